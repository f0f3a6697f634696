"""Each monster by name: slain for its price from the top of its area's stack, with its reward."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, new, options, purse, seen

from burgrave.games.valeria.cards import AREA_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules import scoring
from burgrave.games.valeria.rules.state import ValeriaState

Outcome = tuple[tuple[int, int, int, int], int]


def slaying(name: str, area: str, strength: int, magic: int, **mine: Any) -> tuple[ValeriaState, str]:
    """Return a state in an action phase and the action that slays the monster.

    The monster is on top of its area's stack, and the player has exactly its price.
    """
    rank = AREA_NAMES.index(area)
    areas = AREA_NAMES[:5] if rank < 4 else AREA_NAMES[3:]
    column = areas.index(area) + 1
    below = next(other for other in MONSTER_NAMES[3 * rank :] if other != name)
    given: dict[str, Any] = {"areas": areas, "centre": {"monsters": {column: [below, name]}}}
    for short in {(strength - 1, magic), (strength, magic - 1)}:
        if min(short) >= 0:
            seat = {"strength": short[0], "magic": short[1], "gold": 30}
            assert f"slay {column}" not in options(at([seat, {}], **given))
    return at([{"strength": strength, "magic": magic, **mine}, {}], **given), f"slay {column}"


def slain(name: str, area: str, price: tuple[int, int], *answers: str, **mine: Any) -> Outcome:
    """Slay the monster; return the slayer's resources and tokens afterwards, and the monster's points."""
    t, slay = slaying(name, area, *price, duke="cornelius_the_dreamer", **mine)
    before = seen(t, 1)["seats"][0]["monsters"].get(name, 0)
    worth = t.scores()[0] - sum(price) // 3  # this duke scores a point for three resources
    do(t, slay, *answers)
    for viewer in (None, 0, 1):
        assert seen(t, viewer)["seats"][0]["monsters"][name] == before + 1
        assert len(seen(t, viewer)["monsters"][int(slay[-1]) - 1]) == 1
    gold, strength, magic, vp = purse(t)
    return (gold, strength, magic, vp), int(t.scores()[0]) - int(worth) - (gold + strength + magic) // 3 - vp


def offered(name: str, area: str, price: tuple[int, int], *answers: str, **mine: Any) -> list[str]:
    t, slay = slaying(name, area, *price, **mine)
    return options(do(t, slay, *answers))


def citizens(name: str, area: str, price: tuple[int, int], *answers: str) -> dict[str, int]:
    t, slay = slaying(name, area, *price)
    found: dict[str, int] = seen(do(t, slay, *answers), 1)["seats"][0]["citizens"]
    return found


def box(name: str) -> tuple[int, int, int]:
    """Return the number of copies with four players and with five, and Hrothgar's points for one copy."""
    rank = MONSTER_NAMES.index(name) // 3
    areas = AREA_NAMES[:5] if rank < 4 else AREA_NAMES[3:]
    four, five = (
        sum(stack.count(name) for stack in seen(new(players=players, areas=areas), None)["monsters"])
        for players in (4, 5)
    )
    t = at([{"duke": "hrothgar_the_conqueror", "monsters": {name: 1}}, {}])
    return four, five, scoring.points(t, t.players[0]).duke


# ---- Barrens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-gargoyle")
def test_gargoyle() -> None:
    assert slain("gargoyle", "barrens", (1, 0)) == ((0, 0, 1, 0), 1)
    assert box("gargoyle") == (3, 4, 2)


@pytest.mark.rule("V-CARD-wraith")
def test_wraith() -> None:
    """The Wraith brings a free citizen with a base cost of at most 2: any but Cleric, Mercenary and Archer."""
    price = (4, 3)
    assert slain("wraith", "barrens", price, "free 7") == ((0, 0, 0, 0), 3)
    allowed = ["free 2", "free 5", "free 6", "free 7", "free 8", "free 9", "free 11"]
    assert offered("wraith", "barrens", price) == allowed
    assert citizens("wraith", "barrens", price, "free 8") == {"champion": 1}
    assert box("wraith") == (1, 1, 3)


@pytest.mark.rule("V-CARD-witch-queen")
def test_witch_queen() -> None:
    """The Witch Queen gives 1 magic for herself, and 1 more for each other monster of the Barrens."""
    assert slain("witch_queen", "barrens", (5, 4)) == ((0, 0, 1, 0), 5)
    others = {"gargoyle": 2, "wraith": 1, "goblin": 4}
    assert slain("witch_queen", "barrens", (5, 4), monsters=others) == ((0, 0, 4, 0), 5)
    assert box("witch_queen") == (1, 1, 2)


