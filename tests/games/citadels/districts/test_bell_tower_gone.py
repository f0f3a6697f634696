"""A declared Bell Tower (2010) that is destroyed or moves to another city."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import Seat, dull, sits
from tests.games.citadels.districts.belfry import EIGHT, SEVEN, SIX, completion, firsts, ringing
from tests.games.citadels.facing import starting
from tests.games.citadels.playing import city, do, gold, hand, happened, options

from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("2010")

ARMS = sits("bishop", city=["armory"])


def declared(own: list[str], *others: Seat) -> CitadelsState:
    """Return the game after the Magician (seat 0) has declared the Bell Tower and ended his turn."""
    return do(ringing(own, *others, character="magician"), "declare", "end")


def sees(state: CitadelsState) -> tuple[object, object, object]:
    """Return the goal, the Bell Tower's declaration and the seats that are first, as the public view shows them."""
    view = state.view(None)
    return view["goal"], view["tower"], view["first"]


# ---- destroyed ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-29", "C-DI-bell_tower-1", "C-EOR-07")
def test_without_the_bell_tower_eight_districts_are_needed_again() -> None:
    state = declared(SIX[:2], sits("warlord", gold=2), sits("king", city=SEVEN))
    assert sees(state) == (7, True, [2])
    dull(state, "warlord")
    do(state, "gold", "end", "destroy 0", "district bell_tower")
    assert ("tower_gone",) in happened(state, 3)
    assert (sees(state), completion(state)) == ((8, False, []), [0, 0, 0, 0])
    assert (state.is_over(), state.round) == (False, 2)


@pytest.mark.rule("R-29", "C-DI-bell_tower-1", "C-EOG-01", "C-EOG-04")
def test_after_the_bell_tower_is_destroyed_the_first_with_eight_is_first() -> None:
    late = sits("architect", city=SEVEN, hand=["castle"], gold=2)
    state = declared(SIX[:2], ARMS, sits("king", city=SEVEN), late)
    assert firsts(state) == [2, 3]
    dull(state, "bishop")
    do(state, "demolish 0", "district bell_tower")
    assert sees(state) == (8, False, [])
    do(state, "gold", "end", "gold", "decline", "build castle")
    assert (firsts(state), completion(state)) == ([3], [0, 0, 0, 4])
    assert dull(state).is_over()


@pytest.mark.rule("R-29", "C-DI-bell_tower-2", "C-EOG-01")
def test_a_city_of_eight_is_first_when_the_bell_tower_is_destroyed() -> None:
    """The King's city of seven, which was first, scores nothing; the Architect's city of eight ends the game."""
    late = sits("architect", city=SIX, hand=["manor", "castle"], gold=7)
    state = declared(SIX[:2], sits("warlord", gold=2), sits("king", city=SEVEN), late)
    dull(state, "architect")
    do(state, "gold", "decline", "build manor", "build castle", "end")
    assert completion(state) == [0, 0, 4, 2]
    do(state, "gold", "end", "destroy 0", "district bell_tower")
    assert (state.is_over(), firsts(state), completion(state)) == (True, [3], [0, 0, 0, 4])


@pytest.mark.rule("R-29", "C-DI-bell_tower-2")
def test_a_first_player_who_has_built_an_eighth_stays_first() -> None:
    early = sits("bishop", city=SEVEN, hand=["castle"], gold=2)
    late = sits("architect", city=SIX, hand=["palace", "castle"], gold=9)
    state = declared(SIX[:2], sits("warlord", gold=2), early, late)
    assert firsts(state) == [2]
    do(dull(state, "bishop"), "gold", "build castle", "end")
    do(state, "gold", "decline", "build castle", "build palace", "end")
    do(state, "gold", "end", "destroy 0", "district bell_tower")
    assert (state.is_over(), firsts(state), completion(state)) == (True, [2], [0, 0, 4, 2])


@pytest.mark.rule("R-29", "C-DI-bell_tower-2")
def test_of_several_first_players_only_those_with_eight_stay_first() -> None:
    others = [sits("warlord", gold=2), sits("king", city=SEVEN), sits("bishop", city=SEVEN, hand=["castle"], gold=2)]
    state = declared(SIX[:2], *others)
    do(dull(state, "bishop"), "gold", "build castle", "end")
    assert (firsts(state), completion(state)) == ([2, 3], [0, 0, 4, 4])
    do(dull(state, "warlord"), "gold", "end", "destroy 0", "district bell_tower")
    assert (state.is_over(), firsts(state), completion(state)) == (True, [3], [0, 0, 0, 4])


