"""Decision points in choosing characters and in gathering (rules section 2.8).

Decision points of the characters are in ``test_decisions_ranks_1_to_3`` and ``test_decisions_ranks_4_to_9``; those for
building, districts and the end of a turn are in ``test_decisions_building``.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, held, kind, who
from tests.games.citadels.playing import at, do, happened, options

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


# ---- choice of characters ---------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("PICK")
@pytest.mark.rule("C-SEL-15", "C-INF-04", "C-INF-06")
def test_pick() -> None:
    """The next player picks one of the cards passed; the others see that a card was picked, but not which one."""
    draft = {"picks": ["king"], "face_up": ["thief", "magician"], "face_down": "bishop"}
    state = at(players=4, characters=CAST, phase="pick", crown=2, draft=draft)
    decides(state, 3, "pick assassin", "pick merchant", "pick architect", "pick warlord")
    shown = after(state, "pick merchant")
    for seat in (None, 0, 1, 2):
        assert shown[seat] == [("picked", 3)]
    assert shown[3] == [("picked", 3), ("picked_character", 3, who("merchant"))]
    decides(state, 0, "pick assassin", "pick architect", "pick warlord")


@pytest.mark.rulesets("all")
@pytest.mark.decision("PICK_AND_BURY")
@pytest.mark.rule("C-DRF-03", "C-DRF-05", "C-INF-04")
def test_pick_and_bury() -> None:
    """Each of two players keeps one card and discards another; the opponent sees neither of them."""
    state = at(players=2, characters=CAST, phase="pick", crown=1, draft={"picks": ["king"], "face_down": "thief"})
    decides(state, 0, *(f"pick {name}" for name in CAST if name not in ("king", "thief")))
    shown = after(state, "pick bishop")
    assert shown[None] == shown[1] == [("picked", 0)]
    decides(state, 0, *(f"bury {name}" for name in CAST if name not in ("king", "thief", "bishop")))
    shown = after(state, "bury warlord")
    assert shown[None] == shown[1] == [("buried", 0)]
    assert shown[0] == [("buried", 0), ("buried_character", 0, who("warlord"))]
    do(state, "pick assassin", "bury magician")
    decides(state, 0, "pick merchant", "pick architect")
    shown = after(state, "pick architect")  # the last card is discarded automatically
    assert [event for event in shown[1] if event[0] == "buried"] == [("buried", 0)]
    assert ("buried_character", 0, who("merchant")) in shown[0]


@pytest.mark.rulesets("all")
@pytest.mark.decision("PICK_LAST_OR_FACEDOWN")
@pytest.mark.rule("C-SEL-17", "C-INF-03")
@pytest.mark.parametrize("choice", ["warlord", "thief"])
def test_pick_last_or_facedown(choice: str) -> None:
    """The last of seven players takes the card passed or the face-down card; the others do not see which."""
    picks = ["assassin", "magician", "king", "bishop", "merchant", "architect"]
    draft = {"picks": picks, "face_down": "thief"}
    state = at(players=7, characters=CAST, phase="pick", crown=0, draft=draft)
    view: Any = state.view(6)
    assert view["step"] == {"takes_face_down": True}
    decides(state, 6, "pick thief", "pick warlord")
    shown = after(state, f"pick {choice}")
    assert shown[6][:2] == [("picked", 6), ("picked_character", 6, who(choice))]
    for seat in (None, 0, 1, 2, 3, 4, 5):
        assert shown[seat] == [("picked", 6), ("reveal", 0, who("assassin"))]


@pytest.mark.decision("THEATER")
@pytest.mark.rule("C-CALL-07", "C-INF-14")
def test_theater() -> None:
    """The Theater's owner names an opponent or declines; only these two players see the cards swapped."""
    seats = held("king", "thief", "bishop", "warlord")
    seats[1]["city"] = ["theater"]
    state = at(seats=seats)
    decides(state, 1, "stay", "stage 0", "stage 2", "stage 3")
    shown = after(state, "stage 3")
    private = [("stage_got", 1, who("warlord")), ("stage_got", 3, who("thief"))]
    for seat in (None, 0, 2):
        assert shown[seat][0] == ("staged", 1, 3)
        assert not [event for event in shown[seat] if event[0] == "stage_got"]
    for seat in (1, 3):
        assert shown[seat][:3] == [("staged", 1, 3), *private]
    assert state.to_act() == 3  # seat 3 now holds the Thief


