"""Decision points for building, for districts, and at the end of a turn (rules section 2.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, kind, starting, told, turn
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options, score

from burgrave.games.citadels import cards
from burgrave.games.citadels.cards import CHARACTER_NAMES

# ---- building ---------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-BLD-03", "C-BLD-05")
def test_build_with_gold() -> None:
    """Everybody sees the district that is built and its price."""
    state = turn("king", gold=2, hand=["castle", "palace"])
    do(state, "gold")
    assert starting(state, "build") == ["build castle"]
    told(after(state, "build castle"), ("build", 0, kind("castle"), 4))


@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-INF-10")
def test_build_the_den_with_cards() -> None:
    """Everybody sees that the Thieves' Den is built and how many cards are paid, but not which ones."""
    state = turn("king", gold=2, hand=["thieves_den", "tavern", "manor", "temple"])
    do(state, "gold")
    assert starting(state, "build", "pay_cards") == ["pay_cards", "build tavern", "build manor", "build temple"]
    told(after(state, "pay_cards"), ("laid", 0, kind("thieves_den")))
    decides(state, 0, "discard tavern", "discard manor", "discard temple")
    shown = after(state, "discard manor")
    assert shown[None] == shown[1] == [("discard", 0)]
    assert shown[0] == [("discard", 0), ("discarded_card", 0, kind("manor"))]
    decides(state, 0, "discard tavern", "discard temple")  # four gold do not cover the rest yet
    do(state, "discard tavern")
    decides(state, 0, "discard temple", "done")
    told(after(state, "done"), ("den", 0, 2), ("build", 0, kind("thieves_den"), 4))
    assert gold(state)[0] == 0 and deck(state)[-2:] == ["manor", "tavern"]


@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-BLD-10")
def test_build_by_giving_up_a_district() -> None:
    """Everybody sees the district given up for the Framework or the Necropolis, and the district built."""
    state = turn("king", gold=0, hand=["palace", "necropolis"], city=["framework", "manor"])
    do(state, "gold")
    assert starting(state, "framework", "sacrifice", "build") == [
        "sacrifice framework", "sacrifice manor", "framework palace", "framework necropolis",
    ]  # fmt: skip
    other = turn("king", gold=0, hand=["palace", "necropolis"], city=["framework", "manor"])
    told(
        after(state, "framework palace"),
        ("framework", 0, kind("palace")),
        ("destroyed", 0, kind("framework")),
        ("build", 0, kind("palace"), 0),
    )
    do(other, "gold")
    told(
        after(other, "sacrifice manor"),
        ("sacrifice", 0, kind("manor")),
        ("destroyed", 0, kind("manor")),
        ("build", 0, kind("necropolis"), 0),
    )


@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-INF-09", "R-22")
def test_build_with_the_cardinals_partner() -> None:
    """Everybody sees who lends and the amount borrowed; only the borrower and the lender see the cards given."""
    state = turn("cardinal", {"gold": 2}, {"gold": 1}, {"gold": 7}, gold=1, hand=["palace", "tavern", "manor"])
    do(state, "gold")
    assert starting(state, "borrow") == ["borrow palace"]
    told(after(state, "borrow palace"), ("laid", 0, kind("palace")))
    decides(state, 0, "lender 1", "lender 3")
    told(after(state, "lender 3"), ("borrow", 0, 3, 2))
    decides(state, 0, "give tavern", "give manor")
    shown = after(state, "give tavern", "give manor")
    public = [("card_moves", 0, 3), ("card_moves", 0, 3), ("build", 0, kind("palace"), 5)]
    assert shown[None] == shown[1] == shown[2] == public
    for seat in (0, 3):
        assert [event for event in shown[seat] if event[0] == "card_seen"] == [
            ("card_seen", 0, 3, kind("tavern")),
            ("card_seen", 0, 3, kind("manor")),
        ]
    assert gold(state) == [0, 2, 1, 5] and city(state, 0) == ["palace"]


@pytest.mark.decision("WARRANT")
@pytest.mark.rule("C-INF-11", "C-INF-16")
@pytest.mark.parametrize(("signed", "blank"), [("king", "bishop"), ("bishop", "king")])
def test_warrant(signed: str, blank: str) -> None:
    """The Magistrate decides after the payment; if he declines, nobody sees which marker is signed."""
    position: dict[str, Any] = {
        "players": 4,
        "characters": ["magistrate"],
        "seats": [{"characters": ["king"], "gold": 3, "hand": ["castle"]}, {"characters": ["magistrate"]}],
        "warrants": {"signed": signed, "blank": [blank, "warlord"]},
        "turn": {"character": "king"},
    }
    state = at(**position)
    do(state, "gold")
    told(after(state, "build castle"), ("build", 0, kind("castle"), 4))
    decides(state, 1, *(["confiscate"] if signed == "king" else []), "decline")
    told(after(state, "decline"), ("declined", 1))
    assert city(state, 0) == ["castle"] and gold(state)[0] == 1
    for seat in (None, 0, 2, 3):
        view: Any = state.view(seat)
        assert view["signed"] is None and len(view["warrants"]) == 3
    if signed == "king":
        state = do(at(**position), "gold", "build castle")
        told(after(state, "confiscate"), ("confiscated", 1, 0, kind("castle"), 4))
        assert (city(state, 0), city(state, 1), gold(state)[0]) == ([], ["castle"], 5)
        assert all(state.view(seat)["signed"] == "king" for seat in (None, 0, 1, 2, 3))


