"""Those who watch a table, as the table knows them: one by one, and by what they see and read."""

from __future__ import annotations

from typing import Any, Protocol

from burgrave.server.live.game import Game
from burgrave.server.showing import Cursor
from burgrave.server.store import Person

Key = tuple[int | None, str | None]
"""A seat (None: a spectator) and a language (None: without texts)."""


class Watcher(Protocol):
    """One who watches a table."""

    me: Person | None
    mark: str
    seat: int | None
    wanted: int | None
    blocked: frozenset[str]
    hears: bool

    @property
    def lang(self) -> str | None:
        """The language of the texts."""

    def put(self, message: dict[str, Any]) -> None:
        """Send a message."""

    def put_room(self) -> None:
        """Send the room."""

    def put_whole(self) -> None:
        """Send the table with the whole log."""

    def catch_up(self) -> None:
        """Send the chat once the person may read it."""

    def dismiss(self, code: str, detail: str) -> None:
        """Say why nothing more will be sent, and close."""

    def close(self) -> None:
        """Send nothing more."""


class Channel:
    """What all who see through the same eyes and read the same language have been told of a game."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._undone = 0
        self._names: list[str] = []
        self._cursor = Cursor()

    def cursor(self, game: Game, names: list[str]) -> Cursor:
        """Return how far they were told; from the start, if a step was taken back or somebody has a new name."""
        if game is not self._game or game.undone != self._undone or names != self._names:
            self._game, self._undone, self._names = game, game.undone, names
            self._cursor = Cursor()
        return self._cursor
