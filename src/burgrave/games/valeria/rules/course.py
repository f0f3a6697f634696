"""Flow of the game: advancing to the next decision (rulebook: Fluxo da Partida, Fim da Partida)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.facts import ValeriaStage
from burgrave.games.valeria.rules import acting, harvest, rewards, roll, solo
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import ACT, DUKE, HARVEST, NO_DUKE, NOBODY, OVER, Board, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

# ---- stages of a turn: the last completed step --------------------------------------------------------------------
ROLLED: Final = 0
HARVESTED: Final = 1
ACTED: Final = 2
CLOSED: Final = 3
RAIDED: Final = 4  # solo
REAPED: Final = 5  # solo: the second harvest
STAGE_NAMES: Final[list[ValeriaStage]] = ["roll", "harvest", "action", "close", "monsters", "second harvest"]


def advance(t: Board) -> None:
    """Advance the game to the next decision or to its end."""
    while t.phase == NOBODY:
        if t.bought:
            t.bought = False
            acting.complete(t, t.players[t.active])
        elif len(t.todo) > 0:
            rewards.run(t)
        elif t.stage == ROLLED:
            t.stage = HARVESTED
            harvest.begin(t)
        elif t.stage == HARVESTED:
            t.stage = ACTED
            acting.begin(t)
        elif t.stage == ACTED:
            _after_action(t)
        else:
            _after_turn(t)


def _after_action(t: Board) -> None:
    t.covered = -1
    t.mark_exhausted()
    if t.n == 1 and solo.is_over(t):
        return
    if t.actions > 0:
        t.phase = ACT
        return
    t.stage = CLOSED
    acting.end(t)


def _after_turn(t: Board) -> None:
    """Pass the dice; in solo games, first run the monster phase and the second harvest."""
    if t.n > 1:
        _pass_dice(t)
    elif t.stage == CLOSED:
        t.stage = RAIDED
        solo.begin(t)
    elif t.stage == RAIDED:
        if not solo.go_on(t):
            t.stage = REAPED
            t.second = True
            harvest.reap(t, False)
    else:
        t.second = False
        t.round += 1
        t.stage = ROLLED
        roll.begin(t)


def _pass_dice(t: Board) -> None:
    """End the game if the end is due and the first player would be next; otherwise let the next player roll (A22)."""
    was_due = t.end_due and t.end_latched
    t.end_due = was_due or ends(t)
    after = t.active + 1
    if after == t.n:
        after = 0
    if after == t.first:
        if t.end_due:
            t.phase = OVER
            if t.keeps_events:
                t.note(pack(ev.FINISHED, PUBLIC))
            return
        t.round += 1
    elif t.end_due and not was_due and t.end_latched and t.keeps_events:
        t.note(pack(ev.END_DUE, PUBLIC))
    t.active = after
    t.stage = ROLLED
    roll.begin(t)


def ends(t: Board) -> bool:
    """Return True if an end condition holds: no monsters, no domains, or two exhausted stacks per player (A21)."""
    return solo.all_slain(t) or t.top_domains == 0 or t.exhausted_cards >= 2 * t.n


def may_have_ended(t: Board) -> bool:
    """Return True if an end condition holds, or may have held this round before cards were returned (A22)."""
    if ends(t):
        return True
    back: i64 = 0
    left = solo.monsters_left(t)
    for player in t.players:
        if player.has(cards.NEST_OF_THE_WEAVER_WITCH):
            back += 1
        if player.has(cards.WATCHER_ON_THE_WATER):
            back += 1
            if left == 1:
                return True
    return t.exhausted() + back >= 2 * t.n


def is_open(t: Board, player: Player) -> bool:
    if t.phase == DUKE:
        return player.duke == NO_DUKE
    if t.phase == HARVEST:
        return harvest.is_open(player)
    return t.phase < OVER and player.seat == t.active


def open_seats(t: Board) -> list[int]:
    seats: list[int] = []
    for player in t.players:
        if is_open(t, player):
            seats.append(player.seat)
    return seats


# ---- choosing dukes -----------------------------------------------------------------------------------------------


def legal_duke(me: Player, out: ActionList) -> None:
    duke: i64
    for duke in range(cards.DUKES):
        if me.dealt >> duke & 1:
            out.append(act.KEEP + duke)


def apply_duke(t: Board, me: Player, action: i64) -> None:
    """Keep one duke and return the other face down; after the last player's choice, let the first player roll."""
    me.duke = action - act.KEEP
    t.away_dukes |= me.dealt & ~bit(me.duke)
    if t.keeps_events:
        t.note(pack(ev.KEPT, PUBLIC, me.seat))
        t.note(pack(ev.KEPT_DUKE, me.bit, me.seat, me.duke))
    for player in t.players:
        if player.duke == NO_DUKE:
            return
    t.stage = ROLLED
    roll.begin(t)
