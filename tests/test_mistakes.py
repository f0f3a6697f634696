"""Bots' mistakes at single decisions, in reproducible positions that are judged only once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks import mistakes


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes, "FOLDER", tmp_path)


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_position_is_the_same_each_time_and_has_a_choice(game: str) -> None:
    state, seat = mistakes.position(game, 3)
    again, same_seat = mistakes.position(game, 3)
    assert (state.digest(), seat) == (again.digest(), same_seat)
    assert len(state.legal(seat)) >= mistakes.LEAST
    assert mistakes.position(game, 4)[0].digest() != state.digest()


def test_judging_goes_on_and_bots_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    mistakes.judge("citadels", 1, 0.05)
    mistakes.judge("citadels", 2, 0.05)
    judged = mistakes.read("citadels")
    assert [one.number for one in judged] == [0, 1]
    assert all(len(one.shares) > 1 for one in judged)
    capsys.readouterr()
    mistakes.measure("citadels", ["rules", "random"], write=True)
    kept = json.loads((mistakes.FOLDER / "citadels-bots.json").read_text("utf-8"))
    assert (kept["positions"], kept["seconds"]) == (2, [0.05])
    assert [one["bot"] for one in kept["bots"]] == ["rules", "random"]
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["rules", "random"]
    assert "% of the win per decision" in lines[0]


def test_a_truncated_line_is_judged_again() -> None:
    mistakes.judge("citadels", 2, 0.05)
    file = mistakes.FOLDER / "citadels.jsonl"
    whole = file.read_bytes()
    first = whole.index(b"\n") + 1
    for end in (first + 1, len(whole) - 9, len(whole) - 1):
        file.write_bytes(whole[:end])
        assert [one.number for one in mistakes.read("citadels")] == [0]
        mistakes.judge("citadels", 2, 0.05)
        assert [one.number for one in mistakes.read("citadels")] == [0, 1]
        assert file.read_bytes()[:first] == whole[:first]


class Taking:
    def __init__(self, action: int) -> None:
        self.action = action

    def choose(self, seat: object) -> int:
        return self.action


@pytest.mark.parametrize(("action", "loss", "same"), [(7, "0.00", 100), (5, "45.00", 0), (3, "50.00", 0)])
def test_a_mistake_is_measured_against_the_best_option(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], action: int, loss: str, same: int
) -> None:
    """An unvisited option counts as the worst visited one, and a single good visit does not make an option the best."""
    found = mistakes.position("citadels", 0)
    judged = mistakes.Judged(0, found[0].digest(), 1.0, {5: 0.25, 7: 0.7, 9: 0.2, 11: 0.9}, {5: 8, 7: 90, 9: 5, 11: 1})
    (mistakes.FOLDER / "citadels.jsonl").write_text(json.dumps(vars(judged)) + "\n")
    monkeypatch.setattr(mistakes, "position", lambda game, number: found)
    monkeypatch.setattr(mistakes, "bot_named", lambda game, spec, seed: Taking(action))
    mistakes.measure("citadels", ["made-up"])
    assert capsys.readouterr().out == f"made-up: {loss} ± 0.00 % of the win per decision, {same} % the best\n"


def test_a_position_that_is_another_one_now_is_refused() -> None:
    mistakes.judge("citadels", 1, 0.05)
    file = mistakes.FOLDER / "citadels.jsonl"
    file.write_text(file.read_text().replace(mistakes.read("citadels")[0].digest, "0" * 32))
    with pytest.raises(SystemExit, match="Position 0 has changed with the rules"):
        mistakes.measure("citadels", ["rules"])
