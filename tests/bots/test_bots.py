"""Citadels bots: whole games of every scenario and player count, and the rule bot against random bots."""

import pytest
from tests.bots import whole_games

import burgrave
from burgrave import IllegalAction, SetupError
from burgrave.bots import bot_named, close
from burgrave.bots.advice import advise
from burgrave.games.citadels.rules.ruleset import RANDOM, RULESETS, SCENARIOS
from burgrave.kernel.state import State

OLDER = ("classic", "2010")


def played(kinds: list[str], seed: int, scenario: str, ruleset: str = "2016") -> tuple[State, list[int]]:
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
    assert wins > 0.75 * games  # by chance: a quarter


# ---- unsupported requests --------------------------------------------------------------------------------------------

NAMES = ["random", "greedy", "rules", "net", "easy", "hard", "search:4it", "search:4it:x2"]


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_with_nothing_to_decide_is_told_so(name: str) -> None:
    state, rng = burgrave.new("citadels", players=2, seed=1), burgrave.Rng(1)
    waiting = 1 - state.to_act()
    bot = bot_named("citadels", name, 1)
    with pytest.raises(IllegalAction, match=f"Seat {waiting} has no legal actions now; choose one of "):
        bot.choose(state.seat(waiting, rng))
    close(bot)


def test_there_is_no_advice_where_nothing_is_to_be_decided() -> None:
    state, rng = burgrave.new("citadels", players=2, seed=1), burgrave.Rng(1)
    with pytest.raises(IllegalAction, match="has no legal actions now"):
        advise("citadels", state.seat(1 - state.to_act(), rng), 1)
    burgrave.game_named("citadels").playout(state, rng)
    with pytest.raises(IllegalAction, match="has no legal actions now"):
        advise("citadels", state.seat(0, rng), 1)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_a_bot_says_so_when_the_seat_is_of_another_game(name: str) -> None:
    state = burgrave.new("citadels", players=2, seed=1)
    seat = state.seat(state.to_act(), burgrave.Rng(1))
    bot = bot_named("valeria", name, 1)
    with pytest.raises(SetupError, match="This bot plays valeria, but the seat belongs to citadels; create a bot for "):
        bot.choose(seat)
    close(bot)
    with pytest.raises(SetupError, match="This bot plays valeria"):
        advise("valeria", seat, 1)


def test_a_bot_has_a_name_and_a_game() -> None:
    with pytest.raises(SetupError, match="There is no game 'nogame'"):
        bot_named("nogame", "random", 1)
    with pytest.raises(SetupError, match="A bot for Citadels is a string such as 'rules', not None"):
        bot_named("citadels", None, 1)  # type: ignore[arg-type]
