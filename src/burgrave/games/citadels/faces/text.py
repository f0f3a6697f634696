"""Narrator of Citadels in one language: log, table facts and results.

It also explains cards and finds them by name. Every face shows the same facts about characters, cities and scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES, WITCH
from burgrave.games.citadels.faces.seat_view import RANK, TYPE, PlayerView, SeatView
from burgrave.games.citadels.faces.words import Words, words_in
from burgrave.games.citadels.facts import CitadelsPoints, citadels_view
from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.events import EVENT_NAMES, ROUND
from burgrave.games.citadels.rules.ruleset import (
    CUSTOM,
    DEFAULT,
    RANDOM,
    RULESETS,
    TIE_COSTS_THEN_GOLD,
    ruleset_named,
    scenarios_of,
)
from burgrave.games.citadels.verbs import decode
from burgrave.kernel.events import Event
from burgrave.kernel.quote import Quote, Reason
from burgrave.text.catalogue import folded, matching
from burgrave.text.naming import Names
from burgrave.text.narrator import Line, Option, Score, View

# ---- Names that people type ------------------------------------------------------------------------------------------


class CitadelsNames:
    """What the cards are called depends on the edition."""

    ids: Sequence[str] = (
        *CHARACTER_NAMES,
        *DISTRICT_NAMES,
        *dict.fromkeys(name for rules in RULESETS.values() for name in scenarios_of(rules)),
        RANDOM,
        CUSTOM,
    )

    def titles(self, language: str, edition: str | None) -> Mapping[str, str]:
        return _titles(language, edition or DEFAULT)


@lru_cache
def _titles(language: str, edition: str) -> dict[str, str]:
    from burgrave.games.citadels.faces.words import words_in  # it reads texts, which the ids do without

    words = words_in(language, edition)
    scenarios = [*scenarios_of(ruleset_named(edition)), RANDOM, CUSTOM]
    return {name: words.card(name) for name in words.in_print} | {name: words.scenario(name) for name in scenarios}


NAMES: Final[Names] = CitadelsNames()


# ---- The log ---------------------------------------------------------------------------------------------------------

# Each turn is one paragraph; events that repeat one another become a single sentence.

# The private event that says more than the public one right before it.
_TWIN: Final = {
    ev.LOOK: ev.DREW_CARD,
    ev.DRAW: ev.DREW_CARD,
    ev.KEPT: ev.KEPT_CARD,
    ev.DISCARD: ev.DISCARDED_CARD,
    ev.TUCKED: ev.TUCKED_CARD,
    ev.CARD_MOVES: ev.CARD_SEEN,
}
_SKIPPED: Final = (ev.END, ev.DESTROYED, ev.PICKED, ev.BURIED)  # said by what comes before or after, or news to nobody
_PAID_OTHERWISE: Final = (ev.FRAMEWORK, ev.SACRIFICE)
_CARDS: Final = {
    ev.DREW_CARD: "citadels-event-drew-card",
    ev.SEEN_CARD: "citadels-event-seen-card",
    ev.MUSEUM_CARD: "citadels-event-museum-card",
}
_RUNS: Final = (*_CARDS, ev.KEPT, ev.FIRST_COMPLETE, ev.SILENCE)  # told together
_OF_ALL: Final = (ev.FIRST_COMPLETE, ev.SILENCE)  # whoever they are about
_OPENINGS: Final = (ev.ROUND, ev.REVEAL, ev.RESUMED, ev.HEIR, ev.FINISHED)


def lines(words: Words, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[Line]]:
    """Return the log, the sentences of one turn together; calls that nobody answered are one sentence."""
    told: list[list[Line]] = []
    before = -1
    index = 0
    while index < len(events):
        event = events[index]
        number = _run(events, index)
        if not _redundant(events, index):
            if not told or _opens(event.kind, before):
                told.append([])
            told[-1].append(Line(index, _sentence(words, events, index, number, names, me)))
            before = event.kind
        index += number
    return told


def paragraphs(words: Words, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
    """Return the sentences of the log alone."""
    return [[line.text for line in told] for told in lines(words, events, names, me)]


def last_paragraph(events: Sequence[Event]) -> int:
    """Return the index of the event that opens the last paragraph, which may be unfinished."""
    last = 0
    before = -1
    for index, event in enumerate(events):
        if not _redundant(events, index):
            if _opens(event.kind, before):
                last = index
            before = event.kind
    return last


def _opens(kind: int, before: int) -> bool:
    return kind in _OPENINGS or (kind == ev.SILENCE) != (before == ev.SILENCE)


def _run(events: Sequence[Event], index: int) -> int:
    """Return how many events from here on are told in one sentence: cards of one seat, cities complete, no answers."""
    first = events[index]
    number = 1
    while first.kind in _RUNS and index + number < len(events):
        other = events[index + number]
        if other.kind != first.kind or (first.kind not in _OF_ALL and other.args[0] != first.args[0]):
            break
        number += 1
    return number


def _redundant(events: Sequence[Event], index: int) -> bool:
    event = events[index]
    if event.kind in _SKIPPED or (event.kind == ev.PAYS and event.args[2] == 0):
        return True
    if event.kind == ev.BUILD:
        earlier = [one.kind for one in events[max(0, index - 2) : index]]
        return any(kind in _PAID_OTHERWISE for kind in earlier)
    if event.kind == ev.DISCARD and _counted_later(events, index):
        return True
    if event.kind == ev.CARD_MOVES and _in_a_turn_after(events, index, ev.SEER):
        return True
    if event.kind == ev.NO_TURN and _in_a_turn_after(events, index, ev.HOSPITAL):
        return True
    after = index + (_run(events, index) if event.kind == ev.KEPT else 1)
    later = events[after] if after < len(events) else None
    return later is not None and later.kind == _TWIN.get(event.kind) and later.args[0] == event.args[0]


def _counted_later(events: Sequence[Event], index: int) -> bool:
    """Tell whether the discards that begin here are summed up in one number."""
    for event in events[index:]:
        if event.kind not in (ev.DISCARD, ev.DISCARDED_CARD):
            return event.kind in (ev.REPLACE, ev.DEN)
    return False


def _in_a_turn_after(events: Sequence[Event], index: int, kind: int) -> bool:
    """Tell whether an event of this kind, which says it all, came earlier in the turn."""
    for event in reversed(events[:index]):
        if event.kind in _OPENINGS:
            return False
        if event.kind == kind:
            return True
    return False


def _by_the_witch(events: Sequence[Event], index: int) -> bool:
    """Tell whether the turn is the Witch's own."""
    for event in reversed(events[:index]):
        if event.kind in _OPENINGS:
            return event.kind == ev.REVEAL and event.args[1] == WITCH
    return False


