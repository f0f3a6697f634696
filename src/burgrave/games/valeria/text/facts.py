"""The table in words: what a seat may know of stacks, tableaux and income, the same for every face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.printed import AREAS, CITIZENS, MONSTERS, NUMBERS, RESOURCES, TYPES
from burgrave.games.valeria.rules.income import Income
from burgrave.games.valeria.seat_view import DarkLord, PlayerView, SeatView, Stack
from burgrave.games.valeria.text.words import ValeriaWords

__all__ = [
    "TIMES",
    "citizens_of",
    "duke_now",
    "header_facts",
    "holdings",
    "income_labels",
    "income_words",
    "incomes",
    "lit",
    "lord_facts",
    "marks",
    "monsters_of",
    "nothing_open",
    "number_text",
    "open_duke",
    "points_so_far",
    "runs",
    "slain_text",
    "times",
    "types_of",
]

TIMES: Final = "×"
_CHOOSERS: Final = {True: "merchant", False: "thief"}  # who gives 2 gold or 2 magic, in the own turn and in others'


def number_text(group: int) -> str:
    """Return the numbers of an activation group: ``9/10``."""
    return "/".join(str(number) for number in NUMBERS[group])


def runs(names: Sequence[str]) -> list[tuple[str, int]]:
    """Return equal names that follow one another as one, with how many there are."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return found


def header_facts(words: ValeriaWords, seen: SeatView, names: Sequence[str]) -> list[str]:
    """Return what stands above the table besides round and dice: whose turn it is, and how near the end is."""
    facts: list[str] = []
    if seen.active is not None and seen.dice is not None:
        mine = seen.active == seen.seat
        facts.append(
            words.text("valeria-terminal-your-turn")
            if mine
            else words.text("valeria-terminal-turn", name=names[seen.active])
        )
    facts.append(words.text("valeria-terminal-stacks", number=seen.exhausted, end=seen.exhausted_end))
    if seen.end_due:
        facts.append(words.text("valeria-terminal-end-due"))
    facts.append(words.text("valeria-terminal-monsters-left", number=seen.monsters_left()))
    facts.append(words.text("valeria-terminal-domains-left", number=seen.domains_left()))
    if seen.mixed:
        facts.append(words.text("valeria-terminal-mixed"))
    return facts


def nothing_open(words: ValeriaWords, stack: Stack) -> str:
    """Return what is to be said of a stack without an open card."""
    return words.text("valeria-terminal-covered" if stack.size else "valeria-terminal-exhausted")


# ---- a player -----------------------------------------------------------------------------------------------------


def holdings(words: ValeriaWords, one: PlayerView) -> list[tuple[str, str]]:
    """Return gold, strength, magic and tokens of a player in words, each with its resource."""
    found = [(name, words.amount(name, one.amount(name))) for name in RESOURCES if name != "vp"]
    return [*found, ("vp", words.text("valeria-terminal-tokens", n=one.vp))]


def marks(words: ValeriaWords, seen: SeatView, one: PlayerView) -> list[str]:
    """Return what is to be said of a player besides cards and resources."""
    found: list[str] = []
    if one.seat == seen.first and not seen.solo:
        found.append(words.text("valeria-terminal-first-player"))
    if one.waiting and seen.dice is not None:
        found.append(words.text("valeria-terminal-waiting"))
    if not one.chosen:
        found.append(words.text("valeria-terminal-choosing"))
    elif seen.phase == "harvest" and one.seat in seen.open and one.seat != seen.seat:
        found.append(words.text("valeria-terminal-harvesting"))
    return found


def points_so_far(words: ValeriaWords, seen: SeatView, one: PlayerView) -> str:
    """Return the points of a player as they would count now, as far as the reader may know them."""
    points = one.points(tokens=not seen.solo)
    message = "valeria-terminal-so-far" if points.duke is not None else "valeria-terminal-open-points"
    return words.text(message, points=words.points(points.total))


def duke_now(words: ValeriaWords, one: PlayerView) -> str:
    """Return what a known duke scores for a player now."""
    points = one.duke_points(one.duke) if one.duke is not None else 0
    return words.text("valeria-terminal-duke-now", points=words.points(points))


def open_duke(words: ValeriaWords, one: PlayerView) -> str:
    """Return who a player's known duke is, and what he scores now."""
    return f"{words.text('valeria-terminal-duke', name=words.duke(str(one.duke)))}, {duke_now(words, one)}"


