"""Simulated servers, database, users and faults, all generated from a seed, and the outcome of a simulation."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import shutil
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final

from tools.simulation.climate import Climate, climate_of
from tools.simulation.database import Disk
from tools.simulation.loop import EPOCH, OWNER, Loop, Owner
from tools.simulation.network import Network, Proxy, Server
from tools.simulation.people import Manner, Party, Scene
from tools.simulation.processes import Process, settings_for
from tools.simulation.promises import Broken, Promises
from tools.simulation.seams import in_hand
from tools.simulation.weather import Weather

from burgrave.kernel.registry import games
from burgrave.server.settings import Settings
from burgrave.server.store import Store
from burgrave.study.trials import trials_of

__all__ = ["Outcome", "World", "new_database", "simulate"]

Json = dict[str, Any]

_GAMES: Final = 5  # mean number per world
FILE: Final = "burgrave.db"
_NOTICED: Final = 12.0  # seconds: twice the longest interval between two heartbeats, plus a margin
_TICK: Final = 1.0  # seconds between clock checks of a server
_TAKEOVER: Final = 5.0  # seconds after which other processes have taken over the rooms of a dead one
_MESSAGES: Final = 12  # mean delays of notifications, and of database statements, that may delay this
_STATEMENTS: Final = 40
_FORGIVEN: Final = 60.0  # seconds after a database outage during which its effects are tolerated
_STUCK: Final = 300.0  # seconds without a decision or fault after which a game counts as stuck
_PLAYERS: Final = (1, 2, 2, 2, 2, 3, 3, 3, 4)  # more players make a world slow and reveal no further bugs
_LONGEST: Final = 40_000.0  # maximum seconds of a world


@dataclass
class Outcome:
    seed: int
    games: int = 0
    decisions: int = 0
    kills: int = 0
    stops: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    takeovers: int = 0  # of rooms, from processes that had died, were frozen or had lost the database
    alone: float = 0.0  # the longest time of a running game without a process
    seconds: float = 0.0  # of simulated time
    trace: str = ""
    broken: str = ""  # first violated invariant, if any


class World:
    """Simulated servers, database, network, users and faults, all determined by a seed."""

    def __init__(
        self,
        seed: int,
        folder: Path,
        *,
        climate: Climate | None = None,
        games: int | None = None,
    ) -> None:
        self.outcome = Outcome(seed)
        chance = Random(seed)
        self.climate = climate or climate_of(chance)
        self._chance = Random(chance.random())
        network_chance, disk_chance = Random(chance.random()), Random(chance.random())
        self.loop = Loop(lambda: disk_chance.uniform(0.001, 0.02))
        self.network = Network(self.loop, network_chance, self.climate)
        self.disk = Disk(folder / FILE, self.loop, disk_chance, self.climate)
        self.entropy = Random(chance.random())
        settings = settings_for(self._chance)
        self.processes = [
            Process(f"server {number}", self.loop, self.disk, self.network, settings, self.climate, self._chance)
            for number in range(self.climate.processes)
        ]
        self._trace = hashlib.blake2b(digest_size=16)
        proxy = Proxy(self.processes, self.loop, Random(chance.random()), ring=self.climate.routed)
        self._weather = Weather(self.loop, self.network, self.disk, self.processes, proxy, self._chance, self.note)
        self.promises = Promises(
            file=self.disk.file,
            now=self.loop.time,
            note=self.note,
            lenience=self._lenience(settings),
            pause=_TAKEOVER + settings.bot_pause + _MESSAGES * self.climate.late_news + _STATEMENTS * self.climate.work,
            away=self._away_since,
            rough=self.climate.rough,
            serves=self._serves,
            can_serve=self._can_serve,
        )
        self.scene = Scene(
            self.network,
            proxy,
            self.promises,
            Random(chance.random()),
            _manner(self._chance),
            self.note,
            self._was_away,
        )
        self.parties = [
            _party(self.scene, number, self._chance)
            for number in range(games or self._chance.randint(1, 2 * _GAMES - 1))
        ]
        self._failed: asyncio.Future[None] | None = None
        self._stopped: dict[Process, tuple[float, float]] = {}  # when they stopped, and their clocks then

    def wall(self) -> float:
        """Return the system time of the running process."""
        owner = OWNER.get()
        for process in self.processes:
            if owner is not None and process.owner is owner:
                return process.wall()
        return EPOCH + self.loop.time()

    def _was_away(self, server: Server) -> bool:
        return self.loop.time() < self.disk.unreachable_until(server.owner) + _FORGIVEN

    def _serves(self, owner: Owner) -> bool:
        """Return True if a process is up, not frozen, and can reach the database."""
        up = any(process.owner is owner and process.app is not None for process in self.processes)
        return up and owner.held is None and self.loop.time() >= self.disk.unreachable_until(owner)

    def _can_serve(self) -> bool:
        """Return True if there are processes that can serve rooms, and all of them receive notifications."""
        able = [process.owner for process in self.processes if self._serves(process.owner)]
        hear = not self.climate.shared or all(self.disk.listens(owner) for owner in able)
        return bool(able) and hear and not self.disk.is_stuck()

    def _changes(self, process: Process) -> None:
        """Note that a process is about to start or stop serving."""
        if process.app is not None:
            self._stopped[process] = self.loop.time(), process.clock
        self._note_fault()

    def _check_clock(self, process: Process) -> None:
        """Extend the tolerance for deadlines by the error of a starting process's clock.

        A process alone derives its downtime from the system clock, which may have jumped back in the meantime. With
        others, it derives the server time from their last heartbeat and the database's clock, which may have jumped;
        they will move their clocks forward to this time.
        """
        if not self.climate.shared and process in self._stopped:
            since, clock = self._stopped[process]
            self.promises.lenience += min(max(0.0, clock - process.clock), self.loop.time() - since)
        others = [other.now() for other in self.processes if other.app is not None]
        if others and self.climate.date_jumps:
            self.promises.lenience += max(0.0, process.now() - max(others))

    def _lenience(self, settings: Settings) -> float:
        """Return the tolerance for deadlines, in seconds.

        A starting process derives the server time from the others' last heartbeat and the database's clock. If that
        clock jumps after the heartbeat, or the response is late, the process's time is wrong by the same amount.
        """
        climate, exact = self.climate, 1.0
        doubtful = climate.processes > 1 and (climate.slow or climate.date_jumps)
        return exact + (settings.sweep_seconds + _TICK if doubtful else 0.0)

    def _away_since(self, begun: float) -> float:
        """Return the number of seconds since ``begun`` during which no server was up, as far as the servers can tell.

        Servers write heartbeats; a gap shorter than two intervals may count as uptime.
        """
        up = sorted((one for process in self.processes for one in process.up), key=lambda one: one[0])
        away = 0.0
        for since, until in [*up, (self.loop.time(), None)]:
            if since - begun > _NOTICED:
                away += since - begun - _NOTICED
            begun = max(begun, self.loop.time() if until is None else until)
        return away

    def note(self, text: str) -> None:
        """Add a line to the trace, which is used to compare two runs."""
        self._trace.update(text.encode() + b"\n")

    def run(self) -> Outcome:
        """Run until all games are over; record a violated invariant in the outcome."""
        outcome = self.outcome
        with in_hand(self.disk, self.entropy, self.wall, self._fault):
            try:
                self.loop.run(self._live())
            except Broken as broken:
                outcome.broken = str(broken)
            finally:
                self.end()
                self.promises.close()
        outcome.games = sum(room.over for room in self.promises.rooms.values())
        outcome.decisions = self.promises.decisions
        outcome.kills = sum(process.kills for process in self.processes)
        outcome.stops = sum(process.stops for process in self.processes)
        outcome.faults = self.disk.faults + self.network.faults
        outcome.seen = self.scene.seen
        outcome.takeovers, outcome.alone = self.promises.takeovers, self.promises.alone
        outcome.seconds = self.loop.time()
        outcome.trace = self._trace.hexdigest()
        return outcome

    # ---- course of a world ---------------------------------------------------------------------------------------

    async def _live(self) -> None:
        self._failed = self.loop.create_future()
        self.disk.committed = self._committed
        self.disk.failed = self.disk.listening = self._note_fault
        for process in self.processes:
            process.changes = partial(self._changes, process)
            process.clock_set = partial(self._check_clock, process)
        self.loop.uncaught = self._uncaught
        self.promises.committed(None, True, (), 0.0)
        for process in self.processes:
            await process.start()
        weather = self.loop.create_task(self._weather.go_by())
        games = [self.loop.create_task(party.play()) for party in self.parties]
        watch = self.loop.create_task(self._watch())
        first: set[asyncio.Future[Any]] = {asyncio.gather(*games), watch, self._failed}
        done, _ = await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        for ended in done:
            _reraise(ended)
        watch.cancel()
        weather.cancel()
        self._weather.clear_up()
        await self._settle()
        self.promises.check_all()
        for process in self.processes:
            if process.app is not None:
                await process.stop()
        if self._failed.done():
            self._failed.result()

    def end(self) -> None:
        """End all remaining processes and tasks."""
        self.disk.committed = lambda owner, rooms, news: None
        self.disk.failed, self.disk.listening = lambda until: None, lambda: None
        with self.loop.running():
            for process in self.processes:
                process.end()
            self.loop.end()
        if self.outcome.broken or any(process.kills for process in self.processes):
            gc.collect()  # close the killed processes' resources now, not at a random time

    async def _settle(self) -> None:
        """Wait up to a minute until the servers have closed the rooms of finished games."""
        for _ in range(60):
            rooms = self.promises.rooms.values()
            if all(room.about["state"] == "over" for room in rooms if room.over):
                return
            await asyncio.sleep(1.0)

    async def _watch(self) -> None:
        """Check that all games progress once the faults are over."""
        while self.loop.time() < _LONGEST:
            await asyncio.sleep(20.0)
            since = self.loop.time() - _STUCK
            for name, room in self.promises.rooms.items():
                begun = max(room.moved, self.climate.rough)
                if room.game is not None and not room.over and begun < since:
                    raise Broken(f"the game of {name} stands still since {room.moved:.0f} s")
                self.promises.check_late(room)
                self.promises.check_prompt(room)
        raise Broken(f"games are still running after {self.loop.time():.0f} s")

    def _committed(self, owner: Owner | None, rooms: bool, news: Sequence[str]) -> None:
        try:
            now = next((process.now for process in self.processes if process.owner is owner), self.loop.time)
            self.promises.committed(owner, rooms, news, now())
        except Broken as broken:
            self._fail(broken)

    def _note_fault(self, database_until: float | None = None) -> None:
        try:
            self.promises.note_fault(database_until)
        except Broken as broken:
            self._fail(broken)

    def _fail(self, broken: Broken) -> None:
        if self._failed is not None and not self._failed.done():
            self._failed.set_exception(broken)

    def _uncaught(self, what: str, error: BaseException | None) -> None:
        self._fail(error if isinstance(error, Broken) else Broken(f"{what}: {error!r}"))

    def _fault(self, text: str) -> None:
        self._fail(Broken(f"in the log of a server: {text}"))


# ---- parts of a world ------------------------------------------------------------------------------------------------


def _manner(chance: Random) -> Manner:
    return Manner(think=chance.choice((0.05, 0.3, 1.5)), undo=chance.choice((0.0, 0.05, 0.3)))


def _party(scene: Scene, number: int, chance: Random) -> Party:
    trials = trials_of(chance.choice(games()))
    least, most = trials.game.seats()
    players = min(max(chance.choice(_PLAYERS), least), most)
    options: Json = {}
    while options.get("players") != players:
        options = trials.options(chance.randrange(10_000))
    set_up: Json = {"game": trials.game.name, "options": options}
    seats = ["me", *(chance.choice(("open", "open", "bot:easy", "bot:normal")) for _ in range(players - 1))]
    return Party(scene, number, set_up, seats, _clock(chance))


def _clock(chance: Random) -> Json | None:
    kind = chance.random()
    if kind < 0.5:
        return None
    if kind < 0.8:
        return {"kind": "move", "seconds": chance.choice((10, 30))}
    return {"kind": "bank", "seconds": 60, "increment": chance.choice((5, 15))}


@cache
def _empty_database() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"

        async def make() -> None:
            await (await Store.open(f"sqlite:///{file}")).close()

        asyncio.run(make())
        return file.read_bytes()


def new_database(folder: Path) -> None:
    (folder / FILE).write_bytes(_empty_database())


def simulate(
    seed: int,
    *,
    climate: Climate | None = None,
    games: int | None = None,
) -> Outcome:
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(dir=memory if memory.is_dir() else None))
    try:
        new_database(folder)
        return World(seed, folder, climate=climate, games=games).run()
    finally:
        shutil.rmtree(folder)


def _reraise(ended: asyncio.Future[Any]) -> None:
    error = ended.exception()
    if isinstance(error, BaseExceptionGroup):
        while isinstance(error, BaseExceptionGroup):
            error = error.exceptions[0]
    if error is not None:
        raise error
