"""The rulings on the course of the game: set-up, selection, calls, turns, scoring; and the table that lists them all.

Those on single characters and districts are in ``test_rulings_characters`` and ``test_rulings_districts``.
"""

from __future__ import annotations

import importlib
from typing import Any

import pytest
from tests.citadels.playing import at, city, deck, do, gold, hand, happened, new, options, score

from burgrave import SetupError
from burgrave.citadels.cards import CHARACTER_NAMES
from burgrave.citadels.rulings import RULINGS
from burgrave.citadels.scenarios import SCENARIOS
from burgrave.citadels.state import CitadelsState

NUMBERS = [
    1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23, 24, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35,
    36, 37, 38, 39, 42, 45, 46, 47, 48, 52, 54, 55, 56, 60, 61, 62, 63,
]  # fmt: skip
COMPLETE = ["tavern", "market", "trading_post", "docks", "harbor", "watchtower", "prison"]  # cost 15
FOUR_MORE = ["palace", "castle", "manor", "cathedral", "church"]  # cost 19: as much as a complete city of 15


def cast(state: CitadelsState) -> list[str]:
    """Return the names of the characters in the game."""
    return [CHARACTER_NAMES[one] for one in state.cast if one >= 0]


# ---- the table ---------------------------------------------------------------------------------------------------


def test_the_table_lists_every_ruling_of_the_ruleset_and_no_other() -> None:
    """Each has a place and a decision, in the order of the numbers."""
    assert list(RULINGS) == [f"R-{number:02}" for number in NUMBERS]
    for place, decision in RULINGS.values():
        assert place
        assert decision.endswith(".")


@pytest.mark.parametrize("number", RULINGS)
def test_every_place_that_the_table_names_exists(number: str) -> None:
    """A module of the rules, a function in it, or a method of a class in it."""
    found: Any = importlib.import_module("burgrave.citadels")
    path = "burgrave.citadels"
    for name in RULINGS[number][0].split("."):
        if not hasattr(found, name):
            path = f"{path}.{name}"
            found = importlib.import_module(path)
        else:
            path = f"{path}.{name}"
            found = getattr(found, name)


# ---- set-up and selection ------------------------------------------------------------------------------------------


@pytest.mark.rule("R-01", "C-SEL-01")
def test_characters_are_turned_up_before_one_is_put_face_down() -> None:
    """With five players rank 4 is face-down once in seven rounds: one other lay face-up already, not in eight."""
    state = new(players=4)
    kinds = [event[0] for event in happened(state)]
    assert kinds[kinds.index("round") :] == ["round", "face_up", "face_up"]
    games = 3000
    found = sum(new(seed=seed, players=5, events=False).face_down == 4 for seed in range(games))
    assert abs(found / games - 1 / 7) < 0.014


@pytest.mark.rule("R-04", "C-DRF-08", "C-INF-05")
def test_with_three_players_the_card_lost_in_the_middle_is_drawn_unseen() -> None:
    """Any of the five can go, whatever the third player picks, and nobody is told which."""
    gone: set[int] = set()
    for seed in range(80):
        state = new(seed=seed, players=3, crown=0)
        do(state, options(state)[0])
        do(state, options(state)[0])
        seen = options(state)
        do(state, seen[0])
        left = seen[1:]
        passed = options(state)
        assert (len(left), len(passed), set(passed) < set(left)) == (5, 4, True)
        gone |= {index for index, option in enumerate(left) if option not in passed}
        for seat in (0, 1, 2, None):
            assert not [event for event in happened(state, seat) if event[0].startswith("buried")]
        draft = state.view(2)["draft"]
        assert isinstance(draft, list)
        assert draft[-1]["buried"] is None
    assert gone == {0, 1, 2, 3, 4}


