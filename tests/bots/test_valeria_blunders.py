"""Valeria positions in which the rule bot must not blunder."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.valeria_moments import DOMAIN_DUKE, HOLY_DUKE, MONSTER_DUKE, RESOURCE_DUKE, chosen, last, moves, worth
from tests.games.valeria.alone import raided
from tests.games.valeria.playing import at, do, new, options, rolling

from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState


def test_at_the_end_it_takes_the_domain_worth_eight_points() -> None:
    me = {"gold": 12, "strength": 4, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    t = at([me, {}], actions=1, centre=last(domains={2: ["emerald_stronghold"]}, monsters={1: ["skeleton"]}))
    assert chosen(t) == "build 2"


def test_with_a_gold_too_little_it_takes_the_gold_first_and_builds_then() -> None:
    me = {"gold": 11, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    t = at([me, {}], centre=last(domains={2: ["emerald_stronghold"]}))
    assert moves(t) <= {"gain gold", "gain magic"}
    assert chosen(do(t, "gain gold")) == "build 2"


def test_it_recruits_whom_a_domain_asks_for_and_builds_then() -> None:
    me = {"gold": 15, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1}}
    t = at([me, {}], centre=last(domains={2: ["emerald_stronghold"]}, citizens={2: ["merchant"], 9: ["paladin"]}))
    assert chosen(t) == "recruit 9"
    assert chosen(do(t, "recruit 9")) == "build 2"


def test_in_the_last_turn_it_takes_points_and_no_income() -> None:
    me = {"gold": 4, "strength": 5, "duke": MONSTER_DUKE}
    t = at([me, {}], actions=1, centre=last(monsters={5: ["dire_bear"]}, citizens={7: ["rogue"], 5: ["peasant"]}))
    assert chosen(t) == "slay 5"


def test_in_the_first_turn_it_takes_income() -> None:
    t = at([{"gold": 3, "magic": 1, "duke": MONSTER_DUKE}, {}], scenario="first-game")
    assert all(move.startswith("recruit") for move in moves(t))


def test_whom_a_resource_duke_serves_does_not_spend_at_a_loss() -> None:
    me = {"gold": 12, "duke": RESOURCE_DUKE, "citizens": {"rogue": 2}}  # 2 points for 10 gold, worth 5 to the duke
    t = at([me, {}], actions=1, centre=last(domains={3: ["purloiners_perch"]}))
    assert all(move.startswith("gain") for move in moves(t))


def test_it_slays_the_monster_that_gives_most_for_its_strength() -> None:
    me = {"strength": 5, "duke": MONSTER_DUKE}
    t = at([me, {}], actions=1, centre=last(monsters={1: ["goblin"], 3: ["treant"], 5: ["dire_bear"]}))
    assert chosen(t) == "slay 5"


# ---- paying ----------------------------------------------------------------------------------------------------------


def test_it_keeps_its_magic_where_gold_is_plentiful() -> None:
    t = do(at([{"gold": 12, "magic": 4}, {}], scenario="first-game"), "recruit 7")
    assert chosen(t) == "magic 0"


def test_it_keeps_its_magic_where_strength_is_plentiful() -> None:
    t = do(at([{"strength": 12, "magic": 4}, {}], scenario="first-game"), "slay 2")
    assert chosen(t) == "magic 0"


def test_it_keeps_the_gold_that_a_domain_needs_and_pays_magic() -> None:
    """The bot pays for the first domain in magic, because magic alone cannot pay for the second one."""
    me = {"gold": 2, "magic": 14, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "cleric": 1}}
    t = at([me, {}], centre=last(domains={1: ["shattered_hand"], 2: ["golden_obelisk_of_nae"]}))
    do(t, "build 1")
    assert chosen(t) == "magic 6"
    do(t, "magic 6")
    assert chosen(t) == "build 2"


# ---- dukes -----------------------------------------------------------------------------------------------------------


def dealt(*dukes: str, players: int = 2, **given: Any) -> ValeriaState:
    """Return a new game in which the first seat has to choose between these two dukes."""
    t = new(players=players, first=0, **given)
    t.players[0].dealt = sum(1 << DUKE_NAMES.index(duke) for duke in dukes)
    return t


def test_it_keeps_the_duke_that_fits() -> None:
    """The bot prefers a monster duke to a domain duke.

    It prefers the monster duke to Reese the Firebrand only if the monsters are weak.
    """
    assert chosen(dealt(MONSTER_DUKE, DOMAIN_DUKE)) == f"keep {MONSTER_DUKE}"
    weak = ["barrens", "hills", "ruins", "forest", "valley"]
    strong = ["hills", "forest", "swamp", "caverns", "mountains"]
    assert chosen(dealt(MONSTER_DUKE, "reese_the_firebrand", areas=weak)) == f"keep {MONSTER_DUKE}"
    assert chosen(dealt(MONSTER_DUKE, "reese_the_firebrand", areas=strong)) == "keep reese_the_firebrand"


def test_it_buys_the_cards_that_its_duke_scores() -> None:
    both = last(citizens={7: ["rogue"], 9: ["paladin"]})
    assert chosen(at([{"gold": 2, "duke": HOLY_DUKE}, {}], actions=1, centre=both)) == "recruit 9"
    shadow = {"gold": 2, "duke": "waryn_lord_of_rogues"}
    assert chosen(at([shadow, {}], actions=1, centre=both)) == "recruit 7"
    things = last(monsters={3: ["treant"]}, domains={4: ["golden_obelisk_of_nae"]})
    me = {"gold": 6, "strength": 3, "citizens": {"peasant": 1, "cleric": 1}}
    assert chosen(at([{**me, "duke": MONSTER_DUKE}, {}], actions=1, centre=things)) == "slay 3"
    assert chosen(at([{**me, "duke": DOMAIN_DUKE}, {}], actions=1, centre=things)) == "build 4"


# ---- dice ------------------------------------------------------------------------------------------------------------


def test_it_does_not_change_a_die_for_a_worse_harvest() -> None:
    me = {"domains": ["palace_of_the_dawn"], "citizens": {"archer": 3}, "gold": 5}
    assert chosen(rolling([me, {}], (4, 4))) == "done"


def test_it_changes_a_die_for_a_better_harvest() -> None:
    me = {"domains": ["palace_of_the_dawn"], "citizens": {"archer": 3}, "gold": 5}
    assert chosen(rolling([me, {}], (5, 1))) == "lower 1"  # a 4, and a 5 as the sum


def test_it_does_not_alter_a_die_for_the_opponents_harvest() -> None:
    """For the bot, a 5 and a 2 are as good as a 5 and a 3, but a sum of 7 would activate the opponent's Rogues."""
    me = {"domains": ["palace_of_the_dawn"]}
    assert chosen(rolling([me, {"citizens": {"rogue": 2}}], (5, 3))) == "done"


