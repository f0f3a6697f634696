"""Pieces of the log: together they form the whole log, match the terminal's texts, and identify events and cards."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests.server.showing.walking import GAMES, NAMES, player_names, ruleset_of, step, texts, walk
from tests.texts import LANGUAGES

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.events import EVENT_NAMES as CITADELS_EVENTS
from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.events import EVENT_NAMES as VALERIA_EVENTS
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.server.showing import Cursor, showing
from burgrave.text.marks import capital, marked, parts, unmarked
from burgrave.text.narration import narrator_for, narrator_named

CARDS = {
    "citadels": {*CHARACTER_NAMES, *DISTRICT_NAMES},
    "valeria": {*CITIZEN_NAMES, *MONSTER_NAMES, *DOMAIN_NAMES, *DUKE_NAMES},
}
OPENINGS = {"reveal", "resumed", "round", "turn"}  # of paragraphs
EVENTS = {"citadels": {*CITADELS_EVENTS.values()}, "valeria": {*VALERIA_EVENTS.values()}}


def told(state: State, game: str, options: dict[str, Any], seat: int | None, language: str, cursor: Cursor) -> Any:
    shown = showing(game, ruleset_of(options), language)
    return shown.table(state, seat, player_names(state), cursor)["log"]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_pieces_of_a_log_make_up_the_whole(game: str, options: dict[str, Any]) -> None:
    language = LANGUAGES[options["players"] % len(LANGUAGES)]
    watchers: dict[int | None, tuple[Cursor, list[dict[str, Any]]]] = {
        seat: (Cursor(), []) for seat in (None, 0, options["players"] - 1)
    }
    for count, state in enumerate(walk(game, 11, options)):
        for seat, (cursor, has) in watchers.items():
            if seat == 0 and count % 3 and not state.is_over():
                continue  # a reader who missed some steps gets them all at once
            log = told(state, game, options, seat, language, cursor)
            assert log["from"] <= len(has)
            has[log["from"] :] = log["paragraphs"]
    for seat, (_, has) in watchers.items():
        whole = told(state, game, options, seat, language, Cursor())
        assert whole == {"from": 0, "paragraphs": has}


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_log_says_what_the_terminal_says(game: str, options: dict[str, Any]) -> None:
    *_, state = walk(game, 12, options)
    for language in LANGUAGES:
        for seat in (None, 0):
            log = told(state, game, options, seat, language, Cursor())
            plain = narrator_for(state, language).paragraphs(state.events_for(seat), player_names(state), seat)
            assert texts(log["paragraphs"]) == plain
            for paragraph in log["paragraphs"]:
                for line in paragraph["lines"]:
                    assert line["event"] in EVENTS[game]
                    cards = {part["card"] for part in line["parts"] if not isinstance(part, str)}
                    assert cards <= CARDS[game]


def line_of(log: Any, event: str) -> Any:
    lines = [line for paragraph in log["paragraphs"] for line in paragraph["lines"]]
    return next(line for line in lines if line["event"] == event)


def test_a_line_names_its_event_and_its_cards() -> None:
    *_, state = walk("citadels", 3, {"players": 4, "ruleset": "2016"})
    build = line_of(told(state, "citadels", {"ruleset": "2016"}, None, "en", Cursor()), "build")
    who, card, price = build["parts"]
    assert who.startswith(tuple(NAMES)) and who.rstrip().endswith(("built a", "built an", "built the"))
    assert DISTRICT_NAMES.index(card["card"]) >= 0 and card["text"]
    assert price.endswith(" gold).")


def test_what_was_paid_for_counts_more_than_the_payment() -> None:
    *_, state = walk("valeria", 4, {"players": 3})
    log = told(state, "valeria", {}, None, "es", Cursor())
    slain = line_of(log, "slain")
    assert slain["parts"][1]["card"] in MONSTER_NAMES
    assert not any(line["event"] == "paid" for one in log["paragraphs"] for line in one["lines"])


# ---- news -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES[::3])
def test_news_are_the_lines_since_ones_own_decision(game: str, options: dict[str, Any]) -> None:
    """The news excludes the seat's own decision, and the lines that report it."""
    shown = showing(game, ruleset_of(options), "en")
    narrator = narrator_named(game, ruleset_of(options), "en")
    state = next(walk(game, 5, options))
    names, rng, cursor = player_names(state), random.Random(5), Cursor()
    decided: tuple[int, int] | None = None
    old = news = 0
    for _ in range(150):
        before = state.event_count()
        if step(game, state, rng)[0] == 0:
            decided = before, state.event_count()
            old = lines_in(narrator.paragraphs(state.events_for(0)[: reported(game, state, before)], names, 0))
        table = shown.table(state, 0, names, cursor, decided=decided)
        fresh = shown.table(state, 0, names, Cursor(), decided=decided)
        at = table["news"], table["news_line"]
        assert at == (fresh["news"], fresh["news_line"])
        log: Any = fresh["log"]
        if decided is None or not log["paragraphs"]:
            assert at == (None, None)
            continue
        paragraph, line = at
        assert isinstance(paragraph, int) and isinstance(line, int)
        told = texts(log["paragraphs"])
        assert lines_in(told[:paragraph]) + line == old, (told, at)
        assert line < len(told[paragraph]) or paragraph == len(told) - 1
        news += old < lines_in(told)
    assert news > 20
    assert shown.table(state, 0, names, Cursor())["news"] is None


def lines_in(paragraphs: Sequence[Sequence[str]]) -> int:
    return sum(len(paragraph) for paragraph in paragraphs)


def reported(game: str, state: State, before: int) -> int:
    """Return the number of seat 0's events up to and including the report of its latest decision."""
    made = [game_named(game).events.told(event) for event in state.events_for(0, before)]
    own = itertools.takewhile(lambda event: event.get("seat") == 0 and event["event"] not in OPENINGS, made)
    return seen(state, before) + len([*own])


def seen(state: State, mark: int) -> int:
    return len(state.events_for(0)) - len(state.events_for(0, mark))


def test_happened_is_what_came_since_and_nothing_at_first() -> None:
    shown = showing("citadels", "2016", None)
    cursor = Cursor()
    before = 0
    for count, state in enumerate(walk("citadels", 7, {"players": 3, "ruleset": "2016"})):
        happened = shown.table(state, 1, NAMES[:3], cursor)["happened"]
        assert isinstance(happened, list)
        assert len(happened) == (len(state.events_for(1, before)) if count else 0)
        assert all(one["event"] in EVENTS["citadels"] for one in happened)
        before = state.event_count()


# ---- marks ----------------------------------------------------------------------------------------------------------


def test_marked_names_are_split_off() -> None:
    text = "l'" + marked("observatory", "Osservatorio") + " e il " + marked("manor", "Maniero")
    card = {"card": "observatory", "text": "Osservatorio"}
    assert parts(text) == ["l'", card, " e il ", {"card": "manor", "text": "Maniero"}]
    assert parts("") == [] and parts("No card.") == ["No card."]


def test_a_marked_name_that_comes_first_gets_its_capital_letter() -> None:
    assert parts(capital(marked("thief", "o Ladrão"))) == [{"card": "thief", "text": "O Ladrão"}]
    assert capital("a b") == "A b" and capital("") == ""


def test_no_player_is_taken_for_a_card() -> None:
    sly = marked("thief", "Thief") + "Ana"
    assert unmarked(sly) == "thiefThiefAna"
    state = next(walk("citadels", 1, {"players": 2}))
    names = showing("citadels", None, "en").table(state, 0, [sly, "Bruno"], Cursor())["names"]
    assert names == ["thiefThiefAna", "Bruno"]
