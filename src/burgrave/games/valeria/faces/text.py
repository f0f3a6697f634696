"""Narrator of Valeria in one language: log, table facts and results.

It also explains cards and finds them by name. Every face shows the same facts about stacks, tableaux and income.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, get_args

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
    STARTER_NAMES,
)
from burgrave.games.valeria.faces.printed import (
    AREAS,
    CITIZENS,
    DOMAINS,
    DUKES,
    MONSTERS,
    NUMBERS,
    RESOURCES,
    ROLES,
    TYPES,
)
from burgrave.games.valeria.faces.seat_view import DarkLord, PlayerView, SeatView, Stack
from burgrave.games.valeria.faces.words import PHASES, STARTER, ValeriaWords, words_in
from burgrave.games.valeria.facts import ValeriaPoints
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.events import EVENT_NAMES, TURN
from burgrave.games.valeria.rules.income import Income
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.rules.solo import LOST, WON
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.events import Event
from burgrave.kernel.quote import Quote, Reason
from burgrave.text.catalogue import matching
from burgrave.text.naming import Names
from burgrave.text.narrator import Line, Option, Score, View

# ---- Names that people type ------------------------------------------------------------------------------------------


class ValeriaNames:
    """There is one edition of them."""

    ids: Sequence[str] = (
        *AREA_NAMES,
        *CITIZEN_NAMES,
        *MONSTER_NAMES,
        *DOMAIN_NAMES,
        *DUKE_NAMES,
        *SCENARIOS,
        RANDOM,
        CUSTOM,
    )

    def titles(self, language: str, edition: str | None) -> Mapping[str, str]:
        return _titles(language)


@lru_cache
def _titles(language: str) -> dict[str, str]:
    from burgrave.games.valeria.faces.words import words_in  # it reads texts, which the ids do without

    words = words_in(language)
    return {name: words.card(name) for name in ValeriaNames.ids}


NAMES: Final[Names] = ValeriaNames()


# ---- The log ---------------------------------------------------------------------------------------------------------

# Each turn is one paragraph; events that repeat one another become a single sentence.

_OPENINGS: Final = (ev.TURN, ev.FINISHED)
_BOUGHT: Final = (ev.SLAIN, ev.RECRUITED, ev.BUILT, ev.ALTERED, ev.GAINS)
_WITH_WAITING: Final = 5  # players


def lines(
    words: ValeriaWords, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
) -> list[list[Line]]:
    """Return the log, the sentences of one turn together; what comes before the first turn makes a paragraph too.

    ``after`` is the event that opened the turn before, if that one was told already.
    """
    starts = [index for index, event in enumerate(events) if index == 0 or event.kind in _OPENINGS]
    told: list[list[Line]] = []
    round_told = after.args[0] if after is not None and after.kind == ev.TURN else -1
    for start, end in itertools.pairwise([*starts, len(events)]):
        turn = _Turn(words, events[start:end], names, me)
        sentences = turn.sentences(round_told)
        if sentences:
            told.append([Line(start + index, text) for index, text in sentences])
        if turn.round is not None:
            round_told = turn.round
    return told


def paragraphs(words: ValeriaWords, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
    """Return the sentences of the log alone."""
    return [[line.text for line in told] for told in lines(words, events, names, me)]


def last_paragraph(events: Sequence[Event]) -> int:
    """Return the index of the event that opens the last paragraph, which may be unfinished."""
    return max((index for index, event in enumerate(events) if event.kind in _OPENINGS), default=0)


class _Turn:
    """The events of one turn, or of its part that is to be told."""

    def __init__(self, words: ValeriaWords, events: Sequence[Event], names: Sequence[str], me: int | None) -> None:
        self._words = words
        self._events = events
        self._names = names
        self._me = me
        first = events[0]
        self.round = first.args[0] if first.kind == ev.TURN else None

    def sentences(self, round_told: int) -> list[tuple[int, str]]:
        """Return all of it, each sentence with the event it tells, but not the number of a round that has been told."""
        told: list[tuple[int, str]] = []
        index = 0
        while index < len(self._events):
            number, sentences = self._next(index, round_told)
            told += [(self._told_of(index), sentence) for sentence in sentences]
            index += number
        return told

    def _told_of(self, index: int) -> int:
        """Return the event that a sentence tells: what was paid for, rather than the payment."""
        return index + 1 if self._is_payment(index) else index

    def _is_payment(self, index: int) -> bool:
        """Tell whether the next event says what this one paid for."""
        after = self._events[index + 1 : index + 2]
        return self._events[index].kind == ev.PAID and bool(after) and after[0].kind in _BOUGHT

    def _next(self, index: int, round_told: int) -> tuple[int, list[str]]:
        """Return how many events from here on are told together, and their sentences."""
        event = self._events[index]
        after = self._events[index + 1] if index + 1 < len(self._events) else None
        kind = event.kind
        if kind == ev.GAINS:
            return self._gains(index)
        if kind == ev.DEALT_DUKE:
            return self._dealt(index)
        if kind == ev.TURN and self.round == round_told and after is not None:
            return 1, []
        if kind == ev.KEPT and after is not None and after.kind == ev.KEPT_DUKE and after.args[0] == event.args[0]:
            return 1, []
        if after is not None and self._is_payment(index):
            return 2, [self._words.bought(event, after, self._names, self._me)]
        if kind == ev.TRADED and after is not None and after.kind == ev.GAINS:
            return self._exchanges(index, event, after)
        sentences = [self._words.event(event, self._names, self._me)]
        if kind == ev.ROLLED and self._waits(event.args[0]):
            sentences.append(self._words.waits((event.args[0] - 1) % _WITH_WAITING, self._names, self._me))
        return 1, sentences

    def _exchanges(self, index: int, traded: Event, gains: Event) -> tuple[int, list[str]]:
        """Tell equal exchanges in a row as one."""
        number = 1
        while self._events[index + 2 * number : index + 2 * number + 2] == [traded, gains]:
            number += 1
        sentence = self._words.exchanged(traded, gains, self._names, self._me)
        if number > 1:
            what = sentence.removesuffix(".")
            sentence = self._words.text("valeria-terminal-often", what=what, number=number) + "."
        return 2 * number, [sentence]

    def _waits(self, active: int) -> bool:
        """Tell whether the reader is the waiting player, on the right of the active one."""
        return len(self._names) == _WITH_WAITING and self._me == (active - 1) % _WITH_WAITING

    def _dealt(self, index: int) -> tuple[int, list[str]]:
        """Tell both dukes of a seat at once."""
        seat = self._events[index].args[0]
        number = 0
        while index + number < len(self._events):
            event = self._events[index + number]
            if event.kind != ev.DEALT_DUKE or event.args[0] != seat:
                break
            number += 1
        dukes = [DUKE_NAMES[event.args[1]] for event in self._events[index : index + number]]
        return number, [self._words.dealt(seat, dukes, self._names, self._me)]

    # ---- gains: those of one moment are added up ---------------------------------------------------------------------

    def _gains(self, index: int) -> tuple[int, list[str]]:
        """Tell in one sentence what a seat gets in a row."""
        seat = self._events[index].args[0]
        end = index
        while end < len(self._events) and self._events[end].kind == ev.GAINS and self._events[end].args[0] == seat:
            end += 1
        amounts = [(RESOURCES[event.args[1]], event.args[2]) for event in self._events[index:end]]
        return end - index, [self._words.gains(seat, amounts, self._names, self._me)]


# ---- Results ---------------------------------------------------------------------------------------------------------

_Item = Literal["monsters", "domains", "tokens", "duke"]
_ITEMS: Final[tuple[_Item, ...]] = get_args(_Item)


def scores(words: ValeriaWords, seen: SeatView, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
    """Return the results of a finished game, best first; alone, the Dark Lord has a row too."""
    points = [one.final for one in seen.people]
    seats: list[int | None] = [one.seat for one in seen.people]
    called = [*names]
    places = [*ranks]
    if seen.dark_lord is not None:
        points.append(seen.dark_lord.final)
        seats.append(None)
        called.append(words.dark_lord())
        places.append(_lord_place(seen, ranks[0]))
    sides = zip(seats, called, places, points, strict=True)
    rows = [_row(words, *one, tokens=not seen.solo) for one in sides]
    return sorted(rows, key=lambda row: row.place)


def _lord_place(seen: SeatView, place: int) -> int:
    """Return the place of the Dark Lord against a player's: both are first when the points are equal."""
    if place > 1:
        return 1
    return 1 if _is_draw(seen) else 2


