"""Named inputs of the Valeria net: the table as a seat sees it, with seats numbered relative to that seat.

The inputs are the same for any number of players, so that training generalizes across player counts.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    COLUMNS,
    DOMAIN_NAMES,
    DOMAIN_VP,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_STRENGTH,
    MONSTER_TYPE,
    MONSTER_VP,
    ROLE_NAMES,
)
from burgrave.games.valeria.play.outlook import (
    COUNTED,
    COUNTED_BY,
    COUNTED_RESOURCE,
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    IDLE,
    MEETS,
    YIELDS,
    groups_of,
    number_counted,
    stacks_to_go,
)
from burgrave.games.valeria.rules import market, scoring
from burgrave.games.valeria.rules.board import DUKE, HELD, NO_DUKE, TOP, TOP_BITS, Board, Player
from burgrave.games.valeria.rules.course import ROLLED
from burgrave.games.valeria.rules.harvest import waits
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.net import Layout, Look, numbered

# ---- Layout ----------------------------------------------------------------------------------------------------------

MOST_PLAYERS: Final = 5
STEPS: Final[list[i64]] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]  # an amount is also encoded by the thresholds it reaches
ROLES: Final = 4
TYPES: Final = 4
MOMENTS: Final = 4  # stages of a turn
_SEATS: Final = numbered(MOST_PLAYERS)
_STACKS: Final = numbered(cards.GROUPS)
_RESOURCES: Final = cards.RESOURCE_NAMES[: cards.VP]
_MOMENTS: Final = ["before_roll", "before_harvest", "two_actions_left", "one_action_left"]
_MOST_OF_ROLE: Final = 3  # the most citizens of one role that a domain requires
_MOST_LEFT: Final = 12  # one-hot inputs for the number of stacks that must still be exhausted
_CITIZEN_KINDS: Final = [int(role) for role in cards.CITIZEN_ROLE]
_MONSTER_KINDS: Final = [int(kind_type) for kind_type in cards.MONSTER_TYPE]
_DOMAIN_KINDS: Final = [0] * cards.DOMAINS
_AREA_KINDS: Final = [0] * cards.AREAS
assert (len(ROLE_NAMES), len(cards.TYPE_NAMES), len(_MOMENTS)) == (ROLES, TYPES, MOMENTS)


class PlayerPlaces:
    """Offsets of a player's inputs within that player's block."""

    def __init__(self, layout: Layout) -> None:
        start = layout.size
        steps = [f"{resource}.{int(step)}" for resource in _RESOURCES for step in STEPS]
        of_role = [f"{role}.{number}" for role in ROLE_NAMES for number in range(1, _MOST_OF_ROLE + 1)]
        income = [f"{turn}.{resource}" for turn in ("own_turn", "other_turn") for resource in _RESOURCES]
        self.resources = layout.add("resources", cards.RESOURCE_NAMES) - start
        self.steps = layout.add("resource_reaches", steps) - start
        self.points = layout.add("points") - start  # of monsters and domains
        self.citizens = layout.add("citizens", CITIZEN_NAMES, _CITIZEN_KINDS) - start
        self.roles = layout.add("roles", ROLE_NAMES) - start
        self.enough = layout.add("role_reaches", of_role) - start
        self.areas = layout.add("areas", AREA_NAMES, _AREA_KINDS) - start
        self.types = layout.add("monster_types", cards.TYPE_NAMES) - start
        self.counts = layout.add("count", ["citizens", "monsters", "domains"]) - start
        self.domains = layout.add("domains", DOMAIN_NAMES, _DOMAIN_KINDS) - start
        self.income = layout.add("income", income) - start  # of an average roll
        self.idle = layout.add("idle_rolls") - start
        self.payable_monsters = layout.add("payable_monsters", MONSTER_NAMES, _MONSTER_KINDS) - start
        self.payable_citizens = layout.add("payable_citizens", CITIZEN_NAMES, _CITIZEN_KINDS) - start
        self.prices = layout.add("citizen_price", _STACKS) - start
        self.met_domains = layout.add("domains_with_roles_met", DOMAIN_NAMES, _DOMAIN_KINDS) - start
        self.payable_domains = layout.add("payable_domains", DOMAIN_NAMES, _DOMAIN_KINDS) - start
        self.open = layout.add("open_harvest", ["choices", "exchanges", "compensation"]) - start
        self.waiting = layout.add("waiting") - start
        self.size = layout.size - start


class InputLayout(Layout):
    """Index of every input of the net."""

    def __init__(self) -> None:
        Layout.__init__(self, 1, "d1cce759f0d57721")
        self.players = self.add("players", numbered(MOST_PLAYERS, 1))
        self.rulings = self.add("rulings", ["mixed", "end_latched"])
        self.first = self.add("first_player", _SEATS)
        self.moment = self.add("moment", [f"{seat}.{moment}" for seat in _SEATS for moment in _MOMENTS])
        self.steals = self.add("thefts_to_come")
        self.round = self.add("round")
        self.end_due = self.add("end_due")
        self.left = self.add("stacks_until_end", numbered(_MOST_LEFT))
        self.monsters_left = self.add("left", ["monsters", "domains", "domain_rounds"])
        self.tops = self.add("top_citizens", CITIZEN_NAMES, _CITIZEN_KINDS)
        self.heights = self.add("citizens_left", _STACKS)
        self.top_monsters = self.add("top_monsters", MONSTER_NAMES, _MONSTER_KINDS)
        self.areas = self.add("monsters_left", AREA_NAMES, _AREA_KINDS)
        self.top_domains = self.add("top_domains", DOMAIN_NAMES, _DOMAIN_KINDS)
        self.unknown = self.add("domains_turned_up_unseen")
        self.duke = self.add("duke", cards.DUKE_NAMES, [0] * cards.DUKES)
        self.duke_points = self.add("duke_points")
        self.duke_citizens = self.add("duke_for_citizen", _STACKS)
        self.best = self.add("most_points", ["monster_payable", "domain_met", "domain_payable"])
        self.captured = self.add("dark_lord.citizens", CITIZEN_NAMES, _CITIZEN_KINDS)
        self.captured_domains = self.add("dark_lord.domains", DOMAIN_NAMES, _DOMAIN_KINDS)
        self.lord = self.add("dark_lord.points", ["monsters_left", "domains"])
        self.defenders = self.add("dark_lord.columns_with_cards_before", numbered(2 * COLUMNS))
        self.seats = self.size
        self.prefix = "seat.0."
        self.player = PlayerPlaces(self)
        for far in range(1, MOST_PLAYERS):
            self.prefix = f"seat.{far}."
            PlayerPlaces(self)

    def most_left(self) -> i64:
        """Return how many inputs encode the number of stacks that must still be exhausted to end the game."""
        return _MOST_LEFT


# ---- Filling the inputs ----------------------------------------------------------------------------------------------

PLACES: Final = InputLayout()
_FINE: Final = 3  # resolution of an average income: this amount per 36 rolls
_TYPE_BITS: Final = 8


def _step_masks() -> list[i64]:
    """Return masks by amount, in which bit i is set if the amount reaches ``STEPS[i]``."""
    last: i64 = STEPS[len(STEPS) - 1]
    found: list[i64] = []
    for amount in range(last + 1):
        mask = 0
        for number, step in enumerate(STEPS):
            if amount >= step:
                mask |= 1 << number
        found.append(mask)
    return found


_STEP_MASKS: Final = _step_masks()


def _often(numbers: list[float]) -> list[i64]:
    """Convert the amount per activation of each citizen power to the expected amount per 36 rolls."""
    found: list[i64] = []
    for row, number in enumerate(numbers):
        found.append(round(36.0 * MEETS[CITIZEN_GROUP[row // 2]] * number))
    return found


_DUKE_CITIZEN: Final[list[i64]] = [round(points) for points in DUKE_CITIZEN]
_DUKE_MONSTER: Final[list[i64]] = [round(points) for points in DUKE_MONSTER]
_DUKE_DOMAIN: Final[list[i64]] = [round(points) for points in DUKE_DOMAIN]
_GOLD: Final = _often(YIELDS[0::3])
_STRENGTH: Final = _often(YIELDS[1::3])
_MAGIC: Final = _often(YIELDS[2::3])
_COUNTED: Final = _often(COUNTED)
_STARTER_GOLD: Final = round(36.0 * MEETS[4])
_STARTER_STRENGTH: Final = round(36.0 * MEETS[5])
_IDLE: Final[list[i64]] = [round(36.0 * idle) for idle in IDLE]
_ROLE_STEPS: Final[list[i64]] = [0, 1, 3, 7]
_MONSTER_TYPES: Final[list[i64]] = [1 << _TYPE_BITS * int(kind_type) for kind_type in MONSTER_TYPE]


class Inputs:
    """Converter from states to inputs of the net. Cards that were hidden when the decision began stay unknown."""

    def __init__(self) -> None:
        self.domains: list[i64] = [0] * COLUMNS  # cards in each column when the decision began
        self.citizens: list[i64] = [0] * cards.GROUPS  # minimum height of each stack at which its top was known

    def begin(self, t: Board) -> None:
        """Record which cards are open, before the options of a decision are tried."""
        column: i64
        group: i64
        for column in range(COLUMNS):
            height: i64 = len(t.domains[column])
            self.domains[column] = height + 1 if column == t.covered else height
        for group in range(cards.GROUPS):
            seen: i64 = t.open_citizens[group]
            stack: i64 = len(t.citizens[group])
            self.citizens[group] = stack - seen + 1 if t.mixed else 0

    def is_domain_unseen(self, t: Board, column: i64) -> bool:
        """Return True if the top domain of a column was turned up after the decision began."""
        return len(t.domains[column]) < self.domains[column]

    def is_citizen_unseen(self, t: Board, group: i64) -> bool:
        """Return True if the top citizen of a stack was turned up after the decision began."""
        return len(t.citizens[group]) < self.citizens[group]

    def show(self, t: Board, seat: i64, look: Look) -> None:
        """Set the inputs of ``look`` from everything that ``seat`` knows."""
        me = t.players[seat]
        game = t.n << 8 | me.duke + 1
        if look.is_news(PLACES.players, game):
            look.clear()
            look.is_news(PLACES.players, game)
            look.put_one(PLACES.duke, me.duke)
        look.put(PLACES.duke_points, scoring.of_duke(me, me.duke) if me.duke != NO_DUKE else 0)
        tops = self._show_middle(t, me, look)
        self._show_course(t, seat, look)
        if t.n == 1:
            self._show_lord(t, look)
        for player in t.players:
            far = player.seat - seat
            if far < 0:
                far += t.n
            at = PLACES.seats + far * PLACES.player.size
            self._show_player(t, player, tops, at, look)

    # ---- the center --------------------------------------------------------------------------------------------------

    def _show_course(self, t: Board, seat: i64, look: Look) -> None:
        first = t.first - seat
        if first < 0:
            first += t.n
        active = t.active - seat
        if active < 0:
            active += t.n
        moment: i64 = 0
        if t.phase != HELD and t.phase != DUKE:
            moment = 1
            if t.stage != ROLLED:
                moment = 3 if t.actions == 1 else 2
        look.put_one(PLACES.players, t.n - 1)
        look.put_flags(PLACES.rulings, (1 if t.mixed else 0) | (2 if t.end_latched else 0))
        look.put_one(PLACES.first, first)
        look.put_one(PLACES.moment, active * MOMENTS + moment)
        look.put(PLACES.steals, t.steals)
        look.put(PLACES.round, t.round)
        look.put(PLACES.end_due, 1 if t.end_due else 0)
        left = stacks_to_go(t)
        most = PLACES.most_left()
        if left < 0:
            left = 0
        look.put_one(PLACES.left, left if left < most else most - 1)

    def _show_middle(self, t: Board, me: Player, look: Look) -> i64:
        """Set the inputs of the stacks; return the known top domains, packed as in ``tops_of``."""
        column: i64
        area: i64
        monsters: i64 = 0
        domains: i64 = 0
        unknown: i64 = 0
        known: i64 = 0
        mask: i64 = 0
        areas: i64 = 0
        tops: i64 = t.top_monsters
        domain_tops = t.top_domains
        monster_mask: i64 = 0
        for column in range(COLUMNS):
            height: i64 = len(t.monsters[column])
            monsters += height
            areas |= height * bit(6 * t.areas[column])
            kind = (tops >> TOP_BITS * column & TOP) - 1
            if kind >= 0:
                monster_mask |= bit(kind)
            height = len(t.domains[column])
            domains += height
            domain = (domain_tops >> TOP_BITS * column & TOP) - 1
            if domain >= 0:
                if not self.is_domain_unseen(t, column):
                    mask |= bit(domain)
                    known |= (domain + 1) * bit(TOP_BITS * column)
                else:
                    unknown += 1
        look.put(PLACES.monsters_left, monsters)
        look.put(PLACES.monsters_left + 1, domains)
        look.put(PLACES.monsters_left + 2, domains // (t.n if t.n > 0 else 1))
        look.put_flags(PLACES.top_monsters, monster_mask)
        for area in range(cards.AREAS):
            look.put(PLACES.areas + area, areas >> 6 * area & 63)
        look.put_flags(PLACES.top_domains, mask)
        look.put(PLACES.unknown, unknown)
        self._show_citizens(t, me, look)
        return known

    def _show_citizens(self, t: Board, me: Player, look: Look) -> None:
        group: i64
        mask: i64 = 0
        tops = t.top_citizens
        for group in range(cards.GROUPS):
            height: i64 = len(t.citizens[group])
            kind = (tops & TOP) - 1
            gives: i64 = 0
            if kind >= 0 and not (t.mixed and self.is_citizen_unseen(t, group)):
                mask |= bit(kind)
                if me.duke != NO_DUKE:
                    gives = _DUKE_CITIZEN[me.duke * cards.CITIZENS + kind]
            look.put(PLACES.heights + group, height)
            look.put(PLACES.duke_citizens + group, gives)
            tops >>= TOP_BITS
        look.put_flags(PLACES.tops, mask)

    def _show_lord(self, t: Board, look: Look) -> None:
        kind: i64
        column: i64
        points: i64 = 0
        taken: i64 = 0
        counts: i64 = 0
        for kind in range(cards.CITIZENS):
            look.put(PLACES.captured + kind, t.captured[kind])
        look.put_flags(PLACES.captured_domains, t.captured_domains)
        for kind in range(cards.DOMAINS):
            if t.captured_domains >> kind & 1:
                taken += DOMAIN_VP[kind]
        for column in range(COLUMNS):
            if len(t.monsters[column]):
                for kind in t.monsters[column]:
                    points += MONSTER_VP[kind]
                before: i64 = len(t.citizens[column])
                before += len(t.citizens[column + COLUMNS])
                before += len(t.domains[column])
                if before >= 2 * COLUMNS:
                    before = 2 * COLUMNS - 1
                counts += bit(3 * before)
        look.put(PLACES.lord, points)
        look.put(PLACES.lord + 1, taken)
        for column in range(2 * COLUMNS):
            look.put(PLACES.defenders + column, counts >> 3 * column & 7)

    # ---- a player ----------------------------------------------------------------------------------------------------

    def _show_player(self, t: Board, player: Player, domain_tops: i64, at: i64, look: Look) -> None:
        p = PLACES.player
        purse = player.gold | player.strength << 10 | player.magic << 20 | player.vp << 30
        spends = look.is_news(at + p.resources, purse)
        if spends:
            self._show_purse(player, at, look)
        asked = look.is_news(at + p.open, player.choices << 1 | (1 if player.compensation else 0))
        if look.is_news(at + p.open + 1, player.trades) or asked:
            self._show_open(player, at, look)
        look.put(at + p.waiting, 1 if waits(t, player.seat) else 0)
        citizens = look.is_news(at + p.citizens, player.names)
        domains = look.is_news(at + p.domains, player.domains)
        if citizens:
            self._show_citizens_of(player, at, look)
        if domains:
            look.put_flags(at + p.domains, player.domains)
        if citizens or domains:
            self._show_income(player, at, look)
        self._show_points(player, at, look)
        monsters = look.is_news(at + p.payable_monsters, t.top_monsters)
        known = look.is_news(at + p.payable_domains, domain_tops)
        tops = look.is_news(at + p.payable_citizens, t.top_citizens)
        if tops or citizens or spends or domains or t.mixed:
            self._show_prices(t, player, at, look)
        if spends or monsters:
            self._show_payable_monsters(t, player, at, look)
        if spends or known or citizens or domains:
            self._show_payable_domains(player, domain_tops, at, look)

    def _show_purse(self, player: Player, at: i64, look: Look) -> None:
        p = PLACES.player
        steps: i64 = len(STEPS)
        look.put(at + p.resources, player.gold)
        look.put(at + p.resources + 1, player.strength)
        look.put(at + p.resources + 2, player.magic)
        look.put(at + p.resources + 3, player.vp)
        look.put_flags(at + p.steps, _reached(player.gold))
        look.put_flags(at + p.steps + steps, _reached(player.strength))
        look.put_flags(at + p.steps + 2 * steps, _reached(player.magic))

    def _show_open(self, player: Player, at: i64, look: Look) -> None:
        p = PLACES.player
        trades: i64 = 0
        left = player.trades
        while left:
            trades += left & 31
            left >>= 5
        look.put(at + p.open, player.choices)
        look.put(at + p.open + 1, trades)
        look.put(at + p.open + 2, 1 if player.compensation else 0)

    def _show_citizens_of(self, player: Player, at: i64, look: Look) -> None:
        p = PLACES.player
        kind: i64
        enough: i64 = 0
        for kind in range(cards.CITIZENS):
            look.put(at + p.citizens + kind, player.citizens[kind])
        for kind in range(ROLES):
            number = player.role(kind)
            look.put(at + p.roles + kind, number)
            reached: i64 = _ROLE_STEPS[number if number < 3 else 3]
            enough |= reached * bit(3 * kind)
        look.put_flags(at + p.enough, enough)
        look.put(at + p.counts, player.citizen_count)

    def _show_points(self, player: Player, at: i64, look: Look) -> None:
        p = PLACES.player
        points: i64 = 0
        types: i64 = 0
        kind: i64
        if player.monster_count:
            for kind in range(cards.MONSTERS):
                slain: i64 = player.monsters[kind]
                if slain:
                    points += slain * MONSTER_VP[kind]
                    types += slain * _MONSTER_TYPES[kind]
        if look.is_news(at + p.types, types):
            for kind in range(TYPES):
                look.put(at + p.types + kind, types >> _TYPE_BITS * kind & 255)
            look.put(at + p.counts + 1, player.monster_count)
        if look.is_news(at + p.areas, player.areas):
            for kind in range(cards.AREAS):
                look.put(at + p.areas + kind, player.area(kind))
        kind = 0
        left = player.domains
        while left:
            if left & 1:
                points += DOMAIN_VP[kind]
            left >>= 1
            kind += 1
        look.put(at + p.points, points)
        look.put(at + p.counts + 2, player.domain_count)

    def _show_income(self, player: Player, at: i64, look: Look) -> None:
        """Set a player's average income per roll, on their own turn and on other turns, without exchanges."""
        p = PLACES.player
        half: i64
        for half in range(2):
            gold: i64 = _STARTER_GOLD
            strength: i64 = _STARTER_STRENGTH
            magic: i64 = 0
            held = player.held
            row = half
            while held:
                if held & 1:
                    copies: i64 = player.citizens[row >> 1]
                    gold += copies * _GOLD[row]
                    strength += copies * _STRENGTH[row]
                    magic += copies * _MAGIC[row]
                    by: i64 = COUNTED_BY[row]
                    if by:
                        more = copies * _COUNTED[row] * number_counted(player, by)
                        if COUNTED_RESOURCE[row] == cards.GOLD:
                            gold += more
                        else:
                            strength += more
                held >>= 1
                row += 2
            look.put(at + p.income + 3 * half, gold // _FINE)
            look.put(at + p.income + 3 * half + 1, strength // _FINE)
            look.put(at + p.income + 3 * half + 2, magic // _FINE)
        look.put(at + p.idle, _IDLE[groups_of(player)])

    def _show_payable_monsters(self, t: Board, player: Player, at: i64, look: Look) -> None:
        mask: i64 = 0
        best: i64 = 0
        duke = player.duke if player.duke != NO_DUKE else 0
        tops = t.top_monsters
        while tops:
            kind = (tops & TOP) - 1
            if kind >= 0 and market.can_pay(player.strength, player.magic, MONSTER_STRENGTH[kind], MONSTER_MAGIC[kind]):
                mask |= bit(kind)
                points = i64(MONSTER_VP[kind]) + _DUKE_MONSTER[duke * cards.MONSTERS + kind]
                if points > best:
                    best = points
            tops >>= TOP_BITS
        look.put_flags(at + PLACES.player.payable_monsters, mask)
        if at == PLACES.seats:
            look.put(PLACES.best, best)

    def _show_payable_domains(self, player: Player, domain_tops: i64, at: i64, look: Look) -> None:
        met: i64 = 0
        mask: i64 = 0
        best: i64 = 0
        best_met: i64 = 0
        duke = player.duke if player.duke != NO_DUKE else 0
        tops = domain_tops
        while tops:
            kind = (tops & TOP) - 1
            if kind >= 0 and market.meets(player, kind):
                met |= bit(kind)
                points = i64(DOMAIN_VP[kind]) + _DUKE_DOMAIN[duke * cards.DOMAINS + kind]
                if points > best_met:
                    best_met = points
                if market.can_pay(player.gold, player.magic, market.domain_price(player, kind), 0):
                    mask |= bit(kind)
                    if points > best:
                        best = points
            tops >>= TOP_BITS
        look.put_flags(at + PLACES.player.met_domains, met)
        look.put_flags(at + PLACES.player.payable_domains, mask)
        if at == PLACES.seats:
            look.put(PLACES.best + 1, best_met)
            look.put(PLACES.best + 2, best)

    def _show_prices(self, t: Board, player: Player, at: i64, look: Look) -> None:
        p = PLACES.player
        mask: i64 = 0
        group: i64
        tops = t.top_citizens
        for group in range(cards.GROUPS):
            kind = (tops & TOP) - 1
            price: i64 = 0
            if kind >= 0 and not (t.mixed and self.is_citizen_unseen(t, group)):
                price = market.citizen_price(player, kind)
                if market.can_pay(player.gold, player.magic, price, 0):
                    mask |= bit(kind)
            look.put(at + p.prices + group, price)
            tops >>= TOP_BITS
        look.put_flags(at + p.payable_citizens, mask)


def _reached(amount: i64) -> i64:
    last: i64 = len(_STEP_MASKS) - 1
    return _STEP_MASKS[amount if amount < last else last]