def test_it_does_not_pay_more_for_a_die_than_it_brings() -> None:
    me = {"domains": ["foxgrove_palisade"], "gold": 2}
    assert chosen(rolling([me, {}], (2, 5))) == "done"


def test_it_does_not_make_a_pair_for_the_owner_of_gargans_embrace() -> None:
    me = {"domains": ["palace_of_the_dawn"]}
    other = {"domains": ["gargans_embrace"]}
    assert moves(rolling([me, other], (3, 2))) <= {"done", "lower 2"}


# ---- thefts ----------------------------------------------------------------------------------------------------------


def test_the_thief_steals_three_from_the_richest() -> None:
    seats: list[dict[str, Any]] = [{"citizens": {"thief": 1}}, {"gold": 1}, {"gold": 4}, {"magic": 2}]
    t = at(seats, dice=(3, 4), scenario="mastery-over-magic")
    assert chosen(t) == "steal 2 3 gold"


def test_the_thief_steals_from_the_leader_if_all_are_rich() -> None:
    seats: list[dict[str, Any]] = [
        {"citizens": {"thief": 1}},
        {"gold": 4},
        {"gold": 4, "monsters": {"troll": 2}},
        {"gold": 4},
    ]
    t = at(seats, dice=(3, 4), scenario="mastery-over-magic")
    assert chosen(t) == "steal 2 3 gold"


