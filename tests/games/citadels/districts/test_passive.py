"""Unique districts with passive effects: Great Wall, Keep, School of Magic, and a Museum that moves."""

from __future__ import annotations

import pytest
from tests.games.citadels.facing import facing
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options, score

# ---- Great Wall --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-great_wall-1", "R-45")
def test_the_great_wall_makes_the_warlord_pay_one_more_for_the_districts_behind_it() -> None:
    """Behind the Great Wall, a tavern costs the Warlord one gold instead of none, and a palace five."""
    wall = ["great_wall", "tavern", "palace"]
    assert options(do(facing("warlord", [], wall, 4), "destroy 1")) == ["district tavern"]
    state = do(facing("warlord", [], wall, 5), "destroy 1")
    assert options(state) == ["district great_wall", "district tavern", "district palace"]
    do(state, "district palace")
    assert (gold(state)[:2], city(state, 1)) == ([0, 0], ["great_wall", "tavern"])
    assert "destroy 1" not in options(facing("warlord", [], wall, 0))
    assert "destroy 1" in options(facing("warlord", [], ["tavern"], 0))


@pytest.mark.rule("C-DI-great_wall-1", "R-45")
def test_the_great_wall_makes_the_marshal_pay_one_more_to_the_owner() -> None:
    """Behind the Great Wall, a market costs the Marshal three gold, all paid to the owner."""
    assert "seize 1" not in options(facing("marshal", [], ["great_wall", "market"], 2))
    state = facing("marshal", [], ["great_wall", "market"], 3)
    do(state, "seize 1", "district market")
    assert (gold(state)[:2], city(state, 0)) == ([0, 3], ["market"])


@pytest.mark.rule("C-DI-great_wall-1", "R-45")
def test_the_great_wall_makes_the_diplomat_pay_one_more_to_the_owner() -> None:
    """Behind the Great Wall, the Diplomat who gives a manor for a palace pays a difference of two, plus one."""
    assert "exchange 1" not in options(facing("diplomat", ["manor"], ["great_wall", "palace"], 2))
    state = facing("diplomat", ["manor"], ["great_wall", "palace"], 3)
    do(state, "exchange 1", "district palace", "offer manor")
    assert (gold(state)[:2], city(state, 0)) == ([0, 3], ["palace"])


@pytest.mark.rule("C-DI-great_wall-1", "C-DI-armory-1")
def test_the_great_wall_is_nothing_to_the_armory_nor_once_it_is_gone() -> None:
    """The Armory ignores the Great Wall; once the wall is destroyed, prices return to normal."""
    state = facing("warlord", ["armory"], ["great_wall", "tavern"], 0)
    do(state, "demolish 1")
    assert options(state) == ["district great_wall", "district tavern"]
    do(state, "district great_wall", "destroy 1", "district tavern")
    assert city(state, 1) == []


@pytest.mark.rule("C-DI-great_wall-2")
def test_the_own_wall_does_not_make_the_district_given_dearer_for_the_diplomat() -> None:
    """A Diplomat who owns the Great Wall pays only the difference of two."""
    state = facing("diplomat", ["great_wall", "manor"], ["palace"], 2)
    do(state, "exchange 1", "district palace", "offer manor")
    assert (gold(state)[:2], city(state, 0), city(state, 1)) == ([0, 2], ["great_wall", "palace"], ["manor"])


@pytest.mark.rule("C-DI-great_wall-1")
def test_the_own_wall_makes_the_warlord_pay_more_in_his_own_city() -> None:
    """A Warlord who owns the Great Wall pays one gold more for districts of his own city."""
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
    """A prison next to the Keep can be attacked; a city that has only the Keep is not a target."""
    state = do(facing(character, ["manor"], ["keep", "prison"], 9), f"{verb} 1")
    assert options(state) == ["district prison"]
    assert f"{verb} 1" not in options(facing(character, ["manor"], ["keep"], 9))


