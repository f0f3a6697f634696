"""Mass simulation, with the same results for any number of workers.

Game ``i`` is seeded only by ``seed_of(seed, i)``, and all statistics are integer sums, so the result does not depend on
how games are distributed or ordered.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from burgrave.arena.plan import bot_names, told_options
from burgrave.arena.statistics import Mean, Share, mean_from, share_from
from burgrave.arena.workers import WorkerLost, check_workers, in_workers
from burgrave.build_info import core
from burgrave.kernel.collecting import WIN
from burgrave.kernel.errors import BurgraveError, RecordError, SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, plain_seed, seed_of
from burgrave.kernel.state import State
from burgrave.study.choosing import RANDOM, all_random, assign_bots, bots_choice, check_bots

__all__ = ["Result", "simulate"]

LARGEST_CHUNK = 500
MOST_GAMES = 10**12


@dataclass(frozen=True)
class Plan:
    """Plan of a simulation and its records; it can be pickled for worker processes."""

    game: str
    options: dict[str, object]
    seed: object
    bots: tuple[str, ...]
    folder: Path | None = None
    single: Path | None = None
    digits: int = 1

    def all_random(self) -> bool:
        return all_random(self.bots)

    def path(self, number: int) -> Path | None:
        """Return the path for the record of a game, or None if games are not recorded."""
        if self.folder is not None:
            return self.folder / f"game-{number:0{self.digits}}.record"
        return self.single


@dataclass
class Totals:
    """Integer sums over games, which do not depend on the order of addition."""

    seats: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[int] = field(default_factory=list)  # in units of 1 / WIN
    wins_squared: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    scores_squared: list[int] = field(default_factory=list)
    fingerprint: int = 0

    def __post_init__(self) -> None:
        for sums in (self.wins, self.wins_squared, self.scores, self.scores_squared):
            sums.extend([0] * (self.seats - len(sums)))

    def count(self, number: int, decisions: int, game: Game, state: State) -> None:
        scores, ranks, rounds = state.scores(), state.ranks(), state.rounds()
        share = WIN // max(1, ranks.count(1))  # a solo game may be lost, so nobody wins
        for seat, score in enumerate(scores):
            won = share if ranks[seat] == 1 else 0
            self.wins[seat] += won
            self.wins_squared[seat] += won * won
            self.scores[seat] += score
            self.scores_squared[seat] += score * score
        self.games += 1
        self.decisions += decisions
        self.rounds += rounds
        self.fingerprint += seed_of(number, decisions, rounds, state.rng, *scores)

    def add(self, other: Totals) -> None:
        """Add the totals of other games to this object."""
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.fingerprint += other.fingerprint
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.wins_squared[seat] += other.wins_squared[seat]
            self.scores[seat] += other.scores[seat]
            self.scores_squared[seat] += other.scores_squared[seat]


@dataclass(frozen=True)
class Result:
    """Result of a simulation. Only ``seconds`` depends on the number of workers and on whether the core is compiled."""

    game: str
    options: dict[str, object]
    seed: object
    bots: tuple[str, ...]
    workers: int
    totals: Totals
    seconds: float
    interrupted: bool = False  # totals cover the finished games only

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second of wall time, summed over all workers and excluding startup time."""
        return self.totals.decisions / self.seconds if self.seconds > 0 else 0.0

    @property
    def shares(self) -> list[Share]:
        """Win share of each seat, with its interval; ties for first place split the win."""
        totals = self.totals
        pairs = zip(totals.wins, totals.wins_squared, strict=True)
        return [share_from(totals.games, wins / WIN, squares / WIN**2) for wins, squares in pairs]

    @property
    def scores(self) -> list[Mean]:
        """Mean final score of each seat, with its interval."""
        pairs = zip(self.totals.scores, self.totals.scores_squared, strict=True)
        return [mean_from(self.totals.games, sums, squares) for sums, squares in pairs]

    @property
    def win_share(self) -> list[float]:
        return [share.mean for share in self.shares]

    @property
    def mean_score(self) -> list[float]:
        return [score.mean for score in self.scores]

    @property
    def mean_rounds(self) -> float:
        return self.totals.rounds / self.totals.games

    @property
    def fingerprint(self) -> str:
        """Hash of all games: equal games give equal fingerprints."""
        return f"{self.totals.fingerprint % 2**64:016x}"

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            **self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "workers": self.workers,
            "games": self.totals.games,
            "decisions": self.totals.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "core": core(),
            "interrupted": self.interrupted,
            "win_share": self.win_share,
            "win_share_ci95": [share.ci95 for share in self.shares],
            "mean_score": self.mean_score,
            "mean_score_ci95": [score.ci95 for score in self.scores],
            "mean_rounds": self.mean_rounds,
            "fingerprint": self.fingerprint,
        }