def _sentence(
    words: Words, events: Sequence[Event], index: int, number: int, names: Sequence[str], me: int | None
) -> str:
    event = events[index]
    if event.kind == ev.FORGONE and _by_the_witch(events, index):
        return words.event(event, names, me, "-witch")
    if event.kind not in _RUNS or (number == 1 and event.kind not in _CARDS):
        return words.event(event, names, me)
    if event.kind == ev.SILENCE:
        return words.silence([one.args[0] for one in events[index : index + number]])
    seat = event.args[0]
    if event.kind == ev.FIRST_COMPLETE:
        return words.first_together([one.args[0] for one in events[index : index + number]], names, me)
    if event.kind == ev.KEPT:
        return words.kept_several("you" if seat == me else "", names, seat, number)
    message = _CARDS[event.kind]
    if index > 0 and events[index - 1].kind == ev.LOOK:
        message = "citadels-event-looked-at"
    voice = "" if seat != me else "to-you" if event.kind == ev.SEEN_CARD else "you"
    kinds = [DISTRICT_NAMES[one.args[1]] for one in events[index : index + number]]
    return words.cards_seen(message, voice, names, seat, kinds)


# ---- Table in words --------------------------------------------------------------------------------------------------

_SHOWN: Final = 3  # explanations at most, when several names begin alike
_TWO_TURNS: Final = 3  # players at most for everybody to have two turns in a round


