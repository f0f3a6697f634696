"""The ``burgrave effect`` command, which plays the games of a comparison and prints the effect."""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from burgrave.kernel.registry import game_named
from burgrave.study.contrasts import Contrast
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.differences import effect_in, has_answer, play_effect
from burgrave.study.data.plan import StudyPlan
from burgrave.study.data.showing import bar
from burgrave.study.pages.common import Words
from burgrave.study.pages.effect import table_in_terminal


def ask(
    contrast: Contrast,
    plan: StudyPlan,
    out: Path | None,
    workers: int,
    cluster: str | None,
    language: str,
    as_json: bool,
) -> bool:
    """Play the missing games and print the effect; return False if interrupted, after printing the partial result.

    Without ``out``, the games are not saved.
    """
    whole = True
    with TemporaryDirectory() if out is None else nullcontext(str(out)) as folder:
        try:
            with bar(plan) as show:
                data = play_effect(contrast, plan, folder, workers=workers, cluster=cluster, progress=show)
        except KeyboardInterrupt:
            whole = False
            data = DataSet.read(folder)
            kept = "not saved, because --out is missing" if out is None else "saved; repeat the command to resume"
            print(f"Interrupted: {data.games():,} of {plan.total():,} games; {kept}.", file=sys.stderr)
            if not has_answer(data):
                return False
        found = effect_in(data)
        if as_json:
            print(json.dumps({**found.as_json(), "interrupted": not whole}))
        else:
            words = Words(language, plan)
            Console().print(table_in_terminal(found, words, game_named(plan.game).title))
    return whole
