"""Theater: its owner may swap a character, face down, with an opponent (rules section 2.2)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import others
from burgrave.games.citadels.rules.pieces import BETWEEN, LEND, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


def opens(me: Player) -> bool:
    """Return True if this player owns the Theater and so may swap before the calls."""
    return me.has(cards.THEATER)


def legal(t: Board, me: Player, out: ActionList) -> None:
    """Append an action to decline, and one to swap with each opponent."""
    out.append(act.STAY)
    others(t, me, out, act.STAGE)


def apply(t: Board, me: Player, action: i64) -> None:
    """Decline or swap; if players have two characters each, first ask which one to give."""
    if action == act.STAY:
        if t.keeps_events:
            t.note(pack(ev.STAYED, PUBLIC, me.seat))
        t.phase = BETWEEN
        return
    t.target = action - act.STAGE
    if t.n <= 3:
        t.phase = LEND
        return
    _swap(t, me, _lowest(me.ranks), _lowest(t.players[t.target].ranks))


def legal_lend(t: Board, me: Player, out: ActionList) -> None:
    rank: i64 = 1
    while rank <= t.ranks_in_play:
        if me.ranks >> rank & 1:
            out.append(act.LEND + t.cast[rank])
        rank += 1


def apply_lend(t: Board, me: Player, action: i64) -> None:
    """Swap the chosen character for a random one of the opponent's two."""
    other = t.players[t.target].ranks
    got = _lowest(other)
    if t.below(2) == 1:
        got = _lowest(other & ~bit(got))
    gave: i64 = cards.CHARACTER_RANK[action - act.LEND]
    _swap(t, me, gave, got)


def _lowest(ranks: i64) -> i64:
    rank: i64 = 1
    while not ranks >> rank & 1:
        rank += 1
    return rank


def _swap(t: Board, me: Player, gave: i64, got: i64) -> None:
    other = t.players[t.target]
    swap = bit(gave) | bit(got)
    me.ranks ^= swap
    other.ranks ^= swap
    t.set_holder(gave, other.seat)
    t.set_holder(got, me.seat)
    t.stage_seat = me.seat
    t.stage_with = other.seat
    t.stage_gave = gave
    t.stage_got = got
    if t.keeps_events:
        t.note(pack(ev.STAGED, PUBLIC, me.seat, other.seat))
        t.note(pack(ev.STAGE_GOT, me.bit | other.bit, me.seat, t.cast[got]))
        t.note(pack(ev.STAGE_GOT, me.bit | other.bit, other.seat, t.cast[gave]))
    t.target = -1
    t.phase = BETWEEN
