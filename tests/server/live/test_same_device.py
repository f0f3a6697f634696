"""Several players on one device: each sees and plays only their own seat."""

from __future__ import annotations

from typing import Any

from tests.server.live.evening import CITADELS, Ears, Evening, evening, refusal, run

from burgrave.kernel.rng import Rng
from burgrave.server.live.requests import (
    Act,
    AddSeatLink,
    Chat,
    Join,
    Leave,
    Return,
    SetSeat,
    ShowRecord,
    ShowResult,
    ShowRoom,
    ShowTable,
    StartGame,
    Undo,
    WatchRoom,
)
from burgrave.server.live.room_types import BotSeat, HereSeat, OpenSeat

TWO = {"game": "citadels", "options": {"players": 2}}
BRUNO = {"kind": "here", "name": "Bruno"}


def kinds(room: dict[str, Any]) -> list[tuple[str, str, bool, bool]]:
    return [(seat["kind"], seat["name"], seat["guest"], seat["yours"]) for seat in room["seats"]]


async def begun(night: Evening, **more: Any) -> str:
    wanted = {"set_up": TWO, "seats": ["me", BRUNO], **more}
    room: str = (await night.tables.create(night.people[0], wanted))["id"]
    await night.tables.ask(room, StartGame(night.people[0]))
    return room


async def play(night: Evening, room: str, decisions: int = 10_000) -> None:
    ana, rng = night.people[0], Rng("here")
    while decisions and not night.played(room).state.is_over():
        seat = min(night.played(room).opened)
        table = await night.tables.ask(room, ShowTable(ana, None, seat=seat))
        options = table["ask"]["options"]
        chosen = options[rng.below(len(options))]["action"]
        await night.tables.ask(room, Act(ana, seq=table["seq"], action=chosen, seat=seat))
        decisions -= 1


def test_who_sits_here_has_a_name_of_their_own_and_goes_with_the_host() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, bruno, *_ = night.people
            seats = ["open", "me", {"kind": "here", "name": " Ana "}, BRUNO]
            shown = await night.tables.create(ana, {"set_up": CITADELS, "seats": seats})
            room = shown["id"]
            assert kinds(shown)[1:] == [
                ("person", "Ana", False, True),
                ("person", "Ana 2", True, True),
                ("person", "Bruno", True, True),
            ]
            assert [seat["host"] for seat in shown["seats"]] == [False, True, False, False]
            assert shown["you"] == {"seat": 1, "host": True}
            other = await night.tables.ask(room, Join(bruno))
            assert [seat["yours"] for seat in other["seats"]] == [True, False, False, False]
            assert kinds(other)[3][1] == "Bruno 2"  # two players, two names
            moved = await night.tables.ask(room, SetSeat(ana, 3, BotSeat()))
            assert kinds(moved)[3][0] == "bot"
            assert kinds(await night.tables.ask(room, SetSeat(ana, 3, HereSeat(name="Carla"))))[3][1:3] == (
                "Carla",
                True,
            )
            assert (await refusal(night.tables.ask(room, SetSeat(bruno, 3, HereSeat(name="Carla"))))).code == "not-host"
            assert (await refusal(night.tables.ask(room, SetSeat(ana, 1, HereSeat(name="Carla"))))).code == "bad-seats"
            assert (await refusal(night.tables.ask(room, SetSeat(ana, 3, HereSeat(name=" "))))).code == "bad-name"
            left = await night.tables.ask(room, Leave(ana))
            assert [kind for kind, *_ in kinds(left)] == ["person", "open", "open", "open"]

    run(night)


def test_nobody_sits_here_without_the_host() -> None:
    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            error = await refusal(night.tables.create(ana, {"set_up": TWO, "seats": ["open", BRUNO]}))
            assert error.code == "bad-seats"
            room = (await night.tables.create(ana, {"set_up": TWO, "seats": ["me", BRUNO]}))["id"]
            assert [one[0] for one in kinds(await night.tables.ask(room, SetSeat(ana, 0, OpenSeat())))] == [
                "open",
                "open",
            ]
            assert (await refusal(night.tables.ask(room, SetSeat(ana, 1, HereSeat(name="Bruno"))))).code == "not-seated"

    run(night)


