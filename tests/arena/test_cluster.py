"""Matches on a Ray cluster give the same results as local ones, even if a worker or a node is killed midway."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from burgrave.arena import Outcome, arena
from burgrave.arena.cluster import ClusterError, in_cluster
from burgrave.arena.executor import execute
from burgrave.arena.journal import read
from burgrave.kernel.errors import SetupError
from burgrave.study.data import Progress, study, study_plan

Reached = TypeVar("Reached")
BOTS = ["rules", "random", "search:3it"]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start a cluster of two nodes on this machine, each with its own raylet."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()  # type: ignore[no-untyped-call]


def refuse(job: int) -> int:
    if job == 2:
        raise SetupError("The second job is wrong.")
    return 10 * job


def die_at(marks: Path, times: int, job: int) -> int:
    """Return the result of a job. Job 2 succeeds only after its worker process has been killed ``times`` times."""
    died = len(list(marks.iterdir()))
    if job == 2 and died < times:
        (marks / str(died)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 10 * job


def killing(cluster: Any, reached: list[Reached]) -> Callable[[Reached], None]:
    """Add a node; return a progress callback that kills the node on its first call."""
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()

    def kill(now: Reached) -> None:
        reached.append(now)
        if len(reached) == 1:
            cluster.remove_node(second, allow_graceful=False)

    return kill


def told(outcome: Outcome) -> list[object]:
    """Return the results that must not depend on which machines played the match."""
    section = outcome.sections[0]
    figures = [(one.bot, one.win_share, one.rank, one.score, one.margin, one.asked) for one in section.standings]
    return [section.deals, section.fingerprint, section.pairwise, figures]


def test_a_node_that_is_killed_costs_a_study_nothing_but_time(cluster: Any, tmp_path: Path) -> None:
    plan = study_plan("citadels", {"players": [2, 4]}, games=120, seed=5)
    alone = study(plan, tmp_path / "alone")
    reached: list[Progress] = []
    shared = study(plan, tmp_path / "shared", cluster=cluster.address, progress=killing(cluster, reached))
    seen = [one.games for one in reached]
    assert seen[-1] == 240 and sorted(seen) == seen
    for table in alone.tables():
        assert alone.scan(table).collect().equals(shared.scan(table).collect())


def test_a_match_is_the_same_there_with_a_node_killed_and_an_interrupt(cluster: Any, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    alone = arena("citadels", BOTS, deals=12, seed=4)
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    seen: list[int] = []

    def disturb(_done: int) -> None:
        seen.append(1)
        if len(seen) == 2:
            cluster.remove_node(second, allow_graceful=False)
        if len(seen) == 6:
            raise KeyboardInterrupt

    begun = arena("citadels", BOTS, deals=12, seed=4, cluster=cluster.address, out=file, progress=disturb)
    assert begun.interrupted and begun.sections[0].deals == 6
    shared = arena("citadels", BOTS, deals=12, seed=4, cluster=cluster.address, out=file)
    assert not shared.interrupted and told(shared) == told(alone)
    assert (shared.about["cluster"], shared.about["workers"]) == (True, None)
    assert read(file).header["cluster"] is True
    again = arena("citadels", BOTS, deals=12, seed=4, workers=2, out=file)  # everything has been played already
    assert told(again) == told(alone)


def test_a_training_is_the_same_there_with_a_node_killed(cluster: Any, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from burgrave.training.plan import TrainingPlan
    from burgrave.training.run import Learned, train

    plan = TrainingPlan("valeria", seed=1, games=8, generation=4, chunk=1, first_generations=1, kept=2)
    alone = train(plan, tmp_path / "alone").read_bytes()
    reached: list[Learned] = []
    shared = train(plan, tmp_path / "shared", cluster=cluster.address, progress=killing(cluster, reached)).read_bytes()
    assert len(reached) == 2
    assert shared == alone


def test_a_worker_that_is_killed_has_its_work_done_again_but_not_for_ever(cluster: Any, tmp_path: Path) -> None:
    (tmp_path / "once").mkdir()
    (tmp_path / "always").mkdir()
    once = partial(die_at, tmp_path / "once", 1)
    assert sorted(in_cluster(once, [1, 2, 3], cluster.address)) == [10, 20, 30]
    with pytest.raises(ClusterError, match=r"^Every cluster worker that ran this job died: ") as raised:
        list(in_cluster(partial(die_at, tmp_path / "always", 99), [2], cluster.address, retries=1))
    assert "\n" not in str(raised.value) and len(list((tmp_path / "always").iterdir())) == 2


def test_what_the_user_got_wrong_is_told(cluster: Any) -> None:
    assert sorted(in_cluster(refuse, [1, 3, 4], cluster.address)) == [10, 30, 40]
    with pytest.raises(SetupError, match=r"^The second job is wrong\.$"):
        list(in_cluster(refuse, [1, 2, 3], cluster.address))
    with pytest.raises(ClusterError, match=r"^A game needs 9 cores on one node, but the largest node .* has 1\.$"):
        arena("citadels", ["search:10ms:x9", "random"], deals=1, cluster=cluster.address)


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1:1", r"There is no Ray cluster at '127\.0\.0\.1:1'"),
        ("ray://127.0.0.1:99999", "There is no Ray cluster at"),
        ("here", r"auto, HOST:PORT or ray://HOST:PORT, not 'here'\."),
    ],
)
def test_a_cluster_that_is_not_there_is_told_in_a_line(tmp_path: Path, address: str, told: str) -> None:
    plan = study_plan("citadels", {"players": [2]}, games=2)
    with pytest.raises(ClusterError, match=told) as raised:
        study(plan, tmp_path / "out", cluster=address)
    assert "\n" not in str(raised.value)
    with pytest.raises(ClusterError, match=told):
        arena("citadels", BOTS, deals=1, cluster=address)


def test_where_nothing_is_left_to_do_nobody_is_asked() -> None:
    assert list(execute(refuse, [], 2)) == []
    assert list(execute(refuse, [], 1, "127.0.0.1:1")) == []
