"""Rooms before and after a game: permissions and refusals."""

from __future__ import annotations

import asyncio
from dataclasses import is_dataclass
from typing import Any, get_args

import pytest
from tests.server.live.evening import CITADELS, VALERIA, Evening, evening, refusal, run

from burgrave.kernel.rng import Rng
from burgrave.server.live import registry, requests
from burgrave.server.live.requests import (
    Act,
    AddSeatLink,
    Chat,
    Explain,
    Join,
    Leave,
    Return,
    SetSeat,
    ShowRecord,
    ShowRoom,
    ShowTable,
    StandIn,
    StartGame,
    WatchRoom,
)
from burgrave.server.live.room_types import BotSeat, OpenSeat
from burgrave.server.live.rooms import PATIENCE

SOLO = {"game": "valeria", "options": {"players": 1}}


def seats(room: dict[str, Any]) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in room["seats"]]


def test_open_a_room_and_sit_down() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, diego, *_ = night.people
            wanted = {"set_up": CITADELS, "seats": ["open", "me", "bot:hard", "open"], "name": "Friday", "public": True}
            room = await night.tables.create(ana, wanted)
            assert room["state"] == "open" and room["you"] == {"seat": 1, "host": True}
            assert room["set_up"]["options"] == {"players": 4, "ruleset": "2016", "scenario": "first-game"}
            assert [seat["kind"] for seat in room["seats"]] == ["open", "person", "bot", "open"]
            assert room["seats"][2]["level"] == "hard" and room["link"].endswith(f"/r/{room['id']}")
            assert [one["id"] for one in (await night.tables.lobby())["rooms"]] == [room["id"]]
            number = room["id"]
            assert (await night.tables.ask(number, Join(bruno)))["you"]["seat"] == 0
            assert (await night.tables.ask(number, Join(bruno)))["you"]["seat"] == 0  # idempotent
            assert (await night.tables.ask(number, Join(bruno, seat=3)))["you"]["seat"] == 3  # moves to another seat
            assert (await refusal(night.tables.ask(number, Join(carla, seat=3)))).code == "seat-taken"
            assert (await refusal(night.tables.ask(number, Join(carla, seat=4)))).code == "no-seat"
            assert (await night.tables.ask(number, Join(carla)))["you"]["seat"] == 0
            assert (await refusal(night.tables.ask(number, Join(diego)))).code == "room-full"
            assert [one["id"] for one in await night.tables.rooms_of(carla)] == [number]
            assert await night.tables.rooms_of(diego) == []

    run(night)


def test_names_are_told_apart() -> None:
    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            other = (await night.store.new_guest("ana"))[0]
            odo = (await night.store.new_guest("Odo"))[0]
            wanted = {"set_up": CITADELS, "seats": ["me", "open", "open", "bot:easy"]}
            room = await night.tables.create(ana, wanted)
            assert seats(room)[3] == ("bot", "Odo")
            await night.tables.ask(room["id"], Join(other))
            shown = await night.tables.ask(room["id"], Join(odo))
            assert seats(shown)[:3] == [("person", "Ana"), ("person", "ana 2"), ("person", "Odo")]
            assert seats(shown)[3][1] not in ("Odo", "Ana")
            await night.tables.renamed(await night.store.rename(other.id, "Bianca", by=other.by))
            assert seats(await night.tables.ask(room["id"], ShowRoom(None)))[1] == ("person", "Bianca")

    run(night)


