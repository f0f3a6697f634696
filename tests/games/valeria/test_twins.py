"""Pairs of games that differ in one secret: seats that do not know the secret receive identical data.

Views, events, options and open seats are compared at every decision. The inputs of a bot and the worlds that it
may sample are compared only occasionally.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.games.valeria.moments import own_stacks
from tests.games.valeria.playing import new

from burgrave import Rng
from burgrave.games.valeria import cards
from burgrave.games.valeria.rules.board import DUKE
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.games.valeria.verbs import KEEP
from burgrave.kernel.bits import bit

GAMES = [(players, mixed) for players in range(1, 6) for mixed in (False, True)]
DEEP = 25  # decisions
SECRET = ("V-INF-02", "V-INF-03", "V-INF-04", "V-INF-05", "V-INF-06")
Known = Callable[[ValeriaState], bool]


def received(t: ValeriaState, seat: int | None, mark: int) -> bytes:
    """Return everything that a seat (``None``: a spectator) receives now, including the events since a mark."""
    told = [(event.kind, event.audience, event.args) for event in t.events_for(seat, mark)]
    legal = [] if seat is None else t.legal(seat)
    return json.dumps([t.view(seat), told, legal, t.open_seats(), t.to_act(), t.is_over()]).encode()


def imagined(t: ValeriaState, seat: int) -> bytes:
    """Return everything that a seat's bot may use, including worlds that it may sample."""
    handle = t.seat(seat, Rng(7))
    worlds = [handle.sample(Rng(8)).position(), t.sample(seat, Rng(9)).position()]
    told = [(event.kind, event.audience, event.args) for event in handle.events]
    return json.dumps([handle.index, handle.view(), handle.legal(), told, worlds]).encode()


def differ(one: ValeriaState, two: ValeriaState, mark: int, *, deep: bool = False) -> set[int | None]:
    """Return the seats that can tell the two games apart; ``deep`` includes their bots."""
    seats: list[int | None] = [None, *range(one.n)]
    found = {seat for seat in seats if received(one, seat, mark) != received(two, seat, mark)}
    if deep:
        found |= {seat for seat in range(one.n) if imagined(one, seat) != imagined(two, seat)}
    return found


def twins(players: int, mixed: bool, seed: int) -> tuple[ValeriaState, ValeriaState]:
    one, two = (new(players=players, mixed=mixed, seed=seed, scenario="random") for _ in range(2))
    return one, two


def step(one: ValeriaState, two: ValeriaState, rng: Rng) -> int:
    """Play the same action of a random open seat in both games; return the number of events before it."""
    seats = one.open_seats()
    seat = seats[rng.below(len(seats))]
    legal = one.legal(seat)
    action = legal[rng.below(len(legal))]
    mark = one.event_count()
    one.apply(seat, action)
    two.apply(seat, action)
    return mark


def choose_dukes(one: ValeriaState, two: ValeriaState, holder: int, rng: Rng) -> None:
    """Let every seat choose the same duke in both games, except the holder of the secret."""
    while one.phase == DUKE:
        seats = one.open_seats()
        seat = seats[rng.below(len(seats))]
        mine, theirs = one.legal(seat), two.legal(seat)
        choice = rng.below(2)
        mark = one.event_count()
        one.apply(seat, mine[choice])
        two.apply(seat, theirs[1 - choice] if seat == holder else theirs[choice])
        assert differ(one, two, mark) <= {holder}


def same_till(one: ValeriaState, two: ValeriaState, knowing: set[int | None], rng: Rng, known: Known) -> bool:
    """Play both games identically; return True once ``known`` holds, or False if the game ends first.

    Until then, only the seats in ``knowing`` may be able to tell the games apart.
    """
    while not one.is_over():
        mark = step(one, two, rng)
        if known(one):
            return True
        assert differ(one, two, mark, deep=rng.below(DEEP) == 0) <= knowing
    return False


def over(t: ValeriaState) -> bool:
    return t.is_over()


