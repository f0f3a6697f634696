"""Every example of the rulebook, section by section, and the recommended setups.

Examples for individual cards are in ``test_clarifications``.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.alone import lord, raided, sizes
from tests.games.valeria.building import built, phase
from tests.games.valeria.playing import (
    at,
    citizens,
    do,
    happened,
    load,
    monsters,
    new,
    options,
    purse,
    rolling,
    seen,
    written,
)

from burgrave.games.valeria.cards import CITIZEN_NAMES
from burgrave.games.valeria.rules.state import ValeriaState


def top_citizens(t: ValeriaState) -> list[str]:
    return [stack["open"][0] for stack in seen(t, None)["citizens"]]


# ---- components ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SET-02")
def test_components_resources_are_unlimited() -> None:
    """The box has 50 strength pieces; the Eye of Asteraten still gives 5."""
    t = built("eye_of_asteraten", {"strength": 30}, {"strength": 20})
    assert [purse(t, seat)[1] for seat in range(3)] == [5, 30, 20]


# ---- setting up ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-PRE-01", "V-PRE-04", "V-SET-08", "V-SET-09")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_setting_up_the_monsters_of_the_first_game(players: int) -> None:
    """There are five areas from left to right, each with its weakest monsters on top."""
    view = seen(new(players=players), None)
    assert view["areas"] == ["hills", "ruins", "forest", "valley", "mountains"]
    hills, ruins, forest, valley, mountains = view["monsters"]
    assert hills == [*["goblin"] * 3, "goblin_mage", "goblin_king"]
    assert ruins == [*["skeleton"] * 3, "flaming_skeleton", "skeleton_king"]
    assert forest == [*["treant"] * 2, *["bane_spider"] * 2, "spider_queen"]
    assert valley == [*["owlbear"] * 3, "giant", "troll"]
    assert mountains == [*["dire_bear"] * 2, *["orc_warrior"] * 2, "orc_chieftain"]


@pytest.mark.rule("V-SET-10", "V-SET-11", "V-SET-12")
def test_setting_up_a_stack_of_monks_or_a_stack_of_clerics() -> None:
    """Stack 1 consists of a single citizen, either the Monk or the Cleric."""
    others = top_citizens(new())[1:]
    for name in ("monk", "cleric"):
        stacks = seen(new(citizens=[name, *others]), None)["citizens"]
        assert stacks[0] == {"open": [name] * 5, "hidden": 0}
        assert [len(set(stack["open"])) for stack in stacks] == [1] * 10


@pytest.mark.rule("V-PRE-02", "V-SET-13", "A4")
def test_setting_up_the_citizens_of_the_first_game_in_two_rows() -> None:
    """In a solo game, the Dark Lord captures the citizen in the upper or the lower row of a column."""
    upper = ["cleric", "merchant", "mercenary", "archer", "peasant"]
    lower = ["knight", "rogue", "champion", "paladin", "butcher"]
    assert top_citizens(new()) == upper + lower
    for column in range(5):
        for row, name in (("upper", upper[column]), ("lower", lower[column])):
            t = do(raided((column + 1, column + 1)), f"capture {row}")
            assert lord(t)["citizens"] == {name: 1}


# ---- rolling and harvesting ---------------------------------------------------------------------------------------


@pytest.mark.rule("V-ROL-02", "V-HAR-02")
def test_rolling_3_and_5_activates_3_5_and_8() -> None:
    """A 3 and a 5 activate the Mercenary, the Peasant, the Champion and the starter Peasant."""
    everybody = dict.fromkeys(top_citizens(new()), 1)
    t = rolling([{"citizens": everybody}, {}], (3, 5))
    assert purse(t) == (1 + 1 + 1, 1 + 4, 0, 0) and phase(t) == "act"


@pytest.mark.rule("V-HAR-04")
def test_harvesting_a_4_activates_both_of_two_archers() -> None:
    assert purse(rolling([{"citizens": {"archer": 2}}, {}], (4, 3))) == (0, 2 * 2, 0, 0)
    t = rolling([{}, {"citizens": {"archer": 2}}], (4, 3))
    assert purse(t, 1) == (0, 2 * 1, 0, 0)


@pytest.mark.rule("V-HAR-05", "V-HAR-06")
def test_harvesting_a_pair_of_4s_activates_three_archers_six_times() -> None:
    assert purse(rolling([{"citizens": {"archer": 3}}, {}], (4, 4))) == (0, 6 * 2, 0, 0)
    t = rolling([{}, {"citizens": {"archer": 3}}], (4, 4))
    assert purse(t, 1) == (0, 6 * 1, 0, 0)


@pytest.mark.rule("V-HAR-11", "V-HAR-12", "V-CLR-23", "A8")
def test_harvesting_with_2_5_and_7_the_thief_acts_before_the_peasants() -> None:
    """The Thief may take an opponent's magic, but not gold that another opponent's Peasants have yet to bring."""
    t = rolling([{"citizens": {"thief": 1}}, {"citizens": {"peasant": 3}}, {"magic": 2}], (2, 5))
    assert options(t) == ["steal 2 1 magic", "steal 2 2 magic", "nothing"] and t.open_seats() == [0]
    do(t, "steal 2 2 magic")
    assert [purse(t, seat) for seat in range(3)] == [(1, 0, 2, 0), (4, 0, 0, 0), (1, 0, 0, 0)]


@pytest.mark.rule("V-HAR-03", "V-HAR-13", "V-HAR-14")
def test_harvesting_with_1_4_and_5_the_peasant_pays_for_the_monk() -> None:
    """On another player's turn, the Monk turns the gold that a Peasant has just brought into 2 magic."""
    t = rolling([{}, {"citizens": {"monk": 1, "peasant": 1}}], (1, 4))
    assert purse(t, 1) == (2, 0, 0, 0)  # the starter Peasant has brought 1, too
    do(t, "trade monk", seat=1)
    assert purse(t, 1) == (1, 0, 2, 0) and phase(t) == "act"


