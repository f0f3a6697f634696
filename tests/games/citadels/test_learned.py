"""Citadels neural net: its inputs encode exactly what a seat knows, and it plays whole games and learns."""

from __future__ import annotations

import pytest
from tests.games.citadels.playing import at, do, new

from burgrave import Rng
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.play.inputs import PLACES, Inputs
from burgrave.games.citadels.play.net import CitadelsNetOutlook, CitadelsNetPolicy, Evaluator, results_of
from burgrave.games.citadels.play.selfplay import CitadelsLearner
from burgrave.games.citadels.proof.trials import CitadelsIndistinguishability
from burgrave.games.citadels.rules.pieces import BETWEEN, DRAWN, MAIN, PICK
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.learner import TrainingSamples
from burgrave.kernel.net import SHARE, Look, Net, Nets, blank
from burgrave.kernel.net_sizes import LOGIT, sizes_of_layers

NET = blank(PLACES.size)
EDITIONS = ["classic", "2010", "2016"]


def some_net(seed: str = "net", bias: int = 0) -> Net:
    """Return a net with small random weights; ``bias`` is added to the bias of each output."""
    rng = Rng(seed)

    def some(number: int, most: int) -> list[int]:
        return [rng.below(2 * most + 1) - most for _ in range(number)]

    size = int(PLACES.size)
    most = (60, 100, 200, 60_000, 300, 100_000)
    layers = [some(number, limit) for number, limit in zip(sizes_of_layers(size), most, strict=True)]
    layers[-1] = [bias + luck for luck in layers[-1]]
    return Net(size, layers)


def told(state: CitadelsState, seat: int, look: Look, inputs: Inputs) -> list[int]:
    inputs.show(state, seat, look)
    return list(look.values)


def played(state: CitadelsState, seed: int) -> list[CitadelsState]:
    """Return the states of a random game, including those between a decision and the next call."""
    rng = Rng(seed)
    found: list[CitadelsState] = []
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        state.held = True
        state.apply_unchecked(seat, action)
        if state.phase == BETWEEN:
            found.append(state.copy())
        state.go_on()
        found.append(state.copy())
    return found


def game(edition: str, players: int, seed: int) -> CitadelsState:
    return new(ruleset=edition, scenario="random", players=players, seed=seed, events=False)


def check_inputs(edition: str, players: int, seed: int, number: int) -> None:
    rng = Rng(seed)
    twins = CitadelsIndistinguishability()
    inputs = Inputs()
    true_looks = [Look(NET) for _ in range(players)]
    looks = [Look(NET) for _ in range(players)]
    steps = played(game(edition, players, seed), seed)
    rare = [state for state in steps if state.phase not in {MAIN, PICK, BETWEEN, DRAWN}]
    for zone in (steps, rare):
        for _ in range(number if zone else 0):
            state = zone[rng.below(len(zone))]
            seat = rng.below(players)
            true = told(state, seat, true_looks[seat], inputs)
            assert told(state, seat, Look(NET), inputs) == true  # independent of previous inputs
            for _ in range(3):
                assert told(state.sample(seat, rng), seat, looks[seat], inputs) == true
            if not state.is_over():
                twin = twins.twin(state, seat, rng)
                assert isinstance(twin, CitadelsState)
                assert told(twin, seat, looks[seat], inputs) == true


@pytest.mark.parametrize("players", [2, 3, 4, 7])
@pytest.mark.parametrize("edition", EDITIONS)
def test_inputs_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(edition: str, players: int) -> None:
    check_inputs(edition, players, players, 12)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("edition", EDITIONS)
def test_inputs_are_the_same_in_many_worlds(edition: str, players: int) -> None:
    for seed in range(4):
        check_inputs(edition, players, 100 + seed, 40)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_waiting_players_inputs_do_not_depend_on_the_other_players_pick(edition: str) -> None:
    inputs = Inputs()
    state = game(edition, 2, 5)
    state.apply_unchecked(state.to_act(), state.legal(state.to_act())[0])
    seat = state.to_act()
    shown = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply_unchecked(seat, action)
        shown.append(told(after, 1 - seat, Look(NET), inputs))
    assert all(values == shown[0] for values in shown)


@pytest.mark.parametrize("players", [2, 3, 4, 7])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_net_plays_a_game_to_its_end(edition: str, players: int) -> None:
    rng = Rng(players)
    judge = Evaluator(Nets(NET))
    state = game(edition, players, players)
    options = ActionList()
    for _ in range(5000):
        seat = state.to_act()
        if seat < 0:
            break
        options.clear()
        state.legal_into(seat, options)
        best = judge.judge_options(state, seat, options, rng) if len(options) > 1 else 0
        assert len(options) == 1 or len(judge.values) == len(options)
        if rng.below(2):  # always choosing the first option might never end a game
            best = rng.below(len(options))
        state.apply_unchecked(seat, options[best])
    assert state.is_over()
    assert sum(found[SHARE] for found in results_of(state)) == pytest.approx(1.0)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_options_are_judged_by_what_a_seat_knows(edition: str, players: int) -> None:
    policy = CitadelsNetPolicy(Nets(some_net()))
    rng = Rng(edition)
    steps = [state for state in played(game(edition, players, 9), 9) if state.phase != BETWEEN and not state.is_over()]
    for _ in range(8):
        state = steps[rng.below(len(steps))]
        seat = int(state.to_act())
        legal = state.legal(seat)
        judged: list[list[float]] = [[], []]
        policy.action_values(state, seat, legal, judged[0])
        policy.action_values(state.sample(seat, rng), seat, legal, judged[1])
        assert judged[0] == judged[1]
        assert len(judged[0]) == len(legal)


def test_a_table_is_judged_at_any_moment() -> None:
    net = some_net()
    state = played(game("2016", 4, 3), 3)[40]
    for policy in (CitadelsNetPolicy(Nets(net)), CitadelsNetOutlook(Nets(net))):
        shares, scores = [0.0] * 4, [0.0] * 4
        policy.evaluate(state, shares, scores)
        assert sum(shares) == pytest.approx(1.0)
        assert shares != [0.25] * 4


def test_where_a_net_gives_nobody_anything_all_seats_are_equal() -> None:
    shares, scores = [0.0] * 4, [0.0] * 4
    hopeless = some_net(bias=-1000 * LOGIT)
    CitadelsNetPolicy(Nets(hopeless)).evaluate(game("2016", 4, 3), shares, scores)
    assert shares == [0.25] * 4


def test_an_option_is_judged_before_the_next_rank_is_called() -> None:
    state = at(players=4, seats=[{"characters": ["architect"]}, {}, {}, {}], turn={"seat": 0, "character": "architect"})
    judge = Evaluator(Nets(NET))
    do(state, "gold")
    after = judge.after(state, 0, act.END)
    assert after.phase == BETWEEN
    assert judge.is_settled(after, 0)


def test_lessons_of_a_net_are_the_same_for_a_seed() -> None:
    learner = CitadelsLearner()
    taken = []
    for _ in range(2):
        lessons = TrainingSamples(0.9)
        learner.take(some_net())
        learner.play("once", lessons)
        taken.append((lessons.heads.taken(), lessons.inputs.taken()))
    assert taken[0] == taken[1]
    assert len(taken[0][0]) > 0
