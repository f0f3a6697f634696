"""Action phase: two actions per turn, the four kinds of actions, and exhausted stacks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, options, purse

from burgrave.games.valeria.cards import CITIZEN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import parse
from burgrave.kernel.errors import IllegalAction

NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)
GAINS = ["gain gold", "gain strength", "gain magic"]
RICH: dict[str, Any] = {"gold": 30, "strength": 30, "magic": 30}
BARE: dict[str, Any] = {
    "monsters": {number: [] for number in range(1, 6)},
    "citizens": {number: [] for number in NUMBERS},
    "domains": {number: [] for number in range(1, 6)},
}


def phase(t: ValeriaState) -> object:
    return t.view(0)["phase"]


def exhausted(t: ValeriaState) -> object:
    return t.view(1 if t.n > 1 else 0)["exhausted"]


def seat(t: ValeriaState, number: int, viewer: int | None = None) -> Any:
    """Return one player's part of a view; ``viewer`` is the seat that sees it."""
    found: Any = t.view(viewer)["seats"]
    return found[number]


def price(name: str, number: int, **mine: Any) -> int:
    centre = {"citizens": {number: [name]}}
    return min(g for g in range(1, 25) if f"recruit {number}" in options(at([{"gold": g, **mine}, {}], centre=centre)))


# ---- two actions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-ACT-01", "V-ACT-02")
@pytest.mark.decision("SLAY", "RECRUIT", "GAIN", "BUILD")
@pytest.mark.parametrize("first", ["slay 1", "recruit 2", "gain gold", "build 1"])
@pytest.mark.parametrize("second", ["slay 1", "recruit 2", "gain gold", "build 1"])
def test_two_actions_of_any_kind(first: str, second: str) -> None:
    mine = {"gold": 30, "strength": 30, "citizens": {"peasant": 1, "archer": 2}}
    centre = {"domains": {1: ["monolith_of_ostendaar", "palace_of_the_dawn"]}}
    t = at([mine, {}], centre=centre)
    assert {first, *GAINS, "recruit 11"} <= set(options(t))
    do(t, first)
    assert t.active == 0 and phase(t) == "act" and t.actions == 1 and second in options(t)
    do(t, second)
    assert t.active == 1 and "rolled" in [event[0] for event in happened(t)]


@pytest.mark.rule("V-ACT-01", "V-ACT-03", "V-GAI-01")
def test_no_player_can_pass() -> None:
    """Even without resources, and with an empty center, a player can gain a resource."""
    t = at([{}, {}], centre=BARE)
    for left in (2, 1):
        assert options(t) == GAINS and t.actions == left
        for refused in ("done", "decline", "nothing"):
            with pytest.raises(IllegalAction):
                t.apply(0, parse(refused))
        do(t, "gain magic")


@pytest.mark.rule("V-ACT-04", "V-ACT-05")
def test_gains_at_the_start_can_pay_for_the_first_action_and_gains_at_the_end_follow_the_last() -> None:
    domains = ["blood_crow_army", "halfpenny_hill", "monolith_of_ostendaar", "cathedral_of_st_aquila"]
    t = at([{"domains": domains}, {"gold": 5}, {"gold": 5}])
    assert purse(t) == (1, 1, 1, 0)
    do(t, "slay 1")
    assert purse(t) == (2, 0, 1, 0) and t.actions == 1
    do(t, "recruit 2", "magic 0", "from 2")
    assert ("takes", 0, 2, 0, 1) in happened(t)
    names = [event[0] for event in happened(t)]
    assert names.index("takes") > names.index("recruited")
    assert t.active == 1


@pytest.mark.rule("V-ACT-06", "V-CARD-eye-of-asteraten", "V-TUR-05")
@pytest.mark.decision("HUNT")
def test_an_action_granted_by_a_domain_is_free() -> None:
    mine = {"gold": 8, "citizens": {"cleric": 1, "archer": 1}}
    t = at([mine, {}], centre={"domains": {1: ["eye_of_asteraten"]}})
    do(t, "build 1")
    assert phase(t) == "hunt" and t.actions == 1
    do(t, "slay 1")
    assert phase(t) == "act" and t.actions == 1 and t.players[0].monster_count == 1
    do(t, "gain gold")
    assert t.active == 1


