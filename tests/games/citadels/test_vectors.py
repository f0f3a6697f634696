"""Numerical examples from the rulebooks, and some derived from them (rules sections 7.3 and 7.4)."""

from __future__ import annotations

import pytest
from tests.games.citadels.facing import facing
from tests.games.citadels.playing import at, deck, do, first, gold, hand, new, options, score

from burgrave.games.citadels.rules.state import CitadelsState

# ---- stated in rule text -----------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-warlord-2")
@pytest.mark.parametrize(("district", "price"), [("tavern", 0), ("market", 1), ("manor", 2), ("dragon_gate", 5)])
def test_the_warlord_pays_one_less_than_the_cost(district: str, price: int) -> None:
    assert gold(do(facing("warlord", [], [district], price), "destroy 1", f"district {district}"))[:2] == [0, 0]
    if price > 0:
        assert "destroy 1" not in options(facing("warlord", [], [district], price - 1))


@pytest.mark.rule("C-CH-abbot-1")
def test_the_abbot_splits_the_income_of_three_religious_districts_in_four_ways() -> None:
    seats = [{"characters": ["abbot"], "city": ["temple", "church", "cathedral"], "gold": 9, "hand": []}]
    for mix, result in [("mix 3", (3, 0)), ("mix 2", (2, 1)), ("mix 1", (1, 2)), ("mix 0", (0, 3))]:
        state = at(players=4, seats=seats, turn={"character": "abbot", "gathered": True})
        assert [option for option in options(state) if option[:3] == "mix"] == ["mix 3", "mix 2", "mix 1", "mix 0"]
        do(state, mix)
        assert (gold(state)[0] - 9, len(hand(state, 0))) == result


