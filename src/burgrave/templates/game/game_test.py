"""Tests of High Card: its rules, and the invariants of every game."""

import pytest

import burgrave
from burgrave.arena import arena
from burgrave.kernel.errors import PositionError
from burgrave.kernel.indistinguishability import TwinGames
from burgrave.kernel.invariants import ALWAYS
from burgrave.kernel.state import State
from burgrave.templates.game.game import GAME
from burgrave.templates.game.invariants import GameInvariants, GameTwins


def table(*hands: list[int]) -> State:
    """Return a position with these hands, in which the first seat begins."""
    return burgrave.from_position({"game": GAME.name, "seats": [{"hand": hand} for hand in hands], "active": 0})


def play(state: State, *actions: str) -> None:
    for action in actions:
        state.apply(state.to_act(), GAME.parse(action))


def test_the_highest_card_scores_and_begins_the_next_round() -> None:
    state = table([7, 20], [9, 12], [3, 31])
    assert [GAME.notation(action) for action in state.legal(0)] == ["play 7", "play 20"]
    play(state, "play 7", "play 12", "play 3")
    assert state.scores() == [0, 1, 0] and state.to_act() == 1
    play(state, "play 9", "play 31", "play 20")
    assert state.is_over() and state.scores() == [0, 1, 1] and state.ranks() == [3, 1, 1]


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"seats": [{"hand": [7]}, {"hand": [7]}]}, "a card is in two places"),
        ({"seats": [{"hand": [7, 8]}, {"hand": [9]}]}, "the same number of cards"),
        ({"seats": [{"hand": [7]}, {"hand": [], "card": 8}], "active": 1}, "the seats before the active one"),
        ({"seats": [{"hand": [7]}, {"hand": [8]}], "round": 2}, "'gone' must have"),
        ({"seats": [{"hand": [7]}, {"hand": [8], "points": 1}]}, "each round gives one point"),
    ],
)
def test_an_impossible_position_is_refused(position: dict[str, object], says: str) -> None:
    with pytest.raises(PositionError, match=says):
        burgrave.from_position({"game": GAME.name, "active": 0, **position})


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_invariants_hold(players: int) -> None:
    invariants = GameInvariants(ALWAYS)
    for seed in range(5):
        invariants.walk(f"walk {seed}", {"players": players})
        TwinGames(GameTwins()).walk(f"twins {seed}", {"players": players})
    assert not invariants.never_differed()


def test_the_bot_beats_random_players() -> None:
    played = arena(GAME.name, ["rules", "random", "random", "random"], deals=40, seed=1).as_json()
    bots = played["bots"]
    assert isinstance(bots, list) and bots[0]["win_share"] > 0.3
