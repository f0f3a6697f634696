"""The luck of the dice in Valeria: nothing on average, and the sum of what the rolls brought."""

from __future__ import annotations

import pytest
from tests.bots.test_valeria_policy import new

from burgrave.games.valeria.policy.luck import Luck, luck_of
from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.scenarios import RANDOM
from burgrave.kernel.rng import Rng
from burgrave.kernel.unboxed import action_list

ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


@pytest.mark.parametrize("players", range(1, 6))
def test_over_all_rolls_nobody_is_lucky(players: int) -> None:
    state = new(players, players, scenario=RANDOM)
    policy, rng = ValeriaPolicy(), Rng(players)
    for _ in range(60):
        if state.is_over():
            break
        for player in state.players:
            for own in (False, True):
                assert sum(luck_of(player, *roll, own) for roll in ROLLS) == pytest.approx(0.0, abs=1e-9)
        seat = state.to_act()
        state.apply(seat, policy.rollout_action(state, seat, action_list(state.legal(seat)), rng))


def test_more_is_woken_more_is_luck() -> None:
    player = new(2, 1).players[0]
    plain = luck_of(player, 5, 5, True)
    player.add_citizen(cards.CITIZEN_NAMES.index("miner"), 1)  # woken by 11 and 12
    assert luck_of(player, 5, 6, True) > luck_of(player, 5, 5, True)
    assert luck_of(player, 5, 5, True) < plain  # one hopes for more now, and gets the same


def test_the_luck_of_a_game_is_that_of_its_rolls() -> None:
    state = new(2, 3)
    policy, rng, luck = ValeriaPolicy(), Rng(3), Luck()
    luck.begin(state)
    before = (state.round, state.active)
    expected = [0.0, 0.0]
    while not state.is_over():
        now = (state.round, state.active)
        if now != before and state.dice1:
            before = now
            for seat, player in enumerate(state.players):
                expected[seat] += luck_of(player, state.dice1, state.dice2, seat == state.active)
        luck.look(state)
        luck.look(state)  # the same roll is no luck twice
        seat = state.to_act()
        state.apply(seat, policy.rollout_action(state, seat, action_list(state.legal(seat)), rng))
    assert luck.points == pytest.approx(expected) and any(expected)


def test_points_without_luck() -> None:
    policy = ValeriaPolicy(learned=True)
    state = new(2, 4)
    policy.begin_luck(state)
    policy.luck.points[:] = [3.0, -2.0]
    scores = [40.0, 41.0]
    policy.take_luck(scores)
    assert scores == [37.0, 43.0]
