"""Positions by name in which even the light rules, which play games out for the search, may not blunder."""

from __future__ import annotations

from typing import Any

from tests.bots.valeria_moments import DOMAIN_DUKE, HOLY_DUKE, MONSTER_DUKE, RESOURCE_DUKE, last, light
from tests.games.valeria.alone import raided
from tests.games.valeria.playing import at, do


def test_light_rules_take_the_domain_worth_eight_points_at_the_end() -> None:
    me = {"gold": 12, "strength": 4, "duke": DOMAIN_DUKE, "citizens": {"peasant": 1, "knight": 1, "cleric": 1}}
    t = at([me, {}], actions=1, centre=last(domains={2: ["emerald_stronghold"]}, monsters={1: ["skeleton"]}))
    assert light(t) == {"build 2"}


def test_light_rules_do_not_spend_for_nothing_in_the_last_turn() -> None:
    me = {"gold": 12, "duke": RESOURCE_DUKE, "citizens": {"rogue": 2}}
    t = at([me, {}], actions=1, centre=last(domains={3: ["purloiners_perch"]}))
    assert "build 3" not in light(t)


def test_light_rules_take_income_in_the_first_turn() -> None:
    t = at([{"gold": 3, "magic": 1, "duke": MONSTER_DUKE}, {}], scenario="first-game")
    played = [one for _ in range(3) for one in light(t)]
    assert sum(one.startswith("recruit") for one in played) > len(played) / 2


def test_light_thieves_take_as_much_as_they_can() -> None:
    seats: list[dict[str, Any]] = [{"citizens": {"thief": 1}}, {"gold": 1}, {"gold": 4}, {"magic": 3}]
    t = at(seats, dice=(3, 4), scenario="mastery-over-magic")
    assert light(t) <= {"steal 2 3 gold", "steal 3 3 magic"}


def test_light_rules_give_no_strong_monster_back() -> None:
    me = {"gold": 6, "citizens": {"archer": 2}, "duke": DOMAIN_DUKE, "monsters": {"goblin": 1, "troll": 1}}
    t = do(at([me, {}], centre={"domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}), "build 1")
    assert "return_monster troll" not in light(t)


def test_light_rules_open_no_column() -> None:
    t = raided((6, 6), centre={"citizens": {1: [], 6: []}, "domains": {1: []}})
    assert "raid 1" not in light(t)
    centre = {"citizens": {4: [], 9: ["paladin"]}, "domains": {4: []}}
    me = {"gold": 2, "duke": HOLY_DUKE}
    assert "recruit 9" not in light(at([me], actions=1, centre=centre, scenario="first-game"))


def test_light_rules_slay_the_last_monster() -> None:
    centre = {"monsters": {1: [], 2: [], 3: [], 4: [], 5: ["dire_bear"]}}
    t = at([{"gold": 12, "strength": 5, "duke": DOMAIN_DUKE}], actions=1, centre=centre)
    assert light(t) == {"slay 5"}
