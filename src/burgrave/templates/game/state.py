"""Rules: in every round, each player plays a card, and the highest card scores a point."""

from typing import Any

from burgrave.kernel.action_space import ActionSpace, Verb
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.events import PUBLIC, EventTable, number
from burgrave.kernel.fields import Archive, refuse
from burgrave.kernel.rng import Rng, shuffled
from burgrave.kernel.state import State, viewer_of

CARDS, HAND, MOST = 40, 5, 6  # cards, numbered from 1; cards in a hand at the start; maximum players

PLAY = 0 << 7  # + the number of the card
ACTIONS = ActionSpace("High Card", [Verb("play", PLAY, "card")], {"card": [None, *range(1, CARDS + 1)]})

ROUND, DEALT, PLAYED, SCORED = range(4)
EVENTS = EventTable(
    {
        ROUND: ("round", ("number",)),
        DEALT: ("dealt", ("seat", "card")),  # private
        PLAYED: ("played", ("seat", "card")),
        SCORED: ("scored", ("seat", "card")),
    }
)


class GameState(State):
    """State of one game, with everything that is hidden from the players."""

    game = "high_card"

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[list[int]] = []  # sorted cards of each seat
        self.cards: list[int] = []  # each seat's card in this round; 0: not played yet
        self.points: list[int] = []
        self.gone: list[int] = []  # cards of earlier rounds
        self.active = 0
        self.round = 1

    def deal(self, options: dict[str, Any]) -> None:
        """Shuffle the cards and deal the hands."""
        players = options["players"]
        deck = [*range(1, CARDS + 1)]
        self.shuffle(deck)
        self.hands = [sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
        self.cards, self.points = [0] * players, [0] * players
        self.active = self.below(players)
        self.emit(ROUND, PUBLIC, number(1))
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.emit(DEALT, 1 << seat, seat, card)

    # ---- actions -------------------------------------------------------------------------------------------------

    def to_act(self) -> int:
        """Return the seat to act, or -1 once all hands are empty."""
        return self.active if any(self.hands) else -1

    def legal_into(self, seat: int, out: ActionList) -> None:
        """Append the legal actions: one for each card in hand."""
        for card in self.hands[seat]:
            out.append(PLAY + card)

    def perform(self, seat: int, action: int) -> None:
        """Play a card; after the last seat's card, score the round."""
        card = action - PLAY
        self.hands[seat].remove(card)
        self.cards[seat] = card
        self.emit(PLAYED, PUBLIC, seat, card)
        self.active = (seat + 1) % len(self.hands)
        if all(self.cards):
            self._score()

    def rounds(self) -> int:
        return self.round

    def _score(self) -> None:
        """Give a point for the highest card; its player starts the next round."""
        best = max(self.cards)
        winner = self.cards.index(best)
        self.points[winner] += 1
        self.emit(SCORED, PUBLIC, winner, best)
        self.gone = sorted([*self.gone, *self.cards])
        self.cards = [0] * len(self.hands)
        self.active = winner
        if any(self.hands):
            self.round += 1
            self.emit(ROUND, PUBLIC, number(self.round))

    # ---- information ---------------------------------------------------------------------------------------------

    def view(self, seat: object) -> dict[str, object]:
        """Return the view of a seat: its own cards, and the number of cards of each other seat."""
        me = viewer_of(seat, len(self.hands))
        return {
            "game": self.game,
            "players": len(self.hands),
            "seat": None if me < 0 else me,
            "phase": "over" if self.is_over() else "play",
            "round": self.round,
            "active": None if self.is_over() else self.active,
            "gone": self.gone[:],
            "scores": self.scores(),
            "seats": [
                {"card": self.cards[one] or None, "cards_left": len(hand), "hand": hand[:] if one == me else None}
                for one, hand in enumerate(self.hands)
            ],
        }

    def unseen(self, seat: int) -> list[int]:
        """Return the cards that a seat has not seen: the other hands, and the cards that were not dealt."""
        seen = {*self.gone, *self.cards, *self.hands[seat]}
        return [card for card in range(1, CARDS + 1) if card not in seen]

    def redraw_hidden(self, seat: int, rng: Rng) -> None:
        """Deal the other seats' hands again, from the cards that ``seat`` has not seen."""
        unseen = shuffled(self.unseen(seat), rng)
        for one, hand in enumerate(self.hands):
            if one != seat:
                self.hands[one] = sorted(unseen[: len(hand)])
                del unseen[: len(hand)]

    def scores(self) -> list[int]:
        return self.points[:]

    # ---- positions -----------------------------------------------------------------------------------------------

    def position_fields(self, io: Archive) -> None:
        """Write or read a position; every seat needs its hand."""
        self.round = io.whole("round", self.round, 1, HAND)
        self.active = io.seat("active", self.active, MOST)
        self.gone = io.numbers("gone", self.gone, 1, CARDS, CARDS)
        seats = io.parts("seats", len(self.hands), 2, MOST, ["hand", "card", "points"])
        if not io.writes:
            self.hands, self.cards, self.points = [[] for _ in seats], [0] * len(seats), [0] * len(seats)
        for seat, one in enumerate(seats):
            self.hands[seat] = sorted(one.numbers("hand", self.hands[seat], 1, CARDS, HAND))
            self.cards[seat] = one.whole("card", self.cards[seat], 0, CARDS)
            self.points[seat] = one.whole("points", self.points[seat], 0, HAND)
        if not io.writes:
            self._check()

    def _check(self) -> None:
        """Reject an impossible position."""
        players = len(self.hands)
        played = [card for card in self.cards if card]
        known = [*self.gone, *played, *(card for hand in self.hands for card in hand)]
        refuse(len({*known}) < len(known), "The position: a card is in two places.")
        refuse(self.active >= players, "The position: 'active' must be one of the seats.")
        before = [(self.active - 1 - turn) % players for turn in range(len(played))]
        refuse(
            any(not self.cards[seat] for seat in before), "The position: the seats before the active one have played."
        )
        refuse(len(played) == players, "The position: the active seat has already played a card.")
        left = {len(hand) + (card > 0) for hand, card in zip(self.hands, self.cards, strict=True)}
        refuse(len(left) > 1, "The position: the hands must have the same number of cards before the round.")
        refuse(self.round - 1 + max(left) > HAND, f"The position: there are only {HAND} rounds.")
        scored = self.round - (max(left) > 0)
        refuse(len(self.gone) != scored * players, "The position: 'gone' must have one card of each seat and round.")
        refuse(sum(self.points) != scored, "The position: each round gives one point.")
