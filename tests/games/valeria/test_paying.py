"""Payment for monsters, citizens and domains: where magic may replace other resources, and where it may not."""

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
    """Return the amounts of magic offered for the payment."""
    assert t.view(0)["phase"] == "pay"
    return [int(option.removeprefix("magic ")) for option in options(t)]


@pytest.mark.rule("V-PAY-01", "V-PAY-04", "V-PAY-10")
@pytest.mark.decision("PAY")
def test_a_slayer_pays_magic_for_strength() -> None:
    """Of a price of 4 strength, the player may pay up to 3 in magic."""
    t = do(at([{"strength": 9, "magic": 9}, {}], centre=VALLEY), "slay 4")
    assert splits(t) == [0, 1, 2, 3]
    for magic in range(4):
        assert purse(do(t.copy(), f"magic {magic}")) == (0, 9 - 4 + magic, 9 - magic + 2, 0)


@pytest.mark.rule("V-PAY-02", "V-PAY-04", "V-PAY-10")
@pytest.mark.decision("PAY")
def test_a_recruiter_pays_magic_for_gold() -> None:
    """Of an Archer's 4 gold, up to 3 may be paid in magic."""
    t = do(at([{"gold": 9, "magic": 9}, {}]), "recruit 4")
    assert splits(t) == [0, 1, 2, 3]
    for magic in range(4):
        assert purse(do(t.copy(), f"magic {magic}")) == (9 - 4 + magic, 0, 9 - magic, 0)


@pytest.mark.rule("V-PAY-03", "V-PAY-04", "V-PAY-10")
@pytest.mark.decision("PAY")
def test_a_builder_pays_magic_for_gold() -> None:
    """Of the 11 gold for the Palace of the Dawn, up to 10 may be paid in magic."""
    t = do(at([{"gold": 12, "magic": 12, "citizens": BUILDERS}, {}], centre=PALACE), "build 1")
    assert splits(t) == list(range(11))
    assert purse(do(t.copy(), "magic 0")) == (1, 0, 12, 0)
    assert purse(do(t, "magic 10")) == (11, 0, 2, 0)


@pytest.mark.rule("V-PAY-04", "V-PAY-11")
@pytest.mark.parametrize(
    ("main", "action"),
    [("strength", "slay 4"), ("gold", "recruit 4"), ("gold", "build 1")],
)
def test_magic_never_pays_for_all_of_it(main: str, action: str) -> None:
    """With 15 magic, no price can be paid without the required resource; with 1 of it, every price can."""
    centre = {**VALLEY, **PALACE}
    mine: dict[str, Any] = {"magic": 15, "citizens": BUILDERS}
    assert options(at([mine, {}], centre=centre)) == ["gain gold", "gain strength", "gain magic"]
    t = at([{**mine, main: 1}, {}], centre=centre)
    assert action in options(t)
    do(t, action)
    assert getattr(t.players[0], main) == 0 and t.view(0)["phase"] == "act"


@pytest.mark.rule("V-PAY-05")
def test_a_price_of_one_has_no_room_for_magic() -> None:
    """A Goblin costs 1 strength and a Butcher 1 gold, so there is nothing to choose."""
    t = at([{"gold": 3, "strength": 3, "magic": 5}, {}], actions=3)
    do(t, "slay 1")
    assert t.view(0)["phase"] == "act" and purse(t) == (4, 2, 5, 0)
    do(t, "recruit 11")
    assert purse(t) == (3, 2, 5, 0)
    t = at([{"magic": 5}, {}])
    assert "slay 1" not in options(t) and "recruit 11" not in options(t)


@pytest.mark.rule("V-PAY-06", "V-PAY-10", "A6", "A7")
def test_the_magic_of_a_monster_comes_on_top() -> None:
    """The cube's own 1 magic is paid first, so at most 2 of 3 magic can replace strength."""
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
def test_when_a_gelatinous_cube_can_be_paid_for(strength: int, magic: int, can: bool) -> None:
    """The price is 4 strength and 1 magic; magic may replace all but 1 strength, but strength never replaces magic."""
    t = at([{"gold": 9, "strength": strength, "magic": magic}, {}], areas=SWAMP, centre=CUBE)
    assert ("slay 4" in options(t)) is can


@pytest.mark.rule("V-PAY-07", "V-PAY-11")
def test_gold_and_strength_do_not_stand_for_each_other() -> None:
    """Plenty of gold does not pay for a monster, nor plenty of strength for a citizen or a domain."""
    centre = {**VALLEY, **PALACE}
    t = at([{"gold": 20, "strength": 1, "magic": 2, "citizens": BUILDERS}, {}], centre=centre)
    assert "slay 4" not in options(t) and "recruit 4" in options(t) and "build 1" in options(t)
    t = at([{"gold": 1, "strength": 20, "magic": 2, "citizens": BUILDERS}, {}], centre=centre)
    assert "slay 4" in options(t) and "recruit 4" not in options(t) and "build 1" not in options(t)


