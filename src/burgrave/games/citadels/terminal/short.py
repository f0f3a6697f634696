"""The table of Citadels on a low screen: the cast in columns, each player in a line, and the reader's hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from burgrave.games.citadels.seat_view import PlayerView, SeatView
from burgrave.games.citadels.terminal.drawing import SIGNS, STYLE, cast_cells, draw_hand, draw_own
from burgrave.games.citadels.text.facts import cast_row, city_by_type, header_facts, known_hand, marks
from burgrave.games.citadels.text.words import Words
from burgrave.terminal.layout import aligned, called, in_columns
from burgrave.terminal.narrator import Drawn
from burgrave.terminal.pen import Pen, Pieces

__all__ = ["draw_short"]


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
