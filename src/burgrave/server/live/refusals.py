"""What is said of a room when something cannot be done there, and what the store could not do in the same words."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from burgrave.server.live.errors import Refused
from burgrave.server.live.soundness import damaged
from burgrave.server.store import Damaged, NoSuchRoom, StoreUnavailable, TooManyRooms

_log = logging.getLogger(__name__)


def no_room(room_id: str) -> Refused:
    """Return what is said when there is no such room."""
    return Refused("no-room", f"There is no room {room_id[:20]!r}; it may have been closed.", 404)


def not_started() -> Refused:
    """Return what is said when there is no game yet."""
    return Refused("not-started", "The game has not been started yet; the host starts it when all seats are taken.")


def still_playing() -> Refused:
    """Return what is said when a game is not over yet."""
    return Refused("still-playing", "The game is still going on; its record and replay can be had when it is over.")


def stale() -> Refused:
    """Return what is said when a decision has changed."""
    return Refused("stale", "The table has changed since you saw it; look at it again and choose anew.")


def unavailable() -> Refused:
    """Return what is said when the database is away."""
    return Refused("unavailable", "The table cannot write just now; nothing has changed, try again in a moment.", 503)


@contextmanager
def in_store(room_id: str = "") -> Iterator[None]:
    """Say in the table's own words what the store could not do."""
    try:
        yield
    except NoSuchRoom as error:
        raise no_room(room_id) from error
    except TooManyRooms as error:
        raise Refused("too-many-rooms", str(error), 429) from error
    except Damaged as error:
        _log.warning("The room %s is damaged: %s", room_id, error)
        raise damaged("This room is damaged") from error
    except StoreUnavailable as error:
        raise unavailable() from error
