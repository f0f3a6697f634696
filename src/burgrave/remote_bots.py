"""Bots that play at the tables of a server: ``burgrave bot run``."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Final, NoReturn, cast

from burgrave.bots import Bot, bot_named, close
from burgrave.bots.errors import BotFailure
from burgrave.bots.external import is_external
from burgrave.client import AsyncClient, ServerError, act, arrive, invitations, join, leave, me, record, room
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import Event
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import Seat
from burgrave.server.http.messages import TableMessage
from burgrave.server.http.objects import Quote, Room

LOOKS: Final = 5.0
"""Seconds between two looks for new tables and invitations."""
_CHANGED: Final = "stale", "not-your-turn", "paused", "game-over"
"""Refusals of an action at a table that has changed meanwhile; its next state follows."""
_UNKNOWN: Final = 401
_BUSY: Final = 429

_LINK: Final = re.compile(r"/(?:r|#/room)/(\w+)")
"""Address of a room."""

Say = Callable[[str], None]


class RemoteSeat:
    """A seat at a server's table, with the interface of :class:`burgrave.Seat` but without determinizations.

    A bot knows the table by its view only, so ``world`` and ``sample`` raise SetupError.
    """

    def __init__(self, game: str, table: TableMessage, events: list[Event]) -> None:
        if table.seat is None or table.ask is None:
            raise ValueError("The seat has no decision to make.")
        self.index = table.seat
        self.game = game
        self.events = events
        self._table = table
        self._actions = {one.action: one for one in table.ask.options}

    def view(self) -> Mapping[str, object]:
        """Return the seat's view as plain JSON data."""
        return self._table.view

    def legal(self) -> list[int]:
        """Return the action ids that this seat may play now."""
        return list(self._actions)

    def quote(self, action: int) -> Quote:
        """Return the costs and gains of an action for this seat."""
        return self._actions[action].quote

    @property
    def world(self) -> NoReturn:
        """Not available at a server."""
        self._refuse()

    def sample(self, rng: object) -> NoReturn:
        """Not available at a server."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise SetupError("A bot at a server's table cannot sample: it knows the table by its view and its events only.")


def check(spec: str) -> None:
    """Raise SetupError unless a bot can play at a server's table."""
    if not is_external(spec):
        raise SetupError(f"The server has bots such as {spec!r} itself; name one as module:factory or program:COMMAND.")


async def attend(address: str, spec: str, say: Say, *, token: str | None = None, name: str = "Bot") -> None:
    """Play one game in the room of a link, or, with the address of a server, at all tables until cancelled.

    Without a token, a guest called ``name`` plays. Raise SetupError for an unsuitable bot or address, and ServerError
    if the server refuses.
    """
    check(spec)
    link = _LINK.search(address)
    if token is None and link is None:
        raise SetupError("To play at all your tables, a bot needs a token: create one on the page My profile.")
    async with AsyncClient(address, token) as client:
        if token is None:
            await client.send(arrive(name))
        if link is None:
            await play_all(client, spec, say)
        found = await client.send(room(link[1]))
        if found.you.seat is None:
            found = await client.send(join(found.id))
        await play(client, found, spec, say)


async def play_all(client: AsyncClient, spec: str, say: Say) -> NoReturn:
    """Play at all tables of the client's user, and accept all invitations, until cancelled.

    A bot that fails leaves its table, where a bot of the server takes over. Raise ServerError if the token is refused.
    """
    check(spec)
    playing: dict[str, asyncio.Task[None]] = {}
    told: set[str] = set()
    try:
        while True:
            with _patience(say):
                for invitation in (await client.send(invitations())).invitations:
                    with suppress(ServerError):  # withdrawn, or full, or it has begun meanwhile
                        await client.send(join(invitation.room))
                        say(f"{invitation.room}: accepted the invitation of {invitation.name}.")
                for mine in (await client.send(me())).rooms:
                    if mine.you.seat is not None and mine.state != "over" and mine.id not in playing:
                        playing[mine.id] = asyncio.create_task(play(client, mine, spec, say))
            for ended in [one for one, task in playing.items() if task.done() and one not in told]:
                told.add(ended)
                _report(ended, playing[ended], say)
            await asyncio.sleep(LOOKS)
    finally:
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)


async def play(client: AsyncClient, at: Room, spec: str, say: Say) -> None:
    """Play in a room until its game is over. Raise ServerError if the room is refused."""
    game: str = at.set_up["game"]
    say(f"{at.id}: at the table, {game_named(game).title}, seat {at.you.seat}.")
    bot = bot_named(game, spec, secrets.randbits(64))
    try:
        table = await _played(client, at.id, game, bot, say)
    except BotFailure as failure:
        say(f"{at.id}: {failure} A bot of the server takes over.")
        with suppress(ServerError):
            await client.send(leave(at.id))
        return
    finally:
        await asyncio.to_thread(close, bot)
    scores = [] if table.result is None else [one for one in table.result.scores if one.seat == table.seat]
    say(f"{at.id}: over" + "".join(f", place {one.place} with {one.total} points" for one in scores) + ".")


async def _played(client: AsyncClient, at: str, game: str, bot: Bot, say: Say) -> TableMessage:
    """Answer every decision until the game is over; return the last table."""
    newest: list[TableMessage] = []
    changed = asyncio.Event()

    async def follow() -> None:
        try:
            async for table in client.tables(at):
                newest[:] = [table]
                changed.set()
        finally:
            changed.set()

    following = asyncio.create_task(follow())
    done = -1  # sequence number after the bot's last action
    try:
        while True:
            await changed.wait()
            changed.clear()
            if newest and newest[0].result is not None:
                return newest[0]
            if following.done():
                following.result()
                return newest[0]
            if newest and newest[0].ask is not None and newest[0].seq > done:
                with _patience(say):
                    done = await _decided(client, game, newest[0], bot, done)
                    continue
                await asyncio.sleep(LOOKS)  # the server was unavailable
                changed.set()
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)


async def _decided(client: AsyncClient, game: str, table: TableMessage, bot: Bot, done: int) -> int:
    """Let the bot decide, and send its action; return the sequence number after it, or ``done`` if it came too late."""
    seen = await client.send(record(table.room))
    seat = cast(Seat, RemoteSeat(game, table, events_in(seen, game, table.seat or 0)))
    action = await asyncio.to_thread(bot.choose, seat)
    try:
        return (await client.send(act(table, action))).seq - 1
    except ServerError as error:
        if error.code in _CHANGED:
            return done
        raise


def events_in(seen: str, game: str, seat: int) -> list[Event]:
    """Return the events in the partial record of a seat (``docs/records.md``)."""
    lines = [line for line in seen.splitlines() if line.startswith("{")]
    return [game_named(game).events.read(json.loads(line), 1 << seat) for line in lines]


def _report(room: str, task: asyncio.Task[None], say: Say) -> None:
    """Say why a game could not be played; raise ServerError if no other could be, either."""
    error = task.exception()
    if isinstance(error, ServerError) and error.status != _UNKNOWN:
        say(f"{room}: {error}")
    elif error is not None:
        raise error


@contextmanager
def _patience(say: Say) -> Iterator[None]:
    """Say that the server is unavailable, and carry on: it will be back. Raise ServerError if it refuses us."""
    try:
        yield
    except ServerError as error:
        if 400 <= error.status < 500 and error.status != _BUSY:
            raise
        say(str(error))
