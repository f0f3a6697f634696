"""What the terminal asks of a game besides words: its table, in lines and drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from burgrave.terminal.face import Scene
from burgrave.text.narrator import Narrator

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["Drawn", "TerminalNarrator"]


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
