"""Terminal narrator of Valeria, and its table in plain lines.

Each line has one fact. The drawings are imported on first use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import MONSTER_NAMES
from burgrave.games.valeria.faces.printed import CITIZENS, DOMAINS, MONSTERS, ROLES
from burgrave.games.valeria.faces.seat_view import DarkLord, PlayerView, SeatView, Stack
from burgrave.games.valeria.faces.text import (
    ValeriaNarrator,
    citizens_of,
    duke_now,
    header_facts,
    holdings,
    income_labels,
    income_words,
    incomes,
    lord_facts,
    marks,
    monsters_of,
    nothing_open,
    number_text,
    open_duke,
    points_so_far,
    runs,
    slain_text,
    times,
    types_of,
)
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.quote import Quote
from burgrave.terminal.narrator import Scene
from burgrave.text.catalogue import capital

if TYPE_CHECKING:
    from rich.console import RenderableType

    from burgrave.terminal.layout import Pen
    from burgrave.terminal.narrator import Drawn

# ---- Plain lines -----------------------------------------------------------------------------------------------------


def table_lines(
    words: ValeriaWords, seen: SeatView, names: Sequence[str], titles: Sequence[str], prices: Mapping[str, Quote]
) -> list[str]:
    """Return all that lies on the table for everybody: round and dice, the stacks, each player."""
    facts = [words.card(seen.scenario), words.text("terminal-round", number=seen.round)]
    facts += header_facts(words, seen, names)
    if seen.dice is not None:
        first, second = seen.dice
        facts.append(words.text("valeria-terminal-dice", first=first, second=second, sum=first + second))
    if seen.left_out:
        listed = ", ".join(words.card(name) for name in seen.left_out)
        facts.append(words.text("valeria-terminal-left-out", names=listed))
    lines = [f"{capital(fact)}." for fact in facts]
    lines += [_monsters(words, seen, column, stack, prices) for column, stack in enumerate(seen.monsters)]
    lines += [_citizens(words, seen, group, stack, prices) for group, stack in enumerate(seen.citizens)]
    lines += [_domains(words, seen, column, stack, prices) for column, stack in enumerate(seen.domains)]
    for one in seen.people:
        lines += _person(words, seen, one, names[one.seat], titles[one.seat])
    if seen.dark_lord is not None:
        lines += _dark_lord(words, seen, seen.dark_lord)
    return lines


# ---- the stacks ---------------------------------------------------------------------------------------------------


def _stack(words: ValeriaWords, label: str, stack: Stack, facts: Sequence[str], more: str, *, payable: bool) -> str:
    """Return a stack: what it is, the card on top, how many there are, and what the card does."""
    if stack.top is None:
        return f"{label}: {nothing_open(words, stack)}."
    said = [*facts, _left(words, stack)]
    if payable:
        said.append(words.text("valeria-terminal-payable"))
    return f"{label}: {', '.join(said)}. {more}"


def _left(words: ValeriaWords, stack: Stack) -> str:
    """Return how many cards a stack has."""
    if stack.hidden:
        return words.text("valeria-terminal-left-hidden", number=len(stack.open), hidden=stack.hidden)
    return words.text("valeria-terminal-left", number=stack.size)


def _quote(seen: SeatView, prices: Mapping[str, Quote], action: int) -> tuple[Quote | None, bool]:
    """Return the price of the card on top of a stack, None for a spectator; and whether the reader can have it."""
    quote = prices.get(notation(action))
    return quote, quote is not None and seen.seat is not None and seen.me.can_have(quote)


def _monsters(words: ValeriaWords, seen: SeatView, column: int, stack: Stack, prices: Mapping[str, Quote]) -> str:
    area = words.card(seen.areas[column])
    if stack.top is None:
        return _stack(words, area, stack, [], "", payable=False)
    card = MONSTERS[stack.top]
    facts = [
        words.card(card.name),
        words.price("strength", card.strength, card.magic),
        words.points(card.points),
    ]
    reward = words.effect_text(MONSTER_PROGRAM[MONSTER_NAMES.index(card.name)])
    more = words.text("valeria-terminal-reward", reward=reward)
    below = [words.card(name) + times(number) for name, number in runs(stack.open[1:])]
    if below:
        text = words.text("valeria-terminal-below", names=", ".join(below))
        more = f"{more} {capital(text)}."
    _, payable = _quote(seen, prices, act.SLAY + column)
    return _stack(words, area, stack, facts, more, payable=payable)


def _citizens(words: ValeriaWords, seen: SeatView, group: int, stack: Stack, prices: Mapping[str, Quote]) -> str:
    if stack.top is None:
        return _stack(words, number_text(group), stack, [], "", payable=False)
    card = CITIZENS[stack.top]
    quote, payable = _quote(seen, prices, act.RECRUIT + group)
    price = card.cost if quote is None else quote.cost("gold")
    facts = [
        words.card(card.name),
        words.card(card.role).lower(),
        words.amount("gold", price),
    ]
    return _stack(words, number_text(group), stack, facts, words.reminder(card.name), payable=payable)


def _domains(words: ValeriaWords, seen: SeatView, column: int, stack: Stack, prices: Mapping[str, Quote]) -> str:
    label = words.text("valeria-terminal-domain-stack", number=column + 1)
    if stack.top is None:
        return _stack(words, label, stack, [], "", payable=False)
    card = DOMAINS[stack.top]
    quote, payable = _quote(seen, prices, act.BUILD + column)
    price = card.cost if quote is None else quote.cost("gold")
    facts = [
        words.card(card.name),
        words.amount("gold", price),
        words.points(card.points),
    ]
    wanted = [words.text("valeria-terminal-needs", roles=words.roles(card.roles))]
    lacks = {} if quote is None else seen.me.lacks(quote)
    if lacks:
        wanted.append(words.text("valeria-terminal-lacks", roles=words.roles(lacks), number=sum(lacks.values())))
    more = f"{capital('; '.join(wanted))}. {words.reminder(card.name)}"
    return _stack(words, label, stack, facts, more, payable=payable)


# ---- the players --------------------------------------------------------------------------------------------------


def _held(words: ValeriaWords, citizens: dict[str, int]) -> list[str]:
    """Return citizens by number: ``1 Cleric ×2 (holy)``."""
    return [
        f"{number_text(CITIZENS[name].group)} {words.card(name)}{times(number)}"
        f" ({words.card(CITIZENS[name].role).lower()})"
        for name, number in citizens_of(citizens)
    ]


def _person(words: ValeriaWords, seen: SeatView, one: PlayerView, name: str, title: str) -> list[str]:
    facts = [text for _resource, text in holdings(words, one)]
    facts += [*marks(words, seen, one), points_so_far(words, seen, one)]
    lines = [f"{title}: {', '.join(facts)}"]
    starters = f"5, 6 {words.text('valeria-terminal-starters')}"
    held = [*_held(words, one.citizens), starters]
    lines.append(f"{name}, {words.text('valeria-terminal-citizens')}: {', '.join(held)}")
    if one.domains:
        listed = ", ".join(words.card(domain) for domain in one.domains)
        lines.append(f"{name}, {words.text('valeria-terminal-built')}: {listed}")
    if one.monsters:
        areas = ", ".join(monsters_of(words, one.monsters))
        lines.append(f"{name}, {slain_text(words, one)}: {areas}; {types_of(words, one)}")
    if one.duke is not None and one.seat != seen.seat:
        lines.append(f"{name}, {open_duke(words, one)}")
    return lines


def _dark_lord(words: ValeriaWords, seen: SeatView, lord: DarkLord) -> list[str]:
    """Return what lies beside the Dark Lord."""
    name = words.dark_lord()
    lines = [f"{name}: {', '.join(lord_facts(words, seen, lord))}"]
    if lord.citizens:
        lines.append(f"{name}, {words.text('valeria-terminal-citizens')}: {', '.join(_held(words, lord.citizens))}")
    if lord.domains:
        listed = ", ".join(words.card(domain) for domain in lord.domains)
        lines.append(f"{name}, {words.text('valeria-terminal-built')}: {listed}")
    return lines


# ---- the reader's own side ------------------------------------------------------------------------------------------


def own_lines(words: ValeriaWords, seen: SeatView) -> list[str]:
    """Return what the reader has, and the duke; nothing for a spectator."""
    if seen.seat is None:
        return []
    me = seen.me
    held = [text for _resource, text in holdings(words, me)]
    lines = [f"{words.text('valeria-terminal-you-have')}: {', '.join(held)}"]
    if me.duke is not None:
        reminder = words.reminder(me.duke).removesuffix(".")
        duke = f"{words.text('valeria-terminal-your-duke')}: {words.card(me.duke)} ({reminder}), {duke_now(words, me)}"
        lines.append(f"{duke}; {points_so_far(words, seen, me)}")
    return lines


def income_lines(words: ValeriaWords, seen: SeatView) -> list[str]:
    """Return the reader's roles, and what each number brings; nothing for a spectator."""
    if seen.seat is None:
        return []
    roles = words.roles({name: seen.me.role(name) for name in ROLES})
    lines = [words.text("valeria-terminal-roles", roles=roles)] if roles else []
    own_turn, other_turns = income_labels(words, seen)
    for group, own, others in incomes(seen):
        lines.append(
            words.format(
                "valeria-terminal-income-line",
                "",
                {
                    "number": number_text(group),
                    "own-turn": own_turn,
                    "own": income_words(words, own, own_turn=True),
                    "other-turns": other_turns,
                    "others": income_words(words, others, own_turn=False),
                },
            )
        )
    return lines


# ---- The narrator ----------------------------------------------------------------------------------------------------


class TerminalValeriaNarrator(ValeriaNarrator):
    """Tells Valeria in one language, and shows its table."""

    def lines(self, scene: Scene) -> list[str]:
        """Return everything that lies on the table, one fact to a line, the reader's own side included."""
        seen = SeatView(scene.view)
        lines = table_lines(self.words, seen, scene.names, scene.titles, scene.prices) + own_lines(self.words, seen)
        return lines + income_lines(self.words, seen)

    def own_lines(self, scene: Scene) -> list[str]:
        """Return the reader's own side of the table; none for a spectator."""
        return own_lines(self.words, SeatView(scene.view))

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the table as drawn on a screen, from the top down."""
        from burgrave.games.valeria.faces.drawing import Drawing

        return Drawing(self.words, scene, pen).table()

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        """Return the reader's own side, which stands just above the question."""
        from burgrave.games.valeria.faces.drawing import Drawing

        return Drawing(self.words, scene, pen).own()

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        """Yield the table for a screen too low for all of it: what is fuller first, the shortest last."""
        from burgrave.games.valeria.faces.short import Short

        return Short(self.words, scene, pen).drawings(self.draw_own(scene, pen))