# ---- actions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-PAY-01", "V-PAY-13", "V-SLA-03", "V-SLA-04", "V-CARD-treant")
def test_slaying_a_treant_for_1_strength_and_2_magic() -> None:
    """The player gets the Treant, and its reward of 1 gold and 1 magic from the bank."""
    t = at([{"strength": 1, "magic": 2}, {}])
    assert seen(t, 0)["monsters"][2][0] == "treant"
    do(t, "slay 3")
    assert ("paid", 0, 1, 1, 2) in happened(t)
    assert purse(t) == (1, 0, 1, 0) and monsters(t) == {"treant": 1}


@pytest.mark.rule("V-PAY-02", "V-PAY-14", "V-REC-02", "V-REC-03", "V-CARD-peasant")
def test_recruiting_a_second_peasant_for_1_gold_and_2_magic() -> None:
    """The starter raises the price from 2 to 3, so a total of 2 is not enough."""
    t = do(at([{"gold": 1, "magic": 2}, {}]), "recruit 5")
    assert purse(t) == (0, 0, 0, 0) and citizens(t) == {"peasant": 1}
    assert "recruit 5" not in options(at([{"gold": 2}, {}]))
    assert "recruit 5" not in options(at([{"gold": 1, "magic": 1}, {}]))


@pytest.mark.rule("V-BLD-02", "V-BLD-09", "V-BLD-12", "V-CARD-palace-of-the-dawn")
def test_building_the_palace_of_the_dawn() -> None:
    """A Peasant and two Archers match the icons and are kept; the Palace works from the builder's next roll on."""
    t = built("palace_of_the_dawn")
    assert purse(t) == (0, 0, 0, 0) and citizens(t) == {"peasant": 1, "archer": 2}
    assert seen(t, 1)["seats"][0]["domains"] == ["palace_of_the_dawn"]
    do(load(t, (5, 5)), "gain magic")
    assert t.active == 1 and phase(t) == "act"
    do(load(t, (4, 3)), "gain gold", "gain gold")
    assert t.active == 0 and options(t) == ["lower 1", "lower 2", "done"]


# ---- monsters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-PRE-10", "V-FIV-01", "V-SET-08")
def test_monsters_the_ruins_of_five_players() -> None:
    """The stack contains, from the bottom up, the Skeleton King, two Flaming Skeletons and three Skeletons."""
    ruins = seen(new(players=5), None)["monsters"][1]
    assert ruins[::-1] == ["skeleton_king", *["flaming_skeleton"] * 2, *["skeleton"] * 3]


@pytest.mark.rule("V-PAY-06", "V-PAY-15", "A6", "A7", "V-CARD-gelatinous-cube")
def test_monsters_a_gelatinous_cube_for_3_strength_and_2_magic() -> None:
    """The cube costs 4 strength and 1 magic; the player pays 1 of the strength in magic."""
    areas = ["hills", "ruins", "forest", "swamp", "valley"]
    t = at([{"strength": 3, "magic": 2}, {}], areas=areas)
    assert seen(t, 0)["monsters"][3][0] == "gelatinous_cube"
    do(t, "slay 4")
    assert ("paid", 0, 1, 3, 2) in happened(t) and monsters(t) == {"gelatinous_cube": 1}
    assert "slay 4" not in options(at([{"strength": 3, "magic": 1}, {}], areas=areas))


