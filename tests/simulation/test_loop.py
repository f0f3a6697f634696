"""Event loop of the simulation: time that jumps, and processes that freeze or are killed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from tools.simulation.loop import Loop, Owner


def made() -> Loop:
    return Loop(lambda: 0.25)


def test_sleeping_costs_no_time_and_moves_the_clock() -> None:
    loop = made()

    async def main() -> list[str]:
        order: list[str] = []

        async def late(name: str, seconds: float) -> None:
            await asyncio.sleep(seconds)
            order.append(name)

        await asyncio.gather(late("a day", 86_400.0), late("an hour", 3600.0), late("nothing", 0.0))
        return order

    assert loop.run(main()) == ["nothing", "an hour", "a day"]
    assert loop.time() == 86_400.0


def test_what_is_asked_of_a_thread_is_done_at_once_and_answered_later() -> None:
    loop = made()

    async def main() -> tuple[int, float]:
        return await asyncio.to_thread(sum, [1, 2]), loop.time()

    assert loop.run(main()) == (3, 0.25)


def test_what_fails_in_a_thread_fails_where_it_is_awaited() -> None:
    loop = made()

    async def main() -> None:
        with pytest.raises(ZeroDivisionError):
            await asyncio.to_thread(divmod, 1, 0)

    loop.run(main())


def test_who_waits_for_ever_is_told() -> None:
    async def main() -> None:
        await asyncio.Event().wait()

    with pytest.raises(RuntimeError, match="Deadlock: all tasks wait"):
        made().run(main())


class Counting:
    """A process that counts seconds, and records that it has ended."""

    def __init__(self, loop: Loop) -> None:
        self.owner = Owner("counting")
        self.seconds = 0
        self.ended = False
        self.task = self.owner.spawn(loop, self._count())

    async def _count(self) -> None:
        try:
            while True:
                await asyncio.sleep(1.0)
                self.seconds += 1
        finally:
            self.ended = True


def after(loop: Loop, seconds: float, what: Callable[[], None]) -> None:
    async def main() -> None:
        loop.call_later(seconds, what)
        await asyncio.sleep(20.0)

    loop.run(main())


def test_a_process_that_was_killed_does_nothing_any_more() -> None:
    loop = made()
    process = Counting(loop)
    after(loop, 5.5, lambda: loop.bury(process.owner))
    assert (process.seconds, process.ended, process.task.cancelled()) == (5, True, True)


def test_a_process_can_be_killed_at_any_step() -> None:
    found = set()
    for step in range(1, 6):
        loop = made()
        process = Counting(loop)
        process.owner.kill_at = step
        process.owner.killed = partial(loop.bury, process.owner)
        after(loop, 0.0, lambda: None)
        found.add(process.seconds)
    assert found == {0, 1, 2}


def test_a_process_that_stands_still_goes_on_where_it_was() -> None:
    loop = made()
    process = Counting(loop)
    counted: list[int] = []
    loop.call_at(2.5, loop.hold, process.owner)
    loop.call_at(10.5, lambda: counted.append(process.seconds))
    loop.call_at(10.5, loop.release, process.owner)
    after(loop, 0.0, lambda: None)
    assert counted == [2]
    assert process.seconds == 2 + 10  # the count due at 3.0 happened at 10.5


def test_what_nobody_catches_is_told() -> None:
    loop, told = made(), []
    loop.uncaught = lambda what, error: told.append(repr(error))
    after(loop, 1.0, lambda: divmod(1, 0) and None)
    assert told == ["ZeroDivisionError('integer division or modulo by zero')"]


def test_sets_of_tasks_have_the_same_order_each_time() -> None:
    async def main() -> list[str]:
        tasks = {asyncio.create_task(asyncio.sleep(0), name=str(number)) for number in range(40)}
        await asyncio.wait(tasks)
        return [task.get_name() for task in tasks]

    assert made().run(main()) == made().run(main())
