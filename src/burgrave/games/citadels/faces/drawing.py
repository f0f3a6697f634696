"""Drawings of the Citadels table: a full one, and compact ones for short screens.

Every color is accompanied by a symbol and a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.games.citadels.faces.seat_view import TYPE, city_size, printed
from burgrave.games.citadels.faces.text import (
    CastEntry,
    cast_row,
    city_by_type,
    hand_line,
    header_facts,
    known_hand,
    marks,
    own_characters,
)
from burgrave.games.citadels.faces.words import Words
from burgrave.games.citadels.facts import CitadelsSeat, CitadelsView
from burgrave.terminal.layout import Pen, Pieces, aligned, called, in_columns
from burgrave.terminal.narrator import Drawn

# ---- Compact table ---------------------------------------------------------------------------------------------------


def draw_short(
    words: Words, view: CitadelsView, names: Sequence[str], titles: Sequence[str], pen: Pen
) -> Iterator[Drawn]:
    """Yield ever shorter drawings of the table: first with named districts, then with counts by type."""
    facts = header_facts(words, view)
    header = Pieces([Text(facts[0], style="bold"), *(Text(fact) for fact in facts[1:])])
    characters = [Text(" ").join(cast_cells(entry, pen)) for entry in cast_row(words, view, names)]
    cast = in_columns([[character] for character in characters], pen.width, most=len(characters))
    own = draw_own(words, view, pen)
    shown = called(names, titles, pen.width)
    yield Drawn([header, cast, *_named(words, view, shown, pen)], own)
    yield Drawn([header, cast, *_counted(words, view, shown, pen)], own)
    hand = [draw_hand(words, view, pen, brief=True)] if own else []
    yield Drawn([header, Pieces(characters), *_counted(words, view, names, pen)], [*hand])


def _name(view: CitadelsView, seat: int, names: Sequence[str]) -> Text:
    return Text(names[seat], style="bold reverse" if seat == view["seat"] else "bold")


def _facts(words: Words, view: CitadelsView, seat: int, names: Sequence[str]) -> list[Text]:
    one = view["seats"][seat]
    facts = (words.gold(one["gold"]), words.cards(one["hand_size"]), f"{city_size(one)}/{view['goal']}")
    return [_name(view, seat, names), *(Text(fact) for fact in facts)]


def _marks(words: Words, view: CitadelsView, seat: int) -> list[Text]:
    return [Text(mark, style="italic") for mark in marks(words, view, seat)]


def _named(words: Words, view: CitadelsView, names: Sequence[str], pen: Pen) -> list[RenderableType]:
    cities: list[list[Text]] = []
    for seat, one in enumerate(view["seats"]):
        city = [
            Text(f"{pen.sign(*SIGNS[kind_type])} {', '.join(districts)}", style=STYLE[kind_type])
            for kind_type, districts in city_by_type(words, one)
        ]
        city += _marks(words, view, seat)
        known = known_hand(words, view, seat)
        if known:
            city.append(Text(known, style="dim"))
        cities.append(city)
    return aligned([_facts(words, view, seat, names) for seat in range(view["players"])], pen.width, cities)


def _counted(words: Words, view: CitadelsView, names: Sequence[str], pen: Pen) -> list[RenderableType]:
    """Return one line per player, with district counts by type and the districts' total cost."""
    rows: list[list[Text]] = []
    for seat, one in enumerate(view["seats"]):
        counts = [_count(one, kind_type, pen) for kind_type in SIGNS]
        cost = words.text("citadels-terminal-worth", gold=words.gold(sum(built["cost"] for built in one["city"])))
        rows.append([*_facts(words, view, seat, names), *counts, Text(cost)])
    return aligned(rows, pen.width, [_marks(words, view, seat) for seat in range(view["players"])])


def _count(one: CitadelsSeat, kind_type: str, pen: Pen) -> Text:
    number = sum(built["type"] == kind_type for built in one["city"])
    return Text(f"{number}{pen.sign(*SIGNS[kind_type])}", style=STYLE[kind_type] if number else "dim")


# ---- Full table ------------------------------------------------------------------------------------------------------

STYLE: Final = {
    "noble": "yellow", "religious": "bright_blue", "trade": "green", "military": "red", "unique": "magenta",
}  # fmt: skip
SIGNS: Final = {"noble": ("♛", "^"), "religious": ("✝", "+"), "trade": ("⚖", "$"), "military": ("⚔", "x"),
                "unique": ("✸", "*")}  # fmt: skip