@pytest.mark.rule("V-SLA-05", "V-SLA-07", "V-SLA-09", "V-CARD-spider-queen")
@pytest.mark.decision("REWARD", "FREE")
def test_monsters_the_spider_queen_as_the_only_one_of_the_forest() -> None:
    """Alone, the Spider Queen would bring 2 gold; the player chooses an Archer from the center and 1 token instead."""
    t = at([{"strength": 10, "magic": 3}, {}], centre={"monsters": {3: ["spider_queen"]}})
    do(t, "slay 3")
    assert purse(do(t.copy(), "choose 1")) == (2, 0, 0, 0)
    do(t, "choose 2", "free 4")
    assert purse(t) == (0, 0, 0, 1) and citizens(t) == {"archer": 1}


# ---- citizens, domains, dukes -------------------------------------------------------------------------------------


@pytest.mark.rule("V-ICO-12", "V-HAR-02", "V-CARD-miner")
def test_citizens_a_miner_on_turn_with_the_palace_of_the_dawn() -> None:
    """Dice that add up to 12 activate the Miner: 1 gold, and 1 more for the only domain."""
    t = rolling([{"citizens": {"miner": 1}, "domains": ["palace_of_the_dawn"]}, {}], (6, 6))
    do(t, "done")
    assert purse(t)[0] == 2


@pytest.mark.rule("V-REC-02", "V-REC-04")
def test_citizens_the_plus_is_one_gold_for_each_copy_of_the_name() -> None:
    """The first Archer costs 4, the second 5, the third 6; Wizards, which have the same number, do not count."""
    t = at([{"gold": 4 + 5 + 6, "citizens": {"wizard": 2}}, {}], actions=4)
    for left in (5 + 6, 6, 0):
        do(t, "recruit 4")
        assert purse(t)[0] == left
    assert citizens(t)["archer"] == 3


@pytest.mark.rule("V-BLD-04", "A3", "A43")
def test_domains_starters_have_no_role_despite_their_names() -> None:
    centre = {"domains": {1: ["monolith_of_ostendaar"]}}
    assert "build 1" not in options(at([{"gold": 9}, {}], centre=centre))
    assert "build 1" in options(at([{"gold": 9, "citizens": {"peasant": 1, "knight": 1}}, {}], centre=centre))


@pytest.mark.rule("V-BLD-02", "V-BLD-13")
def test_domains_an_icon_printed_twice_requires_two_citizens() -> None:
    centre = {"domains": {1: ["halfpenny_hill"]}}
    for workers, can in ((2, False), (3, True)):
        t = at([{"gold": 6, "citizens": {"merchant": workers}}, {}], centre=centre)
        assert ("build 1" in options(t)) is can


@pytest.mark.rule("V-SCO-06", "V-ICO-11")
def test_scoring_icons_on_citizens_and_on_domains() -> None:
    """El'syn scores 2 points per icon: two holy and one shadow citizen, and one of each on the Orb of Urdr."""
    seat = {"duke": "elsyn_saint_of_shadows", "citizens": {"monk": 2, "rogue": 1}, "domains": ["the_orb_of_urdr"]}
    gone: dict[int, list[str]] = {stack: [] for stack in (1, 2, 3, 4)}
    t = do(at([{}, seat], active=1, centre={"citizens": gone}), "gain gold", "gain gold")
    while phase(t) == "victim":
        do(t, options(t)[0])
    shown = seen(t, None)["seats"][1]["points"]
    assert (phase(t), shown["duke"], shown["domains"]) == ("over", 2 * (2 + 1) + 2 * (1 + 1), 1)


# ---- solo game, and mixed citizens --------------------------------------------------------------------------------


@pytest.mark.rule("V-SOL-10", "V-SOL-11")
def test_alone_a_1_and_a_2_raid_the_first_two_columns() -> None:
    """In a raid, the sum of the dice does not count."""
    t = raided((1, 2))
    assert options(t) == ["raid 1", "raid 2"]
    do(t, "raid 1", "capture upper", "capture upper")
    assert sizes(t) == [4, 4, 5, 5, 5, 5, 5, 5, 5, 5] and phase(t) == "harvest"


@pytest.mark.rule("V-SOL-12", "V-SOL-13", "V-SOL-15")
def test_alone_pairs_sixes_and_exhausted_stacks() -> None:
    """A pair raids its column twice, a 6 raids a chosen column, and an exhausted column is not raided."""
    do(t := raided((4, 4)), "capture upper", "capture lower")
    assert (sizes(t)[3], sizes(t)[8]) == (4, 4)
    t = raided((6, 2), centre={"monsters": {2: []}})
    assert options(t) == ["raid 1", "raid 3", "raid 4", "raid 5"]
    do(t, "raid 3", "capture lower")
    assert sizes(t) == [5, 5, 5, 5, 5, 5, 5, 4, 5, 5] and phase(t) not in ("raid", "capture")


