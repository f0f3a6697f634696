"""Quotes for Valeria actions, and the reasons why other actions are illegal.

All amounts and conditions come from the rules that apply them.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    COLUMNS,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
    ROLE_NAMES,
)
from burgrave.games.valeria.knowledge.view import open_domains
from burgrave.games.valeria.rules import acting, effects, harvest, market, rewards, roll, solo
from burgrave.games.valeria.rules.board import (
    ACT,
    BARGAIN,
    CAPTURE,
    DICE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    OVER,
    PAY,
    RAID,
    REWARD,
    SPARE,
    THIEF,
    VICTIM,
    Board,
    Player,
)
from burgrave.games.valeria.rules.course import HARVESTED, ROLLED, is_open
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM, MONSTER_PROGRAM
from burgrave.kernel.action_space import VERB
from burgrave.kernel.arrays import ActionList
from burgrave.kernel.quote import Quote, Reason

# ---- Quotes ----------------------------------------------------------------------------------------------------------

# A quote counts resources, ``citizens``, ``monsters``, ``domains``, and the ``points`` printed on monsters and domains.
# A price is in its own resource; the magic part is chosen on payment. Certain gains are included even if the seat has
# to make a choice first.


def quote_of(t: Board, seat: int, action: int) -> Quote:
    """Return the quote for an action.

    It is empty if the action neither takes a card from the center nor belongs to an open decision of the seat.
    """
    quote = Quote()
    me = t.players[seat]
    if _is_card(action):
        _price(t, me, action, quote)
        if quote.on:
            _had(t, me, action & VERB, _top(t, action), quote)
    elif is_open(t, me) and action not in (act.DONE, act.DECLINE, act.NOTHING):
        _decision(t, me, action, quote)
    return quote


def price_of(t: Board, seat: int, action: int) -> Quote:
    """Return the quote for an action; for slaying, recruiting and building, without the gains from the card."""
    if not _is_card(action):
        return quote_of(t, seat, action)
    quote = Quote()
    _price(t, t.players[seat], action, quote)
    return quote


def _is_card(action: int) -> bool:
    return action & VERB in (act.SLAY, act.RECRUIT, act.BUILD)


def _decision(t: Board, me: Player, action: int, quote: Quote) -> None:
    """Add the costs and gains of an action that belongs to the open decision."""
    phase = t.phase
    if phase == ACT:
        quote.bring(RESOURCE_NAMES[action - act.GAIN], acting.TAKEN)
    elif phase == PAY:
        _payment(t, me, action - act.MAGIC, quote)
    elif phase == HARVEST:
        _harvest(t, me, action, quote)
    elif phase == DICE:
        _change(t, me, action, quote)
    elif phase == THIEF:
        _theft(t, action - act.STEAL, quote)
    elif phase == REWARD:
        quote.on["monster"] = MONSTER_NAMES[t.rewarded]
        _sure(t, me, MONSTER_PROGRAM[t.rewarded][action - act.CHOOSE], quote)
    elif phase == FREE:
        quote.on["citizen"] = CITIZEN_NAMES[t.citizens[action - act.FREE][-1]]
        _welcome(me, quote)
    elif phase == VICTIM:
        _taken(t, t.part, action - act.FROM, quote)
    elif phase in (SPARE, BARGAIN):
        _bargain(t, action, quote)
    else:
        _aim(t, action, quote)


def _aim(t: Board, action: int, quote: Quote) -> None:
    """Add the card targeted by an action that has no costs or gains."""
    if t.phase == DUKE:
        quote.on["duke"] = DUKE_NAMES[action - act.KEEP]
    elif t.phase == RAID:
        column = action - act.RAID
        quote.on["area"] = AREA_NAMES[t.areas[column]]
        quote.on["monster"] = MONSTER_NAMES[t.monsters[column][-1]]
    elif t.phase == CAPTURE:
        quote.on["citizen"] = CITIZEN_NAMES[t.citizens[t.place + COLUMNS * (action - act.CAPTURE)][-1]]


# ---- the center -----------------------------------------------------------------------------------------------------


def _top(t: Board, action: int) -> int:
    """Return the top card that an action takes, or -1 if the stack is empty or its top card is face down."""
    verb = action & VERB
    place = action - verb
    if verb == act.BUILD and not open_domains(t, place):
        return -1
    stack = (t.monsters if verb == act.SLAY else t.citizens if verb == act.RECRUIT else t.domains)[place]
    return stack[-1] if stack else -1


def _price(t: Board, me: Player, action: int, quote: Quote) -> None:
    """Add the name, price and required roles of the top card of a stack, if there is one."""
    kind = _top(t, action)
    verb = action & VERB
    if kind < 0:
        return
    if verb == act.SLAY:
        quote.pay("strength", cards.MONSTER_STRENGTH[kind])
        quote.pay("magic", cards.MONSTER_MAGIC[kind])
    else:
        quote.pay("gold", market.citizen_price(me, kind) if verb == act.RECRUIT else market.domain_price(me, kind))
    _named(verb, kind, quote)


def _payment(t: Board, me: Player, magic: int, quote: Quote) -> None:
    """Add the cost of one way to pay the price, and the gains from the card."""
    quote.pay("strength" if t.verb == act.SLAY else "gold", t.price - magic)
    quote.pay("magic", magic + t.price_magic)
    kind = _top(t, t.verb + t.place)
    _named(t.verb, kind, quote)
    _had(t, me, t.verb, kind, quote)


def _named(verb: int, kind: int, quote: Quote) -> None:
    if verb == act.SLAY:
        quote.on["monster"] = MONSTER_NAMES[kind]
    elif verb == act.RECRUIT:
        quote.on["citizen"] = CITIZEN_NAMES[kind]
    else:
        quote.on["domain"] = DOMAIN_NAMES[kind]
        for role, name in enumerate(ROLE_NAMES):
            if number := cards.DOMAIN_ROLES[kind] >> 4 * role & 15:
                quote.needs[name] = number


def _had(t: Board, me: Player, verb: int, kind: int, quote: Quote) -> None:
    if verb == act.SLAY:
        _slain(t, me, kind, quote)
    elif verb == act.RECRUIT:
        _welcome(me, quote)
    else:
        _built(t, me, kind, quote)


def _slain(t: Board, me: Player, kind: int, quote: Quote) -> None:
    quote.bring("monsters", 1)
    quote.bring("points", cards.MONSTER_VP[kind])
    after = me.copy()
    after.add_monster(kind, 1)
    if me.has(cards.THE_VIOLET_THORN):
        _sure(t, after, DOMAIN_PROGRAM[cards.THE_VIOLET_THORN][0], quote)
    if not rewards.pays(t, solo.monsters_left(t) - 1):
        return
    alternatives = [MONSTER_PROGRAM[kind][number] for number in rewards.possible(t, MONSTER_PROGRAM[kind])]
    if len(alternatives) == 1:
        _sure(t, after, alternatives[0], quote)
        return
    for parts in alternatives:
        one = Quote()
        _sure(t, after, parts, one)
        quote.either.append(one.brings)


def _built(t: Board, me: Player, domain: int, quote: Quote) -> None:
    quote.bring("domains", 1)
    quote.bring("points", cards.DOMAIN_VP[domain])
    if cards.DOMAIN_TRIGGER[domain] == cards.ON_BUILD:
        after = me.copy()
        after.add_domain(domain)
        _sure(t, after, DOMAIN_PROGRAM[domain][0], quote)


def _sure(t: Board, me: Player, parts: list[int], quote: Quote) -> None:
    """Add the gains from effect parts, except those that depend on the seat's choices."""
    for part in parts:
        op = effects.op_of(part)
        if op == effects.GAIN:
            quote.bring(RESOURCE_NAMES[effects.resource_of(part)], me.gains(part))
        elif op == effects.CITIZEN and rewards.possible(t, [[part]]):
            _welcome(me, quote)
        elif op in (effects.TAKE, effects.TAKE_MONSTER):
            victims = ActionList()
            rewards.victims(t, me, victims)
            if len(victims) == 1:
                _amount_taken(t, part, victims[0] - act.FROM, quote)


