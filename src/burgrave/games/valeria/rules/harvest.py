"""Harvest: thieves first, then all players simultaneously.

Rulebook: Fase da Colheita; A8 to A13, A38, A45.

Plain gains are automatic and come before any decision, because they cost nothing and can only help. The remaining
decisions involve only the player and the bank, so players may make them in any order.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import GROUP_OF_NUMBER
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import HARVEST, NOBODY, THIEF, Board, Player
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, EXCHANGE, STEAL
from burgrave.games.valeria.rules.rulings import A10_THIEF_MAY_TAKE_NOTHING
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, numbers
from burgrave.kernel.bits import bit, packed
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

MOST_STOLEN: Final = effects.number_of(CITIZEN_ON[cards.THIEF][0][0])
CHOICE: Final = effects.number_of(CITIZEN_ON[cards.MERCHANT][0][0])  # gold or magic, also for the off-turn Thief
CONSOLATION: Final = 1  # amount of a resource
THIEF_NUMBER: Final = 7


def _kinds_of_groups() -> list[list[i64]]:
    found: list[list[i64]] = [[] for _ in range(cards.GROUPS)]
    for kind in range(cards.CITIZENS):
        found[cards.CITIZEN_GROUP[kind]].append(kind)
    return found


def _traders() -> list[i64]:
    """Return the citizens that offer an exchange, either on their owner's turn or on other turns."""
    found: list[i64] = []
    for kind in range(cards.CITIZENS):
        for program in (CITIZEN_ON[kind], CITIZEN_OFF[kind]):
            if effects.op_of(program[0][0]) == EXCHANGE and kind not in found:
                found.append(kind)
    return found


GROUP_KINDS: Final = _kinds_of_groups()
_KINDS: Final = [GROUP_KINDS[group] for group in GROUP_OF_NUMBER[1:]]  # activated by each number from 1
_FIRST: Final = packed([kinds[0] for kinds in _KINDS], 5)  # the lowest of these kinds
_ACTIVATED: Final = numbers([sum([1 << kind for kind in kinds]) for kinds in _KINDS])  # ... and all of them, as masks
TRADERS: Final = _traders()  # an exchange is identified by its index here
_TRADE: Final[list[i64]] = [TRADERS.index(kind) if kind in TRADERS else 0 for kind in range(cards.CITIZENS)]


def times(t: Board, number: i64) -> i64:
    """Return how many times the dice activate a number: once for each matching die, and once if the sum matches."""
    found: i64 = 0
    if t.dice1 == number:
        found += 1
    if t.dice2 == number:
        found += 1
    if t.dice1 + t.dice2 == number:
        found += 1
    return found


def waits(t: Board, seat: i64) -> bool:
    """Return True for the Waiting player: in a five-player game, the player to the right of the active player."""
    return t.n == 5 and seat == (t.active + 4) % 5


# ---- thieves ----------------------------------------------------------------------------------------------------


def begin(t: Board) -> None:
    """Begin the harvest with the active player's thieves."""
    me = t.players[t.active]
    t.steals = thefts(me, times(t, THIEF_NUMBER))
    ask_thief(t)


def thefts(me: Player, often: i64) -> i64:
    """Return how many thefts a player's thieves make if their number is activated ``often`` times."""
    thieves: i64 = me.citizens[cards.THIEF]
    return thieves * often


def ask_thief(t: Board) -> None:
    """Open the decision about the next theft; begin the harvest if there are no more thefts or nothing to steal."""
    if t.steals > 0:
        options = ActionList()
        legal_thief(t, t.players[t.active], options)
        if len(options) > 1:
            t.phase = THIEF
            return
        t.steals = 0
    reap(t, True)


def legal_thief(t: Board, me: Player, out: ActionList) -> None:
    """Append a theft for every victim (solo: the bank), resource and amount, and the action ``nothing`` (A9, A10)."""
    for victim in t.players:
        if t.n == 1:
            _steals(me.seat, MOST_STOLEN, MOST_STOLEN, out)
        elif victim.seat != me.seat:
            _steals(victim.seat, victim.gold, victim.magic, out)
    if A10_THIEF_MAY_TAKE_NOTHING or not out:
        out.append(act.NOTHING)


def _steals(seat: i64, gold: i64, magic: i64, out: ActionList) -> None:
    amount: i64
    for amount in range(1, MOST_STOLEN + 1):
        place = act.STEAL + seat * 6 + (amount - 1) * 2
        if amount <= gold:
            out.append(place)
        if amount <= magic:
            out.append(place + 1)


