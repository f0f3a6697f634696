"""Friends by link, invitations, and who is blocked."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.keeping import opened, room_of

from burgrave.server.store import ChatLine, NoSuchPerson, NoSuchRoom, Person, Store


async def _people(store: Store, *names: str) -> list[Person]:
    return [(await store.new_guest(name))[0] for name in names]


async def _friends(store: Store, ana: Person, bruno: Person) -> None:
    assert await store.befriend(await store.add_friend_link(ana.id), bruno.id)


async def test_a_link_makes_one_friend(url: str) -> None:
    async with opened(url) as store:
        ana, bruno, carla = await _people(store, "Ana", "Bruno", "Carla")
        link = await store.add_friend_link(ana.id)
        assert not await store.befriend("nonsense", bruno.id) and not await store.befriend(link, ana.id)
        assert await store.befriend(link, bruno.id) and not await store.befriend(link, carla.id)
        ((of_ana,), (of_bruno,)) = await store.friends_of(ana.id), await store.friends_of(bruno.id)
        assert (of_ana.name, of_ana.person_id, of_bruno.name) == ("Bruno", bruno.id, "Ana")
        assert of_ana.id != of_bruno.id and await store.friend(ana.id, of_ana.id) == of_ana
        assert await store.friend(ana.id, of_bruno.id) is None
        await _friends(store, bruno, ana)  # once more changes nothing
        assert await store.friends_of(ana.id) == [of_ana]
        await store.end_friendship(bruno.id, of_bruno.id)
        assert await store.friends_of(ana.id) == await store.friends_of(bruno.id) == []
        with pytest.raises(NoSuchPerson):
            await store.add_friend_link("p_nobody")


async def test_two_who_follow_a_link_at_once_are_one_friend(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        ana, bruno, carla = await _people(one, "Ana", "Bruno", "Carla")
        link = await one.add_friend_link(ana.id)
        done = await asyncio.gather(one.befriend(link, bruno.id), other.befriend(link, carla.id))
        assert sorted(done) == [False, True] and len(await one.friends_of(ana.id)) == 1


async def test_only_so_many_links_are_good(url: str) -> None:
    async with opened(url) as store:
        ana, bruno = await _people(store, "Ana", "Bruno")
        links = [await store.add_friend_link(ana.id) for _ in range(25)]
        good = [await store.befriend(link, bruno.id) for link in links]
        assert sum(good) == 20


async def test_whoever_is_blocked_is_a_friend_no_more(url: str) -> None:
    async with opened(url) as store:
        ana, bruno = await _people(store, "Ana", "Bruno")
        room = await store.add_room(room_of(bruno))
        await _friends(store, ana, bruno)
        await store.invite(room.id, bruno.id, ana.id)
        for _ in range(2):
            await store.block(ana.id, bruno.id)
        assert await store.friends_of(bruno.id) == [] and await store.invitations_of(ana.id) == []
        assert await store.has_blocked(ana.id, bruno.id) and not await store.has_blocked(bruno.id, ana.id)
        assert await store.apart_from(bruno.id) == {ana.id} and await store.apart_from(ana.id) == {bruno.id}
        for owner, other in ((ana, bruno), (bruno, ana)):
            assert not await store.befriend(await store.add_friend_link(owner.id), other.id)
        (blocked,) = await store.blocked_by(ana.id)
        assert blocked.name == "Bruno" and await store.blocked_by(bruno.id) == []
        await store.unblock(bruno.id, blocked.id)
        assert await store.has_blocked(ana.id, bruno.id)
        await store.unblock(ana.id, blocked.id)
        await _friends(store, ana, bruno)
        with pytest.raises(NoSuchPerson):
            await store.block(ana.id, "p_nobody")


async def test_an_invitation_stands_until_the_game_begins(url: str) -> None:
    async with opened(url) as store:
        ana, bruno, carla = await _people(store, "Ana", "Bruno", "Carla")
        room = await store.add_room(room_of(bruno))
        for host in (carla, bruno):
            await store.invite(room.id, host.id, ana.id)
        (told,) = await store.invitations_of(ana.id)
        assert (told.room_id, told.game, told.name) == (room.id, "citadels", "Bruno")
        begun = await store.add_room(room_of(bruno, state="playing", header={}))
        sits = await store.add_room(room_of(bruno, ana))
        for other in (begun, sits):
            await store.invite(other.id, bruno.id, ana.id)
        assert await store.invitations_of(ana.id) == [told]
        with pytest.raises(NoSuchRoom):
            await store.invite("nowhere", bruno.id, ana.id)


async def test_a_room_that_is_removed_takes_its_invitations_along(url: str) -> None:
    async with opened(url) as store:
        ana, bruno = await _people(store, "Ana", "Bruno")
        room = await store.add_room(room_of(bruno))
        await store.invite(room.id, bruno.id, ana.id)
        await asyncio.sleep(0.01)
        assert await store.remove_stale(0.0) == [room.id] and await store.invitations_of(ana.id) == []


async def test_it_is_known_who_said_a_line(url: str) -> None:
    async with opened(url) as store:
        (ana,) = await _people(store, "Ana")
        room = await store.add_room(room_of(ana))
        line = ChatLine("Ana", 0, "Hello", 1.0, ana.id)
        assert await store.add_chat(room.id, line) == line and await store.chats(room.id) == [line]
