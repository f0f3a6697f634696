"""The roll phase: two dice, and the domains that change them (rulebook: Fase da Rolagem; A14, A15)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.phases import DICE, NOBODY
from burgrave.games.valeria.rules.table import Player, Table
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, number, pack
from burgrave.kernel.ints import i64

PALISADE_PRICE: Final = 2


def begin(t: Table) -> None:
    """Roll for the active player; ask where a die can be changed, else the roll is announced."""
    if t.keeps_events:
        t.note(pack(ev.TURN, PUBLIC, number(t.round), t.active))
    t.used = 0
    t.dice1 = t.below(6) + 1
    t.dice2 = t.below(6) + 1
    if t.keeps_events:
        t.note(pack(ev.ROLLED, PUBLIC, t.active, t.dice1, t.dice2))
    _pay_for_pair(t)
    _ask(t)


def _ask(t: Table) -> None:
    """Ask only while there is a die to change."""
    options: list[int] = []
    legal(t, t.players[t.active], options)
    t.phase = DICE if len(options) > 1 else NOBODY


def legal(t: Table, me: Player, out: list[int]) -> None:
    """Append every change that a domain can make, and announcing the roll. Two dice that show the same are alike."""
    if me.domains:
        if _ready(t, me, cards.FOXGROVE_PALISADE) and me.gold >= PALISADE_PRICE:
            _dice(t, act.SIX, 6, out)
        if _ready(t, me, cards.THE_DESERT_ORCHID) and me.gold >= me.role(cards.HOLY):
            _dice(t, act.ONE, 1, out)
        if _ready(t, me, cards.PALACE_OF_THE_DAWN):
            _dice(t, act.LOWER, 1, out)
    out.append(act.DONE)


def _ready(t: Table, me: Player, domain: i64) -> bool:
    return me.has(domain) and not t.used >> domain & 1


def _dice(t: Table, verb: i64, but: i64, out: list[int]) -> None:
    """Append ``verb`` for each different die that does not show ``but``: nothing is changed into itself (A14)."""
    if t.dice1 != but:
        out.append(verb)
    if t.dice2 != but and t.dice2 != t.dice1:
        out.append(verb + 1)


def apply(t: Table, me: Player, action: i64) -> None:
    """Change a die, or announce."""
    if action == act.DONE:
        t.phase = NOBODY
        return
    if action < act.ONE:
        domain: i64 = cards.FOXGROVE_PALISADE
        second = action - act.SIX
        t.pay(me, cards.GOLD, PALISADE_PRICE)
        _set(t, second, 6)
    elif action < act.LOWER:
        domain = cards.THE_DESERT_ORCHID
        second = action - act.ONE
        t.pay(me, cards.GOLD, me.role(cards.HOLY))
        _set(t, second, 1)
    else:
        domain = cards.PALACE_OF_THE_DAWN
        second = action - act.LOWER
        _set(t, second, (t.dice2 if second else t.dice1) - 1)
    t.used |= bit(domain)
    if t.keeps_events:
        t.note(pack(ev.ALTERED, PUBLIC, me.seat, domain, t.dice1, t.dice2))
    _pay_for_pair(t)
    _ask(t)


def _set(t: Table, second: i64, value: i64) -> None:
    if second:
        t.dice2 = value
    else:
        t.dice1 = value


def _pay_for_pair(t: Table) -> None:
    """Gargan's Embrace: a token for its owner whenever the dice come to show a pair (A15)."""
    if t.dice1 != t.dice2:
        return
    for player in t.players:
        if player.has(cards.GARGANS_EMBRACE):
            t.gain_by(player, cards.GARGANS_EMBRACE)