def _welcome(me: Player, quote: Quote) -> None:
    quote.bring("citizens", 1)
    if me.has(cards.FORGOTTEN_SORROWS):
        part = DOMAIN_PROGRAM[cards.FORGOTTEN_SORROWS][0][0]
        quote.bring(RESOURCE_NAMES[effects.resource_of(part)], me.gains(part))


# ---- dice and harvest -----------------------------------------------------------------------------------------------


def _change(t: Board, me: Player, action: int, quote: Quote) -> None:
    domain = roll.changer(action)
    second, face = roll.is_second(action), roll.face(t, action)
    quote.on = {"domain": DOMAIN_NAMES[domain], "die": int(t.dice2 if second else t.dice1), "face": int(face)}
    quote.pay("gold", roll.price(me, domain))
    if face == (t.dice1 if second else t.dice2) and me.has(cards.GARGANS_EMBRACE):
        _sure(t, me, DOMAIN_PROGRAM[cards.GARGANS_EMBRACE][0], quote)


def _harvest(t: Board, me: Player, action: int, quote: Quote) -> None:
    verb = action & VERB
    if verb == act.GAIN:
        quote.bring(RESOURCE_NAMES[action - act.GAIN], harvest.CONSOLATION)
    elif verb == act.CHOOSE:
        quote.bring("gold" if action == act.CHOOSE else "magic", harvest.CHOICE)
    else:
        quote.on["citizen"] = CITIZEN_NAMES[action - act.TRADE]
        part = harvest.trade_of(t, me, action - act.TRADE)
        quote.pay(RESOURCE_NAMES[effects.resource_of(part)], effects.number_of(part))
        _gained(part, quote)


