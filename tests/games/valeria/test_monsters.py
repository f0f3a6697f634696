"""Every monster: price, reward, points, and the clarifications in the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, new, options, purse

from burgrave.games.valeria.cards import AREA_NAMES, MONSTER_NAMES, MONSTER_TYPE, TYPE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

Gain = tuple[int, int, int, int]

# name, type, strength, magic, points, copies, copies only for five
FACTS: list[tuple[str, str, int, int, int, int, int]] = [
    ("gargoyle", "minion", 1, 0, 1, 4, 1),
    ("wraith", "titan", 4, 3, 3, 1, 0),
    ("witch_queen", "boss", 5, 4, 5, 1, 0),
    ("goblin", "minion", 1, 0, 1, 3, 0),
    ("goblin_mage", "titan", 3, 0, 2, 2, 1),
    ("goblin_king", "boss", 6, 0, 4, 1, 0),
    ("skeleton", "minion", 2, 0, 2, 3, 0),
    ("flaming_skeleton", "titan", 5, 0, 3, 2, 1),
    ("skeleton_king", "boss", 8, 0, 4, 1, 0),
    ("treant", "minion", 3, 0, 1, 3, 1),
    ("bane_spider", "beast", 6, 0, 2, 2, 0),
    ("spider_queen", "boss", 10, 3, 5, 1, 0),
    ("gelatinous_cube", "minion", 4, 1, 3, 4, 1),
    ("basilisk", "beast", 6, 3, 4, 1, 0),
    ("swamp_dragon", "boss", 10, 4, 6, 1, 0),
    ("owlbear", "beast", 4, 0, 2, 3, 0),
    ("giant", "titan", 8, 0, 3, 2, 1),
    ("troll", "boss", 12, 0, 6, 1, 0),
    ("kobolds", "minion", 5, 1, 3, 4, 1),
    ("gold_golem", "titan", 7, 3, 4, 1, 0),
    ("red_dragon", "boss", 12, 6, 7, 1, 0),
    ("dire_bear", "beast", 5, 0, 3, 3, 1),
    ("orc_warrior", "minion", 9, 0, 3, 2, 0),
    ("orc_chieftain", "boss", 14, 0, 6, 1, 0),
]

# resources after slaying it for the exact price, with two weaker monsters of the area
PLAIN: dict[str, Gain] = {
    "gargoyle": (0, 0, 1, 0),
    "witch_queen": (0, 0, 3, 0),
    "goblin": (1, 0, 0, 0),
    "goblin_king": (3, 0, 0, 0),
    "skeleton": (1, 0, 0, 0),
    "flaming_skeleton": (1, 0, 1, 0),
    "skeleton_king": (6, 0, 0, 0),
    "treant": (1, 0, 1, 0),
    "gelatinous_cube": (2, 0, 0, 0),
    "swamp_dragon": (0, 0, 6, 0),
    "owlbear": (0, 0, 2, 0),
    "giant": (1, 0, 2, 0),
    "troll": (0, 0, 6, 0),
    "kobolds": (2, 0, 1, 0),
    "gold_golem": (5, 0, 0, 0),
    "red_dragon": (9, 0, 0, 0),
    "orc_chieftain": (6, 0, 0, 0),
}
CHOICES: dict[str, tuple[Gain, Gain]] = {
    "goblin_mage": ((1, 0, 0, 0), (0, 0, 1, 0)),
    "basilisk": ((3, 0, 0, 0), (0, 0, 3, 0)),
    "dire_bear": ((2, 0, 0, 0), (0, 0, 2, 0)),
}
UP_TO_TWO = ["free 2", "free 5", "free 6", "free 7", "free 8", "free 9", "free 11"]
UP_TO_THREE = ["free 1", "free 2", "free 3", *UP_TO_TWO[1:]]
ALL = [*UP_TO_THREE[:3], "free 4", *UP_TO_THREE[3:]]
BY_NAME = {row[0]: row for row in FACTS}
EVERY = pytest.mark.rule(
    "V-CARD-gargoyle", "V-CARD-wraith", "V-CARD-witch-queen", "V-CARD-goblin", "V-CARD-goblin-mage",
    "V-CARD-goblin-king", "V-CARD-skeleton", "V-CARD-flaming-skeleton", "V-CARD-skeleton-king", "V-CARD-treant",
    "V-CARD-bane-spider", "V-CARD-spider-queen", "V-CARD-gelatinous-cube", "V-CARD-basilisk", "V-CARD-swamp-dragon",
    "V-CARD-owlbear", "V-CARD-giant", "V-CARD-troll", "V-CARD-kobolds", "V-CARD-gold-golem", "V-CARD-red-dragon",
    "V-CARD-dire-bear", "V-CARD-orc-warrior", "V-CARD-orc-chieftain",
)  # fmt: skip
REWARDING = pytest.mark.rule(
    "V-CARD-gargoyle", "V-CARD-witch-queen", "V-CARD-goblin", "V-CARD-goblin-king", "V-CARD-skeleton",
    "V-CARD-flaming-skeleton", "V-CARD-skeleton-king", "V-CARD-treant", "V-CARD-gelatinous-cube",
    "V-CARD-swamp-dragon", "V-CARD-owlbear", "V-CARD-giant", "V-CARD-troll", "V-CARD-kobolds", "V-CARD-gold-golem",
    "V-CARD-red-dragon", "V-CARD-orc-chieftain",
)  # fmt: skip
each = pytest.mark.parametrize("name", [row[0] for row in FACTS])


def area_of(name: str) -> str:
    return AREA_NAMES[[row[0] for row in FACTS].index(name) // 3]


def before(name: str, mine: dict[str, Any], *, below: str = "", **more: Any) -> tuple[ValeriaState, str]:
    """Return a state in an action phase, with the monster on top of its stack, and the action that slays it."""
    number = AREA_NAMES.index(area_of(name))
    areas = AREA_NAMES[:5] if number < 4 else AREA_NAMES[3:]
    column = areas.index(area_of(name)) + 1
    centre = {"monsters": {column: [below, name] if below else [name]}, **more.pop("centre", {})}
    return at([mine, {}], areas=areas, centre=centre, **more), f"slay {column}"


def exact(name: str, **mine: Any) -> dict[str, Any]:
    _, _, strength, magic, *_ = BY_NAME[name]
    return {"strength": strength, "magic": magic, **mine}


@EVERY
@each
def test_the_price_of_a_monster(name: str) -> None:
    _, _, strength, magic, *_ = BY_NAME[name]
    t, slay = before(name, exact(name))
    assert slay in options(t)
    do(t, slay)
    assert ("paid", 0, 1, strength, magic) in happened(t)
    t, slay = before(name, {"strength": strength - 1, "magic": magic, "gold": 20})
    assert slay not in options(t)
    if magic:
        t, slay = before(name, {"strength": strength, "magic": magic - 1, "gold": 20})
        assert slay not in options(t)
        t, slay = before(name, {"strength": strength + 9, "magic": magic - 1})
        assert slay not in options(t)


@pytest.mark.rule("V-SLA-08")
@EVERY
@each
def test_points_and_type_of_a_monster(name: str) -> None:
    """With Hrothgar, each monster scores 2 more, or 3 more if it is a titan."""
    _, kind, _, _, points, *_ = BY_NAME[name]
    assert TYPE_NAMES[MONSTER_TYPE[MONSTER_NAMES.index(name)]] == kind
    mine = {"monsters": {name: 1}}
    assert at([{**mine, "duke": "cornelius_the_dreamer"}, {}]).scores()[0] == points
    expected = points + 2 + (kind == "titan")
    assert at([{**mine, "duke": "hrothgar_the_conqueror"}, {}]).scores()[0] == expected


@EVERY
@each
def test_copies_of_a_monster(name: str) -> None:
    """An area's stack has all copies of a monster, except copies marked for five players if fewer play."""
    copies, five = BY_NAME[name][5:]
    number = AREA_NAMES.index(area_of(name))
    areas = AREA_NAMES[:5] if number < 4 else AREA_NAMES[3:]
    for players, expected in ((4, copies - five), (5, copies)):
        t = new(players=players, areas=areas)
        laid = [[MONSTER_NAMES[kind] for kind in stack].count(name) for stack in t.monsters]
        assert laid == [expected if area == area_of(name) else 0 for area in areas]


