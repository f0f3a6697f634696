"""Choice of characters at the start of a round (rules section 2.1).

It covers discards, picks and burials, and provides a cursor over the picks already made.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.board import Board, draft_steps
from burgrave.games.citadels.rules.districts import theater
from burgrave.games.citadels.rules.pieces import BETWEEN, BURY, PICK, STAGE, Player
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, number, pack
from burgrave.kernel.ints import i64

# ---- Choosing characters ---------------------------------------------------------------------------------------------

_SPENT_DECK: Final = 64  # drop the drawn part of the deck list when it exceeds this length
_RANK_4: Final = 16


def start_round(t: Board) -> None:
    """Reset the round, deal the characters, and let the crowned player pick."""
    t.round += 1
    t.starter = t.crown
    t.rank = 0
    t.turn = -1
    t.character = -1
    t.revealed = 0
    t.killed = 0
    t.bewitched = 0
    t.witch = -1
    t.witch_used = 0
    t.robbed = 0
    t.thief = -1
    t.protected = -1
    t.queen = -1
    t.magistrate = -1
    t.warrants = 0
    t.signed = 0
    t.signed_shown = False
    t.blackmailer = -1
    t.marked = 0
    t.threats = 0
    t.real_threat = 0
    t.real_threat_shown = False
    t.blanks_shown = 0
    t.collector = -1
    t.early_builder = -1
    t.cannot_build = -1
    t.unhealed = -1
    t.stage_seat = -1
    t.stage_with = -1
    t.stage_gave = 0
    t.stage_got = 0
    t.holders = 0
    for player in t.players:
        player.ranks = 0
    if t.top > _SPENT_DECK:
        t.lay_deck(t.deck[t.top :])
    if t.keeps_events:
        t.note(pack(ev.ROUND, PUBLIC, number(t.round), t.crown))
    deal_characters(t)
    t.picks = 0
    t.buries = 0
    t.draft_step = 0
    t.phase = PICK
    t.actor = t.starter


def deal_characters(t: Board) -> None:
    """Discard some characters face-up and one face-down in the edition's order (R-01), and pass on the rest."""
    left: i64 = (1 << (t.ranks_in_play + 1)) - 2
    t.face_up = 0
    t.lost = 0
    if t.rules.face_down_first:
        t.face_down = random_rank(t, left)
        left &= ~(1 << t.face_down)
    for _ in range(t.rules.face_up(t.n, t.ranks_in_play)):
        rank = _turn_up(t, left)
        left &= ~(1 << rank)
        t.face_up |= 1 << rank
        if t.keeps_events:
            t.note(pack(ev.FACE_UP, PUBLIC, t.cast[rank]))
    if not t.rules.face_down_first:
        t.face_down = random_rank(t, left)
        left &= ~(1 << t.face_down)
    t.passed = left


def _turn_up(t: Board, left: i64) -> i64:
    """Return a random rank to discard face-up; never rank 4, which is shuffled back (R-35)."""
    return random_rank(t, left & ~_RANK_4)


def random_rank(t: Board, ranks: i64) -> i64:
    while True:
        rank = t.below(t.ranks_in_play) + 1
        if ranks >> rank & 1:
            return rank


def nth_rank(ranks: i64, n: i64) -> i64:
    """Return the n-th lowest rank of a mask, counted from 0."""
    rank: i64 = 0
    while True:
        if ranks >> rank & 1:
            if n == 0:
                return rank
            n -= 1
        rank += 1


def takes_face_down(t: Board) -> bool:
    """Return True at the special last pick (7 or 8 players), which offers the passed card and the face-down one."""
    return is_special_pick(t, t.draft_step, t.passed)


def is_special_pick(t: Board, step: i64, passed: i64) -> bool:
    """Return True if the pick at ``step``, with the mask ``passed`` to choose from, is the special last pick."""
    return t.n >= 4 and step == t.n - 1 and passed & (passed - 1) == 0


def legal_pick(t: Board, out: ActionList) -> None:
    ranks = t.passed
    if takes_face_down(t):
        ranks |= 1 << t.face_down
    _fill(t, ranks, out, act.PICK)


