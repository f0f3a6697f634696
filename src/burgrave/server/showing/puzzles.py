"""Puzzles as the browser client gets them: lists, tables and verdicts."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.registry import all_games, game_named
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State
from burgrave.puzzles import Puzzle, collection_of
from burgrave.server.showing.cursor import Cursor
from burgrave.server.showing.game import table_of
from burgrave.server.showing.table import showing
from burgrave.text.narration import narrator_named

Json = dict[str, Any]

NAMES = ("Odo", "Matilda", "Ruggero", "Beatriz", "Anselm", "Isolda", "Gaspar", "Lucia")
"""Names of a puzzle's players, by seat."""


class Found:
    """A puzzle of a game, with its number in the collection, starting at 1."""

    def __init__(self, game: str, number: int, puzzle: Puzzle) -> None:
        self.game = game
        self.number = number
        self.puzzle = puzzle
        self.theme = table_of(game).theme(puzzle.best[0].partition(" ")[0])

    def playable(self) -> bool:
        """Return True if this version still supports the rules of the puzzle."""
        return game_named(self.game).plays(self.puzzle.rules)

    def title(self) -> Json:
        """Return the puzzle as a PuzzleTitle object."""
        puzzle = self.puzzle
        return {
            "id": puzzle.id,
            "game": self.game,
            "number": self.number,
            "grade": puzzle.grade,
            "players": puzzle.options["players"],
            "round": puzzle.round,
        }

    def themed(self) -> Json:
        """Return the puzzle as a ThemedPuzzle object, including its theme."""
        return {**self.title(), "theme": self.theme}

    def table(self, lang: str | None) -> Json:
        """Return the puzzle as a PuzzleTable object: what the seat to act sees, and nothing else."""
        state, decided = _position(self)
        names = self._names(state)
        seat = self.puzzle.seat
        message = showing(self.game, self._edition(), lang).table(state, seat, names, Cursor(), decided=decided)
        message |= {"room": self.puzzle.id, "seq": len(self.puzzle.moves), "levels": [""] * len(names)}
        message |= {"thinking": [], "undo": False, "clock": None}
        del message["t"]
        return {
            "puzzle": self.title(),
            "set_up": {"game": self.game, "options": {**self.puzzle.options}},
            "table": message,
        }

    def verdict(self, move: str, lang: str | None) -> Json | None:
        """Return the PuzzleVerdict object for an answer, or None if ``move`` is not one of the options."""
        puzzle, rules = self.puzzle, game_named(self.game)
        if move not in puzzle.chances:
            return None
        state, _ = _position(self)
        texts: dict[str, str] = {}
        why = ""
        if lang is not None:
            narrator, names = narrator_named(self.game, self._edition(), lang), self._names(state)
            legal = state.legal(puzzle.seat)
            quotes = [state.quote(puzzle.seat, action) for action in legal]
            options = narrator.options(state.view(puzzle.seat), legal, names, quotes)
            texts = {rules.notation(action): one.label for action, one in zip(legal, options, strict=True)}
            if puzzle.why.name != UNSAID:
                why = narrator.reason(Reason(puzzle.why.name, dict(puzzle.why.arguments)), names, puzzle.seat)
        choices = {
            name: {"notation": name, "text": texts.get(name, ""), "percent": round(100 * share)}
            for name, share in puzzle.chances.items()
        }
        ranked = sorted(choices, key=lambda name: (name not in puzzle.best, -puzzle.chances[name]))
        return {
            "right": move in puzzle.best,
            "played": choices[move],
            "choices": [choices[name] for name in ranked],
            "why": why,
            "theme": self.theme,
            "margin": round(100 * puzzle.margin),
            "error": round(100 * puzzle.error, 1),
            "searches": puzzle.searches,
            "trials": puzzle.trials,
        }

    def _edition(self) -> str | None:
        return game_named(self.game).edition(self.puzzle.options)

    def _names(self, state: State) -> list[str]:
        return [*NAMES[: state.num_players]]


@cache
def every() -> list[Found]:
    """Return the puzzles of all games, sorted by game and number."""
    return [
        Found(game.name, number, puzzle)
        for game in all_games()
        for number, puzzle in enumerate(collection_of(game.name).puzzles, 1)
    ]


@cache
def _by_id() -> dict[str, Found]:
    return {one.puzzle.id: one for one in every()}


def named(name: str) -> Found | None:
    return _by_id().get(name)


def daily(day: int) -> Found | None:
    """Return the puzzle for a day, or None if no puzzle is playable.

    ``day`` counts the days since 1970. The games take turns. Each game uses all its puzzles before repeating one.
    """
    games = sorted({one.game for one in every() if one.playable()})
    if not games:
        return None
    turn, which = divmod(day, len(games))
    own = [one for one in every() if one.game == games[which]]
    return sorted(own, key=lambda one: seed_of("daily", one.puzzle.id))[turn % len(own)]


@lru_cache(maxsize=64)
def _position(found: Found) -> tuple[State, tuple[int, int] | None]:
    """Return the cached position of a puzzle; callers must not modify it."""
    return found.puzzle.replayed(found.game)