@pytest.mark.rule("V-PAY-08")
def test_nothing_stands_for_magic() -> None:
    """A Gelatinous Cube costs 1 magic, which no amount of strength or gold replaces."""
    for magic in (0, 1):
        t = at([{"gold": 20, "strength": 20, "magic": magic}, {}], areas=SWAMP, centre=CUBE)
        assert ("slay 4" in options(t)) == (magic == 1)


@pytest.mark.rule("V-PAY-09", "V-PAY-10")
@pytest.mark.decision("PAY")
@pytest.mark.parametrize(
    ("gold", "magic", "expected"),
    [(4, 9, [0, 1, 2, 3]), (3, 9, [1, 2, 3]), (2, 2, [2]), (9, 1, [0, 1]), (9, 0, [0]), (4, 0, [0]), (1, 3, [3])],
)
def test_the_price_and_no_more_within_what_is_there(gold: int, magic: int, expected: list[int]) -> None:
    """However the price of an Archer is split, gold and magic add up to 4."""
    t = do(at([{"gold": gold, "magic": magic}, {}]), "recruit 4")
    if len(expected) > 1:
        assert splits(t) == expected
        do(t, f"magic {expected[-1]}")
    assert t.view(0)["phase"] == "act"
    assert purse(t) == (gold - 4 + expected[-1], 0, magic - expected[-1], 0)


@pytest.mark.rule("V-PAY-11")
@pytest.mark.parametrize(("gold", "magic", "can"), [(4, 0, True), (3, 0, False), (2, 1, False), (2, 2, True)])
def test_what_cannot_be_paid_cannot_be_done(gold: int, magic: int, can: bool) -> None:
    """An Archer is offered only if gold and magic reach its price of 4."""
    assert ("recruit 4" in options(at([{"gold": gold, "magic": magic}, {}]))) is can


@pytest.mark.rule("V-PAY-12")
def test_what_is_paid_goes_to_the_bank() -> None:
    """No other player receives the payment, and everyone sees it."""
    t = do(at([{"gold": 3, "magic": 3}, {"gold": 1}, {}]), "recruit 4", "magic 2")
    assert purse(t) == (1, 0, 1, 0)
    assert purse(t, 1) == (1, 0, 0, 0) and purse(t, 2) == (0, 0, 0, 0)
    assert ("paid", 0, 0, 2, 2) in happened(t, 1)


@pytest.mark.rule("V-PAY-14", "V-REC-02", "V-REC-03")
def test_the_printed_second_peasant() -> None:
    """The price is 2, plus 1 for the starter: 1 gold and 2 magic are enough, 1 gold and 1 magic are not."""
    t = do(at([{"gold": 1, "magic": 2}, {}]), "recruit 5")
    assert purse(t) == (0, 0, 0, 0) and t.players[0].citizens[8] == 1
    assert ("paid", 0, 0, 1, 2) in happened(t)
    assert "recruit 5" not in options(at([{"gold": 1, "magic": 1}, {}]))


@pytest.mark.rule("V-PAY-16", "V-CARD-eye-of-asteraten")
def test_slaying_by_a_domain_is_paid_alike() -> None:
    """An Owlbear slain with the Eye of Asteraten may be paid partly in magic, but needs at least 1 strength."""
    centre = {**VALLEY, "domains": {1: ["eye_of_asteraten"]}}
    mine = {"gold": 8, "magic": 9, "citizens": {"archer": 1, "cleric": 1}}
    t = do(at([mine, {}], centre=centre), "build 1", "magic 0", "slay 4")
    assert splits(t) == [0, 1, 2, 3]
    do(t, "magic 3")
    assert purse(t) == (0, 4, 8, 0) and t.actions == 1


@pytest.mark.rule("A5")
def test_magic_is_no_gold_in_a_harvest() -> None:
    """On other turns, a Monk's exchange costs gold, and a Mercenary's costs strength; neither may be paid in magic."""
    theirs = {"magic": 9, "citizens": {"monk": 1, "mercenary": 1}}
    t = at([{}, theirs], dice=(1, 3), citizens=["monk", *FIRST[1:]])
    assert options(t, 1) == [] and purse(t, 1) == (0, 0, 9, 0)
    t = at([{}, {**theirs, "gold": 1}], dice=(1, 3), citizens=["monk", *FIRST[1:]])
    assert options(t, 1) == ["trade monk", "done"]


@pytest.mark.rule("A5", "V-CARD-golden-obelisk-of-nae")
def test_gold_is_no_magic_for_a_power() -> None:
    """The Golden Obelisk of Nae offers tokens for 3 magic only, so with 2 magic and 20 gold there is no offer."""
    centre = {"domains": {1: ["golden_obelisk_of_nae"]}}
    mine = {"gold": 20, "strength": 9, "citizens": {"peasant": 1, "cleric": 1}}
    t = do(at([{**mine, "magic": 2}, {}], centre=centre), "build 1", "magic 0")
    assert t.view(0)["phase"] == "act" and purse(t) == (14, 9, 2, 0)
