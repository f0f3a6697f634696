"""Puzzles and their files: compressed JSON lines, with a header and then one puzzle per line."""

from __future__ import annotations

import gzip
import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.files import bytes_up_to, replace_whole
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.review.types import Why

FORMAT: Final = 1
SHIPPED: Final = "puzzles.jsonl.gz"
GRADES: Final = (1, 2, 3, 4)
"""Grades of difficulty, from easy to expert (``making.SOLVERS``)."""
_MOST: Final = 16 << 20  # bytes of a file


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position from a game between bots, and its solution; winning chances range from 0 to 1."""

    id: str
    rules: int  # version
    options: dict[str, object]  # complete options of the game
    seed: int
    moves: list[str]  # all actions before the position, in notation
    seat: int
    best: list[str]  # notations of the right answers, best first; the others reach the same position
    margin: float  # winning chance of the best move minus that of the best wrong one
    error: float  # standard error of ``margin``
    searches: int  # independent searches; all of them agree
    trials: int  # of all searches together
    grade: int
    chances: dict[str, float]  # winning chance after each option, by notation
    why: Why  # main fact in favor of the best move
    round: int
    number: int  # of the game that contains the puzzle, among the games of the collection's seed

    def state(self, game: str) -> State:
        """Return the position; raise BurgraveError if it does not replay under the current rules."""
        return self.replayed(game)[0]

    def replayed(self, game: str) -> tuple[State, tuple[int, int] | None]:
        """Return the position, and the numbers of events before and after the seat's last decision.

        Instead of the numbers, return None if the seat has not made a decision.
        """
        rules = game_named(game)
        if not rules.plays(self.rules):
            raise SetupError(f"Puzzle {self.id} uses rules version {self.rules}; {rules.versions()} can be played.")
        state = rules.new(self.seed, rules.options_under(self.rules, dict(self.options)), True)
        decided: tuple[int, int] | None = None
        for move in self.moves:
            seat, before = state.to_act(), state.event_count()
            state.apply(seat, rules.parse(move))
            if seat == self.seat:
                decided = before, state.event_count()
        if self.seat not in state.open_seats():
            raise SetupError(f"Puzzle {self.id}: seat {self.seat} has no decision.")
        return state, decided


class Header(msgspec.Struct):
    """First line of a file: the format, the game and seed, and the games that were searched."""

    format: int
    game: str
    seed: int | str
    done: int  # games 0 to ``done - 1`` are finished ...
    ahead: list[int]  # ... and these, by other workers


class Collection:
    def __init__(self, header: Header, puzzles: list[Puzzle]) -> None:
        self.header = header
        self.puzzles = puzzles

    @property
    def game(self) -> str:
        return self.header.game

    def finished(self, number: int) -> bool:
        """Return True if game ``number`` has been searched and its puzzles have been added."""
        return number < self.header.done or number in self.header.ahead

    def add(self, number: int, puzzles: list[Puzzle]) -> None:
        self.puzzles = sorted([*self.puzzles, *puzzles], key=lambda one: (one.number, len(one.moves)))
        ahead = {*self.header.ahead, number}
        while self.header.done in ahead:
            ahead.remove(self.header.done)
            self.header.done += 1
        self.header.ahead = sorted(ahead)

    def write(self, path: str | os.PathLike[str]) -> None:
        """Write the file atomically; equal collections give equal bytes."""
        encoder = msgspec.json.Encoder()
        lines = [encoder.encode(one) for one in (self.header, *self.puzzles)]
        replace_whole(path, gzip.compress(b"\n".join(lines) + b"\n", mtime=0), True)


def read_collection(path: str | os.PathLike[str]) -> Collection:
    """Read a file of puzzles; raise SetupError if it is damaged."""
    try:
        data = bytes_up_to(path, _MOST)
    except OSError as error:
        raise SetupError(f"{os.fspath(path)} cannot be read: {error.strerror or error}.") from error
    if data is None:
        raise SetupError(f"{os.fspath(path)} is not a file of puzzles: it is larger than {_MOST >> 20} MiB.")
    return _parsed(data, os.fspath(path))


@cache
def collection_of(game: str) -> Collection:
    """Return the puzzles that come with a game, or an empty collection. Do not modify the result: it is cached."""
    package = game_named(game).locales
    if package:
        shipped = files(package) / SHIPPED
        if shipped.is_file():
            return _parsed(shipped.read_bytes(), f"{game}: {SHIPPED}")
    return Collection(Header(FORMAT, game, 0, 0, []), [])


def new_collection(game: str, seed: int | str) -> Collection:
    """Return an empty collection; raise SetupError for an unknown game."""
    return Collection(Header(FORMAT, game_named(game).name, seed, 0, []), [])


def resumed(path: Path, game: str, seed: int | str) -> Collection:
    """Return the collection in a file, or an empty one if the file does not exist.

    Raise SetupError if the file is damaged or belongs to another game or seed.
    """
    if not os.path.lexists(path):
        return new_collection(game, seed)
    found = read_collection(path)
    if (found.game, found.header.seed) != (game_named(game).name, seed):
        raise SetupError(
            f"{path} has puzzles of {found.game} with the seed {found.header.seed!r}; choose another file."
        )
    return found


def _parsed(data: bytes, source: str) -> Collection:
    try:
        head, *lines = gzip.decompress(data).splitlines()
        header = msgspec.json.decode(head, type=Header)
        if header.format != FORMAT:
            raise SetupError(f"{source} has the format {header.format}; this version reads format {FORMAT}.")
        return Collection(header, [msgspec.json.decode(line, type=Puzzle) for line in lines])
    except BurgraveError:
        raise
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
        raise SetupError(f"{source} is not a file of puzzles: {error}.") from error
