"""Users: guests, accounts, sessions."""

from __future__ import annotations

import pytest
from tests.server.http.house import API, House
from tests.server.http.told import as_told

from burgrave.server.http.objects import History, WhoAmI, You
from burgrave.server.store import SeatResult

PASSWORD = "correct horse battery"


async def test_a_stranger_is_nobody(home: House) -> None:
    async with home.client() as client:
        answer = await client.get(f"{API}/me")
    assert answer.json() == {"person": None, "rooms": []}
    assert "set-cookie" not in answer.headers


async def test_a_name_makes_a_guest_with_a_cookie(home: House) -> None:
    async with home.client(headers={"Origin": home.origin}) as client:
        answer = await client.post(f"{API}/me", json={"name": " Ana  Lúcia "})
        cookie = answer.headers["set-cookie"]
        assert as_told(answer.json(), WhoAmI).person is not None
        assert answer.json()["person"]["name"] == "Ana Lúcia"
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie and "Secure" not in cookie
        mine = (await client.get(f"{API}/me")).json()
    assert mine["person"] == answer.json()["person"]


async def test_a_second_name_is_a_new_name(home: House) -> None:
    ana = await home.guest("Ana")
    room = await ana.room("me", "open")
    told = await ana.post("/me", {"name": "Anna"})
    assert told["person"] == {**ana.person, "name": "Anna"}
    assert (await ana.get(f"/rooms/{room['id']}"))["seats"][0]["name"] == "Anna"
    mine = as_told(await ana.get("/me"), You)
    assert [(one.id, one.you.seat) for one in mine.rooms] == [(room["id"], 0)]


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\u202e", "x" * 101])
async def test_names_have_visible_letters(home: House, name: str) -> None:
    async with home.client() as client:
        answer = await client.post(f"{API}/me", json={"name": name})
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] in ("bad-name", "malformed")
    assert answer.json()["detail"].endswith(".")


async def test_a_guest_becomes_an_account_and_comes_back(home: House) -> None:
    ana = await home.guest("Ana")
    told = await ana.post("/register", {"login": "ana_1", "password": PASSWORD})
    assert told["person"] == {**ana.person, "guest": False, "login": "ana_1"}
    async with home.client() as client:
        answer = await client.post(f"{API}/login", json={"login": "ana_1", "password": PASSWORD})
    assert answer.json()["person"]["id"] == ana.person["id"]
    assert answer.cookies["burgrave"] not in ("", ana.token)


async def test_a_history_tells_games_and_results(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    assert await ana.get("/me/history") == {"games": [], "statistics": []}
    for number, person in enumerate((ana, bruno)):
        await person.post("/register", {"login": f"history_{number}", "password": PASSWORD})
    room = await ana.room("me", "open", "bot:hard")
    await home.context.store.add_result(
        room["id"],
        [
            SeatResult(0, "Ana", 1, 28, ana.person["id"]),
            SeatResult(1, "Bruno", 2, 20, bruno.person["id"]),
            SeatResult(2, "Odo", 3, 11, None, "hard"),
        ],
        game="citadels",
        ruleset="2016",
    )
    told = as_told(await ana.get("/me/history?limit=1"), History)
    (game,) = told.games
    assert (game.room, game.game, game.ruleset, game.seat) == (room["id"], "citadels", "2016", 0)
    assert [(one.name, one.level, one.place, one.score) for one in game.seats] == [
        ("Ana", None, 1, 28), ("Bruno", None, 2, 20), ("Odo", "hard", 3, 11),
    ]  # fmt: skip
    (statistics,) = told.statistics
    assert (statistics.game, statistics.games, statistics.wins, statistics.mean_score) == ("citadels", 1, 1, 28.0)
    assert statistics.rating is not None and statistics.rating.games == 1 and statistics.rating.mu > 25
    assert (await ana.get(f"/me/history?before={game.at}"))["games"] == []
    assert (await ana.get("/me/history?limit=0", 422))["code"] == "malformed"
    async with home.client() as client:
        assert (await client.get(f"{API}/me/history")).json()["code"] == "no-session"


async def test_what_can_go_wrong_with_accounts(home: House) -> None:
    ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
    await ana.post("/register", {"login": "ana_2", "password": PASSWORD})
    again = await ana.post("/register", {"login": "ana_3", "password": PASSWORD}, 409)
    taken = await bruno.post("/register", {"login": "ana_2", "password": PASSWORD}, 409)
    short = await bruno.post("/register", {"login": "bruno", "password": "x"}, 422)
    odd = await bruno.post("/register", {"login": "bru no", "password": PASSWORD}, 422)
    wrong = await bruno.post("/login", {"login": "ana_2", "password": "wrong wrong"}, 401)
    unknown = await bruno.post("/login", {"login": "nobody_9", "password": "wrong wrong"}, 401)
    assert (again["code"], taken["code"]) == ("already-registered", "login-taken")
    assert (short["code"], odd["code"]) == ("bad-password", "bad-login")
    assert wrong == unknown
    assert wrong["code"] == "wrong-login"


async def test_logging_out_ends_the_session(home: House) -> None:
    ana = await home.guest("Ana")
    answer = await ana.client.post(f"{API}/logout")
    assert 'burgrave=""' in answer.headers["set-cookie"]
    assert (await ana.get("/me"))["person"] is None
    assert (await ana.post("/rooms", {"set_up": {"game": "valeria"}, "seats": ["me"]}, 401))["code"] == "no-session"
    assert (await ana.post("/logout")) == {"person": None}


async def test_logging_in_ends_the_session_before(home: House) -> None:
    ana, other = await home.guest("Ana"), await home.guest("Ana elsewhere")
    await ana.post("/register", {"login": "ana_4", "password": PASSWORD})
    await other.post("/login", {"login": "ana_4", "password": PASSWORD})
    assert (await other.get("/me"))["person"] is None


async def test_a_foreign_token_is_nobody(home: House) -> None:
    async with home.client(headers={"Authorization": "Bearer nonsense"}) as client:
        assert (await client.get(f"{API}/me")).json()["person"] is None
        client.headers["Authorization"] = "Basic QTpC"
        assert (await client.get(f"{API}/me")).json()["person"] is None
