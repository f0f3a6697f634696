"""What a face of the table can do; ``screen`` and ``plain`` are the two there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from burgrave.kernel.quote import Quote
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Option, Score, Tip, View

if TYPE_CHECKING:
    from burgrave.terminal.narrator import TerminalNarrator

__all__ = ["Face", "Lines", "Scene"]


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