def citizens_of(citizens: dict[str, int]) -> list[tuple[str, int]]:
    """Return citizens in the order of their numbers, each with how many there are."""
    return sorted(citizens.items(), key=lambda one: CITIZENS[one[0]].group)


def monsters_of(words: ValeriaWords, monsters: dict[str, int], sign: str = TIMES) -> list[str]:
    """Return monsters by area: ``Hills 3 (Goblin ×2, Goblin King)``."""
    found: list[str] = []
    for area in AREAS:
        here = {name: number for name, number in monsters.items() if MONSTERS[name].area == area}
        if here:
            listed = ", ".join(words.monster(name) + times(number, sign) for name, number in here.items())
            found.append(f"{words.area(area)} {sum(here.values())} ({listed})")
    return found


def types_of(words: ValeriaWords, one: PlayerView) -> str:
    """Return how many monsters of each type a player has slain."""
    counts = [(kind, one.of_type(kind)) for kind in TYPES]
    return ", ".join(f"{words.monster_type(kind)} {number}" for kind, number in counts if number)


def times(number: int, sign: str = TIMES) -> str:
    """Return how often a card is there, if it is more than once."""
    return f" {sign}{number}" if number > 1 else ""


def slain_text(words: ValeriaWords, one: PlayerView) -> str:
    """Return how many monsters a player has slain, and what they count."""
    if not one.monster_count:
        return words.text("valeria-terminal-no-monsters")
    points = words.points(one.points().monsters)
    return words.text("valeria-terminal-slain", number=one.monster_count, points=points)


def lord_facts(words: ValeriaWords, seen: SeatView, lord: DarkLord) -> list[str]:
    """Return what is to be said of the Dark Lord besides the cards he took."""
    left = [MONSTERS[name] for stack in seen.monsters for name in stack.open]
    points = words.points(sum(card.points for card in left))
    facts = [words.text("valeria-terminal-lord-monsters", number=len(left), points=points)]
    if lord.duke is None:
        facts.append(words.text("valeria-terminal-lord-hidden"))
    else:
        facts.append(words.text("valeria-terminal-duke", name=words.duke(lord.duke)))
    if lord.raids:
        dice = words.listed([str(die) for die in lord.raids])
        facts.append(words.text("valeria-terminal-lord-raids", dice=dice))
    if not lord.citizens and not lord.domains:
        facts.append(words.text("valeria-terminal-lord-nothing"))
    return facts


# ---- income -------------------------------------------------------------------------------------------------------


def incomes(seen: SeatView) -> list[tuple[int, Income, Income]]:
    """Return each activation group that brings the reader anything: what it brings in the own turn, in another's."""
    assert seen.seat is not None
    found: list[tuple[int, Income, Income]] = []
    for group, numbers in enumerate(NUMBERS):
        own = seen.me.income(numbers[0], own_turn=True)
        others = seen.me.income(numbers[0], own_turn=False)
        if own or others:
            found.append((group, own, others))
    return found


def income_labels(words: ValeriaWords, seen: SeatView) -> tuple[str, str]:
    """Return what the two kinds of harvest are called: the own turn and others', or alone the first and the second."""
    labels = ("first-harvest", "second-harvest") if seen.solo else ("own-turn", "other-turns")
    return words.text(f"valeria-terminal-{labels[0]}"), words.text(f"valeria-terminal-{labels[1]}")


def lit(seen: SeatView, group: int) -> bool:
    """Tell whether the dice, as they lie, activate a group."""
    return seen.dice is not None and any(one in NUMBERS[group] for one in (*seen.dice, sum(seen.dice)))


def income_words(words: ValeriaWords, income: Income, *, own_turn: bool) -> str:
    """Return what the dice bring in words."""
    parts = [words.amounts([*income.gains.items()])] if any(income.gains.values()) else []
    if income.choices:
        parts.append(_often(words, words.power(_CHOOSERS[own_turn], own_turn=own_turn), income.choices))
    if income.steals:
        parts.append(_often(words, words.power("thief", own_turn=True), income.steals))
    for name, number in income.trades.items():
        parts.append(_often(words, words.power(name, own_turn=own_turn), number))
    return ", ".join(parts) or words.text("terminal-nothing")


def _often(words: ValeriaWords, what: str, number: int) -> str:
    return what if number == 1 else words.text("valeria-terminal-often", what=what, number=number)
