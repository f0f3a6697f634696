"""Board of Valeria: the center and the players, the phases, and moves of cards and tokens."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import CITIZEN_ROLE, MONSTER_TYPE
from burgrave.games.valeria.facts import ValeriaPhase
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM
from burgrave.games.valeria.rules.rulings import A26_DUKE_POOLS_RESOURCES
from burgrave.kernel.arrays import ActionList, Numbers, numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64
from burgrave.kernel.native import mypyc_attr
from burgrave.kernel.state import State

# ---- Phases ----------------------------------------------------------------------------------------------------------

DUKE: Final = 0  # all players simultaneously: which duke to keep
DICE: Final = 1  # change a die, or announce the roll
THIEF: Final = 2  # the active player's thieves, before all players harvest
HARVEST: Final = 3  # all players simultaneously: choices and exchanges
ACT: Final = 4  # choose one of the two actions
PAY: Final = 5  # the part of the price paid in magic
REWARD: Final = 6  # choose a reward
FREE: Final = 7  # choose a free citizen
VICTIM: Final = 8  # choose a player to take from
SPARE: Final = 9  # may return a card to its stack
BARGAIN: Final = 10  # may pay for victory tokens
HUNT: Final = 11  # may use a granted slay
RAID: Final = 12  # solo: the stack that a six activates
CAPTURE: Final = 13  # solo: the citizen that the Dark Lord takes
NOBODY: Final = 14  # no decision: ``course.advance`` continues
OVER: Final = 15
HELD: Final = 16  # only in lookahead: stopped before the roll (``Board.held_from``)
PHASE_NAMES: Final[list[ValeriaPhase]] = [
    "duke", "dice", "thief", "harvest", "act", "pay", "reward", "free", "victim", "spare", "bargain", "hunt", "raid",
    "capture", "nobody", "over",
]  # fmt: skip


# ---- The board -------------------------------------------------------------------------------------------------------

NEVER: Final = 1 << 20  # above the number of turns of any game
NO_DUKE: Final = -1
NONE_YET: Final[list[i64]] = []  # these three are shared, never modified
NO_STACKS: Final[list[list[i64]]] = []
EVERY_TOP: Final[list[i64]] = [1] * cards.GROUPS
TOP_BITS: Final = 5  # bits per stack in ``tops_of``
TOP: Final = 31
assert max(cards.MONSTERS, cards.CITIZENS, cards.DOMAINS) <= TOP
NAME_BITS: Final = 3
NAMED: Final = 7  # largest count: all copies of a citizen and a starter
NO_CITIZENS: Final = 1 << 24 | 1 << 27  # initial ``Player.names``: only the starters
assert (cards.PEASANT, cards.KNIGHT) == (24 // NAME_BITS, 27 // NAME_BITS)
assert cards.CITIZEN_COPIES < NAMED and cards.CITIZENS * NAME_BITS < 63


def tops_of(stacks: list[list[i64]]) -> i64:
    """Pack the top cards of stacks into one integer, with the first stack in the lowest bits.

    Each is stored as the card + 1, or as 0 for an empty stack.
    """
    tops: i64 = 0
    place: i64
    for place, stack in enumerate(stacks):
        tops = with_top(tops, place, stack)
    return tops


def with_top(tops: i64, place: i64, stack: list[i64]) -> i64:
    """Return the packed top cards after the stack at ``place`` has changed."""
    top: i64 = 0
    if stack:
        top = stack[len(stack) - 1]
        top += 1
    at = bit(TOP_BITS * place)
    return tops & ~(TOP * at) | top * at


def beginner(seat: i64) -> Player:
    """Return a player with the starting tokens and the starter citizens."""
    return Player(seat, numbers([0] * cards.CITIZENS), numbers([0] * cards.MONSTERS))


@mypyc_attr(acyclic=True)
class Player:
    """Cards and tokens of one player. Packed counts use eight bits per role and six bits per area.

    Copies share the vectors of citizens and monsters until one of them changes (copy on write, see ``unshare``).
    """

    def __init__(self, seat: i64, citizens: Numbers, monsters: Numbers) -> None:
        self.seat: i64 = seat
        self.bit: i64 = bit(seat)
        self.gold: i64 = 2
        self.strength: i64 = 0
        self.magic: i64 = 1
        self.vp: i64 = 0  # victory tokens
        self.citizens = citizens  # copies of each kind, excluding the starters
        self.monsters = monsters
        self.roles: i64 = 0  # citizens of each role
        self.areas: i64 = 0  # monsters of each area
        self.held: i64 = 0  # kinds of citizens, as a mask
        self.names: i64 = NO_CITIZENS  # cards of each name, three bits each, including the starters (A3)
        self.citizen_count: i64 = 0
        self.monster_count: i64 = 0
        self.domains: i64 = 0  # mask
        self.domain_count: i64 = 0
        self.duke: i64 = NO_DUKE
        self.dealt: i64 = 0  # the two dukes dealt, as a mask
        # open harvest decisions
        self.choices: i64 = 0  # activations that bring 2 gold or 2 magic
        self.trades: i64 = 0  # exchanges by number (``harvest.TRADES``), five bits each
        self.compensation = False  # no card was activated: choose one resource
        self._shares = False  # True while a copy shares citizens and monsters

    def copy(self) -> Player:
        new = Player(self.seat, self.citizens, self.monsters)
        new.names = self.names
        new.gold = self.gold
        new.strength = self.strength
        new.magic = self.magic
        new.vp = self.vp
        new.roles = self.roles
        new.areas = self.areas
        new.held = self.held
        new.citizen_count = self.citizen_count
        new.monster_count = self.monster_count
        new.domains = self.domains
        new.domain_count = self.domain_count
        new.duke = self.duke
        new.dealt = self.dealt
        new.choices = self.choices
        new.trades = self.trades
        new.compensation = self.compensation
        new._shares = self._shares = True
        return new

    def unshare(self) -> None:
        """Copy the shared vectors of citizens and monsters, so that changes do not affect copies of the player."""
        self.citizens = self.citizens[:]
        self.monsters = self.monsters[:]
        self._shares = False

    def has(self, domain: i64) -> bool:
        return self.domains >> domain & 1 != 0

    def role(self, role: i64) -> i64:
        """Count the player's citizens with a role; starters have no role (A3)."""
        return self.roles >> 8 * role & 255

    def area(self, area: i64) -> i64:
        """Count the monsters from an area in the victory stack."""
        return self.areas >> 6 * area & 63

    def named(self, citizen: i64) -> i64:
        """Count the cards with a citizen's name, including the starter (A3)."""
        return self.names >> NAME_BITS * citizen & NAMED

    def amount(self, resource: i64) -> i64:
        if resource == cards.GOLD:
            return self.gold
        if resource == cards.STRENGTH:
            return self.strength
        return self.magic if resource == cards.MAGIC else self.vp

    def add(self, resource: i64, n: i64) -> None:
        """Take ``n`` of a resource from the bank, which has unlimited supply; a negative ``n`` pays the bank."""
        if resource == cards.GOLD:
            self.gold += n
        elif resource == cards.STRENGTH:
            self.strength += n
        elif resource == cards.MAGIC:
            self.magic += n
        else:
            self.vp += n

    def icons(self, role: i64) -> i64:
        """Count the icons of a role on the player's citizens and domains."""
        number = self.role(role)
        domain: i64
        for domain in range(cards.DOMAINS):
            if self.domains >> domain & 1:
                asked: i64 = cards.DOMAIN_ROLES[domain]
                number += asked >> 4 * role & 15
        return number

    def of_type(self, kind_type: i64) -> i64:
        number: i64 = 0
        kind: i64
        for kind in range(cards.MONSTERS):
            if MONSTER_TYPE[kind] == kind_type:
                number += self.monsters[kind]
        return number

    def count(self, part: i64) -> i64:
        """Return the multiplier of a gain: how many of the counted items the player has, or 1 for a fixed gain."""
        by = effects.count_of(part)
        if by == effects.BY_NOTHING:
            return 1
        arg = effects.arg_of(part)
        if by == effects.BY_ROLE:
            return self.role(arg)
        if by == effects.BY_NAME:
            return self.named(arg)
        if by == effects.BY_AREA:
            return self.area(arg)
        if by == effects.BY_DOMAINS:
            return self.domain_count
        if by == effects.BY_MONSTERS:
            return self.monster_count
        if by == effects.BY_CITIZENS:
            return self.citizen_count
        if by == effects.BY_TYPE:
            return self.of_type(arg)
        if by == effects.BY_ICON:
            return self.icons(arg)
        if A26_DUKE_POOLS_RESOURCES:
            return (self.gold + self.strength + self.magic) // arg
        return self.gold // arg + self.strength // arg + self.magic // arg

    def gains(self, part: i64) -> i64:
        """Return the amount that a gain would give now."""
        return effects.number_of(part) * self.count(part)

    def add_citizen(self, kind: i64, n: i64) -> None:
        """Add ``n`` citizens of a kind to the tableau; -1 removes one."""
        if self._shares:
            self.unshare()
        number = self.citizens[kind] + n
        self.citizens[kind] = number
        self.held = self.held | bit(kind) if number else self.held & ~bit(kind)
        role: i64 = CITIZEN_ROLE[kind]
        self.roles += n * bit(8 * role)
        self.names += n * bit(NAME_BITS * kind)
        self.citizen_count += n

    def add_monster(self, kind: i64, n: i64) -> None:
        """Add ``n`` monsters of a kind to the victory stack; -1 removes one."""
        if self._shares:
            self.unshare()
        self.monsters[kind] = self.monsters[kind] + n
        self.areas += n * bit(6 * (kind // 3))
        self.monster_count += n

    def add_domain(self, domain: i64) -> None:
        self.domains |= bit(domain)
        self.domain_count += 1


class Board(State):
    """All components of one game. The last card in a stack is its top card.

    Only the top card of a domain stack or of a mixed citizen stack is face up. Stacks are immutable: taking a card
    creates a new stack. Copies of a board share the stacks. They also share the lists of stacks until one of the boards
    changes (copy on write, see ``unshare``).
    """

    def __init__(self, rng: i64, players: list[Player]) -> None:
        State.__init__(self, rng)
        self.players = players
        self.n: i64 = len(players)
        self.scenario = ""
        self.mixed = False
        self.monsters = NO_STACKS  # by column
        self.citizens = NO_STACKS  # by activation group
        self.areas = NONE_YET  # of each column
        self.domains = NO_STACKS  # by column
        self.left_out: i64 = 0  # domains excluded by the setup, as a mask: public
        self.open_citizens = EVERY_TOP  # mixed: number of cards from the top that all players have seen
        self.away_dukes: i64 = 0  # mask: not dealt, or returned
        self.first: i64 = 0  # seat with the First Player token
        self.active: i64 = 0
        self.round: i64 = 1
        self.end_due = False  # an end condition held at the end of the last turn (``end_latched``: of any turn)
        self.end_latched = True  # once due, the end stays due (A22)
        self.phase: i64 = DUKE
        self.held_from = NEVER  # lookahead: stop before the roll after this many turns
        self.dice1: i64 = 0
        self.dice2: i64 = 0
        self.used: i64 = 0  # mask of domains that changed a die in this roll phase
        self.steals: i64 = 0  # pending activations of the Thief
        self.actions: i64 = 0  # actions left
        self.empty: i64 = 0  # number of empty stacks, of twenty (A21)
        self.top_monsters: i64 = 0  # see ``tops_of``
        self.top_citizens: i64 = 0
        self.top_domains: i64 = 0
        self.exhausted_cards: i64 = 0  # Exhausted cards on the table, placed at the end of each action (A20)
        self.todo = numbers()  # stack of pending effect parts, the next one last
        self.stage: i64 = 0  # last completed step of the turn (``course``)
        self.bought = False  # paid for, card not yet taken
        self.verb: i64 = 0  # verb of the card being paid for
        self.place: i64 = 0  # ... and its stack
        self.price: i64 = 0
        self.price_magic: i64 = 0
        self.part: i64 = 0  # effect part of the open decision
        self.rewarded: i64 = 0  # monster of the reward decision
        self.covered: i64 = -1  # column whose next domain is still face down (A28)
        # solo
        self.dark_duke: i64 = NO_DUKE
        self.captured = numbers()  # citizens, by kind
        self.captured_domains: i64 = 0  # mask
        self.raids = NONE_YET  # pending dice of the monster phase
        self.second = False  # the second harvest
        self.outcome: i64 = 0  # 0 not over, 1 won by slaying all monsters, 2 lost by an open column, 3 scored
        self._shares = False  # True while a copy shares the lists of stacks

    def fill_copy(self, new: Board) -> None:
        """Copy everything except the players and the random generator into ``new``."""
        new.scenario = self.scenario
        new.mixed = self.mixed
        new.monsters = self.monsters
        new.citizens = self.citizens
        new.areas = self.areas
        new.domains = self.domains
        new.left_out = self.left_out
        new.open_citizens = self.open_citizens
        new.away_dukes = self.away_dukes
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.end_due = self.end_due
        new.end_latched = self.end_latched
        new.phase = self.phase
        new.dice1 = self.dice1
        new.dice2 = self.dice2
        new.used = self.used
        new.steals = self.steals
        new.actions = self.actions
        new.empty = self.empty
        new.top_monsters = self.top_monsters
        new.top_citizens = self.top_citizens
        new.top_domains = self.top_domains
        new.exhausted_cards = self.exhausted_cards
        if len(self.todo) > 0:
            new.todo = self.todo[:]
        new.stage = self.stage
        new.bought = self.bought
        new.verb = self.verb
        new.place = self.place
        new.price = self.price
        new.price_magic = self.price_magic
        new.part = self.part
        new.rewarded = self.rewarded
        new.covered = self.covered
        new.dark_duke = self.dark_duke
        new.second = self.second
        new.outcome = self.outcome
        new.captured = self.captured
        if self.n == 1:
            new.captured = self.captured[:]
            new.captured_domains = self.captured_domains
            new.raids = self.raids[:]
        new._shares = self._shares = True

    def unshare(self) -> None:
        """Copy the shared lists of stacks, so that changes do not affect copies of the board."""
        self.monsters = self.monsters[:]
        self.citizens = self.citizens[:]
        self.domains = self.domains[:]
        if self.mixed:
            self.open_citizens = self.open_citizens[:]
        self._shares = False

    def look_at_stacks(self) -> None:
        """Recompute the values derived from the stacks: the top cards, and how many stacks are empty."""
        self.empty = self.exhausted()
        self.top_monsters = tops_of(self.monsters)
        self.top_citizens = tops_of(self.citizens)
        self.top_domains = tops_of(self.domains)

    def exhausted(self) -> i64:
        """Count the empty stacks in the center."""
        number: i64 = 0
        for stacks in (self.monsters, self.citizens, self.domains):
            for stack in stacks:
                if not stack:
                    number += 1
        return number

    def take_monster(self, column: i64) -> i64:
        if self._shares:
            self.unshare()
        card = self._take(self.monsters, column)
        self.top_monsters = with_top(self.top_monsters, column, self.monsters[column])
        return card

    def take_citizen(self, group: i64) -> i64:
        """Take the top citizen of a stack; if citizens are mixed, turn up the next one."""
        if self._shares:
            self.unshare()
        if self.mixed:
            seen: i64 = self.open_citizens[group]
            if seen > 1:
                self.open_citizens[group] = seen - 1
        card = self._take(self.citizens, group)
        self.top_citizens = with_top(self.top_citizens, group, self.citizens[group])
        return card

    def take_domain(self, column: i64) -> i64:
        if self._shares:
            self.unshare()
        card = self._take(self.domains, column)
        self.top_domains = with_top(self.top_domains, column, self.domains[column])
        return card

    def put_monster(self, column: i64, kind: i64) -> None:
        if self._shares:
            self.unshare()
        self._put(self.monsters, column, kind)
        self.top_monsters = with_top(self.top_monsters, column, self.monsters[column])

    def put_citizen(self, group: i64, kind: i64) -> None:
        """Put a citizen face up on top of a stack; open cards below it remain known."""
        if self._shares:
            self.unshare()
        if self.mixed:
            seen: i64 = self.open_citizens[group]
            self.open_citizens[group] = seen + 1 if self.citizens[group] else 1
        self._put(self.citizens, group, kind)
        self.top_citizens = with_top(self.top_citizens, group, self.citizens[group])

    def _take(self, stacks: list[list[i64]], place: i64) -> i64:
        stack = stacks[place]
        below: i64 = len(stack) - 1
        stacks[place] = stack[:below]
        if below == 0:
            self.empty += 1
        return stack[below]

    def _put(self, stacks: list[list[i64]], place: i64, card: i64) -> None:
        stack = stacks[place]
        if not stack:
            self.empty -= 1
            self.exhausted_cards -= 1
        stacks[place] = [*stack, card]

    def gain(self, me: Player, resource: i64, n: i64, why: i64 = ev.GAINS) -> None:
        """Give a player ``n`` of a resource from the bank, and record an event of kind ``why``."""
        me.add(resource, n)
        if self.keeps_events and n > 0:
            self.note(pack(why, PUBLIC, me.seat, resource, n))

    def gain_for(self, me: Player, part: i64) -> None:
        """Give a player the gain from an exchange or from returning a card."""
        brings = effects.gained(part)
        self.gain(me, brings & 3, brings >> 2)

    def gain_by(self, me: Player, domain: i64) -> None:
        """Give the owner of a permanent domain the gain that its effect provides."""
        part: i64 = DOMAIN_PROGRAM[domain][0][0]
        self.gain(me, effects.resource_of(part), me.gains(part))

    def pay(self, me: Player, resource: i64, n: i64) -> None:
        """Pay the bank for the use of a power."""
        me.add(resource, -n)
        if self.keeps_events and n > 0:
            self.note(pack(ev.PAID, PUBLIC, me.seat, resource, n, 0))

    def mark_exhausted(self) -> None:
        """Place an Exhausted card on every empty stack (A20)."""
        if self.keeps_events and self.empty > self.exhausted_cards:
            self.note(pack(ev.EXHAUSTED, PUBLIC, self.empty))
        self.exhausted_cards = self.empty

    def move(self, giver: Player, taker: Player, resource: i64, n: i64, why: i64 = ev.TAKES) -> None:
        """Move ``n`` of a resource, or as many as the giver has (A17), from one player to another."""
        there = giver.amount(resource)
        if n > there:
            n = there
        giver.add(resource, -n)
        taker.add(resource, n)
        if self.keeps_events:
            self.note(pack(why, PUBLIC, taker.seat, giver.seat, resource, n))

    def turns(self) -> i64:
        after = self.active - self.first
        if after < 0:
            after += self.n
        return (self.round - 1) * self.n + after

    def others(self, me: Player, out: ActionList, verb: i64) -> None:
        for other in self.players:
            if other.seat != me.seat:
                out.append(verb + other.seat)
