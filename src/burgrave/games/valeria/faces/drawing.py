"""Drawings of the Valeria table: the grid of stacks, and the tableaux.

Amounts and effects are numbers with symbols: ``2●|2✦``, or ``2g|2m`` in ASCII.
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
from burgrave.games.valeria.cards import COLUMNS
from burgrave.games.valeria.faces.printed import (
    CITIZENS,
    DEEDS,
    DOMAINS,
    MONSTERS,
    RESOURCES,
    ROLES,
    Free,
    amount_of,
    counted_by,
    effect_of,
    free_of,
    gained_by,
    power_of,
    reward_of,
)
from burgrave.games.valeria.faces.seat_view import PlayerView, Stack
from burgrave.games.valeria.faces.table_facts import TableFacts, citizens_of, decisions, number_text
from burgrave.games.valeria.faces.text import times
from burgrave.games.valeria.faces.words import ValeriaCatalogue, ValeriaWords
from burgrave.games.valeria.facts import LordSide
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.effects import Program
from burgrave.games.valeria.rules.income import Income
from burgrave.games.valeria.rules.roll import ORCHID_PRICE, PALISADE_PRICE
from burgrave.terminal.layout import Pen, Pieces
from burgrave.terminal.narrator import Scene
from burgrave.text.catalogue import dashed

# ---- Symbols ---------------------------------------------------------------------------------------------------------

FINE: Final = {
    "gold": "●", "strength": "⚔", "magic": "✦", "vp": "★",
    "worker": "⚒", "soldier": "▼", "shadow": "†", "holy": "☼",
}  # fmt: skip


class Signs:
    """Compact notation for amounts and effects: Unicode symbols or, on limited terminals, localized letters."""

    def __init__(self, words: ValeriaCatalogue, *, rich: bool) -> None:
        self._words = words
        self.rich = rich
        self.of = FINE if rich else {name: words.text(f"valeria-terminal-sign-{name}") for name in FINE}
        self.times = "×" if rich else "x"
        self.to = "→" if rich else "->"
        self.taken = "←" if rich else "<-"
        self.most = "≤" if rich else "<="

    def amount(self, resource: str, number: int) -> str:
        return f"{number}{self.of[resource]}"

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Return the nonzero amounts of resources, joined by plus signs."""
        return "+".join(self.amount(name, number) for name, number in amounts.items() if number)

    def roles(self, roles: Mapping[str, int]) -> str:
        if self.rich:
            return "".join(self.of[name] * number for name, number in roles.items())
        return " ".join(f"{number} {self.of[name]}" for name, number in roles.items())

    def count(self, stack: Stack) -> str:
        """Return the number of cards in a stack as text; hidden cards are counted separately."""
        return f"{len(stack.open)}+{stack.hidden}?" if stack.hidden else f"{self.times}{stack.size}"

    # ---- effects -------------------------------------------------------------------------------------------------

    def power(self, citizen: str, *, own_turn: bool) -> str:
        """Return the notation of a citizen's power on the owner's turn or on other turns."""
        return "|".join(self._alternatives(power_of(citizen, own_turn=own_turn)))

    def reward(self, monster: str) -> str:
        return " | ".join(self._alternatives(reward_of(monster)))

    def domain(self, name: str) -> str:
        """Return the notation of a domain's effect, including when it applies."""
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
            text = self._alternatives(effect_of(name))[0]
        return self._words.text(f"valeria-terminal-when-{when}", what=text)

    def _alternatives(self, program: Program) -> list[str]:
        return ["+".join(self._part(part) for part in parts) for parts in program]

    def _part(self, part: int) -> str:
        """Return the notation of one part of an effect, such as ``2●×⚒`` for a gain."""
        does = DEEDS[effects.op_of(part)]
        resource, number = amount_of(part)
        amount = self.amount(resource, number)
        gets = self.to + self.amount(*gained_by(part))
        if does == "gain":
            return amount + self._per(counted_by(part))
        if does == "exchange":
            return amount + gets
        if does == "citizen":
            return self._free(free_of(part))
        if does == "take":
            return self.taken + amount
        if does == "steal":
            return f"{self.taken}{self.amount('gold', number)}|{self.amount('magic', number)}"
        if does == "slay":
            return self._words.text("valeria-terminal-brief-slay")
        if does == "take_monster":
            return self._words.text("valeria-terminal-brief-monster", **{"from": self.taken})
        return self._words.text(f"valeria-terminal-brief-{does.removeprefix('return_')}-back") + gets

    def _per(self, what: str) -> str:
        if not what:
            return ""
        times = self.times if self.rich else f" {self.times} "
        if what in ROLES:
            return times + self.of[what]
        return times + (self._words.text("valeria-terminal-domain") if what == "domain" else self._words.card(what))

    def _free(self, free: Free) -> str:
        if free.name:
            return self._words.card(free.name)
        role = " " + self.of[free.role] if free.role else ""
        most = f" {self.most}{free.most}" if free.most else ""
        return self._words.text("valeria-terminal-citizen") + role + most

    def income(self, income: Income, *, own_turn: bool) -> str:
        parts = [self.amounts(income.gains)] if any(income.gains.values()) else []
        for citizen, number in decisions(income, own_turn=own_turn):
            power = self.power(citizen, own_turn=own_turn)
            parts.append(power if number == 1 else f"{power} {self.times}{number}")
        return " + ".join(parts) or "-"


