"""Terminal narrators, and ``Face``, the user interface that ``screen`` and ``plain`` implement.

A narrator renders a game's table as plain lines and as drawings. A game without a ``terminal`` part shows its view, one
fact per line.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol, TextIO, cast

from burgrave.kernel.quote import Quote
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Narrator, Option, Score, Tip, View
from burgrave.text.plain import PlainNarrator, facts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.layout import Pen

__all__ = ["Drawn", "TerminalNarrator"]


# ---- Narrators -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Drawn:
    """Table drawn above a question, from top to bottom."""

    table: list[RenderableType]
    own: list[RenderableType] = field(default_factory=list)  # the reader's side, just above the question
    numbered: frozenset[int] = frozenset()  # 0-based options whose numbers the table shows


class TerminalNarrator(Narrator, Protocol):
    """Narrator of one game in one language, which can also render the table."""

    def lines(self, scene: Scene) -> list[str]:
        """Return the whole table, one fact per line, including the reader's side."""

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's side of the table; empty for spectators."""

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on the screen, from top to bottom."""

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's side as drawn just above the question."""

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield shorter versions of the table, longest first, for a screen with few lines."""


# ---- Any game --------------------------------------------------------------------------------------------------------

_KNOWN = ("game", "players", "seats", "seat", "scores")
"""View fields that are shown elsewhere."""


class AnyTerminalNarrator(PlainNarrator):
    """Terminal narrator for any game, which shows the view.

    If the view has a list ``seats``, it must have one item per seat.
    """

    def lines(self, scene: Scene) -> list[str]:
        table = facts({key: value for key, value in scene.view.items() if key not in _KNOWN}, scene.names)
        return [*table, *(self._seat(scene, seat, title) for seat, title in enumerate(scene.titles))]

    def own_lines(self, scene: Scene) -> list[str]:
        me = scene.view.get("seat")
        return [self._seat(scene, me, self.words.text("terminal-you"))] if isinstance(me, int) else []

    def _seat(self, scene: Scene, seat: int, title: str) -> str:
        """Return the facts about a seat, including its points if the view has ``scores``."""
        seats, scores = scene.view.get("seats"), scene.view.get("scores")
        told = facts(seats[seat], scene.names) if isinstance(seats, list) else []
        if isinstance(scores, list):
            told.append(self.words.text("terminal-points", number=scores[seat]))
        return f"{title}: {', '.join(told)}" if told else title

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        return [*self.lines(scene)]

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        return [*self.own_lines(scene)]

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the whole table, which includes the reader's side, followed by the reader's side alone."""
        yield Drawn(self.draw(scene, pen))
        yield Drawn([], self.draw_own(scene, pen))


# ---- The narrator of a game ------------------------------------------------------------------------------------------

MakeTerminalNarrator = Callable[[str, str | None], TerminalNarrator]
"""The ``terminal`` part of a game: a function of language and edition."""


def terminal_narrator_for(state: State, language: str) -> TerminalNarrator:
    """Return the narrator of a game in a language; load only the messages of this game."""
    return terminal_narrator_of(state.view(None), language)


def terminal_narrator_of(view: View, language: str) -> TerminalNarrator:
    """Return the narrator of the game that a view shows, like ``terminal_narrator_for``."""
    game = game_named(str(view["game"]))
    if not game.has_part("terminal"):
        return AnyTerminalNarrator(game.name, language)
    make = cast(MakeTerminalNarrator, game.part("terminal"))
    return make(language, game.edition(view))


# ---- Faces -----------------------------------------------------------------------------------------------------------

_DUMB: Final = ("dumb", "unknown")  # terminals that cannot clear the screen


def can_draw(target: TextIO) -> bool:
    """Return True if an output is a terminal on which ``screen`` can draw."""
    return target.isatty() and os.environ.get("TERM") not in _DUMB


@dataclass(frozen=True)
class Scene:
    """Everything that a player sees at a decision. A spectator's scene has no question."""

    narrator: TerminalNarrator
    view: View
    names: Sequence[str]
    news: list[list[str]] = field(default_factory=list)  # since the last decision, by turn
    question: str = ""
    options: list[Option] = field(default_factory=list)
    actions: Sequence[str] = ()  # notation of each option's action
    notices: list[str] = field(default_factory=list)
    whole: bool = True  # plain face: show the whole table, not only the reader's side
    prices: Mapping[str, Quote] = field(default_factory=dict)  # by notation: legal actions and near misses
    levels: Sequence[str] = ()  # level of each seat's bot; empty for people

    @property
    def titles(self) -> list[str]:
        """The players' names, with levels for bots."""
        levels = self.levels or [""] * len(self.names)
        return [f"{name} ({level})" if level else name for name, level in zip(self.names, levels, strict=True)]


class Lines(Protocol):
    """Source of typed lines."""

    def readline(self) -> str:
        """Return the next line, or an empty string at the end of the input."""


class Face(Protocol):
    """User interface of a terminal game, which shows the table and reads input."""

    def show(self, scene: Scene) -> None:
        """Show the table, the news, the question and its options."""

    def table(self, scene: Scene) -> None:
        """Show only the table."""

    def say(self, lines: Sequence[str]) -> None:
        """Show lines of text below earlier output."""

    def say_unbroken(self, line: str) -> None:
        """Show a line without wrapping it, so that it can be copied."""

    def news(self, told: Sequence[Sequence[str]]) -> None:
        """Show events that happened between decisions."""

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        """Show recent events and a temporary line while a bot thinks.

        The next decision shows the events again. ``table``: scene to draw first if nothing has been shown yet.
        """

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        """Show a hint: recommended choices, best first."""

    def aside(self, scene: Scene, *, from_end: bool = False) -> AbstractContextManager[None]:
        """Show the output of this block as the answer to a command; the decision stays open.

        ``from_end``: open a long answer at its last page.
        """

    def ask(self, prompt: str) -> str:
        """Return the next typed line; raise EOFError at the end of the input."""

    def curtain(self, text: str) -> None:
        """Hide everything until the player named in the text is ready."""

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        """Show the scores, best first, and the winner."""
