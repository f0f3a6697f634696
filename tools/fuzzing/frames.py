"""Fuzzing of messages from clients: socket frames and request bodies, in a two-player game."""

from __future__ import annotations

import asyncio
import atexit
import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

import argon2
import msgspec
from tools.simulation.climate import Climate
from tools.simulation.network import Link, Lost
from tools.simulation.people import Party, Person
from tools.simulation.seams import CHEAP_HASHER, in_hand
from tools.simulation.world import World, new_database

from burgrave.kernel.registry import games
from burgrave.study.trials import trials_of

__all__ = ["frames", "seeds_of_frames"]

Json = dict[str, Any]

_QUIET: Final = Climate(work=0.0001, delay=0.0001, rough=0.0)
_LASTS: Final = 300  # inputs per table, so that findings depend little on earlier inputs
_MOST: Final = 20  # lines per input
_PATHS: Final = (
    "me", "register", "login", "logout", "rooms", "claim", "me/tokens", "rooms/ROOM/join", "rooms/ROOM/leave",
    "rooms/ROOM/return", "rooms/ROOM/start", "rooms/ROOM/rematch", "rooms/ROOM/auto", "rooms/ROOM/seat-link",
    "rooms/ROOM/act", "rooms/ROOM/undo", "rooms/ROOM/seats/0", "rooms/ROOM/seats/0/stand-in",
)  # fmt: skip


class _House:
    """A server on a simulated machine with a two-player game; one of the players sends arbitrary data."""

    def __init__(self) -> None:
        self.used = 0
        self._stack = ExitStack()
        self._stack.enter_context(patch.object(argon2, "PasswordHasher", CHEAP_HASHER))
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        new_database(folder)
        self.world = World(1, folder, climate=_QUIET, games=1)
        self.faults: list[str] = []
        self._set_up = {"game": games()[-1], "options": {"players": 2}}  # any game for two

    def close(self) -> None:
        with self._in_hand():
            self.world.end()
        self._stack.close()

    def run(self, lines: list[bytes]) -> None:
        """Send the lines, and check that the server still works."""
        self.used += 1
        with self._in_hand():
            self.world.loop.run(self._send(lines))
        assert not self.faults, self.faults[0]

    def _in_hand(self) -> Any:
        world = self.world
        return in_hand(world.disk, world.entropy, world.wall, self.faults.append)

    async def _begin(self) -> None:
        world = self.world
        world.loop.uncaught = lambda what, error: self.faults.append(f"{what}: {error!r}")
        await world.processes[0].start()
        self.party = Party(world.scene, 0, self._set_up, ["me", "open"], None)
        await self.party.sit_down()

    async def _send(self, lines: list[bytes]) -> None:
        world = self.world
        if self.used == 1:
            await self._begin()
        person = self.party.people[self.used % 2]
        heard: list[Json] = []
        link = Link(world.network, person, world.processes[0], lambda _, data: heard.append(msgspec.json.decode(data)))
        await link.open(f"/rooms/{self.party.room}/socket")
        for line in lines[:_MOST]:
            path, space, body = line.partition(b" ")
            if space and path.decode("latin-1") in _PATHS:
                await self._post(person, path.decode(), body)
            else:
                link.say(_frame(line))
        await asyncio.sleep(1.0)
        for message in heard:
            assert message.get("code") not in ("internal", "damaged"), message
        link.leave()

    async def _post(self, person: Person, path: str, body: bytes) -> None:
        world = self.world
        where = f"/{path.replace('ROOM', self.party.room)}"
        try:
            answer = await world.network.request(person, world.processes[0], "POST", where, msgspec.Raw(body))
        except Lost:
            raise AssertionError(f"{where} got no response") from None
        assert answer["status"] != 500, answer["body"]


def _frame(line: bytes) -> str | bytes:
    """Return a line as a text frame if it is valid UTF-8, else as a binary frame."""
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line


_house: list[_House] = []


@atexit.register
def _close() -> None:
    while _house:
        _house.pop().close()


def frames(data: bytes) -> None:
    """Send each line of an input: over HTTP if it starts with a known path, otherwise through a socket."""
    if _house and _house[0].used >= _LASTS:
        _close()
    if not _house:
        _house.append(_House())
    try:
        _house[0].run(data.split(b"\n"))
    except BaseException:
        _close()
        raise


def seeds_of_frames() -> Iterator[bytes]:
    """Yield valid client messages."""
    chance = Random(1)
    for action in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 115):
        yield b'{"t":"act","id":1,"seq":%d,"action":%d}\n{"t":"undo","id":2,"seq":1}' % (chance.randrange(9), action)
    yield b'{"t":"chat","text":"Good luck!"}\n{"t":"lang","lang":"it"}\n{"t":"lang","lang":null}\n{"t":"ping"}'
    yield b'{"t":"explain","id":4,"about":"knight"}\n{"t":"explain","about":"0"}\n{"t":"explain","about":""}'
    more = '"name":"Friday","public":true,"clock":{"kind":"move","seconds":60}'
    for game in games():
        for number, wrong in ((8, {}), (29, {"first": 0, "bonus": [], "short": True})):
            options = {**trials_of(game).options(number), **wrong}
            seats = json.dumps(["me", "bot:easy", *["open"] * (int(str(options["players"])) - 2)])
            set_up = json.dumps({"game": game, "options": options})
            yield f'rooms {{"set_up":{set_up},"seats":{seats},{more}}}'.encode()
    yield b'me {"name":"Rolando"}\nregister {"login":"rolando","password":"a long one"}\nlogout {}'
    yield b'login {"login":"rolando","password":"a long one"}\nclaim {"token":"nothing"}\nme/tokens {"name":"bot"}'
    yield b'rooms/ROOM/auto {"answers":{"harvest":"choose 1","trades":"done"}}\nrooms/ROOM/act {"seq":0,"action":1}'
    yield b'rooms/ROOM/leave {}\nrooms/ROOM/return {}\nrooms/ROOM/seats/0 {"kind":"bot","level":"easy"}'
