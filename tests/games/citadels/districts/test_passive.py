"""Unique districts with passive effects: Great Wall, Keep, School of Magic, and a Museum that moves."""

from __future__ import annotations

import pytest
from tests.games.citadels.facing import facing
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options, score

# ---- Great Wall --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-great_wall-1", "R-45")
def test_the_great_wall_costs_the_warlord_one_more() -> None:
    wall = ["great_wall", "tavern", "palace"]
    assert options(do(facing("warlord", [], wall, 4), "destroy 1")) == ["district tavern"]
    state = do(facing("warlord", [], wall, 5), "destroy 1")
    assert options(state) == ["district great_wall", "district tavern", "district palace"]
    do(state, "district palace")
    assert (gold(state)[:2], city(state, 1)) == ([0, 0], ["great_wall", "tavern"])
    assert "destroy 1" not in options(facing("warlord", [], wall, 0))
    assert "destroy 1" in options(facing("warlord", [], ["tavern"], 0))


@pytest.mark.rule("C-DI-great_wall-1", "R-45")
def test_the_great_wall_costs_the_marshal_one_more_paid_to_the_owner() -> None:
    assert "seize 1" not in options(facing("marshal", [], ["great_wall", "market"], 2))
    state = facing("marshal", [], ["great_wall", "market"], 3)
    do(state, "seize 1", "district market")
    assert (gold(state)[:2], city(state, 0)) == ([0, 3], ["market"])


@pytest.mark.rule("C-DI-great_wall-1", "R-45")
def test_the_great_wall_costs_the_diplomat_one_more_paid_to_the_owner() -> None:
    assert "exchange 1" not in options(facing("diplomat", ["manor"], ["great_wall", "palace"], 2))
    state = facing("diplomat", ["manor"], ["great_wall", "palace"], 3)
    do(state, "exchange 1", "district palace", "offer manor")
    assert (gold(state)[:2], city(state, 0)) == ([0, 3], ["palace"])


@pytest.mark.rule("C-DI-great_wall-1", "C-DI-armory-1")
def test_the_great_wall_has_no_effect_on_the_armory_or_once_it_is_destroyed() -> None:
    state = facing("warlord", ["armory"], ["great_wall", "tavern"], 0)
    do(state, "demolish 1")
    assert options(state) == ["district great_wall", "district tavern"]
    do(state, "district great_wall", "destroy 1", "district tavern")
    assert city(state, 1) == []


@pytest.mark.rule("C-DI-great_wall-2")
def test_the_diplomats_own_great_wall_does_not_raise_his_price() -> None:
    state = facing("diplomat", ["great_wall", "manor"], ["palace"], 2)
    do(state, "exchange 1", "district palace", "offer manor")
    assert (gold(state)[:2], city(state, 0), city(state, 1)) == ([0, 2], ["great_wall", "palace"], ["manor"])


@pytest.mark.rule("C-DI-great_wall-1")
def test_the_warlords_own_great_wall_raises_his_price_in_his_own_city() -> None:
    state = facing("warlord", ["great_wall", "tavern"], [], 1)
    do(state, "destroy 0")
    assert options(state) == ["district tavern"]
    assert gold(do(state, "district tavern"))[0] == 0


# ---- Keep --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-keep-1")
@pytest.mark.parametrize(
    ("character", "verb"), [("warlord", "destroy"), ("diplomat", "exchange"), ("marshal", "seize")]
)
def test_no_rank_8_power_reaches_the_keep(character: str, verb: str) -> None:
    state = do(facing(character, ["manor"], ["keep", "prison"], 9), f"{verb} 1")
    assert options(state) == ["district prison"]
    assert f"{verb} 1" not in options(facing(character, ["manor"], ["keep"], 9))


@pytest.mark.rule("C-DI-keep-1", "R-61")
def test_ones_own_keep_can_be_neither_destroyed_nor_given_away() -> None:
    warlord = do(facing("warlord", ["keep", "manor"], [], 9), "destroy 0")
    assert options(warlord) == ["district manor"]
    diplomat = do(facing("diplomat", ["keep", "manor"], ["prison"], 9), "exchange 1", "district prison")
    assert options(diplomat) == ["offer manor"]
    assert "exchange 1" not in options(facing("diplomat", ["keep"], ["prison"], 9))


@pytest.mark.rule("C-DI-keep-1", "C-DI-armory-1", "R-26")
def test_the_armory_destroys_the_keep() -> None:
    """The Armory's effect is not a power of rank 8."""
    state = facing("warlord", ["armory"], ["keep"], 0)
    do(state, "demolish 1", "district keep")
    assert (city(state, 1), deck(state)[-2:]) == ([], ["armory", "keep"])


