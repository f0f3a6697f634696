"""Rulings on individual characters and districts in the older editions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.idling import gather, leave
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, happened, options, score
from tests.games.citadels.striking import targets, to_strike

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]
NAMES = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def shown(state: CitadelsState, mark: int, *names: str) -> list[str]:
    return [str(event[0]) for event in happened(state, mark=mark) if event[0] in names]


# ---- characters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-11", "C-CH-witch-2")
def test_the_witch_may_decline_and_then_has_an_ordinary_turn() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["witch"], "gold": 7, "hand": ["tavern", "docks"], "city": ["smithy"]}
    ]
    state = at(players=4, seats=seats, turn={"character": "witch"})
    assert options(state) == ["gold", "cards", "smithy"]
    do(state, "gold")
    assert sorted(options(state)) == sorted(["decline", "smithy", *(f"bewitch {name}" for name in NAMES)])
    do(state, "decline")
    assert sorted(options(state)) == ["build docks", "build tavern", "end", "smithy"]
    do(state, "build tavern")
    assert sorted(options(state)) == ["end", "smithy"]
    do(state, "end")
    assert (state.view(None)["bewitched"], city(state, 0)) == (None, ["smithy", "tavern"])


@pytest.mark.rule("R-11", "C-CH-witch-2", "C-CH-witch-7")
def test_a_witch_who_bewitches_somebody_has_no_ordinary_turn() -> None:
    seats = [{"characters": [name], "gold": 5, "hand": ["tavern"]} for name in ("witch", "thief", "king", "bishop")]
    draft = {"face_up": ["merchant", "architect"]}
    state = do(at(seats=seats, draft=draft, turn={"character": "witch"}), "gold", "bewitch merchant")
    assert (state.to_act(), city(state, 0)) == (1, [])
    for seat in (1, 2, 3):
        assert state.to_act() == seat
        leave(gather(state))
    assert state.round == 2


@pytest.mark.rule("R-19", "C-BLD-04", "C-CH-wizard-2")
@pytest.mark.rulesets("classic")
def test_only_the_taken_card_may_be_a_duplicate_and_only_if_built_at_once() -> None:
    """In classic, the Wizard may build no duplicate from his hand, not even a taken card that he has kept."""
    seats: list[dict[str, Any]] = [
        {"characters": ["wizard"], "gold": 9, "hand": ["tavern"], "city": ["tavern", "docks"]},
        {"characters": ["king"], "hand": ["docks"]},
    ]
    position: dict[str, Any] = {"players": 4, "seats": seats, "turn": {"character": "wizard", "gathered": True}}
    state = at(**position)
    assert starting(state, "build") == []
    kept = do(at(**position), "peek 1", "take docks", "keep_it")
    assert starting(kept, "build") == []
    do(state, "peek 1", "take docks", "build_it")
    assert city(state, 0) == ["docks", "docks", "tavern"]
    assert starting(state, "build") == []


@pytest.mark.rule("R-42", "C-CH-abbot-4", "C-CH-abbot-5")
def test_nobody_pays_the_abbot_if_several_are_richest() -> None:
    for stashes, payers in [
        ([3, 4, 1, 4], []),
        ([4, 4, 1, 0], []),
        ([5, 4, 1, 0], []),
        ([0, 0, 0, 0], []),
        ([3, 4, 1, 3], ["beg 1"]),
    ]:
        seats = [{"gold": stash} for stash in stashes]
        state = at(seats=[{**seats[0], "characters": ["abbot"]}, *seats[1:]], turn={"character": "abbot"})
        assert starting(state, "beg") == payers
        if payers:
            assert gold(do(state, "beg 1")) == [4, 3, 1, 3]
            assert starting(state, "beg") == []


@pytest.mark.rule("R-57", "C-CH-navigator-2", "C-CALL-06")
@pytest.mark.rulesets("2010")
def test_a_player_who_was_the_navigator_builds_nothing_more_in_the_round() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["navigator", "warlord"], "gold": 9, "hand": ["tavern"]},
        {"characters": ["thief", "king"], "gold": 9, "hand": ["tavern"]},
    ]
    state = at(seats=seats, turn={"character": "king", "gathered": True})
    assert "build tavern" in options(state)
    do(state, "end", "gold", "sail_gold")
    assert (options(state), state.view(None)["cannot_build"]) == (["end"], 0)
    do(state, "end", "gold")
    assert (state.to_act(), options(state)) == (0, ["end"])
    leave(state)
    assert (state.round, state.view(None)["cannot_build"]) == (2, None)


@pytest.mark.rule("R-57", "C-CH-navigator-2", "C-CH-witch-6")
@pytest.mark.rulesets("2010")
@pytest.mark.parametrize(("witch_has_warlord", "builds"), [(True, False), (False, True)])
def test_a_witch_in_the_navigators_place_cannot_build_but_her_victim_can(witch_has_warlord: bool, builds: bool) -> None:
    held = [["witch", "warlord"], ["navigator", "king"]]
    if not witch_has_warlord:
        held = [["witch", "king"], ["navigator", "warlord"]]
    seats = [{"characters": names, "gold": 9, "hand": ["tavern"]} for names in held]
    state = at(seats=seats, bewitched="navigator", turn={"character": "navigator"})
    do(state, "gold", "sail_gold")
    assert (state.to_act(), options(state)) == (0, ["end"])
    do(state, "end", "gold")
    assert (state.to_act(), "build tavern" in options(state)) == (0 if witch_has_warlord else 1, builds)


@pytest.mark.rule("R-63", "C-CH-diplomat-3")
def test_the_diplomat_may_give_from_his_complete_city_in_classic_only(ruleset: str) -> None:
    assert targets(facing("diplomat", EIGHT, ["manor"], first=0)) == (["exchange 1"] if ruleset == "classic" else [])
    assert targets(facing("diplomat", EIGHT[:7], ["manor"])) == ["exchange 1"]
    assert targets(facing("diplomat", ["manor"], EIGHT, first=1)) == []


# ---- districts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-12", "C-DI-library-2", "C-DI-observatory-1")
def test_library_and_observatory_keep_two_of_three_cards() -> None:
    top = ["tavern", "manor", "docks"]
    for goes in top:
        seats = [{"characters": ["bishop"], "city": ["library", "observatory"], "hand": []}]
        state = at(players=4, seats=seats, turn={"character": "bishop"}, deck_top=top)
        do(state, "cards", f"under {goes}")
        assert (hand(state, 0), deck(state)[-1]) == (sorted(name for name in top if name != goes), goes)
    seats = [{"characters": ["bishop"], "city": ["library"], "hand": []}]
    state = at(players=4, seats=seats, turn={"character": "bishop"}, deck_top=top)
    do(state, "cards")
    assert (hand(state, 0), deck(state)[0], "end" in options(state)) == (["manor", "tavern"], "docks", True)


@pytest.mark.rule("R-26", "C-DI-armory-2")
@pytest.mark.rulesets("2010")
def test_the_armory_attacks_only_incomplete_cities_from_an_incomplete_one() -> None:
    complete = facing("merchant", ["armory", *EIGHT[:7]], ["keep"], first=0)
    assert starting(complete, "demolish") == []
    assert starting(facing("merchant", ["armory", "tavern"], EIGHT, first=1), "demolish") == []
    state = facing("merchant", ["armory", *EIGHT[:6]], ["keep"], other="bishop")
    assert starting(state, "demolish") == ["demolish 1"]
    do(state, "demolish 1", "district keep")
    assert (city(state, 0), city(state, 1), deck(state)[-2:]) == (sorted(EIGHT[:6]), [], ["armory", "keep"])


@pytest.mark.rule("R-27", "C-DI-great_wall-3", "C-CH-warlord-2")
def test_the_great_wall_makes_itself_more_expensive_in_classic_only(ruleset: str) -> None:
    dearer = 1 if ruleset == "classic" else 0
    assert targets(facing("warlord", [], ["great_wall"], 4 + dearer)) == []
    state = to_strike(facing("warlord", [], ["great_wall"], 5 + dearer))
    assert gold(do(state, "destroy 1", "district great_wall"))[0] == 0
    assert targets(facing("diplomat", ["palace"], ["great_wall"], dearer)) == []
    state = to_strike(facing("diplomat", ["palace"], ["great_wall"], 1 + dearer))
    assert gold(do(state, "exchange 1", "district great_wall", "offer palace"))[:2] == [0, 1 + dearer]


@pytest.mark.rule("R-39", "C-DI-factory-1")
@pytest.mark.rulesets("2010")
def test_with_the_factory_the_cheapest_purple_district_costs_one() -> None:
    cheap = ["haunted_quarter", "keep"]
    assert starting(facing("bishop", ["factory"], [], 0, hand=cheap), "build") == []
    state = facing("bishop", ["factory"], [], 1, hand=cheap)
    assert starting(state, "build") == ["build haunted_quarter"]
    assert gold(do(state, "build haunted_quarter"))[0] == 0
    assert gold(do(facing("bishop", ["factory"], [], 2, hand=cheap), "build keep"))[0] == 0


@pytest.mark.rule("R-54", "C-DI-factory-1", "C-CH-alchemist-1")
@pytest.mark.rulesets("2010")
def test_the_alchemist_is_refunded_only_gold_actually_paid() -> None:
    state = do(facing("alchemist", ["factory"], [], 6, hand=["smithy"]), "build smithy")
    assert gold(state)[0] == 2
    assert gold(do(state, "end"))[0] == 6


@pytest.mark.rule("R-53", "C-DI-quarry-3", "C-BLD-04")
@pytest.mark.rulesets("2010")
def test_the_quarry_allows_every_name_twice_but_not_three_times() -> None:
    state = facing("architect", ["quarry", "tavern", "docks"], [], hand=["tavern", "tavern", "docks", "temple"])
    do(state, "build tavern")
    assert starting(state, "build") == ["build docks", "build temple"]
    do(state, "build docks")
    assert starting(state, "build") == ["build temple"]
    assert city(state, 0) == ["docks", "docks", "quarry", "tavern", "tavern"]
    assert starting(facing("architect", ["tavern"], [], hand=["tavern"]), "build") == []


@pytest.mark.rule("R-59", "R-25", "C-DI-laboratory-2", "C-DI-smithy-1")
@pytest.mark.rulesets("classic")
def test_laboratory_and_smithy_work_in_each_of_two_turns() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["thief", "bishop"], "city": ["smithy", "laboratory"], "gold": 9, "hand": ["tavern"]},
        {"characters": ["king", "warlord"], "gold": 9, "hand": ["tavern"]},
    ]
    state = at(seats=seats, turn={"character": "thief", "gathered": True})
    for last in (False, True):
        before = gold(state)[0], len(hand(state, 0))
        do(state, "smithy", "laboratory", options(do(state.copy(), "laboratory"))[0])
        assert (gold(state)[0], len(hand(state, 0))) == (before[0] - 1, before[1] + 2)
        assert starting(state, "smithy", "laboratory") == []
        do(state, "end")
        if not last:
            assert (state.to_act(), starting(state, "smithy", "laboratory")) == (1, [])
            leave(gather(state))
            do(state, "gold")


# ---- Graveyard -----------------------------------------------------------------------------------------------------


def cemetery(stash: int = 1, **position: Any) -> CitadelsState:
    """Return the state at the end of the Warlord's turn (seat 0).

    Seat 1 has the Graveyard, and seat 2 a manor.
    """
    seats: list[dict[str, Any]] = [
        {"characters": ["warlord"], "gold": 9, "city": ["tavern"], "hand": []},
        {"characters": ["king"], "gold": stash, "city": ["graveyard", "docks"], "hand": []},
        {"characters": ["thief"], "gold": 0, "city": ["manor"], "hand": []},
        {"characters": ["merchant"], "gold": 9, "hand": []},
    ]
    return do(at(seats=seats, turn={"character": "warlord", "gathered": True}, **position), "end")


@pytest.mark.rule("R-40", "C-DI-graveyard-1")
@pytest.mark.parametrize(("owner", "name"), [(0, "tavern"), (1, "docks"), (2, "manor")])
def test_the_owner_of_the_graveyard_decides_right_after_the_destruction(owner: int, name: str) -> None:
    state = cemetery()
    size = len(deck(state))
    do(state, f"destroy {owner}", f"district {name}")
    assert (state.to_act(), options(state)) == (1, ["reclaim", "decline"])
    assert state.view(1)["step"] == {"district": name}
    mark = state.event_count()
    do(state, "reclaim")
    assert (gold(state)[1], hand(state, 1)) == (0, [name])
    assert len(deck(state)) == size
    assert ("reclaimed", 1, DISTRICT_NAMES.index(name)) in happened(state, 3, mark=mark)
    assert (state.round, shown(state, mark, "end")) == (2, ["end"])


@pytest.mark.rule("R-40", "C-DI-graveyard-1")
def test_an_owner_without_gold_has_no_decision_about_the_graveyard() -> None:
    state = do(cemetery(), "destroy 2", "district manor", "decline")
    assert (state.round, gold(state)[1], hand(state, 1), deck(state)[-1]) == (2, 1, [], "manor")
    poor = do(cemetery(stash=0), "destroy 2", "district manor")
    assert (poor.round, deck(poor)[-1]) == (2, "manor")


@pytest.mark.rule("R-40", "C-DI-graveyard-2")
def test_the_graveyard_neither_saves_itself_nor_works_for_the_warlord() -> None:
    state = do(cemetery(), "destroy 1", "district graveyard")
    assert (state.round, hand(state, 1), city(state, 1)) == (2, [], ["docks"])
    own = do(to_strike(facing("warlord", ["graveyard"], ["manor"])), "destroy 1", "district manor")
    assert (own.round, hand(own, 0)) == (2, [])


@pytest.mark.rule("R-40", "C-DI-graveyard-1", "C-DI-armory-2")
@pytest.mark.rulesets("2010")
def test_the_graveyard_does_not_work_against_the_armory() -> None:
    state = facing("merchant", ["armory"], ["graveyard", "manor"], their_gold=5)
    do(state, "demolish 1", "district manor")
    assert (state.to_act(), hand(state, 1), deck(state)[-1]) == (0, [], "manor")


@pytest.mark.rule("R-40", "C-DI-graveyard-2", "C-CH-witch-18")
@pytest.mark.parametrize(("owner", "asked"), [(0, False), (1, True)])
def test_a_witch_in_the_warlords_place_counts_as_the_warlord(owner: int, asked: bool) -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["witch"], "gold": 9, "hand": []},
        {"characters": ["warlord"], "gold": 9, "hand": []},
        {"characters": ["king"], "city": ["manor"]},
    ]
    seats[owner]["city"] = ["graveyard"]
    state = at(players=4, seats=seats, bewitched="warlord", turn={"character": "warlord"})
    do(state, "gold", "end", "destroy 2", "district manor")
    assert (options(state) == ["reclaim", "decline"]) is asked
    if asked:
        assert (state.to_act(), hand(do(state, "reclaim"), 1)) == (1, ["manor"])


# ---- Hospital and Bell Tower ---------------------------------------------------------------------------------------


def murder(victim: str) -> CitadelsState:
    """Return a state during the Thief's turn (seat 2), after a murder.

    The King (seat 1) has the Hospital and an empty stash.
    """
    seats: list[dict[str, Any]] = [
        {"characters": ["assassin"], "hand": []},
        {"characters": ["king"], "gold": 0, "city": ["hospital", "poor_house", "smithy", "manor"], "hand": ["tavern"]},
        {"characters": ["thief"], "gold": 0, "hand": []},
        {"characters": ["bishop"], "gold": 0, "hand": ["docks"]},
    ]
    state = at(seats=seats, crown=0, turn={"character": "assassin", "gathered": True})
    return do(state, f"kill {victim}", "end", "gold")


@pytest.mark.rule("R-41", "C-DI-hospital-1", "C-CALL-03")
@pytest.mark.rulesets("2010")
def test_the_killed_owner_of_the_hospital_is_revealed_and_only_gathers() -> None:
    """If the owner is the King, he gets the crown at the end of the round."""
    state = murder("king")
    assert "rob king" not in options(state)
    mark = state.event_count()
    do(state, "rob bishop", "end")
    king = CHARACTER_NAMES.index("king")
    assert [event for event in happened(state, 3, mark=mark) if event[0] in ("reveal", "hospital", "crowned")] == [
        ("reveal", 1, king),
        ("hospital", 1),
    ]
    assert (state.to_act(), options(state), state.crown) == (1, ["gold", "cards"], 0)
    do(state, "cards", options(do(state.copy(), "cards"))[0])
    assert (gold(state)[1], state.to_act(), state.crown) == (0, 3, 0)
    do(state, "gold", "end")
    assert (state.round, state.crown, shown(state, mark, "heir")) == (2, 1, [])


@pytest.mark.rule("R-41", "C-DI-hospital-1", "C-CH-assassin-3")
@pytest.mark.rulesets("2010")
def test_a_killed_bishop_with_the_hospital_is_not_protected() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["assassin"]},
        {"characters": ["bishop"], "city": ["hospital", "tavern"]},
        {"characters": ["warlord"], "gold": 0},
        {"characters": ["king"]},
    ]
    state = do(at(seats=seats, turn={"character": "assassin", "gathered": True}), "kill bishop", "end", "gold", "end")
    assert (state.to_act(), options(state)) == (1, ["gold", "cards"])
    do(state, "gold", "gold", "end")
    assert starting(state, "destroy") == ["destroy 1"]


@pytest.mark.rule("R-41", "C-DI-hospital-1", "C-CALL-03", "C-INF-07")
@pytest.mark.rulesets("2010")
def test_the_hospital_helps_only_its_owner() -> None:
    state = murder("bishop")
    mark = state.event_count()
    do(state, "end")
    assert (state.to_act(), state.crown) == (1, 1)
    do(state, "gold", "end")
    assert (state.round, gold(state)[3]) == (2, 0)
    assert ("silence", CHARACTER_NAMES.index("bishop")) in happened(state, mark=mark)


def belfry(last: dict[str, Any], *, architect: bool = False) -> CitadelsState:
    """Return the state at the end of the Warlord's turn (seat 2) after seat 0 has declared the Bell Tower.

    Seat 0 has a small city; seat 1 had seven districts at the declaration. ``last`` has the fields of seat 3, which is
    either the Architect, who builds his whole hand before the Warlord's turn, or the Artist, who is called after it.
    """
    seats: list[dict[str, Any]] = [
        {"characters": ["merchant"], "gold": 9, "hand": ["bell_tower"], "city": ["palace"]},
        {"characters": ["king"], "city": EIGHT[:7]},
        {"characters": ["warlord"], "gold": 9, "city": []},
        {"characters": ["architect" if architect else "artist"], "gold": 9, **last},
    ]
    state = at(seats=seats, turn={"character": "merchant", "gathered": True}, characters=["artist"] * (not architect))
    do(state, "build bell_tower", "declare", "end")
    if architect:
        do(state, "gold", "decline", *(f"build {name}" for name in last["hand"]), "end")
    do(state, "gold")
    return do(state, "end")


@pytest.mark.rule("R-29", "C-DI-bell_tower-1", "C-EOR-07")
@pytest.mark.rulesets("2010")
def test_without_the_bell_tower_eight_districts_are_needed_again() -> None:
    state = belfry({"hand": []})
    assert (first(state), state.goal, score(state, 1).completion) == (1, 7, 4)
    assert "destroy 0" in options(state) and "destroy 1" not in options(state)
    mark = state.event_count()
    do(state, "destroy 0", "district bell_tower")
    assert shown(state, mark, "tower_gone", "first_complete") == ["tower_gone"]
    view: Any = state.view(None)
    assert (view["first"], view["tower"], view["goal"], view["seats"][1]["complete"]) == ([], False, 8, False)
    assert score(state, 1).completion == 0
    leave(gather(state))
    assert (state.is_over(), state.round) == (False, 2)


@pytest.mark.rule("R-29", "C-BLD-08")
@pytest.mark.rulesets("2010")
def test_after_the_bell_tower_is_destroyed_the_first_with_eight_is_first() -> None:
    state = do(belfry({"city": EIGHT[:7], "hand": ["prison"]}), "destroy 0", "district bell_tower")
    assert state.firsts == 0
    do(state, "gold", "build prison")
    assert (first(state), score(state, 1).completion, score(state, 3).completion) == (3, 0, 4)
    do(state, "end")
    assert state.is_over()


@pytest.mark.rule("R-29")
@pytest.mark.rulesets("2010")
def test_a_city_of_eight_is_first_if_the_bell_tower_is_destroyed() -> None:
    state = belfry({"city": EIGHT[:6], "hand": ["watchtower", "prison"]}, architect=True)
    assert (first(state), score(state, 3).completion) == (1, 2)
    do(state, "destroy 0", "district bell_tower")
    assert (state.is_over(), first(state), score(state, 1).completion, score(state, 3).completion) == (True, 3, 0, 4)
