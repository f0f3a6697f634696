"""Valeria in one language: its log, questions, options and results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.rules.events import EVENT_NAMES, TURN
from burgrave.games.valeria.seat_view import SeatView
from burgrave.games.valeria.text import narration, results
from burgrave.games.valeria.text.explaining import explain
from burgrave.games.valeria.text.words import words_in
from burgrave.kernel.events import Event
from burgrave.kernel.quote import Quote, Reason
from burgrave.text.narrator import Line, Option, Score, View

__all__ = ["ValeriaNarrator"]

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
        return narration.paragraphs(self.words, events, names, me)

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with the names of cards marked, and which event each sentence tells."""
        return narration.lines(words_in(self.words.language, marked=True), events, names, me, after)

    def event_name(self, event: Event) -> str:
        """Return what an event is called in the game's table of events."""
        return EVENT_NAMES[event.kind]

    def last_paragraph(self, events: Sequence[Event]) -> int:
        """Return the index of the event that opens the last paragraph, which may be unfinished."""
        return narration.last_paragraph(events)

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
        return results.scores(self.words, SeatView(view), ranks, names)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return who has won, in a sentence to ``me`` (``None``: to everybody)."""
        return results.verdict(self.words, SeatView(view), ranks, names, me)
