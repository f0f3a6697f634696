"""Rule policy of Valeria: the value of each option in each phase.

It evaluates actions only; the net estimates each player's chance of winning.
"""

from __future__ import annotations

from typing import Final

from burgrave.bots.policy import Policy
from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import COLUMNS, MONSTER_STRENGTH
from burgrave.games.valeria.play.judgement import Judgement
from burgrave.games.valeria.play.outlook import DUKE_MONSTER, Outlook, turn_is_over
from burgrave.games.valeria.play.plan import SLACK, Plan
from burgrave.games.valeria.rules import effects, roll
from burgrave.games.valeria.rules.board import (
    ACT,
    BARGAIN,
    CAPTURE,
    DICE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    PAY,
    RAID,
    REWARD,
    SPARE,
    THIEF,
    VICTIM,
    Board,
)
from burgrave.games.valeria.rules.course import ACTED
from burgrave.games.valeria.rules.harvest import trade_of, waits
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.state import State

# ---- Decisions -------------------------------------------------------------------------------------------------------

_MORE: Final = 3  # cached amounts of a resource: the most that can be stolen
_WILD: Final = 0.02  # preference for magic over gold and strength of equal value
_ENOUGH: Final = 0.01  # minimum gain for an exchange
_LEAST_TAKEN: Final = 0.2
_LEADS: Final = 0.02  # weight of a victim's points: prefers the leader among equals
_LOST: Final = 100.0
WEAK: Final = 4  # maximum strength of monsters that are slain early and often
_WEAK_MONSTERS: Final = 12.0  # typical number, of 25 monsters
_OF_WEAK: Final = 0.2
# Values of dukes relative to others, in points: solo, with two players, with more.
_DUKES: Final[list[float]] = [
    -4.0, -1.5, -3.0,  # Cornelius
    -1.0, 1.5, 1.8,  # Elsyn
    -1.0, 0.3, -1.5,  # Elisium
    4.0, 1.0, 0.2,  # Hrothgar
    -3.0, -0.8, -0.4,  # Isabella
    1.0, 0.7, 1.0,  # Lekzandr
    -3.0, -2.3, -0.8,  # Node
    -1.0, 1.7, -0.6,  # Reese
    6.0, -0.5, 1.5,  # Simon
    2.0, 0.5, 1.6,  # Waryn
]  # fmt: skip
_DUKES.extend([0.0] * (3 * cards.DUKES - len(_DUKES)))  # for untested dukes


