"""Copies of a state: shared cards are copied on the first change, without visible effect."""

from __future__ import annotations

import pytest
from tests.games.citadels.playing import GAME

from burgrave import Rng
from burgrave.games.citadels.rules.ruleset import RANDOM
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.game import play_random
from burgrave.kernel.rng import seed_of


def _under_way(seed: int, decisions: int) -> CitadelsState:
    options = {"ruleset": ["2016", "2010", "classic"][seed % 3], "players": 2 + seed % 7}
    if options["ruleset"] == "2016":
        options["scenario"] = RANDOM
    state = GAME.new(seed, options, False)
    assert isinstance(state, CitadelsState)
    play_random(state, Rng(seed), decisions)
    return state


@pytest.mark.parametrize("seed", range(42))
def test_a_state_and_its_copies_do_not_affect_one_another(seed: int) -> None:
    decisions = seed * 5
    states = [_under_way(seed, decisions)]
    states.append(states[0].copy())
    states.append(states[1].copy())
    alone = [_under_way(seed, decisions) for _ in states]
    for one in (*states, *alone):
        one.reseed(1)
    for step in range(60):
        for number, (state, other) in enumerate(zip(states, alone, strict=True)):
            seed_now = seed_of(step, number)
            play_random(state, Rng(seed_now), 1)
            play_random(other, Rng(seed_now), 1)
        assert [state.digest() for state in states] == [other.digest() for other in alone]


def test_a_sample_leaves_the_state_as_it_was() -> None:
    for seed in range(20):
        state = _under_way(seed, 20 + seed * 4)
        before = state.digest()
        for seat in range(state.n):
            world = state.sample(seat, Rng(seat))
            play_random(world, Rng(seat), 30)
        assert state.digest() == before


def test_who_writes_to_cards_parts_first() -> None:
    state = _under_way(3, 40)
    before = state.digest()
    world = state.copy()
    world.part()
    for cards in (world.deck, *[player.hand for player in world.players]):
        cards[0], cards[len(cards) - 1] = cards[len(cards) - 1], cards[0]
    assert state.digest() == before != world.digest()
