"""Bots that play at the tables of a server: ``burgrave bot run``."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import signal
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeVar, cast
from urllib.parse import urlsplit

from burgrave.bots import Bot, bot_named, close
from burgrave.bots.errors import BotFailure
from burgrave.bots.external import is_external
from burgrave.client import (
    AsyncClient,
    Request,
    ServerError,
    act,
    agree,
    arrive,
    come_back,
    invitations,
    join,
    leave,
    me,
    record,
    room,
)
from burgrave.kernel.errors import BurgraveError, MalformedAction, SetupError
from burgrave.kernel.events import Event
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import Seat
from burgrave.server.http.messages import RoomChanged, TableMessage
from burgrave.server.http.objects import Option, Quote, Room
from burgrave.server.http.objects import Seat as RoomSeat

T = TypeVar("T")

LOOKS: Final = 5.0
"""Seconds between checks for new tables and invitations, and between retries if the server is unavailable."""
CHANGED: Final = "stale", "not-your-turn", "paused", "game-over", "not-started"
"""Error codes of actions that came too late because the table has changed; its new state will arrive."""
_UNKNOWN: Final = 401
_PAGE: Final = re.compile(r"/?(?:(?:r/|#/room/)(?P<room>\w+)/?)?")
"""Pattern of the path of a server's start page or of a room's page."""

Say = Callable[[str], None]


class RemoteSeat:
    """A seat at a server's table, with the interface of :class:`burgrave.Seat` but without determinizations.

    Action ids are those of this program, even if the server uses others. The server sends only the seat's view, so
    ``world`` and ``sample`` raise SetupError. Every event has this seat as its audience.
    """

    def __init__(self, game: str, table: TableMessage, events: Callable[[], list[Event]]) -> None:
        if table.seat is None or table.ask is None:
            raise ValueError("The seat has no decision to make.")
        self.index = table.seat
        self.game = game
        self._table = table
        self._read = events
        self._events: list[Event] | None = None
        self._options: dict[int, Option] = {}
        for option in table.ask.options:
            try:
                self._options[game_named(game).parse(option.notation)] = option
            except MalformedAction:
                raise SetupError(f"The server offers {option.notation!r}, which this version does not know.") from None

    def view(self) -> Mapping[str, object]:
        """Return the seat's view as plain JSON data."""
        return self._table.view

    def legal(self) -> list[int]:
        """Return the action ids that this seat may play now."""
        return list(self._options)

    def quote(self, action: int) -> Quote:
        """Return the costs and gains of an action for this seat."""
        return self.option(action).quote

    def option(self, action: int) -> Option:
        """Return the server's option for an action."""
        return self._options[action]

    @property
    def events(self) -> list[Event]:
        """Events shown to this seat; the first access fetches them from the server."""
        if self._events is None:
            self._events = self._read()
        return self._events

    @property
    def world(self) -> NoReturn:
        """Raise SetupError: a server does not send hidden information."""
        self._refuse()

    def sample(self, rng: object) -> NoReturn:
        """Raise SetupError: a server does not send hidden information."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise SetupError("A bot at a server's table cannot sample: it knows the table by its view and its events only.")


def check(spec: str) -> None:
    """Raise SetupError unless ``spec`` names an external bot, the only kind that can play at a server's table."""
    if not is_external(spec):
        raise SetupError(f"{spec!r} is not a bot of your own; name one as module:factory or program:COMMAND.")


def room_in(address: str) -> str | None:
    """Return the room id in a link to a room, or None for a server's address; raise SetupError for any other text."""
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        found = _PAGE.fullmatch(f"{parts.path}{f'#{parts.fragment}' if parts.fragment else ''}")
    except ValueError:
        found = None
    if found is None:
        raise SetupError(f"{address!r} is neither a server nor the link of a table, such as https://.../r/r7k3m9.")
    return found["room"]


async def attend(address: str, spec: str, say: Say, *, token: str | None = None, name: str = "Bot") -> None:
    """Play one game in a room, given its link; given a server's address, play at all the user's tables until canceled.

    Without a token, play as a new guest called ``name``, who leaves the room if the game is not finished. Raise
    SetupError for an unsuitable bot or address, ServerError if the server rejects a request, and BotFailure if the bot
    fails.
    """
    check(spec)
    link = room_in(address)
    if token is None and link is None:
        raise SetupError("To play at all your tables, a bot needs a token: create one on the page My profile.")
    with _cancelled_by_sigterm():
        await _attend(AsyncClient(address, token), link, spec, say, None if token else name)


