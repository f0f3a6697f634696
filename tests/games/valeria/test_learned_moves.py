"""Move evaluation by the Valeria net: it rates the position after the move or turn, using only what the seat knows."""

from __future__ import annotations

import pytest

import burgrave
from burgrave import Rng
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.play.inputs import PLACES
from burgrave.games.valeria.play.net import SHIPPED, Evaluator, ValeriaNetPolicy
from burgrave.games.valeria.rules.board import ACT
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import action_list
from burgrave.kernel.net import Net, Nets, blank
from burgrave.kernel.net_sizes import LOGIT, OUTPUTS, sizes_of_layers


def decisions(players: int, seed: int, *, mixed: bool = False) -> list[ValeriaState]:
    """Return the states of a random game in which the active seat has both of its actions left."""
    state = burgrave.new("valeria", players=players, scenario="random", mixed=mixed, seed=seed)
    rng = Rng(seed)
    found = []
    while not state.is_over():
        if state.phase == ACT and state.actions == 2:
            found.append(state.copy())
        seat = state.to_act()
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    return found


def values(judge: Evaluator, state: ValeriaState, through: int) -> list[int]:
    seat = state.to_act()
    judge.judge_options(state, seat, action_list(state.legal(seat)), through)
    return list(judge.values)


@pytest.mark.parametrize(("players", "mixed"), [(1, False), (2, True), (4, False)])
def test_what_a_seat_does_not_know_changes_no_judgement(players: int, mixed: bool) -> None:
    policy = ValeriaNetPolicy(SHIPPED.nets(None))
    for number, state in enumerate(decisions(players, 3, mixed=mixed)[3:12:2]):
        seat = state.to_act()
        legal = state.legal(seat)
        judged: list[list[float]] = [[], []]
        policy.action_values(state, seat, legal, judged[0])
        policy.action_values(state.sample(seat, Rng(number)), seat, legal, judged[1])
        assert judged[0] == judged[1]


def test_a_first_action_is_worth_what_the_best_second_one_makes_of_it() -> None:
    judge, plain = Evaluator(SHIPPED.nets(None)), Evaluator(SHIPPED.nets(None))
    compared = 0
    for state in decisions(2, 7)[2:20]:
        seat = state.to_act()
        if state.players[seat].magic or compared >= 6:
            continue  # with magic there are several ways to pay, of which only one is evaluated
        found = values(judge, state, 99)
        for number, first in enumerate(state.legal(seat)):
            if not act.GAIN <= first < act.GAIN + 2:
                continue
            after = judge.after(state, seat, first)  # after taking the resource nothing is turned up
            assert after.phase == ACT
            seconds = [worth_of(judge, plain, after, seat, second) for second in after.legal(seat)]
            assert found[number] == max(seconds)
            compared += 1
    assert compared >= 6


def worth_of(judge: Evaluator, plain: Evaluator, after: ValeriaState, seat: int, second: int) -> int:
    plain.begin(after)
    return int(plain.worth(judge.after(after, seat, second), seat, 1))


def test_only_the_first_actions_that_look_best_are_looked_through() -> None:
    judge = Evaluator(SHIPPED.nets(None))
    for state in decisions(2, 5)[4:10:3]:
        before, some, every = values(judge, state, 0), values(judge, state, 2), values(judge, state, 99)
        best = sorted(range(len(before)), key=lambda place: -before[place])[:2]
        assert max(some) == max(every[place] for place in best)
        assert all(some[place] == every[place] for place in best)
        assert min(some[place] for place in best) >= max(some[place] for place in range(len(some)) if place not in best)


def test_where_a_net_gives_nobody_anything_all_seats_are_equal() -> None:
    size = int(PLACES.size)
    layers = [[0] * number for number in sizes_of_layers(size)]
    layers[-1] = [-1000 * LOGIT] * OUTPUTS
    hopeless = Net(size, layers)
    for players, worth in ((4, 0.25), (1, 0.0)):  # a solo player has no share
        shares, scores = [1.0] * players, [1.0] * players
        ValeriaNetPolicy(Nets(hopeless)).evaluate(decisions(players, 1)[0], shares, scores)
        assert shares == [worth] * players


def test_a_net_that_finds_all_equal_takes_the_first_option() -> None:
    judge = Evaluator(Nets(blank(PLACES.size)))
    state = decisions(2, 1)[0]
    assert judge.judge_options(state, state.to_act(), action_list(state.legal(state.to_act())), 8) == 0
