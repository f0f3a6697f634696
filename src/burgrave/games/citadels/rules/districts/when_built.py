"""Districts of the older editions that act when built: Haunted Quarter, Bell Tower, Lighthouse."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.pieces import MAIN, SEARCH, TOWER, Player, sorted_kinds
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

BELL_TOWER_SIZE: Final = 7


def enter(t: Board, me: Player, kind: i64) -> None:
    """Apply the effect of a district that ``me`` has just built; the effect may require a decision."""
    if kind == cards.HAUNTED_QUARTER:
        t.haunted_round = t.round
    elif kind == cards.BELL_TOWER and t.goal > BELL_TOWER_SIZE:
        t.phase = TOWER
    elif kind == cards.LIGHTHOUSE and t.deck_size() > 0:
        t.learn_all(t.deck[t.top :], me.bit)
        t.phase = SEARCH


# ---- Bell Tower: seven districts complete a city ------------------------------------------------------------------


def legal_tower(out: ActionList) -> None:
    out.append(act.DECLARE)
    out.append(act.DECLINE)


def apply_tower(t: Board, me: Player, action: i64) -> None:
    """Declare the smaller city size or decline.

    All cities that now count as complete share the bonus for the first complete city, unless a city was complete before
    this build.
    """
    t.phase = MAIN
    if action == act.DECLINE:
        if t.keeps_events:
            t.note(pack(ev.UNDECLARED, PUBLIC, me.seat))
        return
    by_this_build = t.firsts == me.bit and me.size == t.goal
    t.tower = True
    t.goal = BELL_TOWER_SIZE
    if t.keeps_events:
        t.note(pack(ev.TOWER, PUBLIC, me.seat))
    complete = t.complete_cities()
    if complete and (t.firsts == 0 or by_this_build):
        t.complete_first(complete)


# ---- Lighthouse: search the deck ------------------------------------------------------------------------------------


def legal_search(t: Board, out: ActionList) -> None:
    """Append the actions to take any card of the deck or decline."""
    sorted_kinds(t.deck[t.top :], out, act.TAKE)
    out.append(act.DECLINE)


def apply_search(t: Board, me: Player, action: i64) -> None:
    """Take a card without showing it to the other players, or decline; then shuffle the deck."""
    if t.keeps_events:
        t.note(pack(ev.SEARCHED, PUBLIC, me.seat))
    if action != act.DECLINE:
        kind = action - act.TAKE
        t.blur(t.deck[t.top :], me.bit)
        me.take(t.take_from_within(kind))
        if t.keeps_events:
            t.note(pack(ev.SEARCH_CARD, me.bit, me.seat, kind))
    elif t.keeps_events:
        t.note(pack(ev.FORGONE, PUBLIC, me.seat))
    t.shuffle_deck()
    t.phase = MAIN
