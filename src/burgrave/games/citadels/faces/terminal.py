"""Terminal narrator of Citadels, and its table as plain lines with one fact each.

The drawings are imported on first use.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from burgrave.games.citadels.faces.seat_view import city_size
from burgrave.games.citadels.faces.text import (
    CitadelsNarrator,
    cast_row,
    city_by_type,
    hand_line,
    header_facts,
    known_hand,
    marks,
    own_characters,
)
from burgrave.games.citadels.faces.words import Words
from burgrave.games.citadels.facts import CitadelsView, citadels_view
from burgrave.terminal.narrator import Scene
from burgrave.text.marks import capital

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.layout import Pen
    from burgrave.terminal.narrator import Drawn

# ---- Plain lines -----------------------------------------------------------------------------------------------------


def table_lines(words: Words, view: CitadelsView, names: Sequence[str], titles: Sequence[str]) -> list[str]:
    """Return the public part of the table: round, deck, cast, players and cities."""
    goal = words.text("citadels-terminal-goal", number=view["goal"])
    lines = [f"{capital(fact)}." for fact in [*header_facts(words, view), goal]]
    for entry in cast_row(words, view, names):
        known = entry.known
        if entry.called:
            known = [words.text("citadels-terminal-cast-called", gender=words.gender(entry.name)), *known]
        lines.append(f"{entry.rank} {entry.title}{': ' if known else ''}{', '.join(known)}")
    for seat in range(view["players"]):
        lines += _person(words, view, seat, names[seat], titles[seat])
    return lines


def _person(words: Words, view: CitadelsView, seat: int, name: str, title: str) -> list[str]:
    one = view["seats"][seat]
    facts = [words.gold(one["gold"]), words.cards(one["hand_size"]), *marks(words, view, seat)]
    city = [f"{', '.join(texts)} ({words.type(kind).lower()})" for kind, texts in city_by_type(words, one)]
    built = words.text("citadels-terminal-city", number=city_size(one), goal=view["goal"])
    lines = [
        f"{title}: {', '.join(facts)}",
        f"{name}, {built}: {'; '.join(city) or words.text('terminal-nothing')}",
    ]
    known = known_hand(words, view, seat)
    return [*lines, f"{name}, {known}"] if known else lines


def own_lines(words: Words, view: CitadelsView) -> list[str]:
    """Return the reader's gold, hand and characters, or nothing for a spectator."""
    if view["seat"] is None:
        return []
    hand = ", ".join(hand_line(words, view, name) for name in view["hand"])
    lines = [
        f"{words.text('citadels-terminal-your-gold')}: {view['seats'][view['seat']]['gold']}",
        f"{words.text('citadels-terminal-your-hand')}: {hand or words.text('terminal-nothing')}",
    ]
    held = own_characters(words, view)
    return [*lines, held] if held else lines


# ---- The narrator ----------------------------------------------------------------------------------------------------


class TerminalCitadelsNarrator(CitadelsNarrator):
    """Narrator of Citadels that also shows its table in the terminal."""

    def lines(self, scene: Scene) -> list[str]:
        """Return the whole table, including the reader's side, one fact per line."""
        lines = table_lines(self.words, citadels_view(scene.view), scene.names, scene.titles)
        return lines + self.own_lines(scene)

    def own_lines(self, scene: Scene) -> list[str]:
        return own_lines(self.words, citadels_view(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the parts of the full drawing, from top to bottom."""
        from burgrave.games.citadels.faces.drawing import draw_table

        return draw_table(self.words, citadels_view(scene.view), scene.names, scene.titles, pen)

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the drawing of the reader's side of the table, which is shown just above the question."""
        from burgrave.games.citadels.faces.drawing import draw_own

        return draw_own(self.words, citadels_view(scene.view), pen)

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield ever shorter drawings of the table, for screens too short for the full one."""
        from burgrave.games.citadels.faces.drawing import draw_short

        return draw_short(self.words, citadels_view(scene.view), scene.names, scene.titles, pen)
