"""Thieves: gains and timing on their owner's turn and on other turns."""

from __future__ import annotations

import pytest
from tests.games.valeria.playing import at, do, load, options, purse

from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

CONSOLATION = ["gain gold", "gain strength", "gain magic"]


def phase(t: ValeriaState) -> str:
    return PHASE_NAMES[t.phase]


@pytest.mark.rule("V-CARD-thief", "V-CLR-20", "V-CLR-21", "V-CLR-22", "A10")
@pytest.mark.decision("THIEF")
def test_a_thief_takes_up_to_3_gold_or_up_to_3_magic_of_one_player() -> None:
    rich = {"gold": 5, "strength": 5, "magic": 5}
    t = at([{"citizens": {"thief": 1}}, rich, rich], dice=(4, 3))
    assert phase(t) == "thief" and t.open_seats() == [0]
    expected = {f"steal {seat} {n} {kind}" for seat in (1, 2) for n in (1, 2, 3) for kind in ("gold", "magic")}
    assert set(options(t)) == expected | {"nothing"}
    for text in sorted(expected):
        _, seat, number, kind = text.split()
        t = do(at([{"citizens": {"thief": 1}}, rich, rich], dice=(4, 3)), text)
        n = int(number)
        assert purse(t) == ((n, 0, 0, 0) if kind == "gold" else (0, 0, n, 0))
        assert purse(t, int(seat)) == ((5 - n, 5, 5, 0) if kind == "gold" else (5, 5, 5 - n, 0))
        assert purse(t, 3 - int(seat)) == (5, 5, 5, 0)


@pytest.mark.rule("V-CLR-22")
def test_a_thief_takes_no_more_than_there_is() -> None:
    t = at([{"citizens": {"thief": 1}}, {"gold": 1, "strength": 9, "magic": 2}, {"vp": 5}], dice=(4, 3))
    assert set(options(t)) == {"steal 1 1 gold", "steal 1 1 magic", "steal 1 2 magic", "nothing"}


@pytest.mark.rule("A10", "A11", "V-HAR-17")
@pytest.mark.decision("THIEF")
def test_a_thief_may_leave_everything_and_there_is_no_consolation_for_it() -> None:
    t = at([{"citizens": {"thief": 1}}, {"gold": 5}], dice=(4, 3))
    do(t, "nothing")
    assert purse(t) == (0, 0, 0, 0) and purse(t, 1) == (5, 0, 0, 0)
    assert t.open_seats() == [1] and options(t, 1) == CONSOLATION


@pytest.mark.rule("A9")
@pytest.mark.decision("THIEF")
def test_each_thief_has_a_victim_kind_and_amount_of_its_own() -> None:
    rich = {"gold": 5, "magic": 5}
    t = at([{"citizens": {"thief": 4}}, rich, rich, {"gold": 1}], dice=(4, 3))
    do(t, "steal 1 2 gold", "steal 2 3 magic", "nothing")
    assert "steal 1 3 gold" in options(t) and "steal 2 3 magic" not in options(t)
    do(t, "steal 1 3 gold")
    assert phase(t) == "harvest"
    assert [purse(t, seat) for seat in range(4)] == [(5, 0, 3, 0), (0, 0, 5, 0), (5, 0, 2, 0), (1, 0, 0, 0)]


@pytest.mark.rule("A9", "V-HAR-04", "V-HAR-07")
@pytest.mark.parametrize(("dice", "thefts"), [((4, 3), 2), ((1, 6), 2), ((6, 6), 0), ((4, 4), 0)])
def test_thieves_steal_once_each_with_a_7(dice: tuple[int, int], thefts: int) -> None:
    t = at([{"citizens": {"thief": 2}}, {"gold": 20}], dice=dice)
    for _ in range(thefts):
        do(t, "steal 1 1 gold")
    assert phase(t) != "thief" and purse(t)[0] >= thefts


@pytest.mark.rule("V-CLR-23", "V-HAR-12", "A8")
def test_with_2_5_and_7_the_thief_acts_before_others_have_the_gold_of_their_peasants() -> None:
    t = at([{"citizens": {"thief": 1, "peasant": 1}}, {"citizens": {"peasant": 2}, "magic": 1}], dice=(2, 5))
    assert purse(t, 0) == (0, 0, 0, 0) and purse(t, 1) == (0, 0, 1, 0)
    assert options(t) == ["steal 1 1 magic", "nothing"]
    do(t, "nothing")
    assert purse(t, 0) == (2, 0, 0, 0) and purse(t, 1) == (3, 0, 1, 0)


@pytest.mark.rule("V-HAR-12", "V-CLR-23", "A8")
def test_what_others_harvest_is_out_of_reach_of_the_thief() -> None:
    t = at([{"citizens": {"thief": 1}}, {"citizens": {"peasant": 2}}], dice=(2, 5))
    assert phase(t) == "act"  # there was nothing to steal
    assert purse(t, 0) == (1, 0, 0, 0) and purse(t, 1) == (3, 0, 0, 0)


@pytest.mark.rule("V-HAR-12")
def test_the_thief_is_ahead_of_all_consolations() -> None:
    t = at([{"citizens": {"thief": 1}}, {"gold": 1}, {}], dice=(4, 3))
    assert options(t, 1) == options(t, 2) == []
    do(t, "steal 1 1 gold")
    assert t.open_seats() == [1, 2]


@pytest.mark.rule("V-HAR-12", "A12", "V-HAR-14")
def test_loot_can_pay_for_the_exchanges_that_follow() -> None:
    t = at([{"citizens": {"thief": 1, "alchemist": 1}}, {"gold": 3}], dice=(3, 4))
    do(t, "steal 1 1 gold", "trade alchemist", seat=0)
    assert purse(t) == (0, 0, 3, 0)


@pytest.mark.rule("V-HAR-11", "A8")
def test_a_thief_off_turn_robs_nobody_and_may_come_at_any_point() -> None:
    mine = {"citizens": {"thief": 1, "alchemist": 1}, "magic": 1}
    for answers in (["choose 1", "trade alchemist"], ["trade alchemist", "choose 1"]):
        t = at([mine, {"gold": 5, "magic": 5}], dice=(4, 3), active=1)
        assert phase(t) == "harvest"
        assert options(t, 0) == ["choose 1", "choose 2", "trade alchemist"]
        do(t, *answers, seat=0)
        assert purse(t) == (4, 0, 0, 0) and purse(t, 1) == (5, 0, 5, 0)


@pytest.mark.rule("A13")
def test_the_waiting_player_may_be_robbed_and_named_and_loses_the_harvest_alone() -> None:
    t = at([{"citizens": {"thief": 1}}, {}, {}, {}, {"gold": 3, "citizens": {"rogue": 2}}], dice=(4, 3))
    do(t, "steal 4 2 gold")
    assert purse(t, 4) == (1, 0, 0, 0)
    assert t.open_seats() == [1, 2, 3]
    t = at([{"domains": ["cathedral_of_st_aquila"]}, {}, {}, {}, {"gold": 3}], actions=1)
    do(load(t, (1, 2)), "gain magic")
    assert "from 4" in options(t)
    do(t, "from 4")
    assert purse(t, 0)[0] == 1 and purse(t, 4)[0] == 2
