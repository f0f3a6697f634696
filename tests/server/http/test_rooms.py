"""Rooms over HTTP: every route, its response, and the requests it rejects."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.server.http.house import API, House, Json, house, standard
from tests.server.http.told import as_told

from burgrave.server.http import objects
from burgrave.server.live import service
from burgrave.server.store import authority_of


async def test_a_room_is_made_and_shown(home: House) -> None:
    ana = await home.guest("Ana")
    clock = {"kind": "move", "seconds": 120}
    made = await ana.room("me", "bot:hard", "open", name="Ana's table", public=True, clock=clock)
    room = as_told(made, objects.Room)
    assert (room.name, room.state, room.public, room.hints, made["clock"]) == ("Ana's table", "open", True, True, clock)
    assert [(seat.kind, seat.level, seat.you, seat.host) for seat in room.seats] == [
        ("person", None, True, True),
        ("bot", "hard", False, False),
        ("open", None, False, False),
    ]
    assert room.link == f"{home.origin}/r/{room.id}"
    assert await ana.get(f"/rooms/{room.id}") == made
    async with home.client() as stranger:
        seen = (await stranger.get(f"{API}/rooms/{room.id}")).json()
    assert seen["you"] == {"seat": None, "host": False}


async def test_public_rooms_are_listed(home: House) -> None:
    ana = await home.guest()
    shown, hidden = await ana.room("me", "open", public=True), await ana.room("me", "open")
    listed = as_told(await ana.get("/rooms"), objects.Rooms)
    ids = [room.id for room in listed.rooms]
    assert shown["id"] in ids
    assert hidden["id"] not in ids


async def test_people_sit_down_and_get_up(home: House) -> None:
    ana, bruno, chiara = await home.guest("Ana"), await home.guest("Bruno"), await home.guest("Chiara")
    room = (await ana.room("me", "open", "open"))["id"]
    joined = await bruno.post(f"/rooms/{room}/join", {"seat": 2})
    assert [seat["name"] for seat in joined["seats"]] == ["Ana", "", "Bruno"]
    assert joined["you"] == {"seat": 2, "host": False}
    taken = await chiara.post(f"/rooms/{room}/join", {"seat": 2}, 409)
    nowhere = await chiara.post(f"/rooms/{room}/join", {"seat": 7}, 422)
    await chiara.post(f"/rooms/{room}/join")
    full = await (await home.guest("Dario")).post(f"/rooms/{room}/join", status=409)
    assert [error["code"] for error in (taken, nowhere, full)] == ["seat-taken", "no-seat", "room-full"]
    left = await chiara.post(f"/rooms/{room}/leave")
    assert left["seats"][1]["kind"] == "open"
    assert (await chiara.post(f"/rooms/{room}/leave", status=403))["code"] == "not-seated"


async def test_the_host_arranges_the_seats(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open", "open"))["id"]
    await bruno.post(f"/rooms/{room}/join")
    not_host = await bruno.post(f"/rooms/{room}/seats/2", {"kind": "open"}, 403)
    with_bot = await ana.post(f"/rooms/{room}/seats/2", {"kind": "bot", "level": "expert"})
    without = await ana.post(f"/rooms/{room}/seats/1", {"kind": "open"})
    no_seat = await ana.post(f"/rooms/{room}/seats/7", {"kind": "open"}, 422)
    no_number = await ana.post(f"/rooms/{room}/seats/first", {"kind": "open"}, 404)
    open_seats = await ana.post(f"/rooms/{room}/start", status=409)
    assert with_bot["seats"][2]["level"] == "expert"
    assert without["seats"][1]["kind"] == "open"
    errors = [error["code"] for error in (not_host, no_seat, no_number, open_seats)]
    assert errors == ["not-host", "no-seat", "no-such-address", "seats-open"]


async def test_a_game_begins_once(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = await ana.game("me", "bot:easy")
    again = await ana.post(f"/rooms/{room}/start", status=409)
    late = await bruno.post(f"/rooms/{room}/join", status=409)
    moved = await ana.post(f"/rooms/{room}/seats/1", {"kind": "open"}, 409)
    too_early = await ana.post(f"/rooms/{room}/rematch", status=409)
    errors = [error["code"] for error in (again, late, moved, too_early)]
    assert errors == ["already-started", "already-started", "already-started", "still-playing"]


async def test_a_stand_in_plays_until_its_person_returns(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    room = (await ana.room("me", "open"))["id"]
    await bruno.post(f"/rooms/{room}/join")
    await ana.post(f"/rooms/{room}/start")
    assert (await bruno.post(f"/rooms/{room}/leave"))["seats"][1]["stand_in"] is True
    assert (await bruno.post(f"/rooms/{room}/return"))["seats"][1]["stand_in"] is False
    assert (await (await home.guest("Chiara")).post(f"/rooms/{room}/return", status=403))["code"] == "not-seated"


async def test_automatic_answers(home: House) -> None:
    ana = await home.guest()
    room = await ana.game("me", "bot:easy")
    told = await ana.post(f"/rooms/{room}/auto", {"answers": {"grave": "decline"}})
    assert as_told(told, objects.Room).auto["grave"] == "decline"
    refused = await ana.post(f"/rooms/{room}/auto", {"answers": {"nothing": "decline"}}, 422)
    assert refused["code"] == "bad-auto"


async def test_a_seat_link_moves_a_seat(home: House) -> None:
    ana = await home.guest("Ana")
    phone = await home.guest("Ana's phone")
    room = await ana.game("me", "bot:easy")
    link = await ana.post(f"/rooms/{room}/seat-link")
    before, _, token = link["url"].rpartition("/")
    assert before == f"{home.origin}/#/seat"
    claimed = await phone.post("/claim", {"token": token})
    assert (claimed["id"], claimed["you"]["seat"]) == (room, 0)
    assert (await phone.post("/claim", {"token": "nonsense"}, 404))["code"] == "no-link"
    assert (await (await home.guest()).post(f"/rooms/{room}/seat-link", status=403))["code"] == "not-seated"


async def test_what_cannot_be_set_up(home: House) -> None:
    ana = await home.guest()

    async def code(body: Json) -> str:
        wanted = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "open"], **body}
        return str((await ana.post("/rooms", wanted, 422))["code"])

    assert await code({"seats": ["me"]}) == "bad-seats"
    assert await code({"seats": ["me", "me"]}) == "bad-seats"
    assert await code({"set_up": {"game": "valeria", "options": {"players": 2, "ruleset": "2016"}}}) == "bad-set-up"
    assert await code({"set_up": {"game": "citadels", "options": {"players": 2, "scenario": "no-such"}}}) == (
        "bad-set-up"
    )
    assert await code({"name": "\u200b"}) == "bad-name"
    assert await code({"clock": {"kind": "move"}}) == "malformed"
    assert await code({"colour": "red"}) == "malformed"


@pytest.mark.parametrize("room", ["r222222", "R7K3M9", "nothing%00", "..%2F..", "x" * 200, "é"])
async def test_rooms_that_are_not_there(home: House, room: str) -> None:
    ana = await home.guest()
    told = await ana.get(f"/rooms/{room}", 404)
    assert told["code"] in ("no-room", "no-such-address")


async def test_who_has_no_session_may_only_look(home: House) -> None:
    ana = await home.guest()
    room = (await ana.room("me", "open"))["id"]
    async with home.client() as stranger:
        for path in ("/rooms", "/claim", *(f"/rooms/{room}/{what}" for what in ("join", "leave", "start", "act"))):
            answer = await stranger.post(API + path, json={})
            assert (answer.status_code, answer.json()["code"]) == (401, "no-session"), path
        assert (await stranger.get(f"{API}/rooms/{room}")).status_code == 200


async def test_nobody_hosts_too_many_rooms() -> None:
    async with house(standard(rooms_per_guest=2)) as small:
        ana = await small.guest()
        await ana.room("me", "open")
        await ana.room("me", "open")
        wanted = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "open"]}
        assert (await ana.post("/rooms", wanted, 429))["code"] == "too-many-rooms"


async def test_an_honest_room_stays_in_sight_of_newcomers() -> None:
    async with house() as home:
        ana = await home.guest()
        honest = (await ana.room("me", "open", public=True))["id"]
        async with home.client("192.0.2.66") as eve:
            made = 0
            for _ in range(10):
                eve.cookies.clear()
                token = (await eve.post(f"{API}/me", json={"name": "Eve"})).cookies["burgrave"]
                eve.cookies.clear()
                wanted = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "open"]}
                for _ in range(10):
                    bearer = {"Authorization": f"Bearer {token}"}
                    answer = await eve.post(f"{API}/rooms", json={**wanted, "public": True}, headers=bearer)
                    made += answer.status_code == 201
        assert made < 50  # from one address
        first = (await ana.get("/rooms"))["rooms"]
        assert [room["id"] for room in first].index(honest) <= 3
        async with ana.socket(honest) as line:
            await line.until("room")
            page = await ana.get("/rooms")
            assert page["rooms"][0]["id"] == honest  # hosts who are waiting come before hosts who left
        assert (await ana.get("/rooms?page=2")) == {"rooms": [], "more": False}


async def test_the_list_of_rooms_has_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "_PAGE", 4)
    async with house() as home:
        people = [await home.guest(f"Guest {number}") for number in range(5)]
        made = {(await one.room("me", "open", public=True))["id"] for one in people for _ in range(2)}
        pages = [await people[0].get(f"/rooms?page={page}") for page in (1, 2, 3, 4)]
    assert [len(page["rooms"]) for page in pages] == [4, 4, 2, 0]
    assert [page["more"] for page in pages] == [True, True, False, False]
    assert {room["id"] for page in pages for room in page["rooms"]} == made


async def test_one_address_has_so_many_rooms_and_no_more() -> None:
    async with house(standard(rooms_per_address=2)) as home:
        async with home.client("192.0.2.67") as client:
            codes = []
            for _ in range(3):
                client.cookies.clear()
                token = (await client.post(f"{API}/me", json={"name": "Ana"})).cookies["burgrave"]
                client.cookies.clear()
                wanted = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "open"]}
                answer = await client.post(f"{API}/rooms", json=wanted, headers={"Authorization": f"Bearer {token}"})
                codes.append(answer.json().get("code"))
        assert codes == [None, None, "too-many-rooms"]
        assert (await (await home.guest()).room("me", "open"))["state"] == "open"


async def test_rooms_with_short_ids_of_former_days_are_still_there(home: House) -> None:
    ana = await home.guest("Ana")
    made = (await ana.room("me", "bot:easy"))["id"]
    row = await home.context.store.room(made)
    assert row is not None
    await home.context.store.add_room(replace(row, id="r7k3m9x"), by=authority_of(ana.token))
    await ana.post("/rooms/r7k3m9x/start")
    assert (await ana.get("/rooms/r7k3m9x"))["link"].endswith("/r/r7k3m9x")
    await ana.post("/me/tokens", {"name": "example", "room": "r7k3m9x"}, 201)
    async with ana.socket("r7k3m9x") as line:
        assert (await line.until("table"))["room"] == "r7k3m9x"
