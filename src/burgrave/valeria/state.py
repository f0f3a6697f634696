"""The state of a game of Valeria: the kernel's contract over the table and the rules."""

from __future__ import annotations

from burgrave.kernel.errors import IllegalAction, MalformedAction
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import seat_of
from burgrave.valeria import acting, course, harvest, market, rewards, roll, scoring, solo
from burgrave.valeria.phases import ACT, CAPTURE, DICE, DUKE, HARVEST, NOBODY, OVER, PAY, RAID, THIEF
from burgrave.valeria.sample import fill_sample
from burgrave.valeria.table import Player, Table
from burgrave.valeria.view import seat_view
from burgrave.valeria.write import digest_of, position_of

__all__ = ["ValeriaState"]


class ValeriaState(Table):
    """One game of Valeria. Dukes are chosen, and harvests decided, by everybody at the same time."""

    def to_act(self) -> i64:
        """Return the seat that must decide now, the next in turn order if several must; -1 when the game is over."""
        if self.phase == DUKE or self.phase == HARVEST:
            seat = self.active
            while not course.is_open(self, self.players[seat]):
                seat = (seat + 1) % self.n
            return seat
        return -1 if self.phase == OVER else self.active

    def open_seats(self) -> list[int]:
        """Return every seat with a decision open now; they may answer in any order."""
        return course.open_seats(self)

    def legal(self, seat: object) -> list[int]:
        """Return the action ids that ``seat`` may play now, in a fixed order; [] if it has nothing to decide."""
        if not isinstance(seat, int):
            raise MalformedAction(f"A seat is a whole number, not {seat!r}.")
        options: list[int] = []
        if seat in self.open_seats():
            self.fill_for(self.players[seat], options)
        return options

    def apply(self, seat: object, action: object) -> None:
        """Play ``action`` for ``seat``; raise IllegalAction, and change nothing, if it is not legal now."""
        if not isinstance(action, int) or not isinstance(seat, int):
            raise MalformedAction(f"A seat and an action are whole numbers, not {seat!r} and {action!r}.")
        options = self.legal(seat)
        if not options:
            raise IllegalAction(self._nothing_open(seat))
        if action not in options:
            raise IllegalAction(f"Action {action} is not legal for seat {seat} now; legal: {options}.")
        self.play_for(self.players[seat], action)

    def _nothing_open(self, seat: int) -> str:
        seats = self.open_seats()
        if not seats:
            return "The game is over: nothing is legal any more."
        return f"Seat {seat} has nothing to decide now; open: {', '.join([str(one) for one in seats])}."

    def fill_legal(self, out: list[int]) -> None:
        """Append the legal action ids of the seat to act."""
        self.fill_for(self.players[self.to_act()], out)

    def fill_for(self, me: Player, out: list[int]) -> None:
        """Append the legal action ids of a player with a decision open."""
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
        elif phase != OVER:
            rewards.legal(self, me, out)

    def play(self, action: i64) -> None:
        """Play a legal action of the seat to act, unchecked: for search and simulation."""
        self.play_for(self.players[self.to_act()], action)

    def play_for(self, me: Player, action: i64) -> None:
        """Play a legal action of a player with a decision open, unchecked."""
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

    def copy(self) -> ValeriaState:
        """Return an independent copy. It keeps no events: it is for looking ahead."""
        new = ValeriaState(self.rng, [player.copy() for player in self.players])
        self.fill_copy(new)
        return new

    def scores(self) -> list[i64]:
        """Return the points of every seat as they would count now."""
        return [scoring.points(self, player).total() for player in self.players]

    def ranks(self) -> list[i64]:
        """Return the place of every seat (1 = winner); seats that share a place share the number."""
        return scoring.ranks(self)

    def view(self, seat: object) -> dict[str, object]:
        """Return what ``seat`` may know (``None``: a spectator) as plain JSON data."""
        return seat_view(self, -1 if seat is None else seat_of(seat, self.n))

    def sample(self, seat: object, rng: Rng) -> ValeriaState:
        """Return a full state that agrees with all that ``seat`` has seen; it depends on that and on ``rng`` alone."""
        checked = seat_of(seat, self.n)
        new = self.copy()
        fill_sample(self, new, checked, rng)
        return new

    def digest(self) -> str:
        """Return a stable hash of the full state, equal on every machine, compiled or not."""
        return digest_of(self)

    def position(self) -> dict[str, object]:
        """Return the whole state as readable JSON data."""
        return position_of(self)
