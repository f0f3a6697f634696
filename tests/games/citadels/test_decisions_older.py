"""Decision points specific to the older editions: the seat to act, its options, and the visible events."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, kind, told, turn, who
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options, score

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.state import CitadelsState

pytestmark = pytest.mark.rulesets("older")

VICTIMS = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
EIGHT = ["temple", "church", "monastery", "tavern", "market", "docks", "watchtower", "prison"]


# ---- gathering, and extras right after it -------------------------------------------------------------------------


@pytest.mark.decision("KEEP")
@pytest.mark.rule("C-DI-library-2", "C-DI-observatory-1", "C-INF-09", "C-INF-10", "C-INF-15")
def test_keep_two_of_three() -> None:
    """With Library and Observatory, the player names the card to discard.

    The other players see only how many cards are drawn and kept.
    """
    state = at(
        players=4,
        seats=[{"characters": ["king"], "city": ["library", "observatory"], "hand": []}],
        turn={"character": "king"},
        deck_top=["market", "prison", "temple"],
    )
    shown = after(state, "cards")
    for seat in (None, 1, 2, 3):
        assert shown[seat] == [("look", 0, 3)]
    drawn = [("drew_card", 0, kind(name)) for name in ("market", "prison", "temple")]
    assert shown[0] == [("look", 0, 3), *drawn]
    assert state.view(1)["phase"] == "shed"
    decides(state, 0, "under market", "under prison", "under temple")
    shown = after(state, "under prison")
    for seat in (None, 1, 2, 3):
        assert shown[seat] == [("kept", 0)] * 2
    kept = [event for event in shown[0] if event != ("kept", 0)]
    assert sorted(kept) == [("kept_card", 0, number) for number in sorted([kind("market"), kind("temple")])]
    assert (hand(state, 0), deck(state)[-1]) == (["market", "temple"], "prison")
    views: list[Any] = [state.view(seat)["deck_known"] for seat in (None, 0, 1)]
    assert [[one["district"] for one in known] for known in views] == [[], ["prison"], []]


@pytest.mark.decision("KEEP")
@pytest.mark.rule("C-INF-09", "C-INF-10")
def test_only_the_drawing_player_knows_the_discarded_one_of_three() -> None:
    """The Magician put these three cards under the empty deck, but does not learn which one is discarded."""
    top = ["market", "prison", "temple"]
    seats: list[dict[str, Any]] = [
        {"characters": ["king"], "city": ["library", "observatory"], "hand": []},
        {"characters": ["magician"], "hand": top},
    ]
    state = at(players=4, seats=seats, turn={"character": "magician"}, deck=["docks", "manor", "palace"])
    do(state, "replace", *(f"discard {name}" for name in top))
    do(state, *(["done"] if "done" in options(state) else []), "gold", "end", "cards")
    known: Any = state.view(1)
    assert (deck(state), known["deck_known"], len(state.pending)) == ([], [], 3)
    do(state, "under prison")
    for viewer, in_deck, in_hand in [(0, ["prison"], ["market", "temple"]), (1, [], []), (2, [], [])]:
        view: Any = state.view(viewer)
        assert [one["district"] for one in view["deck_known"]] == in_deck
        assert view["seats"][0]["known_hand"] == in_hand


@pytest.mark.decision("NAME_VICTIM")
@pytest.mark.rule("R-11", "C-INF-08", "C-CH-witch-2")
def test_name_victim_by_the_witch() -> None:
    """The Witch decides right after gathering; everybody sees her victim, or that she declines."""
    state = do(turn("witch", hand=[]), "gold")
    assert state.view(1)["phase"] == "extra"
    decides(state, 0, "decline", *(f"bewitch {name}" for name in VICTIMS))
    told(after(state, "decline"), ("forgone", 0))
    decides(state, 0, "end")
    assert state.view(None)["bewitched"] is None
    named = do(turn("witch"), "gold")
    shown = after(named, "bewitch king")
    assert all(events[:2] == [("bewitch", 0, who("king")), ("suspended", 0)] for events in shown.values())
    assert named.view(None)["bewitched"] == "king"


@pytest.mark.decision("NAME_VICTIM")
@pytest.mark.rule("C-CH-witch-4", "C-CH-thief-2")
def test_name_victim_thief_spares_the_bewitched() -> None:
    """The Thief cannot rob the bewitched character, rank 1, or himself."""
    seats = [{"characters": [name]} for name in ("thief", "king", "bishop", "witch")]
    state = at(seats=seats, bewitched="bishop", turn={"character": "thief"})
    assert starting(state, "rob") == ["rob architect", "rob king", "rob magician", "rob merchant", "rob warlord"]


@pytest.mark.decision("BONUS")
@pytest.mark.rule("C-TURN-09", "C-CH-merchant-2", "C-CH-architect-1")
@pytest.mark.parametrize("what", ["gold", "cards"])
@pytest.mark.parametrize("character", ["merchant", "architect"])
def test_bonus(character: str, what: str) -> None:
    """Merchant and Architect may take their extra gold or cards right after gathering; the cards drawn stay private."""
    state = turn(character, hand=[])
    assert "bonus" not in options(state)
    do(state, what)
    if what == "cards":
        do(state, options(state)[0])
    other = state.copy()
    decides(state, 0, "bonus", "decline")
    shown = after(state, "bonus")
    public = [("gain", 0, 1)] if character == "merchant" else [("draw", 0, 2)]
    assert shown[None] == shown[1] == public
    assert len(shown[0]) == len(public) + (0 if character == "merchant" else 2)
    assert not starting(state, "bonus", "decline")
    before = gold(other)[0], hand(other, 0)
    do(other, "decline")
    assert (gold(other)[0], hand(other, 0)) == before
    assert not starting(other, "bonus", "decline")


@pytest.mark.decision("BONUS")
@pytest.mark.rule("C-TURN-06")
def test_bonus_declined() -> None:
    """Everybody sees that the Merchant declines his extra gold."""
    state = do(turn("merchant"), "gold")
    told(after(state, "decline"), ("forgone", 0))


@pytest.mark.decision("NAVIGATOR")
@pytest.mark.rule("C-TURN-09", "C-CH-navigator-1", "C-CH-navigator-2")
@pytest.mark.parametrize("choice", ["sail_gold", "sail_cards", "decline"])
def test_navigator(choice: str) -> None:
    """The Navigator takes four gold, four cards or neither right after gathering; the choice is public."""
    state = turn("navigator", gold=9, hand=["tavern"])
    decides(state, 0, "gold", "cards")
    do(state, "gold")
    decides(state, 0, "sail_gold", "sail_cards", "decline")
    shown = after(state, choice)
    public = {"sail_gold": ("gain", 0, 4), "sail_cards": ("draw", 0, 4), "decline": ("forgone", 0)}
    assert shown[None] == shown[2] == [public[choice]]
    assert gold(state)[0] == 11 + 4 * (choice == "sail_gold")
    assert len(hand(state, 0)) == 1 + 4 * (choice == "sail_cards")
    decides(state, 0, "end")


# ---- rank 4 -------------------------------------------------------------------------------------------------------


@pytest.mark.decision("CROWN_TO", "EMPEROR_RESOURCE")
@pytest.mark.rule("C-CH-emperor-2", "C-CH-emperor-4", "C-INF-09")
@pytest.mark.parametrize("choice", ["pay_gold", "give manor", "give tavern"])
def test_emperor_resource(choice: str) -> None:
    """The newly crowned player gives the Emperor one gold or one card; only these two players see the card."""
    heir = {"gold": 3, "hand": ["tavern", "manor"]}
    state = turn("emperor", {}, heir, gold=0, hand=[])
    decides(state, 0, *(f"crown {seat}" for seat in (1, 2, 3) if seat != state.crown))
    told(after(state, "crown 2"), ("crowned", 2))
    assert state.view(None)["phase"] == "tribute"
    decides(state, 2, "pay_gold", "give tavern", "give manor")
    shown = after(state, choice)
    if choice == "pay_gold":
        told(shown, ("pays", 2, 0, 1))
        assert (gold(state)[0], gold(state)[2], hand(state, 0)) == (1, 2, [])
    else:
        name = choice.split()[1]
        assert shown[None] == shown[1] == shown[3] == [("card_moves", 2, 0)]
        assert shown[0] == shown[2] == [("card_moves", 2, 0), ("card_seen", 2, 0, kind(name))]
        assert (gold(state)[0], gold(state)[2], hand(state, 0)) == (0, 3, [name])
    decides(state, 0, "gold", "cards")


@pytest.mark.decision("EMPEROR_RESOURCE")
@pytest.mark.rule("C-CH-emperor-4", "C-CH-emperor-5")
def test_emperor_resource_only_what_is_there() -> None:
    """Newly crowned players without gold give a card; those without cards have nothing to decide and give gold.

    A player with neither gives nothing.
    """
    state = do(turn("emperor", {}, {"gold": 0, "hand": ["tavern"]}), "crown 2")
    decides(state, 2, "give tavern")
    state = turn("emperor", {}, {"gold": 1, "hand": []}, gold=0)
    told(after(state, "crown 2"), ("crowned", 2), ("pays", 2, 0, 1))
    decides(state, 0, "gold", "cards")
    state = turn("emperor", {}, {"gold": 0, "hand": []}, gold=0)
    told(after(state, "crown 2"), ("crowned", 2))
    decides(state, 0, "gold", "cards")


@pytest.mark.decision("EMPEROR_RESOURCE")
@pytest.mark.rule("C-CH-witch-6", "C-CH-emperor-4")
def test_emperor_resource_for_the_witch() -> None:
    """In the Emperor's place, the Witch gets the newly crowned player's tribute."""
    seats = [{"characters": [name], "gold": 1, "hand": ["tavern"]} for name in ("emperor", "witch", "thief", "bishop")]
    state = at(seats=seats, crown=2, bewitched="emperor", turn={"character": "emperor"})
    do(state, "gold", "crown 3")
    decides(state, 3, "pay_gold", "give tavern")
    do(state, "pay_gold")
    assert (state.to_act(), gold(state)) == (1, [3, 2, 1, 0])


# ---- rank 8 -------------------------------------------------------------------------------------------------------


@pytest.mark.decision("RANK8", "END")
@pytest.mark.rule("C-TURN-11", "C-CH-warlord-2", "C-CH-diplomat-2")
@pytest.mark.parametrize(
    ("character", "verb", "then", "event"),
    [
        ("warlord", "destroy", [], ("destroy", 0, 1, kind("docks"), 2)),
        ("diplomat", "exchange", ["offer tavern"], ("exchange", 0, 1, kind("docks"), kind("tavern"))),
    ],
)
def test_rank_8(character: str, verb: str, then: list[str], event: tuple[Any, ...]) -> None:
    """A rank 8 character may attack once the turn is ended; everybody sees the city, the district and the price."""
    other = {"characters": ["king"], "city": ["docks", "palace", "keep"]}
    state = turn(character, other, {"city": []}, {"city": []}, gold=1, city=["tavern"], hand=[])
    do(state, "gold")
    decides(state, 0, "end")
    told(after(state, "end"))
    assert state.view(1)["phase"] == "closing"
    idle = state.copy()
    offered = [f"{verb} 0", f"{verb} 1"] if character == "warlord" else [f"{verb} 1"]
    decides(state, 0, *offered, "end")
    do(state, f"{verb} 1")
    decides(state, 0, "district docks")  # the palace is too expensive, the Keep is safe
    shown = after(state, "district docks", *then)
    assert all(found[0] == event for found in shown.values())
    assert all(("end", 0) in found for found in shown.values())
    assert "docks" not in city(state, 1)
    do(idle, "end")
    assert "docks" in city(idle, 1) and idle.round == 2


@pytest.mark.decision("GRAVEYARD")
@pytest.mark.rule("R-40", "C-DI-graveyard-1")
@pytest.mark.parametrize("choice", ["reclaim", "decline"])
def test_graveyard(choice: str) -> None:
    """The Graveyard's owner takes the destroyed district or declines at the end of the Warlord's turn.

    The choice is public.
    """
    theirs = {"characters": ["king"], "gold": 2, "city": ["graveyard"], "hand": []}
    state = turn("warlord", theirs, {"city": ["docks"]}, gold=9, city=[], hand=[])
    do(state, "gold", "end", "destroy 2", "district docks")
    assert state.view(None)["phase"] == "grave"
    assert [state.view(seat)["step"] for seat in (0, 1, 2)] == [None, {"district": "docks"}, None]
    decides(state, 1, "reclaim", "decline")
    shown = after(state, choice)
    first = ("reclaimed", 1, kind("docks")) if choice == "reclaim" else ("unclaimed", 1)
    assert all(found[:2] == [first, ("end", 0)] for found in shown.values())
    assert (gold(state)[1], hand(state, 1)) == ((1, ["docks"]) if choice == "reclaim" else (2, []))
    known: Any = state.view(3)["seats"]
    assert known[1]["known_hand"] == (["docks"] if choice == "reclaim" else [])


# ---- districts ----------------------------------------------------------------------------------------------------


@pytest.mark.decision("ARMORY")
@pytest.mark.rule("C-DI-armory-2")
@pytest.mark.rulesets("2010")
def test_armory() -> None:
    """The Armory can be given up to destroy a district of another city; everybody sees both districts."""
    state = facing("merchant", ["armory", "tavern"], ["docks", "keep"])
    decides(state, 0, "income", "demolish 1", "end")
    do(state, "demolish 1")
    decides(state, 0, "district docks", "district keep")
    told(
        after(state, "district keep"),
        ("armory", 0, 1, kind("keep")),
        ("destroyed", 0, kind("armory")),
        ("destroyed", 1, kind("keep")),
    )
    assert (city(state, 0), city(state, 1)) == (["tavern"], ["docks"])


@pytest.mark.decision("BELL_TOWER")
@pytest.mark.rule("C-DI-bell_tower-1", "C-DI-bell_tower-2")
@pytest.mark.rulesets("2010")
def test_bell_tower() -> None:
    """The builder of the Bell Tower decides at once whether to declare it; everybody sees who is first."""
    state = facing("architect", EIGHT[:6], EIGHT[:7], hand=["bell_tower", "prison"])
    built = ("build", 0, kind("bell_tower"), 5)
    told(after(state, "build bell_tower"), built)
    assert state.view(1)["phase"] == "tower"
    decides(state, 0, "declare", "decline")
    told(after(state, "declare"), ("tower", 0), ("first_complete", 0), ("first_complete", 1))
    view: Any = state.view(None)
    assert (view["tower"], view["goal"], view["first"]) == (True, 7, [0, 1])
    assert (score(state, 0).completion, score(state, 1).completion) == (4, 4)
    assert "build prison" in options(state)


@pytest.mark.decision("BELL_TOWER")
@pytest.mark.rule("C-DI-bell_tower-1")
@pytest.mark.rulesets("2010")
def test_bell_tower_declined() -> None:
    """If the Bell Tower is not declared, eight districts are still needed, and it cannot be declared later.

    In a short game, there is no decision.
    """
    state = facing("architect", EIGHT[:6], EIGHT[:7], hand=["bell_tower"])
    do(state, "build bell_tower")
    told(after(state, "decline"), ("undeclared", 0))
    view: Any = state.view(None)
    assert (view["tower"], view["goal"], view["first"]) == (False, 8, [])
    decides(state, 0, "end")
    short = facing("architect", ["tavern"], [], hand=["bell_tower"], short=True)
    do(short, "build bell_tower")
    decides(short, 0, "end")


def lighthouse(*left: str, seed: int = 0) -> CitadelsState:
    """Return a state during the turn of an Architect (seat 0) who may build the Lighthouse; ``left`` is the deck."""
    return at(
        players=4,
        seats=[{"characters": ["architect"], "gold": 9, "hand": ["lighthouse"]}],
        turn={"character": "architect", "gathered": True, "used": ["bonus"]},
        deck=list(left),
        seed=seed,
    )


@pytest.mark.decision("LIGHTHOUSE")
@pytest.mark.rule("C-DI-lighthouse-1", "C-INF-09", "C-INF-10", "C-INF-15")
@pytest.mark.rulesets("2010")
def test_lighthouse() -> None:
    """The Lighthouse's builder sees the deck and takes a card unseen by others; the deck is shuffled."""
    cards_left = ["palace", "manor", "docks", "docks", "temple", "prison", "market"]
    state = lighthouse(*cards_left)
    told(after(state, "build lighthouse"), ("build", 0, kind("lighthouse"), 3))
    assert state.view(1)["phase"] == "search"
    names = sorted(set(cards_left))
    decides(state, 0, *(f"take {name}" for name in names), "decline")
    own: Any = state.view(0)["deck_known"]
    by_kind = ["manor", "palace", "temple", "market", "docks", "docks", "prison"]
    assert own == [{"above": None, "district": name} for name in by_kind]
    assert state.view(1)["deck_known"] == state.view(None)["deck_known"] == []
    shown = after(state, "take docks")
    assert shown[None] == shown[1] == [("searched", 0)]
    assert shown[0] == [("searched", 0), ("search_card", 0, kind("docks"))]
    assert hand(state, 0) == ["docks"]
    assert sorted(deck(state)) == sorted(["palace", "manor", "docks", "temple", "prison", "market"])
    assert state.view(0)["deck_known"] == []
    known: Any = state.view(1)["seats"]
    assert known[0]["known_hand"] == []


