"""Bell Tower (2010): its builder may declare that seven districts complete a city."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import dull, sits
from tests.games.citadels.districts.belfry import EIGHT, SEVEN, SIX, completion, firsts, ringing
from tests.games.citadels.facing import starting
from tests.games.citadels.playing import at, city, do, first, happened, new, options

pytestmark = pytest.mark.rulesets("2010")

# ---- declaration -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-bell_tower-1")
def test_the_builder_decides_at_once_whether_seven_districts_are_enough() -> None:
    state = ringing(SIX[:3])
    assert (state.to_act(), options(state), state.view(1)["phase"]) == (0, ["declare", "decline"], "tower")
    view = state.view(1)
    assert (view["goal"], view["tower"]) == (8, False)
    do(state, "declare")
    view = state.view(1)
    assert (view["goal"], view["tower"], view["first"]) == (7, True, [])
    assert happened(state, 1)[-1] == ("tower", 0)
    assert "end" in options(state)
    assert dull(state).round == 2  # nobody has seven


@pytest.mark.rule("C-DI-bell_tower-1")
def test_an_undeclared_bell_tower_has_no_effect() -> None:
    state = do(ringing(SIX, sits("king", city=SEVEN)), "decline")
    view = state.view(None)
    assert (view["goal"], view["tower"], view["first"]) == (8, False, [])
    assert happened(state)[-1] == ("undeclared", 0)
    assert starting(state, "declare") == []
    dull(state)
    assert (state.round, state.goal, completion(state)) == (2, 8, [0, 0, 0, 0])
    later = at(seats=[sits("bishop", city=["bell_tower"])], players=4, turn={"character": "bishop"})
    assert "declare" not in options(later)
    assert "declare" not in options(do(later, "gold"))


@pytest.mark.rule("C-DI-bell_tower-1")
def test_the_short_game_needs_no_declaration() -> None:
    state = ringing(SIX, short=True)
    assert (state.goal, first(state), "end" in options(state)) == (7, 0, True)
    assert state.view(None)["tower"] is False
    assert new(short=True).goal == 7


@pytest.mark.rule("C-DI-bell_tower-1", "C-CH-wizard-2")
def test_a_wizard_who_builds_a_taken_bell_tower_may_declare_it() -> None:
    seats = [sits("wizard", gold=6, hand=["tavern"]), sits("king", hand=["bell_tower"]), sits(), sits()]
    state = at(seats=seats, turn={"character": "wizard", "gathered": True})
    do(state, "peek 1", "take bell_tower", "build_it")
    assert options(state) == ["declare", "decline"]
    do(state, "declare", "build tavern")
    assert (state.goal, city(state, 0)) == (7, ["bell_tower", "tavern"])


@pytest.mark.rule("C-DI-bell_tower-1", "C-CH-witch-6")
def test_the_witch_may_declare_a_bell_tower_built_in_her_victims_place() -> None:
    seats = [sits("witch", gold=5, hand=["bell_tower"]), sits("bishop"), sits(), sits()]
    state = at(seats=seats, bewitched="bishop", turn={"character": "bishop"})
    do(state, "gold", "build bell_tower")
    assert (state.to_act(), options(state)) == (0, ["declare", "decline"])
    assert do(state, "declare").goal == 7


# ---- first player ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-bell_tower-2", "C-EOG-01")
def test_a_declared_bell_tower_as_seventh_district_makes_its_builder_first() -> None:
    state = do(ringing(SIX), "declare")
    assert (firsts(state), completion(state)) == ([0], [4, 0, 0, 0])
    assert happened(state)[-1] == ("first_complete", 0)
    assert dull(state).is_over()


@pytest.mark.rule("C-DI-bell_tower-2")
def test_all_players_with_seven_are_first_at_the_declaration() -> None:
    state = do(ringing(SIX, sits("king", city=SEVEN), sits("thief", city=SIX)), "declare")
    assert (firsts(state), completion(state)) == ([0, 1], [4, 4, 0, 0])
    assert dull(state).is_over()


@pytest.mark.rule("C-DI-bell_tower-2")
def test_players_with_seven_are_first_even_if_the_builder_has_fewer() -> None:
    others = [sits("king", city=SEVEN), sits("thief"), sits("magician", city=SEVEN)]
    state = do(ringing(SIX[:3], *others), "declare")
    assert (firsts(state), completion(state)) == ([1, 3], [0, 4, 0, 4])
    over = dull(state)
    assert over.is_over()
    points = over.view(None)["points"]
    assert isinstance(points, list)
    assert [one["completion"] for one in points] == [0, 4, 0, 4]


@pytest.mark.rule("C-DI-bell_tower-2")
def test_a_bell_tower_as_eighth_district_makes_players_with_seven_first_too() -> None:
    declared = do(ringing(SEVEN, sits("king", city=SEVEN)), "declare")
    assert (firsts(declared), completion(declared)) == ([0, 1], [4, 4, 0, 0])
    silent = do(ringing(SEVEN, sits("king", city=SEVEN)), "decline")
    assert (firsts(silent), completion(silent)) == ([0], [4, 0, 0, 0])


@pytest.mark.rule("C-DI-bell_tower-2", "C-EOG-04")
def test_a_city_that_reaches_seven_later_scores_two() -> None:
    late = sits("architect", city=SIX[:5], hand=["manor", "castle"], gold=7)
    state = do(ringing(SIX, late, sits("merchant", city=SIX)), "declare", "end")
    do(state, "gold", "decline", "end")
    assert state.to_act() == 1
    do(state, "gold", "decline", "build manor")
    assert completion(state) == [4, 0, 0, 0]
    do(state, "build castle")
    assert (firsts(state), completion(state)) == ([0], [4, 2, 0, 0])


@pytest.mark.rule("C-DI-bell_tower-2")
def test_if_nobody_has_seven_the_first_to_reach_it_is_first() -> None:
    late = sits("architect", city=SIX, hand=["manor", "castle"], gold=7)
    state = do(ringing(SIX[:2], late), "declare", "end", "gold", "decline", "build manor")
    assert (firsts(state), completion(state)) == ([1], [0, 4, 0, 0])
    do(state, "build castle")
    assert completion(state) == [0, 4, 0, 0]
    assert dull(state).is_over()


@pytest.mark.rule("C-DI-bell_tower-2", "C-CH-architect-2")
def test_the_builder_may_reach_seven_in_the_same_turn() -> None:
    seats = [sits("architect", city=SIX[:5], gold=6, hand=["bell_tower", "watchtower"]), sits(), sits(), sits()]
    state = at(seats=seats, turn={"character": "architect", "gathered": True})
    do(state, "build bell_tower", "declare")
    assert firsts(state) == []
    assert firsts(do(state, "build watchtower")) == [0]


@pytest.mark.rule("C-DI-bell_tower-2")
def test_a_player_who_was_first_with_eight_stays_the_only_first() -> None:
    """With the declaration, other cities of seven score two points; without it, they score nothing."""
    others = [sits("king", city=EIGHT), sits("thief", city=SEVEN)]
    declared = do(ringing(SIX, *others, first=1), "declare")
    assert (firsts(declared), completion(declared)) == ([1], [2, 4, 2, 0])
    silent = do(ringing(SIX, *others, first=1), "decline")
    assert (firsts(silent), completion(silent)) == ([1], [0, 4, 0, 0])


@pytest.mark.rule("C-DI-bell_tower-2")
def test_a_builder_who_was_first_before_stays_the_only_first() -> None:
    state = do(ringing(EIGHT, sits("king", city=SEVEN), first=0), "declare")
    assert (firsts(state), completion(state)) == ([0], [4, 2, 0, 0])


# ---- protection --------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-bell_tower-1", "C-CH-warlord-3")
@pytest.mark.parametrize(("answer", "targets"), [("declare", ["3"]), ("decline", ["2", "3"])])
def test_the_warlord_cannot_attack_a_city_of_seven_after_the_declaration(answer: str, targets: list[str]) -> None:
    """The Bishop's city is protected with or without the declaration."""
    others = [sits("warlord", gold=9), sits("king", city=SEVEN), sits("thief", city=SIX)]
    state = do(ringing(SIX[:2], *others), answer, "end", "gold", "end")
    assert starting(state, "destroy") == [f"destroy {seat}" for seat in targets]