@pytest.mark.rule("R-30")
def test_the_six_scenarios_of_the_portuguese_rulebook_can_be_played() -> None:
    """And the first game; each with eight characters and fourteen uniques."""
    assert list(SCENARIOS) == [
        "first-game", "ambitious-aristocrats", "cunning-agents", "illustrious-emissaries", "devious-dignitaries",
        "tenacious-delegates", "vicious-nobles",
    ]  # fmt: skip
    for name, scenario in SCENARIOS.items():
        state = new(scenario=name, players=5)
        assert len(cast(state)) == 8
        assert len(set(scenario.districts)) == 14


@pytest.mark.rule("R-35", "C-SEL-12", "C-SEL-14")
@pytest.mark.parametrize("rank_4", ["king", "emperor", "patrician"])
def test_rank_4_is_never_turned_up_and_goes_back_among_the_others(rank_4: str) -> None:
    """It can lie face-down, and can be picked."""
    places = set()
    for seed in range(150):
        state = new(seed=seed, players=4, characters=[rank_4], crown=0)
        assert not state.face_up >> 4 & 1
        assert int(state.face_up).bit_count() == 2
        places.add("face-down" if state.face_down == 4 else "passed" if f"pick {rank_4}" in options(state) else "lost")
    assert places == {"face-down", "passed"}


@pytest.mark.rule("R-47", "C-SET-13")
def test_the_first_game_gets_a_ninth_character_for_three_and_for_eight() -> None:
    """The Tax Collector unless another is asked for; the Queen from five players."""
    for players in (3, 8):
        assert cast(new(players=players))[8:] == ["tax_collector"]
        assert cast(new(players=players, characters=["artist"]))[8:] == ["artist"]
    assert cast(new(players=8, characters=["queen"]))[8:] == ["queen"]
    with pytest.raises(SetupError):
        new(players=3, characters=["queen"])
    assert cast(new(players=4))[8:] == []


# ---- calls -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-05", "C-CALL-05")
def test_on_a_reveal_the_theft_comes_first_then_the_crown_then_the_turn() -> None:
    """The robbed King is crowned with an empty stash, and gathers after that."""
    state = at(
        seats=[
            {"characters": ["thief"], "gold": 0},
            {"characters": ["king"], "gold": 5},
            {"characters": ["bishop"]},
            {"characters": ["merchant"]},
        ],
        crown=0,
        turn={"character": "thief", "gathered": True},
    )
    do(state, "rob king")
    mark = state.event_count()
    do(state, "end", "gold")
    kinds = [event[0] for event in happened(state, mark=mark) if event[0] not in ("silence", "end")]
    assert kinds == ["reveal", "theft", "crowned", "gather_gold"]
    assert gold(state)[:2] == [5, 2]


@pytest.mark.rule("R-05", "R-20", "C-CH-witch-11")
def test_a_bewitched_king_is_crowned_on_his_reveal_and_then_only_gathers() -> None:
    """The crown is his, the rest of the turn the Witch's."""
    state = at(
        players=4,
        crown=2,
        bewitched="king",
        draft={"starter": 2},
        seats=[{"characters": ["witch"]}, {"characters": ["king"]}],
        turn={"character": "thief", "gathered": True},
    )
    do(state, "end")
    while state.turn != 1:
        do(state, "gold", "end")
    assert (state.crown, options(state)) == (1, ["gold", "cards"])
    do(state, "gold")
    assert (state.crown, state.to_act()) == (1, 0)


@pytest.mark.rule("R-20", "C-CH-king-3", "C-CH-patrician-2")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_king_and_patrician_have_the_crown_before_they_do_anything(character: str) -> None:
    """It is there with the reveal, without a choice."""
    seats = [{"characters": ["bishop"]}, {"characters": [character]}, {"characters": ["merchant"]}]
    state = at(players=4, seats=seats, turn={"character": character})
    assert (state.crown, state.to_act()) == (1, 1)
    assert not [option for option in options(state) if option.startswith("crown")]


