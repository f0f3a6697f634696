"""Unique districts that affect building, from the Factory to the Thieves' Den."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, happened, options, score

from burgrave.games.citadels.rules.state import CitadelsState


def builder(
    *,
    character: str = "bishop",
    city: list[str] | None = None,
    hand: list[str] | None = None,
    gold: int = 0,
    turn: dict[str, Any] | None = None,
    **position: Any,
) -> CitadelsState:
    """Return a state during the turn of seat 0 of four, which has gathered and may build."""
    seats = [{"characters": [character], "city": city or [], "hand": hand or [], "gold": gold}]
    return at(players=4, seats=seats, turn={"character": character, "gathered": True, **(turn or {})}, **position)


def builds(state: CitadelsState) -> list[str]:
    verbs = ("build", "pay_cards", "framework", "sacrifice")
    return sorted(option for option in options(state) if option.split()[0] in verbs)


# ---- Factory -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_factory_makes_other_uniques_one_gold_cheaper_and_nothing_else() -> None:
    state = builder(city=["factory"], hand=["smithy", "palace"], gold=4)
    assert builds(state) == ["build smithy"]
    do(state, "build smithy")
    assert (gold(state)[0], city(state, 0)) == (0, ["factory", "smithy"])
    assert builds(builder(hand=["smithy"], gold=4)) == []


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_factory_itself_costs_its_full_price(ruleset: str) -> None:
    cost = 5 if ruleset == "2016" else 6
    assert builds(builder(hand=["factory"], gold=cost - 1)) == []
    assert gold(do(builder(hand=["factory"], gold=cost), "build factory"))[0] == 0


@pytest.mark.rule("C-DI-factory-1", "C-CH-warlord-2")
@pytest.mark.rulesets("2010", "2016")
def test_the_factory_changes_neither_points_nor_rank_8_prices(ruleset: str) -> None:
    seats = [
        {"characters": ["merchant"], "city": ["factory", "smithy"], "hand": []},
        {"characters": ["warlord"], "gold": 4},
    ]
    state = at(players=4, seats=seats, turn={"character": "warlord", "gathered": True})
    factory = 5 if ruleset == "2016" else 6
    assert score(state, 0).districts == factory + 5
    if ruleset == "2010":
        do(state, "end")
    do(state, "destroy 0", "district smithy")
    assert gold(state)[1] == 0


# ---- Framework ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-framework-1", "C-BLD-10")
def test_the_framework_replaces_the_price() -> None:
    state = builder(city=["framework", "tavern"], hand=["palace", "manor"], gold=3)
    assert builds(state) == ["build manor", "framework manor", "framework palace"]
    do(state, "framework palace")
    assert (city(state, 0), gold(state)[0], deck(state)[-1]) == (["palace", "tavern"], 3, "framework")
    assert builds(state) == []


@pytest.mark.rule("C-DI-framework-1", "C-BLD-01", "C-BLD-04")
def test_the_framework_lifts_neither_the_limit_nor_the_ban_on_duplicates() -> None:
    seats = [{"characters": ["bishop"], "city": ["framework", "tavern"], "hand": ["tavern", "palace"], "gold": 0}]
    early = at(players=4, seats=seats, turn={"character": "bishop"})
    assert builds(early) == []
    assert builds(do(early, "gold")) == ["framework palace"]
    assert builds(builder(city=["framework"], hand=["palace"], turn={"builds": 1})) == []


@pytest.mark.rule("C-DI-framework-1", "C-CH-tax_collector-2")
def test_a_district_built_with_the_framework_is_taxed_like_any_other() -> None:
    state = builder(characters=["tax_collector"], city=["framework"], hand=["palace"], gold=2)
    do(state, "framework palace")
    assert (gold(state)[0], state.pool) == (1, 1)


# ---- Monument ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-monument-1")
def test_the_monument_cannot_be_built_in_a_city_of_five_districts() -> None:
    four = ["manor", "castle", "tavern", "market"]
    assert builds(builder(city=four, hand=["monument"], gold=9)) == ["build monument"]
    assert builds(builder(city=[*four, "docks"], hand=["monument"], gold=9)) == []
    assert builds(builder(city=[*four, "docks", "harbor"], hand=["monument"], gold=9)) == []


@pytest.mark.rule("C-DI-monument-2", "C-BLD-08")
def test_the_monument_counts_two_toward_a_complete_city() -> None:
    four = ["manor", "castle", "tavern", "market"]
    with_it = do(builder(city=[*four, "monument"], hand=["docks"], gold=3), "build docks")
    assert (first(with_it), score(with_it, 0).completion) == (0, 4)
    without = do(builder(city=[*four, "harbor"], hand=["docks"], gold=3), "build docks")
    assert (first(without), score(without, 0).completion) == (-1, 0)


@pytest.mark.rule("C-DI-monument-2")
def test_building_the_monument_as_fifth_district_does_not_yet_complete_the_city() -> None:
    four = ["manor", "castle", "tavern", "market"]
    assert first(do(builder(city=four, hand=["monument"], gold=4), "build monument")) == -1
    seats = [{"characters": ["bishop"], "city": ["monument", *four], "hand": ["docks"], "gold": 3}]
    three = at(players=3, seats=seats, turn={"character": "bishop", "gathered": True})
    assert first(do(three, "build docks")) == -1


# ---- Necropolis --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-necropolis-1", "C-BLD-10")
def test_the_necropolis_costs_gold_or_a_district_of_ones_own_city() -> None:
    state = builder(city=["tavern", "manor"], hand=["necropolis", "docks"], gold=5)
    assert builds(state) == ["build docks", "build necropolis", "sacrifice manor", "sacrifice tavern"]
    do(state, "sacrifice tavern")
    assert (city(state, 0), gold(state)[0], deck(state)[-1]) == (["manor", "necropolis"], 5, "tavern")
    assert builds(state) == []
    paid = do(builder(city=["tavern"], hand=["necropolis"], gold=5), "build necropolis")
    assert (city(paid, 0), gold(paid)[0]) == (["necropolis", "tavern"], 0)


@pytest.mark.rule("C-DI-necropolis-1")
def test_only_the_necropolis_can_be_built_by_a_sacrifice() -> None:
    assert builds(builder(hand=["necropolis"], gold=4)) == []
    assert builds(builder(city=["tavern"], hand=["smithy"], gold=4)) == []
    assert builds(builder(city=["tavern"], hand=["necropolis"], turn={"builds": 1})) == []


@pytest.mark.rule("C-DI-necropolis-1", "C-CH-artist-2")
def test_a_sacrifice_tells_a_beautified_district_from_a_plain_one() -> None:
    state = builder(characters=["artist"], city=["quarry", "tavern", "tavern+"], hand=["necropolis"], gold=0)
    assert builds(state) == ["sacrifice quarry", "sacrifice tavern", "sacrifice tavern+"]
    do(state, "sacrifice tavern+")
    assert (city(state, 0), gold(state)[0]) == (["necropolis", "quarry", "tavern"], 0)


# ---- Quarry ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-quarry-1", "C-BLD-04")
def test_the_quarry_allows_any_number_of_one_name() -> None:
    state = builder(city=["quarry", "tavern", "tavern", "tavern"], hand=["tavern"], gold=1)
    do(state, "build tavern")
    assert city(state, 0).count("tavern") == 4
    assert builds(builder(city=["tavern"], hand=["tavern"], gold=1)) == []


@pytest.mark.rule("C-DI-quarry-2", "C-CH-magistrate-7")
def test_the_quarry_does_not_let_the_magistrate_take_a_duplicate() -> None:
    for card, asked in [("tavern", False), ("market", True)]:
        seats = [
            {"characters": ["bishop"], "hand": [card], "gold": 2},
            {"characters": ["magistrate"], "city": ["quarry", "tavern"]},
        ]
        state = at(
            players=4,
            warrants={"signed": "bishop"},
            seats=seats,
            turn={"character": "bishop", "gathered": True},
        )
        do(state, f"build {card}")
        assert (state.to_act() == 1) is asked


@pytest.mark.rule("C-DI-quarry-2", "C-CH-diplomat-4", "C-CH-marshal-3")
@pytest.mark.parametrize(("character", "verb"), [("diplomat", "exchange"), ("marshal", "seize")])
def test_the_quarry_does_not_let_diplomat_and_marshal_take_a_duplicate(character: str, verb: str) -> None:
    state = at(
        seats=[
            {"characters": [character], "city": ["quarry", "tavern"], "gold": 9},
            {"characters": ["king"], "city": ["tavern", "market"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": character, "gathered": True},
    )
    do(state, f"{verb} 1")
    assert options(state) == ["district market"]


@pytest.mark.rule("C-DI-quarry-1")
def test_duplicates_stay_after_the_quarry_is_destroyed_but_no_more_can_be_built() -> None:
    state = at(
        seats=[
            {"characters": ["warlord"], "city": ["tavern", "tavern", "quarry"], "hand": ["tavern"], "gold": 9},
            {"characters": ["king"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "warlord", "gathered": True},
    )
    assert "build tavern" in options(state)
    do(state, "destroy 0", "district quarry")
    assert city(state, 0) == ["tavern", "tavern"]
    assert "build tavern" not in options(state)


# ---- Stables -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-stables-1", "C-BLD-02")
def test_the_stables_do_not_count_toward_the_limit() -> None:
    first = builder(hand=["stables", "tavern", "market"], gold=9)
    do(first, "build stables", "build tavern")
    assert builds(first) == []
    after = builder(hand=["stables", "tavern", "market"], gold=9)
    do(after, "build tavern")
    assert builds(after) == ["build stables"]
    assert city(do(after, "build stables"), 0) == ["stables", "tavern"]


@pytest.mark.rule("C-DI-stables-1", "C-CH-navigator-2")
def test_the_navigator_cannot_build_the_stables() -> None:
    assert builds(builder(character="navigator", city=["framework"], hand=["stables", "tavern"], gold=9)) == []


@pytest.mark.rule("C-DI-stables-1", "C-CH-magistrate-9")
def test_confiscated_stables_do_not_count_toward_the_limit() -> None:
    seats = [
        {"characters": ["bishop"], "hand": ["stables", "tavern", "market"], "gold": 4},
        {"characters": ["magistrate"]},
    ]
    state = at(players=4, warrants={"signed": "bishop"}, seats=seats, turn={"character": "bishop", "gathered": True})
    do(state, "build stables", "confiscate")
    assert (city(state, 1), gold(state)[0]) == (["stables"], 4)
    assert builds(state) == ["build market", "build tavern"]
    do(state, "build market")
    assert builds(state) == []


# ---- Thieves' Den ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-thieves_den-1", "C-INF-10")
def test_the_thieves_den_can_be_paid_with_cards_and_gold() -> None:
    state = builder(hand=["thieves_den", "tavern", "manor", "docks"], gold=4)
    do(state, "pay_cards")
    assert sorted(options(state)) == ["discard docks", "discard manor", "discard tavern"]
    do(state, "discard manor")
    assert "done" not in options(state)
    do(state, "discard tavern")
    assert options(state) == ["discard docks", "done"]
    do(state, "done")
    assert (city(state, 0), hand(state, 0), gold(state)[0]) == (["thieves_den"], ["docks"], 0)
    assert deck(state)[-2:] == ["manor", "tavern"]
    assert set(happened(state, 1)) == {("laid", 0, 45), ("discard", 0), ("den", 0, 2), ("build", 0, 45, 4)}


@pytest.mark.rule("C-DI-thieves_den-1")
def test_the_thieves_den_can_be_paid_with_gold_alone_or_with_cards_alone() -> None:
    six = ["tavern", "manor", "docks", "castle", "palace", "harbor"]
    cards_only = builder(hand=["thieves_den", *six], gold=0)
    assert builds(cards_only) == ["pay_cards"]
    do(cards_only, "pay_cards", *[f"discard {name}" for name in six])
    assert (city(cards_only, 0), hand(cards_only, 0), deck(cards_only)[-6:]) == (["thieves_den"], [], six)
    assert builds(builder(hand=["thieves_den", *six[:5]], gold=0)) == []
    gold_only = do(builder(hand=["thieves_den"], gold=6), "build thieves_den")
    assert (city(gold_only, 0), gold(gold_only)[0]) == (["thieves_den"], 0)
    assert builds(builder(hand=["thieves_den"], gold=5)) == []


@pytest.mark.rule("C-DI-thieves_den-1")
def test_paying_for_the_thieves_den_with_cards_takes_at_least_one() -> None:
    state = do(builder(hand=["thieves_den", "tavern"], gold=6), "pay_cards")
    assert options(state) == ["discard tavern"]
    assert gold(do(state, "discard tavern", "done"))[0] == 1


@pytest.mark.rule("C-DI-thieves_den-1", "C-DI-factory-1")
def test_the_factory_lowers_the_price_of_the_thieves_den() -> None:
    five = ["tavern", "manor", "docks", "castle", "palace"]
    state = builder(city=["factory"], hand=["thieves_den", *five], gold=0)
    do(state, "pay_cards", *[f"discard {name}" for name in five])
    assert city(state, 0) == ["factory", "thieves_den"]
    assert builds(builder(hand=["smithy", *five], gold=0)) == []


@pytest.mark.rule("C-DI-thieves_den-2", "C-CH-magistrate-2", "C-CH-magistrate-4")
def test_the_gold_for_a_confiscated_thieves_den_is_refunded_but_the_cards_are_not() -> None:
    seats = [
        {"characters": ["bishop"], "hand": ["thieves_den", "tavern", "manor"], "gold": 4},
        {"characters": ["magistrate"], "gold": 0},
    ]
    state = at(players=4, warrants={"signed": "bishop"}, seats=seats, turn={"character": "bishop", "gathered": True})
    do(state, "pay_cards", "discard tavern", "discard manor", "done", "confiscate")
    assert (city(state, 0), city(state, 1)) == ([], ["thieves_den"])
    assert (gold(state)[:2], hand(state, 0), deck(state)[-2:]) == ([4, 0], [], ["tavern", "manor"])


# ---- Secret Vault ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-secret_vault-1", "R-56")
def test_the_secret_vault_is_never_built() -> None:
    state = builder(city=["framework", "factory"], hand=["secret_vault", "tavern"], gold=9)
    assert builds(state) == ["build tavern", "framework tavern"]
