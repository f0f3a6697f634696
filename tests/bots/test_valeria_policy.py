"""What the bots know of Valeria: whole games of every kind, what a seat may know, and forecasts."""

from __future__ import annotations

import math
from typing import Any

import pytest
from tests.bots import whole_games

import burgrave
from burgrave.bots import bot_named
from burgrave.games.valeria.policy.policy import ValeriaPolicy
from burgrave.games.valeria.rules.actions import SPACE, notation
from burgrave.games.valeria.rules.scenarios import RANDOM, SCENARIOS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import action_list

GAME_LENGTH = 1500  # decisions: more than the longest game of rule bots has
SET_UPS = [*SCENARIOS, RANDOM]


def new(players: int, seed: int, **given: Any) -> ValeriaState:
    """Return a new game without events."""
    state = burgrave.new("valeria", players=players, seed=seed, events=False, **given)
    assert isinstance(state, ValeriaState)
    return state


def played(kinds: list[str], seed: int, **given: Any) -> tuple[State, list[int]]:
    """Play a game among bots; return its end and the actions."""
    return whole_games.played("valeria", kinds, seed, longest=GAME_LENGTH, **given)


def wins(kinds: list[str], games: int, **given: Any) -> float:
    """Return the share of games that the rule bot wins; it sits in each seat in turn, the others are ``kinds``."""
    won = 0.0
    for seed in range(games):
        seat = seed % (len(kinds) + 1)
        state, _actions = played([*kinds[:seat], "rules", *kinds[seat:]], seed, **given)
        ranks = state.ranks()
        won += (ranks[seat] == 1) / max(1, ranks.count(1))
    return won / games


def light_end(state: ValeriaState, rng: Rng) -> ValeriaState:
    """Play on by the light rules to the end."""
    policy = ValeriaPolicy()
    for _ in range(GAME_LENGTH):
        if state.is_over():
            return state
        seat = state.to_act()
        state.play(policy.rollout_action(state, seat, action_list(state.legal(seat)), rng))
    raise AssertionError("The game does not end.")


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


@pytest.mark.parametrize("players", range(1, 6))
def test_light_rules_finish_every_kind_of_game(players: int) -> None:
    for seed, scenario in enumerate(SET_UPS):
        light_end(new(players, seed, scenario=scenario, mixed=scenario == RANDOM), Rng(seed))


def test_equal_seeds_give_equal_games() -> None:
    for players in (1, 3):
        assert played(["rules"] * players, 3)[1] == played(["rules"] * players, 3)[1]


@pytest.mark.long
def test_it_beats_one_random_bot() -> None:
    assert wins(["random"], 40, scenario=RANDOM) >= 0.95


@pytest.mark.long
def test_it_beats_three_random_bots() -> None:
    assert wins(["random"] * 3, 16, scenario=RANDOM) >= 0.9  # by luck alone: a quarter


@pytest.mark.long
def test_alone_it_wins_most_games() -> None:
    assert wins([], 24, scenario=RANDOM) >= 0.9  # a random bot wins one in twelve


@pytest.mark.long
def test_games_of_light_rules_end_with_scores_like_those_of_rule_bots() -> None:
    light, rules = 0.0, 0.0
    for seed in range(8):
        light += sum(map(int, light_end(new(2, seed), Rng(seed)).scores()))
        rules += sum(map(int, played(["rules"] * 2, seed)[0].scores()))
    assert abs(light - rules) < 0.15 * rules


# ---- what it may know -----------------------------------------------------------------------------------------------


def assert_blind(policy: ValeriaPolicy, state: ValeriaState, seat: int, number: int) -> None:
    """Assert that two worlds which look the same to a seat are judged alike."""
    twins = [state.sample(seat, Rng(luck)) for luck in (1, 2)]
    said: list[object] = []
    for twin in twins:
        options = twin.legal(seat)
        worths: list[float] = []
        policy.action_values(twin, seat, options, worths)
        light = [policy.rollout_action(twin, seat, action_list(options), Rng(number + luck)) for luck in range(3)]
        said.append((options, worths, light, policy.tie_noise(twin, seat)))
    assert said[0] == said[1]


@pytest.mark.long
@pytest.mark.parametrize("kind", ["rules", "random"])
@pytest.mark.parametrize("players", range(1, 6))
def test_worlds_that_look_the_same_are_judged_alike(players: int, kind: str) -> None:
    """Dukes, domains and mixed citizens that a seat has not seen, and the dice to come, are dealt anew."""
    policy = ValeriaPolicy()
    compared = 0
    for seed in range(2):
        state = new(players, seed, scenario=SET_UPS[(seed + players) % 5], mixed=(seed + players) % 5 == 4)
        bots = [bot_named("valeria", kind, seat) for seat in range(players)]
        worlds = Rng(players)
        while not state.is_over():
            for seat in state.open_seats():
                assert_blind(policy, state, seat, compared)
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
            assert_blind(policy, state.sample(other, worlds), seat, other)
        state.apply(seat, bots[seat].choose(state.seat(seat, worlds)))


