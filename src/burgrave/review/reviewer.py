"""Reviewer of game records: budgets, forecasts, and evaluation of decisions.

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
from burgrave.kernel.events import Event
from burgrave.kernel.game import Game
from burgrave.kernel.record import Record
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State
from burgrave.review.sums import summarize
from burgrave.review.table import Table
from burgrave.review.types import FORMAT, Chance, Decision, Moment, Option, Review, Why

# ---- Budgets ---------------------------------------------------------------------------------------------------------

# A budget counts trials, never time, so a review is reproducible.

LEAST: Final = 40  # minimum trials per decision for a meaningful result
_MOST: Final = 10_000_000
_INTERPRETED: Final = 20  # divisor of the trials if the core is interpreted
_OTHERS: Final = 4  # divisor of the trials for decisions of other seats
_OUTLOOK: Final = 5  # playouts per moment are the trials divided by this, within limits
_LEAST_OUTLOOK: Final = 16
_MOST_OUTLOOK: Final = 400


class Budget:
    """Budget of a review: trials per decision of the chosen seats and of other seats, and playouts per moment."""

    def __init__(self, trials: int, others: int, outlook: int) -> None:
        self.trials = trials
        self.others = others
        self.outlook = outlook

    @classmethod
    def in_proportion(cls, trials: int) -> Budget:
        """Return the budget with ``trials`` per decision and the rest in proportion."""
        outlook = min(max(trials // _OUTLOOK, _LEAST_OUTLOOK), _MOST_OUTLOOK)
        return cls(trials, max(LEAST, trials // _OTHERS), outlook)

    @classmethod
    def of(cls, game: str, trials: int = 0) -> Budget:
        """Return the budget with ``trials`` per decision (0: the game's default).

        Raise SetupError if ``trials`` is out of range.
        """
        if not trials:
            usual = bots_for(game).review_trials()
            trials = usual if core() == "compiled" else max(LEAST, usual // _INTERPRETED)
        if not LEAST <= trials <= _MOST:
            raise SetupError(f"A review needs {LEAST} to {_MOST:,} trials per decision, not {trials:,}.")
        return cls.in_proportion(trials)

    def within(self, total: int, decisions: int) -> Budget:
        """Return a budget limited to about ``total`` trials for a number of decisions of the chosen seats."""
        most = max(LEAST, total // max(1, decisions))
        if most >= self.trials:
            return self
        return Budget.in_proportion(most)


# ---- Forecasts -------------------------------------------------------------------------------------------------------

# Playouts start from the combined knowledge of all seats. Hands and characters are open, as in a broadcast of a card
# game; cards unknown to all seats are dealt at random each time. Therefore the shares of all seats sum to 1, and a draw
# or a roll changes the forecast only when it happens.

_WORLDS: Final = 6  # number of determinizations in which an action is repeated to detect randomness


class Forecast:
    """Expected win shares and points by seat, with the standard error of the shares."""

    def __init__(self, shares: list[float], points: list[float], error: float) -> None:
        self.shares = shares
        self.points = points
        self.error = error


class Forecasts:
    """Forecasts of one game from playouts. The n-th playout of every moment uses the same random numbers."""

    def __init__(self, bots: GameBots, policy: Policy, playouts: int, seed: object) -> None:
        self._playouts = playouts
        self._rng = Rng(0)
        self._searches = [Search(policy, settings, self._rng) for settings in bots.review_settings()]
        luck = Rng(seed_of("review", seed, "outlook"))
        self._luck = [luck.state() for _ in range(playouts)]

    def stands(self, state: State) -> Forecast:
        """Return the forecast for a state."""
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
    """Sums over playouts."""

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
        """Return the means, with the largest standard error of the shares."""
        number = self._number
        shares = [share / number for share in self._shares]
        error = max(
            sqrt(max(0.0, square / number - mean * mean) / max(1, number - 1))
            for square, mean in zip(self._squares, shares, strict=True)
        )
        return Forecast(shares, [points / number for points in self._points], error)


def had_luck(state: State, seat: int, action: int, told: list[Event], seed: object) -> bool:
    """Return True if the result of an action was random; ``told``: the events that actually happened.

    The action is repeated in a few determinizations; different events in any of them prove that it was random.
    """
    rng = Rng(seed_of("review", seed, "luck"))
    for _ in range(_WORLDS):
        world = state.deal_unseen(rng)
        world.keep_events(True)
        world.apply(seat, action)
        if world.events != told:
            return True
    return False


# ---- Decisions -------------------------------------------------------------------------------------------------------

# Every option is evaluated from the seat's information at the time, good options with more trials. Trials run in
# batches. The n-th batch of each option uses the same determinizations, dice and draws as the n-th batch of any other
# option (common random numbers), so options are compared batch by batch.

SURE: Final = 2.0  # standard errors: options within this distance are about as good
_SMALL: Final = 0.005  # minimum loss in win share, if playouts go to the end ...
_COARSE: Final = 0.02  # ... and if they end in a forecast, which is less precise
_BATCH: Final = 8  # maximum trials per batch
_LEAST_BATCHES: Final = 4
_STAGES: Final = 4  # stages of trials, each with fewer options
_PART: Final = 3  # one in this many options survives a stage
_KEPT: Final = 3  # minimum options that survive, in addition to the one played
_CLEAR: Final = 3.0  # standard errors within which an option could still turn out better
_ENOUGH: Final = 0.004  # standard error at which the effect of a decision is known well enough
_PEEK: Final = 8  # batches between checks for an early end


class Tried:
    """One option, with each seat's mean share in each batch."""

    def __init__(self, action: int) -> None:
        self.action = action  # -1: the seat follows the playout policy
        self.batches: list[list[float]] = []

    def mean(self, seat: int, first: int) -> float:
        """Return a seat's mean share over ``batches[:first]``."""
        return sum(batch[seat] for batch in self.batches[:first]) / first


class DecisionReviewer:
    """Evaluator of the decisions of one game."""

    def __init__(self, game: Game, bots: GameBots, policy: Policy) -> None:
        self._game = game
        self._bots = bots
        self._policy = policy

    def judge(
        self,
        state: State,
        moment: int,
        seat: int,
        played: int,
        *,
        trials: int,
        seed: object,
        turn: int | None = None,
        later: frozenset[int] = frozenset(),
        before: Decision | None = None,
    ) -> Decision:
        """Evaluate the action ``played`` by ``seat``, using only the seat's view of ``state``.

        ``turn``: the moment at which the turn begins. ``later``: actions that stay possible later in the turn.
        ``before``: an earlier evaluation; only its best options are tried again, with other determinizations.
        """
        looks = 1 if before is None else before.looks + 1
        handle = state.seat(seat, Rng(seed_of("review", seed, moment, looks, "seat")))
        searches: list[Search] = []
        for number, settings in enumerate(self._bots.review_settings()):
            search = Search(self._policy, settings, Rng(seed_of("review", seed, moment, looks, number)))
            search.begin(handle.world, seat)
            searches.append(search)
        wanted = handle.legal() if before is None else _best_of(before)
        race = _Race(searches, handle, wanted, played, later, trials)
        race.run()
        return self._decision(race, handle, moment, moment if turn is None else turn, before)

    def _decision(self, race: _Race, handle: Seat, moment: int, turn: int, before: Decision | None) -> Decision:
        legal = handle.legal()
        own = race.own
        best = race.best()
        loss, error = race.behind(own, best)
        costs = best is not own and loss > max(SURE * error, race.least) and race.agreed(own, best)
        found = {tried.action: self._option(race, tried, best) for tried in race.all}
        if before is not None:
            most = found[best.action].share
            for option in before.options:
                if option.action not in found:
                    found[option.action] = msgspec.structs.replace(option, behind=most - option.share)
        reason = self._bots.reason(handle.world, handle.index, best.action, legal)
        return Decision(
            moment=moment,
            turn=turn,
            round=handle.world.rounds(),
            seat=handle.index,
            played=legal.index(own.action),
            best=legal.index(best.action),
            chance=own.mean(race.seat, len(own.batches)),
            possible=best.mean(race.seat, len(best.batches)),
            loss=loss if costs else 0.0,
            error=error,
            effects=race.effects(own),
            effect_error=race.effect_error(own),
            options=[found[action] for action in legal],
            why=Why(reason.name, reason.arguments),
            looks=1 if before is None else before.looks + 1,
        )

    def _option(self, race: _Race, tried: Tried, best: Tried) -> Option:
        behind, error = race.behind(tried, best)
        return Option(
            action=tried.action,
            notation=self._game.notation(tried.action),
            share=tried.mean(race.seat, len(tried.batches)),
            points=race.points(tried),
            trials=len(tried.batches) * race.size,
            behind=behind,
            error=error,
            later=race.is_later(tried),
        )


def _best_of(decision: Decision) -> list[int]:
    """Return the best few options of a decision and the option that was played, in the game's order."""
    ranked = sorted(decision.options, key=lambda option: (option.later, -option.trials, option.behind))
    wanted = {option.action for option in ranked[:_KEPT]} | {decision.options[decision.played].action}
    return [option.action for option in decision.options if option.action in wanted]


class _Race:
    """Successive elimination of the options of one decision; the option that was played always stays.

    It ends early if no option can turn out to be clearly better than the one played.
    """

    def __init__(
        self,
        searches: list[Search],
        handle: Seat,
        legal: list[int],
        played: int,
        later: frozenset[int],
        trials: int,
    ) -> None:
        self._searches = searches  # used in turn, one per batch
        self.least = _COARSE if searches[0].settings.rounds > 0 else _SMALL
        self.seat = handle.index
        self.seats = handle.world.num_players
        self.all = [Tried(action) for action in legal]
        self._usual = Tried(-1)
        self.own = next(tried for tried in self.all if tried.action == played)
        self._world = handle.world
        self._later = later
        self._trials = trials
        fewest = trials // (_STAGES * (len(legal) + 1) * _LEAST_BATCHES)
        self.size = max(1, min(_BATCH, fewest))

    def is_later(self, tried: Tried) -> bool:
        """Return True if an option other than the one played stays possible later in the turn."""
        return tried is not self.own and tried.action in self._later

    def run(self) -> None:
        """Run all trials."""
        running = self.all
        for stage in range(_STAGES):
            each = self._trials // (_STAGES * (len(running) + 1) * self.size)
            for _ in range(max(each, _LEAST_BATCHES if stage == 0 else 1)):
                self._try(self._usual)
                for tried in running:
                    self._try(tried)
                if len(self.own.batches) % _PEEK == 0 and self._is_clear(running):
                    return
            running = self._still_running(running)

    def _is_clear(self, running: list[Tried]) -> bool:
        """Return True if the play's effect is known well enough, and no option is likely to be clearly better."""
        if any(self._apart(self._usual, self.own, seat)[1] > _ENOUGH for seat in range(self.seats)):
            return False
        rivals = [tried for tried in running if tried is not self.own and not self.is_later(tried)]
        leads = (self.behind(self.own, tried) for tried in rivals)
        return all(lead + _CLEAR * error < self.least for lead, error in leads)

    def _try(self, tried: Tried) -> None:
        shares = [0.0] * self.seats
        search = self._searches[len(tried.batches) % len(self._searches)]
        if tried.action >= 0:
            search.run_on(self._world, tried.action, self.size, shares)
        else:
            search.run_free(self._world, len(tried.batches) // len(self._searches) * self.size, self.size, shares)
        tried.batches.append([share / self.size for share in shares])

    def _still_running(self, running: list[Tried]) -> list[Tried]:
        """Return the options for the next stage: the best ones and the one that was played."""
        ranked = sorted(running, key=lambda tried: (self.is_later(tried), -tried.mean(self.seat, len(tried.batches))))
        kept = ranked[: max(_KEPT, len(ranked) // _PART)]
        return kept if self.own in kept else [*kept, self.own]

    def best(self) -> Tried:
        """Return the best option with all batches that is not possible later; ties go to the one played."""
        most = len(self.own.batches)
        last = [tried for tried in self.all if len(tried.batches) == most and not self.is_later(tried)]
        return max(last, key=lambda tried: (tried.mean(self.seat, most), tried is self.own))

    def behind(self, tried: Tried, best: Tried) -> tuple[float, float]:
        """Return the mean difference between two options over common batches, and its standard error."""
        return self._apart(best, tried, self.seat)

    def _apart(self, best: Tried, tried: Tried, seat: int) -> tuple[float, float]:
        apart = [better[seat] - worse[seat] for better, worse in zip(best.batches, tried.batches, strict=False)]
        number = len(apart)
        mean = sum(apart) / number
        if number < 2:
            return mean, 1.0
        return mean, sqrt(sum((one - mean) ** 2 for one in apart) / (number - 1) / number)

    def agreed(self, tried: Tried, best: Tried) -> bool:
        """Return True if ``tried`` is worse than ``best`` in every kind of playout."""
        kinds = len(self._searches)
        for kind in range(kinds):
            pairs = list(zip(best.batches[kind::kinds], tried.batches[kind::kinds], strict=False))
            if sum(better[self.seat] - worse[self.seat] for better, worse in pairs) <= 0.0:
                return False
        return True

    def points(self, tried: Tried) -> float:
        """Return the seat's mean points after an option."""
        points, visits = 0.0, 0
        for search in self._searches:
            edge = search.root.edge(tried.action)
            if edge is not None:
                points += edge.score
                visits += edge.visits
        return points / visits if visits else 0.0

    def effects(self, own: Tried) -> list[float]:
        """Return the change in each seat's share that the option causes, relative to the playout policy."""
        number = min(len(own.batches), len(self._usual.batches))
        return [own.mean(seat, number) - self._usual.mean(seat, number) for seat in range(self.seats)]

    def effect_error(self, own: Tried) -> float:
        """Return the standard error of ``effects`` for the seat itself."""
        return self.behind(own, self._usual)[1]


# ---- Reviews ---------------------------------------------------------------------------------------------------------

# Every step has its own random generator.

_AGAIN: Final = 8  # decisions that are evaluated again ...
_CLOSER: Final = 3  # ... and the factor for their trials
_RIVALS: Final = 3  # alternatives considered in ``_may_cost``

Step = Callable[[int, int], None]
"""Progress callback, which gets the number of finished steps and the total number of steps."""


class Reviewer:
    """Reviewer of one game. ``run`` executes all steps; ``review`` has the results of the finished steps."""

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
        """``seats``: seats whose decisions get the full budget (empty: all seats).

        ``total``: approximate limit on all trials (0: no limit). ``finished``: an unfinished review to resume, with the
        same record, seats, seed and budget. Raise SetupError if the game has no bots, RecordError if the game is
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
        """Resume an unfinished review; raise SetupError if it does not match this one."""
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
        """Run the remaining steps and yield after each one, once ``review`` has its result."""
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

        The steps are a forecast for each moment, an evaluation of each decision, and then further evaluations of
        the costly decisions. Partial results of an interrupted step are dropped first.
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
        """Compute the forecast at a moment and, if the previous action was random, that action's mean result."""
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


def review(record: Record, *, seats: Sequence[int] = (), seed: object = 0, budget: Budget | None = None) -> Review:
    """Return the finished review of a record (see ``Reviewer``)."""
    return Reviewer(record, seats=seats, seed=seed, budget=budget).run()


def _may_cost(decision: Decision) -> float:
    """Return an upper bound on the loss of a decision, given the errors of its evaluation."""
    own = decision.options[decision.played]
    others = [one for one in decision.options if one is not own and not one.later]
    rivals = sorted(others, key=lambda one: -one.trials)
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
