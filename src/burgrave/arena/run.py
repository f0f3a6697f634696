"""Arena runs: play the missing deals, save each finished deal, and compute the outcome."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, replace
from functools import partial

from burgrave.arena.deal import Deal, play_deal
from burgrave.arena.executor import execute
from burgrave.arena.journal import Writer, appending, head, plan_in, read, surroundings
from burgrave.arena.plan import ArenaPlan, check_cores, plan
from burgrave.arena.standings import Section, standings
from burgrave.arena.statistics import SequentialTest, Verdict
from burgrave.arena.workers import WorkerLost, check_workers
from burgrave.extras import needs
from burgrave.kernel.registry import game_named


@dataclass(frozen=True)
class Outcome:
    """Result of an arena run. Except for times, it does not depend on the number of workers or on interruptions."""

    plan: ArenaPlan
    about: Mapping[str, object]  # version, revision, core, machine, date
    sections: dict[int, Section]  # by number; only those with a finished deal
    verdict: Verdict | None
    interrupted: bool
    seconds: float  # of this run

    def told(self) -> dict[str, object]:
        """Return the options for reports, including those implied by the rules version that was played."""
        rules = self.about["rules_version"]
        assert isinstance(rules, int)
        return replace(self.plan, options=game_named(self.plan.game).options_under(rules, self.plan.options)).told()

    def as_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "game": self.plan.game,
            "options": self.told(),
            "seed": self.plan.seed,
            "deals_wanted": self.plan.deals,
            "null": self.plan.null,
            "interrupted": self.interrupted,
            "seconds": self.seconds,
            **self.about,
        }
        if self.plan.times:
            times = self.plan.times
            data["curve"] = [{"time": times[number], **section.as_json()} for number, section in self.sections.items()]
        else:
            for section in self.sections.values():
                data.update(section.as_json())
        if self.verdict is not None:
            data["sequential"] = self.verdict.as_json()
        return data


def arena(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    deals: int = 100,
    seed: object = 0,
    workers: int = 1,
    cluster: str | None = None,
    out: str | os.PathLike[str] | None = None,
    times: Sequence[str] = (),
    accept: float | None = None,
    progress: Callable[[int], object] | None = None,
) -> Outcome:
    """Play a match with one bot per seat and return the outcome.

    Each deal is played once for each rotation of the bots around the table. ``workers`` is the number of local
    processes; ``cluster`` (``auto`` or an address) uses a Ray cluster instead. Deals already in the result file ``out``
    are not played again. ``times`` are thinking times to try in turn for the first bot. If ``accept`` is given, stop
    once it is clear whether the first bot's win share exceeds an equal share by this margin. ``progress`` is called
    with the number of newly finished deals.

    Ctrl-C ends the match, not the program; ``interrupted`` is then set in the outcome. Scripts that use more than one
    worker need ``if __name__ == "__main__"``.
    """
    needs("arena", "openskill")
    wanted = plan(game, bots, options, deals=deals, seed=seed, times=times, accept=accept)
    check_workers(workers)
    if cluster is None:
        check_cores(wanted, workers)
    about = surroundings(game, workers, cluster is not None)
    with _file(out, wanted, about) as (writer, kept):
        match = _Match(wanted, kept, writer, progress)
        interrupted = match.play(workers, cluster)
    return _outcome(wanted, about, match, interrupted)


def results_in(path: str | os.PathLike[str]) -> Outcome:
    """Return the outcome stored in a result file, even if the run is unfinished.

    Raise ArenaError if the file contains no results.
    """
    found = read(path)
    wanted = plan_in(found.runs[-1])
    match = _Match(wanted, found.deals, None, None)
    return _outcome(wanted, surroundings_in(found.runs[-1]), match, not match.is_over())


def surroundings_in(run: Mapping[str, object]) -> dict[str, object]:
    """Return the version and machine fields of a run in a result file."""
    names = ("version", "rules_version", "revision", "core", "python", "cpu", "system", "workers", "cluster", "date")
    return {name: run.get(name) for name in names}


def _file(
    out: str | os.PathLike[str] | None, wanted: ArenaPlan, about: Mapping[str, object]
) -> AbstractContextManager[tuple[Writer | None, list[Deal]]]:
    return nullcontext((None, [])) if out is None else appending(out, head(wanted, about))


class _Match:
    def __init__(
        self, wanted: ArenaPlan, kept: list[Deal], writer: Writer | None, progress: Callable[[int], object] | None
    ) -> None:
        self.plan = wanted
        self.done: dict[tuple[int, int], Deal] = {}
        self.seconds = 0.0
        self._writer = writer
        self._progress = progress
        self._judge = None
        if wanted.accept is not None and wanted.null is not None:
            self._judge = SequentialTest(wanted.null, wanted.accept)
        for deal in kept:
            self._count(deal)

    @property
    def verdict(self) -> Verdict | None:
        return self._judge.verdict if self._judge is not None else None

    def is_over(self) -> bool:
        return self._decided() or len(self.done) == self.plan.deals * len(self.plan.sections)

    def _decided(self) -> bool:
        return self._judge is not None and self._judge.verdict.word != "undecided"

    def _count(self, deal: Deal) -> None:
        if deal.number >= self.plan.deals or deal.section >= len(self.plan.sections):
            return  # from an earlier run with more deals
        self.done[deal.section, deal.number] = deal
        if self._progress is not None:
            self._progress(1)
        while self._judge is not None and not self._decided() and (0, self._judge.deals) in self.done:
            games = self.done[0, self._judge.deals].games  # in deal order, not in order of completion
            self._judge.add(sum(game.shares[0] for game in games) / len(games))

    def play(self, workers: int, cluster: str | None) -> bool:
        """Play the missing deals; return True if interrupted."""
        begin = time.perf_counter()
        try:
            if not self.is_over():
                work = partial(play_deal, self.plan)
                with closing(execute(work, self._jobs(), workers, cluster, self.plan.cores())) as played:
                    for deal in played:
                        if self._writer is not None:
                            self._writer.write(deal.as_json())
                        self._count(deal)
                        if self._decided():
                            break
        except KeyboardInterrupt:
            return True
        except WorkerLost as lost:
            if lost.job is None:
                raise
            section, number = lost.job
            raise lost.during(f"while it played deal {number} among {', '.join(self.plan.sections[section])}") from None
        finally:
            self.seconds = time.perf_counter() - begin
        return False

    def _jobs(self) -> Iterator[tuple[int, int]]:
        for section in range(len(self.plan.sections)):
            for number in range(self.plan.deals):
                if (section, number) not in self.done:
                    yield section, number

    def counted(self) -> list[list[Deal]]:
        """Return the finished deals of each section; once a sequential test is over, only the deals that it used."""
        end = self._judge.deals if self._judge is not None and self._decided() else self.plan.deals
        found: list[list[Deal]] = [[] for _ in self.plan.sections]
        for (section, number), deal in self.done.items():
            if number < end:
                found[section].append(deal)
        return found


def _outcome(wanted: ArenaPlan, about: Mapping[str, object], match: _Match, interrupted: bool) -> Outcome:
    counted = enumerate(match.counted())
    sections = {number: standings(wanted.sections[number], deals) for number, deals in counted if deals}
    return Outcome(wanted, about, sections, match.verdict, interrupted, match.seconds)