def test_a_room_without_a_name_is_called_by_its_host() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            wanted = {"set_up": CITADELS, "seats": ["me", "open", "bot:easy", "bot:easy"]}
            named = await night.tables.create(ana, {**wanted, "name": "Friday night"})
            plain = await night.tables.create(ana, wanted)
            assert [(room["name"], room["named"]) for room in (named, plain)] == [
                ("Friday night", True),
                ("Ana", False),
            ]
            await night.tables.renamed(await night.store.rename(ana.id, "Anna", by=ana.by))
            rooms = [await night.tables.ask(room["id"], ShowRoom(None)) for room in (named, plain)]
            assert [(room["name"], room["named"]) for room in rooms] == [("Friday night", True), ("Anna", False)]
            await night.tables.ask(plain["id"], Join(bruno))
            await night.tables.ask(plain["id"], StartGame(ana))
            await night.play(plain["id"], 2, Rng(3))
            again = await night.tables.rematch(plain["id"], bruno)
            assert (again["name"], again["named"]) == ("Bruno", False)

    run(night)


def test_my_rooms_show_the_round_or_how_i_finished() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await night.game(CITADELS, 2)
            (listed,) = await night.tables.rooms_of(ana)
            assert listed["round"] == 1 and "place" not in listed
            await night.play(room, 2, Rng(3))
            state = night.played(room).state
            for seat, person in enumerate((ana, bruno)):
                (listed,) = await night.tables.rooms_of(person)
                assert (listed["place"], listed["points"]) == (state.ranks()[seat], state.scores()[seat])
                assert "round" not in listed

    run(night)


def test_my_rooms_show_the_round_without_loading_games_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_IDLE_TABLES", 0)

    async def night() -> None:
        async with evening() as night:
            ana, bruno = night.people[:2]
            room = await night.game(VALERIA, 2)
            await night.settled()
            before = [await night.tables.rooms_of(person) for person in (ana, bruno)]
            assert [(one["your_turn"], one["round"]) for (one,) in before] == [(True, 1), (True, 1)]
            rooms = night.tables.registry
            await rooms.sweep()
            assert [await night.tables.rooms_of(person) for person in (ana, bruno)] == before
            assert room not in rooms.tables
            known = {**rooms._progress}
            while [listed["your_turn"] for listed in await night.tables.rooms_of(ana)] == [True]:
                await night.decide(room, ana, Rng(1))
                await night.settled()
            after = await night.tables.rooms_of(ana)
            await rooms.sweep()
            assert await night.tables.rooms_of(ana) == after and room not in rooms.tables
            rooms._progress.update(known)  # as if another process had written the decision
            assert await night.tables.rooms_of(ana) == after and room in rooms.tables

    run(night)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"set_up": None}, "malformed"),
        ({"set_up": {"game": "chess"}}, "malformed"),
        ({"set_up": {"game": "citadels", "options": {"players": 9}}}, "malformed"),
        ({"set_up": {"game": "citadels", "options": []}}, "malformed"),
        ({"set_up": {"game": "citadels", "options": {"players": 4, "areas": ["castles"]}}}, "bad-set-up"),
        ({"seats": None}, "malformed"),
        ({"seats": ["me", "open"]}, "bad-seats"),
        ({"seats": ["me", "me", "open", "open"]}, "bad-seats"),
        ({"seats": ["me", "human", "open", "open"]}, "malformed"),
        ({"seats": ["me", "bot:perfect", "open", "open"]}, "malformed"),
        ({"clock": {"kind": "sand"}}, "malformed"),
        ({"clock": {"kind": "move", "seconds": 1}}, "malformed"),
        ({"clock": {"kind": "move", "seconds": float("nan")}}, "malformed"),
        ({"clock": {"kind": "none", "seconds": 60}}, "malformed"),
        ({"name": "  "}, "bad-name"),
        ({"name": 7}, "malformed"),
        ({"public": "yes"}, "malformed"),
        ({"password": "x"}, "malformed"),
    ],
    ids=str,
)
def test_what_is_no_room(changed: dict[str, Any], code: str) -> None:
    async def night() -> None:
        async with evening() as night:
            wanted = {"set_up": CITADELS, "seats": ["me", "open", "open", "open"]} | changed
            error = await refusal(night.tables.create(night.people[0], wanted))
            assert (error.code, error.status) == (code, 422)

    run(night)


