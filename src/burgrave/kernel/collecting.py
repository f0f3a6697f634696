"""What is written down of many games: tables of whole numbers, filled inside the core while the games are played.

A game adds tables and columns of its own in a subclass of :class:`Collector`, its part ``collector``.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, NumberRows, any_of

__all__ = ["NOBODY", "ROUND", "SEAT", "WIN", "Collector", "Column", "Table"]

WIN: Final = 840
"""One win in whole numbers: however many of up to eight seats share it, each part is whole."""
NOBODY: Final = -1
"""A seat, or a name, that is not there."""


class Column:
    """A column: numbers; with ``names``, numbers that stand for these; in parts of ``whole``, if that is not 1."""

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
        self.maybe = maybe  # NOBODY stands for no number
        self.whole = whole


class Table:
    """A table of rows, all of one width. Every row begins with the number of its game."""

    def __init__(self, name: str, about: str, columns: list[Column]) -> None:
        self.name = name
        self.about = about
        self.columns = [Column("game", "number of the game"), *columns]
        self.rows = NumberRows()


ROUND: Final = Column("round", "number of the round, from 1")
SEAT: Final = Column("seat", "from 0")


@mypyc_attr(allow_interpreted_subclasses=True)
class Collector:
    """Fills tables with games. ``games`` and ``seats`` are there for every game; others are the game's own."""

    def __init__(self) -> None:
        self.games = Table(
            "games",
            "one row for each game",
            [
                Column("decisions", "how many decisions were made"),
                Column("rounds", "how many rounds were begun"),
                *self.game_columns(),
            ],
        )
        self.seats = Table(
            "seats",
            "one row for each seat of each game",
            [
                SEAT,
                Column("place", "1 = winner; who shares a place has the same number"),
                Column("share", "of the win: 1 for who wins alone", whole=WIN),
                Column("score", "points at the end"),
                *self.seat_columns(),
            ],
        )
        self.tables = [self.games, self.seats]
        self.number: i64 = 0  # of the game that is being played

    # ---- for the game to fill in ---------------------------------------------------------------------------------

    def game_columns(self) -> list[Column]:
        """Return the columns that ``games`` has besides."""
        return []

    def seat_columns(self) -> list[Column]:
        """Return the columns that ``seats`` has besides."""
        return []

    def keeps_events(self) -> bool:
        """Tell whether states must keep events while they are played."""
        return False

    def begin(self, state: State) -> None:
        """Look at a game as it begins."""

    def before(self, state: State, seat: i64, action: i64) -> None:
        """Look at a state before ``seat`` plays an action."""

    def end(self, state: State) -> None:
        """Fill further tables when a game is over."""

    def put_game(self, state: State, rows: NumberRows) -> None:
        """Write the numbers of ``game_columns``."""

    def put_seat(self, state: State, seat: i64, rows: NumberRows) -> None:
        """Write the numbers of ``seat_columns``."""

    # ---- for everybody -------------------------------------------------------------------------------------------

    def add_table(self, name: str, about: str, columns: list[Column]) -> Table:
        """Add a table of the game's own and return it."""
        table = Table(name, about, columns)
        self.tables.append(table)
        return table

    def add_row(self, table: Table, numbers: list[int]) -> None:
        """Append a row to a table of the game's own: the number of the game, then these numbers."""
        table.rows.put(self.number)
        for number in numbers:
            table.rows.put(number)

    def start(self, state: State, number: i64) -> None:
        """Begin game ``number``."""
        self.number = number
        self.begin(state)

    def play_random(self, state: State, number: i64, rng: Rng) -> i64:
        """Play uniformly random legal actions to the end, as ``kernel.game.play_random`` does; return how many."""
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
        """Write down a game that is over."""
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
