"""Throne Room (2010): its owner gets one gold whenever the crown changes hands."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import Seat, dull, sits
from tests.games.citadels.playing import at, do, gold, hand, happened, new, options, score

pytestmark = pytest.mark.rulesets("2010")

THRONE = ["throne_room"]
ASSASSIN = {"character": "assassin", "gathered": True, "used": ["power"]}
CROWNED = [("crowned", 0), ("throne_room", 2), ("gain", 2, 1)]


def court(rank_4: str, *others: str, throne: int = 2) -> list[Seat]:
    """Return seats with no gold: a rank 4 character at seat 0, and a Throne Room at seat ``throne``."""
    seats = [sits(name) for name in (rank_4, *others)]
    seats[throne]["city"] = THRONE
    return seats


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-king-2")
@pytest.mark.parametrize("throne", [0, 1, 2, 3])
def test_the_throne_room_pays_its_owner_when_the_king_is_crowned(throne: int) -> None:
    """The owner may be the King, the previous holder of the crown, or an uninvolved player."""
    seats = court("king", "bishop", "merchant", "warlord", throne=throne)
    state = at(seats=seats, crown=1, turn={"character": "king"})
    assert (state.crown, gold(state)) == (0, [int(seat == throne) for seat in range(4)])
    assert "gold" in options(state)


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-king-2")
def test_the_gold_of_the_throne_room_is_public() -> None:
    state = at(seats=court("king", "assassin", "bishop", "warlord"), crown=3, turn=ASSASSIN)
    do(state, "end")
    assert happened(state, 1)[-3:] == happened(state)[-3:] == CROWNED
    assert (gold(state), "gold" in options(state)) == ([0, 0, 1, 0], True)


@pytest.mark.rule("C-DI-throne_room-1")
def test_the_throne_room_pays_nothing_for_a_king_who_has_the_crown_already() -> None:
    state = at(seats=court("king", "assassin", "bishop", "warlord"), crown=0, turn=ASSASSIN)
    do(state, "end")
    assert (state.to_act(), state.crown, gold(state)) == (0, 0, [0, 0, 0, 0])
    assert {"crowned", "throne_room"} & {event[0] for event in happened(state)} == set()


@pytest.mark.rule("C-DI-throne_room-1", "C-EOR-01")
@pytest.mark.parametrize(("crown", "paid"), [(0, 0), (3, 1)])
def test_the_throne_room_pays_for_a_killed_king_at_the_end_of_the_round(crown: int, paid: int) -> None:
    """The Throne Room does not pay when the killed King is called, nor if he already has the crown."""
    seats = court("king", "assassin", "bishop", "warlord")
    state = at(seats=seats, crown=crown, killed="king", turn=ASSASSIN)
    dull(state, "warlord")
    assert gold(state)[2] == 2
    do(state, "gold", "end")
    assert (state.round, state.crown, gold(state)) == (2, 0, [0, 0, 2 + paid, 2])


@pytest.mark.rule("C-DI-throne_room-1", "C-EOR-01", "C-DI-imperial_treasury-1")
def test_the_imperial_treasury_counts_the_throne_rooms_gold_of_the_last_round() -> None:
    seats = court("king", "assassin", "bishop", "warlord")
    seats[2]["city"] = [*THRONE, "imperial_treasury"]
    seats[3]["city"] = ["temple", "church", "monastery", "tavern", "market", "docks", "manor", "castle"]
    state = dull(at(seats=seats, crown=1, first=3, killed="king", turn=ASSASSIN))
    assert (state.is_over(), gold(state)[2], score(state, 2).total()) == (True, 3, 6 + 4 + 3)


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-emperor-2", "C-CH-emperor-4")
@pytest.mark.parametrize(("to", "throne"), [(1, 0), (1, 1), (1, 2), (1, 3)])
def test_the_throne_room_pays_its_owner_when_the_emperor_moves_the_crown(to: int, throne: int) -> None:
    """The owner may be the Emperor, the new holder of the crown, the previous one, or the fourth player."""
    seats = court("emperor", "bishop", "merchant", "warlord", throne=throne)
    seats[1]["hand"] = ["tavern"]
    state = at(seats=seats, crown=3, turn={"character": "emperor"})
    assert gold(state) == [0, 0, 0, 0]
    do(state, f"crown {to}")
    assert (state.crown, gold(state)) == (1, [int(seat == throne) for seat in range(4)])
    do(state, "give tavern")
    assert (gold(state), hand(state, 0)) == ([int(seat == throne) for seat in range(4)], ["tavern"])


@pytest.mark.rule("C-DI-throne_room-1", "C-EOR-04")
def test_the_throne_room_does_not_pay_for_a_killed_emperor() -> None:
    state = at(seats=court("emperor", "assassin", "bishop", "warlord"), crown=3, killed="emperor", turn=ASSASSIN)
    dull(state)
    assert (state.round, state.crown, gold(state)[2]) == (2, 3, 2)


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-witch-11")
def test_the_throne_room_pays_for_a_bewitched_king() -> None:
    state = at(seats=court("king", "witch", "bishop", "warlord"), crown=3, bewitched="king", turn={"character": "king"})
    assert (state.crown, gold(state)[2]) == (0, 1)
    do(state, "gold", "end")
    assert gold(state)[2] == 1


@pytest.mark.rule("C-DI-throne_room-1", "C-CALL-05", "R-05")
def test_the_thief_takes_the_stash_before_the_throne_room_pays() -> None:
    seats = court("king", "thief", "bishop", "warlord", throne=0)
    seats[0]["gold"] = 4
    state = at(seats=seats, crown=3, robbed="king", turn={"character": "king"})
    assert gold(state) == [1, 4, 0, 0]


@pytest.mark.rule("C-DI-throne_room-1")
def test_a_throne_room_outside_a_city_does_not_pay() -> None:
    seats = court("king", "bishop", "merchant", "warlord")
    seats[2] = sits("merchant", hand=THRONE)
    state = at(seats=seats, crown=1, turn={"character": "king"})
    assert (state.crown, gold(state)) == (0, [0, 0, 0, 0])
    fresh = new(bonus=["throne_room", "park"])
    assert gold(fresh) == [2, 2, 2, 2]


@pytest.mark.rule("C-DI-throne_room-1")
def test_a_throne_room_built_after_the_crowning_pays_from_the_next_round() -> None:
    seats = [sits("king"), sits("bishop", hand=THRONE, gold=6), sits("merchant"), sits("warlord")]
    state = at(seats=seats, crown=3, turn={"character": "king"})
    do(state, "gold", "end", "gold", "build throne_room")
    assert gold(state)[1] == 2
    dull(state)
    assert (state.round, state.crown, gold(state)[1]) == (2, 0, 2)