def test_how_many_rooms_one_may_host() -> None:
    async def night() -> None:
        async with evening(rooms_per_guest=2) as night:
            ana = night.people[0]
            first = await night.room(CITADELS)
            await night.room(CITADELS)
            error = await refusal(night.tables.create(ana, {"set_up": SOLO, "seats": ["me"]}))
            assert (error.code, error.status) == ("too-many-rooms", 429)
            await night.tables.ask(first, Leave(ana))
            await night.room(CITADELS)

    run(night)


def test_what_the_host_may_do() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, *_ = night.people
            room = await night.room(CITADELS, 3)
            tables = night.tables
            for asked in (tables.ask(room, SetSeat(bruno, 0, OpenSeat())), tables.ask(room, StartGame(bruno))):
                assert (await refusal(asked)).code == "not-host"
            assert seats(await tables.ask(room, SetSeat(ana, 2, OpenSeat())))[2] == ("open", "")  # Carla loses her seat
            assert (await refusal(tables.ask(room, Leave(carla)))).code == "not-seated"
            assert (await refusal(tables.ask(room, StartGame(ana)))).code == "seats-open"
            assert (await refusal(tables.ask(room, SetSeat(ana, 9, OpenSeat())))).code == "no-seat"
            await tables.ask(room, SetSeat(ana, 2, BotSeat(level="easy")))
            assert (await refusal(tables.ask(room, Return(ana)))).code == "not-started"
            assert (await tables.ask(room, StartGame(ana)))["state"] == "playing"
            for asked in (tables.ask(room, SetSeat(ana, 2, OpenSeat())), tables.ask(room, StartGame(ana))):
                assert (await refusal(asked)).code == "already-started"
            assert (await refusal(tables.ask(room, Join(carla)))).code == "already-started"
            assert (await refusal(tables.rematch(room, ana))).code == "still-playing"

    run(night)


def test_the_host_passes_on() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, *_ = night.people
            room = await night.room(CITADELS, 3)
            assert (await night.tables.ask(room, Leave(ana)))["you"] == {"seat": None, "host": False}
            assert (await night.tables.ask(room, ShowRoom(bruno)))["you"] == {"seat": 1, "host": True}
            await night.tables.ask(room, Leave(carla))
            assert (await night.tables.ask(room, Leave(bruno)))["state"] == "over"  # nobody is left
            for asked in (night.tables.ask(room, Join(ana)), night.tables.ask(room, Leave(ana))):
                assert (await refusal(asked)).code == "game-over"
            assert (await refusal(night.tables.ask(room, ShowRecord(ana)))).code == "not-started"
            assert (await refusal(night.tables.ask(room, ShowTable(ana, None)))).code == "not-started"

    run(night)


def test_there_is_no_such_room() -> None:
    async def night() -> None:
        async with evening() as night:
            for room in ("r7k3m9", "", "x" * 300, "'; drop table rooms"):
                error = await refusal(night.tables.ask(room, ShowRoom(None)))
                assert (error.code, error.status) == ("no-room", 404)

    run(night)


def test_leave_and_return() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, *_ = night.people
            room = await night.game(VALERIA, 2)
            ears = await night.listen(room, bruno)
            assert (await night.tables.ask(room, Leave(ana)))["seats"][0]["stand_in"] is True
            await night.settled()
            assert ears.room["seats"][0]["stand_in"] is True
            assert 0 not in ears.table["open"] and 1 in ears.table["open"]  # the bot has decided for Ana
            assert (await refusal(night.tables.ask(room, Return(carla)))).code == "not-seated"
            assert (await night.tables.ask(room, Return(ana)))["seats"][0]["stand_in"] is False
            await night.tables.ask(room, Leave(ana))
            await night.tables.ask(room, Leave(bruno))
            await night.settled()
            assert (await night.tables.ask(room, ShowRoom(ana)))["state"] == "over"
            assert (await refusal(night.tables.ask(room, Return(ana)))).code == "game-over"

    run(night)


