"""Narrator for games without messages: shows the notation of actions, and the names and fields of events."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.kernel.events import Event
from burgrave.kernel.quote import UNSAID, Quote, Reason
from burgrave.kernel.registry import game_named
from burgrave.text.catalogue import Catalogue
from burgrave.text.marks import capital
from burgrave.text.narrator import Line, Option, Phrase, Score, View

_SEATS = ("seat", "other", "by", "from", "to", "active", "first")
"""Fields that contain a seat number, which is shown as the player's name."""


class PlainNarrator:
    """Narrator for any game. Burgrave's messages are translated, but names that the game defines are not."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game_named(game)
        self.words = Catalogue(language, game)

    def welcome(self, view: View) -> list[str]:
        return [self._game.title]

    def round_of(self, event: Event) -> int | None:
        """Return the number in a ``round`` event; None for other events."""
        told = self._game.events.told(event)
        number = told.get("number")
        return number if told["event"] == "round" and isinstance(number, int) else None

    # ---- the log -------------------------------------------------------------------------------------------------

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        """Describe events as sentences, grouped by round."""
        return [[line.text for line in told] for told in self.log(events, names, me)]

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Describe each event in a line, grouped by round."""
        told: list[list[Line]] = []
        for index, event in enumerate(events):
            if not told or self.round_of(event) is not None:
                told.append([])
            told[-1].append(Line(index, self._sentence(event, names)))
        return told

    def _sentence(self, event: Event, names: Sequence[str]) -> str:
        told = self._game.events.told(event)
        name = capital(spaced(str(told.pop("event"))))
        words = [said(key, value, names) if key in _SEATS else fact(key, value, names) for key, value in told.items()]
        return f"{name}: {', '.join(words)}." if words else f"{name}."

    def event_name(self, event: Event) -> str:
        return self._game.events.name(event)

    def last_paragraph(self, events: Sequence[Event]) -> int:
        opening = [index for index, event in enumerate(events) if self.round_of(event) is not None]
        return opening[-1] if opening else 0

    # ---- a decision ----------------------------------------------------------------------------------------------

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return the phase given in the view, or the title of the game if the view has no phase."""
        return spaced(str(view.get("phase", self._game.title)))

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        """Return the notation of each action, with its costs and gains."""
        return [
            Option(self._game.notation(action), ", ".join(facts(quote.data(), names)))
            for action, quote in zip(legal, quotes, strict=True)
        ]

    def phrase(self, form: Phrase, view: View, action: int, names: Sequence[str], quote: Quote) -> str:
        """Return "", because the game has no messages."""
        return ""

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        """Return an empty list, because the game has no messages."""
        return []

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return a sentence that contains the name and fields of a reason."""
        if reason.name == UNSAID:
            return self.words.text("terminal-hint-best")
        return capital(", ".join([spaced(reason.name), *facts(reason.arguments, names)])) + "."

    def why_not(self, reason: Reason) -> str:
        """Return a sentence that contains the name and fields of a reason."""
        return self.reason(reason, (), -1)

    # ---- the end -------------------------------------------------------------------------------------------------

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        """Return the results, best first; points come from ``scores`` in the view, or are 0 if it has none."""
        found = view.get("scores")
        points = found if isinstance(found, list) else [0] * len(names)
        rows = [Score(name, ranks[seat], int(points[seat]), [], seat) for seat, name in enumerate(names)]
        return sorted(rows, key=lambda row: row.place)

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        winners = [seat for seat, place in enumerate(ranks) if place == 1]
        total = self.scores(view, ranks, names)[0].total
        if winners == [me]:
            return self.words.text("terminal-you-win", number=total)
        best = self.words.listed([names[seat] for seat in winners])
        return self.words.text("terminal-winners", names=best, count=len(winners), number=total)

    def ties(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[str]:
        """Return no sentences, because the tie-break is unknown."""
        return []


def facts(data: object, names: Sequence[str]) -> list[str]:
    """Convert JSON data to a list of facts, without fields that are null, false or an empty list."""
    if not isinstance(data, dict):
        return [] if data is None else [said("", data, names)]
    told = {str(key): value for key, value in data.items() if value is not None and value is not False and value != []}
    return [fact(key, value, names) for key, value in told.items()]


def fact(key: str, value: object, names: Sequence[str]) -> str:
    """Format a field and its value as words; if the value is True, return only the field's name."""
    return spaced(key) if value is True else f"{spaced(key)} {said(key, value, names)}"


def said(key: str, value: object, names: Sequence[str]) -> str:
    """Format a value as words; replace seats by player names, and put nested objects in parentheses."""
    if isinstance(value, dict):
        return f"({', '.join(facts(value, names))})"
    if isinstance(value, list):
        return ", ".join(said(key, one, names) for one in value)
    if key in _SEATS and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return spaced(str(value))


def spaced(name: str) -> str:
    return name.replace("_", " ")
