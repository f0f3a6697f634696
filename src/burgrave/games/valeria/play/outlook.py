"""Strategic outlook of a seat for the rule bot of Valeria, with the bot's weights.

The outlook estimates the rounds left, the value of resources and the lead over opponents. Values are in points unless
stated otherwise.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import CITIZEN_GROUP, COLUMNS, DOMAIN_ROLES, MONSTER_TYPE
from burgrave.games.valeria.rules import effects, solo
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.course import CLOSED
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, DUKE_PARTS, Program
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

# ---- Weights ---------------------------------------------------------------------------------------------------------


class Weights:
    """Evaluation weights of the rule bot, in points; solo games have their own values."""

    def __init__(self, players: int) -> None:
        alone = players == 1
        # resources
        self.gold = 0.4 if alone else 0.57  # value of one unit when spent
        self.strength = 0.8 if alone else 0.56
        self.magic = 0.8 if alone else 0.6
        self.duke_domain = 0.0 if alone else 0.08  # bonus for each point that the duke gives for a domain
        self.early = 0.05 if alone else 0.08  # bonus for each turn left
        self.room_gold = 5.0  # amount that can be spent per turn left; anything beyond that loses value
        self.room_strength = 5.0
        self.room_magic = 4.0
        self.coming = 1.0  # fraction of future income that competes with present resources
        self.least = 0.1  # lower bound on the marginal value, as a fraction
        # citizens
        self.income = 1.0  # factor on the expected income from citizens
        self.traded = 0.75  # probability that an exchange is affordable and wanted
        self.stolen = 2.6  # average loot of a Thief
        self.first_role = 1.2 if alone else 1.9  # first citizen of a role, which hidden domains will require
        self.second_role = 0.6
        self.wanted_1 = 0.4  # fraction of an open domain's value credited to a missing role: 1, 2, 3 missing
        self.wanted_2 = 0.2
        self.wanted_3 = 0.1
        self.action = 1.0  # opportunity cost of an action
        # others
        self.rival = 0.6  # weight of opponents' points, divided among all opponents
        self.taken = 1.5  # factor on the harm of taking from an opponent
        self.closing = 3.5  # value of ending the game while ahead, or of not ending it while behind ...
        self.staying = 15.0  # ... solo, of not ending it while behind ...
        self.lead = 4.0  # ... by this lead or more
        self.turn = 5.0  # value of a late turn
        self.unspent = 0.4  # value of a resource in that turn
        self.doubt = 0.5  # weight of an opponent's best possible duke against the average one
        self.long = 18.0  # rounds after which the game should end
        self.haste = 0.3
        # solo
        self.captured = 0.3  # weight of the Dark Lord's expected duke points for a citizen
        self.open_column = 40.0  # harm of taking a column's last card in front of its monsters; less if more are left
        self.exhausting = 2.0  # harm of exhausting a stack
        self.far = 15.0  # points: there is no need to harm a player who is this far behind
        self.time = 0.7 if alone else 0.9  # factor on the expected number of rounds


# ---- Tables ----------------------------------------------------------------------------------------------------------

# Two-dimensional tables are flat lists, so a lookup is one read instead of two.

STARTER_GROUPS: Final = 0b110000  # the starters are activated by 5 and 6


def _rolls() -> list[tuple[int, int]]:
    return [(first, second) for first in range(1, 7) for second in range(1, 7)]


def _meets() -> list[float]:
    """Return the expected activations of each group per roll."""
    found = [0.0] * cards.GROUPS
    for first, second in _rolls():
        for number in (first, second, first + second):
            found[cards.GROUP_OF_NUMBER[number]] += 1 / 36
    return found


def _idle() -> list[float]:
    """Return the probability that a roll activates no group in a set, for all sets, indexed by the set's mask."""
    met: list[int] = []
    for first, second in _rolls():
        mask = 0
        for number in (first, second, first + second):
            mask |= 1 << int(cards.GROUP_OF_NUMBER[number])
        met.append(mask)
    return [sum([not mask & groups for mask in met]) / 36 for groups in range(1 << cards.GROUPS)]