def _gained(part: int, quote: Quote) -> None:
    """Add the gain from an exchange or from returning a card."""
    brings = effects.gained(part)
    quote.bring(RESOURCE_NAMES[brings & 3], brings >> 2)


# ---- taking from opponents, and returning ---------------------------------------------------------------------------


def _theft(t: Board, place: int, quote: Quote) -> None:
    if t.n > 1:
        quote.on["seat"] = place // 6
    quote.bring("magic" if place % 2 else "gold", place % 6 // 2 + 1)


def _taken(t: Board, part: int, seat: int, quote: Quote) -> None:
    if t.n > 1:
        quote.on["seat"] = seat
    _amount_taken(t, part, seat, quote)


def _amount_taken(t: Board, part: int, seat: int, quote: Quote) -> None:
    """Add the resources or the monster that can be taken; another player's monster is taken at random."""
    if effects.op_of(part) == effects.TAKE:
        resource, number = effects.resource_of(part), effects.number_of(part)
        there = number if t.n == 1 else min(number, t.players[seat].amount(resource))
        quote.bring(RESOURCE_NAMES[resource], there)
    elif t.n > 1:
        quote.bring("monsters", min(t.players[seat].monster_count, 1))
    else:
        column = rewards.leftmost(t)
        if column >= 0:
            quote.bring("monsters", 1)
            quote.bring("points", cards.MONSTER_VP[t.monsters[column][-1]])


def _bargain(t: Board, action: int, quote: Quote) -> None:
    """Add the costs and gains of an exchange or a card return that a newly built domain offers."""
    part = t.part
    at_work = [name for name, program in zip(DOMAIN_NAMES, DOMAIN_PROGRAM, strict=True) if [part] in program]
    quote.on["domain"] = at_work[0]
    if action & VERB == act.RETURN_CITIZEN:
        quote.on["citizen"] = CITIZEN_NAMES[action - act.RETURN_CITIZEN]
        quote.pay("citizens", 1)
    elif action & VERB == act.RETURN_MONSTER:
        kind = action - act.RETURN_MONSTER
        quote.on["monster"] = MONSTER_NAMES[kind]
        quote.pay("monsters", 1)
        quote.pay("points", cards.MONSTER_VP[kind])
    else:
        quote.pay(RESOURCE_NAMES[effects.resource_of(part)], effects.number_of(part))
    _gained(part, quote)


# ---- Missing options -------------------------------------------------------------------------------------------------

_CARDS: Final = [action for verb in (act.SLAY, act.RECRUIT, act.BUILD) for action in act.ACTIONS.ids_of(verb)]


def reasons_of(t: Board, seat: int) -> dict[int, Reason]:
    """Return the illegal actions that would take the top card of a stack, each with the reason why it is illegal."""
    if t.phase == OVER:
        return {}
    legal = set(t.legal(seat))
    me = t.players[seat]
    found: dict[int, Reason] = {}
    for action in _CARDS:
        if action in legal:
            continue
        price = price_of(t, seat, action)
        if price.on:
            found[action] = _moment(t, me, action) or _lack(me, price)
    return found


def _moment(t: Board, me: Player, action: int) -> Reason | None:
    """Return the reason why an action's verb is not allowed now, or None if it is."""
    if t.phase == DUKE:
        return Reason("dukes-first")
    if t.active != me.seat:
        return Reason("not-your-turn")
    if t.stage in (ROLLED, HARVESTED):
        return Reason("harvest-first")
    now = t.phase == ACT or (t.phase == HUNT and action & VERB == act.SLAY)
    return None if now else Reason("later")


def _lack(me: Player, quote: Quote) -> Reason:
    """Return the reason why a player cannot take a card: missing roles, missing resources, or both.

    A player with enough resources may still lack the one token that a price requires in its own resource.
    """
    missing: dict[str, str | int] = {}
    for role, name in enumerate(ROLE_NAMES):
        lacks = quote.needs.get(name, 0) - me.role(role)
        if lacks > 0:
            missing[name] = int(lacks)
    said = ["roles"] if missing else []
    main = "strength" if "strength" in quote.costs else "gold"
    have = me.amount(RESOURCE_NAMES.index(main))
    price, price_magic = quote.cost(main), quote.cost("magic")
    if not market.can_pay(have, me.magic, price, price_magic):
        short = {main: price - have - max(me.magic - price_magic, 0), "magic": price_magic - me.magic}
        said.append("short" if max(short.values()) > 0 else "one")
        if said[-1] == "one":
            short[main] = market.OWN_AT_LEAST
        missing |= {name: int(number) for name, number in short.items() if number > 0}
    return Reason("-".join(said), missing)
