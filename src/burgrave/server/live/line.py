"""The line before the workers: who thinks next where many want to, so that nobody stalls the others."""

from __future__ import annotations

import asyncio
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from burgrave.server.live.errors import Refused
from burgrave.server.settings import Settings

__all__ = ["BOT", "HINT", "Line", "Payer", "Payers", "Unwanted", "Used", "Wish", "whole"]

R = TypeVar("R")

HINT: Final = "hint"
BOT: Final = "bot"

_MEMORY: Final = 60.0  # seconds over which what somebody had of the workers is forgotten
_ROUNDING: Final = 1e-6  # of a beat; what takes exactly one does not take two because a clock's last digits differ
_KNOWN: Final = 10_000  # people, or shares, that are remembered

# who goes first; within each, who has had least
_HINTS, _SEEN, _LATE = range(3)


class Unwanted(Exception):
    """While it waited in line, the decision was made, or nobody was left who would have seen it."""


@dataclass(frozen=True, slots=True)
class Payer:
    """Who answers for what is thought out: the person who asks for a hint, or the host of a room with bots."""

    person: str
    address: str = ""  # where they came from; empty if they were not seen by this process
    guest: bool = True


class Payers:
    """What this process knows of people when it comes to sharing."""

    def __init__(self) -> None:
        self._found: OrderedDict[str, Payer] = OrderedDict()

    def seen(self, payer: Payer) -> None:
        """Take note of where somebody is."""
        self._found[payer.person] = payer
        self._found.move_to_end(payer.person)
        if len(self._found) > _KNOWN:
            self._found.popitem(last=False)

    def named(self, person_id: str) -> Payer:
        """Return somebody; all whom this process has not seen share as guests of one address."""
        return self._found.get(person_id) or Payer(person_id)


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to be thought out."""

    kind: str  # HINT or BOT
    payer: Payer
    room: str
    urgent: Callable[[], bool] = lambda: True  # whether anybody waits for it


class Used:
    """Seconds that each has had: those of the last minute in full, what is older less and less."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._had: dict[Hashable, tuple[float, float]] = {}  # how much, and when that was right

    def add(self, who: Hashable, seconds: float) -> None:
        """Take note that somebody has had so much more."""
        if len(self._had) >= _KNOWN and who not in self._had:
            self._had = {one: kept for one, kept in self._had.items() if self.of(one) > 0.1}
        self._had[who] = self.of(who) + seconds, self._now()

    def of(self, who: Hashable) -> float:
        """Return how much somebody has had of late."""
        seconds, at = self._had.get(who, (0.0, 0.0))
        return seconds * math.exp((at - self._now()) / _MEMORY) if seconds else 0.0


class _Ticket(Generic[R]):
    """A place in the line."""

    def __init__(
        self, wish: Wish, begin: Callable[[], Coroutine[Any, Any, R] | None], slot: float, beat: float, number: int
    ) -> None:
        loop = asyncio.get_running_loop()
        self.wish = wish
        self.begin = begin
        self.slot = slot
        self.beat = beat
        self.number = number
        self.since = loop.time()
        self.found: asyncio.Future[R] = loop.create_future()


