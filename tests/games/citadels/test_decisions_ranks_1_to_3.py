"""Decision points of characters of ranks 1 to 3, and of threats (rules section 2.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, held, kind, who
from tests.games.citadels.playing import at, do, gold, hand, options

from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

# ---- threats ----------------------------------------------------------------------------------------------------


def threatened(real: str, blank: str, purse: int = 5) -> CitadelsState:
    """Return the state right after the threatened Merchant (seat 1) has gathered.

    The Blackmailer is at seat 0.
    """
    state = at(
        characters=["blackmailer"],
        seats=[{"characters": ["blackmailer"], "gold": 1}, {"characters": ["merchant"], "gold": purse}],
        players=4,
        threats={"real": real, "blank": blank},
        turn={"character": "merchant"},
    )
    return do(state, "gold")


@pytest.mark.decision("BRIBE")
@pytest.mark.rule("C-TURN-13", "C-INF-16")
@pytest.mark.parametrize(("real", "blank"), [("merchant", "king"), ("king", "merchant")])
def test_bribe(real: str, blank: str) -> None:
    """The threatened player pays half the stash or refuses; real and blank markers look the same."""
    state = threatened(real, blank)
    decides(state, 1, "bribe", "refuse")
    shown = after(state, "bribe")
    assert all(events == [("bribed", 1, 0, 3)] for events in shown.values())
    assert gold(state)[:2] == [4, 4]
    state = threatened(real, blank)
    shown = after(state, "refuse")
    assert all(events == [("refused", 1)] for events in shown.values())


@pytest.mark.decision("REVEAL_THREAT")
@pytest.mark.rule("C-INF-11", "C-INF-16")
@pytest.mark.parametrize(("real", "blank"), [("merchant", "king"), ("king", "merchant")])
def test_reveal_threat(real: str, blank: str) -> None:
    """After a refusal, the Blackmailer may reveal the marker; otherwise, nobody learns anything."""
    state = do(threatened(real, blank), "refuse")
    decides(state, 0, "flip", "leave")
    shown = after(state, "leave")
    assert all(events == [("left", 0)] for events in shown.values())
    view: Any = state.view(1)
    assert view["real_threat"] is None and state.to_act() == 1
    assert gold(state)[:2] == [1, 7]
    state = do(threatened(real, blank), "refuse")
    shown = after(state, "flip")
    is_real = real == "merchant"
    assert all(events[0] == ("flipped", 0, who("merchant"), int(is_real)) for events in shown.values())
    assert gold(state)[:2] == ([8, 0] if is_real else [1, 7])
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert view["real_threat"] == real  # a revealed blank marker shows the real one, too
    assert state.to_act() == 1 and "bonus" in options(state)


# ---- ranks 1 and 2 ----------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("NAME_VICTIM")
@pytest.mark.rule("C-INF-08", "R-09")
@pytest.mark.parametrize(
    ("character", "verb", "barred"),
    [("assassin", "kill", ["assassin"]), ("witch", "bewitch", ["witch"]), ("thief", "rob", ["assassin", "thief"])],
)
def test_name_victim(character: str, verb: str, barred: list[str]) -> None:
    """Assassin, Witch and Thief publicly name a character of the cast, even one that no player has."""
    seats = held(character, "king", "bishop", "warlord")
    state = at(characters=[character], seats=seats, turn={"character": character})
    names = [CHARACTER_NAMES[one] for one in state.cast[1:9]]
    do(state, "gold")
    victims = [name for name in names if name not in barred]
    assert sorted(o for o in options(state) if o.startswith(verb)) == sorted(f"{verb} {name}" for name in victims)
    assert state.to_act() == 0
    shown = after(state, f"{verb} king")
    assert all(events[0] == (verb, 0, who("king")) for events in shown.values())
    key = {"kill": "killed", "bewitch": "bewitched", "rob": "robbed"}[verb]
    for seat in (None, 0, 1, 2, 3):
        view: Any = state.view(seat)
        assert view[key] == "king"


@pytest.mark.rulesets("all")
@pytest.mark.decision("NAME_VICTIM")
@pytest.mark.rule("R-10")
def test_name_victim_may_be_ones_own_other_character() -> None:
    state = at(players=2, seats=[{"characters": ["assassin", "king"]}], turn={"character": "assassin"})
    do(state, "kill king", "gold", "end")
    assert state.killed == 4


@pytest.mark.rulesets("all")
@pytest.mark.decision("NAME_VICTIM")
def test_name_victim_thief_spares_the_killed() -> None:
    """The Thief cannot rob rank 1, himself, or the killed character."""
    state = at(seats=held("thief", "king", "bishop", "assassin"), killed="bishop", turn={"character": "thief"})
    offered = [option.split()[1] for option in options(state) if option.startswith("rob")]
    assert offered == ["magician", "king", "merchant", "architect", "warlord"]


@pytest.mark.decision("PLACE_WARRANTS")
@pytest.mark.rule("C-INF-02", "C-INF-11", "R-14")
def test_place_warrants() -> None:
    """The Magistrate marks three characters, which everybody sees; only he knows which warrant is signed."""
    state = at(
        characters=["magistrate"],
        seats=held("magistrate", "king", "bishop", "warlord"),
        turn={"character": "magistrate"},
    )
    names = [CHARACTER_NAMES[one] for one in state.cast[1:9]]
    assert [o for o in options(state) if o.startswith("sign")] == [f"sign {name}" for name in names]
    shown = after(state, "sign king")
    assert all(events == [] for events in shown.values())  # nothing is public before all three are placed
    decides(state, 0, *(f"warrant {name}" for name in names if name not in ("king", "warlord")))
    do(state, "warrant thief")
    decides(state, 0, *(f"warrant {name}" for name in names[2:] if name != "king"))
    shown = after(state, "warrant bishop")
    public = ("warrants", 0, who("thief"), who("king"), who("bishop"))
    for seat in (None, 1, 2, 3):
        assert shown[seat] == [public]
        view: Any = state.view(seat)
        assert (view["warrants"], view["signed"]) == (["thief", "king", "bishop"], None)
    assert shown[0] == [public, ("signed", 0, who("king"))]
    own: Any = state.view(0)
    assert own["signed"] == "king"
    assert not [o for o in options(state) if o.startswith("sign")]


@pytest.mark.decision("PLACE_THREATS")
@pytest.mark.rule("C-INF-02", "C-INF-11", "R-17")
def test_place_threats() -> None:
    """The Blackmailer marks two characters, but never rank 1 or a killed one; only he knows which threat is real."""
    state = at(
        characters=["blackmailer"],
        seats=held("blackmailer", "king", "bishop", "assassin"),
        killed="bishop",
        turn={"character": "blackmailer"},
    )
    names = ["blackmailer", "magician", "king", "merchant", "architect", "warlord"]
    assert [o for o in options(state) if o.startswith("threaten")] == [f"threaten {name}" for name in names]
    shown = after(state, "threaten warlord")
    assert all(events == [] for events in shown.values())
    decides(state, 0, *(f"bluff {name}" for name in names if name != "warlord"))
    shown = after(state, "bluff king")
    public = ("threats", 0, who("king"), who("warlord"))
    for seat in (None, 1, 2, 3):
        assert shown[seat] == [public]
        view: Any = state.view(seat)
        assert (view["threats"], view["real_threat"]) == (["king", "warlord"], None)
    assert shown[0] == [public, ("real_threat", 0, who("warlord"))]
    own: Any = state.view(0)
    assert own["real_threat"] == "warlord"


@pytest.mark.decision("SPY")
@pytest.mark.rule("C-INF-12", "C-INF-09")
def test_spy() -> None:
    """Everybody sees the Spy's choices, the gold and the number of cards; only he sees the cards."""
    state = at(
        characters=["spy"],
        seats=[{"characters": ["spy"], "gold": 0}, {"gold": 1, "hand": ["tavern", "market", "manor"]}],
        players=4,
        turn={"character": "spy"},
        deck_top=["prison", "temple"],
    )
    assert [o for o in options(state) if o.startswith("spy")] == ["spy 1", "spy 2", "spy 3"]
    shown = after(state, "spy 1")
    assert all(events == [] for events in shown.values())
    decides(state, 0, *(f"inspect {name}" for name in ("noble", "religious", "trade", "military", "unique")))
    shown = after(state, "inspect trade")
    public = [("spy", 0, 1, 2), ("pays", 1, 0, 1), ("draw", 0, 2)]
    for seat in (None, 1, 2, 3):
        assert shown[seat] == public
    private = [event for event in shown[0] if event not in public]
    seen = [("seen_card", 1, kind(name)) for name in ("tavern", "market", "manor")]
    drawn = [("drew_card", 0, kind(name)) for name in ("prison", "temple")]
    assert sorted(private) == sorted(seen + drawn)


