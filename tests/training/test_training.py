"""Training: samples, a short training that is interrupted and resumed, and a net that beats random play."""

from __future__ import annotations

import json
import shutil
import zlib
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch

from burgrave.arena import arena
from burgrave.cli import run
from burgrave.kernel.files import replace_whole
from burgrave.kernel.learner import PARTS, TrainingSamples
from burgrave.kernel.net import Layout, Look, blank, digest_of, layers_in, net_header, numbered
from burgrave.kernel.registry import game_named
from burgrave.training import run as run_module
from burgrave.training.measuring import Measured, Measuring, match_against
from burgrave.training.plan import TrainingError, TrainingPlan
from burgrave.training.playing import Job, Positions
from burgrave.training.run import CURVES, NET, Learned, train

torch.set_num_threads(1)  # more threads block each other when other tests run in parallel

SMALL = TrainingPlan("valeria", seed=1, games=12, generation=4, chunk=2, first_generations=1, kept=2)


def test_what_is_learned_is_near_to_what_was_said_and_to_the_end() -> None:
    samples = TrainingSamples(0.5)
    look = Look(blank(4))  # predicts 1/2 everywhere
    look.judge()
    samples.begin(1)
    samples.note(look, 0, False)  # in the first turn
    samples.note(look, 0, True)  # at its end
    samples.note(look, 0, True)  # at the end of the second one
    samples.note(look, 0, False)  # in the last one
    samples.finish([[1.0, 0.0, 0.25]])
    heads = np.frombuffer(samples.heads.taken(), np.int32).reshape(-1, 8) / PARTS
    assert heads[:, 2].tolist() == [0.625, 0.75, 1.0, 1.0]  # half from the next turn, half from the final result
    assert heads[:, 3].tolist() == [0.375, 0.25, 0.0, 0.0]
    assert heads[:, 5:].tolist() == [[0.5] * 3] * 4


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the net from a small training run."""
    return train(SMALL, tmp_path_factory.mktemp("whole")).read_bytes()


def test_a_training_that_was_cut_off_goes_on_as_if_it_had_not_been(tmp_path: Path, whole: bytes) -> None:
    train(replace(SMALL, games=4), tmp_path / "cut")
    went_on = train(SMALL, tmp_path / "cut")
    # the learning rate decreases with the planned games, so the shorter plan is identified by its first generation
    # alone
    assert went_on.read_bytes() == whole


class PowerCutError(Exception):
    """Power failure right after a file was written."""


class Power:
    """Replacement for the file writer that fails after a number of writes, or never if the number is 0."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written = 0
        self.fails_after = 0
        monkeypatch.setattr(run_module, "replace_whole", self)

    def __call__(self, *given: Any) -> None:
        replace_whole(*given)
        self.written += 1
        if self.written == self.fails_after:
            raise PowerCutError


class Drawn:
    """Replacement for self-play that returns random positions, which differ for each net."""

    def __init__(self, plan: TrainingPlan, rival: bytes | None) -> None:
        pass

    def __call__(self, job: Job) -> tuple[Job, Positions]:
        rng = np.random.default_rng([job.generation, job.chunk, zlib.crc32(job.net or b"")])
        number = 20 * job.games
        return job, Positions(
            players=rng.integers(2, 5, number, np.int8),
            sizes=np.full(number, 2, np.int16),
            targets=rng.random((number, 3), np.float32),
            said=rng.random((number, 3), np.float32),
            places=rng.integers(0, 4, 2 * number, np.int16),
            values=rng.integers(1, 9, 2 * number, np.uint8),
        )


@pytest.fixture
def small_net(monkeypatch: pytest.MonkeyPatch) -> TrainingPlan:
    """Return a plan with a tiny net and no real games, which makes training fast."""
    monkeypatch.setattr(run_module, "SelfPlay", Drawn)
    learner = SimpleNamespace(inputs=4, layout=Layout())
    learner.layout.add("input", numbered(4))
    monkeypatch.setattr(TrainingPlan, "learner", lambda _plan: learner)
    return replace(SMALL, batch=16)


def told(folder: Path) -> tuple[list[str], bytes, list[dict[str, object]]]:
    """Return a training run's file names, the bytes of its net, and its log without times."""
    log = [dict(json.loads(line)) for line in (folder / "log.jsonl").read_bytes().splitlines()]
    rest = [{name: value for name, value in line.items() if name not in ("playing", "learning")} for line in log]
    return sorted(file.name for file in folder.iterdir()), (folder / NET).read_bytes(), rest


