"""A review is made before the eyes of whoever asked for it: it shows how far it is, and can be cut off."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from burgrave.kernel.files import text_of, write_whole
from burgrave.kernel.record import Record
from burgrave.progress import bar
from burgrave.review import Budget, Review, Reviewer, review_of
from burgrave.terminal.review_text import seats_named, shown
from burgrave.text.catalogue import language_named, language_of_environment

__all__ = ["watched"]

_EVERY: Final = 2.0  # seconds between two times that it is kept: whoever is killed loses no more


def watched(
    record: Record,
    *,
    seats: Sequence[str],
    file: Path | None,
    trials: int,
    total: int,
    seed: object,
    language: str | None,
) -> bool:
    """Review a record and print it; return False if it was cut off: then what is finished is printed, and kept.

    ``file``: where the review is kept as JSON, while it is made, too; one that was cut off goes on from what is there.
    """
    spoken = language_named(language) if language else language_of_environment()
    finished: Review | None = None
    if file is not None and file.exists():
        finished = review_of(text_of(file), str(file))
    reviewer = Reviewer(
        record,
        seats=seats_named(record, seats, spoken),
        seed=seed,
        budget=Budget.of(record.game, trials),
        total=total,
        finished=finished,
    )
    whole = _run(reviewer, file)
    print(shown(reviewer.review, record, reviewer.table, spoken))
    return whole


def _run(reviewer: Reviewer, file: Path | None) -> bool:
    kept = monotonic()
    with bar("steps", reviewer.review.steps, reviewer.review.done) as show:
        try:
            for _ in reviewer.steps():
                show(1)
                if monotonic() - kept > _EVERY:
                    _keep(reviewer, file)
                    kept = monotonic()
        except KeyboardInterrupt:
            return False
        finally:
            _keep(reviewer, file)
    return True


def _keep(reviewer: Reviewer, file: Path | None) -> None:
    if file is not None:
        write_whole(file, reviewer.review.as_json().decode(), True)
