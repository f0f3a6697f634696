"""Trusted addresses, limits, and security headers of every response."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from tests.server.http.house import API, House, built, house, standard
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from burgrave.server.http.app import check_host
from burgrave.server.http.problems import Problem
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
    """Return an allowance with a small burst and almost no refill."""
    return Allowance(burst, 0.01)


async def with_cookie(home: House, origin: str | None) -> httpx.Response:
    """Create a room as a browser does, with a cookie and this Origin header."""
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


@pytest.mark.parametrize("host", ["localhost:8000", "localhost", "LOCALHOST.:9000", "127.0.0.1:8000", "[::1]:8000"])
async def test_a_page_on_the_address_it_was_loaded_from_is_ours(home: House, host: str) -> None:
    async with home.client(headers={"Host": host, "Origin": f"http://{host}"}) as client:
        assert (await client.post(f"{API}/me", json={"name": "Ana"})).status_code == 200


FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.2:8000", "127.0.0.1.evil.example",
           "", "localhost:8000@evil.example", "evil.example/localhost", "[::2]:8000", "localhost:port"]  # fmt: skip


@pytest.mark.parametrize("host", FOREIGN)
async def test_a_name_that_is_not_ours_leads_nowhere(home: House, host: str) -> None:
    async with home.client(headers={"Host": host, "Origin": f"http://{host}"}) as client:
        for path in ("/", f"{API}/rooms", f"{API}/nothing"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
            assert set(answer.headers) >= HEADERS
        assert (await client.post(f"{API}/me", json={"name": "Eve"})).json()["code"] == "wrong-host"
        assert (await client.get("/healthz")).status_code == 200  # health checks must not be limited


async def test_sockets_of_another_name_lead_nowhere(home: House) -> None:
    ana = await home.guest()
    room = await ana.game("me", "bot:easy")
    with pytest.raises(InvalidStatus) as refused:
        async with connect(
            f"ws://evil.example:{home.port}{API}/rooms/{room}/socket", host="127.0.0.1", origin=Origin(home.origin),
            additional_headers={"Authorization": f"Bearer {ana.token}"}, proxy=None,
        ):  # fmt: skip
            pass
    assert refused.value.response.status_code == 421


async def test_with_a_public_url_that_alone_is_the_name() -> None:
    async with house(standard(public_url="https://table.example.org")) as home, home.client() as client:
        assert (await client.get(f"{API}/rooms")).status_code == 200
        for host, status in (("table.example.org:443", 200), ("localhost:8000", 421), ("127.0.0.1", 421)):
            assert (await client.get(f"{API}/rooms", headers={"Host": host})).status_code == status


@pytest.mark.parametrize(("server", "status"), [("192.168.1.20", 200), ("::ffff:192.168.1.20", 200), ("10.0.0.1", 421)])
async def test_who_listens_everywhere_goes_by_the_address_that_was_reached(server: str, status: int) -> None:
    async with house(standard(host="0.0.0.0")) as home:
        asked = {"type": "http", "server": (server, 8000), "headers": [(b"host", b"192.168.1.20:8000")]}
        if status == 200:
            check_host(HTTPConnection(asked), home.context.settings)
        else:
            with pytest.raises(Problem, match="This server is http://localhost:8000"):
                check_host(HTTPConnection(asked), home.context.settings)


async def test_one_host_and_no_more(home: House) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", home.port)
    writer.write(b"GET /api/v1/rooms HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n")
    assert (await reader.readline()).split()[1] in (b"400", b"421")
    writer.close()
    await writer.wait_closed()


async def test_over_https_cookies_are_secure_and_browsers_are_told_to_stay() -> None:
    async with house(standard(public_url="https://Table.example.org:443/")) as home:
        assert home.origin == "https://table.example.org"
        async with home.client(headers={"Origin": "https://table.example.org"}) as client:
            answer = await client.post(f"{API}/me", json={"name": "Ana"})
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        async with home.client(headers={"Origin": "http://table.example.org", "Host": "table.example.org"}) as client:
            assert (await client.post(f"{API}/me", json={"name": "Ana"})).json()["code"] == "foreign-origin"


async def test_parts_of_a_page_have_only_the_headers_for_parts(tmp_path: Path) -> None:
    async with house(client=built(tmp_path / "client")) as home, home.client() as client:
        answer = await client.get("/assets/app-1a2b.js")
    assert HEADERS & set(answer.headers) == {
        "x-content-type-options",
        "referrer-policy",
        "cross-origin-resource-policy",
    }


async def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async with house(client=built(tmp_path / "client")) as home, home.client() as client:
        paths = ["/", "/assets/none.js", "/room/x", "/healthz", "/metrics", f"{API}/me",
                 f"{API}/rooms/r222222", f"{API}/nothing", f"{API}/openapi.json"]  # fmt: skip
        began = home.context.store.now()
        answers = [await client.get(path) for path in paths]
        answers.append(await client.post(f"{API}/rooms", content=b"{"))
        answers.append(await client.delete(f"{API}/me"))
        answers.append(await client.post("/"))
        ended = home.context.store.now()
    for answer in answers:
        assert set(answer.headers) >= HEADERS, answer.url
        assert began - 0.001 <= float(answer.headers["burgrave-time"]) <= ended + 0.001
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


async def test_a_proxy_may_use_another_header() -> None:
    settings = standard(requests=few(1), trusted_proxy=True, client_header="fly-client-ip")
    async with house(settings) as home, home.client("10.9.9.9") as client:
        forwarded = [("198.51.100.1", "1.2.3.4"), ("198.51.100.2", "1.2.3.4"), ("198.51.100.1", "5.6.7.8")]
        answers = [
            await client.get(f"{API}/me", headers={"Fly-Client-IP": own, "X-Forwarded-For": shared})
            for own, shared in forwarded
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
