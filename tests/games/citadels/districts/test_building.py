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
    """Return the turn of seat 0 of four, who has gathered and may build."""
    seats = [{"characters": [character], "city": city or [], "hand": hand or [], "gold": gold}]
    return at(players=4, seats=seats, turn={"character": character, "gathered": True, **(turn or {})}, **position)


def builds(state: CitadelsState) -> list[str]:
    """Return the build options, sorted."""
    verbs = ("build", "pay_cards", "framework", "sacrifice")
    return sorted(option for option in options(state) if option.split()[0] in verbs)


# ---- Factory -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_factory_makes_other_uniques_one_gold_cheaper_and_nothing_else() -> None:
    """With the Factory, a Smithy costs four, but a palace still costs five."""
    state = builder(city=["factory"], hand=["smithy", "palace"], gold=4)
    assert builds(state) == ["build smithy"]
    do(state, "build smithy")
    assert (gold(state)[0], city(state, 0)) == (0, ["factory", "smithy"])
    assert builds(builder(hand=["smithy"], gold=4)) == []


@pytest.mark.rule("C-DI-factory-1")
@pytest.mark.rulesets("2010", "2016")
def test_the_factory_itself_is_built_for_its_full_price(ruleset: str) -> None:
    """The Factory itself costs its full price: five gold in 2016, and six in 2010."""
    cost = 5 if ruleset == "2016" else 6
    assert builds(builder(hand=["factory"], gold=cost - 1)) == []
    assert gold(do(builder(hand=["factory"], gold=cost), "build factory"))[0] == 0


@pytest.mark.rule("C-DI-factory-1", "C-CH-warlord-2")
@pytest.mark.rulesets("2010", "2016")
def test_the_factory_changes_neither_points_nor_rank_8_prices(ruleset: str) -> None:
    """With the Factory, a Smithy still scores five, and costs the Warlord four."""
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
def test_the_framework_goes_down_to_build_a_district_without_gold() -> None:
    """The Framework goes under the deck in place of the price; the build uses up the limit."""
    state = builder(city=["framework", "tavern"], hand=["palace", "manor"], gold=3)
    assert builds(state) == ["build manor", "framework manor", "framework palace"]
    do(state, "framework palace")
    assert (city(state, 0), gold(state)[0], deck(state)[-1]) == (["palace", "tavern"], 3, "framework")
    assert builds(state) == []


@pytest.mark.rule("C-DI-framework-1", "C-BLD-01", "C-BLD-04")
def test_the_framework_lifts_neither_the_limit_nor_the_ban_on_names_nor_the_order_of_the_turn() -> None:
    """The Framework cannot be used before gathering, beyond the limit, or for a second tavern."""
    seats = [{"characters": ["bishop"], "city": ["framework", "tavern"], "hand": ["tavern", "palace"], "gold": 0}]
    early = at(players=4, seats=seats, turn={"character": "bishop"})
    assert builds(early) == []
    assert builds(do(early, "gold")) == ["framework palace"]
    assert builds(builder(city=["framework"], hand=["palace"], turn={"builds": 1})) == []


@pytest.mark.rule("C-DI-framework-1", "C-CH-tax_collector-2")
def test_a_district_built_with_the_framework_is_taxed_like_any_other() -> None:
    """A district built with the Framework is taxed one gold."""
    state = builder(characters=["tax_collector"], city=["framework"], hand=["palace"], gold=2)
    do(state, "framework palace")
    assert (gold(state)[0], state.pool) == (1, 1)


# ---- Monument ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-monument-1")
def test_the_monument_is_not_built_in_a_city_of_five_districts() -> None:
    """The Monument can be built in a city of four districts but not of five, even with enough gold."""
    four = ["manor", "castle", "tavern", "market"]
    assert builds(builder(city=four, hand=["monument"], gold=9)) == ["build monument"]
    assert builds(builder(city=[*four, "docks"], hand=["monument"], gold=9)) == []
    assert builds(builder(city=[*four, "docks", "harbor"], hand=["monument"], gold=9)) == []


