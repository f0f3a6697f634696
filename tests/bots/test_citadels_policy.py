"""Citadels policy: it uses only the seat's knowledge, and returns sensible numbers."""

from __future__ import annotations

import math
from itertools import islice, product

import pytest

import burgrave
from burgrave.games.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK
from burgrave.games.citadels.play.hints import reason
from burgrave.games.citadels.play.policy import CitadelsPolicy
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.verbs import encode, notation
from burgrave.kernel.arrays import action_list
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

CASTS = ("ambitious-aristocrats", "cunning-agents", "illustrious-emissaries", "devious-dignitaries", "vicious-nobles")
GAMES = [
    *(("2016", cast, players) for cast, players in zip(CASTS, (4, 2, 8, 3, 7), strict=True)),
    *product(("2016", "2010", "classic"), ("random",), (2, 5, 7)),
]


def new(ruleset: str, scenario: str, players: int, seed: int) -> CitadelsState:
    state = burgrave.new("citadels", ruleset=ruleset, scenario=scenario, players=players, seed=seed, events=False)
    assert isinstance(state, CitadelsState)
    return state


def best(policy: CitadelsPolicy, state: State, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    worth: list[float] = []
    policy.action_values(state, seat, legal, worth)
    mood = policy.tie_noise(state, seat) / 100
    lucky = [value + mood * float(rng.below(100)) for value in worth]
    return legal[lucky.index(max(lucky))]


def said(policy: CitadelsPolicy, world: State, seat: int, options: list[int]) -> list[object]:
    """Return everything that the policy computes for a decision: values, playout choices, noise and reasons."""
    worth: list[float] = []
    policy.action_values(world, seat, options, worth)
    chosen = [int(policy.rollout_action(world, seat, action_list(options), Rng(number))) for number in range(3)]
    return [worth, chosen, policy.tie_noise(world, seat), [repr(reason(world, seat, one, options)) for one in options]]


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "scenario", "players"), GAMES)
def test_what_it_says_rests_on_what_the_seat_knows(ruleset: str, scenario: str, players: int) -> None:
    policy, rng = CitadelsPolicy(), Rng(f"{ruleset} {scenario} {players}")
    state = new(ruleset, scenario, players, 5)
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        if len(legal) > 1 and rng.below(4) == 0:
            world = state.sample((seat + 1) % players, rng)  # a world as another seat may imagine it
            for truth in (state, world):
                if truth.to_act() != seat:
                    continue
                options = truth.legal(seat)
                first, second = (said(policy, truth.sample(seat, Rng(number)), seat, options) for number in (1, 2))
                assert first == second, [notation(one) for one in options]
        wild = rng.below(3) == 0
        state.play(legal[rng.below(len(legal))] if wild else best(policy, state, seat, rng))


def test_every_legal_action_gets_a_number_and_rollout_actions_are_legal() -> None:
    policy, rng = CitadelsPolicy(), Rng("numbers")
    for ruleset, scenario, players in GAMES[::3]:
        state = new(ruleset, scenario, players, 9)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            worth: list[float] = []
            policy.action_values(state, seat, legal, worth)
            assert len(worth) == len(legal) and all(math.isfinite(value) for value in worth)
            action = policy.rollout_action(state, seat, action_list(legal), rng)
            assert action in legal
            state.play(action)


def test_only_the_end_of_a_game_says_who_wins() -> None:
    policy, rng = CitadelsPolicy(), Rng("shares")
    for ruleset, scenario, players in GAMES[::4]:
        state = new(ruleset, scenario, players, 3)
        shares, scores = [0.0] * players, [0.0] * players
        policy.evaluate(state, shares, scores)
        assert shares == [1 / players] * players
        while not state.is_over():
            state.play(policy.rollout_action(state, state.to_act(), action_list(state.legal(state.to_act())), rng))
        policy.evaluate(state, shares, scores)
        winners = [seat for seat, place in enumerate(state.ranks()) if place == 1]
        assert shares == [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        assert scores == [float(score) for score in state.scores()]


def test_playouts_fall_short_of_the_best_by_little() -> None:
    policy, rng = CitadelsPolicy(), Rng("playouts")
    short = 0
    for seed in range(6):
        state = new("2016", "first-game", 4, seed)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            worths: list[float] = []
            policy.action_values(state, seat, legal, worths)
            action = policy.rollout_action(state, seat, action_list(legal), rng)
            assert max(worths) - worths[legal.index(action)] < 0.3
            short += worths[legal.index(action)] < max(worths)
            state.play(action)
    assert short


def test_what_lies_hidden_is_concealed() -> None:
    policy = CitadelsPolicy()
    hidden = ["pick king", "bury thief", "keep manor", "under manor", "sign king", "warrant king", "threaten king"]
    hidden += ["bluff king", "discard manor", "tuck manor", "give manor", "take manor", "lend king"]
    shown = ["gold", "cards", "end", "build manor", "kill king", "rob king", "swap 1", "destroy 1", "district manor"]
    shown += ["bewitch king", "crown 1", "mix 2", "bribe", "stage 1", "demolish 1", "borrow manor", "spy 1"]
    assert [text for text in hidden if not policy.conceals(encode(*text.split()))] == []
    assert [text for text in shown if policy.conceals(encode(*text.split()))] == []


def test_progress_counts_the_rounds() -> None:
    state = new("2016", "first-game", 4, 1)
    assert CitadelsPolicy().progress(state) == 1


@pytest.mark.long
def test_no_hint_speaks_of_its_reader() -> None:
    rng = Rng("hints")
    for ruleset, scenario, players in islice(GAMES, 0, None, 3):
        state = new(ruleset, scenario, players, 2)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            for action in legal:
                found = reason(state, seat, action, legal)
                assert found.arguments.get("seat") != seat, notation(action)
            state.play(legal[rng.below(len(legal))])


FREE = ("income", "bonus", "collect", "sail_gold", "sail_cards", "study", "beg")
NAMING = ("kill", "rob", "bewitch", "sign", "threaten")


def out_of_the_round(state: CitadelsState, seat: int, character: str) -> bool:
    """Return True if the seat knows that a character is face up, its own, or already called."""
    view = state.view(seat)
    rank = CHARACTER_RANK[CHARACTER_NAMES.index(character)]
    shown = view["face_up"], view["characters"]
    called = view["called"]
    assert isinstance(called, int)
    return any(isinstance(one, list) and character in one for one in shown) or rank <= called


@pytest.mark.parametrize("hasty", [False, True])
def test_turns_waste_nothing_in_whole_games(hasty: bool) -> None:
    """Turns never end with free income left, and rarely with a buildable district.

    The policy never names a character that it knows to be out of the round.
    """
    policy, rng = CitadelsPolicy(), Rng("waste")
    ends, names, kept = 0, 0, 0
    for ruleset, scenario, players in GAMES:
        state = new(ruleset, scenario, players, 4)
        while not state.is_over():
            seat = state.to_act()
            legal = state.legal(seat)
            action = (
                policy.rollout_action(state, seat, action_list(legal), rng) if hasty else best(policy, state, seat, rng)
            )
            offered = [notation(one).split()[0] for one in legal]
            verb, *argument = notation(action).split()
            if verb == "end":
                ends += 1
                assert not [one for one in offered if one in FREE]
                kept += "build" in offered
            elif verb in NAMING:
                names += 1
                assert not out_of_the_round(state, seat, argument[0])
            state.play(action)
    assert ends > 150 and names > 20
    assert kept < 0.05 * ends  # sometimes it is better not to complete the city yet
