"""Citadels as the terminal asks for it: told in one language, and its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from burgrave.games.citadels.seat_view import SeatView
from burgrave.games.citadels.terminal.lines import own_lines, table_lines
from burgrave.games.citadels.text.narrator import CitadelsNarrator
from burgrave.terminal.face import Scene

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.narrator import Drawn
    from burgrave.terminal.pen import Pen

__all__ = ["TerminalCitadelsNarrator"]


class TerminalCitadelsNarrator(CitadelsNarrator):
    """Tells Citadels in one language, with the names of one edition, and shows its table."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        seen = SeatView(scene.view)
        lines = table_lines(self.words, seen, _scenario(scene), scene.names, scene.titles)
        return lines + own_lines(self.words, seen)

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        return own_lines(self.words, SeatView(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        from burgrave.games.citadels.terminal.drawing import draw_table

        return draw_table(self.words, SeatView(scene.view), _scenario(scene), scene.names, scene.titles, pen)

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        from burgrave.games.citadels.terminal.drawing import draw_own

        return draw_own(self.words, SeatView(scene.view), pen)

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the table for a screen too low for all of it: what is fuller first, the shortest last."""
        from burgrave.games.citadels.terminal.short import draw_short

        return draw_short(self.words, SeatView(scene.view), _scenario(scene), scene.names, scene.titles, pen)


def _scenario(scene: Scene) -> str:
    return str(scene.view.get("scenario", ""))
