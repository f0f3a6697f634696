"""Symbols on cards and their meaning; counting of copies, starters and icons."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, options, purse

from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.state import ValeriaState


def duke(t: ValeriaState, seat: int = 0) -> int:
    return int(scoring.points(t, t.players[seat]).duke)


@pytest.mark.rule("V-ICO-01", "V-SCO-11", "A26")
def test_gold_strength_and_magic_are_the_only_resources() -> None:
    """A duke that counts resources ignores tokens and points on cards."""
    t = at([{"gold": 1, "strength": 1, "magic": 1, "vp": 6, "duke": "simon_the_unclean", "monsters": {"troll": 1}}, {}])
    assert [text for text in options(t) if text.startswith("gain")] == ["gain gold", "gain strength", "gain magic"]
    assert duke(t) == 1
    do(t, "gain magic")
    assert duke(t) == 2 and purse(t) == (1, 1, 2, 6)


@pytest.mark.rule("V-ICO-02")
def test_plus_is_both() -> None:
    t = at([{"citizens": {"mercenary": 1, "paladin": 1}}, {}], dice=(3, 6))
    assert purse(t) == (1, 3, 2, 0)  # 1 gold and 1 strength, 1 strength and 2 magic, 1 strength from the Knight


@pytest.mark.rule("V-ICO-03", "V-SLA-06")
def test_a_bar_means_either() -> None:
    for choice, wanted in (("choose 1", (2, 0, 0, 0)), ("choose 2", (0, 0, 2, 0))):
        t = at([{"citizens": {"merchant": 1}}, {"citizens": {"peasant": 1}}], dice=(2, 1))
        assert options(t, 0) == ["choose 1", "choose 2"]
        do(t, choice, seat=0)
        assert purse(t) == wanted and options(t, 0) == []
    t = at([{"strength": 3}, {}], centre={"monsters": {1: ["goblin_mage"]}})
    do(t, "slay 1")
    assert options(t) == ["choose 1", "choose 2"]
    do(t, "choose 2")
    assert purse(t) == (0, 0, 1, 0) and "gain gold" in options(t)


@pytest.mark.rule("V-ICO-04", "V-ICO-12", "V-ICO-14", "A3")
@pytest.mark.parametrize("merchants", [0, 1, 3])
def test_a_times_sign_means_once_for_each(merchants: int) -> None:
    """A Butcher brings 2 gold per worker, himself included, but nothing for the starter Peasant."""
    citizens = {"butcher": 1, **({"merchant": merchants} if merchants else {})}
    t = at([{"citizens": citizens}, {"citizens": {"peasant": 2}}], dice=(5, 6))
    assert purse(t)[0] == 1 + 2 * (1 + merchants)


@pytest.mark.rule("V-ICO-05", "V-REC-07", "V-SLA-10")
def test_a_cost_limit_means_the_base_cost() -> None:
    """The Wraith's free citizen may be a fifth Rogue, but not an Archer, who costs 4."""
    centre: dict[str, Any] = {"monsters": {1: ["wraith"]}}
    t = at([{"strength": 4, "magic": 3, "citizens": {"rogue": 4}}, {}], centre=centre, areas=None)
    do(t, *["slay 1"])
    assert "free 7" in options(t) and "free 4" not in options(t) and "free 1" not in options(t)
    do(t, "free 7")
    assert purse(t) == (0, 0, 0, 0) and t.players[0].citizen_count == 5


@pytest.mark.rule("V-ICO-06", "V-HAR-19", "A5")
def test_an_arrow_to_the_right_pays_the_bank() -> None:
    for answer, wanted in (("trade champion", (1, 4, 0, 0)), ("done", (2, 0, 0, 0))):
        t = at([{"citizens": {"champion": 1}}, {"gold": 2, "citizens": {"champion": 1}}], dice=(2, 6))
        assert options(t, 1) == ["trade champion", "done"]
        before = purse(t)
        do(t, answer, seat=1)
        gold, strength, magic, vp = purse(t, 1)
        assert (gold, strength - 1, magic, vp) == wanted and purse(t) == before


