"""Indistinguishability test: information hidden from a seat must not affect what the seat is shown.

Each seat of a game gets a *twin*: a state in the same information set that differs in hidden information. Every action
is also applied to the twin; for another seat's secret action, any action that looks identical will do. As long as the
seat is shown the same events in both games, its views and legal actions must match, and so must a spectator's. When the
events reveal a difference, a new twin replaces the old one.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.events import Event
from burgrave.kernel.invariants import BrokenInvariant, Invariants
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

__all__ = ["IndistinguishabilityTest", "TwinGames"]

_INVARIANT: Final = "equal information sets show equal information"
_FRESH: Final = 40  # mean number of actions until a twin is replaced unconditionally


@mypyc_attr(allow_interpreted_subclasses=True)
class IndistinguishabilityTest:
    """Hooks that a rules package overrides. The defaults fit games in which only face-up cards reveal information."""

    def __init__(self, invariants: Invariants) -> None:
        self.invariants = invariants

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        """Return a state that ``seat`` cannot distinguish from ``state``, with the same future randomness."""
        world = state.sample(seat, rng)
        world.rng = state.rng
        return world

    def shown(self, state: State, seat: int) -> object:
        """Return any information that ``seat`` sees now without having been shown it in an event."""
        return None

    def may_differ(self, event: Event, before: State) -> bool:
        """Return True if an event reveals something hidden in the state ``before``.

        The twin's event may then differ.
        """
        return False


class _Twin:
    """Twin of a running game; the seat to which it belongs cannot tell the two apart."""

    def __init__(self, twins: IndistinguishabilityTest, state: State, seat: int, rng: Rng) -> None:
        self.twins = twins
        self.seat = seat
        self.world = twins.twin(state, seat, rng)
        self._compare(state)

    def follow(self, state: State, mark: int, acting: int, action: int) -> bool:
        """Apply the game's last action to the twin; return True if the seat still cannot tell the two apart."""
        told = state.events_for(self.seat, mark)
        legal = self.world.legal(acting)
        first: State | None = None
        for other in self._alike(legal, acting, action):
            ahead = self.world.copy()
            ahead.keep_events(True)
            ahead.apply(acting, other)
            if ahead.events_for(self.seat) == told:
                self.world = ahead
                if state.is_over() or self.twins.shown(ahead, self.seat) != self.twins.shown(state, self.seat):
                    return False
                if ahead.events_for(None) != state.events_for(None, mark):
                    raise BrokenInvariant(_INVARIANT, f"seat {self.seat}: other events for a spectator")
                self._compare(state)
                return True
            if first is None and other == action:
                first = ahead
        if first is not None:
            self._check_parting(told, first.events_for(self.seat))
        return False

    def _alike(self, legal: list[int], acting: int, action: int) -> list[int]:
        """Return the candidate actions for the twin: the same action or, for other seats, any with the same verb."""
        same = [action] if action in legal else []
        if acting == self.seat:
            return same
        verb = self._verb(action)
        return same + [other for other in legal if other != action and self._verb(other) == verb]

    def _verb(self, action: int) -> str:
        return self.twins.invariants.game.notation(action).partition(" ")[0]

    def _check_parting(self, here: list[Event], there: list[Event]) -> None:
        """Check that the first event that differs after the same action in both games reveals hidden information."""
        number = 0
        while number < len(here) and number < len(there) and here[number] == there[number]:
            number += 1
        for events in (here, there):
            if number < len(events) and self.twins.may_differ(events[number], self.world):
                return
        raise BrokenInvariant(_INVARIANT, f"seat {self.seat} was shown {here[number:]}, not {there[number:]}")

    def _compare(self, state: State) -> None:
        world, seat = self.world, self.seat
        if world.open_seats() != state.open_seats() or world.to_act() != state.to_act():
            raise BrokenInvariant(
                _INVARIANT, f"seat {seat}: open seats are {state.open_seats()}, not {world.open_seats()}"
            )
        if world.legal(seat) != state.legal(seat):
            raise BrokenInvariant(_INVARIANT, f"seat {seat} may play {self._words(state)}, not {self._words(world)}")
        self._same_view(state, seat)
        self._same_view(state, None)

    def _same_view(self, state: State, seat: int | None) -> None:
        here, there = state.view(seat), self.world.view(seat)
        if here == there:
            return
        for key in here:
            if here[key] != there.get(key):
                raise BrokenInvariant(
                    _INVARIANT, f"seat {self.seat}, view of {seat}, {key}: {here[key]!r}, not {there.get(key)!r}"
                )
        raise BrokenInvariant(_INVARIANT, f"seat {self.seat}, view of {seat}: more fields")

    def _words(self, state: State) -> str:
        return ", ".join([self.twins.invariants.game.notation(option) for option in state.legal(self.seat)])


class TwinGames:
    """Random games in which every seat has a twin."""

    def __init__(self, twins: IndistinguishabilityTest) -> None:
        self.twins = twins
        self.decision = 0  # of the current game
        self.compared = 0  # comparisons after which a twin was still indistinguishable
        self.parted = 0  # twins that became distinguishable

    def walk(self, seed: object, options: dict[str, object]) -> State:
        """Play a random game and return its final state."""
        self.decision = 0
        rng = Rng(seed_of("twins", seed))
        state = self.twins.invariants.game.new(seed, options, True)
        twins = [_Twin(self.twins, state, seat, rng) for seat in range(len(state.scores()))]
        while not state.is_over():
            seats = state.open_seats()
            acting = seats[rng.below(len(seats))]
            legal = state.legal(acting)
            action = legal[rng.below(len(legal))]
            mark = state.event_count()
            state.apply(acting, action)
            self.decision += 1
            for seat, twin in enumerate(twins):
                agrees = twin.follow(state, mark, acting, action)
                self.compared += agrees
                self.parted += not agrees
                if not state.is_over() and (not agrees or rng.below(_FRESH) == 0):
                    twins[seat] = _Twin(self.twins, state, seat, rng)
        return state
