"""The decision points from rank 4 on, of builds, districts and the end (rules section 2.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, kind, told
from tests.games.citadels.idling import gather, leave
from tests.games.citadels.playing import at, city, deck, do, gold, hand, options, score

from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState


def turn(character: str, *others: dict[str, Any], **mine: Any) -> CitadelsState:
    """Return the state in which seat 0 of four has just shown ``character``."""
    return at(players=4, seats=[{"characters": [character], **mine}, *others], turn={"character": character})


def starting(state: CitadelsState, *verbs: str) -> list[str]:
    """Return the options with one of these verbs."""
    return [option for option in options(state) if option.split()[0] in verbs]


# ---- rank 4 -----------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("CROWN_TO")
def test_crown_to() -> None:
    """The Emperor sends the crown to somebody who is neither himself nor crowned; all see it."""
    state = at(
        crown=2, players=4, seats=[{"characters": ["emperor"]}, {"gold": 0, "hand": []}], turn={"character": "emperor"}
    )
    assert starting(state, "crown") == ["crown 1", "crown 3"]
    told(after(state, "crown 1"), ("crowned", 1))
    assert starting(state, "gold", "cards", "crown", "take_nothing", "pay_gold") == ["gold", "cards"]  # nothing to take


@pytest.mark.decision("CROWN_TO")
@pytest.mark.rule("C-EOR-03")
def test_crown_to_by_the_killed_emperor() -> None:
    """After the last call the killed Emperor himself decides; there is no resource."""
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
    """A bewitched Emperor leaves the choice to the Witch: not herself, not the crowned player."""
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
    """One gold, one random card or nothing, of what is there; the kind is public, the card for the two to know."""
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
    """A kind that the new crowned player lacks is not offered."""
    state = at(crown=2, players=4, seats=[{"characters": ["emperor"]}, heir], turn={"character": "emperor"})
    do(state, "crown 1")
    decides(state, 0, *offered)


# ---- rank 5 and rank 6 ------------------------------------------------------------------------------------------


@pytest.mark.decision("ABBOT_MIX")
def test_abbot_mix() -> None:
    """Three religious districts: any split of three between gold and cards, told to all; the cards stay hidden."""
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
    """Among tied richest players the Abbot says who pays, before all eyes; joint richest himself he gets nothing."""
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
    """When, or never: the acting player decides; type and amount are public."""
    state = turn(character, gold=0, city=[*districts, "keep"])
    assert starting(state, "income") == ["income"]
    told(after(state, "income"), ("income", 0, number, 2), ("gain", 0, 2))
    state = turn(character, gold=0, city=[*districts, "keep"])
    leave(gather(state))
    assert gold(state)[0] == 2


@pytest.mark.decision("INCOME")
@pytest.mark.parametrize("character", ["patrician", "cardinal"])
def test_income_in_cards(character: str) -> None:
    """Patrician and Cardinal draw cards: the number is public, the cards are not."""
    state = turn(character, city=["manor", "castle", "temple", "church"], hand=[])
    shown = after(state, "income")
    type_number = 0 if character == "patrician" else 1
    assert shown[None] == shown[3] == [("income", 0, type_number, 2), ("draw", 0, 2)]
    assert [event[0] for event in shown[0][2:]] == ["drew_card", "drew_card"]


@pytest.mark.decision("BONUS")
@pytest.mark.rule("C-TURN-08")
@pytest.mark.parametrize("character", ["merchant", "architect"])
def test_bonus(character: str) -> None:
    """Merchant's gold and Architect's cards are offered, not forced; what was taken is public, the cards are not."""
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
    """Four gold, four cards or neither; which one is public."""
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
    """One of seven: only the Scholar sees them; the rest is shuffled into the deck."""
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


# ---- rank 8 and rank 9 ------------------------------------------------------------------------------------------


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
    """City, district and price of the chosen target are public; it may also be left."""
    other = {"characters": ["king"], "city": ["docks", "palace", "keep"]}
    state = turn(character, other, {"city": []}, {"city": []}, gold=3, city=["tavern"], hand=[])
    offered = [f"{verb} 0", f"{verb} 1"] if character == "warlord" else [f"{verb} 1"]
    assert starting(state, verb) == offered
    do(state, f"{verb} 1")
    assert options(state) == ["district docks"]  # the others are too dear, the Keep is safe
    shown = after(state, "district docks", *then)
    assert all(found[0] == event for found in shown.values())
    assert "docks" not in city(state, 1)
    idle = do(turn(character, other, gold=3, city=["tavern"]), "gold", "end")
    assert "docks" in city(idle, 1)


@pytest.mark.rulesets("all")
@pytest.mark.decision("BEAUTIFY")
def test_beautify() -> None:
    """Up to two own districts, one gold each; all see which, and one is enough."""
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
    """The whole pool or nothing, before all eyes."""
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


# ---- building ---------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-BLD-03", "C-BLD-05")
def test_build_with_gold() -> None:
    """Card and price are public; the hand loses that card."""
    state = turn("king", gold=2, hand=["castle", "palace"])
    do(state, "gold")
    assert starting(state, "build") == ["build castle"]
    told(after(state, "build castle"), ("build", 0, kind("castle"), 4))


@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-INF-10")
def test_build_the_den_with_cards() -> None:
    """That the Thieves' Den is built, and with how many cards, is public, which ones is not."""
    state = turn("king", gold=2, hand=["thieves_den", "tavern", "manor", "temple"])
    do(state, "gold")
    assert starting(state, "build", "pay_cards") == ["pay_cards", "build tavern", "build manor", "build temple"]
    told(after(state, "pay_cards"), ("laid", 0, kind("thieves_den")))
    decides(state, 0, "discard tavern", "discard manor", "discard temple")
    shown = after(state, "discard manor")
    assert shown[None] == shown[1] == [("discard", 0)]
    assert shown[0] == [("discard", 0), ("discarded_card", 0, kind("manor"))]
    decides(state, 0, "discard tavern", "discard temple")  # four gold do not yet cover the rest
    do(state, "discard tavern")
    decides(state, 0, "discard temple", "done")
    told(after(state, "done"), ("den", 0, 2), ("build", 0, kind("thieves_den"), 4))
    assert gold(state)[0] == 0 and deck(state)[-2:] == ["manor", "tavern"]


