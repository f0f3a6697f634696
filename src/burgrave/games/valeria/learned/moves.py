"""What each option of a decision leads to, judged by the net: the table after the whole move and before the next roll.

A move is an action with its payments, rewards and choices. Of a payment the least and the most magic are tried here;
when it is paid, each way of it is an option of its own. Of the two actions of a turn the first ones that look best are
judged by what the best second one makes of them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.learned.inputs import Inputs
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.board import Board
from burgrave.games.valeria.rules.phases import (
    ACT,
    CAPTURE,
    DUKE,
    FREE,
    HARVEST,
    HELD,
    HUNT,
    OVER,
    PAY,
    RAID,
    THIEF,
)
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.ints import i64
from burgrave.kernel.net import SHARE, Look, Looks, Nets, logit_of, place_of_highest, results_from
from burgrave.kernel.unboxed import ActionList

__all__ = ["Judge"]

SPREAD: Final = 6.0  # points: who ends so far ahead is e times as likely to have played the better game
_DEEPEST: Final = 8  # decisions that are looked through
_SETTLED: Final = 1 << ACT | 1 << CAPTURE | 1 << HELD | 1 << OVER | 1 << RAID | 1 << THIEF  # phases
_LOOKED_AT_AGAIN: Final = 2
_WORST: Final = -(1 << 40)


class Judge:
    """Judges the options of a seat, and how likely each seat is to win. It is used over and over."""

    def __init__(self, nets: Nets) -> None:
        self.inputs = Inputs()
        self.looks = Looks(nets)
        self._players: i64 = 0
        self.values: list[i64] = []  # of the options, in their order: logits in steps of 1 / LOGIT
        self._lists: list[ActionList] = []
        self._thorough = True
        self._to_the_end = False  # of the turn

    def look_of(self, seat: i64) -> Look:
        """Return the look that is kept for a seat."""
        return self.looks.of(seat, self._players)

    def begin(self, t: ValeriaState) -> None:
        """Note what is open, before a decision is looked at."""
        self._players = t.n
        self.inputs.begin(t)

    def judge_options(self, t: ValeriaState, seat: i64, options: ActionList, through: i64) -> i64:
        """Fill ``values``; return the place of the best option.

        Each option is paid for with as little magic as possible first; those that look best then, in both ways.
        ``through``: of the two actions of a turn so many first ones are judged by what follows; 0: each as it lies.
        """
        self.begin(t)
        i: i64 = 0
        number: i64 = len(options)
        values = self.values
        values.clear()
        self._thorough = False
        while i < number:
            values.append(self.worth(self.after(t, seat, options[i]), seat, 1))
            i += 1
        if t.phase == ACT or t.phase == HUNT:
            self._thorough = True
            for _ in range(_LOOKED_AT_AGAIN):
                i = place_of_highest(self.values)
                values[i] = self.worth(self.after(t, seat, options[i]), seat, 1)
        if through > 0 and number > 1 and self._is_first_action(t, seat):
            self._look_through(t, seat, options, through if through < number else number)
        return place_of_highest(self.values)

    def _is_first_action(self, t: ValeriaState, seat: i64) -> bool:
        """Tell whether a decision belongs to an action that is followed by just one more."""
        if seat != t.active or t.phase < ACT or t.phase > HUNT:
            return False
        begun = t.actions if t.phase != ACT else t.actions - 1
        return begun == 1

    def _look_through(self, t: ValeriaState, seat: i64, options: ActionList, number: i64) -> None:
        """Judge the options that look best by the table at the end of the turn; all others fall behind them."""
        values = self.values
        tried: list[i64] = []
        found: list[i64] = []
        i: i64
        self._thorough = False
        self._to_the_end = True
        for _ in range(number):
            i = place_of_highest(values)
            tried.append(i)
            found.append(self.worth(self.after(t, seat, options[i]), seat, 1))
            values[i] = _WORST
        self._to_the_end = False
        least: i64 = min(found)
        for i in range(len(options)):
            if values[i] > least:
                values[i] = least
        for place, i in enumerate(tried):
            values[i] = found[place]

    def after(self, t: ValeriaState, seat: i64, action: i64) -> ValeriaState:
        """Return the table after an action, and before the next roll."""
        after = t.copy()
        after.held_from = 0
        after.apply_unchecked(seat, action)
        return after

    def worth(self, t: ValeriaState, seat: i64, depth: i64) -> i64:
        """Return what a table within a move or a turn is worth to a seat that makes the best of it."""
        goes_on = self._to_the_end and t.phase == ACT and seat == t.active
        if depth >= _DEEPEST or (self.is_settled(t, seat) and not goes_on):
            return self.worth_now(t, seat)
        while depth >= len(self._lists):
            self._lists.append(ActionList())
        options = self._lists[depth]
        options.clear()
        t.legal_into(seat, options)
        number: i64 = len(options)
        step: i64 = 1
        if t.phase == PAY and number > 1:
            step = number - 1 if self._thorough else number
        best: i64 = _WORST
        i: i64 = 0
        while i < number:
            if not self._is_unseen(t, options[i]):
                value = self.worth(self.after(t, seat, options[i]), seat, depth + 1)
                if value > best:
                    best = value
            i += step
        return best if best > _WORST else self.worth_now(t, seat)

    def _is_unseen(self, t: ValeriaState, action: i64) -> bool:
        """Tell whether an action takes a card that has been turned up since the decision began."""
        if t.phase == ACT and action & act.VERB == act.BUILD:
            return self.inputs.is_domain_unseen(t, action - act.BUILD)
        if t.phase == ACT and action & act.VERB == act.RECRUIT:
            return self.inputs.is_citizen_unseen(t, action - act.RECRUIT)
        return t.phase == FREE and self.inputs.is_citizen_unseen(t, action - act.FREE)

    def is_settled(self, t: ValeriaState, seat: i64) -> bool:
        """Tell whether a seat has nothing left to decide that belongs to its last action."""
        phase = t.phase
        if phase == DUKE or phase == HARVEST:  # noqa: SIM109  # of a tuple the compiler makes an object
            return not t.is_open(seat)
        return seat != t.active or bool(_SETTLED >> phase & 1)

    def worth_now(self, t: ValeriaState, seat: i64) -> i64:
        """Return what a table is worth to a seat as it lies: exactly, when the game is over."""
        if t.phase == OVER:
            return logit_of(self.results(t, seat)[SHARE])
        look = self.look_of(seat)
        self.inputs.show(t, seat, look)
        return look.judge()

    def results(self, t: ValeriaState, seat: i64) -> list[float]:
        """Return what a finished game brought a seat: what the net says, output by output."""
        shares = shares_of(t)
        points = t.scores()
        all_shares = shares
        if t.n == 1:
            points.append(scoring.dark_lord(t).total())
            all_shares = [shares[0], 1.0 - shares[0]]
        return results_from(points, all_shares, SPREAD)[seat]


def shares_of(t: Board) -> list[float]:
    """Return each seat's share of the win in a finished game."""
    ranks = scoring.ranks(t)
    rank: i64
    winners = 0.0
    for rank in ranks:
        if rank == 1:
            winners += 1.0
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
