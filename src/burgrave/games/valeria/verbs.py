"""Verbs of Valeria: every action is a verb with at most one argument.

Compound decisions are split into several steps. ``VERBS`` declares each verb once, for the rules, the environments and
the browser table. New verbs get the next free number.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.cards import CITIZEN_NAMES, DUKE_NAMES, MONSTER_NAMES, RESOURCE_NAMES
from burgrave.kernel.action_space import ActionSpace, Verb
from burgrave.kernel.ints import i64

DONE: Final = 0 << 7  # announce the dice, or end the harvest
DECLINE: Final = 1 << 7  # reject an offer
NOTHING: Final = 2 << 7  # Thief: take nothing
ACCEPT: Final = 3 << 7  # accept the exchange of a domain
SLAY: Final = 4 << 7
RECRUIT: Final = 5 << 7
GAIN: Final = 6 << 7
BUILD: Final = 7 << 7
MAGIC: Final = 8 << 7  # magic paid instead of the price's own resource
CHOOSE: Final = 9 << 7  # reward or harvest
TRADE: Final = 10 << 7  # the exchange of a citizen
FREE: Final = 11 << 7
FROM: Final = 12 << 7
STEAL: Final = 13 << 7  # + seat * 6 + (amount - 1) * 2 + (0 gold, 1 magic)
SIX: Final = 14 << 7  # Foxgrove Palisade
ONE: Final = 15 << 7  # The Desert Orchid
LOWER: Final = 16 << 7  # Palace of the Dawn
RETURN_MONSTER: Final = 17 << 7
RETURN_CITIZEN: Final = 18 << 7
KEEP: Final = 19 << 7
RAID: Final = 20 << 7
CAPTURE: Final = 21 << 7  # + row 0 (upper) or 1 (lower)

VERBS: Final = [
    Verb("done", DONE, phases="dice harvest"),
    Verb("decline", DECLINE, phases="spare bargain hunt"),
    Verb("nothing", NOTHING, phases="thief"),
    Verb("accept", ACCEPT, phases="bargain"),
    Verb("slay", SLAY, "column", place="monsters", phases="act hunt"),
    Verb("recruit", RECRUIT, "stack", place="citizens", phases="act"),
    Verb("gain", GAIN, "resource", phases="act harvest"),
    Verb("build", BUILD, "column", place="domains", phases="act"),
    Verb("magic", MAGIC, "amount", phases="pay"),
    Verb("choose", CHOOSE, "number", phases="harvest reward"),
    Verb("trade", TRADE, "citizen", phases="harvest"),
    Verb("free", FREE, "stack", place="citizens", phases="free"),
    Verb("from", FROM, "seat", phases="victim"),
    Verb("steal", STEAL, "theft", phases="thief"),
    Verb("six", SIX, "die", cards="foxgrove_palisade", phases="dice"),
    Verb("one", ONE, "die", cards="the_desert_orchid", phases="dice"),
    Verb("lower", LOWER, "die", cards="palace_of_the_dawn", phases="dice"),
    Verb("return_monster", RETURN_MONSTER, "monster", place="card", cards="watcher_on_the_water", phases="spare"),
    Verb("return_citizen", RETURN_CITIZEN, "citizen", place="card", cards="nest_of_the_weaver_witch", phases="spare"),
    Verb("keep", KEEP, "duke", secret=True, phases="duke"),
    Verb("raid", RAID, "column", place="monsters", solo=True, phases="raid"),
    Verb("capture", CAPTURE, "row", solo=True, phases="capture"),
]


def _thefts() -> list[str | int | None]:
    """Return the arguments of ``steal``, such as ``2 3 gold`` for 3 gold from seat 2."""
    found: list[str | int | None] = []
    for seat in range(5):
        for amount in range(1, 4):
            for name in ("gold", "magic"):
                found.append(f"{seat} {amount} {name}")
    return found


_ARGUMENTS: Final[dict[str, list[str | int | None]]] = {
    "column": [1, 2, 3, 4, 5],
    "stack": [1, 2, 3, 4, 5, 6, 7, 8, 9, 11],
    "resource": [*RESOURCE_NAMES[:3]],
    "amount": [*range(20)],
    "number": [1, 2, 3, 4],
    "citizen": [*CITIZEN_NAMES],
    "monster": [*MONSTER_NAMES],
    "duke": [*DUKE_NAMES],
    "seat": [*range(5)],
    "theft": _thefts(),
    "die": [1, 2],
    "row": ["upper", "lower"],
}
ACTIONS: Final = ActionSpace("Valeria", VERBS, _ARGUMENTS)


def is_concealed(action: i64) -> bool:
    """Return True if other seats do not see the action's argument, as when a player keeps a duke."""
    return ACTIONS.is_secret(action)


def notation(action: int) -> str:
    """Return the notation of an action, such as ``slay 3`` or ``steal 2 3 gold``."""
    return ACTIONS.notation(action)


def parse(text: object) -> int:
    """Return the action id for a notation, such as ``slay 3``."""
    return ACTIONS.parse(text)
