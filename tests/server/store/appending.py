"""Script that appends to a log until it is killed, and prints the number of each committed entry."""

from __future__ import annotations

import asyncio
import sys

from burgrave.server.store import SERVER, LogEntry, Store


async def main(url: str, rooms: list[str]) -> None:
    store = await Store.open(url)

    async def play(room: str) -> None:
        for number in range(1_000_000):
            await store.append(room, [LogEntry(number, "action", 0, str(number), "", 1.0)], by=SERVER)
            print(room, number, flush=True)

    await asyncio.gather(*(play(room) for room in rooms))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
