"""Citadels in one language: its log, questions, options and results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, Literal

from burgrave.games.citadels.rules.actions import decode
from burgrave.games.citadels.rules.events import EVENT_NAMES, ROUND
from burgrave.games.citadels.rules.ruleset import DEFAULT, TIE_COSTS_THEN_GOLD, ruleset_named
from burgrave.games.citadels.rules.view_types import CitadelsPoints, citadels_view
from burgrave.games.citadels.seat_view import RANK, TYPE, SeatView
from burgrave.games.citadels.text import narration
from burgrave.games.citadels.text.facts import CastEntry, cast_row, explain
from burgrave.games.citadels.text.words import words_in
from burgrave.kernel.events import Event
from burgrave.kernel.quote import Quote, Reason
from burgrave.text.narrator import Line, Option, Score, View

__all__ = ["CitadelsNarrator"]

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
        return narration.paragraphs(self.words, events, names, me)

    def log(
        self, events: Sequence[Event], names: Sequence[str], me: int | None, after: Event | None = None
    ) -> list[list[Line]]:
        """Return the log with the names of cards marked, and which event each sentence tells."""
        return narration.lines(words_in(self.words.language, self.words.ruleset, marked=True), events, names, me)

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
