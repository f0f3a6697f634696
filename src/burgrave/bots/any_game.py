"""A policy for a game that brings none: it knows the end of a game when it sees it, and nothing else."""

from __future__ import annotations

from burgrave.bots.policy import Policy
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State


class AnyPolicy(Policy):
    """All actions look alike. A search that plays to the end at random still finds out which are better."""

    def __init__(self, game: Game) -> None:
        Policy.__init__(self)
        self._game = game

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the same for each."""
        for _ in options:
            out.append(0.0)

    def progress(self, state: State) -> i64:
        """Return how many rounds have begun."""
        return self._game.rounds(state)
