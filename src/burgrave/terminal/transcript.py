"""A record as a readable story: the events of every action, as one seat or everybody saw them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Literal

from burgrave.kernel.errors import RecordError
from burgrave.kernel.events import Event
from burgrave.kernel.record import Record, Replay
from burgrave.kernel.state import State
from burgrave.text.catalogue import Catalogue, language_named, language_of_environment
from burgrave.text.narration import narrator_for
from burgrave.text.narrator import Narrator
from burgrave.text.seating import HUMAN

__all__ = ["Viewer", "seat_names", "show", "story", "viewer"]

Viewer = int | Literal["all", "public"]
"""A seat, what anybody could see, or all that happened."""


def seat_names(record: Record, words: Catalogue) -> list[str]:
    """Return a name for every seat; who has none is called by the number that the record and ``--view`` use."""
    return [
        name or (words.text("terminal-player", number=seat) if kind == HUMAN else f"{kind} {seat}")
        for seat, (kind, name) in enumerate(record.seats)
    ]


def seat_named(text: str, names: Sequence[str]) -> int | None:
    """Return the seat that ``text`` means, by its number or by a name that nobody else has; None if it means none."""
    if text.isascii() and text.isdigit() and len(text) == 1 and int(text) < len(names):
        return int(text)
    return names.index(text) if text and names.count(text) == 1 else None


def viewer(text: str, names: Sequence[str]) -> Viewer:
    """Return whom ``text`` means: ``all``, ``public``, a seat by its number or name."""
    if text == "all" or text == "public":
        return "all" if text == "all" else "public"
    seat = seat_named(text, names)
    if seat is None:
        raise RecordError(
            f"There is no seat {text!r} to see through; choose all, public, or a seat from 0 to {len(names) - 1}."
        )
    return seat


def story(running: Replay, seen_by: Viewer) -> Iterator[list[Event]]:
    """Play a record on and yield what each action brought about, as far as ``seen_by`` may know it."""
    mark = 0
    while True:
        state = running.state
        if seen_by == "all":
            events = state.events_since(mark)
        else:
            events = state.events_for(None if seen_by == "public" else seen_by, mark)
        mark = state.event_count()
        if events:
            yield events
        if running.step() is None:
            return


def show(record: Record, *, view: str = "all", language: str | None = None, step: bool = False) -> None:
    """Print a record as a story; ``step`` waits for Enter after every action, and ends at a q."""
    running = Replay(record)
    narrator = narrator_for(running.state, language_named(language) if language else language_of_environment())
    names = seat_names(record, narrator.words)
    seen_by = viewer(view, names)
    me = seen_by if isinstance(seen_by, int) else None
    if step:
        for events in story(running, seen_by):
            for lines in narrator.paragraphs(events, names, me):
                print("\n".join(lines))
            if running.upcoming() is not None and not _go_on():
                return
    else:
        # All is played, and so checked, before the first word.
        events = [event for some in story(running, seen_by) for event in some]
        print("\n\n".join("\n".join(paragraph) for paragraph in narrator.paragraphs(events, names, me)))
    print()
    _show_standing(running.state, narrator, names)


def _show_standing(state: State, narrator: Narrator, names: Sequence[str]) -> None:
    if not state.is_over():
        print("…")
        return
    for score in narrator.scores(state.view(None), state.ranks(), names):
        print(f"{score.place}. {score.name}: {score.total}")


def _go_on() -> bool:
    sys.stdout.flush()
    print("↵ ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    return answer != "" and answer.strip().lower() != "q"
