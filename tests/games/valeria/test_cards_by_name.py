"""Each starter and citizen by name, on its owner's turn and on other turns; exhausted and reference cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, load, new, options, purse, seen

from burgrave.games.valeria.rules.state import ValeriaState

Gain = tuple[int, int, int, int]
TWO_ICONS = {
    "worker": "nest_of_the_weaver_witch",
    "soldier": "watcher_on_the_water",
    "shadow": "purloiners_perch",
    "holy": "cathedral_of_st_aquila",
}


def gained(t: ValeriaState, before: Gain, dice: tuple[int, int]) -> Gain:
    """Return the gains of seat 0 since ``before``, less the gains of its two starters."""
    shown = [*dice, sum(dice)]
    gold, strength, magic, vp = (now - had for now, had in zip(purse(t), before, strict=True))
    return gold - shown.count(5), strength - shown.count(6), magic, vp


def served(
    name: str,
    number: int,
    role: str,
    cost: int,
    dice: tuple[int, int],
    *,
    off: str = "",
    on: str = "",
    theirs: dict[str, Any] | None = None,
    **mine: Any,
) -> tuple[Gain, Gain]:
    """Recruit a citizen for its price; return its gains on another seat's turn and on its owner's turn.

    Both turns have the same roll. ``off`` and ``on`` are the owner's answers in the two harvests; ``mine`` and
    ``theirs`` are other possessions of the two players. ``number`` is the number of the citizen's stack. Also check
    that two copies satisfy a domain that requires two icons of the role.
    """
    group = min(number, 10) - 1
    seat = {**mine, "gold": mine.get("gold", 0) + cost}
    centre: dict[str, Any] = {"citizens": {number: [name] * 5}}
    two = {"gold": 20, "citizens": {name: 2}}
    assert "build 1" in options(at([two, {}], centre={"domains": {1: [TWO_ICONS[role]]}}))
    assert f"recruit {number}" not in options(at([{"gold": cost - 1}, {}], centre=centre))
    t = load(at([seat, theirs or {}], centre=centre, actions=1), dice)
    do(t, f"recruit {number}", *(["magic 0"] if mine.get("magic") else []))
    assert seen(t, 1)["seats"][0]["citizens"][name] == 1 + mine.get("citizens", {}).get(name, 0)
    assert seen(t, 1)["citizens"][group]["open"] == [name] * 4
    bought = (mine.get("gold", 0), mine.get("strength", 0), mine.get("magic", 0), 0)
    answer(t, off)
    first = gained(t, bought, dice)
    before = purse(t)
    do(load(t, dice), "gain magic", "gain magic")
    answer(t, on)
    return first, gained(t, before, dice)


def answer(t: ValeriaState, text: str) -> None:
    """Submit seat 0's answer, unless it is empty; let seat 1 choose its consolation, if it gets one."""
    if text:
        do(t, text, seat=0)
    if options(t, 0) and seen(t, 0)["phase"] == "harvest":
        do(t, "done", seat=0)
    if options(t, 1) == ["gain gold", "gain strength", "gain magic"] and seen(t, 0)["phase"] == "harvest":
        do(t, "gain gold", seat=1)
    assert seen(t, 0)["phase"] == "act"


def begun(dice: tuple[int, int]) -> ValeriaState:
    """Return a new three-player game after its first roll, with all dukes chosen."""
    t = load(new(players=3, first=0), dice)
    for seat in range(3):
        do(t, options(t, seat)[0], seat=seat)
    return t


# ---- starters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-starter-peasant")
def test_starter_peasant() -> None:
    """A 5 gives every player 1 gold, on anybody's turn, from the first roll on."""
    t = begun((5, 4))
    assert [purse(t, seat) for seat in range(3)] == [(3, 0, 1, 0)] * 3


@pytest.mark.rule("V-CARD-starter-knight")
def test_starter_knight() -> None:
    """A 6 gives every player 1 strength, on anybody's turn, from the first roll on."""
    t = begun((6, 3))
    assert [purse(t, seat) for seat in range(3)] == [(2, 1, 1, 0)] * 3


