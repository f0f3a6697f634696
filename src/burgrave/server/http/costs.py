"""Costs of requests and messages, in units of about a millisecond of processor time.

``Route.cost`` in ``routes`` names the cost of each route; ``tests/server/http/test_costs.py`` has the measured times.
"""

from __future__ import annotations

from typing import Final

MESSAGE: Final = 1
"""A message through a socket."""
REQUEST: Final = 4
"""A request that reads little: most of it is finding the session."""
CHANGE: Final = 12
"""A request that writes, and shows the result."""

ACT: Final = 4
"""On top of REQUEST, unless it comes through a socket."""
BEGUN_TABLE: Final = 80
"""Each table that a tournament begins with."""
DATA: Final = 60
"""Everything that is stored about a person."""
DEVICE: Final = 20
EXPLAIN: Final = 2
FRIENDS: Final = 8
FRIENDS_CHANGE: Final = 24
GAMES: Final = 20
"""A list of finished games."""
HINT: Final = 5
"""The thinking itself is done elsewhere, and has a queue of its own."""
LOBBY: Final = 24
MY_ROOMS: Final = 12
NEW_ROOM: Final = 20
NOTICES: Final = 5
PASSWORD: Final = 100
"""A password is hashed, by another thread; ``log_ins`` limits that more tightly."""
PLAY_FROM: Final = 60
"""A game is replayed, and another one begins."""
PROFILE: Final = 24
"""Statistics over all games of a person."""
RANKING: Final = 5
RECORD: Final = 8
RENAMED_ROOM: Final = 3
"""Each room or tournament that shows a new name."""
RESULT: Final = 6
REVIEW: Final = 6
"""Reading a review; making it has limits and a process of its own."""
STEP: Final = 20
"""A game is replayed up to a step, and told from its beginning."""
TOURNAMENT: Final = 8
TOURNAMENTS: Final = 12
TOURNAMENT_CHANGE: Final = 30


_TABLE: Final = 5
_TEXTS: Final = 8


def table_cost(lang: str | None) -> int:
    """Return the cost of a whole table, and of its texts if it has any."""
    return _TABLE + (_TEXTS if lang is not None else 0)