async def _attend(opened: AsyncClient, link: str | None, spec: str, say: Say, guest: str | None) -> None:
    async with opened as client:
        if link is None:
            await play_all(client, spec, say)
        bot = bot_for(await client.send(room(link)), spec)
        if guest is not None:
            await client.send(arrive(guest))
        mine = await client.send(room(link))
        if mine.you.seat is None:
            mine = await client.send(join(link))
        try:
            await play(client, mine, bot, say)
        except BaseException:
            if guest is not None:
                await _left(client, link)
            raise


async def play_all(client: AsyncClient, spec: str, say: Say) -> NoReturn:
    """Play at all tables of the client's user, and accept all invitations, until canceled.

    If a bot fails, its seat is left to one of the server's bots. Raise ServerError if the token is invalid.
    """
    check(spec)
    playing: dict[str, asyncio.Task[None]] = {}
    told: set[str] = set()
    answered: set[str] = set()  # rooms whose invitations have been handled; failed ones are not retried
    outage = Outage(say)
    try:
        while True:
            try:
                for invitation in (await client.send(invitations())).invitations:
                    if invitation.room not in answered:
                        await _accept(client, invitation.room, invitation.name, spec, say)
                        answered.add(invitation.room)
                for mine in (await client.send(me())).rooms:
                    if mine.you.seat is not None and mine.state == "playing" and mine.id not in playing:
                        playing[mine.id] = asyncio.create_task(_played_or_left(client, mine, spec, say))
                outage.over()
            except ServerError as error:
                outage.tell(error)
            for ended in [one for one, task in playing.items() if task.done() and one not in told]:
                told.add(ended)
                _report(ended, playing[ended], say)
            await asyncio.sleep(LOOKS)
    finally:
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)


async def _accept(client: AsyncClient, invited: str, by: str, spec: str, say: Say) -> None:
    try:
        close(bot_for(await client.send(room(invited)), spec))
        await client.send(join(invited))
    except (SetupError, ServerError) as error:
        if isinstance(error, ServerError) and not error.final:
            raise
        say(f"{invited}: {error}")
    else:
        say(f"{invited}: accepted the invitation of {by}.")


async def _played_or_left(client: AsyncClient, at: Room, spec: str, say: Say) -> None:
    """Play a game; if that is impossible, leave the seat to one of the server's bots."""
    try:
        await play(client, at, bot_for(at, spec), say)
    except (SetupError, BotFailure) as error:
        left = await _left(client, at.id)
        say(f"{at.id}: {error} {'A bot of the server takes over.' if left else 'The seat could not be left.'}")


async def _left(client: AsyncClient, at: str) -> bool:
    """Leave a room, retrying during a short outage; return False if that fails."""
    for _ in range(3):
        try:
            await client.send(leave(at))
        except ServerError as error:
            if error.final:
                return error.code == "not-seated"
            await asyncio.sleep(LOOKS)
        else:
            return True
    return False


def bot_for(at: Room, spec: str) -> Bot:
    """Return a new bot for the game of a room; raise SetupError if the bot or the game is unknown here."""
    return bot_named(at.set_up["game"], spec, secrets.randbits(64))


# ---- One game --------------------------------------------------------------------------------------------------------


async def play(client: AsyncClient, at: Room, bot: Bot, say: Say) -> None:
    """Play in a room until its game is over, and agree to all proposals of the people at the table.

    Raise ServerError if the server denies access to the room, and BotFailure if the bot fails.
    """
    say(f"{at.id}: at the table, {game_named(at.set_up['game']).title}, seat {at.you.seat}.")
    try:
        last = await _Game(client, at, bot, say).played()
    finally:
        with suppress(Exception):
            await _in_thread(close, bot)
    if last is None or last.result is None:
        say(f"{at.id}: over without a result for the bot.")
        return
    scores = [one for one in last.result.scores if one.seat == at.you.seat]
    say(f"{at.id}: over" + "".join(f", place {one.place} with {one.total} points" for one in scores) + ".")


