"""A review is made step by step: it tells how far it is, can be cut off, and goes on from what is finished.

Every step has chance of its own, so the same record, seed and budget give the same review, in one go or in ten.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from burgrave.bots.playing import bots_for
from burgrave.kernel.errors import SetupError
from burgrave.kernel.record import Record
from burgrave.kernel.registry import game_named
from burgrave.review.budget import Budget
from burgrave.review.deciding import SURE, Judge
from burgrave.review.outlook import Outlook, had_luck
from burgrave.review.summing import told
from burgrave.review.table import Table
from burgrave.review.types import FORMAT, Chance, Decision, Moment, Review

__all__ = ["Reviewer", "Step", "review"]

_AGAIN: Final = 12  # decisions that are looked at once more ...
_CLOSER: Final = 4  # ... with so many times the trials
_RIVALS: Final = 3  # options that may turn out better than what was played

Step = Callable[[int, int], None]
"""Is told how many steps are done, and of how many."""


class Reviewer:
    """Reviews one game. ``run`` takes the steps; ``review`` is what is finished at any time."""

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
        """``seats``: whose decisions are judged with care; none: all. ``total``: of all trials, about; 0: no limit.

        ``finished``: what an earlier run left; it must be of the same record, seats, seed and budget. Raise SetupError
        if the game brings no judgement, RecordError if the record is no whole game.
        """
        if total < 0:
            raise SetupError(f"A review makes 0 trials in all (no limit) or more, not {total:,}.")
        game = game_named(record.game)
        if not game.has_part("bots"):
            raise SetupError(f"{game.title} brings no bots that could judge it, so its games cannot be reviewed.")
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
        self._judge = Judge(game, bots, policy)
        self._outlook = Outlook(bots, policy, chosen.outlook, seed)
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
            steps=len(self.table.moves) + 1 + len(choices) + min(_AGAIN, len(choices)),
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
        """Go on from what is finished; raise SetupError if it is of another review."""
        mine = self.review
        for name in ("format", "game", "record", "seed", "trials", "others", "outlook", "seats", "steps"):
            if getattr(finished, name) != getattr(mine, name):
                raise SetupError(
                    f"What is finished is another review: it has {name} {getattr(finished, name)!r},"
                    f" not {getattr(mine, name)!r}."
                )
        self.review = copy.deepcopy(finished)

    def run(self, progress: Step | None = None) -> Review:
        """Take all steps that are left, and return the review."""
        for _ in self.steps():
            if progress is not None:
                progress(self.review.done, self.review.steps)
        return self.review

    def steps(self) -> Iterator[None]:
        """Take one step after another; what is finished after each is in ``review``."""
        found = self.review
        while found.done < found.steps:
            self._take(found.done)
            found.done += 1
            yield
        if not found.finished:
            found.rounds, found.swings, found.sums, found.turning = told(found, self._game, self.table.moves)
            found.finished = True

    def _take(self, step: int) -> None:
        """Take one step: first how the game stood, then each decision, then the costly ones once more.

        What a step that was cut off may have left is dropped, so that it is taken as if for the first time.
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
        elif sum(one.looks > 1 for one in found.decisions) <= choice - len(self._choices):
            self._look_again()

    def _look(self, moment: int) -> None:
        """See how the game stood, and what the action before could have brought."""
        found = self.review
        table = self.table
        state = table.states[moment]
        chance: Chance | None = None
        if moment > 0:
            seat, action = table.moves[moment - 1]
            before = table.states[moment - 1]
            if had_luck(before, seat, action, table.told[moment - 1], (found.seed, moment)):
                chance = Chance(moment - 1, self._outlook.expected(before, seat, action).shares)
            elif not table.has_choice(moment - 1) and not state.is_over():
                last = found.moments[-1]
                found.moments.append(
                    Moment(moment, self._game.rounds(state), last.shares, last.error, last.points, True)
                )
                return
        stands = self._outlook.stands(state)
        if chance is not None:
            found.chances.append(chance)
        found.moments.append(
            Moment(moment, self._game.rounds(state), stands.shares, stands.error, stands.points, False)
        )

    def _judged(self, moment: int, before: Decision | None = None) -> Decision:
        seat, action = self.table.moves[moment]
        trials = self.review.trials if seat in self.review.seats else self.review.others
        if before is not None:
            trials *= _CLOSER
        state = self.table.states[moment]
        return self._judge.judge(state, moment, seat, action, trials=trials, seed=self.review.seed, before=before)

    def _look_again(self) -> None:
        """Look once more, and closer, at the decision that may have cost most of those looked at once."""
        decisions = self.review.decisions
        once = [at for at, one in enumerate(decisions) if one.looks == 1 and one.seat in self.review.seats]
        if not once:
            return
        at = max(once, key=lambda place: _may_cost(decisions[place]))
        if _may_cost(decisions[at]) > 0.0:
            decisions[at] = self._judged(decisions[at].moment, decisions[at])


def review(record: Record, *, seats: Sequence[int] = (), seed: object = 0, budget: Budget | None = None) -> Review:
    """Return the whole review of a record (see ``Reviewer``)."""
    return Reviewer(record, seats=seats, seed=seed, budget=budget).run()


def _may_cost(decision: Decision) -> float:
    """Return what a decision may have cost at most, as far as a look can tell."""
    own = decision.options[decision.played]
    rivals = sorted((one for one in decision.options if one is not own), key=lambda one: -one.trials)
    return max(
        (own.behind - one.behind + SURE * max(own.error, one.error) for one in rivals[:_RIVALS]),
        default=0.0,
    )


def _checked_seats(seats: Sequence[int], number: int) -> list[int]:
    for seat in seats:
        if not 0 <= seat < number:
            raise SetupError(f"There is no seat {seat}; seats go from 0 to {number - 1}.")
    return sorted(set(seats)) or list(range(number))


def _digest(record: Record) -> str:
    return hashlib.blake2b(str(record).encode(), digest_size=16).hexdigest()