# ---- Hills --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-goblin")
def test_goblin() -> None:
    assert slain("goblin", "hills", (1, 0)) == ((1, 0, 0, 0), 1)
    assert box("goblin") == (3, 3, 2)


@pytest.mark.rule("V-CARD-goblin-mage")
def test_goblin_mage() -> None:
    assert slain("goblin_mage", "hills", (3, 0), "choose 1") == ((1, 0, 0, 0), 2)
    assert slain("goblin_mage", "hills", (3, 0), "choose 2") == ((0, 0, 1, 0), 2)
    assert box("goblin_mage") == (1, 2, 3)


@pytest.mark.rule("V-CARD-goblin-king")
def test_goblin_king() -> None:
    """The Goblin King gives 1 gold for himself, and 1 more for each other monster of the Hills."""
    assert slain("goblin_king", "hills", (6, 0)) == ((1, 0, 0, 0), 4)
    others = {"goblin": 2, "goblin_mage": 1, "skeleton": 4}
    assert slain("goblin_king", "hills", (6, 0), monsters=others) == ((4, 0, 0, 0), 4)
    assert box("goblin_king") == (1, 1, 2)


# ---- Ruins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-skeleton")
def test_skeleton() -> None:
    assert slain("skeleton", "ruins", (2, 0)) == ((1, 0, 0, 0), 2)
    assert box("skeleton") == (3, 3, 2)


@pytest.mark.rule("V-CARD-flaming-skeleton")
def test_flaming_skeleton() -> None:
    assert slain("flaming_skeleton", "ruins", (5, 0)) == ((1, 0, 1, 0), 3)
    assert box("flaming_skeleton") == (1, 2, 3)


@pytest.mark.rule("V-CARD-skeleton-king")
def test_skeleton_king() -> None:
    """The Skeleton King gives 2 gold for himself, and 2 more for each other monster of the Ruins."""
    assert slain("skeleton_king", "ruins", (8, 0)) == ((2, 0, 0, 0), 4)
    others = {"skeleton": 1, "flaming_skeleton": 1, "treant": 4}
    assert slain("skeleton_king", "ruins", (8, 0), monsters=others) == ((6, 0, 0, 0), 4)
    assert box("skeleton_king") == (1, 1, 2)


# ---- Forest -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-treant")
def test_treant() -> None:
    assert slain("treant", "forest", (3, 0)) == ((1, 0, 1, 0), 1)
    assert box("treant") == (2, 3, 2)


@pytest.mark.rule("V-CARD-bane-spider")
def test_bane_spider() -> None:
    assert slain("bane_spider", "forest", (6, 0), "choose 1") == ((3, 0, 0, 0), 2)
    assert slain("bane_spider", "forest", (6, 0), "choose 2") == ((0, 0, 0, 0), 2)
    assert citizens("bane_spider", "forest", (6, 0), "choose 2") == {"knight": 1}
    assert box("bane_spider") == (2, 2, 2)


@pytest.mark.rule("V-CARD-spider-queen")
def test_spider_queen() -> None:
    """The Spider Queen gives 2 gold per monster of the Forest, herself included, or any citizen and a token."""
    price = (10, 3)
    others = {"treant": 1, "bane_spider": 2, "owlbear": 4}
    assert slain("spider_queen", "forest", price, "choose 1", monsters=others) == ((8, 0, 0, 0), 5)
    assert slain("spider_queen", "forest", price, "choose 2", "free 4") == ((0, 0, 0, 1), 5)
    assert len(offered("spider_queen", "forest", price, "choose 2")) == 10
    assert citizens("spider_queen", "forest", price, "choose 2", "free 4") == {"archer": 1}
    assert box("spider_queen") == (1, 1, 2)


# ---- Swamp --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-gelatinous-cube")
def test_gelatinous_cube() -> None:
    assert slain("gelatinous_cube", "swamp", (4, 1)) == ((2, 0, 0, 0), 3)
    assert box("gelatinous_cube") == (3, 4, 2)


