"""Events as a log that reads well: what is said twice is said once, and each turn is a paragraph."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.printed import RESOURCES
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.cards import DUKE_NAMES
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.kernel.events import Event
from burgrave.text.narrator import Line

__all__ = ["last_paragraph", "lines", "paragraphs"]

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
