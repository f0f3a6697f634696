"""Accounts: listing and ending sessions, changing passwords, limiting attempts."""

from __future__ import annotations

import json
import time

import httpx
import pytest
from tests.server.http.house import API, House, Visitor, house, standard
from tests.server.http.processes import at, closed, two

from burgrave.server.http.identity import named
from burgrave.server.settings import Allowance, Settings, SettingsError

PASSWORD = "correct horse battery"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1"


async def account(home: House, login: str) -> Visitor:
    """Return a registered user whose browser has the session cookie."""
    client = home.client(headers={"Origin": home.origin, "User-Agent": FIREFOX})
    answer = await client.post(f"{API}/me", json={"name": "Ana"})
    visitor = Visitor(home, client, answer.cookies["burgrave"], answer.json()["person"])
    await visitor.post("/register", {"login": login, "password": PASSWORD})
    return visitor


async def log_in(home: House, login: str, password: str = PASSWORD, agent: str = "") -> httpx.AsyncClient:
    """Log in with another browser, and return its client."""
    client = home.client(headers={"Origin": home.origin, "User-Agent": agent})
    answer = await client.post(f"{API}/login", json={"login": login, "password": password})
    assert answer.status_code == 200, answer.text
    return client


async def code_of(client: httpx.AsyncClient, login: str, password: str) -> str:
    return str((await client.post(f"{API}/login", json={"login": login, "password": password})).json()["code"])


# ---- sessions ----------------------------------------------------------------------------------------------------


async def test_my_sessions_are_listed_and_ended_one_by_one_or_all(home: House) -> None:
    ana = await account(home, "ana_s1")
    phone = await log_in(home, "ana_s1", agent=IPHONE)
    program = await log_in(home, "ana_s1", agent="python-httpx/0.28")
    sessions = (await ana.get("/me/sessions"))["sessions"]
    assert {one["agent"]: one["this"] for one in sessions} == {
        "Firefox, Linux": True, "Safari, iPhone": False, "python-httpx": False,
    }  # fmt: skip
    assert all(round(one["expires"] - one["seen"]) == 90 * 86_400 for one in sessions)
    assert not any(secret in json.dumps(sessions) for secret in (ana.token, phone.cookies["burgrave"]))
    ids = {one["agent"]: one["id"] for one in sessions}
    assert (await ana.post(f"/me/sessions/{ids['Firefox, Linux']}/end", status=409))["code"] == "this-session"
    bruno = await home.guest("Bruno")
    await bruno.post(f"/me/sessions/{ids['Safari, iPhone']}/end")  # not his session
    assert (await phone.get(f"{API}/me")).json()["person"] is not None
    for odd in ("nobody", "%00", "%25", "0123456789abcdef", ids["Safari, iPhone"][:4]):
        assert len((await ana.post(f"/me/sessions/{odd}/end"))["sessions"]) == 3
    left = await ana.post(f"/me/sessions/{ids['Safari, iPhone']}/end")
    assert [one["agent"] for one in left["sessions"] if not one["this"]] == ["python-httpx"]
    assert (await phone.get(f"{API}/me")).json()["person"] is None
    left = await ana.post("/me/sessions/end-others")
    assert [one["this"] for one in left["sessions"]] == [True]
    assert (await program.get(f"{API}/me")).json()["person"] is None
    assert (await ana.get("/me"))["person"] is not None


async def test_a_session_lasts_as_long_as_it_is_used_and_so_does_the_cookie() -> None:
    async with house(standard(session_days=3)) as home:
        ana = await account(home, "ana_s2")
        answer = await ana.client.get(f"{API}/me")
        assert "Max-Age=259200" in answer.headers["set-cookie"] and "HttpOnly" in answer.headers["set-cookie"]
        assert answer.cookies["burgrave"] == ana.token
        bearer = await home.client(headers={"Authorization": f"Bearer {ana.token}"}).get(f"{API}/me")
        assert "set-cookie" not in bearer.headers  # a program stores its own token
        clock = time.time()
        home.context.store._now = lambda: clock
        for _ in range(3):
            clock += 2 * 86_400
            assert (await ana.get("/me"))["person"] is not None
        clock += 3 * 86_400 + 1
        assert (await ana.get("/me"))["person"] is None
        assert (await ana.get("/me/sessions", 401))["code"] == "no-session"


