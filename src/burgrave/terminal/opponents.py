"""The bots at the table: each chooses for its seat; where one fails, the rule bot plays on."""

from __future__ import annotations

import contextlib
from typing import Final

from burgrave.bots import Bot, bot_named, close, thinks
from burgrave.kernel.record import Record
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.text.seating import HUMAN

__all__ = ["SUBSTITUTE", "Opponents"]

SUBSTITUTE: Final = "rules"


class Opponents:
    """The bots of one game, by seat."""

    def __init__(self, record: Record) -> None:
        self._game = record.game
        self._seed = record.seed
        self._kinds: dict[int, str] = {}
        self._bots: dict[int, Bot] = {}
        self._worlds: dict[int, Rng] = {}
        with contextlib.ExitStack() as begun:
            begun.callback(self.close)  # those that are there, if another one cannot be had
            for seat, (kind, _name) in enumerate(record.seats):
                if kind != HUMAN:
                    self._take(seat, kind)
            begun.pop_all()

    def __contains__(self, seat: object) -> bool:
        return seat in self._bots

    def thinks(self, seat: int) -> bool:
        """Tell whether the bot of a seat takes its time."""
        return thinks(self._kinds[seat])

    def choose(self, seat: int, state: State) -> int:
        """Return the action that the bot of a seat plays; raise BotFailure if it cannot."""
        return self._bots[seat].choose(state.seat(seat, self._worlds[seat]))

    def replace(self, seat: int) -> None:
        """Let the rule bot play on for a bot that failed."""
        close(self._bots[seat])
        self._take(seat, SUBSTITUTE)

    def close(self) -> None:
        """Let go of what the bots hold on to."""
        for bot in self._bots.values():
            close(bot)

    def _take(self, seat: int, kind: str) -> None:
        self._bots[seat] = bot_named(self._game, kind, seed_of(self._seed, "bot", seat))
        self._worlds[seat] = Rng(seed_of(self._seed, "worlds", seat))
        self._kinds[seat] = kind
