"""Tree search (ISMCTS): the trees it builds, and the choices it derives from them."""

import gc

import pytest

import burgrave
from burgrave.bots.advice import advise
from burgrave.bots.ismcts import Edge, Search, Settings, best_of, posterior_mean
from burgrave.bots.playing import bots_for, policy_of
from burgrave.bots.search import Budget, CheatingBot, think
from burgrave.games.citadels import verbs as act
from burgrave.kernel.game import play_random
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat, State

GAMES = ["citadels", "valeria"]


def search_of(game: str, seed: int = 1) -> Search:
    return Search(policy_of(game), bots_for(game).settings(False), Rng(seed))


def in_the_middle(game: str, players: int, decisions: int = 40) -> State:
    """Return a game after about this many random decisions, at a decision with at least three options."""
    state = burgrave.new(game, seed=7, players=players)
    play_random(state, Rng(7), decisions)
    while len(state.legal(state.to_act())) < 3:
        state.apply(state.to_act(), state.legal(state.to_act())[0])
    return state


def seat_to_act(state: State) -> Seat:
    return state.seat(state.to_act(), Rng("seat"))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_iteration_tries_one_of_the_legal_actions(game: str, players: int) -> None:
    seat = seat_to_act(in_the_middle(game, players))
    search = search_of(game)
    search.begin(seat.world, seat.index)
    search.run(seat.world, 40)
    assert {edge.action for edge in search.root.edges} == {*seat.legal()}
    assert sum(edge.visits for edge in search.root.edges) == search.root.visits == 40
    for edge in search.root.edges:
        assert edge.offered == 40  # current options are available in every world
        assert 0.0 <= edge.value() <= 1.0


def test_other_seats_trees_do_not_depend_on_the_character_picked() -> None:
    state = burgrave.new("citadels", seed=1, players=4)
    seat = seat_to_act(state)
    search = search_of("citadels")
    search.begin(seat.world, seat.index)
    search.run(seat.world, 120)
    assert len(search.root.edges) > 3
    assert all(act.PICK <= edge.action < act.KEEP for edge in search.root.edges)
    for other in range(4):
        if other != seat.index:
            assert len(search.roots[other].keys) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_rewards_of_a_game_alone_or_of_many_add_up(game: str) -> None:
    for players in (2, 5) if game == "citadels" else (1, 2, 5):
        policy = policy_of(game)
        state = burgrave.new(game, seed=2, players=players)
        rng = Rng(2)
        shares, scores = [0.0] * players, [0.0] * players
        while not state.is_over():
            policy.evaluate(state, shares, scores)
            assert all(0.0 <= share <= 1.0 for share in shares)
            if players > 1:
                assert sum(shares) == pytest.approx(1.0)
            play_random(state, rng, 7)
        policy.evaluate(state, shares, scores)
        winners = [1.0 if place == 1 else 0.0 for place in state.ranks()]
        if players > 1:
            assert shares == pytest.approx([one / sum(winners) for one in winners])
        else:
            assert shares == winners
        assert scores == pytest.approx([float(score) for score in state.scores()])


@pytest.mark.long
def test_what_was_found_for_a_turn_is_kept_for_its_next_decision() -> None:
    state = in_the_middle("valeria", 2)
    search = search_of("valeria")
    search.settings.deepest = 60
    kept = 0
    for _ in range(24):
        if state.is_over():
            break
        index = state.to_act()
        seat = state.seat(index, Rng("seat"))
        if len(seat.legal()) > 1 and index == 0:
            search.begin(seat.world, index)
            before = search.root.visits
            kept += before > 0
            think(search, seat.world, Budget(12), early=False)
            assert search.root.visits == before + 12
            action = search.best(seat.legal()).action
            search.played(action)
            state.apply(index, action)
        else:
            state.apply(index, seat.legal()[0])
    assert kept


def test_a_search_stops_when_nothing_can_change_any_more() -> None:
    seat = seat_to_act(in_the_middle("citadels", 2))
    search = search_of("citadels")
    search.begin(seat.world, seat.index)
    think(search, seat.world, Budget(200))
    assert search.root.visits == 200 or search.settled(200 - search.root.visits)


def fared(action: int, visits: int, share: float, worth: float) -> Edge:
    """Return an edge with this many visits and this mean win share."""
    edge = Edge(action, worth, 1.0)
    edge.visits = visits
    edge.total = visits * share
    return edge


def test_what_was_tried_most_is_chosen_and_of_equals_what_fared_best() -> None:
    edges = [fared(1, 30, 0.6, 0.0), fared(2, 40, 0.5, 0.0), fared(3, 40, 0.55, 0.0)]
    assert best_of(edges, Settings(), 2).action == 3


