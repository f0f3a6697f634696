"""Cards of Valeria as small integers, with tables of their printed values.

Copies of a card are identical, so a card is represented by the number of its kind. Effects are short strings in these
tables; the ``effects`` module defines their syntax and compiles them on import.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.arrays import Numbers
from burgrave.kernel.ints import i64

# ---- resources (victory points are not a resource) ----------------------------------------------------------------
GOLD: Final = 0
STRENGTH: Final = 1
MAGIC: Final = 2
VP: Final = 3
RESOURCE_NAMES: Final = ["gold", "strength", "magic", "vp"]

# ---- roles --------------------------------------------------------------------------------------------------------
WORKER: Final = 0
SOLDIER: Final = 1
SHADOW: Final = 2
HOLY: Final = 3
ROLE_NAMES: Final = ["worker", "soldier", "shadow", "holy"]

# ---- types of monsters --------------------------------------------------------------------------------------------
MINION: Final = 0
BEAST: Final = 1
TITAN: Final = 2
BOSS: Final = 3
TYPE_NAMES: Final = ["minion", "beast", "titan", "boss"]

# ---- starters: one of each per player, without a role -------------------------------------------------------------
STARTER_NUMBERS: Final = [5, 6]
STARTER_NAMES: Final = ["peasant", "knight"]
STARTER_EFFECTS: Final = ["1g", "1s"]

# ---- citizens: (name, lowest activating number, role, cost, on-turn power, off-turn power) -------------------------
_CITIZENS: Final = [
    ("cleric", 1, HOLY, 3, "3m", "1m"),
    ("monk", 1, HOLY, 3, "1g + 2m", "1g > 2m"),
    ("merchant", 2, WORKER, 2, "2g | 2m", "1g"),
    ("blacksmith", 2, WORKER, 3, "1g x soldier", "1g"),
    ("mercenary", 3, SHADOW, 3, "1s + 1g", "1s > 2g"),
    ("alchemist", 3, SHADOW, 3, "1g > 3m", "1m > 2g"),
    ("archer", 4, SOLDIER, 4, "2s", "1s"),
    ("wizard", 4, SOLDIER, 4, "1m + 1s", "1m"),
    ("peasant", 5, WORKER, 2, "1g", "1g"),
    ("knight", 6, SOLDIER, 2, "1s", "1s"),
    ("rogue", 7, SHADOW, 2, "2s + 2g", "1s + 1g"),
    ("thief", 7, SHADOW, 2, "steal 3g | 3m", "2g | 2m"),
    ("champion", 8, SOLDIER, 2, "4s", "1g > 4s"),
    ("warlord", 8, SOLDIER, 2, "1s x soldier", "1s x knight"),
    ("paladin", 9, HOLY, 2, "1s + 2m", "1s > 3m"),
    ("priestess", 9, HOLY, 2, "2s + 1m", "1m > 3s"),
    ("butcher", 11, WORKER, 1, "2g x worker", "4g"),
    ("miner", 11, WORKER, 1, "1g + 1g x domain", "4g"),
]  # fmt: skip
CITIZENS: Final = 18  # kinds
CITIZEN_COPIES: Final = 6
COLUMNS: Final = 5  # of monsters, and of domains
GROUPS: Final = 10  # activation groups: 1 to 8, then 9/10 and 11/12

CLERIC: Final = 0
MONK: Final = 1
MERCHANT: Final = 2
BLACKSMITH: Final = 3
MERCENARY: Final = 4
ALCHEMIST: Final = 5
ARCHER: Final = 6
WIZARD: Final = 7
PEASANT: Final = 8
KNIGHT: Final = 9
ROGUE: Final = 10
THIEF: Final = 11
CHAMPION: Final = 12
WARLORD: Final = 13
PALADIN: Final = 14
PRIESTESS: Final = 15
BUTCHER: Final = 16
MINER: Final = 17

# ---- monsters by area, three kinds each, weakest first ------------------------------------------------------------
# (name, type, strength, magic, points, copies, copies used only with five players, reward)
AREA_NAMES: Final = ["barrens", "hills", "ruins", "forest", "swamp", "valley", "caverns", "mountains"]
_MONSTERS: Final = [
    ("gargoyle", MINION, 1, 0, 1, 4, 1, "1m"),
    ("wraith", TITAN, 4, 3, 3, 1, 0, "citizen <=2"),
    ("witch_queen", BOSS, 5, 4, 5, 1, 0, "1m x barrens"),
    ("goblin", MINION, 1, 0, 1, 3, 0, "1g"),
    ("goblin_mage", TITAN, 3, 0, 2, 2, 1, "1g | 1m"),
    ("goblin_king", BOSS, 6, 0, 4, 1, 0, "1g x hills"),
    ("skeleton", MINION, 2, 0, 2, 3, 0, "1g"),
    ("flaming_skeleton", TITAN, 5, 0, 3, 2, 1, "1g + 1m"),
    ("skeleton_king", BOSS, 8, 0, 4, 1, 0, "2g x ruins"),
    ("treant", MINION, 3, 0, 1, 3, 1, "1g + 1m"),
    ("bane_spider", BEAST, 6, 0, 2, 2, 0, "3g | citizen knight"),
    ("spider_queen", BOSS, 10, 3, 5, 1, 0, "2g x forest | citizen + 1v"),
    ("gelatinous_cube", MINION, 4, 1, 3, 4, 1, "2g"),
    ("basilisk", BEAST, 6, 3, 4, 1, 0, "3g | 3m"),
    ("swamp_dragon", BOSS, 10, 4, 6, 1, 0, "2m x swamp"),
    ("owlbear", BEAST, 4, 0, 2, 3, 0, "2m"),
    ("giant", TITAN, 8, 0, 3, 2, 1, "1g + 2m"),
    ("troll", BOSS, 12, 0, 6, 1, 0, "2m x valley"),
    ("kobolds", MINION, 5, 1, 3, 4, 1, "2g + 1m"),
    ("gold_golem", TITAN, 7, 3, 4, 1, 0, "5g"),
    ("red_dragon", BOSS, 12, 6, 7, 1, 0, "3g x caverns"),
    ("dire_bear", BEAST, 5, 0, 3, 3, 1, "2g | 2m"),
    ("orc_warrior", MINION, 9, 0, 3, 2, 0, "citizen <=3"),
    ("orc_chieftain", BOSS, 14, 0, 6, 1, 0, "2g x mountains"),
]  # fmt: skip
AREAS: Final = 8
MONSTERS: Final = 24  # kinds; the area of a kind is kind // 3

# ---- domains: (name, gold, points, required roles, trigger of the power, effect) ----------------------------------
ON_BUILD: Final = 0
IN_ROLL_PHASE: Final = 1
ACTION_START: Final = 2
ACTION_END: Final = 3
ON_SLAY: Final = 4
ON_CITIZEN: Final = 5
ON_PAIR: Final = 6
STANDING: Final = 7
_DOMAINS: Final = [
    ("foxgrove_palisade", 9, 3, "soldier shadow", IN_ROLL_PHASE, ""),
    ("the_desert_orchid", 9, 3, "holy shadow", IN_ROLL_PHASE, ""),
    ("emerald_stronghold", 12, 5, "worker soldier holy", STANDING, ""),
    ("pratchetts_plateau", 8, 3, "worker holy", STANDING, ""),
    ("cathedral_of_st_aquila", 8, 3, "holy holy", ACTION_END, "take 1g"),
    ("darktide_harbour", 6, 2, "shadow worker soldier", ON_BUILD, "citizen shadow"),
    ("cloudriders_camp", 8, 2, "soldier holy", ON_BUILD, "3s + citizen soldier <=2"),
    ("the_orb_of_urdr", 6, 1, "shadow holy", ACTION_END, "take 1m"),
    ("rogues_landing", 7, 3, "worker shadow", ON_BUILD, "citizen worker"),
    ("blood_crow_army", 5, 2, "soldier soldier soldier", ACTION_START, "1s"),
    ("eye_of_asteraten", 8, 1, "holy soldier", ON_BUILD, "5s + slay"),
    ("cutthroats_truce", 5, 1, "shadow holy", ON_BUILD, "take 3g"),
    ("halfpenny_hill", 6, 2, "worker worker worker", ACTION_START, "1g"),
    ("shattered_hand", 7, 3, "holy worker", ON_BUILD, "citizen holy"),
    ("forgotten_sorrows", 9, 3, "worker shadow", ON_CITIZEN, "1m"),
    ("watcher_on_the_water", 6, 3, "soldier soldier", ON_BUILD, "return monster > 3v"),
    ("gargans_embrace", 7, 2, "soldier soldier", ON_PAIR, "1v"),
    ("nest_of_the_weaver_witch", 6, 3, "worker worker", ON_BUILD, "return citizen > 3v"),
    ("palace_of_the_dawn", 11, 4, "worker soldier soldier", IN_ROLL_PHASE, ""),
    ("grimmwater_keep", 10, 4, "worker worker shadow", ON_BUILD, "citizen <=3"),
    ("the_violet_thorn", 7, 3, "soldier holy", ON_SLAY, "1m"),
    ("purloiners_perch", 10, 2, "shadow shadow", ON_BUILD, "take monster"),
    ("golden_obelisk_of_nae", 6, 3, "worker holy", ON_BUILD, "3m > 3v"),
    ("monolith_of_ostendaar", 9, 3, "worker soldier", ACTION_START, "1m"),
]  # fmt: skip
DOMAINS: Final = 24

FOXGROVE_PALISADE: Final = 0
THE_DESERT_ORCHID: Final = 1
EMERALD_STRONGHOLD: Final = 2
PRATCHETTS_PLATEAU: Final = 3
CATHEDRAL_OF_ST_AQUILA: Final = 4
DARKTIDE_HARBOUR: Final = 5
CLOUDRIDERS_CAMP: Final = 6
THE_ORB_OF_URDR: Final = 7
ROGUES_LANDING: Final = 8
BLOOD_CROW_ARMY: Final = 9
EYE_OF_ASTERATEN: Final = 10
CUTTHROATS_TRUCE: Final = 11
HALFPENNY_HILL: Final = 12
SHATTERED_HAND: Final = 13
FORGOTTEN_SORROWS: Final = 14
WATCHER_ON_THE_WATER: Final = 15
GARGANS_EMBRACE: Final = 16
NEST_OF_THE_WEAVER_WITCH: Final = 17
PALACE_OF_THE_DAWN: Final = 18
GRIMMWATER_KEEP: Final = 19
THE_VIOLET_THORN: Final = 20
PURLOINERS_PERCH: Final = 21
GOLDEN_OBELISK_OF_NAE: Final = 22
MONOLITH_OF_OSTENDAAR: Final = 23

# ---- dukes: (name, points at the end) -----------------------------------------------------------------------------
_DUKES: Final = [
    ("cornelius_the_dreamer", "3 x domain + 1 x 3 resources"),
    ("elsyn_saint_of_shadows", "2 x holy + 2 x shadow + 1 x 4 resources"),
    ("elisium_the_allsmith", "1 x worker + 1 x soldier + 1 x shadow + 1 x holy + 1 x 4 resources"),
    ("hrothgar_the_conqueror", "2 x monster + 1 x titan + 1 x 4 resources"),
    ("isabella_the_righteous", "1 x soldier + 2 x holy + 1 x 3 resources"),
    ("lekzandr_the_protector", "1 x worker + 2 x holy + 1 x 3 resources"),
    ("node_master_of_swords", "1 x soldier + 2 x shadow + 1 x 3 resources"),
    ("reese_the_firebrand", "1 x citizen + 1 x monster + 1 x domain + 1 x 4 resources"),
    ("simon_the_unclean", "1 x worker + 1 x soldier + 1 x 2 resources"),
    ("waryn_lord_of_rogues", "1 x worker + 2 x shadow + 1 x 3 resources"),
]  # fmt: skip
DUKES: Final = 10


def _ints(values: list[int]) -> list[i64]:
    return [value for value in values]


def _group_of(number: int) -> int:
    return number - 1 if number <= 8 else 8 + (number - 9) // 2


def _roles(text: str) -> int:
    """Count how often each role is named in a string, packed with four bits per role."""
    packed = 0
    for word in text.split():
        packed += 1 << 4 * ROLE_NAMES.index(word)
    return packed


CITIZEN_NAMES: Final = [row[0] for row in _CITIZENS]
CITIZEN_GROUP: Final = _ints([_group_of(row[1]) for row in _CITIZENS])
CITIZEN_ROLE: Final = _ints([row[2] for row in _CITIZENS])
CITIZEN_COST: Final = _ints([row[3] for row in _CITIZENS])
CITIZEN_ON_TURN: Final = [row[4] for row in _CITIZENS]
CITIZEN_OFF_TURN: Final = [row[5] for row in _CITIZENS]
GROUP_OF_NUMBER: Final = _ints([-1, *(_group_of(number) for number in range(1, 13))])

MONSTER_NAMES: Final = [row[0] for row in _MONSTERS]
MONSTER_TYPE: Final = _ints([row[1] for row in _MONSTERS])
MONSTER_STRENGTH: Final = _ints([row[2] for row in _MONSTERS])
MONSTER_MAGIC: Final = _ints([row[3] for row in _MONSTERS])
MONSTER_VP: Final = _ints([row[4] for row in _MONSTERS])
MONSTER_COPIES: Final = _ints([row[5] for row in _MONSTERS])
MONSTER_FIVE: Final = _ints([row[6] for row in _MONSTERS])
MONSTER_REWARD: Final = [row[7] for row in _MONSTERS]

DOMAIN_NAMES: Final = [row[0] for row in _DOMAINS]
DOMAIN_COST: Final = _ints([row[1] for row in _DOMAINS])
DOMAIN_VP: Final = _ints([row[2] for row in _DOMAINS])
DOMAIN_ROLES: Final = _ints([_roles(row[3]) for row in _DOMAINS])  # required to build, and counted by dukes
DOMAIN_TRIGGER: Final = _ints([row[4] for row in _DOMAINS])
DOMAIN_EFFECT: Final = [row[5] for row in _DOMAINS]

DUKE_NAMES: Final = [row[0] for row in _DUKES]
DUKE_SCORING: Final = [row[1] for row in _DUKES]


def names_in(mask: i64, names: list[str]) -> list[str]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def counted(counts: Numbers, names: list[str]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(names) if counts[number]}
