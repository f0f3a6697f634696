"""Concurrent decisions by two players on two server processes: neither blocks the other."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.live.evening import Evening, evening, run

from burgrave.server.live.requests import Act, ShowTable
from burgrave.server.store import Heard, Store


def test_a_player_who_is_overtaken_may_still_decide(tmp_path: Path) -> None:
    """Every player chooses a duke at the same time; no choice is refused because another one was committed first."""

    async def night() -> None:
        async with evening(url=f"sqlite:///{tmp_path}/table.db") as here:
            store = await Store.open(here.settings.database_url, now=here.clock)
            there = Evening(store, here.settings, here.clock, here.people)
            try:
                async with there.tables:
                    room = await here.game({"game": "valeria", "options": {"players": 4}}, 4)
                    there.tables.registry.heard(room, Heard.ROOM)
                    await there.settled()
                    table = await there.tables.ask(room, ShowTable(here.people[1], None))
                    assert table["open"] == [0, 1, 2, 3] and table["seq"] == 0
                    asked = []
                    for seat, person in enumerate(here.people[:4]):
                        tables = (here if seat % 2 else there).tables
                        options = (await tables.ask(room, ShowTable(person, None)))["ask"]["options"]
                        asked.append(tables.ask(room, Act(person, seq=0, action=options[0]["action"])))
                    assert len({*await asyncio.gather(*asked)}) == 4
                    kept = [entry.seat for entry in await store.log(room) if entry.kind == "action"]
                    assert sorted(seat for seat in kept if seat is not None) == [0, 1, 2, 3]
            finally:
                await store.close()

    run(night)
