"""The light rules of thumb: a choice in about a microsecond, never silly, never quite the same. Playouts need many."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.policy.ahead import rounds_ahead, size_of
from burgrave.games.valeria.policy.decision import duke_worth
from burgrave.games.valeria.policy.tables import (
    CHOICE,
    COUNTED,
    COUNTED_BY,
    DOMAIN_POINTS,
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    DUKE_RESOURCE,
    EXCHANGES,
    FORM,
    MEETS,
    MONSTER_POINTS,
    STEALS,
    YIELDS,
    exchange_of,
)
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards, effects
from burgrave.games.valeria.rules.board import COLUMNS, Board, Player
from burgrave.games.valeria.rules.cards import (
    CITIZEN_GROUP,
    CITIZEN_ROLE,
    DOMAIN_COST,
    GROUP_OF_NUMBER,
    MONSTER_MAGIC,
    MONSTER_STRENGTH,
)
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.rules.harvest import trade_of
from burgrave.games.valeria.rules.market import citizen_price
from burgrave.games.valeria.rules.phases import (
    ACT,
    CAPTURE,
    DICE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    PAY,
    RAID,
    REWARD,
    SPARE,
    THIEF,
    VICTIM,
)
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import ActionList

__all__ = ["chosen"]

_GOLD: Final = 0.6  # points
_STRENGTH: Final = 0.6
_MAGIC: Final = 0.6
_TRADED: Final = 0.7  # how often an exchange can be paid
_ACT_LUCK: Final = 1.2  # points between options that chance may turn round
_LUCK: Final = 0.6
_ROLE: Final = 0.8  # the first citizen of a role, while there is time
_TOKENS: Final = 3.0  # for a card given back
_PLENTY: Final = 6  # of a resource: one more is worth half
_WIN: Final = 100.0  # alone: the last monster
_OPEN: Final = 30.0  # alone: harm of opening a column
_NOT_KEPT: Final[list[float]] = []
_OFF_ROLLS: Final[list[float]] = [0.0, 1.0, 1.0, 2.0, 3.0, 3.0]


def _activation(row: int) -> float:
    """Return the points that an activation brings, but for what is counted."""
    price = [_GOLD, _STRENGTH, _MAGIC]
    if FORM[row] == EXCHANGES:
        part = exchange_of(row)
        gained = int(effects.gained(part))
        paid = int(effects.number_of(part)) * price[effects.resource_of(part)]
        return _TRADED * ((gained >> 2) * price[gained & 3] - paid)
    if FORM[row] == CHOICE:
        return 2 * _GOLD
    if FORM[row] == STEALS:
        return 3.5 * _GOLD
    return sum([YIELDS[3 * row + resource] * price[resource] for resource in range(3)])


def _reward(kind: int) -> float:
    """Return the points that the best reward of a monster brings, about."""
    price = [_GOLD, _STRENGTH, _MAGIC, 1.0]
    best = 0.0
    for parts in MONSTER_PROGRAM[kind]:
        found = 0.0
        for part in parts:
            if effects.op_of(part) == effects.CITIZEN:
                found += 2.0
            else:
                found += (
                    int(effects.number_of(part))
                    * price[effects.resource_of(part)]
                    * (1.5 if effects.count_of(part) == effects.BY_AREA else 1.0)
                )
        best = max(best, found)
    return best


def _powers() -> list[float]:
    """Return the points that the power of a domain brings at once, about."""
    found = [0.0] * cards.DOMAINS
    for kind in (cards.DARKTIDE_HARBOUR, cards.ROGUES_LANDING, cards.SHATTERED_HAND, cards.GRIMMWATER_KEEP):
        found[kind] = 2.5
    found[cards.CLOUDRIDERS_CAMP] = 4.0
    found[cards.EYE_OF_ASTERATEN] = 4.0
    found[cards.CUTTHROATS_TRUCE] = 2.0
    found[cards.PURLOINERS_PERCH] = 4.0
    found[cards.WATCHER_ON_THE_WATER] = 1.5
    found[cards.NEST_OF_THE_WEAVER_WITCH] = 1.5
    found[cards.GOLDEN_OBELISK_OF_NAE] = 1.0
    return found


def _lasting() -> list[float]:
    """Return the points that the power of a domain brings in each turn to come, about."""
    found = [0.0] * cards.DOMAINS
    for kind in (cards.BLOOD_CROW_ARMY, cards.HALFPENNY_HILL, cards.MONOLITH_OF_OSTENDAAR):
        found[kind] = 0.5
    for kind in (cards.CATHEDRAL_OF_ST_AQUILA, cards.THE_ORB_OF_URDR):
        found[kind] = 0.8
    for kind in (cards.FOXGROVE_PALISADE, cards.THE_DESERT_ORCHID, cards.PALACE_OF_THE_DAWN):
        found[kind] = 0.4
    found[cards.GARGANS_EMBRACE] = 0.4
    found[cards.EMERALD_STRONGHOLD] = 0.3
    found[cards.PRATCHETTS_PLATEAU] = 0.2
    found[cards.FORGOTTEN_SORROWS] = 0.2
    found[cards.THE_VIOLET_THORN] = 0.3
    return found


_ON: Final[list[float]] = [MEETS[CITIZEN_GROUP[kind]] * _activation(2 * kind + 1) for kind in range(cards.CITIZENS)]
_OFF: Final[list[float]] = [MEETS[CITIZEN_GROUP[kind]] * _activation(2 * kind) for kind in range(cards.CITIZENS)]
_COUNTS: Final[list[float]] = [
    MEETS[CITIZEN_GROUP[kind]] * COUNTED[2 * kind + 1] * _GOLD for kind in range(cards.CITIZENS)
]
_REWARD: Final[list[float]] = [_reward(kind) for kind in range(cards.MONSTERS)]
_POWER: Final[list[float]] = _powers()
_LASTS: Final[list[float]] = _lasting()


def chosen(t: Board, seat: i64, options: ActionList, rng: Rng) -> i64:
    """Return one of ``options``."""
    first = options[0]
    number: i64 = len(options)
    if number == 1:
        return first
    phase = t.phase
    me = t.players[seat]
    if phase == PAY:
        return _pay(t, me, first, number, rng)
    if phase == REWARD:
        return options[rng.below(number)]
    left = 0.0
    if phase == ACT or phase == FREE or phase == HUNT or phase == SPARE:
        left = _turns_left(t)
    weak = 0.0
    best = -1e9
    found = first
    i: i64 = 0
    luck = (_ACT_LUCK if phase == ACT else _LUCK) / 1024.0
    while i < number:
        action = options[i]
        if phase == ACT or phase == HUNT:
            worth = _bought(t, me, action, left)
        elif phase == HARVEST:
            worth = _harvested(t, me, action)
        elif phase == FREE:
            worth = _free(t, me, action, left)
        elif phase == DICE:
            worth = _rolled(t, me, action)
        elif phase == DUKE:
            worth = duke_worth(t.n, action - act.KEEP, weak)
        elif phase == THIEF or phase == VICTIM:
            worth = _taken(t, action)
        elif phase == SPARE:
            worth = _spared(t, me, action, left)
        elif phase == RAID:
            worth = _defence(t, action - act.RAID)
        elif phase == CAPTURE:
            worth = float(len(t.citizens[t.place + COLUMNS * (action - act.CAPTURE)]))
        else:  # a bargain: tokens for magic
            worth = 1.0 if action == act.ACCEPT and t.n > 1 else 0.0
        worth += luck * float(rng.below(1024))
        if worth > best:
            best = worth
            found = action
        i += 1
    return found


def _turns_left(t: Board) -> float:
    return rounds_ahead(t, _NOT_KEPT)


def _price(have: i64, floor: float, left: float) -> float:
    """Return the worth of one of a resource: less for who has plenty, and at the end only what it is to the duke."""
    full = _GOLD
    if have > _PLENTY:
        full *= 0.7
    if left < 2.0:
        full *= 0.5 * left
    return full if full > floor else floor


def _floor(me: Player) -> float:
    return DUKE_RESOURCE[me.duke]


# ---- the actions --------------------------------------------------------------------------------------------------


def _bought(t: Board, me: Player, action: i64, left: float) -> float:
    """Return the worth of a card for its price, of a resource, or of nothing."""
    floor = _floor(me)
    if action < act.SLAY:
        return 0.0
    if action < act.RECRUIT:
        monsters = t.monsters[action - act.SLAY]
        kind: i64 = monsters[len(monsters) - 1]
        found = MONSTER_POINTS[kind] + DUKE_MONSTER[me.duke * cards.MONSTERS + kind]
        if t.n == 1:
            found += MONSTER_POINTS[kind] + (1.0 if size_of(t.monsters) > 1 else _WIN)
        found += _REWARD[kind] * (1.0 if left > 1.0 else 0.5)
        found -= float(MONSTER_STRENGTH[kind]) * _price(me.strength, floor, left)
        return found - float(MONSTER_MAGIC[kind]) * _price(me.magic, floor, left)
    if action < act.GAIN:
        group = action - act.RECRUIT
        citizens = t.citizens[group]
        kind = citizens[len(citizens) - 1]
        found = _citizen(t, me, kind, left) - float(citizen_price(me, kind)) * _price(me.gold, floor, left)
        return found - _guard(t, group, len(citizens)) if t.n == 1 else found
    if action < act.BUILD:
        return _price(me.amount(action - act.GAIN), floor, left)
    column = action - act.BUILD
    domains = t.domains[column]
    kind = domains[len(domains) - 1]
    found = DOMAIN_POINTS[kind] + DUKE_DOMAIN[me.duke * cards.DOMAINS + kind] + _LASTS[kind] * left
    if left > 0.5:
        found += _POWER[kind]
    found -= float(DOMAIN_COST[kind]) * _price(me.gold, floor, left)
    return found - _guard(t, column, len(domains)) if t.n == 1 else found


def _citizen(t: Board, me: Player, kind: i64, left: float) -> float:
    """Return the worth of one more citizen."""
    each = _ON[kind] + _OFF_ROLLS[t.n] * _OFF[kind]
    by: i64 = COUNTED_BY[2 * kind + 1]
    role: i64 = CITIZEN_ROLE[kind]
    if by:
        number = me.domain_count
        if kind != cards.MINER:
            number = me.role(role) + 1
        each += _COUNTS[kind] * float(number)
    found = DUKE_CITIZEN[me.duke * cards.CITIZENS + kind] + left * each
    if me.role(role) < 2:
        found += _ROLE if left > 3.0 else _ROLE * left / 3.0
    return found


def _guard(t: Board, group: i64, size: i64) -> float:
    """Return the harm, alone, of taking a card that stands before the monsters of a column."""
    column = group - COLUMNS if group >= COLUMNS else group
    harm = 2.0 if size == 1 else 0.0
    if t.monsters[column]:
        defenders = _defence(t, column)
        harm += _OPEN / (defenders * defenders)
    return harm


def _defence(t: Board, column: i64) -> float:
    found: i64 = len(t.citizens[column])
    found += len(t.citizens[column + COLUMNS])
    found += len(t.domains[column])
    return float(found)


def _pay(t: Board, me: Player, first: i64, number: i64, rng: Rng) -> i64:
    """Pay as little magic as possible, but for one token that the second action may need."""
    main = me.strength if t.verb == act.SLAY else me.gold
    magic = first - act.MAGIC
    if t.actions > 0 and main == t.price - magic and me.magic - magic > 2 and rng.below(3):
        return first + 1 + rng.below(number - 1)
    return first


def _free(t: Board, me: Player, action: i64, left: float) -> float:
    group = action - act.FREE
    citizens = t.citizens[group]
    found = _citizen(t, me, citizens[len(citizens) - 1], left)
    return found - _guard(t, group, len(citizens)) if t.n == 1 else found


def _spared(t: Board, me: Player, action: i64, left: float) -> float:
    """Return the worth of giving a card back for tokens."""
    if action == act.DECLINE:
        return 0.3
    tokens = 0.0 if t.n == 1 else _TOKENS
    if action >= act.RETURN_CITIZEN:
        return tokens - _citizen(t, me, action - act.RETURN_CITIZEN, left)
    kind = action - act.RETURN_MONSTER
    return tokens - MONSTER_POINTS[kind] - DUKE_MONSTER[me.duke * cards.MONSTERS + kind]


# ---- dice and harvest ---------------------------------------------------------------------------------------------


def _harvested(t: Board, me: Player, action: i64) -> float:
    """Return the worth of a step of the harvest."""
    if action == act.DONE:
        return 0.0
    if action < act.BUILD:
        return 1.0 - 0.1 * float(me.amount(action - act.GAIN))
    if action < act.TRADE:
        return 1.0 - 0.1 * float(me.gold if action == act.CHOOSE else me.magic)
    part = trade_of(t, me, action - act.TRADE)
    left = me.amount(effects.resource_of(part)) - effects.number_of(part)
    return 0.8 if left > 0 else -0.3


def _rolled(t: Board, me: Player, action: i64) -> float:
    """Return what a roll brings the active player's citizens."""
    first = t.dice1
    second = t.dice2
    found = 0.5
    if action != act.DONE:
        found = 0.0
        value: i64 = 6
        if action >= act.LOWER:
            value = (second if action == act.LOWER + 1 else first) - 1
        elif action >= act.ONE:
            value = 1
            found = -_GOLD * float(me.role(cards.HOLY))
        else:
            found = -2.0 * _GOLD
        if action == act.SIX + 1 or action == act.ONE + 1 or action == act.LOWER + 1:
            second = value
        else:
            first = value
    met: i64 = 0
    number: i64
    for number in (first, second, first + second):
        group: i64 = GROUP_OF_NUMBER[number]
        met += bit(4 * group)
    kind: i64 = 0
    held = me.held
    while held:
        if held & 1:
            group = CITIZEN_GROUP[kind]
            often = met >> 4 * group & 15
            if often:
                found += float(often * me.citizens[kind]) * (_ON[kind] / MEETS[group] + _COUNTS[kind] / MEETS[group])
        held >>= 1
        kind += 1
    return found


# ---- from others --------------------------------------------------------------------------------------------------


def _taken(t: Board, action: i64) -> float:
    """Return how much is taken, a little more from who has more."""
    if action >= act.STEAL:
        place = action - act.STEAL
        victim = t.players[place // 6]
        return float(place % 6 // 2) + 0.3 + 0.1 * float(victim.monster_count + victim.domain_count)
    if action < act.FROM:
        return 0.0
    if t.n == 1:
        return 0.0
    victim = t.players[action - act.FROM]
    if effects.op_of(t.part) == effects.TAKE_MONSTER:
        return float(victim.monster_count) if victim.monster_count < 3 else 3.0
    number = effects.number_of(t.part)
    there = victim.amount(effects.resource_of(t.part))
    return float(there if there < number else number)
