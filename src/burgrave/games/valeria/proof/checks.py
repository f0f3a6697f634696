"""Checks of cards, legal actions, views and events of Valeria, called by ``invariants``.

Each card is in exactly one place, legal actions match the phase, and views hide what a seat must not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    COLUMNS,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
    names_in,
)
from burgrave.games.valeria.facts import LordSide, OpenStack, ValeriaSeat, ValeriaView
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules import harvest
from burgrave.games.valeria.rules.board import (
    ACT,
    DUKE,
    HARVEST,
    HUNT,
    NAME_BITS,
    NO_CITIZENS,
    NO_DUKE,
    OVER,
    PAY,
    PHASE_NAMES,
    THIEF,
    Board,
    Player,
)
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.setup import SCENARIOS, monsters_of
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.action_space import VERB
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.ints import i64
from burgrave.kernel.invariants import BrokenInvariant

# ---- Cards -----------------------------------------------------------------------------------------------------------

# Starters never leave their players; ``invariants`` counts the Exhausted cards.

_ALL_DUKES: Final = (1 << cards.DUKES) - 1
_ALL_DOMAINS: Final = (1 << cards.DOMAINS) - 1
_SETUP: Final = "the setup matches its name and number of players"
_CONSERVED: Final = "cards are conserved"
_ORDER: Final = "monsters are taken from the top, the weakest first"
_OWN_STACK: Final = "every card is in the right stack"
_DUKES: Final = "every player is dealt two dukes and keeps one"


def check_cards(t: Board) -> None:
    """Check that every card is in exactly one place, and that the cached counts of the players' cards are correct."""
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
    return any([player.has(domain) for player in t.players])


def _check_setup(t: Board) -> None:
    if t.n < 1 or t.n > 5 or len(t.players) != t.n:
        raise BrokenInvariant(_SETUP, f"{t.n} players, but {len(t.players)} seats")
    if len(t.monsters) != COLUMNS or len(t.domains) != COLUMNS or len(t.areas) != COLUMNS:
        raise BrokenInvariant(_SETUP, f"{len(t.monsters)} columns of monsters, {len(t.domains)} of domains")
    if len(t.citizens) != cards.GROUPS or len(t.open_citizens) != cards.GROUPS:
        raise BrokenInvariant(_SETUP, f"{len(t.citizens)} stacks of citizens")
    last: i64 = -1
    area: i64
    for area in t.areas:
        if area <= last or area >= cards.AREAS:
            raise BrokenInvariant(_SETUP, f"the areas are not in their order: {t.areas}")
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
            raise BrokenInvariant(_SETUP, f"{AREA_NAMES[t.areas[column]]} is not in {t.scenario}")
    if t.left_out != left_out:
        raise BrokenInvariant(_SETUP, f"the setup {t.scenario} leaves out other domains")


# ---- monsters -----------------------------------------------------------------------------------------------------


def _check_monsters(t: Board) -> None:
    """Check that every monster of the five areas is in its area's stack or in a victory stack."""
    kind: i64
    column: i64
    found: list[i64] = [0] * cards.MONSTERS
    wanted: list[i64] = [0] * cards.MONSTERS
    for column in range(COLUMNS):
        area = t.areas[column]
        for kind in t.monsters[column]:
            if kind // 3 != area:
                raise BrokenInvariant(_OWN_STACK, f"{MONSTER_NAMES[kind]} is in {AREA_NAMES[area]}")
            found[kind] += 1
        for kind in _laid(t, column):
            wanted[kind] += 1
    for player in t.players:
        for kind in range(cards.MONSTERS):
            number: i64 = player.monsters[kind]
            if number < 0:
                raise BrokenInvariant(_CONSERVED, f"seat {player.seat} has {number} {MONSTER_NAMES[kind]}")
            found[kind] += number
    for kind in range(cards.MONSTERS):
        if found[kind] != wanted[kind]:
            raise BrokenInvariant(_CONSERVED, f"{found[kind]} {MONSTER_NAMES[kind]} instead of {wanted[kind]}")


def _laid(t: Board, column: i64) -> list[i64]:
    return monsters_of(t.areas[column], t.n == 5)


def _check_order(t: Board) -> None:
    """Check that monsters keep their original order, except for one returned by the Watcher on the Water."""
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
                raise BrokenInvariant(_ORDER, f"column {column + 1} is, from the bottom up, {', '.join(names)}")
            returned = True