# ---- Ink -------------------------------------------------------------------------------------------------------------

_STYLE: Final = {
    "gold": "yellow", "strength": "red", "magic": "bright_blue", "vp": "green",
    "worker": "yellow", "soldier": "red", "shadow": "magenta", "holy": "cyan",
}  # fmt: skip


class Ink(TableFacts):
    """Table facts as words and colored symbols, fitted to the width of the terminal."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        TableFacts.__init__(self, words, scene)
        self.pen = pen
        self.signs = Signs(words, rich=pen.rich)
        self._pattern = self._sign_pattern()

    def _sign_pattern(self) -> re.Pattern[str]:
        """Return a regular expression for the symbols of resources and roles, with one group per name."""
        parts: list[str] = []
        for name, sign in self.signs.of.items():
            before = r"\d+" if name in RESOURCES else ""
            parts.append(f"(?P<{name}>{before}{re.escape(sign)}{'' if self.pen.rich else '(?![a-z])'})")
        return re.compile("|".join(parts))

    def paint(self, text: str, style: str = "") -> Text:
        painted = Text(text, style=style)
        for found in self._pattern.finditer(text):
            painted.stylize(_STYLE[str(found.lastgroup)], *found.span())
        return painted

    def named(self, name: str, text: str) -> Text:
        """Return text in the color of a resource or role, with its symbol in front if the terminal supports symbols."""
        return Text(f"{self.signs.of[name]} {text}" if self.pen.rich else text, style=_STYLE[name])

    def meanings(self) -> list[Text]:
        found: list[Text] = []
        for name, sign in self.signs.of.items():
            word = self.say("legend-points") if name == "vp" else self.words.card(name)
            found.append(self.paint(f"{sign} {word.lower()}"))
        return found

    def role(self, name: str) -> Text:
        return Text(self.signs.of[name], style=_STYLE[name])

    def player(self, one: PlayerView, name: str, idle: str = "") -> Text:
        """Return a player's name, highlighted if the player is the reader.

        The name is preceded by a marker if it is the player's turn, and by ``idle`` otherwise.
        """
        active = one.seat == self.seen.active and self.seen.dice is not None
        written = Text(f"{self.pen.sign('▶ ', '> ') if active else idle}{name}", style="bold")
        if one.seat == self.seen.seat:
            written.stylize("reverse", len(idle))
        return written

    def dark_lord(self, lord: LordSide) -> Pieces:
        return Pieces([Text(self.words.dark_lord(), style="bold"), *(Text(fact) for fact in self.lord(lord))])

    def incomes(self) -> list[tuple[str, str, str]]:
        """Return the numbers and the two incomes of each activation group that has income.

        The incomes are for the player's turn and for other turns. Numbers that the dice activate are in brackets.
        """
        found: list[tuple[str, str, str]] = []
        for group, own, others in self.seen.incomes():
            number = number_text(group)
            mine, theirs = self.signs.income(own, own_turn=True), self.signs.income(others, own_turn=False)
            found.append((f"[{number}]" if self.lit(group) else number, mine, theirs))
        return found


# ---- The grid --------------------------------------------------------------------------------------------------------

# The center has 4 rows and 5 columns: monsters, two rows of citizens, domains.

_LEAST: Final = 12  # minimum width of a cell; below it, stacks are listed vertically
_ROOMY: Final = 20  # width of a cell with room for words


class Grid(Ink):
    """Drawing of the stacks in the center, with the prices that the reader would pay."""

    def __init__(self, words: ValeriaWords, scene: Scene, pen: Pen) -> None:
        Ink.__init__(self, words, scene, pen)
        room = (pen.width - COLUMNS - 1) // COLUMNS
        self._padding = 1 if room - 2 >= _ROOMY else 0
        self._cell = room - 2 * self._padding

    def stacks(self) -> RenderableType:
        seen = self.seen
        citizens = [self._citizen(group, stack) for group, stack in enumerate(seen.citizens)]
        rows = [
            [self._monster(column, stack) for column, stack in enumerate(seen.monsters)],
            citizens[:COLUMNS],
            citizens[COLUMNS:],
            [self._domain(column, stack) for column, stack in enumerate(seen.domains)],
        ]
        if self._cell < _LEAST:
            return Group(*(Text("  ").join(cell) for row in rows for cell in row))
        pen = self.pen
        table = Table(box=pen.box, show_header=False, show_lines=True, border_style="dim", padding=(0, self._padding))
        for _ in range(COLUMNS):
            table.add_column(width=self._cell)
        for row in rows:
            table.add_row(*(Text("\n").join(cell) for cell in row))
        return table

    def legend(self) -> Pieces:
        pieces = self.meanings()
        pieces.append(Text(self.say(f"legend-{'solo-' if self.seen.solo else ''}powers"), style="dim"))
        if self.me is not None:
            pieces.append(Text.assemble(self._payable, " ", (self.say("payable"), "dim")))
        pieces.append(Text(f"1+2? {self.say('legend-hidden')}", style="dim"))
        pieces.append(Text(f"{self.signs.taken} {self.say('legend-taken')}", style="dim"))
        return Pieces(pieces)

    # ---- common parts of cells ---------------------------------------------------------------------------------------

    @property
    def _payable(self) -> Text:
        """Return the marker for cards that the reader can afford."""
        return Text(self.pen.sign("✓", "*"), style="bold green")

    def _top(self, left: Text, stack: Stack) -> list[Text]:
        """Return the top lines of a cell: its label and number of cards, and a placeholder if no card is face up."""
        right = self.signs.count(stack) if stack.size else ""
        gap = self._cell - left.cell_len - len(right)
        top = [Text.assemble(left, " " * gap, (right, "dim"))] if gap >= 1 else [left, Text(right, style="dim")]
        if stack.top is None:
            sign = "" if stack.size else self.pen.sign("✗ ", "X ")
            top.append(Text(sign + self.nothing_open(stack), style="dim italic"))
        return top

    def _price(self, action: int, price: str) -> Text:
        if not self.payable(action):
            return self.paint(price)
        return Text.assemble(self._payable, self.paint(price, "bold"))

    # ---- one cell ----------------------------------------------------------------------------------------------------

    def _monster(self, column: int, stack: Stack) -> list[Text]:
        top = self._top(Text(self.words.card(self.seen.areas[column]), style="dim"), stack)
        if stack.top is None:
            return top
        card = MONSTERS[stack.top]
        price = self.signs.amounts({"strength": card.strength, "magic": card.magic})
        worth = self.paint(self.signs.amount("vp", card.points))
        return [
            *top,
            Text(self.words.card(card.name), style="bold"),
            Text.assemble(self._price(act.SLAY + column, price), "  ", worth),
            self.paint(self.signs.to + self.signs.reward(card.name)),
        ]

    def _citizen(self, group: int, stack: Stack) -> list[Text]:
        numbers = Text(number_text(group), style="bold")
        if stack.top is None:
            return self._top(numbers, stack)
        card = CITIZENS[stack.top]
        role = self.role(card.role)
        if self._cell >= _ROOMY:
            role = self.named(card.role, self.words.card(card.role).lower())
        return [
            *self._top(Text.assemble(numbers, " ", role), stack),
            Text(self.words.card(card.name), style="bold"),
            self._citizen_price(act.RECRUIT + group, card.cost),
            *self._powers(card.name),
        ]

    def _citizen_price(self, action: int, cost: int) -> Text:
        """Return the reader's price for a citizen, including the surcharge for copies that the reader already owns."""
        price = self.gold(action, cost)
        more = f" ({cost}+{price - cost})" if price > cost else ""
        return self._price(action, self.signs.amount("gold", price) + more)

    def _powers(self, name: str) -> list[Text]:
        """Return a citizen's powers on the owner's turn and on other turns, on one line if they fit."""
        on, off = self.signs.power(name, own_turn=True), self.signs.power(name, own_turn=False)
        both = f"{on} / {off}"
        lines = [both] if len(both) <= self._cell else [on, f"/ {off}"]
        return [self.paint(line) for line in lines]

    def _domain(self, column: int, stack: Stack) -> list[Text]:
        if stack.top is None:
            return self._top(Text(""), stack)
        card = DOMAINS[stack.top]
        action = act.BUILD + column
        price = self._price(action, self.signs.amount("gold", self.gold(action, card.cost)))
        worth = self.paint(self.signs.amount("vp", card.points))
        texts = [
            self.say(what, roles=self.signs.roles(roles), number=sum(roles.values()))
            for what, roles in (("needs", card.roles), ("lacks", self.lacks(action)))
            if roles
        ]
        texts.append(self.words.reminder(card.name) if self._cell >= _ROOMY else self.signs.domain(card.name))
        return [
            *self._top(Text.assemble(price, "  ", worth), stack),
            Text(self.words.card(card.name), style="bold"),
            *(self.paint(text) for text in texts),
        ]


