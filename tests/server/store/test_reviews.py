"""The line of reviews: one for each game, first come, first served, kept in pieces, held by one process."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.keeping import opened

from burgrave.server.store import NoSuchRoom, Person, RoomRow, SeatRow, Store, TooManyReviews, new_room_id

HELD = 60.0


async def a_room(store: Store, ana: Person) -> str:
    seat = SeatRow(kind="person", person_id=ana.id, name=ana.name)
    room = RoomRow(new_room_id(), "Table", {"game": "citadels", "options": {"players": 2}}, (seat,), ana.id)
    return (await store.add_room(room)).id


async def asked(store: Store, number: int = 1) -> tuple[Person, list[str]]:
    """Somebody who has asked for reviews, one after the other."""
    ana, _ = await store.new_guest("Ana")
    rooms = [await a_room(store, ana) for _ in range(number)]
    for room in rooms:
        assert await store.ask_review(room, ana.id, most=number)
    return ana, rooms


async def test_a_game_has_one_review_whoever_asks(url: str) -> None:
    async with opened(url) as store:
        ana, (room,) = await asked(store)
        bruno, _ = await store.new_guest("Bruno")
        assert not await store.ask_review(room, bruno.id, most=5)
        row = await store.review(room)
        assert row is not None
        assert (row.person_id, row.state, row.done, row.steps, row.told) == (ana.id, "waiting", 0, 0, None)
        assert await store.review(await a_room(store, ana)) is None and await store.review("no id!") is None


async def test_two_who_ask_at_once_ask_for_the_same(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        room = await a_room(store, ana)
        found = await asyncio.gather(*(store.ask_review(room, ana.id, most=5) for _ in range(5)))
        assert sorted(found) == [False] * 4 + [True]


async def test_a_person_waits_for_few(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await asked(store, 2)
        with pytest.raises(TooManyReviews, match="You wait for 2 reviews already"):
            await store.ask_review(await a_room(store, ana), ana.id, most=2)
        bruno, _ = await store.new_guest("Bruno")
        assert await store.ask_review(await a_room(store, bruno), bruno.id, most=2)
        with pytest.raises(NoSuchRoom):
            await store.ask_review("nowhere", bruno.id, most=5)


async def test_first_come_first_served_and_one_process_each(url: str) -> None:
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


async def test_what_is_finished_is_kept_for_whoever_goes_on(url: str) -> None:
    async with opened(url) as store:
        _, (room,) = await asked(store)
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
        assert not await store.ask_review(room, row.person_id, most=5)


async def test_what_a_lost_process_made_is_free_after_a_while(url: str) -> None:
    async with opened(url) as store:
        _, (room,) = await asked(store)
        assert await store.take_review("lost", -1.0)
        job = await store.take_review("other", HELD)
        assert job is not None and job.room_id == room
        await store.leave_reviews(None)
        assert await store.take_review("third", HELD)


async def test_what_failed_can_be_asked_for_anew(url: str) -> None:
    async with opened(url) as store:
        ana, (room,) = await asked(store)
        assert await store.take_review("one", HELD)
        assert await store.keep_review(room, "one", HELD, done=3, steps=10, made="three")
        assert await store.end_review(room, "one", None)
        row = await store.review(room)
        assert row is not None and row.state == "failed"
        assert await store.take_review("one", HELD) is None
        assert await store.ask_review(room, ana.id, most=1)
        job = await store.take_review("one", HELD)
        assert job is not None and (job.done, job.made) == (0, None)