# ---- citizens -----------------------------------------------------------------------------------------------------


def _check_citizens(t: Board) -> None:
    """Check that each group is complete and, unless citizens are mixed, consists of a single kind.

    The stacks, the tableaux and the captured citizens are counted together.
    """
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
                raise BrokenInvariant(_OWN_STACK, f"{CITIZEN_NAMES[kind]} is in group {group + 1}")
            found[kind] += 1
    for player in t.players:
        for kind in range(cards.CITIZENS):
            number = player.citizens[kind]
            if number < 0:
                raise BrokenInvariant(_CONSERVED, f"seat {player.seat} has {number} {CITIZEN_NAMES[kind]}")
            found[kind] += number
    totals: list[i64] = [0] * cards.GROUPS
    for kind in range(cards.CITIZENS):
        number = found[kind]
        totals[CITIZEN_GROUP[kind]] += number
        if not t.mixed and number != 0 and number != size:
            raise BrokenInvariant(_CONSERVED, f"{number} {CITIZEN_NAMES[kind]} instead of {size}")
    for group in range(cards.GROUPS):
        if totals[group] != size:
            raise BrokenInvariant(_CONSERVED, f"{totals[group]} citizens of group {group + 1} instead of {size}")
    if not t.mixed and t.scenario in SCENARIOS:
        for kind in SCENARIOS[t.scenario].citizens:
            if found[kind] != size:
                raise BrokenInvariant(_SETUP, f"{CITIZEN_NAMES[kind]} is missing in {t.scenario}")


def _check_seen(t: Board) -> None:
    """Check that each stack has one open citizen, or two after the Nest of the Weaver Witch returned one."""
    group: i64
    returned = not _owned(t, cards.NEST_OF_THE_WEAVER_WITCH)
    for group in range(cards.GROUPS):
        seen: i64 = t.open_citizens[group]
        if seen == 1:
            continue
        if returned or seen != 2 or len(t.citizens[group]) < 2:
            raise BrokenInvariant(
                "the top citizen is known, or two after a return", f"{seen} known of group {group + 1}"
            )
        returned = True


def hidden_citizens(t: Board, group: i64) -> i64:
    """Count the cards of a stack that no player has seen."""
    if not t.mixed:
        return 0
    hidden: i64 = len(t.citizens[group])
    hidden -= t.open_citizens[group]
    return hidden if hidden > 0 else 0


# ---- domains ------------------------------------------------------------------------------------------------------


def _check_domains(t: Board) -> None:
    domain: i64
    column: i64
    size: i64 = 4 if t.n == 5 else 3
    there: i64 = t.captured_domains
    number = size_of(there)
    for player in t.players:
        if there & player.domains:
            raise BrokenInvariant(_CONSERVED, f"seat {player.seat} has a domain that is elsewhere, too")
        there |= player.domains
        number += size_of(player.domains)
    for column in range(COLUMNS):
        if len(t.domains[column]) > size:
            raise BrokenInvariant(_CONSERVED, f"{len(t.domains[column])} domains in column {column + 1}")
        for domain in t.domains[column]:
            if there >> domain & 1:
                raise BrokenInvariant(_CONSERVED, f"{DOMAIN_NAMES[domain]} is in two places")
            there |= bit(domain)
            number += 1
    if there & t.left_out or (there | t.left_out) & ~_ALL_DOMAINS:
        raise BrokenInvariant(_CONSERVED, "a domain in play is left out or does not exist")
    if number != size * COLUMNS:
        raise BrokenInvariant(_CONSERVED, f"{number} domains are in play instead of {size * COLUMNS}")


def size_of(mask: i64) -> i64:
    return int(mask).bit_count()


# ---- dukes --------------------------------------------------------------------------------------------------------


