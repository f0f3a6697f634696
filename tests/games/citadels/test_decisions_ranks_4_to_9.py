"""Decision points of characters of ranks 4 to 9 (rules section 2.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, kind, starting, told, turn
from tests.games.citadels.idling import gather, leave
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options

from burgrave.games.citadels import cards

# ---- rank 4 -----------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("CROWN_TO")
def test_crown_to() -> None:
    """The Emperor publicly crowns a player other than himself and the player who has the crown."""
    state = at(
        crown=2, players=4, seats=[{"characters": ["emperor"]}, {"gold": 0, "hand": []}], turn={"character": "emperor"}
    )
    assert starting(state, "crown") == ["crown 1", "crown 3"]
    told(after(state, "crown 1"), ("crowned", 1))
    assert starting(state, "gold", "cards", "crown", "take_nothing", "pay_gold") == ["gold", "cards"]  # nothing to take


@pytest.mark.decision("CROWN_TO")
@pytest.mark.rule("C-EOR-03")
def test_crown_to_by_the_killed_emperor() -> None:
    """A killed Emperor chooses after the last call who is crowned, and gets no tribute."""
    state = at(
        crown=2,
        characters=["emperor"],
        seats=[{"characters": [name]} for name in ("emperor", "assassin", "thief", "warlord")],
        killed="emperor",
        phase="heir",
    )
    decides(state, 0, "crown 1", "crown 3")
    shown = after(state, "crown 3")
    assert all(events[0] == ("crowned", 3) for events in shown.values())
    assert state.round == 2


@pytest.mark.rulesets("all")
@pytest.mark.decision("CROWN_TO")
@pytest.mark.rule("C-INF-08")
def test_crown_to_by_the_witch() -> None:
    """In the Emperor's place, the Witch crowns neither herself nor the crowned player."""
    state = at(
        crown=2,
        characters=["emperor", "witch"],
        seats=[{"characters": [name]} for name in ("emperor", "witch", "thief", "warlord")],
        bewitched="emperor",
        turn={"character": "emperor"},
    )
    do(state, "gold")
    assert state.to_act() == 1 and starting(state, "crown") == ["crown 0", "crown 3"]


@pytest.mark.decision("EMPEROR_RESOURCE")
@pytest.mark.rule("R-32", "C-INF-09")
def test_emperor_resource() -> None:
    """The Emperor takes one gold, a random card, or nothing; only he and the newly crowned player see the card."""
    heir = {"gold": 3, "hand": ["tavern", "manor"]}
    for choice in ("take_gold", "take_nothing", "take_card"):
        state = at(
            crown=2, players=4, seats=[{"characters": ["emperor"], "hand": []}, heir], turn={"character": "emperor"}
        )
        do(state, "crown 1")
        decides(state, 0, "take_gold", "take_card", "take_nothing")
        shown = after(state, choice)
        if choice == "take_gold":
            told(shown, ("pays", 1, 0, 1))
        elif choice == "take_nothing":
            told(shown)
        else:
            assert shown[None] == shown[2] == shown[3] == [("card_moves", 1, 0)]
            assert shown[0] == shown[1] == [("card_moves", 1, 0), ("card_seen", 1, 0, kind(hand(state, 0)[0]))]


@pytest.mark.decision("EMPEROR_RESOURCE")
@pytest.mark.rule("R-32")
@pytest.mark.parametrize(
    ("heir", "offered"),
    [
        ({"gold": 0, "hand": ["tavern"]}, ["take_card", "take_nothing"]),
        ({"gold": 1, "hand": []}, ["take_gold", "take_nothing"]),
    ],
)
def test_emperor_resource_only_what_is_there(heir: dict[str, Any], offered: list[str]) -> None:
    """The Emperor cannot take gold or a card that the newly crowned player does not have."""
    state = at(crown=2, players=4, seats=[{"characters": ["emperor"]}, heir], turn={"character": "emperor"})
    do(state, "crown 1")
    decides(state, 0, *offered)


# ---- ranks 5 and 6 ----------------------------------------------------------------------------------------------