MONSTER_POINTS: Final[list[float]] = [float(points) for points in cards.MONSTER_VP]
DOMAIN_POINTS: Final[list[float]] = [float(points) for points in cards.DOMAIN_VP]
MEETS: Final[list[float]] = _meets()
IDLE: Final[list[float]] = _idle()

# ---- yield of an activation: row = 2 * citizen + (1 if on turn) ----------------------------------------------------

PLAIN: Final = 0  # fixed amounts, and perhaps an amount for each counted card
CHOICE: Final = 1  # gold or magic
EXCHANGES: Final = 2
STEALS: Final = 3

NOT_COUNTED: Final = 0
BY_WORKERS: Final = 1
BY_SOLDIERS: Final = 2
BY_KNIGHTS: Final = 3  # by name
BY_DOMAINS: Final = 4


def _form(program: Program) -> int:
    op = int(effects.op_of(program[0][0]))
    if len(program) > 1:
        return CHOICE
    if op == effects.EXCHANGE:
        return EXCHANGES
    return STEALS if op == effects.STEAL else PLAIN


def _is_counted(part: i64) -> bool:
    return effects.op_of(part) == effects.GAIN and effects.count_of(part) != effects.BY_NOTHING


def _yields(program: Program) -> list[float]:
    """Return a program's fixed gold, strength and magic.

    Alternatives of a choice are averaged, and loot counts as gold.
    """
    found = [0.0, 0.0, 0.0]
    for parts in program:
        for part in parts:
            if effects.op_of(part) != effects.EXCHANGE and not _is_counted(part):
                found[int(effects.resource_of(part))] += int(effects.number_of(part)) / len(program)
    return found


def _counted_part(program: Program) -> int:
    for part in program[0]:
        if _is_counted(part):
            return int(part)
    return -1


def _counted_by(part: int) -> int:
    if part < 0:
        return NOT_COUNTED
    by, arg = int(effects.count_of(part)), int(effects.arg_of(part))
    if by == effects.BY_DOMAINS:
        return BY_DOMAINS
    if by == effects.BY_NAME:
        return BY_KNIGHTS
    return BY_WORKERS if arg == cards.WORKER else BY_SOLDIERS


def _flat(rows: list[list[float]]) -> list[float]:
    return [number for row in rows for number in row]


_PROGRAMS: Final = [program for both in zip(CITIZEN_OFF, CITIZEN_ON, strict=True) for program in both]
_COUNTED_PARTS: Final = [_counted_part(program) for program in _PROGRAMS]
FORM: Final[list[i64]] = [_form(program) for program in _PROGRAMS]
YIELDS: Final[list[float]] = _flat([_yields(program) for program in _PROGRAMS])  # 3 * row + resource
COUNTED_BY: Final[list[i64]] = [_counted_by(part) for part in _COUNTED_PARTS]
COUNTED_RESOURCE: Final[list[i64]] = [int(effects.resource_of(part)) if part >= 0 else 0 for part in _COUNTED_PARTS]
COUNTED: Final[list[float]] = [float(effects.number_of(part)) if part >= 0 else 0.0 for part in _COUNTED_PARTS]


def exchange_of(row: i64) -> i64:
    """Return the effect part of an exchange; ``row`` is an index into ``FORM``."""
    part: i64 = _PROGRAMS[row][0][0]
    return part


# ---- dukes --------------------------------------------------------------------------------------------------------
# Columns of dukes' scoring: icons of the four roles, then monsters, titans, domains and citizens.

COUNTS: Final = 8
_MONSTERS: Final = 4
_TITANS: Final = 5
_DOMAINS: Final = 6
_CITIZENS: Final = 7


