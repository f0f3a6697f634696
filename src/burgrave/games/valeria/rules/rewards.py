"""Resolution of effect parts: rewards of monsters and powers of domains.

Rulebook: Ações; A16 to A19, A25, A28.
"""

from __future__ import annotations

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import CITIZEN_COST, CITIZEN_GROUP, CITIZEN_ROLE, COLUMNS
from burgrave.games.valeria.rules import effects, market, solo
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import (
    BARGAIN,
    FREE,
    HUNT,
    NOBODY,
    REWARD,
    SPARE,
    TOP,
    TOP_BITS,
    VICTIM,
    Board,
    Player,
)
from burgrave.games.valeria.rules.effects import MONSTER_PROGRAM, Program
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList, append, pop
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64


def push(t: Board, parts: list[i64]) -> None:
    """Push effect parts onto the pending effects so that they resolve in this order."""
    i: i64 = len(parts) - 1
    while i >= 0:
        t.todo = append(t.todo, parts[i])
        i -= 1


def reward(t: Board, monster: i64) -> None:
    """Resolve the reward of a slain monster; open a decision if several alternatives are possible (A18)."""
    if not pays(t, solo.monsters_left(t)):
        t.phase = NOBODY
        return
    program = MONSTER_PROGRAM[monster]
    alternatives = possible(t, program)
    if len(alternatives) > 1:
        t.rewarded = monster
        t.phase = REWARD
        return
    if alternatives:
        push(t, program[alternatives[0]])
    t.phase = NOBODY


def pays(t: Board, left: i64) -> bool:
    """Return True if a slain monster pays its reward; only the last monster in a solo game does not (A42).

    ``left`` is how many monsters remain in the center.
    """
    return t.n > 1 or left > 0


def possible(t: Board, program: Program) -> list[i64]:
    """Return the indexes of the alternatives that can be carried out in full."""
    found: list[i64] = []
    number: i64
    part: i64
    for number, parts in enumerate(program):
        can = True
        for part in parts:
            if effects.op_of(part) == effects.CITIZEN:
                stacks = ActionList()
                free_citizens(t, part, stacks)
                can = can and len(stacks) > 0
        if can:
            found.append(number)
    return found


# ---- part by part -------------------------------------------------------------------------------------------------


def run(t: Board) -> None:
    """Resolve pending effects until one needs a decision."""
    while len(t.todo) > 0 and t.phase == NOBODY:
        t.todo, part = pop(t.todo)
        _do(t, t.players[t.active], part)


def _do(t: Board, me: Player, part: i64) -> None:
    op = effects.op_of(part)
    if op == effects.GAIN:
        t.gain(me, effects.resource_of(part), me.gains(part))
        return
    options = ActionList()
    t.part = part
    _options(t, me, part, options)
    phase = phase_of(op)
    if phase == VICTIM or phase == FREE:  # something must be taken
        if len(options) == 1:
            apply(t, me, options[0])
        elif options:
            t.phase = phase
    elif len(options) > 1:  # more options than declining
        t.phase = phase


def phase_of(op: i64) -> i64:
    """Return the phase for the decision about a part with operation ``op``; gains need no decision."""
    if op == effects.CITIZEN:
        return FREE
    if op == effects.SLAY:
        return HUNT
    if op == effects.EXCHANGE:
        return BARGAIN
    if op == effects.TAKE or op == effects.TAKE_MONSTER:
        return VICTIM
    return SPARE


def legal(t: Board, me: Player, out: ActionList) -> None:
    """Append the options for the open effect part, or the rewards to choose from."""
    number: i64
    if t.phase == REWARD:
        for number in possible(t, MONSTER_PROGRAM[t.rewarded]):
            out.append(act.CHOOSE + number)
        return
    _options(t, me, t.part, out)


def _options(t: Board, me: Player, part: i64, out: ActionList) -> None:
    op = effects.op_of(part)
    if op == effects.CITIZEN:
        free_citizens(t, part, out)
    elif op == effects.TAKE or op == effects.TAKE_MONSTER:
        victims(t, me, out)
    else:
        if op == effects.SLAY:
            market.fill_slay(t, me, out)
        elif op == effects.EXCHANGE:
            if me.amount(effects.resource_of(part)) >= effects.number_of(part):
                out.append(act.ACCEPT)
        else:
            _returns(me, op, out)
        out.append(act.DECLINE)


def apply(t: Board, me: Player, action: i64) -> None:
    """Resolve the open reward or effect part with an action."""
    if t.phase == REWARD:
        push(t, MONSTER_PROGRAM[t.rewarded][action - act.CHOOSE])
        t.phase = NOBODY
        return
    t.phase = NOBODY
    part = t.part
    if action == act.DECLINE:
        if t.keeps_events:
            t.note(pack(ev.DECLINED, PUBLIC, me.seat))
    elif action == act.ACCEPT:
        t.pay(me, effects.resource_of(part), effects.number_of(part))
        t.gain_for(me, part)
    elif action & VERB == act.SLAY:
        market.begin(t, me, action)
    elif action & VERB == act.FREE:
        _take_free(t, me, action - act.FREE)
    elif action & VERB == act.FROM:
        _take(t, me, part, action - act.FROM)
    elif action & VERB == act.RETURN_MONSTER:
        _return_monster(t, me, part, action - act.RETURN_MONSTER)
    else:
        _return_citizen(t, me, part, action - act.RETURN_CITIZEN)


