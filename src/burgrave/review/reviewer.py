"""Reviewer of game records: budgets, forecasts, and the steps of a review.

A review runs in steps and can be interrupted and resumed. The same record, seed and budget always give the same review,
regardless of interruptions.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import Final

import msgspec

from burgrave.bots.ismcts import Search
from burgrave.bots.playing import GameBots, bots_for
from burgrave.bots.policy import Policy
from burgrave.build_info import core
from burgrave.kernel.errors import SetupError
from burgrave.kernel.record import Record
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.review.clear import MARGIN, WRONG, ClearMoves
from burgrave.review.decisions import INTERPRETED, LEAST, SURE, DecisionReviewer
from burgrave.review.sums import summarize
from burgrave.review.table import Table
from burgrave.review.types import FORMAT, Chance, Clear, Decision, Moment, Review

# ---- Budgets ---------------------------------------------------------------------------------------------------------

# A budget counts trials, never time, so a review is reproducible.

_MOST: Final = 10_000_000
_OTHERS: Final = 4  # divisor of the trials for decisions of other seats
_OUTLOOK: Final = 5  # playouts per moment are the trials divided by this, within limits
_LEAST_OUTLOOK: Final = 16
_MOST_OUTLOOK: Final = 400


class Budget:
    """Budget of a review: playouts per moment, and trials per decision, separately for chosen and other seats."""

    def __init__(self, trials: int, others: int, outlook: int) -> None:
        self.trials = trials
        self.others = others
        self.outlook = outlook

    @classmethod
    def in_proportion(cls, trials: int) -> Budget:
        """Return the budget with ``trials`` per decision and everything else in proportion."""
        outlook = min(max(trials // _OUTLOOK, _LEAST_OUTLOOK), _MOST_OUTLOOK)
        return cls(trials, max(LEAST, trials // _OTHERS), outlook)

    @classmethod
    def of(cls, game: str, trials: int = 0) -> Budget:
        """Return the budget with ``trials`` per decision (0: the game's default).

        Raise SetupError if ``trials`` is out of range.
        """
        if not trials:
            usual = bots_for(game).review_trials()
            trials = usual if core() == "compiled" else max(LEAST, usual // INTERPRETED)
        if not LEAST <= trials <= _MOST:
            raise SetupError(f"A review needs {LEAST} to {_MOST:,} trials per decision, not {trials:,}.")
        return cls.in_proportion(trials)

    def within(self, total: int, decisions: int) -> Budget:
        """Return this budget, reduced if necessary to about ``total`` trials for the decisions of the chosen seats.

        ``decisions`` is the number of these decisions.
        """
        most = max(LEAST, total // max(1, decisions))
        if most >= self.trials:
            return self
        return Budget.in_proportion(most)


# ---- Forecasts -------------------------------------------------------------------------------------------------------

# Playouts start from the combined knowledge of all seats. Hands and characters are open, as in a broadcast of a card
# game; cards unknown to all seats are dealt at random each time. Therefore the shares of all seats sum to 1, and a draw
# or a roll changes the forecast only when it happens.


class Forecast:
    """Expected win shares and points of each seat, with the standard error of the shares."""

    def __init__(self, shares: list[float], points: list[float], error: float) -> None:
        self.shares = shares
        self.points = points
        self.error = error


class Forecasts:
    """Forecasts for one game from playouts. The n-th playout of every moment uses the same random numbers."""

    def __init__(self, bots: GameBots, policy: Policy, playouts: int, seed: object) -> None:
        self._playouts = playouts
        self._rng = Rng(0)
        self._searches = [Search(policy, settings, self._rng) for settings in bots.review_settings()]
        luck = Rng(seed_of("review", seed, "outlook"))
        self._luck = [luck.state() for _ in range(playouts)]

    def stands(self, state: State) -> Forecast:
        if state.is_over():
            return Forecast(state.returns(), [float(score) for score in state.scores()], 0.0)
        return self._played_on(state, -1, -1)

    def expected(self, state: State, seat: int, action: int) -> Forecast:
        """Return the forecast after an action, averaged over its random results."""
        return self._played_on(state, seat, action)

    def _played_on(self, state: State, seat: int, action: int) -> Forecast:
        sums = _Sums(state.num_players)
        seats = sums.seats
        shares, scores = [0.0] * seats, [0.0] * seats
        for number, luck in enumerate(self._luck):
            self._rng.x = luck
            world = state.deal_unseen(self._rng)
            if seat >= 0:
                world.apply_unchecked(seat, action)
            if world.is_over():
                shares, scores = world.returns(), [float(score) for score in world.scores()]
            else:
                self._searches[number % len(self._searches)].play_on(world, shares, scores)
            sums.add(shares, scores)
        return sums.standing()


class _Sums:
    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._number = 0
        self._shares = [0.0] * seats
        self._points = [0.0] * seats
        self._squares = [0.0] * seats  # of the shares

    def add(self, shares: list[float], scores: list[float]) -> None:
        self._number += 1
        for seat in range(self.seats):
            self._shares[seat] += shares[seat]
            self._points[seat] += scores[seat]
            self._squares[seat] += shares[seat] ** 2

    def standing(self) -> Forecast:
        """Return the means, with the largest standard error of any share."""
        number = self._number
        shares = [share / number for share in self._shares]
        error = max(
            sqrt(max(0.0, square / number - mean * mean) / max(1, number - 1))
            for square, mean in zip(self._squares, shares, strict=True)
        )
        return Forecast(shares, [points / number for points in self._points], error)


# ---- Reviews ---------------------------------------------------------------------------------------------------------

# Every step has its own random generator.

_AGAIN: Final = 8  # decisions that are evaluated again ...
_CLOSER: Final = 3  # ... and the factor for their trials
_RIVALS: Final = 3  # alternatives considered in ``_may_cost``
_CLEAREST: Final = 4  # mistakes, at most one per seat, that are searched again as puzzles

Step = Callable[[int, int], None]
"""Progress callback that receives the number of finished steps and the total number of steps."""


class Reviewer:
    """Reviewer of one recorded game. ``run`` executes all steps; ``review`` contains the results of finished steps."""

    def __init__(
        self,
        record: Record,
        *,
        seats: Sequence[int] = (),
        seed: object = 0,
        budget: Budget | None = None,
        total: int = 0,
        finished: Review | None = None,
    ) -> None:
        """Prepare a review; decisions of ``seats`` get the full budget (empty: all seats).

        ``total``: approximate limit on all trials (0: no limit). ``finished``: an unfinished review to resume, with the
        same record, seats, seed and budget. Raise SetupError if the game has no bots, and RecordError if the game is
        unfinished.
        """
        if total < 0:
            raise SetupError(f"The total number of trials must be 0 (no limit) or more, not {total:,}.")
        game = game_named(record.game)
        if not game.has_part("bots"):
            raise SetupError(f"{game.title} has no bots of its own, so its games cannot be reviewed.")
        bots = bots_for(record.game)
        policy = bots.review_policy()
        self.record = record
        self._game = game
        self.table = Table(record)
        wanted = _checked_seats(seats, self.table.seats)
        choices = [moment for moment, (seat, _) in enumerate(self.table.moves) if self.table.has_choice(moment)]
        self._choices = choices
        careful = sum(self.table.moves[moment][0] in wanted for moment in choices)
        chosen = budget or Budget.of(record.game)
        chosen = chosen.within(total, careful) if total else chosen
        self._judge = DecisionReviewer(game, bots, policy)
        self._clearest = _CLEAREST if 2 * chosen.trials >= bots.review_trials() else 0
        self._outlook = Forecasts(bots, policy, chosen.outlook, seed)
        self.review = Review(
            format=FORMAT,
            game=record.game,
            record=_digest(record),
            seed=str(seed),
            trials=chosen.trials,
            others=chosen.others,
            outlook=chosen.outlook,
            seats=wanted,
            finished=False,
            done=0,
            steps=len(self.table.moves) + 1 + len(choices) + min(_AGAIN, len(choices)) + self._clearest,
            moments=[],
            chances=[],
            decisions=[],
            rounds=[],
            swings=[],
            sums=[],
            turning=[],
        )
        if finished is not None:
            self._take_up(finished)

    def _take_up(self, finished: Review) -> None:
        """Resume the review ``finished``; raise SetupError if its record, seats, seed or budget is different."""
        mine = self.review
        for name in ("format", "game", "record", "seed", "trials", "others", "outlook", "seats", "steps"):
            if getattr(finished, name) != getattr(mine, name):
                raise SetupError(
                    f"The unfinished review does not match: it has {name} {getattr(finished, name)!r},"
                    f" not {getattr(mine, name)!r}."
                )
        self.review = copy.deepcopy(finished)

    def run(self, progress: Step | None = None) -> Review:
        """Run all remaining steps and return the review."""
        for _ in self.steps():
            if progress is not None:
                progress(self.review.done, self.review.steps)
        return self.review

    def steps(self) -> Iterator[None]:
        """Run the remaining steps; yield after each one, once its result is in ``review``."""
        found = self.review
        while found.done < found.steps:
            self._take(found.done)
            found.done += 1
            yield
        if not found.finished:
            found.rounds, found.swings, found.sums, found.turning = summarize(found, self._game, self.table)
            found.finished = True

    def _take(self, step: int) -> None:
        """Run one step of the review.

        The steps are a forecast for each moment, an evaluation of each decision, further evaluations of the costly
        decisions, and finally searches for puzzles. Partial results of an interrupted step are discarded first.
        """
        found = self.review
        moments = len(self.table.moves) + 1
        choice = step - moments
        if step < moments:
            del found.moments[step:]
            found.chances = [one for one in found.chances if one.moment < step - 1]
            self._look(step)
        elif choice < len(self._choices):
            del found.decisions[choice:]
            found.decisions.append(self._judged(self._choices[choice]))
        elif step >= found.steps - self._clearest:
            self._find_puzzle(step - (found.steps - self._clearest))
        elif sum(one.looks > 1 for one in found.decisions) <= choice - len(self._choices):
            self._look_again()

    def _look(self, moment: int) -> None:
        """Compute the forecast at a moment and, if the previous action had a random outcome, its mean result."""
        found = self.review
        table = self.table
        state = table.states[moment]
        chance: Chance | None = None
        if moment > 0:
            seat, action = table.moves[moment - 1]
            before = table.states[moment - 1]
            if table.random_event(moment - 1, (found.seed, moment)) is not None:
                chance = Chance(moment - 1, self._outlook.expected(before, seat, action).shares)
            elif not table.has_choice(moment - 1) and not state.is_over():
                last = found.moments[-1]
                found.moments.append(Moment(moment, state.rounds(), last.shares, last.error, last.points, True))
                return
        stands = self._outlook.stands(state)
        if chance is not None:
            found.chances.append(chance)
        found.moments.append(Moment(moment, state.rounds(), stands.shares, stands.error, stands.points, False))

    def _judged(self, moment: int, before: Decision | None = None) -> Decision:
        seat, action = self.table.moves[moment]
        trials = self.review.trials if seat in self.review.seats else self.review.others
        if before is not None:
            trials *= _CLOSER
        state = self.table.states[moment]
        return self._judge.judge(
            state,
            moment,
            seat,
            action,
            trials=trials,
            seed=self.review.seed,
            turn=self.table.turns[moment],
            later=self.table.later(moment),
            before=before,
            thrifty=True,
        )

    def _look_again(self) -> None:
        """Re-evaluate the decision that may be the costliest, with more trials."""
        decisions = self.review.decisions
        once = [at for at, one in enumerate(decisions) if one.looks == 1 and one.seat in self.review.seats]
        if not once:
            return
        at = max(once, key=lambda place: _may_cost(decisions[place]))
        if _may_cost(decisions[at]) > 0.0:
            decisions[at] = self._judged(decisions[at].moment, decisions[at])

    def _find_puzzle(self, place: int) -> None:
        """Mark a costly decision as a puzzle if long searches confirm that its best option is clearly best."""
        mistakes = _mistakes(self.review.decisions, self.review.seats)
        if place >= len(mistakes):
            return
        at = mistakes[place]
        decision = self.review.decisions[at]
        state, seed = self.table.states[decision.moment], (self.review.seed, decision.moment, "puzzle")
        searches = ClearMoves(self.review.game)
        verdict = searches.verdict(state, decision.moment, seed)
        wrong = [one.notation for one in decision.options if one.notation not in verdict.right]
        if (
            verdict.is_clear()
            and len(wrong) >= WRONG
            and decision.options[decision.played].notation in wrong
            and decision.options[decision.best].notation not in wrong
            and not searches.is_order(state, verdict)
            and searches.hint_agrees(state, verdict.right, seed)
        ):
            clear = Clear(
                verdict.right, verdict.chances, verdict.margin, verdict.error, verdict.searches, verdict.trials
            )
            self.review.decisions[at] = msgspec.structs.replace(decision, clear=clear)


def review(record: Record, *, seats: Sequence[int] = (), seed: object = 0, budget: Budget | None = None) -> Review:
    """Return the complete review of a record (see ``Reviewer``)."""
    return Reviewer(record, seats=seats, seed=seed, budget=budget).run()


def _may_cost(decision: Decision) -> float:
    """Return an upper bound on the loss of a decision, given the errors in its evaluation."""
    own = decision.options[decision.played]
    others = [one for one in decision.options if one is not own and not one.later]
    rivals = sorted(others, key=lambda one: -one.trials)
    return max(
        (own.behind - one.behind + SURE * max(own.error, one.error) for one in rivals[:_RIVALS]),
        default=0.0,
    )


def _mistakes(decisions: Sequence[Decision], seats: Sequence[int]) -> list[int]:
    """Return the index of each seat's costliest decision, largest loss first; omit losses too small for a puzzle."""
    found: list[int] = []
    for seat in seats:
        mine = [at for at, one in enumerate(decisions) if one.seat == seat]
        at = max(mine, key=lambda place: decisions[place].loss, default=-1)
        if at >= 0 and decisions[at].loss > 0.0 and decisions[at].loss + SURE * decisions[at].error >= MARGIN:
            found.append(at)
    return sorted(found, key=lambda place: -decisions[place].loss)


def _checked_seats(seats: Sequence[int], number: int) -> list[int]:
    for seat in seats:
        if not 0 <= seat < number:
            raise SetupError(f"There is no seat {seat}; seats go from 0 to {number - 1}.")
    return sorted(set(seats)) or list(range(number))


def _digest(record: Record) -> str:
    return hashlib.blake2b(str(record).encode(), digest_size=16).hexdigest()
