"""Roles of all seats: stored when a game ends, and added later to games that ended under earlier versions."""

from __future__ import annotations

import asyncio

from tests.server.live.evening import CITADELS, VALERIA, evening, run
from tests.server.store.keeping import uncounted

from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.kernel.rng import Rng
from burgrave.server.live.requests import Leave


def test_characters_and_dukes_are_counted_when_a_game_ends() -> None:
    async def night() -> None:
        async with evening() as night:
            rooms = [await night.game(set_up, people=2) for set_up in (CITADELS, VALERIA)]
            for room in rooms:
                await night.play(room, 2, Rng(room))
            for person in night.people[:2]:
                statistics = await night.store.results_by_category(person.id)
                citadels, valeria = statistics["citadels"].roles, statistics["valeria"].roles
                assert citadels and {kind for kind, _name in citadels} == {"characters"}
                assert {name for _kind, name in citadels} <= set(CHARACTER_NAMES)
                rounds = night.played(rooms[0]).state.rounds()
                assert 0 < sum(one.times for one in citadels.values()) <= rounds
                ((kind, duke),) = valeria
                assert kind == "dukes" and duke in DUKE_NAMES and valeria[kind, duke].times == 1
                assert all((one.games, one.wins) in ((1, 0), (1, 1)) for one in citadels.values())

    run(night)


def test_games_that_ended_before_are_counted_after_the_start() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS)
            await night.play(room, 1, Rng(room))
            ana = night.people[0].id
            before = await night.store.results_by_category(ana)
            await night.store._database.write(uncounted)
            assert (await night.store.results_by_category(ana))["citadels"].roles == {}
            later = await night.again()
            while await night.store.unkept(1):
                await asyncio.sleep(0.01)
            assert await night.store.results_by_category(ana) == before
            await later.tables.stop()

    run(night)


def test_what_began_in_the_middle_counts_for_nobody() -> None:
    async def night() -> None:
        async with evening() as night:
            room = await night.game(CITADELS)
            await night.play(room, 1, Rng(room))
            ana = night.people[0]
            before = await night.store.results_by_category(ana.id)
            on = (await night.tables.play_from(room, ana, 5, None))["id"]
            await night.tables.ask(on, Leave(ana))
            await night.settled()
            assert await night.store.is_kept(on) and await night.store.results_by_category(ana.id) == before

    run(night)
