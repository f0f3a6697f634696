"""Duplicate deals: GET responses to outsiders stay identical, byte for byte, until the round is closed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Mapping
from contextlib import AsyncExitStack

import httpx
from tests.server.http.house import API, House, Json, Visitor, house, standard
from tests.server.http.test_profiles import account, show

from burgrave.server.http.openapi import openapi
from burgrave.server.http.routes import ROUTES
from burgrave.server.store import SeatResult

CLOCKS = re.compile(rb'"(seen|expires|until)":[0-9.e+]+')
Answers = dict[str, tuple[int, bytes]]


class Round:
    """A round of duplicate deals: two tables of two registered players each, all friends of one outsider."""

    def __init__(self, home: House, host: Visitor, stranger: Visitor, players: list[Visitor]) -> None:
        self.home = home
        self.host = host
        self.stranger = stranger
        self.players = players
        self.profiles: list[str] = []
        self.tables: dict[str, list[Visitor]] = {}  # players by room
        self.cup = ""

    async def begin(self) -> None:
        """Give every player a rating, a public profile and a friend, and begin the tournament."""
        for player in self.players:
            for _ in range(5):
                await rated_game(self.home, player)
            self.profiles.append(await show(player))
            link = (await player.post("/me/friends/link"))["url"].rpartition("/")[2]
            await self.stranger.post("/me/friends", {"token": link})
        wanted = {"set_up": {"game": "citadels", "options": {"players": 2}}, "places": 4, "rounds": 1}
        more = {"duplicate": True, "hints": False, "play": False, "wait": 600, "level": "easy"}
        self.cup = (await self.host.post("/tournaments", {**wanted, **more}, 201))["id"]
        for player in self.players:
            await player.post(f"/tournaments/{self.cup}/join")
        tables = (await self.host.post(f"/tournaments/{self.cup}/begin"))["rounds"][0]["tables"]
        self.tables = {table["room"]: [self.players[place] for place in table["players"]] for table in tables}

    async def end(self, room: str) -> None:
        """Make the players leave a table, and wait until bots have finished the game."""
        for player in self.tables[room]:
            await player.post(f"/rooms/{room}/leave")
        await self.until(room, "over")

    async def until(self, room: str, state: str) -> None:
        async with asyncio.timeout(300):
            while (await self.tables[room][0].get(f"/rooms/{room}"))["state"] != state:
                await asyncio.sleep(0.02)

    async def answers(self, client: httpx.AsyncClient, room: str) -> Answers:
        """Return the responses to all GET requests about a table, its players and tournament, without clock times."""
        values = {
            "room": [room],
            "profile": self.profiles,
            "tournament": [self.cup],
            "step": ["0", "9"],
            "lang": ["en"],
            "game": ["citadels"],
            "link": ["none-none"],
            "puzzle": ["none"],
        }
        found: Answers = {}
        for route in ROUTES:
            if route.method == "GET":
                query = "?lang=en&open_cards=true" if "{step}" in route.path else ""
                for path in filled(route.path, values):
                    answer = await client.get(path + query)
                    found[path] = answer.status_code, CLOCKS.sub(b"", answer.content)
        return found


def filled(path: str, values: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the path filled in with each combination of parameter values."""
    place = re.search(r"{(\w+)}", path)
    if place is None:
        return [path]
    return [one for value in values[place[1]] for one in filled(path.replace(place[0], value), values)]


async def rated_game(home: House, visitor: Visitor) -> None:
    room = await visitor.room("me", "bot:hard", hints=False)
    seats = [SeatResult(0, visitor.person["name"], 1, 20, visitor.person["id"])]
    seats.append(SeatResult(1, "Odo", 2, 11, None, "hard"))
    assert await home.context.store.add_result(room["id"], seats, game="citadels", ruleset="2016")


async def attempts(visitor: Visitor, room: str) -> Answers:
    """As an outsider, send all POST requests about a table that are forbidden to outsiders; return the responses."""
    found: Answers = {}
    for path, methods in openapi(ROUTES)["paths"].items():
        if path.startswith(f"{API}/rooms/{{room}}/") and "post" in methods and not path.endswith("/block"):
            sent = methods["post"].get("requestBody", {}).get("content", {}).get("application/json", {})
            for one in filled(path, {"room": [room], "seat": ["0"], "step": ["0"]}):
                answer = await visitor.client.post(one, json=sent.get("example", {}))
                assert 400 <= answer.status_code < 500, (one, answer.text)
                found[one] = answer.status_code, answer.content
    return found


async def test_outsiders_learn_nothing_of_a_sealed_table_until_the_round_is_closed() -> None:
    async with house(standard(sweep_seconds=0.3)) as home, AsyncExitStack() as open_:
        host, stranger = await account(home, "Hugo"), await account(home, "Stella")
        names = "Ana", "Bruno", "Carla", "Diego"
        match = Round(home, host, stranger, [await account(home, name) for name in names])
        await match.begin()
        (first, ours), (other, theirs) = match.tables.items()
        for room, players in match.tables.items():
            for player in players:
                await open_.enter_async_context(player.socket(room))
            await match.until(room, "playing")

        nobody = await open_.enter_async_context(home.client())
        outsiders = [nobody, host.client, stranger.client, theirs[0].client]

        async def looked() -> list[Answers]:
            seen = [await match.answers(client, first) for client in outsiders]
            return [*seen, await match.answers(theirs[0].client, other), await attempts(stranger, first)]

        before = await looked()
        assert all(status < 500 for answers in before for status, _ in answers.values())
        await match.end(first)
        for earlier, later in zip(before, await looked(), strict=True):
            assert {path for path in earlier if earlier[path] != later[path]} == set()
        assert first not in str((await ours[0].get("/me/history"))["games"])

        await match.end(other)
        async with asyncio.timeout(300):
            while (await host.get(f"/tournaments/{match.cup}"))["state"] != "over":
                await asyncio.sleep(0.02)
        after = await match.answers(nobody, first)
        assert after[f"{API}/best"] != before[0][f"{API}/best"]
        for path in (f"{API}/rooms/{first}/{about}" for about in ("table", "record", "result", "replay")):
            assert (before[0][path][0], after[path][0]) == (403, 200)
        ratings = {one["name"]: one["games"] for one in ranks(await stranger.get("/best"))}
        assert ratings == {**dict.fromkeys(names, 6), "": 20}
        for players in match.tables.values():
            for player, companion in (players, players[::-1]):
                profile = match.profiles[match.players.index(player)]
                told = await stranger.get(f"/people/{profile}")
                assert told["companions"] == [companion.person["name"]]
                assert (told["games"][0]["total"]["games"], told["games"][0]["rating"]["games"]) == (6, 6)


def ranks(best: Json) -> list[Json]:
    found: list[Json] = best["games"][0]["ranks"]
    return found
