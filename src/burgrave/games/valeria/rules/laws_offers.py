"""The laws about what Valeria offers: each verb in its phase, all that can be done, and nothing that cannot."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards, harvest
from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.rules.board import COLUMNS, Board, Player
from burgrave.games.valeria.rules.phases import (
    ACT,
    BARGAIN,
    CAPTURE,
    DICE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    PAY,
    PHASE_NAMES,
    RAID,
    REWARD,
    SPARE,
    THIEF,
    VICTIM,
)  # fmt: skip
from burgrave.kernel.ints import i64
from burgrave.kernel.laws import BrokenLaw

__all__ = ["check_offers"]

_OFFER: Final = "what is offered can be done, and nothing else"

# each verb, and the phases in which the verb is offered
_VERBS: Final[list[tuple[int, list[int]]]] = [
    (act.DONE, [DICE, HARVEST]),
    (act.DECLINE, [SPARE, BARGAIN, HUNT]),
    (act.NOTHING, [THIEF]),
    (act.ACCEPT, [BARGAIN]),
    (act.SLAY, [ACT, HUNT]),
    (act.RECRUIT, [ACT]),
    (act.GAIN, [ACT, HARVEST]),
    (act.BUILD, [ACT]),
    (act.MAGIC, [PAY]),
    (act.CHOOSE, [HARVEST, REWARD]),
    (act.TRADE, [HARVEST]),
    (act.FREE, [FREE]),
    (act.FROM, [VICTIM]),
    (act.STEAL, [THIEF]),
    (act.SIX, [DICE]),
    (act.ONE, [DICE]),
    (act.LOWER, [DICE]),
    (act.RETURN_MONSTER, [SPARE]),
    (act.RETURN_CITIZEN, [SPARE]),
    (act.KEEP, [DUKE]),
    (act.RAID, [RAID]),
    (act.CAPTURE, [CAPTURE]),
]


_PHASES_OF: Final = dict(_VERBS)


def check_offers(t: Board, me: Player, options: list[int]) -> None:
    """Check the legal list of an open seat."""
    for action in options:
        if t.phase not in _PHASES_OF[action & act.VERB]:
            raise BrokenLaw(_OFFER, f"{notation(action)!r} in the phase {PHASE_NAMES[t.phase]}")
    if t.phase == ACT:
        _check_market(t, me, options)
        _check_building(t, me, options)
    elif t.phase == HUNT:
        _check_slaying(t, me, options)
    elif t.phase == PAY:
        _check_splits(t, me, options)
    elif t.phase == THIEF:
        _check_thefts(t, me, options)
    elif t.phase == DUKE:
        _check_keeping(me, options)
    elif t.phase != HARVEST and len(options) < 2:
        raise BrokenLaw(_OFFER, f"there is nothing to choose in the phase {PHASE_NAMES[t.phase]}")


def _expect(options: list[int], action: i64, can: bool) -> None:
    if (action in options) != can:
        raise BrokenLaw(_OFFER, f"{notation(action)!r} is {'not ' if can else ''}offered")


def _affords(main: i64, magic: i64, price: i64) -> bool:
    """Tell whether a price can be paid with at least one token of its own."""
    return main >= 1 and magic >= 0 and main + magic >= price


def _check_slaying(t: Board, me: Player, options: list[int]) -> None:
    column: i64
    for column in range(COLUMNS):
        can = False
        if t.monsters[column]:
            kind: i64 = t.monsters[column][-1]
            can = _affords(me.strength, me.magic - cards.MONSTER_MAGIC[kind], cards.MONSTER_STRENGTH[kind])
        _expect(options, act.SLAY + column, can)


def _check_market(t: Board, me: Player, options: list[int]) -> None:
    """Check slaying, recruiting, and that a resource can be gained."""
    group: i64
    resource: i64
    _check_slaying(t, me, options)
    for group in range(cards.GROUPS):
        can = False
        if t.citizens[group]:
            kind: i64 = t.citizens[group][-1]
            more: i64 = 0 if me.has(cards.EMERALD_STRONGHOLD) else me.named(kind)
            can = _affords(me.gold, me.magic, cards.CITIZEN_COST[kind] + more)
        _expect(options, act.RECRUIT + group, can)
    for resource in range(3):
        _expect(options, act.GAIN + resource, True)


def _check_building(t: Board, me: Player, options: list[int]) -> None:
    column: i64
    role: i64
    for column in range(COLUMNS):
        can = False
        if t.domains[column]:
            domain: i64 = t.domains[column][-1]
            less: i64 = 1 if me.has(cards.PRATCHETTS_PLATEAU) else 0
            can = _affords(me.gold, me.magic, cards.DOMAIN_COST[domain] - less)
            for role in range(4):
                if me.role(role) < cards.DOMAIN_ROLES[domain] >> 4 * role & 15:
                    can = False
        _expect(options, act.BUILD + column, can)


def _check_splits(t: Board, me: Player, options: list[int]) -> None:
    magic: i64
    main = me.strength if t.verb == act.SLAY else me.gold
    for magic in range(len(act.ACTIONS.ids_of(act.MAGIC))):
        rest = t.price - magic
        _expect(options, act.MAGIC + magic, rest >= 1 and rest <= main and magic + t.price_magic <= me.magic)
    if len(options) < 2:
        raise BrokenLaw(_OFFER, f"there is nothing to choose: {options}")


def _check_thefts(t: Board, me: Player, options: list[int]) -> None:
    seat: i64
    amount: i64
    for seat in range(5):
        gold: i64 = 0
        magic: i64 = 0
        if t.n == 1 and seat == 0:
            gold = harvest.MOST_STOLEN
            magic = harvest.MOST_STOLEN
        elif seat < t.n and seat != me.seat:
            gold = t.players[seat].gold
            magic = t.players[seat].magic
        for amount in range(1, harvest.MOST_STOLEN + 1):
            place = act.STEAL + 6 * seat + 2 * (amount - 1)
            _expect(options, place, amount <= gold)
            _expect(options, place + 1, amount <= magic)


def _check_keeping(me: Player, options: list[int]) -> None:
    duke: i64
    for duke in range(cards.DUKES):
        _expect(options, act.KEEP + duke, me.dealt >> duke & 1 != 0)