def legal_bury(t: Board, out: ActionList) -> None:
    """Append the characters that may be buried (two players)."""
    _fill(t, t.passed, out, act.BURY)


def _fill(t: Board, ranks: i64, out: ActionList, verb: i64) -> None:
    rank: i64 = 1
    while rank <= t.ranks_in_play:
        if ranks >> rank & 1:
            out.append(verb + t.cast[rank])
        rank += 1


def apply_pick(t: Board, me: Player, action: i64) -> None:
    """Take a character; then ask which one to bury, pass on the rest or start the calls."""
    rank: i64 = cards.CHARACTER_RANK[action - act.PICK]
    t.passed &= ~(1 << rank)
    t.picks |= rank << 4 * t.draft_step
    me.ranks |= 1 << rank
    t.set_holder(rank, me.seat)
    if t.keeps_events:
        t.note(pack(ev.PICKED, PUBLIC, me.seat))
        t.note(pack(ev.PICKED_CHARACTER, me.bit, me.seat, t.cast[rank]))
    if t.n == 2 and t.draft_step > 0:
        t.phase = BURY
        if t.passed & (t.passed - 1) == 0:  # the only card left is buried automatically
            _bury(t, me, nth_rank(t.passed, 0))
        return
    _after_pick(t)


def apply_bury(t: Board, me: Player, action: i64) -> None:
    _bury(t, me, cards.CHARACTER_RANK[action - act.BURY])


def _bury(t: Board, me: Player, rank: i64) -> None:
    t.passed &= ~(1 << rank)
    t.buries |= rank << 4 * t.draft_step
    if t.keeps_events:
        t.note(pack(ev.BURIED, PUBLIC, me.seat))
        t.note(pack(ev.BURIED_CHARACTER, me.bit, me.seat, t.cast[rank]))
    _after_pick(t)


def _after_pick(t: Board) -> None:
    if t.n == 3 and t.draft_step == 2 and t.rules.third_pick_loses_one:
        t.lost = random_rank(t, t.passed)
        t.passed &= ~(1 << t.lost)
    t.draft_step += 1
    if t.draft_step < t.steps:
        t.phase = PICK
        t.actor = (t.starter + t.draft_step) % t.n
        return
    t.phase = BETWEEN
    if not t.has_theater:
        return
    for player in t.players:
        if theater.opens(player):
            t.phase = STAGE
            t.actor = player.seat


# ---- Past choices of the round ---------------------------------------------------------------------------------------


def picks_done(t: Board) -> i64:
    """Return the number of picks completed in this round."""
    if t.phase == PICK:
        return t.draft_step
    if t.phase == BURY:
        return t.draft_step + 1
    return draft_steps(t.n)


def picks_begun(t: Board) -> i64:
    """Return the number of picks begun in this round, including one in progress."""
    return picks_done(t) + 1 if t.phase == PICK else picks_done(t)


class DraftWalk:
    """Cursor over the picks of the round, starting at the first one; ``picks_done`` returns how many are complete."""

    def __init__(self, t: Board) -> None:
        self._t = t
        self.step: i64 = 0
        self.drafter: i64 = 0  # seat
        self.passed: i64 = bit(t.ranks_in_play + 1) - 2 & ~t.face_up & ~bit(t.face_down)  # mask of ranks passed on
        self.is_special = False  # last pick with four or more players, who may take the face-down card
        self.seen: i64 = 0  # mask of the ranks to choose from
        self.pick: i64 = 0  # rank; 0 if not chosen yet
        self.bury: i64 = 0  # rank buried after the pick (two players), or 0
        self.lost: i64 = 0  # rank buried at random after this pick (three players), or 0
        self._look()

    def go_on(self) -> None:
        """Advance to the next pick."""
        self.passed &= ~(bit(self.pick) | bit(self.bury) | bit(self.lost))
        self.step += 1
        self._look()

    def _look(self) -> None:
        t = self._t
        self.drafter = (t.starter + self.step) % t.n
        self.is_special = is_special_pick(t, self.step, self.passed)
        self.seen = self.passed | bit(t.face_down) if self.is_special else self.passed
        self.pick = t.picks >> 4 * self.step & 15
        self.bury = t.buries >> 4 * self.step & 15
        self.lost = t.lost if self.step == 2 else 0