@pytest.mark.rule("V-ACT-09")
def test_only_the_active_player_has_actions() -> None:
    t = at([{}, RICH, RICH], active=0)
    assert t.to_act() == 0 and options(t, 1) == [] and options(t, 2) == []
    with pytest.raises(IllegalAction):
        t.apply(1, parse("gain gold"))


@pytest.mark.rule("V-ACT-08", "V-SLA-01", "V-REC-01", "V-BLD-01", "V-SLA-11")
@pytest.mark.decision("SLAY", "RECRUIT", "BUILD")
def test_only_the_top_card_of_a_stack_is_available() -> None:
    centre = {
        "monsters": {n: ["troll", "goblin"] for n in range(1, 6)},
        "citizens": {n: ["archer", "butcher"] for n in NUMBERS},
        "domains": {n: ["emerald_stronghold", "cutthroats_truce"] for n in (1, 3)} | {2: [], 4: [], 5: []},
    }
    mine = {"gold": 5, "strength": 1, "citizens": {"thief": 1, "cleric": 1}}
    t = at([mine, {}], centre=centre, actions=3)
    slays, recruits = [f"slay {n}" for n in range(1, 6)], [f"recruit {n}" for n in NUMBERS]
    assert options(t) == [*slays, *recruits, *GAINS, "build 1", "build 3"]
    do(t, "slay 2", "gain strength")
    assert [option for option in options(t) if option.startswith("slay")] == ["slay 1", "slay 3", "slay 4", "slay 5"]
    assert [MONSTER_NAMES[kind] for kind in t.monsters[1]] == ["troll"]


# ---- four kinds of actions ----------------------------------------------------------------------------------------


@pytest.mark.rule("V-SLA-03", "V-SLA-08", "V-SLA-11")
def test_a_slain_monster_is_public_and_scores_no_tokens() -> None:
    t = at([{"strength": 8}, {}], centre={"monsters": {1: ["goblin_king", "skeleton", "goblin"]}})
    do(t, "slay 1")
    for viewer in (None, 0, 1):
        assert seat(t, 0, viewer)["monsters"] == {"goblin": 1} and seat(t, 1, viewer)["monsters"] == {}
        view: Any = t.view(viewer)
        assert view["monsters"][0] == ["skeleton", "goblin_king"]
    assert purse(t)[3] == 0 and ("slain", 0, MONSTER_NAMES.index("goblin")) in happened(t, 1)


@pytest.mark.rule("V-REC-02", "V-REC-03", "V-REC-04", "A3")
@pytest.mark.parametrize(
    ("name", "number", "owned", "expected"),
    [
        ("archer", 4, {}, 4), ("archer", 4, {"archer": 1}, 5), ("archer", 4, {"archer": 3}, 7),
        ("archer", 4, {"wizard": 3, "knight": 2}, 4), ("peasant", 5, {}, 3), ("peasant", 5, {"peasant": 2}, 5),
        ("knight", 6, {}, 3), ("knight", 6, {"knight": 1}, 4), ("knight", 6, {"peasant": 4}, 3),
        ("butcher", 11, {"miner": 2}, 1), ("butcher", 11, {"butcher": 2}, 3),
    ],
)  # fmt: skip
def test_copies_raise_the_price_of_a_citizen(name: str, number: int, owned: dict[str, int], expected: int) -> None:
    """Each copy that the player owns, the starter included, adds 1 to the price."""
    assert price(name, number, citizens=owned) == expected


@pytest.mark.rule("V-REC-02")
def test_other_players_copies_do_not_raise_the_price() -> None:
    t = at([{"gold": 4}, {"citizens": {"archer": 3}}])
    assert "recruit 4" in options(t)


@pytest.mark.rule("V-REC-05", "V-REC-01")
def test_a_recruited_citizen_is_public() -> None:
    t = do(at([{"gold": 4}, {}]), "recruit 4")
    for viewer in (None, 0, 1):
        assert seat(t, 0, viewer)["citizens"] == {"archer": 1}
        view: Any = t.view(viewer)
        assert view["citizens"][3] == {"open": ["archer"] * 4, "hidden": 0}
    assert ("recruited", 0, CITIZEN_NAMES.index("archer")) in happened(t, 1)


