"""Syntax and compiled form of the short effect strings in ``cards``.

A string consists of alternatives separated by ``|``, and an alternative consists of parts joined by ``+``:

* ``3g``: gain 3 gold (``s``: strength, ``m``: magic, ``v``: victory tokens);
* ``2g x ruins``: gain 2 gold for each card of this kind, here monsters from the Ruins;
* ``1g > 2m``: may pay the amount on the left to gain the one on the right;
* ``steal 3g | 3m``: steal up to this amount of one of the resources from an opponent;
* ``take 1g``, ``take monster``: take this amount, or a monster, from an opponent;
* ``citizen worker <=2``: take a free citizen with this role that costs no more than this;
* ``slay``: may slay a monster now;
* ``return monster > 3v``: may return a monster (or a citizen) to gain the amount on the right.

A program, the compiled form, is a list of alternatives, each a list of parts. A part is an int that packs its fields.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import AREA_NAMES, CITIZEN_NAMES, ROLE_NAMES, TYPE_NAMES
from burgrave.kernel.ints import i64

# ---- operations ---------------------------------------------------------------------------------------------------
GAIN: Final = 0
EXCHANGE: Final = 1
CITIZEN: Final = 2
SLAY: Final = 3
TAKE: Final = 4
TAKE_MONSTER: Final = 5
RETURN_MONSTER: Final = 6
RETURN_CITIZEN: Final = 7
STEAL: Final = 8

# ---- multipliers of a gain ----------------------------------------------------------------------------------------
BY_NOTHING: Final = 0
BY_ROLE: Final = 1  # citizens of a role
BY_NAME: Final = 2  # cards of a name, including the starter
BY_AREA: Final = 3  # monsters of an area
BY_DOMAINS: Final = 4
BY_MONSTERS: Final = 5
BY_CITIZENS: Final = 6
BY_TYPE: Final = 7  # monsters of a type
BY_ICON: Final = 8  # role icons on citizens and domains (dukes)
BY_RESOURCES: Final = 9  # complete groups of resources of a given size (dukes)

Program = list[list[i64]]

_LETTERS: Final = "gsmv"
_KINDS_OF_CARDS: Final = ["domain", "monster", "citizen"]  # counted as a whole, from BY_DOMAINS on


def op_of(part: i64) -> i64:
    return part & 15


def resource_of(part: i64) -> i64:
    """Return the resource that a part gains, takes or costs."""
    return part >> 4 & 3


def number_of(part: i64) -> i64:
    """Return the amount of a part or, for a free citizen, the maximum cost (0 for any)."""
    return part >> 6 & 63


def count_of(part: i64) -> i64:
    """Return the kind of multiplier of a gain or, for a free citizen, its role + 1 (0 for any)."""
    return part >> 12 & 15


def arg_of(part: i64) -> i64:
    """Return the argument of a multiplier, such as a role; for a free citizen, its name + 1 (0 for any)."""
    return part >> 16 & 63


def gained(part: i64) -> i64:
    """Return the gain from an exchange or a returned card: the resource in the two lowest bits, the amount above."""
    return part >> 22


def _pack(op: int, res: int = 0, n: int = 0, count: int = 0, arg: int = 0, brings: int = 0) -> int:
    return op | res << 4 | n << 6 | count << 12 | arg << 16 | brings << 22


def _amount(text: str) -> tuple[int, int]:
    """Return the resource and the amount in a string such as ``3g``."""
    return _LETTERS.index(text[-1]), int(text[:-1])


def _count(text: str) -> tuple[int, int]:
    if text in ROLE_NAMES:
        return BY_ROLE, ROLE_NAMES.index(text)
    if text in AREA_NAMES:
        return BY_AREA, AREA_NAMES.index(text)
    if text in CITIZEN_NAMES:
        return BY_NAME, CITIZEN_NAMES.index(text)
    return BY_DOMAINS + _KINDS_OF_CARDS.index(text), 0


def _part(text: str) -> int:
    words = text.split()
    if ">" in words:
        brings = _amount(words[-1])
        packed = brings[0] | brings[1] << 2
        if words[0] == "return":
            return _pack(RETURN_MONSTER if words[1] == "monster" else RETURN_CITIZEN, brings=packed)
        return _pack(EXCHANGE, *_amount(words[0]), brings=packed)
    if words[0] == "citizen":
        return _citizen(words[1:])
    if words[0] == "slay":
        return _pack(SLAY)
    if words[0] == "take":
        return _pack(TAKE_MONSTER) if words[1] == "monster" else _pack(TAKE, *_amount(words[1]))
    if words[0] == "steal":
        return _pack(STEAL, *_amount(words[1]))
    if "x" in words:
        return _pack(GAIN, *_amount(words[0]), *_count(words[2]))
    return _pack(GAIN, *_amount(words[0]))


def _citizen(words: list[str]) -> int:
    role, name, most = 0, 0, 0
    for word in words:
        if word.startswith("<="):
            most = int(word[2:])
        elif word in ROLE_NAMES:
            role = 1 + ROLE_NAMES.index(word)
        else:
            name = 1 + CITIZEN_NAMES.index(word)
    return _pack(CITIZEN, 0, most, role, name)


# ---- programs of cards --------------------------------------------------------------------------------------------

_TEXTS: Final[dict[int, str]] = {}  # of the parts of all cards


def text_of(part: i64) -> str:
    """Return the source text of a part; for a theft, this is the first alternative only, such as ``steal 3g``."""
    return _TEXTS[part]


def _noted(part: int, text: str) -> int:
    _TEXTS[part] = text
    return part


def _program(text: str) -> Program:
    """Compile an effect string to its alternatives; an empty string has none."""
    if not text:
        return []
    if text.startswith("steal"):
        text = text.split(" | ", maxsplit=1)[0]  # a theft is always of either gold or magic
    found: Program = []
    for alternative in text.split(" | "):
        parts: list[i64] = [_noted(_part(part), part) for part in alternative.split(" + ")]
        found.append(parts)
    return found


def _scoring(text: str) -> list[i64]:
    """Compile a duke's scoring, with terms such as ``2 x holy`` (icons), ``3 x domain`` and ``1 x 4 resources``."""
    parts: list[i64] = []
    for term in text.split(" + "):
        number, _, what, *rest = term.split()
        if rest:
            by, arg = BY_RESOURCES, int(what)
        elif what in ROLE_NAMES:
            by, arg = BY_ICON, ROLE_NAMES.index(what)
        elif what in TYPE_NAMES:
            by, arg = BY_TYPE, TYPE_NAMES.index(what)
        else:
            by, arg = _count(what)
        parts.append(_noted(_pack(GAIN, cards.VP, int(number), by, arg), term))
    return parts


CITIZEN_ON: Final[list[Program]] = [_program(text) for text in cards.CITIZEN_ON_TURN]
CITIZEN_OFF: Final[list[Program]] = [_program(text) for text in cards.CITIZEN_OFF_TURN]
MONSTER_PROGRAM: Final[list[Program]] = [_program(text) for text in cards.MONSTER_REWARD]
DOMAIN_PROGRAM: Final[list[Program]] = [_program(text) for text in cards.DOMAIN_EFFECT]
DUKE_PARTS: Final[list[list[i64]]] = [_scoring(text) for text in cards.DUKE_SCORING]
