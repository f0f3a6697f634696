"""How the game stood: playouts from the table as all seats together knew it.

Every hand and every character lies open, as on a broadcast of a card game, and what nobody knows is dealt anew each
time. So the shares of all seats add up to one, and a draw or a roll is news when it comes, not before.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from burgrave.bots.ismcts import Search
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.kernel.events import Event
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

__all__ = ["Outlook", "Standing", "had_luck"]

_WORLDS: Final = 6  # in which an action is tried to see whether chance has a say in it


class Standing:
    """Each seat's share of the win, its points, and the standard error of the shares."""

    def __init__(self, shares: list[float], points: list[float], error: float) -> None:
        self.shares = shares
        self.points = points
        self.error = error


class Outlook:
    """Looks at moments of one game. The n-th playout of each moment has the same luck as the n-th of any other."""

    def __init__(self, bots: GameBots, policy: Policy, playouts: int, seed: object) -> None:
        self._playouts = playouts
        self._rng = Rng(0)
        self._searches = [Search(policy, settings, self._rng) for settings in bots.review_settings()]
        luck = Rng(seed_of("review", seed, "outlook"))
        self._luck = [luck.state() for _ in range(playouts)]

    def stands(self, state: State) -> Standing:
        """Return how a game stands."""
        if state.is_over():
            return Standing(state.returns(), [float(score) for score in state.scores()], 0.0)
        return self._played_on(state, -1, -1)

    def expected(self, state: State, seat: int, action: int) -> Standing:
        """Return how it stands after an action, over all that chance could bring with it."""
        return self._played_on(state, seat, action)

    def _played_on(self, state: State, seat: int, action: int) -> Standing:
        sums = _Sums(state.num_players)
        seats = sums.seats
        shares, scores = [0.0] * seats, [0.0] * seats
        for number, luck in enumerate(self._luck):
            self._rng.x = luck
            world = state.deal_unseen(self._rng)
            if seat >= 0:
                world.apply_unchecked(seat, action)
            if world.is_over():
                shares, scores = world.returns(), [float(score) for score in world.scores()]
            else:
                self._searches[number % len(self._searches)].play_on(world, shares, scores)
            sums.add(shares, scores)
        return sums.standing()


class _Sums:
    """Adds up playouts."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._number = 0
        self._shares = [0.0] * seats
        self._points = [0.0] * seats
        self._squares = [0.0] * seats  # of the shares

    def add(self, shares: list[float], scores: list[float]) -> None:
        self._number += 1
        for seat in range(self.seats):
            self._shares[seat] += shares[seat]
            self._points[seat] += scores[seat]
            self._squares[seat] += shares[seat] ** 2

    def standing(self) -> Standing:
        """Return the means, and the largest standard error of a share."""
        number = self._number
        shares = [share / number for share in self._shares]
        error = max(
            sqrt(max(0.0, square / number - mean * mean) / max(1, number - 1))
            for square, mean in zip(self._squares, shares, strict=True)
        )
        return Standing(shares, [points / number for points in self._points], error)


def had_luck(state: State, seat: int, action: int, told: list[Event], seed: object) -> bool:
    """Tell whether chance had a say in what an action brought: whether anything else could have happened.

    ``told``: all that did happen.
    """
    rng = Rng(seed_of("review", seed, "luck"))
    for _ in range(_WORLDS):
        world = state.deal_unseen(rng)
        world.keep_events(True)
        world.apply(seat, action)
        if world.events != told:
            return True
    return False
