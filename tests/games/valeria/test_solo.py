"""Solo game: setup, both harvests, raids and captures."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.alone import CITIZENS, CORNELIUS, brought, lord, phase, raided, sizes
from tests.games.valeria.playing import at, do, happened, load, new, options, purse, rolling, settle

from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES
from burgrave.games.valeria.rules import solo
from burgrave.games.valeria.rules.board import OVER

# ---- setting up -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOL-01", "V-SET-04", "V-SET-06")
def test_stacks_are_those_of_a_smaller_game() -> None:
    t = new(players=1)
    four = new(players=4)
    assert t.monsters == four.monsters and t.citizens == four.citizens
    assert [len(stack) for stack in t.domains] == [3] * 5 == [len(stack) for stack in four.domains]
    assert purse(t) == (2, 0, 1, 0)


@pytest.mark.rule("A37", "V-SOL-01", "V-MIX-02")
def test_mixed_citizens_make_stacks_of_five() -> None:
    citizens: Any = new(players=1, mixed=True).view(0)["citizens"]
    assert [(len(stack["open"]), stack["hidden"]) for stack in citizens] == [(1, 4)] * 10


@pytest.mark.rule("V-SOL-02", "V-SOL-03", "A36", "V-INF-05")
def test_the_dark_lord_is_a_duke_that_was_not_dealt() -> None:
    found = set()
    for seed in range(60):
        t = new(players=1, seed=seed)
        dealt = [DUKE_NAMES[duke] for duke in range(10) if t.players[0].dealt >> duke & 1]
        assert options(t) == [f"keep {name}" for name in dealt] and len(dealt) == 2
        assert DUKE_NAMES[t.dark_duke] not in dealt
        found.add(t.dark_duke)
        for _ in range(2):
            for seat in (0, None):
                seen: Any = t.view(seat)["dark_lord"]
                assert seen == {"citizens": {}, "domains": [], "raids": [], "duke": None, "points": None}
            do(t, *(options(t)[:1] if phase(t) == "duke" else []))
        assert t.players[0].duke != t.dark_duke
    assert found == set(range(10))


# ---- round and its two harvests ----------------------------------------------------------------------------------


@pytest.mark.rule("V-SOL-04", "V-SOL-09", "V-SOL-24", "A29")
def test_a_round_has_one_roll_two_harvests_two_actions_and_the_monsters() -> None:
    t = at([{}], dice=(1, 2))  # nothing is active, in either harvest
    assert (phase(t), options(t)) == ("harvest", ["gain gold", "gain strength", "gain magic"])
    do(t, "gain gold")
    for left in (2, 1):
        assert (phase(t), t.actions) == ("act", left)
        do(t, "gain strength")
    assert (phase(t), options(t)) == ("raid", ["raid 1", "raid 2"])
    do(t, "raid 2")
    assert (phase(t), options(t)) == ("capture", ["capture upper", "capture lower"])
    do(t, "capture lower", "capture upper")
    assert (phase(t), options(t)) == ("harvest", ["gain gold", "gain strength", "gain magic"])
    assert (t.dice1, t.dice2, t.round) == (1, 2, 1)
    assert not [one for one in happened(t) if one[0] in ("rolled", "turn")]
    do(t, "gain magic")
    assert t.round == 2
    assert [one[:3] for one in happened(t) if one[0] in ("rolled", "turn")] == [
        ("turn", 2, 0),
        ("rolled", 0, t.dice1),
    ]
    settle(t)
    assert len([one for one in happened(t) if one[0] == "rolled"]) == 1


@pytest.mark.rule("V-SOL-05", "V-SOL-21")
def test_left_halves_first_and_right_halves_later() -> None:
    t = at([{"citizens": {"archer": 1, "cleric": 1}}], dice=(4, 1))
    assert purse(t) == (1, 2, 3, 0)  # and 1 gold from the starter Peasant
    do(t, "gain gold", "gain gold", "raid 1", "capture upper", "capture upper")
    assert brought(t) == (1, 1, 1, 0)


@pytest.mark.rule("V-SOL-22", "V-SOL-21")
def test_who_came_this_round_is_active_in_the_second_harvest() -> None:
    t = at([{"gold": 7}], dice=(1, 4))
    assert purse(t) == (8, 0, 0, 0)
    do(t, "recruit 4", "recruit 1")
    assert purse(t) == (1, 0, 0, 0)
    do(t, "raid 1", "capture lower", "capture lower")
    assert brought(t) == (1, 1, 1, 0)


@pytest.mark.rule("V-SOL-23", "V-HAR-05")
def test_a_pair_activates_twice_in_both_harvests() -> None:
    t = at([{"citizens": {"archer": 1, "champion": 1}}], dice=(4, 4))
    assert purse(t) == (0, 8, 0, 0)  # 2 strength for each die, and 4 for the sum
    do(t, "gain gold", "gain gold", "capture upper", "capture upper")
    assert options(t) == ["trade champion", "done"] and purse(t) == (2, 10, 0, 0)
    do(t, "trade champion")
    assert brought(t) == (0, 6, 0, 0) and t.round == 2


@pytest.mark.rule("V-SOL-21", "V-SOL-22", "V-HAR-19")
def test_exchanges_of_the_second_harvest_are_those_of_the_right_half() -> None:
    citizens = {"alchemist": 1}  # 1 gold for 3 magic, then 1 magic for 2 gold
    t = at([{"gold": 1, "citizens": citizens}], dice=(3, 1))
    assert options(t) == ["trade alchemist", "done"]
    do(t, "trade alchemist")
    assert purse(t) == (0, 0, 3, 0)
    do(t, "gain strength", "gain strength", "raid 3", "capture upper", "capture upper")
    assert options(t) == ["trade alchemist", "done"]
    load(t, (3, 1))
    do(t, "trade alchemist")
    assert brought(t) == (2, 0, 0, 0)
    assert (phase(t), t.round, purse(t)) == ("harvest", 2, (2, 2, 2, 0))
    do(t, "trade alchemist")  # and in the next round the first harvest uses the left half
    assert (phase(t), purse(t)) == ("act", (1, 2, 5, 0))


@pytest.mark.rule("A38", "A45", "V-HAR-16")
def test_the_consolation_comes_in_either_harvest_by_itself() -> None:
    rest = ["raid 1", "capture upper", "capture upper"]
    t = do(at([{}], dice=(1, 3)), "gain magic", "gain gold", "gain gold", *rest)  # twice
    assert options(t) == ["gain gold", "gain strength", "gain magic"] and purse(t) == (2, 0, 1, 0)
    assert brought(do(t, "gain strength")) == (0, 1, 0, 0)
    t = do(at([{"gold": 4}], dice=(1, 3)), "gain gold", "recruit 4", "gain gold", *rest)  # only in the first harvest
    assert brought(t) == (0, 1, 0, 0)  # from the new Archer
    t = at([{"domains": ["nest_of_the_weaver_witch"], "citizens": {"archer": 1}}], dice=(1, 3))
    assert phase(t) == "act" and purse(t) == (0, 2, 0, 0)
    t.players[0].add_citizen(CITIZEN_NAMES.index("archer"), -1)
    do(t, "gain gold", "gain gold", *rest)  # only in the second harvest
    assert options(t) == ["gain gold", "gain strength", "gain magic"]


@pytest.mark.rule("V-SOL-06", "A10", "V-CLR-20")
def test_the_bank_gives_what_a_thief_takes() -> None:
    t = at([{"citizens": {"thief": 2}}], dice=(3, 4))
    assert phase(t) == "thief"
    amounts = [f"steal 0 {number} {kind}" for number in (1, 2, 3) for kind in ("gold", "magic")]
    assert options(t) == [*amounts, "nothing"]
    do(t, "steal 0 3 gold")
    assert options(t) == [*amounts, "nothing"]
    do(t, "steal 0 2 magic")
    assert phase(t) == "act" and purse(t) == (3, 0, 2, 0)
    do(t, "gain strength", "gain strength", "raid 3", "capture upper", "capture upper")
    assert phase(t) == "harvest" and options(t) == ["choose 1", "choose 2"]
    do(t, "choose 1", "choose 2")
    assert brought(t) == (2, 0, 2, 0)


@pytest.mark.rule("V-SOL-07", "V-CARD-cathedral-of-st-aquila", "V-CARD-the-orb-of-urdr", "V-CARD-cutthroats-truce")
def test_the_bank_gives_what_domains_take() -> None:
    domains = ["cathedral_of_st_aquila", "the_orb_of_urdr"]
    seat = {"gold": 5, "domains": domains, "citizens": {"thief": 1, "monk": 1}}
    t = at([seat], actions=1, centre={"domains": {1: ["cutthroats_truce"]}})
    t.dice1, t.dice2 = 1, 3
    do(t, "build 1")
    assert phase(t) == "raid"  # nobody to choose from
    assert purse(t) == (4, 0, 1, 0)


@pytest.mark.rule("V-SOL-08", "V-CARD-purloiners-perch", "A41", "A25", "V-CLR-16")
def test_purloiners_perch_takes_the_top_monster_of_the_first_stack_there_is() -> None:
    seat = {"gold": 10, "citizens": {"thief": 2}}
    for gone in range(4):
        monsters: dict[int, list[str]] = {column: [] for column in range(1, gone + 1)}
        t = at(
            [seat | {"domains": ["the_violet_thorn"]}],
            centre={"monsters": monsters, "domains": {1: ["purloiners_perch"]}},
        )
        expected = t.monsters[gone][-1]
        before = [len(stack) for stack in t.monsters]
        do(t, "build 1")
        assert phase(t) == "act" and t.players[0].monsters[expected] == 1 and t.players[0].monster_count == 1
        assert [len(stack) for stack in t.monsters] == [size - (column == gone) for column, size in enumerate(before)]
        assert purse(t) == (0, 0, 0, 0)  # neither its reward nor that of slaying


@pytest.mark.rule("A41", "A42", "V-SOL-25", "V-SOL-27")
def test_purloiners_perch_may_take_the_last_monster_of_a_stack_or_of_all() -> None:
    seat = {"gold": 10, "citizens": {"thief": 2}, "duke": CORNELIUS}
    perch = {"domains": {1: ["halfpenny_hill", "purloiners_perch"]}}
    none: dict[int, list[str]] = {column: [] for column in range(1, 6)}
    won = do(at([seat], centre=perch | {"monsters": none | {4: ["goblin"]}}), "build 1")
    assert (won.phase, won.outcome) == (OVER, solo.WON)
    fifth: dict[str, Any] = {"monsters": {1: [], 2: ["goblin"]}, "citizens": {1: [], 2: [], 3: []}}
    scored = do(at([seat], centre=perch | fifth), "build 1")
    assert (scored.phase, scored.outcome, scored.exhausted()) == (OVER, solo.SCORED, 5)
    del fifth["citizens"][3]
    assert phase(do(at([seat], centre=perch | fifth), "build 1")) == "act"


# ---- raids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOL-10", "V-SOL-11", "A4")
@pytest.mark.parametrize("dice", [(one, other) for one in range(1, 6) for other in range(1, 6) if one != other])
def test_each_die_rouses_the_stack_of_its_column_and_the_sum_none(dice: tuple[int, int]) -> None:
    t = raided(dice)
    assert options(t) == [f"raid {one}" for one in sorted(dice)]
    do(t, f"raid {dice[0]}", "capture upper", "capture lower")
    assert phase(t) not in ("raid", "capture")
    taken = {CITIZENS[dice[0] - 1]: 1} | {CITIZENS[dice[1] + 4]: 1}
    assert lord(t)["citizens"] == taken and lord(t)["domains"] == []


@pytest.mark.rule("A31", "A30")
@pytest.mark.decision("RAID")
def test_either_die_may_be_first() -> None:
    for first, other in ((2, 5), (5, 2)):
        t = do(raided((2, 5)), f"raid {first}", "capture upper")
        assert phase(t) == "capture" and t.place == other - 1
        do(t, "capture upper")
        assert [one for one in happened(t) if one[0] == "captured"] == [
            ("captured", CITIZEN_NAMES.index(CITIZENS[column - 1])) for column in (first, other)
        ]


@pytest.mark.rule("V-SOL-12")
@pytest.mark.decision("CAPTURE")
def test_a_pair_rouses_its_stack_twice() -> None:
    t = raided((3, 3))
    assert options(t) == ["capture upper", "capture lower"]
    do(t, "capture upper")
    assert options(t) == ["capture upper", "capture lower"]
    do(t, "capture upper")
    assert sizes(t) == [5, 5, 3, 5, 5, 5, 5, 5, 5, 5] and phase(t) not in ("raid", "capture")


@pytest.mark.rule("V-SOL-13", "V-SOL-14", "A31")
@pytest.mark.decision("RAID")
def test_a_six_rouses_the_stack_that_is_named_but_no_exhausted_one() -> None:
    t = raided((6, 6), centre={"monsters": {2: []}})
    assert options(t) == ["raid 1", "raid 3", "raid 4", "raid 5"]  # and none may be skipped
    do(t, "raid 4", "capture lower")
    assert options(t) == ["raid 1", "raid 3", "raid 4", "raid 5"]
    do(t, "raid 4", "capture lower")
    assert sizes(t)[8] == 3 and phase(t) not in ("raid", "capture")
    t = do(raided((6, 6)), "raid 1", "capture upper", "raid 5", "capture upper")
    assert sizes(t) == [4, 5, 5, 5, 4, 5, 5, 5, 5, 5]


@pytest.mark.rule("V-SOL-13", "V-SOL-10", "A31")
@pytest.mark.decision("RAID")
@pytest.mark.parametrize("dice", [(6, 3), (3, 6)])
def test_a_six_and_another_die(dice: tuple[int, int]) -> None:
    t = raided(dice)
    assert options(t) == [f"raid {column}" for column in range(1, 6)]
    do(t, "raid 5", "capture upper")
    assert options(t) == ["capture upper", "capture lower"] and t.place == 2  # the 3 remains
    assert phase(do(t, "capture upper")) not in ("raid", "capture")
    t = do(raided(dice), "raid 3", "capture upper")
    assert options(t) == [f"raid {column}" for column in range(1, 6)]  # and now the 6, including the same stack
    do(t, "raid 3", "capture upper")
    assert sizes(t) == [5, 5, 3, 5, 5, 5, 5, 5, 5, 5] and phase(t) not in ("raid", "capture")


@pytest.mark.rule("V-SOL-15", "V-SOL-13")
def test_a_die_for_an_exhausted_stack_passes() -> None:
    t = raided((2, 4), centre={"monsters": {2: []}})
    assert phase(t) == "capture" and t.place == 3
    do(t, "capture upper")
    assert phase(t) not in ("raid", "capture") and sizes(t) == [5, 5, 5, 4, 5, 5, 5, 5, 5, 5]
    t = raided((2, 2), centre={"monsters": {2: []}})
    assert phase(t) not in ("raid", "capture") and sizes(t) == [5] * 10 and lord(t)["citizens"] == {}
    t = raided((2, 6), centre={"monsters": {2: []}})
    assert options(t) == ["raid 1", "raid 3", "raid 4", "raid 5"]
    assert phase(do(t, "raid 1", "capture upper")) not in ("raid", "capture")


@pytest.mark.rule("A30", "V-ROL-10", "V-SOL-21")
def test_altered_dice_rouse_monsters_and_bring_the_second_harvest() -> None:
    seat = {"gold": 2, "domains": ["palace_of_the_dawn"], "citizens": {"archer": 1, "cleric": 1}}
    t = do(rolling([seat], (5, 3)), "lower 1")
    assert phase(t) == "act" and purse(t) == (2, 2, 0, 0)
    do(t, "gain gold", "gain gold")
    assert options(t) == ["raid 3", "raid 4"]  # not 5
    do(t, "raid 3", "capture upper", "capture upper")
    assert brought(t) == (0, 1, 0, 0)  # from the Archer's right half, and not from the starter Peasant


# ---- captures ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SOL-16", "V-SOL-19", "A32", "V-SOL-03")
@pytest.mark.decision("CAPTURE")
def test_a_roused_stack_takes_the_top_of_either_stack_of_citizens() -> None:
    t = raided((1, 2), centre={"citizens": {1: ["monk", "cleric"], 7: ["thief", "rogue"]}})
    do(t, "raid 1", "capture upper", "capture lower")
    assert lord(t)["citizens"] == {"cleric": 1, "rogue": 1}
    assert [CITIZEN_NAMES[t.citizens[place][-1]] for place in (0, 6)] == ["monk", "thief"]
    assert t.players[0].citizen_count == 0 and purse(t)[0] >= 1
    assert phase(t) != "over"


@pytest.mark.rule("A32", "V-MIX-05")
def test_a_mixed_citizen_below_is_turned_over() -> None:
    t = at([{}], actions=1, mixed=True)
    t.dice1, t.dice2 = 2, 2
    below = CITIZEN_NAMES[t.citizens[1][-2]]
    do(t, "gain gold", "capture upper", "capture lower")
    stacks: Any = t.view(0)["citizens"]
    assert stacks[1] == {"open": [below], "hidden": 3}


@pytest.mark.rule("V-SOL-17")
@pytest.mark.parametrize(("gone", "left"), [(2, 7), (7, 2)])
def test_from_the_only_stack_of_citizens_left_one_is_taken(gone: int, left: int) -> None:
    t = raided((2, 2), centre={"citizens": {gone: []}})
    assert phase(t) not in ("raid", "capture")
    assert len(t.citizens[left - 1]) == 3 and [len(stack) for stack in t.domains] == [3] * 5


@pytest.mark.rule("V-SOL-18", "V-SOL-19", "A32", "A23")
def test_without_citizens_the_top_domain_is_taken() -> None:
    pile = ["halfpenny_hill", "shattered_hand", "gargans_embrace"]
    t = raided((2, 2), centre={"citizens": {2: [], 7: []}, "domains": {2: pile}})
    assert lord(t)["domains"] == ["shattered_hand", "gargans_embrace"] and lord(t)["citizens"] == {}
    stacks: Any = t.view(0)["domains"]
    assert stacks[1] == {"open": ["halfpenny_hill"], "hidden": 0}
    assert [one for one in happened(t) if one[0] == "captured_domain"] == [
        ("captured_domain", DOMAIN_NAMES.index(name)) for name in reversed(pile[1:])
    ]
    assert t.phase != OVER and t.players[0].domain_count == 0


@pytest.mark.rule("V-SOL-18", "V-SOL-17")
def test_one_raid_may_take_the_last_citizen_and_the_next_one_a_domain() -> None:
    t = raided((2, 2), centre={"citizens": {2: [], 7: ["rogue"]}, "domains": {2: ["halfpenny_hill", "shattered_hand"]}})
    assert lord(t)["citizens"] == {"rogue": 1} and lord(t)["domains"] == ["shattered_hand"]
    assert t.exhausted() == 2
