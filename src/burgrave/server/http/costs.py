"""What the dearer things cost somebody who asks for them, in units of about a millisecond of the server's loop."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ACT",
    "DATA",
    "EXPLAIN",
    "HINT",
    "LOBBY",
    "MESSAGE",
    "PROFILE",
    "RECORD",
    "REVIEW",
    "STEP",
    "TOURNAMENT",
    "table_cost",
]

MESSAGE: Final = 1
ACT: Final = 2
DATA: Final = 60
"""All that is kept of a person is read."""
EXPLAIN: Final = 2
HINT: Final = 5
"""The thinking itself is done elsewhere, and has a queue of its own."""
LOBBY: Final = 5
"""A list of rooms, mine or those of all."""
PROFILE: Final = 5
"""The games of a person are counted."""
RECORD: Final = 8
REVIEW: Final = 3
"""It is told already; the making has limits and a process of its own."""
STEP: Final = 20
"""A game is played again up to the step, and told from its beginning."""
TOURNAMENT: Final = 3
"""All that was played there is counted again."""

_TABLE: Final = 2
_TEXTS: Final = 8


def table_cost(lang: str | None) -> int:
    """Return what it costs to show a whole table: most of that are the texts of a language."""
    return _TABLE + (_TEXTS if lang is not None else 0)
