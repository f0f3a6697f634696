"""Starters and citizens, card by card: numbers, role, base cost, and gains on the owner's turn and on other turns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, new, options, purse, rolling

from burgrave.games.valeria.cards import CITIZEN_NAMES, ROLE_NAMES
from burgrave.games.valeria.rules.board import PHASE_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

# name, numbers, role, base cost
CARDS = [
    ("cleric", (1,), "holy", 3),
    ("monk", (1,), "holy", 3),
    ("merchant", (2,), "worker", 2),
    ("blacksmith", (2,), "worker", 3),
    ("mercenary", (3,), "shadow", 3),
    ("alchemist", (3,), "shadow", 3),
    ("archer", (4,), "soldier", 4),
    ("wizard", (4,), "soldier", 4),
    ("peasant", (5,), "worker", 2),
    ("knight", (6,), "soldier", 2),
    ("rogue", (7,), "shadow", 2),
    ("thief", (7,), "shadow", 2),
    ("champion", (8,), "soldier", 2),
    ("warlord", (8,), "soldier", 2),
    ("paladin", (9, 10), "holy", 2),
    ("priestess", (9, 10), "holy", 2),
    ("butcher", (11, 12), "worker", 1),
    ("miner", (11, 12), "worker", 1),
]
EVERY = pytest.mark.rule(
    "V-CARD-cleric", "V-CARD-monk", "V-CARD-merchant", "V-CARD-blacksmith", "V-CARD-mercenary", "V-CARD-alchemist",
    "V-CARD-archer", "V-CARD-wizard", "V-CARD-peasant", "V-CARD-knight", "V-CARD-rogue", "V-CARD-thief",
    "V-CARD-champion", "V-CARD-warlord", "V-CARD-paladin", "V-CARD-priestess", "V-CARD-butcher", "V-CARD-miner",
)  # fmt: skip
each = pytest.mark.parametrize(("name", "numbers", "role", "cost"), CARDS, ids=[row[0] for row in CARDS])
# domains that require only this role
ALONE = {"worker": "nest_of_the_weaver_witch", "soldier": "gargans_embrace", "shadow": "purloiners_perch",
         "holy": "cathedral_of_st_aquila"}  # fmt: skip


def phase(t: ValeriaState) -> str:
    return PHASE_NAMES[t.phase]


def harvest(mine: dict[str, Any], dice: tuple[int, int], *, on: bool) -> ValeriaState:
    """Return a state in the harvest of seat 0's turn, or of seat 1's turn if ``on`` is False."""
    return at([mine, {}], dice=dice, active=0 if on else 1)


@EVERY
@each
def test_numbers(name: str, numbers: tuple[int, ...], role: str, cost: int) -> None:
    """A player gets the consolation only if no citizen or starter is activated."""
    for one in range(1, 7):
        for two in range(1, 7):
            rolled = {one, two, one + two}
            t = harvest({"citizens": {name: 1}}, (one, two), on=False)
            consoled = options(t, 0) == ["gain gold", "gain strength", "gain magic"]
            assert consoled == (not rolled & {*numbers, 5, 6}), (one, two)


@pytest.mark.rule("V-HAR-08")
@pytest.mark.parametrize(("name", "number"), [("paladin", 9), ("paladin", 10), ("butcher", 11), ("butcher", 12)])
def test_a_card_with_two_numbers_is_activated_by_either(name: str, number: int) -> None:
    dice = {9: (3, 6), 10: (4, 6), 11: (5, 6), 12: (6, 6)}[number]
    plain = purse(harvest({}, dice, on=True))
    found = purse(harvest({"citizens": {name: 1}}, dice, on=True))
    more = tuple(a - b for a, b in zip(found, plain, strict=True))
    assert more == ((0, 1, 2, 0) if name == "paladin" else (2, 0, 0, 0))


@EVERY
@each
def test_role(name: str, numbers: tuple[int, ...], role: str, cost: int) -> None:
    """Two copies satisfy a domain that requires two icons of their role, and no domain that requires another role."""
    for asked, domain in ALONE.items():
        t = at([{"gold": 20, "citizens": {name: 2}}, {}], centre={"domains": {1: [domain]}})
        assert ("build 1" in options(t)) == (asked == role)


@EVERY
@each
def test_base_cost(name: str, numbers: tuple[int, ...], role: str, cost: int) -> None:
    least = cost + (name in ("peasant", "knight"))  # the starter raises the price
    for gold in (least - 1, least):
        t = at([{"gold": gold}, {}], centre={"citizens": {numbers[0]: [name] * 5}})
        assert (f"recruit {numbers[0]}" in options(t)) == (gold == least)
    do(t, f"recruit {numbers[0]}")
    assert purse(t) == (0, 0, 0, 0)
    assert t.players[0].citizens[CITIZEN_NAMES.index(name)] == 1


@pytest.mark.rule("V-CARD-peasant", "V-CARD-knight", "V-CARD-starter-peasant", "V-CARD-starter-knight")
@pytest.mark.parametrize(("name", "number"), [("peasant", 5), ("knight", 6)])
def test_peasant_and_knight_have_a_base_cost_of_2(name: str, number: int) -> None:
    """With the Emerald Stronghold, copies add nothing to the base cost."""
    t = at([{"gold": 2, "domains": ["emerald_stronghold"]}, {}])
    do(t, f"recruit {number}")
    assert purse(t)[0] == 0


# ---- automatic gains ----------------------------------------------------------------------------------------------

# name, dice, gains of seat 0 on turn and off turn beyond the starters' with these dice
PLAIN = [
    ("cleric", (1, 2), (0, 0, 3, 0), (0, 0, 1, 0)),
    ("monk", (1, 2), (1, 0, 2, 0), None),
    ("merchant", (2, 1), None, (1, 0, 0, 0)),
    ("blacksmith", (2, 1), (0, 0, 0, 0), (1, 0, 0, 0)),
    ("mercenary", (3, 1), (1, 1, 0, 0), None),
    ("archer", (4, 3), (0, 2, 0, 0), (0, 1, 0, 0)),
    ("wizard", (4, 3), (0, 1, 1, 0), (0, 0, 1, 0)),
    ("peasant", (5, 3), (1, 0, 0, 0), (1, 0, 0, 0)),
    ("knight", (6, 1), (0, 1, 0, 0), (0, 1, 0, 0)),
    ("rogue", (4, 3), (2, 2, 0, 0), (1, 1, 0, 0)),
    ("champion", (5, 3), (0, 4, 0, 0), None),
    ("warlord", (5, 3), (0, 1, 0, 0), (0, 1, 0, 0)),
    ("paladin", (4, 5), (0, 1, 2, 0), None),
    ("priestess", (4, 6), (0, 2, 1, 0), None),
    ("butcher", (5, 6), (2, 0, 0, 0), (4, 0, 0, 0)),
    ("miner", (6, 6), (1, 0, 0, 0), (4, 0, 0, 0)),
]
CASES = [
    pytest.param(name, dice, on, brings, id=f"{name}-{'on' if on else 'off'}")
    for name, dice, *both in PLAIN for on, brings in zip((True, False), both, strict=True) if brings is not None
]  # fmt: skip
BRINGING = pytest.mark.rule(
    "V-CARD-cleric", "V-CARD-monk", "V-CARD-merchant", "V-CARD-blacksmith", "V-CARD-mercenary", "V-CARD-archer",
    "V-CARD-wizard", "V-CARD-peasant", "V-CARD-knight", "V-CARD-rogue", "V-CARD-champion", "V-CARD-warlord",
    "V-CARD-paladin", "V-CARD-priestess", "V-CARD-butcher", "V-CARD-miner",
)  # fmt: skip


@BRINGING
@pytest.mark.rule("V-HAR-02", "V-HAR-03", "V-HAR-10")
@pytest.mark.parametrize(("name", "dice", "on", "brings"), CASES)
def test_automatic_gains_cost_the_other_player_nothing(
    name: str, dice: tuple[int, int], on: bool, brings: tuple[int, ...]
) -> None:
    start = {"gold": 3, "strength": 3, "magic": 3}
    t = at([{**start, "citizens": {name: 1}}, start], dice=dice, active=0 if on else 1)
    plain = at([start, start], dice=dice, active=0 if on else 1)
    if 5 in dice or 6 in dice:  # a starter is activated, so ``plain`` has no consolation to choose
        assert purse(t) == tuple(a + b for a, b in zip(purse(plain), brings, strict=True))
    else:
        assert purse(t) == (3 + brings[0], 3 + brings[1], 3 + brings[2], 0)
    assert purse(t, 1) == purse(plain, 1)
    assert 0 not in t.open_seats() or phase(t) == "act"


# ---- counting effects ---------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-blacksmith", "V-HAR-20", "V-ICO-10", "V-ICO-14")
def test_blacksmith_counts_soldier_citizens() -> None:
    army = {"archer": 2, "champion": 1, "knight": 1}  # the starter Knight has no role
    mine = {"citizens": {"blacksmith": 1, "cleric": 1, "thief": 1, **army}, "domains": ["gargans_embrace"]}
    t = harvest(mine, (2, 1), on=True)
    assert purse(t) == (4, 0, 3, 0)
    assert purse(harvest({"citizens": {"blacksmith": 2, **army}}, (2, 1), on=True)) == (8, 0, 0, 0)
    assert purse(harvest({"citizens": {"blacksmith": 1, **army}}, (2, 1), on=False)) == (1, 0, 0, 0)


@pytest.mark.rule("V-CARD-warlord", "V-ICO-10", "V-ICO-14")
def test_warlord_on_turn_counts_soldier_citizens_itself_among_them() -> None:
    mine = {"citizens": {"warlord": 1, "knight": 2, "wizard": 1, "rogue": 3}, "domains": ["gargans_embrace"]}
    assert purse(harvest(mine, (5, 3), on=True)) == (1, 4, 0, 0)


@pytest.mark.rule("V-CARD-warlord", "V-CARD-starter-knight", "V-ICO-13", "A3")
def test_warlord_off_turn_counts_cards_named_knight_the_starter_too() -> None:
    mine = {"citizens": {"warlord": 1, "knight": 2, "archer": 1}}
    assert purse(harvest(mine, (5, 3), on=False)) == (1, 3, 0, 0)
    assert purse(harvest({"citizens": {"warlord": 2}}, (5, 3), on=False)) == (1, 2, 0, 0)


@pytest.mark.rule("V-CARD-butcher", "V-CARD-starter-peasant", "V-ICO-10", "V-ICO-14")
def test_butcher_counts_worker_citizens_itself_among_them_and_no_starter() -> None:
    mine = {"citizens": {"butcher": 2, "merchant": 1, "peasant": 1, "rogue": 3}, "domains": ["halfpenny_hill"]}
    t = harvest(mine, (6, 6), on=True)
    assert purse(t) == (2 * 2 * 4 + 1, 2, 0, 0)  # 1 gold from Halfpenny Hill at the beginning of the action phase
    assert purse(harvest(mine, (6, 6), on=False)) == (8, 2, 0, 0)


@pytest.mark.rule("V-CARD-miner", "V-ICO-12")
def test_miner_pays_2_gold_at_a_12_with_the_palace_of_the_dawn() -> None:
    t = harvest({"citizens": {"miner": 1}, "domains": ["palace_of_the_dawn"]}, (6, 6), on=True)
    assert purse(t) == (2, 2, 0, 0)


@pytest.mark.rule("V-CARD-miner")
def test_miner_counts_own_domains_each_miner_by_itself() -> None:
    built = ["palace_of_the_dawn", "gargans_embrace", "foxgrove_palisade"]
    t = at([{"citizens": {"miner": 2}, "domains": built}, {"domains": ["halfpenny_hill"]}], dice=(5, 6))
    assert purse(t) == (2 * 4 + 1, 1, 0, 0)
    t = at([{"citizens": {"miner": 2}, "domains": built}, {}], dice=(5, 6), active=1)
    assert purse(t) == (2 * 4 + 1, 1, 0, 0)


# ---- choices and exchanges ----------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-merchant", "V-ICO-03")
@pytest.mark.decision("HARVEST_CHOICE")
@pytest.mark.parametrize(("choice", "brings"), [("choose 1", (2, 0, 0, 0)), ("choose 2", (0, 0, 2, 0))])
def test_merchant_on_turn_gives_2_gold_or_2_magic(choice: str, brings: tuple[int, ...]) -> None:
    t = harvest({"citizens": {"merchant": 1}}, (2, 1), on=True)
    assert options(t, 0) == ["choose 1", "choose 2"]
    do(t, choice, seat=0)
    assert purse(t) == brings
    assert options(t, 0) == []


@pytest.mark.rule("V-CARD-thief", "V-ICO-03", "A8")
@pytest.mark.decision("HARVEST_CHOICE")
@pytest.mark.parametrize(("choice", "brings"), [("choose 1", (2, 0, 0, 0)), ("choose 2", (0, 0, 2, 0))])
def test_thief_off_turn_gives_2_gold_or_2_magic_of_the_bank(choice: str, brings: tuple[int, ...]) -> None:
    t = at([{"citizens": {"thief": 1}}, {"gold": 5, "magic": 5}], dice=(4, 3), active=1)
    assert options(t, 0) == ["choose 1", "choose 2"]
    do(t, choice, seat=0)
    assert purse(t) == brings
    assert purse(t, 1) == (5, 0, 5, 0)


TRADES = [
    ("monk", (1, 2), False, "gold", 1, "magic", 2),
    ("mercenary", (3, 1), False, "strength", 1, "gold", 2),
    ("alchemist", (3, 1), True, "gold", 1, "magic", 3),
    ("alchemist", (3, 1), False, "magic", 1, "gold", 2),
    ("champion", (4, 4), False, "gold", 1, "strength", 4),
    ("paladin", (4, 6), False, "strength", 1, "magic", 3),
    ("priestess", (3, 6), False, "magic", 1, "strength", 3),
]
EXCHANGES = [pytest.param(*row, id=f"{row[0]}-{'on' if row[2] else 'off'}") for row in TRADES]
TRADING = pytest.mark.rule(
    "V-CARD-monk", "V-CARD-mercenary", "V-CARD-alchemist", "V-CARD-champion", "V-CARD-paladin", "V-CARD-priestess",
)  # fmt: skip


@TRADING
@pytest.mark.rule("V-HAR-19", "V-ICO-06", "V-HAR-10", "A12")
@pytest.mark.decision("HARVEST_EXCHANGE")
@pytest.mark.parametrize(("name", "dice", "on", "pays", "price", "kind", "number"), EXCHANGES)
def test_an_exchange_is_optional_and_happens_at_most_once(
    name: str, dice: tuple[int, int], on: bool, pays: str, price: int, kind: str, number: int
) -> None:  # fmt: skip
    order = ["gold", "strength", "magic", "vp"]
    knight = 1 if 6 in dice else 0  # strength from the starter Knight
    for answer in (f"trade {name}", "done"):
        t = harvest({"citizens": {name: 1}, "gold": 2, "strength": 2, "magic": 2}, dice, on=on)
        assert options(t, 0) == [f"trade {name}", "done"]
        others = purse(t, 1)
        do(t, answer, seat=0)
        expected = {"gold": 2, "strength": 2 + knight, "magic": 2, "vp": 0}
        if answer != "done":
            expected[pays] -= price
            expected[kind] += number
        assert purse(t) == tuple(expected[one] for one in order)
        assert purse(t, 1) == others
        assert phase(t) != "harvest" or options(t, 0) == []
    if not (knight and pays == "strength"):
        poor = {"gold": 5, "strength": 5, "magic": 5, "vp": 5, pays: 0, "citizens": {name: 1}}
        t = harvest(poor, dice, on=on)
        assert phase(t) == "act" or options(t, 0) == []


# ---- starters -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-CARD-starter-peasant", "V-CARD-starter-knight", "V-HAR-09", "V-HAR-02", "V-HAR-03")
@pytest.mark.parametrize(
    ("dice", "brings"),
    [
        ((5, 1), (1, 1, 0, 0)), ((5, 2), (1, 0, 0, 0)), ((6, 1), (0, 1, 0, 0)), ((5, 6), (1, 1, 0, 0)),
        ((5, 5), (2, 0, 0, 0)), ((6, 6), (0, 2, 0, 0)), ((1, 4), (1, 0, 0, 0)), ((2, 4), (0, 1, 0, 0)),
        ((3, 3), (0, 1, 0, 0)),
    ],
)  # fmt: skip
def test_starters_give_1_gold_and_1_strength_on_and_off_turn(dice: tuple[int, int], brings: tuple[int, ...]) -> None:
    t = at([{}, {}, {}], dice=dice)
    assert phase(t) == "act"
    assert [purse(t, seat) for seat in range(3)] == [brings] * 3


@pytest.mark.rule("V-CARD-starter-peasant", "V-CARD-starter-knight")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_starters_have_no_role_and_are_there_for_everybody(players: int) -> None:
    t = new(players=players)
    for player in t.players:
        assert [player.role(role) for role in range(len(ROLE_NAMES))] == [0, 0, 0, 0]
        assert [player.named(kind) for kind in range(len(CITIZEN_NAMES))] == [
            1 if name in ("peasant", "knight") else 0 for name in CITIZEN_NAMES
        ]


@pytest.mark.rule("V-SOL-21", "V-SOL-05", "V-CARD-alchemist")
def test_alone_an_exchange_is_that_of_the_right_half_the_second_time() -> None:
    t = rolling([{"citizens": {"alchemist": 1}, "gold": 1}], (3, 1))
    do(t, "trade alchemist", "gain strength", "gain strength")
    assert purse(t) == (0, 2, 3, 0)
    while phase(t) in ("raid", "capture"):
        do(t, options(t)[0])
    do(t, "trade alchemist")
    assert purse(t)[2] == 2 and purse(t)[0] >= 2