@pytest.mark.rule("R-29", "C-DI-bell_tower-2")
def test_all_first_players_with_eight_stay_first() -> None:
    ready = [sits(name, city=SEVEN, hand=["castle"], gold=2) for name in ("bishop", "merchant")]
    state = declared(SIX[:2], sits("warlord", gold=2), *ready)
    do(dull(state, "bishop"), "gold", "build castle", "end")
    do(dull(state, "merchant"), "gold", "decline", "build castle", "end")
    do(dull(state, "warlord"), "gold", "end", "destroy 0", "district bell_tower")
    assert (state.is_over(), firsts(state), completion(state)) == (True, [2, 3], [0, 0, 4, 4])


@pytest.mark.rule("R-29", "C-DI-bell_tower-1")
def test_a_city_of_seven_can_be_attacked_again_without_the_bell_tower() -> None:
    state = declared(SIX[:2], ARMS, sits("king", city=SEVEN), sits("warlord"))
    dull(state, "bishop")
    assert starting(state, "demolish") == ["demolish 0"]
    do(state, "demolish 0", "district bell_tower", "gold", "end", "gold", "end")
    assert starting(state, "destroy") == ["destroy 0", "destroy 2"]


@pytest.mark.rule("R-29", "C-DI-bell_tower-1")
def test_losing_an_undeclared_bell_tower_changes_nothing() -> None:
    state = ringing(SIX[:2], ARMS, sits("king", city=EIGHT), character="magician", first=2)
    do(state, "decline", "end")
    dull(state, "bishop")
    do(state, "demolish 0", "district bell_tower")
    assert (sees(state), ("tower_gone",) in happened(state)) == ((8, False, [2]), False)


@pytest.mark.rule("R-29", "C-DI-bell_tower-2")
def test_a_player_who_was_first_with_eight_stays_first_without_the_bell_tower() -> None:
    state = ringing(SIX[:2], ARMS, sits("king", city=EIGHT), sits("thief", city=SEVEN), character="magician", first=2)
    do(state, "declare", "end")
    assert completion(state) == [0, 0, 4, 2]
    dull(state, "bishop")
    do(state, "demolish 0", "district bell_tower")
    assert (sees(state), completion(state)) == ((8, False, [2]), [0, 0, 4, 0])


@pytest.mark.rule("C-DI-bell_tower-1", "C-DI-graveyard-1", "R-29")
def test_a_bell_tower_from_the_graveyard_may_be_declared_again() -> None:
    yard = sits("artist", city=["graveyard", *SIX[:5]], gold=6)
    state = declared(SIX[:2], sits("warlord", gold=2), yard)
    dull(state, "warlord")
    do(state, "gold", "end", "destroy 0", "district bell_tower", "reclaim")
    assert (sees(state), hand(state, 2)) == ((8, False, []), ["bell_tower"])
    do(state, "gold", "build bell_tower")
    assert options(state) == ["declare", "decline"]
    do(state, "declare")
    assert (sees(state), gold(state)[2]) == ((7, True, [2]), 6 - 1 + 2 - 5)


# ---- in another city ---------------------------------------------------------------------------------------------


@pytest.mark.rule("C-DI-bell_tower-1", "R-29", "C-CH-diplomat-2")
def test_a_bell_tower_that_changes_hands_stays_declared() -> None:
    taker = sits("diplomat", city=["palace"], gold=0)
    state = declared(SIX[:2], taker, sits("king", city=SEVEN))
    dull(state, "diplomat")
    do(state, "gold", "end", "exchange 0", "district bell_tower", "offer palace")
    assert (state.is_over(), sees(state), city(state, 1)) == (True, (7, True, [2]), ["bell_tower"])


@pytest.mark.rule("C-DI-bell_tower-1", "R-29", "C-CH-diplomat-2")
def test_a_new_owner_cannot_declare_a_bell_tower() -> None:
    taker = sits("diplomat", city=["palace", *SIX])
    state = ringing(["watchtower", "prison"], taker, character="magician")
    do(state, "decline", "end")
    dull(state, "diplomat")
    do(state, "gold", "end", "exchange 0", "district bell_tower", "offer palace")
    assert (state.round, sees(state), "bell_tower" in city(state, 1)) == (2, (8, False, []), True)


@pytest.mark.rule("R-29", "C-DI-bell_tower-1", "C-CH-diplomat-2")
def test_a_bell_tower_destroyed_in_its_new_city_loses_its_effect() -> None:
    taker = sits("diplomat", city=["palace"])
    state = declared(SIX[:2], taker, ARMS, sits("king", city=SIX))
    dull(state, "diplomat")
    do(state, "gold", "end", "exchange 0", "district bell_tower", "offer palace")
    assert (state.round, sees(state)) == (2, (7, True, []))
    while "demolish 1" not in options(state):
        answers = [word for word in ("gold", "decline", "end") if word in options(state)]
        do(state, answers[0] if answers else options(state)[0])
    assert (state.round, state.to_act()) == (2, 2)
    do(state, "demolish 1", "district bell_tower")
    assert sees(state) == (8, False, [])
