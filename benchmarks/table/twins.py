"""Twin worlds: games that differ only in information hidden from one watcher."""

from __future__ import annotations

import copy

import msgspec

from burgrave.kernel.events import SPECTATOR, Event, pack
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.server.live.actor import RoomActor
from burgrave.server.live.game import Game
from burgrave.server.live.messages import explanation, table_message
from burgrave.server.showing import Cursor

__all__ = ["Twin", "difference"]


class Twin:
    """Another world consistent with one watcher's knowledge, advanced in step with the true world.

    At each step, the world is a fresh determinization, with altered secrets in every event hidden from the watcher. A
    spectator's worlds are sampled from the information set of a random seat, so the other seats' hands change.
    """

    def __init__(self, seat: int | None, lang: str | None, rng: Rng) -> None:
        self.seat = seat
        self.lang = lang
        self._rng = rng
        self._cursor = Cursor()
        self._codes: list[int] = []
        self._undone = 0

    def skip(self, table: RoomActor) -> None:
        """Advance without comparing; ``lang`` must be None, so that the watcher receives no log."""
        assert self.lang is None
        self._follow(table)
        self._cursor.take(table.played().state, self.seat)

    def next(self, table: RoomActor) -> bytes:
        """Return the twin's next message, which must equal the message just sent to the watcher of the true game."""
        self._follow(table)
        return msgspec.json.encode(table_message(self._table(table), self.seat, self.lang, self._cursor))

    def whole(self, table: RoomActor) -> bytes:
        """Return the twin's complete message, the one sent to a watcher who has just joined."""
        self._follow(table)
        return msgspec.json.encode(table_message(self._table(table), self.seat, self.lang))

    def explained(self, table: RoomActor, lang: str) -> list[str]:
        """Return all explanations that the watcher would get in the twin world, in this language."""
        self._follow(table)
        return explanation(self._table(table).played(), self.seat, lang, "")

    def _follow(self, table: RoomActor) -> None:
        game = table.played()
        if game.undone != self._undone:  # the log restarts
            self._undone = game.undone
            self._cursor = Cursor()
            self._codes = []
        bit = SPECTATOR if self.seat is None else 1 << self.seat
        for event in game.state.events_since(len(self._codes)):
            self._codes.append(_code(event if event.audience & bit else _altered(event)))

    def _table(self, table: RoomActor) -> RoomActor:
        """Return a copy of the table in which the game is replaced by another world."""
        game = table.played()
        seats = len(table.room.seats)
        other: Game = copy.copy(game)
        other.state = self._world(game.state, self._rng.below(seats) if self.seat is None else self.seat)
        other._may_undo = None  # computed again for this world
        twin = copy.copy(table)
        twin.game = other
        return twin

    def _world(self, state: State, seat: int) -> State:
        world = state.sample(seat, self._rng)
        world.keep_events(True)
        for code in self._codes:
            world.note(code)
        return world


def difference(here: bytes, there: bytes) -> str:
    """Return the path to the first field in which two messages differ, and both values."""
    return _difference(msgspec.json.decode(here), msgspec.json.decode(there))


def _difference(here: object, there: object) -> str:
    if isinstance(here, dict) and isinstance(there, dict):
        for key in [*here, *there]:
            if key not in here or key not in there:
                return f".{key} is in only one of them"
            if here[key] != there[key]:
                return f".{key}{_difference(here[key], there[key])}"
    if isinstance(here, list) and isinstance(there, list) and len(here) == len(there):
        for number, (one, other) in enumerate(zip(here, there, strict=True)):
            if one != other:
                return f"[{number}]{_difference(one, other)}"
    return f": {here!r:.80} and {there!r:.80}"


def _altered(event: Event) -> Event:
    """Return an event of the same kind with a different secret; the secret is the event's last argument."""
    if not event.args:
        return event
    return Event(event.kind, event.audience, (*event.args[:-1], (event.args[-1] + 1) % 10))


def _code(event: Event) -> int:
    return pack(event.kind, event.audience, *event.args)
