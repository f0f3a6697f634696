"""Partial Valeria positions: defaults for missing keys, and what the given keys imply (docs/positions.md)."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.valeria.playing import do, options, purse
from tests.games.valeria.reading_back import placed, read_back, same, step

from burgrave import PositionError, Rng
from burgrave.games.valeria.cards import DOMAIN_COST, DOMAIN_NAMES
from burgrave.games.valeria.knowledge.position_fields import OUTCOMES
from burgrave.games.valeria.proof.invariants import ValeriaInvariants
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.course import STAGE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

LAWS = ValeriaInvariants()


def put(*, seed: object = 0, **position: Any) -> Any:
    """Return the full form of a partial position; check that it is valid and that the game can continue from it."""
    state = laid(seed=seed, **position)
    return state.position()


def laid(*, seed: object = 0, **position: Any) -> ValeriaState:
    """Return the state of a partial position; check that it is valid and that the game can continue from it."""
    state = placed(seed=seed, **position)
    LAWS.check(state)
    same(state, read_back(state))
    ahead, rng = state.copy(), Rng(seed)
    for _ in range(30):
        step(ahead, rng)
        LAWS.check(ahead)
    return state


def tops(data: Any, row: str) -> list[str]:
    return [stack[0] for stack in data[row] if stack]


# ---- the game -----------------------------------------------------------------------------------------------------


def test_nothing_but_the_game_is_an_action_phase_of_four() -> None:
    data = put()
    assert (data["players"], data["scenario"], data["mixed"]) == (4, "first-game", False)
    assert (data["phase"], data["stage"], data["actions"]) == ("act", "action", 2)
    assert (data["first"], data["active"], data["round"]) == (0, 0, 1)
    assert all(1 <= die <= 6 for die in data["dice"]) and data["changed"] == []
    for seat in data["seats"]:
        assert (seat["gold"], seat["strength"], seat["magic"], seat["vp"]) == (2, 0, 1, 0)
        assert seat["citizens"] == seat["monsters"] == {} and seat["domains"] == []
    assert [len(stack) for stack in data["monsters"] + data["citizens"]] == [5] * 15
    assert [len(stack) for stack in data["domains"]] == [3] * 5


def test_the_number_of_players_is_that_of_the_seats() -> None:
    assert put(seats=[{}])["dark_duke"] is not None
    assert put(seats=[{}, {}])["players"] == 2
    assert put(seats=[])["players"] == 4
    assert len(put(seats=[{}], players=5)["seats"]) == 5
    assert len(put(seats=[{"gold": 1}, None, {"gold": 3}])["seats"]) == 3


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_what_is_left_out_is_drawn_from_the_seed(players: int) -> None:
    data = [put(seed=seed, players=players) for seed in range(30)]
    assert data[0] == put(seed=0, players=players)
    assert len({str(one["domains"]) for one in data}) == 30
    assert len({one["seats"][0]["duke"] for one in data}) > 6
    assert len({str(one["dice"]) for one in data}) > 10 and len({one["rng"] for one in data}) == 30
    assert put(players=players, rng=77)["rng"] == 77


def test_cards_that_are_mentioned_come_into_the_first_game() -> None:
    data = put(seats=[{"citizens": {"thief": 1}, "monsters": {"gargoyle": 1}}, {"citizens": {"monk": 2}}])
    assert data["scenario"] == "custom"
    assert data["areas"] == ["barrens", "hills", "ruins", "forest", "valley"]
    assert tops(data, "citizens")[:2] == ["monk", "merchant"] and tops(data, "citizens")[6] == "thief"
    assert put(monsters={"caverns": 2})["areas"] == ["hills", "ruins", "forest", "valley", "caverns"]
    assert put(citizens={"miner": 3})["citizens"][9] == ["miner"] * 3
    assert put(citizens=["thief", "monk"])["citizens"][0] == ["monk"] * 5
    assert put(phase="reward", rewarded="basilisk")["areas"][3] == "swamp"
    assert put(seats=[{"citizens": {"rogue": 1}}])["scenario"] == "first-game"


def test_areas_and_domains_of_a_game_may_be_named() -> None:
    areas = ["mountains", "swamp", "barrens", "caverns", "hills"]
    assert put(areas=areas)["areas"] == ["barrens", "hills", "swamp", "caverns", "mountains"]
    data = put(players=5, left_out=["gargans_embrace", "halfpenny_hill"])
    assert data["left_out"] == ["halfpenny_hill", "gargans_embrace"] and data["scenario"] == "custom"
    assert "gargans_embrace" not in str(data["domains"])


def test_a_printed_scenario_stands() -> None:
    data = put(scenario="glittering-gold", seats=[{"citizens": {"monk": 2}, "monsters": {"kobolds": 1}}, {}])
    assert data["scenario"] == "glittering-gold" and len(data["left_out"]) == 4
    assert put(scenario="random", seed=3) != put(scenario="random", seed=4)
    assert put(scenario="custom")["areas"] == put()["areas"]


def test_two_citizens_of_a_number_or_open_ones_mean_mixed_citizens() -> None:
    assert put(seats=[{"citizens": {"thief": 1, "rogue": 1}}, {}])["mixed"] is True
    assert put(open_citizens=[1])["mixed"] is put(citizens=["thief", "rogue"])["mixed"] is True
    data = put(mixed=True, citizens=[["monk", None, "cleric"]], seats=[{}, {"citizens": {}}])
    assert data["citizens"][0][0] == "monk" and data["citizens"][0][2] == "cleric"
    assert sum(data["seats"][0]["citizens"].values()) == 2
    assert data["open_citizens"] == [1] * 10
    nest: Any = {"domains": ["nest_of_the_weaver_witch"]}
    assert put(seats=[nest, {}], open_citizens=[None, 2])["open_citizens"] == [1, 2, *[1] * 8]


# ---- the table ----------------------------------------------------------------------------------------------------


def test_cards_of_the_tableaux_are_missing_in_the_center() -> None:
    me = {"citizens": {"knight": 3}, "monsters": {"goblin": 2}, "domains": ["gargans_embrace", "halfpenny_hill"]}
    data = put(seats=[me, {"citizens": {"knight": 2}}])
    assert data["citizens"][5] == [] and data["exhausted"] == 1
    assert data["monsters"][0] == ["goblin", "goblin_mage", "goblin_king"]
    assert sorted(len(stack) for stack in data["domains"]) == [2, 2, 3, 3, 3]
    assert not {"gargans_embrace", "halfpenny_hill"} & {name for stack in data["domains"] for name in stack}


def test_many_domains_are_taken_from_all_columns_alike() -> None:
    names = "foxgrove_palisade the_desert_orchid emerald_stronghold pratchetts_plateau darktide_harbour rogues_landing"
    assert sorted(len(stack) for stack in put(seats=[{"domains": names.split()}, {}])["domains"]) == [1, 2, 2, 2, 2]


def test_missing_cards_are_drawn_to_fit_the_given_ones() -> None:
    """A column must be exhausted if the position says so, or if a raid has found no domain there.

    A stack from which a domain is being built must show a domain that the builder can build.
    """
    three: list[Any] = [{"domains": ["rogues_landing", "halfpenny_hill", "gargans_embrace"]}]
    for seed in range(10):
        data = put(seed=seed, seats=[*three, {}], exhausted=1)
        assert sorted(len(stack) for stack in data["domains"]) == [0, 3, 3, 3, 3]
        bare = {"citizens": [*[None] * 4, 0, *[None] * 4, 0], "dice": [5, 5]}
        data = put(seed=seed, seats=three, captured_domains=[], outcome="lost", phase="over", **bare)
        assert [len(stack) for stack in data["domains"]] == [3, 3, 3, 3, 0]
        builder: Any = {"citizens": {"peasant": 1, "archer": 1, "cleric": 1}}
        data = put(seed=seed, seats=[builder, {}], paying={"for": "build", "place": 0})
        assert data["paying"]["price"] == DOMAIN_COST[DOMAIN_NAMES.index(data["domains"][0][0])]


def test_a_domain_just_built_is_missing_in_its_column() -> None:
    mine: Any = {"domains": ["eye_of_asteraten", "halfpenny_hill", "gargans_embrace"], "strength": 9}
    data = put(part="slay", covered=4, seats=[mine, {}])
    assert [len(stack) for stack in data["domains"]] == [2, 2, 3, 3, 2]


def test_what_lay_above_a_monster_that_was_slain_was_slain_too() -> None:
    data = put(seats=[{"monsters": {"skeleton_king": 1}}, {}, {"monsters": {"skeleton": 1}}])
    assert data["monsters"][1] == []
    assert data["seats"][1]["monsters"] == {"skeleton": 2, "flaming_skeleton": 1}


def test_stacks_may_be_named_or_counted() -> None:
    data = put(
        players=2,
        monsters=[None, ["flaming_skeleton", "skeleton_king"], 1],
        citizens={"knight": 0, "rogue": ["rogue"], "cleric": 4},
        domains=[2, ["eye_of_asteraten", None, None], []],
    )
    assert data["monsters"][1] == ["flaming_skeleton", "skeleton_king"] and data["monsters"][2] == ["spider_queen"]
    assert [len(stack) for stack in data["citizens"]] == [4, 5, 5, 5, 5, 0, 1, 5, 5, 5]
    assert [len(stack) for stack in data["domains"]] == [2, 3, 0, 3, 3]
    assert data["domains"][1][0] == "eye_of_asteraten"
    assert data["exhausted"] == 2


def test_cards_that_a_stack_leaves_without_a_place_go_round() -> None:
    data = put(citizens={"knight": 0}, seats=[{"citizens": {"knight": 1}}, {}, {}])
    assert [seat["citizens"] for seat in data["seats"]] == [{"knight": 1}, {"knight": 2}, {"knight": 2}]
    data = put(domains=[1, 1, 1, 1, 1], seats=[{"domains": []}, {}, {}])
    assert [len(seat["domains"]) for seat in data["seats"]] == [0, 5, 5]
    data = put(players=1, citizens={"knight": 1}, seats=[{"citizens": {}}])
    assert data["captured"] == {"knight": 4} and data["round"] == 3
    data = put(players=1, domains=[0, 3, 3, 3, 3])
    assert len(data["captured_domains"]) == 1 and len(data["seats"][0]["domains"]) == 2


def test_a_monster_that_was_put_back_may_lie_on_top() -> None:
    watcher = {"domains": ["watcher_on_the_water"]}
    data = put(monsters={"ruins": ["skeleton", "skeleton_king"]}, seats=[watcher, {}])
    assert data["monsters"][1] == ["skeleton", "skeleton_king"]
    nobody: dict[str, Any] = {"monsters": {}}
    data = put(seats=[{**watcher, "monsters": {"flaming_skeleton": 1, "skeleton": 2}}, nobody])
    assert data["monsters"][1] == ["skeleton", "skeleton_king"]


def test_a_seat_that_may_have_a_domain_has_the_one_that_put_a_card_back() -> None:
    data = put(monsters={"hills": ["goblin", "goblin_king"]}, seats=[{"domains": []}, {}])
    assert data["seats"][1]["domains"] == ["watcher_on_the_water"]
    data = put(open_citizens=[None, 2], seats=[{"domains": []}, {}])
    assert data["seats"][1]["domains"] == ["nest_of_the_weaver_witch"]


def test_dukes_are_dealt_from_those_that_are_left() -> None:
    for seed in range(10):
        seats = [{"duke": "simon_the_unclean"}, {"dealt": ["elisium_the_allsmith"]}, {"dealt": ["reese_the_firebrand"]}]
        away = ["reese_the_firebrand", "waryn_lord_of_rogues"]
        data = put(seed=seed, seats=seats, away_dukes=away)
        dealt = [seat["dealt"] for seat in data["seats"]]
        assert len({name for names in dealt for name in names}) == 6
        assert data["seats"][0]["duke"] == "simon_the_unclean"
        assert data["seats"][1]["duke"] == "elisium_the_allsmith"
        assert data["seats"][2]["duke"] != "reese_the_firebrand" and "reese_the_firebrand" in dealt[2]
        assert set(away) <= set(data["away_dukes"]) and len(data["away_dukes"]) == 7
    data = put(players=1, dark_duke="simon_the_unclean")
    assert data["dark_duke"] == "simon_the_unclean" and "simon_the_unclean" not in data["seats"][0]["dealt"]


# ---- position within the game -------------------------------------------------------------------------------------


def test_the_active_seat_begins_unless_the_end_is_due() -> None:
    assert (put(active=2)["first"], put(first=2)["active"]) == (2, 2)
    assert put(players=3, active=1, monsters=[0] * 5)["first"] == 2
    assert put(players=3, active=1, first=0, monsters=[0] * 5)["actions"] == 2
    assert put(players=3, active=1, first=1, monsters=[0] * 5)["actions"] == 1


def test_dukes_are_chosen_in_a_phase_of_its_own() -> None:
    state = laid(players=3, phase="duke", seats=[{}, {"duke": "simon_the_unclean"}], first=2)
    assert state.open_seats() == [0, 2] and state.active == 2
    state = laid(players=2, phase="duke", seats=[{"dealt": ["simon_the_unclean", "reese_the_firebrand"]}])
    assert options(state, 0) == ["keep reese_the_firebrand", "keep simon_the_unclean"]
    data = put(players=2, phase="duke", seats=[{"dealt": ["simon_the_unclean", "reese_the_firebrand"]}],
               away_dukes=["simon_the_unclean"])  # fmt: skip
    assert data["seats"][0]["duke"] == "reese_the_firebrand"


def test_a_stage_begins_as_in_a_game() -> None:
    """Activated cards take effect, and steps that need no decision are skipped."""
    seats = [{"citizens": {"archer": 2, "rogue": 1}}, {"citizens": {"mercenary": 1}}]
    state = laid(seats=seats, stage="harvest", dice=[3, 4])
    assert purse(state) == (4, 6, 1, 0)
    assert options(state, 1) == ["done"] if state.is_open(1) else state.position()["phase"] == "act"
    assert laid(seats=seats, stage="harvest", dice=[5, 5]).position()["phase"] == "act"
    data = put(seats=[{"domains": ["blood_crow_army"]}, {}], stage="action")
    assert (data["phase"], data["seats"][0]["strength"]) == ("act", 1)
    data = put(seats=[{"domains": ["the_orb_of_urdr"]}, {}], stage="close")
    assert [seat["magic"] for seat in data["seats"]] == [2, 0] and data["active"] == 1
    data = put(players=3, seats=[{"domains": ["the_orb_of_urdr", "cathedral_of_st_aquila"]}], stage="close")
    assert (data["phase"], data["part"], data["todo"]) == ("victim", "take 1m", ["take 1g"])


def test_a_roll_begins_with_dice_that_lie_there_or_are_thrown() -> None:
    embrace = {"domains": ["gargans_embrace"]}
    assert put(seats=[embrace, {}], stage="roll", dice=[5, 5])["seats"][0]["vp"] == 1
    assert put(seats=[embrace, {}], stage="roll", dice=[5, 4])["seats"][0]["vp"] == 0
    assert put(seats=[embrace, {}], stage="harvest", dice=[5, 5])["seats"][0]["vp"] == 0  # it had its token before
    thrown = [put(seats=[embrace, {}], stage="roll", seed=seed) for seed in range(40)]
    assert {data["seats"][0]["vp"] for data in thrown if data["dice"][0] == data["dice"][1]} == {1}
    palace = {"domains": ["palace_of_the_dawn", "foxgrove_palisade"], "gold": 3}
    state = laid(seats=[palace, {}], stage="roll", dice=[6, 4])
    assert options(state) == ["six 2", "lower 1", "lower 2", "done"]
    state = laid(seats=[palace, {}], stage="roll", dice=[6, 4], changed=["foxgrove_palisade"])
    assert options(state) == ["lower 1", "lower 2", "done"]


def test_monsters_and_the_second_harvest_begin_by_the_rules_alone() -> None:
    data = put(players=1, stage="monsters", dice=[2, 2])
    assert (data["phase"], data["raided"], data["raids"]) == ("capture", 1, [2])
    assert put(players=1, stage="monsters", dice=[2, 3], raids=[3])["raided"] == 2
    me: Any = {"citizens": {"butcher": 1}, "domains": ["foxgrove_palisade"]}
    state = laid(seats=[me], stage="second harvest", dice=[5, 6])
    assert purse(state)[:2] == (7, 1)
    assert (state.round, state.position()["phase"]) == (2, "dice")


@pytest.mark.parametrize(
    ("position", "phase"),
    [
        ({}, "act"),
        ({"actions": 1, "stage": "action"}, "act"),
        ({"steals": 1, "seats": [{"citizens": {"thief": 2}}, {}]}, "thief"),
        ({"seats": [{}, {"harvest": {}}]}, "harvest"),
        ({"paying": {"for": "slay"}}, "pay"),
        ({"rewarded": "dire_bear"}, "reward"),
        ({"part": "citizen <=2"}, "free"),
        ({"part": "take 3g"}, "victim"),
        ({"part": "take 1g"}, "victim"),
        ({"part": "return citizen > 3v", "seats": [{"citizens": {"cleric": 1}}, {}]}, "spare"),
        ({"part": "3m > 3v"}, "bargain"),
        ({"part": "slay"}, "hunt"),
        ({"raided": 4, "players": 1}, "capture"),
        ({"outcome": "won", "players": 1, "monsters": [0] * 5}, "over"),
    ],
)
def test_a_key_of_a_phase_implies_it(position: dict[str, Any], phase: str) -> None:
    players = position.get("players", len(position["seats"]) if "seats" in position else 4)
    assert put(**{**position, "players": players})["phase"] == phase


def test_dice_fit_the_phase() -> None:
    for seed in range(25):
        data = put(seed=seed, phase="thief", seats=[{"citizens": {"thief": 2}}, {}])
        assert sum(data["dice"]) == 7 and data["steals"] == 2
        data = put(seed=seed, phase="dice", seats=[{"domains": ["the_desert_orchid"]}, {}], changed=[])
        assert data["dice"] != [1, 1]
        data = put(seed=seed, seats=[{"domains": ["the_desert_orchid"]}, {}], changed=["the_desert_orchid"])
        assert 1 in data["dice"]
        data = put(seed=seed, seats=[{"citizens": {"monk": 1}, "harvest": {"trades": {"monk": 1}}}, {}], active=1)
        assert 1 in data["dice"]


def test_a_harvest_left_out_is_all_that_the_dice_give() -> None:
    seats: list[Any] = [{"citizens": {"merchant": 2}}, {"citizens": {"mercenary": 1}, "strength": 1}, {}]
    data = put(phase="harvest", seats=seats, dice=[2, 3])
    assert data["seats"][0]["harvest"] == {"compensation": False, "choices": 2, "trades": {}}
    assert data["seats"][1]["harvest"]["trades"] == {"mercenary": 1}
    seats[0]["harvest"] = {"choices": 1}
    seats[1]["harvest"] = {"trades": {}}
    state = laid(phase="harvest", seats=seats, dice=[2, 3])
    assert state.open_seats() == [0]
    assert do(state, "choose 1").position()["phase"] == "act"
    data = put(phase="harvest", seats=[{}, {}], dice=[1, 1])
    assert [seat["harvest"]["compensation"] for seat in data["seats"]] == [True, True]


def test_an_exchange_that_nobody_can_pay_is_closed() -> None:
    seats = [{"citizens": {"merchant": 1}}, {"citizens": {"mercenary": 1}, "strength": 0}]
    state = laid(phase="harvest", seats=seats, dice=[2, 3])
    assert state.open_seats() == [0]


def test_the_waiting_player_of_five_has_nothing_to_harvest() -> None:
    data = put(players=5, active=1, phase="harvest", dice=[1, 1])
    assert [seat["harvest"]["compensation"] for seat in data["seats"]] == [False, True, True, True, True]


def test_resources_left_out_are_plenty_where_the_decision_needs_them() -> None:
    data = put(phase="pay", paying={"for": "slay", "place": 4})
    assert data["paying"] == {"for": "slay", "place": 4, "price": 5, "magic": 0}
    assert (data["seats"][0]["strength"], data["seats"][0]["magic"], data["seats"][1]["strength"]) == (20, 20, 0)
    data = put(phase="pay", paying={"for": "slay", "place": 4}, seats=[{"strength": 3, "magic": 3}, {}])
    assert options(placed(**data)) == ["magic 2", "magic 3"]
    assert put(phase="bargain")["seats"][0]["magic"] == 20
    assert put(phase="pay")["paying"] == {"for": "recruit", "place": 1, "price": 2, "magic": 0}


def test_a_card_at_work_is_with_the_active_seat() -> None:
    data = put(part="citizen worker", active=1)
    assert data["seats"][1]["domains"] == ["rogues_landing"] and data["covered"] == 0
    assert len(data["domains"][0]) == 2 and data["actions"] == 1
    data = put(rewarded="bane_spider", players=2)
    assert data["seats"][0]["monsters"]["bane_spider"] >= 1 and data["covered"] is None
    assert put(phase="free")["part"] == "citizen shadow"
    data = put(part="citizen <=3", seats=[{"monsters": {"orc_warrior": 1, "dire_bear": 2}}, {}])
    assert data["covered"] is None and data["seats"][0]["domains"] == []


def test_a_card_emptied_in_this_action_is_not_marked_yet() -> None:
    data = put(rewarded="spider_queen", players=2)
    assert data["monsters"][2] == [] and data["exhausted"] == 0
    data = put(part="take 3g", players=3, domains=[0, 3, 3, 3, 3], covered=0)
    assert data["exhausted"] == 0
    assert put(part="take 3g", players=3, domains=[0, 2, 3, 3, 3], covered=1)["exhausted"] == 1


def test_a_monster_hunted_by_a_new_domain_is_paid_for_and_rewarded() -> None:
    hunter = {"domains": ["eye_of_asteraten"], "strength": 9, "magic": 4}
    data = put(phase="pay", paying={"for": "slay"}, covered=2, seats=[hunter, {}])
    assert (data["covered"], data["paying"]["place"]) == (2, 1)
    data = put(rewarded="dire_bear", covered=3, seats=[{**hunter, "monsters": {"dire_bear": 1}}, {}])
    assert data["covered"] == 3


def test_raids_are_dice_that_rouse_two_stacks() -> None:
    for seed in range(10):
        assert len(options(laid(players=1, phase="raid", seed=seed))) > 1
    data = put(players=1, phase="raid", dice=[6, 3], raids=[6])
    assert data["raids"] == [6] and data["stage"] == "monsters"
    data = put(players=1, phase="capture", dice=[6, 3], raided=0)
    assert data["raids"] == [3]


def test_the_end_of_a_game() -> None:
    state = laid(players=2, phase="over", monsters=[0] * 5)
    assert state.is_over() and (state.first, state.active) == (1, 0)
    assert laid(players=3, phase="over", first=0, domains=[0] * 5).active == 2
    assert laid(players=2, phase="over", citizens=[0, 0, 0, 0]).exhausted() == 4
    assert put(players=1, phase="over", citizens=[0] * 5)["outcome"] == "scored"


def test_null_is_left_out() -> None:
    empty = {"steals": 0, "todo": [], "raids": [], "captured": {}, "captured_domains": [], "outcome": None}
    assert placed(**empty).digest() == placed().digest()
    nothing = dict.fromkeys(["players", "scenario", "seats", "phase", "dice", "paying", "part", "covered", "domains"])
    assert placed(**nothing).digest() == placed().digest()
    assert placed(seats=[None, {"gold": None, "duke": None}, None, None]).digest() == placed().digest()


# ---- page ---------------------------------------------------------------------------------------------------------

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
SECTION = PAGE[PAGE.index("\n## Valeria") : PAGE.index("\n## Digests")]
EXAMPLES: list[dict[str, Any]] = [
    ast.literal_eval(one) for one in re.findall(r"```python\n(.*?)```", SECTION, re.DOTALL)
]


def test_every_key_of_a_position_is_on_the_page() -> None:
    described = set(re.findall(r"`(\w+)`", PAGE))
    with pytest.raises(PositionError) as refusal:
        placed(nothing=0)
    keys = set(str(refusal.value).split("allowed: ")[1].rstrip(".").split(", "))
    with pytest.raises(PositionError) as refusal:
        placed(seats=[{"nothing": 0}, {}])
    keys |= set(str(refusal.value).split("allowed: ")[1].rstrip(".").split(", "))
    assert len(keys) > 40 and keys - described == set()
    assert set(PHASE_NAMES) - {"nobody"} | set(STAGE_NAMES) | set(OUTCOMES.names[1:]) <= set(
        re.findall(r"`([\w ]+)`", SECTION)
    )


def test_the_first_example_is_as_the_page_says() -> None:
    data = put(**EXAMPLES[0])
    assert (data["phase"], data["steals"], data["active"]) == ("thief", 2, 0)
    assert data["citizens"][6] == ["thief"] * 3
    assert "gargans_embrace" not in str(data["domains"]) and all(seat["duke"] for seat in data["seats"])
    assert [seat["gold"] for seat in data["seats"]] == [7, 2, 2] and data["scenario"] == "custom"


def test_the_second_example_is_as_the_page_says() -> None:
    state = laid(**EXAMPLES[1])
    data: Any = state.position()
    assert "slay 3" in options(state) and data["actions"] == 1
    assert data["seats"][1]["monsters"] == {"bane_spider": 2}
    assert [seat["citizens"] for seat in data["seats"]] == [{"knight": 3}, {"knight": 2}] and data["citizens"][5] == []
    assert data["exhausted"] == 1 and data["domains"][0][0] == "eye_of_asteraten"


def test_the_third_example_is_as_the_page_says() -> None:
    data = put(**EXAMPLES[2])
    assert (data["phase"], data["active"], data["seats"][2]["domains"]) == ("free", 2, ["rogues_landing"])
