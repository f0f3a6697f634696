"""Progress of one viewer through a game's log, so that only new entries are sent."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from burgrave.kernel.events import Event
from burgrave.kernel.state import State
from burgrave.server.showing.substitution import SUBSTITUTION, Substitution
from burgrave.text.marks import parts
from burgrave.text.narrator import Line, Narrator


class Cursor:
    """The part of a game's log that has been sent to one viewer.

    A viewer is a seat or a spectator, in one language, or a program that needs no text. A new cursor sends the whole
    log. Create one when a viewer changes language and, after an undo, for every viewer.
    """

    def __init__(self) -> None:
        self.mark = 0  # number of events when the last table was sent
        self.fresh = True  # no table has been sent yet
        self._before: Event | None = None  # event that opened the last finished paragraph
        self._finished = 0  # number of paragraphs that will not change any more
        self._begins = array("L")  # by paragraph (with the unfinished one): number of lines before it
        self._at = array("L")  # by line: number of events before it
        self._unfinished: list[Event] = []  # events of the last paragraph
        self._seen = 0  # number of events before the unfinished ones
        self._notes: list[tuple[int, str]] = []  # lines that report no event, with the number of events before each

    def take(self, state: State, seat: int | None) -> list[Event]:
        """Advance to the current state, and return those events since the last call that the seat may see."""
        events = state.events_for(seat, self.mark)
        self.mark = state.event_count()
        self.fresh = False
        return events

    def note(
        self,
        state: State,
        seat: int | None,
        hands: Sequence[Substitution],
        say: Callable[[Substitution], str],
        fresh: int,
    ) -> None:
        """Record new substitutions for the next log update.

        Call this after ``take``; ``fresh`` is the number of events that it returned.
        """
        for hand in hands[len(self._notes) :]:
            self._notes.append((self._known_at(state, seat, hand.mark, fresh), say(hand)))

    def log_update(
        self, narrator: Narrator, events: Sequence[Event], names: Sequence[str], seat: int | None
    ) -> dict[str, object]:
        """Return the log update for ``events``: paragraphs that replace all paragraphs from number ``from`` on."""
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
                _insert(lines, (at, {"event": SUBSTITUTION, "parts": parts(text)}))
        if begin < len(self._begins):  # the paragraph that was unfinished
            del self._at[self._begins[begin] :]
            del self._begins[begin:]
        for paragraph in lines:
            self._begins.append(len(self._at))
            self._at.extend(at for at, _ in paragraph)
        written = [{"lines": [line for _, line in paragraph]} for paragraph in lines]
        self._finished += len(finished)
        self._unfinished = told[last:]
        self._seen += last
        return {"from": begin, "paragraphs": written}

    def news(self, state: State, seat: int, mark: int, deeds: int) -> tuple[int, int] | tuple[None, None]:
        """Return the paragraph and line of the log at which the news since a decision begins.

        ``mark`` is the number of events before the decision. The next ``deeds`` events report the decision itself;
        their lines are not news. If there is no news, the position is the end of the log. If the log is empty, both are
        None.
        """
        if not self._at:
            return None, None
        known = self._known_at(state, seat, mark)
        line = bisect_left(self._at, known)
        number = bisect_right(self._begins, line) - 1
        begin, *others = self._begins[number : number + 2]
        if line < len(self._at) and (line > begin or not number):
            # A decision is reported in the paragraph that was running.
            line = bisect_left(self._at, known + deeds, begin, others[0] if others else len(self._at))
        if others and line == others[0]:
            return number + 1, 0
        return number, line - begin

    def _known_at(self, state: State, seat: int | None, mark: int, fresh: int = 0) -> int:
        """Return how many of the game's first ``mark`` events the viewer may see.

        ``fresh``: number of events that were taken but are not in the log yet.
        """
        return self._seen + len(self._unfinished) + fresh - len(state.events_for(seat, mark))


_Lines = list[tuple[int, dict[str, object]]]
"""Lines of a paragraph, each with the number of events before the event that it reports."""


def _lines(narrator: Narrator, events: Sequence[Event], lines: Sequence[Line], seen: int) -> _Lines:
    return [
        (seen + line.event, {"event": narrator.event_name(events[line.event]), "parts": parts(line.text)})
        for line in lines
    ]


def _insert(paragraphs: Sequence[_Lines], note: tuple[int, dict[str, object]]) -> None:
    """Insert a note before the first line whose event came later."""
    at = note[0]
    paragraph = next((one for one in reversed(paragraphs) if one and one[0][0] <= at), paragraphs[0])
    paragraph.insert(next((n for n, (event, _) in enumerate(paragraph) if event >= at), len(paragraph)), note)
