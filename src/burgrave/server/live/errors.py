"""Exceptions for rejected requests at a table, and the conversion of store errors to them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from burgrave.kernel.errors import BurgraveError
from burgrave.server.store import Damaged, NoSuchRoom, StoreUnavailable, TooManyRooms


class Refused(BurgraveError):
    """A request that is not allowed, or not possible now.

    ``code`` is stable and meant for programs; ``detail`` (also ``str(error)``) is one sentence that says what is wrong
    and what is allowed; ``status`` is the matching HTTP status.
    """

    def __init__(self, code: str, detail: str, status: int = 409) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.status = status


class Overtaken(Refused):
    """Another process committed first. Its entries are now loaded, and the request may still be possible."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has changed since you saw it; reload it and choose again.")


# ---- Refusals of a room ----------------------------------------------------------------------------------------------

_log = logging.getLogger(__name__)


def no_room(room_id: str) -> Refused:
    return Refused("no-room", f"Unknown room {room_id[:20]!r}; it may have been closed.", 404)


def no_link() -> Refused:
    return Refused("no-link", "This link is invalid; create a new one on the device that has the seat.", 404)


def not_started() -> Refused:
    return Refused("not-started", "The game has not started yet; the host starts it when all seats are taken.")


def still_playing() -> Refused:
    return Refused("still-playing", "The game is still running; its record and replay are available when it is over.")


def stale() -> Refused:
    return Refused("stale", "The table has changed since you saw it; reload it and choose again.")


def unavailable() -> Refused:
    return Refused(
        "unavailable", "The table cannot be saved right now; nothing has changed, try again in a moment.", 503
    )


def damaged(what: str) -> Refused:
    return Refused("damaged", f"{what}: its stored data cannot be read. The server's log has the details.", 500)


@contextmanager
def in_store(room_id: str = "") -> Iterator[None]:
    """Convert store errors raised in the ``with`` block to Refused."""
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
