"""Processor time charged for the requests to each route."""

from __future__ import annotations

import pytest
from tests.server.http.house import API, house, standard

from burgrave.server.http import costs
from burgrave.server.http.routes import ROUTES, Route
from burgrave.server.http.wire import Looking
from burgrave.server.settings import Allowance

MEASURED = {
    "GET /me": 11.1,
    "GET /me/history": 14.3,
    "POST /me": 2.8,
    "POST /register": 275.0,
    "POST /login": 282.0,
    "POST /logout": 6.1,
    "POST /me/password": 545.0,
    "GET /me/data": 17.5,
    "POST /me/delete": 347.0,
    "GET /me/sessions": 3.4,
    "POST /me/sessions/{session}/end": 2.5,
    "POST /me/sessions/end-others": 7.3,
    "GET /me/tokens": 3.3,
    "POST /me/tokens": 7.3,
    "POST /me/tokens/{token}/revoke": 7.7,
    "POST /claim": 4.1,
    "GET /me/profile": 16.1,
    "POST /me/profile": 20.7,
    "GET /me/games": 12.9,
    "GET /people/{profile}": 15.4,
    "GET /people/{profile}/games": 14.2,
    "GET /best": 3.7,
    "GET /me/friends": 6.5,
    "GET /me/invitations": 1.5,
    "POST /me/friends": 17.0,
    "POST /me/friends/link": 4.8,
    "POST /friend-link": 4.2,
    "POST /me/friends/{friend}/end": 17.0,
    "POST /me/friends/{friend}/block": 20.6,
    "POST /people/{profile}/block": 20.6,
    "POST /me/blocked/{blocked}/end": 13.0,
    "POST /rooms/{room}/seats/{seat}/block": 13.5,
    "POST /rooms/{room}/invite": 7.9,
    "GET /me/notices": 4.3,
    "POST /me/notices/device": 12.2,
    "POST /me/notices/device/stop": 4.6,
    "POST /me/notices/devices/{device}/stop": 4.6,
    "POST /me/notices/mail": 4.3,
    "POST /me/notices/mail/stop": 4.3,
    "POST /mail/confirm": 3.9,
    "POST /mail/stop/{link}": 2.2,
    "GET /mail/stop/{link}": 1.8,
    "GET /rooms": 20.4,
    "POST /rooms": 15.3,
    "GET /rooms/{room}": 1.2,
    "GET /rooms/{room}/socket": 3.6,
    "POST /rooms/{room}/join": 6.1,
    "POST /rooms/{room}/leave": 7.5,
    "POST /rooms/{room}/return": 5.8,
    "POST /rooms/{room}/seats/{seat}": 7.1,
    "POST /rooms/{room}/seats/{seat}/stand-in": 4.3,
    "POST /rooms/{room}/start": 8.3,
    "POST /rooms/{room}/rematch": 15.3,
    "POST /rooms/{room}/auto": 4.8,
    "POST /rooms/{room}/propose": 6.0,
    "POST /rooms/{room}/answer": 6.0,
    "POST /rooms/{room}/resume": 6.0,
    "POST /rooms/{room}/seat-link": 7.8,
    "GET /rooms/{room}/table": 2.6,
    "POST /rooms/{room}/act": 6.7,
    "POST /rooms/{room}/undo": 5.5,
    "POST /rooms/{room}/hint": 4.7,
    "GET /rooms/{room}/record": 3.9,
    "GET /rooms/{room}/result": 3.6,
    "GET /rooms/{room}/replay": 5.6,
    "GET /rooms/{room}/review": 5.8,
    "POST /rooms/{room}/review": 5.8,
    "GET /rooms/{room}/replay/{step}": 4.9,
    "POST /rooms/{room}/replay/{step}/play": 45.1,
    "GET /puzzles": 1.2,
    "GET /puzzles/daily": 1.0,
    "GET /puzzles/{puzzle}": 13.3,
    "POST /puzzles/{puzzle}/answer": 3.9,
    "GET /me/tournaments": 10.4,
    "POST /tournaments": 7.9,
    "GET /tournaments/{tournament}": 5.1,
    "POST /tournaments/{tournament}/join": 4.9,
    "POST /tournaments/{tournament}/leave": 3.4,
    "POST /tournaments/{tournament}/begin": 23.0,
    "POST /tournaments/{tournament}/call-off": 13.7,
    "POST /tournaments/{tournament}/players/{place}/remove": 22.2,
    "GET /features": 0.4,
    "GET /set-ups": 2.4,
    "GET /words/{lang}/{game}": 1.5,
    "GET /healthz": 0.2,
    "GET /r/{room}": 2.7,
    "GET /replay/{room}": 2.8,
    "GET /t/{tournament}": 2.4,
    "GET /r/{room}/picture.png": 2.8,
    "GET /t/{tournament}/picture.png": 2.4,
    "GET /embed": 0.4,
}
"""Processor milliseconds per request, over all threads.

Measured for a user with 75 rooms, 60 finished games and 30 friends, with games for four and tournaments with 32 places.
Puzzles are Valeria puzzles that are not cached, on the interpreted core. Separately charged work is excluded: the
tables that ``begin`` creates, and new pictures (144 to 166 ms, including the process that converts them).
"""
LIMITED = {"POST /register", "POST /login", "POST /me/password", "POST /me/delete"}
"""Routes that hash a password in another thread; ``Settings.log_ins`` limits them more than their cost does."""


