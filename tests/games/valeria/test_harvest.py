"""Order of a turn, and the harvest: participants, timing, thieves, exchanges and the consolation."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, load, new, options, purse, rolling

from burgrave import IllegalAction
from burgrave.games.valeria.cards import CITIZEN_NAMES
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import parse

CONSOLATION = ["gain gold", "gain strength", "gain magic"]


def phase(t: ValeriaState) -> str:
    return PHASE_NAMES[t.phase]


def refused(t: ValeriaState, seat: int, text: str) -> bool:
    before = t.digest()
    with pytest.raises(IllegalAction):
        t.apply(seat, parse(text))
    return before == t.digest()


# ---- turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-TUR-01", "V-TUR-02", "V-HAR-21")
def test_a_turn_is_a_roll_a_harvest_two_actions_and_its_end() -> None:
    seats: list[dict[str, Any]] = [
        {"domains": ["palace_of_the_dawn", "cathedral_of_st_aquila"], "citizens": {"thief": 1, "merchant": 1}},
        {"gold": 5},
        {},
    ]
    t = rolling(seats, (2, 5))
    seen = []
    for answer in ("done", "steal 1 1 gold", "choose 1", "gain gold", "gain gold", "from 1"):
        seen.append(phase(t))
        assert t.to_act() == 0 and t.active == 0
        do(t, answer)
    assert seen == ["dice", "thief", "harvest", "act", "act", "victim"]
    assert t.active == 1
    turn = [event[:2] for event in happened(t) if event[0] in ("turn", "rolled", "takes")]
    assert [event for event in turn if event[0] != "takes"] == [("turn", 2), ("rolled", 0), ("turn", 2), ("rolled", 1)]
    assert turn.index(("takes", 0)) > turn.index(("rolled", 0))


@pytest.mark.rule("V-TUR-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_dice_go_to_the_neighbour_on_the_left(players: int) -> None:
    t = rolling([{}] * players, (5, 5), active=1)
    order = []
    for _ in range(players + 1):
        order.append(int(t.active))
        assert t.open_seats() == [t.active]
        do(load(t, (5, 5)), "gain gold", "gain gold")
    assert order == [(1 + step) % players for step in range(players + 1)]


@pytest.mark.rule("V-TUR-03")
def test_a_domain_that_names_the_own_action_phase_is_idle_in_all_other_phases() -> None:
    built = ["halfpenny_hill", "blood_crow_army", "monolith_of_ostendaar", "cathedral_of_st_aquila"]
    t = rolling([{"citizens": {"merchant": 1}}, {"domains": built}, {"gold": 1}], (2, 1), active=1)
    assert phase(t) == "harvest" and purse(t, 1) == (0, 0, 0, 0)
    for seat in (2, 1):
        do(t, "gain gold", seat=seat)
    assert phase(t) == "act" and purse(t, 1) == (2, 1, 1, 0)
    do(t, "gain gold", "gain gold")
    assert phase(t) == "victim"
    do(load(t, (5, 5)), "from 2")
    assert (t.active, phase(t)) == (2, "act")
    before = purse(t, 1)
    do(load(t, (5, 5)), "gain gold", "gain gold")
    assert (t.active, phase(t)) == (0, "act")
    assert purse(t, 1) == (before[0] + 2, *before[1:])  # two 5s for the starter Peasant, nothing else


@pytest.mark.rule("V-TUR-04", "V-HAR-13")
@pytest.mark.decision("HARVEST_EXCHANGE")
def test_of_exchanges_that_are_due_at_once_the_player_says_which_is_first() -> None:
    mine = {"gold": 1, "magic": 1, "citizens": {"monk": 1, "alchemist": 1}}
    for first, second in (("monk", "alchemist"), ("alchemist", "monk")):
        t = at([mine, {}], dice=(1, 3), active=1)
        assert options(t, 0) == ["trade monk", "trade alchemist", "done"]
        do(t, f"trade {first}", f"trade {second}", seat=0)
        assert purse(t) == (2, 0, 2, 0)


@pytest.mark.rule("V-TUR-04")
@pytest.mark.decision("VICTIM")
def test_two_domains_that_take_as_the_phase_ends_may_have_any_two_victims() -> None:
    results = set()
    for one in (1, 2):
        for two in (1, 2):
            built = ["cathedral_of_st_aquila", "the_orb_of_urdr"]
            rich = {"gold": 1, "magic": 1}
            t = load(at([{"domains": built}, rich, rich], actions=1), (2, 1))
            do(t, "gain strength", f"from {one}", f"from {two}")
            assert purse(t) == (1, 1, 1, 0)
            results.add((purse(t, 1), purse(t, 2)))
    assert len(results) == 4


@pytest.mark.rule("V-TUR-05")
def test_a_domain_overrides_the_rulebook() -> None:
    for built, least in (([], 5), (["emerald_stronghold"], 2)):
        for gold in (least - 1, least):
            t = at([{"gold": gold, "domains": built, "citizens": {"peasant": 2}}, {}])
            assert ("recruit 5" in options(t)) == (gold == least)
    for built, least in (([], 5), (["pratchetts_plateau"], 4)):
        for gold in (least - 1, least):
            mine = {"gold": gold, "domains": built, "citizens": {"archer": 3}}
            t = at([mine, {}], centre={"domains": {1: ["blood_crow_army"]}})
            assert ("build 1" in options(t)) == (gold == least)


# ---- activation ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-HAR-01", "V-HAR-02", "V-HAR-03")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_all_harvest_the_active_player_to_the_left_the_others_to_the_right(active: int) -> None:
    t = at([{"citizens": {"archer": 1, "cleric": 1}}] * 4, dice=(1, 4), active=active)
    assert phase(t) == "act"
    for seat in range(4):
        assert purse(t, seat) == ((1, 2, 3, 0) if seat == active else (1, 1, 1, 0))


@pytest.mark.rule("V-HAR-04")
def test_a_4_activates_both_of_two_archers() -> None:
    t = at([{"citizens": {"archer": 2}}, {"citizens": {"archer": 2}}], dice=(4, 2))
    assert purse(t, 0) == (0, 4 + 1, 0, 0)  # and the sum activates the starter Knight
    assert purse(t, 1) == (0, 2 + 1, 0, 0)


@pytest.mark.rule("V-HAR-05", "V-HAR-06", "V-HAR-04")
def test_with_a_pair_of_4s_three_archers_are_activated_six_times() -> None:
    t = at([{"citizens": {"archer": 3}}, {"citizens": {"archer": 3}}], dice=(4, 4))
    assert purse(t, 0) == (0, 12, 0, 0)
    assert purse(t, 1) == (0, 6, 0, 0)


@pytest.mark.rule("V-HAR-05", "V-HAR-19")
@pytest.mark.decision("HARVEST_CHOICE", "HARVEST_EXCHANGE")
def test_a_pair_brings_choices_and_exchanges_once_for_either_die() -> None:
    t = at([{"citizens": {"merchant": 2}}, {"citizens": {"monk": 1}, "gold": 9}], dice=(2, 2))
    do(t, "choose 1", "choose 1", "choose 2", "choose 2", seat=0)
    assert purse(t) == (4, 0, 4, 0)
    assert options(t, 0) == []
    t = at([{}, {"citizens": {"monk": 2}, "gold": 9}], dice=(1, 1))
    do(t, *["trade monk"] * 4, seat=1)
    assert purse(t, 1) == (5, 0, 8, 0)
    assert options(t, 1) == []


@pytest.mark.rule("V-HAR-07")
@pytest.mark.parametrize("dice", [(4, 4), (2, 6), (3, 5)])
def test_the_sum_activates_once_be_the_dice_a_pair_or_not(dice: tuple[int, int]) -> None:
    t = at([{"citizens": {"champion": 1, "rogue": 1}}, {}], dice=dice)
    starters = {4: (0, 0), 2: (0, 1), 3: (1, 0)}[dice[0]]
    assert purse(t) == (starters[0], 4 + starters[1], 0, 0)


@pytest.mark.rule("V-HAR-07")
def test_the_sum_of_a_pair_of_3s_activates_a_knight_once() -> None:
    t = at([{"citizens": {"knight": 2}}, {}], dice=(3, 3))
    assert purse(t) == (0, 3, 0, 0)
    t = at([{"citizens": {"alchemist": 1}, "gold": 9}, {"citizens": {"archer": 1}}], dice=(2, 2))
    assert purse(t, 1) == (0, 1, 0, 0)


@pytest.mark.rule("V-HAR-08")
def test_a_card_with_two_numbers_is_activated_once_a_roll() -> None:
    for dice in ((3, 6), (4, 5), (4, 6), (5, 5)):
        knight = dice.count(6)
        peasant = dice.count(5)
        t = at([{"citizens": {"paladin": 1}}, {}], dice=dice)
        assert purse(t) == (peasant, 1 + knight, 2, 0)


@pytest.mark.rule("V-HAR-09", "A3")
def test_starters_are_activated_and_rule_out_the_consolation() -> None:
    for dice in ((5, 2), (6, 2), (1, 4), (2, 4), (3, 3)):
        t = at([{}, {}], dice=dice)
        assert phase(t) == "act" and purse(t) == purse(t, 1) != (0, 0, 0, 0)


@pytest.mark.rule("V-HAR-10", "V-HAR-11")
def test_no_citizen_but_the_thief_on_turn_takes_from_a_player() -> None:
    everything = {name: 1 for name in CITIZEN_NAMES if name != "thief"}
    rich = {"gold": 5, "strength": 5, "magic": 5}
    for one in range(1, 7):
        for two in range(1, 7):
            for active in (0, 1):
                mine = {**rich, "citizens": everything if active == 0 else {**everything, "thief": 1}}
                t = at([mine, rich], dice=(one, two), active=active)
                assert phase(t) != "thief"
                while 0 in t.open_seats() and phase(t) == "harvest":
                    do(t, options(t, 0)[0], seat=0)
                assert all(now >= had for now, had in zip(purse(t, 1), (5, 5, 5, 0), strict=True))
                assert not [event for event in happened(t) if event[0] == "takes"]


# ---- order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A8", "V-HAR-01")
def test_all_who_decide_are_open_at_once_and_the_order_is_that_of_the_turns() -> None:
    t = at([{}, {}, {}, {}], dice=(1, 2), active=2)
    assert t.open_seats() == [0, 1, 2, 3]
    order = []
    while phase(t) == "harvest":
        order.append(int(t.to_act()))
        do(t, "gain gold")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("V-HAR-14", "V-HAR-13")
def test_with_1_4_and_5_a_monk_is_paid_with_the_gold_of_the_peasant() -> None:
    t = at([{}, {"citizens": {"monk": 1}}], dice=(1, 4))
    assert options(t, 1) == ["trade monk", "done"]
    do(t, "trade monk", seat=1)
    assert purse(t, 1) == (0, 0, 2, 0)


@pytest.mark.rule("V-HAR-14")
def test_one_exchange_may_pay_for_another_of_the_same_harvest() -> None:
    t = at([{}, {"citizens": {"monk": 2, "alchemist": 1}, "gold": 1}], dice=(1, 3))
    assert options(t, 1) == ["trade monk", "done"]
    do(t, "trade monk", seat=1)
    assert options(t, 1) == ["trade alchemist", "done"]
    do(t, "trade alchemist", "trade monk", seat=1)
    assert purse(t, 1) == (1, 0, 3, 0)
    assert options(t, 1) == []


@pytest.mark.rule("V-HAR-14")
def test_a_choice_to_come_keeps_an_exchange_open_that_cannot_be_paid_yet() -> None:
    t = at([{}, {"citizens": {"thief": 1, "alchemist": 1}}], dice=(3, 4))
    assert options(t, 1) == ["choose 1", "choose 2"]
    do(t, "choose 2", seat=1)
    assert options(t, 1) == ["trade alchemist", "done"]


@pytest.mark.rule("V-HAR-19", "A12")
@pytest.mark.decision("HARVEST_EXCHANGE")
def test_exchanges_may_be_left_but_what_costs_nothing_comes_by_itself() -> None:
    mine = {"citizens": {"monk": 2, "archer": 1}, "gold": 5}
    t = at([{}, mine], dice=(1, 4))
    assert purse(t, 1) == (6, 1, 0, 0)
    do(t, "trade monk", "done", seat=1)
    assert purse(t, 1) == (5, 1, 2, 0)
    assert phase(t) == "act"


@pytest.mark.rule("A12")
def test_a_choice_of_gold_or_magic_cannot_be_left() -> None:
    t = at([{"citizens": {"merchant": 1, "mercenary": 1}}, {}], dice=(2, 1))
    assert options(t, 0) == ["choose 1", "choose 2"]
    assert refused(t, 0, "done")


@pytest.mark.rule("V-HAR-19")
def test_an_exchange_is_for_the_full_price_or_not_at_all() -> None:
    t = at([{}, {"citizens": {"mercenary": 3}, "strength": 2, "gold": 9, "magic": 9}], dice=(3, 1))
    do(t, "trade mercenary", "trade mercenary", seat=1)
    assert purse(t, 1) == (13, 0, 9, 0)
    assert options(t, 1) == [] and refused(t, 1, "trade mercenary")


@pytest.mark.rule("V-HAR-19")
def test_an_exchange_that_can_no_longer_be_paid_ends_at_once() -> None:
    """Seat 1 spends its last strength while seat 0 still has to decide."""
    t = at([{}, {"citizens": {"mercenary": 3}, "strength": 1}], dice=(3, 1))
    do(t, "trade mercenary", seat=1)
    view, digest = t.view(1), t.digest()
    assert view["open"] == t.open_seats() == [0]
    assert t.digest() == digest and t.view(1) == view


@pytest.mark.rule("V-HAR-20", "V-HAR-12")
def test_what_is_paid_for_each_card_is_counted_among_the_cards_there_are() -> None:
    t = at([{"citizens": {"butcher": 1}}, {"citizens": {"butcher": 5}}], dice=(5, 6))
    assert purse(t, 0) == (2 + 1, 1, 0, 0)
    mine = {"citizens": {"butcher": 1, "miner": 1, "merchant": 1}, "gold": 9, "magic": 1}
    t = load(at([mine, {}], actions=1), (5, 5))
    do(t, "recruit 2", "magic 0")  # a second Merchant, a fourth worker
    assert (t.active, phase(t), purse(t)) == (1, "act", (8, 0, 1, 0))
    do(load(t, (5, 6)), "gain gold", "gain gold")
    assert (t.active, phase(t), purse(t)) == (0, "act", (8 + 4 * 2 + 1 + 1, 1, 1, 0))


# ---- the consolation ----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-HAR-15", "V-HAR-16", "V-HAR-18", "A45")
@pytest.mark.decision("HARVEST_CONSOLATION")
@pytest.mark.parametrize("dice", [(1, 2), (2, 2), (4, 4), (1, 1), (1, 3)])
@pytest.mark.parametrize(("kind", "place"), [("gold", 0), ("strength", 1), ("magic", 2)])
def test_whose_cards_were_all_idle_takes_one_resource(dice: tuple[int, int], kind: str, place: int) -> None:
    t = at([{"citizens": {"miner": 2}}, {"citizens": {"rogue": 1}}, {}], dice=dice)
    assert t.open_seats() == [0, 1, 2]
    for seat in range(3):
        assert options(t, seat) == CONSOLATION
        assert refused(t, seat, "done") and refused(t, seat, "decline")
        do(t, f"gain {kind}", seat=seat)
        assert purse(t, seat) == tuple(int(one == place) for one in range(4))
        assert phase(t) == "act" or refused(t, seat, f"gain {kind}")
    assert phase(t) == "act" and t.to_act() == 0


@pytest.mark.rule("V-HAR-17", "A11")
@pytest.mark.parametrize(
    ("mine", "dice", "on"),
    [
        ({"cleric": 1}, (1, 2), True),
        ({"cleric": 1}, (1, 2), False),
        ({"blacksmith": 1}, (2, 1), True),  # no soldier
        ({"alchemist": 1}, (3, 1), True),  # no gold
        ({"monk": 1}, (1, 2), False),
        ({"champion": 1}, (4, 4), False),
        ({"thief": 1}, (4, 3), True),  # nobody to rob
    ],
)
def test_a_card_activated_is_no_consolation_useful_or_not(
    mine: dict[str, int], dice: tuple[int, int], on: bool
) -> None:
    t = at([{"citizens": mine}, {}], dice=dice, active=0 if on else 1)
    assert t.open_seats() == [1]
    do(t, "gain gold", seat=1)
    assert phase(t) == "act"


@pytest.mark.rule("V-HAR-21")
def test_nobody_acts_before_all_have_harvested() -> None:
    t = at([{}, {}, {}], dice=(1, 2), active=1)
    do(t, "gain gold", seat=1)
    assert options(t, 1) == [] and phase(t) == "harvest"
    do(t, "gain gold", seat=0)
    assert phase(t) == "harvest"
    do(t, "gain gold", seat=2)
    assert phase(t) == "act" and t.open_seats() == [1]


@pytest.mark.rule("A38")
def test_alone_the_consolation_can_come_twice_a_round() -> None:
    t = rolling([{}], (1, 2))
    assert options(t) == CONSOLATION
    do(t, "gain magic", "gain gold", "gain gold")
    while phase(t) in ("raid", "capture"):
        do(t, options(t)[0])
    assert phase(t) == "harvest" and options(t) == CONSOLATION
    do(t, "gain magic")
    assert purse(t)[2] == 2


@pytest.mark.rule("A38")
def test_alone_a_card_recruited_since_rules_out_the_second_consolation() -> None:
    t = rolling([{"gold": 5}], (1, 2))
    do(t, "gain strength", "recruit 1", "gain gold")
    while phase(t) in ("raid", "capture"):
        do(load(t, (5, 5)), options(t)[0])
    assert t.round == 3 and phase(t) == "act"
    assert purse(t) == (5 - 3 + 1 + 2, 1, 1, 0)  # Cleric 1 magic, then starter Peasant with a pair of 5s


@pytest.mark.rule("V-SET-25", "V-TUR-01")
def test_the_first_turn_begins_with_a_roll_as_soon_as_all_have_a_duke() -> None:
    t = new(players=3, first=1)
    assert t.view(None)["dice"] is None
    for seat in (2, 0, 1):
        do(t, options(t, seat)[0], seat=seat)
    assert next(event for event in happened(t) if event[0] == "rolled")[1] == 1