def trusting() -> Settings:
    """Return settings that give the prior the weight of 150 visits."""
    settings = Settings()
    settings.prior_visits = 150.0
    settings.prior_spread = 6.0
    settings.noise = 0.15
    return settings


def test_with_few_trials_what_promised_more_is_chosen_and_with_many_what_fared_better() -> None:
    settings = trusting()
    for visits, chosen in ((10, 1), (2000, 2)):
        edges = [fared(1, visits, 0.50, 1.0), fared(2, visits, 0.53, 0.0)]  # one point is worth a share of 0.04
        assert best_of(edges, settings, 2).action == chosen


def test_what_was_never_tried_is_supposed_to_be_as_good_as_it_promised() -> None:
    edges = [fared(1, 50, 0.5, 1.0), fared(2, 0, 0.0, 0.0), fared(3, 0, 0.0, 2.0)]
    assert posterior_mean(edges, 100.0, 0.04) == pytest.approx([0.5, 0.46, 0.54])


def test_a_search_stops_when_nothing_comes_near_the_best() -> None:
    search = Search(policy_of("valeria"), trusting(), Rng(1))
    seat = seat_to_act(in_the_middle("valeria", 2))
    search.begin(seat.world, seat.index)
    search.root.edges = [fared(1, 200, 0.8, 0.0), fared(2, 200, 0.4, 0.0)]
    assert search.settled(1000)
    search.root.edges = [fared(1, 200, 0.5, 0.0), fared(2, 200, 0.495, 0.0)]
    assert not search.settled(1000)


@pytest.mark.parametrize("collects", [True, False])
def test_a_search_leaves_the_collector_of_garbage_as_it_was(collects: bool) -> None:
    (gc.enable if collects else gc.disable)()
    try:
        seat = seat_to_act(in_the_middle("citadels", 4))
        search = search_of("citadels")
        search.begin(seat.world, seat.index)
        search.run(seat.world, 20)
        assert gc.isenabled() == collects
    finally:
        gc.enable()


def test_a_time_is_kept() -> None:
    seat = seat_to_act(in_the_middle("citadels", 4))
    search = search_of("citadels")
    search.begin(seat.world, seat.index)
    think(search, seat.world, Budget(seconds=0.05), early=False)
    assert search.root.visits > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_cheating_search_plays_whole_games(game: str) -> None:
    state = burgrave.new(game, seed=4, players=2, events=False)
    bots = [CheatingBot(game, Budget(2), seat) for seat in range(2)]
    while (seat := state.to_act()) >= 0:
        state.apply(seat, bots[seat].choose_knowing(state, seat))
    assert state.is_over()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_advice_is_the_same_each_time_and_best_first(game: str) -> None:
    seat = seat_to_act(in_the_middle(game, 3))
    found = advise(game, seat, 5, iterations=40)
    assert 1 <= len(found) <= 3
    assert {one.action for one in found} <= {*seat.legal()}
    for one in found:
        assert 0.0 <= one.share <= 1.0
        assert one.reason.name
    again = advise(game, seat, 5, iterations=40)
    assert [repr(one) for one in found] == [repr(one) for one in again]


@pytest.mark.parametrize("game", GAMES)
def test_a_comparison_gives_each_option_its_trials_and_all_of_them_the_same_luck(game: str) -> None:
    seat = seat_to_act(in_the_middle(game, 2))
    first, second = seat.legal()[:2]
    found: list[list[float]] = []
    for order in ((first, second), (second, first)):
        search = search_of(game)
        search.settings.deepest = 1
        search.begin(seat.world, seat.index)
        shares = {action: [0.0, 0.0] for action in order}
        for action in order:
            search.run_on(seat.world, action, 6, shares[action])
            assert sum(shares[action]) == pytest.approx(6.0)
        assert {edge.action: edge.visits for edge in search.root.edges if edge.visits} == dict.fromkeys(order, 6)
        found.append(shares[first])
    assert found[0] == found[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_free_trial_has_the_luck_of_its_number(game: str) -> None:
    seat = seat_to_act(in_the_middle(game, 2))
    search = search_of(game)
    search.begin(seat.world, seat.index)
    one_go, parts = [0.0, 0.0], [0.0, 0.0]
    search.run_free(seat.world, 0, 5, one_go)
    search.run_free(seat.world, 0, 2, parts)
    search.run_free(seat.world, 2, 3, parts)
    assert one_go == pytest.approx(parts) and sum(one_go) == pytest.approx(5.0)
    assert not search.root.edges  # no visits at the root
