"""Default golden playthroughs for games that define none: random play, once for each number of players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from tools.golden_text import Playthrough

import burgrave
from burgrave.kernel.state import State

__all__ = ["AnyPlaythrough", "any_playthroughs"]

SEED = 1


@dataclass(frozen=True)
class AnyPlaythrough(Playthrough):
    """A playthrough with the game's default options."""

    called: str

    @property
    def game(self) -> str:
        return self.called

    def name(self) -> str:
        return f"{self.called}-{self.players}p.txt"

    def options(self) -> dict[str, object]:
        return {"players": self.players}

    def chance(self) -> burgrave.Rng:
        return burgrave.Rng(f"golden {self.name()} {self.seed}")

    def choose(self, state: State, rng: burgrave.Rng) -> tuple[int, int]:
        seats = state.open_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal(seat)
        return seat, legal[rng.below(len(legal))]

    @property
    def events(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        table = burgrave.game_named(self.called).events.arguments
        return {kind: (name, tuple(names)) for kind, (name, names) in table.items()}

    def argument(self, name: str, value: int) -> str:
        return str(value)

    def views(self, state: State) -> Iterator[str]:
        """Yield the spectator's view, then the fields of each seat's view that differ from it."""
        public = state.view(None)
        yield f"  table: {json.dumps(public)}"
        for seat in range(self.players):
            own = {key: value for key, value in state.view(seat).items() if key not in public or public[key] != value}
            yield f"  view {seat}: {json.dumps(own)}"


def any_playthroughs(game: str) -> list[Playthrough]:
    least, most = burgrave.game_named(game).seats()
    return [AnyPlaythrough(players, SEED, game) for players in range(least, most + 1)]
