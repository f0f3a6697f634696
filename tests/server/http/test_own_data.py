"""Personal data: export and deletion."""

from __future__ import annotations

import pytest
from tests.server.http.house import API, House
from tests.server.http.test_tournaments import WANTED

from burgrave.server.store import SeatResult

PASSWORD = "correct horse battery"


async def test_all_that_is_kept_of_me_can_be_had(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    await ana.post("/register", {"login": "ana_data", "password": PASSWORD})
    made = await bruno.post("/me/friends/link")
    await ana.post("/me/friends", {"token": made["url"].split("/")[-1]})
    await ana.post("/me/tokens", {"name": "Robot"}, 201)
    room = await ana.room("me", "bot:easy")
    results = [SeatResult(0, "Ana", 1, 28, ana.person["id"]), SeatResult(1, "Odo", 2, 20, None, "easy")]
    await home.context.store.add_result(room["id"], results, game="citadels", ruleset="2016")
    data = await ana.get("/me/data")
    assert data["person"]["login"] == "ana_data" and data["person"]["name"] == "Ana"
    assert [one["name"] for one in data["friends"]] == ["Bruno"]
    assert [one["name"] for one in data["tokens"]] == ["Robot"]
    assert [one["id"] for one in data["rooms"]] == [room["id"]]
    assert [(one["room"], one["place"], one["score"]) for one in data["games"]] == [(room["id"], 1, 28)]
    assert len(data["sessions"]) == 1
    assert "password" not in str(data) and "argon2" not in str(data) and bruno.person["id"] not in str(data)
    assert ana.token not in str(data)


async def test_an_account_is_deleted(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    for person, login in ((ana, "ana_gone"), (bruno, "bruno_here")):
        await person.post("/register", {"login": login, "password": PASSWORD})
    made = await bruno.post("/me/friends/link")
    await ana.post("/me/friends", {"token": made["url"].split("/")[-1]})
    profile = (await ana.post("/me/profile", {"seen": True}))["id"]
    token = (await ana.post("/me/tokens", {"name": "Robot"}, 201))["token"]
    playing = (await ana.room("me", "open"))["id"]
    await bruno.post(f"/rooms/{playing}/join")
    await ana.post(f"/rooms/{playing}/start")
    waiting = (await ana.room("me", "open"))["id"]
    over = (await ana.room("me", "bot:easy"))["id"]
    results = [SeatResult(0, "Ana", 1, 28, ana.person["id"]), SeatResult(1, "Odo", 2, 20, None, "easy")]
    await home.context.store.add_result(over, results, game="citadels", ruleset="2016")

    wrong = await ana.post("/me/delete", {"password": "not this one"}, 403)
    assert wrong["code"] == "wrong-password"
    assert (await ana.get("/me"))["person"]["name"] == "Ana"
    assert (await ana.post("/me/delete", {"password": PASSWORD}))["person"] is None

    assert (await ana.get("/me/history", 401))["code"] == "no-session"
    async with home.client() as client:
        for sent, path in (("POST", "/login"), ("GET", "/rooms")):
            headers = {"Authorization": f"Bearer {token}"} if sent == "GET" else {}
            body = {"login": "ana_gone", "password": PASSWORD} if sent == "POST" else None
            answer = await client.request(sent, f"{API}{path}", json=body, headers=headers)
            assert answer.status_code == 401, path
    assert (await bruno.get("/me/friends"))["friends"] == []
    await bruno.get(f"/people/{profile}", 404)
    seat = (await bruno.get(f"/rooms/{playing}"))["seats"][0]
    assert seat["name"] == "Ana" and seat["stand_in"]
    assert (await bruno.get(f"/rooms/{waiting}"))["state"] == "over"
    carla = await home.guest("Carla")
    await carla.post("/register", {"login": "ana_gone", "password": PASSWORD})  # the login is free again
    kept = await home.context.store.data_of(ana.person["id"])
    assert kept["person"][0]["name"] != "Ana" and kept["person"][0]["login"] is None
    left = {about for about, rows in kept.items() if rows}
    assert left == {"person", "rooms", "games"}


async def test_a_deleted_user_leaves_tournaments_and_calls_off_their_own(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    hers = (await ana.post("/tournaments", WANTED, 201))["id"]
    his = (await bruno.post("/tournaments", WANTED, 201))["id"]
    await ana.post(f"/tournaments/{his}/join")
    await ana.post("/me/delete")
    assert (await bruno.get(f"/tournaments/{hers}"))["state"] == "over"
    players = (await bruno.get(f"/tournaments/{his}"))["players"]
    assert "Ana" not in [one["name"] for one in players if not one["out"]]


async def test_a_guest_is_deleted_without_a_password(home: House) -> None:
    ana = await home.guest("Ana")
    assert (await ana.post("/me/delete"))["person"] is None
    assert (await ana.get("/me/history", 401))["code"] == "no-session"


@pytest.mark.parametrize("path", ["/me/data", "/me/delete"])
async def test_a_program_can_neither_read_nor_delete_its_person(home: House, path: str) -> None:
    ana = await home.guest("Ana")
    token = (await ana.post("/me/tokens", {"name": "Robot"}, 201))["token"]
    async with home.client(headers={"Authorization": f"Bearer {token}"}) as client:
        answer = await (client.get(API + path) if path == "/me/data" else client.post(API + path, json={}))
    assert answer.status_code == 403