@pytest.mark.parametrize("begins_with_a_net", [False, True])
def test_a_cut_after_any_file_that_is_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_net: TrainingPlan, begins_with_a_net: bool
) -> None:
    first = train(replace(small_net, seed=2), tmp_path / "first").read_bytes()
    start = first if begins_with_a_net else None
    power = Power(monkeypatch)
    train(small_net, tmp_path / "whole", start=start)
    files = power.written
    assert files > 3 * small_net.generations()
    changed = []
    for cut in range(1, files + 1):
        folder = tmp_path / str(cut)
        power.written, power.fails_after = 0, cut
        with pytest.raises(PowerCutError):
            train(small_net, folder, start=start)
        power.fails_after = 0
        train(small_net, folder, start=start)
        if told(folder) != told(tmp_path / "whole"):
            changed.append(cut)
    assert changed == []


def test_the_net_and_the_log_are_put_right_from_the_state(tmp_path: Path, small_net: TrainingPlan) -> None:
    train(small_net, tmp_path)
    before = told(tmp_path)
    (tmp_path / NET).write_bytes(b"the net of another generation")
    (tmp_path / "log.jsonl").write_bytes(b'{"half a li')
    train(small_net, tmp_path)
    assert told(tmp_path) == before


def test_an_older_state_that_holds_neither_net_nor_log_goes_on(tmp_path: Path, small_net: TrainingPlan) -> None:
    train(small_net, tmp_path / "whole")
    train(replace(small_net, games=4), tmp_path / "old")  # the learning rate of the first generation is the same
    state = tmp_path / "old" / "state.pt"
    kept = torch.load(state, weights_only=True)
    torch.save({name: kept[name] for name in ("generation", "scale", "student")}, state)
    (tmp_path / "old" / NET).write_bytes(b"the net of the next generation: the power was cut before the state")
    log = tmp_path / "old" / "log.jsonl"
    lines = log.read_bytes()
    log.write_bytes(lines[:-9])
    with pytest.raises(
        TrainingError, match=r"log\.jsonl is missing or damaged: delete the lines that are not JSON objects"
    ):
        train(small_net, tmp_path / "old")
    log.write_bytes(lines)
    train(small_net, tmp_path / "old")
    assert told(tmp_path / "old") == told(tmp_path / "whole")


def test_a_training_that_began_before_inputs_had_names_goes_on(tmp_path: Path, small_net: TrainingPlan) -> None:
    train(replace(small_net, games=4), tmp_path)
    file = tmp_path / "plan.json"
    begun = json.loads(file.read_bytes())
    del begun["inputs"]
    file.write_text(json.dumps({**begun, "encoding": 0}))
    with pytest.raises(TrainingError, match="has a training run with other inputs; train in another folder"):
        train(small_net, tmp_path)
    layout = small_net.learner().layout
    layout.digest = digest_of(layout)
    train(small_net, tmp_path)
    assert [line["games"] for line in told(tmp_path)[2]] == [4, 8, 12]


def test_a_training_may_begin_with_a_net_that_knows_other_inputs(tmp_path: Path, small_net: TrainingPlan) -> None:
    start = train(small_net, tmp_path / "first").read_bytes()
    learner = small_net.learner()
    learner.layout.add("one more")
    learner.inputs += 1
    with pytest.raises(TrainingError, match=r"other inputs; train in another folder; use --start with"):
        train(small_net, tmp_path / "first")
    plan = replace(small_net, games=4, rate=1e-12, last_rate=1e-12)
    first, *_ = layers_in(train(plan, tmp_path / "second", start=start).read_bytes(), learner.layout)
    known, *_ = layers_in(start, learner.layout)
    assert np.abs(np.array(first) - np.array(known)).max() <= 1


def test_workers_change_nothing(tmp_path: Path, whole: bytes) -> None:
    assert train(SMALL, tmp_path, workers=2).read_bytes() == whole


def test_another_plan_is_refused(tmp_path: Path) -> None:
    plan = replace(SMALL, games=2, generation=2, chunk=2)
    train(plan, tmp_path)
    with pytest.raises(TrainingError, match="has a training run with seed 1, not 2"):
        train(replace(plan, seed=2), tmp_path)


@pytest.mark.parametrize("game", ["valeria", "citadels"])
def test_games_of_a_learner_are_the_same_for_a_seed(game: str) -> None:
    learner = TrainingPlan(game).learner()
    taken = []
    for _ in range(2):
        samples = TrainingSamples(0.9)
        learner.take(None)
        learner.play("once", samples)
        taken.append((samples.heads.taken(), samples.inputs.taken()))
    assert taken[0] == taken[1]
    assert len(taken[0][0]) > 0