@pytest.mark.long
@pytest.mark.rule(*SECRET, "V-SET-22", "V-SET-23", "V-SCO-10", "V-RNG-02")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_twins_with_different_kept_dukes(players: int, mixed: bool) -> None:
    """The duke that a seat keeps is revealed at the end; the one that the seat returned never is."""
    holder, rng = (players - mixed) % players, Rng(players)
    one, two = twins(players, mixed, 3)
    assert differ(one, two, 0, deep=True) == set()
    choose_dukes(one, two, holder, rng)
    assert differ(one, two, 0, deep=True) == {holder}
    assert same_till(one, two, {holder}, rng, over)
    assert differ(one, two, one.event_count()) == {None, *range(players)}


@pytest.mark.rule(*SECRET, "V-SET-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_twins_with_different_dealt_dukes(players: int) -> None:
    """In the second game, the seat is dealt two unused dukes instead; with five players, all dukes are in use."""
    holder, rng = players - 1, Rng(players)
    one, two = twins(players, False, 10)
    mine = two.players[holder]
    away = [duke for duke in range(cards.DUKES) if two.away_dukes >> duke & 1][:2]
    two.away_dukes |= mine.dealt
    mine.dealt = bit(away[0]) | bit(away[1])
    two.away_dukes &= ~mine.dealt
    assert differ(one, two, 0, deep=True) == {holder}
    choose_dukes(one, two, holder, rng)
    assert same_till(one, two, {holder}, rng, over)
    assert one.players[holder].duke != two.players[holder].duke


@pytest.mark.rule(*SECRET, "A36", "V-SOL-32")
@pytest.mark.parametrize("mixed", [False, True])
def test_who_the_dark_lord_is(mixed: bool) -> None:
    for seed in range(3):
        one, two = twins(1, mixed, seed)
        lord = next(duke for duke in range(cards.DUKES) if two.away_dukes >> duke & 1)
        two.away_dukes ^= bit(lord) | bit(two.dark_duke)
        two.dark_duke = lord
        assert differ(one, two, 0) == set()
        assert same_till(one, two, set(), Rng(seed), over)
        assert differ(one, two, one.event_count()) == {None, 0}


@pytest.mark.long
@pytest.mark.rule(*SECRET, "V-SET-17", "A28", "V-BLD-10")
@pytest.mark.parametrize(("players", "mixed"), GAMES)
def test_twins_with_different_hidden_domains(players: int, mixed: bool) -> None:
    """The domain at the bottom of a stack is replaced by an unused one."""
    turned_up = 0
    for seed in (2, 3):
        one, two = twins(players, mixed, seed)
        column = seed
        own_stacks(two)
        laid = [domain for stack in two.domains for domain in stack]
        two.domains[column][0] = next(domain for domain in range(cards.DOMAINS) if domain not in laid)

        def known(t: ValeriaState, column: int = column) -> bool:
            return len(t.domains[column]) < 2 and t.covered != column

        assert differ(one, two, 0) == set()
        if same_till(one, two, set(), Rng(seed), known):
            turned_up += 1
            assert differ(one, two, one.event_count()) == {None, *range(players)}
    assert turned_up < 2


@pytest.mark.long
@pytest.mark.rule(*SECRET, "V-MIX-04", "V-MIX-05")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_twins_with_different_hidden_mixed_citizens(players: int) -> None:
    """The citizen at the bottom of a stack is replaced by the other citizen with the same number."""
    turned_up = 0
    for group in (0, 1, 6, 9):
        one, two = twins(players, True, group)
        own_stacks(two)
        bottom = two.citizens[group][0]
        two.citizens[group][0] = next(kind for kind in GROUP_KINDS[group] if kind != bottom)

        def known(t: ValeriaState, group: int = group) -> bool:
            return len(t.citizens[group]) < 2

        assert differ(one, two, 0) == set()
        if same_till(one, two, set(), Rng(group), known):
            turned_up += 1
            assert differ(one, two, one.event_count()) == {None, *range(players)}
    assert turned_up > 0


def test_twins_that_differ_in_a_public_card_are_distinguished() -> None:
    one, two = twins(3, False, 1)
    two.players[1].gold += 1
    assert differ(one, two, 0) == {None, 0, 1, 2}
    one, two = twins(3, False, 1)
    one.apply(1, KEEP + _first(one, 1))
    assert differ(one, two, 0) == {None, 0, 1, 2}


def _first(t: ValeriaState, seat: int) -> int:
    return next(duke for duke in range(cards.DUKES) if t.players[seat].dealt >> duke & 1)
