"""Seat at a server's table as text, for language models: the remote counterpart of ``burgrave.envs.text``."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from anyio.from_thread import start_blocking_portal

from burgrave.client import (
    AsyncClient,
    Request,
    ServerError,
    act,
    agree,
    arrive,
    come_back,
    hint,
    join,
    leave,
    me,
    room,
    server_of,
    table,
)
from burgrave.envs.answers import Decision
from burgrave.envs.text import Step, numbered, result_lines
from burgrave.kernel.errors import BurgraveError, IllegalAction, MalformedAction, SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.quote import Quote
from burgrave.kernel.registry import game_named
from burgrave.remote_bots import CHANGED, room_in
from burgrave.server.http.messages import RoomChanged, TableMessage
from burgrave.server.http.objects import Ask, Line, Proposal, Room
from burgrave.server.http.objects import Quote as SentQuote
from burgrave.terminal.narrator import Scene, TerminalNarrator, terminal_narrator_of
from burgrave.text.catalogue import Catalogue, language_named
from burgrave.text.narrator import Score, Tip

__all__ = ["Account", "RemoteTable"]

WAITS: Final = 30.0
"""Seconds that a call waits for the other players or for the server."""

_AWAY: Final = "unreachable"
_UNSEATED: Final = "You have no seat at this table any more."

T = TypeVar("T")
News = TableMessage | RoomChanged


class Account:
    """A user of a server, with a token or as a guest called ``name``; ``close`` ends the connection.

    Raise SetupError for an invalid address or token. Methods raise ServerError if the server rejects a request or does
    not answer.
    """

    def __init__(self, address: str, token: str | None = None, name: str = "Bot") -> None:
        self._client = AsyncClient(address, token)
        self._guest = None if token is not None else name
        self._stack = contextlib.ExitStack()
        self._portal = self._stack.enter_context(start_blocking_portal())
        self._stack.callback(self._portal.call, self._client.close)

    @property
    def origin(self) -> str:
        return self._client.origin

    def send(self, request: Request[T]) -> T:
        """Send a request; become a guest first if necessary."""
        if self._guest is not None:
            self._portal.call(self._sent, arrive(self._guest))
            self._guest = None
        return self._portal.call(self._sent, request)

    async def _sent(self, request: Request[T]) -> T:
        try:
            async with asyncio.timeout(WAITS):
                return await self._client.send(request)
        except TimeoutError:
            raise ServerError(f"{self.origin} does not answer.", _AWAY) from None

    def rooms(self) -> list[Room]:
        """Return the user's rooms, the most recently changed first."""
        return self.send(me()).rooms

    def follow(self, at: str, seat: int, language: str, see: Callable[[News], bool], seconds: float) -> bool:
        """Pass the news of a table to ``see`` until it returns True; return False if ``seconds`` have passed before."""
        return self._portal.call(self._follow, at, seat, language, see, seconds)

    async def _follow(self, at: str, seat: int, language: str, see: Callable[[News], bool], seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                async with contextlib.aclosing(self._client.news(at, seat=seat, lang=language)) as news:
                    async for one in news:
                        if see(one):
                            break
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        self._stack.close()


class RemoteTable:
    """The user's seat at a table, taken by joining the room if necessary. Call ``refresh`` before anything else.

    It agrees to all proposals of the other players, and takes its seat back from a bot that replaced it. ``link``: the
    link or the id of a room on the account's server. Raise SetupError for another link, an unknown game or a table at
    which the user plays several seats, and ServerError if the room cannot be joined.
    """

    def __init__(self, account: Account, link: str, language: str = "en") -> None:
        self._account = account
        self._id = _room_on(account, link.strip())
        self._room = account.send(room(self._id))
        self.game: Game = game_named(self._room.set_up["game"])
        self.words = Catalogue(language_named(language), self.game.name)
        if any(seat.yours and not seat.you for seat in self._room.seats):
            raise SetupError("You play several seats at this table; here, you can play only one.")
        if self._room.you.seat is None:
            self._room = account.send(join(self._id))
        self._table: TableMessage | None = None
        self._log: list[list[Line]] = []
        self._decision: Decision | None = None
        self._acted = -1  # tables before this sequence number are from before the last action

    @property
    def options(self) -> Mapping[str, object]:
        return self._room.set_up["options"]

    @property
    def begun(self) -> bool:
        return self._table is not None

    @property
    def seat(self) -> int:
        """Raise BurgraveError if the user no longer has a seat."""
        if self._room.you.seat is None:
            raise BurgraveError(_UNSEATED)
        return self._room.you.seat

    @property
    def over(self) -> bool:
        return self._room.state == "over" or (self._table is not None and self._table.result is not None)

    @property
    def rewards(self) -> list[float]:
        """Each seat's share of the win; 0 until the game ends, and if it was ended early."""
        result = None if self._table is None else self._table.result
        scores = [] if result is None else result.scores
        first = [one.seat for one in scores if one.place == 1]
        return [1 / len(first) if seat in first else 0.0 for seat in range(len(self._room.seats))]

    @property
    def names(self) -> list[str]:
        """The players' names, with "You" in the player's language for the own seat."""
        you = self.words.text("terminal-you")
        return [you if seat.seat == self.seat else seat.name for seat in self._room.seats]

    def refresh(self) -> None:
        """Read the room and, once the game has started, the table; raise BurgraveError if the seat is lost."""
        self._room = self._account.send(room(self._id))
        if self._room.you.seat is None:
            ended = self._account.send(me()).person is None
            raise BurgraveError("The session has ended; start again, or use a new token." if ended else _UNSEATED)
        self._attend()
        if self._room.state != "open" and self._room.closed is None:
            self._see(self._account.send(table(self._id, seat=self.seat, lang=self.words.language)))

    # ---- the seat's information ----------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Return the news, the table, the question and its numbered choices; between decisions, who is to decide."""
        parts: list[Sequence[str]] = [self._news()]
        if self._table is not None:
            parts.append(self._narrator.lines(Scene(self._narrator, self._table.view, self.names)))
        if self.over:
            parts.append(self._result())
        elif self._ask is not None:
            parts += [[self.question(), *numbered(self.choices())], [self.words.text("answer-how"), *self._time()]]
        else:
            parts.append([self.waiting()])
        return "\n\n".join("\n".join(lines) for lines in parts if lines)

    def question(self) -> str:
        return "" if self._ask is None else self._ask.question

    def choices(self) -> list[dict[str, object]]:
        """Return the legal actions, as ``TextEnv.choices`` does; [] while others decide."""
        options = [] if self._ask is None else self._ask.options
        return [
            {"number": number, "action": one.notation, "label": one.text, "note": one.note}
            for number, one in enumerate(options, 1)
        ]

    def waiting(self) -> str:
        """Return the sentence that says what the player is waiting for."""
        if self._room.state == "open":
            return self.words.text("answer-not-started")
        if self._room.paused is not None:
            return self.words.text("answer-paused")
        deciding = [self.names[seat] for seat in (self._table.open if self._table else [])]
        return self.words.text("answer-waiting", names=self.words.listed(deciding))

    def observe(self) -> dict[str, object]:
        """Return what the seat knows as JSON data, as ``TextEnv.observe`` does."""
        return {
            "game": self.game.name,
            "seat": self.seat,
            "players": self.names,
            "view": {} if self._table is None else self._table.view,
            "news": self._news(),
            "question": self.question() or None,
            "choices": self.choices(),
            "over": self.over,
            "rewards": self.rewards,
        }

    def hints(self) -> list[Tip]:
        """Return the best choices, best first; raise ServerError if the table allows no hints."""
        tips = self._account.send(hint(self._deciding(), lang=self.words.language)).tips
        numbers = {option.action: number for number, option in enumerate(self._ask.options if self._ask else [], 1)}
        return [
            Tip(numbers[one.action], one.text, one.percent or 0, one.points or 0, one.why or "", one.standing)
            for one in tips
            if one.action in numbers
        ]

    def explain(self, about: str = "") -> list[str]:
        """Explain the card or the numbered choice in ``about``; return [] before the game."""
        if self._table is None:
            return []
        return self._narrator.explain(self._table.view, self._legal(), about)

    # ---- playing -------------------------------------------------------------------------------------------------

    def step(self, answer: str) -> Step:
        """Play the action that ``answer`` means, and wait for the next decision, for at most ``WAITS`` seconds.

        Raise BadAnswer unless the answer means exactly one action, and BurgraveError if it could not be played.
        """
        seen = self._deciding()
        assert self._ask is not None
        option = self._ask.options[self._decided().read(answer)]
        try:
            self._acted = self._account.send(act(seen, option)).seq
        except ServerError as error:
            if error.code in CHANGED:
                self.refresh()
                said = "The table has changed, and your choice was not played; look, and choose again."
                raise BurgraveError(said) from error
            if error.code == _AWAY:
                raise BurgraveError(f"{error} Your choice may have been played or not; look again later.") from error
            raise
        trouble = ""
        try:
            self._wait()
        except ServerError as error:
            trouble = f"{error}\n\n"
        return Step(trouble + self.prompt(), self.seat, option.notation, "", self.rewards[self.seat], self.over)

    def wait(self) -> str:
        """Wait for the next decision, for at most ``WAITS`` seconds, and return the prompt."""
        self.refresh()
        if self._ask is None and not self.over:
            self._wait()
        return self.prompt()

    def leave(self) -> None:
        """Leave the table; in a running game, one of the server's bots takes over."""
        self._account.send(leave(self._id))

    def close(self) -> None:
        """Do nothing: the seat stays the user's until ``leave``."""

    # ---- inside --------------------------------------------------------------------------------------------------

    @property
    def _ask(self) -> Ask | None:
        """The open decision, or None."""
        seen = self._table
        if seen is None or seen.seq < self._acted or self.over or self._room.paused is not None or self._replaced():
            return None
        return seen.ask

    @property
    def _narrator(self) -> TerminalNarrator:
        assert self._table is not None
        return terminal_narrator_of(self._table.view, self.words.language)

    def _replaced(self) -> bool:
        """Return True if a bot plays for the user, who was late or had left."""
        return self._room.you.seat is not None and self._room.seats[self._room.you.seat].stand_in

    def _proposal(self) -> Proposal | None:
        """Return the other players' proposal, or None if there is none or the user has agreed to it."""
        proposal, seat = self._room.proposal, self._room.you.seat
        return None if proposal is None or seat is None or seat in proposal.yes else proposal

    def _attend(self) -> None:
        """Take the seat back from a bot, and agree to the other players' proposal."""
        if self._room.state == "playing" and self._replaced():
            self._room = self._account.send(come_back(self._id))
        proposal = self._proposal()
        if proposal is not None:
            with contextlib.suppress(ServerError):  # it was withdrawn
                self._room = self._account.send(agree(self._id, proposal))

    def _wait(self) -> None:
        """Wait for a decision or the end of the game; raise ServerError if the server cannot be reached meanwhile."""
        ends = time.monotonic() + WAITS
        while not self._settled() and (left := ends - time.monotonic()) > 0:
            if not self._account.follow(self._id, self.seat, self.words.language, self._see, left):
                self.refresh()  # to notice that the server is gone
                return
            self._attend()

    def _settled(self) -> bool:
        return self.over or self._room.you.seat is None or self._ask is not None

    def _see(self, news: News) -> bool:
        """Take in a message; return True if there is something to do."""
        if isinstance(news, RoomChanged):
            self._room = news.room
            if news.room.state == "over":
                return news.room.closed is not None  # otherwise the result follows
        else:
            self._table, self._decision = news, None
            del self._log[news.log.from_ :]
            self._log += [paragraph.lines for paragraph in news.log.paragraphs]
        return self._settled() or self._replaced() or self._proposal() is not None

    def _deciding(self) -> TableMessage:
        if self._table is None or self._ask is None:
            raise IllegalAction("The game is over; there are no legal actions." if self.over else self.waiting())
        return self._table

    def _decided(self) -> Decision:
        """Return the open decision, whose actions are in the order of the server's options."""
        if self._decision is None:
            seen = self._deciding()
            quotes = [] if self._ask is None else [_quote(one.quote) for one in self._ask.options]
            self._decision = Decision(self.game, self.words.language, seen.view, self._legal(), self.names, quotes)
        return self._decision

    def _legal(self) -> list[int]:
        notations = [] if self._ask is None else [one.notation for one in self._ask.options]
        try:
            return [self.game.parse(notation) for notation in notations]
        except MalformedAction as error:
            raise SetupError(f"The server offers an action that this version does not know: {error}") from None

    def _news(self) -> list[str]:
        """Return the log since the seat's last decision, one sentence per line."""
        if self._table is None:
            return []
        first, line = self._table.news or 0, self._table.news_line or 0
        fresh = [lines[line if number == first else 0 :] for number, lines in enumerate(self._log) if number >= first]
        return ["".join(_text(part) for part in one.parts) for lines in fresh for one in lines]

    def _time(self) -> list[str]:
        """Return the time left for the open decision as a line; [] if it is unlimited."""
        clock = None if self._table is None else self._table.clock
        until = None if clock is None else clock.seats[self.seat].until
        return [] if until is None else [self.words.text("answer-time", seconds=max(0, round(until - time.time())))]

    def _result(self) -> list[str]:
        result = None if self._table is None else self._table.result
        if result is None:
            return [self.words.text("answer-ended")]
        scores = [
            Score(one.name if one.seat is None else self.names[one.seat], one.place, one.total, [*one.items], one.seat)
            for one in result.scores
        ]
        return result_lines(self.words, scores, [result.verdict, *result.ties], self.rewards[self.seat])


def _room_on(account: Account, link: str) -> str:
    """Return the id of a room on the account's server from its link or id; raise SetupError for anything else."""
    if link.isascii() and link.isalnum():
        return link
    found = room_in(link)
    if found is None or server_of(link) != account.origin:
        raise SetupError(f"{link!r} is not the link of a table of {account.origin}.")
    return found


def _quote(sent: SentQuote) -> Quote:
    quote = Quote()
    quote.costs, quote.brings, quote.either = sent.costs, sent.brings, sent.either
    quote.needs, quote.on, quote.targets = sent.needs, sent.on, sent.targets
    return quote


def _text(part: Any) -> str:
    return part if isinstance(part, str) else str(part.text)
