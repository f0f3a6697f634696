"""What one decision was worth: every option is tried from what the seat knew then, and the good ones more often.

Trials go in batches. The n-th batch of each option meets the same worlds, dice and draws as the n-th of any other
(common random numbers), so that two options are compared batch by batch.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from burgrave.bots.ismcts import Search
from burgrave.bots.playing import GameBots
from burgrave.bots.policy import Policy
from burgrave.kernel.game import Game
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat, State
from burgrave.review.types import Decision, Option, Why

__all__ = ["SURE", "Judge"]

SURE: Final = 2.0  # standard errors: what is no further apart is about as good
_SMALL: Final = 0.005  # share of the win: what costs less costs nothing ...
_COARSE: Final = 0.02  # ... and where a forecast ends the playouts, it is no finer than this
_BATCH: Final = 8  # trials; where there are few, fewer
_LEAST_BATCHES: Final = 4
_STAGES: Final = 4  # the trials are dealt out in so many parts, each to fewer options
_PART: Final = 3  # of the options that are left, one in so many gets the next part
_KEPT: Final = 3  # options, besides what was played, that are compared to the end


class Tried:
    """One option and its trials, batch by batch: the mean share of each seat."""

    def __init__(self, action: int) -> None:
        self.action = action  # below 0: what a player of the playouts would do
        self.batches: list[list[float]] = []

    def mean(self, seat: int, first: int) -> float:
        """Return a seat's mean share over the first batches."""
        return sum(batch[seat] for batch in self.batches[:first]) / first


class Judge:
    """Judges the decisions of one game."""

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
        before: Decision | None = None,
    ) -> Decision:
        """Judge what ``seat`` played; of ``state`` only what the seat knows is looked at.

        ``before``: what an earlier look found; this one meets other worlds, and tries the best options of that alone.
        """
        looks = 1 if before is None else before.looks + 1
        handle = state.seat(seat, Rng(seed_of("review", seed, moment, looks, "seat")))
        searches: list[Search] = []
        for number, settings in enumerate(self._bots.review_settings()):
            search = Search(self._policy, settings, Rng(seed_of("review", seed, moment, looks, number)))
            search.begin(handle.world, seat)
            searches.append(search)
        race = _Race(searches, handle, handle.legal() if before is None else _best_of(before), played, trials)
        race.run()
        return self._decision(race, handle, moment, played, before)

    def _decision(self, race: _Race, handle: Seat, moment: int, played: int, before: Decision | None) -> Decision:
        legal = handle.legal()
        own = race.of(played)
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
            round=self._game.rounds(handle.world),
            seat=handle.index,
            played=legal.index(played),
            best=legal.index(best.action),
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
        )


def _best_of(decision: Decision) -> list[int]:
    """Return the few best options of a decision, and what was played, in the order of the game."""
    ranked = sorted(decision.options, key=lambda option: (-option.trials, option.behind))
    wanted = {option.action for option in ranked[:_KEPT]} | {decision.options[decision.played].action}
    return [option.action for option in decision.options if option.action in wanted]


class _Race:
    """Trials of some options of one decision: those that fall behind get no more, except what was played."""

    def __init__(self, searches: list[Search], handle: Seat, legal: list[int], played: int, trials: int) -> None:
        self._searches = searches  # take turns, batch by batch
        self.least = _COARSE if searches[0].settings.rounds > 0 else _SMALL
        self.seat = handle.index
        self.seats = handle.world.num_players
        self.all = [Tried(action) for action in legal]
        self._usual = Tried(-1)
        self._world = handle.world
        self._played = played
        self._trials = trials
        fewest = trials // (_STAGES * (len(legal) + 1) * _LEAST_BATCHES)
        self.size = max(1, min(_BATCH, fewest))

    def of(self, action: int) -> Tried:
        """Return an option by its action."""
        return next(tried for tried in self.all if tried.action == action)

    def run(self) -> None:
        """Make all trials."""
        running = self.all
        for stage in range(_STAGES):
            each = self._trials // (_STAGES * (len(running) + 1) * self.size)
            for _ in range(max(each, _LEAST_BATCHES if stage == 0 else 1)):
                self._try(self._usual)
                for tried in running:
                    self._try(tried)
            running = self._still_running(running)

    def _try(self, tried: Tried) -> None:
        shares = [0.0] * self.seats
        search = self._searches[len(tried.batches) % len(self._searches)]
        if tried.action >= 0:
            search.run_on(self._world, tried.action, self.size, shares)
        else:
            search.run_free(self._world, len(tried.batches) // len(self._searches) * self.size, self.size, shares)
        tried.batches.append([share / self.size for share in shares])

    def _still_running(self, running: list[Tried]) -> list[Tried]:
        """Return the better options, few in the end, and what was played."""
        ranked = sorted(running, key=lambda tried: -tried.mean(self.seat, len(tried.batches)))
        kept = ranked[: max(_KEPT, len(ranked) // _PART)]
        own = self.of(self._played)
        return kept if own in kept else [*kept, own]

    def best(self) -> Tried:
        """Return the option with the highest mean among those that were tried to the end; what was played, if equal."""
        most = max(len(tried.batches) for tried in self.all)
        last = [tried for tried in self.all if len(tried.batches) == most]
        own = self.of(self._played)
        return max(last, key=lambda tried: (tried.mean(self.seat, most), tried is own))

    def behind(self, tried: Tried, best: Tried) -> tuple[float, float]:
        """Return by how much an option falls short of another in the same worlds, and the standard error of that."""
        apart = [
            better[self.seat] - worse[self.seat] for better, worse in zip(best.batches, tried.batches, strict=False)
        ]
        number = len(apart)
        mean = sum(apart) / number
        if number < 2:
            return mean, 1.0
        return mean, sqrt(sum((one - mean) ** 2 for one in apart) / (number - 1) / number)

    def agreed(self, tried: Tried, best: Tried) -> bool:
        """Tell whether playouts of each kind find that an option falls short of another."""
        kinds = len(self._searches)
        for kind in range(kinds):
            pairs = list(zip(best.batches[kind::kinds], tried.batches[kind::kinds], strict=False))
            if sum(better[self.seat] - worse[self.seat] for better, worse in pairs) <= 0.0:
                return False
        return True

    def points(self, tried: Tried) -> float:
        """Return the mean of the points that the seat ended with."""
        points, visits = 0.0, 0
        for search in self._searches:
            edge = search.root.edge(tried.action)
            if edge is not None:
                points += edge.score
                visits += edge.visits
        return points / visits if visits else 0.0

    def effects(self, own: Tried) -> list[float]:
        """Return what the option changes in each seat's share, beside what a player of the playouts would do."""
        number = min(len(own.batches), len(self._usual.batches))
        return [own.mean(seat, number) - self._usual.mean(seat, number) for seat in range(self.seats)]

    def effect_error(self, own: Tried) -> float:
        """Return the standard error of that for the seat itself."""
        return self.behind(own, self._usual)[1]
