"""Neural-net inputs for Valeria: limited to what a seat knows; incremental updates match a full computation."""

from __future__ import annotations

import pytest

import burgrave
from burgrave import Rng
from burgrave.games.valeria.play.inputs import PLACES, Inputs
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.net import Look, blank

NET = blank(PLACES.size)


def shown(state: ValeriaState, seat: int, look: Look | None = None) -> list[int]:
    inputs = Inputs()
    inputs.begin(state)
    look = look or Look(NET)
    inputs.show(state, seat, look)
    return list(look.values)


def games(players: int, number: int) -> list[ValeriaState]:
    """Return every tenth state of random games."""
    found = []
    for game in range(number):
        state = burgrave.new("valeria", players=players, scenario="random", mixed=game % 2 == 1, seed=f"shown {game}")
        rng = Rng(game)
        decisions = 0
        while not state.is_over():
            if decisions % 10 == 0:
                found.append(state.copy())
            seat = state.to_act()
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
            decisions += 1
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_all_worlds_that_a_seat_cannot_tell_apart_look_the_same(players: int) -> None:
    for number, state in enumerate(games(players, 2)):
        for seat in range(players):
            truth = shown(state, seat)
            for luck in range(2):
                world = state.sample(seat, Rng((number, luck)))
                assert shown(world, seat) == truth


@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_look_that_is_kept_up_to_date_is_as_good_as_a_new_one(players: int) -> None:
    kept = [Look(NET) for _ in range(players)]
    for state in games(players, 2):
        for seat in range(players):
            assert shown(state, seat, kept[seat]) == shown(state, seat)