class Decision:
    """Reusable evaluator of a seat's options."""

    def __init__(self, players: i64) -> None:
        self.n: i64 = players
        self.outlook = Outlook(players)
        self.judgement = Judgement(self.outlook)
        self.plan = Plan(self.judgement)
        self.planned: i64 = -1  # number of actions the plan was made for; -1: not made yet

        self.richer: list[float] = [0.0] * (3 * _MORE)  # cached values of having more of a resource
        self.known: i64 = 0  # ... mask of valid entries

    def look(self, t: Board, seat: i64) -> None:
        """Evaluate the table for a seat, and reset the caches."""
        self.outlook.fill(t, seat)
        self.judgement.fill()
        self.planned = -1
        self.known = 0

    def action_values(self, t: Board, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the value of each option, in points."""
        phase = t.phase
        action: i64
        if phase == DUKE:
            weak = weak_monsters(t)
            for action in options:
                out.append(duke_worth(self.n, action - act.KEEP, weak))
            return
        self.look(t, seat)
        if phase == ACT:
            self._act(t, options, out)
        elif phase == PAY:
            self._pay(t, options, out)
        else:
            for action in options:
                out.append(self._offered(t, action))

    def _offered(self, t: Board, action: i64) -> float:
        phase = t.phase
        if phase == HARVEST:
            return self._harvested(t, action)
        if phase == DICE:
            return self._changed(t, action)
        if phase == THIEF:
            return self._stolen(action)
        if phase == REWARD:
            return self._rewarded(t, action)
        if phase == FREE:
            return self._freed(t, action)
        if phase == VICTIM:
            return self._victim(t, action)
        if phase == SPARE:
            return self._spared(action)
        if phase == BARGAIN:
            return self._bargain(action)
        if phase == RAID:
            return -self.raid_harm(action - act.RAID)
        if phase == CAPTURE:
            return -self.capture_harm(t.place + COLUMNS * (action - act.CAPTURE))
        assert phase == HUNT
        return self._hunt(action)

    # ---- value of resources now ---------------------------------------------------------------------------------

    def prospect(self, gold: i64, strength: i64, magic: i64) -> float:
        """Return the value of having these resources now, including what they can buy in the rest of the turn."""
        if self.planned < 0:
            self._make_plan()
        if self.planned == 0:
            return self.outlook.worth(gold, strength, magic)
        return self.plan.prospect(gold, strength, magic, self.planned, -1)

    def _make_plan(self) -> None:
        t = self.outlook.t
        if self.outlook.me.seat != t.active or turn_is_over(t):
            self.planned = 0
            return
        self.planned = 2
        if t.stage == ACTED:
            self.planned = t.actions
        if self.planned > 0:
            self.plan.fill(SLACK)

    def more(self, resource: i64, number: i64) -> float:
        """Return the value of having ``number`` more of a resource, cached because thieves need it repeatedly."""
        if number < 1 or number > _MORE:
            return self._more(resource, number)
        place = resource * _MORE + number - 1
        if not self.known >> place & 1:
            self.known |= bit(place)
            self.richer[place] = self._more(resource, number)
        return self.richer[place]

    def _more(self, resource: i64, number: i64) -> float:
        me = self.outlook.me
        if resource == cards.GOLD:
            return self.prospect(me.gold + number, me.strength, me.magic)
        if resource == cards.STRENGTH:
            return self.prospect(me.gold, me.strength + number, me.magic)
        return self.prospect(me.gold, me.strength, me.magic + number)

    def now(self) -> float:
        me = self.outlook.me
        return self.prospect(me.gold, me.strength, me.magic)

    def exchanged(self, part: i64) -> float:
        """Return the value of the resources after an exchange, including any tokens gained."""
        me = self.outlook.me
        gold, strength, magic = me.gold, me.strength, me.magic
        paid = effects.number_of(part)
        resource = effects.resource_of(part)
        if resource == cards.GOLD:
            gold -= paid
        elif resource == cards.STRENGTH:
            strength -= paid
        else:
            magic -= paid
        brings = effects.gained(part)
        number = brings >> 2
        points = 0.0
        resource = brings & 3
        if resource == cards.GOLD:
            gold += number
        elif resource == cards.STRENGTH:
            strength += number
        elif resource == cards.MAGIC:
            magic += number
        elif not self.outlook.solo:
            points = float(number)
        return points + self.prospect(gold, strength, magic)

    # ---- dice ---------------------------------------------------------------------------------------------------

    def _changed(self, t: Board, action: i64) -> float:
        """Return the value of changing a die: the value of the new roll, less the price of the change."""
        if action == act.DONE:
            return self.roll_worth(t.dice1, t.dice2)
        me = self.outlook.me
        first = t.dice1
        second = t.dice2
        if roll.is_second(action):
            second = roll.face(t, action)
        else:
            first = roll.face(t, action)
        found = self.roll_worth(first, second)
        gold = roll.price(me, roll.changer(action))
        if gold > 0:
            found += self.more(cards.GOLD, -gold) - self.now()
        return found + self.pair_worth() if first == second else found

    def roll_worth(self, first: i64, second: i64) -> float:
        """Return the value of a roll in the seat's turn: its harvest minus the weighted harvests of opponents.

        In solo games, both harvests count, and the harm that the raids do is subtracted.
        """
        outlook = self.outlook
        judgement = self.judgement
        found = judgement.harvest(outlook.me, first, second, True)
        if outlook.solo:
            found += judgement.harvest(outlook.me, first, second, False)
            return found - self._raids(first) - self._raids(second)
        for other in outlook.t.players:
            if other.seat != outlook.me.seat and not waits(outlook.t, other.seat):
                found -= outlook.rival * judgement.harvest(other, first, second, False)
        return found

    def pair_worth(self) -> float:
        """Return the value of rolling a pair, which gives the owner of Gargan's Embrace a token."""
        outlook = self.outlook
        if outlook.solo:
            return 0.0
        if outlook.me.has(cards.GARGANS_EMBRACE):
            return 1.0
        for other in outlook.t.players:
            if other.has(cards.GARGANS_EMBRACE):
                return -outlook.rival
        return 0.0

    def _raids(self, die: i64) -> float:
        """Return the harm that a die does in the monster phase; a six does the least possible harm."""
        if die < 6:
            return self.raid_harm(die - 1)
        column: i64
        least = _LOST
        for column in range(COLUMNS):
            harm = self.raid_harm(column)
            if harm < least:
                least = harm
        return least

    # ---- taking from opponents ----------------------------------------------------------------------------------

    def _stolen(self, action: i64) -> float:
        """Return the value of a theft, which is higher for large amounts, useful resources and leading victims."""
        if action == act.NOTHING:
            return self.now() - 1.0
        place = action - act.STEAL
        resource: i64 = cards.MAGIC if place % 2 else cards.GOLD
        number = place % 6 // 2 + 1
        return self.more(resource, number) + self.taken_harm(place // 6, resource, number)

    def taken_harm(self, seat: i64, resource: i64, number: i64) -> float:
        """Return the value of an opponent's loss, which is higher for leading opponents; 0 in solo games."""
        outlook = self.outlook
        if outlook.solo:
            return 0.0
        best = -1000.0
        his = 0.0
        for other in outlook.t.players:
            if other.seat != outlook.me.seat:
                standing = outlook.standing(other)
                if other.seat == seat:
                    his = standing
                if standing > best:
                    best = standing
        near = 1.0 + (his - best) / outlook.weights.far
        if near < _LEAST_TAKEN:
            near = _LEAST_TAKEN
        return float(number) * outlook.price_of(resource) * outlook.rival * outlook.weights.taken * near

    def _victim(self, t: Board, action: i64) -> float:
        """Return the value of choosing a victim; prefer the player with the most to take, then the leader."""
        if self.outlook.solo:
            return 0.0
        part = t.part
        other = t.players[action - act.FROM]
        if effects.op_of(part) == effects.TAKE_MONSTER:
            return self.judgement.stolen_monster(other) + _LEADS * self.outlook.standing(other)
        resource = effects.resource_of(part)
        number = effects.number_of(part)
        if number > other.amount(resource):
            number = other.amount(resource)
        return float(number) * self.outlook.price_of(resource) + self.taken_harm(other.seat, resource, number)

    # ---- the harvest --------------------------------------------------------------------------------------------

    def _harvested(self, t: Board, action: i64) -> float:
        """Return the value of a harvest option; an exchange must be better than keeping the current resources."""
        if action == act.DONE:
            return self.now() + _ENOUGH
        if action & VERB == act.GAIN:
            return self.more(action - act.GAIN, 1)
        if action & VERB == act.CHOOSE:
            return self.more(cards.GOLD if action == act.CHOOSE else cards.MAGIC, 2)
        return self.exchanged(trade_of(t, self.outlook.me, action - act.TRADE))

    # ---- the actions --------------------------------------------------------------------------------------------

    def _act(self, t: Board, options: list[int], out: list[float]) -> None:
        plan = self.plan
        me = self.outlook.me
        actions = t.actions
        plan.fill(SLACK if actions > 1 else 0)
        before = self.outlook.worth(me.gold, me.strength, me.magic)
        action: i64
        for action in options:
            out.append(plan.value(plan.find(action), me.gold, me.strength, me.magic, actions, before))

    def _pay(self, t: Board, options: list[int], out: list[float]) -> None:
        """Append the value of the resources left after each payment, with a slight preference for keeping magic."""
        me = self.outlook.me
        plan = self.plan
        actions = t.actions
        if actions > 0:
            plan.fill(SLACK)
        taken = t.verb + t.place
        action: i64
        for action in options:
            magic = action - act.MAGIC
            gold = me.gold
            strength = me.strength
            if t.verb == act.SLAY:
                strength -= t.price - magic
            else:
                gold -= t.price - magic
            left = me.magic - magic - t.price_magic
            out.append(plan.prospect(gold, strength, left, actions, taken) - _WILD * float(magic))

    def _rewarded(self, t: Board, action: i64) -> float:
        me = self.outlook.me
        plan = self.plan
        if self.planned < 0:
            self._make_plan()  # must precede ``alternative``: both use the fields of the plan
        plan.alternative(t.rewarded, action - act.CHOOSE, True)
        points = plan.points
        return points + self.prospect(me.gold + plan.gold, me.strength + plan.strength, me.magic + plan.magic)

    def _freed(self, t: Board, action: i64) -> float:
        group = action - act.FREE
        stack = t.citizens[group]
        worth = self.judgement.citizen(stack[len(stack) - 1])
        column = group - COLUMNS if group >= COLUMNS else group
        return worth + self.outlook.leaves(len(stack), column, worth)

    def _spared(self, action: i64) -> float:
        """Return the value of returning a card: the tokens gained, less the value of the card."""
        if action == act.DECLINE:
            return 0.0
        tokens = 0.0 if self.outlook.solo else 3.0
        if action & VERB == act.RETURN_CITIZEN:
            return tokens - self.judgement.kept_citizen(action - act.RETURN_CITIZEN)
        return tokens - self.judgement.monster(action - act.RETURN_MONSTER)

    def _bargain(self, action: i64) -> float:
        return self.now() if action == act.DECLINE else self.exchanged(self.outlook.t.part)

    def _hunt(self, action: i64) -> float:
        """Return the value of slaying with a domain's power, including the resources left for other actions."""
        me = self.outlook.me
        plan = self.plan
        actions = self.outlook.t.actions
        if self.planned < 0:
            self.planned = actions
            plan.fill(SLACK)
        if action == act.DECLINE:
            return plan.prospect(me.gold, me.strength, me.magic, actions, -1)
        item = plan.find(action)
        then = plan.paid(item, me.gold, me.strength, me.magic)
        return item.points + plan.prospect(then[0], then[1], then[2], actions, action)

    # ---- solo ---------------------------------------------------------------------------------------------------

    def raid_harm(self, column: i64) -> float:
        """Return the harm that a raid on a column does.

        It is greatest in a column with no defenders, because a raid there means losing the game.
        """
        t = self.outlook.t
        if not t.monsters[column]:
            return 0.0
        upper = t.citizens[column]
        lower = t.citizens[column + COLUMNS]
        if upper and lower:
            one = self.capture_harm(column)
            other = self.capture_harm(column + COLUMNS)
            return one if one < other else other
        if upper:
            return self.capture_harm(column)
        if lower:
            return self.capture_harm(column + COLUMNS)
        if not t.domains[column]:
            return _LOST
        return -self.outlook.leaves(len(t.domains[column]), column, 0.0)

    def capture_harm(self, group: i64) -> float:
        """Return the harm done if the Dark Lord captures the top citizen of a stack."""
        outlook = self.outlook
        stack = outlook.t.citizens[group]
        helped = outlook.weights.captured * outlook.lord_citizen(stack[len(stack) - 1])
        column = group - COLUMNS if group >= COLUMNS else group
        return helped - outlook.leaves(len(stack), column, 0.0)


def duke_worth(players: i64, duke: i64, weak: float) -> float:
    """Return the value of a duke in a game with this many players.

    ``weak``: number of weak monsters. The more there are, the more valuable are the dukes that score monsters.
    """
    column: i64 = 2
    if players < 3:
        column = players - 1
    return _DUKES[3 * duke + column] + _OF_WEAK * DUKE_MONSTER[duke * cards.MONSTERS] * (weak - _WEAK_MONSTERS)


def weak_monsters(t: Board) -> float:
    found = 0.0
    kind: i64
    for stack in t.monsters:
        for kind in stack:
            if MONSTER_STRENGTH[kind] <= WEAK:
                found += 1.0
    return found


# ---- The policy ------------------------------------------------------------------------------------------------------

_SCALE: Final = 0.3  # fitted: an option that is a point worse is hardly ever the best one
_LUCK: Final = 0.02


class ValeriaPolicy(Policy):
    """Rule-bot policy with values in points, and with separate weights for solo games."""

    def __init__(self) -> None:
        Policy.__init__(self)
        self.scale = _SCALE
        self.decision = Decision(2)

    def decision_of(self, players: i64) -> Decision:
        """Return the evaluator for this number of players; it is reused until the number changes."""
        if self.decision.n != players:
            self.decision = Decision(players)
        return self.decision

    def action_values(self, state: State, seat: i64, options: list[int], out: list[float]) -> None:
        """Append the value of each of these legal actions for ``seat``, in points."""
        assert isinstance(state, ValeriaState)
        if len(options) == 1:
            out.append(0.0)
            return
        self.decision_of(state.n).action_values(state, seat, options, out)

    def conceals(self, action: i64) -> bool:
        """Return True if other seats do not see the action's argument, as when a player keeps a duke."""
        return act.is_concealed(action)

    def tie_noise(self, state: State, seat: i64) -> float:
        """Return the noise, in points, that breaks ties between nearly equal options."""
        return _LUCK
