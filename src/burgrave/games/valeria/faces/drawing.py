"""Drawings of the Valeria table: the grid of stacks, and the tableaux.

Amounts and effects are a number and a sign: ``2●|2✦``, in ASCII ``2g|2m``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import DOMAIN_NAMES
from burgrave.games.valeria.faces.printed import CITIZENS, DOMAINS, MONSTERS, RESOURCES, ROLES, Free, Gain, Power, Trade
from burgrave.games.valeria.faces.seat_view import DarkLord, PlayerView, SeatView, Stack
from burgrave.games.valeria.faces.text import (
    citizens_of,
    duke_now,
    header_facts,
    holdings,
    income_labels,
    incomes,
    lit,
    lord_facts,
    marks,
    monsters_of,
    nothing_open,
    number_text,
    open_duke,
    points_so_far,
    slain_text,
    times,
    types_of,
)
from burgrave.games.valeria.faces.words import ValeriaCatalogue, ValeriaWords
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM
from burgrave.games.valeria.rules.harvest import CHOICE, MOST_STOLEN
from burgrave.games.valeria.rules.income import Income
from burgrave.games.valeria.rules.roll import ORCHID_PRICE, PALISADE_PRICE
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.quote import Quote
from burgrave.terminal.layout import Pen, Pieces
from burgrave.terminal.narrator import Scene
from burgrave.text.catalogue import dashed

# ---- Signs -----------------------------------------------------------------------------------------------------------

FINE: Final = {
    "gold": "●", "strength": "⚔", "magic": "✦", "vp": "★",
    "worker": "⚒", "soldier": "▼", "shadow": "†", "holy": "☼",
}  # fmt: skip


class Signs:
    """Writes with signs where the terminal has them, else with the letters of the language."""

    def __init__(self, words: ValeriaCatalogue, *, rich: bool) -> None:
        self._words = words
        self.rich = rich
        self.of = FINE if rich else {name: words.text(f"valeria-terminal-sign-{name}") for name in FINE}
        self.times = "×" if rich else "x"
        self.to = "→" if rich else "->"
        self.taken = "←" if rich else "<-"
        self.most = "≤" if rich else "<="

    def amount(self, resource: str, number: int) -> str:
        """Return an amount."""
        return f"{number}{self.of[resource]}"

    def amounts(self, amounts: dict[str, int]) -> str:
        """Return what there is of several resources."""
        return "+".join(self.amount(name, number) for name, number in amounts.items() if number)

    def price(self, resource: str, number: int, magic: int = 0) -> str:
        """Return a price."""
        return self.amounts({resource: number, "magic": magic})

    def roles(self, roles: dict[str, int]) -> str:
        """Return so many of each role."""
        if self.rich:
            return "".join(self.of[name] * number for name, number in roles.items())
        return " ".join(f"{number} {self.of[name]}" for name, number in roles.items())

    # ---- effects -------------------------------------------------------------------------------------------------

    def gain(self, gain: Gain) -> str:
        """Return what a gain brings: ``2●×⚒``."""
        times = self.times if self.rich else f" {self.times} "
        return self.amount(gain.resource, gain.number) + (times + self._per(gain.per) if gain.per else "")

    def _per(self, per: str) -> str:
        if per in ROLES:
            return self.of[per]
        return self._words.text("valeria-terminal-domain") if per == "domain" else self._words.card(per)

    def trade(self, trade: Trade) -> str:
        """Return an exchange."""
        return self.gain(trade.pays) + self.to + self.gain(trade.brings)

    def either(self, number: int) -> str:
        """Return so much gold or magic."""
        return f"{self.amount('gold', number)}|{self.amount('magic', number)}"

    def power(self, power: Power) -> str:
        """Return what a citizen does."""
        if power.choice:
            return self.either(power.choice)
        if power.steal:
            return self.taken + self.either(power.steal)
        if power.trade is not None:
            return self.trade(power.trade)
        return "+".join(self.gain(gain) for gain in power.gains)

    def free(self, free: Free) -> str:
        """Return a free citizen."""
        if free.name:
            return self._words.card(free.name)
        role = " " + self.of[free.role] if free.role else ""
        most = f" {self.most}{free.most}" if free.most else ""
        return self._words.text("valeria-terminal-citizen") + role + most

    def reward(self, monster: str) -> str:
        """Return what a monster brings."""
        alternatives = [
            "+".join(self.free(part) if isinstance(part, Free) else self.gain(part) for part in parts)
            for parts in MONSTERS[monster].rewards
        ]
        return " | ".join(alternatives)

    def domain(self, name: str) -> str:
        """Return what a domain does, and when."""
        when = dashed(DOMAINS[name].when.replace(" ", "_"))
        own = f"valeria-terminal-brief-{dashed(name)}"
        if self._words.has(own):
            text = self._words.text(
                own,
                to=self.to,
                price=self.amount("gold", PALISADE_PRICE if name == "foxgrove_palisade" else ORCHID_PRICE),
                each=self.times + self.of["holy"],
            )
        else:
            text = "+".join(self._part(part) for part in DOMAIN_PROGRAM[DOMAIN_NAMES.index(name)][0])
        return self._words.text(f"valeria-terminal-when-{when}", what=text)

    def _part(self, part: int) -> str:
        """Return one part of what a domain does."""
        op = effects.op_of(part)
        amount = self.amount(RESOURCES[effects.resource_of(part)], int(effects.number_of(part)))
        brings = int(effects.gained(part))
        gets = self.to + self.amount(RESOURCES[brings & 3], brings >> 2)
        if op == effects.EXCHANGE:
            return amount + gets
        if op == effects.CITIZEN:
            role = int(effects.count_of(part))
            return self.free(Free(ROLES[role - 1] if role else "", "", int(effects.number_of(part))))
        if op == effects.TAKE:
            return self.taken + amount
        if op == effects.TAKE_MONSTER:
            return self._words.text("valeria-terminal-brief-monster", **{"from": self.taken})
        if op == effects.SLAY:
            return self._words.text("valeria-terminal-brief-slay")
        if op == effects.RETURN_MONSTER:
            return self._words.text("valeria-terminal-brief-monster-back") + gets
        if op == effects.RETURN_CITIZEN:
            return self._words.text("valeria-terminal-brief-citizen-back") + gets
        return amount

    # ---- income --------------------------------------------------------------------------------------------------

    def income(self, income: Income, *, own_turn: bool) -> str:
        """Return what the dice bring."""
        parts = [self.amounts(income.gains)]
        parts += [self._often(self.either(int(CHOICE)), income.choices)]
        parts += [self._often(self.taken + self.either(int(MOST_STOLEN)), income.steals)]
        for name, number in income.trades.items():
            card = CITIZENS[name]
            trade = (card.on if own_turn else card.off).trade
            assert trade is not None
            parts.append(self._often(self.trade(trade), number))
        return _joined(parts) or "-"

    def _often(self, what: str, number: int) -> str:
        return "" if not number else what if number == 1 else f"{what} {self.times}{number}"


def _joined(parts: Sequence[str]) -> str:
    """Return the parts that say something, a plus between them."""
    return " + ".join(part for part in parts if part)


# ---- Ink -------------------------------------------------------------------------------------------------------------

_STYLE: Final = {
    "gold": "yellow", "strength": "red", "magic": "bright_blue", "vp": "green",
    "worker": "yellow", "soldier": "red", "shadow": "magenta", "holy": "cyan",
}  # fmt: skip


class Ink:
    """Writes words and signs, the signs in their colours."""

    def __init__(self, words: ValeriaWords, pen: Pen) -> None:
        self.words = words
        self.pen = pen
        self.signs = Signs(words, rich=pen.rich)
        self._pattern = self._sign_pattern()

    def _sign_pattern(self) -> re.Pattern[str]:
        """Return what finds the signs of resources and roles in a text, each by its name."""
        parts: list[str] = []
        for name, sign in self.signs.of.items():
            before = r"\d+" if name in RESOURCES else ""
            parts.append(f"(?P<{name}>{before}{re.escape(sign)}{'' if self.pen.rich else '(?![a-z])'})")
        return re.compile("|".join(parts))

    def say(self, message: str, style: str = "", **arguments: str | int) -> Text:
        """Return a text of the table: ``valeria-terminal-`` and the rest of its name."""
        return Text(self.words.format(f"valeria-terminal-{message}", "", arguments), style=style)

    def paint(self, text: str, style: str = "") -> Text:
        """Return a text with its signs in their colours."""
        painted = Text(text, style=style)
        for found in self._pattern.finditer(text):
            painted.stylize(_STYLE[str(found.lastgroup)], *found.span())
        return painted

    def named(self, name: str, text: str) -> Text:
        """Return a text about a resource or a role in its colour, after its sign if that is more than letters."""
        return Text(f"{self.signs.of[name]} {text}" if self.pen.rich else text, style=_STYLE[name])

    def meanings(self) -> list[Text]:
        """Return each sign with what it stands for."""
        words = self.words
        found = []
        for name, sign in self.signs.of.items():
            word = words.card(name) if name in RESOURCES and name != "vp" else ""
            word = word or (words.text("valeria-terminal-legend-points") if name == "vp" else words.card(name))
            found.append(self.paint(f"{sign} {word.lower()}"))
        return found

    def role(self, name: str) -> Text:
        """Return the sign of a role."""
        return Text(self.signs.of[name], style=_STYLE[name])


# ---- The grid --------------------------------------------------------------------------------------------------------

# The center has 4 rows and 5 columns: monsters, two rows of citizens, domains.

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

    # ---- common parts of cells ---------------------------------------------------------------------------------------

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
        top = self._top(Text(self._words.card(self._seen.areas[column]), style="dim"), stack)
        if stack.top is None:
            return [*top, self._gone(stack)]
        card = MONSTERS[stack.top]
        _, payable = self._quote(act.SLAY + column)
        price = self._price(self._signs.price("strength", card.strength, card.magic), payable=payable)
        return [
            *top,
            Text(self._words.card(card.name), style="bold"),
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
            role = self._ink.named(card.role, self._words.card(card.role).lower())
        return [
            *self._top(Text.assemble(numbers, " ", role), stack),
            Text(self._words.card(card.name), style="bold"),
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
            Text(self._words.card(card.name), style="bold"),
            *(self._ink.paint(text) for text in texts),
        ]


# ---- The table -------------------------------------------------------------------------------------------------------

_DICE: Final = "⚀⚁⚂⚃⚄⚅"
_GAP: Final = 2  # columns between numbers


class Drawing:
    """Draws what one reader sees of the table, as wide as the pen allows."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        self._words = words
        self._seen = SeatView(scene.view)
        self._names = scene.names
        self._titles = scene.titles
        self._prices = scene.prices
        self._pen = pen
        self._ink = Ink(words, pen)

    def table(self) -> list[RenderableType]:
        """Return everything that lies on the table, from the top down."""
        grid = Grid(self._ink, self._seen, self._prices)
        return [self._header(), Pieces(self._facts()), grid.stacks(), grid.legend(), self._tableaux()]

    def own(self) -> list[RenderableType]:
        """Return the reader's own side; nothing for a spectator."""
        if self._seen.seat is None:
            return []
        me = self._seen.me
        have = Text.assemble(self._ink.say("you-have"), ":", style="bold")
        roles = [
            self._ink.named(name, self._words.text(f"valeria-terminal-{name}", number=me.role(name))) for name in ROLES
        ]
        drawn: list[RenderableType] = [Pieces([have, *self._holdings(me), *roles])]
        if me.duke is not None:
            drawn.append(self._duke(me, me.duke))
        return [*drawn, *self._income()]

    # ---- the header ------------------------------------------------------------------------------------------------

    def _header(self) -> Rule:
        words, seen = self._words, self._seen
        facts = [words.card(seen.scenario), words.text("terminal-round", number=seen.round)]
        return Rule(Text(self._pen.dot.join(facts), style="bold"), characters=self._pen.line, style="dim")

    def _facts(self) -> list[Text]:
        """Return dice, turn and how near the end is."""
        facts = [Text(text) for text in header_facts(self._words, self._seen, self._names)]
        if self._seen.dice is None:
            return facts
        first, second = self._seen.dice
        signs = f"{_DICE[first - 1]} {first} {_DICE[second - 1]} {second}" if self._pen.rich else ""
        message = "dice-signs" if signs else "dice"
        dice = self._ink.say(message, "bold", first=first, second=second, sum=first + second, signs=signs)
        return [facts[0], dice, *facts[1:]] if self._seen.active is not None else facts

    # ---- the players -----------------------------------------------------------------------------------------------

    def _tableaux(self) -> Table:
        """Return what lies before each player, and alone beside the Dark Lord."""
        table = Table(box=self._pen.box, show_header=False, show_lines=True, expand=True, border_style="dim")
        for one in self._seen.people:
            table.add_row(Group(*self._person(one)))
        if self._seen.dark_lord is not None:
            table.add_row(Group(*self._dark_lord(self._seen.dark_lord)))
        return table

    def _holdings(self, one: PlayerView) -> list[Text]:
        """Return what a player has of gold, strength, magic and tokens: sign, number and word."""
        return [self._ink.named(name, text) for name, text in holdings(self._words, one)]

    def _person(self, one: PlayerView) -> list[RenderableType]:
        words, seen = self._words, self._seen
        active = one.seat == seen.active and seen.dice is not None
        name = Text(f"{self._pen.sign('▶ ', '> ') if active else ''}{self._titles[one.seat]}", style="bold")
        if one.seat == seen.seat:
            name.stylize("reverse")
        said = [Text(text, style="italic") for text in marks(words, seen, one)]
        lines: list[RenderableType] = [
            Pieces([name, *self._holdings(one), *said, Text(points_so_far(words, seen, one))]),
            Pieces([*self._citizens(one.citizens), Text.assemble("5, 6 ", self._ink.say("starters"), style="dim")]),
        ]
        if one.domains:
            lines.append(self._built(one.domains))
        if one.monsters:
            lines.append(self._slain(one))
        if one.duke is not None:
            lines.append(Text(open_duke(words, one)))
        return lines

    def _citizens(self, citizens: dict[str, int]) -> list[Text]:
        """Return citizens with their numbers and roles."""
        pieces = [Text.assemble(self._ink.say("citizens"), ":", style="dim")]
        for name, number in citizens_of(citizens):
            card = CITIZENS[name]
            piece = Text.assemble((number_text(card.group), "bold"), " ", self._ink.role(card.role))
            piece.append(f" {self._words.card(name)}{times(number, self._ink.signs.times)}")
            pieces.append(piece)
        return pieces

    def _built(self, domains: Sequence[str]) -> Pieces:
        """Return domains by name."""
        names = [self._words.card(name) for name in domains]
        label = Text.assemble(self._ink.say("built"), ":", style="dim")
        return Pieces([label, *(Text(f"{name},") for name in names[:-1]), Text(names[-1])])

    def _slain(self, one: PlayerView) -> Pieces:
        """Return the victory stack: how many and what they count, by area, and by type."""
        slain = Text(f"{slain_text(self._words, one)}:", style="dim")
        areas = [Text(text) for text in monsters_of(self._words, one.monsters, self._ink.signs.times)]
        return Pieces([slain, *areas, Text(f"({types_of(self._words, one)})", style="dim")])

    def _dark_lord(self, lord: DarkLord) -> list[RenderableType]:
        """Return what lies beside the Dark Lord."""
        told = [Text(fact) for fact in lord_facts(self._words, self._seen, lord)]
        lines: list[RenderableType] = [Pieces([Text(self._words.dark_lord(), style="bold"), *told])]
        if lord.citizens:
            lines.append(Pieces(self._citizens(lord.citizens)))
        if lord.domains:
            lines.append(self._built(lord.domains))
        return lines

    # ---- the reader's own side ---------------------------------------------------------------------------------------

    def _duke(self, me: PlayerView, duke: str) -> Pieces:
        """Return the reader's duke, what it scores now and by what, and all points so far."""
        words = self._words
        return Pieces(
            [
                Text.assemble(self._ink.say("your-duke"), ": ", (words.card(duke), "bold"), f", {duke_now(words, me)}"),
                Text(f"({words.reminder(duke).removesuffix('.')})", style="dim"),
                Text(points_so_far(words, self._seen, me), style="bold"),
            ]
        )

    def _income(self) -> list[RenderableType]:
        """Return what each number brings the reader, a column for each, in as many strips as the width asks for."""
        signs = self._ink.signs
        labels = ["", *income_labels(self._words, self._seen)]
        room = self._pen.width - max(len(text) for text in labels)
        strips: list[list[list[str]]] = [[labels]]
        for group, own, others in incomes(self._seen):
            number = number_text(group)
            column = [f"[{number}]" if lit(self._seen, group) else number]
            column += [signs.income(own, own_turn=True), signs.income(others, own_turn=False)]
            wide = sum(max(len(text) for text in one) + _GAP for one in [*strips[-1][1:], column])
            if wide > room and len(strips[-1]) > 1:
                strips.append([labels])
            strips[-1].append(column)
        return [self._ink.say("income", "dim"), *(self._strip(strip) for strip in strips)]

    def _strip(self, columns: Sequence[Sequence[str]]) -> Table:
        """Return some numbers in one strip: the numbers, and what they bring in the own turn and in another's."""
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        for _ in columns:
            grid.add_column(no_wrap=True)
        for line in range(len(columns[0])):
            grid.add_row(*(self._ink.paint(column[line], "" if line else "bold") for column in columns))
        return grid
