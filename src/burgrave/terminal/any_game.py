"""Any game in the terminal: what its view says, one fact to a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from burgrave.terminal.face import Scene
from burgrave.terminal.narrator import Drawn
from burgrave.text.plain import PlainNarrator, facts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["AnyTerminalNarrator"]

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
