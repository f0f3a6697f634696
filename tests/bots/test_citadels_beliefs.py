"""Beliefs of the Citadels search about hidden characters: always possible, and better than guessing at random."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import burgrave
from burgrave.bots import bot_named
from burgrave.bots.playing import searching_of
from burgrave.bots.policy import Policy
from burgrave.games.citadels.proof.invariants import CitadelsInvariants
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.bits import count
from burgrave.kernel.rng import Rng

TABLES = [*product(("classic", "2010", "2016"), (2, 3, 4, 7, 8))]


def moments(
    ruleset: str, players: int, every: int, seed: int = 0, bot: str = "rules"
) -> Iterator[tuple[CitadelsState, int]]:
    """Yield the state and the seat to act at every ``every``-th decision that has several options."""
    state = burgrave.new("citadels", ruleset=ruleset, scenario="random", players=players, seed=seed)
    assert isinstance(state, CitadelsState)
    bots = [bot_named("citadels", bot, f"{seed} {seat}") for seat in range(players)]
    number = 0
    while (seat := state.to_act()) >= 0:
        if len(state.legal(seat)) > 1:
            number += 1
            if number % every == 0:
                yield state, seat
        state.apply(seat, bots[seat].choose(state.seat(seat, Rng(number))))


def believed(policy: Policy, world: CitadelsState, seat: int, seed: str, number: int) -> list[CitadelsState]:
    """Return worlds that a search for this seat would sample."""
    rng = Rng(seed)
    policy.prepare(world, seat, rng)
    found = []
    for _ in range(number):
        new = policy.sample(world, seat, rng)
        assert isinstance(new, CitadelsState)
        found.append(new)
    return found


def hits(world: CitadelsState, truth: CitadelsState, seat: int) -> int:
    """Count the characters of other seats that are still hidden and that ``world`` assigns to the right seat."""
    found = 0
    for here, there in zip(world.players, truth.players, strict=True):
        if here.seat != seat:
            found += count(here.ranks & there.ranks & ~truth.revealed)
    return found


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_what_is_believed_may_be_so(ruleset: str, players: int) -> None:
    invariants = CitadelsInvariants()
    policy = searching_of("citadels")
    for state, seat in moments(ruleset, players, 7):
        view, legal = state.view(seat), state.legal(seat)
        for world in believed(policy, state, seat, "may be", 3):
            assert world.view(seat) == view
            assert world.legal(seat) == legal
            invariants.check(world)


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_it_rests_on_what_the_seat_knows_alone(ruleset: str, players: int) -> None:
    invariants = CitadelsInvariants()
    policy = searching_of("citadels")
    for state, seat in moments(ruleset, players, 11):
        other = state.sample(seat, Rng("another world"))
        mine = believed(policy, state, seat, "same", 3)
        for one, two in zip(mine, believed(policy, other, seat, "same", 3), strict=True):
            assert invariants.same_sample(state, seat, one, two)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4, 7])
def test_characters_are_guessed_better_than_by_lot(players: int) -> None:
    policy = searching_of("citadels")
    guessed = by_lot = 0
    for game in range(5):
        for state, seat in moments("2016", players, 5, game, "search:50it"):
            for number, world in enumerate(believed(policy, state, seat, "guess", 8)):
                guessed += hits(world, state, seat)
                by_lot += hits(state.sample(seat, Rng(number)), state, seat)
    assert guessed > 1.15 * by_lot
