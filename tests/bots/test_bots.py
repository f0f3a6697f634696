"""The bots: whole games of every scenario and player count, and the rule bot against random ones."""

import pytest

import burgrave
from burgrave.bots import BOTS, bot_named
from burgrave.citadels.scenarios import RANDOM, SCENARIOS
from burgrave.kernel.errors import SetupError
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State


def played(kinds: list[str], seed: int, scenario: str) -> tuple[State, list[int]]:
    """Play a game among bots; return its end and the actions."""
    state = burgrave.new("citadels", players=len(kinds), scenario=scenario, seed=seed, events=False)
    bots = [bot_named(kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    worlds = Rng(seed)
    actions: list[int] = []
    while not state.is_over():
        seat = state.to_act()
        action = bots[seat].choose(state.seat(seat, worlds))
        state.apply(seat, action)  # raises if the bot chose what is not legal
        actions.append(action)
        assert len(actions) < 5000
    return state, actions


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("scenario", [*SCENARIOS, RANDOM])
def test_rule_bots_finish_every_kind_of_game(scenario: str, players: int) -> None:
    state, _actions = played(["rules"] * players, 7 * players, scenario)
    assert min(state.ranks()) == 1


def test_bots_of_both_kinds_finish_games_together() -> None:
    for seed in range(20):
        played(["rules", "random", "rules", "random"], seed, RANDOM)


def test_equal_seeds_give_equal_games() -> None:
    for kind in BOTS:
        assert played([kind] * 4, 3, "first-game")[1] == played([kind] * 4, 3, "first-game")[1]


@pytest.mark.parametrize("scenario", ["first-game", "cunning-agents", "tenacious-delegates"])
def test_the_rule_bot_beats_three_random_bots(scenario: str) -> None:
    games = 24
    wins = 0
    for seed in range(games):
        kinds = ["random"] * 4
        kinds[seed % 4] = "rules"
        state, _actions = played(kinds, seed, scenario)
        wins += state.ranks()[seed % 4] == 1
    assert wins > 0.75 * games  # by luck alone: a quarter


def test_an_unknown_bot_is_refused_with_the_list() -> None:
    with pytest.raises(SetupError, match=r"no bot 'hal'; choose from: random, rules\."):
        bot_named("hal", 1)