def simulate(
    game: str,
    options: Mapping[str, object] | None = None,
    *,
    games: int = 1000,
    seed: object = 0,
    workers: int = 1,
    bots: Sequence[str] = (RANDOM,),
    record: str | os.PathLike[str] | None = None,
    chunk: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Result:
    """Play many games and return their statistics.

    ``options`` as in ``burgrave.new``. ``bots``: one for all seats, or one per seat. ``record``: a file for a single
    game, or a folder for one file per game. ``progress`` is called with the number of newly finished games. After
    Ctrl-C, the result covers the finished games. Scripts that use more than one worker need ``if __name__ ==
    "__main__"``.
    """
    seed = plain_seed(seed)
    _check_number("games", games, MOST_GAMES)
    check_workers(workers)
    _check_number("games in a chunk", 1 if chunk is None else chunk, MOST_GAMES)
    plan = _plan(game, dict(options or {}), games, seed, bot_names(bots), record)
    size = chunk or min(LARGEST_CHUNK, -(-games // (workers * 8)))
    chunks = ((first, min(size, games - first)) for first in range(0, games, size))
    totals = Totals(len(plan.bots))
    with (
        _Clock() as clock,
        closing(in_workers(partial(_play_chunk, plan), chunks, min(workers, -(-games // size)), clock.start)) as parts,
    ):
        try:
            interrupted = _added(parts, totals, progress)
        except WorkerLost as lost:
            raise lost.during(f"while it played among {', '.join(plan.bots)}") from None
    return Result(
        game,
        told_options(plan.game, plan.options, seed_of(plan.seed, 0)),
        seed,
        plan.bots,
        workers,
        totals,
        clock.seconds,
        interrupted,
    )


def _added(parts: Iterable[Totals], totals: Totals, progress: Callable[[int], object] | None) -> bool:
    """Add up all parts; return True if interrupted. Re-raise an interrupt that comes before the first part."""
    try:
        for part in parts:
            totals.add(part)
            if progress is not None:
                progress(part.games)
    except KeyboardInterrupt:
        if totals.games == 0:
            raise
        return True
    return False


def _check_number(name: str, number: object, most: int) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
        raise SetupError(f"The number of {name} must be 1 to {most}, not {number!r}.")


class _Clock:
    """Timer for the games; ``start`` restarts it once the workers are ready."""

    seconds = 0.0

    def start(self) -> None:
        self.begin = time.perf_counter()

    def __enter__(self) -> _Clock:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.seconds = time.perf_counter() - self.begin


def _plan(
    game: str,
    options: dict[str, object],
    games: int,
    seed: object,
    bots: tuple[str, ...],
    record: str | os.PathLike[str] | None,
) -> Plan:
    """Return a validated plan; raise SetupError or RecordError for mistakes detectable before the first game."""
    bots = assign_bots(bots, game_named(game).new(seed_of(seed, 0), options, False).num_players)
    check_bots(game, bots)
    if record is None:
        return Plan(game, options, seed, bots)
    target = Path(record)
    if games == 1:
        if os.path.lexists(target):
            raise RecordError(f"{target} already exists; choose another name for the record.")
        return Plan(game, options, seed, bots, single=target)
    try:
        target.mkdir(parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise RecordError(f"{target} is not empty; the records of {games} games need a new folder.")
    except OSError as error:
        raise RecordError(
            f"{target} cannot be used for the records of {games} games; it must be a folder: {error.strerror}."
        ) from error
    return Plan(game, options, seed, bots, folder=target, digits=len(str(games - 1)))


# ---- games ------------------------------------------------------------------------------------------------


def _play_chunk(plan: Plan, chunk: tuple[int, int]) -> Totals:
    game = game_named(plan.game)
    first, count = chunk
    totals = Totals(len(plan.bots))
    for number in range(first, first + count):
        seed = seed_of(plan.seed, number)
        try:
            decisions, state = _play_game(game, plan, seed, plan.path(number))
        except BurgraveError:
            raise
        except Exception as error:
            error.add_note(f"in game {number}; reproduce it with burgrave.new, seed={seed} and {plan.options}")
            raise
        totals.count(number, decisions, game, state)
    return totals


def _play_game(game: Game, plan: Plan, seed: int, path: Path | None) -> tuple[int, State]:
    if path is None and plan.all_random():
        state = game.new(seed, plan.options, False)
        return game.playout(state, Rng(seed_of(seed, RANDOM))), state
    seats = [(bot, "") for bot in plan.bots]
    recorder = None
    if path is not None:
        record = Record.new(game.name, seed=seed, seats=seats, options=plan.options)
        recorder = Recorder(record, events=False)
        state = recorder.state
    else:
        state = game.new(seed, plan.options, False)
    with ExitStack() as stack:
        choose = _random_choice(seed) if plan.all_random() else bots_choice(plan.game, plan.bots, seed, stack)
        decisions = _play_on(state, recorder, choose)
    if recorder is not None and path is not None:
        recorder.record.write(path, sync=False)
    return decisions, state


def _play_on(state: State, recorder: Recorder | None, choose: Callable[[State, int], int]) -> int:
    decisions = 0
    while not state.is_over():
        seat = int(state.to_act())
        action = choose(state, seat)
        if recorder is None:
            state.apply(seat, action)
        else:
            recorder.play(seat, action)
        decisions += 1
    return decisions


def _random_choice(seed: int) -> Callable[[State, int], int]:
    """Return a chooser that plays the same moves as ``Game.playout``, one at a time."""
    rng = Rng(seed_of(seed, RANDOM))

    def choose(state: State, seat: int) -> int:
        options = state.legal(seat)
        return options[rng.below(len(options))]

    return choose
