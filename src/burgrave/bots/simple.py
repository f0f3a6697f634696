"""Bots that do not search: random, rule-based, greedy and net."""

from __future__ import annotations

from math import exp
from typing import Final

from burgrave.bots.errors import options_of
from burgrave.bots.playing import bots_for, policy_of, searching_of
from burgrave.bots.policy import Policy
from burgrave.kernel.errors import SetupError
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

# ---- Seeded bots -----------------------------------------------------------------------------------------------------


class DrawingBot:
    """Bot with a random generator of its own; ``game``: the game that it plays, "" for every game.

    Pickles and copies hold the arguments of its class (``made``) and the state of its generator. Policies, nets and
    trees are created again.
    """

    def __init__(self, game: str, made: tuple[object, ...], rng: Rng) -> None:
        self._game = game
        self._made = made
        self._rng = rng

    def options(self, seat: Seat) -> list[int]:
        """Return what a seat may play now; raise IllegalAction if it is nothing, SetupError if the game is another."""
        return options_of(seat, self._game)

    def __reduce__(self) -> tuple[object, tuple[object, ...], Rng]:
        return type(self), self._made, self._rng

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng


# ---- Random ----------------------------------------------------------------------------------------------------------


class RandomBot(DrawingBot):
    """Plays without thinking."""

    def __init__(self, seed: object) -> None:
        DrawingBot.__init__(self, "", (seed,), Rng(seed_of("random", seed)))

    def choose(self, seat: Seat) -> int:
        """Return a random legal action."""
        legal = self.options(seat)
        return legal[self._rng.below(len(legal))]


# ---- Rules -----------------------------------------------------------------------------------------------------------

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


# ---- Greedy ----------------------------------------------------------------------------------------------------------

_WORLDS: Final = 8
_LUCK: Final = 0.0001  # between options that look alike


class GreedyBot(DrawingBot):
    """Plays the action after which its chance to win looks best, over a few worlds that it cannot tell apart."""

    def __init__(self, game: str, seed: object) -> None:
        DrawingBot.__init__(self, game, (game, seed), Rng(seed_of("greedy", seed)))
        self._policy = searching_of(game)

    def choose(self, seat: Seat) -> int:
        """Return the legal action that leads to the best forecast."""
        legal = self.options(seat)
        if len(legal) == 1:
            return legal[0]
        totals = [_LUCK * float(self._rng.below(1000)) / 1000.0 for _ in legal]
        players = len(seat.world.scores())
        shares = [0.0] * players
        scores = [0.0] * players
        for _ in range(_WORLDS):
            world = seat.sample(self._rng)
            i: i64
            for i, action in enumerate(legal):
                after = world.copy()
                after.apply_unchecked(seat.index, action)
                self._policy.evaluate(after, shares, scores)
                totals[i] += shares[seat.index] + 0.001 * scores[seat.index]
        return legal[totals.index(max(totals))]


# ---- Net -------------------------------------------------------------------------------------------------------------


class NetBot(PolicyBot):
    """Plays by the net of the package, or by that of a file, given as its bytes."""

    def __init__(self, game: str, seed: object, data: bytes | None = None) -> None:
        bots = bots_for(game)
        if not bots.plays_by_net():
            raise SetupError(f"No net plays {game} by itself: choose another bot.")
        PolicyBot.__init__(self, game, (game, seed, data), bots.learned(data), Rng(seed_of("net", seed)))
