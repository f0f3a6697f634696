"""Costs of requests and messages, in units of about a millisecond of processor time.

``Route.cost`` in ``routes`` gives the cost of each route; ``tests/server/http/test_costs.py`` has the measured times.
"""

from __future__ import annotations

from typing import Final

MESSAGE: Final = 1
"""A message over a socket."""
REQUEST: Final = 4
"""A request that reads little; most of its time is the session lookup."""
CHANGE: Final = 12
"""A request that writes, and returns the new state."""

ACT: Final = 4
"""An action; unless it arrives over a socket, REQUEST is added."""
BEGUN_TABLE: Final = 80
"""Cost per table when a tournament starts."""
DATA: Final = 60
"""Export of all data stored about a user."""
DEVICE: Final = 20
EXPLAIN: Final = 2
FRIENDS: Final = 8
FRIENDS_CHANGE: Final = 24
GAMES: Final = 20
"""A list of finished games."""
HINT: Final = 5
"""A request for a hint, without the search, which runs in a worker process and has its own queue."""
LOBBY: Final = 24
MY_ROOMS: Final = 12
NEW_ROOM: Final = 20
NOTICES: Final = 5
PAGE: Final = 10
"""A page behind a link, which reads the room and, after the game, its result."""
PASSWORD: Final = 100
"""A request that hashes a password, in a thread; the ``log_ins`` limit is tighter."""
PICTURE: Final = 170
"""A new picture for a link preview, charged in addition to ``PAGE``; most of it is the work of another process."""
PLAY_FROM: Final = 60
"""A request that replays a game and starts another one."""
PROFILE: Final = 24
"""A request for statistics over all games of a user."""
PUZZLE: Final = 16
"""A request for the table of a puzzle, which replays a game up to that point."""
PUZZLE_ANSWER: Final = 5
RANKING: Final = 5
RECORD: Final = 8
RENAMED_ROOM: Final = 3
"""Cost per room or tournament in which a name is updated."""
RESULT: Final = 6
REVIEW: Final = 6
"""A request that reads a review; creating a review has its own limits and process."""
STEP: Final = 20
"""A request that replays a game up to a step, with the log from the start."""
TOURNAMENT: Final = 8
TOURNAMENTS: Final = 12
TOURNAMENT_CHANGE: Final = 30


_TABLE: Final = 5
_TEXTS: Final = 8


def table_cost(lang: str | None) -> int:
    """Return the cost of a full table, including its text if a language is given."""
    return _TABLE + (_TEXTS if lang is not None else 0)
