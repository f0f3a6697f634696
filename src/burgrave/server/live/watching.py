"""Watchers of a room: each gets the view of its seat, computed once for all watchers with the same view."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Game
from burgrave.server.live.messages import (
    chat_line,
    is_outsider,
    mark_of,
    may_watch,
    must_speak,
    names_of,
    room_object,
    table_message,
)
from burgrave.server.live.rooms import eyes_of
from burgrave.server.settings import Settings
from burgrave.server.showing import Cursor
from burgrave.server.store import Person

if TYPE_CHECKING:
    from burgrave.server.live.actor import RoomActor


# ---- Channels --------------------------------------------------------------------------------------------------------

Key = tuple[int | None, str | None]
"""Seat (None for a spectator) and language (None for no text)."""


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


# ---- Watchers --------------------------------------------------------------------------------------------------------

Json = dict[str, Any]
Send = Callable[[Json], None]
"""Function that queues a message for one watcher, without blocking.

Several watchers may get the same dict, so it must not be modified. If the function raises, the watcher is closed.
"""

_log = logging.getLogger(__name__)


class Watch:
    """Watcher with an open socket.

    It gets the view of ``seat``: one of the person's seats (``wanted``, if possible), or None for the public view.
    """

    def __init__(
        self,
        table: RoomActor,
        me: Person | None,
        lang: str | None,
        send: Send,
        settings: Settings,
        wanted: int | None = None,
        blocked: frozenset[str] = frozenset(),
        *,
        named: bool = False,
        invited: bool = False,
    ) -> None:
        """Send the current state: "room", "table" (if there is a game) and "chats".

        ``table`` must have loaded the chats. ``blocked``: people whose chat is hidden. ``named``: if the person is a
        spectator, show their name to the players. ``invited``: the person may read the chat before taking a seat, even
        if outsiders may not.
        """
        self.room = table.room.id
        self.me = me
        self.mark = mark_of(me, named=named)
        self.wanted = wanted
        self.blocked = blocked
        self.hears = False  # the person may read the chat
        self._invited = invited
        self.seat = eyes_of(table.room, me, wanted)
        self._lang = lang
        self._send = send
        self._settings = settings
        self._table = table
        self._open = True
        here = table.here()
        table.watchers.append(self)
        try:
            if table.moved(here):
                send_room(table)
            else:
                self.put_room()
            self.put_whole()
        except Exception:
            self.close()
            raise
        self.catch_up()
        if not self.hears:
            self.put({"t": "chats", "chats": []})

    @property
    def lang(self) -> str | None:
        """Return the language of the text; setting it sends the whole table again."""
        return self._lang

    @lang.setter
    def lang(self, lang: str | None) -> None:
        must_speak(lang)
        if lang != self._lang:
            self._lang = lang
            self._table.forget_channels()
            self.put_whole()

    def look_as(self, wanted: int | None) -> None:
        """Switch to the view of seat ``wanted`` (None: the default view), and send the whole table again.

        Raise Refused if the person does not hold that seat.
        """
        self.seat = may_watch(self._table.room, self.me, wanted)
        self.wanted = wanted
        self._table.forget_channels()
        self.put_whole()

    def close(self) -> None:
        """Stop sending, and update the other watchers if the person is no longer present."""
        if not self._open:
            return
        self._open = False
        table = self._table
        here = table.here()
        table.watchers.remove(self)
        table.forget_channels()
        if table.moved(here):
            send_room(table)

    # ---- sending ---------------------------------------------------------------------------------------------------

    def put(self, message: Json) -> None:
        """Send a message; close the watcher if that fails."""
        if not self._open:
            return
        try:
            self._send(message)
        except Exception:
            _log.exception("A message to a watcher of room %s failed; closing it.", self.room)
            self.close()

    def put_room(self) -> None:
        table = self._table
        self.put({"t": "room", "room": room_object(table.room, self.me, table.online(), self._settings)})

    def catch_up(self) -> None:
        """Send the chat as soon as the person is allowed to read it."""
        table, heard = self._table, self.hears
        self.hears = self._invited or not is_outsider(table.room, self.me)
        if self.hears and not heard:
            before = [line for line in table.chats or [] if line not in table.new_chats]
            self.put(
                {"t": "chats", "chats": [chat_line(line) for line in before if line.person_id not in self.blocked]}
            )

    def put_whole(self) -> None:
        """Send the table with the whole log, if there is a game."""
        table, key = self._table, (self.seat, self._lang)
        if table.game is None:
            return
        if key in table.channels:
            self.put(table_message(table, *key))
        else:
            self.put(_next_message(table, *key))

    def dismiss(self, code: str, detail: str) -> None:
        """Send the reason for closing the connection, and close it."""
        self.put({"t": "error", "code": code, "detail": detail, "id": None})
        self.put({"t": "bye", "reason": detail})
        self.close()


def broadcast(table: RoomActor) -> None:
    moved: list[Watch] = []
    if table.changed_room:
        for watcher in [*table.watchers]:
            seat = eyes_of(table.room, watcher.me, watcher.wanted)
            if seat != watcher.seat:
                watcher.seat = seat
                moved.append(watcher)
        table.forget_channels()
        send_room(table)
        for watcher in [*table.watchers]:
            watcher.catch_up()
        if table.room.state != "open":
            _dismiss_strangers(table)
    if table.game is not None:
        setting = table.setting()
        if table.changed_game or setting != table.sent_setting:
            _send_game(table, moved)
        else:
            for watcher in moved:
                watcher.put_whole()
        table.sent_setting = setting
    for line in table.new_chats:
        for watcher in [*table.watchers]:
            if watcher.hears and line.person_id not in watcher.blocked:
                watcher.put({"t": "chat", **chat_line(line)})


def send_room(table: RoomActor) -> None:
    """Send each watcher the room as they see it."""
    for watcher in [*table.watchers]:
        watcher.put_room()


def _dismiss_strangers(table: RoomActor) -> None:
    """Disconnect watchers who have lost access to the table, because the game has started or they lost their seat."""
    for watcher in [*table.watchers]:
        try:
            may_watch(table.room, watcher.me)
        except Refused as refused:
            watcher.dismiss(refused.code, refused.detail)


def _send_game(table: RoomActor, moved: list[Watch]) -> None:
    """Send the table to all watchers, building one message per seat and language.

    Watchers in ``moved``, whose seat has changed, get the whole table.
    """
    watchers = [*table.watchers]
    # Build all messages before sending the first: alternating takes a tenth longer, because of cache misses.
    keys = dict.fromkeys((watcher.seat, watcher.lang) for watcher in watchers if watcher not in moved)
    made = {key: _message(table, *key) for key in keys}
    for watcher in watchers:
        if watcher in moved:
            watcher.put_whole()
            continue
        message = made[watcher.seat, watcher.lang]
        if message is None:
            watcher.dismiss("internal", "The table could not be displayed; connect again.")
        else:
            watcher.put(message)


def _message(table: RoomActor, seat: int | None, lang: str | None) -> Json | None:
    """Return the next message of a channel, or None if it cannot be built.

    The move is already committed, so the error is only logged.
    """
    try:
        return _next_message(table, seat, lang)
    except Exception:
        _log.exception("The table of room %s cannot be displayed in %s.", table.room.id, lang)
        return None


def _next_message(table: RoomActor, seat: int | None, lang: str | None) -> Json:
    channel = table.channels.setdefault((seat, lang), Channel())
    return table_message(table, seat, lang, channel.cursor(table.played(), names_of(table.room)))
