"""Execution of jobs in this process, in worker processes or on a Ray cluster, for matches, studies and training."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import chain, islice
from typing import TypeVar

from burgrave.arena.workers import in_workers
from burgrave.extras import needs

Job = TypeVar("Job")
Done = TypeVar("Done")


def execute(
    work: Callable[[Job], Done], jobs: Iterable[Job], workers: int, cluster: str | None = None, cores: int = 1
) -> Generator[Done]:
    """Run ``work`` on each job and yield results as they arrive; closing the iterator stops the work.

    ``workers`` is the number of local processes. If ``cluster`` is given (``auto`` or an address), the jobs run on that
    Ray cluster instead, and each job reserves ``cores`` CPUs.
    """
    left = iter(jobs)
    first = list(islice(left, workers))
    if not first:
        return
    if cluster is None:
        yield from in_workers(work, chain(first, left), len(first))
        return
    needs("cluster", "ray")
    from burgrave.arena.cluster import in_cluster

    yield from in_cluster(work, chain(first, left), cluster, cores)
