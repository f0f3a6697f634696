"""Events as a log that reads well: what is said twice is said once, and each turn is a paragraph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.citadels.rules import events as ev
from burgrave.games.citadels.rules.cards import DISTRICT_NAMES, WITCH
from burgrave.games.citadels.text.words import Words
from burgrave.kernel.events import Event
from burgrave.text.narrator import Line

__all__ = ["last_paragraph", "lines", "paragraphs"]

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
