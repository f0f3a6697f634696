"""Spectators: counted, named only with their consent, and muted if the host wishes."""

from __future__ import annotations

from tests.server.live.evening import VALERIA, Ears, Evening, Json, evening, refusal, run
from tests.server.live.test_processes import second

from burgrave.server.live.messages import audience_of, mark_of
from burgrave.server.live.requests import Chat, Invite, Join, Leave, ShowRoom, WatchRoom
from burgrave.server.store import Present


async def watching(night: Evening, room: str, person: int | None, *, named: bool = False) -> Ears:
    ears = Ears()
    me = None if person is None else night.people[person]
    ears.watch = await night.tables.ask(room, WatchRoom(me, None, ears, named=named))
    return ears


def test_players_see_how_many_watch_and_who_likes_to_be_named() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 2)
            ana, bruno = await watching(night, room, 0, named=True), await watching(night, room, 1)
            assert ana.room["audience"] == {"count": 0, "names": []}
            stranger = await watching(night, room, None, named=True)
            carla = await watching(night, room, 2)
            diego = await watching(night, room, 3, named=True)
            twice = await watching(night, room, 3, named=True)
            assert ana.room["audience"] == bruno.room["audience"] == {"count": 3, "names": ["Diego"]}
            assert carla.room["audience"] == diego.room["audience"] == ana.room["audience"]
            for ears in (stranger, diego):
                assert ears.watch is not None
                ears.watch.close()
            assert ana.room["audience"] == {"count": 2, "names": ["Diego"]}
            assert twice.watch is not None
            twice.watch.close()
            assert ana.room["audience"] == {"count": 1, "names": []}
            assert "Carla" not in str(ana.messages)

    run(night)


def test_who_sits_down_watches_no_more() -> None:
    async def night() -> None:
        async with evening() as night:
            wanted = {"set_up": VALERIA, "seats": ["me", "open", "bot:easy"]}
            room = (await night.tables.create(night.people[0], wanted))["id"]
            ana = await watching(night, room, 0)
            await watching(night, room, 1, named=True)
            assert ana.room["audience"] == {"count": 1, "names": ["Bruno"]}
            await night.tables.ask(room, Join(night.people[1]))
            assert ana.room["audience"] == {"count": 0, "names": []}

    run(night)


def test_the_host_says_whether_spectators_write() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, _, carla = night.people[:3]
            free = await night.game(VALERIA, 2)
            await night.tables.ask(free, Chat(carla, "Good luck!"))
            quiet = await night.game(VALERIA, 2, spectators_write=False)
            shown = await night.tables.ask(quiet, ShowRoom(carla))
            assert shown["spectators_write"] is False
            assert (await refusal(night.tables.ask(quiet, Chat(carla, "Good luck!")))).code == "no-chat"
            await night.tables.ask(quiet, Chat(ana, "Thank you!"))
            assert [line.text for line in await night.store.chats(quiet)] == ["Thank you!"]

    run(night)


def test_spectators_of_other_processes_count(shared_url: str) -> None:
    async def night() -> None:
        async with evening(url=shared_url) as here, second(here) as there:
            room = await here.game(VALERIA, 2)
            ana = await watching(here, room, 0)
            carla, diego = (mark_of(here.people[number], named=number == 3) for number in (2, 3))
            told = Present(room, "another", frozenset([carla, diego, here.people[1].id]), asks=False)
            here.tables.registry.presence.heard(told)
            assert ana.room["audience"] == {"count": 2, "names": ["Diego"]}
            assert ana.room["seats"][1]["online"]
            await watching(here, room, 3, named=True)  # the same user, connected to both processes
            assert ana.room["audience"] == {"count": 2, "names": ["Diego"]}
            await watching(there, room, 4)
            said = there.tables.registry.presence._here(room)
            assert audience_of(said) == {"count": 1, "names": []}

    run(night)


def test_marks_tell_nothing_but_what_they_should() -> None:
    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            assert ana.id not in mark_of(ana, named=True) and "Ana" not in mark_of(ana, named=False)
            assert mark_of(None, named=True) != mark_of(None, named=True)
            assert "," not in mark_of(ana, named=True)
            crowd = [mark_of(None, named=False) for _ in range(300)]
            assert audience_of([*crowd, ana.id]) == {"count": 100, "names": []}

    run(night)


def test_only_people_with_a_part_in_a_closed_room_read_its_chat() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, carla, diego = night.people[:3]
            link = await night.store.add_friend_link(ana.id, by=ana.by)
            await night.store.befriend(link, carla.id, by=carla.by)
            (friend,) = await night.store.friends_of(ana.id)
            room = await night.room(VALERIA, 1, spectators=False, seats=["me", "open", "bot:easy"])
            await night.tables.ask(room, Invite(ana, friend.id))
            await night.tables.ask(room, Chat(ana, "before"))
            host, invited, stranger = [await night.listen(room, who) for who in (ana, carla, diego)]
            nobody = await night.listen(room, None)
            await night.tables.ask(room, Chat(ana, "now"))
            for ears in (host, invited):
                assert [said(one) for one in ears.of("chats")] == [["before"]]
                assert [one["text"] for one in ears.of("chat")] == ["now"]
            for ears in (stranger, nobody):
                assert (ears.of("chats"), ears.of("chat")) == ([{"t": "chats", "chats": []}], [])
                assert ears.room["audience"] == {"count": 0, "names": []} and ears.room["seats"][0]["name"] == "Ana"
            assert host.room["audience"]["count"] == 3
            assert (await refusal(night.tables.ask(room, Chat(diego, "let me in")))).code == "no-spectators"
            await night.tables.ask(room, Join(diego))
            await night.tables.ask(room, Chat(ana, "welcome"))
            assert [said(one) for one in stranger.of("chats")] == [[], ["before", "now"]]
            assert [one["text"] for one in stranger.of("chat")] == ["welcome"]
            await night.tables.ask(room, Leave(diego))
            await night.tables.ask(room, Chat(ana, "gone"))
            assert [one["text"] for one in stranger.of("chat")] == ["welcome"]

    run(night)


def said(chats: Json) -> list[str]:
    """Return the texts of the chat lines in a "chats" message."""
    return [line["text"] for line in chats["chats"]]