def _counts(duke: int) -> list[float]:
    """Return the points that a duke gives per item, for each scoring column."""
    found = [0.0] * COUNTS
    for part in DUKE_PARTS[duke]:
        by, number = int(effects.count_of(part)), float(effects.number_of(part))
        if by == effects.BY_ICON:
            found[int(effects.arg_of(part))] += number
        elif by == effects.BY_MONSTERS:
            found[_MONSTERS] += number
        elif by == effects.BY_TYPE:
            found[_TITANS] += number
        elif by == effects.BY_DOMAINS:
            found[_DOMAINS] += number
        elif by == effects.BY_CITIZENS:
            found[_CITIZENS] += number
    return found


def _resource(duke: int) -> float:
    for part in DUKE_PARTS[duke]:
        if effects.count_of(part) == effects.BY_RESOURCES:
            return int(effects.number_of(part)) / int(effects.arg_of(part))
    return 0.0


def _citizen(duke: int, kind: int) -> float:
    counts = _counts(duke)
    return counts[_CITIZENS] + counts[int(cards.CITIZEN_ROLE[kind])]


def _monster(duke: int, kind: int) -> float:
    counts = _counts(duke)
    return counts[_MONSTERS] + (counts[_TITANS] if cards.MONSTER_TYPE[kind] == cards.TITAN else 0.0)


def _domain(duke: int, kind: int) -> float:
    counts = _counts(duke)
    found = counts[_DOMAINS]
    for role in range(4):
        found += counts[role] * (int(cards.DOMAIN_ROLES[kind]) >> 4 * role & 15)
    return found


DUKE_COUNTS: Final[list[float]] = _flat([_counts(duke) for duke in range(cards.DUKES)])  # COUNTS * duke + what
DUKE_RESOURCE: Final[list[float]] = [_resource(duke) for duke in range(cards.DUKES)]
DUKE_CITIZEN: Final[list[float]] = _flat(
    [[_citizen(duke, kind) for kind in range(cards.CITIZENS)] for duke in range(cards.DUKES)]
)
DUKE_MONSTER: Final[list[float]] = _flat(
    [[_monster(duke, kind) for kind in range(cards.MONSTERS)] for duke in range(cards.DUKES)]
)
DUKE_DOMAIN: Final[list[float]] = _flat(
    [[_domain(duke, kind) for kind in range(cards.DOMAINS)] for duke in range(cards.DUKES)]
)


def _mean_domain(duke: int) -> float:
    """Return the points that a duke gives for a domain, averaged over all domains."""
    return sum(DUKE_DOMAIN[duke * cards.DOMAINS : (duke + 1) * cards.DOMAINS]) / cards.DOMAINS


MEAN_DOMAIN: Final[list[float]] = [_mean_domain(duke) for duke in range(cards.DUKES)]


# ---- The end of the game ---------------------------------------------------------------------------------------------

