"""Unusual characters in requests: with either database, they cause no server errors and do not affect other users."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from tests.server.http.house import house, standard
from websockets.exceptions import InvalidStatus

from burgrave.server.http.routes import ROUTES, Route
from burgrave.server.settings import Allowance, Settings

ODD = (
    "%00", "a%00b", "%ED%A0%80", "%C0%80", "%FF%FE", "%F0%9F%8F%B0", "%E2%80%AE", "%0A", "r222222%0A", "..%2F..", "'--",
    "%25s", "$1", "r" * 41, "x" * 6000, "-1", "1e9", "9" * 30, "NaN", "%EF%BC%91", "null",
)  # fmt: skip
"""Unusual texts for paths and queries, URL-encoded."""
TAKING_NOTHING = {
    (route.method, "{" in route.path, route.takes is None): route for route in ROUTES if route.asks is None
}.values()
"""One route of each kind among those without query parameters."""
LETTERS = ("\x00", "a\x00b", "\ud800", "\udfffx", "\U0001f3f0", "\u202e", "\n", "x" * 6000, "'--", "", " ", "\u0600")
"""Unusual texts for JSON bodies."""
PLENTY = Allowance(1_000_000, 1_000_000)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    url: str = "sqlite://" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    return url


def patient(database: str) -> Settings:
    """Return settings whose rate limits are never reached."""
    more = {"log_ins": PLENTY, "address_requests": PLENTY, "chats": PLENTY, "bad_frames": PLENTY}
    return standard(database_url=database, **more)


def addresses(route: Route, room: str) -> Iterable[str]:
    """Yield URLs for a route, with unusual text in each path and query parameter."""
    whole = route.path.replace("{room}", room)
    plain = re.sub(r"{\w+}", "1", whole)
    fields = [] if route.asks is None else [field.encode_name for field in msgspec.structs.fields(route.asks)]
    for odd in ODD:
        yield from {re.sub(r"{\w+}", odd, path) for path in (route.path, whole) if "{" in path}
        if fields or route in TAKING_NOTHING:
            yield f"{plain}?{'&'.join(f'{field}={odd}' for field in (*fields, odd))}"
    yield plain


def bodies(route: Route) -> Iterable[dict[str, Any]]:
    """Yield request bodies for a route, with unusual text in each field."""
    kinds = getattr(route.takes, "__args__", (route.takes,))
    for kind in kinds:
        fields = [] if kind is None else [field.encode_name for field in msgspec.structs.fields(kind)]
        for text in LETTERS:
            yield dict.fromkeys(fields, text)
            for field in fields:
                yield {**SENSIBLE, field: text} if field in SENSIBLE else {field: text}
        for field in fields:
            yield {field: {"\x00": "\x00"}}
            yield {field: ["\x00"]}


SENSIBLE = {"name": "Ana", "login": "ana.m", "password": "correct horse", "token": "x"}


async def test_no_parameter_is_a_way_to_the_database(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with house(patient(database)) as home:
        ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
        room = await ana.game("me", "bot:easy")
        headers = {"Content-Type": "application/json"}
        faults: list[str] = []
        for route in ROUTES:
            asked = [(address, b"{}") for address in addresses(route, room)]
            if route.takes is not None:
                plain = re.sub(r"{\w+}", "1", route.path.replace("{room}", room))
                asked += [(plain, json.dumps(body).encode()) for body in bodies(route)]
            who = await home.guest("Eve") if route.path.endswith(("/logout", "/login", "/leave")) else ana
            for address, content in asked:
                answer = await who.client.request(route.method, address, content=content, headers=headers)
                if answer.status_code >= 500:
                    faults.append(f"{route.method} {address[:80]} {content[:80]!r}: {answer.text}")
            await bruno.post("/me", {"name": "Bruno"})
        assert faults == []
        assert not caplog.records


async def test_strangers_act_while_somebody_asks_for_nothing(database: str) -> None:
    async with house(patient(database)) as home:
        eve, others = await home.guest("Eve"), [await home.guest("Ana") for _ in range(8)]
        for _ in range(5):
            odd = [eve.client.post(f"/api/v1/me/tokens/{text}/revoke", json={}) for text in ("%00", quote("\x00a"))]
            acts = [one.post("/me", {"name": f"Ana {number}"}) for number, one in enumerate(others)]
            acting = asyncio.gather(*acts)
            refused = await asyncio.gather(*odd)
            await acting
            assert {answer.json()["code"] for answer in refused} == {"no-such-address"}


async def test_a_socket_is_no_way_to_the_database_either(database: str) -> None:
    async with house(patient(database)) as home:
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy")
        for odd in ODD[:6]:
            with pytest.raises(InvalidStatus) as refused:
                async with ana.socket(odd):
                    pass
            assert refused.value.response.status_code == 404
        async with ana.socket(room) as line:
            for text in LETTERS:
                for kind_of in ("chat", "explain", "lang"):
                    await line.connection.send(json.dumps({"t": kind_of, "id": 1, "text": text}))
                    await line.connection.send(json.dumps({"t": kind_of, "id": 1, "about": text, "lang": text}))
            await line.ask("ping", "pong", id=2)
            assert all(message.get("code") not in ("internal", "unavailable") for message in line.waiting)
