"""The chunks of a study as Ray tasks. A worker or a node that dies has its chunk done again, elsewhere."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from burgrave.kernel.errors import BurgraveError
from burgrave.study.data.plan import StudyError

__all__ = ["in_cluster"]

Job = TypeVar("Job")
Done = TypeVar("Done")

_AHEAD: Final = 2  # tasks for each processor that are given out at a time
_RETRIES: Final = -1  # of a chunk whose worker died: as often as it takes
_PATIENCE: Final = 10.0  # seconds


def in_cluster(work: Callable[[Job], Done], jobs: Sequence[Job], address: str) -> Generator[Done]:
    """Yield what ``work`` makes of each job, as it comes, on a Ray cluster: ``auto``, or its address."""
    import ray

    here = not ray.is_initialized()
    if here:
        _knock(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            said = " ".join(str(error).split())
            raise StudyError(f"There is no Ray cluster at {address!r}: {said[:200]}") from error
    try:
        task: Any = ray.remote(_tried).options(max_retries=_RETRIES)
        yield from _shared_out(ray, task, ray.put(work), jobs)
    finally:
        if here:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raise StudyError if nobody listens at an address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdecimal():
        raise StudyError(f"A cluster is auto, HOST:PORT or ray://HOST:PORT, not {address!r}.")
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise StudyError(f"There is no Ray cluster at {address!r}: {error}.") from error


def _shared_out(ray: Any, task: Any, work: Any, jobs: Sequence[Any]) -> Generator[Any]:
    left = list(reversed(jobs))
    running: set[Any] = set()
    while left or running:
        while left and len(running) < max(1, _AHEAD * int(ray.cluster_resources().get("CPU", 1))):
            running.add(task.remote(work, left.pop()))
        ready, _ = ray.wait(list(running))
        for one in ready:
            running.discard(one)
            problem, done = ray.get(one)
            if problem is not None:
                for other in running:
                    with suppress(Exception):
                        ray.cancel(other)
                raise problem
            yield done


def _tried(work: Callable[[Job], Done], job: Job) -> tuple[BurgraveError | None, Done | None]:
    """Do a job on a node: what the user got wrong is told, all else fails as it is."""
    try:
        return None, work(job)
    except BurgraveError as error:
        return error, None
