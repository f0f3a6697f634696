"""Roll phase: two dice, and the domains that change them (rulebook: Fase da Rolagem; A14, A15)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import DICE, HELD, NOBODY, Board, Player
from burgrave.kernel.action_space import ARGUMENT, VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, number, pack
from burgrave.kernel.ints import i64

PALISADE_PRICE: Final = 2
PALISADE_FACE: Final = 6
ORCHID_PRICE: Final = 1  # for each holy citizen
ORCHID_FACE: Final = 1
LOWEST_FACE: Final = 1
_CHANGERS: Final = 1 << 0 | 1 << 1 | 1 << 18  # the domains that change a die
assert (cards.FOXGROVE_PALISADE, cards.THE_DESERT_ORCHID, cards.PALACE_OF_THE_DAWN) == (0, 1, 18)


def begin(t: Board) -> None:
    """Roll for the active player; open a decision if a die can be changed."""
    if t.turns() >= t.held_from:
        t.phase = HELD
        return
    if t.keeps_events:
        t.note(pack(ev.TURN, PUBLIC, number(t.round), t.active))
    t.used = 0
    t.dice1 = t.below(6) + 1
    t.dice2 = t.below(6) + 1
    show(t)


def show(t: Board) -> None:
    """Record the roll, give tokens for a pair, and open a decision if a die can be changed."""
    if t.keeps_events:
        t.note(pack(ev.ROLLED, PUBLIC, t.active, t.dice1, t.dice2))
    _pay_for_pair(t)
    ask(t)


def ask(t: Board) -> None:
    me = t.players[t.active]
    t.phase = NOBODY
    if me.domains & _CHANGERS:
        options = ActionList()
        legal(t, me, options)
        if len(options) > 1:
            t.phase = DICE


def legal(t: Board, me: Player, out: ActionList) -> None:
    """Append every possible change to a die (once if the dice are equal), and the action that announces the roll."""
    if me.domains & _CHANGERS:
        if _ready(t, me, cards.FOXGROVE_PALISADE):
            _dice(t, act.SIX, PALISADE_FACE, out)
        if _ready(t, me, cards.THE_DESERT_ORCHID):
            _dice(t, act.ONE, ORCHID_FACE, out)
        if _ready(t, me, cards.PALACE_OF_THE_DAWN):
            _dice(t, act.LOWER, LOWEST_FACE, out)
    out.append(act.DONE)


def _ready(t: Board, me: Player, domain: i64) -> bool:
    return me.has(domain) and not t.used >> domain & 1 and me.gold >= price(me, domain)


def _dice(t: Board, verb: i64, but: i64, out: ActionList) -> None:
    """Append an action for each distinct die, unless it already shows ``but``: a change must alter the die (A14)."""
    if t.dice1 != but:
        out.append(verb)
    if t.dice2 != but and t.dice2 != t.dice1:
        out.append(verb + 1)


def apply(t: Board, me: Player, action: i64) -> None:
    if action == act.DONE:
        t.phase = NOBODY
        return
    domain = changer(action)
    t.pay(me, cards.GOLD, price(me, domain))
    value = face(t, action)
    if is_second(action):
        t.dice2 = value
    else:
        t.dice1 = value
    t.used |= bit(domain)
    if t.keeps_events:
        t.note(pack(ev.ALTERED, PUBLIC, me.seat, domain, t.dice1, t.dice2))
    _pay_for_pair(t)
    ask(t)


def changer(action: i64) -> i64:
    """Return the domain that an action uses to change a die."""
    if action & VERB == act.SIX:
        return cards.FOXGROVE_PALISADE
    return cards.THE_DESERT_ORCHID if action & VERB == act.ONE else cards.PALACE_OF_THE_DAWN


def price(me: Player, domain: i64) -> i64:
    """Return the price, in gold, of changing a die with this domain."""
    if domain == cards.FOXGROVE_PALISADE:
        return PALISADE_PRICE
    return me.role(cards.HOLY) * ORCHID_PRICE if domain == cards.THE_DESERT_ORCHID else 0


def is_second(action: i64) -> bool:
    return action & ARGUMENT == 1


def face(t: Board, action: i64) -> i64:
    """Return the face that a die would show after the change that ``action`` makes."""
    if action & VERB == act.SIX:
        return PALISADE_FACE
    if action & VERB == act.ONE:
        return ORCHID_FACE
    return (t.dice2 if is_second(action) else t.dice1) - 1


def _pay_for_pair(t: Board) -> None:
    """Give the owner of Gargan's Embrace a token if the dice show a pair (A15)."""
    if t.dice1 != t.dice2:
        return
    for player in t.players:
        if player.has(cards.GARGANS_EMBRACE):
            t.gain_by(player, cards.GARGANS_EMBRACE)