def _check_dukes(t: Board) -> None:
    """Check that dukes are distinct and that players keep one of the two dealt.

    All other dukes, except for the Dark Lord's, must be out of play.
    """
    dealt: i64 = 0
    held: i64 = 0
    for player in t.players:
        if size_of(player.dealt) != 2 or player.dealt & (dealt | ~_ALL_DUKES):
            raise BrokenInvariant(_DUKES, f"seat {player.seat} was dealt {player.dealt}")
        dealt |= player.dealt
        if player.duke == NO_DUKE:
            if t.phase != DUKE:
                raise BrokenInvariant(_DUKES, f"seat {player.seat} has none")
            held |= player.dealt
        else:
            if not player.dealt >> player.duke & 1:
                raise BrokenInvariant(_DUKES, f"seat {player.seat} has a duke that was not dealt: {player.duke}")
            held |= bit(player.duke)
    if t.n == 1:
        if t.dark_duke < 0 or t.dark_duke >= cards.DUKES or dealt >> t.dark_duke & 1:
            raise BrokenInvariant("the Dark Lord is a duke that was not dealt", f"{t.dark_duke}")
        held |= bit(t.dark_duke)
    if t.away_dukes != _ALL_DUKES & ~held:
        away = [name for duke, name in enumerate(DUKE_NAMES) if t.away_dukes >> duke & 1]
        raise BrokenInvariant("all unowned dukes are out of play", f"out of play are {', '.join(away)}")


# ---- counts -------------------------------------------------------------------------------------------------------


def _check_counts(player: Player) -> None:
    """Check the cached counts of a player's cards, and that no resource is negative."""
    kind: i64
    number: i64
    if player.gold < 0 or player.strength < 0 or player.magic < 0 or player.vp < 0:
        have = f"{player.gold} gold, {player.strength} strength, {player.magic} magic, {player.vp} tokens"
        raise BrokenInvariant("no resource is negative", f"seat {player.seat}: {have}")
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
    invariant = "cached counts match a player's cards"
    if (player.roles, player.citizen_count, player.held, player.names) != (roles, citizens, held, names):
        raise BrokenInvariant(invariant, f"not the citizens of seat {player.seat}")
    if player.areas != areas or player.monster_count != monsters:
        raise BrokenInvariant(invariant, f"not the monsters of seat {player.seat}")
    if player.domain_count != size_of(player.domains):
        raise BrokenInvariant(invariant, f"not the domains of seat {player.seat}")


# ---- Legal actions ---------------------------------------------------------------------------------------------------

# Each verb belongs to its phase, and exactly the possible actions are legal.

_OFFER: Final = "exactly the possible actions are legal"

_PHASES_OF: Final = {verb.action: verb.phases for verb in act.VERBS}


def check_offers(t: Board, me: Player, options: list[int]) -> None:
    for action in options:
        if PHASE_NAMES[t.phase] not in _PHASES_OF[action & VERB]:
            raise BrokenInvariant(_OFFER, f"{notation(action)!r} in the phase {PHASE_NAMES[t.phase]}")
    if t.phase == ACT:
        _check_market(t, me, options)
        _check_building(t, me, options)
    elif t.phase == HUNT:
        _check_slaying(t, me, options)
    elif t.phase == PAY:
        _check_splits(t, me, options)
    elif t.phase == THIEF:
        _check_thefts(t, me, options)
    elif t.phase == DUKE:
        _check_keeping(me, options)
    elif t.phase != HARVEST and len(options) < 2:
        raise BrokenInvariant(_OFFER, f"there is nothing to choose in the phase {PHASE_NAMES[t.phase]}")


def _expect(options: list[int], action: i64, can: bool) -> None:
    if (action in options) != can:
        raise BrokenInvariant(_OFFER, f"{notation(action)!r} is {'not ' if can else ''}legal")


def _affords(main: i64, magic: i64, price: i64) -> bool:
    """Return True if a price can be paid, including at least one token of its own resource."""
    return main >= 1 and magic >= 0 and main + magic >= price


def _check_slaying(t: Board, me: Player, options: list[int]) -> None:
    column: i64
    for column in range(COLUMNS):
        can = False
        if t.monsters[column]:
            kind: i64 = t.monsters[column][-1]
            can = _affords(me.strength, me.magic - cards.MONSTER_MAGIC[kind], cards.MONSTER_STRENGTH[kind])
        _expect(options, act.SLAY + column, can)


def _check_market(t: Board, me: Player, options: list[int]) -> None:
    group: i64
    resource: i64
    _check_slaying(t, me, options)
    for group in range(cards.GROUPS):
        can = False
        if t.citizens[group]:
            kind: i64 = t.citizens[group][-1]
            more: i64 = 0 if me.has(cards.EMERALD_STRONGHOLD) else me.named(kind)
            can = _affords(me.gold, me.magic, cards.CITIZEN_COST[kind] + more)
        _expect(options, act.RECRUIT + group, can)
    for resource in range(3):
        _expect(options, act.GAIN + resource, True)


