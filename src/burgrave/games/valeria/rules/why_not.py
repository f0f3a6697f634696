"""Why the card on top of a stack is out of reach now: the rules' own checks, told as reasons."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import market
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.cards import RESOURCE_NAMES, ROLE_NAMES
from burgrave.games.valeria.rules.course import HARVESTED, ROLLED
from burgrave.games.valeria.rules.phases import ACT, DUKE, HUNT, OVER
from burgrave.games.valeria.rules.quote import price_of
from burgrave.kernel.quote import Quote, Reason

__all__ = ["reasons_of"]

_CARDS: Final = [action for verb in (act.SLAY, act.RECRUIT, act.BUILD) for action in act.ACTIONS.ids_of(verb)]


def reasons_of(t: Board, seat: int) -> dict[int, Reason]:
    """Return what the seat cannot have of the cards on top of the stacks, by action, each with the reason."""
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
    """Return why no card can be had now that is had in this way."""
    if t.phase == DUKE:
        return Reason("dukes-first")
    if t.active != me.seat:
        return Reason("not-your-turn")
    if t.stage in (ROLLED, HARVESTED):
        return Reason("harvest-first")
    now = t.phase == ACT or (t.phase == HUNT and action & act.VERB == act.SLAY)
    return None if now else Reason("later")


def _lack(me: Player, quote: Quote) -> Reason:
    """Return all that is missing for a card: roles, resources, or at least one token of the price's own resource."""
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
