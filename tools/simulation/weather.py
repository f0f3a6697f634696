"""External faults in a world: killed processes, cut connections, slow or failing databases, clock jumps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final

from tools.simulation.database import Disk
from tools.simulation.loop import Loop, Owner
from tools.simulation.network import Network, Proxy
from tools.simulation.processes import Process

__all__ = ["Weather"]

_JUMPS: Final = (1.0, 20.0, 3600.0, 10 * 86_400.0)  # seconds
_SHORT_DOWN: Final = 8.0
_LONG_DOWN: Final = 60.0
"""Maximum seconds until a killed process restarts."""


class Weather:
    """Fault injector: causes the climate's faults until the time ``Climate.rough``."""

    def __init__(
        self,
        loop: Loop,
        network: Network,
        disk: Disk,
        processes: Sequence[Process],
        proxy: Proxy,
        chance: Random,
        note: Callable[[str], None],
    ) -> None:
        self._loop = loop
        self._network = network
        self._disk = disk
        self._processes = processes
        self._proxy = proxy
        self._chance = chance
        self._note = note
        for process in processes:
            process.buried = partial(self._begin_again, process)

    async def go_by(self) -> None:
        """Inject faults until the time ``Climate.rough``."""
        climate = self._network.climate
        kinds = {
            "connections cut": (climate.cuts, self._cut),
            "connections silent": (climate.silences, self._silence),
            "database slow": (climate.slow, self._slow),
            "database unavailable": (climate.gone, self._away),
            "moves of the hash": (climate.moves, self._proxy.move),
            "processes without notifications": (climate.deaf, self._deafen),
            "processes without a database": (climate.partitions, self._partition),
            "kills": (climate.kills, self._kill),
            "stops": (climate.stops, self._stop),
            "freezes": (climate.freezes, self._freeze),
            "clock jumps": (climate.jumps, self._jump),
            "database clock jumps": (climate.date_jumps, self._jump_date),
        }
        known = {name: kind for name, kind in kinds.items() if kind[0]}
        total = sum(rate for rate, _ in known.values())
        while total:
            pause = self._chance.expovariate(total)
            if self._loop.time() + pause > climate.rough:
                break
            await asyncio.sleep(pause)
            (name,) = self._chance.choices([*known], [rate for rate, _ in known.values()])
            if known[name][1]():
                self._network.faults[name] += 1
                self._note(f"{self._loop.time():.6f} {name}")
        await asyncio.sleep(max(0.0, climate.rough - self._loop.time()))
        self.clear_up()

    def clear_up(self) -> None:
        self._network.calm = self._disk.calm = True
        now = self._loop.time()
        self._disk.gone_until, self._disk.slow_until = min(now, self._disk.gone_until), 0.0
        self._disk.partitions = {owner: min(now, until) for owner, until in self._disk.partitions.items()}
        for process in self._processes:
            process.owner.kill_at = -1

    def _cut(self) -> bool:
        link = self._network.some_link()
        if link is not None:
            link.cut()
        return link is not None

    def _silence(self) -> bool:
        link = self._network.some_link()
        if link is not None:
            link.fall_silent()
        return link is not None

    def _slow(self) -> bool:
        self._disk.slow_until = self._loop.time() + self._chance.uniform(0.5, 10.0)
        return True

    def _away(self) -> bool:
        self._disk.gone_until = self._loop.time() + self._chance.uniform(0.1, 20.0)
        self._disk.failed(self._disk.gone_until)
        return True

    def _deafen(self) -> bool:
        process = self._chance.choice(self._processes)
        process.changes()
        self._disk.deafen(process.owner, self._loop.time() + self._chance.uniform(0.0, 10.0))
        return process.app is not None

    def _partition(self) -> bool:
        process = self._chance.choice(self._processes)
        if process.app is None:
            return False
        process.changes()
        self._disk.partition(process.owner, self._loop.time() + self._chance.uniform(0.5, 20.0))
        return True

    def _kill(self) -> bool:
        process = self._chance.choice(self._processes)
        process.kill_soon(self._chance.randint(1, 2000))
        return False  # counted when done

    def _stop(self) -> bool:
        process = self._chance.choice(self._processes)
        if process.app is None or process.owner.held is not None:
            return False
        _ = self._loop.create_task(self._restart(process))
        return False  # counted when done

    async def _restart(self, process: Process) -> None:
        if await process.stop():
            await asyncio.sleep(self._chance.uniform(0.1, 5.0))
            _ = process.start()

    def _freeze(self) -> bool:
        process = self._chance.choice(self._processes)
        owner = process.owner
        if owner.held is not None or owner.dead:
            return False
        process.changes()
        self._loop.hold(owner)
        self._loop.call_later(self._chance.uniform(0.05, 15.0), self._thaw, process, owner)
        return True

    def _thaw(self, process: Process, owner: Owner) -> None:
        process.changes()
        self._loop.release(owner)

    def _jump(self) -> bool:
        return self._set_clock(self._chance.choice(self._processes))

    def _jump_date(self) -> bool:
        return self._set_clock(self._disk)

    def _set_clock(self, machine: Process | Disk) -> bool:
        """Set a clock to a wrong time and, in most cases, correct it after a while."""
        seconds = self._chance.choice(_JUMPS) * self._chance.choice((-1.0, 1.0))

        def jump(by: float) -> None:
            machine.clock += by

        jump(seconds)
        if self._chance.random() < 0.7:
            self._loop.call_later(self._chance.uniform(0.5, 30.0), jump, -seconds)
        return True

    def _begin_again(self, process: Process) -> None:
        self._note(f"{self._loop.time():.6f} {process.name} killed")
        left = self._network.climate.rough - self._loop.time()
        longest = max(_SHORT_DOWN, min(left, _LONG_DOWN)) if self._chance.random() < 0.3 else _SHORT_DOWN
        self._loop.call_later(self._chance.uniform(0.05, longest), process.start)