# ---- citizens -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-cleric")
def test_cleric() -> None:
    assert served("cleric", 1, "holy", 3, (1, 3)) == ((0, 0, 1, 0), (0, 0, 3, 0))


@pytest.mark.rule("V-CARD-monk")
def test_monk() -> None:
    assert served("monk", 1, "holy", 3, (1, 3), off="trade monk", gold=1) == ((-1, 0, 2, 0), (1, 0, 2, 0))


@pytest.mark.rule("V-CARD-merchant")
def test_merchant() -> None:
    assert served("merchant", 2, "worker", 2, (2, 4), on="choose 1") == ((1, 0, 0, 0), (2, 0, 0, 0))
    assert served("merchant", 2, "worker", 2, (2, 4), on="choose 2") == ((1, 0, 0, 0), (0, 0, 2, 0))


@pytest.mark.rule("V-CARD-blacksmith")
def test_blacksmith() -> None:
    """On its owner's turn, the Blacksmith gives 1 gold per soldier, or nothing if the owner has no soldiers."""
    army = {"champion": 2, "warlord": 1}
    assert served("blacksmith", 2, "worker", 3, (2, 4), citizens=army) == ((1, 0, 0, 0), (3, 0, 0, 0))
    assert served("blacksmith", 2, "worker", 3, (2, 4)) == ((1, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("V-CARD-mercenary")
def test_mercenary() -> None:
    assert served("mercenary", 3, "shadow", 3, (3, 5), off="trade mercenary", strength=1) == (
        (2, -1, 0, 0),
        (1, 1, 0, 0),
    )


@pytest.mark.rule("V-CARD-alchemist")
def test_alchemist() -> None:
    """The Alchemist trades magic for gold on other turns, and gold for magic on its owner's turn."""
    found = served("alchemist", 3, "shadow", 3, (3, 5), off="trade alchemist", on="trade alchemist", magic=1)
    assert found == ((2, 0, -1, 0), (-1, 0, 3, 0))


@pytest.mark.rule("V-CARD-archer")
def test_archer() -> None:
    assert served("archer", 4, "soldier", 4, (4, 3)) == ((0, 1, 0, 0), (0, 2, 0, 0))


@pytest.mark.rule("V-CARD-wizard")
def test_wizard() -> None:
    assert served("wizard", 4, "soldier", 4, (4, 3)) == ((0, 0, 1, 0), (0, 1, 1, 0))


@pytest.mark.rule("V-CARD-peasant")
def test_peasant() -> None:
    """The first recruited Peasant costs 3 gold, because the starter counts as a copy."""
    assert served("peasant", 5, "worker", 3, (5, 3)) == ((1, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("V-CARD-knight")
def test_knight() -> None:
    """The first recruited Knight costs 3 gold, because the starter counts as a copy."""
    assert served("knight", 6, "soldier", 3, (6, 3)) == ((0, 1, 0, 0), (0, 1, 0, 0))


@pytest.mark.rule("V-CARD-rogue")
def test_rogue() -> None:
    assert served("rogue", 7, "shadow", 2, (4, 3)) == ((1, 1, 0, 0), (2, 2, 0, 0))


@pytest.mark.rule("V-CARD-thief")
def test_thief() -> None:
    """The Thief takes 3 gold or magic from an opponent on his owner's turn; on other turns, he gives 2 of either."""
    rich = {"gold": 5, "magic": 5}
    gold = served("thief", 7, "shadow", 2, (4, 3), off="choose 1", on="steal 1 3 gold", theirs=rich)
    assert gold == ((2, 0, 0, 0), (3, 0, 0, 0))
    magic = served("thief", 7, "shadow", 2, (4, 3), off="choose 2", on="steal 1 3 magic", theirs=rich)
    assert magic == ((0, 0, 2, 0), (0, 0, 3, 0))


@pytest.mark.rule("V-CARD-champion")
def test_champion() -> None:
    assert served("champion", 8, "soldier", 2, (4, 4), off="trade champion", gold=1) == ((-1, 4, 0, 0), (0, 4, 0, 0))


@pytest.mark.rule("V-CARD-warlord")
def test_warlord() -> None:
    """On other turns, the Warlord gives 1 strength per Knight, starter included.

    On his owner's turn, he gives 1 per soldier, himself included.
    """
    assert served("warlord", 8, "soldier", 2, (6, 2)) == ((0, 1, 0, 0), (0, 1, 0, 0))
    army = {"wizard": 2, "knight": 1}
    assert served("warlord", 8, "soldier", 2, (5, 3), citizens=army) == ((0, 2, 0, 0), (0, 4, 0, 0))


@pytest.mark.rule("V-CARD-paladin")
@pytest.mark.parametrize("dice", [(3, 6), (4, 6)])
def test_paladin(dice: tuple[int, int]) -> None:
    """The Paladin is activated by a 9 and by a 10."""
    assert served("paladin", 9, "holy", 2, dice, off="trade paladin", strength=1) == ((0, -1, 3, 0), (0, 1, 2, 0))


@pytest.mark.rule("V-CARD-priestess")
@pytest.mark.parametrize("dice", [(4, 5), (5, 5)])
def test_priestess(dice: tuple[int, int]) -> None:
    """The Priestess is activated by a 9 and by a 10."""
    assert served("priestess", 9, "holy", 2, dice, off="trade priestess", magic=1) == ((0, 3, -1, 0), (0, 2, 1, 0))


@pytest.mark.rule("V-CARD-butcher")
@pytest.mark.parametrize("dice", [(5, 6), (6, 6)])
def test_butcher(dice: tuple[int, int]) -> None:
    """The Butcher is activated by 11 and 12; on his owner's turn, he gives 2 gold per worker, himself included."""
    assert served("butcher", 11, "worker", 1, dice) == ((4, 0, 0, 0), (2, 0, 0, 0))
    assert served("butcher", 11, "worker", 1, dice, citizens={"merchant": 2}) == ((4, 0, 0, 0), (6, 0, 0, 0))


@pytest.mark.rule("V-CARD-miner")
@pytest.mark.parametrize("dice", [(5, 6), (6, 6)])
def test_miner(dice: tuple[int, int]) -> None:
    """The Miner is activated by 11 and 12; on his owner's turn, he gives 1 gold, and 1 more per domain."""
    assert served("miner", 11, "worker", 1, dice) == ((4, 0, 0, 0), (1, 0, 0, 0))
    built = ["the_violet_thorn", "grimmwater_keep"]
    assert served("miner", 11, "worker", 1, dice, domains=built) == ((4, 0, 0, 0), (3, 0, 0, 0))


# ---- exhausted cards, reference cards ------------------------------------------------------------------------------


@pytest.mark.rule("V-EXH-01", "V-EXH-04", "V-SET-18")
def test_exhausted_cards_come_and_go() -> None:
    """An exhausted card marks the empty Goblin King stack until the Watcher on the Water returns the monster."""
    centre = {"monsters": {1: ["goblin_king"]}, "domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}
    t = at([{"strength": 6, "gold": 6, "citizens": {"archer": 2}}, {}], centre=centre)
    shown = [seen(t, 1)["exhausted"]]
    do(t, "slay 1")
    shown.append(seen(t, 1)["exhausted"])
    do(t, "build 1", "return_monster goblin_king")
    shown.append(seen(t, 1)["exhausted"])
    assert shown == [0, 1, 0]


@pytest.mark.rule("V-SET-01", "V-SET-19", "A24")
def test_reference_cards_never_count() -> None:
    seats: list[dict[str, Any]] = [{"duke": "cornelius_the_dreamer", "vp": 1} for _ in range(2)]
    t = at([*seats, {"duke": "cornelius_the_dreamer", "vp": 1, "citizens": {"monk": 1}}])
    assert list(t.scores()) == [1, 1, 1] and list(t.ranks()) == [1, 1, 3]
    for seat in seen(t, None)["seats"][:2]:
        assert (seat["citizens"], seat["monsters"], seat["domains"]) == ({}, {}, [])
