"""Narrators that describe a game in one language, with helpers for player names and hints.

A game has its own narrator or uses the plain one. The kind of a seat, as stored in records, is ``human`` or a bot spec
for ``bot_named``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, NamedTuple, Protocol

from burgrave.bots import LEVELS
from burgrave.bots.advice import Advice, advise
from burgrave.kernel.events import Event
from burgrave.kernel.quote import UNSAID, Quote, Reason
from burgrave.kernel.state import Seat
from burgrave.text.catalogue import Catalogue

__all__ = [
    "HUMAN",
    "Grade",
    "Line",
    "Narrator",
    "Option",
    "Phrase",
    "Score",
    "Tip",
    "View",
    "display_names",
    "levels_of",
    "tied_seats",
    "tips",
]


# ---- Names of players ------------------------------------------------------------------------------------------------

HUMAN: Final = "human"
_LONGEST: Final = 14  # maximum length of a kind shown next to a name


def levels_of(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return the level or kind of each seat's bot; "" for people, unnamed bots, and kinds that are too long to show."""
    levels: list[str] = []
    for kind, name in seats:
        shown = kind != HUMAN and name != "" and len(kind) <= _LONGEST
        levels.append("" if not shown else words.text(f"terminal-level-{kind}") if kind in LEVELS else kind)
    return levels


def display_names(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return a name for each seat; a single unnamed human is assumed to be the reader and called "You"."""
    nameless = sum(kind == HUMAN and not name for kind, name in seats)
    names: list[str] = []
    for seat, (kind, name) in enumerate(seats, 1):
        if name:
            names.append(name)
        elif kind == HUMAN:
            names.append(words.text("terminal-you") if nameless == 1 else words.text("terminal-player", number=seat))
        else:
            names.append(f"{kind} {seat}")
    return names


# ---- Narrators -------------------------------------------------------------------------------------------------------

View = Mapping[str, object]
"""Result of ``State.view`` for the reader's seat."""


Grade = Literal["best", "close", "behind"]
"""Grade of a choice: the best one, not significantly worse than the best, or worse."""


Phrase = Literal["doing", "omitted", "omitted-you"]
"""Form of an action in a review: a subject ("Robbing the Thief"), or a sentence that the action was not chosen."""


class Line(NamedTuple):
    """Sentence in the log, with the index of its event in the list passed to ``log``."""

    event: int
    text: str


@dataclass(frozen=True)
class Option:
    """Choice offered to a player: a label and a short note."""

    label: str
    note: str = ""


@dataclass(frozen=True)
class Tip:
    """Recommended choice, with its forecast and reason."""

    number: int  # of the option in the list
    label: str
    percent: int  # winning chance
    points: int  # expected final points
    why: str  # a sentence
    standing: Grade  # compared with the best choice


@dataclass(frozen=True)
class Score:
    """Final score of one seat, item by item."""

    name: str
    place: int
    total: int
    items: list[tuple[str, int]]  # (item, points)
    seat: int | None = None  # None: a player without a seat, such as the Dark Lord of Valeria


class Narrator(Protocol):
    """Narrator of one game in one language. It receives a seat's view, never the game state."""

    @property
    def words(self) -> Catalogue: ...

    def welcome(self, view: View) -> list[str]:
        """Return an introduction to a new game: its goal, in a sentence or two."""

    def round_of(self, event: Event) -> int | None:
        """Return the round number if a round or a turn begins with this event, and None otherwise."""

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Describe events as sentences, grouped by turn; ``me`` is the reader's seat."""

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Describe events as sentences with marked card names (see ``text.marks``), each with the index of its event.

        ``after``: the event that opened the previous paragraph, if earlier events have already been shown.
        """

    def event_name(self, event: Event) -> str: ...

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the first event of the last paragraph, which may be incomplete."""

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return the question asked at the current decision."""

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        """Return one option per legal action, in the same order; ``quotes``: the quotes for these actions."""

    def phrase(self, form: Phrase, view: View, action: int, names: Sequence[str], quote: Quote) -> str:
        """Describe an action of the viewing seat in the given form; return "" if there is no such phrase."""

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Explain ``about`` (a card or the number of a choice) or, if it is "", everything currently relevant."""

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Describe the main reason for an action in a sentence addressed to ``me``."""

    def why_not(self, reason: Reason) -> str:
        """Explain briefly why an action is not legal now (``State.why_not``)."""

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return a sentence that names the winners, addressed to ``me`` (None: to everyone)."""

    def ties(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[str]:
        """Return a sentence about each tie on points, best first: how it was broken, or that the rank is shared."""


def tied_seats(totals: Sequence[int], ranks: Sequence[int]) -> Iterator[list[int]]:
    """Yield each group of seats that are tied on points, best first."""
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    for _total, group in groupby(order, key=lambda seat: totals[seat]):
        seats = list(group)
        if len(seats) > 1:
            yield seats


# ---- Hints -----------------------------------------------------------------------------------------------------------

_BEST: Final = 3  # choices per hint


def tips(game: str, seat: Seat, seed: object, narrator: Narrator, names: Sequence[str]) -> list[Tip]:
    """Return the best choices of the seat to act, best first, using only information available to the seat."""
    legal = seat.legal()
    options = narrator.options(seat.view(), legal, names, [seat.quote(action) for action in legal])
    found: list[Tip] = []
    for place, one in enumerate(advise(game, seat, seed, _BEST)):
        index = legal.index(one.action)
        standing: Grade = "best" if place == 0 else "behind" if one.behind else "close"
        why = _told(one, standing, narrator, names, seat.index)
        found.append(Tip(index + 1, options[index].label, one.percent, round(one.score), why, standing))
    return found


def _told(one: Advice, standing: Grade, narrator: Narrator, names: Sequence[str], me: int) -> str:
    """Return the reason for a choice, preceded by the grade if the grade is ``close``.

    If there is no reason, return the grade.
    """
    verdict = narrator.words.text(f"terminal-hint-{standing}")
    if one.reason.name == UNSAID:
        return verdict
    fact = narrator.reason(one.reason, names, me)
    return f"{verdict} {fact}" if standing == "close" else fact
