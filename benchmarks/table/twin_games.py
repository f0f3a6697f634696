"""Indistinguishability check: random games, each with a twin game per seat (``kernel.indistinguishability``).

The check runs in pieces. The totals are stored in build/twins.json, so that an interrupted run can be resumed; if the
sources have changed, the check starts over.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, cast

from benchmarks.table.sources import digest_of_python

from burgrave.kernel.indistinguishability import IndistinguishabilityTest, TwinGames
from burgrave.kernel.invariants import BrokenInvariant
from burgrave.kernel.registry import all_games, game_named
from burgrave.study.trials import trials_of

__all__ = ["Tally", "play_piece"]

ROOT: Final = Path(__file__).resolve().parents[2]
KEPT: Final = ROOT / "build" / "twins.json"
PIECE: Final = 10  # games


@dataclass
class Found:
    """Findings of the check for one game."""

    game: str
    games: int = 0
    compared: int = 0  # actions, counted once for each twin that looked the same afterwards
    parted: int = 0  # twins whose difference was revealed
    differences: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.compared += other.compared
        self.parted += other.parted
        self.differences += other.differences


@dataclass
class Tally:
    """Totals of all pieces played with the same sources."""

    sources: str
    found: dict[str, Found]

    @classmethod
    def kept(cls) -> Tally:
        """Return the stored totals if they are from the current sources; otherwise, return empty totals."""
        sources = digest_of_python("src/burgrave/kernel", "src/burgrave/games")
        found = {game.name: Found(game.name) for game in all_games() if game.has_part("twins")}
        if KEPT.exists():
            data = json.loads(KEPT.read_text(encoding="utf-8"))
            if data["sources"] == sources:
                found |= {game: Found(**kept) for game, kept in data["found"].items() if game in found}
        return cls(sources, found)

    def keep(self) -> None:
        """Write the totals to the file that ``kept`` reads."""
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(asdict(self), indent=2), encoding="utf-8")

    def compared(self) -> int:
        return sum(one.compared for one in self.found.values())

    def next_pieces(self, number: int) -> list[tuple[str, int]]:
        """Return the next pieces, as (game, first number), of the game with the fewest compared actions."""
        game = min(self.found, key=lambda one: self.found[one].compared)
        first = self.found[game].games
        return [(game, first + PIECE * piece) for piece in range(number)]


def twins_of(game: str) -> IndistinguishabilityTest:
    make = cast(Callable[[], IndistinguishabilityTest], game_named(game).part("twins"))
    return make()


def play_piece(piece: tuple[str, int]) -> Found:
    game, first = piece
    found = Found(game, games=PIECE)
    for number in range(first, first + PIECE):
        games = TwinGames(twins_of(game))
        options = trials_of(game).options(number)
        try:
            games.walk(number, options)
        except BrokenInvariant as error:
            found.differences.append(
                f"{game}, seed {number}, {json.dumps(options)}, after {games.decision}: {str(error)[:300]}"
            )
        found.compared += games.compared
        found.parted += games.parted
    return found
