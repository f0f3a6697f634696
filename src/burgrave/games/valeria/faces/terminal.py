"""Terminal narrator of Valeria, which can also print the table as plain lines, one fact per line.

The drawings are imported on first use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.faces.printed import CITIZENS, DOMAINS, MONSTERS, ROLES, reward_of
from burgrave.games.valeria.faces.seat_view import PlayerView, Stack
from burgrave.games.valeria.faces.table_facts import TableFacts, citizens_of, decisions, number_text
from burgrave.games.valeria.faces.text import ValeriaNarrator, runs, times
from burgrave.games.valeria.facts import LordSide
from burgrave.games.valeria.rules.income import Income
from burgrave.terminal.narrator import Scene
from burgrave.text.catalogue import Argument
from burgrave.text.marks import capital

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.layout import Pen
    from burgrave.terminal.narrator import Drawn

# ---- Plain lines -----------------------------------------------------------------------------------------------------


class Lines(TableFacts):
    """The table as plain lines of text."""

    def table(self) -> list[str]:
        """Return the public part of the table: the round and dice, the stacks, and each player."""
        words, seen = self.words, self.seen
        facts = [words.card(seen.scenario), words.text("terminal-round", number=seen.round), *self.header()]
        if seen.dice is not None:
            facts.append(self.dice())
        if seen.left_out:
            facts.append(self.say("left-out", names=self._listed(seen.left_out)))
        lines = [f"{capital(fact)}." for fact in facts]
        lines += [self._monsters(column, stack) for column, stack in enumerate(seen.monsters)]
        lines += [self._citizens(group, stack) for group, stack in enumerate(seen.citizens)]
        lines += [self._domains(column, stack) for column, stack in enumerate(seen.domains)]
        for one in seen.people:
            lines += self._person(one)
        if seen.dark_lord is not None:
            lines += self._dark_lord(seen.dark_lord)
        return lines

    def _listed(self, names: Sequence[str]) -> str:
        return ", ".join(self.words.card(name) for name in names)

    # ---- the stacks ------------------------------------------------------------------------------------------------

    def _stack(self, label: str, action: int, stack: Stack, facts: Sequence[str], more: str) -> str:
        known, hidden = len(stack.open), stack.hidden
        left = self.say("left-hidden", number=known, hidden=hidden) if hidden else self.say("left", number=known)
        said = [*facts, left]
        if self.payable(action):
            said.append(self.say("payable"))
        return f"{label}: {', '.join(said)}. {more}"

    def _monsters(self, column: int, stack: Stack) -> str:
        words = self.words
        area = words.card(self.seen.areas[column])
        if stack.top is None:
            return f"{area}: {self.nothing_open(stack)}."
        card = MONSTERS[stack.top]
        price = words.price("strength", card.strength, card.magic)
        more = self.say("reward", reward=words.effect_text(reward_of(card.name)))
        below = [words.card(name) + times(number) for name, number in runs(stack.open[1:])]
        if below:
            more = f"{more} {capital(self.say('below', names=', '.join(below)))}."
        return self._stack(
            area, act.SLAY + column, stack, [words.card(card.name), price, words.points(card.points)], more
        )

    def _citizens(self, group: int, stack: Stack) -> str:
        words, action, label = self.words, act.RECRUIT + group, number_text(group)
        if stack.top is None:
            return f"{label}: {self.nothing_open(stack)}."
        card = CITIZENS[stack.top]
        price = words.amount("gold", self.gold(action, card.cost))
        facts = [words.card(card.name), words.card(card.role).lower(), price]
        return self._stack(label, action, stack, facts, words.reminder(card.name))

    def _domains(self, column: int, stack: Stack) -> str:
        words, action, label = self.words, act.BUILD + column, self.say("domain-stack", number=column + 1)
        if stack.top is None:
            return f"{label}: {self.nothing_open(stack)}."
        card = DOMAINS[stack.top]
        facts = [words.card(card.name), words.amount("gold", self.gold(action, card.cost)), words.points(card.points)]
        wanted = [self.say("needs", roles=words.roles(card.roles))]
        lacks = self.lacks(action)
        if lacks:
            wanted.append(self.say("lacks", roles=words.roles(lacks), number=sum(lacks.values())))
        return self._stack(label, action, stack, facts, f"{capital('; '.join(wanted))}. {words.reminder(card.name)}")

    # ---- the players -----------------------------------------------------------------------------------------------

    def _held(self, citizens: Mapping[str, int]) -> list[str]:
        """Return citizens with their activation numbers, such as ``1 Cleric ×2 (holy)``."""
        card = self.words.card
        return [
            f"{number_text(CITIZENS[name].group)} {card(name)}{times(number)} ({card(CITIZENS[name].role).lower()})"
            for name, number in citizens_of(citizens)
        ]

    def _cards(self, name: str, citizens: Sequence[str], domains: Sequence[str]) -> list[str]:
        lines = [f"{name}, {self.say('citizens')}: {', '.join(citizens)}"] if citizens else []
        if domains:
            lines.append(f"{name}, {self.say('built')}: {self._listed(domains)}")
        return lines

    def _person(self, one: PlayerView) -> list[str]:
        name = self.names[one.seat]
        facts = [text for _resource, text in self.holdings(one)]
        facts += [*self.marks(one), self.points_so_far(one)]
        starters = f"5, 6 {self.say('starters')}"
        lines = [f"{self.titles[one.seat]}: {', '.join(facts)}"]
        lines += self._cards(name, [*self._held(one.citizens), starters], one.domains)
        if one.monsters:
            areas = ", ".join(self.monsters_of(one))
            lines.append(f"{name}, {self.slain(one)}: {areas}; {self.types_of(one)}")
        if one.duke is not None and one.seat != self.seen.seat:
            lines.append(f"{name}, {self.open_duke(one)}")
        return lines

    def _dark_lord(self, lord: LordSide) -> list[str]:
        name = self.words.dark_lord()
        cards = self._cards(name, self._held(lord["citizens"]), lord["domains"])
        return [f"{name}: {', '.join(self.lord(lord))}", *cards]

    # ---- the reader's own side -------------------------------------------------------------------------------------

    def own(self) -> list[str]:
        """Return the reader's resources and duke, or nothing for a spectator."""
        me = self.me
        if me is None:
            return []
        lines = [f"{self.say('you-have')}: {', '.join(text for _resource, text in self.holdings(me))}"]
        if me.duke is not None:
            duke = f"{self.say('your-duke')}: {self.words.card(me.duke)} ({self.duke_counts(me.duke)})"
            lines.append(f"{duke}, {self.duke_now(me)}; {self.points_so_far(me)}")
        return lines

    def incomes(self) -> list[str]:
        """Return the reader's roles and the income from each number, or nothing for a spectator."""
        if self.me is None:
            return []
        roles = self.words.roles({name: self.me.role(name) for name in ROLES})
        lines = [self.say("roles", roles=roles)] if roles else []
        own_turn, other_turns = self.income_labels()
        for group, own, others in self.seen.incomes():
            brought: dict[str, Argument] = {
                "number": number_text(group),
                "own-turn": own_turn,
                "own": self._income(own, own_turn=True),
                "other-turns": other_turns,
                "others": self._income(others, own_turn=False),
            }
            lines.append(self.say("income-line", **brought))
        return lines

    def _income(self, income: Income, *, own_turn: bool) -> str:
        parts = [self.words.amounts([*income.gains.items()])] if any(income.gains.values()) else []
        for citizen, number in decisions(income, own_turn=own_turn):
            power = self.words.power(citizen, own_turn=own_turn)
            parts.append(power if number == 1 else self.say("often", what=power, number=number))
        return ", ".join(parts) or self.words.text("terminal-nothing")


# ---- The narrator ----------------------------------------------------------------------------------------------------


class TerminalValeriaNarrator(ValeriaNarrator):
    """Narrator of Valeria in one language that can also show the table in the terminal."""

    def lines(self, scene: Scene) -> list[str]:
        """Return the whole table including the reader's own side, one fact per line."""
        lines = Lines(self.words, scene)
        return [*lines.table(), *lines.own(), *lines.incomes()]

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table, or nothing for a spectator."""
        return Lines(self.words, scene).own()

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the parts of the full drawing, from top to bottom."""
        from burgrave.games.valeria.faces.drawing import Drawing

        return Drawing(self.words, scene, pen).table()

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the drawing of the reader's own side, which is shown directly above the prompt."""
        from burgrave.games.valeria.faces.drawing import Drawing

        return Drawing(self.words, scene, pen).own()

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield drawings of the table for short screens, from the fullest to the shortest."""
        from burgrave.games.valeria.faces.short import Short

        return Short(self.words, scene, pen).drawings()