@dataclass(frozen=True)
class CastEntry:
    """One character of the cast: who it is, what is known of it, and whether it is being called."""

    rank: int
    name: str
    title: str
    known: list[str]
    called: bool
    out: bool


def cast_row(words: Words, seen: SeatView, names: Sequence[str]) -> list[CastEntry]:
    """Return the cast by rank, each with what the viewing seat knows of it."""
    row: list[CastEntry] = []
    for name in seen.cast:
        rank = RANK[name]
        called = seen.called == rank and seen.turn is not None
        known = _holder(words, seen, names, name, called) + _markers(words, seen, name)
        out = name in seen.face_up or name == seen.killed
        row.append(CastEntry(rank, name, words.character(name), known, called, out))
    return row


def _holder(words: Words, seen: SeatView, names: Sequence[str], name: str, called: bool) -> list[str]:
    """Return who has a character, as far as it is known."""
    gender = words.gender(name)
    if name in seen.face_up:
        return [words.text("citadels-terminal-cast-face-up", gender=gender)]
    for one in seen.people:
        if name in one.characters:
            if one.seat == seen.seat:
                return [words.text("citadels-terminal-cast-mine", gender=gender)]
            return [names[one.seat]]
    if any(look["buried"] == name for look in seen.draft):
        return [words.text("citadels-terminal-cast-buried", gender=gender)]
    if seen.called > RANK[name] or (seen.called == RANK[name] and not called):
        return [] if name == seen.killed else [words.text("citadels-terminal-cast-silent", gender=gender)]
    if seen.draft and name in _passed_on(seen):
        return [words.text("citadels-terminal-cast-passed", gender=gender)]
    return []


def _passed_on(seen: SeatView) -> list[str]:
    """Return the characters that the viewing seat saw last and passed on."""
    last = seen.draft[-1]
    offered = last["seen"]
    if last["picked"] is None or not isinstance(offered, list) or len(offered) < 2:
        return []
    return [name for name in offered if name not in (last["picked"], last["buried"])]


def _markers(words: Words, seen: SeatView, name: str) -> list[str]:
    """Return what lies on a character: death, spell, theft, warrant, threat."""
    gender = words.gender(name)
    found: list[str] = []
    for key, marked in (("killed", seen.killed), ("bewitched", seen.bewitched), ("robbed", seen.robbed)):
        if marked == name:
            found.append(words.text(f"citadels-terminal-cast-{key}", gender=gender))
    if name in seen.warrants:
        sign = "" if seen.signed is None else "-signed" if seen.signed == name else "-blank"
        found.append(words.text(f"citadels-terminal-cast-warrant{sign}"))
    if name in seen.threats:
        real = "" if seen.flower is None else "-real" if seen.flower == name else "-blank"
        found.append(words.text(f"citadels-terminal-cast-threat{real}"))
    return found


def known_hand(words: Words, one: PlayerView) -> str:
    """Return the cards known to be in a hand, copies counted."""
    counts = Counter(one.known_hand)
    return ", ".join(words.district(name) + (f" ×{number}" if number > 1 else "") for name, number in counts.items())


def header_facts(words: Words, seen: SeatView, scenario: str) -> list[str]:
    """Return what stands above the table."""
    facts = [words.scenario(scenario)] if words.has(f"citadels-scenario-{scenario}") else []
    facts.append(words.text("terminal-round", number=seen.round))
    facts.append(words.text("citadels-terminal-deck", count=words.cards(seen.deck)))
    if seen.tower:
        facts.append(words.text("citadels-terminal-tower"))
    if seen.pool is not None:
        facts.append(words.text("citadels-terminal-pool", gold=words.gold(seen.pool)))
    return facts


