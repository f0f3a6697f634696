"""OpenSpiel games: the framework's simulation test, and resampling."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from burgrave.envs import spiel
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError

GAMES = [
    "burgrave_citadels(players=4)",
    "burgrave_citadels(players=2,ruleset=edition-2010,scenario=random)",
    "burgrave_citadels(players=5,characters=witch+spy,ruleset=edition-2016)",
    "burgrave_valeria(players=2)",
    "burgrave_valeria(players=4,mixed=True,scenario=random)",
    "burgrave_valeria(players=1)",
]
every = pytest.mark.parametrize("text", GAMES)


def under_way(text: str, decisions: int) -> spiel.SpielState:
    rng = random.Random(text)
    state: Any = pyspiel.load_game(text).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    assert isinstance(state, spiel.SpielState)
    return state


@every
def test_random_simulation(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@every
def test_a_sample_tells_the_player_nothing(text: str) -> None:
    different = 0
    for decisions in (0, 20, 60):
        state = under_way(text, decisions)
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            rng = random.Random(decisions)
            sampled = state.resample_from_infostate(player, rng.random)
            assert sampled.information_state_string(player) == state.information_state_string(player)
            assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
            assert sampled.observation_tensor(player) == state.observation_tensor(player)
            assert sampled.current_player() == state.current_player()
            if sampled.current_player() == player:
                assert sampled.legal_actions() == state.legal_actions()
            different += sampled.state != state.state
            while not sampled.is_terminal():
                sampled.apply_action(rng.choice(sampled.legal_actions()))
    assert different


def test_sampled_worlds_that_agree_give_the_same_tensors() -> None:
    state = under_way("burgrave_citadels(players=3)", 30)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, random.Random(number).random) for number in range(5)]
    assert len({tuple(world.observation_tensor(player)) for world in worlds}) == 1
    other = (player + 1) % 3
    assert len({tuple(world.observation_tensor(other)) for world in worlds}) > 1


def by_pickle(state: spiel.SpielState) -> spiel.SpielState:
    return pickle.loads(pickle.dumps(state))  # type: ignore[no-any-return]


def by_openspiel(state: spiel.SpielState) -> spiel.SpielState:
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    return again  # type: ignore[no-any-return]


def by_itself(state: spiel.SpielState) -> spiel.SpielState:
    return state.get_game().deserialize_state(state.serialize())  # type: ignore[no-any-return]


def told(state: spiel.SpielState) -> list[object]:
    """Return everything that OpenSpiel can query about a state."""
    if state.is_chance_node():
        return [str(state), state.history(), state.legal_actions(), state.chance_outcomes()]
    players = range(state.num_players())
    return [
        str(state),
        state.state,
        state.current_player(),
        state.history(),
        state.returns(),
        [state.legal_actions(player) for player in players],
        [state.action_to_string(action) for action in state.legal_actions()],
        [state.information_state_string(player) for player in players],
        [state.information_state_tensor(player) for player in players],
        [state.observation_string(player) for player in players],
        [state.observation_tensor(player) for player in players],
    ]


@every
@pytest.mark.parametrize("written", [by_pickle, by_openspiel, by_itself])
def test_a_state_can_be_serialized_at_any_point(
    text: str, written: Callable[[spiel.SpielState], spiel.SpielState]
) -> None:
    """The deserialized state continues identically, from the drawing of the seed to the end of the game."""
    begun: Any = pyspiel.load_game(text).new_initial_state()
    for digit in (0, 31, 7):
        assert told(written(begun)) == told(begun)
        begun.apply_action(digit)
    for decisions in (0, 25, 100_000):
        state = under_way(text, decisions)
        again = written(state)
        assert told(again) == told(state)
        chance = random.Random(decisions)
        for _ in range(15):
            if not state.is_terminal():
                action = chance.choice(state.legal_actions())
                state.apply_action(action)
                again.apply_action(action)
        assert told(again) == told(state)


@every
def test_a_history_contains_the_whole_game(text: str) -> None:
    """Replaying a state's history restores the state, so no randomness is hidden from OpenSpiel."""
    state = under_way(text, 40)
    again: Any = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert told(again) == told(state)


