"""The "table" message: a game as one viewer may see it.

This module also builds results, setups and card texts (each card's name, effect and printed values).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from burgrave.kernel.quote import Quote
from burgrave.kernel.registry import all_games, game_named
from burgrave.kernel.state import State
from burgrave.server.showing.cursor import Cursor
from burgrave.server.showing.game import table_of
from burgrave.server.showing.substitution import Substitution, substitution_text
from burgrave.text.catalogue import language_named
from burgrave.text.marks import unmarked
from burgrave.text.narration import narrator_named
from burgrave.text.narrator import Narrator, Option, View

# ---- Words and setups ------------------------------------------------------------------------------------------------


def words(language: str, game: str, *, ruleset: str | None = None) -> dict[str, object]:
    """Return the data of ``GET /words/{lang}/{game}``; raise SetupError for an unknown language, game or edition.

    The result is shared; do not modify it.
    """
    found = game_named(game)
    edition = ruleset if ruleset is not None else found.edition({})
    return _words(language_named(language), found.name, edition)


@lru_cache(maxsize=32)
def _words(language: str, game: str, edition: str | None) -> dict[str, object]:
    return table_of(game).words(edition, language)


@lru_cache(maxsize=1)
def set_ups() -> dict[str, object]:
    """Return the data of ``GET /set-ups``. The result is shared; do not modify it."""
    return {"games": [table_of(game.name).set_up() for game in all_games()]}


# ---- Results ---------------------------------------------------------------------------------------------------------


def bare_result(rows: Iterable[tuple[int, str, int, int]]) -> dict[str, object]:
    """Return a result without text, with its scores in order, best first.

    ``rows``: number, name, place and total of each seat.
    """
    scores: list[dict[str, object]] = [
        {"seat": seat, "name": name, "place": place, "total": total, "items": []}
        for seat, name, place, total in sorted(rows, key=lambda row: row[2])
    ]
    return {"verdict": "", "ties": [], "scores": scores}


def result_of(
    narrator: Narrator | None, state: State, view: View, seat: int | None, names: Sequence[str]
) -> dict[str, object]:
    """Return the verdict, the ties and the scores, best first; if ``narrator`` is None, only places and totals."""
    ranks = state.ranks()
    if narrator is None:
        return bare_result(zip(range(len(names)), names, ranks, state.scores(), strict=True))
    return {
        "verdict": narrator.verdict(view, ranks, names, seat),
        "ties": narrator.ties(view, ranks, names),
        "scores": [
            {
                "seat": one.seat,
                "name": one.name,
                "place": one.place,
                "total": one.total,
                "items": [list(item) for item in one.items],
            }
            for one in narrator.scores(view, ranks, names)
        ],
    }


# ---- The ``table`` message -------------------------------------------------------------------------------------------

_REASONS: Final = 4096  # cached per game and language


@lru_cache(maxsize=64)
def showing(game: str, ruleset: str | None, language: str | None) -> Showing:
    """Return the ``Showing`` of a game in a language (None: without text); Citadels has one for each edition."""
    return Showing(game, ruleset, language)


class Showing:
    """Builder for the table messages of one game in one language.

    It is stateless: a viewer's progress is in its ``Cursor``. Without a language, no text is produced, and a table
    costs little more than its view.
    """

    def __init__(self, game: str, ruleset: str | None, language: str | None) -> None:
        self.language = language
        self._notation = game_named(game).notation
        self._happened = game_named(game).events.told
        self._extra = table_of(game).of_seat
        self._narrator = None if language is None else narrator_named(game, ruleset, language)
        # After every action each seat gets the reasons why many cards are unavailable, mostly the same ones.
        self._said = None if self._narrator is None else lru_cache(maxsize=_REASONS)(self._narrator.why_not)

    def table(
        self,
        state: State,
        seat: int | None,
        names: Sequence[str],
        cursor: Cursor,
        *,
        decided: tuple[int, int] | None = None,
        hands: Sequence[Substitution] = (),
    ) -> dict[str, object]:
        """Return the "table" message for a seat (None: a spectator), and advance the viewer's cursor.

        ``names`` are the names of all seats. ``decided`` holds the number of events (``state.event_count()``) before
        and after the seat's own last decision, or is None if the seat has made none. ``hands`` are all substitutions so
        far. The caller adds the room's own fields: ``room``, ``seq``, ``thinking``, ``levels``, ``undo`` and ``clock``.
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
            "ask": None,
            "log": {"from": 0, "paragraphs": []},
            "news": None,
            "news_line": None,
            "happened": [] if fresh else [self._happened(event) for event in events],
            "result": result_of(self._narrator, state, view, seat, names) if state.is_over() else None,
        }
        if self._narrator is not None:
            words = self._narrator.words
            cursor.note(state, seat, hands, lambda hand: substitution_text(hand, words, names, seat), len(events))
            message["log"] = cursor.log_update(self._narrator, events, names, seat)
            if seat is not None and decided is not None:
                deeds = self._deeds(state, seat, decided)
                message["news"], message["news_line"] = cursor.news(state, seat, decided[0], deeds)
        if seat is not None:
            message |= self._of_seat(state, view, seat, names)
        return message

    def _deeds(self, state: State, seat: int, decided: tuple[int, int]) -> int:
        """Return how many events in a row, starting right after a decision, report the seat's own action."""
        before, after = decided
        since = state.events_for(seat, before)
        made = since[: len(since) - len(state.events_for(seat, after))]
        return sum(1 for _ in takewhile(lambda event: self._happened(event).get("seat") == seat, made))

    def _of_seat(self, state: State, view: View, seat: int, names: Sequence[str]) -> dict[str, object]:
        """Return the fields that only a seat gets: its decision, prices, and reasons why actions are unavailable."""
        legal, reasons = state.legal(seat), state.why_not(seat)
        quotes = {action: state.quote(seat, action) for action in legal}
        costs = {action: quote.costs for action, quote in quotes.items()}
        costs |= {action: state.costs(seat, action) for action in reasons}
        named = {action: self._notation(action) for action in costs}
        why_not: dict[str, str] = {}
        if self._said is not None:
            why_not = {named[action]: self._said(reason) for action, reason in reasons.items()}
        return {
            "ask": self._ask(view, legal, quotes, why_not, names) if legal else None,
            "why_not": {} if legal else why_not,
            "reasons": {
                named[action]: {"name": reason.name, "arguments": reason.arguments}
                for action, reason in reasons.items()
            },
            "prices": {named[action]: one for action, one in costs.items() if one},
            **self._extra(view),
        }

    def _ask(
        self,
        view: View,
        legal: Sequence[int],
        quotes: Mapping[int, Quote],
        why_not: Mapping[str, str],
        names: Sequence[str],
    ) -> dict[str, object]:
        """Return the open decision of a seat: question, options, and reasons why related actions are unavailable."""
        question, options = "", [Option("") for _ in legal]
        if self._narrator is not None:
            question = self._narrator.question(view, legal, names)
            options = self._narrator.options(view, legal, names, [quotes[action] for action in legal])
        told = [self._option(action, one, quotes[action]) for action, one in zip(legal, options, strict=True)]
        return {"question": question, "options": told, "why_not": why_not}

    def _option(self, action: int, option: Option, quote: Quote) -> dict[str, object]:
        return {
            "action": action,
            "notation": self._notation(action),
            "text": option.label,
            "note": option.note,
            "quote": quote.data(),
        }
