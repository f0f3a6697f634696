"""Replayed game records, and reviews as text: turning points, costly decisions and verdicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from burgrave.kernel.errors import RecordError
from burgrave.kernel.events import Event
from burgrave.kernel.quote import Reason
from burgrave.kernel.record import Record, Replay
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.review.types import Decision, Review, Round, SeatSums, Swing
from burgrave.text.marks import Part, parts
from burgrave.text.narrator import Narrator

# ---- Tables ----------------------------------------------------------------------------------------------------------


class Table:
    """Replayed game: the state before each action and at the end, and the events of each action."""

    def __init__(self, record: Record) -> None:
        running = Replay(record)
        running.require_end()
        self.moves: list[tuple[int, int]] = []
        self.states: list[State] = [running.state.copy()]
        self.told: list[list[Event]] = []
        while True:
            mark = running.state.event_count()
            move = running.step()
            if move is None:
                break
            self.moves.append(move)
            self.told.append(running.state.events_since(mark))
            self.states.append(running.state.copy())
        self.seats = running.state.num_players
        if not self.moves:
            raise RecordError(f"{record.source}: no actions were played, so there is nothing to review.")

    def has_choice(self, moment: int) -> bool:
        """Return True if the seat that acted had more than one option."""
        return len(self.states[moment].legal(self.moves[moment][0])) > 1


# ---- Words -----------------------------------------------------------------------------------------------------------

KINDS: Final = ("play", "chance", "hidden")
WORDS: Final = (
    "won-both",
    "won-play",
    "won-against-luck",
    "won-luck",
    "won-others",
    "lost-best",
    "lost-unlucky",
    "lost-beaten",
    "lost-both",
    "lost-play",
    "lost-luck",
    "lost-others",
)
"""Verdicts on a seat's game; their messages are named ``review-word-...``."""

_SENTENCES: Final = 4  # how many of a turning point's last sentences are shown
_LEAD: Final = 0.005  # minimum lead in win share to have played best
_FELT: Final = 0.04  # minimum change in win share to call play or luck good or bad
_SURE: Final = 2.0  # standard errors beyond which play counts as good or bad


class TurningPoint(msgspec.Struct, frozen=True):
    """Turning point of a game."""

    moment: int  # number of actions before it
    round: int
    seat: int  # the seat that acted
    what: list[Part]  # description in sentences
    gainer: int
    gain: float
    loser: int
    loss: float
    kind: str  # main cause, one of KINDS


class Played(msgspec.Struct, frozen=True):
    """Action that was played or could have been played."""

    notation: str
    text: str


class CostlyDecision(msgspec.Struct, frozen=True):
    """Decision that cost win share, with the best alternative."""

    moment: int
    round: int
    seat: int
    played: Played
    best: Played
    why: str  # reason for the best action, as a sentence addressed to the seat
    loss: float
    error: float


class SeatReview(SeatSums, frozen=True):
    """Breakdown of a seat's result, with a verdict."""

    word: str  # one of WORDS


class ToldReview(msgspec.Struct, frozen=True):
    """Finished review in one language."""

    names: list[str]
    rounds: list[Round]
    turns: list[TurningPoint]
    costs: list[CostlyDecision]
    sums: list[SeatReview]


