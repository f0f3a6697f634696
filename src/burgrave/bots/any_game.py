"""A policy for a game that brings none: it knows the end of a game when it sees it, and nothing else."""

from __future__ import annotations

from burgrave.bots.policy import Policy
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State

__all__ = ["AnyPolicy"]


class AnyPolicy(Policy):
    """All actions look alike. A search that plays to the end at random still finds out which are better."""

    def __init__(self, game: Game) -> None:
        Policy.__init__(self)
        self._game = game

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the same for each."""
        for _ in options:
            out.append(0.0)

    def evaluate(self, state: State, shares: list[float], scores: list[float]) -> None:
        """Put in who has won; before the end, equal chances. The points are those that would count now."""
        ranks = state.ranks()
        points = state.scores()
        over = state.is_over()
        winners = ranks.count(1)
        for seat in range(len(points)):
            scores[seat] = float(points[seat])
            if not over:
                shares[seat] = 1.0 / float(len(points))
            elif ranks[seat] == 1:
                shares[seat] = 1.0 / float(winners)
            else:
                shares[seat] = 0.0

    def progress(self, state: State) -> i64:
        """Return how many rounds have begun."""
        return self._game.rounds(state)
