"""Bots that play what a policy thinks best at first sight: the rule bot, and the one that errs like a person."""

from __future__ import annotations

from math import exp

from burgrave.bots.drawing import DrawingBot
from burgrave.bots.playing import policy_of
from burgrave.bots.policy import Policy
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

__all__ = ["NoisyBot", "PolicyBot", "RulesBot"]

_FINE = 1 << 20  # steps of chance


class PolicyBot(DrawingBot):
    """Plays what a policy thinks best at first sight."""

    def __init__(self, game: str, made: tuple[object, ...], policy: Policy, rng: Rng) -> None:
        DrawingBot.__init__(self, game, made, rng)
        self._policy = policy
        self._worths: list[float] = []

    def choose(self, seat: Seat) -> int:
        """Return the legal action that looks best; where nobody should foresee it, one that is about as good."""
        legal = self.options(seat)
        if len(legal) == 1:
            return legal[0]
        worths = self._worths
        worths.clear()
        self._policy.action_values(seat.world, seat.index, legal, worths)
        mood = self._policy.tie_noise(seat.world, seat.index)
        best = legal[0]
        most = -1e9
        for i, action in enumerate(legal):
            value = worths[i] + mood * (float(self._rng.below(_FINE)) / _FINE)
            if value > most:
                best, most = action, value
        return best


class RulesBot(PolicyBot):
    """Plays by rules of thumb, made by hand for each game."""

    def __init__(self, game: str, seed: object) -> None:
        PolicyBot.__init__(self, game, (game, seed), policy_of(game), Rng(seed_of("rules", seed)))


class NoisyBot(DrawingBot):
    """Plays like somebody who is new to the game: often what looks second best, never what looks foolish."""

    def __init__(self, game: str, seed: object, noise: float, worst: float) -> None:
        DrawingBot.__init__(self, game, (game, seed, noise, worst), Rng(seed_of("noisy", seed)))
        self._policy = policy_of(game)
        self._noise = noise  # points: of options so far apart, the better is played e times as often
        self._worst = worst  # points: what falls further short of the best is not played

    def choose(self, seat: Seat) -> int:
        """Return a legal action; the better it looks, the likelier it is."""
        legal = self.options(seat)
        if len(legal) == 1:
            return legal[0]
        worths: list[float] = []
        self._policy.action_values(seat.world, seat.index, legal, worths)
        top = max(worths)
        weights: list[float] = []
        for worth in worths:
            short = top - worth
            weights.append(exp(-short / self._noise) if short <= self._worst else 0.0)
        point = sum(weights) * (float(self._rng.below(_FINE)) / _FINE)
        for i, action in enumerate(legal):
            point -= weights[i]
            if point < 0.0:
                return action
        return legal[worths.index(top)]
