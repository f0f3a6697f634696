"""The ten dukes: scores, and possessions that do not count."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at

from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.games.valeria.rules import scoring

# Citizens: 2 workers, 3 soldiers, 5 shadows, 5 holy; domains: 2 workers, 4 soldiers, 3 shadows, 1 holy.
CITIZENS = {
    "merchant": 1,
    "butcher": 1,
    "archer": 2,
    "knight": 1,
    "mercenary": 1,
    "rogue": 4,
    "cleric": 4,
    "paladin": 1,
}
DOMAINS = ["grimmwater_keep", "foxgrove_palisade", "blood_crow_army", "the_orb_of_urdr"]
MONSTERS = {"goblin": 2, "goblin_mage": 1, "giant": 2, "owlbear": 1, "goblin_king": 1}  # 7, 3 of them titans
# With 1 strength from the Blood Crow Army at the start of the action phase, these are 13 resources.
FULL = {"gold": 5, "strength": 4, "magic": 3, "vp": 9, "citizens": CITIZENS, "domains": DOMAINS, "monsters": MONSTERS}

# Score of each duke for the above: 4 domains, icons 4 worker, 7 soldier, 8 shadow, 6 holy.
WORTH = {
    "cornelius_the_dreamer": 3 * 4 + 4,
    "elsyn_saint_of_shadows": 2 * 6 + 2 * 8 + 3,
    "elisium_the_allsmith": 4 + 7 + 8 + 6 + 3,
    "hrothgar_the_conqueror": 2 * 7 + 3 + 3,
    "isabella_the_righteous": 7 + 2 * 6 + 4,
    "lekzandr_the_protector": 4 + 2 * 6 + 4,
    "node_master_of_swords": 7 + 2 * 8 + 4,
    "reese_the_firebrand": 15 + 7 + 4 + 3,
    "simon_the_unclean": 4 + 7 + 6,
    "waryn_lord_of_rogues": 4 + 2 * 8 + 4,
}
# Score of each duke for one more worker, soldier, shadow, holy citizen; minion, beast, titan, boss; domain without
# icons.
EACH = {
    "cornelius_the_dreamer": (0, 0, 0, 0, 0, 0, 0, 0, 3),
    "elsyn_saint_of_shadows": (0, 0, 2, 2, 0, 0, 0, 0, 0),
    "elisium_the_allsmith": (1, 1, 1, 1, 0, 0, 0, 0, 0),
    "hrothgar_the_conqueror": (0, 0, 0, 0, 2, 2, 3, 2, 0),
    "isabella_the_righteous": (0, 1, 0, 2, 0, 0, 0, 0, 0),
    "lekzandr_the_protector": (1, 0, 0, 2, 0, 0, 0, 0, 0),
    "node_master_of_swords": (0, 1, 2, 0, 0, 0, 0, 0, 0),
    "reese_the_firebrand": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "simon_the_unclean": (1, 1, 0, 0, 0, 0, 0, 0, 0),
    "waryn_lord_of_rogues": (1, 0, 2, 0, 0, 0, 0, 0, 0),
}
GROUPS = {
    "cornelius_the_dreamer": 3, "elsyn_saint_of_shadows": 4, "elisium_the_allsmith": 4, "hrothgar_the_conqueror": 4,
    "isabella_the_righteous": 3, "lekzandr_the_protector": 3, "node_master_of_swords": 3, "reese_the_firebrand": 4,
    "simon_the_unclean": 2, "waryn_lord_of_rogues": 3,
}  # fmt: skip
ICONS = {  # domains with two icons of one role and no others; none has a single icon
    "halfpenny_hill": (3, 0, 0, 0),
    "watcher_on_the_water": (0, 2, 0, 0),
    "purloiners_perch": (0, 0, 2, 0),
    "cathedral_of_st_aquila": (0, 0, 0, 2),
}
EVERY = pytest.mark.rule(
    "V-CARD-cornelius-the-dreamer", "V-CARD-elsyn-saint-of-shadows", "V-CARD-elisium-the-allsmith",
    "V-CARD-hrothgar-the-conqueror", "V-CARD-isabella-the-righteous", "V-CARD-lekzandr-the-protector",
    "V-CARD-node-master-of-swords", "V-CARD-reese-the-firebrand", "V-CARD-simon-the-unclean",
    "V-CARD-waryn-lord-of-rogues",
)  # fmt: skip
each = pytest.mark.parametrize("duke", DUKE_NAMES)


def worth(duke: str, **seat: Any) -> int:
    t = at([{"duke": duke, **seat}, {}])
    return int(scoring.points(t, t.players[0]).duke)


def test_the_tables_of_this_file_are_whole() -> None:
    assert list(WORTH) == list(EACH) == list(GROUPS) == DUKE_NAMES


@pytest.mark.rule("V-SCO-04", "V-SCO-06", "V-ICO-11", "V-ICO-12", "A26")
@EVERY
@each
def test_a_duke_counts_what_its_owner_has(duke: str) -> None:
    assert worth(duke, **FULL) == WORTH[duke]


@pytest.mark.rule("V-SCO-04", "V-ICO-12")
@EVERY
@each
def test_what_one_card_more_is_worth_to_a_duke(duke: str) -> None:
    citizens = [worth(duke, citizens={name: 1}) for name in ("miner", "wizard", "thief", "monk")]
    monsters = [worth(duke, monsters={name: 1}) for name in ("kobolds", "basilisk", "gold_golem", "troll")]
    assert tuple(citizens + monsters) == EACH[duke][:8]
    assert [worth(duke, citizens={name: 3}) for name in ("miner", "wizard", "thief", "monk")] == [
        3 * one for one in EACH[duke][:4]
    ]


@pytest.mark.rule("V-SCO-06", "V-ICO-11")
@pytest.mark.parametrize("domain", ICONS)
@EVERY
@each
def test_icons_on_domains_are_as_good_as_those_on_citizens(duke: str, domain: str) -> None:
    roles = [0, 0, 0, 0] if duke == "reese_the_firebrand" else EACH[duke][:4]  # Reese counts cards
    icons = sum(number * each for number, each in zip(ICONS[domain], roles, strict=True))
    assert worth(duke, domains=[domain]) == icons + EACH[duke][8]


@pytest.mark.rule("V-SCO-07", "V-ICO-14", "A3")
@EVERY
@each
def test_starters_tokens_and_an_empty_purse_are_worth_nothing_to_a_duke(duke: str) -> None:
    assert worth(duke) == 0
    assert worth(duke, vp=12) == 0


@pytest.mark.rule("A26", "V-ICO-01")
@EVERY
@each
def test_resources_are_added_up_before_they_are_divided(duke: str) -> None:
    size = GROUPS[duke]
    for kind in ("gold", "strength", "magic"):
        assert [worth(duke, **{kind: number}) for number in (size - 1, size, 2 * size - 1, 2 * size)] == [0, 1, 1, 2]
    for total in range(25):
        third = total // 3
        assert worth(duke, gold=third, strength=third, magic=total - 2 * third) == total // size


@pytest.mark.rule("V-SCO-11")
def test_nobody_else_is_helped_by_resources() -> None:
    t = at([{"duke": "simon_the_unclean", "gold": 9, "magic": 2}, {"duke": "isabella_the_righteous"}])
    assert list(t.scores()) == [5, 0]
    rich = scoring.points(t, t.players[0])
    assert (rich.monsters, rich.domains, rich.tokens, rich.duke) == (0, 0, 0, 5)