@pytest.mark.rule("C-CH-blackmailer-4")
@pytest.mark.parametrize(("stash", "bribe"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_a_bribe_is_half_the_stash_rounded_down(stash: int, bribe: int) -> None:
    state = at(
        seats=[
            {"characters": ["king"], "gold": stash},
            {"characters": ["blackmailer"], "gold": 0},
            {"characters": ["bishop"]},
            {"characters": ["merchant"]},
        ],
        threats={"real": "king", "blank": "merchant"},
        turn={"character": "king", "gathered": True},
        phase="bribe",
    )
    do(state, "bribe")
    assert gold(state)[:2] == [stash - bribe, bribe]
    assert (state.to_act(), "end" in options(state)) == (0, True)


@pytest.mark.rule("C-CH-merchant-2", "C-CH-architect-1", "C-TURN-08")
@pytest.mark.parametrize(
    ("character", "gathering", "result"),
    [
        ("merchant", ["gold"], (3, 0)),
        ("merchant", ["cards", "keep tavern"], (1, 1)),
        ("architect", ["cards", "keep tavern"], (0, 3)),
        ("architect", ["gold"], (2, 2)),
    ],
)
def test_merchant_and_architect_get_their_extra_with_gold_and_with_cards(
    character: str, gathering: list[str], result: tuple[int, int]
) -> None:
    seats = [{"characters": [character], "gold": 0, "hand": []}]
    for moves in ([*gathering, "bonus"], ["bonus", *gathering]):
        top = ["tavern", "tavern", "tavern", "tavern"]
        state = at(players=4, seats=seats, turn={"character": character}, deck_top=top)
        do(state, *moves)
        assert (gold(state)[0], len(hand(state, 0))) == result


# ---- derived -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-spy-2", "C-CH-spy-3")
def test_the_spy_with_three_matches_against_one_gold_gets_one_gold_and_three_cards() -> None:
    seats = [
        {"characters": ["spy"], "gold": 0, "hand": []},
        {"characters": ["king"], "gold": 1, "hand": ["tavern", "market", "docks", "manor"]},
    ]
    state = at(players=4, seats=seats, turn={"character": "spy", "gathered": True})
    do(state, "spy 1", "inspect trade")
    assert (gold(state)[:2], len(hand(state, 0)), len(hand(state, 1))) == ([1, 0], 3, 4)


@pytest.mark.rule("R-01", "C-SEL-14")
def test_rank_4_is_face_down_once_in_six_rounds_of_four_players() -> None:
    """The face-down card is drawn after two face-up cards."""
    games = 3000
    found = sum(new(seed=seed, players=4, events=False).face_down == 4 for seed in range(games))
    assert abs(found / games - 1 / 6) < 0.02


@pytest.mark.rule("C-DI-monument-2", "C-SET-08")
def test_with_seven_players_six_districts_with_the_monument_are_a_complete_city() -> None:
    four = ["manor", "castle", "tavern", "market"]
    for sixth, seat in [("monument", 0), ("harbor", -1)]:
        seats = [{"characters": ["bishop"], "city": [*four, sixth], "hand": ["docks"], "gold": 3}]
        state = at(players=7, seats=seats, turn={"character": "bishop", "gathered": True})
        assert first(do(state, "build docks")) == seat


@pytest.mark.rule("C-DI-great_wall-1", "R-27")
def test_the_great_wall_costs_the_warlord_one_more_except_for_itself() -> None:
    city = ["great_wall", "tavern"]
    assert gold(do(facing("warlord", [], city, 5), "destroy 1", "district tavern"))[0] == 4
    assert gold(do(facing("warlord", [], city, 5), "destroy 1", "district great_wall"))[0] == 0
    assert "district great_wall" not in options(do(facing("warlord", [], city, 4), "destroy 1"))


@pytest.mark.rule("C-CH-diplomat-2", "C-DI-great_wall-1", "R-62")
@pytest.mark.parametrize(
    ("own", "theirs", "wall", "price"),
    [
        ("manor", "palace", ["great_wall"], 3),
        ("manor", "palace", [], 2),
        ("palace", "manor", [], 0),
        ("palace", "manor", ["great_wall"], 1),
    ],
)
def test_the_diplomat_pays_the_difference_and_one_for_the_great_wall(
    own: str, theirs: str, wall: list[str], price: int
) -> None:
    state = facing("diplomat", [own], [theirs, *wall], price)
    do(state, "exchange 1", f"district {theirs}", f"offer {own}")
    assert gold(state)[:2] == [0, price]
    if price > 0:
        assert "exchange 1" not in options(facing("diplomat", [own], [theirs, *wall], price - 1))


@pytest.mark.rule("C-CH-marshal-4")
def test_the_marshal_cannot_seize_a_beautified_district_of_cost_three() -> None:
    state = do(facing("marshal", [], ["manor+", "market+", "docks"], 9, characters=["marshal", "artist"]), "seize 1")
    assert options(state) == ["district market+", "district docks"]
    assert gold(do(state, "district market+"))[:2] == [6, 3]


@pytest.mark.rule("C-CH-alchemist-4", "C-DI-poor_house-1", "R-08")
def test_an_alchemist_with_poor_house_and_three_gold_ends_with_four() -> None:
    seats = [{"characters": ["alchemist"], "city": ["poor_house"], "hand": ["manor"], "gold": 3}]
    state = at(players=4, seats=seats, turn={"character": "alchemist", "gathered": True})
    do(state, "build manor")
    assert gold(state)[0] == 0
    assert gold(do(state, "end"))[0] == 4


@pytest.mark.rule("C-DI-haunted_quarter-2", "C-DI-ivory_tower-2")
def test_a_military_haunted_quarter_keeps_the_ivory_tower_and_the_bonus_for_all_types() -> None:
    """The Ivory Tower itself is the unique district that the bonus for all types requires."""
    seats = [{"city": ["castle", "tavern", "temple", "haunted_quarter", "ivory_tower"], "hand": []}]
    points = score(at(players=4, seats=seats), 0)
    assert (points.all_types, points.uniques) == (3, 5)


@pytest.mark.rule("C-DI-wishing_well-1")
def test_the_wishing_well_with_two_other_uniques_gives_three() -> None:
    """The Wishing Well counts itself."""
    seats = [{"city": ["wishing_well", "keep", "smithy"], "hand": []}]
    assert score(at(players=4, seats=seats), 0).uniques == 3


# ---- the same in the older editions --------------------------------------------------------------------------------


def closing(character: str, own: list[str], theirs: list[str], purse: int) -> CitadelsState:
    """Return the state at the end of a rank 8 character's turn, or after the turn if there is no target."""
    return do(facing(character, own, theirs, purse), "end")


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-CH-warlord-2")
@pytest.mark.parametrize(("district", "price"), [("tavern", 0), ("market", 1), ("manor", 2), ("dragon_gate", 5)])
def test_the_older_warlord_pays_one_less_than_the_cost(district: str, price: int) -> None:
    state = do(closing("warlord", [], [district], price), "destroy 1", f"district {district}")
    assert gold(state)[:2] == [0, 0]
    if price > 0:
        assert "destroy 1" not in options(closing("warlord", [], [district], price - 1))


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "R-12")
def test_library_and_observatory_keep_two_of_three_cards() -> None:
    top = ["tavern", "docks", "manor"]
    for city, moves, kept, gone in [
        (["library", "observatory"], ["under docks"], ["manor", "tavern"], ["docks"]),
        (["library"], [], ["docks", "tavern"], []),
        (["observatory"], ["keep manor", "under tavern"], ["manor"], ["tavern", "docks"]),
    ]:
        seats = [{"characters": ["king"], "city": city, "hand": []}]
        state = at(players=4, seats=seats, turn={"character": "king"}, deck_top=top)
        do(state, "cards", *moves)
        assert hand(state, 0) == kept
        assert deck(state)[len(deck(state)) - len(gone) :] == gone
        assert "end" in options(state)


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-CH-merchant-2", "C-CH-architect-1", "C-TURN-09")
@pytest.mark.parametrize(
    ("character", "gathering", "result"),
    [
        ("merchant", ["gold"], (3, 0)),
        ("merchant", ["cards", "keep tavern"], (1, 1)),
        ("architect", ["cards", "keep tavern"], (0, 3)),
        ("architect", ["gold"], (2, 2)),
    ],
)
def test_the_older_merchant_and_architect_get_their_extra_with_gold_and_with_cards(
    character: str, gathering: list[str], result: tuple[int, int]
) -> None:
    seats = [{"characters": [character], "gold": 0, "hand": []}]
    state = at(players=4, seats=seats, turn={"character": character}, deck_top=["tavern"] * 4)
    do(state, *gathering, "bonus")
    assert (gold(state)[0], len(hand(state, 0))) == result


@pytest.mark.rulesets("older")
@pytest.mark.rule("R-01", "C-SEL-14")
def test_in_the_older_editions_rank_4_is_face_down_once_in_eight_rounds_of_four_players() -> None:
    """The face-down card is drawn before any other card."""
    games = 3000
    found = sum(new(seed=seed, players=4, events=False).face_down == 4 for seed in range(games))
    assert abs(found / games - 1 / 8) < 0.018


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-DI-great_wall-3", "R-27")
def test_the_older_warlord_pays_one_for_a_tavern_behind_the_great_wall(ruleset: str) -> None:
    """Destroying the Great Wall itself costs six gold in classic, and five in 2010."""
    city = ["great_wall", "tavern"]
    wall = 6 if ruleset == "classic" else 5
    assert gold(do(closing("warlord", [], city, 5), "destroy 1", "district tavern"))[0] == 4
    assert gold(do(closing("warlord", [], city, wall), "destroy 1", "district great_wall"))[0] == 0
    assert options(do(closing("warlord", [], city, wall - 1), "destroy 1")) == ["district tavern"]


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-CH-diplomat-2", "C-DI-great_wall-3", "R-62", "R-45")
@pytest.mark.parametrize(
    ("own", "theirs", "wall", "price"),
    [
        ("manor", "palace", ["great_wall"], 3),
        ("manor", "palace", [], 2),
        ("palace", "manor", [], 0),
        ("palace", "manor", ["great_wall"], 1),
    ],
)
def test_the_older_diplomat_pays_the_difference_and_one_for_the_great_wall(
    own: str, theirs: str, wall: list[str], price: int
) -> None:
    state = closing("diplomat", [own], [theirs, *wall], price)
    do(state, "exchange 1", f"district {theirs}", f"offer {own}")
    assert gold(state)[:2] == [0, price]
    if price > 0:
        assert "exchange 1" not in options(closing("diplomat", [own], [theirs, *wall], price - 1))


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-CH-alchemist-2", "C-DI-poor_house-1", "R-08")
def test_an_older_alchemist_with_poor_house_and_three_gold_ends_with_four() -> None:
    seats = [{"characters": ["alchemist"], "city": ["poor_house"], "hand": ["manor"], "gold": 3}]
    state = at(players=4, seats=seats, turn={"character": "alchemist", "gathered": True})
    assert gold(do(state, "build manor"))[0] == 0
    assert gold(do(state, "end"))[0] == 4


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-DI-wishing_well-2")
def test_the_older_wishing_well_with_two_other_purples_gives_two() -> None:
    """In the older editions, the Wishing Well does not count itself."""
    seats = [{"city": ["wishing_well", "keep", "smithy"], "hand": []}]
    assert score(at(players=4, seats=seats), 0).uniques == 2
