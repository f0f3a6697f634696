"""Variants: five players, one of whom waits each turn; and mixed citizens."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.valeria.playing import at, do, new, options, purse, seen, written

from burgrave import Rng
from burgrave.games.valeria.cards import CITIZEN_GROUP, CITIZEN_NAMES
from burgrave.games.valeria.rules.state import ValeriaState

ALL = [1, 2, 3, 4, 5]


def waiting(t: ValeriaState) -> list[int]:
    seats: Any = t.view(None)["seats"]
    return [seat for seat in range(t.n) if seats[seat]["waiting"]]


def stacks(t: ValeriaState) -> list[dict[str, Any]]:
    found: Any = t.view(None)["citizens"]
    return list(found)


def through_dukes(t: ValeriaState) -> ValeriaState:
    while t.view(None)["phase"] == "duke":
        do(t, options(t)[0])
    return t


# ---- five players -------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-FIV-05")
@pytest.mark.parametrize("first", range(5))
def test_the_waiting_token_starts_at_the_right_of_the_first_player(first: int) -> None:
    """The waiting token is in play even while dukes are being chosen."""
    t = new(players=5, first=first)
    assert waiting(t) == [(first - 1) % 5]
    assert waiting(through_dukes(t)) == [(first - 1) % 5]


@pytest.mark.rule("V-FIV-05", "V-FIV-06")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_token_moves_with_the_dice(players: int) -> None:
    """With fewer than five players, nobody waits."""
    t = through_dukes(new(players=players, first=1))
    seen = []
    for _ in range(2 * players):
        active = t.active
        assert waiting(t) == ([(active - 1) % 5] if players == 5 else [])
        seen.append(active)
        while t.active == active and not t.is_over():
            do(t, next((text for text in options(t) if text.startswith("gain") or text == "done"), options(t)[0]))
    assert seen == [(1 + step) % players for step in range(2 * players)]


@pytest.mark.rule("V-FIV-07", "V-FIV-08")
@pytest.mark.parametrize("active", range(5))
def test_the_waiting_player_harvests_nothing(active: int) -> None:
    seat = {"citizens": {"archer": 1, "merchant": 1, "champion": 1}, "gold": 1}
    t = at([seat] * 5, dice=(5, 4), active=active)
    wait = (active - 1) % 5
    for number in range(5):
        assert purse(t, number)[0] == (1 if number == wait else 2)
        assert (purse(t, number)[1] == 0) == (number == wait)
    t = at([{}] * 5, dice=(1, 2), active=active)
    assert t.open_seats() == [number for number in range(5) if number != wait]
    assert options(t, wait) == []
    for number in t.open_seats():
        do(t, "gain gold", seat=number)
    assert t.view(None)["phase"] == "act" and purse(t, wait) == (0, 0, 0, 0)


@pytest.mark.rule("V-FIV-07")
def test_the_waiting_player_is_not_asked_about_exchanges() -> None:
    seat = {"citizens": {"champion": 1}, "gold": 1}
    t = at([seat] * 5, dice=(2, 6))
    assert t.open_seats() == [1, 2, 3] and purse(t, 4) == (1, 0, 0, 0)


@pytest.mark.rule("A13", "V-FIV-07")
def test_the_waiting_player_can_be_robbed_and_named_and_has_tokens() -> None:
    t = at(
        [{"citizens": {"thief": 1}}, {}, {}, {}, {"gold": 3, "citizens": {"thief": 1}}],
        dice=(3, 4),
        scenario="mastery-over-magic",
    )
    assert options(t) == ["steal 4 1 gold", "steal 4 2 gold", "steal 4 3 gold", "nothing"]
    do(t, "steal 4 3 gold")
    assert purse(t)[0] == 3 and purse(t, 4) == (0, 0, 0, 0)
    seat = {"gold": 5, "citizens": {"rogue": 1, "cleric": 1}}
    t = at([seat, {}, {}, {}, {"gold": 2}], centre={"domains": {1: ["cutthroats_truce"]}})
    do(t, "build 1")
    assert options(t) == ["from 1", "from 2", "from 3", "from 4"]
    do(t, "from 4")
    assert purse(t)[0] == 2 and purse(t, 4)[0] == 0
    paid = set()
    for seed in range(40):
        t = at([{"domains": ["gargans_embrace"]}, {}, {}, {}, {}], active=0, actions=1, seed=seed)
        do(t, "gain gold")
        assert waiting(t) == [0]
        assert purse(t)[3] == (1 if t.dice1 == t.dice2 else 0)
        paid.add(purse(t)[3])
    assert paid == {0, 1}


@pytest.mark.rule("V-FIV-09", "V-SET-20", "V-ACT-01", "V-END-03")
def test_a_five_player_game_is_otherwise_like_a_smaller_one() -> None:
    t = through_dukes(new(players=5, first=0, seed=2))
    gone: dict[int, list[str]] = {stack: [] for stack in [*range(1, 10), 11]}
    late = at([{}] * 5, centre={"citizens": gone}, active=3, actions=2)
    do(late, "gain gold", "gain gold")
    assert late.active == 4 and not late.is_over() and t.n == 5
    while not late.is_over():
        do(late, next(text for text in options(late) if text.startswith("gain") or text == "done"))
    assert late.active == 4 and late.round == 1


# ---- mixed citizens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("V-MIX-02", "V-MIX-03", "V-MIX-08", "A37", "V-SOL-01", "V-SET-12")
@pytest.mark.parametrize("players", ALL)
def test_only_the_top_card_of_a_mixed_stack_is_shown(players: int) -> None:
    t = new(players=players, mixed=True)
    for group, stack in enumerate(stacks(t)):
        assert len(stack["open"]) == 1 and stack["hidden"] == (5 if players == 5 else 4)
        assert CITIZEN_GROUP[CITIZEN_NAMES.index(stack["open"][0])] == group
    usual, mixed = seen(new(players=players), None), seen(t, None)
    assert [len(stack) for stack in mixed["monsters"]] == [len(stack) for stack in usual["monsters"]]
    assert mixed["mixed"] is True and usual["mixed"] is False


@pytest.mark.rule("V-MIX-01", "V-MIX-04", "V-MIX-07", "V-RNG-01")
def test_both_citizens_of_a_number_are_shuffled_together() -> None:
    top: Counter[str] = Counter()
    shares: Counter[tuple[str, int]] = Counter()
    for seed in range(400):
        laid: Any = new(players=2, mixed=True, seed=seed).position()["citizens"]
        for group, stack in enumerate(laid):
            assert {CITIZEN_GROUP[CITIZEN_NAMES.index(name)] for name in stack} == {group}
            top[stack[0]] += 1
            shares.update(Counter(stack).items())
    for name in CITIZEN_NAMES:
        assert top[name] == 400 if name in ("peasant", "knight") else 150 < top[name] < 250
    assert shares["cleric", 4] > 20 and shares["monk", 4] > 20 and shares["cleric", 5] > 0
    assert shares["peasant", 5] == shares["knight", 5] == 400


@pytest.mark.rule("V-MIX-05", "V-INF-04", "V-MIX-04")
def test_the_next_citizen_is_turned_over_when_it_is_on_top() -> None:
    t = at([{"gold": 9}, {}], mixed=True, centre={"citizens": {1: ["monk", "cleric", "monk"]}})
    assert stacks(t)[0] == {"open": ["monk"], "hidden": 2}
    do(t, "recruit 1")
    assert stacks(t)[0] == {"open": ["cleric"], "hidden": 1} and t.players[0].citizens[1] == 1
    do(t, "recruit 1")
    assert stacks(t)[0] == {"open": ["monk"], "hidden": 0}


@pytest.mark.rule("V-MIX-06")
def test_only_cards_of_the_same_name_count_as_copies() -> None:
    for top, gold in (("cleric", 3), ("monk", 4)):
        for purse_of, can in ((gold, True), (gold - 1, False)):
            t = at(
                [{"gold": purse_of, "citizens": {"monk": 1}}, {}], mixed=True, centre={"citizens": {1: ["monk", top]}}
            )
            assert ("recruit 1" in options(t)) == can


@pytest.mark.rule("A19", "V-MIX-05", "V-INF-04", "V-CLR-08")
def test_a_returned_card_covers_a_known_one() -> None:
    centre = {"domains": {1: ["nest_of_the_weaver_witch"]}, "citizens": {1: ["cleric", "monk"]}}
    t = at([{"gold": 6, "citizens": {"cleric": 1, "merchant": 2}}, {}], mixed=True, centre=centre)
    do(t, "build 1", "return_citizen cleric")
    assert stacks(t)[0] == {"open": ["cleric", "monk"], "hidden": 1}
    for number in range(20):
        assert stacks(t.sample(1, Rng(number)))[0] == {"open": ["cleric", "monk"], "hidden": 1}


@pytest.mark.rule("V-MIX-08", "V-FIV-02", "V-FIV-05")
def test_five_players_may_mix() -> None:
    t = through_dukes(new(players=5, mixed=True, first=2))
    assert waiting(t) == [1] and len(written(t)["seats"]) == 5
