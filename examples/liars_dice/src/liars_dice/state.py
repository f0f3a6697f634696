"""Rules of Liar's Dice: five hidden dice per player, rising bids, and calls of "liar"."""

from typing import Any

from burgrave.kernel.action_space import ActionSpace, Verb
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, EventTable, number
from burgrave.kernel.fields import Archive, refuse
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State, viewer_of

DICE, FACES, MOST = 5, 6, 6  # initial dice per player, faces of a die, maximum players

# Actions. A bid takes two steps, to avoid a choice among 180 actions.
LIAR = 0 << 7
COUNT = 1 << 7  # + 1 to 30: number of dice bid
FACE = 2 << 7  # + 1 to 6: face bid
ACTIONS = ActionSpace(
    "Liar's Dice",
    [Verb("liar", LIAR), Verb("count", COUNT, "count"), Verb("face", FACE, "face")],
    {"count": [None, *range(1, MOST * DICE + 1)], "face": [None, *range(1, FACES + 1)]},
)

ROUND, ROLLED, BID, CALLED, SHOWN, COUNTED, LOST, OUT, WON = range(9)
EVENTS = EventTable(
    {
        ROUND: ("round", ("number", "seat")),
        ROLLED: ("rolled", ("seat", "die", "die", "die")),  # private; an event holds three dice, so it may come twice
        BID: ("bid", ("seat", "count", "face")),
        CALLED: ("liar", ("seat", "other")),
        SHOWN: ("shown", ("seat", "die", "die", "die")),
        COUNTED: ("counted", ("count", "face")),
        LOST: ("lost", ("seat", "left")),
        OUT: ("out", ("seat",)),
        WON: ("won", ("seat",)),
    },
    quiet=[BID],
)


