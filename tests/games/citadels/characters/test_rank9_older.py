"""Rank 9 of the older editions: the Queen next to rank 4 or the crown, and the Artist."""

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
    """Return the turn of a Queen at ``seat`` in a five-player game with rank 4 at seat 0."""
    names = ["warlord", "merchant", "thief", "assassin"]
    seats = [sits(rank4), *[sits("queen" if place == seat else names.pop()) for place in range(1, 5)]]
    return called("queen", *seats, players=5, **position)


# ---- Queen ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-queen-1", "C-CH-queen-4", "C-TURN-05", "C-TURN-06")
@pytest.mark.parametrize(("seat", "paid"), [(1, True), (2, False), (3, False), (4, True)])
def test_the_queen_has_three_gold_beside_the_king(seat: int, paid: bool) -> None:
    """The Queen is paid once, before or after gathering, if the King is next to her, but not two seats away."""
    state = queen_at(seat)
    assert ("bonus" in options(state)) == paid
    if paid:
        late = do(state.copy(), "gold", "bonus")
        assert (gold(late)[seat], options(late)) == (5, ["end"])
        do(state, "bonus")
        assert (gold(state)[seat], options(state)) == (3, ["gold", "cards"])


@pytest.mark.rule("C-CH-queen-4", "R-24")
@pytest.mark.parametrize(("seat", "crown"), [(1, 3), (4, 2), (3, 2), (2, 1), (2, 3), (1, 4)])
def test_with_the_emperor_the_editions_look_at_different_things(seat: int, crown: int) -> None:
    """The Queen is paid next to the Emperor in 2010, and next to the crown in classic."""
    state = queen_at(seat, "emperor", crown=crown)
    place = crown if playing.ruleset == "classic" else 0
    assert ("bonus" in options(state)) == ((seat - place) % 5 in (1, 4))


@pytest.mark.rule("C-CH-queen-4", "R-24")
def test_the_queens_own_crown_brings_her_nothing() -> None:
    """A Queen who has the crown herself and sits two seats from the Emperor gets nothing."""
    seats = [sits("queen"), sits("thief"), sits("emperor"), sits("merchant"), sits("warlord")]
    state = do(called("emperor", *seats, players=5, crown=3), "crown 0")
    dull(state, until="queen")
    assert (state.turn, state.crown, "bonus" in options(state)) == (0, 0, False)


@pytest.mark.rule("C-CH-queen-4", "R-24", "C-CH-queen-1")
def test_where_no_emperor_is_in_the_cast_the_crown_does_not_count() -> None:
    """If the King is not revealed and no Emperor is in the cast, the Queen gets nothing next to the crown."""
    names = ["queen", "assassin", "thief", "merchant", "warlord"]
    seats = [sits(name) for name in names]
    state = called("queen", *seats, players=5, crown=1, draft={"face_down": "king"})
    assert "bonus" not in options(state)


@pytest.mark.rule("C-CH-queen-4", "R-24", "C-CH-queen-1")
def test_an_emperor_nobody_holds() -> None:
    """In classic, an Emperor in the cast is enough, even if nobody holds him: the Queen is paid next to the crown."""
    names = ["queen", "assassin", "thief", "merchant", "warlord"]
    seats = [sits(name) for name in names]
    for crown, beside in ((1, True), (4, True), (2, False), (0, False)):
        state = called(
            "queen", *seats, players=5, crown=crown, draft={"face_down": "emperor"}, characters=["emperor", "queen"]
        )
        assert ("bonus" in options(state)) == (beside and playing.ruleset == "classic")


@pytest.mark.rule("C-CH-queen-3", "C-EOR-01", "C-EOR-05", "C-CH-assassin-1")
@pytest.mark.parametrize(("seat", "paid"), [(1, 3), (2, 0), (3, 0), (4, 3)])
def test_the_queen_beside_a_killed_king_is_paid_after_her_turn(seat: int, paid: int) -> None:
    """A Queen next to a killed King gets nothing in her turn; she is paid when he is revealed and crowned."""
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
def test_the_queen_beside_a_killed_emperor(seat: int, beside: bool) -> None:
    """In 2010, a killed Emperor is revealed to pay the Queen, without moving the crown; in classic, he is not."""
    state = queen_at(seat, "emperor", killed="emperor", crown=4)
    classic = playing.ruleset == "classic"
    assert ("bonus" in options(state)) == (classic and seat == 3)
    do(state, "gold", "end")
    paid = beside and not classic
    assert (state.round, state.crown, gold(state)[seat]) == (2, 4, 5 if paid else 2)
    assert (("heir", 0, EMPEROR) in happened(state)) == paid


@pytest.mark.rule("C-CH-queen-3", "C-CH-witch-6", "R-13", "R-24")
def test_a_killed_queen_is_not_paid_for_a_shown_king() -> None:
    """A killed Queen has no turn and gets nothing, even next to the revealed King."""
    seats = [sits("king"), sits("queen"), sits("assassin"), sits("thief"), sits("warlord")]
    state = dull(do(called("assassin", *seats, players=5), "kill queen"))
    assert (state.round, gold(state)[:2]) == (2, [2, 0])


# ---- Artist ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-artist-1", "C-CH-artist-2", "C-TURN-05", "R-07")
def test_the_artist_beautifies_two_districts_and_builds() -> None:
    """The Artist may beautify two districts, even before gathering, but not a third, or one that already has gold."""
    mine = sits("artist", gold=4, hand=["tavern"], city=["manor", "docks", "temple", "church+"])
    state = called("artist", mine)
    assert offered(state, "beautify") == ["manor", "docks", "temple"]
    do(state, "beautify docks", "beautify manor")
    assert (city(state, 0), gold(state)[0]) == (["church+", "docks+", "manor+", "temple"], 2)
    do(state, "gold", "build tavern")
    assert options(state) == ["end"]


@pytest.mark.rule("C-CH-artist-2", "C-EOG-02")
def test_a_gold_on_a_district_is_a_point() -> None:
    """Gold on a district scores one point, even if the district's points differ from its price."""
    mine = sits("artist", gold=4, city=["university", "tavern"])
    state = called("artist", mine)
    before = score(state, 0).total()
    do(state, "beautify university", "beautify tavern")
    assert score(state, 0).total() - before == 2
