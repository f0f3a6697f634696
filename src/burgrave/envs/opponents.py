"""Opponents of a ``SeatEnv``: bots by name, bot objects and policies, fixed or drawn for each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from burgrave.bots import Bot, bot_named, close
from burgrave.envs.setting import Look, Setting
from burgrave.kernel.errors import SetupError
from burgrave.kernel.fields import short
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["Opponent", "Opponents", "Policy"]

Policy = Callable[[Look], Any]
"""Function from a seat's observation and mask, as in the environment, to the number of an action."""

Opponent = str | Bot | Policy
"""Name of a bot (see ``burgrave.bots.bots_of``), a bot, or a policy."""

RANDOM: Final = "random"  # played without a bot object, which is faster


class Opponents:
    """Players of all seats but one.

    ``bots``: one opponent for all these seats, or a list with one per seat, starting with the next seat. If ``pool`` is
    not None, the opponent in each of these seats is instead drawn from the pool for every game.
    """

    def __init__(self, setting: Setting, bots: Opponent | Sequence[Opponent], pool: list[Opponent] | None) -> None:
        self._setting = setting
        self._pool = pool
        self._fixed = [] if pool is not None else _one_per_seat(bots, setting.players - 1)
        self._made: dict[int, Bot] = {}  # created here from their names, so closed here
        self.seated: dict[int, Opponent] = {}
        if pool is not None:
            self._check_pool()
        names = {one for one in (self._fixed if pool is None else pool) if isinstance(one, str)}
        for name in sorted(names - {RANDOM}):
            bot_named(setting.game.name, name, 0)  # fail early on unknown names

    def begin(self, seat: int, number: int) -> None:
        """Seat the opponents of ``seat`` for the game with seed ``number``, and create their bots."""
        self.close()
        players = self._setting.players
        chosen = self._fixed
        if self._pool is not None:
            self._check_pool()
            rng = Rng(f"{number} opponents")
            chosen = [self._pool[rng.below(len(self._pool))] for _ in range(players - 1)]
        self.seated = {(seat + 1 + place) % players: one for place, one in enumerate(chosen)}
        for other, one in sorted(self.seated.items()):
            if isinstance(one, str) and one != RANDOM:
                self._made[other] = bot_named(self._setting.game.name, one, f"{number} {other}")

    def play(self, state: State, seat: int, rng: Rng) -> None:
        """Play one action of ``seat``; raise IllegalAction or MalformedAction if the opponent's choice is invalid."""
        opponent = self._made.get(seat, self.seated[seat])
        if isinstance(opponent, str):  # RANDOM
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        elif _is_bot(opponent):
            state.apply(seat, cast(Bot, opponent).choose(state.seat(seat, rng)))
        else:
            self._setting.play(state, seat, cast(Policy, opponent)(self._setting.look(state, seat)))

    def close(self) -> None:
        """Close the bots that were created from their names."""
        for bot in self._made.values():
            close(bot)
        self._made = {}

    def _check_pool(self) -> None:
        pool: object = self._pool  # the caller may have changed it
        if not isinstance(pool, list) or not pool:
            said = "an empty one" if pool == [] else short(pool)
            raise SetupError(f"A pool is a list of names, bots or policies, not {said}.")
        for one in pool:
            if not _is_opponent(one):
                raise SetupError(f"A pool has names, bots or policies, not {short(one)}.")


def _is_bot(one: object) -> bool:
    return hasattr(one, "choose")


def _is_opponent(one: object) -> bool:
    return isinstance(one, str) or (not isinstance(one, type) and (_is_bot(one) or callable(one)))


def _one_per_seat(bots: object, seats: int) -> list[Opponent]:
    """Return a list of ``seats`` opponents; raise SetupError if ``bots`` is a list of a different length."""
    listed = [bots] * seats if _is_opponent(bots) else bots
    if not isinstance(listed, Sequence) or not all(map(_is_opponent, listed)):
        raise SetupError(f"Bots must be a name, bot or policy, or a list of these, not {short(bots)}.")
    if len(listed) != seats:
        raise SetupError(f"{seats} other seats need {seats} bots, not {len(listed)}.")
    return [*listed]
