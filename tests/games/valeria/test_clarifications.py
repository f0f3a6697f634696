"""Card clarifications in the rulebook, card by card, with their examples."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.building import built, phase
from tests.games.valeria.playing import at, citizens, do, monsters, options, purse, rolling, seen

from burgrave.games.valeria.cards import AREA_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

EMBRACE = {"domains": ["gargans_embrace"]}


def slain(name: str, column: int, *, within: dict[str, Any] | None = None, **seat: Any) -> ValeriaState:
    areas = None if AREA_NAMES[MONSTER_NAMES.index(name) // 3] != "barrens" else AREA_NAMES[:5]
    t = at([{"strength": 9, **seat}, {}], areas=areas, centre={"monsters": {column: [name]}, **(within or {})})
    return do(t, f"slay {column}")


@pytest.mark.rule("V-CLR-01", "V-CLR-02", "V-CARD-bane-spider", "A18")
def test_clarified_the_bane_spider() -> None:
    """The Bane Spider brings 3 gold or a Knight; if no Knights are left, it brings the gold without a choice."""
    t = slain("bane_spider", 3)
    assert purse(do(t.copy(), "choose 1"))[0] == 3
    assert citizens(do(t.copy(), "choose 2")) == {"knight": 1}
    none = slain("bane_spider", 3, within={"citizens": {6: []}})
    assert phase(none) == "act" and purse(none)[0] == 3 and citizens(none) == {}


@pytest.mark.rule("V-CLR-03", "V-CARD-foxgrove-palisade")
def test_clarified_the_foxgrove_palisade() -> None:
    """The Foxgrove Palisade turns either die into a 6 for 2 gold."""
    for answer, dice in (("six 1", [6, 3]), ("six 2", [2, 6])):
        t = do(rolling([{"domains": ["foxgrove_palisade"], "gold": 2}, {}], (2, 3)), answer)
        assert seen(t, None)["dice"] == dice and purse(t)[0] == 0


@pytest.mark.rule("V-CLR-04", "V-CLR-05", "V-CLR-06", "V-CLR-07", "A15", "V-CARD-gargans-embrace")
def test_clarified_gargans_embrace() -> None:
    """Any pair, rolled or altered, brings a token; breaking it up does not cost the token, and a new pair adds one."""
    for active in (0, 1):
        assert purse(rolling([{}, EMBRACE], (3, 3), active=active), 1)[3] == 1
    made = do(rolling([{"domains": ["palace_of_the_dawn"]}, EMBRACE], (3, 4)), "lower 2")
    assert purse(made, 1)[3] == 1
    unmade = do(rolling([{"domains": ["palace_of_the_dawn"]}, EMBRACE], (4, 4)), "lower 1")
    assert purse(unmade, 1)[3] == 1
    both = {"domains": ["foxgrove_palisade", "the_desert_orchid", "palace_of_the_dawn"], "gold": 2}
    again = do(rolling([both, EMBRACE], (2, 2)), "one 1", "lower 2")
    assert purse(again, 1)[3] == 2


@pytest.mark.rule("V-CLR-08", "V-CLR-09", "V-CLR-10", "A19", "A22", "V-CARD-nest-of-the-weaver-witch")
@pytest.mark.decision("SPARE")
@pytest.mark.parametrize(("answer", "exhausted"), [("return_citizen rogue", 3), ("decline", 4)])
def test_clarified_the_nest_of_the_weaver_witch(answer: str, exhausted: int) -> None:
    """The Nest returns a Rogue to the exhausted stack of Rogues, which postpones the end of the game."""
    centre: dict[str, Any] = {
        "citizens": {1: [], 2: [], 3: [], 7: []}, "domains": {1: ["halfpenny_hill", "nest_of_the_weaver_witch"]},
    }  # fmt: skip
    t = at([{}, {"gold": 6, "citizens": {"peasant": 2, "rogue": 1}}], active=1, centre=centre)
    do(t, "build 1", answer)
    assert seen(t, 0)["exhausted"] == exhausted and purse(t, 1)[3] == (3 if exhausted == 3 else 0)
    do(t, "gain gold")
    assert t.is_over() == (exhausted == 4)


@pytest.mark.rule("V-CLR-11", "V-ICO-05", "V-SLA-10", "V-CARD-orc-warrior")
def test_clarified_the_orc_warrior() -> None:
    """A free citizen is limited by base cost: a third Cleric (base cost 3, price 5) is allowed, but no Archer (4)."""
    t = slain("orc_warrior", 5, citizens={"cleric": 2})
    assert "free 1" in options(t) and "free 4" not in options(t)
    assert citizens(do(t, "free 1")) == {"cleric": 3} and purse(t)[0] == 0


@pytest.mark.rule("V-CLR-12", "V-CLR-13", "V-CLR-14", "V-CARD-palace-of-the-dawn")
def test_clarified_the_palace_of_the_dawn() -> None:
    """The Palace lowers a die by 1, but never to 0, even if another domain has altered the die."""
    t = do(rolling([{"domains": ["palace_of_the_dawn"]}, {}], (5, 3)), "lower 1")
    assert seen(t, None)["dice"] == [4, 3]
    assert "lower 1" not in options(rolling([{"domains": ["palace_of_the_dawn"]}, {}], (1, 3)))
    both = {"domains": ["palace_of_the_dawn", "foxgrove_palisade"], "gold": 2}
    t = do(rolling([both, {}], (1, 3)), "six 1", "lower 1")
    assert seen(t, None)["dice"] == [5, 3]


@pytest.mark.rule("V-CLR-15", "V-CLR-16", "V-CLR-17", "V-CARD-purloiners-perch")
def test_clarified_purloiners_perch() -> None:
    """A random monster of the chosen opponent moves to the builder's victory stack, without its reward."""
    found = set()
    for seed in range(20):
        t = do(built("purloiners_perch", {"monsters": {"owlbear": 1, "giant": 1}}, {}, more={"seed": seed}), "from 1")
        assert purse(t) == (0, 0, 0, 0) and len(monsters(t)) == len(monsters(t, 1)) == 1
        found |= set(monsters(t))
    assert found == {"owlbear", "giant"}


