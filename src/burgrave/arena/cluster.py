"""Job execution on a Ray cluster. If a worker or node dies, its jobs are retried elsewhere."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

from burgrave.kernel.errors import BurgraveError

Job = TypeVar("Job")
Done = TypeVar("Done")

_AHEAD: Final = 2  # tasks submitted per slot
_RETRIES: Final = 20  # for a job whose worker died; limited, because a bot may kill every worker
_PATIENCE: Final = 10.0  # seconds


class ClusterError(BurgraveError):
    """The cluster is unreachable or cannot run the jobs."""


def in_cluster(
    work: Callable[[Job], Done], jobs: Iterable[Job], address: str, cores: int = 1, retries: int = _RETRIES
) -> Generator[Done]:
    """Run ``work`` for each job on a Ray cluster and yield results as they arrive.

    ``address`` is the cluster's address, or ``auto``. Each job reserves ``cores`` CPUs on one node.
    """
    import ray

    here = not ray.is_initialized()
    if here:
        _knock(address)
        try:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            said = " ".join(str(error).split())
            raise ClusterError(f"There is no Ray cluster at {address!r}: {said[:200]}") from error
    try:
        _check_room(ray, cores)
        task: Any = ray.remote(_tried).options(max_retries=retries, num_cpus=cores)
        yield from _shared_out(ray, task, ray.put(work), jobs, cores)
    finally:
        if here:
            ray.shutdown()


def _knock(address: str) -> None:
    """Raise ClusterError if nothing is listening at an address, because Ray itself would keep trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdecimal():
        raise ClusterError(f"A cluster address is auto, HOST:PORT or ray://HOST:PORT, not {address!r}.")
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"There is no Ray cluster at {address!r}: {error}.") from error


def _check_room(ray: Any, cores: int) -> None:
    """Raise ClusterError if no node has enough cores, because Ray would wait forever."""
    most = max((int(node["Resources"].get("CPU", 0)) for node in ray.nodes() if node["Alive"]), default=0)
    if most < cores:
        raise ClusterError(f"A game needs {cores} cores on one node, but the largest node of the cluster has {most}.")


def _shared_out(ray: Any, task: Any, work: Any, jobs: Iterable[Any], cores: int) -> Generator[Any]:
    left = iter(jobs)
    running: set[Any] = set()
    try:
        while True:
            places = max(1, int(ray.cluster_resources().get("CPU", 1)) // cores)
            while len(running) < _AHEAD * places and (more := next(left, _NO_MORE)) is not _NO_MORE:
                running.add(task.remote(work, more))
            if not running:
                return
            ready, _ = ray.wait(list(running))
            for one in ready:
                running.discard(one)
                yield _result(ray, one)
    finally:
        for one in running:
            with suppress(Exception):
                ray.cancel(one)


_NO_MORE: Final = object()


def _result(ray: Any, task: Any) -> Any:
    """Return the result of a task; raise the task's BurgraveError, or ClusterError if its workers keep dying."""
    try:
        problem, done = ray.get(task)
    except ray.exceptions.RayTaskError:  # an error in the work itself, with its traceback
        raise
    except ray.exceptions.RayError as error:
        said = " ".join(str(error).split())
        raise ClusterError(f"Every cluster worker that ran this job died: {said[:200]}") from error
    if problem is not None:
        raise problem
    return done


def _tried(work: Callable[[Job], Done], job: Job) -> tuple[BurgraveError | None, Done | None]:
    """Run a job on a node; return a BurgraveError as a value, and let other exceptions propagate."""
    try:
        return None, work(job)
    except BurgraveError as error:
        return error, None
