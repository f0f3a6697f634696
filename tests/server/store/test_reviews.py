"""Reviews in the store: one per game, fair to all users, stored in pieces, claimed by one process."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.server.store.keeping import Time, opened

from burgrave.server.store import NoSuchRoom, Principal, RoomRow, SeatRow, Store, TooManyReviews, new_room_id

HELD = 60.0


async def a_room(store: Store, ana: Principal) -> str:
    seat = SeatRow(kind="person", person_id=ana.id, name=ana.name)
    room = RoomRow(new_room_id(), "Table", {"game": "citadels", "options": {"players": 2}}, (seat,), ana.id)
    return (await store.add_room(room, by=ana.by)).id


async def asked(store: Store, number: int = 1) -> tuple[Principal, list[str]]:
    """Request reviews as a new user; return the user and the reviewed rooms, in order."""
    ana, _ = await store.new_guest("Ana")
    rooms = [await a_room(store, ana) for _ in range(number)]
    for room in rooms:
        assert await store.ask_review(room, ana.id, most=number, by=ana.by)
    return ana, rooms


async def test_a_game_has_one_review_no_matter_who_asks(url: str) -> None:
    async with opened(url) as store:
        ana, (room,) = await asked(store)
        bruno, _ = await store.new_guest("Bruno")
        assert not await store.ask_review(room, bruno.id, most=5, by=bruno.by)
        row = await store.review(room)
        assert row is not None
        assert (row.person_id, row.state, row.done, row.steps, row.told) == (ana.id, "waiting", 0, 0, None)
        assert await store.review(await a_room(store, ana)) is None and await store.review("no id!") is None


async def test_two_who_ask_at_once_ask_for_the_same(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        room = await a_room(store, ana)
        found = await asyncio.gather(*(store.ask_review(room, ana.id, most=5, by=ana.by) for _ in range(5)))
        assert sorted(found) == [False] * 4 + [True]


async def test_a_person_waits_for_few(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await asked(store, 2)
        with pytest.raises(TooManyReviews, match="You already have 2 reviews in the queue"):
            await store.ask_review(await a_room(store, ana), ana.id, most=2, by=ana.by)
        bruno, _ = await store.new_guest("Bruno")
        assert await store.ask_review(await a_room(store, bruno), bruno.id, most=2, by=bruno.by)
        with pytest.raises(NoSuchRoom):
            await store.ask_review("nowhere", bruno.id, most=5, by=bruno.by)


async def test_one_person_is_served_in_order_and_each_review_has_one_process(url: str) -> None:
    async with opened(url) as store:
        _, (first, second) = await asked(store, 2)
        assert (await store.reviews_before(first), await store.reviews_before(second)) == (0, 1)
        one = await store.take_review("one", HELD)
        other = await store.take_review("other", HELD)
        assert one is not None and other is not None
        assert (one.room_id, other.room_id) == (first, second) and one.made is None
        assert await store.take_review("third", HELD) is None
        again = await store.take_review("one", HELD)
        assert again is not None and again.room_id == first


async def test_a_review_that_is_taken_meanwhile_does_not_come_before_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(f"sqlite:///{tmp_path}/table.db", now=Time()) as store:
        _, (room,) = await asked(store)
        execute = AsyncConnection.execute

        async def taken_after(connection: AsyncConnection, *asked: Any, **more: Any) -> Any:
            found = await execute(connection, *asked, **more)
            monkeypatch.setattr(AsyncConnection, "execute", execute)
            await store.take_review("one", HELD)
            return found

        monkeypatch.setattr(AsyncConnection, "execute", taken_after)
        assert await store.reviews_before(room) == 0


class Queue:
    """Review requests from several addresses, with a manual clock."""

    def __init__(self, store: Store, now: Time) -> None:
        self.store = store
        self.now = now
        self.people: dict[str, Principal] = {}
        self.names: dict[str, str] = {}  # by room

    async def ask(self, name: str, person: str, network: int | None) -> None:
        """Request a review of a new room, which the test calls ``name``."""
        if person not in self.people:
            self.people[person], _ = await self.store.new_guest(person)
        who = self.people[person]
        room = await a_room(self.store, who)
        self.names[room] = name
        self.now.now += 1
        assert await self.store.ask_review(room, who.id, most=50, network=network, by=who.by)

    async def before(self, name: str) -> int:
        """Return how many reviews come before this one."""
        room = next(room for room, known in self.names.items() if known == name)
        return await self.store.reviews_before(room)

    async def take(self, holder: str = "one") -> str:
        """Let a process claim the next review; return its name."""
        self.now.now += 1
        job = await self.store.take_review(holder, HELD)
        assert job is not None
        return self.names[job.room_id]

    async def end(self, name: str, holder: str = "one") -> None:
        """Finish a review on behalf of a process."""
        room = next(room for room, known in self.names.items() if known == name)
        assert await self.store.end_review(room, holder, {"en": {}})


async def test_addresses_take_turns_and_so_do_the_people_of_one(url: str) -> None:
    now = Time()
    async with opened(url, now=now) as store:
        queue = Queue(store, now)
        for number in range(3):
            for guest in ("flood 1", "flood 2"):
                await queue.ask(f"{guest} {number}", guest, 1)
        first = await queue.take()
        assert first == "flood 1 0"
        await queue.ask("ana 1", "Ana", 2)
        await queue.ask("ana 2", "Ana", 2)
        await queue.ask("bruno", "Bruno", 1)  # behind the flooding address, but with his own share
        order = ["ana 1", "flood 2 0", "ana 2", "bruno", "flood 1 1", "flood 2 1", "flood 1 2", "flood 2 2"]
        for number, name in enumerate(order, 1):
            assert await queue.before(name) == number  # behind the current one
        for name in order:
            await queue.end(first)
            first = await queue.take()
            assert first == name and await queue.before(name) == 0


async def test_a_flood_from_one_address_does_not_delay_others(url: str) -> None:
    """After each of the address's reviews, requests from other addresses come first."""
    now = Time()
    async with opened(url, now=now) as store:
        queue = Queue(store, now)
        for number in range(20):
            await queue.ask(f"flood {number}", f"guest {number % 7}", 1)
        made = await queue.take()
        for network in (2, 3, None):
            await queue.ask(f"honest {network}", f"person {network}", network)
            assert await queue.before(f"honest {network}") <= 1 + (network is None)
            await queue.end(made)
            made = await queue.take()
            assert made == f"honest {network}"


