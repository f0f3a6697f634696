"""Watchers of a table, and the channels that they share."""

from __future__ import annotations

from typing import Any, Protocol

from burgrave.server.live.game import Game
from burgrave.server.showing import Cursor
from burgrave.server.store import Person

Key = tuple[int | None, str | None]
"""Seat (None for a spectator) and language (None for no text)."""


class Watcher(Protocol):
    """A connection that watches a table, in a seat or as a spectator."""

    me: Person | None
    mark: str
    seat: int | None
    wanted: int | None
    blocked: frozenset[str]
    hears: bool

    @property
    def lang(self) -> str | None:
        """Return the language of the text."""

    def put(self, message: dict[str, Any]) -> None:
        """Send a message."""

    def put_room(self) -> None:
        """Send the room."""

    def put_whole(self) -> None:
        """Send the table with the whole log."""

    def catch_up(self) -> None:
        """Send the chat once the person may read it."""

    def dismiss(self, code: str, detail: str) -> None:
        """Report why the connection is being closed, and close it."""

    def close(self) -> None:
        """Stop sending."""


class Channel:
    """Position in the log, shared by all watchers with the same seat and language."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._undone = 0
        self._names: list[str] = []
        self._cursor = Cursor()

    def cursor(self, game: Game, names: list[str]) -> Cursor:
        """Return the channel's cursor, which is reset after an undo or a change of names."""
        if game is not self._game or game.undone != self._undone or names != self._names:
            self._game, self._undone, self._names = game, game.undone, names
            self._cursor = Cursor()
        return self._cursor
