"""The actions that can occur with some options, numbered from 0 without gaps: the action space of learning programs."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from burgrave.kernel.errors import IllegalAction, MalformedAction
from burgrave.kernel.fields import short
from burgrave.kernel.game import Game
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import ActionList, Marks, Tensor, action_ids

__all__ = ["ActionMap", "action_map", "refusal"]


class ActionMap:
    """Which number stands for which action id: the same in all games with the same options."""

    def __init__(self, ids: list[int]) -> None:
        self.ids = ids  # by number, sorted
        self.size: i64 = len(ids)
        self._space = ids[-1] + 1
        self._numbers = Tensor(self._space)  # by id, 1 more than the number; 0: none
        self._ids = Tensor(len(ids))
        self._found = ActionList()
        for number, action in enumerate(ids):
            self._numbers.set(action, number + 1)
            self._ids.set(number, action)

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return ActionMap, (self.ids,)

    def id_at(self, number: i64) -> i64:
        """Return the action id that a number below ``size`` stands for."""
        return self._ids.get(number)

    def list_legal(self, state: State, seat: i64, out: ActionList) -> None:
        """Put the numbers of the legal actions of ``seat``, whose decision is open, in place of what is in ``out``."""
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
        """Return the numbers of the legal actions of ``seat``, sorted: [] if it has nothing to decide."""
        if not state.is_open(seat):
            return []
        found = ActionList()
        self.list_legal(state, seat, found)
        numbers = action_ids(found)
        numbers.sort()
        return numbers

    def marks(self, state: State, seat: i64) -> Marks:
        """Return marks on the numbers of the legal actions of ``seat``: none if it has nothing to decide."""
        found = Marks(self.size)
        if state.is_open(seat):
            legal = ActionList()
            self.list_legal(state, seat, legal)
            i: i64 = 0
            size: i64 = len(legal)
            while i < size:
                found.mark(legal[i])
                i += 1
        return found

    def number_of(self, action: int) -> int:
        """Return the number of an action id; raise IllegalAction if it cannot occur with these options."""
        if not 0 <= action < self._space or not self._numbers.get(action):
            raise IllegalAction(f"The action {action} cannot occur with these options.")
        return self._numbers.get(action) - 1

    def id_of(self, number: int) -> int:
        """Return the action id that a number stands for; raise MalformedAction if it stands for none."""
        if not 0 <= number < len(self.ids):
            raise self.no_action(number)
        return self.ids[number]

    def no_action(self, given: object, where: str = "") -> MalformedAction:
        """Return the error for what is not the number of an action; ``where`` it was given: `` in game 3``."""
        return MalformedAction(f"An action is a whole number from 0 to {len(self.ids) - 1}, not {short(given)}{where}.")


def action_map(game: Game, options: dict[str, object]) -> ActionMap:
    """Return the actions that can occur with these options; a game that does not say has all that it can write."""
    if game.has_part("possible"):
        possible = cast(Callable[[dict[str, object]], list[int]], game.part("possible"))
        return ActionMap(possible(options))
    return ActionMap(game.actions.ids)


def refusal(who: str, game: Game, actions: ActionMap, number: int, legal: list[int]) -> IllegalAction:
    """Return the error for a number that ``who`` (``Seat 1``) may not play, in numbers; ``legal`` are those allowed."""
    allowed = ", ".join([_words_of(game, actions, one) for one in legal])
    return IllegalAction(f"{who} may not play {_words_of(game, actions, number)} now; allowed: {allowed}.")


def _words_of(game: Game, actions: ActionMap, number: int) -> str:
    return f"{number} ({game.notation(actions.id_of(number))})"