# ---- rank 3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("MAGICIAN")
@pytest.mark.rule("C-INF-09", "R-46")
def test_magician_swap() -> None:
    """Everybody sees which players swap hands; each of the two sees only the cards received."""
    state = at(
        seats=[{"characters": ["magician"], "hand": ["tavern"]}, {"hand": ["manor", "castle"]}],
        players=4,
        turn={"character": "magician"},
    )
    offered = [o for o in options(state) if o.startswith(("swap", "replace"))]
    assert offered == ["swap 1", "swap 2", "swap 3", "replace"]
    shown = after(state, "swap 1")
    assert shown[None] == shown[2] == shown[3] == [("swap", 0, 1)]
    assert shown[0][1:] == [("drew_card", 0, kind("manor")), ("drew_card", 0, kind("castle"))]
    assert shown[1][1:] == [("drew_card", 1, kind("tavern"))]
    assert (hand(state, 0), hand(state, 1)) == (["castle", "manor"], ["tavern"])


@pytest.mark.rulesets("all")
@pytest.mark.decision("MAGICIAN")
@pytest.mark.rule("C-INF-10", "R-46")
def test_magician_replace() -> None:
    """The Magician replaces at least one card; the others see the number, but not the cards."""
    state = at(
        seats=[{"characters": ["magician"], "hand": ["tavern", "manor", "castle"]}],
        turn={"character": "magician"},
        deck_top=["prison", "temple"],
    )
    do(state, "replace")
    decides(state, 0, "discard tavern", "discard manor", "discard castle")
    shown = after(state, "discard manor")
    decides(state, 0, "discard tavern", "discard castle", "done")
    assert shown[None] == shown[1] == [("discard", 0)]
    assert shown[0] == [("discard", 0), ("discarded_card", 0, kind("manor"))]
    shown = after(state, "done")
    assert shown[None] == shown[1] == [("replace", 0, 1), ("draw", 0, 1)]
    assert shown[0][2:] == [("drew_card", 0, kind("prison"))]
    empty = at(seats=[{"characters": ["magician"], "hand": []}], turn={"character": "magician"})
    assert "replace" not in options(empty)


