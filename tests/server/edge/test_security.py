"""Whom the server listens to, how much it takes, and the headers of every answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from tests.server.edge.house import API, House, built, house, standard

from burgrave.server.settings import Allowance

HEADERS = {
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
}


def few(burst: int) -> Allowance:
    """So many at once, and then hardly any."""
    return Allowance(burst, 0.01)


async def with_cookie(home: House, origin: str | None) -> httpx.Response:
    """Ask for a room with a cookie and an origin."""
    ana = await home.guest()
    headers = {"Cookie": f"burgrave={ana.token}"} | ({"Origin": origin} if origin else {})
    body = {"set_up": {"game": "valeria", "options": {"players": 1}}, "seats": ["me"]}
    async with home.client(headers=headers) as client:
        return await client.post(f"{API}/rooms", json=body)


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "HTTP://127.0.0.1:8000"])
async def test_our_own_pages_may_use_the_cookie(home: House, origin: str) -> None:
    assert (await with_cookie(home, origin)).status_code == 201


@pytest.mark.parametrize(
    "origin",
    [None, "null", "", "http://evil.example", "http://127.0.0.1:8001", "http://127.0.0.1", "http://127.0.0.1:8000.evil",
     "https://127.0.0.1:80000", "javascript://127.0.0.1:8000"],
)  # fmt: skip
async def test_nobody_elses_page_may(home: House, origin: str | None) -> None:
    answer = await with_cookie(home, origin)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_a_foreign_page_cannot_even_make_a_guest(home: House) -> None:
    async with home.client(headers={"Origin": "http://evil.example"}) as client:
        assert (await client.post(f"{API}/me", json={"name": "Eve"})).json()["code"] == "foreign-origin"


async def test_a_page_on_the_address_it_was_loaded_from_is_ours(home: House) -> None:
    headers = {"Host": "table.local:8000", "Origin": "http://table.local:8000"}
    async with home.client(headers=headers) as client:
        assert (await client.post(f"{API}/me", json={"name": "Ana"})).status_code == 200


async def test_over_https_cookies_are_secure_and_browsers_are_told_to_stay() -> None:
    async with house(standard(public_url="https://Table.example.org:443/")) as home:
        assert home.origin == "https://table.example.org"
        async with home.client(headers={"Origin": "https://table.example.org"}) as client:
            answer = await client.post(f"{API}/me", json={"name": "Ana"})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        async with home.client(headers={"Origin": "http://table.example.org", "Host": "table.example.org"}) as client:
            assert (await client.post(f"{API}/me", json={"name": "Ana"})).json()["code"] == "foreign-origin"


async def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async with house(client=built(tmp_path / "client")) as home, home.client() as client:
        paths = ["/", "/assets/app-1a2b.js", "/assets/none.js", "/room/x", "/healthz", "/metrics", f"{API}/me",
                 f"{API}/rooms/r222222", f"{API}/nothing", f"{API}/openapi.json"]  # fmt: skip
        answers = [await client.get(path) for path in paths]
        answers.append(await client.post(f"{API}/rooms", content=b"{"))
        answers.append(await client.delete(f"{API}/me"))
        answers.append(await client.post("/"))
    for answer in answers:
        assert set(answer.headers) >= HEADERS, answer.url
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy and "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "strict-transport-security" not in answer.headers


async def test_bodies_have_a_limit_and_a_type(home: House) -> None:
    ana = await home.guest()
    big = b'{"name": "' + b"x" * 70_000 + b'"}'

    async def slowly() -> AsyncIterator[bytes]:
        for start in range(0, len(big), 1000):
            yield big[start : start + 1000]

    headers = {"Content-Type": "application/json"}
    told = await ana.client.post(f"{API}/me", content=big, headers=headers)
    streamed = await ana.client.post(f"{API}/me", content=slowly(), headers=headers)
    form = await ana.client.post(f"{API}/me", data={"name": "Ana"})
    broken = await ana.client.post(f"{API}/me", content=b'{"name": ', headers=headers)
    not_wanted = await ana.client.post(f"{API}/logout", json={"all": True})
    answers = [told, streamed, form, broken, not_wanted]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [
        (413, "too-large"), (413, "too-large"), (415, "wrong-type"), (400, "not-json"), (422, "malformed"),
    ]  # fmt: skip


async def test_methods_and_addresses(home: House) -> None:
    async with home.client() as client:
        wrong = await client.put(f"{API}/me", json={})
        nothing = await client.get(f"{API}/nothing")
        below = await client.get("/api/v2/me")
        head = await client.head(f"{API}/me")
    assert (wrong.status_code, wrong.json()["code"], wrong.headers["allow"]) == (405, "wrong-method", "GET, POST")
    assert nothing.json()["code"] == below.json()["code"] == "no-such-address"
    assert head.status_code == 200


async def test_who_asks_too_often_waits() -> None:
    tight = standard(requests=few(3), new_guests=few(2), log_ins=few(1))
    async with house(tight) as home:
        async with home.client("192.0.2.1") as client:
            answers = [await client.get(f"{API}/me") for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
            assert answers[-1].json()["code"] == "too-many-requests"
            assert 1 <= int(answers[-1].headers["retry-after"]) <= 100
        async with home.client("192.0.2.2") as client:
            assert (await client.get(f"{API}/me")).status_code == 200
        async with home.client("192.0.2.3") as client:
            codes = []
            for _ in range(3):
                codes.append((await client.post(f"{API}/me", json={"name": "Ana"})).status_code)
                client.cookies.clear()
            assert codes == [200, 200, 429]
        async with home.client("192.0.2.4") as client:
            body = {"login": "ana", "password": "wrong wrong"}
            tries = [(await client.post(f"{API}/login", json=body)).json()["code"] for _ in range(2)]
            assert tries == ["wrong-login", "too-many-requests"]


async def test_one_proxy_is_believed_and_no_other() -> None:
    for trusted, wanted in ((False, [200, 429, 429]), (True, [200, 200, 429])):
        async with house(standard(requests=few(1), trusted_proxy=trusted)) as home, home.client("10.9.9.9") as client:
            forwarded = ["198.51.100.1", "198.51.100.2", "1.2.3.4, 198.51.100.1"]
            answers = [await client.get(f"{API}/me", headers={"X-Forwarded-For": hop}) for hop in forwarded]
            assert [answer.status_code for answer in answers] == wanted
