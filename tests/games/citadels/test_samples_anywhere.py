"""Samples at any point of any game: they match what the seat sees, and do not depend on hidden data."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.citadels.playing import at, do, new, options

from burgrave import Rng
from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.state import CitadelsState

SCENARIOS = [
    "first-game", "ambitious-aristocrats", "cunning-agents", "illustrious-emissaries", "devious-dignitaries",
    "tenacious-delegates", "vicious-nobles", "random",
]  # fmt: skip


def played(scenario: str, players: int, seed: int, steps: int) -> CitadelsState:
    state = new(scenario=scenario, players=players, seed=seed, events=False)
    rng = Rng(seed)
    for _ in range(steps):
        if state.is_over():
            break
        legal = state.legal(state.to_act())
        state.play(legal[rng.below(len(legal))])
    return state


def pieces(state: CitadelsState) -> tuple[list[int], int]:
    """Return all district cards of a game, sorted, and its gold in stashes, on districts and on the token."""
    found = list(state.deck[state.top :]) + list(state.pending) + list(state.museum)
    for player in state.players:
        found += [*player.hand, *player.city]
    if state.card >= 0 and state.card not in found:
        found.append(state.card)
    return sorted(found), sum(player.gold for player in state.players) + len(state.gilded) + state.pool


@pytest.mark.long
@pytest.mark.rule("C-INF-04", "C-INF-06", "C-INF-09", "C-INF-10", "C-INF-11", "C-INF-13", "C-INF-14", "C-INF-15")
@settings(max_examples=250, deadline=None, derandomize=True)
@given(
    scenario=st.sampled_from(SCENARIOS),
    players=st.integers(2, 8),
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 400),
)
def test_samples_keep_what_their_seat_sees(scenario: str, players: int, seed: int, steps: int) -> None:
    state = played(scenario, players, seed, steps)
    for seat in range(players):
        view = state.view(seat)
        for number in range(3):
            world = state.sample(seat, Rng(number))
            assert world.view(seat) == view
            assert world.legal(seat) == state.legal(seat)
            assert pieces(world) == pieces(state)
            assert _characters_fit(world)
            again = world.sample(seat, Rng(number))
            assert again.view(seat) == view


def _characters_fit(world: CitadelsState) -> bool:
    """Return True if each character has at most one owner, and ``holder`` agrees.

    Face-up characters must have no owner; with fewer than seven players, the face-down one must have none either.
    """
    for rank in range(1, 10):
        keepers = [player.seat for player in world.players if player.ranks >> rank & 1]
        if keepers != ([world.holder(rank)] if world.holder(rank) >= 0 else []):
            return False
        if world.face_up >> rank & 1 and keepers:
            return False
    return not (world.n < 7 and world.holder(world.face_down) >= 0)


@pytest.mark.long
@pytest.mark.rule("C-INF-03", "C-INF-06", "C-INF-07", "C-INF-15")
@settings(max_examples=120, deadline=None, derandomize=True)
@given(
    scenario=st.sampled_from(SCENARIOS),
    players=st.integers(2, 8),
    seed=st.integers(0, 10**6),
    steps=st.integers(0, 60),
)
def test_samples_depend_only_on_what_the_seat_knows(scenario: str, players: int, seed: int, steps: int) -> None:
    state = played(scenario, players, seed, steps)
    for seat in range(players):
        other = state.sample(seat, Rng("other"))
        assert laid_out(other.sample(seat, Rng(5))) == laid_out(state.sample(seat, Rng(5)))


def laid_out(state: CitadelsState) -> dict[str, object]:
    """Return the position without its ``knowledge`` entry."""
    return {key: value for key, value in state.position().items() if key != "knowledge"}


@pytest.mark.rule("C-INF-06", "C-INF-09", "C-INF-15")
def test_samples_can_be_played_to_the_end() -> None:
    for number, scenario in enumerate(SCENARIOS):
        state = played(scenario, 5, number, 40)
        before = state.digest()
        world = state.sample(number % 5, Rng(number))
        rng = Rng(number)
        while not world.is_over():
            legal = world.legal(world.to_act())
            world.play(legal[rng.below(len(legal))])
        assert state.digest() == before


@pytest.mark.rule("C-INF-15")
def test_future_random_events_differ_between_samples() -> None:
    state = at(
        seats=[{"characters": ["scholar"], "hand": []}],
        turn={"character": "scholar"},
        deck_top=["tavern", "market", "docks", "manor", "castle", "temple", "prison"],
    )
    do(state, "study")
    decks = set()
    for number in range(20):
        world = do(state.sample(0, Rng(number)), "keep tavern")
        decks.add(tuple(cards.CARD_KIND[card] for card in world.deck[world.top :]))
    assert len(decks) == 20


@pytest.mark.rule("C-INF-11", "C-INF-04")
def test_samples_vary_the_markers_that_another_seat_places() -> None:
    seats: list[dict[str, Any]] = [{"characters": [name]} for name in ("magistrate", "blackmailer", "king", "warlord")]
    state = at(characters=["magistrate", "blackmailer"], seats=seats, turn={"character": "magistrate"})
    do(state, "sign king", "warrant magician")
    found = set()
    for number in range(200):
        world = state.sample(2, Rng(number))
        assert world.view(2) == state.view(2)
        found.add(world.owed)
        signed, first = world.owed & 15, world.owed >> 4
        assert signed != first and options(world)
    assert len(found) > 20
    do(state, options(state)[0], "gold", "end", "threaten king")
    found = {state.sample(2, Rng(number)).owed for number in range(200)}
    assert found == {2, 3, 4, 5, 6, 7, 8}