@pytest.mark.rulesets("all")
@pytest.mark.decision("WIZARD_PLAYER", "WIZARD_CARD", "WIZARD_USE")
@pytest.mark.rule("C-INF-09", "R-07")
@pytest.mark.parametrize("use", ["keep_it", "build_it"])
def test_wizard(use: str) -> None:
    """Everybody sees the Wizard's target, but only he sees the hand.

    The card taken is known only to the two players, unless it is built.
    """
    state = at(
        characters=["wizard"],
        seats=[{"characters": ["wizard"], "gold": 3, "hand": []}, {"hand": ["tavern", "manor"]}],
        players=4,
        turn={"character": "wizard"},
    )
    do(state, "gold")
    assert [o for o in options(state) if o.startswith("peek")] == ["peek 1", "peek 2", "peek 3"]
    shown = after(state, "peek 1")
    assert shown[None] == shown[1] == shown[2] == [("peek", 0, 1)]
    assert shown[0][1:] == [("seen_card", 1, kind("manor")), ("seen_card", 1, kind("tavern"))]
    decides(state, 0, "take manor", "take tavern")
    shown = after(state, "take manor")
    assert shown[None] == shown[2] == shown[3] == [("card_moves", 1, 0)]
    for seat in (0, 1):
        assert shown[seat][1:] == [("card_seen", 1, 0, kind("manor"))]
    decides(state, 0, "keep_it", "build_it")
    shown = after(state, use)
    built = [("build", 0, kind("manor"), 3)] if use == "build_it" else []
    assert all(events == built for events in shown.values())
    assert hand(state, 0) == ([] if use == "build_it" else ["manor"])


@pytest.mark.rulesets("all")
@pytest.mark.decision("WIZARD_PLAYER", "WIZARD_USE")
@pytest.mark.rule("R-07")
def test_wizard_before_gathering_can_only_keep() -> None:
    """A Wizard who has not gathered cannot build the card taken; if the hand is empty, his power ends."""
    position: dict[str, Any] = {
        "characters": ["wizard"],
        "seats": [{"characters": ["wizard"], "gold": 9}, {"hand": ["tavern"]}, {"hand": []}],
        "players": 4,
        "turn": {"character": "wizard"},
    }
    state = at(**position)
    do(state, "peek 1", "take tavern")
    decides(state, 0, "keep_it")
    empty = do(at(**position), "peek 2")
    assert options(empty) == ["gold", "cards"]


@pytest.mark.decision("SEER_RETURN")
@pytest.mark.rule("C-INF-09")
def test_seer_return() -> None:
    """The Seer returns one card to each player; the others see only that a card moves."""
    state = at(
        characters=["seer"],
        seats=[{"characters": ["seer"], "hand": ["manor"]}, {"hand": ["tavern"]}, {"hand": []}, {"hand": ["temple"]}],
        turn={"character": "seer"},
    )
    shown = after(state, "foresee")
    assert shown[None] == shown[2] == [("seer", 0), ("card_moves", 1, 0), ("card_moves", 3, 0)]
    assert ("card_seen", 1, 0, kind("tavern")) in shown[0] and ("card_seen", 3, 0, kind("temple")) in shown[0]
    assert ("card_seen", 1, 0, kind("tavern")) in shown[1]
    assert ("card_seen", 3, 0, kind("temple")) not in shown[1]
    decides(state, 0, "give manor", "give tavern", "give temple")
    shown = after(state, "give temple")
    assert shown[None] == shown[2] == shown[3] == [("card_moves", 0, 1)]
    assert shown[1] == shown[0] == [("card_moves", 0, 1), ("card_seen", 0, 1, kind("temple"))]
    decides(state, 0, "give manor", "give tavern")
    do(state, "give manor")
    assert (hand(state, 0), hand(state, 1), hand(state, 2), hand(state, 3)) == (["tavern"], ["temple"], [], ["manor"])
    assert options(state) == ["gold", "cards"]
