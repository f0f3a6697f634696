"""The law of secrets: whatever a seat is shown is the same in every world that agrees with what it was shown before.

Beside a game goes, for each seat, a *twin*: a world that differs in what the seat may not know. What happens in the
game happens in the twin as well; where somebody decided in secret, anything that looks the same will do. While both
show the seat the same, its views and options must not differ, nor those of a spectator. Once it is shown what differs,
the twin has done its part, and another one takes its place.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.events import Event
from burgrave.kernel.laws import BrokenLaw, Laws
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

__all__ = ["TwinGames", "Twins"]

_LAW: Final = "what looks the same to a seat shows it the same"
_FRESH: Final = 40  # a twin that has not parted gives way to another after about so many actions


@mypyc_attr(allow_interpreted_subclasses=True)
class Twins:
    """What a rules package says of twins. This much is true of a game in which nothing but cards lying open tells."""

    def __init__(self, laws: Laws) -> None:
        self.laws = laws

    def twin(self, state: State, seat: int, rng: Rng) -> State:
        """Return a world that ``seat`` cannot tell from ``state``; chance to come is the same in both."""
        world = state.sample(seat, rng)
        world.rng = state.rng
        return world

    def shown(self, state: State, seat: int) -> object:
        """Return what ``seat`` is shown now although no event tells it."""
        return None

    def may_part(self, event: Event, before: State) -> bool:
        """Tell whether an event names what was hidden ``before`` the action: worlds that agreed may part there."""
        return False


class _Twin:
    """One twin of a game that goes on: ``seat`` cannot tell it from the game."""

    def __init__(self, twins: Twins, state: State, seat: int, rng: Rng) -> None:
        self.twins = twins
        self.seat = seat
        self.world = twins.twin(state, seat, rng)
        self._compare(state)

    def follow(self, state: State, mark: int, acting: int, action: int) -> bool:
        """Do in the twin what was done in the game since the mark of events; tell whether they still agree."""
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
                    raise BrokenLaw(_LAW, f"seat {self.seat}: other events for a spectator")
                self._compare(state)
                return True
            if first is None and other == action:
                first = ahead
        if first is not None:
            self._check_parting(told, first.events_for(self.seat))
        return False

    def _alike(self, legal: list[int], acting: int, action: int) -> list[int]:
        """Return what may be done in the twin instead: the same, or another thing that may look the same."""
        same = [action] if action in legal else []
        if acting == self.seat:
            return same
        verb = self._verb(action)
        return same + [other for other in legal if other != action and self._verb(other) == verb]

    def _verb(self, action: int) -> str:
        return self.twins.laws.game.notation(action).partition(" ")[0]

    def _check_parting(self, here: list[Event], there: list[Event]) -> None:
        """The same was done and something else was told: the first event that differs must be one that may tell."""
        number = 0
        while number < len(here) and number < len(there) and here[number] == there[number]:
            number += 1
        for events in (here, there):
            if number < len(events) and self.twins.may_part(events[number], self.world):
                return
        raise BrokenLaw(_LAW, f"seat {self.seat} was told {here[number:]} and not {there[number:]}")

    def _compare(self, state: State) -> None:
        """What the seat sees is the same in both."""
        world, seat = self.world, self.seat
        if world.open_seats() != state.open_seats() or world.to_act() != state.to_act():
            raise BrokenLaw(_LAW, f"seat {seat}: {state.open_seats()} are open, and not {world.open_seats()}")
        if world.legal(seat) != state.legal(seat):
            raise BrokenLaw(_LAW, f"seat {seat} may do {self._words(state)}, and not {self._words(world)}")
        self._same_view(state, seat)
        self._same_view(state, None)

    def _same_view(self, state: State, seat: int | None) -> None:
        here, there = state.view(seat), self.world.view(seat)
        if here == there:
            return
        for key in here:
            if here[key] != there.get(key):
                raise BrokenLaw(_LAW, f"seat {self.seat}, view of {seat}, {key}: {here[key]!r}, not {there.get(key)!r}")
        raise BrokenLaw(_LAW, f"seat {self.seat}, view of {seat}: more fields")

    def _words(self, state: State) -> str:
        return ", ".join([self.twins.laws.game.notation(option) for option in state.legal(self.seat)])


class TwinGames:
    """Random games, each with a twin at every seat."""

    def __init__(self, twins: Twins) -> None:
        self.twins = twins
        self.decision = 0  # of the game that is played
        self.compared = 0  # actions, each counted for every twin that showed the same after it
        self.parted = 0  # twins that came to differ in what they showed

    def walk(self, seed: object, options: dict[str, object]) -> State:
        """Play one random game and return its last state."""
        self.decision = 0
        rng = Rng(seed_of("twins", seed))
        state = self.twins.laws.game.new(seed, options, True)
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