def test_a_domain_takes_from_who_has_something() -> None:
    me = {"domains": ["the_orb_of_urdr"]}
    seats: list[dict[str, Any]] = [me, {"monsters": {"troll": 3}}, {"magic": 1}]
    assert chosen(do(at(seats, actions=1), "gain gold")) == "from 2"


def test_purloiners_perch_takes_from_who_has_monsters() -> None:
    me = {"gold": 10, "citizens": {"rogue": 2}}
    t = at(
        [me, {"gold": 20}, {"monsters": {"goblin": 1}}], centre={"domains": {1: ["halfpenny_hill", "purloiners_perch"]}}
    )
    assert chosen(do(t, "build 1")) == "from 2"


# ---- the harvest -----------------------------------------------------------------------------------------------------


def test_it_makes_an_exchange_that_brings_more_than_it_costs() -> None:
    t = at([{"citizens": {"paladin": 1}, "strength": 6}, {}], dice=(3, 6), active=1, scenario="first-game")
    assert options(t) == ["trade paladin", "done"]
    assert chosen(t) == "trade paladin"


def test_it_keeps_gold_that_it_will_need() -> None:
    """The bot keeps its only gold, because magic alone cannot pay for the Shattered Hand."""
    me: dict[str, Any] = {"gold": 1, "strength": 4, "magic": 6, "duke": DOMAIN_DUKE}
    me["citizens"] = {"alchemist": 1, "paladin": 1, "butcher": 1}
    things = last(domains={1: ["shattered_hand"]}, monsters={4: ["owlbear"]})
    t = at([me, {}], dice=(3, 1), centre=things)
    assert options(t) == ["trade alchemist", "done"]
    assert chosen(t) == "done"


def test_it_makes_the_exchange_that_lets_it_slay() -> None:
    """The Basilisk costs 6 strength and 3 magic."""
    me = {"gold": 2, "strength": 6, "citizens": {"alchemist": 1, "paladin": 1}, "duke": MONSTER_DUKE}
    t = at([me, {}], dice=(3, 1), centre=last(monsters={2: ["basilisk"]}))
    assert chosen(t) == "trade alchemist"


def test_it_does_not_take_a_plentiful_resource_as_a_consolation() -> None:
    """The bot has one turn left; a monster and a citizen are the only cards on offer."""
    things = last(monsters={1: ["troll"]}, citizens={6: ["knight"]})
    other = {"citizens": {"cleric": 1}}
    me = {"duke": MONSTER_DUKE, "magic": 3}
    assert "gain gold" not in moves(at([other, {**me, "gold": 18}], dice=(1, 2), centre=things))
    assert "gain strength" not in moves(at([other, {**me, "strength": 18}], dice=(1, 2), centre=things))


def test_it_chooses_the_resource_that_the_turn_requires() -> None:
    """The Spider Queen costs 10 strength and 3 magic."""
    me = {"strength": 10, "magic": 1, "citizens": {"merchant": 1}}
    things = last(monsters={3: ["spider_queen"]}, citizens={6: ["knight"]})
    t = at([{**me, "duke": MONSTER_DUKE}, {}], dice=(2, 4), centre=things)
    assert chosen(t) == "choose 2"


# ---- offers ----------------------------------------------------------------------------------------------------------


