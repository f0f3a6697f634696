"""A study on a Ray cluster: the same rows, also when a node is killed in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from burgrave.kernel.errors import SetupError
from burgrave.study.data import Progress, StudyError, study, study_plan
from burgrave.study.data.cluster import in_cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two nodes on this machine, each with a raylet of its own."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()  # type: ignore[no-untyped-call]


def refuse(job: int) -> int:
    """Do a job, or say what the user got wrong."""
    if job == 2:
        raise SetupError("The second job is wrong.")
    return 10 * job


@pytest.mark.timeout(300)
def test_a_node_that_is_killed_costs_nothing_but_time(cluster: Any, tmp_path: Path) -> None:
    plan = study_plan("citadels", {"players": [2, 4]}, games=120, seed=5)
    alone = study(plan, tmp_path / "alone")
    second = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    seen: list[int] = []

    def kill(reached: Progress) -> None:
        seen.append(reached.games)
        if len(seen) == 1:
            cluster.remove_node(second, allow_graceful=False)

    shared = study(plan, tmp_path / "shared", cluster=cluster.address, progress=kill)
    assert seen[-1] == 240 and sorted(seen) == seen
    for table in alone.tables():
        assert alone.scan(table).collect().equals(shared.scan(table).collect())


@pytest.mark.timeout(120)
def test_what_the_user_got_wrong_is_told(cluster: Any) -> None:
    assert sorted(in_cluster(refuse, [1, 3, 4], cluster.address)) == [10, 30, 40]
    with pytest.raises(SetupError, match=r"^The second job is wrong\.$"):
        list(in_cluster(refuse, [1, 2, 3], cluster.address))


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
    with pytest.raises(StudyError, match=told) as raised:
        study(plan, tmp_path / "out", cluster=address)
    assert "\n" not in str(raised.value)
