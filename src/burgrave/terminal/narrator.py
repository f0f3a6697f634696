"""What the terminal asks of a game besides words: its table, in lines and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from burgrave.terminal.face import Scene
from burgrave.text.narrator import Narrator

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["TerminalNarrator"]


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
