"""Valeria as the terminal asks for it: told in one language, and its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from burgrave.games.valeria.seat_view import SeatView
from burgrave.games.valeria.terminal.lines import income_lines, own_lines, table_lines
from burgrave.games.valeria.text.narrator import ValeriaNarrator
from burgrave.terminal.face import Scene

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.narrator import Drawn
    from burgrave.terminal.pen import Pen

__all__ = ["TerminalValeriaNarrator"]


class TerminalValeriaNarrator(ValeriaNarrator):
    """Tells Valeria in one language, and shows its table."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        seen = SeatView(scene.view)
        lines = table_lines(self.words, seen, scene.names, scene.titles, scene.prices) + own_lines(self.words, seen)
        return lines + income_lines(self.words, seen)

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        return own_lines(self.words, SeatView(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        from burgrave.games.valeria.terminal.drawing import Drawing

        return Drawing(self.words, scene, pen).table()

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        from burgrave.games.valeria.terminal.drawing import Drawing

        return Drawing(self.words, scene, pen).own()

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the table for a screen too low for all of it: what is fuller first, the shortest last."""
        from burgrave.games.valeria.terminal.short import Short

        return Short(self.words, scene, pen).drawings(self.draw_own(scene, pen))