class Line:
    """Lets so many things be thought out at the same time.

    Hints go first, then bots of tables at which somebody is, then all the rest. Among equals goes first whose address
    has had least of late, then whose person, then whose room. Bots of guests, and everybody's hints, are among the rest
    where their person or address has had more than the settings grant for a minute.
    """

    def __init__(self, settings: Settings) -> None:
        self.observe: Callable[[str, float], None] = lambda kind, seconds: None
        """Told for each thing that is begun how long it has waited."""
        self.at_work = 0
        self._places = max(1, settings.bot_workers)
        self._settings = settings
        self._waiting: list[_Ticket[Any]] = []
        self._used = Used(lambda: asyncio.get_running_loop().time())
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = 0

    def waiting(self) -> Counter[str]:
        """Return how many things wait, by their kind."""
        return Counter(ticket.wish.kind for ticket in self._waiting)

    async def do(
        self, wish: Wish, begin: Callable[[], Coroutine[Any, Any, R] | None], *, slot: float = 0.0, beat: float = 0.0
    ) -> R:
        """Wait for a place, and return what was thought out there.

        ``begin`` is called when the place is free, and returns what is to be awaited, or None if it is no longer
        wanted: then raise Unwanted. The place is taken for whole slots, and the answer comes after whole beats, both at
        least once: however long it took, others see only how many there were. Raise Refused if the person waits for too
        many hints.
        """
        if wish.kind == HINT:
            mine = sum(one.wish.kind == HINT and one.wish.payer.person == wish.payer.person for one in self._waiting)
            if mine >= self._settings.hints_per_person:
                raise Refused("busy", f"You wait for {mine} hints already; they come soon.", 503)
        self._numbers += 1
        ticket = _Ticket(wish, begin, slot, beat, self._numbers)
        self._waiting.append(ticket)
        self._fill()
        try:
            return await ticket.found
        finally:
            if ticket in self._waiting:  # nobody waits for it any more
                self._waiting.remove(ticket)

    def stop(self) -> None:
        """Refuse whatever waits or is being thought out."""
        self._places = 0
        for ticket in self._waiting:
            _fail(ticket, _stopping())
        for task in self._tasks:
            task.cancel()

    def _fill(self) -> None:
        """Let those begin for whom there is a place."""
        while self._waiting and self.at_work < self._places:
            ticket = min(self._waiting, key=self._order)
            self._waiting.remove(ticket)
            try:
                work = ticket.begin()
            except Exception as error:
                _fail(ticket, error)
                continue
            if work is None:
                _fail(ticket, Unwanted())
                continue
            self.at_work += 1
            self._charge(ticket.wish, ticket.slot)
            task = asyncio.create_task(self._work(ticket, work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, ticket: _Ticket[R], work: Coroutine[Any, Any, R]) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        self.observe(ticket.wish.kind, begun - ticket.since)
        try:
            try:
                (found,) = await asyncio.gather(work, return_exceptions=True)
                ended = loop.time()
                await whole(begun, ended, ticket.slot)
            finally:
                self.at_work -= 1
                self._charge(ticket.wish, loop.time() - begun - ticket.slot)
                self._fill()
            await whole(begun, ended, ticket.beat)
        except asyncio.CancelledError:
            found = asyncio.CancelledError()
        if isinstance(found, asyncio.CancelledError):
            _fail(ticket, _stopping())
        elif isinstance(found, BaseException):
            _fail(ticket, found)
        elif not ticket.found.done():
            ticket.found.set_result(found)

    def _order(self, ticket: _Ticket[Any]) -> tuple[float, ...]:
        kind, payer, used = ticket.wish.kind, ticket.wish.payer, self._used
        by_address, by_person, by_room = (used.of(one) for one in _shares(ticket.wish))
        much = by_person >= self._settings.guest_thinking or by_address >= self._settings.address_thinking
        late = (much and (payer.guest or kind == HINT)) or not ticket.wish.urgent()
        rank = _LATE if late else _HINTS if kind == HINT else _SEEN
        return rank, by_address, by_person, by_room, ticket.number

    def _charge(self, wish: Wish, seconds: float) -> None:
        for one in _shares(wish):
            self._used.add(one, seconds)


def _shares(wish: Wish) -> tuple[Hashable, Hashable, Hashable]:
    """Return whose share it is, from the widest; hints and bots are counted by themselves."""
    kind, payer = wish.kind, wish.payer
    return (kind, "address", payer.address), (kind, "person", payer.person), (kind, "room", wish.room)


def _fail(ticket: _Ticket[Any], error: BaseException) -> None:
    if not ticket.found.done():
        ticket.found.set_exception(error)


def _stopping() -> Refused:
    return Refused("stopping", "The server is about to stop; try again in a moment.", 503)


async def whole(begun: float, ended: float, beat: float) -> None:
    """Wait until whole beats have gone by since something began: one, or as many as it took until its end."""
    if beat > 0.0:
        beats = max(1, math.ceil((ended - begun) / beat - _ROUNDING))
        await asyncio.sleep(begun + beats * beat - asyncio.get_running_loop().time())
