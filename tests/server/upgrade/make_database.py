"""Create a database with the current version, for upgrade tests in later versions.

Run ``python -m tests.server.upgrade.make_database`` once for each release, with that release's code. It writes the
database to ``databases/VERSION.db`` and the data that later versions must find to ``VERSION.json``; it never overwrites
a file. To store a state between two releases, pass a name such as ``0.1.0.dev2``.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from burgrave._version import __version__
from burgrave.kernel.rng import Rng
from burgrave.server.live.game import Game, Header
from burgrave.server.live.requests import (
    Act,
    AddSeatLink,
    Chat,
    Join,
    Leave,
    SetAuto,
    ShowRecord,
    ShowRoom,
    ShowTable,
    StartGame,
    Undo,
)
from burgrave.server.live.service import RoomService
from burgrave.server.settings import Settings
from burgrave.server.store import Principal, Store

FOLDER = Path(__file__).with_name("databases")
PASSWORD = "correct horse battery staple"
MONTH = 30 * 86_400
CITADELS = {"game": "citadels", "options": {"players": 4}}
OLDER = {"game": "citadels", "options": {"players": 3, "ruleset": "2010", "short": True}}
VALERIA = {"game": "valeria", "options": {"players": 3}}
DAYS = {"kind": "days", "seconds": MONTH}

Facts = dict[str, Any]


class Evening:
    """A server with three users who play at its tables."""

    def __init__(self, store: Store, tables: RoomService, people: list[Principal]) -> None:
        self.store = store
        self.tables = tables
        self.people = people
        self.rng = Rng("upgrade")

    async def room(self, set_up: Facts, people: int, **wanted: Any) -> str:
        bots = ["bot:easy"] * (set_up["options"]["players"] - people)
        seats = ["me", *["open"] * (people - 1), *bots]
        room: str = (await self.tables.create(self.people[0], {"set_up": set_up, "seats": seats, **wanted}))["id"]
        for person in self.people[1:people]:
            await self.tables.ask(room, Join(person))
        return room

    async def game(self, set_up: Facts, people: int, decisions: int = 10_000, **wanted: Any) -> str:
        """Play to the end, or until the users have made this many decisions, with some undos; return the room."""
        room = await self.room(set_up, people, **wanted)
        await self.tables.ask(room, StartGame(self.people[0]))
        while decisions > 0 and (await self.tables.ask(room, ShowRoom(None)))["state"] == "playing":
            for person in self.people[:people]:
                decisions -= await self.decide(room, person)
            await asyncio.sleep(0)
        return room

    async def decide(self, room: str, person: Principal) -> int:
        """Make a user's decision if there is one; return the number of decisions made (0 or 1)."""
        table = await self.tables.ask(room, ShowTable(person, None))
        if table["ask"] is None:
            return 0
        options = table["ask"]["options"]
        seq = await self.tables.ask(room, Act(person, seq=table["seq"], action=self.chosen(options)))
        if self.rng.below(4) == 0 and (await self.tables.ask(room, ShowTable(person, None)))["undo"]:
            await self.tables.ask(room, Undo(person, seq=seq))
        return 1

    def chosen(self, options: list[Facts]) -> int:
        action: int = options[self.rng.below(len(options))]["action"]
        return action

    async def facts(self, room: str) -> Facts:
        """Return the data of a game that later versions must find."""
        row = await self.store.room(room)
        assert row is not None and row.header is not None
        game = Game(Header.of(row.header), await self.store.log(room))
        return {
            "room": room,
            "state": row.state,
            "game": game.header.game,
            "rules": game.header.rules,
            "seq": game.count,
            "undone": game.undone,
            "steps": len(game.steps),
            "digest": game.state.digest(),
            "scores": game.state.scores(),
            "options": options_of(game),
            "record": await self.tables.ask(room, ShowRecord(None)) if game.state.is_over() else None,
        }


def options_of(game: Game) -> dict[str, list[str]]:
    state = game.state
    return {str(seat): sorted(map(game.rules.notation, state.legal(seat))) for seat in state.open_seats()}


async def make(file: Path) -> Facts:
    """Create a database with games in various states; return the data that later versions must find."""
    url = f"sqlite:///{file}"
    store = await Store.open(url)
    guests = [await store.new_guest(name) for name in ("Ana", "Bruno", "Carla")]
    ana, bruno, carla = (person for person, _token in guests)
    for person in (ana, bruno):
        await store.register(person.id, person.name.lower(), PASSWORD, by=person.by)
    _about, program = await store.add_bot_token(ana.id, "my program", room_id=None, seconds=100 * 12 * MONTH, by=ana.by)
    settings = Settings(database_url=url, bot_workers=0, bot_pause=0.0)
    async with RoomService(store, settings) as tables:
        evening = Evening(store, tables, [ana, bruno, carla])
        finished = [await evening.game(CITADELS, 2), await evening.game(VALERIA, 3), await evening.game(OLDER, 1)]
        running = [await evening.game(CITADELS, 2, 25, clock=DAYS), await evening.game(VALERIA, 2, 30, clock=DAYS)]
        await tables.ask(running[1], SetAuto(ana, {"trades": "done"}))
        await tables.ask(running[1], Leave(bruno))
        for _ in range(200):  # until the substitute bot has decided
            await asyncio.sleep(0)
        waiting = await evening.room(VALERIA, 2, name="Friday")
        await tables.ask(finished[0], Chat(ana, "Well played!"))
        await tables.ask(running[0], Chat(bruno, "Your turn, Ana."))
        link = (await tables.ask(running[0], AddSeatLink(ana))).rpartition("/")[2]
        await tables.rematch(finished[1], carla)
        games = [await evening.facts(room) for room in (*finished, *running)]
    facts = {
        "version": __version__,
        "made": time.time(),
        "people": {person.name: {"id": person.id, "session": token} for person, token in guests},
        "program": program,
        "link": link,
        "waiting": waiting,
        "games": games,
        "history": {person.name: len(await store.history(person.id)) for person in (ana, bruno, carla)},
    }
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
    return facts


def main(name: str = __version__, folder: Path = FOLDER) -> None:
    """Write this version's database and the data that later versions must find."""
    file = folder / f"{name}.db"
    if file.exists():
        sys.exit(f"{file.name} exists already: it is created only once, with the code of its own version.")
    facts = asyncio.run(make(file))
    file.with_suffix(".json").write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else __version__)
