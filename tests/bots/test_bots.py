"""The bots: whole games of every scenario and player count, and the rule bot against random ones."""

import pytest
from tests.bots import whole_games

from burgrave.games.citadels.rules.ruleset import RULESETS
from burgrave.games.citadels.rules.scenarios import RANDOM, SCENARIOS
from burgrave.kernel.state import State

OLDER = ("classic", "2010")


def played(kinds: list[str], seed: int, scenario: str, ruleset: str = "2016") -> tuple[State, list[int]]:
    """Play a game among bots; return its end and the actions."""
    return whole_games.played("citadels", kinds, seed, longest=5000, ruleset=ruleset, scenario=scenario)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("scenario", [*SCENARIOS, RANDOM])
def test_rule_bots_finish_every_kind_of_game(scenario: str, players: int) -> None:
    state, _actions = played(["rules"] * players, 7 * players, scenario)
    assert min(state.ranks()) == 1


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("ruleset", OLDER)
def test_rule_bots_finish_games_of_the_older_editions(ruleset: str, players: int) -> None:
    for seed in range(4):
        played(["rules"] * players, 9 * players + seed, RANDOM if seed else "base", ruleset)


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS)
def test_bots_of_both_kinds_finish_games_together(ruleset: str) -> None:
    for seed in range(20):
        played(["rules", "random", "rules", "random"], seed, RANDOM, ruleset)


@pytest.mark.long
@pytest.mark.parametrize(
    ("ruleset", "scenario"),
    [
        ("2016", "first-game"),
        ("2016", "cunning-agents"),
        ("2016", "tenacious-delegates"),
        ("classic", "base"),
        ("classic", RANDOM),
        ("2010", RANDOM),
    ],
)
def test_the_rule_bot_beats_three_random_bots(ruleset: str, scenario: str) -> None:
    games = 24
    wins = 0
    for seed in range(games):
        kinds = ["random"] * 4
        kinds[seed % 4] = "rules"
        state, _actions = played(kinds, seed, scenario, ruleset)
        wins += state.ranks()[seed % 4] == 1
    assert wins > 0.75 * games  # by luck alone: a quarter