def test_a_search_may_play_to_learn_from() -> None:
    heads = []
    for thinks in (0, 5):
        learner = TrainingPlan("citadels", players=2, thinks=thinks).learner()
        for net in (None, blank(learner.inputs)):
            samples = TrainingSamples(0.9)
            learner.take(net)
            learner.play("once", samples)
            heads.append(samples.heads.taken())
    assert all(heads)
    assert heads[0] == heads[2]  # without a net the rule bot plays, and a search has no evaluation
    assert len(set(heads)) == 3  # and the net, and a search with it


def test_what_learns_without_a_search_says_so() -> None:
    with pytest.raises(TrainingError, match="trained without search; remove --thinks"):
        TrainingPlan("valeria", thinks=5).learner()


def test_a_training_begins_with_the_net_that_it_is_given(tmp_path: Path) -> None:
    plan = replace(SMALL, games=2, generation=2, chunk=2, rate=1e-12, last_rate=1e-12)
    begun = train(plan, tmp_path / "begun").read_bytes()
    went_on = train(replace(plan, seed=2), tmp_path / "on", start=begun).read_bytes()
    layout = plan.learner().layout
    # with such a low learning rate the weights stay the same except for rounding
    for before, after in zip(layers_in(begun, layout), layers_in(went_on, layout), strict=True):
        assert np.abs(np.array(before) - np.array(after)).max() <= 1
    made = net_header(went_on)["made"]
    assert isinstance(made, dict)
    assert made["start"] == net_header(begun)["sha256"]


def test_only_one_seat_is_learned_from_where_there_is_a_rival() -> None:
    learner = replace(SMALL, players=2).learner()
    net = blank(learner.inputs)
    heads = []
    for rival in (None, net):
        samples = TrainingSamples(0.9)
        learner.take(net, rival)
        learner.play("once", samples)
        heads.append(np.frombuffer(samples.heads.taken(), np.int32).reshape(-1, 8))
    assert (heads[0][:, 0] == 2).all()
    assert 0 < len(heads[1]) < 0.75 * len(heads[0])


def test_a_net_learns_to_beat_another(tmp_path: Path) -> None:
    plan = replace(SMALL, games=2, generation=2, chunk=2, players=2)
    rival = train(plan, tmp_path / "rival").read_bytes()
    out = tmp_path / "exploiter"
    train(replace(plan, seed=2), out, start=rival, rival=rival, measuring=Measuring(1, deals=1, games=1))
    told = Measured.of(json.loads((out / "measured.jsonl").read_text()))
    assert [(match.title, match.fair) for match in told.matches] == [("against the rival", 0.5)]
    with pytest.raises(TrainingError, match="has a training run with rival"):
        train(replace(plan, seed=2), out, start=rival)


def test_a_net_that_learns_to_beat_a_search_is_measured_by_one(tmp_path: Path) -> None:
    plan = TrainingPlan("citadels", seed=1, games=2, generation=2, chunk=2, players=3, thinks=5)
    rival = train(replace(plan, thinks=0), tmp_path / "rival").read_bytes()
    out = tmp_path / "exploiter"
    train(plan, out, start=rival, rival=rival, measuring=Measuring(1, deals=1, games=1))
    told = Measured.of(json.loads((out / "measured.jsonl").read_text()))
    assert [(match.title, match.fair) for match in told.matches] == [("against the rival", 1 / 3)]
    assert match_against(Path("r.net"), plan).bots == ["search:5it:net={net}", *["search:5it:net=r.net"] * 2]
    assert match_against(Path("r.net"), replace(plan, thinks=0)).bots == ["net:{net}", "net:r.net", "net:r.net"]


def test_the_rival_of_a_search_searches() -> None:
    heads = []
    for thinks, rival in ((5, False), (5, True), (0, True)):
        learner = TrainingPlan("citadels", players=2, thinks=thinks).learner()
        samples = TrainingSamples(0.9)
        net = blank(learner.inputs)
        learner.take(net, net if rival else None)
        learner.play("once", samples)
        heads.append(samples.heads.taken())
    assert all(heads)
    assert len(set(heads)) == 3


def test_a_device_by_its_number_learns_the_same(tmp_path: Path, small_net: TrainingPlan) -> None:
    named, default = train(small_net, tmp_path / "named", device="cpu:0"), train(small_net, tmp_path / "default")
    assert named.read_bytes() == default.read_bytes()


