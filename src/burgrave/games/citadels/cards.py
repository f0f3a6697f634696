"""Characters and districts as small integers, with tables of their printed values.

There are three numberings: *characters* 0..27, district *kinds* 0..53 (one per name) and district *cards* 0..91 (one
per physical card: four castles are four cards of one kind). Costs that differ between editions are fields of the
ruleset.
"""

from __future__ import annotations

from typing import Final, Literal

from burgrave.kernel.arrays import Numbers, numbers
from burgrave.kernel.ints import i64

DistrictType = Literal["noble", "religious", "trade", "military", "unique"]

# ---- district types -------------------------------------------------------------------------------------------
NOBLE: Final = 0
RELIGIOUS: Final = 1
TRADE: Final = 2
MILITARY: Final = 3
UNIQUE: Final = 4
TYPE_NAMES: Final[list[DistrictType]] = ["noble", "religious", "trade", "military", "unique"]

# ---- characters, by rank --------------------------------------------------------------------------------------
ASSASSIN: Final = 0
WITCH: Final = 1
MAGISTRATE: Final = 2
THIEF: Final = 3
SPY: Final = 4
BLACKMAILER: Final = 5
TAX_COLLECTOR_OLD: Final = 6
MAGICIAN: Final = 7
WIZARD: Final = 8
SEER: Final = 9
KING: Final = 10
EMPEROR: Final = 11
PATRICIAN: Final = 12
BISHOP: Final = 13
ABBOT: Final = 14
CARDINAL: Final = 15
MERCHANT: Final = 16
ALCHEMIST: Final = 17
TRADER: Final = 18
ARCHITECT: Final = 19
NAVIGATOR: Final = 20
SCHOLAR: Final = 21
WARLORD: Final = 22
DIPLOMAT: Final = 23
MARSHAL: Final = 24
QUEEN: Final = 25
ARTIST: Final = 26
TAX_COLLECTOR: Final = 27
NO_CHARACTER: Final = 28  # a bewitched player, who has no power

CHARACTER_NAMES: Final = [
    "assassin", "witch", "magistrate",
    "thief", "spy", "blackmailer", "tax_collector_old",
    "magician", "wizard", "seer",
    "king", "emperor", "patrician",
    "bishop", "abbot", "cardinal",
    "merchant", "alchemist", "trader",
    "architect", "navigator", "scholar",
    "warlord", "diplomat", "marshal",
    "queen", "artist", "tax_collector",
]  # fmt: skip
CHARACTER_RANK: Final = numbers([1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9])
CHARACTERS_TOTAL: Final = 28

# ---- district kinds -------------------------------------------------------------------------------------------
# (name, type, cost, copies); the 17 basic kinds are the same in every edition (rulebook 2016, Componentes)
_BASIC: Final = [
    ("manor", NOBLE, 3, 5), ("castle", NOBLE, 4, 4), ("palace", NOBLE, 5, 3),
    ("temple", RELIGIOUS, 1, 3), ("church", RELIGIOUS, 2, 3),
    ("monastery", RELIGIOUS, 3, 3), ("cathedral", RELIGIOUS, 5, 2),
    ("tavern", TRADE, 1, 5), ("market", TRADE, 2, 4), ("trading_post", TRADE, 2, 3),
    ("docks", TRADE, 3, 3), ("harbor", TRADE, 4, 3), ("town_hall", TRADE, 5, 2),
    ("watchtower", MILITARY, 1, 3), ("prison", MILITARY, 2, 3),
    ("barracks", MILITARY, 3, 3), ("fortress", MILITARY, 5, 2),
]  # fmt: skip

