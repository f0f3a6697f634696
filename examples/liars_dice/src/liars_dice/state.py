"""The rules: five hidden dice each, bids that rise, and "liar"."""

from __future__ import annotations

import hashlib

from burgrave.kernel.action_space import ActionSpace, Verb
from burgrave.kernel.events import PUBLIC, number, pack
from burgrave.kernel.ranking import places
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State, seat_of
from burgrave.kernel.unboxed import ActionList

__all__ = ["ACTIONS", "ARGUMENTS", "COUNT", "DICE", "FACE", "FACES", "LIAR", "LOST", "MOST", "SHOWN", "DiceState"]

DICE, FACES, MOST = 5, 6, 6  # dice of each player at first, faces of a die, players

# Actions. A bid is made in two steps, so that nobody has to choose among a hundred and eighty.
LIAR = 0 << 7
COUNT = 1 << 7  # + 1 to 30: how many dice the bid says there are
FACE = 2 << 7  # + 1 to 6: which face they show
ACTIONS = ActionSpace(
    "Liar's Dice",
    [Verb("liar", LIAR), Verb("count", COUNT, "count"), Verb("face", FACE, "face")],
    {"count": [None, *range(1, MOST * DICE + 1)], "face": [None, *range(1, FACES + 1)]},
)

ROUND, ROLLED, BID, CALLED, SHOWN, COUNTED, LOST, OUT, WON = range(9)
ARGUMENTS = {
    ROUND: ("round", ("number", "seat")),
    ROLLED: (
        "rolled",
        ("seat", "die", "die", "die"),
    ),  # private; an event has room for three dice, so it may come twice
    BID: ("bid", ("seat", "count", "face")),
    CALLED: ("liar", ("seat", "other")),
    SHOWN: ("shown", ("seat", "die", "die", "die")),
    COUNTED: ("counted", ("count", "face")),
    LOST: ("lost", ("seat", "left")),
    OUT: ("out", ("seat",)),
    WON: ("won", ("seat",)),
}