def test_it_gives_a_weak_monster_back_for_three_tokens_and_no_strong_one() -> None:
    me = {"gold": 6, "citizens": {"archer": 2}, "duke": DOMAIN_DUKE}
    open_domain = {"domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}
    t = do(at([{**me, "monsters": {"goblin": 1, "troll": 1}}, {}], centre=open_domain), "build 1")
    assert chosen(t) == "return_monster goblin"
    t = do(at([{**me, "monsters": {"troll": 1}}, {}], centre=open_domain), "build 1")
    assert chosen(t) == "decline"
    t = do(at([{**me, "monsters": {"goblin": 1, "troll": 1}}], centre=open_domain), "build 1")
    assert chosen(t) == "decline"  # in a solo game tokens have no value


def test_at_the_end_a_citizen_of_no_use_goes_back_for_three_tokens() -> None:
    me = {"gold": 6, "citizens": {"merchant": 2}, "duke": DOMAIN_DUKE}
    t = do(at([me, {}], centre=last(domains={1: ["nest_of_the_weaver_witch"]})), "build 1")
    assert chosen(t) == "return_citizen merchant"


def test_three_magic_for_three_tokens_is_a_bargain_but_not_alone() -> None:
    me = {"gold": 6, "magic": 3, "citizens": {"peasant": 1, "cleric": 1}, "duke": DOMAIN_DUKE}
    open_domain = {"domains": {1: ["halfpenny_hill", "golden_obelisk_of_nae"]}}
    t = do(at([me, {}], centre=open_domain, actions=1), "build 1", "magic 0")
    assert chosen(t) == "accept"
    t = do(at([{**me, "magic": 60}], centre=open_domain, actions=1), "build 1", "magic 0")
    assert chosen(t) == "decline"  # tokens have no value


def test_it_hunts_what_it_can_pay_for() -> None:
    me = {"gold": 8, "citizens": {"archer": 1, "cleric": 1}, "duke": MONSTER_DUKE}
    things = last(domains={1: ["eye_of_asteraten"]}, monsters={1: ["goblin"], 5: ["dire_bear"]})
    t = do(at([me, {}], centre=things, actions=1), "build 1")
    assert chosen(t) == "slay 5"


def test_of_rewards_it_takes_the_citizen_while_there_is_time_and_the_gold_at_the_end() -> None:
    me = {"strength": 6, "duke": RESOURCE_DUKE}
    spiders = {3: ["bane_spider"]}
    t = do(at([me, {}], centre=last(monsters=spiders, citizens={6: ["knight"]}), actions=1), "slay 3")
    assert chosen(t) == "choose 1"  # 3 gold is worth 1.5, a soldier 1
    t = do(
        at([{**me, "gold": 12, "duke": HOLY_DUKE}, {}], centre={"monsters": {3: ["troll", "bane_spider"]}}), "slay 3"
    )
    assert chosen(t) == "choose 2"


def test_a_free_citizen_is_the_best_one() -> None:
    me = {"gold": 10, "citizens": {"peasant": 2, "rogue": 1}, "duke": HOLY_DUKE}
    things = last(domains={1: ["grimmwater_keep"]}, citizens={3: ["mercenary"], 6: ["knight"], 9: ["paladin"]})
    t = do(at([me, {}], centre=things, actions=1), "build 1")
    assert chosen(t) == "free 9"


# ---- end of the game -------------------------------------------------------------------------------------------------


def test_the_player_who_is_ahead_ends_the_game_with_the_last_card() -> None:
    centre = {"citizens": {1: [], 2: [], 3: [], 5: ["peasant"]}}
    me = {"gold": 3, "monsters": {"troll": 3}, "duke": MONSTER_DUKE}
    t = at([{}, me], active=1, actions=1, centre=centre, scenario="first-game")
    assert chosen(t) == "recruit 5"


def test_it_ends_a_game_that_drags_on() -> None:
    """The bot ends a long game, although it could keep collecting resources for its duke."""
    me = {"gold": 12, "duke": RESOURCE_DUKE, "citizens": {"rogue": 2}}
    t = at([me, {}], actions=1, centre=last(domains={3: ["purloiners_perch"]}))
    t.round = 60
    assert chosen(t) == "build 3"


def one_stack_to_go() -> dict[str, Any]:
    """Return a center with three exhausted stacks and a Peasant as the last card of a fourth stack."""
    return {"citizens": {1: [], 2: [], 3: [], 5: ["peasant"]}}


def test_a_player_who_is_behind_does_not_end_the_game() -> None:
    me = {"gold": 3, "citizens": {"rogue": 1}, "duke": RESOURCE_DUKE}
    ahead = {"monsters": {"troll": 4}}
    t = at([ahead, me], active=1, actions=1, centre=one_stack_to_go(), scenario="first-game")
    assert "recruit 5" not in moves(t)
    t = at([{}, {**me, "monsters": {"troll": 4}}], active=1, actions=1, centre=one_stack_to_go(), scenario="first-game")
    assert chosen(t) == "recruit 5"


def test_while_another_may_still_overtake_in_the_round_a_small_lead_does_not_end_the_game() -> None:
    small = {"gold": 3, "monsters": {"skeleton": 1}, "duke": MONSTER_DUKE}
    first = at([small, {}], actions=1, centre=one_stack_to_go(), scenario="first-game")
    second = at([{}, small], active=1, actions=1, centre=one_stack_to_go(), scenario="first-game")
    ending = [worth(t, "recruit 5", "recruit 6") for t in (first, second)]
    assert ending[0][0] - ending[0][1] < ending[1][0] - ending[1][1]


# ---- values are points -----------------------------------------------------------------------------------------------


def test_with_a_strong_card_to_be_had_a_resource_is_worth_points_less() -> None:
    me = {"gold": 12, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    t = at([me, {}], actions=1, centre=last(domains={2: ["emerald_stronghold"]}))
    strong, weak = worth(t, "build 2", "gain gold")
    assert strong > weak + 2


def test_equal_moves_have_equal_values() -> None:
    t = at([{"strength": 3}, {}], actions=1, centre=last(monsters={2: ["skeleton"], 4: ["skeleton"]}))
    one, other = worth(t, "slay 2", "slay 4")
    assert one == pytest.approx(other)


def test_it_saves_for_a_better_card_that_is_one_gold_away() -> None:
    me = {"gold": 11, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    me["citizens"] = {"peasant": 4, "knight": 1, "cleric": 1}
    centre = {"domains": {2: ["halfpenny_hill", "emerald_stronghold"]}}
    t = at([me, {}], actions=1, centre=centre, scenario="first-game")
    assert "recruit 5" not in moves(t)  # a fifth Peasant for 7 gold


# ---- solo game -------------------------------------------------------------------------------------------------------


def test_a_six_rouses_no_column_that_lies_open() -> None:
    t = raided((6, 6), centre={"citizens": {1: [], 6: []}, "domains": {1: []}})
    assert "raid 1" in options(t)
    assert "raid 1" not in moves(t)


def test_a_six_rouses_monsters_where_most_stands_before_them() -> None:
    centre = {"citizens": {1: ["cleric"], 6: ["knight"], 2: ["merchant"], 7: ["rogue"], 3: ["mercenary"], 8: []}}
    t = raided((6, 1), centre={**centre, "domains": {1: [], 2: [], 3: []}})
    assert not moves(t) & {"raid 2", "raid 3"}


def test_it_gives_up_no_stack_while_another_is_higher() -> None:
    centre = {"citizens": {1: ["cleric"], 6: ["knight"] * 5}}
    t = raided((1, 1), centre=centre)
    assert chosen(t) == "capture lower"


def test_in_a_solo_game_it_does_not_open_a_column() -> None:
    """The bot takes the last card in front of the monsters in a two-player game, but leaves it in a solo game."""
    centre = {"citizens": {4: [], 9: ["paladin"]}, "domains": {4: []}}
    me = {"gold": 2, "duke": HOLY_DUKE}
    assert chosen(at([me, {}], actions=1, centre=centre, scenario="first-game")) == "recruit 9"
    assert "recruit 9" not in moves(at([me], actions=1, centre=centre, scenario="first-game"))


def test_alone_it_slays_the_last_monster_and_wins() -> None:
    centre = {"monsters": {1: [], 2: [], 3: [], 4: [], 5: ["orc_chieftain"]}}
    me = {"gold": 12, "strength": 14, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}, "duke": DOMAIN_DUKE}
    t = at([me], actions=1, centre={**centre, "domains": {2: ["halfpenny_hill", "emerald_stronghold"]}})
    assert chosen(t) == "slay 5"