@pytest.mark.rule("V-CARD-basilisk")
def test_basilisk() -> None:
    assert slain("basilisk", "swamp", (6, 3), "choose 1") == ((3, 0, 0, 0), 4)
    assert slain("basilisk", "swamp", (6, 3), "choose 2") == ((0, 0, 3, 0), 4)
    assert box("basilisk") == (1, 1, 2)


@pytest.mark.rule("V-CARD-swamp-dragon")
def test_swamp_dragon() -> None:
    """The Swamp Dragon gives 2 magic for itself, and 2 more for each other monster of the Swamp."""
    assert slain("swamp_dragon", "swamp", (10, 4)) == ((0, 0, 2, 0), 6)
    others = {"gelatinous_cube": 1, "basilisk": 1, "kobolds": 4}
    assert slain("swamp_dragon", "swamp", (10, 4), monsters=others) == ((0, 0, 6, 0), 6)
    assert box("swamp_dragon") == (1, 1, 2)


# ---- Valley -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-owlbear")
def test_owlbear() -> None:
    assert slain("owlbear", "valley", (4, 0)) == ((0, 0, 2, 0), 2)
    assert box("owlbear") == (3, 3, 2)


@pytest.mark.rule("V-CARD-giant")
def test_giant() -> None:
    assert slain("giant", "valley", (8, 0)) == ((1, 0, 2, 0), 3)
    assert box("giant") == (1, 2, 3)


@pytest.mark.rule("V-CARD-troll")
def test_troll() -> None:
    """The Troll gives 2 magic for itself, and 2 more for each other monster of the Valley."""
    assert slain("troll", "valley", (12, 0)) == ((0, 0, 2, 0), 6)
    others = {"owlbear": 1, "giant": 1, "gold_golem": 4}
    assert slain("troll", "valley", (12, 0), monsters=others) == ((0, 0, 6, 0), 6)
    assert box("troll") == (1, 1, 2)


# ---- Caverns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-kobolds")
def test_kobolds() -> None:
    assert slain("kobolds", "caverns", (5, 1)) == ((2, 0, 1, 0), 3)
    assert box("kobolds") == (3, 4, 2)


@pytest.mark.rule("V-CARD-gold-golem")
def test_gold_golem() -> None:
    assert slain("gold_golem", "caverns", (7, 3)) == ((5, 0, 0, 0), 4)
    assert box("gold_golem") == (1, 1, 3)


@pytest.mark.rule("V-CARD-red-dragon")
def test_red_dragon() -> None:
    """The Red Dragon gives 3 gold for itself, and 3 more for each other monster of the Caverns."""
    assert slain("red_dragon", "caverns", (12, 6)) == ((3, 0, 0, 0), 7)
    others = {"kobolds": 2, "gold_golem": 1, "troll": 1}
    assert slain("red_dragon", "caverns", (12, 6), monsters=others) == ((12, 0, 0, 0), 7)
    assert box("red_dragon") == (1, 1, 2)


# ---- Mountains ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-dire-bear")
def test_dire_bear() -> None:
    assert slain("dire_bear", "mountains", (5, 0), "choose 1") == ((2, 0, 0, 0), 3)
    assert slain("dire_bear", "mountains", (5, 0), "choose 2") == ((0, 0, 2, 0), 3)
    assert box("dire_bear") == (2, 3, 2)


@pytest.mark.rule("V-CARD-orc-warrior")
def test_orc_warrior() -> None:
    """The Orc Warrior brings a free citizen with a base cost of at most 3: any but the Archer."""
    price = (9, 0)
    assert slain("orc_warrior", "mountains", price, "free 1") == ((0, 0, 0, 0), 3)
    allowed = offered("orc_warrior", "mountains", price)
    assert len(allowed) == 9 and "free 4" not in allowed
    assert citizens("orc_warrior", "mountains", price, "free 3") == {"mercenary": 1}
    assert box("orc_warrior") == (2, 2, 2)


@pytest.mark.rule("V-CARD-orc-chieftain")
def test_orc_chieftain() -> None:
    """The Orc Chieftain gives 2 gold for himself, and 2 more for each other monster of the Mountains."""
    assert slain("orc_chieftain", "mountains", (14, 0)) == ((2, 0, 0, 0), 6)
    others = {"dire_bear": 2, "orc_warrior": 1, "goblin_king": 1}
    assert slain("orc_chieftain", "mountains", (14, 0), monsters=others) == ((8, 0, 0, 0), 6)
    assert box("orc_chieftain") == (1, 1, 2)
