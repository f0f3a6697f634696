"""The laws about the cards of Valeria: what belongs to a game, and that each card lies in exactly one place.

Starters are with their players always, and Exhausted cards are counted by ``laws``. ``laws`` looks at all of this in
every state.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules.board import COLUMNS, NAME_BITS, NO_CITIZENS, NO_DUKE, Board, Player
from burgrave.games.valeria.rules.cards import (
    AREA_NAMES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
)
from burgrave.games.valeria.rules.phases import DUKE
from burgrave.games.valeria.rules.scenarios import SCENARIOS
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.laws import BrokenLaw

__all__ = ["check_cards", "hidden_citizens", "size_of"]

_ALL_DUKES: Final = (1 << cards.DUKES) - 1
_ALL_DOMAINS: Final = (1 << cards.DOMAINS) - 1
_SETUP: Final = "the set-up is that of its name and of its number of players"
_CONSERVED: Final = "cards are conserved"
_ORDER: Final = "a stack of monsters is what is left of it, the weakest on top"
_OWN_STACK: Final = "a card lies in a stack of its own"
_DUKES: Final = "everybody has been dealt two dukes, and keeps one"


def _laid_out(five: bool) -> list[list[i64]]:
    """Return the stack of each area as it is laid out, the bottom card first."""
    found: list[list[i64]] = []
    for area in range(cards.AREAS):
        stack: list[i64] = []
        for rank in (2, 1, 0):
            kind = 3 * area + rank
            copies = cards.MONSTER_COPIES[kind]
            if not five:
                copies -= cards.MONSTER_FIVE[kind]
            stack += [kind] * copies
        found.append(stack)
    return found


_STACKS_OF_FIVE: Final = _laid_out(True)
_STACKS: Final = _laid_out(False)


def check_cards(t: Board) -> None:
    """Check that every card of the game lies in exactly one place, and what is counted of those that players have."""
    _check_setup(t)
    _check_monsters(t)
    _check_order(t)
    _check_citizens(t)
    _check_seen(t)
    _check_domains(t)
    _check_dukes(t)
    for player in t.players:
        _check_counts(player)


def _owned(t: Board, domain: i64) -> bool:
    """Tell whether somebody has built a domain."""
    for player in t.players:
        if player.has(domain):
            return True
    return False


def _check_setup(t: Board) -> None:
    if t.n < 1 or t.n > 5 or len(t.players) != t.n:
        raise BrokenLaw(_SETUP, f"{t.n} play, and {len(t.players)} sit there")
    if len(t.monsters) != COLUMNS or len(t.domains) != COLUMNS or len(t.areas) != COLUMNS:
        raise BrokenLaw(_SETUP, f"{len(t.monsters)} columns of monsters, {len(t.domains)} of domains")
    if len(t.citizens) != cards.GROUPS or len(t.open_citizens) != cards.GROUPS:
        raise BrokenLaw(_SETUP, f"{len(t.citizens)} stacks of citizens")
    last: i64 = -1
    area: i64
    for area in t.areas:
        if area <= last or area >= cards.AREAS:
            raise BrokenLaw(_SETUP, f"the areas are not in their order: {t.areas}")
        last = area
    if t.scenario not in SCENARIOS:
        return
    printed = SCENARIOS[t.scenario]
    left_out: i64 = 0
    domain: i64
    for domain in printed.without:
        left_out |= bit(domain)
    for column in range(COLUMNS):
        area = printed.areas[column]
        if t.areas[column] != area:
            raise BrokenLaw(_SETUP, f"{AREA_NAMES[t.areas[column]]} is not in {t.scenario}")
    if t.left_out != left_out:
        raise BrokenLaw(_SETUP, f"other domains than those of {t.scenario} are left out")


# ---- monsters -----------------------------------------------------------------------------------------------------


def _check_monsters(t: Board) -> None:
    """All copies of the five areas are there: in the stacks of their area, or slain."""
    kind: i64
    column: i64
    found: list[i64] = [0] * cards.MONSTERS
    wanted: list[i64] = [0] * cards.MONSTERS
    for column in range(COLUMNS):
        area = t.areas[column]
        for kind in t.monsters[column]:
            if kind // 3 != area:
                raise BrokenLaw(_OWN_STACK, f"{MONSTER_NAMES[kind]} lies with {AREA_NAMES[area]}")
            found[kind] += 1
        for kind in _laid(t, column):
            wanted[kind] += 1
    for player in t.players:
        for kind in range(cards.MONSTERS):
            number: i64 = player.monsters[kind]
            if number < 0:
                raise BrokenLaw(_CONSERVED, f"seat {player.seat} has {number} {MONSTER_NAMES[kind]}")
            found[kind] += number
    for kind in range(cards.MONSTERS):
        if found[kind] != wanted[kind]:
            raise BrokenLaw(_CONSERVED, f"{found[kind]} {MONSTER_NAMES[kind]} instead of {wanted[kind]}")


def _laid(t: Board, column: i64) -> list[i64]:
    area = t.areas[column]
    return _STACKS_OF_FIVE[area] if t.n == 5 else _STACKS[area]


def _check_order(t: Board) -> None:
    """What was laid out lies there from the bottom up; the Watcher on the Water has put one card on top, at most."""
    column: i64
    returned = not _owned(t, cards.WATCHER_ON_THE_WATER)
    for column in range(COLUMNS):
        stack = t.monsters[column]
        laid = _laid(t, column)
        for i in range(len(stack)):
            if stack[i] == laid[i]:
                continue
            if returned or i != len(stack) - 1:
                names = [MONSTER_NAMES[kind] for kind in stack]
                raise BrokenLaw(_ORDER, f"column {column + 1} is, from the bottom up, {', '.join(names)}")
            returned = True


# ---- citizens -----------------------------------------------------------------------------------------------------


def _check_citizens(t: Board) -> None:
    """Each group has a stack full of cards: in the stack, in tableaus, with the Dark Lord; unmixed all of one kind."""
    kind: i64
    group: i64
    number: i64
    size: i64 = 6 if t.n == 5 else 5
    found: list[i64] = [0] * cards.CITIZENS
    for kind in range(len(t.captured)):
        found[kind] += t.captured[kind]
    for group in range(cards.GROUPS):
        for kind in t.citizens[group]:
            if CITIZEN_GROUP[kind] != group:
                raise BrokenLaw(_OWN_STACK, f"{CITIZEN_NAMES[kind]} lies with group {group + 1}")
            found[kind] += 1
    for player in t.players:
        for kind in range(cards.CITIZENS):
            number = player.citizens[kind]
            if number < 0:
                raise BrokenLaw(_CONSERVED, f"seat {player.seat} has {number} {CITIZEN_NAMES[kind]}")
            found[kind] += number
    totals: list[i64] = [0] * cards.GROUPS
    for kind in range(cards.CITIZENS):
        number = found[kind]
        totals[CITIZEN_GROUP[kind]] += number
        if not t.mixed and number != 0 and number != size:
            raise BrokenLaw(_CONSERVED, f"{number} {CITIZEN_NAMES[kind]} instead of {size}")
    for group in range(cards.GROUPS):
        if totals[group] != size:
            raise BrokenLaw(_CONSERVED, f"{totals[group]} citizens of group {group + 1} instead of {size}")
    if not t.mixed and t.scenario in SCENARIOS:
        for kind in SCENARIOS[t.scenario].citizens:
            if found[kind] != size:
                raise BrokenLaw(_SETUP, f"{CITIZEN_NAMES[kind]} is missing in {t.scenario}")


def _check_seen(t: Board) -> None:
    """One citizen lies open on a stack; the Nest of the Weaver Witch has put one more on top, at most."""
    group: i64
    returned = not _owned(t, cards.NEST_OF_THE_WEAVER_WITCH)
    for group in range(cards.GROUPS):
        seen: i64 = t.open_citizens[group]
        if seen == 1:
            continue
        if returned or seen != 2 or len(t.citizens[group]) < 2:
            raise BrokenLaw("the top citizen is seen, and one below a returned one", f"{seen} of group {group + 1}")
        returned = True


def hidden_citizens(t: Board, group: i64) -> i64:
    """Return how many cards of a stack nobody has seen."""
    if not t.mixed:
        return 0
    hidden: i64 = len(t.citizens[group])
    hidden -= t.open_citizens[group]
    return hidden if hidden > 0 else 0


# ---- domains ------------------------------------------------------------------------------------------------------


def _check_domains(t: Board) -> None:
    """No domain is in two places; as many as the game has are laid out, built or captured."""
    domain: i64
    column: i64
    size: i64 = 4 if t.n == 5 else 3
    there: i64 = t.captured_domains
    number = size_of(there)
    for player in t.players:
        if there & player.domains:
            raise BrokenLaw(_CONSERVED, f"seat {player.seat} has a domain that is elsewhere, too")
        there |= player.domains
        number += size_of(player.domains)
    for column in range(COLUMNS):
        if len(t.domains[column]) > size:
            raise BrokenLaw(_CONSERVED, f"{len(t.domains[column])} domains in column {column + 1}")
        for domain in t.domains[column]:
            if there >> domain & 1:
                raise BrokenLaw(_CONSERVED, f"{DOMAIN_NAMES[domain]} is in two places")
            there |= bit(domain)
            number += 1
    if there & t.left_out or (there | t.left_out) & ~_ALL_DOMAINS:
        raise BrokenLaw(_CONSERVED, "a domain is in play that is left out, or none of the game")
    if number != size * COLUMNS:
        raise BrokenLaw(_CONSERVED, f"{number} domains are in play instead of {size * COLUMNS}")


def size_of(mask: i64) -> i64:
    """Return how many cards are in a mask."""
    number: i64 = 0
    while mask:
        number += mask & 1
        mask >>= 1
    return number


# ---- dukes --------------------------------------------------------------------------------------------------------


def _check_dukes(t: Board) -> None:
    """Nobody shares a duke; who has chosen keeps one of the two dealt, and all the others are away."""
    dealt: i64 = 0
    held: i64 = 0
    for player in t.players:
        if size_of(player.dealt) != 2 or player.dealt & (dealt | ~_ALL_DUKES):
            raise BrokenLaw(_DUKES, f"seat {player.seat} was dealt {player.dealt}")
        dealt |= player.dealt
        if player.duke == NO_DUKE:
            if t.phase != DUKE:
                raise BrokenLaw(_DUKES, f"seat {player.seat} has none")
            held |= player.dealt
        else:
            if not player.dealt >> player.duke & 1:
                raise BrokenLaw(_DUKES, f"seat {player.seat} has one that was not dealt: {player.duke}")
            held |= bit(player.duke)
    if t.n == 1:
        if t.dark_duke < 0 or t.dark_duke >= cards.DUKES or dealt >> t.dark_duke & 1:
            raise BrokenLaw("the Dark Lord is a duke that was not dealt", f"{t.dark_duke}")
        held |= bit(t.dark_duke)
    if t.away_dukes != _ALL_DUKES & ~held:
        away = [name for duke, name in enumerate(DUKE_NAMES) if t.away_dukes >> duke & 1]
        raise BrokenLaw("whoever is no duke of anybody is away", f"away are {', '.join(away)}")


# ---- what is counted ----------------------------------------------------------------------------------------------


def _check_counts(player: Player) -> None:
    """What is kept about a player's cards agrees with the cards; nothing is negative."""
    kind: i64
    number: i64
    if player.gold < 0 or player.strength < 0 or player.magic < 0 or player.vp < 0:
        have = f"{player.gold} gold, {player.strength} strength, {player.magic} magic, {player.vp} tokens"
        raise BrokenLaw("nobody has less than nothing", f"seat {player.seat}: {have}")
    held: i64 = 0
    roles: i64 = 0
    names: i64 = NO_CITIZENS
    citizens: i64 = 0
    for kind in range(cards.CITIZENS):
        number = player.citizens[kind]
        if number:
            held |= bit(kind)
        roles += number * bit(8 * cards.CITIZEN_ROLE[kind])
        names += number * bit(NAME_BITS * kind)
        citizens += number
    areas: i64 = 0
    monsters: i64 = 0
    for kind in range(cards.MONSTERS):
        number = player.monsters[kind]
        areas += number * bit(6 * (kind // 3))
        monsters += number
    law = "what is counted of a player's cards agrees with them"
    if (player.roles, player.citizen_count, player.held, player.names) != (roles, citizens, held, names):
        raise BrokenLaw(law, f"not the citizens of seat {player.seat}")
    if player.areas != areas or player.monster_count != monsters:
        raise BrokenLaw(law, f"not the monsters of seat {player.seat}")
    if player.domain_count != size_of(player.domains):
        raise BrokenLaw(law, f"not the domains of seat {player.seat}")
