"""Narrator of Valeria in one language: log, questions, explanations and results."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal, get_args

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
    MONSTERS,
    RESOURCES,
    ROLES,
    TYPES,
)
from burgrave.games.valeria.faces.seat_view import SeatView
from burgrave.games.valeria.faces.words import PHASES, STARTER, ValeriaWords, words_in
from burgrave.games.valeria.facts import ValeriaPoints
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.events import EVENT_NAMES, TURN
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.rules.solo import LOST, WON
from burgrave.games.valeria.verbs import VERBS, notation
from burgrave.kernel.events import Event
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.quote import Quote, Reason
from burgrave.text.finding import matching
from burgrave.text.naming import Names
from burgrave.text.narrator import Line, Option, Phrase, Score, View, tied_seats

# ---- Names that people type ------------------------------------------------------------------------------------------


class ValeriaNames:
    """Names of Valeria's cards and setups; there is only one edition."""

    ids: Final = (
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
    words = words_in(language)
    return {name: words.card(name) for name in ValeriaNames.ids}


NAMES: Final[Names] = ValeriaNames()


# ---- The log ---------------------------------------------------------------------------------------------------------

# Each turn is one paragraph; repeated events become a single sentence.

_OPENINGS: Final = (ev.TURN, ev.FINISHED)
_BOUGHT: Final = (ev.SLAIN, ev.RECRUITED, ev.BUILT, ev.ALTERED, ev.GAINS)
_WITH_WAITING: Final = 5  # players


def _lines(
    words: ValeriaWords, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
) -> list[list[Line]]:
    """Return the log with one paragraph per turn and one for the events before the first turn.

    ``after`` is the event that opened the previous paragraph, if earlier events have already been shown.
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


class _Turn:
    """Events of one turn, or of the part of a turn that is being described."""

    def __init__(self, words: ValeriaWords, events: Sequence[Event], names: Sequence[str], me: int | None) -> None:
        self._words = words
        self._events = events
        self._names = names
        self._me = me
        first = events[0]
        self.round = first.args[0] if first.kind == ev.TURN else None

    def sentences(self, round_told: int) -> list[tuple[int, str]]:
        """Return the sentences, each with the index of its event; do not announce round ``round_told`` again."""
        told: list[tuple[int, str]] = []
        index = 0
        while index < len(self._events):
            number, sentences = self._next(index, round_told)
            told += [(self._told_of(index), sentence) for sentence in sentences]
            index += number
        return told

    def _told_of(self, index: int) -> int:
        """Return the index of the event that a sentence describes: the purchase rather than its payment."""
        return index + 1 if self._is_payment(index) else index

    def _is_payment(self, index: int) -> bool:
        """Return True if the event is the payment for the event after it."""
        after = self._events[index + 1 : index + 2]
        return self._events[index].kind == ev.PAID and bool(after) and after[0].kind in _BOUGHT

    def _next(self, index: int, round_told: int) -> tuple[int, list[str]]:
        """Return how many events from ``index`` on belong together, and the sentences that describe them."""
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
        """Describe consecutive identical exchanges in one sentence."""
        number = 1
        while self._events[index + 2 * number : index + 2 * number + 2] == [traded, gains]:
            number += 1
        sentence = self._words.exchanged(traded, gains, self._names, self._me)
        if number > 1:
            what = sentence.removesuffix(".")
            sentence = self._words.text("valeria-terminal-often", what=what, number=number) + "."
        return 2 * number, [sentence]

    def _waits(self, active: int) -> bool:
        """Return True if the reader is the Waiting player, who sits to the right of the active player."""
        return len(self._names) == _WITH_WAITING and self._me == (active - 1) % _WITH_WAITING

    def _alike(self, index: int) -> list[Event]:
        """Return the run of events from ``index`` on that have the same kind and seat."""
        kind, seat = self._events[index].kind, self._events[index].args[0]
        after = self._events[index:]
        return [*itertools.takewhile(lambda event: event.kind == kind and event.args[0] == seat, after)]

    def _dealt(self, index: int) -> tuple[int, list[str]]:
        """Describe both dukes of a seat in one sentence."""
        dealt = self._alike(index)
        dukes = [DUKE_NAMES[event.args[1]] for event in dealt]
        return len(dealt), [self._words.dealt(dealt[0].args[0], dukes, self._names, self._me)]

    def _gains(self, index: int) -> tuple[int, list[str]]:
        """Describe consecutive gains of a seat in one sentence."""
        gains = self._alike(index)
        amounts = [(RESOURCES[event.args[1]], event.args[2]) for event in gains]
        return len(gains), [self._words.gains(gains[0].args[0], amounts, self._names, self._me)]


# ---- Results ---------------------------------------------------------------------------------------------------------

_Item = Literal["monsters", "domains", "tokens", "duke"]
_ITEMS: Final[tuple[_Item, ...]] = get_args(_Item)


def _total(seen: SeatView, seat: int) -> int:
    final = seen.people[seat].final
    assert final is not None
    return final["total"]


def _is_draw(seen: SeatView) -> bool:
    """Return True if a solo game ended with equal points."""
    lord = seen.dark_lord
    assert lord is not None and lord["points"] is not None
    return seen.outcome not in (WON, LOST) and lord["points"]["total"] == _total(seen, 0)


def _solo_verdict(words: ValeriaWords, seen: SeatView, place: int, name: str, me: int | None) -> str:
    lord = seen.dark_lord
    assert lord is not None and lord["points"] is not None
    result = "draw" if _is_draw(seen) else "won" if place == 1 else "lost"
    if seen.outcome == WON:
        result = "slain"
    elif seen.outcome == LOST:
        result = "open"
    message = f"valeria-terminal-solo-{result}"
    mine, his = _total(seen, 0), lord["points"]["total"]
    arguments: dict[str, str | int] = {"name": name, "points": words.points(mine), "others": words.points(his)}
    return words.format(message, "you" if me == 0 and words.has(message, "you") else "", arguments)


# ---- Explanations ----------------------------------------------------------------------------------------------------

# The output of ``?``: the rules of the relevant cards, or of the named card or option.

_SHOWN: Final = 3  # maximum number of explanations if several names match
_VERBS: Final = {verb.name: verb for verb in VERBS}
_ARGUMENTS: Final = {
    "resource": RESOURCE_NAMES,
    "citizen": CITIZEN_NAMES,
    "monster": MONSTER_NAMES,
    "duke": DUKE_NAMES,
}
_TAKERS: Final = {
    "gold 1": "cathedral_of_st_aquila", "magic 1": "the_orb_of_urdr",
    "gold 3": "cutthroats_truce", "monster 1": "purloiners_perch",
}  # fmt: skip
_BY_PHASE: Final = {
    "dice": "roll", "thief": "harvest", "harvest": "harvest", "raid": "monster", "capture": "monster",
    "duke": "", "over": "",
}  # fmt: skip
_NAMED: Final = (
    *CITIZENS, *MONSTERS, *DOMAINS, *DUKE_NAMES, *(STARTER + name for name in STARTER_NAMES),
    *AREAS, *ROLES, *TYPES, *RESOURCES, *PHASES,
)  # fmt: skip
TIMES: Final = "×"


def runs(names: Sequence[str]) -> list[tuple[str, int]]:
    """Return each run of equal names with its length."""
    return [(name, len([*same])) for name, same in itertools.groupby(names)]


def times(number: int, sign: str = TIMES) -> str:
    """Return the suffix for a number of cards, such as " ×2", or an empty string for a single card."""
    return f" {sign}{number}" if number > 1 else ""


def _near(seen: SeatView, legal: Sequence[int]) -> list[str]:
    """Return the names to explain by default: the phase, the cards of legal actions and the reader's own cards."""
    near = [_phase(seen), *(card_of(seen, action) for action in legal)]
    if seen.seat is not None:
        me = seen.me
        near += [me.duke or "", *sorted(me.citizens, key=lambda name: CITIZENS[name].group), *me.domains]
        near += [STARTER + name for name in STARTER_NAMES]
    return list(dict.fromkeys(name for name in near if name))


def _phase(seen: SeatView) -> str:
    """Return the name of the phase, or an empty string before the first turn and after the end."""
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
    """Return the card or resource that an action is about, or an empty string if there is none."""
    verb = _VERBS[notation(action).partition(" ")[0]]
    argument = action - verb.action
    if verb.takes in _ARGUMENTS:
        return _ARGUMENTS[verb.takes][argument]
    if verb.cards:
        return verb.cards[0]
    if verb.place == "monsters":
        return seen.monsters[argument].top or ""
    if verb.place == "citizens":
        return seen.citizens[argument].top or ""
    if verb.place == "domains":
        return seen.domains[argument].top or ""
    return _card_at_work(seen, verb.name, argument)


def _card_at_work(seen: SeatView, verb: str, argument: int) -> str:
    if verb == "capture":
        return seen.citizens[seen.step["place"] + len(seen.areas) * argument].top or ""
    if seen.phase == "pay":
        return seen.paid_for().top or ""
    if seen.phase == "thief":
        return "thief"
    if seen.phase == "victim":
        return _TAKERS.get(f"{seen.step.get('take')} {seen.step.get('number')}", "")
    if seen.phase == "reward":
        return seen.step["monster"]
    if verb == "choose":
        return "merchant" if seen.own_turn else "thief"
    return {"bargain": "golden_obelisk_of_nae", "hunt": "eye_of_asteraten"}.get(seen.phase, "")


# ---- The narrator ----------------------------------------------------------------------------------------------------

_NOTED: Final = ("recruit", "build", "free", "capture", "return_citizen")  # labels without the card's effect


@mypyc_attr(allow_interpreted_subclasses=True)
class ValeriaNarrator:
    def __init__(self, language: str, edition: str | None = None) -> None:
        self.words = words_in(language)

    def welcome(self, view: View) -> list[str]:
        """Return the introduction to a new game, which gives the goal in one or two sentences."""
        seen = SeatView(view)
        if seen.solo:
            return [self.words.text("valeria-terminal-welcome-solo")]
        return [self.words.text("valeria-terminal-welcome", number=seen.exhausted_end)]

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round if the event begins a turn, otherwise None."""
        return event.args[0] if event.kind == TURN else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log as one list of sentences per turn; ``me`` is the reader's seat."""
        return [[line.text for line in told] for told in _lines(self.words, events, names, me)]

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with markup around card names and the event index of each sentence."""
        return _lines(words_in(self.words.language, marked=True), events, names, me, after)

    def event_name(self, event: Event) -> str:
        return EVENT_NAMES[event.kind]

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""
        return max((index for index, event in enumerate(events) if event.kind in _OPENINGS), default=0)

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        return self.words.question(SeatView(view), legal, names)

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        """Return the options in the order of the legal actions, with their costs and gains."""
        seen = SeatView(view)
        return [
            Option(self.words.action(seen, action, names, quote), self._note(action, quote))
            for action, quote in zip(legal, quotes, strict=True)
        ]

    def phrase(self, form: Phrase, view: View, action: int, names: Sequence[str], quote: Quote) -> str:
        """Return the text of an action of the viewing seat in the given form, or "" if the action has no such form."""
        return self.words.phrase(form, SeatView(view), action, names, quote)

    def _note(self, action: int, quote: Quote) -> str:
        """Return the effect of an option's card unless the label already describes it."""
        noted = notation(action).partition(" ")[0] in _NOTED
        return self.words.reminder(str(quote.on.get("citizen") or quote.on["domain"])) if noted else ""

    def why_not(self, reason: Reason) -> str:
        """Return the sentence that explains why a card cannot be taken now."""
        return self.words.why_not(reason)

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Explain a card name or choice number or, if ``about`` is empty, everything relevant now."""
        words, seen = self.words, SeatView(view)
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

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return the main reason for an action as a sentence addressed to ``me``."""
        return self.words.reason(reason, names, me)

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first; solo games include the Dark Lord."""
        seen = SeatView(view)
        rows = [self._row(one.final, names[one.seat], ranks[one.seat], one.seat, seen) for one in seen.people]
        if seen.dark_lord is not None:  # both are first if the points are equal
            place = 1 if ranks[0] > 1 or _is_draw(seen) else 2
            rows.append(self._row(seen.dark_lord["points"], self.words.dark_lord(), place, None, seen))
        return sorted(rows, key=lambda row: row.place)

    def _row(self, points: ValeriaPoints | None, name: str, place: int, seat: int | None, seen: SeatView) -> Score:
        assert points is not None
        items = [item for item in _ITEMS if item != "tokens" or not seen.solo]
        texts = [(self.words.text(f"valeria-terminal-score-{item}"), points[item]) for item in items]
        return Score(name, place, points["total"], texts, seat)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return the sentence that names the winners; it says "you" if ``me`` is the only winner.

        In solo games, it says "you" whenever the message has such a form, even if ``me`` did not win.
        """
        words, seen = self.words, SeatView(view)
        if seen.solo:
            return _solo_verdict(words, seen, ranks[0], names[0], me)
        winners = [seat for seat, place in enumerate(ranks) if place == 1]
        total = _total(seen, winners[0])
        best = words.listed([names[seat] for seat in winners])
        if winners == [me]:
            return words.text("terminal-you-win", number=total)
        return words.text("terminal-winners", names=best, count=len(winners), number=total)

    def ties(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[str]:
        """Return a sentence for each tie in points, best first, with the players' numbers of cards (A24)."""
        seen = SeatView(view)
        if seen.solo:
            return []
        found: list[str] = []
        for seats in tied_seats([_total(seen, seat) for seat in range(len(ranks))], ranks):
            values = ", ".join(f"{names[seat]} ({seen.people[seat].cards_owned})" for seat in seats)
            arguments: dict[str, str | int] = {"names": self.words.listed([names[seat] for seat in seats])}
            arguments |= {"number": _total(seen, seats[0]), "values": values}
            arguments["cards"] = seen.people[seats[0]].cards_owned
            shared = len({ranks[seat] for seat in seats}) == 1
            found.append(self.words.format("valeria-terminal-tie", "shared" if shared else "", arguments))
        return found