class DiceState(State):
    """State of one game. ``hands`` has the sorted dice of each seat; a seat without dice is out."""

    game = "liars_dice"

    def __init__(self) -> None:
        super().__init__()
        self.wild = True  # ones count as every face
        self.hands: list[list[int]] = []
        self.active = -1
        self.round = 1
        self.bid_count = 0  # count of the current bid; 0: no bid
        self.bid_face = 0
        self.bidder = -1
        self.count = 0  # count chosen by the active seat, before its face
        self.gone: list[int] = []  # seats that are out, in order of elimination

    def deal(self, options: dict[str, Any]) -> None:
        """Choose the first seat and roll all dice."""
        self.wild, first = options["wild"], options["first"]
        self.hands = [[1] * DICE] * options["players"]
        self.active = self.below(len(self.hands)) if first is None else first
        self._roll_all()

    # ---- actions -------------------------------------------------------------------------------------------------

    def to_act(self) -> int:
        """Return the seat to act, or -1 once only one seat has dice."""
        return -1 if len(self.gone) == len(self.hands) - 1 else self.active

    def legal_into(self, seat: int, out: ActionList) -> None:
        """Append the legal actions: "liar" and counts or, after a count has been chosen, faces."""
        if self.count:
            for face in range(self.lowest_face(self.count), FACES + 1):
                out.append(FACE + face)
            return
        if self.bid_count:
            out.append(LIAR)
        for count in range(self.lowest_count(), self.total() + 1):
            out.append(COUNT + count)

    def perform(self, seat: int, action: int) -> None:
        if action == LIAR:
            self._challenge(seat)
        elif not self.count:
            self.count = action - COUNT
        else:
            self.bid_count, self.bid_face, self.bidder, self.count = self.count, action - FACE, seat, 0
            self.emit(BID, PUBLIC, seat, self.bid_count, self.bid_face)
            self.active = self.after(seat)

    def rounds(self) -> int:
        """Return the number of rounds begun so far."""
        return self.round

    def total(self) -> int:
        return sum(len(hand) for hand in self.hands)

    def lowest_count(self) -> int:
        """Return the lowest legal count: the current bid's count, or one more if its face cannot be raised."""
        return max(self.bid_count + (self.bid_face == FACES), 1)

    def lowest_face(self, count: int) -> int:
        return self.bid_face + 1 if count == self.bid_count else 1

    def matching(self, hand: list[int], face: int) -> int:
        """Return the number of dice in a hand that count for a face."""
        return hand.count(face) + (hand.count(1) if self.wild and face != 1 else 0)

    def found(self, face: int) -> int:
        """Return the number of dice that count for a face, over all hands."""
        return sum(self.matching(hand, face) for hand in self.hands)

    def after(self, seat: int) -> int:
        """Return the next seat after this one that still has dice."""
        players = len(self.hands)
        return next(one % players for one in range(seat + 1, seat + players + 1) if self.hands[one % players])

    def _challenge(self, seat: int) -> None:
        """Show all dice; the seat that was wrong loses a die and starts the next round."""
        self.emit(CALLED, PUBLIC, seat, self.bidder)
        for one, hand in enumerate(self.hands):
            self._emit_dice(SHOWN, PUBLIC, one, hand)
        found = self.found(self.bid_face)
        self.emit(COUNTED, PUBLIC, found, self.bid_face)
        loser = seat if found >= self.bid_count else self.bidder
        self.hands[loser].pop()
        self.emit(LOST, PUBLIC, loser, len(self.hands[loser]))
        if not self.hands[loser]:
            self.gone.append(loser)
            self.emit(OUT, PUBLIC, loser)
        self.active = loser if self.hands[loser] else self.after(loser)
        self.bid_count, self.bid_face, self.bidder = 0, 0, -1
        if self.is_over():
            self.emit(WON, PUBLIC, self.active)
        else:
            self.round += 1
            self._roll_all()

    def _roll_all(self) -> None:
        """Start a round: every seat rolls its dice."""
        self.emit(ROUND, PUBLIC, number(self.round), self.active)
        for seat, hand in enumerate(self.hands):
            self.hands[seat] = roll(self, len(hand))
            self._emit_dice(ROLLED, 1 << seat, seat, self.hands[seat])

    def _emit_dice(self, kind: int, audience: int, seat: int, hand: list[int]) -> None:
        for first in range(0, len(hand), 3):
            self.emit(kind, audience, seat, *hand[first : first + 3])

    # ---- information -----------------------------------------------------------------------------------------------

    def view(self, seat: object) -> dict[str, object]:
        """Return the view of a seat: its own dice, and the number of dice of each other seat."""
        me = viewer_of(seat, len(self.hands))
        said = {"seat": self.bidder, "count": self.bid_count, "face": self.bid_face} if self.bid_count else None
        return {
            "game": self.game,
            "players": len(self.hands),
            "seat": None if me < 0 else me,
            "wild": self.wild,
            "round": self.round,
            "phase": "over" if self.is_over() else "which_face" if self.count else "bid_or_call",
            "active": None if self.is_over() else self.active,
            "bid": said,
            "count": self.count or None,  # first half of a bid
            "total": self.total(),
            "scores": self.scores(),
            "seats": [
                {"dice_left": len(hand), "dice": hand[:] if one == me else None} for one, hand in enumerate(self.hands)
            ],
        }

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        """Reroll all dice hidden from ``seat``."""
        for one, hand in enumerate(self.hands):
            if one != seat:
                self.hands[one] = roll(rng, len(hand))

    def scores(self) -> list[int]:
        """Return, for each seat, how many players it has outlasted."""
        return [self.gone.index(seat) if seat in self.gone else len(self.gone) for seat in range(len(self.hands))]

    # ---- positions -----------------------------------------------------------------------------------------------

    def position_fields(self, io: Archive) -> None:
        """Write or read a position; only ``seats`` is required, and missing dice are rolled."""
        self.wild = io.flag("wild", self.wild)
        self.round = io.whole("round", self.round, 1, 10**6)
        self.active = io.seat("active", self.active, MOST)
        bid = io.part("bid", self.bid_count > 0, ["seat", "count", "face"])
        if bid:
            self.bidder = bid.seat("seat", self.bidder, MOST)
            self.bid_count = bid.whole("count", self.bid_count or 1, 1, MOST * DICE)
            self.bid_face = bid.whole("face", self.bid_face or 1, 1, FACES)
        self.count = io.whole("count", self.count, 0, MOST * DICE)
        self.gone = io.numbers("gone", self.gone, 0, MOST - 1, MOST)
        seats = io.parts("seats", len(self.hands), 2, MOST, ["dice"])
        hands = self.hands or [[] if one.asks("dice", True) else roll(self, DICE) for one in seats]
        self.hands = [one.numbers("dice", hand, 1, FACES, DICE) for one, hand in zip(seats, hands, strict=True)]
        if not io.writes:
            self._check(io.asks("gone", True))

    def _check(self, knows_gone: bool) -> None:
        """Reject an impossible position; fill in missing fields."""
        self.hands = [sorted(hand) for hand in self.hands]
        playing = [seat for seat, hand in enumerate(self.hands) if hand]
        out = [seat for seat, hand in enumerate(self.hands) if not hand]
        refuse(not playing, "The position: at least one seat must have dice.")
        self.gone = self.gone if knows_gone else out
        refuse(sorted(self.gone) != out, f"The position: 'gone' must be the seats without dice, {out}, in order.")
        self.active = playing[0] if self.active < 0 else self.active
        refuse(self.active not in playing, f"The position: 'active' must be a seat with dice, one of {playing}.")
        bid, total, least = max(self.bid_count, self.count), self.total(), self.lowest_count()
        refuse(bid > 0 and self.is_over(), "The position: a finished game has no bid.")
        refuse(bid > total, f"The position: there are {total} dice, too few for a bid of {bid}.")
        refuse(0 < self.count < least, f"The position: 'count' must be at least {least} after this bid.")
        before = self.bidder in playing and self.after(self.bidder) == self.active
        refuse(self.bid_count > 0 and not before, "The bid: 'seat' must be the seat just before the active one.")


def roll(chance: State | Rng, dice: int) -> list[int]:
    """Roll a number of dice and return them sorted."""
    return sorted(chance.below(FACES) + 1 for _ in range(dice))