def marks(words: Words, seen: SeatView, one: PlayerView) -> list[str]:
    """Return what is to be said of a player besides gold and cards."""
    found: list[str] = []
    if one.seat == seen.crown:
        found.append(words.text("citadels-terminal-has-crown"))
    found += [words.character(name) for name in one.revealed]
    if one.protected:
        found.append(words.text("citadels-terminal-protected"))
    if one.seat in seen.first:
        alone = len(seen.first) == 1
        found.append(words.text("citadels-terminal-complete-first" if alone else "citadels-terminal-complete-among"))
    elif one.complete:
        found.append(words.text("citadels-terminal-complete"))
    if one.seat == seen.collector and "tax_collector_old" not in one.revealed:  # the Witch in its place
        found.append(words.text("citadels-terminal-collector"))
    if one.seat == seen.moored and len(seen.people) <= _TWO_TURNS:
        found.append(words.text("citadels-terminal-moored"))
    if one.museum:
        found.append(words.text("citadels-terminal-museum", count=words.cards(one.museum)))
    return found


def city_by_type(words: Words, one: PlayerView) -> list[tuple[str, list[str]]]:
    """Return the districts of a city under their types: ``("noble", ["Castle 4", ...])``."""
    groups: list[tuple[str, list[str]]] = []
    for kind_type in TYPE_NAMES:
        found = [district for district in one.city if district.type == kind_type]
        found.sort(key=lambda district: (-district.cost, district.name))
        texts = [f"{words.district(each.name + '+' * each.gilded)} {each.cost}" for each in found]
        if texts:
            groups.append((kind_type, texts))
    return groups


def hand_line(words: Words, seen: SeatView, name: str) -> str:
    """Return a card of the hand: name, cost and type."""
    return f"{words.district(name)} {seen.printed(name)} ({words.type(TYPE[name]).lower()})"


# ---- Explanations ----------------------------------------------------------------------------------------------------


def explain(words: Words, seen: SeatView, about: str, options: Sequence[str]) -> list[str]:
    """Return explanations of the cards that ``about`` names, or if it is empty of ``options`` and the own cards."""
    if not about:
        shown = list(dict.fromkeys([*seen.characters, *options, *seen.hand]))
        return [_explanation(words, seen, name) for name in shown]
    titles = {name: _title(words, name) for name in words.in_print}
    in_game = {folded(titles[name]): name for name in seen.cast}  # of two cards called alike, this one is meant
    meant = {name: title for name, title in titles.items() if in_game.get(folded(title), name) == name}
    found = matching(about, {name: (title, name) for name, title in meant.items()})
    if not found:
        return [words.text("terminal-no-card", name=about)]
    if len(found) > _SHOWN:
        return [words.text("terminal-which-card", cards=", ".join(titles[name] for name in found))]
    return [_explanation(words, seen, name) for name in found]


def _title(words: Words, name: str) -> str:
    return words.character(name) if name in RANK else words.district(name)


def _explanation(words: Words, seen: SeatView, name: str) -> str:
    if name in RANK:
        group = words.text("citadels-terminal-rank", number=RANK[name])
    else:
        group = f"{words.type(TYPE[name]).lower()}, {words.gold(seen.printed(name))}"
    return f"{_title(words, name)} ({group}): {words.help(name)}"


# ---- The narrator ----------------------------------------------------------------------------------------------------

_NOTED: Final = ("pick", "bury", "lend")  # verbs whose options carry a reminder of the character
_Item = Literal["districts", "all_types", "completion", "uniques"]
_ITEMS: Final[dict[str, _Item]] = {
    "districts": "districts", "types": "all_types", "complete": "completion", "uniques": "uniques",
}  # fmt: skip