@pytest.mark.rule("V-SLA-04", "V-SLA-05", "V-ICO-02", "V-ICO-04", "V-ICO-12")
@REWARDING
@pytest.mark.parametrize("name", PLAIN)
def test_the_reward_of_a_monster(name: str) -> None:
    """The reward comes at once and without a choice.

    A reward per monster counts only the monsters of one area, including this one.
    """
    number = [row[0] for row in FACTS].index(name)
    weaker = FACTS[number // 3 * 3][0]
    other = FACTS[(number // 3 + 1) % 8 * 3][0]
    owned = {weaker: 2, other: 4}
    t, slay = before(name, exact(name, monsters=owned))
    do(t, slay)
    assert purse(t) == PLAIN[name]
    assert t.view(0)["phase"] == "act"


@pytest.mark.rule("V-SLA-05")
@pytest.mark.parametrize(
    ("name", "alone"),
    [
        ("witch_queen", (0, 0, 1, 0)), ("goblin_king", (1, 0, 0, 0)), ("skeleton_king", (2, 0, 0, 0)),
        ("swamp_dragon", (0, 0, 2, 0)), ("troll", (0, 0, 2, 0)), ("red_dragon", (3, 0, 0, 0)),
        ("orc_chieftain", (2, 0, 0, 0)),
    ],
)  # fmt: skip
def test_a_boss_that_is_the_first_of_its_area_counts_itself(name: str, alone: Gain) -> None:
    """Other players' monsters of the same area do not count."""
    t, slay = before(name, exact(name))
    t.players[1].add_monster(MONSTER_NAMES.index(name) - 2, 3)
    do(t, slay)
    assert purse(t) == alone


@pytest.mark.rule("V-SLA-06", "V-ICO-03")
@pytest.mark.rule("V-CARD-goblin-mage", "V-CARD-basilisk", "V-CARD-dire-bear")
@pytest.mark.decision("REWARD")
@pytest.mark.parametrize("name", CHOICES)
def test_a_choice_of_two_rewards(name: str) -> None:
    for choice, gain in zip(["choose 1", "choose 2"], CHOICES[name], strict=True):
        t, slay = before(name, exact(name))
        do(t, slay)
        assert options(t) == ["choose 1", "choose 2"]
        assert options(t, 1) == []
        assert t.view(1)["step"] == {"monster": name}
        do(t, choice)
        assert purse(t) == gain and t.view(0)["phase"] == "act"


@pytest.mark.rule("V-CARD-wraith", "V-CLR-27", "V-ICO-05", "V-SLA-10", "V-REC-07", "A18")
@pytest.mark.decision("FREE")
def test_a_wraith_brings_a_citizen_with_a_base_cost_of_two() -> None:
    """The player's gold and owned copies do not matter."""
    t, slay = before("wraith", exact("wraith", citizens={"merchant": 3, "peasant": 2}))
    do(t, slay)
    assert options(t) == UP_TO_TWO
    mark = len(happened(t))
    do(t, "free 2")
    assert happened(t)[mark:] == [("free", 0, 2), ("exhausted", 1)]
    assert purse(t) == (0, 0, 0, 0) and t.players[0].citizens[2] == 4 and len(t.citizens[1]) == 4
    assert t.view(0)["phase"] == "act" and t.actions == 1


@pytest.mark.rule("V-CARD-orc-warrior", "V-CLR-11", "V-ICO-05", "V-SLA-10", "V-REC-07", "A18")
@pytest.mark.decision("FREE")
def test_an_orc_warrior_brings_a_citizen_with_a_base_cost_of_three() -> None:
    """A Cleric is allowed even if a third one would cost 5 to recruit."""
    t, slay = before("orc_warrior", exact("orc_warrior", citizens={"cleric": 2}))
    do(t, slay)
    assert options(t) == UP_TO_THREE
    do(t, "free 1")
    assert purse(t) == (0, 0, 0, 0) and t.players[0].citizens[0] == 3


@pytest.mark.rule("V-CLR-11", "V-CLR-27", "A18")
@pytest.mark.parametrize(("name", "within"), [("wraith", 2), ("orc_warrior", 3)])
def test_without_a_matching_citizen_the_reward_is_lost(name: str, within: int) -> None:
    dear: dict[int, list[str]] = {number: [] for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)}
    dear[4] = ["archer"]
    t, slay = before(name, exact(name), centre={"citizens": dear})
    do(t, slay)
    assert t.view(0)["phase"] == "act" and t.players[0].citizen_count == 0 and t.players[0].monster_count == 1
    fits = {**dear, 11: ["butcher"]} if within == 2 else {**dear, 1: ["cleric"]}
    t, slay = before(name, exact(name), centre={"citizens": fits})
    do(t, slay)
    assert t.view(0)["phase"] == "act" and t.players[0].citizen_count == 1


@pytest.mark.rule("V-CARD-bane-spider", "V-CLR-01", "V-SLA-06", "V-SLA-10")
@pytest.mark.decision("REWARD")
def test_a_bane_spider_brings_gold_or_a_knight() -> None:
    t, slay = before("bane_spider", exact("bane_spider", citizens={"knight": 3}))
    do(t, slay)
    assert options(t) == ["choose 1", "choose 2"]
    gold = do(t.copy(), "choose 1")
    assert purse(gold) == (3, 0, 0, 0) and gold.players[0].citizen_count == 3 and len(gold.citizens[5]) == 5
    do(t, "choose 2")
    assert purse(t) == (0, 0, 0, 0) and t.players[0].citizens[9] == 4 and len(t.citizens[5]) == 4
    assert t.view(0)["phase"] == "act" and t.actions == 1


@pytest.mark.rule("V-CLR-02", "A18")
def test_without_knights_a_bane_spider_brings_gold() -> None:
    t, slay = before("bane_spider", exact("bane_spider"), centre={"citizens": {6: []}})
    do(t, slay)
    assert purse(t) == (3, 0, 0, 0) and t.view(0)["phase"] == "act" and t.players[0].citizen_count == 0


@pytest.mark.rule("V-CARD-spider-queen", "V-SLA-07", "V-SLA-09", "V-SLA-10", "V-ICO-02", "V-ICO-03")
@pytest.mark.decision("REWARD", "FREE")
def test_the_only_spider_queen_brings_two_gold_or_an_archer_with_a_token() -> None:
    """The numbers are those of the example in the rulebook."""
    t, slay = before("spider_queen", exact("spider_queen"))
    do(t, slay)
    assert options(t) == ["choose 1", "choose 2"]
    assert purse(do(t.copy(), "choose 1")) == (2, 0, 0, 0)
    do(t, "choose 2")
    assert options(t) == ALL
    do(t, "free 4")
    assert purse(t) == (0, 0, 0, 1) and t.players[0].citizens[6] == 1 and len(t.citizens[3]) == 4
    assert t.view(0)["phase"] == "act"


@pytest.mark.rule("V-CARD-spider-queen", "V-SLA-05")
def test_a_spider_queen_counts_the_monsters_of_the_forest() -> None:
    """With two Treants and a Bane Spider, she is the fourth: 8 gold. Owlbears do not count."""
    owned = {"treant": 2, "bane_spider": 1, "owlbear": 2}
    t, slay = before("spider_queen", exact("spider_queen", monsters=owned))
    assert purse(do(t, slay, "choose 1")) == (8, 0, 0, 0)


@pytest.mark.rule("A18")
def test_without_citizens_a_spider_queen_brings_gold() -> None:
    bare: dict[int, list[str]] = {number: [] for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)}
    t, slay = before("spider_queen", exact("spider_queen"), centre={"citizens": bare})
    do(t, slay)
    assert purse(t) == (2, 0, 0, 0) and t.view(0)["phase"] == "act"


@pytest.mark.rule("V-PAY-06", "V-PAY-13", "V-PAY-15", "A7")
@pytest.mark.parametrize(
    ("name", "mine", "magic", "left"),
    [
        ("treant", {"strength": 1, "magic": 2}, 2, (1, 0, 1, 0)),
        ("gelatinous_cube", {"strength": 3, "magic": 2}, 1, (2, 0, 0, 0)),
    ],
)
def test_printed_examples_of_slaying(name: str, mine: dict[str, Any], magic: int, left: Gain) -> None:
    """A Treant can be slain with 1 strength and 2 magic.

    A Gelatinous Cube can be slain with 3 strength and 2 magic, 1 of which replaces strength.
    """
    t, slay = before(name, mine)
    do(t, slay)
    strength = mine["strength"]
    assert ("paid", 0, 1, strength, mine["magic"]) in happened(t)
    assert purse(t) == left and t.players[0].monsters[MONSTER_NAMES.index(name)] == 1
    t, slay = before(name, {"strength": strength + 5, "magic": 9})
    do(t, slay)
    assert f"magic {magic}" in options(t)
