"""The decision points up to rank 3: who decides, what is offered, who is shown what (rules section 2.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.deciding import after, decides, kind, who
from tests.games.citadels.playing import at, do, gold, hand, happened, options

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def held(*names: str) -> list[dict[str, Any]]:
    """Return seats with these characters."""
    return [{"characters": [name]} for name in names]


# ---- choosing characters ----------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("PICK")
@pytest.mark.rule("C-SEL-15", "C-INF-04", "C-INF-06")
def test_pick() -> None:
    """The next drafter takes one of the cards passed; all see that, only he sees which."""
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
    """One of two players keeps one card and buries another; the opponent sees neither."""
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
    shown = after(state, "pick architect")  # the last card is buried by itself
    assert [event for event in shown[1] if event[0] == "buried"] == [("buried", 0)]
    assert ("buried_character", 0, who("merchant")) in shown[0]


@pytest.mark.rulesets("all")
@pytest.mark.decision("PICK_LAST_OR_FACEDOWN")
@pytest.mark.rule("C-SEL-17", "C-INF-03")
@pytest.mark.parametrize("choice", ["warlord", "thief"])
def test_pick_last_or_facedown(choice: str) -> None:
    """The seventh of seven takes the card passed on or the one that lay face-down; nobody sees which."""
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
    """Its owner leaves it or names an opponent: the swap is public, the cards are for the two alone."""
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
    assert state.to_act() == 3  # the Thief now sits there


@pytest.mark.decision("THEATER")
def test_theater_declined() -> None:
    """Leaving it is announced, and everybody keeps what he has."""
    seats = held("king", "thief", "bishop", "warlord")
    seats[1]["city"] = ["theater"]
    state = at(seats=seats)
    shown = after(state, "stay")
    assert all(events[0] == ("stayed", 1) for events in shown.values())
    assert state.to_act() == 1


@pytest.mark.decision("THEATER")
@pytest.mark.rule("C-CALL-06", "C-INF-14")
def test_theater_with_two_characters_each() -> None:
    """The owner says which of his two goes; which of the opponent's two comes is left to chance."""
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
    """The acting player takes gold or cards; all see which, and how much."""
    state = at(seats=[{"characters": ["architect"]}], turn={"character": "architect"})
    assert state.to_act() == 0 and options(state)[:2] == ["gold", "cards"]
    shown = after(state, "gold")
    assert all(events == [("gather_gold", 0, 2)] for events in shown.values())


@pytest.mark.rulesets("all")
@pytest.mark.decision("GATHER", "KEEP")
@pytest.mark.rule("C-TURN-03", "C-INF-09", "C-INF-10")
def test_keep() -> None:
    """The drawer alone sees the cards and which one he keeps; the others see how many he looked at."""
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
def test_keep_is_asked_even_when_the_cards_are_alike() -> None:
    """Two copies of one name: the question comes all the same, so nobody learns that they are alike."""
    state = at(seats=[{"characters": ["king"], "hand": []}], turn={"character": "king"}, deck_top=["tavern", "tavern"])
    do(state, "cards")
    decides(state, 0, "keep tavern")


# ---- threats ----------------------------------------------------------------------------------------------------


def threatened(real: str, blank: str, purse: int = 5) -> CitadelsState:
    """Return the state in which the Merchant (seat 1) has gathered with a threat on him; seat 0 blackmails."""
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
    """The threatened player pays half or refuses, before all eyes; real or blank, it looks the same."""
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
    """After a refusal the Blackmailer turns the marker or leaves it; left, it tells nothing."""
    state = do(threatened(real, blank), "refuse")
    decides(state, 0, "flip", "leave")
    shown = after(state, "leave")
    assert all(events == [("left", 0)] for events in shown.values())
    view: Any = state.view(1)
    assert view["flower"] is None and state.to_act() == 1
    assert gold(state)[:2] == [1, 7]
    state = do(threatened(real, blank), "refuse")
    shown = after(state, "flip")
    is_real = real == "merchant"
    assert all(events[0] == ("flipped", 0, who("merchant"), int(is_real)) for events in shown.values())
    assert gold(state)[:2] == ([8, 0] if is_real else [1, 7])
    for seat in (None, 0, 1, 2, 3):
        view = state.view(seat)
        assert view["flower"] == real  # a blank one tells where the real one lies
    assert state.to_act() == 1 and "bonus" in options(state)


# ---- rank 1 and rank 2 ------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.decision("NAME_VICTIM")
@pytest.mark.rule("C-INF-08", "R-09")
@pytest.mark.parametrize(
    ("character", "verb", "barred"),
    [("assassin", "kill", ["assassin"]), ("witch", "bewitch", ["witch"]), ("thief", "rob", ["assassin", "thief"])],
)
def test_name_victim(character: str, verb: str, barred: list[str]) -> None:
    """A character of the cast, held, hidden or face-up, is named before all eyes."""
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
def test_name_victim_may_be_the_own_second_character() -> None:
    """With two characters each nobody is kept from naming his own other one."""
    state = at(players=2, seats=[{"characters": ["assassin", "king"]}], turn={"character": "assassin"})
    do(state, "kill king", "gold", "end")
    assert state.killed == 4


@pytest.mark.rulesets("all")
@pytest.mark.decision("NAME_VICTIM")
def test_name_victim_thief_spares_the_killed() -> None:
    """The Thief cannot rob rank 1, himself, nor the killed character."""
    state = at(seats=held("thief", "king", "bishop", "assassin"), killed="bishop", turn={"character": "thief"})
    offered = [option.split()[1] for option in options(state) if option.startswith("rob")]
    assert offered == ["magician", "king", "merchant", "architect", "warlord"]


@pytest.mark.decision("PLACE_WARRANTS")
@pytest.mark.rule("C-INF-02", "C-INF-11", "R-14")
def test_place_warrants() -> None:
    """The Magistrate marks three characters; where they lie is public, the signed one is known to him alone."""
    state = at(
        characters=["magistrate"],
        seats=held("magistrate", "king", "bishop", "warlord"),
        turn={"character": "magistrate"},
    )
    names = [CHARACTER_NAMES[one] for one in state.cast[1:9]]
    assert [o for o in options(state) if o.startswith("sign")] == [f"sign {name}" for name in names]
    shown = after(state, "sign king")
    assert all(events == [] for events in shown.values())  # nothing lies open before all three are placed
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
    """The Blackmailer marks two characters but rank 1 and a killed one; only he knows the real threat."""
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
        assert (view["threats"], view["flower"]) == (["king", "warlord"], None)
    assert shown[0] == [public, ("flower", 0, who("warlord"))]
    own: Any = state.view(0)
    assert own["flower"] == "warlord"


@pytest.mark.decision("SPY")
@pytest.mark.rule("C-INF-12", "C-INF-09")
def test_spy() -> None:
    """Player, type, gold and number of cards are public; the hand and the cards drawn are the Spy's to see."""
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
    """All see who swapped with whom; each of the two sees only the cards that came."""
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
    """How many cards went is public, which ones only the Magician knows; at least one goes."""
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
    """Whose hand he looks at is public; the hand is his to see, the card taken is known to the two, unless built."""
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
    """No build before gathering, not even of the card taken; an empty hand ends the power."""
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
    """One card goes back to each giver, known to the Seer and to him who gets it; the others see that it moved."""
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
