"""Statistics of many games: tables of integers, filled by the core during play.

A game adds its own tables and columns in a subclass of :class:`Collector`, which it provides as its
``collector`` part.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.arrays import ActionList, NumberRows, any_of
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["NOBODY", "ROUND", "SEAT", "WIN", "Collector", "Column", "Table"]

WIN: Final = 840
"""One win as an integer that divides evenly among up to eight seats."""
NOBODY: Final = -1
"""Placeholder for a missing seat or name."""


class Column:
    """Column of integers: plain numbers, indexes into ``names``, or numerators over the denominator ``whole``."""

    def __init__(
        self,
        name: str,
        about: str,
        *,
        names: list[str] | None = None,
        truth: bool = False,
        maybe: bool = False,
        whole: int = 1,
    ) -> None:
        self.name = name
        self.about = about  # one English line
        self.names = names or []
        self.truth = truth  # 0 or 1
        self.maybe = maybe  # NOBODY means no value
        self.whole = whole


class Table:
    """Table with rows of equal width, each of which begins with the number of its game."""

    def __init__(self, name: str, about: str, columns: list[Column]) -> None:
        self.name = name
        self.about = about
        self.columns = [Column("game", "number of the game"), *columns]
        self.rows = NumberRows()


ROUND: Final = Column("round", "number of the round, from 1")
SEAT: Final = Column("seat", "from 0")


@mypyc_attr(allow_interpreted_subclasses=True)
class Collector:
    """Statistics of many games, collected in the tables ``games`` and ``seats`` and any tables that a game adds."""

    def __init__(self) -> None:
        self.games = Table(
            "games",
            "one row for each game",
            [
                Column("decisions", "number of decisions"),
                Column("rounds", "number of rounds begun"),
                *self.game_columns(),
            ],
        )
        self.seats = Table(
            "seats",
            "one row for each seat of each game",
            [
                SEAT,
                Column("place", "1 = winner; tied seats share a number"),
                Column("share", "of the win: 1 for a sole winner", whole=WIN),
                Column("score", "points at the end"),
                *self.seat_columns(),
            ],
        )
        self.tables = [self.games, self.seats]
        self.number: i64 = 0  # of the current game

    # ---- for the game to fill in ---------------------------------------------------------------------------------

    def game_columns(self) -> list[Column]:
        """Return the game-specific columns of the table ``games``."""
        return []

    def seat_columns(self) -> list[Column]:
        """Return the game-specific columns of the table ``seats``."""
        return []

    def keeps_events(self) -> bool:
        """Return True if the collector needs states that keep their events."""
        return False

    def begin(self, state: State) -> None:
        """Process the initial state of a game."""

    def before(self, state: State, seat: i64, action: i64) -> None:
        """Process the state just before ``seat`` plays ``action``."""

    def end(self, state: State) -> None:
        """Fill the game-specific tables at the end of a game."""

    def put_game(self, state: State, rows: NumberRows) -> None:
        """Append the values of the columns declared by ``game_columns``."""

    def put_seat(self, state: State, seat: i64, rows: NumberRows) -> None:
        """Append the values of the columns declared by ``seat_columns``."""

    # ---- for callers ---------------------------------------------------------------------------------------------

    def add_table(self, name: str, about: str, columns: list[Column]) -> Table:
        """Add a game-specific table and return it."""
        table = Table(name, about, columns)
        self.tables.append(table)
        return table

    def add_row(self, table: Table, numbers: list[int]) -> None:
        """Append a row to a game-specific table: the game number, followed by ``numbers``."""
        table.rows.put(self.number)
        for number in numbers:
            table.rows.put(number)

    def start(self, state: State, number: i64) -> None:
        self.number = number
        self.begin(state)

    def play_random(self, state: State, number: i64, rng: Rng) -> i64:
        """Play uniformly random legal actions until the game ends; return the number of actions played.

        See ``kernel.game.play_random``.
        """
        decisions: i64 = 0
        options = ActionList()
        self.start(state, number)
        while True:
            seat = state.to_act()
            if seat < 0:
                return decisions
            options.clear()
            state.legal_into(seat, options)
            action = any_of(options, rng)
            self.before(state, seat, action)
            state.apply_unchecked(seat, action)
            decisions += 1

    def finish(self, state: State, decisions: i64) -> None:
        """Add the rows of a finished game."""
        number = self.number
        self.end(state)
        rows = self.games.rows
        rows.put(number)
        rows.put(decisions)
        rows.put(state.rounds())
        self.put_game(state, rows)
        ranks = state.ranks()
        scores = state.scores()
        winners = ranks.count(1)
        seat: i64 = 0
        rows = self.seats.rows
        while seat < i64(len(ranks)):
            place: i64 = ranks[seat]
            rows.put(number)
            rows.put(seat)
            rows.put(place)
            rows.put(WIN // i64(winners) if place == 1 else 0)
            rows.put(scores[seat])
            self.put_seat(state, seat, rows)
            seat += 1
