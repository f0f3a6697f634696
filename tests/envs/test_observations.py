"""Observations encode what views contain, are equal exactly when the views are equal, and reveal no secrets."""

from __future__ import annotations

import json
from typing import Any, cast

import numpy as np
import pytest

import burgrave
from burgrave.kernel.arrays import Tensor
from burgrave.kernel.errors import IllegalAction, MalformedAction
from burgrave.kernel.observing import ActionMap, Encoder, action_map, encoder_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.study.trials import trials_of

GAMES = [("citadels", 11 * number) for number in range(21)] + [("valeria", 7 * number) for number in range(14)]
BETWEEN_SAMPLES = 5


def observed(encoder: Encoder, state: State, seat: int) -> list[int]:
    numbers = Tensor(encoder.size)
    encoder.write(state, seat, numbers, 0)
    found: list[int] = np.frombuffer(cast(Any, numbers.buffer()), np.int16).tolist()
    return found


def shown(state: State, seat: int) -> str:
    """Return the view without the parts that observations omit: the scenario and the order of cards."""
    view: dict[str, Any] = json.loads(json.dumps(state.view(seat)))
    del view["scenario"]
    if state.game == "citadels":
        view["hand"].sort()
        view["pending"].sort()
        for one in view["seats"]:
            one["city"].sort(key=str)
    return json.dumps(view, sort_keys=True)


def named(encoder: Encoder, one: list[int], other: list[int]) -> set[str]:
    """Return the names of the fields in which two observations differ."""
    if one == other:
        return set()
    fields = [field.name for field in encoder.fields for _ in field.labels]
    return {name for name, a, b in zip(fields, one, other, strict=True) if a != b}


def walk(state: State, encoder: Encoder, actions: ActionMap, rng: Rng) -> None:
    most = np.array([field.most for field in encoder.fields for _ in field.labels])
    assert len(most) == encoder.size
    view_of: dict[tuple[int, ...], str] = {}
    observation_of: dict[str, list[int]] = {}
    decision = 0
    while True:
        for seat in range(state.num_players):
            numbers = observed(encoder, state, seat)
            assert ((np.array(numbers) >= 0) & (np.array(numbers) <= most)).all()
            told = encoder.facts.encode(state.view(seat))
            assert not [
                field.name
                for field in encoder.fields
                if numbers[field.first : field.first + len(field.labels)] != told.pop(field.name)
            ]
            assert not any(any(unlaid) for unlaid in told.values())  # excluded, such as the Dark Lord
            view = shown(state, seat)
            assert view_of.setdefault(tuple(numbers), view) == view
            assert not named(encoder, observation_of.setdefault(view, numbers), numbers)
            if decision % BETWEEN_SAMPLES == 0 and not state.is_over():
                assert not named(encoder, observed(encoder, state.sample(seat, rng), seat), numbers)
        if state.is_over():
            return
        seat = state.to_act()
        legal = state.legal(seat)
        assert [actions.id_of(actions.number_of(action)) for action in legal] == legal
        state.apply(seat, legal[rng.below(len(legal))])
        decision += 1


@pytest.mark.parametrize("game,number", GAMES)
def test_an_observation_says_what_the_view_says(game: str, number: int) -> None:
    options: dict[str, Any] = trials_of(game).options(number)
    state = burgrave.new(game, seed=number, **options)
    about = burgrave.game_named(game)
    walk(state, encoder_of(about, state.num_players), action_map(about, options), Rng(number))


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_twin_worlds_look_the_same_as_long_as_their_events_are_equal(game: str) -> None:
    state = burgrave.new(game, players=3, seed=5)
    encoder = encoder_of(burgrave.game_named(game), 3)
    rng = Rng("twins")
    compared = 0
    while not state.is_over():
        for seat in range(3):
            world = state.sample(seat, rng)
            assert observed(encoder, world, seat) == observed(encoder, state, seat)
            acting = state.to_act()
            if acting == seat:
                action = state.legal(seat)[0]
                ahead = [state.copy(), world.copy()]
                for one in ahead:
                    one.reseed(7)
                    one.keep_events(True)
                    one.apply(seat, action)
                if ahead[0].events_for(seat) == ahead[1].events_for(seat) and ahead[0].view(seat) == ahead[1].view(
                    seat
                ):
                    compared += 1
                    assert observed(encoder, ahead[0], seat) == observed(encoder, ahead[1], seat)
        state.apply(state.to_act(), state.legal(state.to_act())[rng.below(len(state.legal(state.to_act())))])
    assert compared > 10


def test_the_actions_of_a_cast_are_few_and_fixed() -> None:
    citadels = burgrave.game_named("citadels")
    small = action_map(citadels, {"players": 4})
    assert small.size < 250 < len(citadels.actions.ids)
    assert action_map(citadels, {"players": 4}).ids == small.ids
    assert set(small.ids) < set(action_map(citadels, {"players": 4, "scenario": "random"}).ids)
    with pytest.raises(IllegalAction, match=r"^The action 430 cannot occur with these options\.$"):
        small.number_of(430)
    with pytest.raises(MalformedAction, match=r"^An action is a whole number from 0 to \d+, not 5000\.$"):
        small.id_of(5000)
