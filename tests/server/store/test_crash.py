"""Acknowledged commits: none is lost when the process is killed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.children import child
from tests.server.store.keeping import entry, one_room, opened

import burgrave
from burgrave.server.store import SERVER

SCRIPT = Path(__file__).with_name("appending.py")
SOURCES = Path(burgrave.__file__).parent.parent


async def test_kill_9_costs_nothing_that_was_told(shared_url: str) -> None:
    async with opened(shared_url) as store:
        rooms = [(await one_room(store)).id for _ in range(3)]
    told = _killed_while_appending(shared_url, rooms, lines=120)
    assert len(told) >= 120
    async with opened(shared_url) as store:
        for room in rooms:
            numbers = [each.number for each in await store.log(room)]
            assert numbers == list(range(len(numbers)))
            assert {number for name, number in told if name == room} <= set(numbers)
            await store.append(room, [entry(len(numbers))], by=SERVER)


def _killed_while_appending(url: str, rooms: list[str], *, lines: int) -> list[tuple[str, int]]:
    """Kill a process that appends to logs; return the room and number of each acknowledged entry."""
    command = [sys.executable, str(SCRIPT), url, *rooms]
    with child(command, stdout=subprocess.PIPE, env={"PYTHONPATH": str(SOURCES)}) as process:
        assert process.stdout is not None
        try:
            printed = [process.stdout.readline() for _ in range(lines)]
        finally:
            process.kill()
        printed += process.stdout.readlines()
    # The last line may be truncated.
    return [(line.split()[0], int(line.split()[1])) for line in printed if line.endswith("\n")]