@pytest.mark.parametrize("players", [1, 2, 5])
def test_judging_changes_nothing(players: int) -> None:
    policy = ValeriaPolicy()
    state = new(players, 2, scenario=RANDOM)
    rng = Rng(2)
    shares, scores = [0.0] * players, [0.0] * players
    while not state.is_over():
        seat = state.to_act()
        options = state.legal(seat)
        before = state.digest()
        worths: list[float] = []
        policy.action_values(state, seat, options, worths)
        action = policy.rollout_action(state, seat, action_list(options), rng)
        policy.evaluate(state, shares, scores)
        assert state.digest() == before
        assert len(worths) == len(options)
        state.apply(seat, action)


def test_only_the_duke_kept_is_concealed() -> None:
    policy = ValeriaPolicy()
    for action in range(SPACE):
        assert policy.conceals(action) == notation(action).startswith("keep ")


def test_progress_counts_rounds() -> None:
    state = new(2, 1)
    policy = ValeriaPolicy()
    assert policy.progress(state) == 1
    light_end(state, Rng(1))
    assert policy.progress(state) == state.round > 5


# ---- forecasts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(1, 6))
def test_shares_add_up_and_are_exact_in_the_end(players: int) -> None:
    policy = ValeriaPolicy()
    rng = Rng(players)
    shares, scores = [0.0] * players, [0.0] * players
    for seed in range(4):
        state = new(players, seed, scenario=RANDOM)
        while not state.is_over():
            policy.evaluate(state, shares, scores)
            assert players == 1 or sum(shares) == pytest.approx(1.0)
            assert all(0.0 <= share <= 1.0 for share in shares)
            seat = state.to_act()
            state.apply(seat, policy.rollout_action(state, seat, action_list(state.legal(seat)), rng))
        policy.evaluate(state, shares, scores)
        ranks = state.ranks()
        assert scores == [float(score) for score in state.scores()]
        assert shares == [(rank == 1) / max(1, ranks.count(1)) for rank in ranks]


def test_a_shared_win_is_split() -> None:
    state = light_end(new(2, 1), Rng(1))
    one, other = state.players
    one.domains = other.domains
    for name in ("gold", "strength", "magic", "vp", "duke", "roles", "citizen_count", "monster_count", "domain_count"):
        setattr(one, name, getattr(other, name))
    one.monsters = other.monsters
    shares, scores = [0.0, 0.0], [0.0, 0.0]
    ValeriaPolicy().evaluate(state, shares, scores)
    assert shares == [0.5, 0.5]


def test_who_has_more_of_everything_is_likelier_to_win_and_to_have_more_points() -> None:
    policy = ValeriaPolicy()
    state = new(2, 3)
    light_turns(state, 60)
    me = state.players[0]
    shares, scores = [0.0, 0.0], [0.0, 0.0]
    policy.evaluate(state, shares, scores)
    share, score = shares[0], scores[0]
    me.add_monster(17, 1)  # a Troll
    policy.evaluate(state, shares, scores)
    assert shares[0] > share
    assert scores[0] > score
    share = shares[0]
    me.gold += 3
    me.magic += 3
    policy.evaluate(state, shares, scores)
    assert shares[0] > share


def light_turns(state: ValeriaState, number: int) -> None:
    """Play so many light moves."""
    policy, rng = ValeriaPolicy(), Rng(number)
    for _ in range(number):
        seat = state.to_act()
        state.apply(seat, policy.rollout_action(state, seat, action_list(state.legal(seat)), rng))


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_forecasts_are_better_than_guesses(players: int) -> None:
    policy = ValeriaPolicy()
    shares, scores = [0.0] * players, [0.0] * players
    told: list[tuple[list[float], list[int]]] = []
    for seed in range(50):
        state = new(players, 100 + seed, scenario=SET_UPS[seed % 5])
        rng = Rng(seed)
        during: list[list[float]] = []
        while not state.is_over():
            seat = state.to_act()
            if rng.below(8) == 0:
                policy.evaluate(state, shares, scores)
                during.append(shares[:])
            state.apply(seat, policy.rollout_action(state, seat, action_list(state.legal(seat)), rng))
        told += [(one, state.ranks()) for one in during]
    loss = 0.0
    for one, ranks in told:
        loss -= sum(math.log(share) for share, rank in zip(one, ranks, strict=True) if rank == 1) / ranks.count(1)
    assert loss / len(told) < 0.9 * math.log(players)
