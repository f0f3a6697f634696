"""What a card or a ruling does: the question, and the same deals played with and without it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from burgrave.extras import needs
from burgrave.kernel.errors import SetupError
from burgrave.kernel.files import replace_whole
from burgrave.kernel.game import Game
from burgrave.study.choosing import RANDOM
from burgrave.study.contrasts import NOBODY, Contrast, contrasts_of
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyError, StudyPlan, study_plan, swept
from burgrave.study.data.run import Progress, study
from burgrave.text.naming import meant, spelled

__all__ = ["contrast_of", "effect_plan", "play_effect", "question_of"]

_FILE: Final = "effect.json"


def contrast_of(game: Game, what: str, options: Mapping[str, object] | None = None, instead: str = "") -> Contrast:
    """Return what is to be compared: a card by its name, or ``OPTION=VALUE,VALUE``; raise SetupError if it is none."""
    given = dict(options or {})
    written, mark, values = what.partition("=")
    if not mark:
        other = spelled(instead, [NOBODY]) or meant(game, instead, given)
        return contrasts_of(game).of_card(game, meant(game, what, given), given, other)
    name = spelled(written, game.option_names) or written
    if name in given:
        raise SetupError(f"{name!r} is asked about: leave it out of the other options.")
    if instead:
        raise SetupError(f"An option has two values: {name}=VALUE,VALUE; leave out {instead!r}.")
    cells = swept(game, {name: values})
    if len(cells) != 2:
        raise SetupError(f"What {name!r} does is the difference of two of its values, not of {len(cells)}: {values!r}.")
    return Contrast(name, {**given, **cells[0]}, {**given, **cells[1]}, "", "options")


def effect_plan(
    game: str, contrast: Contrast, *, deals: int = 1000, seed: int | str = 0, bots: Sequence[str] = (RANDOM,)
) -> StudyPlan:
    """Return the study that answers: every deal once without and once with it."""
    if contrast.without == contrast.having:
        raise SetupError(f"With {contrast.what} and without it the games would be the same.")
    return study_plan(game, [contrast.without, contrast.having], games=deals, seed=seed, bots=bots)


def play_effect(
    contrast: Contrast,
    plan: StudyPlan,
    out: str | os.PathLike[str],
    *,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[Progress], object] | None = None,
) -> DataSet:
    """Play what is missing, and return the data set, which knows what was asked."""
    needs("study", "numpy", "polars")
    folder = DataSet.begin(out, plan).folder
    replace_whole(folder / _FILE, json.dumps(contrast.told(), indent=1).encode() + b"\n", True)
    return study(plan, out, workers=workers, cluster=cluster, progress=progress)


def question_of(data: DataSet) -> Contrast | None:
    """Return what was asked of a data set; None if it is an ordinary study."""
    file = data.folder / _FILE
    if not file.exists():
        return None
    try:
        return Contrast.of(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise StudyError(f"{file} cannot be read: {error.strerror or error}.") from error
    except (ValueError, KeyError, TypeError) as error:
        raise StudyError(f"{file} is damaged: {error}.") from error
