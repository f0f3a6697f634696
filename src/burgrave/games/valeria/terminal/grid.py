"""The centre of Valeria drawn as a grid of 4 rows and 5 columns: monsters, two rows of citizens, domains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from burgrave.games.valeria.printed import CITIZENS, DOMAINS, MONSTERS
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.seat_view import SeatView, Stack
from burgrave.games.valeria.terminal.ink import Ink
from burgrave.games.valeria.text.facts import nothing_open, number_text
from burgrave.kernel.quote import Quote
from burgrave.terminal.pen import Pieces

__all__ = ["Grid"]

_COLUMNS: Final = 5
_LEAST: Final = 12  # columns of text in a cell; where there are fewer, one stack stands below the other
_ROOMY: Final = 20  # columns of text in a cell that has room for words


class Grid:
    """Draws the stacks, at the prices that the reader pays."""

    def __init__(self, ink: Ink, seen: SeatView, prices: Mapping[str, Quote]) -> None:
        self._ink = ink
        self._words = ink.words
        self._signs = ink.signs
        self._seen = seen
        self._prices = prices
        self._me = seen.me if seen.seat is not None else None
        room = (ink.pen.width - _COLUMNS - 1) // _COLUMNS
        self._padding = 1 if room - 2 >= _ROOMY else 0
        self._cell = room - 2 * self._padding

    def stacks(self) -> RenderableType:
        """Return all twenty stacks."""
        seen = self._seen
        rows = [
            [self._monster(column, stack) for column, stack in enumerate(seen.monsters)],
            [self._citizen(group, seen.citizens[group]) for group in range(_COLUMNS)],
            [self._citizen(group, seen.citizens[group]) for group in range(_COLUMNS, 2 * _COLUMNS)],
            [self._domain(column, stack) for column, stack in enumerate(seen.domains)],
        ]
        if self._cell < _LEAST:
            return Group(*(Text("  ").join(cell) for row in rows for cell in row))
        pen = self._ink.pen
        table = Table(box=pen.box, show_header=False, show_lines=True, border_style="dim", padding=(0, self._padding))
        for _ in range(_COLUMNS):
            table.add_column(width=self._cell)
        for row in rows:
            table.add_row(*(Text("\n").join(cell) for cell in row))
        return table

    def legend(self) -> Pieces:
        """Return what the signs mean."""
        signs, ink = self._signs, self._ink
        pieces = ink.meanings()
        pieces.append(ink.say(f"legend-{'solo-' if self._seen.solo else ''}powers", "dim"))
        if self._me is not None:
            pieces.append(Text.assemble(self._payable, " ", ink.say("payable", "dim")))
        pieces.append(Text.assemble("1+2? ", ink.say("legend-hidden"), style="dim"))
        pieces.append(Text.assemble(f"{signs.taken} ", ink.say("legend-taken"), style="dim"))
        return Pieces(pieces)

    # ---- what all cells have in common -------------------------------------------------------------------------------

    @property
    def _payable(self) -> Text:
        """The mark of what is within the reader's means."""
        return Text(self._ink.pen.sign("✓", "*"), style="bold green")

    def _top(self, left: Text, stack: Stack) -> list[Text]:
        """Return the first line of a cell: what it is, and at its right end how many cards there are."""
        right = self._count(stack)
        gap = self._cell - left.cell_len - len(right)
        if gap < 1:
            return [left, Text(right, style="dim")]
        return [Text.assemble(left, " " * gap, (right, "dim"))]

    def _count(self, stack: Stack) -> str:
        """Return how many cards a stack has: those known, and those hidden below them."""
        if not stack.size:
            return ""
        return f"{len(stack.open)}+{stack.hidden}?" if stack.hidden else f"{self._signs.times}{stack.size}"

    def _gone(self, stack: Stack) -> Text:
        """Return what stands in place of a card where none lies open."""
        sign = "" if stack.size else self._ink.pen.sign("✗ ", "X ")
        return Text(sign + nothing_open(self._words, stack), style="dim italic")

    def _quote(self, action: int) -> tuple[Quote | None, bool]:
        """Return the price of the card on top of a stack, None for a spectator; and whether the reader can have it."""
        quote = self._prices.get(notation(action))
        return quote, quote is not None and self._me is not None and self._me.can_have(quote)

    def _price(self, price: str, *, payable: bool, more: str = "") -> Text:
        text = self._ink.paint(f"{price}{more}", "bold" if payable else "")
        return Text.assemble(self._payable, text) if payable else text

    # ---- one cell ----------------------------------------------------------------------------------------------------

    def _monster(self, column: int, stack: Stack) -> list[Text]:
        top = self._top(Text(self._words.area(self._seen.areas[column]), style="dim"), stack)
        if stack.top is None:
            return [*top, self._gone(stack)]
        card = MONSTERS[stack.top]
        _, payable = self._quote(act.SLAY + column)
        price = self._price(self._signs.price("strength", card.strength, card.magic), payable=payable)
        return [
            *top,
            Text(self._words.monster(card.name), style="bold"),
            Text.assemble(price, "  ", self._ink.paint(self._signs.amount("vp", card.points))),
            self._ink.paint(self._signs.to + self._signs.reward(card.name)),
        ]

    def _citizen(self, group: int, stack: Stack) -> list[Text]:
        numbers = Text(number_text(group), style="bold")
        if stack.top is None:
            return [*self._top(numbers, stack), self._gone(stack)]
        card = CITIZENS[stack.top]
        role = self._ink.role(card.role)
        if self._cell >= _ROOMY:
            role = self._ink.named(card.role, self._words.role(card.role).lower())
        return [
            *self._top(Text.assemble(numbers, " ", role), stack),
            Text(self._words.citizen(card.name), style="bold"),
            self._citizen_price(group, card.cost),
            *self._powers(card.name),
        ]

    def _citizen_price(self, group: int, cost: int) -> Text:
        """Return what the reader would pay, and which part of it copies add."""
        quote, payable = self._quote(act.RECRUIT + group)
        price = cost if quote is None else quote.cost("gold")
        more = f" ({cost}+{price - cost})" if price > cost else ""
        return self._price(self._signs.amount("gold", price), payable=payable, more=more)

    def _powers(self, name: str) -> list[Text]:
        """Return what a citizen brings in the own turn and in others', on one line if they fit."""
        card = CITIZENS[name]
        on, off = self._signs.power(card.on), self._signs.power(card.off)
        both = f"{on} / {off}"
        lines = [both] if len(both) <= self._cell else [on, f"/ {off}"]
        return [self._ink.paint(line) for line in lines]

    def _domain(self, column: int, stack: Stack) -> list[Text]:
        if stack.top is None:
            return [*self._top(Text(""), stack), self._gone(stack)]
        card = DOMAINS[stack.top]
        quote, payable = self._quote(act.BUILD + column)
        price = self._signs.amount("gold", card.cost if quote is None else quote.cost("gold"))
        worth = self._ink.paint(self._signs.amount("vp", card.points))
        needs = [("needs", card.roles), ("lacks", {} if self._me is None or quote is None else self._me.lacks(quote))]
        texts = [
            self._words.text(f"valeria-terminal-{what}", roles=self._signs.roles(roles), number=sum(roles.values()))
            for what, roles in needs
            if roles
        ]
        texts.append(self._words.reminder(card.name) if self._cell >= _ROOMY else self._signs.domain(card.name))
        return [
            *self._top(Text.assemble(self._price(price, payable=payable), "  ", worth), stack),
            Text(self._words.domain(card.name), style="bold"),
            *(self._ink.paint(text) for text in texts),
        ]
