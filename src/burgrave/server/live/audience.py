"""Who watches a room without a seat there: a number for the players, and the names of those who like to be named.

Each spectator goes by a mark among the people who are online, here and at the other processes: "~", something that is
the same wherever one person watches, and, if they like, their name.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import quote, unquote

from burgrave.server.store import Person

_MARK: Final = "~"
_COUNTED: Final = 100  # more than these are not counted: whoever comes then is no news for all others
_NAMED: Final = 12


def mark_of(me: Person | None, *, named: bool) -> str:
    """Return the mark of a spectator; a stranger gets a new one each time."""
    who = secrets.token_hex(4) if me is None else hashlib.blake2b(me.id.encode(), digest_size=4).hexdigest()
    name = quote(me.name, safe="") if me is not None and named else ""
    return f"{_MARK}{who}{_MARK}{name}"


def is_mark(who: str) -> bool:
    """Tell whether this is the mark of a spectator, and not the id of a person."""
    return who.startswith(_MARK)


def audience_of(online: Iterable[str]) -> dict[str, Any]:
    """Return how many spectators are among those who are online, and the names of some of them."""
    marks = [who.split(_MARK) for who in online if is_mark(who)]
    named = {who: unquote(name) for _, who, name in marks if name}
    names = sorted(named.values(), key=lambda name: (name.casefold(), name))
    return {"count": min(_COUNTED, len({who for _, who, _ in marks})), "names": names[:_NAMED]}