@pytest.mark.rule("C-DI-bell_tower-1", "C-CH-warlord-3")
def test_the_warlords_own_city_of_seven_is_safe_too() -> None:
    mine = sits("warlord", city=SEVEN, gold=9)
    assert do(ringing(SIX[:2], mine), "declare", "end", "gold", "end").is_over()
    state = do(ringing(SIX[:2], mine), "decline", "end", "gold", "end")
    assert starting(state, "destroy") == ["destroy 1"]


@pytest.mark.rule("C-DI-bell_tower-1", "C-CH-diplomat-3", "R-63")
@pytest.mark.parametrize(("answer", "targets"), [("declare", ["3"]), ("decline", ["2", "3"])])
def test_the_diplomat_cannot_attack_a_city_of_seven_after_the_declaration(answer: str, targets: list[str]) -> None:
    """The Bishop's city is protected with or without the declaration."""
    others = [sits("diplomat", city=["palace", "fortress"], gold=9), sits("king", city=SEVEN), sits("thief", city=SIX)]
    state = do(ringing(SIX[:2], *others), answer, "end", "gold", "end")
    assert starting(state, "exchange") == [f"exchange {seat}" for seat in targets]


@pytest.mark.rule("C-DI-bell_tower-1", "C-CH-diplomat-3", "R-63")
def test_the_diplomat_cannot_give_from_his_own_city_of_seven_after_the_declaration() -> None:
    full = ["palace", "fortress", "castle", "town_hall", "harbor", "barracks", "prison"]
    others = [sits("diplomat", city=full, gold=9), sits("king", city=SIX)]
    assert do(ringing(SIX[:2], *others), "declare", "end", "gold", "end").is_over()
    state = do(ringing(SIX[:2], *others), "decline", "end", "gold", "end")
    assert starting(state, "exchange") == ["exchange 2"]


@pytest.mark.rule("C-DI-bell_tower-1", "C-DI-armory-2", "R-26")
def test_the_armory_can_neither_attack_nor_leave_a_city_of_seven_after_the_declaration() -> None:
    others = [sits("king", city=SEVEN), sits("thief", city=SIX)]
    state = ringing(["armory"], *others)
    do(state, "declare")
    assert starting(state, "demolish") == ["demolish 2"]
    assert starting(do(ringing(["armory"], *others), "decline"), "demolish") == ["demolish 1", "demolish 2"]
    assert starting(do(ringing(["armory", *SIX[:5]], *others), "declare"), "demolish") == []
    assert starting(do(ringing(["armory", *SIX[:4]], *others), "declare"), "demolish") == ["demolish 2"]
