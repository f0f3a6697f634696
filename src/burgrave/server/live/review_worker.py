"""What the process that reviews games is asked: to go on with a review for a while, and to tell it when it is whole."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from burgrave.kernel.errors import SetupError
from burgrave.kernel.record import Record
from burgrave.review import Review, Reviewer, review_of
from burgrave.review.telling import Teller
from burgrave.server.live import worker
from burgrave.text.catalogue import LANGUAGES, unmarked
from burgrave.text.narration import narrator_for

__all__ = ["Piece", "begin", "go_on"]

_NICER = 14  # than the workers of bots


class Piece(NamedTuple):
    """How far a review is after a piece of work."""

    done: int
    steps: int
    made: str  # what is finished of it
    told: dict[str, Any] | None  # by language, once all is done


def begin() -> None:
    """Prepare the process: it gets what time nobody else wants."""
    worker.begin()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICER)
    with contextlib.suppress(OSError, AttributeError):  # Linux alone has it: then even a busy machine feels nothing
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def go_on(record: str, names: Sequence[str], made: str | None, trials: int, seconds: float) -> Piece:
    """Go on with a review for about so long, by at least one step.

    ``made``: what is finished of it. ``trials``: of all decisions together, about. Raise RecordError or SetupError for
    a game that cannot be reviewed.
    """
    reviewer = _reviewer(record, made, trials)
    until = time.monotonic() + seconds
    for _ in reviewer.steps():
        if time.monotonic() >= until:
            break
    review = reviewer.review
    if review.done == review.steps:
        reviewer.run()
    told = _told(reviewer, names) if review.finished else None
    return Piece(review.done, review.steps, review.as_json().decode(), told)


def _reviewer(text: str, made: str | None, trials: int) -> Reviewer:
    record = Record.parse(text)
    finished: Review | None = None if made is None else review_of(made, "the store")
    try:
        return Reviewer(record, total=trials, finished=finished)
    except SetupError:
        if finished is None:
            raise
        return Reviewer(record, total=trials)  # another version, or another core, has begun it


def _told(reviewer: Reviewer, names: Sequence[str]) -> dict[str, Any]:
    names = [unmarked(name) for name in names]
    table = reviewer.table
    return {
        lang: msgspec.to_builtins(
            Teller(reviewer.review, table, narrator_for(table.states[-1], lang), names).told(), str_keys=True
        )
        for lang in LANGUAGES
    }
