"""What playouts said of the cards of Valeria: what the table holds, and who plays by it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from tests.bots.test_valeria_policy import assert_blind, new

from burgrave.bots.playing import policy_of
from burgrave.bots.policy import Policy
from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.games.valeria.policy.tables import CARDS
from burgrave.games.valeria.policy.worths import WORTHS
from burgrave.games.valeria.rules.scenarios import RANDOM
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import action_list

MANY = range(2, 6)


@pytest.fixture
def table() -> Iterator[list[list[float]]]:
    """The table, which the test may change."""
    kept = [row[:] for row in WORTHS]
    yield WORTHS
    for row, old in zip(WORTHS, kept, strict=True):
        row[:] = old


def moments(players: int) -> Iterator[ValeriaState]:
    """Play a game by the light rules; yield where somebody has a choice."""
    state = new(players, players, scenario=RANDOM)
    policy, rng = ValeriaPolicy(), Rng(players)
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state
        state.apply(seat, policy.rollout_action(state, seat, action_list(legal), rng))


def weighed(policy: Policy, players: int) -> list[list[float]]:
    """Return what a policy says of all choices of a game."""
    found: list[list[float]] = []
    for state in moments(players):
        worths: list[float] = []
        policy.action_values(state, state.to_act(), state.legal(state.to_act()), worths)
        found.append(worths)
    return found


@pytest.mark.parametrize("players", MANY)
def test_every_card_has_its_numbers(players: int) -> None:
    row = WORTHS[players]
    assert len(row) == 3 * CARDS + 2
    assert all(math.isfinite(number) and abs(number) < 10 for number in row)
    assert all(row[card] or row[CARDS + card] for card in range(CARDS))


@pytest.mark.parametrize("players", MANY)
def test_what_looks_better_by_hand_is_better_on_the_whole(players: int) -> None:
    part, later = WORTHS[players][3 * CARDS :]
    for left in range(6):  # own turns to come: with four players there are hardly ever more
        assert 0.0 < part + later * (left / 10 - 1) < 1.5


@pytest.mark.parametrize("players", MANY)
def test_taking_any_resource_counts_for_nothing_on_average(players: int) -> None:
    for first in (0, CARDS):
        assert sum(WORTHS[players][first : first + 3]) == pytest.approx(0.0, abs=0.001)


@pytest.mark.parametrize("players", MANY)
def test_rule_bots_do_not_read_it(players: int, table: list[list[float]]) -> None:
    before = weighed(policy_of("valeria"), players)
    table[players][:] = [3.0] * len(table[players])
    assert weighed(policy_of("valeria"), players) == before


@pytest.mark.parametrize("players", MANY)
def test_searches_play_by_it(players: int, table: list[list[float]]) -> None:
    by_hand = weighed(policy_of("valeria"), players)
    assert weighed(policy_of("valeria", searching=True), players) != by_hand
    table[players][:] = [0.0] * (3 * CARDS) + [1.0, 0.0]
    assert weighed(policy_of("valeria", searching=True), players) == by_hand


def test_who_plays_alone_goes_by_hand() -> None:
    assert weighed(policy_of("valeria", searching=True), 1) == weighed(policy_of("valeria"), 1)


@pytest.mark.parametrize("players", MANY)
def test_it_tells_of_nothing_that_a_seat_does_not_know(players: int) -> None:
    policy = ValeriaPolicy(learned=True)
    for number, state in enumerate(moments(players)):
        for seat in state.open_seats():
            assert_blind(policy, state, seat, number)