@pytest.mark.rule("R-20", "C-CH-emperor-2")
def test_the_emperor_chooses_when_the_crown_moves() -> None:
    """Before gathering or after building, but before his turn ends."""
    seats = [{"characters": ["bishop"]}, {"characters": ["emperor"], "hand": ["tavern"]}, {}, {}]
    early = at(seats=seats, crown=0, turn={"character": "emperor"})
    assert {"crown 2", "crown 3", "gold"} <= set(options(early))
    late = do(at(seats=seats, crown=0, turn={"character": "emperor"}), "gold", "build tavern")
    assert ("crown 2" in options(late), "end" in options(late), late.crown) == (True, False, 0)
    do(late, "crown 2", "take_nothing")
    assert ("end" in options(late), late.crown) == (True, 2)


@pytest.mark.rule("R-28", "C-DI-statue-1", "C-EOR-01", "C-EOR-02")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_crown_of_a_killed_rank_4_counts_for_the_statue(character: str) -> None:
    """He takes it at the end of the last round, before points are counted."""
    state = at(
        crown=0,
        killed=character,
        seats=[
            {"characters": ["warlord"], "city": COMPLETE, "hand": []},
            {"characters": [character], "city": ["statue"], "hand": []},
            {"characters": ["assassin"]},
            {"characters": ["bishop"]},
        ],
        turn={"character": "warlord", "gathered": True},
    )
    assert score(state, 1).uniques == 0
    do(state, "end")
    assert (state.is_over(), state.crown, score(state, 1).uniques) == (True, 1, 5)


# ---- turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-06")
@pytest.mark.parametrize("first", ["tavern", "docks"])
def test_who_puts_two_cards_under_the_deck_chooses_their_order(first: str) -> None:
    """The others are not told."""
    state = at(
        players=4,
        seats=[{"characters": ["merchant"], "city": ["observatory"], "hand": []}],
        turn={"character": "merchant"},
        deck_top=["tavern", "market", "docks"],
    )
    do(state, "cards", "keep market")
    assert sorted(options(state)) == ["under docks", "under tavern"]
    do(state, f"under {first}")
    assert deck(state)[-2:] == [first, "docks" if first == "tavern" else "tavern"]
    assert happened(state, 1) == [("look", 0, 3), ("kept", 0)]


