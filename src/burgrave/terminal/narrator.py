"""Terminal narrators, and the interface of terminal faces.

A narrator shows a game's table in lines and drawings. ``screen`` and ``plain`` implement the face. A game without a
part ``terminal`` shows its view, one fact to a line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, cast

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
    """What stands above a question, from the top down."""

    table: list[RenderableType]
    own: list[RenderableType] = field(default_factory=list)  # the reader's side, just above the question
    numbered: frozenset[int] = frozenset()  # options that the table shows with their numbers, counted from 0


class TerminalNarrator(Narrator, Protocol):
    """Tells one game in one language, and shows its table."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the table for a screen too low for all of it: what is fuller first, the shortest last."""


# ---- Any game --------------------------------------------------------------------------------------------------------

_KNOWN = ("game", "players", "seats", "seat", "scores")
"""Fields of a view that are told in another way."""


class AnyTerminalNarrator(PlainNarrator):
    """Tells any game, and shows its view; if that has a list ``seats``, there is one entry for each seat."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        table = facts({key: value for key, value in scene.view.items() if key not in _KNOWN}, scene.names)
        return [*table, *(self._seat(scene, seat, title) for seat, title in enumerate(scene.titles))]

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        me = scene.view.get("seat")
        return [self._seat(scene, me, self.words.text("terminal-you"))] if isinstance(me, int) else []

    def _seat(self, scene: Scene, seat: int, title: str) -> str:
        """Return what is known of a seat, with its points if the view has ``scores``."""
        seats, scores = scene.view.get("seats"), scene.view.get("scores")
        told = facts(seats[seat], scene.names) if isinstance(seats, list) else []
        if isinstance(scores, list):
            told.append(self.words.text("terminal-points", number=scores[seat]))
        return f"{title}: {', '.join(told)}" if told else title

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        return [*self.lines(scene)]

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        return [*self.own_lines(scene)]

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the table without the reader's own side, which is in it, and that side alone."""
        yield Drawn(self.draw(scene, pen))
        yield Drawn([], self.draw_own(scene, pen))


# ---- The narrator of a game ------------------------------------------------------------------------------------------

MakeTerminalNarrator = Callable[[str, str | None], TerminalNarrator]
"""What a game brings as ``terminal``: it is given a language and an edition."""


def terminal_narrator_for(state: State, language: str) -> TerminalNarrator:
    """Return the narrator of a game in a language; only this game's texts are read."""
    view = state.view(None)
    game = game_named(view["game"])
    if not game.has_part("terminal"):
        return AnyTerminalNarrator(game.name, language)
    make = cast(MakeTerminalNarrator, game.part("terminal"))
    return make(language, game.edition(view))


# ---- Faces -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """All that a player sees when something is to be decided; a spectator's has no question."""

    narrator: TerminalNarrator
    view: View
    names: Sequence[str]
    news: list[list[str]] = field(default_factory=list)  # since the last decision, by turn
    question: str = ""
    options: list[Option] = field(default_factory=list)
    actions: Sequence[str] = ()  # what each option does, in the game's notation
    notices: list[str] = field(default_factory=list)
    whole: bool = True  # plain lines: tell the whole table, not only what changed
    prices: Mapping[str, Quote] = field(default_factory=dict)  # by notation: what can be done, and what is near
    levels: Sequence[str] = ()  # how well the bot of each seat plays, in a word; empty for people

    @property
    def titles(self) -> list[str]:
        """The names, those of bots with their level: for where there is room."""
        levels = self.levels or [""] * len(self.names)
        return [f"{name} ({level})" if level else name for name, level in zip(self.names, levels, strict=True)]


class Lines(Protocol):
    """Where typed lines come from."""

    def readline(self) -> str:
        """Return the next line, or an empty text at the end."""


class Face(Protocol):
    """Shows the table to whoever sits in front of it, and reads what is typed."""

    def show(self, scene: Scene) -> None:
        """Show the table, the news, the question and its options."""

    def table(self, scene: Scene) -> None:
        """Show the table alone."""

    def say(self, lines: Sequence[str]) -> None:
        """Add lines below."""

    def say_unbroken(self, line: str) -> None:
        """Add a line that is to be copied, however long it is."""

    def news(self, told: Sequence[Sequence[str]]) -> None:
        """Add what just happened, while nobody is asked anything."""

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        """Show for as long as it takes that somebody thinks, and before it what just happened.

        Whoever is asked next is told that again. ``table`` is for a face that has shown nothing yet.
        """

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        """Add a hint, the best choice first."""

    def aside(self, scene: Scene, *, from_end: bool = False) -> AbstractContextManager[None]:
        """Take what is added in this block as the answer to a command, while the same decision stays open.

        What is long is read ``from_end`` if what comes last in it is what is looked for.
        """

    def ask(self, prompt: str) -> str:
        """Return the next line typed; raise EOFError if there will be none."""

    def curtain(self, text: str) -> None:
        """Hide everything until whoever the text asks for is there."""

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        """Show the scores, best first, and who has won."""
