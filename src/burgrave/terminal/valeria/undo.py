"""When a decision may be taken back: while it showed its player nothing new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.kernel.events import Event
from burgrave.valeria import events as ev
from burgrave.valeria.cards import VP

__all__ = ["shows_nothing_new"]

# Nothing is rolled or turned up in these. A domain that works once covers the next one of its stack until it is done,
# and the log does not say when that is turned up: so whatever such a domain may end with stays.
_QUIET: Final = (ev.KEPT, ev.KEPT_DUKE, ev.TRADED, ev.GAINS, ev.PAID, ev.ALTERED, ev.EXHAUSTED)
_QUIET_UNLESS_MIXED: Final = (ev.RECRUITED, ev.CAPTURED)


def shows_nothing_new(events: Sequence[Event], *, mixed: bool) -> bool:
    """Tell whether the events of a player's own decision told that player nothing new; ``mixed``: of citizens."""
    quiet = _QUIET if mixed else (*_QUIET, *_QUIET_UNLESS_MIXED)
    return all(event.kind in quiet and not _is_bargain(events, index) for index, event in enumerate(events))


def _is_bargain(events: Sequence[Event], index: int) -> bool:
    """Tell whether tokens are paid for: that is what Golden Obelisk of Nae ends with."""
    event = events[index]
    return event.kind == ev.GAINS and event.args[1] == VP and index > 0 and events[index - 1].kind == ev.PAID