class CitadelsNarrator:
    """Tells Citadels in one language, with the names of one edition."""

    def __init__(self, language: str, ruleset: str | None = None) -> None:
        self.words = words_in(language, ruleset or DEFAULT)

    def welcome(self, view: View) -> list[str]:
        """Return what a new game begins with: its aim in a sentence or two."""
        return [self.words.text("citadels-terminal-welcome", number=SeatView(view).goal)]

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round that begins with this event, or None."""
        return event.args[0] if event.kind == ROUND else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log, the sentences of one turn together; ``me`` is the seat that reads it."""
        return paragraphs(self.words, events, names, me)

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with the names of cards marked, and which event each sentence tells."""
        return lines(words_in(self.words.language, self.words.ruleset, marked=True), events, names, me)

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
        """Return the choices, one for each legal action and in their order."""
        seen = SeatView(view)
        row = cast_row(self.words, seen, names)
        return [self._option(seen, row, action, names, quote) for action, quote in zip(legal, quotes, strict=True)]

    def _option(
        self, seen: SeatView, row: Sequence[CastEntry], action: int, names: Sequence[str], quote: Quote
    ) -> Option:
        label = self.words.action(seen, action, names, quote)
        decoded = decode(action)
        if decoded.verb in _NOTED:
            name = str(decoded.argument)
            rank = self.words.text("citadels-terminal-rank", number=RANK[name])
            return Option(f"{label} ({rank})", self.words.reminder(name))
        if isinstance(decoded.argument, str) and decoded.argument in RANK:
            known = next(one.known for one in row if one.name == decoded.argument)
            return Option(label, ", ".join(known))
        return Option(label)

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return explanations of what ``about`` names: a card, the number of a choice; if empty, all that is near."""
        offered = [_card(action) for action in legal]
        if about.isdecimal() and 1 <= int(about) <= len(offered) and offered[int(about) - 1]:
            about = offered[int(about) - 1]
        return explain(self.words, SeatView(view), about, [name for name in offered if name])

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action, in a sentence to ``me``."""
        return self.words.reason(reason, names, me)

    def why_not(self, reason: Reason) -> str:
        """Return why something cannot be done now, in a few words."""
        return self.words.why_not(reason)

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results of a finished game, best first."""
        points = _points(view)
        scores: list[Score] = []
        for seat, name in enumerate(names):
            items = [
                (self.words.text(f"citadels-terminal-score-{item}"), points[seat][key]) for item, key in _ITEMS.items()
            ]
            scores.append(Score(name, ranks[seat], points[seat]["total"], items, seat))
        return sorted(scores, key=lambda score: score.place)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, and what broke each tie, in a line to ``me`` (``None``: to everybody)."""
        points = _points(view)
        winners = [seat for seat, place in enumerate(ranks) if place == 1]
        total = points[winners[0]]["total"]
        if winners == [me]:
            won = self.words.text("terminal-you-win", number=total)
        else:
            best = self.words.listed([names[seat] for seat in winners])
            won = self.words.text("terminal-winners", names=best, count=len(winners), number=total)
        return " ".join([won, *self._ties_broken(points, ranks, names)])

    def _ties_broken(self, points: list[CitadelsPoints], ranks: Sequence[int], names: Sequence[str]) -> Iterator[str]:
        """Yield a sentence for each group of seats with equal points and different places (R-03), best first."""
        by_costs = ruleset_named(self.words.ruleset).tie_break == TIE_COSTS_THEN_GOLD
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        for _total, group in groupby(order, key=lambda seat: points[seat]["total"]):
            seats = list(group)
            if len({ranks[seat] for seat in seats}) > 1:
                costs_differ = len({points[seat]["districts"] for seat in seats}) == len(seats)
                broken_by = "rank" if not by_costs else "costs" if costs_differ else "costs-gold"
                listed = self.words.listed([names[seat] for seat in seats])
                yield self.words.text(f"citadels-terminal-tie-{broken_by}", names=listed)


def _points(view: View) -> list[CitadelsPoints]:
    points = citadels_view(view)["points"]
    assert points is not None, "the game is not over"
    return points


def _card(action: int) -> str:
    """Return the card that an action names, or an empty text."""
    name = str(decode(action).argument).removesuffix("+")
    return name if name in RANK or name in TYPE else ""
