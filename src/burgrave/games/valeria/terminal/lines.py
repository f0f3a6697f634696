"""The table of Valeria in plain lines, one fact to a line."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.games.valeria.printed import CITIZENS, DOMAINS, MONSTERS, ROLES
from burgrave.games.valeria.rules.cards import MONSTER_NAMES
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM
from burgrave.games.valeria.sight import DarkLord, Person, Sight, Stack
from burgrave.games.valeria.text.facts import (
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
    roles_text,
    runs,
    slain_text,
    times,
    types_of,
)
from burgrave.games.valeria.text.words import ValeriaWords

__all__ = ["income_lines", "own_lines", "table_lines"]


def table_lines(words: ValeriaWords, sight: Sight, names: Sequence[str], titles: Sequence[str]) -> list[str]:
    """Return all that lies on the table for everybody: round and dice, the stacks, each player."""
    facts = [words.scenario(sight.scenario), words.text("terminal-round", number=sight.round)]
    facts += header_facts(words, sight, names)
    if sight.dice is not None:
        first, second = sight.dice
        facts.append(words.text("valeria-terminal-dice", first=first, second=second, sum=first + second))
    if sight.left_out:
        listed = ", ".join(words.domain(name) for name in sight.left_out)
        facts.append(words.text("valeria-terminal-left-out", names=listed))
    lines = [f"{fact[:1].upper()}{fact[1:]}." for fact in facts]
    lines += [_monsters(words, sight, column, stack) for column, stack in enumerate(sight.monsters)]
    lines += [_citizens(words, sight, group, stack) for group, stack in enumerate(sight.citizens)]
    lines += [_domains(words, sight, column, stack) for column, stack in enumerate(sight.domains)]
    for one in sight.people:
        lines += _person(words, sight, one, names[one.seat], titles[one.seat])
    if sight.dark_lord is not None:
        lines += _dark_lord(words, sight, sight.dark_lord)
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


def _monsters(words: ValeriaWords, sight: Sight, column: int, stack: Stack) -> str:
    area = words.area(sight.areas[column])
    if stack.top is None:
        return _stack(words, area, stack, [], "", payable=False)
    card = MONSTERS[stack.top]
    facts = [
        words.monster(card.name),
        words.price("strength", card.strength, card.magic),
        words.points(card.points),
    ]
    reward = words.effect_text(MONSTER_PROGRAM[MONSTER_NAMES.index(card.name)])
    more = words.text("valeria-terminal-reward", reward=reward)
    below = [words.monster(name) + times(number) for name, number in runs(stack.open[1:])]
    if below:
        text = words.text("valeria-terminal-below", names=", ".join(below))
        more = f"{more} {text[:1].upper()}{text[1:]}."
    payable = sight.seat is not None and sight.me.can_slay(card.name)
    return _stack(words, area, stack, facts, more, payable=payable)


def _citizens(words: ValeriaWords, sight: Sight, group: int, stack: Stack) -> str:
    if stack.top is None:
        return _stack(words, number_text(group), stack, [], "", payable=False)
    card = CITIZENS[stack.top]
    price = card.cost if sight.seat is None else sight.me.citizen_price(card.name)
    facts = [
        words.citizen(card.name),
        words.role(card.role).lower(),
        words.amount("gold", price),
    ]
    payable = sight.seat is not None and sight.me.can_recruit(card.name)
    return _stack(words, number_text(group), stack, facts, words.reminder(card.name), payable=payable)


def _domains(words: ValeriaWords, sight: Sight, column: int, stack: Stack) -> str:
    label = words.text("valeria-terminal-domain-stack", number=column + 1)
    if stack.top is None:
        return _stack(words, label, stack, [], "", payable=False)
    card = DOMAINS[stack.top]
    price = card.cost if sight.seat is None else sight.me.domain_price(card.name)
    facts = [
        words.domain(card.name),
        words.amount("gold", price),
        words.text("valeria-terminal-needs", roles=roles_text(words, card.roles)),
    ]
    lacks = {} if sight.seat is None else sight.me.lacks(card.name)
    if lacks:
        facts.append(words.text("valeria-terminal-lacks", roles=roles_text(words, lacks), number=sum(lacks.values())))
    facts.append(words.points(card.points))
    payable = sight.seat is not None and sight.me.can_build(card.name)
    return _stack(words, label, stack, facts, words.reminder(card.name), payable=payable)


# ---- the players --------------------------------------------------------------------------------------------------


def _held(words: ValeriaWords, citizens: dict[str, int]) -> list[str]:
    """Return citizens by number: ``1 Cleric ×2 (holy)``."""
    return [
        f"{number_text(CITIZENS[name].group)} {words.citizen(name)}{times(number)}"
        f" ({words.role(CITIZENS[name].role).lower()})"
        for name, number in citizens_of(citizens)
    ]


def _person(words: ValeriaWords, sight: Sight, one: Person, name: str, title: str) -> list[str]:
    facts = [text for _resource, text in holdings(words, one)]
    facts += [*marks(words, sight, one), points_so_far(words, sight, one)]
    lines = [f"{title}: {', '.join(facts)}"]
    starters = f"5, 6 {words.text('valeria-terminal-starters')}"
    held = [*_held(words, one.citizens), starters]
    lines.append(f"{name}, {words.text('valeria-terminal-citizens')}: {', '.join(held)}")
    if one.domains:
        listed = ", ".join(words.domain(domain) for domain in one.domains)
        lines.append(f"{name}, {words.text('valeria-terminal-built')}: {listed}")
    if one.monsters:
        areas = ", ".join(monsters_of(words, one.monsters))
        lines.append(f"{name}, {slain_text(words, one)}: {areas}; {types_of(words, one)}")
    if one.duke is not None and one.seat != sight.seat:
        lines.append(f"{name}, {open_duke(words, one)}")
    return lines


def _dark_lord(words: ValeriaWords, sight: Sight, lord: DarkLord) -> list[str]:
    """Return what lies beside the Dark Lord."""
    name = words.dark_lord()
    lines = [f"{name}: {', '.join(lord_facts(words, sight, lord))}"]
    if lord.citizens:
        lines.append(f"{name}, {words.text('valeria-terminal-citizens')}: {', '.join(_held(words, lord.citizens))}")
    if lord.domains:
        listed = ", ".join(words.domain(domain) for domain in lord.domains)
        lines.append(f"{name}, {words.text('valeria-terminal-built')}: {listed}")
    return lines


# ---- the reader's own side ------------------------------------------------------------------------------------------


def own_lines(words: ValeriaWords, sight: Sight) -> list[str]:
    """Return what the reader has, and the duke; nothing for a spectator."""
    if sight.seat is None:
        return []
    me = sight.me
    held = [text for _resource, text in holdings(words, me)]
    lines = [f"{words.text('valeria-terminal-you-have')}: {', '.join(held)}"]
    if me.duke is not None:
        reminder = words.reminder(me.duke).removesuffix(".")
        duke = f"{words.text('valeria-terminal-your-duke')}: {words.duke(me.duke)} ({reminder}), {duke_now(words, me)}"
        lines.append(f"{duke}; {points_so_far(words, sight, me)}")
    return lines


def income_lines(words: ValeriaWords, sight: Sight) -> list[str]:
    """Return the reader's roles, and what each number brings; nothing for a spectator."""
    if sight.seat is None:
        return []
    roles = roles_text(words, {name: sight.me.role(name) for name in ROLES})
    lines = [words.text("valeria-terminal-roles", roles=roles)] if roles else []
    own_turn, other_turns = income_labels(words, sight)
    for group, own, others in incomes(sight):
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