@pytest.mark.decision("THEATER")
def test_theater_declined() -> None:
    """If the Theater's owner declines, everybody sees the refusal, and no characters are swapped."""
    seats = held("king", "thief", "bishop", "warlord")
    seats[1]["city"] = ["theater"]
    state = at(seats=seats)
    shown = after(state, "stay")
    assert all(events[0] == ("stayed", 1) for events in shown.values())
    assert state.to_act() == 1


@pytest.mark.decision("THEATER")
@pytest.mark.rule("C-CALL-06", "C-INF-14")
def test_theater_with_two_characters_each() -> None:
    """The Theater's owner chooses which of two characters to give; the opponent's is chosen at random."""
    got = set()
    for seed in range(40):
        state = at(
            seed=seed,
            players=2,
            seats=[{"characters": ["thief", "king"], "city": ["theater"]}, {"characters": ["bishop", "warlord"]}],
        )
        decides(state, 0, "stay", "stage 1")
        mark = state.event_count()
        do(state, "stage 1")
        decides(state, 0, "lend thief", "lend king")
        do(state, "lend king")
        view: Any = state.view(0)
        assert len(view["characters"]) == 2 and "thief" in view["characters"]
        got |= set(view["characters"]) - {"thief"}
        assert happened(state, mark=mark)[0] == ("staged", 0, 1)
        assert not [event for event in happened(state, mark=mark) if event[0] == "stage_got"]
    assert got == {"bishop", "warlord"}


# ---- gathering --------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("GATHER")
@pytest.mark.rule("C-TURN-01")
def test_gather() -> None:
    """The active player takes gold or cards; everybody sees the choice and the amount."""
    state = at(seats=[{"characters": ["architect"]}], turn={"character": "architect"})
    assert state.to_act() == 0 and options(state)[:2] == ["gold", "cards"]
    shown = after(state, "gold")
    assert all(events == [("gather_gold", 0, 2)] for events in shown.values())


@pytest.mark.rulesets("all")
@pytest.mark.decision("GATHER", "KEEP")
@pytest.mark.rule("C-TURN-03", "C-INF-09", "C-INF-10")
def test_keep() -> None:
    """Only the player who draws sees the cards and the one kept; the others see the number of cards."""
    state = at(seats=[{"characters": ["king"], "hand": []}], turn={"character": "king"}, deck_top=["market", "prison"])
    shown = after(state, "cards")
    for seat in (None, 1, 2, 3):
        assert shown[seat] == [("look", 0, 2)]
    assert shown[0][1:] == [("drew_card", 0, kind("market")), ("drew_card", 0, kind("prison"))]
    decides(state, 0, "keep market", "keep prison")
    views: list[Any] = [state.view(seat) for seat in range(4)]
    assert sorted(views[0]["pending"]) == ["market", "prison"]
    assert all(view["pending"] == [] and view["turn"]["drawn"] == 2 for view in views[1:])
    shown = after(state, "keep prison")
    for seat in (None, 1, 2, 3):
        assert shown[seat] == [("kept", 0)]
    assert shown[0] == [("kept", 0), ("kept_card", 0, kind("prison"))]


@pytest.mark.rulesets("all")
@pytest.mark.decision("KEEP")
@pytest.mark.rule("C-TURN-03")
def test_keep_is_a_decision_even_between_equal_cards() -> None:
    """If the choice were skipped, the other players would learn that the cards are equal."""
    state = at(seats=[{"characters": ["king"], "hand": []}], turn={"character": "king"}, deck_top=["tavern", "tavern"])
    do(state, "cards")
    decides(state, 0, "keep tavern")