_ROOM_FOR_THREE: Final = 118  # columns of text


def draw_table(
    words: Words, view: CitadelsView, names: Sequence[str], titles: Sequence[str], pen: Pen
) -> list[RenderableType]:
    """Return the full table from top to bottom: the header, the cast and the cities."""
    facts = pen.dot.join(header_facts(words, view))
    return [
        Rule(Text(facts, style="bold"), characters=pen.line, style="dim"),
        _cast(cast_row(words, view, names), pen),
        _cities(words, view, titles, pen),
    ]


def _cast(row: Sequence[CastEntry], pen: Pen) -> Table:
    """Return the cast in columns, with ranks in order from top to bottom."""
    columns = 3 if pen.width >= _ROOM_FOR_THREE else 2
    height = -(-len(row) // columns)
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
    for line in range(height):
        cells: list[Text] = []
        for at in range(line, len(row), height):
            cells += cast_cells(row[at], pen)
        grid.add_row(*cells)
    return grid


def cast_cells(entry: CastEntry, pen: Pen) -> tuple[Text, Text]:
    """Return two cells for a character: its rank, and its name with details.

    A pointer marks the rank that is being called.
    """
    pointer = pen.sign("▶", ">") if entry.called else " "
    rank = Text(f"{pointer} {entry.rank}", style="bold" if entry.called else "")
    cell = Text(entry.title, style="bold reverse" if entry.called else "dim" if entry.out else "bold")
    if entry.known:
        style = "not bold not reverse" + (" dim" if entry.out else "")
        cell.append(f": {', '.join(entry.known)}", style=style)
    return rank, cell


def _cities(words: Words, view: CitadelsView, titles: Sequence[str], pen: Pen) -> Table:
    table = Table(box=pen.box, expand=True, border_style="dim")
    table.add_column(words.text("terminal-column-player"), max_width=24)
    table.add_column(words.text("citadels-terminal-column-gold"), justify="right", no_wrap=True)
    table.add_column(words.text("citadels-terminal-column-hand"), justify="right", no_wrap=True)
    table.add_column(words.text("citadels-terminal-column-city"), ratio=1)
    for seat, one in enumerate(view["seats"]):
        name = _name(view, seat, titles)
        said = marks(words, view, seat)
        if said:
            name.append("\n" + ", ".join(said), style="not bold not reverse")
        table.add_row(name, str(one["gold"]), str(one["hand_size"]), _city(words, view, seat, pen))
    return table


def _city(words: Words, view: CitadelsView, seat: int, pen: Pen) -> RenderableType:
    one = view["seats"][seat]
    pieces = [Text(f"{city_size(one)}/{view['goal']}")]
    for kind_type, districts in city_by_type(words, one):
        piece = Text(f"{pen.sign(*SIGNS[kind_type])} {words.type(kind_type).lower()}: ", style=STYLE[kind_type])
        piece.append(", ".join(districts), style="bold")
        pieces.append(piece)
    city = Pieces(pieces)
    known = known_hand(words, view, seat)
    return Group(city, Text(known, style="dim")) if known else city


def draw_own(words: Words, view: CitadelsView, pen: Pen) -> list[RenderableType]:
    """Return the reader's gold, characters and hand, or nothing for a spectator."""
    if view["seat"] is None:
        return []
    line = Text(f"{words.text('citadels-terminal-your-gold')}: {view['seats'][view['seat']]['gold']}", style="bold")
    held = own_characters(words, view)
    if held:
        line.append(f"{pen.dot}{held}")
    return [line, draw_hand(words, view, pen)]


def draw_hand(words: Words, view: CitadelsView, pen: Pen, *, brief: bool = False) -> Pieces:
    """Return the reader's hand; if ``brief`` is True, show types as symbols only."""
    hand = [Text(f"{words.text('citadels-terminal-your-hand')}:")]
    for name in view["hand"]:
        kind_type = TYPE[name]
        card = f"{words.card(name)} {printed(view, name)}" if brief else hand_line(words, view, name)
        hand.append(Text(f"{pen.sign(*SIGNS[kind_type])} {card}", style=STYLE[kind_type]))
    if not view["hand"]:
        hand.append(Text(words.text("terminal-nothing")))
    return Pieces(hand)
