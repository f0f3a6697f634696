"""State of a game of Valeria: the kernel's ``State`` interface over the board and the rules."""

from __future__ import annotations

from burgrave.games.valeria.facts import ValeriaView
from burgrave.games.valeria.knowledge.digest import digest_of
from burgrave.games.valeria.knowledge.position_fields import position_of
from burgrave.games.valeria.knowledge.position_types import ValeriaPosition
from burgrave.games.valeria.knowledge.sample import deal_unseen_cards, fill_sample
from burgrave.games.valeria.knowledge.view import seat_view
from burgrave.games.valeria.rules import acting, course, harvest, market, rewards, roll, scoring, solo
from burgrave.games.valeria.rules.board import ACT, CAPTURE, DICE, DUKE, HARVEST, NOBODY, OVER, PAY, RAID, THIEF, Board
from burgrave.games.valeria.rules.quote import price_of, quote_of, reasons_of
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote, Reason
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import seat_of, viewer_of


class ValeriaState(Board):
    """One game of Valeria. All players choose dukes and make harvest decisions simultaneously."""

    def to_act(self) -> i64:
        """Return the next seat in turn order with an open decision, or -1 when the game is over."""
        if self.phase == DUKE or self.phase == HARVEST:
            seat = self.active
            while not course.is_open(self, self.players[seat]):
                seat = (seat + 1) % self.n
            return seat
        if self.phase >= OVER:
            return -1
        return self.active

    def is_open(self, seat: i64) -> bool:
        return 0 <= seat < self.n and course.is_open(self, self.players[seat])

    def open_seats(self) -> list[int]:
        """Return every seat with an open decision; these seats may act in any order."""
        return course.open_seats(self)

    def legal_into(self, seat: i64, out: ActionList) -> None:
        """Append the legal action ids of ``seat``, which must have an open decision."""
        me = self.players[seat]
        phase = self.phase
        if phase == ACT:
            acting.legal(self, me, out)
        elif phase == HARVEST:
            harvest.legal(self, me, out)
        elif phase == PAY:
            market.legal_pay(self, me, out)
        elif phase == DICE:
            roll.legal(self, me, out)
        elif phase == THIEF:
            harvest.legal_thief(self, me, out)
        elif phase == DUKE:
            course.legal_duke(me, out)
        elif phase == RAID:
            solo.legal_raid(self, out)
        elif phase == CAPTURE:
            solo.legal_capture(out)
        elif phase < OVER:
            rewards.legal(self, me, out)

    def perform(self, seat: i64, action: i64) -> None:
        me = self.players[seat]
        phase = self.phase
        if phase == ACT:
            acting.apply(self, me, action)
        elif phase == HARVEST:
            harvest.apply(self, me, action)
        elif phase == PAY:
            market.apply_pay(self, me, action)
        elif phase == DICE:
            roll.apply(self, me, action)
        elif phase == THIEF:
            harvest.apply_thief(self, me, action)
        elif phase == DUKE:
            course.apply_duke(self, me, action)
        elif phase == RAID:
            solo.apply_raid(self, action)
        elif phase == CAPTURE:
            solo.apply_capture(self, action)
        else:
            rewards.apply(self, me, action)
        if self.phase == NOBODY:
            course.advance(self)

    @property
    def game(self) -> str:
        """Name of the game, as in ``burgrave.new``."""
        return "valeria"

    @property
    def num_players(self) -> int:
        return self.n

    def copy(self, history: bool = False) -> ValeriaState:
        """Return an independent copy.

        With ``history``, the copy includes the events so far and continues to record events.
        """
        new = ValeriaState(self.rng, [player.copy() for player in self.players])
        if self.rng < 0:
            new.stream = self.stream
        self.fill_copy(new)
        if history:
            new.history_from(self)
        return new

    def rounds(self) -> i64:
        """Return how many rounds have begun."""
        return self.round

    def scores(self) -> list[i64]:
        """Return every seat's current points."""
        return [scoring.points(self, player).total() for player in self.players]

    def ranks(self) -> list[i64]:
        """Return every seat's rank (1 = winner); tied seats share a rank."""
        return scoring.ranks(self)

    def view(self, seat: object) -> ValeriaView:
        """Return the view of ``seat`` as plain JSON data, or of a spectator if ``seat`` is None."""
        return seat_view(self, viewer_of(seat, self.n))

    def quote(self, seat: object, action: i64) -> Quote:
        """Return the costs and gains of ``action`` for ``seat``, whether or not it is legal now."""
        return quote_of(self, seat_of(seat, self.n), action)

    def costs(self, seat: object, action: i64) -> dict[str, int]:
        """Return only the costs of ``action`` for ``seat``."""
        return price_of(self, seat_of(seat, self.n), action).costs

    def why_not(self, seat: object) -> dict[int, Reason]:
        """Return the illegal actions that would take the top card of a stack, each with its reason."""
        return reasons_of(self, seat_of(seat, self.n))

    def sample(self, seat: object, rng: Rng, history: bool = False) -> ValeriaState:
        """Return a random determinization that depends only on ``rng`` and on what ``seat`` has seen."""
        checked = seat_of(seat, self.n)
        new = self.copy()
        fill_sample(self, new, checked, rng)
        if history:
            new.history_from(self, seat)
        return new

    def deal_unseen(self, rng: Rng) -> ValeriaState:
        """Return a copy in which the center's face-down cards and, in a solo game, the Dark Lord's duke are redealt."""
        new = self.copy()
        deal_unseen_cards(self, new, rng)
        return new

    def digest(self) -> str:
        """Return a stable hash of the full state, identical across machines and builds."""
        return digest_of(self)

    def position(self) -> ValeriaPosition:
        """Return the whole state as readable JSON data, which ``from_position`` accepts."""
        return position_of(self)
