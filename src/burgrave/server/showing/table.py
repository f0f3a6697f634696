"""The message "table": what one watcher is shown of a game, made from what the seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.server.showing.cursor import Cursor
from burgrave.server.showing.game import table_of
from burgrave.server.showing.result import result_of
from burgrave.text.marks import unmarked
from burgrave.text.teller import View
from burgrave.text.telling import teller_named

__all__ = ["Showing", "showing"]


@lru_cache(maxsize=64)
def showing(game: str, ruleset: str | None, language: str | None) -> Showing:
    """Return what shows a game in a language (None: without texts), of Citadels in one of its editions."""
    return Showing(game, ruleset, language)


class Showing:
    """Shows games of one kind in one language. It keeps nothing of a game: what a watcher has is in its ``Cursor``.

    Without a language no text is made, and a table costs little more than the view that it holds.
    """

    def __init__(self, game: str, ruleset: str | None, language: str | None) -> None:
        self.game = game
        self.language = language
        self._notation = game_named(game).notation
        self._happened = game_named(game).events.told
        self._facts = table_of(game).facts(ruleset, language)
        self._teller = None if language is None else teller_named(game, ruleset, language)

    def table(
        self, state: State, seat: int | None, names: Sequence[str], cursor: Cursor, *, decided: int | None = None
    ) -> dict[str, object]:
        """Return the message "table" for a seat (None: a spectator), and move the watcher's cursor on.

        ``names`` are those of all seats. ``decided`` is the number of events (``state.event_count()``) that there
        were before the last own decision of the seat, None if it has made none. The caller adds what it knows of the
        room: ``room``, ``seq``, ``thinking``, ``levels``, ``undo`` and ``clock``.
        """
        names = [unmarked(name) for name in names]
        view = state.view(seat)
        fresh = cursor.fresh
        events = cursor.take(state, seat)
        message: dict[str, object] = {
            "t": "table",
            "seat": seat,
            "lang": self.language,
            "view": view,
            "names": names,
            "open": state.open_seats(),
            "ask": self._ask(state, view, seat, names),
            "log": {"from": 0, "paragraphs": []},
            "news": None,
            "happened": [] if fresh else [self._happened(event) for event in events],
            "result": result_of(self._teller, state, view, seat, names) if state.is_over() else None,
        }
        if self._teller is not None:
            message["log"] = cursor.tell(self._teller, events, names, seat)
            if decided is not None:
                message["news"] = cursor.paragraph_of(state, seat, decided)
        if seat is not None:
            message |= self._facts.of_seat(view)
        return message

    def _ask(self, state: State, view: View, seat: int | None, names: Sequence[str]) -> dict[str, object] | None:
        """Return the open decision of the seat: question, options, and what is near but cannot be done."""
        legal = [] if seat is None else state.legal(seat)
        if not legal:
            return None
        if self._teller is None:
            plain = [self._option(action, "", "") for action in legal]
            return {"question": "", "options": plain, "why_not": {}}
        options = self._teller.options(view, legal, names)
        return {
            "question": self._teller.question(view, legal, names),
            "options": [self._option(action, one.label, one.note) for action, one in zip(legal, options, strict=True)],
            "why_not": self._facts.why_not(view, {self._notation(action) for action in legal}),
        }

    def _option(self, action: int, text: str, note: str) -> dict[str, object]:
        return {"action": action, "notation": self._notation(action), "text": text, "note": note}
