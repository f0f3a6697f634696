"""The table of Citadels on a low screen: the cast in columns, each player in a line, and the reader's hand."""

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
    CitadelsNarrator,
    cast_row,
    city_by_type,
    hand_line,
    header_facts,
    known_hand,
    marks,
)
from burgrave.games.citadels.faces.words import Words
from burgrave.terminal.layout import Pen, Pieces, aligned, called, in_columns
from burgrave.terminal.narrator import Drawn, Scene
from burgrave.text.catalogue import capital

# ---- Short forms -----------------------------------------------------------------------------------------------------


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


# ---- In lines --------------------------------------------------------------------------------------------------------


def table_lines(words: Words, seen: SeatView, scenario: str, names: Sequence[str], titles: Sequence[str]) -> list[str]:
    """Return all that lies on the table for everybody: round and deck, the cast, each player and city."""
    goal = words.text("citadels-terminal-goal", number=seen.goal)
    lines = [f"{capital(fact)}." for fact in [*header_facts(words, seen, scenario), goal]]
    for entry in cast_row(words, seen, names):
        known = entry.known
        if entry.called:
            known = [words.text("citadels-terminal-cast-called", gender=words.gender(entry.name)), *known]
        lines.append(f"{entry.rank} {entry.title}{': ' if known else ''}{', '.join(known)}")
    for one in seen.people:
        lines += _person(words, seen, one, names[one.seat], titles[one.seat])
    return lines


def _person(words: Words, seen: SeatView, one: PlayerView, name: str, title: str) -> list[str]:
    facts = [words.gold(one.gold), words.cards(one.hand_size), *marks(words, seen, one)]
    city = [f"{', '.join(texts)} ({words.type(kind).lower()})" for kind, texts in city_by_type(words, one)]
    built = words.text("citadels-terminal-city", number=one.size(), goal=seen.goal)
    lines = [
        f"{title}: {', '.join(facts)}",
        f"{name}, {built}: {'; '.join(city) or words.text('terminal-nothing')}",
    ]
    if one.known_hand and one.seat != seen.seat:
        lines.append(f"{name}, {words.text('citadels-terminal-known-hand')}: {known_hand(words, one)}")
    return lines


def own_lines(words: Words, seen: SeatView) -> list[str]:
    """Return the reader's gold, hand and characters; nothing for a spectator."""
    if seen.seat is None:
        return []
    hand = ", ".join(hand_line(words, seen, name) for name in seen.hand)
    lines = [
        f"{words.text('citadels-terminal-your-gold')}: {seen.me.gold}",
        f"{words.text('citadels-terminal-your-hand')}: {hand or words.text('terminal-nothing')}",
    ]
    if seen.characters:
        held = words.listed([words.character(name) for name in seen.characters])
        lines.append(f"{words.text('citadels-terminal-your-characters', number=len(seen.characters))}: {held}")
    return lines


# ---- Drawn -----------------------------------------------------------------------------------------------------------

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


# ---- The narrator ----------------------------------------------------------------------------------------------------


class TerminalCitadelsNarrator(CitadelsNarrator):
    """Tells Citadels in one language, with the names of one edition, and shows its table."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        seen = SeatView(scene.view)
        lines = table_lines(self.words, seen, _scenario(scene), scene.names, scene.titles)
        return lines + own_lines(self.words, seen)

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        return own_lines(self.words, SeatView(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        return draw_table(self.words, SeatView(scene.view), _scenario(scene), scene.names, scene.titles, pen)

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        return draw_own(self.words, SeatView(scene.view), pen)

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the table for a screen too low for all of it: what is fuller first, the shortest last."""
        return draw_short(self.words, SeatView(scene.view), _scenario(scene), scene.names, scene.titles, pen)


def _scenario(scene: Scene) -> str:
    return str(scene.view.get("scenario", ""))
