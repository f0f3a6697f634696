"""Narrator of Citadels in one language: log, table descriptions and results.

It also finds cards by name and explains them. All user interfaces share its descriptions of characters and cities.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES, WITCH
from burgrave.games.citadels.faces.seat_view import RANK, TYPE, printed, revealed
from burgrave.games.citadels.faces.words import Words, words_in
from burgrave.games.citadels.facts import CitadelsPoints, CitadelsSeat, CitadelsView, Look, citadels_view
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
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.quote import Quote, Reason
from burgrave.text.finding import folded, matching
from burgrave.text.naming import Names
from burgrave.text.narrator import Line, Option, Phrase, Score, View, tied_seats

# ---- Names typed by users -------------------------------------------------------------------------------------------


class CitadelsNames:
    """Names of cards and scenarios, which depend on the edition."""

    ids: Final = (
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
    words = words_in(language, edition)
    scenarios = [*scenarios_of(ruleset_named(edition)), RANDOM, CUSTOM]
    return {name: words.card(name) for name in words.in_print} | {name: words.scenario(name) for name in scenarios}


NAMES: Final[Names] = CitadelsNames()


# ---- The log ---------------------------------------------------------------------------------------------------------

# Each turn is a paragraph; repeated events become a single sentence.

# Public event -> the more detailed private event that follows it.
_TWIN: Final = {
    ev.LOOK: ev.DREW_CARD,
    ev.DRAW: ev.DREW_CARD,
    ev.KEPT: ev.KEPT_CARD,
    ev.DISCARD: ev.DISCARDED_CARD,
    ev.TUCKED: ev.TUCKED_CARD,
    ev.CARD_MOVES: ev.CARD_SEEN,
}
_SKIPPED: Final = (ev.END, ev.DESTROYED, ev.PICKED, ev.BURIED)  # implied by neighboring events, or not worth a sentence
_PAID_OTHERWISE: Final = (ev.FRAMEWORK, ev.SACRIFICE)
_CARDS: Final = {
    ev.DREW_CARD: "citadels-event-drew-card",
    ev.SEEN_CARD: "citadels-event-seen-card",
    ev.MUSEUM_CARD: "citadels-event-museum-card",
}
_RUNS: Final = (*_CARDS, ev.KEPT, ev.FIRST_COMPLETE, ev.SILENCE)  # joined in one sentence
_OF_ALL: Final = (ev.FIRST_COMPLETE, ev.SILENCE)  # even across seats
_OPENINGS: Final = (ev.ROUND, ev.REVEAL, ev.RESUMED, ev.HEIR, ev.FINISHED)


def lines(words: Words, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[Line]]:
    """Return the log as sentences grouped by turn; consecutive unanswered calls form one sentence."""
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
    """Return the text of the log's sentences, grouped by turn."""
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
    """Return how many events, starting at ``index``, form one sentence."""
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
    if event.kind == ev.GAIN and index > 0 and _is_income_in_gold(events, index - 1):
        return True
    if event.kind == ev.KEPT and _run(events, index) == 1:
        return True  # keeping one card is part of drawing
    if event.kind == ev.CARD_MOVES and _in_a_turn_after(events, index, ev.SEER):
        return True
    if event.kind == ev.NO_TURN and _in_a_turn_after(events, index, ev.HOSPITAL):
        return True
    after = index + (_run(events, index) if event.kind == ev.KEPT else 1)
    later = events[after] if after < len(events) else None
    return later is not None and later.kind == _TWIN.get(event.kind) and later.args[0] == event.args[0]


def _is_income_in_gold(events: Sequence[Event], index: int) -> bool:
    """Return True if this event is income and the next one is the gold from it, so that one sentence covers both."""
    pair = events[index : index + 2]
    return [one.kind for one in pair] == [ev.INCOME, ev.GAIN] and pair[0].args[2] == pair[1].args[1]


def _counted_later(events: Sequence[Event], index: int) -> bool:
    """Return True if the discards that begin here are summarized by a later event."""
    for event in events[index:]:
        if event.kind not in (ev.DISCARD, ev.DISCARDED_CARD):
            return event.kind in (ev.REPLACE, ev.DEN)
    return False


def _in_a_turn_after(events: Sequence[Event], index: int, kind: int) -> bool:
    """Return True if an event of this kind occurred earlier in the same turn."""
    for event in reversed(events[:index]):
        if event.kind in _OPENINGS:
            return False
        if event.kind == kind:
            return True
    return False