@pytest.mark.parametrize("days", [0, 401])
def test_how_long_sessions_may_last(days: int) -> None:
    with pytest.raises(SettingsError, match="1 to 400"):
        Settings(session_days=days)


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (IPHONE, "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "Safari, macOS"),
        ("Burgrave-bot/1.0 (by Ana)", "Burgrave-bot"),
        ("x" * 500, "x" * 40),
        ("<b>", None),
        ("", None),
    ],
)
def test_what_a_browser_is_called(header: str, name: str | None) -> None:
    assert named(header) == name


# ---- passwords ---------------------------------------------------------------------------------------------------


async def test_a_new_password_ends_what_the_old_one_opened(postgres_url: str) -> None:
    async with two(postgres_url, sweep_seconds=0.1) as (here, there):
        ana = await account(here, "ana_p1")
        thief = await log_in(there, "ana_p1")
        stolen = (await thief.post(f"{API}/me/tokens", json={"name": "mine"})).json()["token"]
        room = await ana.game("me", "bot:easy", game="valeria")
        link = (await thief.post(f"{API}/rooms/{room}/seat-link", json={})).json()["url"].rpartition("/")[2]
        eyes = at(there, ana, thief.cookies["burgrave"])
        async with eyes.socket(room) as line, at(there, ana, stolen).socket(room) as program:
            for one in (line, program):
                await one.until("table")
            wrong = await ana.post("/me/password", {"present": "wrong wrong", "new": "another horse"}, 403)
            short = await ana.post("/me/password", {"present": PASSWORD, "new": "x"}, 422)
            assert (wrong["code"], short["code"]) == ("wrong-password", "bad-password")
            assert (await eyes.get("/me"))["person"] is not None
            told = await ana.post("/me/password", {"present": PASSWORD, "new": "another horse"})
            assert told["person"]["id"] == ana.person["id"]
            assert [await closed(one) for one in (line, program)] == [1008, 1008]
        assert (await thief.get(f"{API}/me")).json()["person"] is None
        assert (await at(there, ana, stolen).get("/me", 401))["code"] == "no-session"
        assert (await (await there.guest("Thief")).post("/claim", {"token": link}, 404))["code"] == "no-link"
        assert len((await ana.get("/me/sessions"))["sessions"]) == 1
        async with there.client(headers={"Origin": there.origin}) as client:
            assert await code_of(client, "ana_p1", PASSWORD) == "wrong-login"
        await log_in(there, "ana_p1", "another horse")


async def test_a_guest_has_no_password(home: House) -> None:
    ana = await home.guest("Ana")
    refused = await ana.post("/me/password", {"present": PASSWORD, "new": "another horse"}, 409)
    assert refused["code"] == "no-account"


async def test_attempts_by_strangers_do_not_lock_out_the_owner(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A dozen strangers at different addresses get no more attempts than one; a known browser can still log in."""
    now = time.time()
    monkeypatch.setattr(home.context.store, "_now", lambda: now)
    ana = await account(home, "ana_t1")
    await ana.client.post(f"{API}/logout")
    codes = []
    for _ in range(12):
        async with home.client() as stranger:
            codes.append(await code_of(stranger, "Ana_T1", "guess guess"))
    assert codes == ["wrong-login"] * 5 + ["too-many-tries"] * 7
    async with home.client() as stranger:  # not even the right password reveals anything
        answer = await stranger.post(f"{API}/login", json={"login": "ana_t1", "password": PASSWORD})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tries")
        assert answer.headers["retry-after"] == "2"
    cookie = ana.client.cookies["burgrave_browser"]
    answer = await ana.client.post(f"{API}/login", json={"login": "ana_t1", "password": PASSWORD})
    assert answer.status_code == 200
    assert ana.client.cookies["burgrave_browser"] == cookie
    # The cookie is valid for one account only: to others this browser is a stranger.
    bruno = await account(home, "bruno_t1")
    assert await code_of(bruno.client, "ana_t1", PASSWORD) == "too-many-tries"


async def test_claims_and_accounts_are_tried_so_often_by_one_person_from_wherever() -> None:
    async with house(standard(log_ins=Allowance(3, 0.01))) as home:
        for path, body in (("/claim", {"token": "x"}), ("/register", {"login": "!", "password": PASSWORD})):
            ana = await home.guest("Ana")
            codes = []
            for _ in range(4):
                async with home.client(headers={"Authorization": f"Bearer {ana.token}"}) as client:
                    codes.append((await client.post(API + path, json=body)).json()["code"])
            assert codes[-1] == "too-many-requests" and "too-many-requests" not in codes[:-1]