@pytest.mark.rule("V-CLR-18", "V-CLR-19", "V-CARD-the-desert-orchid")
@pytest.mark.parametrize("holy", [0, 1, 2])
def test_clarified_the_desert_orchid(holy: int) -> None:
    """Turning a die to 1 with the Orchid costs 1 gold per holy citizen, or nothing if the owner has none."""
    seat = {"domains": ["the_desert_orchid"], "gold": holy, "citizens": {"cleric": holy}}
    t = do(rolling([seat, {}], (4, 3)), "one 2")
    assert seen(t, None)["dice"] == [4, 1] and purse(t)[0] == 1  # all gold was paid; then the starter Peasant brought 1


@pytest.mark.rule("V-CLR-20", "V-CLR-21", "V-CLR-22", "V-CLR-23", "A10", "V-CARD-thief")
@pytest.mark.decision("THIEF")
def test_clarified_the_thief() -> None:
    """The Thief takes up to 3 gold or up to 3 magic from one opponent; the owner may take less, but never both."""
    t = rolling([{"citizens": {"thief": 1}}, {"gold": 5, "magic": 2}, {"strength": 4}], (4, 3))
    gold = [f"steal 1 {number} gold" for number in (1, 2, 3)]
    magic = [f"steal 1 {number} magic" for number in (1, 2)]
    assert sorted(options(t)) == sorted([*gold, *magic, "nothing"])
    for text in (*gold, *magic):
        number = int(text.split()[2])
        taken = do(t.copy(), text)
        assert purse(taken) == ((number, 0, 0, 0) if "gold" in text else (0, 0, number, 0))
        assert sum(purse(taken, 1)) == 7 - number and phase(taken) == "harvest"


@pytest.mark.rule("V-CLR-24", "V-CLR-25", "V-CLR-26", "A19", "A22", "V-CARD-watcher-on-the-water")
@pytest.mark.decision("SPARE")
@pytest.mark.parametrize(("answer", "exhausted"), [("return_monster troll", 3), ("decline", 4)])
def test_clarified_the_watcher_on_the_water(answer: str, exhausted: int) -> None:
    """The Watcher returns a Troll to the exhausted Valley, which postpones the end of the game."""
    centre: dict[str, Any] = {
        "citizens": {1: [], 2: [], 3: []}, "monsters": {4: []},
        "domains": {1: ["halfpenny_hill", "watcher_on_the_water"]},
    }  # fmt: skip
    t = at([{}, {"gold": 6, "citizens": {"archer": 2}, "monsters": {"troll": 1}}], active=1, centre=centre)
    do(t, "build 1", answer)
    assert seen(t, 0)["exhausted"] == exhausted and purse(t, 1)[3] == (3 if exhausted == 3 else 0)
    assert seen(t, 0)["monsters"][3] == (["troll"] if exhausted == 3 else [])
    do(t, "gain gold")
    assert t.is_over() == (exhausted == 4)


@pytest.mark.rule("V-CLR-27", "V-ICO-05", "V-SLA-10", "V-CARD-wraith")
def test_clarified_the_wraith() -> None:
    """A free citizen is limited by base cost: a third Rogue (base cost 2, price 4) is allowed, a Cleric (3) is not."""
    t = slain("wraith", 1, strength=4, magic=3, citizens={"rogue": 2})
    assert "free 7" in options(t) and "free 1" not in options(t)
    assert citizens(do(t, "free 7")) == {"rogue": 3} and purse(t)[0] == 0
