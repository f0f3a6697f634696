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
    """Return seats with empty stashes: a rank 4 character at seat 0, and a Throne Room at seat ``throne``."""
    seats = [sits(name) for name in (rank_4, *others)]
    seats[throne]["city"] = THRONE
    return seats


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-king-2")
@pytest.mark.parametrize("throne", [0, 1, 2, 3])
def test_the_crown_that_comes_to_the_king_brings_a_gold_to_the_owner_whoever_that_is(throne: int) -> None:
    """The King's crown brings one gold to the owner of the Throne Room, and to nobody else.

    The owner may be the King, the previous holder of the crown, or an uninvolved player.
    """
    seats = court("king", "bishop", "merchant", "warlord", throne=throne)
    state = at(seats=seats, crown=1, turn={"character": "king"})
    assert (state.crown, gold(state)) == (0, [int(seat == throne) for seat in range(4)])
    assert "gold" in options(state)


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-king-2")
def test_all_see_the_gold_of_the_throne_room() -> None:
    """The gold of the Throne Room is paid together with the crown, before the King gathers, and is public."""
    state = at(seats=court("king", "assassin", "bishop", "warlord"), crown=3, turn=ASSASSIN)
    do(state, "end")
    assert happened(state, 1)[-3:] == happened(state)[-3:] == CROWNED
    assert (gold(state), "gold" in options(state)) == ([0, 0, 1, 0], True)


@pytest.mark.rule("C-DI-throne_room-1")
def test_a_king_who_has_the_crown_already_brings_nothing() -> None:
    """A King who already has the crown does not move it, so the Throne Room pays nothing."""
    state = at(seats=court("king", "assassin", "bishop", "warlord"), crown=0, turn=ASSASSIN)
    do(state, "end")
    assert (state.to_act(), state.crown, gold(state)) == (0, 0, [0, 0, 0, 0])
    assert {"crowned", "throne_room"} & {event[0] for event in happened(state)} == set()


@pytest.mark.rule("C-DI-throne_room-1", "C-EOR-01")
@pytest.mark.parametrize(("crown", "paid"), [(0, 0), (3, 1)])
def test_a_killed_king_pays_the_throne_room_when_he_is_crowned_at_the_end_of_the_round(crown: int, paid: int) -> None:
    """The Throne Room pays when a killed King is crowned at the end of the round.

    It does not pay at his silent call, nor if he already has the crown.
    """
    seats = court("king", "assassin", "bishop", "warlord")
    state = at(seats=seats, crown=crown, killed="king", turn=ASSASSIN)
    dull(state, "warlord")
    assert gold(state)[2] == 2
    do(state, "gold", "end")
    assert (state.round, state.crown, gold(state)) == (2, 0, [0, 0, 2 + paid, 2])


@pytest.mark.rule("C-DI-throne_room-1", "C-EOR-01", "C-DI-imperial_treasury-1")
def test_the_gold_of_the_last_round_is_there_before_points_are_counted() -> None:
    """The Imperial Treasury counts the gold that the Throne Room pays at the end of the last round."""
    seats = court("king", "assassin", "bishop", "warlord")
    seats[2]["city"] = [*THRONE, "imperial_treasury"]
    seats[3]["city"] = ["temple", "church", "monastery", "tavern", "market", "docks", "manor", "castle"]
    state = dull(at(seats=seats, crown=1, first=3, killed="king", turn=ASSASSIN))
    assert (state.is_over(), gold(state)[2], score(state, 2).total()) == (True, 3, 6 + 4 + 3)


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-emperor-2", "C-CH-emperor-4")
@pytest.mark.parametrize(("to", "throne"), [(1, 0), (1, 1), (1, 2), (1, 3)])
def test_the_emperor_who_hands_on_the_crown_brings_a_gold_to_the_throne_room(to: int, throne: int) -> None:
    """The Throne Room pays its owner once if the Emperor moves the crown, before the tribute.

    The owner may be the Emperor, the new holder of the crown, the previous one, or the fourth player.
    """
    seats = court("emperor", "bishop", "merchant", "warlord", throne=throne)
    seats[1]["hand"] = ["tavern"]
    state = at(seats=seats, crown=3, turn={"character": "emperor"})
    assert gold(state) == [0, 0, 0, 0]
    do(state, f"crown {to}")
    assert (state.crown, gold(state)) == (1, [int(seat == throne) for seat in range(4)])
    do(state, "give tavern")
    assert (gold(state), hand(state, 0)) == ([int(seat == throne) for seat in range(4)], ["tavern"])


@pytest.mark.rule("C-DI-throne_room-1", "C-EOR-04")
def test_a_killed_emperor_brings_nothing() -> None:
    """The Throne Room does not pay for a killed Emperor, because the crown does not move."""
    state = at(seats=court("emperor", "assassin", "bishop", "warlord"), crown=3, killed="emperor", turn=ASSASSIN)
    dull(state)
    assert (state.round, state.crown, gold(state)[2]) == (2, 3, 2)


@pytest.mark.rule("C-DI-throne_room-1", "C-CH-witch-11")
def test_a_bewitched_king_is_crowned_and_pays_the_throne_room() -> None:
    """A bewitched King gets the crown, so the Throne Room pays; the resuming Witch adds nothing."""
    state = at(seats=court("king", "witch", "bishop", "warlord"), crown=3, bewitched="king", turn={"character": "king"})
    assert (state.crown, gold(state)[2]) == (0, 1)
    do(state, "gold", "end")
    assert gold(state)[2] == 1


@pytest.mark.rule("C-DI-throne_room-1", "C-CALL-05", "R-05")
def test_the_thief_is_paid_before_the_throne_room() -> None:
    """A robbed King with the Throne Room loses his stash first, and then gets one gold for the crown."""
    seats = court("king", "thief", "bishop", "warlord", throne=0)
    seats[0]["gold"] = 4
    state = at(seats=seats, crown=3, robbed="king", turn={"character": "king"})
    assert gold(state) == [1, 4, 0, 0]


@pytest.mark.rule("C-DI-throne_room-1")
def test_without_a_throne_room_in_a_city_the_crown_brings_nothing() -> None:
    """A Throne Room in the hand does not pay, nor does the first crown of a new game."""
    seats = court("king", "bishop", "merchant", "warlord")
    seats[2] = sits("merchant", hand=THRONE)
    state = at(seats=seats, crown=1, turn={"character": "king"})
    assert (state.crown, gold(state)) == (0, [0, 0, 0, 0])
    fresh = new(bonus=["throne_room", "park"])
    assert gold(fresh) == [2, 2, 2, 2]


@pytest.mark.rule("C-DI-throne_room-1")
def test_a_throne_room_that_is_built_too_late_brings_nothing() -> None:
    """A Throne Room built after the King was crowned pays from the next round on."""
    seats = [sits("king"), sits("bishop", hand=THRONE, gold=6), sits("merchant"), sits("warlord")]
    state = at(seats=seats, crown=3, turn={"character": "king"})
    do(state, "gold", "end", "gold", "build throne_room")
    assert gold(state)[1] == 2
    dull(state)
    assert (state.round, state.crown, gold(state)[1]) == (2, 0, 2)
