"""Slaying, recruiting and building: prices and payment (rulebook: Ações; A5 to A7)."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import CITIZEN_COST, DOMAIN_COST, DOMAIN_ROLES, MONSTER_MAGIC, MONSTER_STRENGTH
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import NOBODY, PAY, TOP, TOP_BITS, Board, Player
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.bits import packed
from burgrave.kernel.events import PUBLIC, pack
from burgrave.kernel.ints import i64

OWN_AT_LEAST: Final = 1  # least part of a price paid in its own resource; magic can replace the rest (A6)
PLATEAU_DISCOUNT: Final = 1

# Prices packed for speed: listing the options of an action reads twenty of them.
_COST_BITS: Final = 3
_COST: Final = 7
_CITIZENS: Final = packed(CITIZEN_COST, _COST_BITS)
_STRENGTH: Final = 255
_MAGIC_AT: Final = 8
_MONSTERS: Final[list[i64]] = [
    strength | magic << _MAGIC_AT for strength, magic in zip(MONSTER_STRENGTH, MONSTER_MAGIC, strict=True)
]
_ENOUGH: Final = 0x80808080  # one bit above the count of each role, which survives the subtraction if none is missing
_ROLES: Final[list[i64]] = [  # required by domains, eight bits each as in ``Player.roles``
    packed([roles >> 4 * role & 15 for role in range(4)], 8) for roles in DOMAIN_ROLES
]


def least_magic(main: i64, price: i64) -> i64:
    """Return the part of the price that must be paid in magic because ``main`` does not cover it."""
    if price > main:
        return price - main
    return 0


def most_magic(magic: i64, price: i64, price_magic: i64) -> i64:
    """Return the most magic that can go toward ``price`` after ``price_magic`` is paid.

    At least 1 of ``price`` must be paid in its own resource (A6).
    """
    most = price - OWN_AT_LEAST
    left = magic - price_magic
    return left if left < most else most


def can_pay(main: i64, magic: i64, price: i64, price_magic: i64) -> bool:
    """Return True if a price can be paid: at least 1 in its own resource, and the rest in that resource or in magic."""
    return main >= OWN_AT_LEAST and magic >= price_magic and main + magic - price_magic >= price


# ---- affordable cards ---------------------------------------------------------------------------------------------


def fill_slay(t: Board, me: Player, out: ActionList) -> None:
    action: i64 = act.SLAY
    tops = t.top_monsters
    while tops:
        kind = (tops & TOP) - 1
        if kind >= 0:
            price: i64 = _MONSTERS[kind]
            if can_pay(me.strength, me.magic, price & _STRENGTH, price >> _MAGIC_AT):
                out.append(action)
        tops >>= TOP_BITS
        action += 1


def fill_recruit(t: Board, me: Player, out: ActionList) -> None:
    if me.gold < OWN_AT_LEAST:
        return
    purse = me.gold + me.magic  # there is at least 1 gold, so magic can pay the rest
    action: i64 = act.RECRUIT
    tops = t.top_citizens
    while tops:
        kind = (tops & TOP) - 1
        if kind >= 0 and citizen_price(me, kind) <= purse:
            out.append(action)
        tops >>= TOP_BITS
        action += 1


def fill_build(t: Board, me: Player, out: ActionList) -> None:
    """Append a build action for every column with an affordable open domain whose role requirements are met."""
    if me.gold < OWN_AT_LEAST:
        return
    purse = me.gold + me.magic
    action: i64 = act.BUILD
    tops = t.top_domains
    while tops:
        domain = (tops & TOP) - 1
        if domain >= 0 and meets(me, domain) and domain_price(me, domain) <= purse:
            out.append(action)
        tops >>= TOP_BITS
        action += 1


def citizen_price(me: Player, kind: i64) -> i64:
    """Return a citizen's price: its cost plus, unless Emerald Stronghold is built, 1 per owned card with its name."""
    cost = _CITIZENS >> _COST_BITS * kind & _COST
    return cost if me.has(cards.EMERALD_STRONGHOLD) else cost + me.named(kind)


def domain_price(me: Player, domain: i64) -> i64:
    """Return the price of a domain: its cost, or 1 less if Pratchett's Plateau is built."""
    cost: i64 = DOMAIN_COST[domain]
    return cost - PLATEAU_DISCOUNT if me.has(cards.PRATCHETTS_PLATEAU) else cost


def meets(me: Player, domain: i64) -> bool:
    """Return True if the player has the roles that the domain requires; they are not spent."""
    asked: i64 = _ROLES[domain]
    return ((me.roles | _ENOUGH) - asked) & _ENOUGH == _ENOUGH


# ---- paying -------------------------------------------------------------------------------------------------------


def begin(t: Board, me: Player, action: i64) -> None:
    """Begin buying the top card of a stack; open a payment decision if there is more than one way to pay."""
    verb = action & VERB
    place = action - verb
    kind: i64
    t.verb = verb
    t.place = place
    t.price_magic = 0
    if verb == act.SLAY:
        kind = t.monsters[place][-1]
        t.price = MONSTER_STRENGTH[kind]
        t.price_magic = MONSTER_MAGIC[kind]
    elif verb == act.RECRUIT:
        kind = t.citizens[place][-1]
        t.price = citizen_price(me, kind)
    else:
        kind = t.domains[place][-1]
        t.price = domain_price(me, kind)
    t.phase = PAY
    least = least_magic(_main(t, me), t.price)
    if least == most_magic(me.magic, t.price, t.price_magic):
        apply_pay(t, me, act.MAGIC + least)


def _main(t: Board, me: Player) -> i64:
    return me.strength if t.verb == act.SLAY else me.gold


def legal_pay(t: Board, me: Player, out: ActionList) -> None:
    """Append every way to split the price between its own resource and magic."""
    magic = least_magic(_main(t, me), t.price)
    most = most_magic(me.magic, t.price, t.price_magic)
    while magic <= most:
        out.append(act.MAGIC + magic)
        magic += 1


def apply_pay(t: Board, me: Player, action: i64) -> None:
    magic = action - act.MAGIC
    me.magic -= magic + t.price_magic
    resource: i64 = cards.STRENGTH if t.verb == act.SLAY else cards.GOLD
    me.add(resource, magic - t.price)
    if t.keeps_events:
        t.note(pack(ev.PAID, PUBLIC, me.seat, resource, t.price - magic, magic + t.price_magic))
    t.bought = True
    t.phase = NOBODY


def welcome(t: Board, me: Player, kind: i64) -> None:
    """Add a recruited or free citizen to the tableau; Forgotten Sorrows then gives 1 magic (A25)."""
    me.add_citizen(kind, 1)
    if me.has(cards.FORGOTTEN_SORROWS):
        t.gain_by(me, cards.FORGOTTEN_SORROWS)