@pytest.mark.parametrize("name", ["cuda:77", "nowhere", "meta", ""])
def test_a_device_that_is_not_there_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    out = tmp_path / "out"
    assert run(["train", "valeria", "--out", str(out), f"--device={name}"]) == 2
    err = capsys.readouterr().err
    assert err.startswith("burgrave: PyTorch can use cpu") and repr(name) in err and err.count("\n") == 1
    assert not out.exists()


def test_a_training_is_measured_and_shown(tmp_path: Path) -> None:
    plan = replace(SMALL, games=4, generation=2, chunk=2)
    train(plan, tmp_path, measuring=Measuring(1, deals=1, games=1))
    lines = (tmp_path / "measured.jsonl").read_text().splitlines()
    told = [Measured.of(json.loads(line)) for line in lines]
    assert [one.games for one in told] == [2, 4]
    assert [match.title for match in told[0].matches] == ["two players", "four players"]
    assert told[0].matches[1].fair == 0.25
    assert all(0 <= part.said <= 1 and 0 <= part.came <= 1 for part in told[1].calibration)
    page = (tmp_path / CURVES).read_text()
    assert page.count("<svg") == 3
    assert "<script" not in page
    assert "4 games." in page


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        *[
            ("rate", value, "'rate' of a training run must be above 0, at most 1")
            for value in ("nan", "-1", "0", "inf", "1e300")
        ],
        *[
            ("reuse", value, "'reuse' of a training run must be above 0, at most 100")
            for value in ("nan", "inf", "0", "1e9")
        ],
        *[
            ("generation", value, "'generation' of a training run must be 1 to 1000000")
            for value in ("0", "-1", "9" * 20)
        ],
        *[("games", value, "'games' of a training run must be 1 to 1000000000") for value in ("0", "-5", "9" * 20)],
        *[("company", value, "'company' of a training run must be 0 to 100") for value in ("101", "-1")],
        *[("thinks", value, "'thinks' of a training run must be 0 to 100000") for value in ("-5", "99999999999")],
        *[("measure-every", value, "between measurements must be 1 to 1000000") for value in ("0", "-1", "9" * 20)],
        *[("deals", value, "deals of a measurement must be 1 to 1000000") for value in ("0", "-2", "9" * 20)],
        *[("players", value, "is trained with 1 to 5 players, or 0") for value in ("-1", "6")],
    ],
)
def test_a_number_that_cannot_be_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, value: str, told: str
) -> None:
    out = tmp_path / "out"
    line = ["train", "valeria", "--out", str(out), f"--{option}={value}"]
    assert run(line) == 2
    err = capsys.readouterr().err
    assert told in err and err.count("\n") == 1 and "without search" not in err
    assert not out.exists()


DAMAGED = {
    "plan.json": "delete it, and repeat the command",
    "state.pt": "train in another folder; use --start with the file latest.net",
    "games-00000.npz": "train in another folder; use --start with the file latest.net",
    "measured.jsonl": "delete the lines that are not JSON objects",
}


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an unfinished training run."""
    out = tmp_path_factory.mktemp("begun")
    train(replace(SMALL, games=2, generation=2), out, measuring=Measuring(1, deals=1, games=1))
    return out


@pytest.mark.parametrize(
    ("name", "left"),
    [(name, left) for name in DAMAGED for left in (0.0, 0.5, 0.95, -1.0) if left or not name.endswith(".jsonl")],
)
def test_a_damaged_file_of_a_training_is_named(tmp_path: Path, begun: Path, name: str, left: float) -> None:
    out = tmp_path / "out"
    shutil.copytree(begun, out)
    file = out / name
    data = file.read_bytes()
    file.write_bytes(b"\0 rubbish\n" if left < 0 else data[: int(left * len(data))])
    with pytest.raises(TrainingError) as caught:
        train(replace(SMALL, games=4, generation=2), out, measuring=Measuring(1, deals=1, games=1))
    told = str(caught.value)
    assert told.startswith(f"{file} is missing or damaged: ") and "\n" not in told
    assert DAMAGED[name] in told


def test_a_short_training_beats_chance(tmp_path: Path) -> None:
    plan = TrainingPlan("valeria", seed=3, games=800, generation=200, first_generations=2, reuse=4.0, players=2)
    seen: list[Learned] = []
    net = train(plan, tmp_path, progress=seen.append)
    assert [done.games for done in seen] == [200, 400, 600, 800]
    assert seen[-1].said < 0.69  # the net's log loss is better than a coin toss
    outcome = arena("valeria", [f"net:{net}", "random"], {"players": 2, "scenario": "random"}, deals=40, seed=5)
    assert outcome.sections[0].standings[0].win_share.low > 0.5
    assert game_named("valeria").has_part("learner")
    assert (tmp_path / NET).stat().st_size < 1_000_000
