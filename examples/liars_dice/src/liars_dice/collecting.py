"""What a study writes down of a game: every bid, and how every round ended."""

from __future__ import annotations

from burgrave.kernel.collecting import Collector, Column, Table
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import NumberRows
from liars_dice.state import FACE, LIAR, DiceState

__all__ = ["DiceCollector"]


class DiceCollector(Collector):
    """Besides games and seats: ``bids`` and ``calls``. What it looks at stands in the state: it needs no events."""

    def __init__(self) -> None:
        begin = [Column("round", "number of the round, from 1"), Column("seat", "from 0")]
        bid = [Column("count", "how many dice were bid"), Column("face", "of which face")]
        self.bids = Table(
            "bids",
            "one row for each bid",
            [*begin, *bid, Column("own", "how many of them the bidder had"), Column("dice", "dice on the table")],
        )
        self.calls = Table(
            "calls",
            "one row for each time that somebody was called a liar",
            [
                *begin,
                Column("bidder", "seat that was called a liar"),
                *bid,
                Column("found", "how many there were"),
                Column("dice", "dice on the table"),
                Column("lie", "whether there were fewer", truth=True),
            ],
        )
        super().__init__()
        self.number = 0  # of the game

    def seat_columns(self) -> list[Column]:
        """Return what a seat has left."""
        return [Column("dice", "dice left")]

    def own_tables(self) -> list[Table]:
        """Return the tables of this game alone."""
        return [self.bids, self.calls]

    def begin(self, state: State, number: int) -> None:
        """A game begins."""
        self.number = number

    def before(self, state: State, seat: int, action: int) -> None:
        """Write down a bid when its face is said, and a call before the dice are rolled anew."""
        assert isinstance(state, DiceState)
        if action > FACE:
            face = action - FACE
            own = state.matching(state.hands[seat], face)
            self._put(self.bids, state, seat, state.count, face, own, state.total())
        elif action == LIAR:
            found = state.found(state.bid_face)
            bid = (state.bid_count, state.bid_face)
            self._put(self.calls, state, seat, state.bidder, *bid, found, state.total(), int(found < state.bid_count))

    def put_seat(self, state: State, seat: int, rows: NumberRows) -> None:
        """Write what a seat has left."""
        assert isinstance(state, DiceState)
        rows.put(len(state.hands[seat]))

    def _put(self, table: Table, state: DiceState, *numbers: int) -> None:
        for number in (self.number, state.round, *numbers):
            table.rows.put(number)