# ---- free citizens ------------------------------------------------------------------------------------------------


def free_citizens(t: Board, part: i64, out: ActionList) -> None:
    """Append an action for every stack whose top citizen is available for free; limits refer to the printed cost."""
    action: i64 = act.FREE
    tops = t.top_citizens
    while tops:
        kind = (tops & TOP) - 1
        if kind >= 0 and _fits(kind, part):
            out.append(action)
        tops >>= TOP_BITS
        action += 1


def _fits(kind: i64, part: i64) -> bool:
    role = effects.count_of(part)
    name = effects.arg_of(part)
    most = effects.number_of(part)
    if role and CITIZEN_ROLE[kind] != role - 1:
        return False
    if name and kind != name - 1:
        return False
    return most == 0 or CITIZEN_COST[kind] <= most


def _take_free(t: Board, me: Player, group: i64) -> None:
    kind: i64 = t.take_citizen(group)
    if t.keeps_events:
        t.note(pack(ev.FREE, PUBLIC, me.seat, kind))
    market.welcome(t, me, kind)


# ---- taking from other players ------------------------------------------------------------------------------------


def victims(t: Board, me: Player, out: ActionList) -> None:
    """Append an action for every possible victim; in a solo game, a single action for the bank or the stacks."""
    if t.n == 1:
        out.append(act.FROM)
    else:
        t.others(me, out, act.FROM)


def _take(t: Board, me: Player, part: i64, seat: i64) -> None:
    """Take from an opponent the amount that a part specifies, or as much as the opponent has (A17).

    In a solo game, take resources from the bank, or a monster from the leftmost stack (A41).
    """
    if effects.op_of(part) == effects.TAKE:
        if t.n == 1:
            t.gain(me, effects.resource_of(part), effects.number_of(part))
        else:
            t.move(t.players[seat], me, effects.resource_of(part), effects.number_of(part))
    elif t.n == 1:
        _take_leftmost(t, me)
    else:
        _take_random(t, me, t.players[seat])


def _take_random(t: Board, me: Player, victim: Player) -> None:
    """Take a random monster from a victory stack, without its reward; it does not count as slain (A25)."""
    kind: i64
    if victim.monster_count == 0:
        return
    left = t.below(victim.monster_count)
    for kind in range(cards.MONSTERS):
        left -= victim.monsters[kind]
        if left < 0:
            break
    victim.add_monster(kind, -1)
    me.add_monster(kind, 1)
    if t.keeps_events:
        t.note(pack(ev.TAKEN_MONSTER, PUBLIC, me.seat, victim.seat, kind))


def leftmost(t: Board) -> i64:
    """Return the leftmost column with a monster, or -1 if there is none."""
    for column in range(COLUMNS):
        if t.monsters[column]:
            return column
    return -1


def _take_leftmost(t: Board, me: Player) -> None:
    column = leftmost(t)
    if column < 0:
        return
    kind = t.take_monster(column)
    me.add_monster(kind, 1)
    if t.keeps_events:
        t.note(pack(ev.LOST_MONSTER, PUBLIC, kind))


# ---- returning cards to the center --------------------------------------------------------------------------------


def _returns(me: Player, op: i64, out: ActionList) -> None:
    kind: i64
    if op == effects.RETURN_MONSTER:
        for kind in range(cards.MONSTERS):
            if me.monsters[kind] > 0:
                out.append(act.RETURN_MONSTER + kind)
        return
    for kind in range(cards.CITIZENS):
        if me.citizens[kind] > 0:
            out.append(act.RETURN_CITIZEN + kind)


def _return_monster(t: Board, me: Player, part: i64, kind: i64) -> None:
    """Put a monster back on top of its area's stack, even if the stack is exhausted (A19)."""
    column: i64
    me.add_monster(kind, -1)
    for column in range(COLUMNS):
        if t.areas[column] == kind // 3:
            t.put_monster(column, kind)
    if t.keeps_events:
        t.note(pack(ev.RETURNED_MONSTER, PUBLIC, me.seat, kind))
    t.gain_for(me, part)


def _return_citizen(t: Board, me: Player, part: i64, kind: i64) -> None:
    """Put a citizen back on top of its activation group's stack (A19)."""
    me.add_citizen(kind, -1)
    t.put_citizen(CITIZEN_GROUP[kind], kind)
    if t.keeps_events:
        t.note(pack(ev.RETURNED, PUBLIC, me.seat, kind))
    t.gain_for(me, part)
