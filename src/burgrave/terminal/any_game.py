"""Any game in the terminal: what its view says, one fact to a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from burgrave.terminal.face import Scene
from burgrave.text.plain import PlainTeller, spaced

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.pen import Pen

__all__ = ["AnyTerminalTeller"]

_KNOWN = ("game", "seats", "seat")
"""Fields of a view that are told in another way."""


class AnyTerminalTeller(PlainTeller):
    """Tells any game, and shows its view; if that has a list ``seats``, there is one entry for each seat."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        table = [*_facts({key: value for key, value in scene.view.items() if key not in _KNOWN})]
        seats = scene.view.get("seats")
        if isinstance(seats, list):
            table += [f"{title}: {', '.join(_facts(seat))}" for title, seat in zip(scene.titles, seats, strict=False)]
        return table

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        seats, me = scene.view.get("seats"), scene.view.get("seat")
        if not isinstance(seats, list) or not isinstance(me, int):
            return []
        return [f"{self.words.text('terminal-you')}: {', '.join(_facts(seats[me]))}"]

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        return [*self.lines(scene)]

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        return [*self.own_lines(scene)]


def _facts(data: object) -> Iterator[str]:
    """Yield what is said in plain JSON data, one fact at a time."""
    if not isinstance(data, dict):
        yield _said(data)
        return
    for key, value in data.items():
        if value is not None and value != []:
            yield f"{spaced(str(key))} {_said(value)}"


def _said(value: object) -> str:
    if isinstance(value, dict):
        return f"({', '.join(_facts(value))})"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(_said(one) for one in value)
    return spaced(str(value))
