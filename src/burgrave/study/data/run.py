"""Running a study: what is missing is played, and what is finished stays finished."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from burgrave.arena.executor import carried_out
from burgrave.arena.workers import check_workers
from burgrave.extras import needs
from burgrave.study.data.dataset import DataSet
from burgrave.study.data.plan import StudyPlan
from burgrave.study.data.playing import Player


@dataclass(frozen=True)
class Progress:
    """How far a study has come."""

    games: int  # finished, those of earlier runs included
    total: int
    rate: float  # games a second in this run


def study(
    plan: StudyPlan,
    out: str | os.PathLike[str],
    *,
    workers: int = 1,
    cluster: str | None = None,
    progress: Callable[[Progress], object] | None = None,
) -> DataSet:
    """Play what is missing of a study and return its data set; the rows do not depend on who played what.

    ``cluster``: a Ray cluster instead of processes here, ``auto`` or its address. Scripts that ask for more than one
    worker need the usual ``if __name__ == "__main__"``. An interrupt leaves a data set that the same call goes on with.
    """
    check_workers(workers)
    needs("study", "numpy", "polars")
    data = DataSet.begin(out, plan)
    with data.writing():
        data.begin_damaged_again()
        left = data.missing()
        games, begun = data.games(), time.perf_counter()
        before = games
        with closing(carried_out(Player(plan), left, workers, cluster)) as parts:
            for chunk, made in parts:
                data.keep(chunk, made)
                games += chunk.count
                if progress is not None:
                    rate = (games - before) / max(time.perf_counter() - begun, 1e-9)
                    progress(Progress(games, plan.total(), rate))
    return data
