"""Rules stated in the designer's answers at the end of the classic rulebook."""

from __future__ import annotations

import pytest
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options, score

pytestmark = pytest.mark.rulesets("classic")

EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]


def rich_merchant(turn: dict[str, object]) -> dict[str, object]:
    """Return the position of a Merchant with two trade districts in the city and a third in hand."""
    seat = {"characters": ["merchant"], "city": ["tavern", "docks"], "hand": ["market"], "gold": 2}
    return {"players": 4, "seats": [seat], "turn": {"character": "merchant", **turn}}


@pytest.mark.rule("C-TURN-07", "C-CH-merchant-1")
def test_income_taken_before_building_misses_the_new_district() -> None:
    state = at(**rich_merchant({"gathered": True, "used": ["bonus"]}))
    do(state, "income")
    assert gold(state)[0] == 4
    do(state, "build market")
    assert (gold(state)[0], "income" in options(state)) == (2, False)


@pytest.mark.rule("C-TURN-07", "C-CH-merchant-1")
def test_income_taken_after_building_includes_the_new_district() -> None:
    state = at(**rich_merchant({"gathered": True, "used": ["bonus"]}))
    do(state, "build market", "income")
    assert (gold(state)[0], "income" in options(state)) == (3, False)


@pytest.mark.rule("C-TURN-02", "C-TURN-07")
def test_gathered_gold_is_not_income() -> None:
    state = at(**rich_merchant({}))
    do(state, "gold", "decline", "build market")
    assert gold(state)[0] == 2
    do(state, "income")
    assert gold(state)[0] == 5


@pytest.mark.rule("C-CH-merchant-2", "C-TURN-09")
def test_the_merchants_extra_gold_is_not_income_and_comes_right_after_gathering() -> None:
    state = do(at(**rich_merchant({})), "gold")
    assert options(state) == ["bonus", "decline"]
    do(state, "bonus")
    assert (gold(state)[0], "bonus" in options(state), "income" in options(state)) == (5, False, True)
    do(state, "income")
    assert gold(state)[0] == 7


@pytest.mark.rule("C-BLD-06", "C-EOG-02")
def test_more_than_eight_districts_may_be_built() -> None:
    state = facing("bishop", EIGHT, [], 5, hand=["palace"], first=0)
    before = score(state, 0).total()
    do(state, "build palace")
    assert (len(city(state, 0)), score(state, 0).total() - before) == (9, 5)


@pytest.mark.rule("R-12", "C-DI-library-2", "C-DI-observatory-1")
def test_library_and_observatory_draw_three_cards_and_keep_two() -> None:
    seats = [{"characters": ["bishop"], "city": ["library", "observatory"], "hand": []}]
    top = ["tavern", "manor", "docks"]
    state = at(players=4, seats=seats, turn={"character": "bishop"}, deck_top=top)
    do(state, "cards")
    assert starting(state, "under", "keep") == ["under docks", "under manor", "under tavern"]
    do(state, "under manor")
    assert (hand(state, 0), deck(state)[-1]) == (["docks", "tavern"], "manor")


@pytest.mark.rule("C-EOR-04", "R-49")
@pytest.mark.parametrize("crown", [0, 2, 3])
def test_a_killed_emperors_crown_stays(crown: int) -> None:
    held = ["architect", "emperor", "assassin", "bishop"]
    seats = [{"characters": [name], "hand": []} for name in held]
    turn = {"character": "architect", "gathered": True, "used": ["bonus"]}
    state = at(seats=seats, killed="emperor", crown=crown, turn=turn)
    do(state, "end")
    assert (state.round, state.crown, state.to_act()) == (2, crown, crown)


@pytest.mark.rule("R-52", "C-CH-diplomat-2")
def test_the_diplomat_gets_no_duplicate() -> None:
    state = facing("diplomat", ["tavern", "manor"], ["tavern", "docks"])
    do(state, "end", "exchange 1")
    assert starting(state, "district") == ["district docks"]
    only = facing("diplomat", ["tavern", "manor"], ["tavern"])
    do(only, "end")
    assert only.to_act() != 0


@pytest.mark.rule("R-24", "C-CH-queen-1", "C-CH-queen-4")
@pytest.mark.parametrize(("crown", "paid"), [(1, True), (4, True), (2, False), (3, False)])
def test_with_an_emperor_in_the_cast_the_queen_is_paid_next_to_the_crown(crown: int, paid: bool) -> None:
    for emperor in {1, 2, 3} - {crown}:
        held = ["queen", "thief", "bishop", "merchant", "architect"]
        held[emperor] = "emperor"
        seats = [{"characters": [name], "hand": [], "gold": 0} for name in held]
        state = at(seats=seats, crown=crown, turn={"character": "queen", "gathered": True})
        assert ("bonus" in options(state)) is paid
        if paid:
            assert gold(do(state, "bonus"))[0] == 3