@pytest.mark.decision("LIGHTHOUSE")
@pytest.mark.rule("C-DI-lighthouse-1")
@pytest.mark.rulesets("2010")
def test_lighthouse_declined() -> None:
    """If the Lighthouse's builder takes no card, the deck is still shuffled.

    If the deck is empty, there is no decision.
    """
    cards_left = ["palace", "manor", "docks", "church", "temple", "prison", "market"]
    orders = set()
    for seed in range(8):
        state = do(lighthouse(*cards_left, seed=seed), "build lighthouse")
        told(after(state, "decline"), ("searched", 0), ("forgone", 0))
        assert (hand(state, 0), sorted(deck(state))) == ([], sorted(cards_left))
        orders.add(tuple(deck(state)))
    assert len(orders) > 4
    empty = do(lighthouse(), "build lighthouse")
    decides(empty, 0, "end")


@pytest.mark.decision("HAUNTED_TYPE")
@pytest.mark.rule("C-DI-haunted_quarter-1", "C-DI-haunted_quarter-3")
def test_haunted_type() -> None:
    """The Haunted Quarter counts as the best type for its owner, unless it was built in the last round."""
    city_of_four = ["manor", "temple", "tavern", "keep"]
    found = score(facing("bishop", [*city_of_four, "haunted_quarter"], []), 0)
    assert (found.haunted_type, found.all_types) == (cards.MILITARY, 3)
    late = facing("bishop", city_of_four, [], hand=["haunted_quarter"])
    do(late, "build haunted_quarter")
    found = score(late, 0)
    assert (found.haunted_type, found.all_types) == (cards.UNIQUE, 0)
    assert late.view(None)["haunted_this_round"] is True


@pytest.mark.decision("HAUNTED_TYPE")
@pytest.mark.rule("C-DI-wishing_well-2", "C-DI-haunted_quarter-1")
@pytest.mark.rulesets("2010")
def test_haunted_type_for_the_wishing_well() -> None:
    """The Haunted Quarter stays purple if that scores more with the Wishing Well."""
    found = score(at(players=4, seats=[{"city": ["wishing_well", "haunted_quarter"]}]), 0)
    assert (found.haunted_type, found.all_types, found.uniques) == (cards.UNIQUE, 0, 1)