ARMORY: Final = 17
BASILICA: Final = 18
CAPITOL: Final = 19
DRAGON_GATE: Final = 20
FACTORY: Final = 21
FRAMEWORK: Final = 22
GOLD_MINE: Final = 23
GREAT_WALL: Final = 24
HAUNTED_QUARTER: Final = 25
IMPERIAL_TREASURY: Final = 26
IVORY_TOWER: Final = 27
KEEP: Final = 28
LABORATORY: Final = 29
LIBRARY: Final = 30
MAP_ROOM: Final = 31
MONUMENT: Final = 32
MUSEUM: Final = 33
NECROPOLIS: Final = 34
OBSERVATORY: Final = 35
PARK: Final = 36
POOR_HOUSE: Final = 37
QUARRY: Final = 38
SCHOOL_OF_MAGIC: Final = 39
SECRET_VAULT: Final = 40
SMITHY: Final = 41
STABLES: Final = 42
STATUE: Final = 43
THEATER: Final = 44
THIEVES_DEN: Final = 45
WISHING_WELL: Final = 46
UNIVERSITY: Final = 47
GRAVEYARD: Final = 48
BELL_TOWER: Final = 49
BALL_ROOM: Final = 50
HOSPITAL: Final = 51
LIGHTHOUSE: Final = 52
THRONE_ROOM: Final = 53

# (name, printed cost in 2016, or in the older edition for cards that 2016 lacks)
_UNIQUE: Final = [
    ("armory", 3), ("basilica", 4), ("capitol", 5), ("dragon_gate", 6), ("factory", 5), ("framework", 3),
    ("gold_mine", 6), ("great_wall", 6), ("haunted_quarter", 2), ("imperial_treasury", 5), ("ivory_tower", 5),
    ("keep", 3), ("laboratory", 5), ("library", 6), ("map_room", 5), ("monument", 4), ("museum", 4),
    ("necropolis", 5), ("observatory", 4), ("park", 6), ("poor_house", 4), ("quarry", 5), ("school_of_magic", 6),
    ("secret_vault", 0), ("smithy", 5), ("stables", 2), ("statue", 3), ("theater", 6), ("thieves_den", 6),
    ("wishing_well", 5),
    ("university", 6), ("graveyard", 5), ("bell_tower", 5), ("ball_room", 6), ("hospital", 6), ("lighthouse", 3),
    ("throne_room", 6),
]  # fmt: skip

BASIC_KINDS: Final = 17
KINDS: Final = 54
GILDED: Final = 64  # added to the kind in an action that names a district carrying gold
BASIC_CARDS: Final = 54
SECOND_KEEP: Final = BASIC_CARDS + KINDS - BASIC_KINDS  # the older editions have two Keeps
CARDS: Final = SECOND_KEEP + 1


def _district_names() -> list[str]:
    return [row[0] for row in _BASIC] + [row[0] for row in _UNIQUE]


def _kind_types() -> Numbers:
    return numbers([row[1] for row in _BASIC] + [UNIQUE for _ in _UNIQUE])


def _kind_costs() -> list[i64]:
    return [row[2] for row in _BASIC] + [row[1] for row in _UNIQUE]


def _card_kinds() -> Numbers:
    kinds: list[i64] = []
    for kind, row in enumerate(_BASIC):
        kinds += [kind] * row[3]
    kinds += list(range(BASIC_KINDS, KINDS))
    kinds.append(KEEP)
    return numbers(kinds)


DISTRICT_NAMES: Final = _district_names()
KIND_TYPE: Final = _kind_types()
KIND_COST: Final = _kind_costs()
CARD_KIND: Final = _card_kinds()
CARD_TYPE: Final = numbers([KIND_TYPE[_kind] for _kind in CARD_KIND])
assert len(CHARACTER_NAMES) == len(CHARACTER_RANK) == CHARACTERS_TOTAL == NO_CHARACTER
assert (len(DISTRICT_NAMES), len(CARD_KIND)) == (KINDS, CARDS)


def unique_cards(kinds: list[i64]) -> list[i64]:
    """Return the cards of unique kinds; if the Keep is listed twice, include both copies."""
    found: list[i64] = []
    for kind in kinds:
        card = unique_card(kind)
        found.append(SECOND_KEEP if card in found else card)
    return found


def unique_card(kind: i64) -> i64:
    """Return the card of a unique kind (the first one if there are two copies)."""
    return BASIC_CARDS + kind - BASIC_KINDS
