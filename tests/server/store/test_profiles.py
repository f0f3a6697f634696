from __future__ import annotations

import pytest
from tests.server.store.keeping import Time, opened, room_of

from burgrave.server.store import NoAccount, NoSuchPerson, NoSuchProfile, Principal, SeatResult, Store, WhichGames


async def _account(store: Store, name: str) -> Principal:
    guest, _ = await store.new_guest(name)
    return await store.register(guest.id, name.lower(), "a password", by=guest.by)


async def _played(store: Store, *people: Principal) -> str:
    room = await store.add_room(room_of(*people, public=len(people) > 2), by=people[0].by)
    seats = [SeatResult(seat, one.name, seat + 1, 9 - seat, one.id) for seat, one in enumerate(people)]
    assert await store.add_result(room.id, seats, game="valeria")
    return room.id


async def test_an_address_comes_and_goes(url: str) -> None:
    time = Time()
    async with opened(url, now=time) as store:
        ana = await _account(store, "Ana")
        guest, _ = await store.new_guest("Gina")
        address = await store.show_profile(ana.id, by=ana.by)
        assert address == await store.show_profile(ana.id, by=ana.by) and len(address) == 21
        found = await store.profile(address)
        assert (found.person.id, found.since) == (ana.id, time.now) and await store.came(ana.id) == time.now
        assert await store.profiles_of([ana.id, guest.id]) == {ana.id: address} and await store.profiles_of([]) == {}
        await store.hide_profile(ana.id, by=ana.by)
        with pytest.raises(NoSuchProfile):
            await store.profile(address)
        with pytest.raises(NoAccount):
            await store.show_profile(guest.id, by=guest.by)
        for unknown in (store.show_profile("p_nobody", by=ana.by), store.came("p_nobody")):
            with pytest.raises(NoSuchPerson):
                await unknown


async def test_the_best_come_first_and_few(url: str) -> None:
    async with opened(url) as store:
        ana, bruno, carla = [await _account(store, name) for name in ("Ana", "Bruno", "Carla")]
        for _ in range(3):
            await _played(store, carla, ana, bruno)
        assert await store.best(least=1, limit=9, doubt=2.0) == {}
        for person in (bruno, ana, carla):
            await store.show_profile(person.id, by=person.by)
        best = await store.best(least=3, limit=2, doubt=2.0)
        assert [(one.name, one.games) for one in best["valeria"]] == [("Carla", 3), ("Ana", 3)]
        assert await store.best(least=4, limit=2, doubt=2.0) == {}


async def test_those_who_are_not_seen_are_no_companions(url: str) -> None:
    async with opened(url) as store:
        ana, bruno, carla = [await _account(store, name) for name in ("Ana", "Bruno", "Carla")]
        public, closed = await _played(store, carla, ana, bruno), await _played(store, ana, bruno)
        await store.show_profile(carla.id, by=carla.by)
        assert await store.companions(ana.id) == ["Bruno", "Carla"]
        assert await store.companions(ana.id, seen=True) == ["Carla"]
        assert await store.companions(ana.id, limit=1) == ["Bruno"]
        for name, seen, games in (("Bruno", False, 2), ("Bruno", True, 0), ("Carla", True, 1), ("Ana", False, 0)):
            assert len(await store.history(ana.id, which=WhichGames(name=name, seen=seen))) == games
        assert await store.shown_rooms([public, closed]) == {public} and await store.shown_rooms([]) == set()
