"""Calling of ranks: reveals, bewitched and killed ranks, end of round (rules sections 2.3, 2.5, 2.6)."""

from __future__ import annotations

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.knowledge.traces import EVERY_SEAT
from burgrave.games.citadels.rules import choosing as selection
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules import turn
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.emperor import heirs
from burgrave.games.citadels.rules.characters.queen import pay_court, waits_for
from burgrave.games.citadels.rules.districts import hospital
from burgrave.games.citadels.rules.pieces import HEIR, OVER, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


def advance(t: Board) -> None:
    """Resume the Witch's suspended turn, call ranks until one answers, or end the round."""
    if t.only_gathers:
        t.only_gathers = False
        if t.rank == t.bewitched:
            _resume(t)
            return
    while t.rank < t.ranks_in_play:
        t.rank += 1
        seat: i64 = t.holder(t.rank)
        if seat >= 0 and t.rank != t.killed:
            _reveal(t, seat)
            return
        if t.has_hospital and t.rank == t.killed and hospital.admits(t, seat):
            return
        if t.keeps_events:
            t.note(pack(ev.SILENCE, PUBLIC, t.cast[t.rank]))
    end_round(t)


def _reveal(t: Board, seat: i64) -> None:
    """Reveal the called character, carry out the theft, move the crown (in the order of R-05), and start the turn."""
    t.revealed |= 1 << t.rank
    character: i64 = t.cast[t.rank]
    if t.keeps_events:
        t.note(pack(ev.REVEAL, PUBLIC, seat, character))
    if t.rank == t.robbed:
        victim = t.players[seat]
        if t.keeps_events:
            t.note(pack(ev.THEFT, PUBLIC, seat, t.thief, victim.gold))
        loot = victim.gold
        victim.gold = 0
        t.players[t.thief].gold += loot
    if takes_crown(character):
        t.give_crown(seat)  # R-20, bewitched or not
    if t.rank == t.bewitched:
        turn.begin(t, seat, cards.NO_CHARACTER)
        t.only_gathers = True
        return
    turn.begin(t, seat, character)


def takes_crown(character: i64) -> bool:
    """Return True if a character takes the crown on the reveal (R-20)."""
    return character == cards.KING or character == cards.PATRICIAN


def _resume(t: Board) -> None:
    """Resume the Witch's turn as the bewitched character, without gathering again (R-13)."""
    character: i64 = t.cast[t.rank]
    turn.begin(t, t.witch, character)
    t.resumed = True
    t.gathered = True
    t.used |= t.witch_used
    t.witch_used = 0
    if t.keeps_events:
        t.note(pack(ev.RESUMED, PUBLIC, t.witch, character))
    turn.offer_extra(t, t.players[t.witch])


def end_round(t: Board) -> None:
    """Reveal a killed rank 4 and move the crown, then start the next round or end the game."""
    t.turn = -1
    if t.killed == 4 and t.holder(4) >= 0:
        seat: i64 = t.holder(4)
        emperor = t.cast[4] == cards.EMPEROR
        shown = t.revealed >> 4 & 1 != 0  # by the Hospital
        owed = not shown and waits_for(t, seat)
        if not shown and (not emperor or t.rules.killed_emperor_moves_crown or owed):
            t.revealed |= 16
            if t.keeps_events:
                t.note(pack(ev.HEIR, PUBLIC, seat, t.cast[4]))
        if emperor and t.rules.killed_emperor_moves_crown:
            t.phase = HEIR
            t.actor = seat
            return
        if not emperor:
            t.give_crown(seat)
        if owed:
            pay_court(t, t.players[t.queen])
    _finish_round(t)


def legal_heir(t: Board, me: Player, out: ActionList) -> None:
    """Append an action for each player to whom the killed Emperor may give the crown; no gift is due in return."""
    heirs(t, me, out)


def apply_heir(t: Board, me: Player, action: i64) -> None:
    """Give the killed Emperor's crown to the chosen player and finish the round."""
    t.give_crown(action - act.CROWN)
    if waits_for(t, me.seat):
        pay_court(t, t.players[t.queen])
    _finish_round(t)


def _finish_round(t: Board) -> None:
    """End the game if a city was completed in this round (R-37); otherwise start a new round."""
    t.rank = t.ranks_in_play + 1
    if t.firsts:
        t.phase = OVER
        _show_hands(t)
        if t.keeps_events:
            t.note(pack(ev.FINISHED, PUBLIC))
        return
    selection.start_round(t)


def _show_hands(t: Board) -> None:
    """Reveal all hands, because Secret Vaults score, and stop tracing knowledge."""
    t.forget_traces()
    for player in t.players:
        t.learn_hand(player, EVERY_SEAT)
