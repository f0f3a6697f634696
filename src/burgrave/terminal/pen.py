"""What a drawing is made with: the width there is, and the signs that this terminal can write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.box import Box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

__all__ = ["Pen", "Pieces"]


@dataclass(frozen=True)
class Pen:
    """The width in columns, and whether more than ASCII can be written."""

    width: int
    rich: bool

    def sign(self, fine: str, plain: str) -> str:
        """Return the finer sign if the terminal can write it."""
        return fine if self.rich else plain

    @property
    def box(self) -> Box:
        """The frame of tables."""
        return box.ROUNDED if self.rich else box.ASCII

    @property
    def line(self) -> str:
        """What a horizontal line is made of."""
        return self.sign("─", "-")

    @property
    def dot(self) -> str:
        """What stands between facts."""
        return self.sign(" · ", " - ")


class Pieces:
    """Texts one after the other that break between lines only where one of them ends, if they fit at all."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self._pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self._pieces:
            if line and line.cell_len + 2 + piece.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append("  ")
            line.append_text(piece)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self._pieces]
        return Measurement(min(max(widths), options.max_width), min(sum(widths) + 2 * len(widths), options.max_width))
