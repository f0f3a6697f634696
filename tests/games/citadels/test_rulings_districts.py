"""Rulings on individual districts."""

from __future__ import annotations

import pytest
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, options

COMPLETE = ["tavern", "market", "trading_post", "docks", "harbor", "watchtower", "prison"]


@pytest.mark.rule("R-12", "C-DI-library-1", "C-DI-observatory-1")
def test_library_and_observatory_keep_three_cards() -> None:
    seats = [{"characters": ["merchant"], "city": ["library", "observatory"], "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "merchant"}, deck_top=["tavern", "market", "docks"])
    size = len(deck(state))
    do(state, "cards")
    assert (hand(state, 0), len(deck(state))) == (["docks", "market", "tavern"], size - 3)


@pytest.mark.rule("R-26", "C-DI-armory-1")
def test_the_armory_cannot_leave_a_complete_city_but_can_destroy_a_keep() -> None:
    complete = facing("merchant", ["armory", *COMPLETE[:6]], ["keep"], first=0, other="king")
    assert starting(complete, "demolish") == []
    state = facing("merchant", ["armory", *COMPLETE[:5]], ["keep"], other="king")
    do(state, "demolish 1", "district keep")
    assert city(state, 1) == []


@pytest.mark.rule("R-36", "C-DI-framework-1", "C-DI-necropolis-1", "C-BLD-06")
def test_framework_and_necropolis_work_in_a_complete_city() -> None:
    """Giving up a district for the Framework or the Necropolis is a way to pay."""
    framework = facing("bishop", ["framework", *COMPLETE[:6]], [], 0, hand=["palace"], first=0)
    do(framework, "framework palace")
    assert city(framework, 0) == sorted([*COMPLETE[:6], "palace"])
    necropolis = facing("bishop", COMPLETE, [], 0, hand=["necropolis"], first=0)
    do(necropolis, "sacrifice tavern")
    assert city(necropolis, 0) == sorted([*COMPLETE[1:], "necropolis"])
    assert first(necropolis) == 0


@pytest.mark.rule("R-39", "C-DI-factory-1")
def test_with_the_factory_the_cheapest_uniques_still_cost_one() -> None:
    cheap = ["stables", "haunted_quarter"]
    assert starting(facing("bishop", ["factory"], [], 0, hand=cheap), "build") == []
    state = facing("bishop", ["factory"], [], 1, hand=cheap)
    assert starting(state, "build") == ["build haunted_quarter", "build stables"]
    assert gold(do(state, "build haunted_quarter"))[0] == 0


@pytest.mark.rule("R-54", "C-DI-factory-1", "C-CH-alchemist-1")
def test_the_alchemist_is_refunded_only_gold_actually_paid() -> None:
    paid = do(facing("alchemist", ["factory"], [], 4, hand=["smithy"]), "build smithy", "end")
    assert gold(paid)[0] == 4
    free = do(facing("alchemist", ["framework"], [], 3, hand=["palace"]), "framework palace", "end")
    assert gold(free)[0] == 3


@pytest.mark.rule("R-54", "C-CH-magistrate-4", "C-CH-alchemist-1")
def test_a_confiscated_district_is_refunded_once() -> None:
    state = facing(
        "alchemist", ["factory"], [], 4, other="magistrate", hand=["smithy"], warrants={"signed": "alchemist"}
    )
    do(state, "build smithy", "confiscate")
    assert gold(state)[:2] == [4, 0]
    assert gold(do(state, "end"))[0] == 4


@pytest.mark.rule("R-56", "C-DI-secret_vault-1", "C-CH-spy-4")
def test_the_secret_vault_is_never_built() -> None:
    architect = facing("architect", ["framework", "quarry"], [], hand=["secret_vault"])
    assert starting(architect, "build", "framework") == []
    seats = [{"characters": ["wizard"], "gold": 9}, {"characters": ["king"], "hand": ["secret_vault"]}]
    wizard = at(players=4, seats=seats, turn={"character": "wizard", "gathered": True})
    assert options(do(wizard, "peek 1", "take secret_vault")) == ["keep_it"]
    cardinal = facing("cardinal", [], [], 0, their_gold=9, hand=["secret_vault", "tavern"])
    assert starting(cardinal, "borrow") == ["borrow tavern"]


@pytest.mark.rule("R-60", "C-DI-monument-1", "C-DI-framework-1")
@pytest.mark.parametrize(("number", "offered"), [(3, ["framework monument"]), (4, [])])
def test_the_framework_in_a_city_of_five_does_not_make_room_for_the_monument(number: int, offered: list[str]) -> None:
    state = facing("bishop", ["framework", *COMPLETE[:number]], [], 0, hand=["monument"])
    assert starting(state, "framework") == offered
