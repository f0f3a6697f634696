"""Puzzle maker: reproducible and resumable files, and checks of the shipped puzzles."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.bots.citadels_moments import going

from burgrave.kernel.errors import SetupError
from burgrave.kernel.quote import UNSAID
from burgrave.kernel.registry import game_named
from burgrave.puzzles import check, collection_of, making, read_collection
from burgrave.puzzles.collection import new_collection
from burgrave.puzzles.making import make
from burgrave.review import clear
from burgrave.review.clear import MARGIN, SEARCHES, ClearMoves, Verdict

GAMES = ("citadels", "valeria")


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_a_game_replay_and_state_how_clear_they_are(game: str) -> None:
    puzzles = collection_of(game).puzzles
    assert puzzles
    assert len({one.id for one in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = puzzle.state(game)
        legal = [game_named(game).notation(action) for action in state.legal(puzzle.seat)]
        assert sorted(puzzle.chances) == sorted(legal)
        assert set(puzzle.best) < set(legal)
        assert len(legal) - len(puzzle.best) >= 2
        assert puzzle.margin >= MARGIN
        assert puzzle.searches == SEARCHES
        assert puzzle.grade in (1, 2, 3, 4)
        wrong = max(share for name, share in puzzle.chances.items() if name not in puzzle.best)
        assert puzzle.chances[puzzle.best[0]] > wrong


def verdict(*chances: str) -> Verdict:
    """Return a verdict in which the first of these moves is the best."""
    found = Verdict.__new__(Verdict)
    found.best, found.right, found.chances = chances[0], [chances[0]], dict.fromkeys(chances, 0.5)
    return found


def test_no_puzzle_is_about_the_order_of_free_actions() -> None:
    state = going(
        "warlord", gold=3, turn={"gathered": False}, others=[{"city": ["castle"], "characters": ["merchant"]}]
    )
    judge = ClearMoves("citadels")
    assert judge.is_order(state, verdict("destroy 1", "gold"))
    state = going("warlord", gold=3, others=[{"city": ["castle"], "characters": ["merchant"]}])
    assert not judge.is_order(state, verdict("destroy 1", "end"))
    assert not judge.is_order(state, verdict("end", "destroy 1"))


@pytest.mark.parametrize("game", GAMES)
def test_the_reason_of_a_puzzle_holds_for_its_best_move_only(game: str) -> None:
    judge = ClearMoves(game)
    for puzzle in collection_of(game).puzzles:
        found = verdict(*puzzle.chances)
        found.best, found.right, found.chances = puzzle.best[0], puzzle.best, puzzle.chances
        state = puzzle.state(game)
        reason = judge.reason(state, found)
        assert (reason.name, reason.arguments) == (puzzle.why.name, puzzle.why.arguments)
        assert reason.name != UNSAID
        assert not judge.is_order(state, found)


def test_the_shipped_files_are_small() -> None:
    home = Path(making.__file__).parents[1] / "games"
    assert all((home / game / "puzzles.jsonl.gz").stat().st_size < 60_000 for game in GAMES)


def test_a_stopped_run_is_resumed_and_gives_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = collection_of("citadels").puzzles
    played: list[int] = []

    def found(_game: str, _seed: int | str, number: int) -> tuple[int, list[object]]:
        played.append(number)
        return number, [one for one in some if one.number == number]

    monkeypatch.setattr(making, "_puzzles_of", found)
    make("citadels", tmp_path / "whole.gz", games=6, seed=1)
    make("citadels", tmp_path / "parts.gz", games=2, seed=1)
    played.clear()
    make("citadels", tmp_path / "parts.gz", games=6, seed=1)
    assert played == [2, 3, 4, 5]
    assert (tmp_path / "whole.gz").read_bytes() == (tmp_path / "parts.gz").read_bytes()
    assert read_collection(tmp_path / "whole.gz").puzzles == [one for one in some if one.number < 6]
    with pytest.raises(SetupError, match="with the seed 1; choose another file"):
        make("citadels", tmp_path / "parts.gz", games=6, seed=2)


def test_the_order_in_which_workers_finish_does_not_matter(tmp_path: Path) -> None:
    some = [one for one in collection_of("citadels").puzzles if one.number < 6]
    for name, order in (("a", range(6)), ("b", reversed(range(6)))):
        collection = new_collection("citadels", 1)
        for number in order:
            collection.add(number, [one for one in some if one.number == number])
        assert (collection.header.done, collection.header.ahead) == (6, [])
        collection.write(tmp_path / name)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


@pytest.mark.long
def test_a_game_gives_the_same_puzzles_again() -> None:
    """The first game in the shipped collection that has puzzles is searched again."""
    header = collection_of("citadels").header
    shipped = collection_of("citadels").puzzles
    number = shipped[0].number
    found = making._puzzles_of("citadels", header.seed, number)[1]
    assert sorted(found, key=lambda one: len(one.moves)) == [one for one in shipped if one.number == number]


def test_a_check_reports_a_wrong_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clear, "SEARCHES", 1)
    collection = new_collection("citadels", 1)
    puzzle = max(collection_of("citadels").puzzles, key=lambda one: one.margin)
    wrong = next(name for name in puzzle.chances if name not in puzzle.best)
    for best, fault in ((puzzle.best, ""), ([wrong], f"The best move is {puzzle.best[0]!r}, not {wrong!r}.")):
        collection.puzzles = [msgspec.structs.replace(puzzle, best=best)]
        collection.write(tmp_path / "one.gz")
        assert [found for _, found in check(tmp_path / "one.gz")] == [fault]
