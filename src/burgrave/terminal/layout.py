"""Layout of a decision on the screen, and the drawing context.

The question and all its choices always stay visible; the table gets the rest of the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Final

from rich import box
from rich.box import Box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from burgrave.terminal.narrator import Drawn, Scene
from burgrave.text.narrator import Option

# ---- Pens ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pen:
    """Drawing context: the width in columns, and ``rich``, which is True if the terminal can show more than ASCII."""

    width: int
    rich: bool

    def sign(self, fine: str, plain: str) -> str:
        """Return ``fine`` if the terminal can show it, and ``plain`` otherwise."""
        return fine if self.rich else plain

    @property
    def box(self) -> Box:
        """The box style for tables."""
        return box.ROUNDED if self.rich else box.ASCII

    @property
    def line(self) -> str:
        return self.sign("─", "-")

    @property
    def dot(self) -> str:
        """The separator between facts."""
        return self.sign(" · ", " - ")


class Pieces:
    """Strings separated by two spaces. Lines break only between strings, unless a string is too long for a line."""

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


# ---- Layout ----------------------------------------------------------------------------------------------------------

_LONG_LIST: Final = 10  # options
_FEW: Final = 2  # default maximum of choice columns, for easy reading
_GAP: Final = 1  # columns of text between number and label, and between two columns
_NEWS: Final = 2  # number of lines of news that justify a shorter table
_BESIDE: Final = 20  # minimum width for the text right of aligned columns
_TITLE: Final = 15  # maximum width of a name with its level on a narrow screen
_WIDE: Final = 100  # width of a screen with room for any name
_SPARE: Final = 10  # lines reserved for choices below a full table, so that the table does not keep changing its form


class Unbroken(Text):
    """Line that is never wrapped, so that it can be copied as one line."""

    def __init__(self, text: str) -> None:
        super().__init__(text, no_wrap=True, overflow="ignore")


def paragraphs(told: Sequence[Sequence[str]], pen: Pen) -> list[RenderableType]:
    """Format events as bulleted paragraphs, one per turn."""
    drawn: list[RenderableType] = []
    for sentences in told:
        grid = Table.grid(padding=(0, 1))
        grid.add_row(Text(pen.sign("•", "*"), style="dim"), _wrapped(" ".join(sentences)))
        drawn.append(grid)
    return drawn


class Layout:
    """Layout of one decision for the current screen size."""

    def __init__(self, console: Console, pen: Pen, scene: Scene) -> None:
        self._console = console
        self._pen = pen
        self._scene = scene
        self._room = console.height - 1  # the last line is the input line
        self._heights: dict[int, tuple[RenderableType, int]] = {}  # by id; layouts share pieces

    def whole(self) -> list[RenderableType]:
        """Return the complete layout, whatever the screen height."""
        drawn = self._full()
        middle = [*paragraphs(self._scene.news, self._pen), *drawn.own, *self._notices()]
        return [*drawn.table, *middle, *self._question(), *self._choices(drawn)]

    def fitted(self, answer: Sequence[RenderableType] = ()) -> list[RenderableType] | None:
        """Return the most complete layout that fits, with ``answer`` if it is given, else with the latest news.

        Return None if even the shortest layout does not fit together with the answer or the notices.
        """
        below = [*self._notices(), *answer, *self._question()]
        news = [] if answer else self._scene.news
        wanted = self._lines(paragraphs(news, self._pen))
        room = self._room - self._lines(below)
        height, measured = 0, None
        for number, (drawn, choose) in enumerate(self._variants()):
            if drawn is not measured:
                height, measured = self._lines([*drawn.table, *drawn.own], room), drawn
            if height > room:
                continue  # choices are not worth measuring
            choices = choose()
            listed = self._lines(choices)
            spare = min(wanted, _NEWS) if number else wanted + max(0, _SPARE - listed)
            if height + listed + spare <= room:
                break
        else:
            choices = choose()
            if height + self._lines(choices) > room and (answer or self._scene.notices):
                return None
        room -= height + self._lines(choices)
        return [*drawn.table, *self._recent(news, room), *drawn.own, *below, *choices]

    def _variants(self) -> Iterator[tuple[Drawn, Callable[[], list[RenderableType]]]]:
        """Yield a table and a function that formats the choices below it, most complete first.

        The table gets shorter first; after that, the choices lose their notes and become running text.
        """
        drawn = self._full()
        yield drawn, partial(self._choices, drawn)
        for drawn in self._scene.narrator.draw_short(self._scene, self._pen):
            yield drawn, partial(self._choices, drawn)
            yield drawn, partial(self._choices, drawn, most=self._console.width)
        yield drawn, partial(self._choices, drawn, most=self._console.width, notes=False)
        yield drawn, partial(self._flowing, drawn)

    def _full(self) -> Drawn:
        narrator = self._scene.narrator
        return Drawn(narrator.draw(self._scene, self._pen), narrator.draw_own(self._scene, self._pen))

    # ---- the parts -------------------------------------------------------------------------------------------------

    def _notices(self) -> list[RenderableType]:
        return [_wrapped(notice, style="italic") for notice in self._scene.notices]

    def _question(self) -> list[RenderableType]:
        return [_wrapped(self._scene.question, style="bold")] if self._scene.question else []

    def _choices(self, drawn: Drawn, *, most: int = _FEW, notes: bool = True) -> list[RenderableType]:
        """Format the choices that the table does not show, in columns if there are many."""
        rows = [
            (Text(f"{number + 1:>3}", style="bold"), _label(option, notes=notes))
            for number, option in enumerate(self._scene.options)
            if number not in drawn.numbered
        ]
        if not rows:
            return []
        short = most == _FEW and len(rows) < _LONG_LIST
        return [in_columns(rows, self._console.width, most=1 if short else most)]

    def _flowing(self, drawn: Drawn) -> list[RenderableType]:
        """Format the choices as running text, without notes."""
        rest = [number for number in range(len(self._scene.options)) if number not in drawn.numbered]
        pieces = [Text.assemble((f"{number + 1}", "bold"), f" {self._scene.options[number].label}") for number in rest]
        return [Pieces(pieces)] if pieces else []

    def _recent(self, news: Sequence[Sequence[str]], room: int) -> list[RenderableType]:
        """Return the latest news that fits in ``room`` lines, with an ellipsis in place of older news."""
        shown = paragraphs(news, self._pen)
        heights = [self._lines([turn]) for turn in shown]
        if sum(heights) <= room:
            return shown
        ellipsis = self._pen.sign("…", "...")
        for number, sentences in enumerate(news):
            left = room - sum(heights[number + 1 :])
            for start in range(number == 0, len(sentences) if left > 0 else 0):
                cut = paragraphs([[ellipsis, *sentences[start:]]], self._pen)
                if self._lines(cut) <= left:
                    return [*cut, *shown[number + 1 :]]
        return []

    def _lines(self, pieces: Sequence[RenderableType], most: int | None = None) -> int:
        """Return the height of renderables, counting no further than ``most``, by default the screen height."""
        most = self._room if most is None else most
        height = 0
        for piece in pieces:
            if height > most:
                break
            height += self._height(piece)
        return height

    def _height(self, piece: RenderableType) -> int:
        """Return the height of a renderable. Because rich is slow, stop counting beyond the screen height."""
        _, height = self._heights.get(id(piece), (piece, None))
        if height is None:
            width = self._console.width
            rendered = self._console.render(piece)
            lines = Segment.split_and_crop_lines(rendered, width, pad=False, include_new_lines=False)
            broken = (piece.cell_len - 1) // width if isinstance(piece, Unbroken) else 0
            height = broken + sum(1 for _ in islice(lines, self._room + 1))
            self._heights[id(piece)] = piece, height
        return height


def called(names: Sequence[str], titles: Sequence[str], width: int) -> Sequence[str]:
    """Return ``titles`` (names with levels) if they all fit into a table of this width, and ``names`` otherwise."""
    roomy = width >= _WIDE or max(Text(title).cell_len for title in titles) <= _TITLE
    return titles if roomy else names


def in_columns(rows: Sequence[Sequence[Text]], width: int, *, most: int) -> Table:
    """Arrange rows in as many columns as fit, up to ``most``, and fill the columns from top to bottom."""
    columns = next(
        number for number in range(min(most, len(rows)), 0, -1) if number == 1 or _wide(rows, number) <= width
    )
    height = -(-len(rows) // columns)
    grid = Table.grid(padding=(0, _GAP))
    for line in range(height):
        grid.add_row(*(part for row in rows[line::height] for part in row))
    return grid


def aligned(rows: Sequence[Sequence[Text]], width: int, rest: Sequence[Sequence[Text]] = ()) -> list[RenderableType]:
    """Arrange rows in columns, the first left-aligned and the others right-aligned.

    The ``rest`` of each row follows the columns. On a narrow screen, each row is running text instead.
    """
    beside = rest or [()] * len(rows)
    widths = [max(row[part].cell_len for row in rows) for part in range(len(rows[0]))]
    room = width - sum(widths) - _GAP * (len(widths) - 1 + any(beside))
    widest = max((piece.cell_len for pieces in beside for piece in pieces), default=0)
    if room < min(widest, _BESIDE):
        return [Pieces([*row, *pieces]) for row, pieces in zip(rows, beside, strict=True)]
    grid = Table.grid(padding=(0, _GAP))
    grid.add_column()
    for _ in widths[1:]:
        grid.add_column(justify="right", no_wrap=True)
    if any(beside):
        grid.add_column()
    for row, pieces in zip(rows, beside, strict=True):
        grid.add_row(*row, Pieces(pieces) if pieces else "")
    return [grid]


def _wide(rows: Sequence[Sequence[Text]], columns: int) -> int:
    """Return the total width of the rows if they are arranged in ``columns`` columns."""
    height = -(-len(rows) // columns)
    blocks = [rows[start : start + height] for start in range(0, len(rows), height)]
    widths = [max(row[part].cell_len for row in block) for block in blocks for part in range(len(block[0]))]
    return sum(widths) + _GAP * (len(widths) - 1)


def _wrapped(text: str, style: str = "") -> Text:
    """Return a ``Text`` that wraps between words and is never truncated.

    Without ``fold``, rich miscounts a space at the end of a line of double-width characters.
    """
    return Text(text, style=style, overflow="fold")


def _label(option: Option, *, notes: bool) -> Text:
    label = _wrapped(option.label)
    if option.note and notes:
        label.append(f"  {option.note}", style="dim")
    return label
