"""Many games that are played side by side, each by one action a step, without leaving the core in between."""

from __future__ import annotations

from burgrave.kernel.action_map import ActionMap, refusal
from burgrave.kernel.errors import IllegalAction, MalformedAction
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import Encoder
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, Marks, Tensor, action_ids

__all__ = ["Batch"]


class Batch:
    """Games of one set-up. A game that ends gives way to a new one in the same step.

    After ``reset`` and each ``step``, row by row for each game: ``observations`` of the seat to act, ``marks`` on the
    numbers of its legal actions, and ``seats``, which seat it is. ``ended`` are the games that ended in the last step,
    and ``returns`` what each of their seats got.
    """

    def __init__(
        self, game: Game, options: dict[str, object], encoder: Encoder, actions: ActionMap, number: int
    ) -> None:
        self.game = game
        self.options = options
        self.encoder = encoder
        self.actions = actions
        self.number: i64 = number
        self.observations = Tensor(number * encoder.size)
        self.marks = Marks(number * actions.size)
        self.seats = Tensor(number)
        self.chosen = Tensor(number)
        self.ended: list[int] = []
        self.returns: list[list[float]] = []
        self._states: list[State] = []
        self._seeds: list[Rng] = []
        self._legal = [ActionList() for _ in range(number)]  # numbers, not ids

    def __reduce__(self) -> tuple[object, tuple[object, ...], tuple[object, ...]]:
        made = (self.game, self.options, self.encoder, self.actions, int(self.number))
        return Batch, made, (self._states, self._seeds, self.ended, self.returns)

    def __setstate__(self, played: tuple[list[State], list[Rng], list[int], list[list[float]]]) -> None:
        self._states, self._seeds, self.ended, self.returns = played
        if self._states:
            self._show()

    def reset(self, seed: object) -> None:
        """Begin all games anew. The seeds of the games at one place follow from ``seed`` and the place alone."""
        self._seeds = [Rng(seed_of(seed, place)) for place in range(self.number)]
        self._states = [self._new(place) for place in range(self.number)]
        self.ended = []
        self.returns = []
        self._show()

    def state(self, place: int) -> State:
        """Return the game at a place: the very state, which the next step changes."""
        return self._states[place]

    def step(self, numbers: bytes) -> None:
        """Play the action of this number in each game; two bytes each, the lower one first.

        Raise IllegalAction, and change nothing, if one of them is not legal now, and MalformedAction if there is none
        of this number.
        """
        place: i64
        number: i64
        self._check(numbers)
        self.ended = []
        self.returns = []
        for place in range(self.number):
            number = _number_at(numbers, place)
            state = self._states[place]
            state.apply_unchecked(state.to_act(), self.actions.id_at(number))
            if state.to_act() < 0:
                self.ended.append(place)
                self.returns.append(state.returns())
                self._states[place] = self._new(place)
        self._show()

    def choose(self, rng: Rng) -> None:
        """Choose a random legal action in each game: ``chosen`` are their numbers."""
        place: i64
        self._require_begun()
        self.chosen.renew()
        for place in range(self.number):
            legal = self._legal[place]
            self.chosen.set(place, legal[rng.below(len(legal))])

    def _new(self, place: i64) -> State:
        return self.game.new(self._seeds[place].fork(), self.options, False)

    def _check(self, numbers: bytes) -> None:
        place: i64
        number: i64
        size = self.actions.size
        if len(numbers) != 2 * self.number:
            raise MalformedAction(f"{self.number} games need {self.number} actions, not {len(numbers) // 2}.")
        self._require_begun()
        for place in range(self.number):
            number = _number_at(numbers, place)
            if number >= size:
                raise self.actions.no_action(number, f" in game {place}")
            if not self.marks.has(place * size + number):
                who = f"Game {place}: seat {self.seats.get(place)}"
                raise refusal(who, self.game, self.actions, number, action_ids(self._legal[place]))

    def _require_begun(self) -> None:
        if not self._states:
            raise IllegalAction("No game has begun: reset comes first.")

    def _show(self) -> None:
        """Write down what the seats to act see, and what they may do."""
        place: i64
        i: i64
        encoder = self.encoder
        actions = self.actions
        self.observations.renew()
        self.marks.renew()
        self.seats.renew()
        for place in range(self.number):
            state = self._states[place]
            seat = state.to_act()
            self.seats.set(place, seat)
            encoder.write(state, seat, self.observations, place * encoder.size)
            legal = self._legal[place]
            actions.list_legal(state, seat, legal)
            i = 0
            size: i64 = len(legal)
            first = place * actions.size
            while i < size:
                self.marks.mark(first + legal[i])
                i += 1


def _number_at(numbers: bytes, place: i64) -> i64:
    return i64(numbers[2 * place]) | i64(numbers[2 * place + 1]) << 8
