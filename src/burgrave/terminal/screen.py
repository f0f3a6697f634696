"""The table on a terminal: colour, sign and word together, drawn anew for every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.control import Control
from rich.padding import Padding
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from burgrave.terminal.face import Lines, Scene
from burgrave.terminal.pen import Pen
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Score, Tip

__all__ = ["ScreenFace"]

_FINE: Final = "─╭•▶·♛✝⚖⚔✸"  # who can write these can write whatever a game is drawn with
_LONG_LIST: Final = 10  # options


class ScreenFace:
    """Draws with rich; the screen is cleared for every decision."""

    def __init__(self, source: Lines, target: TextIO) -> None:
        self._source = source
        self._console = Console(file=target, highlight=False, emoji=False, markup=False)
        self._fine = _can_write(_FINE, target)
        self._blank = True  # so far
        self._waiting = False  # the last line says that somebody thinks

    @property
    def _pen(self) -> Pen:
        """What to draw with on a screen as wide as it is now."""
        return Pen(self._console.width, self._fine)

    # ---- the table -----------------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Clear the screen and draw all of it."""
        self._clear()
        self.table(scene)
        self.news(scene.news)
        self._print(*scene.narrator.draw_own(scene, self._pen))
        for notice in scene.notices:
            self._print(Text(notice, style="italic"))
        self._print(Text(scene.question, style="bold"))
        self._options(scene)

    def table(self, scene: Scene) -> None:
        """Draw everything that lies on the table."""
        self._print(*scene.narrator.draw(scene, self._pen))

    def _options(self, scene: Scene) -> None:
        rows: list[Text] = []
        for number, option in enumerate(scene.options, 1):
            row = Text(f"{number:>3} ", style="bold")
            row.append(option.label, style="not bold")
            if option.note:
                row.append(f"  {option.note}", style="not bold dim")
            rows.append(row)
        widest = max((row.cell_len for row in rows), default=0)
        if len(rows) < _LONG_LIST or 2 * widest + 2 > self._console.width:
            for row in rows:
                self._print(row)
            return
        half = -(-len(rows) // 2)
        grid = Table.grid(padding=(0, 2))
        for line in range(half):
            grid.add_row(*rows[line::half])
        self._print(grid)

    # ---- lines below -----------------------------------------------------------------------------------------------

    def say(self, lines: Sequence[str]) -> None:
        """Add lines, each set off from the next."""
        for line in lines:
            self._print(Padding(Text(line), (0, 0, 0, 2)))

    def news(self, told: Sequence[Sequence[str]]) -> None:
        """Add what happened, one turn to a paragraph."""
        for lines in told:
            grid = Table.grid(padding=(0, 1))
            grid.add_row(Text(self._pen.sign("•", "*"), style="dim"), Text(" ".join(lines)))
            self._print(grid)

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        """Add what happened, and a line that the next one takes the place of."""
        if self._blank and table is not None:
            self.table(table)
        self.news(told)
        self._settle()
        self._console.print(Text(text, style="italic dim"), end="")
        self._waiting = True

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        """Draw a hint as a small table."""
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
        """Read a line."""
        self._settle()
        self._console.print(Text(f"{prompt} > ", style="dim"), end="")
        line = self._source.readline()
        if not line:
            self._console.print()
            raise EOFError
        return line.strip()

    def curtain(self, text: str) -> None:
        """Clear the screen, and what can be scrolled back to, until Enter."""
        self._clear()
        if self._console.is_terminal:
            self._console.file.write("\x1b[3J")
        self.ask(text)
        self._clear()

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        """Draw the scores as a table, best first."""
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
        self._settle()
        for piece in pieces:
            self._console.print(piece)
            self._blank = False

    def _clear(self) -> None:
        self._settle()
        self._console.clear()

    def _settle(self) -> None:
        """Take away the line that says who thinks."""
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
