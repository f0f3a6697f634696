"""Roll phase: the dice, domains that alter them, and Gargan's Embrace."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import do, happened, load, options, purse, rolling

from burgrave.games.valeria.cards import DOMAIN_NAMES
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

PALISADE = "foxgrove_palisade"
ORCHID = "the_desert_orchid"
PALACE = "palace_of_the_dawn"
EMBRACE = "gargans_embrace"


def phase(t: ValeriaState) -> str:
    return PHASE_NAMES[t.phase]


def dice(t: ValeriaState) -> tuple[int, int]:
    return int(t.dice1), int(t.dice2)


def owner(*domains: str, gold: int = 0, **given: Any) -> dict[str, Any]:
    return {"domains": list(domains), "gold": gold, **given}


# ---- dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-ROL-01", "V-TUR-02")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_both_dice_are_thrown_by_the_active_player(active: int) -> None:
    t = rolling([{}, {}, {}], (3, 5), active=active)
    assert ("rolled", active, 3, 5) in happened(t)
    assert t.active == active
    assert t.view(None)["dice"] == [3, 5]


@pytest.mark.rule("V-ROL-01")
def test_each_pair_of_faces_can_be_thrown_and_nothing_else() -> None:
    for one in range(1, 7):
        for two in range(1, 7):
            assert dice(rolling([{}, {}], (one, two))) == (one, two)
    for seed in range(30):
        t = rolling([{}, {}], (1, 1), seed=seed)
        for _ in range(3):
            for seat in t.open_seats():
                do(t, "gain magic", seat=seat)
            do(t, "gain magic", "gain magic")
            assert 1 <= t.dice1 <= 6 and 1 <= t.dice2 <= 6


@pytest.mark.rule("V-ROL-02")
def test_a_3_and_a_5_activate_3_5_and_8_and_no_other_number() -> None:
    kinds = [
        "cleric",
        "merchant",
        "mercenary",
        "archer",
        "peasant",
        "knight",
        "rogue",
        "champion",
        "paladin",
        "butcher",
    ]
    got = {}
    for kind in kinds:
        t = rolling([{}, {"citizens": {kind: 1}}], (3, 5), active=1)
        got[kind] = purse(t, 1)
    start = (1, 0, 0, 0)  # gold from the starter Peasant
    assert {kind for kind in kinds if got[kind] != start} == {"mercenary", "peasant", "champion"}


# ---- altering -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-ROL-03", "V-ROL-08", "V-ROL-10")
@pytest.mark.decision("DICE")
def test_dice_are_altered_ahead_of_the_harvest_or_not_at_all() -> None:
    t = rolling([owner(PALACE), {}], (3, 5))
    assert phase(t) == "dice" and t.open_seats() == [0]
    assert purse(t, 0) == purse(t, 1) == (0, 0, 0, 0)
    do(t, "done")
    assert dice(t) == (3, 5)
    assert phase(t) == "act"
    assert purse(t, 0) == purse(t, 1) == (1, 0, 0, 0)


@pytest.mark.rule("V-ROL-03", "V-ROL-10")
def test_nobody_is_asked_who_cannot_alter_anything() -> None:
    assert phase(rolling([{"gold": 9}, {}], (3, 5))) == "act"
    assert phase(rolling([owner("halfpenny_hill", EMBRACE, gold=9), {}], (3, 5))) == "act"


@pytest.mark.rule("V-ROL-03", "V-ROL-07", "V-CLR-14", "A14", "V-TUR-04")
@pytest.mark.decision("DICE")
def test_all_own_domains_may_alter_dice_in_any_order_on_one_die_too() -> None:
    t = rolling([owner(PALISADE, ORCHID, PALACE, gold=2), {}], (3, 4))
    assert options(t) == ["six 1", "six 2", "one 1", "one 2", "lower 1", "lower 2", "done"]
    do(t, "six 1")
    assert dice(t) == (6, 4)
    do(t, "lower 1")
    assert dice(t) == (5, 4)
    do(t, "one 1")
    assert dice(t) == (1, 4)
    t = rolling([owner(PALISADE, ORCHID, PALACE, gold=2), {}], (3, 4))
    do(t, "lower 1", "one 1", "six 1")
    assert dice(t) == (6, 4)


@pytest.mark.rule("V-ROL-04", "A14")
@pytest.mark.parametrize(("domain", "verb"), [(PALISADE, "six"), (ORCHID, "one"), (PALACE, "lower")])
def test_each_domain_alters_once_in_a_roll_phase(domain: str, verb: str) -> None:
    t = rolling([owner(PALISADE, ORCHID, PALACE, gold=9), {}], (3, 4))
    do(t, f"{verb} 1")
    assert not [text for text in options(t) if text.startswith(verb)]
    assert t.view(None)["changed"] == [domain]
    others = {"six", "one", "lower"} - {verb}
    assert {text.split()[0] for text in options(t)} == others | {"done"}


@pytest.mark.rule("V-ROL-04", "V-TUR-03")
@pytest.mark.parametrize("verb", ["six", "one", "lower"])
def test_in_the_next_own_roll_phase_it_alters_again(verb: str) -> None:
    name = {"six": PALISADE, "one": ORCHID, "lower": PALACE}[verb]
    t = rolling([owner(name, gold=9), {}], (5, 2))
    do(t, f"{verb} 1")
    if phase(t) == "dice":
        do(t, "done")
    while t.active == 0 or phase(t) != "act":
        assert not [text for text in options(t) if text.split()[0] in ("six", "one", "lower")]
        do(t, "gain gold")
    do(load(t, (3, 4)), "gain gold", "gain gold")
    assert t.active == 0 and phase(t) == "dice"
    assert options(t) == [f"{verb} 1", f"{verb} 2", "done"]


@pytest.mark.rule("V-ROL-05", "V-TUR-03")
def test_domains_of_others_alter_nothing() -> None:
    t = rolling([{"gold": 9}, owner(PALISADE, ORCHID, PALACE, gold=9)], (3, 5))
    assert phase(t) == "act" and t.active == 0
    assert dice(t) == (3, 5)
    t = rolling([owner(PALACE, gold=9), owner(PALISADE, ORCHID, gold=9)], (3, 5))
    assert options(t) == ["lower 1", "lower 2", "done"]
    assert options(t, 1) == []


@pytest.mark.rule("V-ROL-06", "V-ICO-09")
@pytest.mark.decision("DICE")
@pytest.mark.parametrize(
    ("name", "action", "shown"),
    [
        (PALISADE, "six 1", (6, 4)), (PALISADE, "six 2", (3, 6)),
        (ORCHID, "one 1", (1, 4)), (ORCHID, "one 2", (3, 1)),
        (PALACE, "lower 1", (2, 4)), (PALACE, "lower 2", (3, 3)),
    ],
)  # fmt: skip
def test_each_is_turned_on_one_die_or_the_other(name: str, action: str, shown: tuple[int, int]) -> None:
    t = rolling([owner(name, gold=2), {}], (3, 4))
    do(t, action)
    assert dice(t) == shown
    assert ("altered", 0, DOMAIN_NAMES.index(name), *shown) in happened(t)


@pytest.mark.rule("V-ROL-09")
def test_the_altered_dice_are_added_up() -> None:
    t = rolling([owner(PALACE, citizens={"rogue": 1, "champion": 1}), {}], (3, 5))
    do(t, "lower 1")  # 2 and 5, 7 in all: a Rogue and no Champion
    assert purse(t) == (3, 2, 0, 0)


@pytest.mark.rule("V-ROL-09")
def test_the_number_a_die_had_before_activates_nothing() -> None:
    t = rolling([owner(PALACE, citizens={"archer": 1, "mercenary": 1}), {}], (4, 6))
    do(t, "lower 1")
    assert purse(t) == (1, 2, 0, 0)  # Mercenary 1 gold 1 strength, starter Knight 1 strength


@pytest.mark.rule("V-ROL-10", "V-TUR-03")
def test_once_announced_the_dice_stay() -> None:
    t = rolling([owner(PALISADE, ORCHID, PALACE, gold=9, citizens={"thief": 1, "alchemist": 1}), {"gold": 3}], (3, 4))
    do(t, "done")
    seen = []
    while t.active == 0:
        seen.append(phase(t))
        assert dice(t) == (3, 4)
        assert not [text for text in options(t) if text.split()[0] in ("six", "one", "lower")]
        wanted = next(text for text in options(t) if text.split()[0] in ("nothing", "done", "gain"))
        do(t, wanted)
    assert seen[:2] == ["thief", "harvest"] and "act" in seen


# ---- effects ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CLR-03", "A5")
def test_foxgrove_palisade_makes_a_6_for_2_gold() -> None:
    t = rolling([owner(PALISADE, gold=3, magic=1), {}], (3, 4))
    do(t, "six 2")
    assert dice(t) == (3, 6)
    assert purse(t) == (1, 1, 1, 0)  # strength from the starter Knight
    assert phase(rolling([owner(PALISADE, gold=1, magic=9, strength=9), {}], (3, 4))) != "dice"


@pytest.mark.rule("V-CLR-03", "A14")
def test_foxgrove_palisade_leaves_a_6_alone() -> None:
    assert options(rolling([owner(PALISADE, gold=9), {}], (6, 4))) == ["six 2", "done"]
    assert options(rolling([owner(PALISADE, gold=9), {}], (4, 6))) == ["six 1", "done"]
    assert phase(rolling([owner(PALISADE, gold=9), {}], (6, 6))) == "act"


@pytest.mark.rule("V-CLR-12", "V-CLR-13", "A14")
def test_palace_of_the_dawn_lowers_by_one_and_never_a_1() -> None:
    for shown in range(2, 7):
        t = rolling([owner(PALACE, gold=0), {}], (shown, 1))
        assert options(t) == ["lower 1", "done"]
        do(t, "lower 1")
        assert dice(t) == (shown - 1, 1)
    assert options(rolling([owner(PALACE), {}], (1, 4))) == ["lower 2", "done"]
    t = rolling([owner(PALACE), {}], (1, 1))
    assert phase(t) == "harvest" and dice(t) == (1, 1)


@pytest.mark.rule("V-CLR-14", "V-ROL-07")
def test_palace_of_the_dawn_lowers_a_die_that_was_made_6() -> None:
    t = rolling([owner(PALISADE, PALACE, gold=2), {}], (3, 4))
    do(t, "six 2", "lower 2")
    assert dice(t) == (3, 5)


@pytest.mark.rule("V-CLR-13", "V-CLR-14")
def test_palace_of_the_dawn_cannot_lower_what_was_made_1() -> None:
    t = rolling([owner(ORCHID, PALACE), {}], (3, 4))
    do(t, "one 2")
    assert options(t) == ["lower 1", "done"]


@pytest.mark.rule("V-CLR-18", "A5")
@pytest.mark.parametrize("holy", [1, 2, 3])
def test_the_desert_orchid_costs_1_gold_a_holy_citizen(holy: int) -> None:
    given = {"citizens": {"paladin": 1, "priestess": holy - 1, "archer": 2}}
    t = rolling([owner(ORCHID, "shattered_hand", gold=holy, **given), {}], (3, 6))
    do(t, "one 1")
    assert dice(t) == (1, 6)
    assert purse(t)[0] == 0
    t = rolling([owner(ORCHID, gold=holy - 1, magic=9, **given), {}], (3, 6))
    assert phase(t) != "dice"


@pytest.mark.rule("V-CLR-19")
def test_the_desert_orchid_is_free_without_holy_citizens() -> None:
    t = rolling([owner(ORCHID, "shattered_hand", gold=0, citizens={"archer": 1}), {"citizens": {"cleric": 2}}], (3, 6))
    do(t, "one 1")
    assert dice(t) == (1, 6)
    assert purse(t)[0] == 0


@pytest.mark.rule("V-CLR-18", "A14")
def test_the_desert_orchid_leaves_a_1_alone() -> None:
    assert options(rolling([owner(ORCHID), {}], (1, 4))) == ["one 2", "done"]
    assert options(rolling([owner(ORCHID), {}], (4, 1))) == ["one 1", "done"]
    assert phase(rolling([owner(ORCHID), {}], (1, 1))) == "harvest"


@pytest.mark.rule("V-ROL-06")
def test_of_two_dice_that_show_the_same_one_is_offered_for_both() -> None:
    t = rolling([owner(PALISADE, ORCHID, PALACE, gold=2), {}], (4, 4))
    assert options(t) == ["six 1", "one 1", "lower 1", "done"]


# ---- Gargan's Embrace ---------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CLR-04", "A15")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_gargans_embrace_pays_for_a_pair_that_anybody_rolls(active: int) -> None:
    t = rolling([{}, owner(EMBRACE), {}], (4, 4), active=active)
    assert [purse(t, seat)[3] for seat in range(3)] == [0, 1, 0]
    assert ("gains", 1, 3, 1) in happened(t)


@pytest.mark.rule("A15")
def test_gargans_embrace_pays_nothing_without_a_pair() -> None:
    t = rolling([owner(EMBRACE), {}], (4, 5))
    assert purse(t)[3] == 0
    t = rolling([owner(EMBRACE, PALACE), {}], (3, 5))
    do(t, "lower 2")
    assert purse(t)[3] == 0
    t = rolling([owner(PALACE), {}], (4, 4))
    assert purse(t)[3] == 0


@pytest.mark.rule("V-CLR-05", "A15")
@pytest.mark.parametrize("seat", [0, 1])
def test_gargans_embrace_pays_for_a_pair_made_by_altering(seat: int) -> None:
    seats = [owner(PALACE), owner()]
    seats[seat]["domains"].append(EMBRACE)
    t = rolling(seats, (3, 4))
    assert purse(t, seat)[3] == 0
    do(t, "lower 2")
    assert [purse(t, 0)[3], purse(t, 1)[3]] == [1 - seat, seat]


@pytest.mark.rule("V-CLR-06")
def test_the_token_for_a_rolled_pair_stays_when_it_is_altered() -> None:
    t = rolling([owner(PALACE, EMBRACE), {}], (4, 4))
    assert purse(t)[3] == 1
    do(t, "lower 1")
    assert dice(t) == (3, 4) and purse(t)[3] == 1


@pytest.mark.rule("V-CLR-07")
def test_a_pair_altered_into_another_pair_is_one_more_token() -> None:
    t = rolling([owner(PALACE, ORCHID), owner(EMBRACE)], (2, 2))
    do(t, "one 1")
    assert dice(t) == (1, 2) and purse(t, 1)[3] == 1
    do(t, "lower 2")
    assert dice(t) == (1, 1) and purse(t, 1)[3] == 2


@pytest.mark.rule("V-CLR-05", "V-CLR-07")
def test_the_token_comes_once_for_a_pair_however_it_goes_on() -> None:
    t = rolling([owner(PALACE, ORCHID, EMBRACE), {}], (4, 4))
    do(t, "done")
    assert purse(t)[3] == 1
    while phase(t) != "act":
        do(t, "gain gold")
    assert purse(t)[3] == 1


@pytest.mark.rule("A13")
def test_the_waiting_player_has_the_tokens_of_gargans_embrace() -> None:
    t = rolling([{}, {}, {}, {}, owner(EMBRACE)], (5, 5))
    assert purse(t, 4) == (0, 0, 0, 1)  # and no gold from the starter Peasant
    assert purse(t, 3) == (2, 0, 0, 0)