_TALLY: Final = 5  # bits for each stack size
_LARGEST: Final = 11
_SOON: Final = 0.3  # minimum number of rounds left until the end is due
# Regression of the rounds left, by number of players, each over 2500 games of rule bots. Coefficients: constant, cards
# to go, domains left, monsters left, rounds begun, the lesser of domains and monsters, fraction of the round played.
_ROUNDS: Final[list[list[float]]] = [
    [0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [6.721, 0.348, 0.0865, 0.0006, -0.4853, -0.021, 0.0],
    [4.34, 0.3812, -0.0096, -0.0419, -0.4159, 0.0317, 0.4843],
    [2.4546, 0.2085, 0.014, -0.008, -0.3305, 0.0104, 0.6022],
    [1.1898, 0.1433, 0.0456, 0.002, -0.2131, -0.0209, 0.7828],
    [1.1828, 0.0955, -0.0017, -0.0036, -0.1823, 0.0445, 0.8151],
]


def rounds_ahead(t: Board) -> float:
    """Return the expected number of rounds after this one."""
    if is_due(t):
        return 0.0
    monsters = float(size_of(t.monsters))
    domains = float(size_of(t.domains))
    least = monsters if monsters < domains else domains
    to_go = float(cards_to_go(t))
    passed = float(t.turns() % t.n) / float(t.n)
    weights = _ROUNDS[t.n]
    found = weights[0] + weights[1] * to_go + weights[2] * domains + weights[3] * monsters
    found += weights[4] * float(t.round) + weights[5] * least + weights[6] * passed
    return found if found > _SOON else _SOON


def is_due(t: Board) -> bool:
    """Return True if, as things stand, this round is the last one."""
    if t.end_due and t.end_latched:
        return True
    if stacks_to_go(t) <= 0 or solo.all_slain(t):
        return True
    return t.top_domains == 0


def size_of(stacks: list[list[i64]]) -> i64:
    found: i64 = 0
    for stack in stacks:
        found += len(stack)
    return found


def stacks_to_go(t: Board) -> i64:
    """Return how many more stacks must be exhausted to end the game."""
    return solo.EXHAUSTED_END - t.empty if t.n == 1 else 2 * t.n - t.empty


def cards_to_go(t: Board) -> i64:
    """Return the minimum number of cards that must still be taken to end the game by exhausting stacks."""
    tally: i64 = _tally(t.monsters) + _tally(t.citizens) + _tally(t.domains)
    lacking = stacks_to_go(t)
    size: i64 = 1
    found: i64 = 0
    while lacking > 0 and size <= _LARGEST:
        number = tally >> _TALLY * size & 31
        if number > lacking:
            number = lacking
        found += number * size
        lacking -= number
        size += 1
    return found


def _tally(stacks: list[list[i64]]) -> i64:
    """Return the number of stacks of each size, packed into an integer with five bits per size."""
    found: i64 = 0
    for stack in stacks:
        size: i64 = len(stack)
        if size > _LARGEST:
            size = _LARGEST
        found += bit(_TALLY * size)
    return found


def turn_comes(t: Board, seat: i64) -> bool:
    """Return True if a seat's turn in this round is still to come."""
    mine = seat - t.first
    if mine < 0:
        mine += t.n
    now = t.active - t.first
    if now < 0:
        now += t.n
    return mine > now


def turn_is_over(t: Board) -> bool:
    """Return True if the active player has no actions left."""
    return t.stage >= CLOSED


# ---- The outlook of a seat -------------------------------------------------------------------------------------------

_USABLE: Final = 15.0  # resources usable in one turn, which has only two actions


class Outlook:
    """Evaluation of the table for one seat, shared by all options of a decision."""

    t: Board
    me: Player

    def __init__(self, players: i64) -> None:
        self.weights = Weights(players)
        self.n: i64 = players
        self.solo = players == 1
        off_rolls: i64 = players - 1  # in a round
        if players == 1:
            off_rolls = 1
        elif players == 5:
            off_rolls = 3
        self.off_rolls = float(off_rolls)
        self.left = 0.0  # own turns left after the current one
        self.floor = 0.0  # value of a resource for the duke
        self.extra_gold = 0.0  # ... and its additional value when spent
        self.extra_strength = 0.0
        self.extra_magic = 0.0
        self.room_gold = 0.0
        self.room_strength = 0.0
        self.room_magic = 0.0
        self.coming_gold = 0.0
        self.coming_strength = 0.0
        self.coming_magic = 0.0
        self.price_gold = 0.0  # marginal value of one more
        self.price_strength = 0.0
        self.price_magic = 0.0
        self.rival = 0.0
        self.haste = 0.0
        self.near = False  # the next exhausted stack may end the game
        self.lead = 0.0
        self.standings: list[float] = [0.0] * 5
        self.stood: i64 = 0  # mask of seats whose standing is cached
        self.spent_gold = 0.0
        self.spent_strength = 0.0
        self.spent_magic = 0.0

    def fill(self, t: Board, seat: i64) -> None:
        """Evaluate the table for a seat. All players must have chosen a duke."""
        weights = self.weights
        self.t = t
        me = t.players[seat]
        self.me = me
        self.left = self._turns_left(seat)
        left = self.left
        self.floor = DUKE_RESOURCE[me.duke]
        floor = self.floor
        early = 1.0 + weights.early * left
        dear = weights.duke_domain * MEAN_DOMAIN[me.duke]  # a duke that scores domains makes gold more valuable
        self.extra_gold = _above(weights.gold * early * (1.0 + dear), floor)
        self.extra_strength = _above(weights.strength * early, floor)
        self.extra_magic = _above(weights.magic * early * (1.0 + 0.5 * dear), floor)
        self.room_gold = weights.room_gold * left
        self.room_strength = weights.room_strength * left
        self.room_magic = weights.room_magic * left
        self._look_at_income()
        self.price_gold = floor
        self.price_strength = floor
        self.price_magic = floor
        if left > 0.0:
            self.price_gold += self.extra_gold * self._part(float(me.gold) + self.coming_gold, self.room_gold)
            self.price_strength += self.extra_strength * self._part(
                float(me.strength) + self.coming_strength, self.room_strength
            )
            self.price_magic += self.extra_magic * self._part(float(me.magic) + self.coming_magic, self.room_magic)
        self.rival = 0.0
        if self.n > 1:
            self.rival = weights.rival / float(self.n - 1)
        self.haste = 0.0  # bonus for every card taken, so that no game lasts forever
        late = float(t.round) - weights.long
        if late > 0.0 and not self.solo:
            self.haste = weights.haste * late
        self.near = False
        self.stood = 0
        if self.haste == 0.0 or self.n == 1:
            self._look_at_end()

    def _part(self, have: float, room: float) -> float:
        part = 1.0 - have / (2.0 * room)
        return part if part > self.weights.least else self.weights.least

    def _turns_left(self, seat: i64) -> float:
        """Return how many turns the seat can expect, not counting a turn in progress."""
        t = self.t
        found = rounds_ahead(t) * self.weights.time
        return found + 1.0 if turn_comes(t, seat) else found

    # ---- the end ------------------------------------------------------------------------------------------------

    def _look_at_end(self) -> None:
        """Set ``near`` if exhausting one more stack could end the game; if so, also set ``lead``."""
        t = self.t
        if stacks_to_go(t) > 1 and size_of(t.monsters) != 1 and size_of(t.domains) != 1:
            return
        if is_due(t):
            return
        self.near = True
        mine = points_of(self.me, self.me.duke)
        if self.solo:
            self.lead = mine - float(self.me.vp) - self.lord_points()  # tokens do not count in solo games
            return
        lead = 1000.0
        unspent = _unspent(self.me)
        for other in t.players:
            if other.seat != self.me.seat:
                more = mine - self.standing(other) + self.weights.unspent * (_unspent(other) - unspent)
                if turn_comes(t, other.seat):
                    more -= self.weights.turn
                if more < lead:
                    lead = more
        self.lead = lead

    def closing(self, points: float) -> float:
        """Return the value of ending the game with an action that scores ``points``."""
        weights = self.weights
        part = (self.lead + points) / weights.lead
        if part < -1.0:
            part = -1.0
        elif part > 1.0:
            part = 1.0
        if self.solo:
            return weights.staying * part if part < 0.0 else 0.0
        return weights.closing * part

    def leaves(self, size: i64, column: i64, points: float) -> float:
        """Return the value of taking a card from a stack of ``size``, apart from the card's own value.

        ``column`` is -1 for a stack of monsters.
        """
        found = self.haste
        if size == 1 and self.near:
            found += self.closing(points)
        if self.solo:
            if size == 1:
                found -= self.weights.exhausting
            if column >= 0 and self.t.monsters[column]:
                defenders = float(self.defenders(column))
                found -= self.weights.open_column / (defenders * defenders)
        return found

    def defenders(self, column: i64) -> i64:
        """Return the number of citizens and domains that protect a column from its monsters."""
        t = self.t
        found: i64 = len(t.citizens[column])
        found += len(t.citizens[column + COLUMNS])
        found += len(t.domains[column])
        return found

    def standing(self, one: Player) -> float:
        """Return a player's estimated current points.

        The estimate for an opponent's duke lies between the average and the best possible duke.
        """
        if not self.stood >> one.seat & 1:
            self.stood |= one.bit
            self.standings[one.seat] = self._standing(one)
        return self.standings[one.seat]

    def _standing(self, one: Player) -> float:
        shown = shown_points(one)
        if one.seat == self.me.seat:
            return shown + duke_points(one, one.duke)
        best = 0.0
        total = 0.0
        number = 0.0
        duke: i64
        for duke in range(cards.DUKES):
            if not self.me.dealt >> duke & 1:
                found = duke_points(one, duke)
                total += found
                number += 1.0
                if found > best:
                    best = found
        doubt = self.weights.doubt
        return shown + doubt * best + (1.0 - doubt) * total / number

    # ---- solo ---------------------------------------------------------------------------------------------------

    def lord_points(self) -> float:
        """Return the Dark Lord's current points, averaged over his possible dukes."""
        t = self.t
        kind: i64
        found = 0.0
        for stack in t.monsters:
            for kind in stack:
                found += MONSTER_POINTS[kind] + self.lord_monster(kind)
        for kind in range(cards.CITIZENS):
            if t.captured[kind]:
                found += float(t.captured[kind]) * self.lord_citizen(kind)
        for kind in range(cards.DOMAINS):
            if t.captured_domains >> kind & 1:
                found += DOMAIN_POINTS[kind]
        return found

    def lord_monster(self, kind: i64) -> float:
        """Return the duke points that the Dark Lord can expect for a remaining monster."""
        return self._lord_duke(DUKE_MONSTER, cards.MONSTERS, kind)

    def lord_citizen(self, kind: i64) -> float:
        """Return the duke points that the Dark Lord can expect for a captured citizen."""
        return self._lord_duke(DUKE_CITIZEN, cards.CITIZENS, kind)

    def _lord_duke(self, points: list[float], kinds: i64, kind: i64) -> float:
        """Return the points for a kind of card, averaged over the Dark Lord's possible dukes.

        ``points`` has a row of ``kinds`` numbers per duke.
        """
        found = 0.0
        number = 0.0
        duke: i64
        for duke in range(cards.DUKES):
            if not self.me.dealt >> duke & 1:
                number += 1.0
                found += points[duke * kinds + kind]
        return found / number

    # ---- resources ----------------------------------------------------------------------------------------------

    def worth(self, gold: i64, strength: i64, magic: i64) -> float:
        """Return the value of these resources: points from the duke, plus their value when spent in the turns left."""
        found = self.floor * float(gold + strength + magic)
        if self.left > 0.0:
            found += self.extra_gold * (spent(float(gold) + self.coming_gold, self.room_gold) - self.spent_gold)
            found += self.extra_strength * (
                spent(float(strength) + self.coming_strength, self.room_strength) - self.spent_strength
            )
            found += self.extra_magic * (spent(float(magic) + self.coming_magic, self.room_magic) - self.spent_magic)
        return found

    def price_of(self, resource: i64) -> float:
        if resource == cards.GOLD:
            return self.price_gold
        return self.price_strength if resource == cards.STRENGTH else self.price_magic

    def _look_at_income(self) -> None:
        """Estimate the gold, strength and magic that the dice will bring by the seat's last turn."""
        me = self.me
        rolls = 1.0 + self.off_rolls
        gold = MEETS[4] * rolls
        strength = MEETS[5] * rolls
        magic = 0.0
        kind: i64 = 0
        row: i64
        held = me.held
        while held:
            if held & 1:
                often = float(me.citizens[kind]) * MEETS[CITIZEN_GROUP[kind]]
                for row in range(2 * kind, 2 * kind + 2):
                    each = often if row & 1 else often * self.off_rolls
                    gold += each * YIELDS[3 * row]
                    strength += each * YIELDS[3 * row + 1]
                    magic += each * YIELDS[3 * row + 2]
                    by: i64 = COUNTED_BY[row]
                    if by:
                        more = each * COUNTED[row] * float(number_counted(me, by))
                        if COUNTED_RESOURCE[row] == cards.GOLD:
                            gold += more
                        else:
                            strength += more
            held >>= 1
            kind += 1
        share = self.left * self.weights.coming
        self.coming_gold = gold * share
        self.coming_strength = strength * share
        self.coming_magic = magic * share
        if self.left > 0.0:
            self.spent_gold = spent(self.coming_gold, self.room_gold)
            self.spent_strength = spent(self.coming_strength, self.room_strength)
            self.spent_magic = spent(self.coming_magic, self.room_magic)


def groups_of(one: Player) -> i64:
    """Return the activation groups in which a player has cards, as a mask."""
    found: i64 = STARTER_GROUPS
    kind: i64 = 0
    held = one.held
    while held:
        if held & 1:
            group: i64 = CITIZEN_GROUP[kind]
            found |= bit(group)
        held >>= 1
        kind += 1
    return found


def number_counted(me: Player, by: i64) -> i64:
    """Return how many of a player's cards a citizen's power counts; ``by`` is a constant such as ``BY_WORKERS``."""
    if by == BY_WORKERS:
        return me.role(cards.WORKER)
    if by == BY_SOLDIERS:
        return me.role(cards.SOLDIER)
    if by == BY_KNIGHTS:
        return me.named(cards.KNIGHT)
    return me.domain_count if by == BY_DOMAINS else 0


def spent(have: float, room: float) -> float:
    """Return the effective amount of a resource under diminishing returns."""
    return room if have >= 2.0 * room else have - have * have / (4.0 * room)


def _unspent(one: Player) -> float:
    """Return how many of a player's resources could be spent in one more turn."""
    have = float(one.gold + one.strength + one.magic)
    return have if have < _USABLE else _USABLE


def _above(price: float, floor: float) -> float:
    return price - floor if price > floor else 0.0


# ---- points -------------------------------------------------------------------------------------------------------


def shown_points(one: Player) -> float:
    """Return a player's public points, which come from tokens, monsters and domains."""
    kind: i64
    found = float(one.vp)
    base: i64 = 0
    areas = one.areas  # monsters of each area, six bits each
    while areas:
        if areas & 63:
            for kind in range(base, base + 3):
                copies: i64 = one.monsters[kind]
                if copies:
                    found += float(copies) * MONSTER_POINTS[kind]
        areas >>= 6
        base += 3
    kind = 0
    left = one.domains
    while left:
        if left & 1:
            found += DOMAIN_POINTS[kind]
        left >>= 1
        kind += 1
    return found


def duke_points(one: Player, duke: i64) -> float:
    """Return the points that a player would score now with ``duke``, including fractions."""
    found = DUKE_RESOURCE[duke] * float(one.gold + one.strength + one.magic)
    base = duke * COUNTS
    kind: i64
    icons: i64 = 0  # of the four roles, eight bits each
    kind = 0
    left = one.domains
    while left:
        if left & 1:
            asked: i64 = DOMAIN_ROLES[kind]
            icons += asked & 15 | (asked >> 4 & 15) << 8 | (asked >> 8 & 15) << 16 | (asked >> 12 & 15) << 24
        left >>= 1
        kind += 1
    icons += one.roles
    for kind in range(4):
        found += DUKE_COUNTS[base + kind] * float(icons >> 8 * kind & 255)
    found += DUKE_COUNTS[base + 4] * float(one.monster_count)
    if DUKE_COUNTS[base + 5] > 0.0:
        titans: i64 = 0
        for kind in range(cards.MONSTERS):
            if MONSTER_TYPE[kind] == cards.TITAN:
                titans += one.monsters[kind]
        found += DUKE_COUNTS[base + 5] * float(titans)
    found += DUKE_COUNTS[base + 6] * float(one.domain_count)
    return found + DUKE_COUNTS[base + 7] * float(one.citizen_count)


def points_of(one: Player, duke: i64) -> float:
    return shown_points(one) + duke_points(one, duke)
