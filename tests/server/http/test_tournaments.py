"""Tournaments over HTTP: every route, its response, and the requests it rejects."""

from __future__ import annotations

import asyncio

from tests.server.http.house import API, House, Json, house, standard
from tests.server.http.told import as_told

from burgrave.kernel.record import Record
from burgrave.server.http import objects as tournament_objects

WANTED: Json = {
    "set_up": {"game": "citadels", "options": {"players": 2}},
    "name": "Friday",
    "rounds": 1,
    "places": 4,
    "level": "easy",
}


async def test_a_tournament_is_made_joined_and_shown(home: House) -> None:
    ana, bruno, carla = [await home.guest(name) for name in ("Ana", "Bruno", "Carla")]
    made = await ana.post("/tournaments", {**WANTED, "format": "groups"}, 201)
    cup = as_told(made, tournament_objects.Tournament)
    assert (cup.name, cup.host, cup.state, cup.format, cup.length, cup.places) == (
        "Friday",
        "Ana",
        "open",
        "groups",
        1,
        4,
    )
    assert cup.link == f"{home.origin}/t/{cup.id}"
    path = f"/tournaments/{cup.id}"
    joined = await bruno.post(f"{path}/join")
    assert [(one["name"], one["you"]) for one in joined["players"]] == [("Ana", False), ("Bruno", True)]
    await carla.post(f"{path}/join")
    assert (await bruno.post(f"{path}/begin", status=403))["code"] == "not-host"
    removed = await ana.post(f"{path}/players/2/remove")
    assert [one["out"] for one in removed["players"]] == ["", "", "removed"]
    assert (await carla.post(f"{path}/join", status=403))["code"] == "was-removed"
    await bruno.post(f"{path}/leave")
    listed = as_told(await ana.get("/me/tournaments"), tournament_objects.Tournaments)
    assert [one.id for one in listed.tournaments] == [cup.id]
    assert (await ana.post(f"{path}/call-off"))["state"] == "over"
    async with home.client() as stranger:
        seen = await stranger.get(API + path)
        again = await stranger.get(API + path, headers={"If-None-Match": seen.headers["etag"]})
        assert seen.json()["you"] == {"place": None, "host": False, "table": None}
        assert (again.status_code, (await stranger.get(f"{API}/tournaments/tnone")).status_code) == (304, 404)
        assert (await stranger.post(f"{API}{path}/join", json={})).status_code == 401


async def test_a_tournament_is_played_to_its_end() -> None:
    async with house(standard(sweep_seconds=0.05)) as home:
        ana = await home.guest()
        path = f"/tournaments/{(await ana.post('/tournaments', {**WANTED, 'duplicate': True}, 201))['id']}"
        begun = await ana.post(f"{path}/begin")
        mine = (await ana.get("/me"))["rooms"]
        assert [room["id"] for room in mine] == [begun["you"]["table"]] and mine[0]["tournament"] == begun["id"]
        other = next(one["room"] for one in begun["rounds"][0]["tables"] if one["room"] != mine[0]["id"])
        async with ana.socket(mine[0]["id"]) as line:
            await line.until("table")
            for looked in ("table", "record", "replay", "result"):
                assert (await ana.get(f"/rooms/{other}/{looked}", 403))["code"] == "sealed"
            await ana.post(f"/rooms/{mine[0]['id']}/leave")
            async with asyncio.timeout(300):
                while (cup := await ana.get(path))["state"] != "over":
                    await asyncio.sleep(0.05)
        ended = as_told(cup, tournament_objects.Tournament)
        assert ended.rounds[0].seed is not None and len(ended.standings) == 4
        assert Record.parse((await ana.client.get(f"{API}/rooms/{other}/record")).text).seed == ended.rounds[0].seed


async def test_what_is_refused(home: House) -> None:
    ana = await home.guest()

    async def code(**wanted: object) -> str:
        return str((await ana.post("/tournaments", {**WANTED, **wanted}, 422))["code"])

    assert await code(places=1) == "malformed"
    assert await code(places=3) == "bad-places"
    assert await code(clock={"kind": "none"}) == "malformed"
    assert await code(rounds=13) == "malformed"
    assert await code(name="\u200b") == "bad-name"
