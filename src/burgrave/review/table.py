"""Replayed games for reviews: states, events, and the grouping of actions into turns."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.errors import RecordError
from burgrave.kernel.events import Event
from burgrave.kernel.record import Record, Replay
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import State

_WORLDS: Final = 6  # determinizations in which an action is repeated to detect randomness
_CHOICES: Final = 2  # decisions that may complete an action, such as the choice of a target


class Table:
    """Replayed game: the state before each action and at the end, and the events of each action."""

    def __init__(self, record: Record) -> None:
        running = Replay(record)
        running.require_end()
        self.moves: list[tuple[int, int]] = []
        self.states: list[State] = [running.state.copy()]
        self.told: list[list[Event]] = []
        while True:
            mark = running.state.event_count()
            move = running.step()
            if move is None:
                break
            self.moves.append(move)
            self.told.append(running.state.events_since(mark))
            self.states.append(running.state.copy())
        self.seats = running.state.num_players
        if not self.moves:
            raise RecordError(f"{record.source}: no actions were played, so there is nothing to review.")
        self._game = game_named(record.game)
        self.turns = self._turns()
        """The moment at which the turn of each action begins."""

    def has_choice(self, moment: int) -> bool:
        return len(self.states[moment].legal(self.moves[moment][0])) > 1

    def random_event(self, moment: int, seed: object) -> int | None:
        """Return the index of an action's first random event, or None if nothing was random.

        The action is repeated in a few determinizations; an event that differs in any of them was random.
        """
        (seat, action), told = self.moves[moment], self.told[moment]
        rng = Rng(seed_of("review", seed, "luck"))
        first = len(told) + 1
        for _ in range(_WORLDS):
            world = self.states[moment].deal_unseen(rng)
            world.keep_events(True)
            world.apply(seat, action)
            if world.events != told:
                same = [one == other for one, other in zip(world.events, told, strict=False)]
                first = min(first, same.index(False) if False in same else len(same))
        return first if first <= len(told) else None

    def _turns(self) -> list[int]:
        """Return the moment at which each action's turn begins.

        A seat's actions in a turn belong together even if other seats decide something in between.
        """
        begun: dict[tuple[int, int, int], int] = {}
        turns: list[int] = []
        for moment, (seat, _) in enumerate(self.moves):
            turn = self._game.turn(self.states[moment])
            alone = moment if turn < 0 else turn  # before the turns begin, every decision stands alone
            turns.append(begun.setdefault((self.states[moment].rounds(), alone, seat), moment))
        return turns

    def later(self, moment: int) -> frozenset[int]:
        """Return the options that were postponed rather than missed.

        Such an option remains possible for the seat later in its turn, and choosing it now would not have prevented any
        other action of the turn. It counts as missed only at the last moment at which it is possible.
        """
        seat, played = self.moves[moment]
        turn = self.turns[moment]
        rest = [n for n in range(moment, len(self.moves)) if self.turns[n] == turn]
        possible = {one for following in rest[1:] for one in self.states[following].legal(seat)}
        legal = self.states[moment].legal(seat)
        return frozenset(
            one for one in legal if one != played and one in possible and self._is_free(moment, one, rest[-1])
        )

    def _is_free(self, moment: int, action: int, last: int) -> bool:
        """Return True if the other actions of the turn, up to ``last``, remain possible after taking ``action`` now."""
        seat, _ = self.moves[moment]
        state = self.states[moment].copy()
        state.apply_unchecked(seat, action)
        rest = self.moves[moment : last + 1]
        if (seat, action) in rest:
            at = rest.index((seat, action))
            silent = not self.told[moment + at]  # the next action completes it
            del rest[at : at + 2 if silent else at + 1]
        return _is_possible(state, rest, _CHOICES)


def _is_possible(state: State, rest: list[tuple[int, int]], choices: int) -> bool:
    """Return True if the actions in ``rest`` can be played from ``state``, one after another.

    The seat can first make up to ``choices`` decisions that complete its previous action.
    """
    seat, first = rest[0]
    if state.is_over() or state.to_act() != seat:
        return False
    if first in state.legal(seat):
        for actor, action in rest:
            if state.is_over() or state.to_act() != actor or action not in state.legal(actor):
                return False
            state.apply_unchecked(actor, action)
        return True
    for choice in state.legal(seat) if choices else []:
        following = state.copy()
        following.apply_unchecked(seat, choice)
        if _is_possible(following, rest, choices - 1):
            return True
    return False