@pytest.mark.decision("ABBOT_MIX")
def test_abbot_mix() -> None:
    """With three religious districts, the Abbot splits an income of three between gold and cards.

    The split is public, but the others do not see the cards.
    """
    state = turn("abbot", gold=0, city=["temple", "church", "monastery", "manor"], hand=[])
    assert starting(state, "mix") == ["mix 3", "mix 2", "mix 1", "mix 0"]
    shown = after(state, "mix 1")
    public = [("mix", 0, 1, 2), ("gain", 0, 1), ("draw", 0, 2)]
    assert shown[None] == shown[1] == public
    assert shown[0] == public + [("drew_card", 0, cards.CARD_KIND[card]) for card in state.players[0].hand]
    assert (gold(state)[0], len(hand(state, 0))) == (1, 2)


@pytest.mark.decision("ABBOT_PAYER")
@pytest.mark.rule("R-42")
def test_abbot_payer() -> None:
    """The Abbot chooses one of the tied richest players; if he is one of them, he gets nothing."""
    state = turn("abbot", {"gold": 5}, {"gold": 4}, {"gold": 5}, gold=2)
    assert starting(state, "beg") == ["beg 1", "beg 3"]
    told(after(state, "beg 3"), ("pays", 3, 0, 1))
    assert gold(state) == [3, 5, 4, 4] and not starting(state, "beg")
    assert not starting(turn("abbot", {"gold": 5}, gold=5), "beg")


@pytest.mark.rulesets("all")
@pytest.mark.decision("INCOME")
@pytest.mark.rule("C-TURN-07")
@pytest.mark.parametrize(
    ("character", "districts", "number"),
    [
        ("king", ["manor", "castle"], 0),
        ("bishop", ["temple", "church"], 1),
        ("merchant", ["market", "docks"], 2),
        ("warlord", ["prison", "barracks"], 3),
    ],
)
def test_income(character: str, districts: list[str], number: int) -> None:
    """The active player may take the income at any time; everybody sees its type and amount."""
    state = turn(character, gold=0, city=[*districts, "keep"])
    assert starting(state, "income") == ["income"]
    told(after(state, "income"), ("income", 0, number, 2), ("gain", 0, 2))
    state = turn(character, gold=0, city=[*districts, "keep"])
    leave(gather(state))
    assert gold(state)[0] == 2


@pytest.mark.decision("INCOME")
@pytest.mark.parametrize("character", ["patrician", "cardinal"])
def test_income_in_cards(character: str) -> None:
    """Patrician and Cardinal draw their income; everybody sees the number of cards, but not the cards."""
    state = turn(character, city=["manor", "castle", "temple", "church"], hand=[])
    shown = after(state, "income")
    type_number = 0 if character == "patrician" else 1
    assert shown[None] == shown[3] == [("income", 0, type_number, 2), ("draw", 0, 2)]
    assert [event[0] for event in shown[0][2:]] == ["drew_card", "drew_card"]


@pytest.mark.decision("BONUS")
@pytest.mark.rule("C-TURN-08")
@pytest.mark.parametrize("character", ["merchant", "architect"])
def test_bonus(character: str) -> None:
    """The Merchant's gold and the Architect's cards are optional; the others do not see the cards."""
    state = turn(character)
    assert "bonus" in options(state)
    shown = after(state, "bonus")
    public = [("gain", 0, 1)] if character == "merchant" else [("draw", 0, 2)]
    assert shown[None] == shown[1] == public
    assert len(shown[0]) == len(public) + (0 if character == "merchant" else 2)
    assert "bonus" not in options(state)


# ---- rank 7 -----------------------------------------------------------------------------------------------------


@pytest.mark.decision("NAVIGATOR")
@pytest.mark.parametrize("choice", ["sail_gold", "sail_cards"])
def test_navigator(choice: str) -> None:
    """The Navigator may take four gold or four cards; the choice is public."""
    state = turn("navigator", gold=9, hand=["tavern"])
    assert starting(state, "sail_gold", "sail_cards") == ["sail_gold", "sail_cards"]
    shown = after(state, choice)
    assert shown[None] == shown[2] == [("gain", 0, 4) if choice == "sail_gold" else ("draw", 0, 4)]
    assert not starting(state, "sail_gold", "sail_cards")
    do(state, "gold")
    decides(state, 0, "end")


