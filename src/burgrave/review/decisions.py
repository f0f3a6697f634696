"""Evaluation of decisions: options are compared in the same samples, and good options get more trials."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from burgrave.bots.ismcts import Search
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.kernel.game import Game
from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State
from burgrave.review.types import Decision, Option, Why

LEAST: Final = 40
"""Minimum trials per decision for a meaningful result."""
INTERPRETED: Final = 20
"""Divisor of the number of trials if the core is interpreted."""

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
_LARGE: Final = 0.06  # largest loss that an option behind the one played may still hide when it is dropped
_PEEK: Final = 8  # batches between checks for an early end


class Tried:
    """One option, with each seat's mean share per batch."""

    def __init__(self, action: int) -> None:
        self.action = action  # -1: the seat follows the playout policy
        self.batches: list[list[float]] = []

    def mean(self, seat: int, first: int) -> float:
        """Return a seat's mean share over ``batches[:first]``."""
        return sum(batch[seat] for batch in self.batches[:first]) / first


class DecisionReviewer:
    """Evaluator of single decisions in records of one game."""

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
        thrifty: bool = False,
    ) -> Decision:
        """Evaluate the action ``played`` by ``seat``, using only the seat's view of ``state``.

        ``turn``: the moment at which the turn begins. ``later``: actions that remain possible later in the turn.
        ``before``: an earlier evaluation; only its best options are tried again, with other determinizations.
        ``thrifty``: drop options once they are unlikely to be best or to show that the action played was a mistake.
        """
        looks = 1 if before is None else before.looks + 1
        handle = state.seat(seat, Rng(seed_of("review", seed, moment, looks, "seat")))
        searches: list[Search] = []
        for number, settings in enumerate(self._bots.review_settings()):
            search = Search(self._policy, settings, Rng(seed_of("review", seed, moment, looks, number)))
            search.begin(handle.world, seat)
            searches.append(search)
        wanted = handle.legal() if before is None else _best_of(before)
        race = _Race(searches, handle, wanted, played, later, trials, thrifty)
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
        reason = self._reason(handle, best.action)
        if own is not best and is_same_reason(reason, self._reason(handle, own.action)):
            reason = Reason(UNSAID)
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

    def _reason(self, handle: Seat, action: int) -> Reason:
        return self._bots.reason(handle.world, handle.index, action, handle.legal())

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


def is_same_reason(one: Reason, other: Reason) -> bool:
    return (one.name, one.arguments) == (other.name, other.arguments)


def _best_of(decision: Decision) -> list[int]:
    """Return a decision's few best options and the option that was played, in the game's order."""
    ranked = sorted(decision.options, key=lambda option: (option.later, -option.trials, option.behind))
    wanted = {option.action for option in ranked[:_KEPT]} | {decision.options[decision.played].action}
    return [option.action for option in decision.options if option.action in wanted]


class _Race:
    """Successive elimination of the options of one decision; the option that was played always stays.

    The race ends early if no option can turn out to be clearly better than the one played.
    """

    def __init__(
        self,
        searches: list[Search],
        handle: Seat,
        legal: list[int],
        played: int,
        later: frozenset[int],
        trials: int,
        thrifty: bool,
    ) -> None:
        self._searches = searches  # used in turn, one per batch
        self._thrifty = thrifty
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
        """Return True if an option, other than the one played, remains possible later in the turn."""
        return tried is not self.own and tried.action in self._later

    def run(self) -> None:
        running = self.all
        number = len(running)
        for stage in range(_STAGES):
            each = self._trials // (_STAGES * (number + 1) * self.size)
            for _ in range(max(each, _LEAST_BATCHES if stage == 0 else 1)):
                self._try(self._usual)
                for tried in running:
                    self._try(tried)
                if self._thrifty:
                    running = self._still_open(running)
                if len(self.own.batches) % _PEEK == 0 and self._is_clear(running):
                    return
            running = self._still_running(running)
            number = min(number, max(_KEPT, number // _PART) + 1) if self._thrifty else len(running)

    def _is_clear(self, running: list[Tried]) -> bool:
        """Return True if more trials are unnecessary.

        The effect of the option played must be known well enough, and all other options must be unlikely to be clearly
        better.
        """
        if any(self._apart(self._usual, self.own, seat)[1] > _ENOUGH for seat in range(self.seats)):
            return False
        rivals = [tried for tried in running if tried is not self.own and not self.is_later(tried)]
        leads = (self.behind(self.own, tried) for tried in rivals)
        return all(lead + _CLEAR * error < self.least for lead, error in leads)

    def _still_open(self, running: list[Tried]) -> list[Tried]:
        """Return the option that was played, and all options that could still turn out to be the best."""
        most = len(self.own.batches)
        if most < _PEEK or most % _LEAST_BATCHES:
            return running
        rivals = [tried for tried in running if tried is not self.own and not self.is_later(tried)]
        best = max((tried for tried in running if not self.is_later(tried)), key=lambda one: one.mean(self.seat, most))
        return [tried for tried in running if tried is self.own or (tried in rivals and self._may_win(tried, best))]

    def _may_win(self, tried: Tried, best: Tried) -> bool:
        lead, error = self.behind(self.own, tried)
        most = lead + SURE * error
        if most < self.least or (lead < 0.0 and most < _LARGE):
            return False
        behind, error = self.behind(tried, best)
        return behind < SURE * error + self.least

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
        """Return the best option that was never dropped and is not possible later; ties go to the option played."""
        most = len(self.own.batches)
        last = [tried for tried in self.all if len(tried.batches) == most and not self.is_later(tried)]
        return max(last, key=lambda tried: (tried.mean(self.seat, most), tried is self.own))

    def behind(self, tried: Tried, best: Tried) -> tuple[float, float]:
        """Return the mean lead of ``best`` over ``tried`` in their common batches, and its standard error."""
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
        points, visits = 0.0, 0
        for search in self._searches:
            edge = search.root.edge(tried.action)
            if edge is not None:
                points += edge.score
                visits += edge.visits
        return points / visits if visits else 0.0

    def effects(self, own: Tried) -> list[float]:
        """Return the change in each seat's share if ``own`` is played instead of following the playout policy."""
        number = min(len(own.batches), len(self._usual.batches))
        return [own.mean(seat, number) - self._usual.mean(seat, number) for seat in range(self.seats)]

    def effect_error(self, own: Tried) -> float:
        """Return the standard error of the effect on the deciding seat's own share (see ``effects``)."""
        return self.behind(own, self._usual)[1]
