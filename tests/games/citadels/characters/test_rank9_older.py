"""Rank 9 of the older editions: the Artist, and the Queen next to rank 4 or the crown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels import playing
from tests.games.citadels.characters.seats import called, dull, offered, sits
from tests.games.citadels.playing import city, do, gold, happened, options, score

from burgrave.games.citadels.cards import EMPEROR, KING
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")


def queen_at(seat: int, rank4: str = "king", **position: Any) -> CitadelsState:
    """Return a five-player state during the turn of the Queen, who is at ``seat``; rank 4 is at seat 0."""
    names = ["warlord", "merchant", "thief", "assassin"]
    seats = [sits(rank4), *[sits("queen" if place == seat else names.pop()) for place in range(1, 5)]]
    return called("queen", *seats, players=5, **position)


# ---- Queen ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-queen-1", "C-CH-queen-4", "C-TURN-05", "C-TURN-06")
@pytest.mark.parametrize(("seat", "paid"), [(1, True), (2, False), (3, False), (4, True)])
def test_the_queen_gets_three_gold_next_to_the_king(seat: int, paid: bool) -> None:
    state = queen_at(seat)
    assert ("bonus" in options(state)) == paid
    if paid:
        late = do(state.copy(), "gold", "bonus")
        assert (gold(late)[seat], options(late)) == (5, ["end"])
        do(state, "bonus")
        assert (gold(state)[seat], options(state)) == (3, ["gold", "cards"])


@pytest.mark.rule("C-CH-queen-4", "R-24")
@pytest.mark.parametrize(("seat", "crown"), [(1, 3), (4, 2), (3, 2), (2, 1), (2, 3), (1, 4)])
def test_the_queen_is_paid_next_to_the_emperor_in_2010_and_the_crown_in_classic(seat: int, crown: int) -> None:
    state = queen_at(seat, "emperor", crown=crown)
    place = crown if playing.ruleset == "classic" else 0
    assert ("bonus" in options(state)) == ((seat - place) % 5 in (1, 4))


@pytest.mark.rule("C-CH-queen-4", "R-24")
def test_the_queens_own_crown_earns_nothing() -> None:
    seats = [sits("queen"), sits("thief"), sits("emperor"), sits("merchant"), sits("warlord")]
    state = do(called("emperor", *seats, players=5, crown=3), "crown 0")
    dull(state, until="queen")
    assert (state.turn, state.crown, "bonus" in options(state)) == (0, 0, False)


@pytest.mark.rule("C-CH-queen-4", "R-24", "C-CH-queen-1")
def test_without_an_emperor_in_the_cast_the_crown_does_not_count() -> None:
    names = ["queen", "assassin", "thief", "merchant", "warlord"]
    seats = [sits(name) for name in names]
    state = called("queen", *seats, players=5, crown=1, draft={"face_down": "king"})
    assert "bonus" not in options(state)


@pytest.mark.rule("C-CH-queen-4", "R-24", "C-CH-queen-1")
def test_in_classic_an_unheld_emperor_in_the_cast_makes_the_crown_count() -> None:
    names = ["queen", "assassin", "thief", "merchant", "warlord"]
    seats = [sits(name) for name in names]
    for crown, beside in ((1, True), (4, True), (2, False), (0, False)):
        state = called(
            "queen", *seats, players=5, crown=crown, draft={"face_down": "emperor"}, characters=["emperor", "queen"]
        )
        assert ("bonus" in options(state)) == (beside and playing.ruleset == "classic")


@pytest.mark.rule("C-CH-queen-3", "C-EOR-01", "C-EOR-05", "C-CH-assassin-1")
@pytest.mark.parametrize(("seat", "paid"), [(1, 3), (2, 0), (3, 0), (4, 3)])
def test_the_queen_next_to_a_killed_king_is_paid_after_her_turn(seat: int, paid: int) -> None:
    state = queen_at(seat, killed="king", crown=3)
    assert "bonus" not in options(state)
    do(state, "gold")
    assert (gold(state)[seat], "heir" in [event[0] for event in happened(state)]) == (2, False)
    do(state, "end")
    assert (state.round, state.crown, gold(state)[seat]) == (2, 0, 2 + paid)
    assert ("heir", 0, KING) in happened(state)
    assert (("court", seat, 3) in happened(state)) == (paid == 3)


@pytest.mark.rule("R-24", "R-49", "C-EOR-04")
@pytest.mark.parametrize(("seat", "beside"), [(1, True), (3, False)])
def test_the_queen_next_to_a_killed_emperor(seat: int, beside: bool) -> None:
    """In 2010, a killed Emperor is revealed so that the Queen is paid, but the crown stays.

    In classic, he is never revealed.
    """
    state = queen_at(seat, "emperor", killed="emperor", crown=4)
    classic = playing.ruleset == "classic"
    assert ("bonus" in options(state)) == (classic and seat == 3)
    do(state, "gold", "end")
    paid = beside and not classic
    assert (state.round, state.crown, gold(state)[seat]) == (2, 4, 5 if paid else 2)
    assert (("heir", 0, EMPEROR) in happened(state)) == paid


@pytest.mark.rule("C-CH-queen-3", "C-CH-witch-6", "R-13", "R-24")
def test_a_killed_queen_gets_nothing() -> None:
    seats = [sits("king"), sits("queen"), sits("assassin"), sits("thief"), sits("warlord")]
    state = dull(do(called("assassin", *seats, players=5), "kill queen"))
    assert (state.round, gold(state)[:2]) == (2, [2, 0])


# ---- Artist ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-artist-1", "C-CH-artist-2", "C-TURN-05", "R-07")
def test_the_artist_beautifies_two_districts_and_builds() -> None:
    mine = sits("artist", gold=4, hand=["tavern"], city=["manor", "docks", "temple", "church+"])
    state = called("artist", mine)
    assert offered(state, "beautify") == ["manor", "docks", "temple"]
    do(state, "beautify docks", "beautify manor")
    assert (city(state, 0), gold(state)[0]) == (["church+", "docks+", "manor+", "temple"], 2)
    do(state, "gold", "build tavern")
    assert options(state) == ["end"]


@pytest.mark.rule("C-CH-artist-2", "C-EOG-02")
def test_gold_on_a_district_scores_one_point() -> None:
    mine = sits("artist", gold=4, city=["university", "tavern"])
    state = called("artist", mine)
    before = score(state, 0).total()
    do(state, "beautify university", "beautify tavern")
    assert score(state, 0).total() - before == 2