@dataclass
class _Game:
    """One game played by a bot, with the latest state of its table."""

    client: AsyncClient
    room: Room
    bot: Bot
    say: Say

    def __post_init__(self) -> None:
        self.game: str = self.room.set_up["game"]
        self.mine: int = cast(int, self.room.you.seat)
        self.table: TableMessage | None = None
        self.changed = asyncio.Event()
        self.done = -1  # tables up to this sequence number are from before the bot's last action
        self.chosen: tuple[int, Option] | None = None  # sequence number of a table, and the bot's choice there
        self.outage = Outage(self.say)

    async def played(self) -> TableMessage | None:
        """Play the seat until the game is over; return the last table message, or None if the bot has lost its seat."""
        if self._seat().stand_in:
            await self._sent(come_back(self.room.id))
        following = asyncio.create_task(self._follow())
        try:
            while True:
                await self.changed.wait()
                self.changed.clear()
                if self.table is not None and self.table.result is not None:
                    return self.table
                if following.done():
                    following.result()
                    return self.table
                if self.room.you.seat is None:
                    return None
                try:
                    await self._answer()
                    self.outage.over()
                except ServerError as error:
                    self.outage.tell(error)
                    asyncio.get_running_loop().call_later(LOOKS, self.changed.set)
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    async def _follow(self) -> None:
        try:
            async for one in self.client.news(self.room.id, seat=self.mine):
                if isinstance(one, RoomChanged):
                    self.room = one.room
                    await self._agree()
                else:
                    self.table = one
                self.changed.set()
        finally:
            self.changed.set()

    async def _agree(self) -> None:
        """Agree to a proposal at once, even while the bot is thinking."""
        proposal = self.room.proposal
        if proposal is not None and self.mine not in proposal.yes:
            with suppress(ServerError):  # withdrawn, or sent again with the next change of the room
                await self.client.send(agree(self.room.id, proposal))

    async def _answer(self) -> None:
        """Make the seat's open decision, if there is a new one and the game is not paused."""
        table = self.table
        if table is None or table.ask is None or table.seq <= self.done:
            return
        if self.room.paused is not None or self._seat().stand_in:
            return
        if self.chosen is None or self.chosen[0] != table.seq:
            self.chosen = table.seq, await self._decided(table)
        acted = await self._sent(act(table, self.chosen[1]))
        if acted is not None:
            self.done = acted.seq - 1

    async def _decided(self, table: TableMessage) -> Option:
        loop = asyncio.get_running_loop()

        def events() -> list[Event]:
            seen = asyncio.run_coroutine_threadsafe(self.client.send(record(table.room, seat=self.mine)), loop)
            return events_in(seen.result(), self.game, self.mine)

        seat = RemoteSeat(self.game, table, events)
        return seat.option(await _in_thread(self.bot.choose, cast(Seat, seat)))

    async def _sent(self, request: Request[T]) -> T | None:
        """Send a request; return None if it came too late because the table has changed."""
        try:
            return await self.client.send(request)
        except ServerError as error:
            if error.code in CHANGED:
                return None
            raise

    def _seat(self) -> RoomSeat:
        return self.room.seats[self.mine]


def events_in(seen: str, game: str, seat: int) -> list[Event]:
    """Return the events in the partial record of a seat (``docs/records.md``); raise SetupError for unknown events."""
    lines = [line for line in seen.splitlines() if line.startswith("{")]
    try:
        return [game_named(game).events.read(json.loads(line), 1 << seat) for line in lines]
    except ValueError as error:
        raise SetupError(f"The server sent an event that this version does not know: {error}") from None


# ---- Outages, threads and signals ------------------------------------------------------------------------------------


@dataclass
class Outage:
    """Outage of the server, reported once when it begins and once when it is over."""

    say: Say
    lasts: bool = False

    def tell(self, error: ServerError) -> None:
        """Report that the server is unavailable, once; raise ``error`` instead if a retry would be pointless."""
        if error.final:
            raise error
        if not self.lasts:
            self.say(f"{error} Waiting ...")
        self.lasts = True

    def over(self) -> None:
        """Report that the server is back, if it was unavailable."""
        if self.lasts:
            self.say("The server is back.")
        self.lasts = False


def _report(at: str, task: asyncio.Task[None], say: Say) -> None:
    """Report why a game failed; raise its ServerError if the token is invalid, because all games would fail."""
    error = None if task.cancelled() else task.exception()
    if isinstance(error, ServerError) and error.status == _UNKNOWN:
        raise error
    if error is not None:
        say(f"{at}: {error}" if isinstance(error, BurgraveError) else f"{at}: {type(error).__name__}: {error}")


async def _in_thread(function: Callable[..., T], *arguments: Any) -> T:
    """Run a function in a daemon thread of its own, so that a hanging bot does not keep the program from exiting."""
    loop = asyncio.get_running_loop()
    coming: asyncio.Future[T] = loop.create_future()

    def tell(how: Callable[[Any], None], what: object) -> None:
        if not coming.done():
            how(what)

    def work() -> None:
        how: Callable[[Any], None] = coming.set_result
        what: Any = None
        try:
            what = function(*arguments)
        except BaseException as error:
            how, what = coming.set_exception, error
        with suppress(RuntimeError):  # the program has ended
            loop.call_soon_threadsafe(tell, how, what)

    threading.Thread(target=work, name="bot", daemon=True).start()
    return await coming


@contextmanager
def _cancelled_by_sigterm() -> Iterator[None]:
    """Cancel the current task on SIGTERM, as Ctrl-C does, so that the bots' programs are stopped as well."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    if task is None or sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGTERM)


def run(game: Coroutine[Any, Any, None]) -> None:
    """Run :func:`attend` until it ends or is interrupted."""
    try:
        asyncio.run(game)
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
