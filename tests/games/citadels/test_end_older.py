"""End of a round and of the game in the older editions: a killed rank 4 character, points, and ties."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.idling import gather, idle, leave
from tests.games.citadels.playing import at, do, first, gold, hand, happened, score

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

# eight districts each, of all four types other than purple
SIXTEEN = ["tavern", "market", "temple", "church", "watchtower", "prison", "castle", "docks"]
EIGHTEEN = ["market", "trading_post", "temple", "monastery", "watchtower", "prison", "castle", "barracks"]


def play_out(state: CitadelsState) -> CitadelsState:
    number = state.round
    while not state.is_over() and state.round == number:
        idle(state)
    return state


def killing(*held: str, crown: int, **position: Any) -> CitadelsState:
    """Return a state during the turn of the Assassin at seat 0; the other seats hold these characters."""
    return at(
        players=len(held) + 1,
        crown=crown,
        seats=[{"characters": [name]} for name in ("assassin", *held)],
        turn={"character": "assassin"},
        **position,
    )


def shown(state: CitadelsState, mark: int) -> list[tuple[Any, ...]]:
    """Return the events that reveal characters, including late reveals, since ``mark``."""
    return [event for event in happened(state, mark=mark) if event[0] in ("reveal", "heir")]


# ---- killed rank 4 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-EOR-01", "C-EOR-07")
def test_a_killed_king_is_revealed_at_the_end_and_crowned() -> None:
    state = killing("thief", "king", "warlord", crown=1)
    do(state, "kill king")
    mark = state.event_count()
    leave(gather(state))
    leave(gather(state))
    gather(state)
    assert state.to_act() == 3 and state.crown == 1
    assert not [event for event in shown(state, mark) if event[1] == 2]
    leave(state)
    events = happened(state, mark=mark)
    assert events.index(("heir", 2, cards.KING)) < events.index(("crowned", 2)) < events.index(("round", 2, 2))
    assert (state.crown, state.to_act(), state.round) == (2, 2, 2)


@pytest.mark.rule("C-EOR-01")
def test_a_killed_king_is_crowned_in_the_last_round_too() -> None:
    state = killing("thief", "king", "warlord", crown=1)
    do(state, "kill king")
    for player in state.players[:1]:
        state.complete_first(player.bit)
    play_out(state)
    assert state.is_over() and state.crown == 2


@pytest.mark.rule("C-EOR-04", "C-EOR-05", "R-49")
@pytest.mark.parametrize("crown", [1, 2])
def test_a_killed_emperor_does_not_move_the_crown(crown: int) -> None:
    state = killing("thief", "emperor", "warlord", crown=crown, characters=["emperor"])
    do(state, "kill emperor")
    mark = state.event_count()
    before = gold(state), [hand(state, seat) for seat in range(4)]
    play_out(state)
    assert (state.crown, state.to_act(), state.round) == (crown, crown, 2)
    assert "crowned" not in [event[0] for event in happened(state, mark=mark)]
    assert [event[1] for event in shown(state, mark)] == [1, 3]
    assert gold(state) == [amount + more for amount, more in zip(before[0], (2, 2, 0, 2), strict=True)]
    assert [hand(state, seat) for seat in range(4)] == before[1]


@pytest.mark.rule("C-EOR-04", "C-EOR-05", "R-49", "R-24")
@pytest.mark.parametrize(("seat", "beside"), [(3, True), (1, False)])
def test_a_killed_emperor_is_revealed_only_if_a_queen_is_paid_for_him(ruleset: str, seat: int, beside: bool) -> None:
    """The killed Emperor is revealed in 2010, but never in classic."""
    others = ["thief", "bishop", "warlord"]
    others.insert(seat - 1, "emperor")
    held = [*others[:3], "queen"] if seat < 4 else others
    state = killing(*held, crown=2, characters=["emperor", "queen"])
    do(state, "kill emperor")
    mark = state.event_count()
    play_out(state)
    late = [event for event in shown(state, mark) if event[0] == "heir"]
    paid = beside and ruleset == "2010"
    assert late == ([("heir", seat, cards.EMPEROR)] if paid else [])
    assert gold(state)[4] == 4 + (3 if paid else 0)
    assert (state.crown, state.round) == (2, 2)


# ---- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-EOG-01", "C-EOG-04")
@pytest.mark.rulesets("2010")
def test_the_short_game_ends_with_seven_districts() -> None:
    seats = [{"city": SIXTEEN[:7]}, {"city": EIGHTEEN[:6]}, {"city": EIGHTEEN[:7]}, {}]
    state = at(short=True, players=4, first=2, phase="over", seats=seats)
    assert [score(state, seat).completion for seat in range(4)] == [2, 0, 4, 0]
    state = at(
        short=True,
        seats=[{"characters": ["thief"], "gold": 9, "city": SIXTEEN[:6], "hand": ["manor"]}, *[{}] * 3],
        turn={"character": "thief", "gathered": True},
    )
    do(state, "build manor")
    assert first(state) == 0
    play_out(state)
    assert state.is_over()


@pytest.mark.rule("C-EOG-02")
def test_a_district_scores_its_cost_in_the_edition(ruleset: str) -> None:
    state = at(players=4, seats=[{"city": ["observatory", "manor"]}])
    assert score(state, 0).districts == 8
    if ruleset == "2010":
        state = at(players=4, seats=[{"city": ["factory", "poor_house", "imperial_treasury"], "gold": 0}])
        assert score(state, 0).districts == 15


@pytest.mark.rule("C-EOG-03")
def test_the_haunted_quarter_is_any_type_unless_built_in_the_last_round() -> None:
    """The School of Magic never replaces a missing type."""
    city = ["manor", "temple", "tavern", "keep"]
    assert score(at(players=4, seats=[{"city": [*city, "haunted_quarter"]}]), 0).all_types == 3
    assert score(at(players=4, seats=[{"city": [*city, "school_of_magic"]}]), 0).all_types == 0
    seat = {"characters": ["king"], "gold": 9, "city": city, "hand": ["haunted_quarter"]}
    state = at(players=4, seats=[seat], turn={"character": "king", "gathered": True})
    do(state, "build haunted_quarter")
    assert score(state, 0).all_types == 0
    state = play_out(state)
    assert state.round == 2 and score(state, 0).all_types == 3


# ---- ties -------------------------------------------------------------------------------------------------------


def over(*seats: dict[str, Any], **position: Any) -> CitadelsState:
    return at(players=4, phase="over", seats=list(seats), **position)


@pytest.mark.rule("C-EOG-07", "R-03")
def test_a_tie_goes_to_the_more_expensive_districts() -> None:
    """The player with the cheaper districts has equal points thanks to the bonus for the first complete city."""
    state = over(
        {"characters": ["warlord"], "city": SIXTEEN, "gold": 30},
        {"characters": ["thief"], "city": EIGHTEEN, "gold": 0},
        first=0,
    )
    assert [score(state, seat).districts for seat in (0, 1)] == [16, 18]
    assert state.scores()[:2] == [20, 20]
    assert state.ranks()[:2] == [2, 1]


@pytest.mark.rule("C-EOG-07", "R-03")
def test_gold_on_districts_counts_in_a_tie_but_extra_points_do_not() -> None:
    state = over(
        {"city": [*EIGHTEEN, "university"], "gold": 30},
        {"city": [name + "+" if name in ("market", "temple") else name for name in [*EIGHTEEN, "great_wall"]]},
        {"city": SIXTEEN},
        first=2,
        characters=["artist"],
    )
    one, other = score(state, 0), score(state, 1)
    assert (one.districts, one.uniques) == (24, 2)
    assert (other.districts, other.uniques) == (26, 0)
    assert state.scores()[0] == state.scores()[1]
    assert state.ranks()[:2] == [2, 1]


@pytest.mark.rule("C-EOG-07", "R-03")
@pytest.mark.parametrize(("mine", "theirs", "places"), [(5, 4, [1, 2]), (4, 5, [2, 1]), (0, 300, [2, 1])])
def test_a_tie_of_equal_districts_goes_to_the_fuller_stash(mine: int, theirs: int, places: list[int]) -> None:
    state = over(
        {"characters": ["warlord"], "city": SIXTEEN, "gold": mine},
        {"characters": ["thief"], "city": [*SIXTEEN[:-1], "manor"], "gold": theirs},
        {"city": EIGHTEEN},
        first=2,
    )
    assert state.scores()[0] == state.scores()[1]
    assert state.ranks()[:2] == [place + 1 for place in places]
    assert state.ranks()[2] == 1


@pytest.mark.rule("C-EOG-07", "R-03")
def test_players_who_are_still_equal_share_the_place() -> None:
    state = over(
        {"characters": ["warlord"], "city": SIXTEEN, "gold": 5},
        {"characters": ["thief"], "city": [*SIXTEEN[:-1], "manor"], "gold": 5},
        {"city": EIGHTEEN},
        {"city": ["tavern"]},
        first=2,
    )
    assert state.ranks() == [2, 2, 1, 4]


@pytest.mark.rule("C-EOG-07", "R-03")
def test_more_points_win_whatever_the_districts_cost() -> None:
    state = over(
        {"city": [*SIXTEEN[:-1], "manor"], "gold": 0},
        {"city": ["palace", "cathedral", "town_hall", "harbor"], "gold": 99},
        first=0,
    )
    assert [score(state, seat).districts for seat in (0, 1)] == [16, 19]
    assert state.ranks()[:2] == [1, 2]
