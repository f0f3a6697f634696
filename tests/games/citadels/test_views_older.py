"""View fields added for the older editions, for each seat and the spectators (docs/views.md)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, do, hand, happened

from burgrave.games.citadels.rules.state import CitadelsState

Everybody = (None, 0, 1, 2, 3)


def look(state: CitadelsState, seat: int | None) -> Any:
    return state.view(seat)


def views(state: CitadelsState, field: str) -> list[Any]:
    """Return the value of a field in each view; the spectators' view comes first."""
    return [look(state, seat)[field] for seat in Everybody]


# ---- decisions with hidden information ----------------------------------------------------------------------------


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-09", "C-INF-10", "C-DI-library-2")
def test_the_three_cards_drawn_are_shown_only_to_the_drawing_player() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["king"], "hand": [], "city": ["library", "observatory"]}],
        turn={"character": "king"},
        deck_top=["manor", "palace", "prison"],
    )
    mark = state.event_count()
    do(state, "cards")
    assert views(state, "phase") == ["shed"] * 5
    assert [one["drawn"] for one in views(state, "turn")] == [3] * 5
    assert sorted(look(state, 0)["pending"]) == ["manor", "palace", "prison"]
    assert [look(state, seat)["pending"] for seat in (1, 2, 3)] == [[]] * 3
    do(state, "under palace")
    assert [len(one["hand"]) if "hand" in one else None for one in (look(state, 0), look(state, None))] == [2, None]
    last = [[entry["district"] for entry in known] for known in views(state, "deck_known")]
    assert last == [[], ["palace"], [], [], []]
    told = [[event[0] for event in happened(state, seat, mark=mark)] for seat in (None, 1, 2, 3)]
    assert told == [["look", "kept", "kept"]] * 4


@pytest.mark.rulesets("2010")
@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-15")
def test_only_the_builder_of_the_lighthouse_sees_the_deck() -> None:
    state = at(
        scenario="custom",
        players=4,
        districts=["library", "smithy", "great_wall", "lighthouse"],
        seats=[{"characters": ["king"], "gold": 3, "hand": ["lighthouse"]}],
        turn={"character": "king", "gathered": True},
    )
    do(state, "build lighthouse")
    size = look(state, 0)["deck"]
    assert [len(known) for known in views(state, "deck_known")] == [0, size, 0, 0, 0]
    mark = state.event_count()
    do(state, "take palace")
    assert hand(state, 0) == ["palace"] and views(state, "deck") == [size - 1] * 5
    assert views(state, "deck_known") == [[]] * 5
    assert [happened(state, seat, mark=mark) for seat in (None, 1, 2, 3)] == [[("searched", 0)]] * 4
    assert ("search_card", 0, 4) not in happened(state, 1, mark=mark)
    assert [event[0] for event in happened(state, 0, mark=mark)] == ["searched", "search_card"]
    assert [look(state, seat)["seats"][0]["known_hand"] for seat in (1, 2, 3)] == [[]] * 3


# ---- state of the round -------------------------------------------------------------------------------------------


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-INF-01", "C-CH-tax_collector_old-2")
def test_everybody_sees_the_tax_collector_and_the_rank_1_that_has_built() -> None:
    state = at(
        players=4,
        characters=["tax_collector_old"],
        seats=[{"characters": ["assassin"], "gold": 5, "hand": ["manor"]}, {"characters": ["tax_collector_old"]}],
        turn={"character": "assassin", "gathered": True},
    )
    assert views(state, "early_builder") == [None] * 5 == views(state, "collector")
    do(state, "build manor", "end")
    assert views(state, "early_builder") == [0] * 5 and views(state, "collector") == [1] * 5


@pytest.mark.rulesets("older")
@pytest.mark.rule("C-DI-haunted_quarter-3", "C-INF-01")
def test_everybody_sees_a_haunted_quarter_built_in_the_current_round() -> None:
    state = at(
        players=4,
        seats=[{"characters": ["king"], "gold": 5, "hand": ["haunted_quarter"]}],
        turn={"character": "king", "gathered": True},
    )
    assert views(state, "haunted_this_round") == [False] * 5
    do(state, "build haunted_quarter")
    assert views(state, "haunted_this_round") == [True] * 5
