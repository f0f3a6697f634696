"""The "table" message: the game's options, exact prices, correct explanations, and results by seat."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import pytest
from tests.server.showing.walking import GAMES, Table, player_names, ruleset_of, step, walk
from tests.texts import LANGUAGES, said

import burgrave
from burgrave.games.valeria.rules.income import income_of
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.state import State
from burgrave.server.showing import Cursor, Showing, showing
from burgrave.text.narration import narrator_for

FIELDS = {"t", "seat", "lang", "view", "names", "open", "ask", "log", "news", "news_line", "happened", "result"}


def shows(game: str, options: dict[str, Any], language: str | None) -> Showing:
    return showing(game, ruleset_of(options), language)


def table(shown: Showing, state: State, seat: int | None) -> Table:
    return shown.table(state, seat, player_names(state), Cursor())


def language_of(options: dict[str, Any]) -> str:
    return LANGUAGES[options["players"] % len(LANGUAGES)]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_decision_has_the_legal_options_in_their_order(game: str, options: dict[str, Any]) -> None:
    shown, bare = (shows(game, options, language) for language in (language_of(options), None))
    notation = burgrave.game_named(game).notation
    for count, state in enumerate(walk(game, 31, options)):
        if count % 15:
            continue
        for seat in state.open_seats():
            legal = state.legal(seat)
            ask = table(shown, state, seat)["ask"]
            assert [option["action"] for option in ask["options"]] == legal
            assert [option["notation"] for option in ask["options"]] == [notation(action) for action in legal]
            for option in ask["options"]:
                said(option["text"])
            said(ask["question"])
            plain = table(bare, state, seat)["ask"]
            assert plain["question"] == "" and plain["why_not"] == {}
            assert [option["action"] for option in plain["options"]] == legal
            assert not any(option["text"] or option["note"] for option in plain["options"])
        others = {*range(options["players"])} - {*state.open_seats()}
        assert all(table(bare, state, seat)["ask"] is None for seat in [None, *others])


@pytest.mark.parametrize(("game", "options"), GAMES[::4])
def test_a_table_is_json_and_the_view_of_its_seat(game: str, options: dict[str, Any]) -> None:
    for count, state in enumerate(walk(game, 32, options)):
        if count % 10:
            continue
        for seat in (None, 0):
            for language in ("en", None):
                message = table(shows(game, options, language), state, seat)
                told = {"prices", "why_not", "reasons", *({"harvest"} if game == "valeria" else {})}
                extra = set() if seat is None else told
                assert set(message) == FIELDS | extra
                assert message["view"] == state.view(seat)
                assert message["open"] == state.open_seats()
                assert json.loads(json.dumps(message)) == message


# ---- prices ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_prices_are_what_is_paid(game: str, options: dict[str, Any]) -> None:
    bare = shows(game, options, None)
    rng = random.Random(33)
    state = burgrave.new(game, seed=33, scenario="random", **options)
    due: dict[int, dict[str, int]] = {}
    paid = 0
    while not state.is_over():
        tables = {seat: table(bare, state, seat) for seat in state.open_seats()}
        mark = state.event_count()
        seat, action = step(game, state, rng)
        if action in tables[seat]["prices"]:
            due[seat] = tables[seat]["prices"][action]
        if action.split()[0] in ("slay", "recruit", "build", "magic"):
            paid += check_payment(game, state, mark, seat, due)
    assert paid > 5


def check_payment(game: str, state: State, mark: int, seat: int, due: dict[int, dict[str, int]]) -> bool:
    """Check that the latest payment equals the price due; return False if there was no payment."""
    for event in [burgrave.game_named(game).events.told(one) for one in state.events_for(None, mark)]:
        if event["event"] == "build" and game == "citadels":
            assert {"gold": event["gold"]} == due[seat]
            return True
        if event["event"] == "paid":
            price = due[seat]
            spent = cast(int, event["count"]) + cast(int, event["magic"])
            assert spent == sum(price.values()) and cast(int, event["magic"]) >= price.get("magic", 0)
            assert event["resource"] == next(iter(price))
            return True
    return False


# ---- the harvest ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 3, 5])
def test_the_harvest_of_every_roll_is_foretold(players: int) -> None:
    bare = shows("valeria", {}, None)
    for count, state in enumerate(walk("valeria", 34, {"players": players})):
        if count % 7:
            continue
        assert isinstance(state, ValeriaState)
        harvest = table(bare, state, 0)["harvest"]
        for key, own in (("rolls", True), ("off", False)):
            assert len(harvest[key]) == 21
            for roll, brings in harvest[key].items():
                first, second = map(int, roll.split("-"))
                income = income_of(state.players[0], first, second, own_turn=own)
                assert {name: brings[name] for name in income.gains} == income.gains
                assert (brings["choices"], brings["steals"]) == (income.choices, income.steals)
                assert (brings["trades"], brings["idle"]) == (income.trades, income.idle)


# ---- reasons --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_cannot_be_done_is_said_with_a_reason(game: str, options: dict[str, Any]) -> None:
    language = language_of(options)
    shown = shows(game, options, language)
    later = narrator_for(burgrave.new(game, seed=1, **options), language).words.text(f"{game}-table-later")
    for count, state in enumerate(walk(game, 35, options)):
        if count % 7:
            continue
        for seat in state.open_seats():
            message = table(shown, state, seat)
            legal = {option["notation"] for option in message["ask"]["options"]}
            why_not = message["ask"]["why_not"]
            assert not legal & set(why_not)
            assert set(message["reasons"]) == set(why_not)
            for reason in why_not.values():
                said(reason)
            near = {f"build {name}" for name in message["view"]["hand"]} if game == "citadels" else message["prices"]
            assert set(near) <= legal | set(why_not)
            if message["view"]["phase"] in ("main", "act"):
                assert later not in why_not.values()  # during a turn there is a better reason
            for notation, price in message["prices"].items():
                check_money(game, message, notation, price, why_not)


def check_money(game: str, message: Table, notation: str, price: dict[str, int], why_not: dict[str, str]) -> None:
    """Check that unaffordable actions have an explanation, and no affordable action is refused for lack of money."""
    if message["lang"] != "en" or message["view"]["phase"] not in ("main", "act"):
        return
    mine = message["view"]["seats"][message["seat"]]
    short = sum(price.values()) - sum(mine[name] for name in ({"gold"} if game == "citadels" else {*price, "magic"}))
    if " short." in why_not.get(notation, ""):
        assert short > 0 or mine["magic"] < price["magic"]
    if short > 0 and (game == "valeria" or message["view"]["turn"]["gathered"]):
        assert notation in why_not


def test_targets_out_of_reach_have_reasons() -> None:
    found: set[str] = set()
    shown = shows("citadels", {"ruleset": "2016"}, "en")
    for seed in range(5):
        for state in walk("citadels", seed, {"ruleset": "2016", "players": 4}):
            for seat in state.open_seats():
                view = state.view(seat)
                turn = cast("dict[str, object] | None", view["turn"])
                if turn is None or turn["character"] not in ("warlord", "marshal", "diplomat"):
                    continue
                found |= {key.split()[0] for key in cast(Table, table(shown, state, seat)["ask"])["why_not"]}
    assert found >= {"build", "destroy", "district", "seize", "exchange"}


def test_the_deck_and_protected_characters_have_reasons() -> None:
    found: set[tuple[str, str]] = set()
    shown = shows("citadels", {"ruleset": "2016"}, "en")
    for seed in range(5):
        for state in walk("citadels", seed, {"ruleset": "2016", "players": 4}):
            for seat in state.open_seats():
                ask = cast(Table, table(shown, state, seat)["ask"])
                found |= {(key.split()[0], reason) for key, reason in ask["why_not"].items()}
    assert found >= {("cards", "You have already gathered."), ("cards", "Finish this choice first.")}
    assert "It's not your turn." not in {reason for _, reason in found}  # they have a decision
    assert ("kill", "This is your own character.") in found
    assert {reason for verb, reason in found if verb == "rob"} >= {"Already killed.", "It can't be chosen now."}


# ---- end ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), GAMES[::2])
def test_the_result_names_every_seat(game: str, options: dict[str, Any]) -> None:
    for state in walk(game, 36, options):
        message = table(shows(game, options, None), state, None)
        assert (message["result"] is not None) == state.is_over()
    for language in LANGUAGES:
        for seat in (None, 0):
            result = table(shows(game, options, language), state, seat)["result"]
            said(result["verdict"])
            rows = [row for row in result["scores"] if row["seat"] is not None]
            assert [row["place"] for row in result["scores"]] == sorted(row["place"] for row in result["scores"])
            assert {row["seat"]: row["total"] for row in rows} == dict(enumerate(state.scores()))
            assert {row["seat"]: row["place"] for row in rows} == dict(enumerate(state.ranks()))
            assert all(sum(points for _, points in row["items"]) == row["total"] for row in result["scores"])
            lord = [row for row in result["scores"] if row["seat"] is None]
            assert len(lord) == (game == "valeria" and options["players"] == 1)
    bare = table(shows(game, options, None), state, 0)["result"]
    assert (
        bare["verdict"] == ""
        and bare["ties"] == []
        and {row["seat"] for row in bare["scores"]} == {*range(options["players"])}
    )
