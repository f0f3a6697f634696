from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from burgrave.kernel.rng import Rng
from burgrave.server.live.tournament import (
    Past,
    Table,
    TableResult,
    assign_seats,
    drawn,
    groups,
    points_of,
    sizes,
    standings,
    swiss,
)


def played(tables: list[Table], rng: Rng) -> list[TableResult]:
    """Return random results, including ties, for the tables of a round."""
    found = []
    for table in tables:
        scores = [rng.below(9) for _ in table]
        ranks = [1 + sum(other > mine for other in scores) for mine in scores]
        found.append(TableResult(table, ranks, scores))
    return found


def tournament(players: int, most: int, rounds: int, seed: int, *, fixed: bool = False) -> list[list[Table]]:
    """Return the tables of all rounds of a tournament with random results."""
    rng, order = Rng(seed), drawn(players, str(seed))
    tables: list[list[Table]] = []
    counted: list[list[TableResult]] = []
    for number in range(rounds):
        points = {one.player: one.points for one in standings(players, counted, duplicate=False)}
        past = Past(tables, points)
        tables.append(groups(order, most, past) if fixed else swiss(order, most, past, f"{seed} {number}"))
        counted.append(played(tables[-1], rng))
    return tables


@given(st.integers(2, 40), st.integers(2, 8), st.integers(1, 5), st.integers(0, 99), st.booleans())
@settings(max_examples=60, deadline=None)
def test_everybody_sits_once_in_a_round_at_tables_of_equal_size(
    players: int, most: int, rounds: int, seed: int, fixed: bool
) -> None:
    assume(min(sizes(players, most)) > 1)
    for tables in tournament(players, most, rounds, seed, fixed=fixed):
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert sorted(map(len, tables)) == sorted(sizes(players, most))
        assert max(map(len, tables)) - min(map(len, tables)) <= 1
        assert max(map(len, tables)) <= most


@given(st.integers(2, 24), st.integers(2, 5), st.integers(0, 99))
@settings(max_examples=20, deadline=None)
def test_the_same_past_gives_the_same_tables(players: int, most: int, seed: int) -> None:
    assume(min(sizes(players, most)) > 1)
    assert tournament(players, most, 3, seed) == tournament(players, most, 3, seed)


def partitions(players: frozenset[int], size: int) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way to divide players into tables of this size."""
    if not players:
        yield []
        return
    first = min(players)
    for others in combinations(sorted(players - {first}), size - 1):
        table = (first, *others)
        for rest in partitions(players - {*table}, size):
            yield [table, *rest]


def again(tables: list[Table], past: Past) -> int:
    met = past.met()
    return sum(met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize(("players", "most"), [(8, 4), (8, 2), (9, 3), (10, 5)])
@pytest.mark.parametrize("seed", range(4))
def test_no_other_tables_would_let_fewer_meet_again(players: int, most: int, seed: int) -> None:
    tables = tournament(players, most, 4, seed)
    for number in range(1, 4):
        past = Past(tables[:number])
        least = min(again(other, past) for other in partitions(frozenset(range(players)), most))
        assert again(tables[number], past) == least


def test_sixteen_meet_nobody_again_for_three_rounds() -> None:
    met = Past(tournament(16, 4, 3, 1)).met()
    assert max(met.values()) == 1


def test_those_with_equally_many_points_meet() -> None:
    """As long as no players have met, the tables follow the standings."""
    points = {player: Fraction(player // 4) for player in range(12)}
    tables = swiss(drawn(12, "lot"), 4, Past([], points), "lot")
    assert [sorted(table) for table in tables] == [[8, 9, 10, 11], [4, 5, 6, 7], [0, 1, 2, 3]]


@given(st.integers(2, 7), st.integers(1, 4), st.integers(0, 20))
@settings(max_examples=30, deadline=None)
def test_a_group_goes_round_its_seats(most: int, count: int, seed: int) -> None:
    """After as many rounds as there are seats, everybody has had each seat once."""
    tables = tournament(most * count, most, most, seed, fixed=True)
    assert {frozenset(map(frozenset, one)) for one in tables} == {frozenset(map(frozenset, tables[0]))}
    seats = Past(tables).seats()
    assert set(seats.values()) == {1} and len(seats) == most * count * most


@given(st.integers(2, 5), st.lists(st.permutations(range(5)), max_size=4))
@settings(max_examples=60, deadline=None)
def test_nobody_sits_again_where_another_order_would_be_fairer(size: int, rounds: list[list[int]]) -> None:
    past = Past([[tuple(player for player in order if player < size)] for order in rounds])
    before = past.seats()

    def cost(table: tuple[int, ...]) -> int:
        return sum((before[player, seat] + 1) ** 2 - before[player, seat] ** 2 for seat, player in enumerate(table))

    assert cost(assign_seats(range(size), past)) == min(map(cost, permutations(range(size))))


def test_points_are_the_share_of_those_beaten() -> None:
    third = Fraction(1, 3)
    assert points_of([1, 2, 3, 4]) == [1, 2 * third, third, 0]
    assert points_of([1, 1, 3, 4]) == [Fraction(5, 6), Fraction(5, 6), third, 0]
    assert points_of([1, 1]) == [Fraction(1, 2)] * 2
    assert points_of([2, 1, 2]) == [Fraction(1, 4), 1, Fraction(1, 4)]


@given(st.lists(st.integers(0, 9), min_size=2, max_size=8))
def test_each_table_of_a_size_gives_as_much(scores: list[int]) -> None:
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    assert sum(points_of(ranks)) == Fraction(len(ranks), 2)


def test_what_decides_between_those_with_equally_many_points() -> None:
    one = [TableResult((0, 1), (1, 2), (30, 10)), TableResult((2, 3), (1, 2), (20, 19))]
    assert [(row.player, row.place) for row in standings(4, [one], duplicate=False)] == [(0, 1), (2, 1), (1, 3), (3, 3)]
    duplicate = standings(4, [one], duplicate=True)
    assert [(row.player, row.place, int(row.same_seat)) for row in duplicate] == [
        (0, 1, 1),
        (2, 2, 0),
        (3, 3, 1),
        (1, 4, 0),
    ]
    two = [TableResult((0, 2), (1, 2), (9, 8)), TableResult((1, 3), (1, 2), (9, 8))]
    after = standings(4, [one, two], duplicate=False)
    assert [(row.player, int(row.points), int(row.opponents)) for row in after] == [
        (0, 2, 2),
        (1, 1, 2),
        (2, 1, 2),
        (3, 0, 2),
    ]
    assert [row.place for row in after] == [1, 2, 2, 4]


def test_seats_are_shared_out_in_a_whole_tournament() -> None:
    """In a seven-round tournament with two players per table, everybody gets both seats about equally often."""
    seats = Counter(Past(tournament(8, 2, 7, 3)).seats())
    assert all(abs(seats[player, 0] - seats[player, 1]) <= 3 for player in range(8))