@pytest.mark.rule("C-DI-keep-1", "R-61")
def test_the_own_keep_is_neither_destroyed_nor_given() -> None:
    """With a Keep and a manor, the Warlord may destroy, and the Diplomat may give, only the manor."""
    warlord = do(facing("warlord", ["keep", "manor"], [], 9), "destroy 0")
    assert options(warlord) == ["district manor"]
    diplomat = do(facing("diplomat", ["keep", "manor"], ["prison"], 9), "exchange 1", "district prison")
    assert options(diplomat) == ["offer manor"]
    assert "exchange 1" not in options(facing("diplomat", ["keep"], ["prison"], 9))


@pytest.mark.rule("C-DI-keep-1", "C-DI-armory-1", "R-26")
def test_the_armory_destroys_the_keep() -> None:
    """The Armory may destroy the Keep, because it is not a power of rank 8."""
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
def test_the_school_of_magic_brings_a_gold_to_every_older_income(character: str, pair: list[str]) -> None:
    """In the older editions, the School of Magic adds one gold to every income, even as the only district.

    The income is taken only once.
    """
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
def test_the_school_of_magic_is_one_more_district_of_the_wanted_type(
    character: str, district: str, resource: str
) -> None:
    """The School of Magic adds one gold or card to the income, even as the only district."""
    for own, number in [([district, "school_of_magic"], 2), (["school_of_magic"], 1)]:
        seats = [{"characters": [character], "city": own, "gold": 0, "hand": []}]
        state = at(players=4, seats=seats, turn={"character": character, "gathered": True})
        do(state, "income")
        gained = gold(state)[0] if resource == "gold" else len(hand(state, 0))
        assert gained == number
        assert "income" not in options(state)


@pytest.mark.rule("C-DI-school_of_magic-1")
@pytest.mark.rulesets("all")
def test_the_school_of_magic_counts_in_the_own_city_only_and_brings_nothing_to_who_has_no_income() -> None:
    """The School of Magic gives nothing to a character without an income, or to other players."""
    seats = [
        {"characters": ["alchemist"], "city": ["school_of_magic"]},
        {"characters": ["bishop"], "city": ["tavern"]},
    ]
    for character in ("alchemist", "bishop"):
        state = at(players=4, seats=seats, turn={"character": character, "gathered": True})
        assert "income" not in options(state)


@pytest.mark.rule("C-DI-school_of_magic-3", "C-CH-abbot-1")
@pytest.mark.parametrize(("gold_part", "cards_part"), [(2, 0), (1, 1), (0, 2)])
def test_the_abbot_takes_gold_or_a_card_for_the_school_of_magic(gold_part: int, cards_part: int) -> None:
    """With a temple and the School of Magic, the Abbot splits two between gold and cards."""
    seats = [{"characters": ["abbot"], "city": ["temple", "school_of_magic"], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "abbot", "gathered": True})
    assert [option for option in options(state) if option.startswith("mix")] == ["mix 2", "mix 1", "mix 0"]
    do(state, f"mix {gold_part}")
    assert (gold(state)[0], len(hand(state, 0))) == (gold_part, cards_part)


# ---- the Museum moved or destroyed ---------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-museum-2")
def test_a_museum_that_is_swapped_takes_its_cards_along() -> None:
    """If the Diplomat takes a Museum, its cards and their points go with it."""
    state = facing("diplomat", ["castle"], ["museum"], 0, museum=["tavern", "docks"])
    assert (score(state, 0).uniques, score(state, 1).uniques) == (0, 2)
    size = len(deck(state))
    do(state, "exchange 1", "district museum", "offer castle")
    assert (score(state, 0).uniques, score(state, 1).uniques, len(deck(state))) == (2, 0, size)


@pytest.mark.rule("C-DI-museum-2", "C-CH-marshal-2")
def test_the_marshal_cannot_seize_a_museum_as_it_costs_four() -> None:
    """The Marshal cannot seize a Museum, which costs four."""
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
    """If a Museum is destroyed, its cards go under the deck and score nothing."""
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
