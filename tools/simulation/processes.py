"""Server processes that run the real application on a simulated machine, and can be frozen, killed and restarted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Any, Final

from tools.simulation.climate import Climate
from tools.simulation.database import Disk, address_for
from tools.simulation.loop import EPOCH, Loop, Owner
from tools.simulation.network import Network

from burgrave.server.clock import Clock
from burgrave.server.http.app import App
from burgrave.server.live.service import RoomService
from burgrave.server.notices.service import Notices
from burgrave.server.settings import Allowance, Settings
from burgrave.server.store import Store, StoreUnavailable
from burgrave.server.store.database import Database

__all__ = ["Process", "settings_for"]

_UNLIMITED: Final = Allowance(1e9, 1e9)


class Process:
    """A server process that may be down at times."""

    def __init__(
        self, name: str, loop: Loop, disk: Disk, network: Network, settings: Settings, climate: Climate, chance: Random
    ) -> None:
        self.name = name
        self.owner = Owner(name)
        self.app: App | None = None
        self.kills = 0
        self.stops = 0
        self.up: list[tuple[float, float | None]] = []  # start and end of each period of service
        self.buried: Callable[[], None] = lambda: None
        self.changes: Callable[[], None] = lambda: None
        """Called just before the process starts or stops serving."""
        self.clock_set: Callable[[], None] = lambda: None
        """Called when the process has set its clock to the server time."""
        self.clock = chance.uniform(-climate.skew, climate.skew)
        self._rate = 1.0 + chance.uniform(-climate.slew, climate.slew)
        self._loop = loop
        self._disk = disk
        self._network = network
        self.now = Clock(self.wall, loop.time)
        self._settings = settings
        self._climate = climate
        self._chance = chance

    def wall(self) -> float:
        """Return the system time of the process's machine."""
        return EPOCH + self._loop.time() * self._rate + self.clock

    def start(self) -> asyncio.Task[None]:
        """Start the process; it listens after a delay."""
        self.owner = Owner(f"{self.name}.{self.kills + self.stops}")
        self.owner.killed = self._kill_now
        return self.owner.spawn(self._loop, self._start())

    async def _start(self) -> None:
        address = address_for(self._disk, shared=self._climate.shared)
        while True:
            try:
                self.now = Clock(self.wall, self._loop.time)
                store = Store(await Database.open(address), self.now)
                await store.set_clock()
                self.clock_set()
                break
            except StoreUnavailable:
                await asyncio.sleep(1.0)
        tables = RoomService(store, self._settings)
        # Disable notifications: the outside world is not simulated.
        app = App(self._settings, store, tables, Notices(store, self._settings, tables, None, ""))
        await tables.start()
        self.changes()
        self.app = app
        self.up.append((self._loop.time(), None))

    def kill_soon(self, steps: int) -> None:
        """Kill the process after ``steps`` more steps of its tasks, no matter what it is doing."""
        self.owner.kill_at = self.owner.steps + steps

    def _kill_now(self) -> None:
        self.kills += 1
        self._network.cut_all(self.owner, silently=self._chance.random() < 0.2)
        self.end()
        self.buried()

    def end(self) -> None:
        """Kill the process immediately: none of its code runs anymore, and uncommitted data is lost."""
        self._leave()
        self._disk.disconnect(self.owner)
        self._loop.bury(self.owner)

    async def stop(self) -> bool:
        """Shut the process down gracefully, as on SIGTERM; return False if it was killed in the meantime."""
        app, owner = self.app, self.owner
        assert app is not None
        self._leave()
        stopping = owner.spawn(self._loop, _stop(app))
        await asyncio.wait({stopping})
        if owner.dead:
            return False
        self.stops += 1
        stopping.result()
        owner.kill_at = -1
        self._network.cut_all(owner, silently=False)
        self._loop.call_soon(self.end)
        await asyncio.sleep(0)
        return True

    def _leave(self) -> None:
        if self.app is not None:
            self.changes()
            self.app = None
            self.up[-1] = self.up[-1][0], self._loop.time()


async def _stop(app: App) -> None:
    await app.context.close_sockets("The server stops for a moment; connect again.")
    await app.context.tables.stop()
    await app.context.store.close()


def settings_for(chance: Random) -> Settings:
    """Return random settings without rate limits."""
    unlimited: dict[str, Any] = {
        field.name: _UNLIMITED for field in fields(Settings) if isinstance(field.default, Allowance)
    }
    return Settings(
        public_url="http://table.test",
        database_url="sqlite://",
        bot_workers=0,
        bot_pause=chance.choice((0.0, 0.3, 0.7)),
        sweep_seconds=chance.choice((1.0, 5.0)),
        socket_queue=chance.choice((16, 128)),
        **unlimited,
    )
