"""The action space: every decision of every ruleset as a stable small int, a structured form and a notation.

An action is a verb with at most one argument; what takes several answers is asked in several steps. Ids never
change and are never reused: new verbs go to the end of ``_VERBS``. The most frequent verbs come first.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, CHARACTERS_TOTAL, DISTRICT_NAMES, KINDS, TYPE_NAMES
from burgrave.kernel.action_space import check_ranges
from burgrave.kernel.errors import MalformedAction
from burgrave.kernel.ints import i64

__all__ = ["SPACE", "Action", "decode", "encode", "is_concealed", "notation", "parse"]

# ---- verbs without argument -----------------------------------------------------------------------------------
GOLD: Final = 0  # gather gold
CARDS: Final = 1  # gather cards
END: Final = 2  # end the turn
INCOME: Final = 3  # district income
DONE: Final = 4  # enough: stop discarding, paying, beautifying
BONUS: Final = 5  # Merchant's gold, Architect's cards, Queen's gold
SAIL_GOLD: Final = 6  # Navigator: 4 gold
SAIL_CARDS: Final = 7  # Navigator: 4 cards
STUDY: Final = 8  # Scholar: draw seven
FORESEE: Final = 9  # Seer: a random card from each other hand
REPLACE: Final = 10  # Magician: exchange cards with the deck
COLLECT: Final = 11  # Tax Collector: take the pool
SMITHY: Final = 12
LABORATORY: Final = 13
MUSEUM: Final = 14
PAY_CARDS: Final = 15  # build the Thieves' Den with cards
BRIBE: Final = 16
REFUSE: Final = 17
FLIP: Final = 18  # Blackmailer: turn the threat up
LEAVE: Final = 19  # Blackmailer: let it lie
CONFISCATE: Final = 20
DECLINE: Final = 21  # no, to whatever was offered
STAY: Final = 22  # Theater: no swap
TAKE_GOLD: Final = 23  # Emperor
TAKE_CARD: Final = 24  # Emperor
TAKE_NOTHING: Final = 25  # Emperor
BUILD_IT: Final = 26  # Wizard: build the taken card at once
KEEP_IT: Final = 27  # Wizard: add it to the hand
PAY_GOLD: Final = 28  # older Emperor: the receiver of the crown gives a gold
RECLAIM: Final = 29  # Graveyard
DECLARE: Final = 30  # Bell Tower

# ---- verbs with an argument: the id is the base plus the argument ----------------------------------------------
PICK: Final = 32  # + character
KEEP: Final = 60  # + kind
BUILD: Final = 114  # + kind
DISCARD: Final = 168  # + kind
BURY: Final = 222  # + character
DISTRICT: Final = 250  # + kind, + 54 if it carries gold: a district in the chosen city
DESTROY: Final = 358  # + seat: Warlord
SWAP: Final = 366  # + seat: Magician
ROB: Final = 374  # + character
KILL: Final = 402  # + character
BEWITCH: Final = 430  # + character
SIGN: Final = 458  # + character: the signed warrant
WARRANT: Final = 486  # + character: a blank warrant
THREATEN: Final = 514  # + character: the real threat
BLUFF: Final = 542  # + character: the blank threat
SPY: Final = 570  # + seat
INSPECT: Final = 578  # + type: Spy
PEEK: Final = 583  # + seat: Wizard
TAKE: Final = 591  # + kind: Wizard, Lighthouse
GIVE: Final = 645  # + kind: Seer, Cardinal, receiver of the crown
CROWN: Final = 699  # + seat: Emperor
BEG: Final = 707  # + seat: Abbot
MIX: Final = 715  # + gold 0..15: Abbot's income, the rest in cards
BORROW: Final = 731  # + kind: Cardinal builds with somebody's gold
LENDER: Final = 785  # + seat: Cardinal
EXCHANGE: Final = 793  # + seat: Diplomat
SEIZE: Final = 801  # + seat: Marshal
BEAUTIFY: Final = 809  # + own district
OFFER: Final = 917  # + own district: Diplomat gives it
SACRIFICE: Final = 1025  # + own district: Necropolis is built with it
FRAMEWORK: Final = 1133  # + kind: built by destroying the Framework
UNDER: Final = 1187  # + kind: goes under the deck (first)
TUCK: Final = 1241  # + kind: under the Museum
DEMOLISH: Final = 1295  # + seat: Armory
STAGE: Final = 1303  # + seat: Theater
LEND: Final = 1311  # + character: Theater with two characters each
SPACE: Final = 1339  # one more than the largest id

NAMED: Final = 32  # ids from here on have an argument
GILDED: Final = 54  # added to the argument of a district that carries gold

# How many ids a verb has, by what it names. Code asks with these whether an action is of a verb, never with the verb
# that comes next: then a range that has become too narrow can move to the end.
CHARACTER_IDS: Final = 28
KIND_IDS: Final = 54
DISTRICT_IDS: Final = 108
SEAT_IDS: Final = 8
TYPE_IDS: Final = 5
GOLD_IDS: Final = 16
assert (CHARACTERS_TOTAL, KINDS, KINDS) == (CHARACTER_IDS, KIND_IDS, GILDED)

_PLAIN: Final = [
    "gold", "cards", "end", "income", "done", "bonus", "sail_gold", "sail_cards", "study", "foresee", "replace",
    "collect", "smithy", "laboratory", "museum", "pay_cards", "bribe", "refuse", "flip", "leave", "confiscate",
    "decline", "stay", "take_gold", "take_card", "take_nothing", "build_it", "keep_it",
    "pay_gold", "reclaim", "declare",
]  # fmt: skip

# (verb, base, kind of argument) in the order of the bases
_VERBS: Final = [
    ("pick", PICK, "character"), ("keep", KEEP, "kind"), ("build", BUILD, "kind"), ("discard", DISCARD, "kind"),
    ("bury", BURY, "character"), ("district", DISTRICT, "district"), ("destroy", DESTROY, "seat"),
    ("swap", SWAP, "seat"), ("rob", ROB, "character"), ("kill", KILL, "character"),
    ("bewitch", BEWITCH, "character"), ("sign", SIGN, "character"), ("warrant", WARRANT, "character"),
    ("threaten", THREATEN, "character"), ("bluff", BLUFF, "character"), ("spy", SPY, "seat"),
    ("inspect", INSPECT, "type"), ("peek", PEEK, "seat"), ("take", TAKE, "kind"), ("give", GIVE, "kind"),
    ("crown", CROWN, "seat"), ("beg", BEG, "seat"), ("mix", MIX, "gold"), ("borrow", BORROW, "kind"),
    ("lender", LENDER, "seat"), ("exchange", EXCHANGE, "seat"), ("seize", SEIZE, "seat"),
    ("beautify", BEAUTIFY, "district"), ("offer", OFFER, "district"), ("sacrifice", SACRIFICE, "district"),
    ("framework", FRAMEWORK, "kind"), ("under", UNDER, "kind"), ("tuck", TUCK, "kind"),
    ("demolish", DEMOLISH, "seat"), ("stage", STAGE, "seat"), ("lend", LEND, "character"),
]  # fmt: skip

# The verbs whose argument the other seats do not see.
_SECRET: Final = [
    "pick", "keep", "discard", "bury", "sign", "warrant", "threaten", "bluff", "take", "give", "under", "tuck", "lend",
]  # fmt: skip


class Action:
    """The structured form of an action: ``verb`` and ``argument`` (a card name, a seat, a number, or None)."""

    def __init__(self, verb: str, argument: str | int | None = None) -> None:
        self.verb = verb
        self.argument = argument

    def __repr__(self) -> str:
        return f"Action({self.verb!r}, {self.argument!r})" if self.argument is not None else f"Action({self.verb!r})"

    def __str__(self) -> str:
        return self.verb if self.argument is None else f"{self.verb} {self.argument}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return False
        return self.verb == other.verb and self.argument == other.argument

    def __hash__(self) -> int:
        return hash((self.verb, self.argument))


def _arguments(shape: str) -> list[str | int]:
    if shape == "character":
        return [*CHARACTER_NAMES]
    if shape == "kind":
        return [*DISTRICT_NAMES]
    if shape == "district":
        return [*DISTRICT_NAMES, *(name + "+" for name in DISTRICT_NAMES)]
    if shape == "type":
        return [*TYPE_NAMES]
    return [*range(16 if shape == "gold" else 8)]


def _table() -> dict[int, Action]:
    ranges = [(verb, number, 1) for number, verb in enumerate(_PLAIN)]
    ranges += [(verb, base, len(_arguments(shape))) for verb, base, shape in _VERBS]
    check_ranges("Citadels", ranges, SPACE)
    table = {number: Action(verb) for number, verb in enumerate(_PLAIN)}
    for verb, base, shape in _VERBS:
        for offset, argument in enumerate(_arguments(shape)):
            table[base + offset] = Action(verb, argument)
    return table


def _secrets() -> list[bool]:
    """Return for each id whether its verb is secret."""
    return [number in _DECODE and _DECODE[number].verb in _SECRET for number in range(SPACE)]


_DECODE: Final = _table()
_CONCEALED: Final = _secrets()
_PARSE: Final = {str(action): number for number, action in _DECODE.items()}


def decode(action: object) -> Action:
    """Return the structured form of an action id; a district that carries gold is written ``manor+``."""
    found = _DECODE.get(action) if isinstance(action, int) else None
    if found is None:
        raise MalformedAction(f"{action!r} is no action of Citadels; ids go from 0 to {SPACE - 1}.")
    return found


def encode(verb: str, argument: str | int | None = None) -> int:
    """Return the id of a structured action."""
    return parse(str(Action(verb, argument)))


def is_concealed(action: i64) -> bool:
    """Tell whether the other seats do not see which action this was, only that one was made."""
    return _CONCEALED[action]


def notation(action: int) -> str:
    """Return the short text of an action used in records: ``build castle``."""
    return str(decode(action))


def parse(text: object) -> int:
    """Return the action id that ``notation`` wrote as ``text``."""
    words = text.split() if isinstance(text, str) else []
    number = _PARSE.get(" ".join(words))
    if number is not None:
        return number
    verb = words[0] if words else ""
    for name, _base, shape in _VERBS:
        if name == verb:
            raise MalformedAction(f"{text!r} is no action of Citadels: '{verb}' takes a {shape}.")
    if verb in _PLAIN:
        raise MalformedAction(f"{text!r} is no action of Citadels: '{verb}' takes no argument.")
    verbs = ", ".join(_PLAIN + [row[0] for row in _VERBS])
    raise MalformedAction(f"{text!r} is no action of Citadels; verbs: {verbs}.")
