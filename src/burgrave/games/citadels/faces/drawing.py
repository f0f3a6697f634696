"""Drawings of the Citadels table: compact for low screens, and full.

Every color comes with a sign and a word.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.games.citadels.faces.seat_view import TYPE, PlayerView, SeatView
from burgrave.games.citadels.faces.text import (
    CastEntry,
    cast_row,
    city_by_type,
    hand_line,
    header_facts,
    known_hand,
    marks,
)
from burgrave.games.citadels.faces.words import Words
from burgrave.terminal.layout import Pen, Pieces, aligned, called, in_columns
from burgrave.terminal.narrator import Drawn

# ---- Compact table ---------------------------------------------------------------------------------------------------


def draw_short(
    words: Words, seen: SeatView, scenario: str, names: Sequence[str], titles: Sequence[str], pen: Pen
) -> Iterator[Drawn]:
    """Yield the table: first with the districts of every city by name, then with how many there are of each type."""
    facts = header_facts(words, seen, scenario)
    header = Pieces([Text(facts[0], style="bold"), *(Text(fact) for fact in facts[1:])])
    characters = [Text(" ").join(cast_cells(entry, pen)) for entry in cast_row(words, seen, names)]
    cast = in_columns([[character] for character in characters], pen.width, most=len(characters))
    own = draw_own(words, seen, pen)
    shown = called(names, titles, pen.width)
    yield Drawn([header, cast, *_named(words, seen, shown, pen)], own)
    yield Drawn([header, cast, *_counted(words, seen, shown, pen)], own)
    hand = [draw_hand(words, seen, pen, brief=True)] if own else []
    yield Drawn([header, Pieces(characters), *_counted(words, seen, names, pen)], [*hand])


def _facts(words: Words, seen: SeatView, one: PlayerView, names: Sequence[str]) -> list[Text]:
    """Return the name of a player, gold, cards in hand and size of the city."""
    name = Text(names[one.seat], style="bold reverse" if one.seat == seen.seat else "bold")
    facts = (words.gold(one.gold), words.cards(one.hand_size), f"{one.size()}/{seen.goal}")
    return [name, *(Text(fact) for fact in facts)]


def _marks(words: Words, seen: SeatView, one: PlayerView) -> list[Text]:
    return [Text(mark, style="italic") for mark in marks(words, seen, one)]


def _named(words: Words, seen: SeatView, names: Sequence[str], pen: Pen) -> list[RenderableType]:
    """Return each player with all districts by name."""
    cities: list[list[Text]] = []
    for one in seen.people:
        city = [
            Text(f"{pen.sign(*SIGNS[kind_type])} {', '.join(districts)}", style=STYLE[kind_type])
            for kind_type, districts in city_by_type(words, one)
        ]
        city += _marks(words, seen, one)
        if one.known_hand and one.seat != seen.seat:
            known = f"{words.text('citadels-terminal-known-hand')}: {known_hand(words, one)}"
            city.append(Text(known, style="dim"))
        cities.append(city)
    return aligned([_facts(words, seen, one, names) for one in seen.people], pen.width, cities)


def _counted(words: Words, seen: SeatView, names: Sequence[str], pen: Pen) -> list[RenderableType]:
    """Return each player in a line, with how many districts there are of each type and what all of them cost."""
    rows: list[list[Text]] = []
    for one in seen.people:
        counts = [_count(one, kind_type, pen) for kind_type in SIGNS]
        cost = words.text("citadels-terminal-worth", gold=words.gold(sum(district.cost for district in one.city)))
        rows.append([*_facts(words, seen, one, names), *counts, Text(cost)])
    return aligned(rows, pen.width, [_marks(words, seen, one) for one in seen.people])


def _count(one: PlayerView, kind_type: str, pen: Pen) -> Text:
    number = sum(district.type == kind_type for district in one.city)
    return Text(f"{number}{pen.sign(*SIGNS[kind_type])}", style=STYLE[kind_type] if number else "dim")


# ---- Full table ------------------------------------------------------------------------------------------------------

STYLE: Final = {
    "noble": "yellow", "religious": "bright_blue", "trade": "green", "military": "red", "unique": "magenta",
}  # fmt: skip
SIGNS: Final = {"noble": ("♛", "^"), "religious": ("✝", "+"), "trade": ("⚖", "$"), "military": ("⚔", "x"),
                "unique": ("✸", "*")}  # fmt: skip
_ROOM_FOR_THREE: Final = 118  # columns of text


def draw_table(
    words: Words, seen: SeatView, scenario: str, names: Sequence[str], titles: Sequence[str], pen: Pen
) -> list[RenderableType]:
    """Return the header, the cast and the cities."""
    facts = pen.dot.join(header_facts(words, seen, scenario))
    return [
        Rule(Text(facts, style="bold"), characters=pen.line, style="dim"),
        _cast(cast_row(words, seen, names), pen),
        _cities(words, seen, titles, pen),
    ]


def _cast(row: Sequence[CastEntry], pen: Pen) -> Table:
    """Return the cast in columns, ranks running down."""
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
    """Return the rank of a character, with a sign if it is called now, and who it is with all that is known of it."""
    pointer = pen.sign("▶", ">") if entry.called else " "
    rank = Text(f"{pointer} {entry.rank}", style="bold" if entry.called else "")
    cell = Text(entry.title, style="bold reverse" if entry.called else "dim" if entry.out else "bold")
    if entry.known:
        style = "not bold not reverse" + (" dim" if entry.out else "")
        cell.append(f": {', '.join(entry.known)}", style=style)
    return rank, cell


def _cities(words: Words, seen: SeatView, titles: Sequence[str], pen: Pen) -> Table:
    table = Table(box=pen.box, expand=True, border_style="dim")
    table.add_column(words.text("terminal-column-player"), max_width=24)
    table.add_column(words.text("citadels-terminal-column-gold"), justify="right", no_wrap=True)
    table.add_column(words.text("citadels-terminal-column-hand"), justify="right", no_wrap=True)
    table.add_column(words.text("citadels-terminal-column-city"), ratio=1)
    for one in seen.people:
        name = Text(titles[one.seat], style="bold reverse" if one.seat == seen.seat else "bold")
        said = marks(words, seen, one)
        if said:
            name.append("\n" + ", ".join(said), style="not bold not reverse")
        table.add_row(name, str(one.gold), str(one.hand_size), _city(words, seen, one, pen))
    return table


def _city(words: Words, seen: SeatView, one: PlayerView, pen: Pen) -> RenderableType:
    pieces = [Text(f"{one.size()}/{seen.goal}")]
    for kind_type, districts in city_by_type(words, one):
        piece = Text(f"{pen.sign(*SIGNS[kind_type])} {words.type(kind_type).lower()}: ", style=STYLE[kind_type])
        piece.append(", ".join(districts), style="bold")
        pieces.append(piece)
    city = Pieces(pieces)
    if not one.known_hand or one.seat == seen.seat:
        return city
    known = known_hand(words, one)
    return Group(city, Text(f"{words.text('citadels-terminal-known-hand')}: {known}", style="dim"))


def draw_own(words: Words, seen: SeatView, pen: Pen) -> list[RenderableType]:
    """Return the reader's gold, characters and hand; nothing for a spectator."""
    if seen.seat is None:
        return []
    line = Text(f"{words.text('citadels-terminal-your-gold')}: {seen.me.gold}", style="bold")
    if seen.characters:
        held = words.listed([words.character(name) for name in seen.characters])
        label = words.text("citadels-terminal-your-characters", number=len(seen.characters))
        line.append(f"{pen.dot}{label}: {held}")
    return [line, draw_hand(words, seen, pen)]


def draw_hand(words: Words, seen: SeatView, pen: Pen, *, brief: bool = False) -> Pieces:
    """Return the reader's hand; ``brief`` leaves the types to their signs."""
    hand = [Text(f"{words.text('citadels-terminal-your-hand')}:")]
    for name in seen.hand:
        kind_type = TYPE[name]
        card = f"{words.district(name)} {seen.printed(name)}" if brief else hand_line(words, seen, name)
        hand.append(Text(f"{pen.sign(*SIGNS[kind_type])} {card}", style=STYLE[kind_type]))
    if not seen.hand:
        hand.append(Text(words.text("terminal-nothing")))
    return Pieces(hand)