@pytest.mark.rule("V-REC-06", "V-SLA-10")
def test_a_new_citizen_is_not_activated_in_its_turn() -> None:
    t = at([{"gold": 2, "strength": 4, "magic": 3}, {}], dice=(4, 5), areas=FAR, centre={"monsters": {1: ["wraith"]}})
    do(t, "slay 1", "free 5")
    assert purse(t) == (3, 0, 0, 0)  # including 1 gold from the starter
    t = at([{"gold": 3}, {}], dice=(3, 5))
    do(t, "recruit 5")
    mark = len(happened(t))
    assert purse(t) == (1, 0, 0, 0)
    do(t, "gain magic")
    rolled = next(n for n, event in enumerate(happened(t)) if n >= mark and event[0] == "rolled")
    assert [event for event in happened(t)[mark:rolled] if event[0] in ("gains", "took")] == [("took", 0, 2, 1)]


FAR = ["barrens", "hills", "ruins", "forest", "swamp"]


@pytest.mark.rule("V-REC-07")
def test_a_free_citizen_costs_nothing_whatever_the_copies() -> None:
    mine = {"strength": 10, "magic": 3, "citizens": {"archer": 3}}
    t = do(at([mine, {}], centre={"monsters": {3: ["spider_queen"]}}), "slay 3", "choose 2", "free 4")
    assert purse(t) == (0, 0, 0, 1) and t.players[0].citizens[CITIZEN_NAMES.index("archer")] == 4


@pytest.mark.rule("V-GAI-01", "V-GAI-02")
@pytest.mark.decision("GAIN")
def test_one_resource_is_gained_but_never_a_token() -> None:
    for option, mine in zip(GAINS, [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0)], strict=True):
        t = at([{}, {"gold": 2, "strength": 2, "magic": 2}])
        assert [o for o in options(t) if o.startswith("gain")] == GAINS
        do(t, option)
        assert purse(t) == mine and purse(t, 1) == (2, 2, 2, 0)


# ---- building -----------------------------------------------------------------------------------------------------

PALACE: dict[str, Any] = {"domains": {1: ["halfpenny_hill", "palace_of_the_dawn"]}}


@pytest.mark.rule("V-BLD-02", "V-BLD-12", "V-BLD-13")
@pytest.mark.parametrize(
    ("owned", "can"),
    [
        ({"peasant": 1, "archer": 2}, True), ({"merchant": 3, "wizard": 1, "knight": 1}, True),
        ({"peasant": 1, "archer": 1}, False), ({"archer": 4}, False), ({"peasant": 4, "archer": 1}, False),
        ({"cleric": 3, "rogue": 3}, False), ({}, False),
    ],
)  # fmt: skip
def test_roles_required_by_a_domain(owned: dict[str, int], can: bool) -> None:
    """The Palace of the Dawn requires a worker and two soldiers, of any name."""
    assert ("build 1" in options(at([{**RICH, "citizens": owned}, {}], centre=PALACE))) is can


@pytest.mark.rule("V-BLD-03", "V-BLD-06", "V-BLD-12", "V-BLD-07", "V-BLD-10")
def test_printed_example_of_the_palace_of_the_dawn() -> None:
    """A Peasant, two Archers and 11 gold build the Palace of the Dawn; the player keeps the citizens."""
    citizens = {"peasant": 1, "archer": 2}
    assert "build 1" not in options(at([{"gold": 10, "strength": 9, "citizens": citizens}, {}], centre=PALACE))
    t = at([{"gold": 11, "citizens": citizens}, {}], centre=PALACE)
    do(t, "build 1")
    assert purse(t) == (0, 0, 0, 0)
    for viewer in (None, 0, 1):
        shown = seat(t, 0, viewer)
        assert shown["domains"] == ["palace_of_the_dawn"] and shown["citizens"] == citizens
        view: Any = t.view(viewer)
        assert view["domains"][0] == {"open": ["halfpenny_hill"], "hidden": 0}
    assert ("built", 0, 18) in happened(t, 1)