def name_of(method: str, path: str) -> str:
    return f"{method} {path.removeprefix(API)}"


def cost_of(route: Route) -> float:
    if not route.counted:
        return 0.0
    return route.cost(Looking()) if callable(route.cost) else route.cost


def test_every_route_is_measured_and_charges_what_it_takes() -> None:
    charged = {name_of(route.method, route.path): cost_of(route) for route in ROUTES}
    assert charged.keys() == MEASURED.keys()
    free = [name for name, cost in charged.items() if not cost]
    assert [name for name in free if MEASURED[name] > 1.0] == []  # the request itself is charged to its address
    short = {name: ms for name, ms in MEASURED.items() if name not in (*free, *LIMITED) and charged[name] < ms}
    assert short == {}


@pytest.mark.parametrize("allowance", ["work", "address_work"])
@pytest.mark.parametrize(
    "path", ["/me/history", "/me/notices", "/best", "/me/friends", "/me/tournaments", "/me/tokens"]
)
async def test_a_route_takes_its_cost_from_the_person_and_the_address(path: str, allowance: str) -> None:
    (route,) = [one for one in ROUTES if name_of(one.method, one.path) == f"GET {path}"]
    newcomer = 0 if allowance == "work" else costs.CHANGE
    async with house(standard(**{allowance: Allowance(newcomer + 2 * cost_of(route), 0.001)})) as home:
        ana = await home.guest()
        for _ in range(2):
            await ana.get(path)
        assert (await ana.get(path, 429))["code"] == "too-many-requests"


async def test_a_new_name_is_charged_for_every_room_that_shows_it() -> None:
    async with house(standard(work=Allowance(1000, 0.001))) as home:
        ana = await home.guest()
        for _ in range(20):
            await ana.room("me", "open")
        await ana.post("/me", {"name": "Anna"})
        due = home.context.work.wait(ana.person["id"], 1000.0 - 20 * costs.NEW_ROOM - 20 * costs.RENAMED_ROOM)
        assert due > 0


async def test_a_tournament_is_charged_for_every_table_it_begins_with() -> None:
    async with house(standard(work=Allowance(1000, 0.001))) as home:
        ana = await home.guest()
        wanted = {"set_up": {"game": "citadels", "options": {"players": 4}}, "places": 16}
        made = await ana.post("/tournaments", wanted, 201)
        await ana.post(f"/tournaments/{made['id']}/begin")
        assert home.context.work.wait(ana.person["id"], 1000.0 - 4 * costs.BEGUN_TABLE) > 0
