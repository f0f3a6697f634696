"""What is longer than the screen, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from burgrave.terminal.face import Lines
from burgrave.text.catalogue import Catalogue

__all__ = ["read_pages"]

_LEAST: Final = 3  # lines of a page, on however low a screen


def read_pages(
    console: Console, source: Lines, words: Catalogue, pieces: Sequence[RenderableType], *, from_end: bool = False
) -> None:
    """Show pages until their reader has seen the last one, or wants no more; raise EOFError if the input ends."""
    lines = console.render_lines(Group(*pieces), pad=False)
    size = max(_LEAST, console.height - 1)
    pages = [lines[start : start + size] for start in range(0, len(lines), size)]
    at = len(pages) - 1 if from_end else 0
    while at < len(pages):
        console.clear()
        _show(console, pages[at])
        message = "terminal-page" if len(pages) > 1 else "terminal-page-only"
        prompt = words.text(message, number=at + 1, count=len(pages))
        console.print(Text(f"{prompt} > ", style="dim"), end="")
        typed = source.readline()
        if not typed:
            console.print()
            raise EOFError
        word = typed.strip().lower()
        if word == "q":
            return
        at = max(0, at - 1) if word == "b" else at + 1


def _show(console: Console, lines: Sequence[Sequence[Segment]]) -> None:
    for line in lines:
        console.print(Segments([*line, Segment.line()]), end="")
