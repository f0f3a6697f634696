"""Names, texts and printed numbers of all cards in four languages, and the setups on offer."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.texts import LANGUAGES, said

import burgrave
from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_COST,
    CITIZEN_NAMES,
    DOMAIN_COST,
    DOMAIN_NAMES,
    DOMAIN_VP,
    DUKE_NAMES,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_STRENGTH,
    MONSTER_VP,
)
from burgrave.games.valeria.rules.harvest import CHOICE, MOST_STOLEN
from burgrave.kernel.errors import SetupError
from burgrave.server.showing.table import set_ups, words

GROUPS = {"citizens": CITIZEN_NAMES, "monsters": MONSTER_NAMES, "domains": DOMAIN_NAMES, "dukes": DUKE_NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_words_of_an_edition_of_citadels(language: str, ruleset: str) -> None:
    found: Any = words(language, "citadels", ruleset=ruleset)
    rules = RULESETS[ruleset]
    assert found["about"] == {"game": "citadels", "lang": language, "ruleset": ruleset}
    assert {*found["characters"]} == {CHARACTER_NAMES[one] for one in rules.characters}
    for name, card in found["districts"].items():
        assert card["cost"] == rules.cost[DISTRICT_NAMES.index(name)]
        assert card["unique"] == (card["type"] == "unique")
    assert {*found["types"]} == {card["type"] for card in found["districts"].values()}
    for card in [*found["characters"].values(), *found["districts"].values()]:
        said(card["name"])
        said(card["text"])
    if ruleset != "2010":
        assert sum(card["copies"] for card in found["districts"].values()) in (54 + 30, 54 + 12)
    assert json.loads(json.dumps(found)) == found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_valeria(language: str) -> None:
    found: Any = words(language, "valeria")
    for group, names in GROUPS.items():
        assert [*found[group]] == names
    for group in [*GROUPS, "starters", "areas", "roles", "types", "resources"]:
        for card in found[group].values():
            for text in (card["name"], card["text"], card["reminder"]):
                said(text)
    assert [card["cost"] for card in found["citizens"].values()] == CITIZEN_COST
    costs = [(card["cost"], card["points"]) for card in found["domains"].values()]
    assert costs == [*zip(DOMAIN_COST, DOMAIN_VP, strict=True)]
    thief = found["citizens"]["thief"]
    assert (thief["on"]["steal"], thief["off"]["choice"]) == (MOST_STOLEN, CHOICE)
    for kind, card in enumerate(found["monsters"].values()):
        printed = MONSTER_STRENGTH[kind], MONSTER_MAGIC[kind], MONSTER_VP[kind]
        assert (card["strength"], card["magic"], card["points"]) == printed
        said(card["reward"])
    hrothgar = [
        (term["points"], term["per"], term["every"]) for term in found["dukes"]["hrothgar_the_conqueror"]["terms"]
    ]
    assert hrothgar == [(2, "monster", 1), (1, "titan", 1), (1, "resources", 4)]
    assert json.loads(json.dumps(found)) == found


def test_words_that_there_are_not() -> None:
    for wrong in (("xx", "citadels", None), ("en", "chess", None), ("en", "citadels", "1999")):
        with pytest.raises(SetupError):
            words(wrong[0], wrong[1], ruleset=wrong[2])


def test_everything_offered_can_be_set_up() -> None:
    offered: Any = set_ups()
    assert json.loads(json.dumps(offered)) == offered
    citadels, valeria = offered["games"]
    for game in (citadels, valeria):
        burgrave.new(game["default"]["game"], seed=1, **game["default"]["options"])
        assert game["levels"] == ["easy", "normal", "hard", "expert"]
        least, most = game["players"]["least"], game["players"]["most"]
        for wrong in (least - 1, most + 1):
            with pytest.raises(SetupError):
                burgrave.new(game["game"], seed=1, players=wrong)
        for players in range(least, most + 1):
            burgrave.new(game["game"], seed=1, players=players)


def test_scenarios_are_what_is_dealt() -> None:
    citadels, valeria = set_ups_of()
    for one in citadels["scenarios"]:
        if one["cast"] is None:
            continue
        for players, cast in one["casts"].items():
            asked = {"ruleset": one["ruleset"], "scenario": one["id"], "players": int(players)}
            options: Any = burgrave.game_named("citadels").resolve(1, asked)
            assert options["characters"] == cast and sorted(options["districts"]) == sorted(one["districts"])
        assert len(one["cast"]) == 9
    for one in valeria["scenarios"]:
        if one["areas"] is not None:
            laid: Any = burgrave.game_named("valeria").resolve(1, {"scenario": one["id"]})
            assert sorted(laid["areas"]) == sorted(one["areas"])
            assert sorted(laid["citizens"]) == sorted(one["citizens"]) and laid["without"] == one["without"]
    assert {one["name"] for one in valeria["citizens"]} == {*CITIZEN_NAMES}
    assert valeria["areas"] == AREA_NAMES and valeria["domains"] == DOMAIN_NAMES


def test_what_a_game_of_ones_own_is_made_of() -> None:
    citadels, _ = set_ups_of()
    for name, rules in RULESETS.items():
        cast = {one["name"] for one in citadels["characters"] if name in one["rulesets"]}
        assert cast == {CHARACTER_NAMES[one] for one in rules.characters}
        uniques = [one for one in citadels["uniques"] if name in one["rulesets"]]
        assert {one["name"] for one in uniques} == {
            DISTRICT_NAMES[kind] for kind in [*rules.districts, *rules.bonus_districts]
        }
        assert all(one["costs"][name] == rules.cost[DISTRICT_NAMES.index(one["name"])] for one in uniques)
        bonus = {one["name"] for one in uniques if name in one["bonus"]}
        assert bonus == {DISTRICT_NAMES[kind] for kind in rules.bonus_districts}


def set_ups_of() -> Any:
    return set_ups()["games"]