class Teller:
    """Presenter of a review, finished or not, in one language."""

    def __init__(self, review: Review, table: Table, narrator: Narrator, names: Sequence[str]) -> None:
        self._review = review
        self._table = table
        self._narrator = narrator
        self._names = names
        self._events = game_named(review.game).events

    def told(self) -> ToldReview:
        """Return a finished review; each seat's costly decisions are sorted by loss."""
        review = self._review
        costs = [cost for seat in review.seats for cost in self.costs(seat)]
        return ToldReview([*self._names], review.rounds, self.turns(), costs, self.sums())

    # ---- what turned the game ------------------------------------------------------------------------------------

    def turns(self) -> list[TurningPoint]:
        """Return the turning points, largest swing first."""
        swings = {one.moment: one for one in self._review.swings}
        return [self._turn(swings[moment]) for moment in self._review.turning]

    def _turn(self, swing: Swing) -> TurningPoint:
        gainer = max(range(len(swing.change)), key=lambda seat: swing.change[seat])
        loser = min(range(len(swing.change)), key=lambda seat: swing.change[seat])
        kinds = {"play": swing.play, "chance": swing.chance, "hidden": swing.hidden}
        kind = max(kinds, key=lambda one: abs(kinds[one][gainer]) + abs(kinds[one][loser]))
        return TurningPoint(
            swing.moment,
            swing.round,
            swing.seat,
            self._happened(swing, kind),
            gainer,
            swing.change[gainer],
            loser,
            swing.change[loser],
            kind,
        )

    def _happened(self, swing: Swing, kind: str) -> list[Part]:
        """Return the log of a turning point, preceded by the action's label if the log does not show the action.

        In that case, only the label is returned if the decision turned the game: later events would be misleading.
        """
        events = self._table.told[swing.moment]
        told = self._narrator.log(events, self._names, None)
        sentences = [line.text for paragraph in told for line in paragraph][-_SENTENCES:]
        if self._silent(swing, events):
            _, action = self._table.moves[swing.moment]
            deed = f"{self._names[swing.seat]}: {self._labels(swing.moment)[action]}."
            sentences = [deed] if kind == "play" else [deed, *sentences]
        return parts(" ".join(sentences))

    def _silent(self, swing: Swing, events: Sequence[Event]) -> bool:
        """Return True if the log does not begin with the action of the seat."""
        before, after = self._review.moments[swing.moment : swing.moment + 2]
        first = self._events.told(events[0]) if events else {}
        return first.get("seat") != swing.seat or before.round != after.round

    # ---- decisions -----------------------------------------------------------------------------------------------

    def costs(self, seat: int) -> list[CostlyDecision]:
        """Return the costly decisions of a seat, largest loss first."""
        mine = [one for one in self._review.decisions if one.seat == seat and one.loss > 0.0]
        mine.sort(key=lambda one: (-one.loss, one.moment))
        return [self._cost(one) for one in mine]

    def _cost(self, decision: Decision) -> CostlyDecision:
        labels = self._labels(decision.moment)
        reason = Reason(decision.why.name, dict(decision.why.arguments))
        played, best = decision.options[decision.played], decision.options[decision.best]
        return CostlyDecision(
            decision.moment,
            decision.round,
            decision.seat,
            Played(played.notation, labels[played.action]),
            Played(best.notation, labels[best.action]),
            self._narrator.reason(reason, self._names, decision.seat),
            decision.loss,
            decision.error,
        )

    def _labels(self, moment: int) -> Mapping[int, str]:
        """Return the labels of the acting seat's options, by action."""
        seat, _ = self._table.moves[moment]
        state = self._table.states[moment]
        legal = state.legal(seat)
        quotes = [state.quote(seat, action) for action in legal]
        options = self._narrator.options(state.view(seat), legal, self._names, quotes)
        return {action: option.label for action, option in zip(legal, options, strict=True)}

    # ---- luck and play -------------------------------------------------------------------------------------------

    def sums(self) -> list[SeatReview]:
        """Return the breakdown and verdict of each seat's result."""
        every = self._review.sums
        best = _played_best(every)
        return [SeatReview(word=_word(one, best=one.seat == best), **msgspec.structs.asdict(one)) for one in every]


def plain(text: Sequence[Part]) -> str:
    """Convert sentences with card references to plain text."""
    return "".join(part if isinstance(part, str) else part["text"] for part in text)


def _word(sums: SeatSums, *, best: bool) -> str:
    """Return the verdict on a seat's game, one of WORDS."""
    felt = max(_FELT, _SURE * sums.error)
    good, bad = sums.play > felt, sums.play < -felt
    lucky, unlucky = sums.luck > _FELT, sums.luck < -_FELT
    if sums.outcome > 0.0:
        if good:
            return "won-both" if lucky else "won-against-luck" if unlucky else "won-play"
        return "won-luck" if lucky and sums.luck >= sums.others else "won-others"
    if bad and not best:
        return "lost-both" if unlucky else "lost-play"
    if unlucky and sums.luck <= sums.others:
        return "lost-best" if best else "lost-unlucky" if good else "lost-luck"
    return "lost-beaten" if good else "lost-play" if bad else "lost-others"


def _played_best(sums: Sequence[SeatSums]) -> int | None:
    """Return the seat that clearly played best, or None."""
    ranked = sorted(sums, key=lambda one: -one.play)
    if len(ranked) < 2 or ranked[0].play - ranked[1].play <= _LEAD:
        return None
    return ranked[0].seat
