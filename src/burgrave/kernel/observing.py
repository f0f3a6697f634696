"""Observations, action numbers and batches of games for reinforcement learning.

An observation is a fixed-length row of small numbers that contains only what the seat may know. A game supports
observations with an ``observation`` part, which is an ``Encoder`` for a given number of players.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable
from typing import cast

from burgrave.kernel.arrays import ActionList, Marks, Tensor, action_ids
from burgrave.kernel.errors import IllegalAction, MalformedAction, SetupError
from burgrave.kernel.facts import Fact, Facts
from burgrave.kernel.fields import short
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

__all__ = ["ActionMap", "Batch", "Encoder", "Field", "ViewEncoder", "action_map", "encoder_of", "refusal"]


# ---- Observations ----------------------------------------------------------------------------------------------------

# An encoder assigns places once, in its constructor; ``write`` fills a row with numbers.


class Field:
    """Adjacent numbers in an observation that encode the same fact for different labels.

    ``first``: index of the first number; ``labels``: one for each number ("" for a single number); ``most``: largest
    value (the smallest is 0); ``about``: the meaning.
    """

    def __init__(self, name: str, first: int, labels: list[str], most: int, about: str) -> None:
        self.name = name
        self.first = first
        self.labels = labels
        self.most = most
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(metaclass=ABCMeta):
    """Encoder of observations for games with a fixed number of players.

    ``version`` increases whenever an index or its meaning changes; ``facts``: the declared facts; ``size``: length of
    an observation. The constructor of a game's subclass takes only the number of players, which is all that a pickle
    stores.
    """

    def __init__(self, players: i64, version: i64, facts: Facts) -> None:
        self.players: i64 = players
        self.version: i64 = version
        self.facts = facts
        self.size: i64 = 0
        self.fields: list[Field] = []
        self.seats: i64 = -1
        self.seat_size: i64 = 0

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return type(self), (self.players,)

    def lay(self, name: str) -> i64:
        """Append a fact about the table to the layout; return the index of its first number."""
        return self._add(name, self.facts.table[name])

    def lay_of_seat(self, name: str) -> i64:
        """Append a fact about the observing seat to the layout; return its offset from ``seats``.

        ``seats`` is the index of the observing seat's first number; the numbers of each further seat start
        ``seat_size`` later.
        """
        if self.seats < 0:
            self.seats = self.size
        return self._add(f"me.{name}", self.facts.seat[name]) - self.seats

    def repeat_seats(self) -> None:
        """Append the facts about a seat to the layout again, once for each other seat, in turn order."""
        if self.seats < 0:
            self.seats = self.size
        self.seat_size = self.size - self.seats
        of_seat = [field for field in self.fields if field.first >= self.seats]
        for far in range(1, self.players):
            for field in of_seat:
                name = field.name.removeprefix("me.")
                self._add(f"+{far}.{name}", self.facts.seat[name])

    def _add(self, name: str, fact: Fact) -> i64:
        first = self.size
        labels = fact.labels(self.players)
        self.fields.append(Field(name, first, labels, fact.most, fact.about))
        self.size = first + len(labels)
        return first

    def far(self, whom: i64, seat: i64) -> i64:
        """Return the number of steps in turn order from ``seat`` to ``whom``."""
        return whom - seat if whom >= seat else whom - seat + self.players

    @abstractmethod
    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        """Write the observation of ``seat`` to ``out``, starting at index ``at``.

        The numbers there must be 0 before the call.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewEncoder(Encoder):
    """Generic encoder that reads views: slow, but needs nothing from a game except its declared facts."""

    def __init__(self, players: i64, version: i64, facts: Facts) -> None:
        Encoder.__init__(self, players, version, facts)
        for name in facts.table:
            self.lay(name)
        for name in facts.seat:
            self.lay_of_seat(name)
        self.repeat_seats()

    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        told = self.facts.encode(state.view(seat))
        for field in self.fields:
            place = at + field.first
            for number in told[field.name]:
                out.set(place, number)
                place += 1


def encoder_of(game: Game, players: int) -> Encoder:
    """Return the encoder of a game for a number of players; raise SetupError if the game has none."""
    if not game.has_part("observation"):
        raise SetupError(f"{game.title} has no observation part, which environments need.")
    make = cast(Callable[[int], Encoder], game.part("observation"))
    return make(players)


# ---- Action maps -----------------------------------------------------------------------------------------------------

# The actions that can occur with given options, numbered from 0 without gaps.


