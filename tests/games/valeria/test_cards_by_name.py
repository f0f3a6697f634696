"""Each starter and citizen by name, on turn and off turn; exhausted and reference cards."""

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
    """Return what seat 0 gained beyond the effects of its two starters."""
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
    """Recruit the citizen for its price, and return its gains off turn and then on turn, with the same dice.

    ``off`` and ``on`` are the owner's answers, ``mine`` and ``theirs`` further cards of the two players. The number is
    that of the stack; two copies satisfy a domain that requires two icons of the role.
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
    """Let seat 0 give the answer, unless empty, and the other seat take a consolation, if any."""
    if text:
        do(t, text, seat=0)
    if options(t, 0) and seen(t, 0)["phase"] == "harvest":
        do(t, "done", seat=0)
    if options(t, 1) == ["gain gold", "gain strength", "gain magic"] and seen(t, 0)["phase"] == "harvest":
        do(t, "gain gold", seat=1)
    assert seen(t, 0)["phase"] == "act"


def begun(dice: tuple[int, int]) -> ValeriaState:
    """Return a new three-player game after the first roll."""
    t = load(new(players=3, first=0), dice)
    for seat in range(3):
        do(t, options(t, seat)[0], seat=seat)
    return t


# ---- starters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-starter-peasant")
def test_starter_peasant() -> None:
    """A 5 gives everybody 1 gold, on and off turn, from the first roll on."""
    t = begun((5, 4))
    assert [purse(t, seat) for seat in range(3)] == [(3, 0, 1, 0)] * 3


@pytest.mark.rule("V-CARD-starter-knight")
def test_starter_knight() -> None:
    """A 6 gives everybody 1 strength, on and off turn, from the first roll on."""
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
    """On turn, it gives 1 gold per soldier, of whom there are three here, and nothing without soldiers."""
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
    """It exchanges in both cases: magic for gold off turn, gold for magic on turn."""
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
    """The first one costs 3 gold, because of the starter."""
    assert served("peasant", 5, "worker", 3, (5, 3)) == ((1, 0, 0, 0), (1, 0, 0, 0))


@pytest.mark.rule("V-CARD-knight")
def test_knight() -> None:
    """The first one costs 3 gold, because of the starter."""
    assert served("knight", 6, "soldier", 3, (6, 3)) == ((0, 1, 0, 0), (0, 1, 0, 0))


@pytest.mark.rule("V-CARD-rogue")
def test_rogue() -> None:
    assert served("rogue", 7, "shadow", 2, (4, 3)) == ((1, 1, 0, 0), (2, 2, 0, 0))


@pytest.mark.rule("V-CARD-thief")
def test_thief() -> None:
    """It gives 2 gold or 2 magic from the bank off turn, and 3 gold or 3 magic from an opponent on turn."""
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
    """Off turn, he gives 1 strength per Knight, including the starter; on turn, 1 per soldier, including himself."""
    assert served("warlord", 8, "soldier", 2, (6, 2)) == ((0, 1, 0, 0), (0, 1, 0, 0))
    army = {"wizard": 2, "knight": 1}
    assert served("warlord", 8, "soldier", 2, (5, 3), citizens=army) == ((0, 2, 0, 0), (0, 4, 0, 0))


@pytest.mark.rule("V-CARD-paladin")
@pytest.mark.parametrize("dice", [(3, 6), (4, 6)])
def test_paladin(dice: tuple[int, int]) -> None:
    """The card is activated by a 9 and by a 10."""
    assert served("paladin", 9, "holy", 2, dice, off="trade paladin", strength=1) == ((0, -1, 3, 0), (0, 1, 2, 0))


@pytest.mark.rule("V-CARD-priestess")
@pytest.mark.parametrize("dice", [(4, 5), (5, 5)])
def test_priestess(dice: tuple[int, int]) -> None:
    """The card is activated by a 9 and by a 10."""
    assert served("priestess", 9, "holy", 2, dice, off="trade priestess", magic=1) == ((0, 3, -1, 0), (0, 2, 1, 0))


@pytest.mark.rule("V-CARD-butcher")
@pytest.mark.parametrize("dice", [(5, 6), (6, 6)])
def test_butcher(dice: tuple[int, int]) -> None:
    """He is activated by an 11 and by a 12, and on turn gives 2 gold for each worker, including himself."""
    assert served("butcher", 11, "worker", 1, dice) == ((4, 0, 0, 0), (2, 0, 0, 0))
    assert served("butcher", 11, "worker", 1, dice, citizens={"merchant": 2}) == ((4, 0, 0, 0), (6, 0, 0, 0))


@pytest.mark.rule("V-CARD-miner")
@pytest.mark.parametrize("dice", [(5, 6), (6, 6)])
def test_miner(dice: tuple[int, int]) -> None:
    """The card is activated by an 11 and by a 12, and on turn gives 1 gold, and 1 more for each domain."""
    assert served("miner", 11, "worker", 1, dice) == ((4, 0, 0, 0), (1, 0, 0, 0))
    built = ["the_violet_thorn", "grimmwater_keep"]
    assert served("miner", 11, "worker", 1, dice, domains=built) == ((4, 0, 0, 0), (3, 0, 0, 0))


# ---- exhausted cards, reference cards ------------------------------------------------------------------------------


@pytest.mark.rule("V-EXH-01", "V-EXH-04", "V-SET-18")
def test_exhausted_cards_come_and_go() -> None:
    """One marks the stack of the last Goblin King; it is removed when he returns through the Watcher on the Water."""
    centre = {"monsters": {1: ["goblin_king"]}, "domains": {1: ["halfpenny_hill", "watcher_on_the_water"]}}
    t = at([{"strength": 6, "gold": 6, "citizens": {"archer": 2}}, {}], centre=centre)
    shown = [seen(t, 1)["exhausted"]]
    do(t, "slay 1")
    shown.append(seen(t, 1)["exhausted"])
    do(t, "build 1", "return_monster goblin_king")
    shown.append(seen(t, 1)["exhausted"])
    assert shown == [0, 1, 0]


@pytest.mark.rule("V-SET-01", "V-SET-19", "A24")
def test_reference_cards_are_no_part_of_a_tableau() -> None:
    """Everybody has one, and it never counts, not even when the fewest cards decide."""
    seats: list[dict[str, Any]] = [{"duke": "cornelius_the_dreamer", "vp": 1} for _ in range(2)]
    t = at([*seats, {"duke": "cornelius_the_dreamer", "vp": 1, "citizens": {"monk": 1}}])
    assert list(t.scores()) == [1, 1, 1] and list(t.ranks()) == [1, 1, 3]
    for seat in seen(t, None)["seats"][:2]:
        assert (seat["citizens"], seat["monsters"], seat["domains"]) == ({}, {}, [])