def test_a_resampled_state_is_written_as_it_is() -> None:
    state = under_way("burgrave_citadels(players=3)", 30)
    sampled = state.resample_from_infostate(1, random.Random(5).random)
    assert sampled.state != state.state
    assert told(by_openspiel(sampled)) == told(by_pickle(sampled)) == told(sampled)


def test_clones_go_their_own_ways() -> None:
    state = under_way("burgrave_valeria(players=2)", 10)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert twin.state == state.state
        twin.apply_action(twin.legal_actions()[0])
        assert twin.state != state.state


def test_information_states_tell_apart_what_was_told() -> None:
    seen: dict[tuple[float, ...], str] = {}
    state = under_way("burgrave_citadels(players=2)", 0)
    rng = random.Random(4)
    while not state.is_terminal():
        for player in range(2):
            text = state.information_state_string(player)
            assert seen.setdefault(tuple(state.information_state_tensor(player)), text) == text
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(set(seen.values())) == len(seen) > 100


def test_utilities_are_shares_of_the_win() -> None:
    game = pyspiel.load_game("burgrave_citadels(players=3)")
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    state = under_way("burgrave_citadels(players=3)", 100_000)
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(1)
    assert np.count_nonzero(state.rewards()) >= 1


def test_a_game_is_written_as_text_and_read() -> None:
    game = pyspiel.load_game("burgrave_citadels", {"players": 3, "ruleset": "2010", "bonus": "park+factory"})
    text = str(pyspiel.load_game("burgrave_citadels(players=3,ruleset=edition-2010,bonus=park+factory)"))
    again = pyspiel.load_game(text)
    assert again.num_distinct_actions() == game.num_distinct_actions()
    assert pyspiel.load_game("burgrave_citadels").get_parameters()["ruleset"] == "edition-2016"


@every
def test_legal_actions_are_those_of_the_player_to_act(text: str) -> None:
    state: Any = pyspiel.load_game(text).new_initial_state()
    assert state.legal_actions() == list(range(spiel.DIGIT)) and state.is_chance_node()
    state = under_way(text, 0)
    rng = random.Random(8)
    while not state.is_terminal():
        assert not state.is_chance_node()
        assert state.legal_actions() == state.legal_actions(state.current_player()) != []
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.legal_actions() == state.legal_actions(0) == []


def test_actions_have_words() -> None:
    state = under_way("burgrave_valeria(players=2)", 0)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(text.startswith("keep ") for text in words)
    assert [state.string_to_action(text) for text in words] == state.legal_actions()


def test_what_is_not_legal_is_refused_in_a_line() -> None:
    state = under_way("burgrave_citadels(players=4)", 3)
    wrong = min(set(range(state.num_distinct_actions())) - set(state.legal_actions()))
    words = [f"{action} ({state.action_to_string(action)})" for action in state.legal_actions()]
    with pytest.raises(IllegalAction) as refused:
        state.apply_action(wrong)
    played = f"{wrong} ({state.action_to_string(wrong)})"
    for outside in (-2, state.num_distinct_actions()):
        with pytest.raises(MalformedAction, match=rf"^An action is a whole number from 0 to \d+, not {outside}\.$"):
            state.clone().apply_action(outside)
    seat = state.current_player()
    assert str(refused.value) == f"Seat {seat} may not play {played} now; allowed: {', '.join(words)}."
    over = under_way("burgrave_citadels(players=4)", 100_000)
    with pytest.raises(IllegalAction, match=r"^The game is over; there are no legal actions\.$"):
        over.apply_action(0)
    with pytest.raises(SetupError, match=r"^Citadels is for 2 to 8 players, not 9\.$"):
        pyspiel.load_game("burgrave_citadels(players=9)")
