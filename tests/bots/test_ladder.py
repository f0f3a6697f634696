"""Bots of all strengths finish their games, use only their own information, and are reproducible."""

from collections.abc import Iterator

import pytest

import burgrave
from burgrave.bots import LEVELS, Bot, bot_named, bots_of, check_bot, close
from burgrave.kernel.errors import SetupError
from burgrave.kernel.game import play_random
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

GAMES = ["citadels", "valeria"]
BOTS = ["random", "greedy", "rules", "search:6it", "easy", "normal"]
PLAYED = [*((game, bot) for game in GAMES for bot in BOTS), *((game, "net") for game in GAMES)]
TWINS = [
    *((game, bot, players) for game, bot in PLAYED for players in (2, 4)),
    *((game, "net", players) for game in GAMES for players in (3, 5)),
    *(("citadels", "hard", players) for players in (2, 4)),
    ("valeria", "net", 1),
]
"""Test cases for every bot except ``expert``, whose search is limited by time. In Valeria, ``hard`` is ``rules``."""


def decisions(game: str, players: int, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Yield every ``every``-th decision of a random game, counting only decisions with several options."""
    state = burgrave.new(game, seed=seed, players=players)
    rng = Rng(seed)
    number = 0
    while (seat := state.to_act()) >= 0:
        legal = state.legal(seat)
        if len(legal) > 1:
            number += 1
            if number % every == 0:
                yield state, seat
        state.apply(seat, legal[rng.below(len(legal))])


def play(game: str, players: int, bots: list[Bot], seed: int) -> State:
    state = burgrave.new(game, seed=seed, players=players)
    while (seat := state.to_act()) >= 0:
        state.apply(seat, bots[seat].choose(state.seat(seat, Rng(seed + seat))))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_all_steps_of_the_ladder_can_be_had_by_name(game: str) -> None:
    assert bots_of(game) == ["random", "greedy", "rules", "net", "search", *LEVELS]
    for name in [*bots_of(game), "search:10it", "search:20ms", "search:1s"]:
        check_bot(game, name)


@pytest.mark.parametrize(
    ("game", "players", "level", "behind"),
    [("citadels", 2, "hard", "search:5it"), ("citadels", 3, "normal", "rules"), ("valeria", 4, "hard", "rules")],
)
def test_each_game_says_what_plays_at_a_level(game: str, players: int, level: str, behind: str) -> None:
    state = burgrave.new(game, players=players, seed=level)
    for number in range(12):
        seat = state.seat(state.to_act(), Rng(number))
        action = bot_named(game, level, number).choose(seat)
        assert action == bot_named(game, behind, number).choose(seat)
        state.apply(seat.index, action)


@pytest.mark.parametrize("spec", ["", "clever", "rules:3", "search:", "search:many", "Random"])
def test_what_is_no_bot_is_refused_and_the_choice_is_named(spec: str) -> None:
    with pytest.raises(SetupError) as caught:
        bot_named("citadels", spec, 1)
    assert "\n" not in str(caught.value)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "rules", "easy"])
def test_a_bot_plays_to_the_end_with_any_number_of_players(game: str, name: str) -> None:
    for players in (2, 3, 4, 5) if game == "citadels" else (1, 2, 3, 5):
        bots = [bot_named(game, name, seat) for seat in range(players)]
        assert play(game, players, bots, players).is_over()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["greedy", "rules", "easy", "search:2it"])
def test_the_same_seed_gives_the_same_game(game: str, name: str) -> None:
    def digest() -> str:
        return play(game, 2, [bot_named(game, name, 5), bot_named(game, "rules", 6)], 3).digest()

    assert digest() == digest()


@pytest.mark.long
@pytest.mark.parametrize(("game", "name", "players"), TWINS)
def test_worlds_that_look_the_same_to_a_seat_get_the_same_move(game: str, name: str, players: int) -> None:
    """Bots are given only what their seat knows; this test confirms that no other information reaches them."""
    differ = 0
    for state, seat in decisions(game, players, seed=players, every=17):
        other = state.sample(seat, Rng("another world"))
        differ += other.digest() != state.digest()
        here = bot_named(game, name, "twin").choose(state.seat(seat, Rng("seat")))
        there = bot_named(game, name, "twin").choose(other.seat(seat, Rng("seat")))
        assert here == there
    assert differ


@pytest.mark.parametrize("game", GAMES)
def test_bots_leave_the_world_of_their_seat_as_it_was(game: str) -> None:
    for state, index in decisions(game, 3, seed=8, every=20):
        seat = state.seat(index, Rng(1))
        before = seat.world.digest()
        for name in [bot for played, bot in PLAYED if played == game]:
            assert bot_named(game, name, 2).choose(seat) in seat.legal()
        assert seat.world.digest() == before


@pytest.mark.parametrize(("game", "level"), [("citadels", "easy"), ("valeria", "easy"), ("valeria", "normal")])
def test_a_level_that_errs_is_not_always_of_the_same_mind_as_the_rule_bot(game: str, level: str) -> None:
    same = other = 0
    for state, index in decisions(game, 4, seed=2, every=4):
        seat = state.seat(index, Rng(1))
        if bot_named(game, level, same + other).choose(seat) == bot_named(game, "rules", 1).choose(seat):
            same += 1
        else:
            other += 1
    assert same > other > 0


@pytest.mark.long
def test_several_processes_search_for_one_seat() -> None:
    state = burgrave.new("citadels", seed=3, players=2)
    play_random(state, Rng(4), 30)
    index = state.to_act()
    bot = bot_named("citadels", "search:40it:x2", 1)
    try:
        seat = state.seat(index, Rng(2))
        first = bot.choose(seat)
        assert first in seat.legal()
    finally:
        close(bot)
    again = bot_named("citadels", "search:40it:x2", 1)
    try:
        assert again.choose(state.seat(index, Rng(2))) == first
    finally:
        close(again)
