"""Study tables of all bids, and of the calls that end rounds."""

from burgrave.kernel.arrays import NumberRows
from burgrave.kernel.collecting import ROUND, SEAT, Collector, Column
from burgrave.kernel.state import State
from liars_dice.state import FACE, LIAR, DiceState


class DiceCollector(Collector):
    """Collector for the tables ``bids`` and ``calls``; it reads only the state, not the events."""

    def __init__(self) -> None:
        super().__init__()
        bid = [Column("count", "how many dice were bid"), Column("face", "of which face")]
        dice = Column("dice", "dice on the table")
        own = Column("own", "how many of them the bidder had")
        self.bids = self.add_table("bids", "one row for each bid", [ROUND, SEAT, *bid, own, dice])
        bidder, found = Column("bidder", "seat that was called a liar"), Column("found", "how many there were")
        lie = Column("lie", "whether there were fewer", truth=True)
        about = "one row for each time that somebody was called a liar"
        self.calls = self.add_table("calls", about, [ROUND, SEAT, bidder, *bid, found, dice, lie])

    def seat_columns(self) -> list[Column]:
        """Return the only additional column of the table ``seats``: the number of dice left."""
        return [Column("dice", "dice left")]

    def put_seat(self, state: State, seat: int, rows: NumberRows) -> None:
        assert isinstance(state, DiceState)
        rows.put(len(state.hands[seat]))

    def before(self, state: State, seat: int, action: int) -> None:
        """Record a bid when its face is chosen, and a call before the dice are rolled again."""
        assert isinstance(state, DiceState)
        begin = [state.round, seat]
        if action > FACE:
            face = action - FACE
            own = state.matching(state.hands[seat], face)
            self.add_row(self.bids, [*begin, state.count, face, own, state.total()])
        elif action == LIAR:
            count, found = state.bid_count, state.found(state.bid_face)
            end = [count, state.bid_face, found, state.total(), int(found < count)]
            self.add_row(self.calls, [*begin, state.bidder, *end])
