"""Spectators of a room: their number, and the names of those who agreed to be named.

In the list of people online, across all processes, a spectator appears as a mark: "~", a hash of the person, "~" and,
if they agreed, their name.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import quote, unquote

from burgrave.server.store import Person

_MARK: Final = "~"
_COUNTED: Final = 100  # upper bound of the count, so that further spectators cause no updates
_NAMED: Final = 12


def mark_of(me: Person | None, *, named: bool) -> str:
    """Return the mark of a spectator; an anonymous one gets a new mark each time."""
    who = secrets.token_hex(4) if me is None else hashlib.blake2b(me.id.encode(), digest_size=4).hexdigest()
    name = quote(me.name, safe="") if me is not None and named else ""
    return f"{_MARK}{who}{_MARK}{name}"


def is_mark(who: str) -> bool:
    """Return True if this is the mark of a spectator rather than the id of a person."""
    return who.startswith(_MARK)


def audience_of(online: Iterable[str]) -> dict[str, Any]:
    """Return the number of spectators who are online, and some of their names."""
    marks = [who.split(_MARK) for who in online if is_mark(who)]
    named = {who: unquote(name) for _, who, name in marks if name}
    names = sorted(named.values(), key=lambda name: (name.casefold(), name))
    return {"count": min(_COUNTED, len({who for _, who, _ in marks})), "names": names[:_NAMED]}
