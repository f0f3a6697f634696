"""Event kinds of Valeria and their arguments."""

from __future__ import annotations

from typing import Final

DEALT_DUKE: Final = 0
KEPT: Final = 1
KEPT_DUKE: Final = 2
TURN: Final = 3
ROLLED: Final = 4
ALTERED: Final = 5
GAINS: Final = 6
TAKES: Final = 7
TRADED: Final = 8
SLAIN: Final = 9
RECRUITED: Final = 10
BUILT: Final = 11
PAID: Final = 12
FREE: Final = 13
RETURNED: Final = 14
TAKEN_MONSTER: Final = 15
EXHAUSTED: Final = 16
CAPTURED: Final = 17
CAPTURED_DOMAIN: Final = 18
FINISHED: Final = 19
DECLINED: Final = 20
RETURNED_MONSTER: Final = 21
LOST_MONSTER: Final = 22
TOOK: Final = 23
CONSOLED: Final = 24
STOLEN: Final = 25
LOOTED: Final = 26
END_DUE: Final = 27

# kind -> (name, names of its arguments)
ARGUMENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    DEALT_DUKE: ("dealt_duke", ("seat", "duke")),  # private
    KEPT: ("kept", ("seat",)),
    KEPT_DUKE: ("kept_duke", ("seat", "duke")),  # private
    TURN: ("turn", ("round", "seat")),
    ROLLED: ("rolled", ("seat", "die", "die")),
    ALTERED: ("altered", ("seat", "domain", "die", "die")),  # the dice after the change
    GAINS: ("gains", ("seat", "resource", "count")),
    TAKES: ("takes", ("seat", "other", "resource", "count")),
    TRADED: ("traded", ("seat", "citizen")),
    SLAIN: ("slain", ("seat", "monster")),
    RECRUITED: ("recruited", ("seat", "citizen")),
    BUILT: ("built", ("seat", "domain")),
    PAID: ("paid", ("seat", "resource", "count", "magic")),
    FREE: ("free", ("seat", "citizen")),
    RETURNED: ("returned", ("seat", "citizen")),
    TAKEN_MONSTER: ("taken_monster", ("seat", "other", "monster")),
    EXHAUSTED: ("exhausted", ("count",)),
    CAPTURED: ("captured", ("citizen",)),
    CAPTURED_DOMAIN: ("captured_domain", ("domain",)),
    FINISHED: ("finished", ()),
    DECLINED: ("declined", ("seat",)),
    RETURNED_MONSTER: ("returned_monster", ("seat", "monster")),
    LOST_MONSTER: ("lost_monster", ("monster",)),  # solo: taken from the leftmost stack
    TOOK: ("took", ("seat", "resource", "count")),  # by the gain action
    CONSOLED: ("consoled", ("seat", "resource", "count")),  # no card was activated
    STOLEN: ("stolen", ("seat", "other", "resource", "count")),  # by a Thief
    LOOTED: ("looted", ("seat", "resource", "count")),  # solo: by a Thief, from the bank
    END_DUE: ("end_due", ()),  # recorded at the end of a turn: other players still have a turn in this round
}
EVENT_NAMES: Final = {kind: row[0] for kind, row in ARGUMENTS.items()}
