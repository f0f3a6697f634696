"""What bots give away at a decision: positions that are the same each time, judged once."""

from __future__ import annotations

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
    mistakes.measure("citadels", ["rules", "random"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["rules", "random"]
    assert "% of the win a decision" in lines[0]


def test_a_position_that_is_another_one_now_is_refused() -> None:
    mistakes.judge("citadels", 1, 0.05)
    file = mistakes.FOLDER / "citadels.jsonl"
    file.write_text(file.read_text().replace(mistakes.read("citadels")[0].digest, "0" * 32))
    with pytest.raises(SystemExit, match="Position 0 is another one now"):
        mistakes.measure("citadels", ["rules"])
