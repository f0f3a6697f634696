"""The table on a terminal: colour, sign and word together, drawn anew for every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TextIO

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.bots.sight import TYPE, Person, Sight
from burgrave.terminal.face import Lines, Scene, Score
from burgrave.terminal.facts import CastEntry, cast_row, city_by_type, hand_line, header_facts, known_hand, marks
from burgrave.terminal.words import Words

__all__ = ["ScreenFace"]

_STYLE: Final = {
    "noble": "yellow", "religious": "bright_blue", "trade": "green", "military": "red", "unique": "magenta",
}  # fmt: skip
_SIGNS: Final = {"noble": "♛", "religious": "✝", "trade": "⚖", "military": "⚔", "unique": "✸"}
_ASCII_SIGNS: Final = {"noble": "^", "religious": "+", "trade": "$", "military": "x", "unique": "*"}
_ROOM_FOR_THREE: Final = 118  # columns of text
_LONG_LIST: Final = 10  # options


class _Pieces:
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


class ScreenFace:
    """Draws with rich; the screen is cleared for every decision."""

    def __init__(self, source: Lines, target: TextIO) -> None:
        self._source = source
        self._console = Console(file=target, highlight=False, emoji=False, markup=False)
        self._signs = _SIGNS if _can_write("".join(_SIGNS.values()) + "▶·", target) else _ASCII_SIGNS
        self._dot = " · " if self._signs is _SIGNS else " - "
        self._pointer = "▶" if self._signs is _SIGNS else ">"

    # ---- the table -----------------------------------------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Clear the screen and draw all of it."""
        self._console.clear()
        self.table(scene)
        self.news(scene.news)
        self._own(scene)
        for notice in scene.notices:
            self._print(Text(notice, style="italic"))
        self._print(Text(scene.question, style="bold"))
        self._options(scene)

    def table(self, scene: Scene) -> None:
        """Draw the header, the cast and the cities."""
        facts = self._dot.join(header_facts(scene.words, scene.sight, scene.scenario))
        line = "─" if self._signs is _SIGNS else "-"
        self._print(Rule(Text(facts, style="bold"), characters=line, style="dim"))
        self._print(self._cast(scene))
        self._print(self._cities(scene))

    def _cast(self, scene: Scene) -> RenderableType:
        """Return the cast in columns, ranks running down."""
        row = cast_row(scene.words, scene.sight, scene.names)
        columns = 3 if self._console.width >= _ROOM_FOR_THREE else 2
        height = -(-len(row) // columns)
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in range(columns):
            grid.add_column(no_wrap=True)
            grid.add_column(ratio=1)
        for line in range(height):
            cells: list[Text] = []
            for at in range(line, len(row), height):
                cells += self._cast_cells(row[at])
            grid.add_row(*cells)
        return grid

    def _cast_cells(self, entry: CastEntry) -> tuple[Text, Text]:
        rank = Text(f"{self._pointer if entry.called else ' '} {entry.rank}", style="bold" if entry.called else "")
        cell = Text(entry.title, style="bold reverse" if entry.called else "dim" if entry.out else "bold")
        if entry.known:
            style = "not bold not reverse" + (" dim" if entry.out else "")
            cell.append(f": {', '.join(entry.known)}", style=style)
        return rank, cell

    def _cities(self, scene: Scene) -> Table:
        words, sight = scene.words, scene.sight
        table = Table(box=box.ROUNDED if self._signs is _SIGNS else box.ASCII, expand=True, border_style="dim")
        table.add_column(words.text("terminal-column-player"), max_width=24)
        table.add_column(words.text("terminal-column-gold"), justify="right", no_wrap=True)
        table.add_column(words.text("terminal-column-hand"), justify="right", no_wrap=True)
        table.add_column(words.text("terminal-column-city"), ratio=1)
        for one in sight.people:
            mine = one.seat == sight.seat
            name = Text(scene.names[one.seat], style="bold reverse" if mine else "bold")
            said = marks(words, sight, one)
            if said:
                name.append("\n" + ", ".join(said), style="not bold not reverse")
            table.add_row(name, str(one.gold), str(one.hand_size), self._city(words, sight, one))
        return table

    def _city(self, words: Words, sight: Sight, one: Person) -> RenderableType:
        pieces = [Text(f"{one.size()}/{sight.goal}")]
        for kind_type, districts in city_by_type(words, one):
            style = _STYLE[kind_type]
            piece = Text(f"{self._signs[kind_type]} {words.type(kind_type).lower()}: ", style=style)
            piece.append(", ".join(districts), style="bold")
            pieces.append(piece)
        city = _Pieces(pieces)
        if not one.known_hand or one.seat == sight.seat:
            return city
        known = known_hand(words, one)
        return Group(city, Text(f"{words.text('terminal-known-hand')}: {known}", style="dim"))

    def _own(self, scene: Scene) -> None:
        words, sight = scene.words, scene.sight
        if sight.seat is None:
            return
        line = Text(f"{words.text('terminal-your-gold')}: {sight.me.gold}", style="bold")
        if sight.characters:
            held = words.listed([words.character(name) for name in sight.characters])
            label = words.text("terminal-your-characters", number=len(sight.characters))
            line.append(f"{self._dot}{label}: {held}")
        self._print(line)
        hand = [Text(f"{words.text('terminal-your-hand')}:")]
        for name in sight.hand:
            sign = self._signs[TYPE[name]]
            hand.append(Text(f"{sign} {hand_line(words, sight, name)}", style=_STYLE[TYPE[name]]))
        if not sight.hand:
            hand.append(Text(words.text("terminal-nothing")))
        self._print(_Pieces(hand))

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
            grid.add_row(Text("•" if self._signs is _SIGNS else "*", style="dim"), Text(" ".join(lines)))
            self._print(grid)

    def ask(self, prompt: str) -> str:
        """Read a line."""
        self._console.print(Text(f"{prompt} > ", style="dim"), end="")
        line = self._source.readline()
        if not line:
            self._console.print()
            raise EOFError
        return line.strip()

    def curtain(self, text: str) -> None:
        """Clear the screen, and what can be scrolled back to, until Enter."""
        self._console.clear()
        if self._console.is_terminal:
            self._console.file.write("\x1b[3J")
        self.ask(text)
        self._console.clear()

    def result(self, words: Words, scores: Sequence[Score], winners: str) -> None:
        """Draw the scores as a table, best first."""
        table = Table(box=box.ROUNDED if self._signs is _SIGNS else box.ASCII, border_style="dim")
        table.add_column(words.text("terminal-column-place"), justify="right")
        table.add_column(words.text("terminal-column-player"))
        for what, _points in scores[0].items:
            table.add_column(what, justify="right", min_width=max(len(word) for word in what.split()))
        table.add_column(words.text("terminal-column-total"), justify="right", style="bold")
        for score in scores:
            points = [str(number) for _what, number in score.items]
            table.add_row(str(score.place), score.name, *points, str(score.total))
        self._print(table)
        self._print(Text(winners, style="bold"))

    def _print(self, what: RenderableType) -> None:
        self._console.print(what)


def _can_write(text: str, target: TextIO) -> bool:
    try:
        text.encode(target.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