def test_who_acts_is_back() -> None:
    async def night() -> None:
        async with evening(bot_pause=30.0) as night:
            ana = night.people[0]
            room = await night.room(VALERIA)
            ears = await night.listen(room, ana)
            await night.tables.ask(room, StartGame(ana))
            await night.tables.ask(room, Leave(ana))
            assert ears.table["thinking"] == [0, 1, 2]
            await night.tables.ask(
                room, Act(ana, seq=ears.table["seq"], action=ears.table["ask"]["options"][0]["action"])
            )
            assert ears.room["seats"][0]["stand_in"] is False and ears.table["thinking"] == [1, 2]

    run(night)


def test_players_who_ask_for_a_rematch_at_once_meet_in_one_room() -> None:
    async def night() -> None:
        async with evening(rooms_per_guest=2) as night:
            rng = Rng("at once")
            room = await night.game({"game": "citadels", "options": {"players": 2}}, 2)
            await night.play(room, 2, rng)
            players = [night.people[0], night.people[1], night.people[0], night.people[1]]
            shown = await asyncio.gather(*(night.tables.rematch(room, me) for me in players))
            assert len({one["id"] for one in shown}) == 1
            assert len(await night.store.room_ids(10, after="")) == 2

    run(night)


def test_every_request_can_be_sent_to_a_room() -> None:
    defined = {one for one in vars(requests).values() if isinstance(one, type) and issubclass(one, requests.Request)}
    assert {one for one in defined if is_dataclass(one)} == {*get_args(requests.AnyRequest)}


def test_rematch() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, *_ = night.people
            room = await night.game(VALERIA, 2, clock={"kind": "days", "seconds": 86400})
            ears = await night.listen(room, ana)
            await night.play(room, 2, Rng(1))
            assert (await refusal(night.tables.rematch(room, carla))).code == "not-seated"
            again = await night.tables.rematch(room, bruno)
            assert ears.room["next"] == again["id"] and again["you"] == {"seat": 1, "host": True}
            assert [kind for kind, _name in seats(again)] == ["open", "person", "bot"]
            assert again["clock"] == {"kind": "days", "seconds": 86400}
            assert (await night.tables.rematch(room, ana))["you"] == {"seat": 0, "host": False}
            await night.tables.ask(again["id"], StartGame(bruno))
            assert (await night.tables.rematch(room, ana))["id"] == again["id"]

    run(night)


def test_seat_links() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, diego, *_ = night.people
            room = await night.game(VALERIA, 2)
            ears = await night.listen(room, carla)
            assert ears.table["seat"] is None and ears.table["ask"] is None
            assert (await refusal(night.tables.ask(room, AddSeatLink(diego)))).code == "not-seated"
            token = (await night.tables.ask(room, AddSeatLink(ana))).rpartition("/")[2]
            assert (await refusal(night.tables.claim(token, bruno))).code == "already-seated"
            assert (await night.tables.claim(token, carla))["you"] == {"seat": 0, "host": True}
            assert ears.table["seat"] == 0 and ears.table["ask"] is not None
            assert ears.room["you"]["seat"] == 0
            assert (await refusal(night.tables.claim(token, diego))).code == "no-link"
            assert (await refusal(night.tables.claim("nonsense", diego))).code == "no-link"
            assert (await refusal(night.tables.ask(room, AddSeatLink(ana)))).code == "not-seated"

    run(night)


def test_spectators_only_where_they_are_welcome() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, *_ = night.people
            room = await night.room(VALERIA, 2, spectators=False, public=True)
            ears = await night.listen(room, carla)  # may watch and sit down before the game begins
            assert ears.room["state"] == "open"
            await night.tables.ask(room, StartGame(ana))
            assert [message["t"] for message in ears.messages][-2:] == ["error", "bye"]
            assert ears.of("table") == [] and ears.of("error")[0]["code"] == "no-spectators"
            for asked in (
                night.tables.ask(room, WatchRoom(None, None, ears)),
                night.tables.ask(room, ShowTable(carla, None)),
                night.tables.ask(room, Chat(carla, "hello")),
                night.tables.ask(room, Explain(None, "en", "witch")),
            ):
                assert (await refusal(asked)).code == "no-spectators"
            assert (await night.tables.lobby())["rooms"] == []
            assert (await night.tables.ask(room, ShowTable(bruno, None)))["seat"] == 1

    run(night)