@pytest.mark.rule("V-ICO-07", "V-ICO-08", "V-ICO-12")
def test_an_arrow_to_the_left_takes_from_one_opponent() -> None:
    seat = {"gold": 5, "citizens": {"rogue": 1, "cleric": 1}}
    t = at([seat, {"gold": 4}, {"gold": 4}], centre={"domains": {2: ["cutthroats_truce"]}})
    do(t, "build 2")
    assert options(t) == ["from 1", "from 2"]
    assert options(t, 1) == [] and options(t, 2) == []
    do(t, "from 2")
    assert [purse(t, number)[0] for number in range(3)] == [3, 4, 1]


@pytest.mark.rule("V-ICO-09", "V-ROL-06")
def test_a_die_is_the_one_that_is_named() -> None:
    for answer, wanted in (("six 1", (6, 4)), ("six 2", (3, 6))):
        t = _rolled({"domains": ["foxgrove_palisade"], "gold": 2}, (3, 4))
        assert options(t) == ["six 1", "six 2", "done"]
        do(t, answer)
        assert (t.dice1, t.dice2) == wanted


def _rolled(seat: dict[str, Any], dice: tuple[int, int]) -> ValeriaState:
    """Find a seed that rolls these dice; return the roll phase, in which seat 0 may alter them."""
    for seed in range(2000):
        t = at([seat, {}], active=1, actions=1, seed=seed)
        do(t, "gain gold")
        if (t.dice1, t.dice2) == dice and t.active == 0:
            return t
    raise AssertionError(dice)


@pytest.mark.rule("V-ICO-10", "V-ICO-14", "A3")
def test_citizens_count_roles_on_citizens_only() -> None:
    """A Blacksmith does not count the soldier icons of the Blood Crow Army or the starter Knight."""
    t = at([{"citizens": {"blacksmith": 1, "archer": 2}, "domains": ["blood_crow_army"]}, {}], dice=(1, 2))
    assert purse(t)[0] == 2


@pytest.mark.rule("V-ICO-11", "V-SCO-06", "V-SCO-07", "V-ICO-14")
def test_dukes_count_roles_on_domains_too() -> None:
    seat = {"duke": "isabella_the_righteous", "citizens": {"knight": 1, "cleric": 1}}
    assert duke(at([seat, {}])) == 1 + 2
    assert duke(at([{**seat, "domains": ["blood_crow_army", "eye_of_asteraten"]}, {}])) == (1 + 3 + 1) + 2 * (1 + 1)


@pytest.mark.rule("V-ICO-12", "V-SLA-05")
def test_a_reward_counts_the_cards_its_owner_has_at_that_moment() -> None:
    """The Goblin King counts himself and his slayer's Goblins."""
    t = at(
        [{"strength": 6, "monsters": {"goblin": 2}}, {"monsters": {"goblin": 1}}],
        centre={"monsters": {1: ["goblin_king"]}},
    )
    do(t, "slay 1")
    assert purse(t) == (3, 0, 0, 0)
    t = at([{"duke": "hrothgar_the_conqueror", "monsters": {"goblin": 1, "goblin_mage": 2}}, {}])
    assert duke(t) == 3 * 2 + 2  # titans score 1 more
    t = at([{"duke": "reese_the_firebrand", "monsters": {"goblin": 1}, "citizens": {"peasant": 2}}, {}])
    assert duke(t) == 3  # Reese does not count the two starters as citizens


@pytest.mark.rule("V-ICO-13", "A3", "A43", "V-REC-03")
@pytest.mark.parametrize("knights", [0, 2])
def test_a_starter_counts_by_name(knights: int) -> None:
    """The starter Knight counts for a Warlord on other turns, and for the price of the next Knight."""
    citizens = {"warlord": 1, **({"knight": knights} if knights else {})}
    t = at([{"citizens": {"archer": 1}}, {"citizens": citizens}], dice=(4, 4))
    assert purse(t, 1) == (0, 1 + knights, 0, 0)
    for gold in (2 + knights, 3 + knights):
        t = at([{"gold": gold, "citizens": {"knight": knights}}, {}])
        assert ("recruit 6" in options(t)) == (gold == 3 + knights)


@pytest.mark.rule("A3", "V-HAR-09", "V-HAR-17")
def test_an_activated_starter_rules_out_the_consolation() -> None:
    t = at([{}, {}], dice=(1, 4))
    assert purse(t)[0] == purse(t, 1)[0] == 1 and t.position()["phase"] == "act"
    t = at([{}, {}], dice=(1, 3))
    assert options(t, 0) == options(t, 1) == ["gain gold", "gain strength", "gain magic"]