# ---- districts --------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("LABORATORY")
@pytest.mark.rule("C-INF-10")
def test_laboratory(ruleset: str) -> None:
    """The Laboratory's owner discards a card for two gold (one in the older editions).

    The others do not see the card.
    """
    state = turn("king", gold=0, hand=["tavern", "manor"], city=["laboratory"])
    do(state, "laboratory")
    decides(state, 0, "discard tavern", "discard manor")
    shown = after(state, "discard tavern")
    public = [("laboratory", 0), ("discard", 0), ("gain", 0, 2 if ruleset == "2016" else 1)]
    assert shown[None] == shown[1] == public
    assert [event for event in shown[0] if event not in public] == [("discarded_card", 0, kind("tavern"))]
    assert "laboratory" not in options(turn("king", hand=[], city=["laboratory"]))


@pytest.mark.rulesets("2010", "2016")
@pytest.mark.decision("MUSEUM")
@pytest.mark.rule("C-INF-02", "C-INF-13")
def test_museum() -> None:
    """The Museum's owner puts one card under it; the number of cards is public, but not the cards."""
    state = turn("king", hand=["tavern", "manor"], city=["museum"])
    do(state, "museum")
    decides(state, 0, "tuck tavern", "tuck manor")
    shown = after(state, "tuck manor")
    assert shown[None] == shown[1] == [("tucked", 0)]
    assert shown[0] == [("tucked", 0), ("tucked_card", 0, kind("manor"))]
    for seat, known in ((None, []), (1, []), (0, ["manor"])):
        view: Any = state.view(seat)
        assert (view["seats"][0]["museum"], view["seats"][0]["museum_known"]) == (1, known)
    assert "museum" not in options(state)


@pytest.mark.rulesets("all")
@pytest.mark.decision("SMITHY")
def test_smithy() -> None:
    """Everybody sees that the Smithy's owner pays two gold and draws three cards."""
    state = turn("king", gold=2, hand=[], city=["smithy"])
    shown = after(state, "smithy")
    assert shown[None] == shown[1] == [("smithy", 0), ("draw", 0, 3)]
    assert (gold(state)[0], len(hand(state, 0))) == (0, 3)
    assert "smithy" not in options(turn("king", gold=1, city=["smithy"]))


@pytest.mark.decision("ARMORY")
def test_armory() -> None:
    """The Armory can be given up to destroy a district of any incomplete city; everybody sees both districts."""
    state = turn("king", {"city": ["docks", "keep"]}, {"city": []}, {"city": []}, city=["armory", "tavern"])
    assert starting(state, "demolish") == ["demolish 0", "demolish 1"]
    do(state, "demolish 1")
    decides(state, 0, "district docks", "district keep")
    told(
        after(state, "district keep"),
        ("armory", 0, 1, kind("keep")),
        ("destroyed", 0, kind("armory")),
        ("destroyed", 1, kind("keep")),
    )
    assert (city(state, 0), city(state, 1)) == (["tavern"], ["docks"])


@pytest.mark.decision("HAUNTED_TYPE")
def test_haunted_type() -> None:
    """At the end of the game, the Haunted Quarter automatically counts as the best type for its owner."""
    cases = [
        (["manor", "temple", "tavern", "keep", "haunted_quarter"], [cards.MILITARY], 3, 0),
        (["ivory_tower", "haunted_quarter"], [cards.NOBLE, cards.RELIGIOUS, cards.TRADE, cards.MILITARY], 0, 5),
        (["wishing_well", "haunted_quarter"], [cards.UNIQUE], 0, 2),
    ]
    for districts, types, all_types, uniques in cases:
        found = score(at(players=4, seats=[{"city": districts}]), 0)
        assert found.haunted_type in types
        assert (found.all_types, found.uniques) == (all_types, uniques)


@pytest.mark.rulesets("all")
@pytest.mark.decision("END")
@pytest.mark.rule("C-TURN-04")
def test_end() -> None:
    """Only the active player can end the turn, and only after gathering; everybody sees that it has ended."""
    state = at(
        seats=[{"characters": [name]} for name in ("king", "bishop", "assassin", "thief")], turn={"character": "king"}
    )
    assert "end" not in options(state)
    do(state, "gold")
    assert "end" in options(state) and state.to_act() == 0
    told(after(state, "end"), ("end", 0), ("reveal", 1, CHARACTER_NAMES.index("bishop")))
    assert state.to_act() == 1
