"""Whole games over sockets: programs against each other and against bots, with interruptions."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.http.house import API, House, Json, Visitor
from tests.server.http.playing import Player

from burgrave import Record, Rng
from burgrave.kernel.record import Replay
from burgrave.kernel.registry import game_named

GAMES: list[tuple[str, Json, list[str]]] = [
    ("citadels", {"ruleset": "2016", "scenario": "vicious-nobles"}, ["bot:easy", "open"]),
    ("citadels", {"ruleset": "2010", "short": True}, ["open"]),
    ("citadels", {"ruleset": "classic"}, ["bot:easy"]),
    ("valeria", {"mixed": True}, ["open"]),
    ("valeria", {}, []),
]


async def begun(home: House, game: str, options: Json, others: list[str], **more: Any) -> tuple[str, list[Visitor]]:
    people = [await home.guest("Ana")]
    room = (await people[0].room("me", *others, game=game, options=options, **more))["id"]
    for number in range(others.count("open")):
        people.append(await home.guest(f"Guest {number}"))
        await people[-1].post(f"/rooms/{room}/join")
    await people[0].post(f"/rooms/{room}/start")
    return room, people


@pytest.mark.parametrize(("game", "options", "others"), GAMES)
async def test_programs_play_to_the_end(home: House, game: str, options: Json, others: list[str]) -> None:
    room, people = await begun(home, game, options, others)
    languages = ("en", None, "pt-BR")
    players = [Player(one, room, languages[number], f"{game}{number}") for number, one in enumerate(people)]
    async with asyncio.timeout(300):
        await asyncio.gather(*(player.play() for player in players))
    text = (await people[0].client.get(f"{API}/rooms/{room}/record")).text
    replay = Replay(Record.parse(text))
    while replay.step() is not None:
        pass
    end = replay.state
    for player in players:
        seat = player.table["seat"]
        assert player.table["view"] == end.view(seat)
        events = [game_named(game).events.told(event) for event in end.events_for(seat)]
        assert player.happened == events[len(events) - len(player.happened) :]
        whole = await player.visitor.get(f"/rooms/{room}/table{f'?lang={player.lang}' if player.lang else ''}")
        assert whole["log"] == {"from": 0, "paragraphs": player.log}
        changing = ("log", "happened", "news", "news_line")
        assert {key: whole[key] for key in whole if key not in changing} == {
            key: player.table[key] for key in player.table if key not in changing
        }


@pytest.mark.parametrize("game", ["citadels", "valeria"])
async def test_a_user_who_comes_back_has_lost_nothing(home: House, game: str) -> None:
    room, people = await begun(home, game, {}, ["open", "bot:easy"])
    steady, restless = Player(people[0], room, "it", "a"), Player(people[1], room, "it", "b")

    async def come_and_go() -> None:
        stays = Rng("stays")
        while not restless.over:
            await restless.play(tables=1 + stays.below(12))

    async with asyncio.timeout(300):
        await asyncio.gather(steady.play(), come_and_go())
    whole = await people[1].get(f"/rooms/{room}/table?lang=it")
    assert restless.log == whole["log"]["paragraphs"]
    assert len(steady.log) > 10


async def test_two_sockets_of_one_seat_may_both_play(home: House) -> None:
    room, people = await begun(home, "citadels", {}, ["bot:easy"])
    left, right = Player(people[0], room, None, "left"), Player(people[0], room, None, "right")
    async with asyncio.timeout(300):
        await asyncio.gather(left.play(), right.play())
    assert left.table["result"] == right.table["result"]