def _check_building(t: Board, me: Player, options: list[int]) -> None:
    column: i64
    role: i64
    for column in range(COLUMNS):
        can = False
        if t.domains[column]:
            domain: i64 = t.domains[column][-1]
            less: i64 = 1 if me.has(cards.PRATCHETTS_PLATEAU) else 0
            can = _affords(me.gold, me.magic, cards.DOMAIN_COST[domain] - less)
            for role in range(4):
                if me.role(role) < cards.DOMAIN_ROLES[domain] >> 4 * role & 15:
                    can = False
        _expect(options, act.BUILD + column, can)


def _check_splits(t: Board, me: Player, options: list[int]) -> None:
    magic: i64
    main = me.strength if t.verb == act.SLAY else me.gold
    for magic in range(len(act.ACTIONS.ids_of(act.MAGIC))):
        rest = t.price - magic
        _expect(options, act.MAGIC + magic, rest >= 1 and rest <= main and magic + t.price_magic <= me.magic)
    if len(options) < 2:
        raise BrokenInvariant(_OFFER, f"there is nothing to choose: {options}")


def _check_thefts(t: Board, me: Player, options: list[int]) -> None:
    seat: i64
    amount: i64
    for seat in range(5):
        gold: i64 = 0
        magic: i64 = 0
        if t.n == 1 and seat == 0:
            gold = harvest.MOST_STOLEN
            magic = harvest.MOST_STOLEN
        elif seat < t.n and seat != me.seat:
            gold = t.players[seat].gold
            magic = t.players[seat].magic
        for amount in range(1, harvest.MOST_STOLEN + 1):
            place = act.STEAL + 6 * seat + 2 * (amount - 1)
            _expect(options, place, amount <= gold)
            _expect(options, place + 1, amount <= magic)


def _check_keeping(me: Player, options: list[int]) -> None:
    duke: i64
    for duke in range(cards.DUKES):
        _expect(options, act.KEEP + duke, me.dealt >> duke & 1 != 0)


# ---- Views, events and hidden information ----------------------------------------------------------------------------

_SHOWN: Final = "a view shows what its seat may know"
_SOLO_KEYS: Final = ["dark_lord", "outcome"]
_PRIVATE_KEYS: Final = ["dealt", "returned"]
_PUBLIC_KEYS: Final = [key for key in ValeriaView.__annotations__ if key not in _SOLO_KEYS + _PRIVATE_KEYS]
_HARVEST_KEYS: Final = ["harvest"]
_SEAT_KEYS: Final = [key for key in ValeriaSeat.__annotations__ if key not in _HARVEST_KEYS]
_LORD_KEYS: Final = [*LordSide.__annotations__]
_STACK_KEYS: Final = [*OpenStack.__annotations__]

_PRIVATE_EVENTS: Final = [ev.DEALT_DUKE, ev.KEPT_DUKE]
_MOST_OF: Final = {  # exclusive upper bounds of arguments
    "seat": 5, "other": 5, "duke": cards.DUKES, "die": 7, "resource": len(RESOURCE_NAMES), "citizen": cards.CITIZENS,
    "monster": cards.MONSTERS, "domain": cards.DOMAINS,
}  # fmt: skip


# ---- views --------------------------------------------------------------------------------------------------------


def check_shown(t: Board, seat: int | None, view: Mapping[str, object]) -> None:
    """Check that a view has the right fields and names no card that is hidden from the seat."""
    viewer: i64 = -1
    if seat is not None:
        viewer = seat
    keys = _PUBLIC_KEYS
    if t.n == 1:
        keys = keys + _SOLO_KEYS
    if viewer >= 0:
        keys = keys + _PRIVATE_KEYS
    _check_keys(viewer, view, keys, "view")
    _check_seats(t, viewer, _list(view["seats"]))
    _check_stacks(t, viewer, view)
    if t.n == 1:
        _check_lord(t, viewer, _dict(view["dark_lord"]))
    if viewer >= 0:
        me = t.players[viewer]
        returned = me.dealt & ~bit(me.duke) if me.duke != NO_DUKE else 0
        if view["dealt"] != names_in(me.dealt, DUKE_NAMES) or view["returned"] != names_in(returned, DUKE_NAMES):
            raise _leak(viewer, "dukes that were dealt to another seat")
    _check_names(t, viewer, view)


