"""What a seat can point to when it gives its reasons."""

from __future__ import annotations

from burgrave.games.citadels.policy.evaluation_context import EvaluationContext
from burgrave.games.citadels.policy.suspects import Suspects
from burgrave.games.citadels.policy.turns import builds_left
from burgrave.games.citadels.rules import build, cards
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES, KIND_TYPE
from burgrave.games.citadels.rules.phases import BURY, PICK
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.quote import Quote

__all__ = ["Evidence"]


class Evidence:
    """The situation of one seat, with a few questions answered."""

    def __init__(self, t: CitadelsState, seat: int, options: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.options = options
        self.me = t.players[seat]
        self.m = EvaluationContext()
        self.m.look(t, seat)
        self.s = Suspects()
        if t.phase != PICK and t.phase != BURY:
            self.s.guess(self.m, t, seat)
        self.gold = int(self.me.gold)
        self.useful = int(self.m.wanted)
        self.rival = int(self.m.rival)
        self.acting = CHARACTER_NAMES[t.character] if 0 <= t.character < len(CHARACTER_NAMES) else ""

    def quote(self, action: int) -> Quote:
        """Return what an action costs me and brings me."""
        return self.t.quote(self.seat, action)

    # ---- cards -------------------------------------------------------------------------------------------------

    def name(self, kind: int) -> str:
        """Return the name of a district, without the mark of the gold on it."""
        return DISTRICT_NAMES[kind % cards.GILDED]

    def price(self, kind: int) -> int:
        """Return what I would pay to build a card."""
        return int(build.price(self.t, self.me, kind))

    def points(self, kind: int) -> int:
        """Return what a district counts at the end for sure: its cost, and the two of the dearest uniques."""
        more = 2 if kind in (cards.DRAGON_GATE, cards.UNIVERSITY) else 0
        return int(self.t.rules.cost[kind]) + more

    def wanted(self) -> list[int]:
        """Return the kinds of my hand that I could build, money aside."""
        found: list[int] = []
        for card in self.me.hand:
            kind = int(CARD_KIND[card])
            if kind not in found and self.m.wanted_mask >> kind & 1:
                found.append(kind)
        return found

    def could_build(self, kind: int) -> bool:
        """Tell whether a card could enter my city, money aside."""
        return self.m.could_build(self.t, self.me, kind)

    def copies(self, kind: int) -> int:
        """Return how many cards of a kind I hold."""
        return sum(1 for card in self.me.hand if CARD_KIND[card] == kind)

    def card_in_question(self) -> int:
        """Return the kind of the card that the open decision is about."""
        return int(CARD_KIND[self.t.card])

    def types(self) -> int:
        """Return how many types of districts my city has."""
        return sum(1 for kind_type in range(5) if self.me.count(kind_type) > 0)

    def new_type(self, kind: int) -> bool:
        """Tell whether a district would be the first of its type in my city."""
        return self.me.count(KIND_TYPE[kind]) == 0

    def religious(self) -> int:
        """Return how many districts earn the Abbot something."""
        return int(self.me.count(cards.RELIGIOUS)) + int(self.me.has(cards.SCHOOL_OF_MAGIC))

    # ---- the game ----------------------------------------------------------------------------------------------

    def builds_left(self) -> int:
        """Return how many districts I may still build in this turn."""
        return int(builds_left(self.t))

    def lacking(self, seat: int) -> int:
        """Return how many districts a city lacks."""
        return int(self.t.goal - self.t.players[seat].size)

    def completes(self, kind: int) -> bool:
        """Tell whether this district would complete my city."""
        gained = 2 if kind == cards.MONUMENT else 1
        return 0 < self.lacking(self.seat) <= gained

    def trails(self, kind: int) -> bool:
        """Tell whether somebody would be ahead of me if I ended the game with this district."""
        bonus = int(self.t.rules.first_complete_bonus)
        return self.m.mine + float(self.points(kind) + bonus) < self.m.hoped

    def leads(self, seat: int) -> bool:
        """Tell whether nobody stands better than this seat."""
        return self.m.stand[seat] >= max(self.m.stand[: self.t.n])

    def suspect(self, rank: int) -> tuple[int, float]:
        """Return who most likely plays a rank, and how likely that is; -1 if nobody else can."""
        seat = int(self.s.likely(self.t, rank))
        return seat, self.s.chance[seat * 10 + rank] if seat >= 0 else 0.0

    def surely(self, seat: int, rank: int) -> bool:
        """Tell whether a seat can hold nothing else but this rank."""
        return self.t.n > 3 and self.s.may[seat] == 1 << rank
