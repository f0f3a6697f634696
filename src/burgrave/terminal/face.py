"""What a face of the table can do; ``screen`` and ``plain`` are the two there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from burgrave.terminal.catalogue import Catalogue

if TYPE_CHECKING:
    from burgrave.terminal.teller import Teller

__all__ = ["Face", "Lines", "Option", "Scene", "Score"]


@dataclass(frozen=True)
class Option:
    """One numbered choice: what it does, and a word of explanation."""

    label: str
    note: str = ""


@dataclass(frozen=True)
class Scene:
    """All that a player sees when something is to be decided; a spectator's has no question."""

    teller: Teller
    view: dict[str, object]
    names: Sequence[str]
    news: list[list[str]] = field(default_factory=list)  # since the last decision, by turn
    question: str = ""
    options: list[Option] = field(default_factory=list)
    notices: list[str] = field(default_factory=list)
    whole: bool = True  # plain lines: tell the whole table, not only what changed


@dataclass(frozen=True)
class Score:
    """The result of one seat, item by item."""

    name: str
    place: int
    total: int
    items: list[tuple[str, int]]  # (what for, points)


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

    def news(self, told: Sequence[Sequence[str]]) -> None:
        """Add what just happened, while nobody is asked anything."""

    def ask(self, prompt: str) -> str:
        """Return the next line typed; raise EOFError if there will be none."""

    def curtain(self, text: str) -> None:
        """Hide everything until whoever the text asks for is there."""

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        """Show the scores, best first, and who has won."""