class ActionMap:
    """Mapping between action numbers and action ids, the same for all games with the same options."""

    def __init__(self, ids: list[int]) -> None:
        self.ids = ids  # by number, sorted
        self.size: i64 = len(ids)
        self._space = ids[-1] + 1
        self._numbers = Tensor(self._space)  # by id: number + 1, or 0 for none
        self._ids = Tensor(len(ids))
        self._found = ActionList()
        self._listed = ActionList()
        for number, action in enumerate(ids):
            self._numbers.set(action, number + 1)
            self._ids.set(number, action)

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return ActionMap, (self.ids,)

    def id_at(self, number: i64) -> i64:
        """Return the action id for an action number, which must be below ``size``."""
        return self._ids.get(number)

    def list_legal(self, state: State, seat: i64, out: ActionList) -> None:
        """Replace the contents of ``out`` with the numbers of the legal actions of ``seat``.

        The seat must have an open decision.
        """
        found = self._found
        found.clear()
        out.clear()
        state.legal_into(seat, found)
        i: i64 = 0
        size: i64 = len(found)
        while i < size:
            out.append(self._numbers.get(found[i]) - 1)
            i += 1

    def legal(self, state: State, seat: i64) -> list[int]:
        """Return the sorted numbers of the legal actions of ``seat``; [] if it has nothing to decide."""
        if not state.is_open(seat):
            return []
        self.list_legal(state, seat, self._listed)
        numbers = action_ids(self._listed)
        numbers.sort()
        return numbers

    def marks(self, state: State, seat: i64) -> Marks:
        """Return the legal-action mask of ``seat``; all 0 if it has nothing to decide."""
        found = Marks(self.size)
        if state.is_open(seat):
            legal = ActionList()
            self.list_legal(state, seat, legal)
            found.mark_all(0, legal)
        return found

    def number_of(self, action: int) -> int:
        """Return the action number for an action id; raise IllegalAction if it cannot occur with these options."""
        if not 0 <= action < self._space or not self._numbers.get(action):
            raise IllegalAction(f"The action {action} cannot occur with these options.")
        return self._numbers.get(action) - 1

    def id_of(self, number: int) -> int:
        """Return the action id for an action number; raise MalformedAction if there is none."""
        if not 0 <= number < len(self.ids):
            raise self.no_action(number)
        return self.ids[number]

    def no_action(self, given: object, where: str = "") -> MalformedAction:
        """Create the error for an invalid action number; ``where``: suffix such as `` in game 3``."""
        return MalformedAction(f"An action is a whole number from 0 to {len(self.ids) - 1}, not {short(given)}{where}.")


def action_map(game: Game, options: dict[str, object]) -> ActionMap:
    """Return the action map for these options; it includes all actions if the game has no ``possible`` part."""
    if game.has_part("possible"):
        possible = cast(Callable[[dict[str, object]], list[int]], game.part("possible"))
        return ActionMap(possible(options))
    return ActionMap(game.actions.ids)


def refusal(who: str, game: Game, actions: ActionMap, number: int, legal: list[int]) -> IllegalAction:
    """Create the error for an illegal action number; ``who``: text such as ``Seat 1``; ``legal``: the legal numbers."""
    allowed = ", ".join([_words_of(game, actions, one) for one in legal])
    return IllegalAction(f"{who} may not play {_words_of(game, actions, number)} now; allowed: {allowed}.")


def _words_of(game: Game, actions: ActionMap, number: int) -> str:
    return f"{number} ({game.notation(actions.id_of(number))})"


# ---- Batches of games ------------------------------------------------------------------------------------------------

# Games run in parallel inside the compiled core; each step plays one action in every game.


class Batch:
    """Parallel games with the same options. A finished game is replaced by a new one in the same step.

    ``reset`` and ``step`` fill one row for each game: ``observations`` (of the seat to act), ``marks`` (its
    legal-action mask) and ``seats`` (the seat to act). With ``fresh``, each call fills new memory; otherwise it
    overwrites the previous rows. ``ended`` lists the games that ended in the last step, and ``returns`` contains
    the returns of their seats.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, object],
        encoder: Encoder,
        actions: ActionMap,
        number: int,
        fresh: bool = True,
    ) -> None:
        self.game = game
        self.options = options
        self.encoder = encoder
        self.actions = actions
        self.number: i64 = number
        self.fresh = fresh
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
        made = (self.game, self.options, self.encoder, self.actions, int(self.number), self.fresh)
        return Batch, made, (self._states, self._seeds, self.ended, self.returns)

    def __setstate__(self, played: tuple[list[State], list[Rng], list[int], list[list[float]]]) -> None:
        self._states, self._seeds, self.ended, self.returns = played
        if self._states:
            self._show()

    def reset(self, seed: object) -> None:
        """Start new games. The seeds of the games in a slot depend only on ``seed`` and the slot's index."""
        self._seeds = [Rng(seed_of(seed, place)) for place in range(self.number)]
        self._states = [self._new(place) for place in range(self.number)]
        self.ended = []
        self.returns = []
        self._show()

    def state(self, place: int) -> State:
        """Return the state of the game at an index, not a copy: the next step changes it."""
        return self._states[place]

    def step(self, numbers: bytes) -> None:
        """Play one action in each game, given as little-endian 16-bit action numbers.

        Raise IllegalAction if an action is not legal now, and MalformedAction if a number is invalid; in both cases, no
        game changes.
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
        """Choose a random legal action in each game; store the action numbers in ``chosen``."""
        place: i64
        self._require_begun()
        if self.fresh:
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
            raise IllegalAction("No game is in progress; call reset first.")

    def _show(self) -> None:
        place: i64
        encoder = self.encoder
        actions = self.actions
        size = encoder.size
        if self.fresh:
            self.observations.renew()
            self.marks.renew()
            self.seats.renew()
        for place in range(self.number):
            state = self._states[place]
            seat = state.to_act()
            legal = self._legal[place]
            first = place * actions.size
            if not self.fresh:
                self.observations.clear(place * size, size)
                self.marks.unmark_all(first, legal)
            self.seats.set(place, seat)
            encoder.write(state, seat, self.observations, place * size)
            actions.list_legal(state, seat, legal)
            self.marks.mark_all(first, legal)


def _number_at(numbers: bytes, place: i64) -> i64:
    return i64(numbers[2 * place]) | i64(numbers[2 * place + 1]) << 8