@pytest.mark.decision("BUILD")
@pytest.mark.rule("C-BLD-10")
def test_build_by_giving_up_a_district() -> None:
    """What is given up for Framework or Necropolis is public, and so is what was built without gold."""
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
    """What is to be built, who lends and how much is public; the cards given for it are known to these two."""
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
    """The Magistrate is asked after the build was paid for; declining looks the same whatever the marker is."""
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
    """One card for two gold (one in the older editions), or not; the card is the owner's secret."""
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
    """One hand card under it, or not; all see how many lie there, its owner which."""
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
    """Two gold for three cards, or not; all see that it was used."""
    state = turn("king", gold=2, hand=[], city=["smithy"])
    shown = after(state, "smithy")
    assert shown[None] == shown[1] == [("smithy", 0), ("draw", 0, 3)]
    assert (gold(state)[0], len(hand(state, 0))) == (0, 3)
    assert "smithy" not in options(turn("king", gold=1, city=["smithy"]))


@pytest.mark.decision("ARMORY")
def test_armory() -> None:
    """Given up, or not, for a district of any city that is not complete: public from end to end."""
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
    """Nobody is asked: at the end the Haunted Quarter counts as what brings its owner most."""
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
    """Only the acting player ends his turn, only after gathering, and all are told."""
    state = at(
        seats=[{"characters": [name]} for name in ("king", "bishop", "assassin", "thief")], turn={"character": "king"}
    )
    assert "end" not in options(state)
    do(state, "gold")
    assert "end" in options(state) and state.to_act() == 0
    told(after(state, "end"), ("end", 0), ("reveal", 1, CHARACTER_NAMES.index("bishop")))
    assert state.to_act() == 1