@pytest.mark.rule("C-DI-monument-2", "C-BLD-08")
def test_the_monument_counts_two_toward_a_complete_city() -> None:
    """The Monument counts as two districts: with five others, it completes a city."""
    four = ["manor", "castle", "tavern", "market"]
    with_it = do(builder(city=[*four, "monument"], hand=["docks"], gold=3), "build docks")
    assert (first(with_it), score(with_it, 0).completion) == (0, 4)
    without = do(builder(city=[*four, "harbor"], hand=["docks"], gold=3), "build docks")
    assert (first(without), score(without, 0).completion) == (-1, 0)


@pytest.mark.rule("C-DI-monument-2")
def test_building_the_monument_as_fifth_district_does_not_yet_complete_the_city() -> None:
    """A Monument built as the fifth district counts as two; the resulting six do not complete a city.

    With three players, eight are needed, so a Monument and five others are not enough.
    """
    four = ["manor", "castle", "tavern", "market"]
    assert first(do(builder(city=four, hand=["monument"], gold=4), "build monument")) == -1
    seats = [{"characters": ["bishop"], "city": ["monument", *four], "hand": ["docks"], "gold": 3}]
    three = at(players=3, seats=seats, turn={"character": "bishop", "gathered": True})
    assert first(do(three, "build docks")) == -1


# ---- Necropolis --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-necropolis-1", "C-BLD-10")
def test_the_necropolis_is_built_for_gold_or_for_a_district_of_the_own_city() -> None:
    """The Necropolis can be built for gold, or by sacrificing any district of the player's own city.

    The sacrificed district goes under the deck; the build uses up the limit.
    """
    state = builder(city=["tavern", "manor"], hand=["necropolis", "docks"], gold=5)
    assert builds(state) == ["build docks", "build necropolis", "sacrifice manor", "sacrifice tavern"]
    do(state, "sacrifice tavern")
    assert (city(state, 0), gold(state)[0], deck(state)[-1]) == (["manor", "necropolis"], 5, "tavern")
    assert builds(state) == []
    paid = do(builder(city=["tavern"], hand=["necropolis"], gold=5), "build necropolis")
    assert (city(paid, 0), gold(paid)[0]) == (["necropolis", "tavern"], 0)


@pytest.mark.rule("C-DI-necropolis-1")
def test_only_the_necropolis_is_built_with_a_sacrifice_and_only_of_an_own_district() -> None:
    """Only the Necropolis can be built by a sacrifice, and only within the limit; an empty city has none to offer."""
    assert builds(builder(hand=["necropolis"], gold=4)) == []
    assert builds(builder(city=["tavern"], hand=["smithy"], gold=4)) == []
    assert builds(builder(city=["tavern"], hand=["necropolis"], turn={"builds": 1})) == []


@pytest.mark.rule("C-DI-necropolis-1", "C-CH-artist-2")
def test_a_gilded_district_can_be_told_from_a_plain_one_when_it_is_given_up() -> None:
    """For the Necropolis, a beautified district and a plain one are separate options; the gold on it is lost."""
    state = builder(characters=["artist"], city=["quarry", "tavern", "tavern+"], hand=["necropolis"], gold=0)
    assert builds(state) == ["sacrifice quarry", "sacrifice tavern", "sacrifice tavern+"]
    do(state, "sacrifice tavern+")
    assert (city(state, 0), gold(state)[0]) == (["necropolis", "quarry", "tavern"], 0)


# ---- Quarry ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-quarry-1", "C-BLD-04")
def test_the_owner_of_the_quarry_builds_any_number_of_one_name() -> None:
    """With the Quarry, a fourth tavern is allowed; without it, not even a second one."""
    state = builder(city=["quarry", "tavern", "tavern", "tavern"], hand=["tavern"], gold=1)
    do(state, "build tavern")
    assert city(state, 0).count("tavern") == 4
    assert builds(builder(city=["tavern"], hand=["tavern"], gold=1)) == []


