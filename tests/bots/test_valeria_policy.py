"""Valeria policy: whole games of every kind, and independence from hidden information."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots import whole_games

import burgrave
from burgrave.bots import bot_named
from burgrave.games.valeria.play.policy import ValeriaPolicy
from burgrave.games.valeria.rules.setup import RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import ACTIONS, notation
from burgrave.kernel.game import play_random
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

GAME_LENGTH = 1500  # decisions: more than the longest game of rule bots
SET_UPS = [*SCENARIOS, RANDOM]


def new(players: int, seed: int, **given: Any) -> ValeriaState:
    """Return a new game that does not record events."""
    state = burgrave.new("valeria", players=players, seed=seed, events=False, **given)
    assert isinstance(state, ValeriaState)
    return state


def played(kinds: list[str], seed: int, **given: Any) -> tuple[State, list[int]]:
    return whole_games.played("valeria", kinds, seed, longest=GAME_LENGTH, **given)


def wins(kinds: list[str], games: int, **given: Any) -> float:
    """Return the rule bot's share of wins against bots of these ``kinds``; the rule bot plays each seat in turn."""
    won = 0.0
    for seed in range(games):
        seat = seed % (len(kinds) + 1)
        state, _actions = played([*kinds[:seat], "rules", *kinds[seat:]], seed, **given)
        ranks = state.ranks()
        won += (ranks[seat] == 1) / max(1, ranks.count(1))
    return won / games


# ---- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("scenario", SET_UPS)
def test_rule_bots_finish_every_kind_of_game(scenario: str, players: int) -> None:
    for mixed in (False, True) if scenario == RANDOM else (False,):
        state, _actions = played(["rules"] * players, 7 * players, scenario=scenario, mixed=mixed)
        assert players == 1 or min(state.ranks()) == 1


@pytest.mark.parametrize("players", range(2, 6))
def test_bots_of_both_kinds_finish_games_together(players: int) -> None:
    for seed in range(4):
        played((["rules", "random"] * 3)[:players], seed, scenario=RANDOM, mixed=seed % 2 == 1)


def test_equal_seeds_give_equal_games() -> None:
    for players in (1, 3):
        assert played(["rules"] * players, 3)[1] == played(["rules"] * players, 3)[1]


@pytest.mark.long
def test_it_beats_one_random_bot() -> None:
    assert wins(["random"], 40, scenario=RANDOM) >= 0.95


@pytest.mark.long
def test_it_beats_three_random_bots() -> None:
    assert wins(["random"] * 3, 16, scenario=RANDOM) >= 0.9  # by chance: a quarter


@pytest.mark.long
def test_alone_it_wins_most_games() -> None:
    assert wins([], 24, scenario=RANDOM) >= 0.9  # a random bot wins one in twelve


# ---- independence from hidden information ---------------------------------------------------------------------------


def assert_blind(policy: ValeriaPolicy, state: ValeriaState, seat: int) -> None:
    """Assert that the policy returns the same values for two worlds of one information set."""
    twins = [state.sample(seat, Rng(luck)) for luck in (1, 2)]
    said: list[object] = []
    for twin in twins:
        options = twin.legal(seat)
        worths: list[float] = []
        policy.action_values(twin, seat, options, worths)
        said.append((options, worths, policy.tie_noise(twin, seat)))
    assert said[0] == said[1]


@pytest.mark.long
@pytest.mark.parametrize("kind", ["rules", "random"])
@pytest.mark.parametrize("players", range(1, 6))
def test_worlds_that_look_the_same_are_judged_alike(players: int, kind: str) -> None:
    """The values must not depend on unseen dukes, domains or mixed citizens, or on future dice."""
    policy = ValeriaPolicy()
    compared = 0
    for seed in range(2):
        state = new(players, seed, scenario=SET_UPS[(seed + players) % 5], mixed=(seed + players) % 5 == 4)
        bots = [bot_named("valeria", kind, seat) for seat in range(players)]
        worlds = Rng(players)
        while not state.is_over():
            for seat in state.open_seats():
                assert_blind(policy, state, seat)
                compared += 1
            seat = state.to_act()
            state.apply(seat, bots[seat].choose(state.seat(seat, worlds)))
    assert compared > 100


def test_in_a_world_that_another_imagines_a_seat_is_blind_too() -> None:
    policy = ValeriaPolicy()
    state = new(3, 5, scenario=RANDOM, mixed=True)
    bots = [bot_named("valeria", "rules", seat) for seat in range(3)]
    worlds = Rng(5)
    while not state.is_over():
        seat = state.to_act()
        for other in range(3):
            assert_blind(policy, state.sample(other, worlds), seat)
        state.apply(seat, bots[seat].choose(state.seat(seat, worlds)))


@pytest.mark.parametrize("players", [1, 2, 5])
def test_judging_changes_nothing(players: int) -> None:
    policy = ValeriaPolicy()
    state = new(players, 2, scenario=RANDOM)
    rng = Rng(2)
    while not state.is_over():
        seat = state.to_act()
        options = state.legal(seat)
        before = state.digest()
        worths: list[float] = []
        policy.action_values(state, seat, options, worths)
        assert state.digest() == before
        assert len(worths) == len(options)
        state.apply(seat, options[rng.below(len(options))])


def test_only_the_duke_kept_is_concealed() -> None:
    policy = ValeriaPolicy()
    for action in ACTIONS.ids:
        assert policy.conceals(action) == notation(action).startswith("keep ")


def test_progress_counts_rounds() -> None:
    state = new(2, 1)
    policy = ValeriaPolicy()
    assert policy.progress(state) == 1
    play_random(state, Rng(1), GAME_LENGTH)
    assert policy.progress(state) == state.round > 5