async def test_all_processes_serve_one_order(shared_url: str) -> None:
    now = Time()
    async with opened(shared_url, now=now) as one, opened(shared_url, now=now) as other:
        queue, elsewhere = Queue(one, now), Queue(other, now)
        elsewhere.names = queue.names
        for number in range(4):
            await queue.ask(f"flood {number}", "Flood", 1)
        await queue.ask("ana", "Ana", 2)
        assert [await queue.take("one"), await elsewhere.take("other")] == ["flood 0", "ana"]
        assert await elsewhere.before("flood 1") == 2
        found = await asyncio.gather(*(store.take_review(name, HELD) for store, name in ((one, "x"), (other, "y"))))
        assert {queue.names[job.room_id] for job in found if job is not None} == {"flood 1", "flood 2"}


async def test_finished_parts_are_kept_for_the_process_that_continues(url: str) -> None:
    async with opened(url) as store:
        ana, (room,) = await asked(store)
        assert await store.take_review("one", HELD)
        assert await store.keep_review(room, "one", HELD, done=3, steps=10, made="three")
        assert not await store.keep_review(room, "other", HELD, done=9, steps=10, made="nine")
        await store.leave_reviews("other")
        assert await store.take_review("other", HELD) is None
        await store.leave_reviews("one")
        job = await store.take_review("other", HELD)
        assert job is not None and (job.done, job.made) == (3, "three")
        assert not await store.end_review(room, "one", {"en": {}})
        assert await store.end_review(room, "other", {"en": {"names": []}})
        row = await store.review(room)
        assert row is not None
        assert (row.state, row.done, row.steps, row.told) == ("done", 10, 10, {"en": {"names": []}})
        assert await store.take_review("other", HELD) is None
        assert not await store.ask_review(room, row.person_id, most=5, by=ana.by)


async def test_what_a_lost_process_made_is_free_after_a_while(url: str) -> None:
    async with opened(url) as store:
        _, (room,) = await asked(store)
        assert await store.take_review("lost", -1.0)
        job = await store.take_review("other", HELD)
        assert job is not None and job.room_id == room
        await store.leave_reviews(None)
        assert await store.take_review("third", HELD)


async def test_a_failed_review_can_be_requested_again(url: str) -> None:
    async with opened(url) as store:
        ana, (room,) = await asked(store)
        assert await store.take_review("one", HELD)
        assert await store.keep_review(room, "one", HELD, done=3, steps=10, made="three")
        assert await store.end_review(room, "one", None)
        row = await store.review(room)
        assert row is not None and row.state == "failed"
        assert await store.take_review("one", HELD) is None
        assert await store.ask_review(room, ana.id, most=1, by=ana.by)
        job = await store.take_review("one", HELD)
        assert job is not None and (job.done, job.made) == (0, None)
