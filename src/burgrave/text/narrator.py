"""Narrators of games in one language, with names of players and hints.

Each game has a narrator of its own, or the plain one. The kind of a seat is ``human`` or the name of a bot, as
``bot_named`` knows it; a record contains it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol

from burgrave.bots import LEVELS
from burgrave.bots.advice import Advice, advise
from burgrave.kernel.events import Event
from burgrave.kernel.quote import UNSAID, Quote, Reason
from burgrave.kernel.state import Seat
from burgrave.text.catalogue import Catalogue

__all__ = [
    "HUMAN",
    "Line",
    "Narrator",
    "Option",
    "Score",
    "Standing",
    "Tip",
    "View",
    "display_names",
    "levels_of",
    "tips",
]


# ---- Names of players ------------------------------------------------------------------------------------------------

HUMAN: Final = "human"
_LONGEST: Final = 14  # letters of a kind that is shown beside a name


def levels_of(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return in a word how well the bot of each seat plays; nothing for people, and where the name says it or it is
    too long.
    """
    levels: list[str] = []
    for kind, name in seats:
        shown = kind != HUMAN and name != "" and len(kind) <= _LONGEST
        levels.append("" if not shown else words.text(f"terminal-level-{kind}") if kind in LEVELS else kind)
    return levels


def display_names(seats: Sequence[tuple[str, str]], words: Catalogue) -> list[str]:
    """Return what to call each seat; a nameless human is the reader."""
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
"""What ``State.view`` returned for the seat that reads."""


Standing = Literal["best", "close", "behind"]
"""Whether a choice is the first, about as good as the first as far as a search can tell, or worse."""


class Line(NamedTuple):
    """A sentence of the log, and the index of the event that it tells, among those that were told with it."""

    event: int
    text: str


@dataclass(frozen=True)
class Option:
    """One choice: what it does, and a word of explanation."""

    label: str
    note: str = ""


@dataclass(frozen=True)
class Tip:
    """One choice that a hint speaks for: what is likely to come of it, and the fact that counted most."""

    number: int  # of the option as it is listed
    label: str
    percent: int  # chance to win
    points: int  # that the seat is likely to end with
    why: str  # a sentence
    standing: Standing  # by these figures


@dataclass(frozen=True)
class Score:
    """The result of one seat, item by item."""

    name: str
    place: int
    total: int
    items: list[tuple[str, int]]  # (what for, points)
    seat: int | None = None  # None: whoever plays without a seat, as the Dark Lord of Valeria does


class Narrator(Protocol):
    """Tells one game in one language. It is given what a seat may see, never a state."""

    @property
    def words(self) -> Catalogue:
        """The plain texts of the language."""

    def welcome(self, view: View) -> list[str]:
        """Return what a new game begins with: its aim in a sentence or two."""

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round if the round, or a turn of it, begins with this event; else None."""

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log, the sentences of one turn together; ``me`` is the seat that reads it."""

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with the names of cards marked (see ``text.catalogue``), and which event each sentence tells.

        ``after`` is the event that opened the paragraph before, if what came before was told already.
        """

    def event_name(self, event: Event) -> str:
        """Return what an event is called in the game's table of events."""

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the seat is asked."""

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        """Return the choices, one for each legal action and in their order; ``quotes`` are those of the state."""

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return explanations of what ``about`` names: a card, the number of a choice; if empty, all that is near."""

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action, in a sentence to ``me``."""

    def why_not(self, reason: Reason) -> str:
        """Return why something cannot be done now (``State.why_not``), in a few words."""

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""


# ---- Hints -----------------------------------------------------------------------------------------------------------

_BEST: Final = 3  # choices that a hint speaks of


def tips(game: str, seat: Seat, seed: object, narrator: Narrator, names: Sequence[str]) -> list[Tip]:
    """Return the best choices of a seat that must decide, the best first; they rest on what the seat knows alone."""
    legal = seat.legal()
    options = narrator.options(seat.view(), legal, names, [seat.quote(action) for action in legal])
    found: list[Tip] = []
    for place, one in enumerate(advise(game, seat, seed, _BEST)):
        index = legal.index(one.action)
        standing: Standing = "best" if place == 0 else "behind" if one.behind else "close"
        why = _told(one, standing, narrator, names, seat.index)
        found.append(Tip(index + 1, options[index].label, one.percent, round(one.score), why, standing))
    return found


def _told(one: Advice, standing: Standing, narrator: Narrator, names: Sequence[str], me: int) -> str:
    """Return the fact, and how the choice compares as far as the figures tell."""
    verdict = narrator.words.text(f"terminal-hint-{standing}")
    if one.reason.name == UNSAID:
        return verdict
    fact = narrator.reason(one.reason, names, me)
    return f"{verdict} {fact}" if standing == "close" else fact
