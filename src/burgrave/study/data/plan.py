"""Plan of a study: combinations of options that are all played on the same deals, split into chunks."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from burgrave.arena.plan import bot_names
from burgrave.kernel.collecting import Collector
from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAME, NAMES, NUMBER, SEAT, Option
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import plain_seed, seed_of
from burgrave.study.choosing import RANDOM, all_random, assign_bots, check_bots
from burgrave.study.contrasts import EXCHANGE, begun
from burgrave.text.naming import named

MOST_GAMES: Final = 10**9
MOST_CELLS: Final = 2000
_LARGEST_CHUNK: Final = 5000
_SMALLEST_CHUNK: Final = 50
_CHUNKS: Final = 16  # minimum for a small study, to keep several workers busy


class StudyError(BurgraveError):
    """The data set is damaged, in use, from another study, or missing."""


@dataclass(frozen=True)
class Chunk:
    """Games ``first`` to ``first + count - 1`` of one cell; ``number`` is unique within the study."""

    number: int
    cell: int
    first: int
    count: int


@dataclass(frozen=True)
class StudyPlan:
    """Plan that determines all games of a study; it can be pickled for worker processes.

    A cell is one combination of options. Game ``i`` has the same seed in every cell, and therefore the same deal unless
    the options change it. This allows paired comparisons.
    """

    game: str
    cells: tuple[dict[str, object], ...]
    seed: int | str
    games: int  # of each cell
    bots: tuple[str, ...]
    chunk: int

    def chunks(self) -> list[Chunk]:
        """Return all chunks, ordered by cell and number of the first game."""
        cut = [(cell, first) for cell in range(len(self.cells)) for first in range(0, self.games, self.chunk)]
        return [
            Chunk(number, cell, first, min(self.chunk, self.games - first)) for number, (cell, first) in enumerate(cut)
        ]

    def total(self) -> int:
        return self.games * len(self.cells)

    def deal_seed(self, deal: int) -> int:
        """Return the seed of a deal for ``burgrave.new``, the same as in ``burgrave simulate``."""
        return seed_of(self.seed, deal)

    def varied(self) -> list[str]:
        """Return the options that differ between cells."""
        names = dict.fromkeys(name for cell in self.cells for name in cell)
        return [name for name in names if len({str(cell.get(name)) for cell in self.cells}) > 1]

    def exchanges(self) -> bool:
        """Return True if the cells exchange a card."""
        return any(EXCHANGE in cell for cell in self.cells)

    def all_random(self) -> bool:
        return all_random(self.bots)


def study_plan(
    game: str,
    options: Mapping[str, Sequence[object]] | Sequence[Mapping[str, object]] | None = None,
    *,
    games: int = 1000,
    seed: int | str = 0,
    bots: Sequence[str] = (RANDOM,),
) -> StudyPlan:
    """Return a validated plan; raise SetupError for any mistake that can be detected before the first game.

    ``options``: a list of values for each option (all combinations are played), or a list of combinations (see
    ``sweep``).
    """
    if not isinstance(games, int) or isinstance(games, bool) or not 1 <= games <= MOST_GAMES:
        raise SetupError(f"The number of games must be 1 to {MOST_GAMES}, not {games!r}.")
    if options is None:
        options = {}
    cells = _combined(options) if isinstance(options, Mapping) else [dict(one) for one in options]
    if not cells:
        raise SetupError("A study needs at least one combination of options.")
    if len(cells) > MOST_CELLS:
        raise SetupError(f"These options give {len(cells)} combinations; at most {MOST_CELLS} are allowed.")
    _check_once(cells)
    chunk = min(_LARGEST_CHUNK, max(_SMALLEST_CHUNK, -(-games * len(cells) // _CHUNKS)), games)
    plan = StudyPlan(game, tuple(cells), plain_seed(seed), games, bot_names(bots), chunk)
    _check(plan)
    return plan


def _combined(options: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    for name, values in options.items():
        if isinstance(values, str) or not isinstance(values, Sequence) or not values:
            raise SetupError(f"The values of {name!r} must be a non-empty list, not {values!r}.")
    return [dict(zip(options, values, strict=True)) for values in itertools.product(*options.values())]


def _check_once(cells: Sequence[Mapping[str, object]]) -> None:
    """Raise SetupError if a combination occurs twice, because its games would count twice."""
    seen: set[str] = set()
    for cell in cells:
        told = json.dumps(cell, ensure_ascii=False, default=str)
        if told in seen:
            raise SetupError(f"Duplicate combination of options: {told}; give each one once.")
        seen.add(told)


def _check(plan: StudyPlan) -> None:
    game = game_named(plan.game)
    for cell in plan.cells:
        assign_bots(plan.bots, begun(game, plan.deal_seed(0), cell, False).num_players)
    check_bots(plan.game, plan.bots)


def collector_of(game: Game) -> Collector:
    """Return a new collector for a game: its ``collector`` part, or the default."""
    return cast(type[Collector], game.part("collector"))() if game.has_part("collector") else Collector()


# ---- command-line values -----------------------------------------------------------------------------------------


def sweep(game: Game, texts: Mapping[str, str]) -> list[dict[str, object]]:
    """Return all combinations of the option values given as strings.

    A string is a range (``2-8``), numbers or names separated by commas (``2,4,7``), ``all``, or lists of names
    separated by slashes.
    """
    game.check_names(dict(texts))
    cells: list[dict[str, object]] = [{}]
    for option in game.options:  # in this order, because scenarios depend on the edition
        if option.name in texts:
            text = texts[option.name]
            cells = [
                named(game, {**cell, option.name: value})
                for cell in cells
                for value in _values(game, option, text, cell)
            ]
    return cells


def _values(game: Game, option: Option, text: str, cell: dict[str, object]) -> list[object]:
    if option.kind == NAMES:
        return [[word.strip() for word in one.split(",") if word.strip()] for one in text.split("/")]
    words = [word.strip() for word in text.split(",")]
    if text.strip() == "all":
        return _all_values(game, option, cell)
    if option.kind in (NUMBER, SEAT):
        return [number for word in words for number in _numbers(option, word)]
    if option.kind == FLAG:
        return [_truth(option, word) for word in words]
    return list(words)


def _all_values(game: Game, option: Option, cell: dict[str, object]) -> list[object]:
    if option.kind == NUMBER and option.most:
        return list(range(option.least, option.most + 1))
    if option.kind == FLAG:
        return [False, True]
    if option.kind == NAME and option.names:
        return list(option.names)
    if option.kind == NAME and option.name == "scenario":
        return list(game.scenarios(cell))
    raise SetupError(f"'all' is not available for {option.name!r}; list the values.")


def _numbers(option: Option, word: str) -> list[int]:
    first, dash, last = word.partition("-")
    if first.isdecimal() and (not dash or last.isdecimal()) and len(word) < 10:
        numbers = range(int(first), int(last or first) + 1)
        if 0 < len(numbers) <= MOST_CELLS:
            return list(numbers)
    raise SetupError(f"The values of {option.name!r} must be whole numbers such as 2,4 or 2-8, not {word!r}.")


def _truth(option: Option, word: str) -> bool:
    if word not in ("yes", "no"):
        raise SetupError(f"The values of {option.name!r} must be yes, no or all, not {word!r}.")
    return word == "yes"
