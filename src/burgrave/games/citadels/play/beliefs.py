"""Beliefs about which seat holds which character, based on the draft and calls that a seat has seen."""

from __future__ import annotations

from burgrave.games.citadels.play.evaluation import EvaluationContext, character_value, guessed_ready
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.choosing import DraftWalk, picks_begun
from burgrave.kernel.bits import bit, count
from burgrave.kernel.ints import i64


class Suspects:
    """One seat's beliefs about which characters each other seat may still hold."""

    def __init__(self) -> None:
        self.may: list[i64] = [0] * 8  # by seat: mask of ranks it may still hold; 0 for this seat itself
        self.open: list[i64] = [0] * 8  # by seat: number of those ranks it holds
        self.chance = [0.0] * 80  # probability at index seat * 10 + rank
        self.anybody: i64 = 0  # mask of ranks that another seat may hold
        self.passed: i64 = 0  # mask of ranks in circulation at the seat's last look

    def see(self, t: Board, seat: i64) -> None:
        """Compute the masks of possible ranks, without probabilities."""
        other: i64
        rank: i64
        for other in range(8):
            self.may[other] = 0
            self.open[other] = 2 if t.n < 4 else 1
        self._follow_draft(t, seat)
        out = t.players[seat].ranks
        for rank in range(1, 10):
            if t.revealed >> rank & 1:
                out |= bit(rank)
                holder: i64 = t.holder(rank)
                there: i64 = self.open[holder]
                self.open[holder] = there - 1
            elif rank <= t.rank and rank != t.killed:
                out |= bit(rank)  # called without an answer
        self._see_theater(t, seat)
        for other in range(t.n):
            may: i64 = self.may[other]
            if self.open[other] <= 0 or other == seat:
                may = 0
            may &= ~out
            if other == t.unhealed:
                may &= ~bit(t.killed)
            self.may[other] = may
        self._exclude(t)

    def _follow_draft(self, t: Board, seat: i64) -> None:
        """Add the ranks that vanished between two of the seat's picks to the masks of the seats that picked in between.

        During the draft, the seat cannot yet know which characters will be passed to it later.
        """
        current = bit(t.ranks_in_play + 1) - 2 & ~t.face_up
        waiting: i64 = 0
        hidden: i64 = 0  # mask of ranks that include the face-down card
        walk = DraftWalk(t)
        while walk.step < picks_begun(t):
            if walk.drafter == seat:
                vanished = current & ~walk.seen
                self._add(t, waiting, vanished)
                if hidden == 0:
                    hidden = vanished
                waiting = 0
                current = walk.seen & ~(bit(walk.pick) | bit(walk.bury))
            elif walk.pick:
                waiting |= bit(walk.drafter)
                if walk.is_special:
                    self._add(t, bit(walk.drafter), hidden)
            walk.go_on()
        self._add(t, waiting, current)
        self.passed = current

    def _add(self, t: Board, seats: i64, ranks: i64) -> None:
        other: i64
        for other in range(t.n):
            if seats >> other & 1:
                may: i64 = self.may[other]
                self.may[other] = may | ranks

    def _see_theater(self, t: Board, seat: i64) -> None:
        """Merge the possible ranks of the Theater partners; each partner knows which rank the other one received."""
        if t.stage_seat < 0:
            return
        if seat == t.stage_seat:
            self._received(t, t.stage_with, t.stage_gave)
        elif seat == t.stage_with:
            self._received(t, t.stage_seat, t.stage_got)
        else:
            one: i64 = self.may[t.stage_seat]
            other: i64 = self.may[t.stage_with]
            self.may[t.stage_seat] = one | other
            self.may[t.stage_with] = one | other

    def _received(self, t: Board, other: i64, rank: i64) -> None:
        may: i64 = self.may[other]
        self.may[other] = bit(rank) if t.n >= 4 else may | bit(rank)

    def _exclude(self, t: Board) -> None:
        """If one seat certainly holds a rank, rule it out for all others; then compute ``anybody``."""
        other: i64
        one: i64
        for other in range(t.n):
            sure: i64 = self.may[other]
            if sure == 0 or sure & (sure - 1):
                continue
            for one in range(t.n):
                if one != other:
                    may: i64 = self.may[one]
                    self.may[one] = may & ~sure
        self.anybody = 0
        for other in range(t.n):
            may = self.may[other]
            self.anybody |= may

    # ---- probabilities -----------------------------------------------------------------------------------------

    def guess(self, m: EvaluationContext, t: Board, seat: i64) -> None:
        """Compute the masks and probabilities; a seat is more likely to hold characters that are worth more to it."""
        self.see(t, seat)
        other: i64
        rank: i64
        for other in range(t.n):
            self._weigh_seat(m, t, other)
        for rank in range(1, t.ranks_in_play + 1):
            total = 0.0
            for other in range(t.n):
                total += self.chance[other * 10 + rank]
            if total > 1.0:
                for other in range(t.n):
                    chance: float = self.chance[other * 10 + rank]
                    self.chance[other * 10 + rank] = chance / total
        for other in range(t.n):
            self._level(t, other)

    def _weigh_seat(self, m: EvaluationContext, t: Board, other: i64) -> None:
        rank: i64
        may: i64 = self.may[other]
        one = t.players[other]
        ready = guessed_ready(one)
        base = other * 10
        for rank in range(1, t.ranks_in_play + 1):
            if not may >> rank & 1:
                self.chance[base + rank] = 0.0
                continue
            worth = character_value(m, t, one, t.cast[rank], ready) + 1.2
            if worth < 0.4:
                worth = 0.4
            self.chance[base + rank] = worth * worth
        self._level(t, other)

    def _level(self, t: Board, other: i64) -> None:
        """Scale a seat's probabilities to sum to the number of characters that the seat still holds."""
        rank: i64
        may: i64 = self.may[other]
        if may == 0:
            return
        base = other * 10
        total = 0.0
        for rank in range(1, t.ranks_in_play + 1):
            total += self.chance[base + rank]
        if total <= 0.0:
            return
        held: i64 = self.open[other]
        if held > count(may):
            held = count(may)
        share = float(held) / total
        for rank in range(1, t.ranks_in_play + 1):
            chance: float = self.chance[base + rank]
            chance *= share
            self.chance[base + rank] = chance if chance < 1.0 else 1.0

    def likely(self, t: Board, rank: i64) -> i64:
        """Return the other seat most likely to hold a rank, or -1 if no other seat can hold it."""
        other: i64
        best = 0.0
        found: i64 = -1
        for other in range(t.n):
            chance: float = self.chance[other * 10 + rank]
            if chance > best:
                best = chance
                found = other
        return found

    def held(self, t: Board, rank: i64) -> float:
        """Return the probability that any other seat holds a rank."""
        other: i64
        total = 0.0
        for other in range(t.n):
            total += self.chance[other * 10 + rank]
        return total if total < 1.0 else 1.0
