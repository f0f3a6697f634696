"""The choice of characters once more, pick by pick: who chose, from which ranks, and what went on to the next."""

from __future__ import annotations

from burgrave.games.citadels.rules.board import Board, draft_steps
from burgrave.games.citadels.rules.phases import BURY, PICK
from burgrave.games.citadels.rules.selection import is_special_pick
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["DraftWalk", "picks_begun", "picks_done"]


def picks_done(t: Board) -> i64:
    """Return how many characters have been chosen in this round."""
    if t.phase == PICK:
        return t.draft_step
    if t.phase == BURY:
        return t.draft_step + 1
    return draft_steps(t.n)


def picks_begun(t: Board) -> i64:
    """Return how many times somebody has looked at the characters in this round, to choose one."""
    return picks_done(t) + 1 if t.phase == PICK else picks_done(t)


class DraftWalk:
    """Stands at one pick of the round, the first one to begin with; see ``picks_done`` for how many there are."""

    def __init__(self, t: Board) -> None:
        self._t = t
        self.step: i64 = 0
        self.drafter: i64 = 0  # seat
        self.passed: i64 = bit(t.ranks_in_play + 1) - 2 & ~t.face_up & ~bit(t.face_down)  # mask of what is handed on
        self.is_special = False  # the last one of four and more players, who may take the face-down card
        self.seen: i64 = 0  # mask of the ranks to choose from
        self.pick: i64 = 0  # rank; 0 while it is being chosen
        self.bury: i64 = 0  # rank put away besides (two players), or 0
        self.lost: i64 = 0  # rank that goes away at random after this pick (three players), or 0
        self._look()

    def go_on(self) -> None:
        """Go to the next pick."""
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