@pytest.mark.rule("R-07", "C-BLD-01", "C-TURN-10")
def test_powers_may_be_used_before_gathering_but_nothing_is_built_before_it() -> None:
    """The Warlord takes his income and destroys first; then he gathers, then he builds."""
    state = at(
        seats=[
            {"characters": ["warlord"], "city": ["prison"], "gold": 1, "hand": ["tavern"]},
            {"characters": ["king"], "city": ["market"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "warlord"},
    )
    assert not [option for option in options(state) if option.startswith("build")]
    do(state, "destroy 1", "district market", "income")
    assert "build tavern" not in options(state)
    assert "build tavern" in options(do(state, "gold"))


@pytest.mark.rule("R-07", "C-CH-wizard-2")
@pytest.mark.parametrize(("gathered", "uses"), [(False, ["keep_it"]), (True, ["keep_it", "build_it"])])
def test_a_wizard_who_has_not_gathered_can_only_keep_the_card(gathered: bool, uses: list[str]) -> None:
    """Afterwards he may build it at once."""
    seats = [{"characters": ["wizard"], "gold": 5}, {"characters": ["king"], "hand": ["tavern"]}]
    turn = {"character": "wizard", "gathered": True} if gathered else {"character": "wizard"}
    state = do(at(players=4, seats=seats, turn=turn), "peek 1", "take tavern")
    assert options(state) == uses


@pytest.mark.rule("R-08", "C-DI-poor_house-1", "C-DI-park-1", "C-CH-tax_collector-1")
def test_at_the_end_of_a_turn_poor_house_park_and_refund_follow_in_this_order() -> None:
    """The tax is paid with the build, so the gold of the Poor House is never taxed."""
    state = at(
        players=4,
        characters=["alchemist", "tax_collector"],
        seats=[{"characters": ["alchemist"], "city": ["poor_house", "park"], "gold": 4, "hand": ["manor"]}],
        turn={"character": "alchemist", "gathered": True},
    )
    do(state, "build manor")
    assert (gold(state)[0], state.pool) == (0, 1)
    mark = state.event_count()
    do(state, "end")
    kinds = [event[0] for event in happened(state, mark=mark)]
    assert [kind for kind in kinds if kind in ("poor_house", "park", "refund", "end", "tax")] == [
        "poor_house", "park", "refund", "end",
    ]  # fmt: skip
    assert (gold(state)[0], state.pool, len(hand(state, 0))) == (4, 1, 2)


@pytest.mark.rule("R-25", "C-TURN-15")
def test_once_per_turn_is_once_in_each_of_two_turns() -> None:
    """Two players: the Smithy sells in the Thief's turn, and again in the Merchant's."""
    seats = [
        {"characters": ["thief", "merchant"], "city": ["smithy"], "gold": 9, "hand": []},
        {"characters": ["king", "bishop"]},
    ]
    state = at(players=2, seats=seats, turn={"character": "thief"})
    do(state, "smithy", "gold")
    assert "smithy" not in options(state)
    do(state, "end")
    for _ in range(2):
        assert (state.to_act(), "smithy" in options(state)) == (1, False)
        do(state, "gold", "end")
    assert "smithy" in options(state)
    do(state, "smithy")
    assert len(hand(state, 0)) == 6


@pytest.mark.rule("R-33", "C-TURN-03")
def test_a_deck_too_short_gives_what_it_holds() -> None:
    """One card left: one to keep, one for the Architect; none left: gold must do."""
    seats: list[dict[str, Any]] = [{"characters": ["architect"], "hand": []}]
    gathering = at(players=4, seats=seats, turn={"character": "architect"}, deck=["tavern"])
    do(gathering, "cards")
    assert options(gathering) == ["keep tavern"]
    do(gathering, "keep tavern")
    assert (hand(gathering, 0), deck(gathering)) == (["tavern"], [])
    bonus = do(at(players=4, seats=seats, turn={"character": "architect"}, deck=["tavern"]), "bonus")
    assert (hand(bonus, 0), options(bonus)) == (["tavern"], ["gold"])


@pytest.mark.rule("R-33", "C-CH-magician-2")
def test_the_magician_puts_his_cards_down_before_he_draws() -> None:
    """From an empty deck he draws his own two cards again."""
    seats: list[dict[str, Any]] = [{"characters": ["magician"], "hand": ["tavern", "palace", "docks"]}]
    state = at(players=4, seats=seats, turn={"character": "magician"}, deck=[])
    do(state, "replace", "discard tavern", "discard docks", "done")
    assert (hand(state, 0), deck(state)) == (["docks", "palace", "tavern"], [])


# ---- completing the city and scoring -------------------------------------------------------------------------------


def tied(characters: list[list[str]], **position: Any) -> list[int]:
    """Return the places at the end of a game in which seats 0 and 1 have equal points."""
    players = len(characters)
    more = ["temple"] if players == 2 else []
    seats: list[dict[str, Any]] = [{"characters": held, "gold": 0, "hand": []} for held in characters]
    seats[0]["city"] = COMPLETE + more
    seats[1]["city"] = FOUR_MORE if players > 2 else [*FOUR_MORE[:4], "monastery"]
    state = at(players=players, seats=seats, first=0, phase="over", **position)
    assert state.scores()[0] == state.scores()[1]
    return list(state.ranks())[:2]


@pytest.mark.rule("R-03", "R-34", "C-EOG-06")
def test_a_tie_goes_to_the_highest_rank_shown_in_the_last_round() -> None:
    """Whoever of the two it is."""
    assert tied([["thief"], ["warlord"], ["king"], ["bishop"]]) == [2, 1]
    assert tied([["warlord"], ["thief"], ["king"], ["bishop"]]) == [1, 2]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_a_killed_character_counts_nothing_for_the_tie_but_a_killed_rank_4_does() -> None:
    """The King shows his card at the end of the round, the Warlord does not."""
    assert tied([["warlord"], ["assassin"], ["king"], ["bishop"]], killed="warlord") == [2, 1]
    assert tied([["king"], ["thief"], ["assassin"], ["bishop"]], killed="king") == [1, 2]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_with_two_players_the_better_of_both_characters_breaks_the_tie() -> None:
    """Also when the other one is low."""
    assert tied([["assassin", "warlord"], ["bishop", "architect"]]) == [1, 2]
    assert tied([["bishop", "king"], ["assassin", "merchant"]]) == [2, 1]


@pytest.mark.rule("R-34", "C-EOG-06")
def test_the_witch_counts_as_rank_1_and_her_victim_as_himself() -> None:
    """Playing on as the Warlord does not make her rank 8."""
    assert tied([["witch"], ["thief"], ["warlord"], ["bishop"]], bewitched="warlord") == [2, 1]
    assert tied([["warlord"], ["architect"], ["witch"], ["bishop"]], bewitched="warlord") == [1, 2]


@pytest.mark.rule("R-37", "C-EOG-04")
def test_who_was_first_stays_first_when_the_monument_leaves() -> None:
    """The Diplomat gives it away: the four points stay, the game still ends with the round."""
    own = ["monument", "tavern", "docks", "harbor", "town_hall", "watchtower"]
    state = at(
        first=0,
        seats=[
            {"characters": ["diplomat"], "city": own, "gold": 9, "hand": []},
            {"characters": ["king"], "city": ["market"], "hand": []},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "diplomat", "gathered": True},
    )
    do(state, "exchange 1", "district market", "offer monument")
    assert (state.first, state.is_complete(state.players[0]), score(state, 0).completion) == (0, False, 4)
    do(state, "end")
    assert state.is_over()


@pytest.mark.rule("R-37", "C-EOG-04")
def test_a_city_that_shrank_below_the_size_gets_no_two_points() -> None:
    """They are for cities complete at the end."""
    own = ["monument", "tavern", "docks", "harbor", "town_hall", "fortress"]
    state = at(
        first=2,
        seats=[
            {"characters": ["diplomat"], "city": own, "gold": 9, "hand": []},
            {"characters": ["king"], "city": ["market"], "hand": []},
            {"characters": ["thief"], "city": ["manor", *COMPLETE[4:], *FOUR_MORE[:2], "church"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "diplomat", "gathered": True},
    )
    assert score(state, 0).completion == 2
    do(state, "exchange 1", "district market", "offer monument")
    assert (score(state, 0).completion, score(state, 2).completion) == (0, 4)


@pytest.mark.rule("R-55", "C-BLD-08", "C-BLD-11")
def test_a_seized_district_can_make_a_city_the_first_complete_one() -> None:
    """The seventh need not be built."""
    state = at(
        seats=[
            {"characters": ["marshal"], "city": COMPLETE[:6], "gold": 9},
            {"characters": ["king"], "city": ["manor"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "marshal", "gathered": True},
    )
    do(state, "seize 1", "district manor")
    assert (state.first, score(state, 0).completion) == (0, 4)


@pytest.mark.rule("R-55", "R-16", "C-DI-monument-2", "C-CH-magistrate-3")
def test_a_confiscated_district_or_a_monument_swapped_in_can_complete_a_city_too() -> None:
    """The Magistrate is first out of turn; the Diplomat with six districts gets the place of two."""
    confiscated = at(
        warrants={"signed": "bishop"},
        seats=[
            {"characters": ["bishop"], "hand": ["manor"], "gold": 3},
            {"characters": ["magistrate"], "city": COMPLETE[:6]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "bishop", "gathered": True},
    )
    do(confiscated, "build manor", "confiscate")
    assert (confiscated.first, len(city(confiscated, 1))) == (1, 7)
    swapped = at(
        seats=[
            {"characters": ["diplomat"], "city": COMPLETE[:6], "gold": 9},
            {"characters": ["king"], "city": ["monument"]},
            {"characters": ["thief"]},
            {"characters": ["merchant"]},
        ],
        turn={"character": "diplomat", "gathered": True},
    )
    do(swapped, "exchange 1", "district monument", "offer tavern")
    assert (swapped.first, len(city(swapped, 0))) == (0, 6)