@pytest.mark.rule("V-BLD-04", "A3")
def test_starters_provide_no_roles() -> None:
    centre = {"domains": {1: ["monolith_of_ostendaar"]}}
    for owned, can in (
        ({}, False),
        ({"peasant": 1}, False),
        ({"knight": 1}, False),
        ({"peasant": 1, "knight": 1}, True),
    ):
        assert ("build 1" in options(at([{"gold": 20, "citizens": owned}, {}], centre=centre))) is can


@pytest.mark.rule("V-BLD-05")
def test_icons_on_domains_provide_no_roles() -> None:
    centre = {"domains": {1: ["monolith_of_ostendaar"]}}
    domains = ["palace_of_the_dawn", "halfpenny_hill", "blood_crow_army"]
    assert "build 1" not in options(at([{"gold": 20, "domains": domains}, {}], centre=centre))


@pytest.mark.rule("V-BLD-01")
def test_a_hidden_domain_cannot_be_built() -> None:
    centre: dict[str, Any] = {
        "domains": {1: ["halfpenny_hill", "palace_of_the_dawn"], 2: [], 3: [], 4: [], 5: ["halfpenny_hill"]}
    }
    t = at([{"gold": 9, "citizens": {"peasant": 3}}, {}], centre=centre)
    assert [option for option in options(t) if option.startswith("build")] == ["build 5"]


@pytest.mark.rule("V-BLD-08", "V-BLD-10", "A28")
def test_a_domains_instant_effect_comes_before_the_next_domain_is_turned_up() -> None:
    centre: dict[str, Any] = {
        "domains": {1: ["halfpenny_hill", "grimmwater_keep"], 2: ["monolith_of_ostendaar", "emerald_stronghold"]}
    }
    t = at([{"gold": 10, "citizens": {"peasant": 2, "rogue": 1}}, {}], centre=centre)
    do(t, "build 1")
    assert phase(t) == "free"
    for viewer in (None, 0, 1):
        view: Any = t.view(viewer)
        assert view["domains"][0] == {"open": [], "hidden": 1}
        assert view["domains"][1] == {"open": ["emerald_stronghold"], "hidden": 1}
        assert seat(t, 0, viewer)["domains"] == ["grimmwater_keep"]
    do(t, "free 1")
    view = t.view(1)
    assert phase(t) == "act" and view["domains"][0] == {"open": ["halfpenny_hill"], "hidden": 0}
    t.players[0].gold = 9
    do(t, "gain gold")
    assert seat(t, 0)["citizens"].get("cleric") == 1  # the effect occurs only once


@pytest.mark.rule("A28", "V-ACT-06")
def test_the_next_domain_is_hidden_until_a_granted_slaying_is_over() -> None:
    """The granted slaying ends once the price is paid and the reward is chosen."""
    centre = {"domains": {1: ["halfpenny_hill", "eye_of_asteraten"]}, "monsters": {5: ["dire_bear"]}}
    mine = {"gold": 9, "magic": 3, "citizens": {"archer": 1, "cleric": 1}}
    t = do(at([mine, {}], centre=centre), "build 1", "magic 0")
    steps = []
    for action in ("slay 5", "magic 1", "choose 1"):
        steps.append(phase(t))
        view: Any = t.view(1)
        assert view["domains"][0] == {"open": [], "hidden": 1}
        do(t, action)
    view = t.view(1)
    assert steps == ["hunt", "pay", "reward"] and view["domains"][0] == {"open": ["halfpenny_hill"], "hidden": 0}


@pytest.mark.rule("V-BLD-09", "A16")
def test_a_lasting_domain_works_in_every_turn() -> None:
    mine = {"gold": 6, "citizens": {"peasant": 3}}
    t = at([mine, {}], centre={"domains": {1: ["halfpenny_hill"]}})
    do(t, "build 1")
    assert purse(t) == (0, 0, 0, 0)
    do(t, "gain magic")
    for number in (2, 3):
        while not (t.round == number and t.active == 0 and phase(t) == "act" and t.actions == 2):
            do(t, options(t)[-1])
        assert happened(t)[-1] == ("gains", 0, 0, 1)
        do(t, "gain magic")
        assert happened(t)[-1] == ("took", 0, 2, 1)


