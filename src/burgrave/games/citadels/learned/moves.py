"""What a net makes of the options of a decision: each is tried in worlds that the seat cannot tell apart.

An option is judged where nothing that belongs to it is left to decide, at the end of a turn in which nothing more can
be done, and before the next rank is called: who shows which character then is for the net to say, not for a few worlds.
What the same seat must decide until then it makes the best of, where that is quickly told; else it does what is seldom
wrong.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.learned.inputs import Inputs
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.phases import (
    BETWEEN,
    BURY,
    DEN,
    MAIN,
    ORDER,
    OVER,
    PICK,
    POWER,
    STAGE,
)
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.ints import i64
from burgrave.kernel.net import SHARE, Look, Looks, Nets, logit_of, place_of_highest, results_from, share_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import ActionList

__all__ = ["Judge", "results_of"]

SPREAD: Final = 5.0  # points: who ends so far ahead is e times as likely to have played the better game
_DEEPEST: Final = 2  # decisions after an option in which everything is tried
_SETTLED: Final = 1 << PICK | 1 << STAGE | 1 << BETWEEN | 1 << OVER  # phases
_KNOWN: Final = 1 << PICK | 1 << BURY | 1 << ORDER  # phases whose options show the seat nothing that it does not know
_WORST: Final = -(1 << 40)
_PARTS: Final = 1 << 30  # a share is added up in such parts


class Judge:
    """Judges the options of a seat, and how likely each seat is to win. It is used over and over."""

    def __init__(self, nets: Nets) -> None:
        self.worlds: i64 = 1
        self.inputs = Inputs()
        self.looks = Looks(nets)
        self.values: list[i64] = []  # of the options, in their order: logits in steps of 1 / LOGIT
        self._shares: list[i64] = []
        self._lists: list[ActionList] = []
        self._next = ActionList()

    def judge_options(self, t: CitadelsState, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Fill ``values``; return the place of the best option. The worlds are drawn from ``rng``, for all the same."""
        worlds = self.worlds
        if _KNOWN >> t.phase & 1:
            worlds = 1
        number: i64 = len(options)
        values = self.values
        values.clear()
        if worlds == 1:
            self._judge_in(t.sample(seat, rng), seat, options)
            return place_of_highest(self.values)
        shares = self._shares
        shares.clear()
        i: i64 = 0
        while i < number:
            shares.append(0)
            i += 1
        for _ in range(worlds):
            values.clear()
            self._judge_in(t.sample(seat, rng), seat, options)
            i = 0
            while i < number:
                shares[i] += i64(share_of(values[i]) * float(_PARTS))
                i += 1
        i = 0
        while i < number:
            share: i64 = shares[i]
            values[i] = logit_of(float(share) / float(_PARTS * worlds))
            i += 1
        return place_of_highest(self.values)

    def _judge_in(self, world: CitadelsState, seat: i64, options: ActionList) -> None:
        """Append to ``values`` what the options lead to in a world."""
        values = self.values
        i: i64 = 0
        number: i64 = len(options)
        while i < number:
            values.append(self.worth(self.after(world, seat, options[i]), seat, 0))
            i += 1

    # ---- an option ---------------------------------------------------------------------------------------------------

    def after(self, t: CitadelsState, seat: i64, action: i64) -> CitadelsState:
        """Return the table after an action, and before the next rank is called; as the game ends, at its end."""
        after = t.copy()
        after.held = True
        after.apply_unchecked(seat, action)
        return after

    def worth(self, t: CitadelsState, seat: i64, depth: i64) -> i64:
        """Return what a table within a move, which is no more needed, is worth to a seat that makes the best of it."""
        while not self.is_settled(t, seat):
            while depth >= len(self._lists):
                self._lists.append(ActionList())
            options = self._lists[depth]
            options.clear()
            t.legal_into(seat, options)
            if len(options) > 1 and depth < _DEEPEST and not _goes_without_saying(t, depth):
                return self._worth_of_best(t, seat, depth, options)
            t.apply_unchecked(seat, _usual(t, t.players[seat], options))
        return self.worth_now(t, seat)

    def _worth_of_best(self, t: CitadelsState, seat: i64, depth: i64, options: ActionList) -> i64:
        best: i64 = _WORST
        total: i64 = 0
        i: i64 = 0
        number: i64 = len(options)
        while i < number:
            value = self.worth(self.after(t, seat, options[i]), seat, depth + 1)
            total += value
            if value > best:
                best = value
            i += 1
        if t.phase == POWER and t.character == cards.SPY:
            return total // number  # what to look for is to be said before the hand is seen
        return best

    def is_settled(self, t: CitadelsState, seat: i64) -> bool:
        """Tell whether a seat has nothing left to decide that belongs to its last action, and nothing left to do."""
        if seat != t.actor or _SETTLED >> t.phase & 1:
            return True
        if t.phase != MAIN:
            return False
        options = self._next
        options.clear()
        t.legal_into(seat, options)
        return len(options) > 1

    # ---- a table -----------------------------------------------------------------------------------------------------

    def worth_now(self, t: CitadelsState, seat: i64) -> i64:
        """Return what a table is worth to a seat as it lies; exactly, when the game is over or nobody is left to act.

        Of the latter no more can be asked of this table.
        """
        if t.firsts and t.phase == BETWEEN and t.rank >= t.ranks_in_play and not t.only_gathers:
            t.go_on()
        if t.phase == OVER:
            return logit_of(results_of(t)[seat][SHARE])
        look = self.looks.of(seat, t.n)
        self.inputs.show(t, seat, look)
        return look.judge()

    def note_now(self, t: CitadelsState, seat: i64) -> Look:
        """Return the look of a seat at a table as it lies, judged."""
        look = self.looks.of(seat, t.n)
        self.inputs.show(t, seat, look)
        look.judge()
        return look


def results_of(t: CitadelsState) -> list[list[float]]:
    """Return what a finished game brought each seat: what the net says, output by output."""
    return results_from(t.scores(), t.returns(), SPREAD)


# ---- what a seat decides without much thought ------------------------------------------------------------------------


def _goes_without_saying(t: CitadelsState, depth: i64) -> bool:
    """Tell whether a decision is one of many small ones: cards put away or given one after another, the last blank."""
    if t.phase == ORDER or t.phase == DEN:  # of a tuple the compiler makes an object
        return True
    if t.phase != POWER:
        return False
    if t.character == cards.MAGICIAN:
        return t.owed > 0
    if t.character == cards.MAGISTRATE:
        return depth > 0
    return t.character == cards.SEER or (t.character == cards.CARDINAL and t.target >= 0)


def _usual(t: CitadelsState, me: Player, options: ActionList) -> i64:
    """Return what is seldom wrong: to stop, or the card that is needed least, or whatever comes first."""
    i: i64 = 0
    number: i64 = len(options)
    best = options[0]
    least: i64 = 1000
    while i < number:
        action = options[i]
        if action == act.DONE or action == act.END:
            return action
        kind: i64 = -1
        if action & act.VERB == act.DISCARD:
            kind = action - act.DISCARD
        elif action & act.VERB == act.GIVE:
            kind = action - act.GIVE
        if kind >= 0:
            need: i64 = t.rules.cost[kind]
            if me.has(kind):
                need = 0
            if need < least:
                least = need
                best = action
        i += 1
    return best