@pytest.mark.rule("C-DI-quarry-2", "C-CH-magistrate-7")
def test_the_quarry_does_not_help_the_magistrate_to_a_second_of_a_name() -> None:
    """With the Quarry, the Magistrate still cannot confiscate a second tavern, but can confiscate a market."""
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
def test_the_quarry_does_not_help_diplomat_and_marshal_to_a_second_of_a_name(character: str, verb: str) -> None:
    """With the Quarry, Diplomat and Marshal still cannot take a second tavern, but can take a market."""
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
def test_duplicates_stay_when_the_quarry_is_gone_and_no_more_are_built() -> None:
    """If the Quarry is destroyed, duplicates stay in the city, but no more can be built."""
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
def test_the_stables_are_built_besides_the_district_of_the_turn() -> None:
    """The Stables may be built before or after the district of the turn, but do not allow a second one."""
    first = builder(hand=["stables", "tavern", "market"], gold=9)
    do(first, "build stables", "build tavern")
    assert builds(first) == []
    after = builder(hand=["stables", "tavern", "market"], gold=9)
    do(after, "build tavern")
    assert builds(after) == ["build stables"]
    assert city(do(after, "build stables"), 0) == ["stables", "tavern"]


@pytest.mark.rule("C-DI-stables-1", "C-CH-navigator-2")
def test_the_navigator_builds_no_stables() -> None:
    """The Navigator builds nothing at all: no Stables, and nothing with the Framework."""
    assert builds(builder(character="navigator", city=["framework"], hand=["stables", "tavern"], gold=9)) == []


@pytest.mark.rule("C-DI-stables-1", "C-CH-magistrate-9")
def test_confiscated_stables_leave_the_limit_untouched() -> None:
    """After the Stables are confiscated, the builder may still build the district of the turn."""
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
def test_the_thieves_den_is_paid_with_any_mix_of_cards_and_gold() -> None:
    """The Thieves' Den may be paid with two cards and four gold; other players do not see the cards.

    The cards go under the deck.
    """
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
    """The Thieves' Den costs six gold or six cards, and is built as soon as the sixth card is paid."""
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
def test_who_begins_to_pay_the_thieves_den_with_cards_pays_at_least_one() -> None:
    """A player who starts to pay for the Thieves' Den with cards must pay at least one."""
    state = do(builder(hand=["thieves_den", "tavern"], gold=6), "pay_cards")
    assert options(state) == ["discard tavern"]
    assert gold(do(state, "discard tavern", "done"))[0] == 1


@pytest.mark.rule("C-DI-thieves_den-1", "C-DI-factory-1")
def test_the_factory_lowers_the_price_of_the_thieves_den() -> None:
    """With the Factory, five cards pay for the Thieves' Den; no other district can be paid with cards."""
    five = ["tavern", "manor", "docks", "castle", "palace"]
    state = builder(city=["factory"], hand=["thieves_den", *five], gold=0)
    do(state, "pay_cards", *[f"discard {name}" for name in five])
    assert city(state, 0) == ["factory", "thieves_den"]
    assert builds(builder(hand=["smithy", *five], gold=0)) == []


@pytest.mark.rule("C-DI-thieves_den-2", "C-CH-magistrate-2", "C-CH-magistrate-4")
def test_of_a_confiscated_thieves_den_the_gold_comes_back_and_the_cards_do_not() -> None:
    """If a Thieves' Den is confiscated, the gold is returned, but the cards stay under the deck."""
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
    """The Secret Vault can be built neither for gold nor with the Framework."""
    state = builder(city=["framework", "factory"], hand=["secret_vault", "tavern"], gold=9)
    assert builds(state) == ["build tavern", "framework tavern"]