def test_chat() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, *_ = night.people
            room = await night.room(VALERIA)
            ears = await night.listen(room, ana)
            await night.tables.ask(room, Chat(ana, "  good\nevening\x07 "))
            await night.tables.ask(room, Chat(bruno, "hello"))
            said = [(one["from"], one["seat"], one["text"]) for one in ears.of("chat")]
            assert said == [("Ana", 0, "good evening"), ("Bruno", None, "hello")]
            later = await night.listen(room, bruno)
            assert [one["text"] for one in later.of("chats")[0]["chats"]] == ["good evening", "hello"]
            for text in ("", " \n ", "x" * 301):
                assert (await refusal(night.tables.ask(room, Chat(ana, text)))).code == "bad-chat"

    run(night)


def test_who_is_there() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, *_ = night.people

            def there(night: Evening, room: dict[str, Any]) -> list[bool]:
                return [seat["online"] for seat in room["seats"]]

            room = await night.room(VALERIA, 2)
            ears = await night.listen(room, ana)
            assert there(night, ears.room) == [True, False, False]
            first, second = await night.listen(room, bruno), await night.listen(room, bruno)
            assert there(night, ears.room) == [True, True, False]
            assert first.watch is not None and second.watch is not None
            first.watch.close()
            first.watch.close()
            assert there(night, ears.room) == [True, True, False]
            second.watch.close()
            assert there(night, ears.room) == [True, False, False]

    run(night)


def test_a_bot_stands_in_for_who_is_away() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, carla, diego, *_ = night.people
            room = await night.game(VALERIA, 3)  # all choose their dukes at once
            tables = night.tables
            ears = [await night.listen(room, person) for person in (ana, bruno, carla)]
            assert (await refusal(tables.ask(room, StandIn(diego, 1)))).code == "not-seated"
            assert (await refusal(tables.ask(room, StandIn(bruno, 2)))).code == "not-host"
            night.clock.time += 300
            assert (await refusal(tables.ask(room, StandIn(ana, 2)))).code == "not-away"
            watch = ears[2].watch
            assert watch is not None
            watch.close()
            night.clock.time += PATIENCE - 1
            error = await refusal(tables.ask(room, StandIn(ana, 2)))
            assert error.code == "wait-longer" and "in 2 seconds" in error.detail
            night.clock.time += 1
            assert (await tables.ask(room, StandIn(ana, 2)))["seats"][2]["stand_in"] is True
            assert (await tables.ask(room, StandIn(ana, 2)))["seats"][2]["stand_in"] is True
            await night.settled()
            assert 2 not in ears[0].table["open"]
            assert (await refusal(tables.ask(room, StandIn(ana, 9)))).code == "no-seat"
            assert (await tables.ask(room, Return(carla)))["seats"][2]["stand_in"] is False
            assert (await refusal(tables.ask(room, StandIn(ana, 2)))).code == "not-away"  # nothing to decide any more

    run(night)


def test_anybody_may_ask_when_the_host_is_away() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 3)
            await night.listen(room, night.people[1])
            night.clock.time += PATIENCE  # Ana has never been seen
            assert (await night.tables.ask(room, StandIn(night.people[1], 0)))["seats"][0]["stand_in"] is True

    run(night)


def test_where_there_is_a_clock_it_decides() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(VALERIA, 3, clock={"kind": "days", "seconds": 86_400})
            night.clock.time += 3600
            assert (await refusal(night.tables.ask(room, StandIn(night.people[1], 0)))).code == "has-clock"

    run(night)
