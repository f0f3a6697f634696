"""Payment for monsters, citizens and domains: where magic may replace other resources and where it may not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, options, purse

from burgrave.games.valeria.rules.state import ValeriaState

VALLEY = {"monsters": {4: ["owlbear"]}}  # strength 4
SWAMP = ["hills", "ruins", "forest", "swamp", "valley"]
CUBE = {"monsters": {4: ["gelatinous_cube"]}}  # strength 4 and magic 1
PALACE = {"domains": {1: ["palace_of_the_dawn"]}}  # 11 gold
FIRST = ["cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher"]
BUILDERS = {"peasant": 1, "archer": 2}


def splits(t: ValeriaState) -> list[int]:
    assert t.view(0)["phase"] == "pay"
    return [int(option.removeprefix("magic ")) for option in options(t)]


@pytest.mark.rule("V-PAY-01", "V-PAY-04", "V-PAY-10")
@pytest.mark.decision("PAY")
def test_magic_replaces_all_but_one_strength() -> None:
    t = do(at([{"strength": 9, "magic": 9}, {}], centre=VALLEY), "slay 4")
    assert splits(t) == [0, 1, 2, 3]
    for magic in range(4):
        assert purse(do(t.copy(), f"magic {magic}")) == (0, 9 - 4 + magic, 9 - magic + 2, 0)


@pytest.mark.rule("V-PAY-02", "V-PAY-04", "V-PAY-10")
@pytest.mark.decision("PAY")
def test_magic_replaces_all_but_one_gold_of_a_citizen() -> None:
    t = do(at([{"gold": 9, "magic": 9}, {}]), "recruit 4")
    assert splits(t) == [0, 1, 2, 3]
    for magic in range(4):
        assert purse(do(t.copy(), f"magic {magic}")) == (9 - 4 + magic, 0, 9 - magic, 0)


@pytest.mark.rule("V-PAY-03", "V-PAY-04", "V-PAY-10")
@pytest.mark.decision("PAY")
def test_magic_replaces_all_but_one_gold_of_a_domain() -> None:
    t = do(at([{"gold": 12, "magic": 12, "citizens": BUILDERS}, {}], centre=PALACE), "build 1")
    assert splits(t) == list(range(11))
    assert purse(do(t.copy(), "magic 0")) == (1, 0, 12, 0)
    assert purse(do(t, "magic 10")) == (11, 0, 2, 0)


@pytest.mark.rule("V-PAY-04", "V-PAY-11")
@pytest.mark.parametrize(
    ("main", "action"),
    [("strength", "slay 4"), ("gold", "recruit 4"), ("gold", "build 1")],
)
def test_magic_never_pays_the_whole_price(main: str, action: str) -> None:
    centre = {**VALLEY, **PALACE}
    mine: dict[str, Any] = {"magic": 15, "citizens": BUILDERS}
    assert options(at([mine, {}], centre=centre)) == ["gain gold", "gain strength", "gain magic"]
    t = at([{**mine, main: 1}, {}], centre=centre)
    assert action in options(t)
    do(t, action)
    assert getattr(t.players[0], main) == 0 and t.view(0)["phase"] == "act"


@pytest.mark.rule("V-PAY-05")
def test_magic_cannot_replace_a_price_of_one() -> None:
    t = at([{"gold": 3, "strength": 3, "magic": 5}, {}], actions=3)
    do(t, "slay 1")
    assert t.view(0)["phase"] == "act" and purse(t) == (4, 2, 5, 0)
    do(t, "recruit 11")
    assert purse(t) == (3, 2, 5, 0)
    t = at([{"magic": 5}, {}])
    assert "slay 1" not in options(t) and "recruit 11" not in options(t)


@pytest.mark.rule("V-PAY-06", "V-PAY-10", "A6", "A7")
def test_a_monsters_own_magic_is_paid_first() -> None:
    t = do(at([{"strength": 9, "magic": 3}, {}], areas=SWAMP, centre=CUBE), "slay 4")
    assert splits(t) == [0, 1, 2]
    assert t.view(0)["step"] == {"for": "slay", "place": 3, "price": 4, "magic": 1}
    for magic in range(3):
        assert purse(do(t.copy(), f"magic {magic}")) == (2, 9 - 4 + magic, 3 - 1 - magic, 0)
    t = do(at([{"strength": 9, "magic": 9}, {}], areas=SWAMP, centre=CUBE), "slay 4")
    assert splits(t) == [0, 1, 2, 3]  # at least 1 strength, however much magic there is


@pytest.mark.rule("V-PAY-06", "V-PAY-11", "V-SLA-02", "A6", "A7")
@pytest.mark.parametrize(
    ("strength", "magic", "can"),
    [
        (4, 1, True),
        (4, 0, False),
        (9, 0, False),
        (0, 9, False),
        (1, 4, True),
        (1, 3, False),
        (3, 2, True),
        (3, 1, False),
    ],
)
def test_what_pays_for_a_gelatinous_cube(strength: int, magic: int, can: bool) -> None:
    """The price is 4 strength and 1 magic; magic may replace all but 1 strength, but strength never replaces magic."""
    t = at([{"gold": 9, "strength": strength, "magic": magic}, {}], areas=SWAMP, centre=CUBE)
    assert ("slay 4" in options(t)) is can


@pytest.mark.rule("V-PAY-07", "V-PAY-11")
def test_gold_and_strength_do_not_replace_each_other() -> None:
    centre = {**VALLEY, **PALACE}
    t = at([{"gold": 20, "strength": 1, "magic": 2, "citizens": BUILDERS}, {}], centre=centre)
    assert "slay 4" not in options(t) and "recruit 4" in options(t) and "build 1" in options(t)
    t = at([{"gold": 1, "strength": 20, "magic": 2, "citizens": BUILDERS}, {}], centre=centre)
    assert "slay 4" in options(t) and "recruit 4" not in options(t) and "build 1" not in options(t)


@pytest.mark.rule("V-PAY-08")
def test_nothing_replaces_magic() -> None:
    for magic in (0, 1):
        t = at([{"gold": 20, "strength": 20, "magic": magic}, {}], areas=SWAMP, centre=CUBE)
        assert ("slay 4" in options(t)) == (magic == 1)


@pytest.mark.rule("V-PAY-09", "V-PAY-10")
@pytest.mark.decision("PAY")
@pytest.mark.parametrize(
    ("gold", "magic", "expected"),
    [(4, 9, [0, 1, 2, 3]), (3, 9, [1, 2, 3]), (2, 2, [2]), (9, 1, [0, 1]), (9, 0, [0]), (4, 0, [0]), (1, 3, [3])],
)
def test_a_split_payment_adds_up_to_the_price(gold: int, magic: int, expected: list[int]) -> None:
    t = do(at([{"gold": gold, "magic": magic}, {}]), "recruit 4")
    if len(expected) > 1:
        assert splits(t) == expected
        do(t, f"magic {expected[-1]}")
    assert t.view(0)["phase"] == "act"
    assert purse(t) == (gold - 4 + expected[-1], 0, magic - expected[-1], 0)


@pytest.mark.rule("V-PAY-11")
@pytest.mark.parametrize(("gold", "magic", "can"), [(4, 0, True), (3, 0, False), (2, 1, False), (2, 2, True)])
def test_an_unaffordable_citizen_is_not_offered(gold: int, magic: int, can: bool) -> None:
    assert ("recruit 4" in options(at([{"gold": gold, "magic": magic}, {}]))) is can


@pytest.mark.rule("V-PAY-12")
def test_payments_are_public_and_go_to_the_bank() -> None:
    t = do(at([{"gold": 3, "magic": 3}, {"gold": 1}, {}]), "recruit 4", "magic 2")
    assert purse(t) == (1, 0, 1, 0)
    assert purse(t, 1) == (1, 0, 0, 0) and purse(t, 2) == (0, 0, 0, 0)
    assert ("paid", 0, 0, 2, 2) in happened(t, 1)


@pytest.mark.rule("V-PAY-14", "V-REC-02", "V-REC-03")
def test_printed_example_of_a_second_peasant() -> None:
    """The second Peasant costs 3 gold: the base cost of 2, plus 1 for the starter."""
    t = do(at([{"gold": 1, "magic": 2}, {}]), "recruit 5")
    assert purse(t) == (0, 0, 0, 0) and t.players[0].citizens[8] == 1
    assert ("paid", 0, 0, 1, 2) in happened(t)
    assert "recruit 5" not in options(at([{"gold": 1, "magic": 1}, {}]))


@pytest.mark.rule("V-PAY-16", "V-CARD-eye-of-asteraten")
def test_slaying_with_the_eye_may_be_paid_partly_in_magic() -> None:
    centre = {**VALLEY, "domains": {1: ["eye_of_asteraten"]}}
    mine = {"gold": 8, "magic": 9, "citizens": {"archer": 1, "cleric": 1}}
    t = do(at([mine, {}], centre=centre), "build 1", "magic 0", "slay 4")
    assert splits(t) == [0, 1, 2, 3]
    do(t, "magic 3")
    assert purse(t) == (0, 4, 8, 0) and t.actions == 1


@pytest.mark.rule("A5")
def test_magic_does_not_pay_for_exchanges_in_a_harvest() -> None:
    theirs = {"magic": 9, "citizens": {"monk": 1, "mercenary": 1}}
    t = at([{}, theirs], dice=(1, 3), citizens=["monk", *FIRST[1:]])
    assert options(t, 1) == [] and purse(t, 1) == (0, 0, 9, 0)
    t = at([{}, {**theirs, "gold": 1}], dice=(1, 3), citizens=["monk", *FIRST[1:]])
    assert options(t, 1) == ["trade monk", "done"]


@pytest.mark.rule("A5", "V-CARD-golden-obelisk-of-nae")
def test_gold_does_not_pay_for_the_obelisk() -> None:
    """The Obelisk offers tokens only for 3 magic."""
    centre = {"domains": {1: ["golden_obelisk_of_nae"]}}
    mine = {"gold": 20, "strength": 9, "citizens": {"peasant": 1, "cleric": 1}}
    t = do(at([{**mine, "magic": 2}, {}], centre=centre), "build 1", "magic 0")
    assert t.view(0)["phase"] == "act" and purse(t) == (14, 9, 2, 0)