@pytest.mark.decision("SCHOLAR_KEEP")
@pytest.mark.rule("C-INF-10", "C-INF-15")
def test_scholar_keep() -> None:
    """The Scholar keeps one of seven cards, which only he sees; the others are shuffled into the deck."""
    seven = ["tavern", "market", "docks", "manor", "castle", "temple", "prison"]
    state = at(seats=[{"characters": ["scholar"], "hand": []}], turn={"character": "scholar"}, deck_top=seven)
    shown = after(state, "study")
    assert shown[None] == shown[1] == [("look", 0, 7)]
    assert [event[2] for event in shown[0][1:]] == [kind(name) for name in seven]
    decides(state, 0, *(f"keep {name}" for name in seven))
    shown = after(state, "keep castle")
    assert shown[None] == shown[1] == [("study", 0)]
    assert shown[0] == [("study", 0), ("kept_card", 0, kind("castle"))]
    assert hand(state, 0) == ["castle"] and len(deck(state)) == 68 - 4 * 3 - 1
    view: Any = state.view(0)
    assert view["deck_known"] == []


# ---- ranks 8 and 9 ----------------------------------------------------------------------------------------------


@pytest.mark.decision("RANK8")
@pytest.mark.rule("C-TURN-10", "C-BLD-11")
@pytest.mark.parametrize(
    ("character", "verb", "then", "event"),
    [
        ("warlord", "destroy", [], ("destroy", 0, 1, kind("docks"), 2)),
        ("marshal", "seize", [], ("seize", 0, 1, kind("docks"), 3)),
        ("diplomat", "exchange", ["offer tavern"], ("exchange", 0, 1, kind("docks"), kind("tavern"))),
    ],
)
def test_rank_8(character: str, verb: str, then: list[str], event: tuple[Any, ...]) -> None:
    """A rank 8 character may attack; everybody sees the city, the district and the price."""
    other = {"characters": ["king"], "city": ["docks", "palace", "keep"]}
    state = turn(character, other, {"city": []}, {"city": []}, gold=3, city=["tavern"], hand=[])
    offered = [f"{verb} 0", f"{verb} 1"] if character == "warlord" else [f"{verb} 1"]
    assert starting(state, verb) == offered
    do(state, f"{verb} 1")
    assert options(state) == ["district docks"]  # the palace is too expensive, the Keep is safe
    shown = after(state, "district docks", *then)
    assert all(found[0] == event for found in shown.values())
    assert "docks" not in city(state, 1)
    idle = do(turn(character, other, gold=3, city=["tavern"]), "gold", "end")
    assert "docks" in city(idle, 1)


@pytest.mark.rulesets("all")
@pytest.mark.decision("BEAUTIFY")
def test_beautify() -> None:
    """The Artist may beautify one or two of his own districts for one gold each; everybody sees it."""
    state = turn("artist", gold=3, city=["manor", "tavern", "temple"])
    assert starting(state, "beautify") == ["beautify manor", "beautify tavern", "beautify temple"]
    told(after(state, "beautify manor"), ("beautify", 0, kind("manor")))
    decides(state, 0, "beautify tavern", "beautify temple", "done")
    one = do(state.copy(), "done")
    assert city(one, 0) == ["manor+", "tavern", "temple"] and gold(one)[0] == 2
    do(state, "beautify temple")
    assert city(state, 0) == ["manor+", "tavern", "temple+"] and gold(state)[0] == 1
    assert not starting(state, "beautify")


@pytest.mark.decision("COLLECT_TAX")
def test_collect_tax() -> None:
    """The Tax Collector may take the whole pool; everybody sees it."""
    position: dict[str, Any] = {
        "players": 4,
        "pool": 5,
        "seats": [{"characters": ["tax_collector"], "gold": 0}],
        "turn": {"character": "tax_collector"},
    }
    state = at(**position)
    told(after(state, "collect"), ("collect", 0, 5))
    assert (gold(state)[0], state.pool) == (5, 0) and "collect" not in options(state)
    left = do(at(**position), "gold", "end")
    assert left.pool == 5
