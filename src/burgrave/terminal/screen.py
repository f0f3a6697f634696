"""Full-screen terminal face, and its pager.

The table is redrawn for every decision. Color is never the only cue: a symbol and a word carry the same information.
"""

from __future__ import annotations

import os
import select
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, TextIO

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.segment import ControlType, Segment, Segments
from rich.table import Table
from rich.text import Text

from burgrave.terminal.layout import Layout, Pen, Unbroken, paragraphs
from burgrave.terminal.narrator import Lines, Scene
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Score, Tip

# ---- Pager -----------------------------------------------------------------------------------------------------------

_LEAST: Final = 3  # minimum lines per page


def read_pages(
    console: Console, source: Lines, words: Catalogue, pieces: Sequence[RenderableType], *, from_end: bool = False
) -> None:
    """Show pages until the last one has been read or the user quits; raise EOFError if the input ends."""
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


# ---- The screen face -------------------------------------------------------------------------------------------------

_FINE: Final = "─╭•▶·♛✝⚖⚔✸"  # an encoding that has these characters has every character that games draw
_MANY: Final = 4096  # bytes to drain; each signal writes one


class ScreenFace:
    """Face that draws with rich and clears the screen for every decision."""

    def __init__(self, source: Lines, target: TextIO) -> None:
        self._source = source
        self._console = Console(file=target, highlight=False, emoji=False, markup=False)
        self._fine = _can_write(_FINE, target)
        self._blank = True  # nothing printed yet
        self._waiting = False  # the last line is a "thinking" line
        self._pages = self._console.is_terminal and getattr(source, "isatty", bool)()  # interactive
        self._answer: list[RenderableType] | None = None  # output of the current command, inside ``aside``
        self._size = self._console.size  # at the last draw
        self._shown: tuple[Scene, Sequence[RenderableType]] | None = None  # redrawn after a resize

    @property
    def _pen(self) -> Pen:
        return Pen(self._console.width, self._fine)

    # ---- the table -----------------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Clear the screen and draw the scene, shortened if needed.

        Notices that do not fit are shown first, on separate pages.
        """
        if not self._console.is_terminal:
            self._print(*self._layout(scene).whole())
            return
        if self._pages and scene.notices and self._layout(scene).fitted() is None:
            self._read(scene, [Text(notice) for notice in scene.notices])
            scene = replace(scene, notices=[])
        self._draw(scene)

    def table(self, scene: Scene) -> None:
        self._print(*scene.narrator.draw(scene, self._pen))

    @contextmanager
    def aside(self, scene: Scene, *, from_end: bool = False) -> Iterator[None]:
        """Show the output of this block above the question, or in the pager if it does not fit."""
        if not self._pages:
            yield
            return
        self._answer = []
        try:
            yield
        finally:
            answer, self._answer = self._answer, None
        if answer and self._layout(scene).fitted(answer) is None:
            self._read(scene, answer, from_end=from_end)
            answer = []
        self._draw(scene, answer)

    def _draw(self, scene: Scene, answer: Sequence[RenderableType] = ()) -> None:
        self._size = self._console.size
        self._clear()
        layout = self._layout(scene)
        pieces = layout.fitted(answer)
        self._print(*(layout.whole() if pieces is None else pieces))
        self._shown = (scene, answer)

    def _layout(self, scene: Scene) -> Layout:
        return Layout(self._console, self._pen, scene)

    def _read(self, scene: Scene, pieces: Sequence[RenderableType], *, from_end: bool = False) -> None:
        self._settle()
        read_pages(self._console, self._source, scene.narrator.words, pieces, from_end=from_end)

    # ---- lines below -----------------------------------------------------------------------------------------------

    def say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._print(Padding(Text(line), (0, 0, 0, 2)))

    def say_unbroken(self, line: str) -> None:
        self._print(Unbroken(line))

    def news(self, told: Sequence[Sequence[str]]) -> None:
        self._print(*paragraphs(told, self._pen))

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        """Print events, and a temporary line that the next output replaces."""
        if self._blank and table is not None:
            layout = self._layout(table)
            self._print(*(layout.fitted() or layout.whole()))
        self.news(told)
        self._settle()
        self._console.print(Text(text, style="italic dim"), end="")
        self._waiting = True

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        table = Table(box=self._pen.box, border_style="dim")
        table.add_column("", justify="right", style="bold")
        table.add_column(words.text("terminal-hint-choice"))
        table.add_column(words.text("terminal-hint-win"), justify="right", no_wrap=True)
        table.add_column(words.text("terminal-hint-points"), justify="right", no_wrap=True)
        table.add_column(words.text("terminal-hint-why"))
        for tip in tips:
            percent = words.text("terminal-percent", number=tip.percent)
            table.add_row(str(tip.number), tip.label, percent, str(tip.points), tip.why)
        self._print(table)

    def ask(self, prompt: str) -> str:
        """Return the next typed line; redraw the decision whenever the terminal is resized."""
        self._settle()
        self._prompt(prompt)
        self._wait(prompt)
        line = self._source.readline()
        if not line:
            self._console.print()
            raise EOFError
        return line.strip()

    def _prompt(self, prompt: str) -> None:
        self._console.print(Text(f"{prompt} > ", style="dim"), end="")

    def _wait(self, prompt: str) -> None:
        """Redraw the decision after every resize until a line can be read."""
        source = self._typed_at()
        if source is None:
            return
        with _resizes() as told:
            ready: list[int] = []
            while source not in ready:
                if self._shown is not None and self._console.size != self._size:
                    self._draw(*self._shown)
                    self._prompt(prompt)
                ready = select.select([source, told], [], [])[0]
                if told in ready:
                    os.read(told, _MANY)

    def _typed_at(self) -> int | None:
        """Return the file descriptor of the input if resizes can be detected, and None otherwise."""
        here = threading.current_thread() is threading.main_thread()
        fileno = getattr(self._source, "fileno", None)
        return fileno() if self._pages and here and fileno is not None and hasattr(signal, "SIGWINCH") else None

    def curtain(self, text: str) -> None:
        """Clear the screen and the scrollback, and wait for Enter."""
        self._shown = None
        self._clear()
        if self._console.is_terminal:
            self._console.file.write("\x1b[3J")
        self.ask(text)
        self._clear()

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        table = Table(box=self._pen.box, border_style="dim")
        table.add_column(words.text("terminal-column-place"), justify="right")
        table.add_column(words.text("terminal-column-player"))
        items = list(dict.fromkeys(what for score in scores for what, _points in score.items))
        for what in items:
            table.add_column(what, justify="right", min_width=max(len(word) for word in what.split()))
        table.add_column(words.text("terminal-column-total"), justify="right", style="bold")
        for score in scores:
            points = dict(score.items)
            cells = [str(points.get(what, "")) for what in items]
            table.add_row(str(score.place), score.name, *cells, str(score.total))
        self._print(table)
        self._print(Text(verdict, style="bold"))

    def _print(self, *pieces: RenderableType) -> None:
        if self._answer is not None:
            self._answer += pieces
            return
        self._settle()
        for piece in pieces:
            self._console.print(piece, soft_wrap=isinstance(piece, Unbroken))
            self._blank = False

    def _clear(self) -> None:
        self._settle()
        self._console.clear()

    def _settle(self) -> None:
        """Erase the temporary line, if there is one."""
        if not self._waiting:
            return
        self._waiting = False
        if self._console.is_dumb_terminal:
            self._console.print()
        else:
            self._console.control(Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2)))


def _can_write(text: str, target: TextIO) -> bool:
    try:
        text.encode(target.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


@contextmanager
def _resizes() -> Iterator[int]:
    """Yield a file descriptor that becomes readable when the screen is resized (the self-pipe trick).

    With a signal handler alone, a resize just before ``select`` would go unnoticed until the next line of input.
    """
    here, there = os.pipe()
    os.set_blocking(there, False)
    handler = signal.signal(signal.SIGWINCH, lambda *_: None)
    woken = signal.set_wakeup_fd(there, warn_on_full_buffer=False)
    try:
        yield here
    finally:
        signal.set_wakeup_fd(woken)
        signal.signal(signal.SIGWINCH, handler)
        os.close(here)
        os.close(there)
