"""Deals in the arena: a deal is one seed, played once for each rotation of the bots around the table."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

from burgrave.arena.plan import RANDOM, ArenaPlan, Entrant, deal_seed
from burgrave.bots.errors import BotFailure
from burgrave.kernel.errors import BurgraveError, IllegalAction, MalformedAction
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import seed_of
from burgrave.kernel.state import State


@dataclass(frozen=True)
class Played:
    """Result of one game. Each list has one item per bot, in the order of the plan."""

    scores: list[int]
    ranks: list[int]
    decisions: int
    rounds: int
    asked: list[int]
    ms: list[float]  # total thinking time
    slowest: list[float]  # ms of the slowest decision
    failures: dict[int, str]

    @property
    def shares(self) -> list[float]:
        """Return each bot's win share.

        Tied winners share the win equally. A bot that failed or lost a solo game gets 0.
        """
        winners = [entry for entry, rank in enumerate(self.ranks) if rank == 1 and entry not in self.failures]
        return [1 / len(winners) if entry in winners else 0.0 for entry in range(len(self.ranks))]


@dataclass(frozen=True)
class Deal:
    """Results of all games of a deal."""

    section: int
    number: int
    games: list[Played]

    def as_json(self) -> dict[str, object]:
        return {"section": self.section, "deal": self.number, "games": [_packed(game) for game in self.games]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any], players: int) -> Deal:
        """Parse a row of the result file; raise ValueError, KeyError or TypeError if it is invalid."""
        games = [_unpacked(game, players) for game in data["games"]]
        if len(games) != players:
            raise ValueError(f"{len(games)} games")
        return cls(_whole(data, "section"), _whole(data, "deal"), games)


_BY_BOT: Final = ("scores", "ranks", "asked", "ms", "slowest")
_MOST: Final = 10**12
"""Largest magnitude of a number in a result file (thirty years in milliseconds), which keeps sums finite."""


def _packed(game: Played) -> dict[str, object]:
    packed = dict(vars(game))
    packed["failures"] = {str(entry): text for entry, text in game.failures.items()}
    if not game.failures:
        del packed["failures"]
    return packed


def _unpacked(data: Mapping[str, Any], players: int) -> Played:
    last = max(players, 2)  # a lost solo game has rank 2
    ranges = {"scores": (-_MOST, _MOST), "ranks": (1, last)}
    for name in _BY_BOT:
        least, most = ranges.get(name, (0, _MOST))
        fractions = name in ("ms", "slowest")
        if len(data[name]) != players or not all(_within(value, least, most, fractions) for value in data[name]):
            raise ValueError(name)
    _whole(data, "decisions")
    _whole(data, "rounds")
    failures = {int(entry): str(text) for entry, text in data.get("failures", {}).items()}
    if not set(failures) <= set(range(players)):
        raise ValueError("failures")
    return Played(**{**data, "failures": failures})


def _within(value: object, least: int, most: int, fractions: bool = False) -> bool:
    """Return True if a value is a number in range; reject NaN and Infinity, which Python's JSON parser accepts."""
    if isinstance(value, float):
        return fractions and least <= value <= most
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _whole(data: Mapping[str, Any], name: str) -> int:
    value = data[name]
    if not _within(value, 0, _MOST):
        raise ValueError(name)
    return int(value)


# ---- playing ----------------------------------------------------------------------------------------------------


def play_deal(plan: ArenaPlan, job: tuple[int, int]) -> Deal:
    """Play a deal in one section: one game per rotation, so that each bot sits in every seat once."""
    section, number = job
    games = [_play(plan, section, number, rotation) for rotation in range(plan.players)]
    return Deal(section, number, games)


def _play(plan: ArenaPlan, section: int, number: int, rotation: int) -> Played:
    seed = deal_seed(plan.seed, number)
    bots = plan.sections[section]
    with ExitStack() as stack:
        table = _Table(plan.game, bots, seed, rotation, stack)
        state = game_named(plan.game).new(seed, plan.options, table.read_events)
        try:
            decisions = table.play(state)
        except BurgraveError:
            raise
        except Exception as error:
            error.add_note(f"in deal {number}, rotation {rotation}, with seed={seed}, {bots} and {plan.options}")
            raise
        return table.result(state, decisions, state.rounds())


class _Table:
    """Bots of one game, and their seats: bot ``e`` sits in seat ``(e + rotation) % players``."""

    def __init__(self, game: str, bots: tuple[str, ...], seed: int, rotation: int, stack: ExitStack) -> None:
        self.game = game
        self.bots = bots
        entries = range(len(bots))
        self.seats = [(entry + rotation) % len(bots) for entry in entries]
        self.by_seat = [self.seats.index(seat) for seat in entries]
        self.seeds = [(seed_of(seed, "bot", rotation, e), seed_of(seed, "worlds", rotation, e)) for e in entries]
        self.failures: dict[int, str] = {}
        self.entrants = [self._admit(entry, stack) for entry in entries]
        self.stand_ins: dict[int, Entrant] = {}

    @property
    def read_events(self) -> bool:
        return any(entrant.reads_events for entrant in self.entrants)

    def _admit(self, entry: int, stack: ExitStack) -> Entrant:
        bot, worlds = self.seeds[entry]
        try:
            entrant = Entrant(self.game, self.bots[entry], bot, worlds)
        except BotFailure as failure:
            self.failures[entry] = str(failure)
            return Entrant(self.game, RANDOM, bot, worlds)
        stack.callback(entrant.close)
        return entrant

    def play(self, state: State) -> int:
        decisions = 0
        while not state.is_over():
            seat = int(state.to_act())
            legal = state.legal(seat)
            if len(legal) == 1:
                state.apply(seat, legal[0])
            else:
                self._decide(state, seat, self.by_seat[seat])
            decisions += 1
        return decisions

    def _decide(self, state: State, seat: int, entry: int) -> None:
        if entry not in self.failures:
            try:
                state.apply(seat, self.entrants[entry].choose(state, seat))
                return
            except (BotFailure, IllegalAction, MalformedAction) as failure:
                self.failures[entry] = " ".join(str(failure).split())
        if entry not in self.stand_ins:
            self.stand_ins[entry] = Entrant(self.game, RANDOM, seed_of(*self.seeds[entry]), 0)
        state.apply(seat, self.stand_ins[entry].choose(state, seat))

    def result(self, state: State, decisions: int, rounds: int) -> Played:
        places, points = state.ranks(), state.scores()
        return Played(
            scores=[points[seat] for seat in self.seats],
            ranks=placed([places[seat] for seat in self.seats], self.failures),
            decisions=decisions,
            rounds=rounds,
            asked=[entrant.asked for entrant in self.entrants],
            ms=[_milliseconds(entrant.seconds) for entrant in self.entrants],
            slowest=[_milliseconds(entrant.slowest) for entrant in self.entrants],
            failures=self.failures,
        )


def _milliseconds(seconds: float) -> float:
    return float(f"{1000 * seconds:.4g}")  # four digits keep result files small


def placed(places: list[int], failures: Mapping[int, str]) -> list[int]:
    """Return the final ranks with all failed bots tied for last and the other bots moved up."""
    if not failures:
        return places
    fair = [place for entry, place in enumerate(places) if entry not in failures]
    last = len(fair) + 1
    return [last if entry in failures else 1 + sum(p < place for p in fair) for entry, place in enumerate(places)]
