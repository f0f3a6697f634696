"""Friends by link, invitations, and blocks."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.store.keeping import opened, room_of

from burgrave.server.store import ChatLine, NoSuchPerson, NoSuchRoom, Principal, Store


async def _people(store: Store, *names: str) -> list[Principal]:
    return [(await store.new_guest(name))[0] for name in names]


async def _friends(store: Store, ana: Principal, bruno: Principal) -> None:
    assert await store.befriend(await store.add_friend_link(ana.id, by=ana.by), bruno.id, by=bruno.by)


async def _invite(store: Store, room_id: str, host: Principal, guest: Principal) -> None:
    (tie,) = [one.id for one in await store.friends_of(host.id) if one.person_id == guest.id]
    assert await store.invite(room_id, host.id, tie, by=host.by) == guest.id


async def test_a_link_makes_one_friend(url: str) -> None:
    async with opened(url) as store:
        ana, bruno, carla = await _people(store, "Ana", "Bruno", "Carla")
        link = await store.add_friend_link(ana.id, by=ana.by)
        assert not await store.befriend("nonsense", bruno.id, by=bruno.by)
        assert not await store.befriend(link, ana.id, by=ana.by)
        assert await store.befriend(link, bruno.id, by=bruno.by)
        assert not await store.befriend(link, carla.id, by=carla.by)
        ((of_ana,), (of_bruno,)) = await store.friends_of(ana.id), await store.friends_of(bruno.id)
        assert (of_ana.name, of_ana.person_id, of_bruno.name) == ("Bruno", bruno.id, "Ana")
        assert of_ana.id != of_bruno.id and await store.friend(ana.id, of_ana.id) == of_ana
        assert await store.friend(ana.id, of_bruno.id) is None
        await _friends(store, bruno, ana)  # repeating it changes nothing
        assert await store.friends_of(ana.id) == [of_ana]
        await store.end_friendship(bruno.id, of_bruno.id, by=bruno.by)
        assert await store.friends_of(ana.id) == await store.friends_of(bruno.id) == []
        with pytest.raises(NoSuchPerson):
            await store.add_friend_link("p_nobody", by=ana.by)


async def test_two_who_follow_a_link_at_once_are_one_friend(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        ana, bruno, carla = await _people(one, "Ana", "Bruno", "Carla")
        link = await one.add_friend_link(ana.id, by=ana.by)
        done = await asyncio.gather(
            one.befriend(link, bruno.id, by=bruno.by), other.befriend(link, carla.id, by=carla.by)
        )
        assert sorted(done) == [False, True] and len(await one.friends_of(ana.id)) == 1


async def test_only_so_many_links_are_good(url: str) -> None:
    async with opened(url) as store:
        ana, bruno = await _people(store, "Ana", "Bruno")
        links = [await store.add_friend_link(ana.id, by=ana.by) for _ in range(25)]
        good = [await store.befriend(link, bruno.id, by=bruno.by) for link in links]
        assert sum(good) == 20


async def test_a_blocked_user_is_no_longer_a_friend(url: str) -> None:
    async with opened(url) as store:
        ana, bruno = await _people(store, "Ana", "Bruno")
        room = await store.add_room(room_of(bruno), by=bruno.by)
        await _friends(store, ana, bruno)
        await _invite(store, room.id, bruno, ana)
        for _ in range(2):
            await store.block(ana.id, bruno.id, by=ana.by)
        assert await store.friends_of(bruno.id) == [] and await store.invitations_of(ana.id) == []
        assert await store.has_blocked(ana.id, bruno.id) and not await store.has_blocked(bruno.id, ana.id)
        assert await store.apart_from(bruno.id) == {ana.id} and await store.apart_from(ana.id) == {bruno.id}
        for owner, other in ((ana, bruno), (bruno, ana)):
            assert not await store.befriend(await store.add_friend_link(owner.id, by=owner.by), other.id, by=other.by)
        (blocked,) = await store.blocked_by(ana.id)
        assert blocked.name == "Bruno" and await store.blocked_by(bruno.id) == []
        await store.unblock(bruno.id, blocked.id, by=bruno.by)
        assert await store.has_blocked(ana.id, bruno.id)
        await store.unblock(ana.id, blocked.id, by=ana.by)
        await _friends(store, ana, bruno)
        with pytest.raises(NoSuchPerson):
            await store.block(ana.id, "p_nobody", by=ana.by)


async def test_an_invitation_stands_until_the_game_begins(url: str) -> None:
    async with opened(url) as store:
        ana, bruno, carla = await _people(store, "Ana", "Bruno", "Carla")
        room = await store.add_room(room_of(bruno), by=bruno.by)
        for host in (carla, bruno):
            await _friends(store, host, ana)
            await _invite(store, room.id, host, ana)
        (told,) = await store.invitations_of(ana.id)
        assert (told.room_id, told.game, told.name) == (room.id, "citadels", "Bruno")
        begun = await store.add_room(room_of(bruno, state="playing", header={}), by=bruno.by)
        sits = await store.add_room(room_of(bruno, ana), by=bruno.by)
        for other in (begun, sits):
            await _invite(store, other.id, bruno, ana)
        assert await store.invitations_of(ana.id) == [told]
        with pytest.raises(NoSuchRoom):
            await _invite(store, "nowhere", bruno, ana)
        (tie,) = await store.friends_of(bruno.id)
        assert await store.invite(room.id, carla.id, tie.id, by=carla.by) is None  # not her friend


async def test_a_room_that_is_removed_takes_its_invitations_along(url: str) -> None:
    async with opened(url) as store:
        ana, bruno = await _people(store, "Ana", "Bruno")
        room = await store.add_room(room_of(bruno), by=bruno.by)
        await _friends(store, ana, bruno)
        await _invite(store, room.id, bruno, ana)
        await asyncio.sleep(0.01)
        assert await store.remove_stale(0.0) == [room.id] and await store.invitations_of(ana.id) == []


async def test_it_is_known_who_said_a_line(url: str) -> None:
    async with opened(url) as store:
        (ana,) = await _people(store, "Ana")
        room = await store.add_room(room_of(ana), by=ana.by)
        line = ChatLine("Ana", 0, "Hello", 1.0, ana.id)
        assert await store.add_chat(room.id, line, by=ana.by) == line and await store.chats(room.id) == [line]