def _leak(viewer: i64, what: str) -> BrokenInvariant:
    return BrokenInvariant("a view shows nothing hidden", f"seat {viewer}: {what}")


def _dict(data: object) -> dict[str, object]:
    assert isinstance(data, dict)
    return data


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def _check_keys(viewer: i64, data: Mapping[str, object], keys: list[str], what: str) -> None:
    for key in data:
        if key not in keys:
            raise _leak(viewer, f"the field {key} of the {what}")
    for key in keys:
        if key not in data:
            raise BrokenInvariant(_SHOWN, f"seat {viewer}: no {key} in the {what}")


def _check_seats(t: Board, viewer: i64, shown: list[object]) -> None:
    keys = _SEAT_KEYS + _HARVEST_KEYS if t.phase == HARVEST else _SEAT_KEYS
    for number, one in enumerate(shown):
        fields = _dict(one)
        player = t.players[number]
        _check_keys(viewer, fields, keys, f"seat {number}")
        open_now = t.phase == OVER or player.seat == viewer
        wanted = DUKE_NAMES[player.duke] if open_now and player.duke != NO_DUKE else None
        if fields["duke"] != wanted:
            raise _leak(viewer, f"the duke of seat {number}")
        if fields["waiting"] != (t.n == 5 and (number + 1) % 5 == t.active):
            raise BrokenInvariant(_SHOWN, f"seat {viewer}: in seat {number}, 'waiting' is wrong")
        if fields["chosen"] != (player.duke != NO_DUKE):
            raise BrokenInvariant(_SHOWN, f"seat {viewer}: in seat {number}, 'chosen' is wrong")
        if fields["points"] is not None and t.phase != OVER:
            raise _leak(viewer, f"the points of seat {number}, which count its duke")


