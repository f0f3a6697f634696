"""Setup: stacks, initial resources, dukes, recommended setups, and invalid options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, new, options, purse, written

from burgrave import Rng
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_FIVE,
    MONSTER_NAMES,
)
from burgrave.games.valeria.facts import ValeriaView
from burgrave.games.valeria.knowledge.position_types import ValeriaPosition
from burgrave.games.valeria.rules.setup import resolve
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.errors import IllegalAction, SetupError

ALL = [1, 2, 3, 4, 5]
SMALL = [1, 2, 3, 4]
COMMON = ["peasant", "knight"]
FIRST_CITIZENS = [
    "cleric", "merchant", "mercenary", "archer", "peasant", "knight", "rogue", "champion", "paladin", "butcher",
]  # fmt: skip
PRINTED = {
    "first-game": (
        "hills ruins forest valley mountains",
        "cleric merchant mercenary archer rogue champion paladin butcher",
        "",
    ),
    "glittering-gold": (
        "hills ruins forest swamp caverns",
        "monk merchant alchemist archer rogue champion paladin butcher",
        "forgotten_sorrows the_violet_thorn golden_obelisk_of_nae monolith_of_ostendaar",
    ),
    "mastery-over-magic": (
        "barrens ruins forest valley mountains",
        "cleric merchant alchemist wizard thief champion paladin butcher",
        "eye_of_asteraten blood_crow_army foxgrove_palisade gargans_embrace",
    ),
    "monster-blood": (
        "barrens ruins forest swamp mountains",
        "cleric blacksmith mercenary archer rogue warlord priestess miner",
        "forgotten_sorrows nest_of_the_weaver_witch cathedral_of_st_aquila cutthroats_truce",
    ),
}


def view(t: ValeriaState, seat: int | None = None) -> ValeriaView:
    return t.view(seat)


def place(t: ValeriaState) -> ValeriaPosition:
    return t.position()


def tops(t: ValeriaState) -> list[str]:
    return [stack["open"][0] for stack in view(t)["domains"]]


# ---- center -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SET-03", "V-SET-10", "V-SOL-01")
@pytest.mark.parametrize("players", ALL)
def test_twenty_stacks_lie_in_the_center(players: int) -> None:
    seen = view(new(players=players))
    assert [len(seen[row]) for row in ("monsters", "citizens", "domains")] == [5, 10, 5]
    assert seen["exhausted"] == 0
    assert len({stack["open"][0] for stack in seen["citizens"]}) == 10


@pytest.mark.rule("V-SET-04", "V-SET-06", "V-SET-11", "V-SET-15", "V-FIV-01", "V-FIV-02", "V-FIV-03", "V-SET-12")
@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("scenario", [*PRINTED, "random"])
def test_sizes_of_stacks(players: int, scenario: str) -> None:
    """Stacks have 5 open monsters or citizens, or 1 open domain on top of 2 hidden ones.

    With five players, each stack has one card more.
    """
    more = players == 5
    seen = view(new(players=players, scenario=scenario))
    assert [len(stack) for stack in seen["monsters"]] == [6 if more else 5] * 5
    for stack in seen["citizens"]:
        assert len(stack["open"]) == (6 if more else 5) and len(set(stack["open"])) == 1 and stack["hidden"] == 0
    for stack in seen["domains"]:
        assert len(stack["open"]) == 1 and stack["hidden"] == (3 if more else 2)
    assert len({name for stack in place(new(players=players))["domains"] for name in stack}) == (20 if more else 15)


@pytest.mark.rule("V-SET-04", "V-SET-05", "V-SET-07", "V-FIV-01")
@pytest.mark.parametrize("areas", [AREA_NAMES[:5], AREA_NAMES[3:]])
def test_with_five_players_each_area_has_one_monster_more(areas: list[str]) -> None:
    small, large = (view(new(players=players, areas=areas))["monsters"] for players in (4, 5))
    for area, few, many in zip(areas, small, large, strict=True):
        kinds = MONSTER_NAMES[3 * AREA_NAMES.index(area) :][:3]
        assert set(few) == set(kinds)
        marked = [kind for kind in kinds if MONSTER_FIVE[MONSTER_NAMES.index(kind)]]
        assert list((Counter(many) - Counter(few)).elements()) == marked


@pytest.mark.rule("V-SET-08", "V-PRE-04")
def test_monsters_are_sorted_by_strength() -> None:
    """Magic does not count: the Wraith is not below the Witch Queen."""
    wanted = [
        "goblin goblin goblin goblin_mage goblin_king",
        "skeleton skeleton skeleton flaming_skeleton skeleton_king",
        "treant treant bane_spider bane_spider spider_queen",
        "owlbear owlbear owlbear giant troll",
        "dire_bear dire_bear orc_warrior orc_warrior orc_chieftain",
    ]
    for players in SMALL:
        assert view(new(players=players))["monsters"] == [line.split() for line in wanted]
    barrens = view(new(players=2, scenario="monster-blood"))["monsters"][0]
    assert barrens == ["gargoyle", "gargoyle", "gargoyle", "wraith", "witch_queen"]


@pytest.mark.rule("V-PRE-10")
def test_ruins_of_five_players() -> None:
    ruins = view(new(players=5))["monsters"][1]
    assert ruins == ["skeleton"] * 3 + ["flaming_skeleton"] * 2 + ["skeleton_king"]


@pytest.mark.rule("V-SET-09", "A1")
def test_areas_are_sorted_from_weak_to_strong() -> None:
    order = ["barrens", "hills", "ruins", "forest", "swamp", "valley", "caverns", "mountains"]
    rng = Rng("areas")
    for _ in range(40):
        left = [*order]
        named = [left.pop(rng.below(len(left))) for _ in range(5)]
        t = new(areas=named)
        assert view(t)["areas"] == [area for area in order if area in named]
        first = [stack[0] for stack in view(t)["monsters"]]
        assert [MONSTER_NAMES.index(kind) // 3 for kind in first] == [order.index(area) for area in view(t)["areas"]]


@pytest.mark.rule("V-SET-13", "V-SET-14", "A4")
def test_citizens_are_sorted_by_number_in_two_rows() -> None:
    """A column has two stacks, such as 1 and 6; a raid on it captures a citizen from one of them."""
    names = [stack["open"][0] for stack in view(new(citizens=FIRST_CITIZENS[::-1]))["citizens"]]
    assert names == FIRST_CITIZENS and names[4:6] == COMMON
    for column, (upper, lower) in enumerate(zip(FIRST_CITIZENS[:5], FIRST_CITIZENS[5:], strict=True), start=1):
        for row, name in (("upper", upper), ("lower", lower)):
            t = _raided(column)
            do(t, f"capture {row}")
            assert view(t)["dark_lord"]["citizens"] == {name: 1}


def _raided(column: int) -> ValeriaState:
    """Return a solo game before the first capture, in a raid on this column."""
    t = at([{}], dice=(column, column))
    while t.position()["phase"] != "capture":
        do(t, next(text for text in options(t) if text.split()[0] in ("gain", "done", "raid", "choose")))
    return t


@pytest.mark.rule("V-SET-14", "V-PRE-09")
def test_peasants_and_knights_are_in_every_game() -> None:
    for scenario in [*PRINTED, "random"]:
        for seed in range(5):
            names = [stack["open"][0] for stack in view(new(scenario=scenario, seed=seed))["citizens"]]
            assert names[4:6] == COMMON and len(names) == 10
    for name in COMMON:
        with pytest.raises(SetupError, match=f"choose {name}, not none"):
            resolve(citizens=[other for other in FIRST_CITIZENS if other != name])


@pytest.mark.rule("V-SET-15", "V-FIV-03", "V-BLD-01")
def test_only_the_top_domain_can_be_built() -> None:
    seat = {"gold": 30, "citizens": {"peasant": 3, "archer": 3, "cleric": 3, "rogue": 3}}
    t = at([seat, {}])
    assert [text for text in options(t) if text.startswith("build")] == [f"build {column}" for column in range(1, 6)]
    first, below = tops(t)[0], place(t)["domains"][0][1]
    do(t, "build 1", *(["magic 0"] if "magic 0" in options(t) else []))
    assert first in view(t)["seats"][0]["domains"] and below not in view(t)["seats"][0]["domains"]


@pytest.mark.rule("V-SET-16", "V-RNG-01", "V-PRE-03")
def test_domains_are_shuffled() -> None:
    """All 24 domains are about equally likely to be at the top, and to be at the bottom, of a stack."""
    where: Counter[tuple[int, str]] = Counter()
    depth: Counter[str] = Counter()
    for seed in range(480):
        t = new(seed=seed, players=2)
        where.update(enumerate(tops(t)))
        depth.update(stack[-1] for stack in place(t)["domains"])
    assert len(where) == 5 * 24 and max(where.values()) < 50
    assert len(depth) == 24 and min(depth.values()) > 50


@pytest.mark.rule("V-SET-17", "V-SET-15")
def test_unused_domains_are_unknown() -> None:
    """A two-player game deals 15 domains; sampled worlds may hide any of the 24."""
    t = new(players=2, seed=3)
    dealt = {name for stack in place(t)["domains"] for name in stack}
    assert len(dealt) == 15 and view(t)["left_out"] == []
    seen: set[str] = set()
    for number in range(100):
        seen |= {name for stack in written(t.sample(0, Rng(number)))["domains"] for name in stack}
    assert seen == set(DOMAIN_NAMES)


# ---- printed and custom setups ------------------------------------------------------------------------------------


@pytest.mark.rule("V-PRE-01", "V-PRE-02", "V-PRE-05", "V-PRE-06", "V-PRE-07", "V-PRE-09", "V-SET-05")
@pytest.mark.parametrize("players", ALL)
@pytest.mark.parametrize("scenario", PRINTED)
def test_printed_setups(scenario: str, players: int) -> None:
    areas, citizens, without = (text.split() for text in PRINTED[scenario])
    seen = view(new(scenario=scenario, players=players))
    assert seen["scenario"] == scenario and seen["areas"] == areas
    assert [stack["open"][0] for stack in seen["citizens"]] == citizens[:4] + COMMON + citizens[4:]
    assert sorted(seen["left_out"]) == sorted(without)
    for area, stack in zip(areas, seen["monsters"], strict=True):
        assert {AREA_NAMES[MONSTER_NAMES.index(kind) // 3] for kind in stack} == {area}


@pytest.mark.rule("V-PRE-01", "V-PRE-03")
def test_the_first_game_is_the_usual_one() -> None:
    t = new()
    assert view(t)["scenario"] == "first-game" and t.n == 4 and not view(t)["mixed"]
    assert view(t)["left_out"] == []


@pytest.mark.rule("V-PRE-08", "V-PRE-03")
@pytest.mark.parametrize("scenario", PRINTED)
def test_domains_excluded_by_a_setup_are_never_dealt(scenario: str) -> None:
    without = set(PRINTED[scenario][2].split())
    found: set[str] = set()
    for seed in range(60):
        t = new(scenario=scenario, players=2, seed=seed)
        found |= {name for stack in place(t)["domains"] for name in stack}
        found |= {name for stack in written(t.sample(0, Rng(seed)))["domains"] for name in stack}
    assert found == set(DOMAIN_NAMES) - without
    five = {name for stack in place(new(scenario=scenario, players=5))["domains"] for name in stack}
    assert len(five) == 20 and not five & without


@pytest.mark.rule("A2", "V-RNG-01")
def test_a_random_setup_draws_uniformly() -> None:
    areas: Counter[str] = Counter()
    sets: set[tuple[str, ...]] = set()
    citizens: Counter[str] = Counter()
    for seed in range(600):
        setup = resolve(scenario="random", seed=seed).options()
        chosen = setup["areas"]
        assert isinstance(chosen, list) and isinstance(setup["citizens"], list)
        areas.update(chosen)
        sets.add(tuple(chosen))
        citizens.update(setup["citizens"])
        assert setup["without"] == []
    assert len(sets) == 56  # every way to choose 5 of 8
    assert all(315 < areas[name] < 435 for name in AREA_NAMES)
    for name in CITIZEN_NAMES:
        assert citizens[name] == 600 if name in COMMON else 240 < citizens[name] < 360
    assert resolve(scenario="random", seed=1).options() == resolve(scenario="random", seed=1).options()


@pytest.mark.rule("A2", "V-SET-05", "V-PRE-08")
def test_missing_options_default_to_the_scenario() -> None:
    """The default scenario is the first game."""
    t = new(areas=["swamp", "barrens", "caverns", "hills", "valley"], without=["blood_crow_army"], players=3)
    assert view(t)["scenario"] == "custom" and view(t)["left_out"] == ["blood_crow_army"]
    assert view(t)["areas"] == ["barrens", "hills", "swamp", "valley", "caverns"]
    assert [stack["open"][0] for stack in view(t)["citizens"]] == FIRST_CITIZENS
    swapped = resolve(scenario="monster-blood", without=[]).options()
    assert swapped["without"] == [] and swapped["areas"] == PRINTED["monster-blood"][0].split()
    assert resolve(**swapped).options() == swapped


# ---- initial resources --------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SET-18", "V-FIV-04", "V-END-03", "A21")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_number_of_exhausted_stacks_that_ends_a_game_is_twice_the_players(players: int) -> None:
    for number in (2 * players - 1, 2 * players, min(2 * players + 1, 10)):
        gone = [*range(1, 10), 11][:number]
        t = at([{}] * players, centre={"citizens": {stack: [] for stack in gone}}, active=players - 1, actions=1)
        do(t, "gain gold")
        assert view(t)["exhausted"] == number and t.is_over() == (number >= 2 * players)


@pytest.mark.rule("V-SET-19", "V-SET-20")
@pytest.mark.parametrize("players", ALL)
def test_everybody_begins_with_two_cards_two_gold_and_one_magic(players: int) -> None:
    t = new(players=players)
    for seat, player in enumerate(t.players):
        assert purse(t, seat) == (2, 0, 1, 0)
        assert [player.named(CITIZEN_NAMES.index(name)) for name in COMMON] == [1, 1]
        shown = view(t)["seats"][seat]
        assert (shown["citizens"], shown["monsters"], shown["domains"]) == ({}, {}, [])
    harvested = at([{}] * max(players, 2), dice=(5, 6))
    assert all(purse(harvested, seat) == (1, 1, 0, 0) for seat in range(min(harvested.n, 4)))  # a fifth player waits


@pytest.mark.rule("V-SET-21", "V-SET-22", "V-SET-28", "A44", "V-RNG-01")
@pytest.mark.decision("DUKE")
@pytest.mark.parametrize("players", ALL)
def test_two_dukes_are_dealt_and_one_is_kept(players: int) -> None:
    """All players choose at once, in any order; nobody may decline, and the first roll waits for all of them."""
    t = new(players=players, seed=players)
    dealt = [place(t)["seats"][seat]["dealt"] for seat in range(players)]
    assert len({name for two in dealt for name in two}) == 2 * players
    assert t.open_seats() == list(range(players))
    for seat in reversed(range(players)):
        assert view(t)["dice"] is None and view(t)["phase"] == "duke"
        assert options(t, seat) == [f"keep {name}" for name in DUKE_NAMES if name in dealt[seat]]
        do(t, f"keep {dealt[seat][1]}", seat=seat)
        assert options(t, seat) == [] or t.open_seats() == [seat]
        assert view(t, seat)["seats"][seat]["duke"] == dealt[seat][1]
        assert view(t, seat)["returned"] == [dealt[seat][0]]
    assert view(t)["dice"] is not None and view(t)["active"] == t.first
    assert all(player.duke >= 0 for player in t.players)
    with pytest.raises(IllegalAction):
        t.apply(t.first, 162 + DUKE_NAMES.index(dealt[t.first][0]))


@pytest.mark.rule("V-SET-21", "V-RNG-01")
def test_dukes_are_shuffled() -> None:
    found = Counter(name for seed in range(300) for name in place(new(seed=seed, players=2))["seats"][0]["dealt"])
    assert len(found) == 10 and all(35 < number < 90 for number in found.values())


@pytest.mark.rule("V-SET-24", "V-SET-25", "V-RNG-01")
def test_chance_names_the_first_player_who_rolls_first() -> None:
    seats = Counter(new(players=4, seed=seed).first for seed in range(400))
    assert sorted(seats) == [0, 1, 2, 3] and min(seats.values()) > 65
    for first in range(4):
        t = new(players=4, first=first)
        while view(t)["phase"] == "duke":
            do(t, options(t)[0])
        assert (view(t)["first"], view(t)["active"]) == (first, first)
        assert [event[:3] for event in happened(t) if event[0] == "turn"] == [("turn", 1, first)]


@pytest.mark.rule("V-SET-02")
def test_the_bank_never_runs_out() -> None:
    """The box has 50 pieces of each resource and 25 tokens."""
    full = {"gold": 900, "strength": 900, "magic": 900, "vp": 900, "citizens": {"peasant": 5}}
    t = at([full, full, {}], dice=(5, 5))
    assert [purse(t, seat)[0] for seat in range(3)] == [912, 912, 2]
    do(t, "gain strength", "gain magic")
    assert purse(t)[1:] == (901, 901, 900)


@pytest.mark.rule("V-SET-26")
def test_any_number_of_cards_may_be_owned() -> None:
    rich: dict[str, Any] = {
        "gold": 40, "strength": 20,
        "citizens": dict.fromkeys(FIRST_CITIZENS, 4), "monsters": {"goblin": 3, "treant": 3},
        "domains": [name for name in DOMAIN_NAMES if name != "emerald_stronghold"],
    }  # fmt: skip
    t = at([rich, {}], centre={"domains": {1: ["emerald_stronghold"]}})
    for stack in [*range(1, 10), 11]:
        assert f"recruit {stack}" in options(t)
    do(t, "build 1", "magic 0", "slay 3", "magic 0")
    shown = view(t)["seats"][0]
    assert len(shown["domains"]) == 24 and shown["monsters"]["treant"] == 4


@pytest.mark.rule("V-SET-27")
def test_starters_are_neither_lost_nor_gained() -> None:
    """The Nest returns citizens but no starters."""
    centre = {"domains": {1: ["nest_of_the_weaver_witch"]}}
    t = at([{"gold": 6, "citizens": {"peasant": 1, "merchant": 1}}, {}], centre=centre)
    do(t, "build 1")
    assert options(t) == ["return_citizen merchant", "return_citizen peasant", "decline"]
    do(t, "return_citizen peasant")
    assert t.players[0].named(CITIZEN_NAMES.index("peasant")) == 1
    later = at([{}, {}], dice=(5, 6))
    assert purse(later)[:2] == (1, 1)


# ---- refusals -----------------------------------------------------------------------------------------------------

SCENARIO_LIST = "first-game, glittering-gold, mastery-over-magic, monster-blood, random, custom"
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"players": 0}, "Valeria is for 1 to 5 players, not 0."),
    ({"players": 6}, "Valeria is for 1 to 5 players, not 6."),
    ({"players": "4"}, "Valeria is for 1 to 5 players, not '4'."),
    ({"players": True}, "Valeria is for 1 to 5 players, not True."),
    ({"first": 4}, "There is no seat 4 to begin; seats go from 0 to 3."),
    ({"first": -1}, "There is no seat -1 to begin; seats go from 0 to 3."),
    ({"first": False}, "There is no seat False to begin; seats go from 0 to 3."),
    ({"mixed": 1}, "Mixed citizens (mixed) must be True or False, not 1."),
    ({"scenario": "second-game"}, f"There is no scenario 'second-game'; choose from: {SCENARIO_LIST}."),
    ({"areas": ["moon"]}, f"There is no area 'moon'; choose from: {', '.join(AREA_NAMES)}."),
    ({"areas": "hills"}, "The areas must be a list of names, not 'hills'."),
    ({"areas": ["hills", "hills"]}, "The area hills is named twice; once is allowed."),
    ({"areas": AREA_NAMES[:4]}, f"A game has 5 areas, not 4; choose from: {', '.join(AREA_NAMES)}."),
    ({"areas": AREA_NAMES[:6]}, f"A game has 5 areas, not 6; choose from: {', '.join(AREA_NAMES)}."),
    ({"areas": []}, f"A game has 5 areas, not 0; choose from: {', '.join(AREA_NAMES)}."),
    ({"citizens": ["king"]}, f"There is no citizen 'king'; choose from: {', '.join(CITIZEN_NAMES)}."),
    ({"citizens": "knight"}, "The citizens must be a list of names, not 'knight'."),
    ({"citizens": ["knight", "knight"]}, "The citizen knight is named twice; once is allowed."),
    (
        {"citizens": [*FIRST_CITIZENS, "monk"]},
        "Each activation number has one citizen: choose cleric or monk, not cleric and monk.",
    ),
    ({"citizens": FIRST_CITIZENS[1:]}, "Each activation number has one citizen: choose cleric or monk, not none."),
    ({"citizens": FIRST_CITIZENS[:-1]}, "Each activation number has one citizen: choose butcher or miner, not none."),
    ({"without": ["castle"]}, f"There is no domain 'castle'; choose from: {', '.join(DOMAIN_NAMES)}."),
    ({"without": [3]}, f"There is no domain 3; choose from: {', '.join(DOMAIN_NAMES)}."),
    ({"without": 3}, "The domains must be a list of names, not 3."),
    (
        {"without": DOMAIN_NAMES[:10]},
        "4 players need 15 domains, but only 14 remain; at most 9 may be left out.",
    ),
    (
        {"players": 5, "without": DOMAIN_NAMES[:5]},
        "5 players need 20 domains, but only 19 remain; at most 4 may be left out.",
    ),
]


@pytest.mark.parametrize(("given", "line"), REFUSED)
def test_a_setup_that_cannot_be_is_refused_in_one_line(given: dict[str, Any], line: str) -> None:
    with pytest.raises(SetupError) as refused:
        resolve(**given)
    assert str(refused.value) == line


def test_one_player_too_few_domains_speaks_of_one_player() -> None:
    with pytest.raises(SetupError) as refused:
        resolve(players=1, without=DOMAIN_NAMES[:10])
    assert str(refused.value) == "1 player needs 15 domains, but only 14 remain; at most 9 may be left out."


def test_just_enough_domains_will_do() -> None:
    assert len(resolve(players=4, without=DOMAIN_NAMES[:9]).left_out) == 9
    five = new(players=5, without=DOMAIN_NAMES[:4])
    assert {name for stack in place(five)["domains"] for name in stack} == set(DOMAIN_NAMES[4:])