def _by_the_witch(events: Sequence[Event], index: int) -> bool:
    """Return True if this event occurs in the Witch's own turn."""
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
    if _is_income_in_gold(events, index):
        return words.event(event, names, me, "-gold")
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

_SHOWN: Final = 3  # maximum number of explanations for an ambiguous name
_TWO_TURNS: Final = 3  # maximum number of players with two turns each per round


@dataclass(frozen=True)
class CastEntry:
    """A character of the cast, with its state and what the viewing seat knows about it."""

    rank: int
    name: str
    title: str
    known: list[str]
    called: bool
    out: bool


def cast_row(words: Words, view: CitadelsView, names: Sequence[str]) -> list[CastEntry]:
    """Return the cast by rank, with what the viewing seat knows about each character."""
    row: list[CastEntry] = []
    for name in view["cast"]:
        rank = RANK[name]
        called = view["called"] == rank and view["turn"] is not None
        known = _holder(words, view, names, name, called) + _markers(words, view, name)
        out = name in view["face_up"] or name == view["killed"]
        row.append(CastEntry(rank, name, words.card(name), known, called, out))
    return row


def _holder(words: Words, view: CitadelsView, names: Sequence[str], name: str, called: bool) -> list[str]:
    gender = words.gender(name)
    if name in view["face_up"]:
        return [words.text("citadels-terminal-cast-face-up", gender=gender)]
    for seat, one in enumerate(view["seats"]):
        if any(held["character"] == name for held in one["characters"]):
            mine = seat == view["seat"]
            return [words.text("citadels-terminal-cast-mine", gender=gender) if mine else names[seat]]
    draft = view.get("draft", [])
    if any(look["buried"] == name for look in draft):
        return [words.text("citadels-terminal-cast-buried", gender=gender)]
    if view["called"] > RANK[name] or (view["called"] == RANK[name] and not called):
        return [] if name == view["killed"] else [words.text("citadels-terminal-cast-silent", gender=gender)]
    if draft and name in _passed_on(draft[-1]):
        return [words.text("citadels-terminal-cast-passed", gender=gender)]
    return []


def _passed_on(look: Look) -> list[str]:
    """Return the characters that the viewing seat saw but passed on."""
    if look["picked"] is None or len(look["seen"]) < 2:
        return []
    return [name for name in look["seen"] if name not in (look["picked"], look["buried"])]


def _markers(words: Words, view: CitadelsView, name: str) -> list[str]:
    gender = words.gender(name)
    found: list[str] = []
    for key, marked in (("killed", view["killed"]), ("bewitched", view["bewitched"]), ("robbed", view["robbed"])):
        if marked == name:
            found.append(words.text(f"citadels-terminal-cast-{key}", gender=gender))
    if name in view["warrants"]:
        sign = "" if view["signed"] is None else "-signed" if view["signed"] == name else "-blank"
        found.append(words.text(f"citadels-terminal-cast-warrant{sign}"))
    if name in view["threats"]:
        real = "" if view["real_threat"] is None else "-real" if view["real_threat"] == name else "-blank"
        found.append(words.text(f"citadels-terminal-cast-threat{real}"))
    return found


def known_hand(words: Words, view: CitadelsView, seat: int) -> str:
    """Return the known cards in another seat's hand, or an empty string."""
    counts = Counter(view["seats"][seat]["known_hand"])
    if seat == view["seat"] or not counts:
        return ""
    cards = ", ".join(words.card(name) + (f" ×{number}" if number > 1 else "") for name, number in counts.items())
    return f"{words.text('citadels-terminal-known-hand')}: {cards}"


def header_facts(words: Words, view: CitadelsView) -> list[str]:
    """Return the items shown above the table: scenario, round, deck, Bell Tower and tax pool."""
    scenario = view["scenario"]
    facts = [words.scenario(scenario)] if words.has(f"citadels-scenario-{scenario}") else []
    facts.append(words.text("terminal-round", number=view["round"]))
    facts.append(words.text("citadels-terminal-deck", count=words.cards(view["deck"])))
    if view["tower"]:
        facts.append(words.text("citadels-terminal-tower"))
    if view["pool"] is not None:
        facts.append(words.text("citadels-terminal-pool", gold=words.gold(view["pool"])))
    return facts


