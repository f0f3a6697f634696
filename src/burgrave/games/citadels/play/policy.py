"""Rule-bot policy of Citadels: hand-written action values; only the net estimates winning chances."""

from __future__ import annotations

from typing import Final

from burgrave.bots.ismcts import highest
from burgrave.bots.policy import Policy
from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CHARACTER_RANK
from burgrave.games.citadels.play.beliefs import Suspects
from burgrave.games.citadels.play.evaluation import EvaluationContext
from burgrave.games.citadels.play.targets import (
    asks_who,
    asks_who_again,
    best_hit,
    bewitch_value,
    bury_value,
    lend_value,
    pick_value,
    stage_value,
)
from burgrave.games.citadels.play.turns import extra_value, gather_values, step_value, turn_value
from burgrave.games.citadels.rules.districts.own_turn import SMITHY_PRICE
from burgrave.games.citadels.rules.pieces import BURY, CLOSING, EXTRA, LEND, MAIN, PICK, POWER, STAGE, Player
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, action_ids
from burgrave.kernel.ints import i64
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

_SCALE: Final = 1.0
_MOOD: Final = 0.6  # noise that keeps the choice of a character unpredictable
_LUCK: Final = 0.3  # noise in playouts, in points
_FINE: Final = 1 << 10
_GATHER: Final = 1.2  # gathering precedes actions that can wait


class CitadelsPolicy(Policy):
    """Rule-bot policy for all editions; see ``Policy``."""

    def __init__(self) -> None:
        Policy.__init__(self)
        self.scale = _SCALE
        self.mind = EvaluationContext()
        self.suspects = Suspects()
        self._worths: list[float] = []

    # ---- action values -----------------------------------------------------------------------------------------

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the value of each legal action for ``seat``, in points."""
        assert isinstance(state, CitadelsState)
        action: i64
        t = state
        m = self.mind
        m.look(t, seat)
        me = t.players[seat]
        phase = t.phase
        if phase == MAIN:
            self._weigh_turn(t, me, options, out)
        elif phase == PICK:
            ready = m.ready(t, me, me.gold + 2)
            for action in options:
                out.append(pick_value(m, t, me, action - act.PICK, ready))
        elif phase == BURY:
            for action in options:
                out.append(bury_value(m, t, action - act.BURY))
        elif phase == STAGE or phase == LEND:
            self._weigh_stage(t, me, options, out)
        elif phase == EXTRA:
            self._weigh_extra(t, me, options, out)
        elif phase == CLOSING:
            for action in options:
                if action == act.END:
                    out.append(0.0)
                else:
                    destroys = action & VERB == act.DESTROY
                    target = action - (act.DESTROY if destroys else act.EXCHANGE)
                    out.append(best_hit(m, t, t.character, t.players[target]))
        else:
            if phase == POWER and asks_who_again(options[0]):
                self.suspects.guess(m, t, seat)
            for action in options:
                out.append(step_value(m, self.suspects, t, me, action))

    def _weigh_turn(self, t: CitadelsState, me: Player, options: list[int], out: list[float]) -> None:
        action: i64
        m = self.mind
        s = self.suspects
        top = 0.0
        ready: i64 = 0
        for action in options:
            if action & VERB == act.BUILD:
                value = m.net(t, me, action - act.BUILD)
                if value > top:
                    top = value
        if not t.gathered:
            top = _GATHER + 0.4
        gold = 0.0
        given = 0.0
        named = False
        for action in options:
            if action == act.GOLD:
                gold, given = gather_values(m, t, me)
                more = gold if gold > given else given
                out.append(_GATHER + gold - more)
            elif action == act.CARDS:
                more = gold if gold > given else given
                out.append(_GATHER + given - more)
            else:
                if not named and asks_who(action):
                    named = True
                    s.guess(m, t, me.seat)
                    ready = m.ready(t, me, me.gold)
                out.append(turn_value(m, s, t, me, action, top, ready))

    def _weigh_stage(self, t: CitadelsState, me: Player, options: list[int], out: list[float]) -> None:
        action: i64
        m = self.mind
        ready = m.ready(t, me, me.gold + 2)
        if t.phase == STAGE:
            self.suspects.guess(m, t, me.seat)
        for action in options:
            if t.phase == STAGE:
                out.append(stage_value(m, self.suspects, t, me, action, ready))
            else:
                out.append(lend_value(m, t, me, action - act.LEND, ready))

    def _weigh_extra(self, t: CitadelsState, me: Player, options: list[int], out: list[float]) -> None:
        if t.character == cards.WITCH:
            self._weigh_naming(t, me, options, out)
            return
        action: i64
        for action in options:
            out.append(extra_value(self.mind, t, me, action))

    def _weigh_naming(self, t: CitadelsState, me: Player, options: list[int], out: list[float]) -> None:
        """Append the values of naming a character, of building instead, and of using a district before doing either."""
        action: i64
        m = self.mind
        s = self.suspects
        s.guess(m, t, me.seat)
        ready = m.ready(t, me, me.gold)
        built = m.plan(t, me, me.gold, 1)
        top = built
        for action in options:
            value = built
            if action & VERB == act.BEWITCH:
                value = bewitch_value(m, s, t, CHARACTER_RANK[action - act.BEWITCH], ready, built)
                if value > top:
                    top = value
            elif action != act.DECLINE:
                value = turn_value(m, s, t, me, action, top, ready)
                if action == act.SMITHY:
                    value += m.plan(t, me, me.gold - SMITHY_PRICE, 1) - built
                if value > 0.0:
                    value += top
            out.append(value)

    # ---- the rest ----------------------------------------------------------------------------------------------

    def rollout_action(self, state: State, seat: i64, options: ActionList, rng: Rng) -> i64:
        """Return the best of ``options`` after adding a little noise."""
        assert isinstance(state, CitadelsState)
        i: i64
        worths = self._worths
        worths.clear()
        CitadelsPolicy.action_values(
            self, state, seat, action_ids(options), worths
        )  # hand-written values even in subclasses
        for i in range(len(options)):
            worths[i] += _LUCK * float(rng.below(_FINE)) / float(_FINE)
        return options[highest(worths)]

    def conceals(self, action: i64) -> bool:
        return act.is_concealed(action)

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return the maximum noise, in points; it is large only when a character is picked."""
        assert isinstance(state, CitadelsState)
        return _MOOD if state.phase == PICK else 0.01
