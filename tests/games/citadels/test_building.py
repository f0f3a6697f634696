"""Building a district: timing, limits, price, and duplicates (rules sections 2.4 and 9.5)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, happened, options, score

from burgrave.games.citadels.cards import DISTRICT_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

SIX = ["manor", "castle", "temple", "church", "market", "docks"]


def turn(character: str, **mine: Any) -> CitadelsState:
    """Return the state in which seat 0 of four has just revealed ``character``."""
    return at(players=4, seats=[{"characters": [character], **mine}], turn={"character": character})


def builds(state: CitadelsState) -> list[str]:
    """Return the names of the districts that can be built for gold now."""
    return sorted(option.split()[1] for option in options(state) if option.startswith("build "))


@pytest.mark.rule("C-BLD-01", "R-07")
@pytest.mark.parametrize("gathered", ["gold", "cards"])
def test_nothing_is_built_before_gathering(gathered: str) -> None:
    state = turn("king", gold=9, hand=["tavern", "thieves_den", "necropolis"], city=["framework"])
    assert not [o for o in options(state) if o.split()[0] in ("build", "framework", "sacrifice", "pay_cards")]
    do(state, gathered)
    if gathered == "cards":
        do(state, options(state)[0])
    assert {"build tavern", "framework tavern", "pay_cards", "sacrifice framework"} <= set(options(state))


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-02")
def test_building_is_optional_and_one_is_the_limit() -> None:
    state = turn("king", gold=9, hand=["tavern", "market"])
    do(state, "gold")
    assert builds(state) == ["market", "tavern"] and "end" in options(state)
    idle = do(state.copy(), "end")
    assert city(idle, 0) == [] and hand(idle, 0) == ["market", "tavern"]
    do(state, "build tavern")
    assert builds(state) == [] and hand(state, 0) == ["market"]
    assert city(state, 0) == ["tavern"]


@pytest.mark.rule("C-BLD-02", "C-TURN-12")
@pytest.mark.parametrize(("character", "limit"), [("seer", 2), ("scholar", 2), ("architect", 3), ("navigator", 0)])
def test_building_limits_of_characters(character: str, limit: int) -> None:
    state = turn(character, gold=20, hand=["tavern", "market", "temple", "prison"])
    do(state, "gold")
    for _ in range(limit):
        do(state, f"build {builds(state)[0]}")
    assert builds(state) == []
    assert len(city(state, 0)) == limit


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-03")
def test_cost_is_paid_to_the_bank() -> None:
    state = turn("king", gold=1, hand=["tavern", "manor", "castle", "palace"])
    do(state, "gold")
    assert builds(state) == ["manor", "tavern"]
    before = gold(state)
    do(state, "build manor")
    assert gold(state) == [0, *before[1:]]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-04")
def test_no_duplicate_is_built() -> None:
    state = at(
        seats=[
            {"characters": ["king"], "gold": 9, "hand": ["tavern", "market"], "city": ["tavern"]},
            {"city": ["market"]},
        ],
        turn={"character": "king"},
    )
    do(state, "gold")
    assert builds(state) == ["market"]


@pytest.mark.rule("C-BLD-04")
@pytest.mark.parametrize(("character", "city_too"), [("wizard", []), ("king", ["quarry"])])
def test_wizard_and_quarry_allow_duplicates(character: str, city_too: list[str]) -> None:
    state = turn(character, gold=9, hand=["tavern"], city=["tavern", *city_too])
    do(state, "gold", "build tavern")
    assert city(state, 0).count("tavern") == 2


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-05")
def test_everybody_sees_a_built_district() -> None:
    state = turn("king", gold=9, hand=["castle", "manor"])
    do(state, "gold")
    mark = state.event_count()
    do(state, "build castle")
    for seat in (None, 0, 1, 2, 3):
        assert ("build", 0, DISTRICT_NAMES.index("castle"), 4) in happened(state, seat, mark=mark)
        view: Any = state.view(seat)
        assert view["seats"][0]["city"] == [{"district": "castle", "type": "noble", "cost": 4, "gilded": False}]
        assert view["seats"][0]["hand_size"] == 1


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-06", "C-EOG-02")
def test_districts_beyond_a_complete_city_are_built_and_score(ruleset: str) -> None:
    size = 7 if ruleset == "2016" else 8
    state = at(
        players=4,
        first=0,
        seats=[{"characters": ["king"], "gold": 9, "city": [*SIX, "prison", "tavern"][:size], "hand": ["fortress"]}],
        turn={"character": "king"},
    )
    before = score(state, 0).districts
    do(state, "gold", "build fortress")
    assert len(city(state, 0)) == size + 1
    assert score(state, 0).districts == before + 5
    assert score(state, 0).completion == 4


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-07")
def test_gold_on_districts_cannot_be_spent() -> None:
    position: dict[str, Any] = {
        "players": 4,
        "characters": ["artist"],
        "seats": [
            {"characters": ["king"], "gold": 1, "hand": ["castle", "docks"], "city": ["manor+", "market+"]},
            {"characters": ["thief"], "gold": 0},
        ],
    }
    state = at(**position, turn={"character": "king"})
    do(state, "gold")
    assert gold(state)[0] == 3 and builds(state) == ["docks"]
    view: Any = state.view(None)
    assert [one["cost"] for one in view["seats"][0]["city"]] == [4, 3]
    robbed = at(**position, turn={"character": "king"}, robbed="king")
    assert gold(robbed)[:2] == [0, 1]
    assert city(robbed, 0) == ["manor+", "market+"]


# ---- the first complete city ------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-BLD-08", "C-EOG-01")
def test_the_first_complete_city_is_recorded_and_the_round_continues(ruleset: str) -> None:
    standing = SIX if ruleset == "2016" else [*SIX, "monastery"]
    state = at(
        players=4,
        seats=[
            {"characters": ["thief"], "gold": 9, "city": standing, "hand": ["tavern", "prison"]},
            {"characters": ["king"], "gold": 9, "city": standing, "hand": ["fortress"]},
            {"characters": ["bishop"]},
            {"characters": ["warlord"]},
        ],
        turn={"character": "thief"},
    )
    mark = state.event_count()
    do(state, "gold")
    assert first(state) == -1
    do(state, "build tavern")
    assert first(state) == 0 and ("first_complete", 0) in happened(state, mark=mark)
    assert not state.is_over()
    do(state, "end", "gold", "build fortress", "end")
    assert first(state) == 0 and state.is_complete(state.players[1])
    assert [event for event in happened(state, mark=mark) if event[0] == "first_complete"] == [("first_complete", 0)]
    do(state, "gold", "end")
    assert not state.is_over() and state.to_act() == 3
    do(state, "gold", "end")
    assert state.is_over()


# ---- tax, limit, and changes that are not builds ----------------------------------------------------------------


@pytest.mark.rule("C-BLD-09")
def test_tax_is_due_after_each_build_before_anything_else() -> None:
    """The tax on one build may leave the Architect unable to afford the next build."""
    state = at(
        characters=["tax_collector"],
        pool=2,
        seats=[{"characters": ["architect"], "gold": 2, "hand": ["tavern", "temple", "watchtower", "market"]}],
        turn={"character": "architect"},
    )
    do(state, "gold", "build tavern")
    assert (gold(state)[0], state.pool) == (2, 3)
    do(state, "build temple")
    assert (gold(state)[0], state.pool) == (0, 4)
    assert builds(state) == []


@pytest.mark.rule("C-BLD-09")
def test_no_tax_without_gold_or_without_the_tax_collector() -> None:
    for ninth, before, after in (("tax_collector", 1, 0), ("artist", 1, 0), ("artist", 9, 8)):
        state = at(
            characters=[ninth],
            seats=[{"characters": ["king"], "gold": before, "hand": ["manor"]}],
            turn={"character": "king"},
        )
        do(state, "gold", "build manor")
        assert (gold(state)[0], state.pool) == (after, 0)


@pytest.mark.rule("C-BLD-10", "C-BLD-09")
@pytest.mark.parametrize(
    ("cards_held", "use", "built", "given"),
    [
        (["palace", "tavern"], "framework palace", "palace", "framework"),
        (["necropolis", "tavern"], "sacrifice manor", "necropolis", "manor"),
    ],
)
def test_builds_without_gold_count_toward_the_limit(cards_held: list[str], use: str, built: str, given: str) -> None:
    state = at(
        characters=["tax_collector"],
        seats=[{"characters": ["king"], "gold": 1, "hand": cards_held, "city": ["framework", "manor"]}],
        turn={"character": "king"},
    )
    do(state, "gold", use)
    assert built in city(state, 0) and given not in city(state, 0)
    assert deck(state)[-1] == given
    assert (gold(state)[0], state.pool) == (2, 1)
    assert builds(state) == [] and not [o for o in options(state) if o.startswith(("framework", "sacrifice"))]


@pytest.mark.rule("C-BLD-11")
@pytest.mark.parametrize(
    ("character", "use"),
    [
        ("marshal", ["seize 1", "district tavern"]),
        ("diplomat", ["exchange 1", "district tavern", "offer watchtower"]),
    ],
)
def test_seized_and_exchanged_districts_are_not_builds(character: str, use: list[str]) -> None:
    """The building limit, the tax and the warrant still apply to a district that is built afterwards."""
    state = at(
        characters=["magistrate", character, "tax_collector"],
        seats=[
            {"characters": [character], "gold": 5, "hand": ["market"], "city": ["watchtower"]},
            {"characters": ["king"], "city": ["tavern"]},
            {"characters": ["magistrate"]},
            {"characters": ["thief"]},
        ],
        warrants={"signed": character, "blank": ["king", "thief"]},
        turn={"character": character},
    )
    do(state, "gold", *use)
    assert "tavern" in city(state, 0)
    assert state.pool == 0 and state.to_act() == 0
    do(state, "build market")
    assert state.to_act() == 2 and options(state) == ["confiscate", "decline"]
    do(state, "decline")
    assert state.pool == 1 and "market" in city(state, 0)


@pytest.mark.rule("C-BLD-02")
def test_stables_and_the_traders_trade_districts_do_not_count_toward_the_limit() -> None:
    state = turn("trader", gold=20, hand=["tavern", "market", "stables", "manor", "castle"])
    do(state, "gold", "build tavern", "build stables", "build manor")
    assert builds(state) == ["market"]
    king = turn("king", gold=20, hand=["tavern", "stables", "manor"])
    do(king, "gold", "build manor")
    assert builds(king) == ["stables"]