def apply_thief(t: Board, me: Player, action: i64) -> None:
    t.steals -= 1
    if action != act.NOTHING:
        place = action - act.STEAL
        resource: i64 = cards.MAGIC if place % 2 else cards.GOLD
        amount = place % 6 // 2 + 1
        if t.n == 1:
            t.gain(me, resource, amount, ev.LOOTED)
        else:
            t.move(t.players[place // 6], me, resource, amount, ev.STOLEN)
    ask_thief(t)


# ---- all players --------------------------------------------------------------------------------------------------


def reap(t: Board, own_turn: bool) -> None:
    """Activate the cards of all players.

    ``own_turn`` is True if the active player uses on-turn powers, and False in the second harvest of a solo game.
    """
    asked = False
    for player in t.players:
        if waits(t, player.seat):
            continue
        activate(t, player, own_turn and player.seat == t.active)
        _settle(t, player)
        if is_open(player):
            asked = True
    t.phase = HARVEST if asked else NOBODY


def activate(t: Board, me: Player, on: bool) -> None:
    """Activate the cards of one player, using on-turn powers if ``on`` is true, else off-turn powers."""
    me.choices = 0
    me.trades = 0
    me.compensation = False
    activated = False
    if t.dice1 == t.dice2:
        activated = activate_number(t, me, on, t.dice1, 2)
    else:
        first = activate_number(t, me, on, t.dice1, 1)
        second = activate_number(t, me, on, t.dice2, 1)
        activated = first or second
    if activate_number(t, me, on, t.dice1 + t.dice2, 1):
        activated = True
    me.compensation = not activated  # A11: even if the activation brought nothing


def activate_number(t: Board, me: Player, on: bool, number: i64, often: i64) -> bool:
    """Activate every card with this number ``often`` times; return True if there is such a card."""
    activated = False
    if number == 5:
        t.gain(me, cards.GOLD, often)
        activated = True
    elif number == 6:
        t.gain(me, cards.STRENGTH, often)
        activated = True
    kind = _FIRST >> 5 * (number - 1) & 31
    held = (me.held & _ACTIVATED[number - 1]) >> kind
    if held:
        activated = True
    while held:
        if held & 1:
            copies: i64 = me.citizens[kind]
            _use(t, me, kind, on, copies * often)
        held >>= 1
        kind += 1
    return activated


def _use(t: Board, me: Player, kind: i64, on: bool, often: i64) -> None:
    part: i64
    program = CITIZEN_ON[kind] if on else CITIZEN_OFF[kind]
    if len(program) > 1:
        me.choices += often
        return
    for part in program[0]:
        op = effects.op_of(part)
        if op == EXCHANGE:
            me.trades += often * bit(5 * _TRADE[kind])
        elif op != STEAL:
            t.gain(me, effects.resource_of(part), effects.number_of(part) * me.count(part) * often)


def trade_of(t: Board, me: Player, kind: i64) -> i64:
    """Return the exchange that a citizen offers this player in this harvest."""
    on = me.seat == t.active and not t.second
    program = CITIZEN_ON[kind] if on else CITIZEN_OFF[kind]
    return program[0][0]


def is_open(me: Player) -> bool:
    return me.compensation or me.choices > 0 or me.trades > 0


def _settle(t: Board, me: Player) -> None:
    """Drop a player's exchanges if the player can pay for none of them and has no choices left."""
    if me.choices > 0:
        return
    number: i64 = 0
    left = me.trades
    while left:
        if left & 31 and _payable(t, me, number):
            return
        left >>= 5
        number += 1
    me.trades = 0


def _payable(t: Board, me: Player, number: i64) -> bool:
    part = trade_of(t, me, TRADERS[number])
    return me.amount(effects.resource_of(part)) >= effects.number_of(part)


def _trades(t: Board, me: Player, out: ActionList) -> None:
    number: i64 = 0
    left = me.trades
    while left:
        if left & 31 and _payable(t, me, number):
            out.append(act.TRADE + TRADERS[number])
        left >>= 5
        number += 1


def legal(t: Board, me: Player, out: ActionList) -> None:
    """Append a player's options in the harvest (A12).

    A player whose cards were not activated chooses one resource as compensation. Otherwise, the options are choices of
    gold or magic, affordable exchanges and, once no choices are left, ``done``.
    """
    if me.compensation:
        for resource in range(3):
            out.append(act.GAIN + resource)
        return
    if me.choices > 0:
        out.append(act.CHOOSE)
        out.append(act.CHOOSE + 1)
    _trades(t, me, out)
    if me.choices == 0:
        out.append(act.DONE)


def apply(t: Board, me: Player, action: i64) -> None:
    """Resolve one harvest option; end the harvest once no player has an open decision."""
    if action == act.DONE:
        me.trades = 0
    elif me.compensation:
        me.compensation = False
        t.gain(me, action - act.GAIN, CONSOLATION, ev.CONSOLED)
    elif action & VERB == act.TRADE:
        _trade(t, me, action - act.TRADE)
    else:
        me.choices -= 1
        t.gain(me, cards.GOLD if action == act.CHOOSE else cards.MAGIC, CHOICE)
    _settle(t, me)
    for player in t.players:
        if is_open(player):
            return
    t.phase = NOBODY


def _trade(t: Board, me: Player, kind: i64) -> None:
    part = trade_of(t, me, kind)
    me.trades -= bit(5 * _TRADE[kind])
    if t.keeps_events:
        t.note(pack(ev.TRADED, PUBLIC, me.seat, kind))
    me.add(effects.resource_of(part), -effects.number_of(part))
    t.gain_for(me, part)
