"""Positions that are impossible under the older editions are rejected with one-line errors."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at

from burgrave import PositionError, SetupError

EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]

CLASSIC: dict[str, Any] = {"ruleset": "classic", "players": 4}
BONUS_DECK: dict[str, Any] = {
    "ruleset": "2010",
    "players": 4,
    "districts": ["keep", "keep", "hospital", "bell_tower", "haunted_quarter", "lighthouse", "armory"],
}
KING = {"character": "king", "seat": 0}
WARLORD = {"character": "warlord", "seat": 0}
GRAVE: dict[str, Any] = {**CLASSIC, "phase": "grave", "seats": [{}, {"city": ["graveyard"]}]}
IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    # phases of other editions
    ({"phase": "extra", "turn": {"character": "merchant"}}, "The phase extra is not in the 2016 ruleset"),
    ({"phase": "closing", "turn": WARLORD}, "The phase closing is not in the 2016 ruleset"),
    ({**CLASSIC, "phase": "heir", "killed": "emperor"}, "leaves the crown"),
    ({**CLASSIC, "phase": "ending", "turn": KING}, "no phase 'ending'; choose from: pick"),
    ({**CLASSIC, "draft": {"lost": "king"}, "players": 3, "turn": WARLORD}, "3 players of the 2016 ruleset"),
    # the Emperor
    ({"phase": "power", "turn": {"character": "emperor", "step": 1}}, "'step' is a whole number from 2 to 2"),
    ({**CLASSIC, "phase": "power", "turn": {"character": "emperor", "step": 2}}, "from 1 to 1"),
    ({**CLASSIC, "phase": "power", "turn": {"character": "emperor", "target": 1, "seat": 0}}, "has no 'target'"),
    ({**CLASSIC, "phase": "power", "turn": {"character": "emperor", "gathered": True}}, "before gathering"),
    ({**CLASSIC, "phase": "tribute", "turn": KING}, "the turn of the emperor"),
    ({**CLASSIC, "phase": "tribute", "seats": [{}, {"hand": []}],
      "turn": {"character": "emperor", "seat": 0, "target": 1}}, "without a card"),
    ({**CLASSIC, "phase": "tribute", "crown": 2, "turn": {"character": "emperor", "seat": 0, "target": 1}},
     "who got the crown"),
    # the extra resource
    ({**CLASSIC, "phase": "extra", "turn": KING}, "needs a witch, merchant"),
    ({**CLASSIC, "phase": "extra", "turn": {"character": "architect", "seat": 0}, "deck": [], "seats": [{}]},
     "an architect with a card to draw"),
    ({**CLASSIC, "phase": "extra", "turn": {"character": "merchant", "gathered": False}}, "comes after gathering"),
    ({**CLASSIC, "phase": "extra", "turn": {"character": "merchant", "used": ["bonus"]}}, "right after gathering"),
    ({**CLASSIC, "phase": "extra", "turn": {"character": "merchant", "builds": 1}}, "right after gathering"),
    ({**CLASSIC, "phase": "extra", "turn": {"character": "merchant", "target": 1}}, "'target' means nothing"),
    # gathering and building
    ({**CLASSIC, "phase": "shed", "turn": {**KING, "pending": ["manor", "docks", "temple"]}}, "needs library"),
    ({**CLASSIC, "phase": "shed", "turn": KING}, "'pending', the cards drawn"),
    ({**CLASSIC, "phase": "shed", "seats": [{"city": ["library", "observatory"]}],
      "turn": {**KING, "pending": ["manor", "docks"]}}, "3 cards 'pending'"),
    ({**CLASSIC, "turn": {**KING, "gathered": True, "builds": 1, "spent": 0}}, "every build costs gold"),
    ({**BONUS_DECK, "phase": "tower", "turn": KING}, "needs the bell_tower in the city of seat 0"),
    ({**BONUS_DECK, "phase": "tower", "tower": True, "seats": [{"city": ["bell_tower"]}], "turn": KING},
     "seven districts complete a city already"),
    ({**BONUS_DECK, "phase": "tower", "short": True, "seats": [{"city": ["bell_tower"]}], "turn": KING},
     "seven districts complete a city already"),
    ({**BONUS_DECK, "phase": "tower", "seats": [{"city": ["bell_tower"]}],
      "turn": {"character": "navigator", "seat": 0}, "characters": ["navigator"]}, "can have been built"),
    ({**BONUS_DECK, "phase": "search", "turn": KING}, "needs the lighthouse in the city of seat 0"),
    ({**BONUS_DECK, "phase": "search", "turn": KING, "deck": [], "seats": [{"city": ["lighthouse"]}]},
     "needs a card in the deck"),
    ({**BONUS_DECK, "phase": "ruin", "turn": {**KING, "target": 0}, "seats": [{"city": ["armory", "manor"]}]},
     "aimed at another seat"),
    # end of rank 8's turn
    ({**CLASSIC, "phase": "closing", "turn": KING}, "needs a warlord or diplomat"),
    ({**CLASSIC, "phase": "closing", "turn": WARLORD, "seats": [{"city": []}]}, "finds a district"),
    ({**CLASSIC, "phase": "closing", "turn": {**WARLORD, "gathered": False}}, "comes after gathering"),
    ({**CLASSIC, "turn": {**WARLORD, "gathered": True, "used": ["power"]}}, "has not used the 'power' yet"),
    ({**CLASSIC, "phase": "power", "turn": {**WARLORD, "gathered": False, "target": 1},
      "seats": [{}, {"city": ["tavern"]}]}, "so has 'gathered'"),
    ({**GRAVE, "turn": WARLORD}, "the phase grave needs a 'card'"),
    ({**GRAVE, "turn": {**KING, "card": "manor"}}, "the turn of the warlord"),
    ({**GRAVE, "turn": {**WARLORD, "card": "keep"}}, "the keep is never saved"),
    ({**GRAVE, "turn": {**WARLORD, "card": "manor"}, "deck": ["castle"]}, "the manor destroyed is not in the deck"),
    ({**GRAVE, "turn": {**WARLORD, "card": "manor"}, "seats": []}, "needs the graveyard"),
    ({**GRAVE, "turn": {**WARLORD, "card": "manor"}, "seats": [{"city": ["graveyard"]}]}, "needs the graveyard"),
    ({**GRAVE, "turn": {**WARLORD, "card": "manor"}, "seats": [{}, {"city": ["graveyard"], "gold": 0}]}, "1 gold"),
    # data kept for a round
    ({**CLASSIC, "scenario": "base", "collector": 1, "turn": KING}, "tax_collector_old, who is not in the cast"),
    ({**CLASSIC, "collector": 1, "turn": {"character": "assassin"}}, "the tax_collector_old has not acted yet"),
    ({**CLASSIC, "collector": 1, "killed": "tax_collector_old", "turn": KING}, "who was killed"),
    ({**CLASSIC, "collector": 1, "bewitched": "tax_collector_old",
      "turn": {"character": "tax_collector_old", "only_gathers": True}}, "'collector' is nobody here"),
    ({**CLASSIC, "scenario": "base", "early_builder": 1, "turn": KING}, "'early_builder' needs"),
    ({**CLASSIC, "early_builder": 1, "turn": {"character": "assassin"}}, "later ranks are called"),
    ({**CLASSIC, "cannot_build": 1, "turn": WARLORD}, "'cannot_build' is for the 2010 ruleset"),
    ({"ruleset": "2010", "cannot_build": 1, "turn": KING}, "the navigator has not acted yet"),
    ({"ruleset": "2010", "cannot_build": 1, "turn": WARLORD, "seats": [{}, {}, {"characters": ["navigator"]}]},
     "held by seat 2, not by seat 1"),
    ({"haunted_this_round": True, "turn": KING}, "'haunted_this_round' is for the haunted_quarter of an older ruleset"),
    ({**CLASSIC, "haunted_this_round": True, "turn": KING, "districts": ["keep"]}, "if it is in the deck"),
    ({**CLASSIC, "haunted_this_round": True}, "means nothing while characters are being chosen"),
    ({**CLASSIC, "unhealed": [], "phase": "pick"}, "means nothing while characters are being chosen"),
    # the Hospital
    ({**BONUS_DECK, "killed": "king", "turn": KING}, "was killed, so has none"),
    ({**BONUS_DECK, "killed": "king", "turn": {**KING, "seat": 1}, "seats": [{"city": ["hospital"]}]},
     "only seat 0, with the hospital"),
    ({**BONUS_DECK, "killed": "king", "turn": {**KING, "gathered": True}, "seats": [{"city": ["hospital"]}]},
     "gathers, and that is all"),
    ({**BONUS_DECK, "killed": "king", "turn": {**KING, "used": ["income"]}, "seats": [{"city": ["hospital"]}]},
     "uses nothing"),
    ({**BONUS_DECK, "killed": "king", "turn": {**KING, "only_gathers": False}, "seats": [{"city": ["hospital"]}]},
     "'only_gathers' is true"),
    ({**CLASSIC, "killed": "king", "turn": WARLORD, "revealed": ["assassin", "king", "warlord"]},
     "'revealed' does not fit"),
    ({**BONUS_DECK, "unhealed": 1, "turn": KING}, "'unhealed' needs the hospital"),
    ({**BONUS_DECK, "unhealed": 1, "killed": "warlord", "turn": KING}, "that has been called"),
    ({**BONUS_DECK, "unhealed": 1, "killed": "king", "turn": WARLORD, "seats": [{}, {"characters": ["king"]}]},
     "does not hold the killed character"),
    # complete cities
    ({**BONUS_DECK, "tower": True}, "the bell_tower stands in no city"),
    ({**CLASSIC, "scenario": "base", "tower": True}, "'tower' needs the bell_tower"),
    ({**BONUS_DECK, "short": True, "tower": True, "seats": [{"city": ["bell_tower"]}]}, "no use in the short game"),
    ({**CLASSIC, "phase": "over", "first": [], "seats": [{"city": EIGHT}]}, "somebody was 'first'"),
    ({**CLASSIC, "phase": "over", "first": [0, 1], "seats": [{"city": EIGHT}]}, "'first' together by the bell_tower"),
    ({**CLASSIC, "phase": "over", "first": [0, 0], "seats": [{"city": EIGHT}]}, "a list of different seats"),
    ({**CLASSIC, "phase": "over", "first": 1, "seats": [{"city": EIGHT}]}, "Seat 1 was not 'first'"),
    # cards
    ({**CLASSIC, "seats": [{"city": ["keep"], "hand": ["keep", "keep"]}]}, "too many of keep; this game has 2"),
    ({**CLASSIC, "seats": [{"city": ["keep", "keep"]}]}, "without the wizard in the game one is allowed"),
    ({"ruleset": "2010", "seats": [{"city": ["tavern"] * 2}]}, "without the wizard or the quarry in the game"),
    ({"ruleset": "2010", "seats": [{"city": ["quarry", *["tavern"] * 3]}]}, "the quarry allows 2"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_an_impossible_position_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError) as refusal:
        at(**position)
    assert reason in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"seats": [{"city": ["statue"]}]}, "statue is not a unique district of the classic ruleset"),
        ({"seats": [{"city": ["park"]}]}, "park is not a unique district of the classic ruleset"),
        ({"seats": [{"characters": ["spy"]}]}, "The character spy is not in the classic ruleset"),
        ({"pool": 2}, "The character tax_collector is not in the classic ruleset"),
        ({"tower": True}, "bell_tower is not a unique district of the classic ruleset"),
        ({"characters": ["diplomat"], "seats": [{"city": ["graveyard"]}]}, "not used with the diplomat"),
        ({"districts": ["keep"] * 3}, "keep is named 3 times"),
        ({"scenario": "first-game"}, "no scenario 'first-game'"),
        ({"short": True}, "The classic ruleset has no short game"),
    ],
)
def test_an_impossible_game_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError, match=reason):
        at(ruleset="classic", **position)