@pytest.mark.rule("V-MIX-01", "V-MIX-02", "V-MIX-05")
def test_mixed_citizens_monks_and_clerics_of_four_players() -> None:
    """Stack 1 mixes both citizens: one card is face up, and the four below it, of unknown kinds, are face down."""
    found: set[str] = set()
    for seed in range(20):
        t = new(players=4, mixed=True, seed=seed)
        stack = seen(t, None)["citizens"][0]
        assert (len(stack["open"]), stack["hidden"]) == (1, 4)
        found |= {CITIZEN_NAMES[kind] for kind in t.citizens[0]}
    assert found == {"monk", "cleric"}


# ---- recommended setups -------------------------------------------------------------------------------------------

SETUPS = {
    "glittering-gold": (
        ["hills", "ruins", "forest", "swamp", "caverns"],
        ["monk", "merchant", "alchemist", "archer", "rogue", "champion", "paladin", "butcher"],
        ["forgotten_sorrows", "the_violet_thorn", "golden_obelisk_of_nae", "monolith_of_ostendaar"],
    ),
    "mastery-over-magic": (
        ["barrens", "ruins", "forest", "valley", "mountains"],
        ["cleric", "merchant", "alchemist", "wizard", "thief", "champion", "paladin", "butcher"],
        ["eye_of_asteraten", "blood_crow_army", "foxgrove_palisade", "gargans_embrace"],
    ),
    "monster-blood": (
        ["barrens", "ruins", "forest", "swamp", "mountains"],
        ["cleric", "blacksmith", "mercenary", "archer", "rogue", "warlord", "priestess", "miner"],
        ["forgotten_sorrows", "nest_of_the_weaver_witch", "cathedral_of_st_aquila", "cutthroats_truce"],
    ),
}


@pytest.mark.rule("V-PRE-05", "V-PRE-06", "V-PRE-07", "V-PRE-08", "V-PRE-09")
@pytest.mark.parametrize("players", [1, 4, 5])
@pytest.mark.parametrize("name", SETUPS)
def test_recommended_setups(name: str, players: int) -> None:
    """Each setup lists its areas from left to right, eight of its ten citizens, and four unused domains."""
    areas, eight, without = SETUPS[name]
    t = new(scenario=name, players=players)
    assert seen(t, None)["areas"] == areas
    assert top_citizens(t) == [*eight[:4], "peasant", "knight", *eight[4:]]
    dealt = {name for stack in written(t)["domains"] for name in stack}
    assert not dealt & set(without) and len(dealt) == (20 if players == 5 else 15)


# ---- quick guide --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-PAY-04", "V-PAY-01", "V-PAY-02", "V-PAY-03")
def test_in_short_magic_replaces_gold_or_strength_but_not_all_of_it() -> None:
    mine: dict[str, Any] = {"magic": 20, "citizens": {"peasant": 1, "archer": 2}}
    centre = {"monsters": {4: ["troll"]}, "domains": {1: ["palace_of_the_dawn"]}}
    t = at([{**mine, "gold": 1, "strength": 1}, {}], centre=centre)
    assert {"slay 4", "recruit 4", "build 1"} <= set(options(t))
    assert options(at([mine, {}], centre=centre)) == ["gain gold", "gain strength", "gain magic"]


@pytest.mark.rule("V-HAR-15", "V-HAR-16", "V-HAR-18", "A45")
@pytest.mark.decision("HARVEST_CONSOLATION")
def test_in_short_every_player_without_an_activated_card_gets_the_consolation() -> None:
    t = rolling([{}, {}, {}], (1, 3))
    for seat, kind in ((1, "strength"), (0, "gold"), (2, "magic")):
        assert options(t, seat) == ["gain gold", "gain strength", "gain magic"]
        do(t, f"gain {kind}", seat=seat)
    assert [purse(t, seat) for seat in range(3)] == [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)]


@pytest.mark.rule("V-TUR-05", "V-CARD-emerald-stronghold")
def test_in_short_a_domain_overrides_the_rules() -> None:
    """Copies raise a citizen's price, but not for the owner of the Emerald Stronghold."""
    seat: dict[str, Any] = {"gold": 4, "citizens": {"archer": 3}}
    assert "recruit 4" not in options(at([seat, {}]))
    assert "recruit 4" in options(at([{**seat, "domains": ["emerald_stronghold"]}, {}]))