def marks(words: Words, view: CitadelsView, seat: int) -> list[str]:
    """Return a player's status apart from gold and hand size, such as the crown and revealed characters."""
    one = view["seats"][seat]
    found: list[str] = []
    if seat == view["crown"]:
        found.append(words.text("citadels-terminal-has-crown"))
    found += [words.card(name) for name in revealed(one)]
    if one["protected"]:
        found.append(words.text("citadels-terminal-protected"))
    if seat in view["first"]:
        alone = len(view["first"]) == 1
        found.append(words.text("citadels-terminal-complete-first" if alone else "citadels-terminal-complete-among"))
    elif one["complete"]:
        found.append(words.text("citadels-terminal-complete"))
    if seat == view["collector"] and "tax_collector_old" not in revealed(one):  # a resumed Witch
        found.append(words.text("citadels-terminal-collector"))
    if seat == view["cannot_build"] and view["players"] <= _TWO_TURNS:
        found.append(words.text("citadels-terminal-cannot-build"))
    if one.get("museum"):
        found.append(words.text("citadels-terminal-museum", count=words.cards(one["museum"])))
    return found


def city_by_type(words: Words, one: CitadelsSeat) -> list[tuple[str, list[str]]]:
    """Return a city's districts grouped by type: ``("noble", ["Castle 4", ...])``."""
    groups: list[tuple[str, list[str]]] = []
    for kind_type in TYPE_NAMES:
        found = [built for built in one["city"] if built["type"] == kind_type]
        found.sort(key=lambda built: (-built["cost"], built["district"]))
        texts = [f"{words.card(built['district'] + '+' * built['gilded'])} {built['cost']}" for built in found]
        if texts:
            groups.append((kind_type, texts))
    return groups


def hand_line(words: Words, view: CitadelsView, name: str) -> str:
    """Return a card in the hand as text with its cost and type, such as ``Castle 4 (noble)``."""
    return f"{words.card(name)} {printed(view, name)} ({words.type(TYPE[name]).lower()})"


def own_characters(words: Words, view: CitadelsView) -> str:
    """Return the viewing seat's characters, or an empty string."""
    held = view.get("characters", [])
    if not held:
        return ""
    label = words.text("citadels-terminal-your-characters", number=len(held))
    return f"{label}: {words.listed([words.card(name) for name in held])}"


# ---- Explanations ----------------------------------------------------------------------------------------------------


def explain(words: Words, view: CitadelsView, about: str, options: Sequence[str]) -> list[str]:
    """Return explanations of the cards matching ``about`` or, if it is empty, of ``options`` and the reader's cards."""
    if not about:
        shown = dict.fromkeys([*view.get("characters", []), *options, *view.get("hand", [])])
        return [_explanation(words, view, name) for name in shown]
    titles = {name: words.card(name) for name in words.in_print}
    in_game = {folded(titles[name]): name for name in view["cast"]}  # preferred among cards with the same name
    meant = {name: title for name, title in titles.items() if in_game.get(folded(title), name) == name}
    found = matching(about, {name: (title, name) for name, title in meant.items()})
    if not found:
        return [words.text("terminal-no-card", name=about)]
    if len(found) > _SHOWN:
        return [words.text("terminal-which-card", cards=", ".join(titles[name] for name in found))]
    return [_explanation(words, view, name) for name in found]


def _explanation(words: Words, view: CitadelsView, name: str) -> str:
    if name in RANK:
        group = words.text("citadels-terminal-rank", number=RANK[name])
    else:
        group = f"{words.type(TYPE[name]).lower()}, {words.gold(printed(view, name))}"
    return f"{words.card(name)} ({group}): {words.help(name)}"


# ---- The narrator ----------------------------------------------------------------------------------------------------

