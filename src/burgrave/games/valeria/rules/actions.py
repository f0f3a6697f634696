"""The action space: every decision as a stable small int, a structured form and a notation.

An action is a verb with at most one argument; what takes several answers is asked in several steps. Ids never
change and are never reused: new verbs go to the end.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules.cards import CITIZEN_NAMES, DUKE_NAMES, MONSTER_NAMES, RESOURCE_NAMES
from burgrave.kernel.action_space import check_ranges
from burgrave.kernel.errors import MalformedAction
from burgrave.kernel.ints import i64

__all__ = ["SPACE", "is_concealed", "notation", "parse"]

DONE: Final = 0  # enough: announce the dice, end the harvest
DECLINE: Final = 1  # no, to whatever was offered
NOTHING: Final = 2  # Thief: take nothing
ACCEPT: Final = 3  # make the exchange of a domain
SLAY: Final = 4  # + column
RECRUIT: Final = 9  # + citizen stack
GAIN: Final = 19  # + resource
BUILD: Final = 22  # + column
MAGIC: Final = 27  # + magic paid in place of the price's own resource, 0..19
CHOOSE: Final = 47  # + alternative: reward or harvest
TRADE: Final = 51  # + citizen: its exchange
FREE: Final = 69  # + citizen stack
FROM: Final = 79  # + seat
STEAL: Final = 84  # + seat * 6 + (amount - 1) * 2 + (0 gold, 1 magic)
SIX: Final = 114  # + die: Foxgrove Palisade
ONE: Final = 116  # + die: The Desert Orchid
LOWER: Final = 118  # + die: Palace of the Dawn
RETURN_MONSTER: Final = 120  # + monster
RETURN_CITIZEN: Final = 144  # + citizen
KEEP: Final = 162  # + duke
RAID: Final = 172  # + column
CAPTURE: Final = 177  # + row 0 (upper) or 1 (lower)
SPACE: Final = 179

_COLUMNS: Final = ["1", "2", "3", "4", "5"]
_STACKS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "11"]


def _steals() -> list[str]:
    found: list[str] = []
    for seat in range(5):
        for amount in range(1, 4):
            for name in ("gold", "magic"):
                found.append(f"{seat} {amount} {name}")
    return found


_VERBS: Final = [
    ("done", DONE, [""]), ("decline", DECLINE, [""]), ("nothing", NOTHING, [""]), ("accept", ACCEPT, [""]),
    ("slay", SLAY, _COLUMNS), ("recruit", RECRUIT, _STACKS), ("gain", GAIN, RESOURCE_NAMES[:3]),
    ("build", BUILD, _COLUMNS), ("magic", MAGIC, [str(number) for number in range(20)]),
    ("choose", CHOOSE, ["1", "2", "3", "4"]), ("trade", TRADE, CITIZEN_NAMES), ("free", FREE, _STACKS),
    ("from", FROM, [str(seat) for seat in range(5)]), ("steal", STEAL, _steals()),
    ("six", SIX, ["1", "2"]), ("one", ONE, ["1", "2"]), ("lower", LOWER, ["1", "2"]),
    ("return_monster", RETURN_MONSTER, MONSTER_NAMES), ("return_citizen", RETURN_CITIZEN, CITIZEN_NAMES),
    ("keep", KEEP, DUKE_NAMES), ("raid", RAID, _COLUMNS), ("capture", CAPTURE, ["upper", "lower"]),
]  # fmt: skip


def _table() -> dict[int, str]:
    check_ranges("Valeria", [(verb, base, len(arguments)) for verb, base, arguments in _VERBS], SPACE)
    table: dict[int, str] = {}
    for verb, base, arguments in _VERBS:
        for offset, argument in enumerate(arguments):
            table[base + offset] = f"{verb} {argument}".strip()
    return table


_NOTATION: Final = _table()
_PARSE: Final = {text: number for number, text in _NOTATION.items()}


def is_concealed(action: i64) -> bool:
    """Tell whether the other seats do not see which action this was: the duke kept."""
    return KEEP <= action < KEEP + len(DUKE_NAMES)


def notation(action: int) -> str:
    """Return the short text of an action used in records: ``slay 3``, ``steal 2 3 gold``."""
    found = _NOTATION.get(action) if isinstance(action, int) else None
    if found is None:
        raise MalformedAction(f"{action!r} is no action of Valeria; ids go from 0 to {SPACE - 1}.")
    return found


def parse(text: object) -> int:
    """Return the action id that ``notation`` wrote as ``text``."""
    found = _PARSE.get(" ".join(text.split())) if isinstance(text, str) else None
    if found is None:
        verbs = ", ".join([row[0] for row in _VERBS])
        raise MalformedAction(f"{text!r} is no action of Valeria; verbs: {verbs}.")
    return found