def _check_stacks(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    """Check that a view shows the known citizens, the top domains and all monsters, and no other cards."""
    group: i64
    column: i64
    for group, one in enumerate(_list(view["citizens"])):
        shown = _dict(one)
        hidden: i64 = hidden_citizens(t, group)
        names: list[object] = [CITIZEN_NAMES[kind] for kind in reversed(t.citizens[group][hidden:])]
        _check_stack(viewer, shown, names, hidden, f"citizens of group {group + 1}")
    for column, one in enumerate(_list(view["domains"])):
        stack = t.domains[column]
        shown = _dict(one)
        names = []
        if stack and column != t.covered:
            names.append(DOMAIN_NAMES[stack[-1]])
        _check_stack(viewer, shown, names, len(stack) - len(names), f"domains in column {column + 1}")
    for column, one in enumerate(_list(view["monsters"])):
        names = [MONSTER_NAMES[kind] for kind in reversed(t.monsters[column])]
        if one != names:
            raise BrokenInvariant(_SHOWN, f"seat {viewer}: monsters in column {column + 1}")


def _check_stack(viewer: i64, shown: Mapping[str, object], names: list[object], hidden: int, what: str) -> None:
    _check_keys(viewer, shown, _STACK_KEYS, what)
    if shown["open"] != names or shown["hidden"] != hidden:
        raise _leak(viewer, f"{shown['open']} and {shown['hidden']} hidden {what}, not {names} and {hidden}")


def _check_lord(t: Board, viewer: i64, shown: Mapping[str, object]) -> None:
    _check_keys(viewer, shown, _LORD_KEYS, "Dark Lord")
    wanted = DUKE_NAMES[t.dark_duke] if t.phase == OVER else None
    if shown["duke"] != wanted or (shown["points"] is not None and t.phase != OVER):
        raise _leak(viewer, "the Dark Lord's duke, or points that count it")


def _check_names(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    """Check that a view names only dukes and domains that the seat may know."""
    dukes: i64 = 0
    domains = t.left_out | t.captured_domains
    for player in t.players:
        domains |= player.domains
        if player.seat == viewer:
            dukes |= player.dealt
        if t.phase == OVER:
            dukes |= bit(player.duke)
    if t.n == 1 and t.phase == OVER:
        dukes |= bit(t.dark_duke)
    for column in range(COLUMNS):
        if t.domains[column] and column != t.covered:
            domains |= bit(t.domains[column][-1])
    words: list[str] = []
    _collect(view, words)
    known = names_in(dukes, DUKE_NAMES) + names_in(domains, DOMAIN_NAMES)
    for word in words:
        if (word in DUKE_NAMES or word in DOMAIN_NAMES) and word not in known:
            raise _leak(viewer, word)


def _collect(data: object, words: list[str]) -> None:
    """Append every string in JSON data, including keys, to ``words``."""
    if isinstance(data, str):
        words.append(data)
    elif isinstance(data, list):
        for one in data:
            _collect(one, words)
    elif isinstance(data, dict):
        for key, value in data.items():
            _collect(key, words)
            _collect(value, words)


# ---- events -------------------------------------------------------------------------------------------------------


def check_kind(event: Event) -> None:
    """Check the arguments and the audience of an event.

    Only dealing and keeping a duke are private to one seat.
    """
    invariant = "an event has the arguments of its kind"
    if event.kind not in ARGUMENTS or len(ARGUMENTS[event.kind][1]) != len(event.args):
        raise BrokenInvariant(invariant, f"{event!r}")
    for number, name in enumerate(ARGUMENTS[event.kind][1]):
        value = event.args[number]
        if value >= _MOST_OF.get(name, value + 1) or (name == "die" and value < 1):
            raise BrokenInvariant(invariant, f"{event!r}: {name} {value}")
    told = 1 << event.args[0] if event.kind in _PRIVATE_EVENTS else PUBLIC
    if event.audience != told:
        raise BrokenInvariant("an event has the right audience", f"{event!r}")


# ---- hidden information -------------------------------------------------------------------------------------------


def hidden_things(t: Board, seat: i64) -> dict[str, str]:
    """Return the facts that a seat can neither see nor deduce: their true values as text, keyed by name."""
    found: dict[str, str] = {}
    if t.n > 1:
        _hidden_dukes(t, seat, found)
    elif t.phase != OVER:
        found["Dark Lord"] = DUKE_NAMES[t.dark_duke]
    _hidden_domains(t, found)
    for group in range(cards.GROUPS):
        _hidden_citizens(t, group, found)
    return found


def _hidden_dukes(t: Board, seat: i64, found: dict[str, str]) -> None:
    """Add the dukes of other players: dealt (while choosing), kept (until the end) and returned (always hidden)."""
    dealt: list[str] = []
    kept: list[str] = []
    returned: list[str] = []
    for player in t.players:
        if player.seat == seat:
            continue
        if player.duke == NO_DUKE:
            dealt += names_in(player.dealt, DUKE_NAMES)
        else:
            kept.append(DUKE_NAMES[player.duke])
            returned += names_in(_returned(player), DUKE_NAMES)
    if dealt:
        found["dukes dealt"] = " ".join(dealt)
    if kept and t.phase != OVER:
        found["dukes"] = " ".join(kept)
    if returned:
        found["dukes returned"] = " ".join(returned)


def _returned(player: Player) -> i64:
    return player.dealt & ~bit(player.duke)


def _hidden_domains(t: Board, found: dict[str, str]) -> None:
    column: i64
    unseen: i64 = cards.DOMAINS
    unseen -= size_of(t.left_out | t.captured_domains)
    for player in t.players:
        unseen -= player.domain_count
    for column in range(COLUMNS):
        if t.domains[column] and column != t.covered:
            unseen -= 1
    if unseen < 2:
        return
    for column in range(COLUMNS):
        stack = t.domains[column]
        below = len(stack)
        if below and column != t.covered:
            below -= 1
        for i in range(below):
            _add(found, f"domains, {i + 1} from the bottom", DOMAIN_NAMES[stack[i]])


def _add(found: dict[str, str], name: str, text: str) -> None:
    found[name] = f"{found[name]} {text}" if name in found else text


def _hidden_citizens(t: Board, group: i64, found: dict[str, str]) -> None:
    """Add the hidden cards of a mixed stack if the unseen cards include both kinds."""
    kind: i64
    hidden: i64 = hidden_citizens(t, group)
    if hidden == 0:
        return
    stack = t.citizens[group]
    kinds = 0
    for kind in GROUP_KINDS[group]:
        unseen: i64 = cards.CITIZEN_COPIES
        if t.n == 1:
            unseen -= t.captured[kind]
        for player in t.players:
            unseen -= player.citizens[kind]
        for i in range(hidden, len(stack)):
            if stack[i] == kind:
                unseen -= 1
        if unseen > 0:
            kinds += 1
    if kinds > 1:
        for i in range(hidden):
            _add(found, f"mixed citizens, {i + 1} from the bottom", CITIZEN_NAMES[stack[i]])