class DiceState(State):
    """One game. ``hands`` has the dice of each seat, sorted; a seat without dice is out."""

    def __init__(self, rng: int, wild: bool, hands: list[list[int]]) -> None:
        super().__init__(rng)
        self.wild = wild  # ones count as every face
        self.hands = hands
        self.active = 0
        self.round = 0
        self.bid_count = 0  # of the bid that stands; 0: there is none
        self.bid_face = 0
        self.bidder = -1
        self.count = 0  # said by the active seat, whose face is still to come
        self.gone: list[int] = []  # seats that are out, in that order

    # ---- what may be done ----------------------------------------------------------------------------------------

    def to_act(self) -> int:
        """Return the seat whose turn it is; -1 when one alone has dice."""
        return -1 if len(self.gone) == len(self.hands) - 1 else self.active

    def total(self) -> int:
        """Return how many dice there are."""
        return sum(len(hand) for hand in self.hands)

    def legal_into(self, seat: int, out: ActionList) -> None:
        """Append the legal actions: "liar" and every count, or every face."""
        if self.count:
            for action in range(FACE + self.lowest_face(self.count), FACE + FACES + 1):
                out.append(action)
            return
        if self.bid_count:
            out.append(LIAR)
        lowest = self.bid_count + (self.bid_face == FACES) if self.bid_count else 1
        for action in range(COUNT + lowest, COUNT + self.total() + 1):
            out.append(action)

    def lowest_face(self, count: int) -> int:
        """Return the lowest face that may be bid with a count."""
        return self.bid_face + 1 if count == self.bid_count else 1

    def apply_unchecked(self, seat: int, action: int) -> None:
        """Play a legal action."""
        self._asked = -1  # the kernel keeps the options of who asked last
        if action == LIAR:
            self._challenge(seat)
        elif not self.count:
            self.count = action - COUNT
        else:
            self.bid_count, self.bid_face, self.bidder, self.count = self.count, action - FACE, seat, 0
            self._tell(BID, PUBLIC, seat, self.bid_count, self.bid_face)
            self.active = self.after(seat)

    def matching(self, hand: list[int], face: int) -> int:
        """Return how many dice of a hand count for a face."""
        return hand.count(face) + (hand.count(1) if self.wild and face != 1 else 0)

    def found(self, face: int) -> int:
        """Return how many dice on the table count for a face."""
        return sum(self.matching(hand, face) for hand in self.hands)

    def _challenge(self, seat: int) -> None:
        """All dice are shown; whoever was wrong loses one, and begins the next round."""
        self._tell(CALLED, PUBLIC, seat, self.bidder)
        for one, hand in enumerate(self.hands):
            self._tell_dice(SHOWN, PUBLIC, one, hand)
        found = self.found(self.bid_face)
        self._tell(COUNTED, PUBLIC, found, self.bid_face)
        loser = seat if found >= self.bid_count else self.bidder
        self.hands[loser].pop()
        self._tell(LOST, PUBLIC, loser, len(self.hands[loser]))
        if not self.hands[loser]:
            self.gone.append(loser)
            self._tell(OUT, PUBLIC, loser)
        self.active = loser if self.hands[loser] else self.after(loser)
        self.bid_count = self.bid_face = 0
        self.bidder = -1
        if self.to_act() < 0:
            self._tell(WON, PUBLIC, self.active)
        else:
            self.begin_round()

    def begin_round(self) -> None:
        """Let everybody roll the dice they have."""
        self.round += 1
        self._tell(ROUND, PUBLIC, number(self.round), self.active)
        for seat, hand in enumerate(self.hands):
            self.hands[seat] = sorted(self.below(FACES) + 1 for _ in hand)
            self._tell_dice(ROLLED, 1 << seat, seat, self.hands[seat])

    def after(self, seat: int) -> int:
        """Return the next seat that has dice."""
        players = len(self.hands)
        return next(one % players for one in range(seat + 1, seat + players + 1) if self.hands[one % players])

    def _tell(self, kind: int, audience: int, *arguments: int) -> None:
        if self.keeps_events:
            self.note(pack(kind, audience, *arguments))

    def _tell_dice(self, kind: int, audience: int, seat: int, hand: list[int]) -> None:
        for first in range(0, len(hand), 3):
            self._tell(kind, audience, seat, *hand[first : first + 3])

    # ---- what is known -------------------------------------------------------------------------------------------

    def view(self, seat: object) -> dict[str, object]:
        """Return what a seat may know: its own dice, and how many the others have."""
        me = -1 if seat is None else seat_of(seat, len(self.hands))
        said = {"seat": self.bidder, "count": self.bid_count, "face": self.bid_face} if self.bid_count else None
        return {
            "game": "liars_dice",
            "players": len(self.hands),
            "seat": None if me < 0 else me,
            "wild": self.wild,
            "round": self.round,
            "phase": "over" if self.is_over() else "which_face" if self.count else "bid_or_call",
            "active": None if self.is_over() else self.active,
            "bid": said,
            "count": self.count or None,  # half of a bid
            "total": self.total(),
            "scores": self.scores(),
            "seats": [
                {"dice_left": len(hand), "dice": hand[:] if one == me else None} for one, hand in enumerate(self.hands)
            ],
        }

    def sample(self, seat: object, rng: Rng, history: bool = False) -> DiceState:
        """Return the game with all dice rolled anew that ``seat`` does not see."""
        me = seat_of(seat, len(self.hands))
        new = self.copy()
        for one, hand in enumerate(self.hands):
            if one != me:
                new.hands[one] = sorted(rng.below(FACES) + 1 for _ in hand)
        new.reseed(rng.state())
        if history:
            new.history_from(self, me)
        return new

    def copy(self, history: bool = False) -> DiceState:
        """Return an independent copy, with the events that were kept if asked for ``history``."""
        new = DiceState(self.rng, self.wild, [hand[:] for hand in self.hands])
        new.stream = self.stream
        new.active, new.round, new.count, new.gone = self.active, self.round, self.count, self.gone[:]
        new.bid_count, new.bid_face, new.bidder = self.bid_count, self.bid_face, self.bidder
        if history:
            new.history_from(self)
        return new

    # ---- the end, and a state as data ----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return how many players each seat has outlasted."""
        return [self.gone.index(seat) if seat in self.gone else len(self.gone) for seat in range(len(self.hands))]

    def ranks(self) -> list[int]:
        """Return the places: whoever lasted longest is first."""
        return places(self.scores())

    def position(self) -> dict[str, object]:
        """Return the whole state as data that ``game.from_position`` reads."""
        said = {"seat": self.bidder, "count": self.bid_count, "face": self.bid_face} if self.bid_count else None
        return {
            "game": "liars_dice",
            "wild": self.wild,
            "round": self.round,
            "active": self.active,
            "bid": said,
            "count": self.count,
            "gone": self.gone[:],
            "seats": [{"dice": hand[:]} for hand in self.hands],
            "rng": self.chance(),
        }

    def digest(self) -> str:
        """Return a hash of the whole state, in hexadecimal digits."""
        return hashlib.blake2b(repr(self.position()).encode(), digest_size=16).hexdigest()
