"""Solo game: all ways to end, and the points of both sides."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.alone import CORNELIUS, lord, phase, raided, sizes
from tests.games.valeria.playing import at, do, happened, options, purse, seen, settle

from burgrave.games.valeria.cards import CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES
from burgrave.games.valeria.rules import scoring, solo
from burgrave.games.valeria.rules.board import OVER, REWARD
from burgrave.games.valeria.rules.state import ValeriaState

# ---- ways to end ------------------------------------------------------------------------------------------------


def column_two_bare(**more: Any) -> dict[str, Any]:
    return {"citizens": {2: [], 7: []}, "domains": {2: []}} | more


@pytest.mark.rule("V-SOL-20", "V-SOL-26")
@pytest.mark.parametrize("dice", [(2, 2), (2, 1), (1, 2)])
def test_a_bare_column_is_lost_whatever_the_points(dice: tuple[int, int]) -> None:
    t = raided(dice, {"monsters": {"red_dragon": 30}, "duke": CORNELIUS}, centre=column_two_bare())
    if 1 in dice:
        do(t, "raid 2")
    assert (t.phase, t.outcome) == (OVER, solo.LOST)
    assert list(t.ranks()) == [2] and t.scores()[0] > scoring.dark_lord(t).total()
    assert t.exhausted() == 3 and sizes(t)[0] == 5 and t.legal(0) == []
    assert ("finished",) in happened(t)


@pytest.mark.rule("V-SOL-20", "V-SOL-15")
def test_a_bare_column_without_monsters_is_safe() -> None:
    t = raided((2, 2), centre=column_two_bare(monsters={2: []}))
    assert t.phase != OVER and t.exhausted() == 4


@pytest.mark.rule("V-SOL-20", "V-SOL-18")
def test_the_second_die_of_a_pair_may_find_the_column_bare() -> None:
    centre: dict[str, Any] = {"citizens": {2: [], 7: []}, "domains": {2: ["halfpenny_hill"]}}
    t = raided((2, 2), {"domains": ["palace_of_the_dawn"]}, centre=centre)
    assert (t.phase, t.outcome) == (OVER, solo.LOST) and lord(t)["domains"] == ["halfpenny_hill"]


@pytest.mark.rule("A31", "V-SOL-20", "V-SOL-14")
def test_a_six_cannot_be_let_pass_though_it_loses() -> None:
    t = raided((6, 1), centre=column_two_bare(monsters={1: []}))
    assert options(t) == ["raid 2", "raid 3", "raid 4", "raid 5"]
    do(t, "raid 2")
    assert (t.phase, t.outcome) == (OVER, solo.LOST)


@pytest.mark.rule("V-SOL-25", "A42")
@pytest.mark.parametrize("monster", ["goblin_mage", "bane_spider", "spider_queen", "basilisk", "dire_bear"])
def test_the_last_reward_is_not_asked_for(monster: str) -> None:
    none: dict[int, list[str]] = {column: [] for column in range(1, 6)}
    seat = {"strength": 20, "magic": 9}
    won = do(at([seat], centre={"monsters": none | {2: [monster]}}), "slay 2", "magic 0")
    assert (won.phase, won.outcome) == (OVER, solo.WON)
    asked = do(at([seat], centre={"monsters": none | {2: ["goblin", monster]}}), "slay 2", "magic 0")
    assert asked.phase == REWARD


@pytest.mark.rule("V-SOL-25", "A33", "A42")
@pytest.mark.parametrize("actions", [1, 2])
def test_with_the_last_monster_slain_all_is_won_at_once(actions: int) -> None:
    none: dict[int, list[str]] = {column: [] for column in range(1, 6)}
    for left in ([], ["goblin"]):
        seat = {"strength": 2, "duke": CORNELIUS}
        t = at([seat], actions=actions, centre={"monsters": none | {3: [*left, "goblin"]}})
        t.captured_domains = (1 << 24) - 1  # far more points than the player's
        do(t, "slay 3")
        if left:
            assert t.phase != OVER
            continue
        assert (t.phase, t.outcome, t.exhausted()) == (OVER, solo.WON, 5)
        assert list(t.ranks()) == [1] and t.scores()[0] < scoring.dark_lord(t).total()
        assert ("finished",) in happened(t) and t.legal(0) == []


@pytest.mark.rule("V-SOL-27", "A39", "A42", "V-END-03")
@pytest.mark.parametrize("actions", [1, 2])
def test_the_fifth_exhausted_stack_stops_an_action_phase(actions: int) -> None:
    for number in range(5):
        citizens: dict[int, list[str]] = {place: [] for place in (1, 3, 7, 8)[:number]}
        seat = {"strength": 1, "duke": CORNELIUS}
        t = at([seat], actions=actions, centre={"citizens": citizens, "monsters": {1: ["goblin"]}})
        t.dice1, t.dice2 = 1, 1
        do(t, "slay 1")
        assert t.exhausted() == number + 1
        assert (t.phase == OVER, t.outcome) == ((True, solo.SCORED) if number == 4 else (False, 0))
        if t.phase == OVER:
            assert purse(t) == (1, 0, 0, 0) and not lord(t)["citizens"]


@pytest.mark.rule("V-SOL-27", "A42", "A32")
@pytest.mark.parametrize("upper", [True, False])
def test_the_fifth_exhausted_stack_stops_the_monsters_too(upper: bool) -> None:
    citizens: dict[int, list[str]] = {2: ["merchant"], 7: ["rogue"], 1: [], 3: [], 4: [], 8: []}
    t = raided((2, 2), {"citizens": {"merchant": 1}}, centre={"citizens": citizens})
    do(t, "capture upper" if upper else "capture lower")
    assert (t.phase, t.outcome, t.exhausted()) == (OVER, solo.SCORED, 5)
    assert sum(lord(t)["citizens"].values()) == 1  # the other die had no effect, and nobody harvested
    assert purse(t)[0] == 1


@pytest.mark.rule("V-SOL-27", "A32", "A39", "V-END-02")
def test_all_domains_gone_are_five_exhausted_stacks() -> None:
    domains: dict[int, list[str]] = {1: ["halfpenny_hill"], 2: [], 3: [], 4: [], 5: []}
    t = at([{"gold": 6, "citizens": {"peasant": 3}}], centre={"domains": domains})
    assert t.exhausted() == 4
    do(t, "build 1")
    assert (t.phase, t.outcome, t.exhausted()) == (OVER, solo.SCORED, 5)


@pytest.mark.rule("V-SOL-27", "A32", "V-SOL-18")
def test_a_captured_domain_may_make_the_fifth_exhausted_stack() -> None:
    for below in ([], ["shattered_hand"]):
        domains = {2: [*below, "halfpenny_hill"], 1: [], 3: []}
        t = raided((2, 4), centre={"citizens": {2: [], 7: []}, "domains": domains})
        do(t, "raid 2")
        assert lord(t)["domains"] == ["halfpenny_hill"]
        if below:
            assert phase(t) == "capture"
        else:
            assert (t.phase, t.outcome, t.exhausted()) == (OVER, solo.SCORED, 5)


@pytest.mark.rule("A42", "V-ACT-07")
def test_what_an_action_brings_comes_before_the_end() -> None:
    citizens: dict[int, list[str]] = {1: [], 3: [], 7: [], 8: []}
    centre = {"citizens": citizens, "monsters": {5: ["dire_bear"]}}
    t = do(at([{"strength": 5}], centre=centre), "slay 5")
    assert phase(t) == "reward" and t.exhausted() == 5
    do(t, "choose 1")
    assert (t.phase, t.outcome) == (OVER, solo.SCORED) and purse(t) == (2, 0, 0, 0)


@pytest.mark.rule("A39", "V-SOL-24")
def test_twice_the_number_of_players_is_no_measure() -> None:
    t = raided((5, 5), centre={"citizens": {1: [], 2: [], 3: [], 4: []}})
    do(t, "capture upper", "capture lower")
    assert settle(t).round == 2 and t.exhausted() == 4


# ---- points -----------------------------------------------------------------------------------------------------


def scored(seat: dict[str, Any], dark_duke: str, **lords: Any) -> ValeriaState:
    """Return a game that has just ended because a fifth stack was exhausted.

    ``lords`` may contain the Dark Lord's captured ``citizens`` and ``domains``, and the monsters that are ``left``, by
    default a Goblin King worth 4 points.
    """
    left: list[str] = lords.get("left", ["goblin_king"])
    monsters: dict[int, list[str]] = {1: left, 2: [], 3: [], 4: [], 5: ["goblin"]}
    t = at([seat], actions=1, centre={"monsters": monsters, "citizens": {1: []}})
    t.players[0].strength = 1
    t.dark_duke = DUKE_NAMES.index(dark_duke)
    for name, number in lords.get("citizens", {}).items():
        t.captured[CITIZEN_NAMES.index(name)] = number
    for name in lords.get("domains", []):
        t.captured_domains |= 1 << DOMAIN_NAMES.index(name)
    do(t, "slay 5")  # 1 point, and 1 gold
    assert (t.phase, t.outcome) == (OVER, solo.SCORED)
    return t


@pytest.mark.rule("V-SOL-28", "A34")
def test_the_player_has_points_of_monsters_domains_and_duke() -> None:
    seat = {
        "vp": 30, "gold": 1, "magic": 1, "duke": "reese_the_firebrand", "monsters": {"troll": 1},
        "domains": ["emerald_stronghold"], "citizens": {"archer": 3},
    }  # fmt: skip
    t = scored(seat, "simon_the_unclean")
    parts = {"monsters": 7, "domains": 5, "tokens": 0, "duke": 3 + 2 + 1, "total": 18}
    assert seen(t, 0)["seats"][0]["points"] == parts
    assert list(t.scores()) == [18]


@pytest.mark.rule("V-SOL-29", "V-SOL-30", "A40")
@pytest.mark.parametrize(
    ("duke", "points"),
    [
        ("cornelius_the_dreamer", 3 * 2),
        ("elsyn_saint_of_shadows", 2 * 2 + 2 * 4),
        ("elisium_the_allsmith", 2 + 2 + 4 + 2),
        ("hrothgar_the_conqueror", 2 * 4 + 2),
        ("isabella_the_righteous", 2 + 2 * 2),
        ("lekzandr_the_protector", 2 + 2 * 2),
        ("node_master_of_swords", 2 + 2 * 4),
        ("reese_the_firebrand", 7 + 4 + 2),
        ("simon_the_unclean", 2 + 2),
        ("waryn_lord_of_rogues", 2 + 2 * 4),
    ],
)
def test_the_dark_lord_has_points_of_monsters_domains_and_duke(duke: str, points: int) -> None:
    citizens = {"archer": 1, "rogue": 3, "cleric": 2, "merchant": 1}
    domains = ["foxgrove_palisade", "rogues_landing"]  # soldier shadow, worker shadow: 3 points each
    left = ["goblin_king", "goblin_mage", "goblin_mage", "goblin"]  # 4, 2, 2 and 1 points
    t = scored({"duke": CORNELIUS, "gold": 9}, duke, left=left, citizens=citizens, domains=domains)
    roles = {"worker": 1 + 1, "soldier": 1 + 1, "shadow": 3 + 2, "holy": 2}
    extra = {  # the fifth shadow icon
        "elsyn_saint_of_shadows": 2, "elisium_the_allsmith": 1, "node_master_of_swords": 2, "waryn_lord_of_rogues": 2,
    }.get(duke, 0)  # fmt: skip
    assert roles["shadow"] == 5
    assert lord(t)["points"] == {
        "monsters": 9, "domains": 6, "tokens": 0, "duke": points + extra, "total": 15 + points + extra,
    }  # fmt: skip
    assert t.scores() == [1 + 10 // 3]


@pytest.mark.rule("V-SOL-31", "A35")
@pytest.mark.parametrize(("more", "rank"), [(-1, 2), (0, 1), (1, 1)])
def test_most_points_win_and_equal_points_do_not_lose(more: int, rank: int) -> None:
    seat = {"duke": "hrothgar_the_conqueror", "monsters": {"goblin": 2 + more}}  # 3 points each, and for the slain one
    t = scored(seat, "simon_the_unclean", left=["goblin_king", "goblin_king", "goblin"])
    assert list(t.scores()) == [9 + 3 * more] and scoring.dark_lord(t).total() == 9
    assert list(t.ranks()) == [rank]


@pytest.mark.rule("V-SOL-32", "V-SOL-31", "A36")
def test_the_dark_lord_is_turned_over_with_the_scoring() -> None:
    t = scored({"duke": CORNELIUS}, "simon_the_unclean")
    assert lord(t)["duke"] == "simon_the_unclean"
    spectator: Any = t.view(None)["dark_lord"]
    assert spectator == lord(t)
    for other in (at([{}]), raided((2, 4)), raided((6, 6))):
        assert lord(other)["duke"] is None and lord(other)["points"] is None
