"""Occasions for notifying absent users, and the rules for when a user counts as absent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from tests.server.live.evening import CITADELS, VALERIA, Evening, evening, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.occasions import Occasion
from burgrave.server.live.requests import Invite, Join, Leave, SetSeat, ShowRoom, StartGame
from burgrave.server.live.room_types import OpenSeat
from burgrave.server.store import RoomRow

DAY = 86_400
DAYS = {"kind": "days", "seconds": DAY}
PAUSE = 15.0


class Told:
    """Recorder of the notifications sent."""

    def __init__(self, night: Evening) -> None:
        self.night = night
        self.all: list[tuple[str, str]] = []
        night.tables.registry.notifier.deliver = self._tell

    def _tell(self, room: RoomRow, found: Sequence[Occasion]) -> None:
        names = {person.id: person.name for person in self.night.people}
        self.all += [(names[one.person_id], one.kind) for one in found]

    async def after(self, seconds: float) -> list[tuple[str, str]]:
        """Advance the time by this many seconds; return the notifications sent."""
        self.all.clear()
        while seconds > 0:  # slowly enough that it does not count as an outage
            step = min(seconds, 1800)
            self.night.clock.time += step
            seconds -= step
            await self.night.tables.registry.tick()
            await self.night.settled()
        return sorted(self.all)


@asynccontextmanager
async def watched() -> AsyncIterator[tuple[Evening, Told]]:
    async with evening() as night:
        yield night, Told(night)


async def open_seat(night: Evening, room: str) -> int:
    return next(iter(night.played(room).opened))


def test_who_is_asked_is_told_once_they_are_away_for_a_while() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.game(CITADELS, 4, clock=DAYS)
            asked = night.people[await open_seat(night, room)].name
            assert await told.after(PAUSE - 1) == []
            first = await told.after(2)
            assert (asked, "turn") in first
            assert [kind for name, kind in first if name != asked] == ["began"] * 3
            # A reloaded table reports again; the store knows which notifications were sent.
            assert {*await told.after(DAY / 2)} <= {(asked, "turn")}
            assert (asked, "late") in await told.after(DAY / 4 + 1)  # the last quarter of a day
            assert (asked, "bot") in await told.after(DAY / 4 + 1800)

    run(night)


def test_who_is_there_is_not_told_and_who_goes_later_knows() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.room(CITADELS, 4, clock=DAYS)
            ears = [await night.listen(room, person) for person in night.people[:4]]
            await night.tables.ask(room, StartGame(night.people[0]))
            assert await told.after(1000) == []
            for one in ears:
                assert one.watch is not None
                one.watch.close()
            assert await told.after(1000) == []

    run(night)


def test_a_connection_that_was_lost_already_is_no_presence() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.room(CITADELS, 4, clock=DAYS)
            ears = [await night.listen(room, person) for person in night.people[:4]]
            await night.tables.ask(room, StartGame(night.people[0]))
            night.clock.time += 30  # the disconnection has not been noticed yet
            for one in ears:
                assert one.watch is not None
                one.watch.close()
            await night.tables.ask(room, ShowRoom(None))
            asked = night.people[await open_seat(night, room)].name
            assert (asked, "turn") in await told.after(PAUSE + 1)

    run(night)


def test_who_decides_knows_that_there_is_more_to_decide() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.game(VALERIA, 1, clock=DAYS)
            rng = Rng("more")
            assert await told.after(PAUSE + 1) == [("Ana", "turn")]
            for _ in range(30):
                before = night.played(room).steps
                own = await night.decide(room, night.people[0], rng)
                await night.settled()
                last = night.played(room).steps[-1]
                found = await told.after(PAUSE + 1)
                if own and before and last.seat == 0 and 0 in night.played(room).opened:
                    assert found == []

    run(night)


def test_before_the_start_only_the_host_is_told() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.room(CITADELS, 1)
            for seat in (1, 2):
                await night.tables.ask(room, SetSeat(night.people[0], seat, OpenSeat()))
            assert await told.after(100) == []
            await night.tables.ask(room, Join(night.people[1]))
            assert await told.after(PAUSE + 1) == [("Ana", "seated")]
            await night.tables.ask(room, Join(night.people[2]))
            assert await told.after(PAUSE + 1) == [("Ana", "full")]
            assert await told.after(DAY) == []

    run(night)


def test_who_left_by_themselves_is_not_told_that_a_bot_plays() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.game(CITADELS, 4, clock=DAYS)
            asked = await open_seat(night, room)
            await night.tables.ask(room, Leave(night.people[asked]))
            found = await told.after(PAUSE + 1)
            assert not [kind for name, kind in found if name == night.people[asked].name]

    run(night)


def test_the_end_is_told_to_who_still_has_a_seat() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            room = await night.game(VALERIA, 2)
            rng = Rng("end")
            while (await night.tables.ask(room, ShowRoom(None)))["state"] == "playing":
                for person in night.people[:2]:
                    await night.decide(room, person, rng)
                await night.settled()
            assert await told.after(PAUSE + 1) == [("Ana", "over"), ("Bruno", "over")]
            await night.tables.rematch(room, night.people[1])
            assert await told.after(PAUSE + 1) == [("Ana", "rematch")]

    run(night)


def test_a_friend_who_is_invited_is_told_until_they_sit_there() -> None:
    async def night() -> None:
        async with watched() as (night, told):
            ana, bruno, carla = night.people[:3]
            for friend in (bruno, carla):
                assert await night.store.befriend(
                    await night.store.add_friend_link(ana.id, by=ana.by), friend.id, by=friend.by
                )
            room = await night.room(CITADELS)
            await night.tables.ask(room, SetSeat(ana, 1, OpenSeat()))
            for tie in await night.store.friends_of(ana.id):
                await night.tables.ask(room, Invite(ana, tie.id))
            await night.store.block(carla.id, ana.id, by=carla.by)
            await night.tables.heed_blocks(carla)
            assert await told.after(PAUSE + 1) == [("Bruno", "invited")]
            assert await night.tables.registry.still_so(room, bruno.id, "invited")
            await night.tables.ask(room, Join(bruno))
            assert not await night.tables.registry.still_so(room, bruno.id, "invited")

    run(night)
