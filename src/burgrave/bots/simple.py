"""Bots that do not search: the random, rule-based, greedy and net bots."""

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


class SeededBot:
    """Base class of bots with their own random generator.

    ``game`` is the game that the bot plays, or "" for every game. Pickles and copies contain the constructor arguments
    (``made``) and the generator state; policies, nets and trees are recreated.
    """

    def __init__(self, game: str, made: tuple[object, ...], rng: Rng) -> None:
        self._game = game
        self._made = made
        self._rng = rng

    def options(self, seat: Seat) -> list[int]:
        """Return the legal actions of a seat; raise IllegalAction if there are none.

        Raise SetupError for a seat in another game.
        """
        return options_of(seat, self._game)

    def __reduce__(self) -> tuple[object, tuple[object, ...], Rng]:
        return type(self), self._made, self._rng

    def __setstate__(self, rng: Rng) -> None:
        self._rng = rng


# ---- Random ----------------------------------------------------------------------------------------------------------


class RandomBot(SeededBot):
    """Bot that plays uniformly at random."""

    def __init__(self, seed: object) -> None:
        SeededBot.__init__(self, "", (seed,), Rng(seed_of("random", seed)))

    def choose(self, seat: Seat) -> int:
        legal = self.options(seat)
        return legal[self._rng.below(len(legal))]


# ---- Rules -----------------------------------------------------------------------------------------------------------

_FINE = 1 << 20  # resolution of random numbers


class PolicyBot(SeededBot):
    """Bot that plays the action that a policy values highest."""

    def __init__(self, game: str, made: tuple[object, ...], policy: Policy, rng: Rng) -> None:
        SeededBot.__init__(self, game, made, rng)
        self._policy = policy
        self._worths: list[float] = []

    def choose(self, seat: Seat) -> int:
        """Return the legal action with the highest value, including the policy's tie noise."""
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
    """Bot that plays the action that a game's hand-written policy values highest."""

    def __init__(self, game: str, seed: object) -> None:
        PolicyBot.__init__(self, game, (game, seed), policy_of(game), Rng(seed_of("rules", seed)))


class NoisyBot(SeededBot):
    """Bot that imitates a beginner: it chooses at random, but favors better actions and avoids big mistakes."""

    def __init__(self, game: str, seed: object, noise: float, worst: float) -> None:
        SeededBot.__init__(self, game, (game, seed, noise, worst), Rng(seed_of("noisy", seed)))
        self._policy = policy_of(game)
        self._noise = noise  # points: value difference that makes the better action e times as likely
        self._worst = worst  # points: actions further below the best are never played

    def choose(self, seat: Seat) -> int:
        """Return a legal action, sampled from a softmax over the policy's values."""
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
_LUCK: Final = 0.0001  # random tie-break


class GreedyBot(SeededBot):
    """Bot that plays the action with the best one-step evaluation, averaged over a few sampled worlds."""

    def __init__(self, game: str, seed: object) -> None:
        SeededBot.__init__(self, game, (game, seed), Rng(seed_of("greedy", seed)))
        self._policy = searching_of(game)

    def choose(self, seat: Seat) -> int:
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
    """Bot that plays the action that a net values highest: the bundled net, or ``data``, the bytes of a net file."""

    def __init__(self, game: str, seed: object, data: bytes | None = None) -> None:
        bots = bots_for(game)
        if not bots.plays_by_net():
            raise SetupError(f"No net plays {game} without search; choose another bot.")
        PolicyBot.__init__(self, game, (game, seed, data), bots.learned(data), Rng(seed_of("net", seed)))
