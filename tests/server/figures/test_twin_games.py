"""Twin games: an interrupted count resumes where it stopped, and findings are reported."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.table import twin_games
from benchmarks.table.twin_games import Found, Tally, play_piece


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(twin_games, "KEPT", tmp_path / "build" / "twins.json")
    monkeypatch.setattr(twin_games, "PIECE", 2)


def test_pieces_are_of_the_game_that_has_fewer_and_go_on_where_they_stopped() -> None:
    tally = Tally.kept()
    tally.found["citadels"].add(Found("citadels", games=2, compared=90))
    assert tally.next_pieces(2) == [("valeria", 0), ("valeria", 2)]
    tally.found["valeria"].add(Found("valeria", games=4, compared=100, differences=["one"]))
    tally.keep()
    again = Tally.kept()
    assert again == tally and again.compared() == 190
    assert again.next_pieces(1) == [("citadels", 2)]


def test_other_sources_start_over() -> None:
    tally = Tally.kept()
    tally.found["citadels"].compared = 90
    tally.sources = "others"
    tally.keep()
    assert Tally.kept().compared() == 0


def test_a_piece_tells_what_it_compared() -> None:
    found = play_piece(("valeria", 5))
    assert found.games == 2 and found.compared > 0 and found.differences == []