@pytest.mark.rule("V-BLD-11", "V-EXH-01", "V-EXH-02")
def test_a_stack_of_domains_is_exhausted_with_its_last_card() -> None:
    t = at(
        [{"gold": 9, "citizens": {"peasant": 1, "knight": 1}}, {}], centre={"domains": {1: ["monolith_of_ostendaar"]}}
    )
    assert exhausted(t) == 0
    do(t, "build 1")
    view: Any = t.view(1)
    assert view["domains"][0] == {"open": [], "hidden": 0} and exhausted(t) == 1
    assert "build 1" not in options(t)


# ---- exhausted stacks ---------------------------------------------------------------------------------------------

LAST: dict[str, Any] = {"monsters": {5: ["dire_bear"]}, "citizens": {11: ["butcher"]}}


@pytest.mark.rule("V-EXH-01", "V-EXH-02", "V-EXH-03")
def test_stacks_of_all_kinds_are_exhausted_with_their_last_card() -> None:
    centre = {"monsters": {1: ["goblin"]}, "citizens": {11: ["butcher"]}, "domains": {1: ["monolith_of_ostendaar"]}}
    mine = {"gold": 30, "strength": 30, "citizens": {"peasant": 1, "knight": 1}}
    t = at([mine, {}, {}], centre=centre, actions=4)
    for number, action in enumerate(["slay 1", "recruit 11", "build 1"], start=1):
        do(t, action)
        assert exhausted(t) == number and action not in options(t)


@pytest.mark.rule("V-EXH-02", "V-EXH-03")
def test_an_empty_center_has_twenty_exhausted_stacks() -> None:
    assert exhausted(at([RICH, {}], centre=BARE)) == 20


@pytest.mark.rule("V-ACT-07", "V-EXH-01", "A20")
def test_a_stack_is_not_exhausted_before_its_action_is_over() -> None:
    t = do(at([{"strength": 5}, {}], centre=LAST), "slay 5")
    assert phase(t) == "reward" and t.monsters[4] == []
    assert exhausted(t) == 0
    do(t, "choose 1")
    assert exhausted(t) == 1


@pytest.mark.rule("A20", "V-EXH-01")
def test_one_action_may_exhaust_two_stacks() -> None:
    centre = {**LAST, "monsters": {5: ["orc_warrior"]}}
    t = do(at([{"strength": 9}, {}], centre=centre), "slay 5")
    assert phase(t) == "free"
    do(t, "free 11")
    assert exhausted(t) == 2


@pytest.mark.rule("V-EXH-04", "A19", "V-CLR-09")
def test_a_returned_citizen_reopens_its_stack() -> None:
    centre: dict[str, Any] = {"citizens": {5: []}, "domains": {1: ["halfpenny_hill", "nest_of_the_weaver_witch"]}}
    t = at([{"gold": 6, "citizens": {"peasant": 2}}, {}], centre=centre)
    assert exhausted(t) == 1
    do(t, "build 1", "return_citizen peasant")
    assert exhausted(t) == 0 and [CITIZEN_NAMES[kind] for kind in t.citizens[4]] == ["peasant"]
    t.players[0].gold = 4
    assert "recruit 5" in options(t)


@pytest.mark.rule("A39")
def test_in_a_solo_game_the_fifth_exhausted_stack_ends_the_game() -> None:
    centre: dict[str, Any] = {
        "citizens": {11: []}, "domains": {1: ["monolith_of_ostendaar"], 2: [], 3: [], 4: ["halfpenny_hill"]}
    }  # fmt: skip
    mine = {"gold": 30, "citizens": {"peasant": 3, "knight": 1}}
    t = at([mine], centre=centre, actions=4)
    do(t, "build 1")
    assert exhausted(t) == 4 and phase(t) == "act"
    do(t, "build 4")
    assert exhausted(t) == 5 and phase(t) == "over" and t.outcome == 3


@pytest.mark.rule("A39")
def test_in_a_solo_game_five_empty_stacks_of_domains_end_the_game() -> None:
    centre: dict[str, Any] = {"domains": {1: ["monolith_of_ostendaar"], 2: [], 3: [], 4: [], 5: []}}
    t = at([{"gold": 9, "citizens": {"peasant": 1, "knight": 1}}], centre=centre)
    assert exhausted(t) == 4
    do(t, "build 1")
    assert phase(t) == "over" and t.outcome == 3
