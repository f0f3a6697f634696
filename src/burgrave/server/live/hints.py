"""Hints that are being thought out at one table, or were for decisions that are still open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from burgrave.server.live.errors import Refused
from burgrave.server.live.game import Decision

Tips = list[dict[str, Any]]


class Hint:
    """One hint, for everybody who asks for it; nobody thinks on when none of them waits any more."""

    def __init__(self, thinking: Coroutine[Any, Any, Tips]) -> None:
        self._task = asyncio.create_task(thinking)
        self._task.add_done_callback(lambda done: done.cancelled() or done.exception())  # who asked may be gone
        self._waiting = 0

    @property
    def spoilt(self) -> bool:
        """Whether nothing will come of it."""
        task = self._task
        return task.cancelling() > 0 or (task.done() and (task.cancelled() or task.exception() is not None))

    async def tips(self) -> Tips:
        """Wait for it; raise Refused if the decision is made before it comes."""
        self._waiting += 1
        try:
            return await asyncio.shield(self._task)
        except asyncio.CancelledError:
            if self._task.cancelled():
                raise Refused(
                    "stale", "The decision was made before the hint came; ask again at the next one."
                ) from None
            raise
        finally:
            self._waiting -= 1
            if self._waiting == 0:
                self.drop()

    def drop(self) -> None:
        """Think no more about it, if it has not come yet."""
        self._task.cancel()


class Hints:
    """The hints of one table: for the same decision in the same language there is one."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int, str], Hint] = {}

    def wanted(self, seat: int, seq: int, lang: str, think: Callable[[], Coroutine[Any, Any, Tips]]) -> Hint:
        """Return the hint for a decision; begin it if need be."""
        key = seat, seq, lang
        hint = self._found.get(key)
        if hint is None or hint.spoilt:
            hint = self._found[key] = Hint(think())
        return hint

    def keep(self, opened: Mapping[int, Decision]) -> None:
        """Drop those for decisions that are no longer open."""
        now_open = {(seat, decision.seq) for seat, decision in opened.items()}
        for key in [key for key in self._found if key[:2] not in now_open]:
            self._found.pop(key).drop()