def test_nobody_s_cards_are_shown_until_a_seat_is_named() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, stranger = night.people[:2]
            room = await begun(night, spectators=False)
            ears = await night.listen(room, ana)
            first = ears.table
            assert first["seat"] is None and first["ask"] is None
            assert first["view"] == night.played(room).state.view(None)
            assert (await night.tables.ask(room, ShowTable(ana, None)))["seat"] is None
            assert "hand" not in await night.tables.ask(room, ShowRecord(ana))
            assert ears.watch is not None
            for seat in (1, 0):
                ears.watch.look_as(seat)
                shown = ears.table
                assert shown["seat"] == shown["view"]["seat"] == seat
                assert ears.table["log"]["from"] == 0
            await play(night, room, 6)
            assert {one["seat"] for one in ears.of("table")[3:]} == {0}
            ears.watch.look_as(None)
            before = len(ears.messages)
            await play(night, room, 6)
            assert {one["seat"] for one in ears.messages[before:] if one["t"] == "table"} == {None}
            error = await refusal(night.tables.ask(room, ShowTable(stranger, None, seat=1)))
            assert error.code == "no-spectators"

    run(night)


def test_what_is_done_is_done_for_a_seat_of_mine() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, stranger = night.people[:2]
            room = await begun(night)
            seat = min(night.played(room).opened)
            table = await night.tables.ask(room, ShowTable(ana, "en", seat=seat))
            act: dict[str, Any] = {"seq": table["seq"], "action": table["ask"]["options"][0]["action"]}
            for asked in (night.tables.ask(room, Act(ana, **act)), night.tables.hint(room, ana, "en")):
                error = await refusal(asked)
                assert (error.code, error.status) == ("which-seat", 422)
            assert (await refusal(night.tables.ask(room, Act(ana, **act, seat=7)))).code == "no-seat"
            assert (await refusal(night.tables.ask(room, Act(ana, **act, seat=1 - seat)))).code == "not-your-turn"
            assert (await refusal(night.tables.ask(room, Act(stranger, **act, seat=seat)))).code == "not-seated"
            assert (await refusal(night.tables.ask(room, ShowTable(stranger, None, seat=seat)))).code == "not-seated"
            assert (
                await refusal(night.tables.ask(room, WatchRoom(stranger, None, Ears(), seat=seat)))
            ).code == "not-seated"
            assert await night.tables.hint(room, ana, "en", seat=seat)
            await night.tables.ask(room, Act(ana, **act, seat=seat))
            after = await night.tables.ask(room, ShowTable(ana, None, seat=seat))
            if after["undo"]:
                await night.tables.ask(room, Undo(ana, seq=after["seq"], seat=seat))
                assert night.played(room).undone == 1
            ears = await night.listen(room, ana)
            await night.tables.ask(room, Chat(ana, "Hello", seat=1))
            await night.tables.ask(room, Chat(ana, "Well"))
            assert [(one["from"], one["seat"]) for one in ears.of("chat")] == [("Bruno", 1), ("Ana", 0)]

    run(night)


def test_a_guest_counts_for_nobody_and_is_named_in_the_result() -> None:
    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            room = await begun(night)
            ears = await night.listen(room, ana)
            await play(night, room)
            results = await night.store.results_of(room)
            assert [(one.name, one.person_id, one.level) for one in results] == [
                ("Ana", ana.id, None),
                ("Bruno", None, None),
            ]
            (statistics,) = await night.store.statistics(ana.id)
            assert statistics.games == 1
            told = await night.tables.ask(room, ShowResult(ana, "en"))
            assert {row["name"] for row in told["result"]["scores"]} == {"Ana", "Bruno"}
            assert ears.table["seat"] == 0 and ears.table["result"] is not None  # hidden information is revealed
            again = await night.tables.rematch(room, ana)
            assert kinds(again) == [("person", "Ana", False, True), ("person", "Bruno", True, True)]

    run(night)


def test_bots_play_for_all_who_leave_together() -> None:
    async def night() -> None:
        async with evening() as night:
            ana = night.people[0]
            room = await begun(night)
            assert [seat["stand_in"] for seat in (await night.tables.ask(room, Leave(ana)))["seats"]] == [True, True]
            assert [seat["stand_in"] for seat in (await night.tables.ask(room, Return(ana)))["seats"]] == [False, False]

    run(night)


def test_a_seat_link_brings_the_guests_along() -> None:
    async def night() -> None:
        async with evening() as night:
            ana, carla = night.people[0], night.people[2]
            room = await begun(night)
            token = (await night.tables.ask(room, AddSeatLink(ana))).rpartition("/")[2]
            assert kinds(await night.tables.claim(token, carla)) == [
                ("person", "Carla", False, True),
                ("person", "Bruno", True, True),
            ]
            assert not any(seat["yours"] for seat in (await night.tables.ask(room, ShowRoom(ana)))["seats"])

    run(night)


def test_whose_turn_it_is_counts_for_the_device() -> None:
    async def night() -> None:
        async with evening() as night:
            await begun(night)
            (listed,) = await night.tables.rooms_of(night.people[0])
            assert listed["your_turn"] is True

    run(night)
