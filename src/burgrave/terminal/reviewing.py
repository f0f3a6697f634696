"""Reviews in the terminal: progress and text output.

The text begins with a verdict and the key moments of each seat, followed by winning chances, luck and skill. Turning
points and all costly decisions are added on request. An interrupted review saves its finished steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

from burgrave.kernel.errors import RecordError
from burgrave.kernel.files import text_of, write_whole
from burgrave.kernel.record import Record
from burgrave.kernel.registry import game_named
from burgrave.progress import bar
from burgrave.review import Budget, Review, Reviewer, review_of
from burgrave.review.table import Table
from burgrave.review.telling import CostlyDecision, KeyMoment, SeatReview, Teller, TurningPoint, plain
from burgrave.review.types import Round
from burgrave.terminal.session import seat_named, seat_names
from burgrave.text.catalogue import Catalogue, language_named, language_of_environment
from burgrave.text.narration import narrator_for

# ---- Reviews as text -------------------------------------------------------------------------------------------------

_SPARKS: Final = "▁▂▃▄▅▆▇█"


def seats_named(record: Record, texts: Sequence[str], language: str) -> list[int]:
    """Return the seats with the given numbers or names; raise RecordError if a seat is unknown."""
    names = seat_names(record, Catalogue(language, record.game))
    found: list[int] = []
    for text in texts:
        seat = seat_named(text, names)
        if seat is None:
            raise RecordError(f"There is no seat {text!r} to review; choose seats from 0 to {len(names) - 1}.")
        found.append(seat)
    return found


def shown(review: Review, record: Record, table: Table, language: str | None = None, *, decisions: bool = False) -> str:
    """Format a review as text, even if it is unfinished; ``table``: the replayed record.

    ``decisions``: add the turning points and all costly decisions.
    """
    return _Telling(review, record, table, language).text(decisions)


class _Telling:
    """Text layout of one review in one language."""

    def __init__(self, review: Review, record: Record, table: Table, language: str | None) -> None:
        self._review = review
        self._last = table.states[-1]
        spoken = language_named(language) if language else language_of_environment()
        self._narrator = narrator_for(self._last, spoken)
        self._words = self._narrator.words
        self._names = seat_names(record, self._words)
        self._teller = Teller(review, table, self._narrator, self._names)

    def text(self, decisions: bool) -> str:
        review = self._review
        blocks = [[self._words.text("review-title", game=game_named(review.game).title), *self._results()]]
        if not review.finished:
            blocks.append([self._words.text("review-cut-off", done=review.done, steps=review.steps)])
        verdicts = {one.seat: one for one in self._teller.sums()}
        blocks += [self._story(seat, verdicts.get(seat)) for seat in review.seats if review.decisions]
        if review.finished:
            blocks.append(self._curve())
            blocks.append(self._luck_and_play(list(verdicts.values())))
        if decisions and review.finished:
            blocks.append(self._turning())
        if decisions:
            blocks += [self._costly(seat) for seat in review.seats if review.decisions]
        return "\n\n".join("\n".join(block) for block in blocks)

    def _results(self) -> list[str]:
        scores = self._narrator.scores(self._last.view(None), self._last.ranks(), self._names)
        return [f"{score.place}. {score.name}: {score.total}" for score in scores]

    # ---- verdicts and key moments --------------------------------------------------------------------------------

    def _story(self, seat: int, verdict: SeatReview | None) -> list[str]:
        name = self._names[seat]
        moments = [self._moment(one) for one in self._teller.key_moments(seat)]
        lines = [] if verdict is None else [self._words.text(f"review-word-{verdict.word}", name=name)]
        lines.append(self._head("review-moments", name=name))
        return [*lines, *(moments or [self._words.text("review-no-moments")])]

    def _moment(self, one: KeyMoment) -> str:
        role = self._words.text(f"review-role-{one.role}")
        return self._words.text(
            "review-moment", round=one.round, role=role, what=plain(one.other.what), then=one.other.then
        )

    # ---- the curve -----------------------------------------------------------------------------------------------

    def _curve(self) -> list[str]:
        rounds = self._review.rounds
        width = max(len(name) for name in self._names)
        head = [str(one.round) for one in rounds[:-1]] + [self._words.text("review-end")]
        lines = [self._head("review-chances")]
        sparks = [self._sparks(seat) for seat in range(len(self._names))]
        lines.append(" " * (width + 2 + len(sparks[0])) + "".join(f"{one:>6}" for one in head))
        for seat, name in enumerate(self._names):
            row = "".join(f"{round(100 * one.shares[seat]):>6}" for one in rounds)
            lines.append(f"{name:<{width}}  {sparks[seat]}{row}")
        lines.append(self._head("review-points"))
        for seat, name in enumerate(self._names):
            row = "".join(f"{one.points[seat]:>6.0f}" for one in rounds)
            lines.append(f"{name:<{width}}  {' ' * len(sparks[seat])}{row}")
        return lines

    def _head(self, message: str, **arguments: str) -> str:
        return f"{self._words.text(message, **arguments)}:"

    def _sparks(self, seat: int) -> str:
        rows: list[Round] = self._review.rounds
        top = len(_SPARKS) - 1
        return "".join(_SPARKS[min(top, max(0, round(top * one.shares[seat])))] for one in rows)

    # ---- turning points and costs of decisions -------------------------------------------------------------------

    def _turning(self) -> list[str]:
        turns = [self._turn(one) for one in self._teller.turns()]
        return [self._head("review-turning"), *(turns or [self._words.text("review-no-turning")])]

    def _turn(self, turn: TurningPoint) -> str:
        return self._words.text(
            "review-turn",
            round=turn.round,
            what=plain(turn.what),
            gainer=self._names[turn.gainer],
            gain=self._signed(turn.gain),
            loser=self._names[turn.loser],
            loss=self._signed(turn.loss),
            why=self._words.text(f"review-by-{turn.kind}"),
        )

    def _costly(self, seat: int) -> list[str]:
        costs = [self._cost(one) for one in self._teller.costs(seat)]
        head = self._head("review-costly", name=self._names[seat])
        return [head, *(costs or [self._words.text("review-nothing-costly")])]

    def _cost(self, cost: CostlyDecision) -> str:
        return self._words.text(
            "review-cost",
            round=cost.round,
            played=cost.played.text,
            best=cost.best.text,
            why=f" {cost.why}" if cost.why else "",
            chance=self._percent(cost.chance),
            possible=self._percent(cost.possible),
        )

    def _percent(self, share: float | None) -> str:
        return self._words.text("terminal-percent", number=round(100 * (share or 0.0)))

    # ---- luck and play -------------------------------------------------------------------------------------------

    def _luck_and_play(self, sums: Sequence[SeatReview]) -> list[str]:
        lines = [self._head("review-luck-and-play")]
        for one in sums:
            lines += self._sum(one)
        return [*lines, self._words.text("review-yardstick")]

    def _sum(self, one: SeatReview) -> list[str]:
        name = self._names[one.seat]
        luck = self._words.text(
            "review-luck",
            name=name,
            luck=self._signed(one.luck),
            deal=self._signed(one.deal),
            chance=self._signed(one.chance),
            hidden=self._signed(one.hidden),
        )
        play = self._words.text(
            "review-play",
            name=name,
            play=self._signed(one.play),
            error=round(100 * one.error),
            others=self._signed(one.others),
        )
        return [luck, play]

    def _signed(self, share: float) -> str:
        percent = round(100 * share)
        sign = "+" if percent > 0 else "−" if percent < 0 else "±"
        return self._words.text("terminal-percent", number=f"{sign}{abs(percent)}")


# ---- The run ---------------------------------------------------------------------------------------------------------

_EVERY: Final = 2.0  # seconds between saves


def review_with_progress(
    record: Record,
    *,
    seats: Sequence[str],
    file: Path | None,
    trials: int,
    total: int,
    seed: object,
    language: str | None,
    decisions: bool = False,
    as_json: bool = False,
) -> bool:
    """Review a record and print the result; return False if interrupted, after printing the finished part.

    ``decisions``: list all costly decisions, too. ``as_json``: print the review as one JSON object, not as text.
    ``file``: JSON file to which the review is saved, even while it runs; an unfinished review in the file is resumed.
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
    review = reviewer.review
    print(review.as_json().decode() if as_json else shown(review, record, reviewer.table, spoken, decisions=decisions))
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
