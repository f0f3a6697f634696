"""Action phase: two actions, with powers that take effect at the start and at the end.

Rulebook: Fase de Ação; A16, A20, A25, A28.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules import market, rewards
from burgrave.games.valeria.rules.board import ACT, NOBODY, Board, Player
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

ACTIONS: Final = 2
TAKEN: Final = 1  # amount of a resource gained by an action


def begin(t: Board) -> None:
    """Resolve the powers that take effect at the start of the action phase, then open the first action decision."""
    me = t.players[t.active]
    _powers(t, me, cards.ACTION_START)
    rewards.run(t)  # gains only: no decisions
    t.actions = ACTIONS
    t.phase = ACT


def _powers(t: Board, me: Player, trigger: i64) -> None:
    """Push the powers of the player's domains with this trigger onto the pending effects; their order is irrelevant."""
    domain: i64 = 0
    left = me.domains
    while left:
        if left & 1 and cards.DOMAIN_TRIGGER[domain] == trigger:
            rewards.push(t, DOMAIN_PROGRAM[domain][0])
        left >>= 1
        domain += 1


def end(t: Board) -> None:
    """Push the player's powers that take effect at the end of the action phase onto the pending effects."""
    _powers(t, t.players[t.active], cards.ACTION_END)


def legal(t: Board, me: Player, out: ActionList) -> None:
    """Append every affordable action; gaining a resource is always legal."""
    if me.strength:
        market.fill_slay(t, me, out)
    market.fill_recruit(t, me, out)
    for resource in range(3):
        out.append(act.GAIN + resource)
    market.fill_build(t, me, out)


def apply(t: Board, me: Player, action: i64) -> None:
    t.actions -= 1
    if action & VERB == act.GAIN:
        t.gain(me, action - act.GAIN, TAKEN, ev.TOOK)
        t.phase = NOBODY
    else:
        market.begin(t, me, action)


def complete(t: Board, me: Player) -> None:
    """Take the card that was paid for, and resolve its effects."""
    if t.verb == act.SLAY:
        _slay(t, me, t.take_monster(t.place))
    elif t.verb == act.RECRUIT:
        kind: i64 = t.take_citizen(t.place)
        if t.keeps_events:
            t.note(pack(ev.RECRUITED, PUBLIC, me.seat, kind))
        market.welcome(t, me, kind)
    else:
        _build(t, me, t.take_domain(t.place))


def _slay(t: Board, me: Player, kind: i64) -> None:
    me.add_monster(kind, 1)
    if t.keeps_events:
        t.note(pack(ev.SLAIN, PUBLIC, me.seat, kind))
    if me.has(cards.THE_VIOLET_THORN):
        t.gain_by(me, cards.THE_VIOLET_THORN)
    rewards.reward(t, kind)


def _build(t: Board, me: Player, domain: i64) -> None:
    """Add a domain to the tableau; resolve its power before the next domain is turned up (A28)."""
    me.add_domain(domain)
    if t.keeps_events:
        t.note(pack(ev.BUILT, PUBLIC, me.seat, domain))
    if cards.DOMAIN_TRIGGER[domain] == cards.ON_BUILD:
        t.covered = t.place
        rewards.push(t, DOMAIN_PROGRAM[domain][0])