_NOTED: Final = ("pick", "bury", "lend")  # verbs whose options show the character's reminder
_Item = Literal["districts", "all_types", "completion", "uniques"]
_ITEMS: Final[dict[str, _Item]] = {
    "districts": "districts", "types": "all_types", "complete": "completion", "uniques": "uniques",
}  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class CitadelsNarrator:
    """Narrator of Citadels in one language, with the card names of one edition."""

    def __init__(self, language: str, ruleset: str | None = None) -> None:
        self.words = words_in(language, ruleset or DEFAULT)

    def welcome(self, view: View) -> list[str]:
        """Return the text shown at the start of a game, which gives the goal in a sentence or two."""
        return [self.words.text("citadels-terminal-welcome", number=citadels_view(view)["goal"])]

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round that begins with this event, or None."""
        return event.args[0] if event.kind == ROUND else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Return the log as sentences grouped by turn; ``me`` is the reader's seat."""
        return paragraphs(self.words, events, names, me)

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with marked card names, and with the event index of each sentence."""
        return lines(words_in(self.words.language, self.words.ruleset, marked=True), events, names, me)

    def event_name(self, event: Event) -> str:
        return EVENT_NAMES[event.kind]

    def last_paragraph(self, events: Sequence[Event]) -> int:
        return last_paragraph(events)

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        return self.words.question(view, legal, names)

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        """Return the options: one for each legal action, in the same order."""
        known = {one.name: ", ".join(one.known) for one in cast_row(self.words, citadels_view(view), names)}
        return [self._option(view, known, action, names, quote) for action, quote in zip(legal, quotes, strict=True)]

    def _option(self, view: View, known: Mapping[str, str], action: int, names: Sequence[str], quote: Quote) -> Option:
        label = self.words.action(view, action, names, quote)
        decoded = decode(action)
        if decoded.verb in _NOTED:
            name = str(decoded.argument)
            rank = self.words.text("citadels-terminal-rank", number=RANK[name])
            return Option(f"{label} ({rank})", self.words.reminder(name))
        return Option(label, known.get(str(decoded.argument), ""))

    def phrase(self, form: Phrase, view: View, action: int, names: Sequence[str], quote: Quote) -> str:
        return self.words.phrase(form, view, action, names, quote)

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return an explanation of a card or an option; ``about`` is a card name or an option number.

        If ``about`` is empty, explain all options and the reader's cards.
        """
        offered = [_card(action) for action in legal]
        if about.isdecimal() and 1 <= int(about) <= len(offered) and offered[int(about) - 1]:
            about = offered[int(about) - 1]
        return explain(self.words, citadels_view(view), about, [name for name in offered if name])

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        return self.words.reason(reason, names, me)

    def why_not(self, reason: Reason) -> str:
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
        """Return a line that names the winners, or says "you" if ``me`` won alone."""
        points = _points(view)
        winners = [seat for seat, place in enumerate(ranks) if place == 1]
        total = points[winners[0]]["total"]
        if winners == [me]:
            return self.words.text("terminal-you-win", number=total)
        best = self.words.listed([names[seat] for seat in winners])
        return self.words.text("terminal-winners", names=best, count=len(winners), number=total)

    def ties(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[str]:
        """Return a sentence for each tie in points, best first, that shows what the tie-break compares (R-03)."""
        points = _points(view)
        by_costs = ruleset_named(self.words.ruleset).tie_break == TIE_COSTS_THEN_GOLD
        found: list[str] = []
        for seats in tied_seats([one["total"] for one in points], ranks):
            costs_differ = len({points[seat]["districts"] for seat in seats}) == len(seats)
            rule = "rank" if not by_costs else "costs" if costs_differ else "costs-gold"
            values = ", ".join(f"{names[seat]} ({self._tie_value(rule, view, seat)})" for seat in seats)
            arguments: dict[str, str | int] = {"names": self.words.listed([names[seat] for seat in seats])}
            arguments |= {"number": points[seats[0]]["total"], "values": values}
            shared = len({ranks[seat] for seat in seats}) == 1
            found.append(self.words.format(f"citadels-terminal-tie-{rule}", "shared" if shared else "", arguments))
        return found

    def _tie_value(self, rule: str, view: View, seat: int) -> str:
        """Return the value that a tie-break rule compares, as text."""
        one = citadels_view(view)["seats"][seat]
        if rule == "rank":
            shown = max(revealed(one), key=lambda name: RANK[name], default=None)
            return self.words.text("citadels-terminal-tie-none") if shown is None else self.words.card(shown)
        costs = str(_points(view)[seat]["districts"])
        return costs if rule == "costs" else f"{costs}, {self.words.gold(one['gold'])}"


def _points(view: View) -> list[CitadelsPoints]:
    points = citadels_view(view)["points"]
    assert points is not None, "the game is not over"
    return points


def _card(action: int) -> str:
    name = str(decode(action).argument).removesuffix("+")
    return name if name in RANK or name in TYPE else ""