def _row(
    words: ValeriaWords, seat: int | None, name: str, place: int, points: ValeriaPoints | None, *, tokens: bool
) -> Score:
    assert points is not None
    items = [item for item in _ITEMS if tokens or item != "tokens"]
    texts = [(words.text(f"valeria-terminal-score-{item}"), points[item]) for item in items]
    return Score(name, place, points["total"], texts, seat)


def verdict(words: ValeriaWords, seen: SeatView, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
    if seen.solo:
        return _solo_verdict(words, seen, ranks[0], names[0], me)
    winners = [seat for seat, place in enumerate(ranks) if place == 1]
    total = _total(seen, winners[0])
    best = words.listed([names[seat] for seat in winners])
    tied = [seat for seat in range(len(ranks)) if _total(seen, seat) == total]
    if len(tied) > 1:
        cards = seen.people[winners[0]].cards_owned
        arguments: dict[str, str | int] = {"names": best, "count": len(winners), "cards": cards}
        arguments["points"] = words.points(total)
        return words.format("valeria-terminal-tie", "you" if winners == [me] else "", arguments)
    if winners == [me]:
        return words.text("terminal-you-win", number=total)
    return words.text("terminal-winners", names=best, count=len(winners), number=total)


def _total(seen: SeatView, seat: int) -> int:
    final = seen.people[seat].final
    assert final is not None
    return final["total"]


def _is_draw(seen: SeatView) -> bool:
    """Tell whether a game of one ended with equal points."""
    lord = seen.dark_lord
    assert lord is not None and lord.final is not None
    return seen.outcome not in (WON, LOST) and lord.final["total"] == _total(seen, 0)


def _solo_verdict(words: ValeriaWords, seen: SeatView, place: int, name: str, me: int | None) -> str:
    lord = seen.dark_lord
    assert lord is not None and lord.final is not None
    result = "draw" if _is_draw(seen) else "won" if place == 1 else "lost"
    if seen.outcome == WON:
        result = "slain"
    elif seen.outcome == LOST:
        result = "open"
    message = f"valeria-terminal-solo-{result}"
    mine, his = _total(seen, 0), lord.final["total"]
    arguments: dict[str, str | int] = {"name": name, "points": words.points(mine), "others": words.points(his)}
    return words.format(message, "you" if me == 0 and words.has(message, "you") else "", arguments)


# ---- Table in words --------------------------------------------------------------------------------------------------

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
    return f"{words.text('valeria-terminal-duke', name=words.card(str(one.duke)))}, {duke_now(words, one)}"


def citizens_of(citizens: dict[str, int]) -> list[tuple[str, int]]:
    """Return citizens in the order of their numbers, each with how many there are."""
    return sorted(citizens.items(), key=lambda one: CITIZENS[one[0]].group)


def monsters_of(words: ValeriaWords, monsters: dict[str, int], sign: str = TIMES) -> list[str]:
    """Return monsters by area: ``Hills 3 (Goblin ×2, Goblin King)``."""
    found: list[str] = []
    for area in AREAS:
        here = {name: number for name, number in monsters.items() if MONSTERS[name].area == area}
        if here:
            listed = ", ".join(words.card(name) + times(number, sign) for name, number in here.items())
            found.append(f"{words.card(area)} {sum(here.values())} ({listed})")
    return found


def types_of(words: ValeriaWords, one: PlayerView) -> str:
    """Return how many monsters of each type a player has slain."""
    counts = [(kind, one.of_type(kind)) for kind in TYPES]
    return ", ".join(f"{words.card(kind)} {number}" for kind, number in counts if number)


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
        facts.append(words.text("valeria-terminal-duke", name=words.card(lord.duke)))
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


# ---- Explanations ----------------------------------------------------------------------------------------------------

# The answer to ``?``: the rules of the relevant cards, or of the card or option named.

_SHOWN: Final = 3  # explanations at most, when several names begin alike
_ALTERING: Final = {"six": "foxgrove_palisade", "one": "the_desert_orchid", "lower": "palace_of_the_dawn"}
_TAKERS: Final = {
    "gold 1": "cathedral_of_st_aquila", "magic 1": "the_orb_of_urdr",
    "gold 3": "cutthroats_truce", "monster 1": "purloiners_perch",
}  # fmt: skip
_BY_PHASE: Final = {
    "dice": "roll", "thief": "harvest", "harvest": "harvest", "raid": "monster", "capture": "monster",
    "duke": "", "over": "",
}  # fmt: skip
_NAMED: Final = (
    *CITIZENS, *MONSTERS, *DOMAINS, *DUKES, *(STARTER + name for name in STARTER_NAMES),
    *AREAS, *ROLES, *TYPES, *RESOURCES, *PHASES,
)  # fmt: skip


def explain(words: ValeriaWords, seen: SeatView, legal: Sequence[int], about: str) -> list[str]:
    """Return explanations of what ``about`` names; if it is empty, of the phase, the options and the own cards."""
    if not about:
        return [_explanation(words, seen, name) for name in _near(seen, legal)]
    if about.isdecimal() and 1 <= int(about) <= len(legal):
        name = card_of(seen, legal[int(about) - 1]) or _phase(seen)
        return [_explanation(words, seen, name)] if name else [words.text("terminal-no-card", name=about)]
    titles = {name: words.card(name) for name in _NAMED}
    found = matching(about, {name: (title, name.replace("_", " ")) for name, title in titles.items()})
    if not found:
        return [words.text("terminal-no-card", name=about)]
    if len(found) > _SHOWN:
        return [words.text("terminal-which-card", cards=", ".join(titles[name] for name in found))]
    return [_explanation(words, seen, name) for name in found]


def _near(seen: SeatView, legal: Sequence[int]) -> list[str]:
    """Return what the reader may want to know about now: the phase, the cards on offer and the own ones."""
    near = [_phase(seen), *(card_of(seen, action) for action in legal)]
    if seen.seat is not None:
        me = seen.me
        near += [me.duke or "", *sorted(me.citizens, key=lambda name: CITIZENS[name].group), *me.domains]
        near += [STARTER + name for name in STARTER_NAMES]
    return list(dict.fromkeys(name for name in near if name))


def _phase(seen: SeatView) -> str:
    """Return the phase of the turn, or an empty text if the game has not begun or is over."""
    phase = _BY_PHASE.get(seen.phase, "action")
    return "second_harvest" if phase == "harvest" and seen.stage == "second harvest" else phase


def _explanation(words: ValeriaWords, seen: SeatView, name: str) -> str:
    title = words.card(name)
    text = f"{title}: {words.help(name)}"
    if name in seen.areas:
        stack = seen.monsters[seen.areas.index(name)]
        left = ", ".join(words.card(one) + times(number) for one, number in runs(stack.open))
        text += f" {words.text('valeria-terminal-stack', names=left or words.text('terminal-nothing'))}"
    return text


def card_of(seen: SeatView, action: int) -> str:
    """Return the card that an action is about, or the resource it takes; an empty text if there is none."""
    verb = notation(action).partition(" ")[0]
    if verb in _ALTERING:
        return _ALTERING[verb]
    if verb in ("slay", "raid"):
        return seen.monsters[action - (act.SLAY if verb == "slay" else act.RAID)].top or ""
    if verb in ("recruit", "free"):
        return seen.citizens[action - (act.RECRUIT if verb == "recruit" else act.FREE)].top or ""
    if verb == "build":
        return seen.domains[action - act.BUILD].top or ""
    if verb == "gain":
        return RESOURCE_NAMES[action - act.GAIN]
    if verb == "keep":
        return DUKE_NAMES[action - act.KEEP]
    if verb == "trade":
        return CITIZEN_NAMES[action - act.TRADE]
    if verb == "return_monster":
        return MONSTER_NAMES[action - act.RETURN_MONSTER]
    if verb == "return_citizen":
        return CITIZEN_NAMES[action - act.RETURN_CITIZEN]
    return _card_at_work(seen, verb, action)


def _card_at_work(seen: SeatView, verb: str, action: int) -> str:
    """Return the card that asked for the decision."""
    if verb == "capture" and isinstance(seen.step.get("place"), int):
        row = len(seen.areas) * (action - act.CAPTURE)
        return seen.citizens[int(str(seen.step["place"])) + row].top or ""
    if seen.phase == "pay":
        centre = {"slay": seen.monsters, "recruit": seen.citizens, "build": seen.domains}
        return centre[str(seen.step["for"])][int(str(seen.step["place"]))].top or ""
    if seen.phase == "thief":
        return "thief"
    if seen.phase == "victim":
        return _TAKERS.get(f"{seen.step.get('take')} {seen.step.get('number')}", "")
    if seen.phase == "reward":
        return str(seen.step["monster"])
    if verb == "choose":
        return "merchant" if seen.own_turn else "thief"
    return {"bargain": "golden_obelisk_of_nae", "hunt": "eye_of_asteraten"}.get(seen.phase, "")


# ---- The narrator ----------------------------------------------------------------------------------------------------

_NOTED: Final = ("recruit", "build", "free", "capture", "return_citizen")  # their labels do not say what the card does


class ValeriaNarrator:
    """Tells Valeria in one language."""

    def __init__(self, language: str, edition: str | None = None) -> None:
        self.words = words_in(language)

    def welcome(self, view: View) -> list[str]:
        """Return what a new game begins with: its aim in a sentence or two."""
        seen = SeatView(view)
        if seen.solo:
            return [self.words.text("valeria-terminal-welcome-solo")]
        return [self.words.text("valeria-terminal-welcome", number=seen.exhausted_end)]

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round if a turn begins with this event, or None."""
        return event.args[0] if event.kind == TURN else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log, the sentences of one turn together; ``me`` is the seat that reads it."""
        return paragraphs(self.words, events, names, me)

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with the names of cards marked, and which event each sentence tells."""
        return lines(words_in(self.words.language, marked=True), events, names, me, after)

    def event_name(self, event: Event) -> str:
        """Return what an event is called in the game's table of events."""
        return EVENT_NAMES[event.kind]

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""
        return last_paragraph(events)

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the seat is asked."""
        return self.words.question(view, legal, names)

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        """Return the choices, one for each legal action and in their order, with what each costs and brings."""
        seen = SeatView(view)
        return [
            Option(self.words.action(seen, action, names, quote), self._note(action, quote))
            for action, quote in zip(legal, quotes, strict=True)
        ]

    def _note(self, action: int, quote: Quote) -> str:
        """Return what the card of an option does, where its label does not say so."""
        noted = notation(action).partition(" ")[0] in _NOTED
        return self.words.reminder(str(quote.on.get("citizen") or quote.on["domain"])) if noted else ""

    def why_not(self, reason: Reason) -> str:
        """Return why a card cannot be had now, in a sentence."""
        return self.words.why_not(reason)

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return explanations of what ``about`` names: a card, the number of a choice; if empty, all that is near."""
        return explain(self.words, SeatView(view), legal, about)

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action, in a sentence to ``me``."""
        return self.words.reason(reason, names, me)

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""
        return scores(self.words, SeatView(view), ranks, names)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
        return verdict(self.words, SeatView(view), ranks, names, me)
