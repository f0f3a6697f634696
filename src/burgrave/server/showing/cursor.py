"""How far one watcher has been told a game, so that only what is new is sent."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence

from burgrave.kernel.events import Event
from burgrave.kernel.state import State
from burgrave.server.showing.hands import HAND, Hand
from burgrave.text.marks import parts
from burgrave.text.narrator import Line, Narrator


class Cursor:
    """What one watcher has been sent: a seat, or a spectator, reading in one language, or a program without any.

    A new one stands for somebody who has nothing yet and gets the whole log. That is what a watcher needs who chooses
    another language, and everybody once a step was taken back.
    """

    def __init__(self) -> None:
        self.mark = 0  # events there were when the last table was made
        self.fresh = True  # whether there was none
        self._before: Event | None = None  # what opened the last finished paragraph
        self._finished = 0  # paragraphs that will not change any more
        self._lines: list[list[int]] = []  # by paragraph, the unfinished one included: events before each line
        self._unfinished: list[Event] = []  # what the last paragraph tells
        self._seen = 0  # events before these
        self._notes: list[tuple[int, str]] = []  # lines that tell no event: the events before each

    def take(self, state: State, seat: int | None) -> list[Event]:
        """Go on to where the game is, and return what happened since the last table, as the seat may know it."""
        events = state.events_for(seat, self.mark)
        self.mark = state.event_count()
        self.fresh = False
        return events

    def note(
        self, state: State, seat: int | None, hands: Sequence[Hand], say: Callable[[Hand], str], fresh: int
    ) -> None:
        """Take note of who plays for whom, to be told with the next events (``fresh``: how many); after ``take``."""
        for hand in hands[len(self._notes) :]:
            self._notes.append((self._known_at(state, seat, hand.mark, fresh), say(hand)))

    def tell(
        self, narrator: Narrator, events: Sequence[Event], names: Sequence[str], seat: int | None
    ) -> dict[str, object]:
        """Return the log as far as it is new after ``events``: what the watcher has from paragraph ``from`` on is
        replaced.
        """
        told = [*self._unfinished, *events]
        last = narrator.last_paragraph(told)
        begin = self._finished
        finished = narrator.log(told[:last], names, seat, self._before)
        if last:
            self._before = told[narrator.last_paragraph(told[:last])]
        unfinished = narrator.log(told[last:], names, seat, self._before)
        lines = [_lines(narrator, told, paragraph, self._seen) for paragraph in finished]
        lines += [_lines(narrator, told[last:], paragraph, self._seen + last) for paragraph in unfinished]
        for at, text in self._notes:
            if at >= self._seen and lines:
                _insert(lines, (at, {"event": HAND, "parts": parts(text)}))
        self._lines[begin:] = [[at for at, _ in paragraph] for paragraph in lines]
        written = [{"lines": [line for _, line in paragraph]} for paragraph in lines]
        self._finished += len(finished)
        self._unfinished = told[last:]
        self._seen += last
        return {"from": begin, "paragraphs": written}

    def news(self, state: State, seat: int, mark: int, deeds: int) -> tuple[int, int] | tuple[None, None]:
        """Return paragraph and line of the log at which the news since a decision begins.

        ``mark`` is the number of events before the decision. The next ``deeds`` events report the decision itself;
        their lines are not news. Without any news, the position is the end of the log.
        """
        if not self._lines:
            return None, None
        known = self._known_at(state, seat, mark)
        number = bisect_left(self._lines, known, key=lambda lines: lines[-1])
        if number == len(self._lines):
            return number - 1, len(self._lines[-1])
        lines = self._lines[number]
        line = bisect_left(lines, known)
        if line or not number:  # a decision is reported in the paragraph that was running
            line = bisect_left(lines, known + deeds)
        if line == len(lines) and number + 1 < len(self._lines):
            return number + 1, 0
        return number, line

    def _known_at(self, state: State, seat: int | None, mark: int, fresh: int = 0) -> int:
        """Return how many events the watcher knew of at ``mark``; ``fresh`` of those until now are still to be told."""
        return self._seen + len(self._unfinished) + fresh - len(state.events_for(seat, mark))


_Lines = list[tuple[int, dict[str, object]]]
"""A paragraph: its lines, and how many events there were before the one that each tells."""


def _lines(narrator: Narrator, events: Sequence[Event], lines: Sequence[Line], seen: int) -> _Lines:
    return [
        (seen + line.event, {"event": narrator.event_name(events[line.event]), "parts": parts(line.text)})
        for line in lines
    ]


def _insert(paragraphs: Sequence[_Lines], note: tuple[int, dict[str, object]]) -> None:
    """Put a line before the first one that tells of what came after it."""
    at = note[0]
    paragraph = next((one for one in reversed(paragraphs) if one and one[0][0] <= at), paragraphs[0])
    paragraph.insert(next((n for n, (event, _) in enumerate(paragraph) if event >= at), len(paragraph)), note)
