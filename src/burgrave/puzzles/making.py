"""Puzzle maker: seeded games between bots, and searches that confirm the best move.

A game depends only on the seed and its number, so the result is the same for any number of workers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Final

from burgrave.arena.workers import check_workers, in_workers
from burgrave.bots import bot_named, close
from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.quote import UNSAID
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, plain_seed, seed_of
from burgrave.kernel.state import State
from burgrave.puzzles.collection import Collection, Puzzle, read_collection, resumed
from burgrave.review.clear import DOUBT, MARGIN, SEARCHES, WRONG, ClearMoves
from burgrave.review.types import Why

SOLVERS: Final = ("rules", "search:20it", "search:300it")
"""Bots from weak to strong.

The grade of a puzzle is the position, from 1, of the first bot that usually finds a right answer. If none does, the
grade is one more than the number of bots.
"""

_BOTS: Final = ("easy", "normal", "hard", "search:40it")
_PLAYERS: Final = (2, 3, 4, 4, 5, 6)  # numbers of players
_TRIES: Final = 5  # of each solver
_A_GAME: Final = 3  # maximum number of puzzles from one game; at most one of them is easy
_MOST_GAMES: Final = 1_000_000


def make(
    game: str,
    out: Path,
    *,
    games: int,
    seed: object = 0,
    workers: int = 1,
    progress: Callable[[int], object] | None = None,
) -> Collection:
    """Search seeded games for puzzles, and write the file after each game; an existing file is resumed."""
    if not game_named(game).has_part("bots"):
        raise SetupError(f"{game_named(game).title} has no bots of its own, so it has no puzzles.")
    if not 1 <= games <= _MOST_GAMES:
        raise SetupError(f"The number of games must be 1 to {_MOST_GAMES:,}, not {games:,}.")
    check_workers(workers)
    name, plain = game_named(game).name, plain_seed(seed)
    found = resumed(out, name, plain)
    missing = [number for number in range(games) if not found.finished(number)]
    if progress is not None:
        progress(games - len(missing))
    with closing(in_workers(partial(_puzzles_of, name, plain), missing, min(workers, len(missing) or 1))) as results:
        for number, puzzles in results:
            found.add(number, puzzles)
            found.write(out)
            if progress is not None:
                progress(1)
    return found


def check(path: Path, *, seed: object = "check", workers: int = 1) -> Iterator[tuple[Puzzle, str]]:
    """Check the puzzles in a file with searches from another seed; yield each puzzle and its fault ("" if none)."""
    check_workers(workers)
    found = read_collection(path)
    work = partial(_checked, found.game, plain_seed(seed))
    with closing(in_workers(work, found.puzzles, min(workers, len(found.puzzles) or 1))) as results:
        yield from results


# ---- Grades ----------------------------------------------------------------------------------------------------------


def _grade(game: Game, state: State, right: list[str], seed: object) -> int:
    seat = int(state.to_act())
    for grade, solver in enumerate(SOLVERS, 1):
        found = 0
        for number in range(_TRIES):
            bot = bot_named(game.name, solver, seed_of("puzzle", seed, solver, number))
            choice = bot.choose(state.seat(seat, Rng(seed_of("puzzle", seed, solver, number, "world"))))
            found += game.notation(choice) in right
        if found * 2 > _TRIES:
            return grade
    return len(SOLVERS) + 1


# ---- Games -----------------------------------------------------------------------------------------------------------


def _puzzles_of(name: str, collection_seed: int | str, number: int) -> tuple[int, list[Puzzle]]:
    game, judge = game_named(name), ClearMoves(name)
    seed = seed_of("puzzles", collection_seed, number)
    options = _options(game, seed)
    state = game.new(seed, options, True)
    moves: list[str] = []
    found: list[Puzzle] = []
    rng = Rng(seed_of(seed, "bots"))
    specs = [_BOTS[rng.below(len(_BOTS))] for _ in range(state.num_players)]
    with ExitStack() as stack:
        bots = [bot_named(name, spec, seed_of(seed, "bot", seat)) for seat, spec in enumerate(specs)]
        for bot in bots:
            stack.callback(close, bot)
        worlds = [Rng(seed_of(seed, "worlds", seat)) for seat in range(len(bots))]
        while not state.is_over():
            seat = int(state.to_act())
            legal = state.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                if judge.promising(state, len(moves), seed):
                    found += _puzzle(judge, state, moves, options, seed, number)
                action = bots[seat].choose(state.seat(seat, worlds[seat]))
            state.apply(seat, action)
            moves.append(game.notation(action))
    return number, _chosen(found)


def _options(game: Game, seed: int) -> dict[str, object]:
    """Return the complete options of a game; if there are scenarios, half the games have a random one."""
    rng = Rng(seed_of(seed, "options"))
    players = game.options[0]
    allowed = [one for one in _PLAYERS if players.least <= one <= players.most]
    options: dict[str, object] = {"players": allowed[rng.below(len(allowed))]}
    if "scenario" in game.option_names and rng.below(2):
        options["scenario"] = "random"
    return game.resolve(seed, options)


def _puzzle(
    judge: ClearMoves, state: State, moves: list[str], options: dict[str, object], seed: int, number: int
) -> list[Puzzle]:
    """Return a list with the puzzle of a position; it is empty unless long searches find one move clearly best."""
    verdict = judge.verdict(state, len(moves), seed)
    if not verdict.is_clear() or judge.is_order(state, verdict) or not judge.hint_agrees(state, verdict.right, seed):
        return []
    why = judge.reason(state, verdict)
    if why.name == UNSAID:
        return []
    name = hashlib.blake2b(f"{judge.game.name} {seed} {len(moves)}".encode(), digest_size=4).hexdigest()
    return [
        Puzzle(
            id=name,
            rules=judge.game.rules_version,
            options=options,
            seed=seed,
            moves=[*moves],
            seat=int(state.to_act()),
            best=verdict.right,
            margin=round(verdict.margin, 3),
            error=round(verdict.error, 4),
            searches=SEARCHES,
            trials=verdict.trials,
            grade=_grade(judge.game, state, verdict.right, seed),
            chances={name: round(share, 3) for name, share in verdict.chances.items()},
            why=Why(why.name, why.arguments),
            round=state.rounds(),
            number=number,
        )
    ]


def _chosen(found: list[Puzzle]) -> list[Puzzle]:
    """Return the puzzles to keep from one game, hardest first: one per round and seat, and at most one that is easy.

    Puzzles with too few wrong options are dropped at the end.
    """
    kept: list[Puzzle] = []
    for one in sorted(found, key=lambda one: (-one.grade, -one.margin)):
        near = any((one.round, one.seat) == (other.round, other.seat) for other in kept)
        easy = one.grade == 1 and any(other.grade == 1 for other in kept)
        if not near and not easy and len(kept) < _A_GAME:
            kept.append(one)
    return [one for one in kept if len(one.chances) - len(one.best) >= WRONG]


def _checked(game: str, seed: object, puzzle: Puzzle) -> tuple[Puzzle, str]:
    """Return a puzzle and a description of its fault ("" if it has none)."""
    judge = ClearMoves(game)
    try:
        state = puzzle.state(game)
    except BurgraveError as error:
        return puzzle, str(error)
    legal = [judge.game.notation(action) for action in state.legal(puzzle.seat)]
    if sorted(legal) != sorted(puzzle.chances):
        return puzzle, "The options of the position have changed."
    verdict = judge.verdict(state, len(puzzle.moves), seed, puzzle.best)
    if verdict.best not in puzzle.best or not verdict.agreed:
        return puzzle, f"The best move is {verdict.best!r}, not {puzzle.best[0]!r}."
    if verdict.margin < MARGIN - DOUBT:
        return puzzle, f"The margin is only {verdict.margin:.0%}."
    return puzzle, ""
