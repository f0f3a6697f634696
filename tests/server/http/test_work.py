"""Work allowances: users are charged by cost, no matter how many sockets and requests they use."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from tests.server.http.house import API, House, Json, Line, house, standard

from burgrave.server.http import costs
from burgrave.server.http.limits import Buckets
from burgrave.server.settings import Allowance

LANGUAGES = "en", "it"


def so_much(work: int) -> Allowance:
    """Return an allowance of this much work, with almost no refill."""
    return Allowance(work, 0.01)


def ration(home: House, work: int) -> None:
    home.context.work, home.context.address_work = Buckets(so_much(work)), Buckets(so_much(10 * work))


async def flood(line: Line, times: int) -> tuple[int, Json]:
    """Change the language repeatedly; return the number of table messages, and the last response."""
    tables, answer = 0, Json()
    for number in range(times):
        await line.send(t="lang", id=number, lang=LANGUAGES[number % 2])
        await line.send(t="ping", id=1000 + number)
        while (answer := await line.receive())["t"] not in ("pong", "error"):
            tables += answer["t"] == "table"
        if answer["t"] == "error" and answer["id"] == number:
            return tables, answer
    return tables, answer


async def test_another_language_costs_what_it_takes() -> None:
    cost = costs.table_cost("en")
    async with house(standard()) as home, AsyncExitStack() as stack:
        ana, bruno = await home.guest("Ana"), await home.guest("Bruno")
        room = (await ana.room("me", "open"))["id"]
        await bruno.post(f"/rooms/{room}/join")
        await ana.post(f"/rooms/{room}/start")
        ration(home, 5 * cost)
        lines = [await stack.enter_async_context(ana.socket(room, "pt-BR")) for _ in range(2)]
        for line in lines:
            await line.until("chats")
        found = [await flood(line, 10) for line in lines]
        assert sum(tables for tables, _ in found) <= 3
        assert [answer["code"] for _, answer in found] == ["too-many-requests"] * 2
        async with home.client() as client:  # from any address
            answer = await client.get(
                f"{API}/rooms/{room}/table?lang=en", headers={"Authorization": f"Bearer {ana.token}"}
            )
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
        assert int(answer.headers["retry-after"]) > 1
        await bruno.get(f"/rooms/{room}/table?lang=en")  # nobody else is affected


async def test_the_language_one_has_costs_nothing() -> None:
    async with house(standard()) as home:
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy")
        ration(home, costs.table_cost("en") + 3 * costs.MESSAGE)
        async with ana.socket(room, "en") as line:
            await line.until("chats")
            for _ in range(20):
                await line.send(t="lang", lang="en")
            assert (await line.ask("ping", "pong", id=1))["id"] == 1
            assert not any(message["t"] == "error" for message in line.waiting)


@pytest.mark.parametrize("path", ["/table?lang=it", "/record", "/replay/0", "/table", "/hint", "/act", "/undo"])
async def test_all_that_makes_work_is_paid_from_one_purse(path: str) -> None:
    body = {"seq": 0, "action": 0} if path == "/act" else {"seq": 0} if path == "/undo" else {}
    method = "POST" if path in ("/hint", "/act", "/undo") else "GET"
    async with house(standard()) as home:
        ana = await home.guest("Ana")
        room = await ana.game("me", "bot:easy")
        ration(home, 1)
        first, second = [
            await ana.client.request(method, f"{API}/rooms/{room}{path}", json=body if method == "POST" else None)
            for _ in range(2)
        ]
        assert first.status_code != 429
        assert (second.status_code, second.json()["code"]) == (429, "too-many-requests")


async def test_people_at_one_address_share_what_it_may_take() -> None:
    async with (
        house(standard(address_work=so_much(6 * costs.CHANGE + 4 * costs.LOBBY))) as home,
        home.client("192.0.2.9") as client,
    ):
        statuses = []
        for _ in range(6):
            client.cookies.clear()
            token = (await client.post(f"{API}/me", json={"name": "Ana"})).cookies["burgrave"]
            client.cookies.clear()
            answer = await client.get(f"{API}/rooms", headers={"Authorization": f"Bearer {token}"})
            statuses.append(answer.status_code)
        assert statuses == [200] * 4 + [429] * 2
        assert (await (await home.guest()).client.get(f"{API}/rooms")).status_code == 200


def test_a_bucket_takes_what_something_costs() -> None:
    now = [0.0]
    buckets = Buckets(Allowance(10, 2), now=lambda: now[0])
    assert [buckets.wait("a", 7), buckets.wait("a", 3), buckets.wait("b", 10)] == [0, 0, 0]
    assert buckets.wait("a", 4) == 2
    assert buckets.wait("a", 100) == 5  # a cost above the maximum is granted when the bucket is full
    now[0] = 5
    assert buckets.wait("a", 100) == 0
    assert buckets.wait("a", 0) == 0
