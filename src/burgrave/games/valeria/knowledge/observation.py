"""Where in an observation of Valeria each number stands, what it means, and how large it can be."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.knowledge.view import open_domains
from burgrave.games.valeria.rules import course, effects, scoring
from burgrave.games.valeria.rules.board import (
    CAPTURE,
    COLUMNS,
    HARVEST,
    NO_DUKE,
    OVER,
    PAY,
    PHASE_NAMES,
    REWARD,
    VICTIM,
    Board,
    Player,
)
from burgrave.games.valeria.rules.course import STAGE_NAMES
from burgrave.games.valeria.rules.harvest import GROUP_KINDS, TRADERS, waits
from burgrave.kernel.ints import i64
from burgrave.kernel.observing import ENDLESS, Encoder
from burgrave.kernel.state import State
from burgrave.kernel.unboxed import Numbers, Tensor, numbers

# ---- Layout ----------------------------------------------------------------------------------------------------------

VERSION: Final = 1  # goes up when a place changes, or what it means
DEPTH: Final = 6  # cards of a stack of monsters or citizens, at most

_FACES: Final = [str(face) for face in range(1, 7)]
_ITEMS: Final = ["monsters", "domains", "tokens", "duke"]


def _stacks(number: int) -> list[str]:
    """Return a label for each card of so many stacks, from the top down."""
    return [f"{stack}: {depth}" for stack in range(1, number + 1) for depth in range(1, DEPTH + 1)]


def _each(number: int, names: list[str]) -> list[str]:
    """Return a label for each name at each of so many places."""
    return [f"{place}: {name}" for place in range(1, number + 1) for name in names]


class SeatPlaces:
    """The places of what is known of one player, from the first of them on."""

    def __init__(self) -> None:
        self.resources: i64 = 0
        self.citizens: i64 = 0
        self.monsters: i64 = 0
        self.domains: i64 = 0
        self.duke: i64 = 0
        self.chosen: i64 = 0
        self.waiting: i64 = 0
        self.compensation: i64 = 0
        self.choices: i64 = 0
        self.trades: i64 = 0
        self.points: i64 = 0


class Places(Encoder):
    """The layout for a number of players; ``write`` is left to the heir."""

    def __init__(self, players: int) -> None:
        Encoder.__init__(self, players, VERSION)
        self._seats = ["me", *[f"+{far}" for far in range(1, players)]]
        self._lay_out_turn()
        self._lay_out_middle()
        self._lay_out_decision()
        self.lord: i64 = self.size
        if players == 1:
            self._lay_out_lord()
        self._lay_out_players()

    def _flag(self, name: str, about: str) -> i64:
        return self.add_one(name, 1, about)

    def _lay_out_turn(self) -> None:
        phases: list[str] = list(PHASE_NAMES)
        stages: list[str] = list(STAGE_NAMES)
        own = [f"seat {seat}" for seat in range(self.players)]
        self.phase = self.add("phase", phases, 1, "the kind of decision that is open")
        self.stage = self.add("stage", stages, 1, "how far the turn is")
        self.seat = self.add("seat", own, 1, "which seat this is: all others are told from it")
        self.first = self.add("first", self._seats, 1, "who has the First Player token")
        self.active = self.add("active", self._seats, 1, "whose turn it is")
        self.open = self.add("open", self._seats, 1, "every seat with a decision open")
        self.round = self.add_one("round", ENDLESS, "the round")
        self.dice = self.add("dice", _each(2, _FACES), 1, "the two dice")
        self.changed = self.add("changed", DOMAIN_NAMES, 1, "the domains that changed one in this turn")
        self.actions = self.add_one("actions", ENDLESS, "actions left after the one going on")
        self.exhausted = self.add_one("exhausted", 20, "Exhausted cards that lie out")
        self.end_due = self._flag("end_due", "whether this round is the last, as things stand")
        self.end_latched = self._flag("end_latched", "whether that stays so whatever is put back on a stack")
        self.mixed = self._flag("mixed", "whether citizens are mixed")

    def _lay_out_middle(self) -> None:
        kinds = cards.MONSTERS // cards.AREAS
        self.areas = self.add("areas", _each(COLUMNS, AREA_NAMES), 1, "the area of each column")
        about = "the monsters of each column from the top down: 0 none, else 1 + its place among those of its area"
        self.monsters = self.add("monsters", _stacks(COLUMNS), kinds, about)
        about = "the citizens of each stack from the top down: 0 none or hidden, else which of the two of its number"
        self.citizens = self.add("citizens", _stacks(cards.GROUPS), 2, about)
        groups = [str(group) for group in range(1, cards.GROUPS + 1)]
        self.hidden_citizens = self.add("hidden_citizens", groups, DEPTH, "how many lie hidden below")
        self.domains = self.add("domains", _each(COLUMNS, DOMAIN_NAMES), 1, "the open domain of each column")
        columns = [str(column) for column in range(1, COLUMNS + 1)]
        self.hidden_domains = self.add("hidden_domains", columns, DEPTH, "how many lie hidden below")
        self.left_out = self.add("left_out", DOMAIN_NAMES, 1, "domains that the set-up leaves out")
        self.dealt = self.add("dealt", DUKE_NAMES, 1, "the two dukes that this seat was dealt")

    def _lay_out_decision(self) -> None:
        self.paid_for = self.add("paid_for", ["slay", "recruit", "build"], 1, "what is being paid for")
        places = [str(place) for place in range(1, cards.GROUPS + 1)]
        self.place = self.add("place", places, 1, "its column or stack, and that of a citizen to be captured")
        self.price = self.add_one("price", ENDLESS, "the price in its own resource")
        self.price_magic = self.add_one("price_magic", ENDLESS, "the magic on top")
        self.rewarded = self.add("rewarded", MONSTER_NAMES, 1, "the monster whose reward is chosen")
        taken = [*RESOURCE_NAMES, "monster"]
        self.take = self.add("take", taken, 1, "what a victim is chosen for")
        self.number = self.add_one("number", ENDLESS, "how much of it")
        self.steals = self.add_one("steals", ENDLESS, "how often thieves still steal")

    def _lay_out_lord(self) -> None:
        self.captured = self.add("lord.citizens", CITIZEN_NAMES, 6, "citizens of the Dark Lord")
        self.captured_domains = self.add("lord.domains", DOMAIN_NAMES, 1, "his domains")
        self.raids = self.add("lord.raids", ["first", "second"], 6, "dice that are still to act: 0 none")
        self.lord_duke = self.add("lord.duke", DUKE_NAMES, 1, "his duke, once the game is over")
        self.lord_points = self.add("lord.points", _ITEMS, ENDLESS, "his points, once the game is over")
        outcomes = ["all slain", "open column", "points"]
        self.outcome = self.add("outcome", outcomes, 1, "how the game ended")

    def _lay_out_players(self) -> None:
        self.seats: i64 = self.size
        self.seat_places = SeatPlaces()
        self.seat_size: i64 = 0
        far: i64 = 0
        while far < self.players:
            self._lay_out_player(self._seats[far], self.seat_places if far == 0 else SeatPlaces())
            if far == 0:
                self.seat_size = self.size - self.seats
            far += 1

    def _lay_out_player(self, who: str, p: SeatPlaces) -> None:
        start = self.size
        p.resources = self.add(f"{who}.tokens", RESOURCE_NAMES, ENDLESS, "what there is of each") - start
        p.citizens = self.add(f"{who}.citizens", CITIZEN_NAMES, 6, "citizens, without those to begin with") - start
        p.monsters = self.add(f"{who}.monsters", MONSTER_NAMES, 4, "monsters slain") - start
        p.domains = self.add(f"{who}.domains", DOMAIN_NAMES, 1, "domains built") - start
        p.duke = self.add(f"{who}.duke", DUKE_NAMES, 1, "the duke, where this seat knows it") - start
        p.chosen = self._flag(f"{who}.chosen", "whether a duke was kept") - start
        p.waiting = self._flag(f"{who}.waiting", "whether this is the Waiting player") - start
        p.compensation = self._flag(f"{who}.compensation", "in the harvest: a resource for who activated none") - start
        p.choices = self.add_one(f"{who}.choices", ENDLESS, "in the harvest: choices of 2 gold or 2 magic") - start
        traders: list[str] = [CITIZEN_NAMES[kind] for kind in TRADERS]
        p.trades = self.add(f"{who}.trades", traders, 31, "in the harvest: exchanges still open") - start
        p.points = self.add(f"{who}.points", _ITEMS, ENDLESS, "once the game is over, points by item") - start


# ---- Writing ---------------------------------------------------------------------------------------------------------

_AREA_KINDS: Final = 3  # kinds of monsters of an area
_TAKES_MONSTER: Final = 4  # its place behind the resources
_TRADES: Final = len(TRADERS)
_IN_GROUP: Final = numbers([GROUP_KINDS[group].index(kind) + 1 for kind, group in enumerate(cards.CITIZEN_GROUP)])


class ValeriaEncoder(Places):
    """Writes what a seat of Valeria may know."""

    def write(self, state: State, seat: i64, out: Tensor, at: i64) -> None:
        """Write what ``seat`` may know of ``state`` to the places from ``at`` on, which are 0."""
        assert isinstance(state, Board)
        t = state
        self._write_turn(t, seat, out, at)
        self._write_monsters(t, out, at)
        self._write_citizens(t, out, at)
        self._write_domains(t, out, at)
        self._write_step(t, out, at)
        if t.n == 1:
            self._write_lord(t, out, at)
        for player in t.players:
            self._write_player(t, player, seat, out, at + self.seats + self._far(player.seat, seat) * self.seat_size)
        _bits(t.players[seat].dealt, out, at + self.dealt)

    def _far(self, whom: i64, seat: i64) -> i64:
        """Return how far a seat is from the one that looks."""
        return whom - seat if whom >= seat else whom - seat + self.players

    # ---- the turn, and the middle of the table -----------------------------------------------------------------------

    def _write_turn(self, t: Board, seat: i64, out: Tensor, at: i64) -> None:
        out.set(at + self.phase + t.phase, 1)
        out.set(at + self.stage + t.stage, 1)
        out.set(at + self.seat + seat, 1)
        out.set(at + self.first + self._far(t.first, seat), 1)
        out.set(at + self.round, t.round)
        if t.phase != OVER:
            out.set(at + self.active + self._far(t.active, seat), 1)
            for player in t.players:
                if course.is_open(t, player):
                    out.set(at + self.open + self._far(player.seat, seat), 1)
        if t.dice1:
            out.set(at + self.dice + t.dice1 - 1, 1)
            out.set(at + self.dice + 6 + t.dice2 - 1, 1)
        _bits(t.used, out, at + self.changed)
        _bits(t.left_out, out, at + self.left_out)
        out.set(at + self.actions, t.actions)
        out.set(at + self.exhausted, t.exhausted_cards)
        if t.end_due:
            out.set(at + self.end_due, 1)
        if t.end_latched:
            out.set(at + self.end_latched, 1)
        if t.mixed:
            out.set(at + self.mixed, 1)

    def _write_monsters(self, t: Board, out: Tensor, at: i64) -> None:
        column: i64 = 0
        while column < COLUMNS:
            area: i64 = t.areas[column]
            out.set(at + self.areas + cards.AREAS * column + area, 1)
            stack = t.monsters[column]
            place = at + self.monsters + DEPTH * column
            i: i64 = len(stack) - 1
            while i >= 0:
                kind: i64 = stack[i]
                out.set(place, kind - _AREA_KINDS * area + 1)
                place += 1
                i -= 1
            column += 1

    def _write_citizens(self, t: Board, out: Tensor, at: i64) -> None:
        """Write each stack from the top down: what all have seen, and how many cards lie below."""
        group: i64 = 0
        while group < cards.GROUPS:
            stack = t.citizens[group]
            size: i64 = len(stack)
            known = size
            if t.mixed:
                seen: i64 = t.open_citizens[group]
                if seen < size:
                    known = seen
                out.set(at + self.hidden_citizens + group, size - known)
            place = at + self.citizens + DEPTH * group
            i: i64 = 0
            while i < known:
                kind: i64 = stack[size - 1 - i]
                out.set(place + i, _IN_GROUP[kind])
                i += 1
            group += 1

    def _write_domains(self, t: Board, out: Tensor, at: i64) -> None:
        column: i64 = 0
        while column < COLUMNS:
            stack = t.domains[column]
            size: i64 = len(stack)
            if open_domains(t, column):
                domain: i64 = stack[size - 1]
                out.set(at + self.domains + cards.DOMAINS * column + domain, 1)
                size -= 1
            out.set(at + self.hidden_domains + column, size)
            column += 1

    def _write_step(self, t: Board, out: Tensor, at: i64) -> None:
        """Write what the open decision is about, where the phase alone does not say it."""
        phase = t.phase
        if phase == PAY:
            what: i64 = 0
            if t.verb == act.RECRUIT:
                what = 1
            elif t.verb == act.BUILD:
                what = 2
            out.set(at + self.paid_for + what, 1)
            out.set(at + self.place + t.place, 1)
            out.set(at + self.price, t.price)
            out.set(at + self.price_magic, t.price_magic)
        elif phase == REWARD:
            out.set(at + self.rewarded + t.rewarded, 1)
        elif phase == VICTIM:
            if effects.op_of(t.part) == effects.TAKE_MONSTER:
                out.set(at + self.take + _TAKES_MONSTER, 1)
                out.set(at + self.number, 1)
            else:
                out.set(at + self.take + effects.resource_of(t.part), 1)
                out.set(at + self.number, effects.number_of(t.part))
        elif phase == CAPTURE:
            out.set(at + self.place + t.place, 1)
        elif t.steals > 0:
            out.set(at + self.steals, t.steals)

    def _write_lord(self, t: Board, out: Tensor, at: i64) -> None:
        _counts(t.captured, out, at + self.captured)
        _bits(t.captured_domains, out, at + self.captured_domains)
        i: i64 = 0
        while i < len(t.raids):
            out.set(at + self.raids + i, t.raids[i])
            i += 1
        if t.outcome:
            out.set(at + self.outcome + t.outcome - 1, 1)
        if t.phase == OVER:
            out.set(at + self.lord_duke + t.dark_duke, 1)
            _write_points(scoring.dark_lord(t), out, at + self.lord_points)

    # ---- what lies before a player -----------------------------------------------------------------------------------

    def _write_player(self, t: Board, player: Player, seat: i64, out: Tensor, at: i64) -> None:
        p = self.seat_places
        out.set(at + p.resources, player.gold)
        out.set(at + p.resources + 1, player.strength)
        out.set(at + p.resources + 2, player.magic)
        out.set(at + p.resources + 3, player.vp)
        if player.citizen_count:
            _counts(player.citizens, out, at + p.citizens)
        if player.monster_count:
            _counts(player.monsters, out, at + p.monsters)
        _bits(player.domains, out, at + p.domains)
        if player.duke != NO_DUKE:
            out.set(at + p.chosen, 1)
            if player.seat == seat or t.phase == OVER:
                out.set(at + p.duke + player.duke, 1)
        if waits(t, player.seat):
            out.set(at + p.waiting, 1)
        if t.phase == HARVEST:
            if player.compensation:
                out.set(at + p.compensation, 1)
            out.set(at + p.choices, player.choices)
            if player.trades:
                number: i64 = 0
                while number < _TRADES:
                    out.set(at + p.trades + number, player.trades >> 5 * number & 31)
                    number += 1
        elif t.phase == OVER:
            _write_points(scoring.points(t, player), out, at + p.points)


def _write_points(found: scoring.Points, out: Tensor, at: i64) -> None:
    out.set(at, found.monsters)
    out.set(at + 1, found.domains)
    out.set(at + 2, found.tokens)
    out.set(at + 3, found.duke)


def _counts(counts: Numbers, out: Tensor, at: i64) -> None:
    i: i64 = 0
    size: i64 = len(counts)
    while i < size:
        count: i64 = counts[i]
        if count:
            out.set(at + i, count)
        i += 1


def _bits(mask: i64, out: Tensor, at: i64) -> None:
    while mask:
        if mask & 1:
            out.set(at, 1)
        mask >>= 1
        at += 1
