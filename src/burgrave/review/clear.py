"""Long searches that confirm that one move in a position is clearly best."""

from __future__ import annotations

from math import sqrt
from typing import Final

from burgrave.bots.advice import advise
from burgrave.bots.playing import bots_for
from burgrave.build_info import core
from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.review.decisions import INTERPRETED, LEAST, SURE, DecisionReviewer, is_same_reason
from burgrave.review.types import Decision

MARGIN: Final = 0.15
"""Minimum lead of the best move over the best wrong one, in winning chance."""
SEARCHES: Final = 5
"""Number of searches with different seeds that must agree on the best move; a hint must also agree."""
DOUBT: Final = 0.05
"""Largest error that is expected in the margin from a quick search."""
WRONG: Final = 2
"""Minimum number of wrong options in a puzzle."""

_QUICK, _LONG = 24, 2  # divisors of the trials of a review: quick searches and long ones ...
_LEAST_LONG: Final = 400  # ... which have at least this many
_CHOICES: Final = 2  # decisions that may complete an action, such as the choice of a target
_SAME: Final = 0.03  # largest difference in winning chance between two orders of the same actions


class Verdict:
    """Mean results of several searches of one position, and whether the searches agree on the best move."""

    def __init__(self, decisions: list[Decision], same: list[str]) -> None:
        options = [{one.notation: one for one in decision.options} for decision in decisions]
        first = decisions[0]
        self.best = first.options[first.best].notation
        self.right = [self.best, *same]
        self.searches = number = len(decisions)
        self.agreed = all(decision.options[decision.best].notation in self.right for decision in decisions)
        self.chances = {name: sum(one[name].share for one in options) / number for name in options[0]}
        behind = {
            name: (
                sum(one[name].behind for one in options) / number,
                sqrt(sum(one[name].error ** 2 for one in options)) / number,
            )
            for name in options[0]
            if name not in self.right
        }
        self.margin, self.error = min(behind.values(), default=(0.0, 0.0))
        self.trials = sum(option.trials for decision in decisions for option in decision.options)

    def is_clear(self) -> bool:
        """Return True if all searches were run and agree on a best move with a sufficient lead."""
        return self.agreed and self.searches == SEARCHES and self.margin >= MARGIN


class ClearMoves:
    """Detector of clearly best moves in positions of one game; it uses only what the seat to act knows."""

    def __init__(self, game: str) -> None:
        self._bots = bots = bots_for(game)
        self.game = game_named(game)
        self._reviewer = DecisionReviewer(self.game, bots, bots.review_policy())
        self._trials = bots.review_trials() // (1 if core() == "compiled" else INTERPRETED)

    def promising(self, state: State, moment: int, seed: object) -> bool:
        """Return True if one move is far ahead of the others in a quick search."""
        seat = int(state.to_act())
        if len(state.legal(seat)) <= WRONG:
            return False
        decision = self._judged(state, moment, seat, (seed, "quick"), self._trials // _QUICK)
        verdict = Verdict([decision], self._same(state, seat, decision))
        return verdict.margin + SURE * verdict.error >= MARGIN and verdict.margin >= MARGIN - DOUBT

    def verdict(self, state: State, moment: int, seed: object, right: list[str] | None = None) -> Verdict:
        """Return the result of long searches, which stop early if the position is clearly not a puzzle.

        ``right``: known equivalent answers.
        """
        seat = int(state.to_act())
        decisions: list[Decision] = []
        same = right or []
        trials = max(_LEAST_LONG, self._trials // _LONG)
        for number in range(SEARCHES):
            decisions.append(self._judged(state, moment, seat, (seed, number), trials))
            if number == 0 and right is None:
                same = self._same(state, seat, decisions[0])
            verdict = Verdict(decisions, same)
            if not verdict.agreed or verdict.margin + SURE * verdict.error < MARGIN:
                break
        return verdict

    def hint_agrees(self, state: State, right: list[str], seed: object) -> bool:
        """Return True if a hint recommends one of the right moves."""
        handle = state.seat(state.to_act(), Rng(seed_of("puzzle", seed, "hint")))
        return self.game.notation(advise(self.game.name, handle, seed_of(seed), best=1)[0].action) in right

    def is_order(self, state: State, verdict: Verdict) -> bool:
        """Return True if the best move would remain possible in the same turn after a wrong move.

        A best move that ends the turn does not count: the wrong move could not be played after it.
        """
        seat = int(state.to_act())
        best, turn = self.game.parse(verdict.best), self.game.turn(state)
        world = state.sample(seat, Rng(seed_of("puzzle", "order")))

        def after(action: int) -> State:
            found = world.copy()
            found.apply(seat, action)
            return found

        wrong = [self.game.parse(name) for name in verdict.chances if name not in verdict.right]
        ended = after(best)
        if ended.is_over() or seat not in ended.open_seats() or self.game.turn(ended) != turn:
            return False
        return any(self._stays(after(one), seat, best, turn, _CHOICES) for one in wrong)

    def _stays(self, state: State, seat: int, action: int, turn: int, choices: int) -> bool:
        if state.is_over() or seat not in state.open_seats() or self.game.turn(state) != turn:
            return False
        legal = state.legal(seat)
        if action in legal:
            return True
        for choice in legal if choices else []:
            after = state.copy()
            after.apply(seat, choice)
            if self._stays(after, seat, action, turn, choices - 1):
                return True
        return False

    def reason(self, state: State, verdict: Verdict) -> Reason:
        """Return the main fact in favor of the best move, or ``UNSAID`` if it also holds for the best wrong move."""
        seat = int(state.to_act())
        handle = state.seat(seat, Rng(seed_of("puzzle", "reason")))
        second = max(
            (name for name in verdict.chances if name not in verdict.right), key=lambda name: verdict.chances[name]
        )
        first, other = (
            self._bots.reason(handle.world, seat, self.game.parse(name), handle.legal())
            for name in (verdict.best, second)
        )
        return Reason(UNSAID) if is_same_reason(first, other) else first

    def _judged(self, state: State, moment: int, seat: int, seed: object, trials: int) -> Decision:
        played = state.legal(seat)[0]
        return self._reviewer.judge(state, moment, seat, played, trials=max(LEAST, trials), seed=seed)

    def _same(self, state: State, seat: int, decision: Decision) -> list[str]:
        """Return the options that are about as good as the best one and commute with it.

        Playing both options leads to the same position in either order.
        """
        best = decision.options[decision.best]
        world = state.sample(seat, Rng(seed_of("puzzle", "same")))
        return [
            one.notation
            for one in decision.options
            if one is not best and one.behind <= _SAME and _commute(world, seat, best.action, one.action)
        ]


def _commute(world: State, seat: int, one: int, other: int) -> bool:
    """Return True if two actions lead to the same position in either order."""
    after: list[str] = []
    for actions in ((one, other), (other, one)):
        state = world.copy()
        for action in actions:
            if seat not in state.open_seats() or action not in state.legal(seat):
                return False
            state.apply(seat, action)
        after.append(state.digest())
    return after[0] == after[1]