# ---- The table -------------------------------------------------------------------------------------------------------

_DICE: Final = "⚀⚁⚂⚃⚄⚅"
_GAP: Final = 2  # columns between numbers


class Drawing(Grid):
    """Drawing of the whole table for one reader, fitted to the width of the terminal."""

    def table(self) -> list[RenderableType]:
        return [self._title(), Pieces(self._facts()), self.stacks(), self.legend(), self._tableaux()]

    def own(self) -> list[RenderableType]:
        """Return the reader's own side of the table, or nothing for a spectator."""
        me = self.me
        if me is None:
            return []
        have = Text(f"{self.say('you-have')}:", style="bold")
        roles = [self.named(name, self.say(name, number=me.role(name))) for name in ROLES]
        drawn: list[RenderableType] = [Pieces([have, *self._holdings(me), *roles])]
        if me.duke is not None:
            drawn.append(self._duke(me, me.duke))
        return [*drawn, *self._income()]

    # ---- the header ------------------------------------------------------------------------------------------------

    def _title(self) -> Rule:
        facts = [self.words.card(self.seen.scenario), self.words.text("terminal-round", number=self.seen.round)]
        return Rule(Text(self.pen.dot.join(facts), style="bold"), characters=self.pen.line, style="dim")

    def _facts(self) -> list[Text]:
        facts = [Text(text) for text in self.header()]
        if self.seen.dice is None or self.seen.active is None:
            return facts
        signs = " ".join(f"{_DICE[die - 1]} {die}" for die in self.seen.dice)
        dice = self.dice("dice-signs", signs=signs) if self.pen.rich else self.dice()
        return [facts[0], Text(dice, style="bold"), *facts[1:]]

    # ---- the players -----------------------------------------------------------------------------------------------

    def _tableaux(self) -> Table:
        table = Table(box=self.pen.box, show_header=False, show_lines=True, expand=True, border_style="dim")
        for one in self.seen.people:
            table.add_row(Group(*self._person(one)))
        lord = self.seen.dark_lord
        if lord is not None:
            table.add_row(Group(self.dark_lord(lord), *self._taken(lord)))
        return table

    def _holdings(self, one: PlayerView) -> list[Text]:
        """Return a player's gold, strength, magic and tokens, each as a symbol, a number and a word."""
        return [self.named(name, text) for name, text in self.holdings(one)]

    def _person(self, one: PlayerView) -> list[RenderableType]:
        name = self.player(one, self.titles[one.seat])
        said = [Text(text, style="italic") for text in self.marks(one)]
        lines: list[RenderableType] = [
            Pieces([name, *self._holdings(one), *said, Text(self.points_so_far(one))]),
            Pieces([*self._citizens(one.citizens), Text(f"5, 6 {self.say('starters')}", style="dim")]),
        ]
        if one.domains:
            lines.append(self._built(one.domains))
        if one.monsters:
            lines.append(self._victories(one))
        if one.duke is not None:
            lines.append(Text(self.open_duke(one)))
        return lines

    def _citizens(self, citizens: Mapping[str, int]) -> list[Text]:
        pieces = [Text(f"{self.say('citizens')}:", style="dim")]
        for name, number in citizens_of(citizens):
            card = CITIZENS[name]
            piece = Text.assemble((number_text(card.group), "bold"), " ", self.role(card.role))
            piece.append(f" {self.words.card(name)}{times(number, self.signs.times)}")
            pieces.append(piece)
        return pieces

    def _built(self, domains: Sequence[str]) -> Pieces:
        names = [self.words.card(name) for name in domains]
        label = Text(f"{self.say('built')}:", style="dim")
        return Pieces([label, *(Text(f"{name},") for name in names[:-1]), Text(names[-1])])

    def _victories(self, one: PlayerView) -> Pieces:
        """Return the monsters in a player's victory stack: their number and points, by area and by type."""
        slain = Text(f"{self.slain(one)}:", style="dim")
        areas = [Text(text) for text in self.monsters_of(one, self.signs.times)]
        return Pieces([slain, *areas, Text(f"({self.types_of(one)})", style="dim")])

    def _taken(self, lord: LordSide) -> list[RenderableType]:
        lines: list[RenderableType] = []
        if lord["citizens"]:
            lines.append(Pieces(self._citizens(lord["citizens"])))
        if lord["domains"]:
            lines.append(self._built(lord["domains"]))
        return lines

    # ---- the reader's own side ---------------------------------------------------------------------------------------

    def _duke(self, me: PlayerView, duke: str) -> Pieces:
        """Return the reader's duke with its current score and scoring rule, and the reader's points so far."""
        name = (self.words.card(duke), "bold")
        return Pieces(
            [
                Text.assemble(f"{self.say('your-duke')}: ", name, f", {self.duke_now(me)}"),
                Text(f"({self.duke_counts(duke)})", style="dim"),
                Text(self.points_so_far(me), style="bold"),
            ]
        )

    def _income(self) -> list[RenderableType]:
        """Return the reader's income with one column per number, split into strips that fit the terminal."""
        labels = ("", *self.income_labels())
        room = self.pen.width - max(len(text) for text in labels)
        strips = [[labels]]
        for column in self.incomes():
            wide = sum(max(len(text) for text in one) + _GAP for one in [*strips[-1][1:], column])
            if wide > room and len(strips[-1]) > 1:
                strips.append([labels])
            strips[-1].append(column)
        return [Text(self.say("income"), style="dim"), *(self._strip(strip) for strip in strips)]

    def _strip(self, columns: Sequence[Sequence[str]]) -> Table:
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        for _ in columns:
            grid.add_column(no_wrap=True)
        for line in range(len(columns[0])):
            grid.add_row(*(self.paint(column[line], "" if line else "bold") for column in columns))
        return grid