# ---- School of Magic ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-school_of_magic-1")
@pytest.mark.rulesets("older")
@pytest.mark.parametrize(
    ("character", "pair"),
    [
        ("king", ["manor", "castle"]),
        ("emperor", ["manor", "castle"]),
        ("bishop", ["temple", "church"]),
        ("abbot", ["temple", "church"]),
        ("merchant", ["tavern", "docks"]),
        ("warlord", ["prison", "barracks"]),
        ("diplomat", ["prison", "barracks"]),
    ],
)
def test_the_school_of_magic_adds_one_gold_to_every_older_income(character: str, pair: list[str]) -> None:
    used = ["power"] if character == "emperor" else []
    for own, number in [([*pair, "school_of_magic"], 3), (["school_of_magic"], 1), (["keep"], 0)]:
        seats = [{"characters": [character], "city": own, "gold": 0, "hand": []}]
        state = at(players=4, seats=seats, turn={"character": character, "gathered": True, "used": used})
        assert ("income" in options(state)) is (number > 0)
        if number > 0:
            do(state, "income")
            assert (gold(state)[0], hand(state, 0)) == (number, [])
            assert "income" not in options(state)


@pytest.mark.rule("C-DI-school_of_magic-1")
@pytest.mark.parametrize(
    ("character", "district", "resource"),
    [
        ("king", "manor", "gold"),
        ("emperor", "manor", "gold"),
        ("patrician", "manor", "cards"),
        ("bishop", "temple", "gold"),
        ("cardinal", "temple", "cards"),
        ("merchant", "tavern", "gold"),
        ("trader", "tavern", "gold"),
        ("warlord", "prison", "gold"),
        ("diplomat", "prison", "gold"),
        ("marshal", "prison", "gold"),
    ],
)
def test_the_school_of_magic_adds_one_to_every_income(character: str, district: str, resource: str) -> None:
    for own, number in [([district, "school_of_magic"], 2), (["school_of_magic"], 1)]:
        seats = [{"characters": [character], "city": own, "gold": 0, "hand": []}]
        state = at(players=4, seats=seats, turn={"character": character, "gathered": True})
        do(state, "income")
        gained = gold(state)[0] if resource == "gold" else len(hand(state, 0))
        assert gained == number
        assert "income" not in options(state)


@pytest.mark.rule("C-DI-school_of_magic-1")
@pytest.mark.rulesets("all")
def test_the_school_of_magic_counts_only_in_its_own_city_and_only_for_an_income() -> None:
    seats = [
        {"characters": ["alchemist"], "city": ["school_of_magic"]},
        {"characters": ["bishop"], "city": ["tavern"]},
    ]
    for character in ("alchemist", "bishop"):
        state = at(players=4, seats=seats, turn={"character": character, "gathered": True})
        assert "income" not in options(state)


@pytest.mark.rule("C-DI-school_of_magic-3", "C-CH-abbot-1")
@pytest.mark.parametrize(("gold_part", "cards_part"), [(2, 0), (1, 1), (0, 2)])
def test_the_school_of_magic_adds_one_to_the_abbots_split(gold_part: int, cards_part: int) -> None:
    seats = [{"characters": ["abbot"], "city": ["temple", "school_of_magic"], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "abbot", "gathered": True})
    assert [option for option in options(state) if option.startswith("mix")] == ["mix 2", "mix 1", "mix 0"]
    do(state, f"mix {gold_part}")
    assert (gold(state)[0], len(hand(state, 0))) == (gold_part, cards_part)


# ---- the Museum moved or destroyed ---------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-museum-2")
def test_an_exchanged_museum_keeps_its_cards() -> None:
    state = facing("diplomat", ["castle"], ["museum"], 0, museum=["tavern", "docks"])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (0, 2)
    size = len(deck(state))
    do(state, "exchange 1", "district museum", "offer castle")
    assert (score(state, 0).uniques, score(state, 1).uniques, len(deck(state))) == (2, 0, size)


@pytest.mark.rule("C-DI-museum-2", "C-CH-marshal-2")
def test_the_marshal_cannot_seize_a_museum_because_it_costs_four() -> None:
    state = facing("marshal", [], ["museum", "market"], 9, museum=["tavern"])
    do(state, "seize 1")
    assert options(state) == ["district market"]


@pytest.mark.rule("C-DI-museum-2", "C-CH-warlord-4")
@pytest.mark.parametrize(
    ("character", "own", "moves"),
    [
        ("warlord", [], ["destroy 1", "district museum"]),
        ("merchant", ["armory"], ["demolish 1", "district museum"]),
    ],
)
def test_the_cards_of_a_destroyed_museum_go_under_the_deck(character: str, own: list[str], moves: list[str]) -> None:
    seats = [
        {"characters": [character], "city": own, "gold": 3, "hand": []},
        {"characters": ["king"], "city": ["museum"], "hand": []},
        {"characters": ["thief"]},
        {"characters": ["magician"]},
    ]
    state = at(seats=seats, museum=["tavern", "docks"], turn={"character": character, "gathered": True})
    size = len(deck(state))
    do(state, *moves)
    under = 3 + len(own)
    assert len(deck(state)) == size + under
    assert sorted(deck(state)[-under:]) == sorted([*own, "docks", "museum", "tavern"])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (0, 0)
