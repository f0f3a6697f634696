"""Solo game: the monster phase and the end of the game (rulebook: Variante Solo; A29 to A42)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import COLUMNS
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import CAPTURE, NOBODY, OVER, RAID, Board
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

EXHAUSTED_END: Final = 5
WON: Final = 1
LOST: Final = 2
SCORED: Final = 3


def is_over(t: Board) -> bool:
    """End the game if all monsters are slain or five stacks are exhausted (A33, A42); return True if it ended."""
    if all_slain(t):
        finish(t, WON)
        return True
    if t.exhausted_cards >= EXHAUSTED_END:
        finish(t, SCORED)
        return True
    return False


def all_slain(t: Board) -> bool:
    return t.top_monsters == 0


def monsters_left(t: Board) -> i64:
    number: i64 = 0
    for stack in t.monsters:
        number += len(stack)
    return number


def finish(t: Board, outcome: i64) -> None:
    t.outcome = outcome
    t.phase = OVER
    t.raids = []
    if t.keeps_events:
        t.note(pack(ev.FINISHED, PUBLIC))


def begin(t: Board) -> None:
    """Begin the monster phase: each die activates the monsters of its column (A30)."""
    t.raids = [t.dice1, t.dice2]


def go_on(t: Board) -> bool:
    """Open the decision about the next raid, or resolve it if there is no choice; return False if no raid is left."""
    options = ActionList()
    legal_raid(t, options)
    if not options:
        t.raids = []
        return False
    if len(options) == 1:
        apply_raid(t, options[0])
    else:
        t.phase = RAID
    return True


def legal_raid(t: Board, out: ActionList) -> None:
    """Append a raid for every column with monsters that the dice can activate; a six can activate any column (A31)."""
    column: i64
    six = 6 in t.raids
    for column in range(COLUMNS):
        if t.monsters[column] and (six or column + 1 in t.raids):
            out.append(act.RAID + column)


def apply_raid(t: Board, action: i64) -> None:
    """Activate the monsters of a column, using a die with the column's number if there is one, otherwise a six."""
    column = action - act.RAID
    t.raids.remove(column + 1 if column + 1 in t.raids else 6)
    t.place = column
    t.phase = NOBODY
    upper = t.citizens[column]
    lower = t.citizens[column + COLUMNS]
    if upper and lower:
        t.phase = CAPTURE
    elif upper or lower:
        apply_capture(t, act.CAPTURE if upper else act.CAPTURE + 1)
    elif t.domains[column]:
        domain: i64 = t.take_domain(column)
        t.captured_domains |= bit(domain)
        if t.keeps_events:
            t.note(pack(ev.CAPTURED_DOMAIN, PUBLIC, domain))
        _after_capture(t)
    else:
        finish(t, LOST)


def apply_capture(t: Board, action: i64) -> None:
    """Let the Dark Lord take the top citizen of one of the column's stacks (A32)."""
    kind = t.take_citizen(t.place + COLUMNS * (action - act.CAPTURE))
    t.captured[kind] = t.captured[kind] + 1
    t.phase = NOBODY
    if t.keeps_events:
        t.note(pack(ev.CAPTURED, PUBLIC, kind))
    _after_capture(t)


def _after_capture(t: Board) -> None:
    """Mark as exhausted any stack that the Dark Lord has just emptied (A32), then check for the end of the game."""
    t.mark_exhausted()
    is_over(t)


def legal_capture(out: ActionList) -> None:
    """Append the actions that capture the column's upper and lower citizen."""
    out.append(act.CAPTURE)
    out.append(act.CAPTURE + 1)
