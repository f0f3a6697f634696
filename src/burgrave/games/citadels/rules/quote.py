"""What every action costs and brings, and what it is aimed at; the numbers are asked of the rules that charge them."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import build, calls, cards, turn
from burgrave.games.citadels.rules.actions import decode
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.rules.characters.base import NO_INCOME, Character
from burgrave.games.citadels.rules.characters.emperor import quote_tribute
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.districts import graveyard, own_turn
from burgrave.games.citadels.rules.phases import (
    CLOSING,
    DEN,
    DRAWN,
    EXTRA,
    GRAVE,
    LAB,
    MAIN,
    POWER,
    SEARCH,
    SHED,
    TRIBUTE,
    TUCK,
    WARRANT,
)
from burgrave.games.citadels.rules.player import Player
from burgrave.kernel.quote import Quote

__all__ = ["costs_of", "quote_of"]

_CHOOSING: Final = ("pick", "bury", "lend")
_IN_QUESTION: Final = ("build_it", "keep_it", "reclaim", "confiscate")  # the district that the step is about


def quote_of(t: Board, seat: int, action: int) -> Quote:
    """Return the quote of an action; of what cannot be done now, only the price of building and the aim."""
    quote = Quote()
    _aim(t, action, quote)
    _amounts(t, seat, action, quote)
    return quote


def costs_of(t: Board, seat: int, action: int) -> dict[str, int]:
    """Return what an action costs, alone; of what cannot be done now, only the price of building."""
    quote = Quote()
    _amounts(t, seat, action, quote)
    return quote.costs


def _amounts(t: Board, seat: int, action: int, quote: Quote) -> None:
    """Add what the action costs and brings; of what cannot be done now, only the price of building."""
    me = t.players[seat]
    if action & act.VERB == act.BUILD:
        build.quote(t, me, action, quote)
    elif action in t.legal(seat):
        _price(t, me, action, quote)


def _aim(t: Board, action: int, quote: Quote) -> None:
    """Add what the action names."""
    one = decode(action)
    argument = one.argument
    if one.verb in _IN_QUESTION and t.card >= 0:
        quote.on["district"] = DISTRICT_NAMES[CARD_KIND[t.card]]
    elif one.verb == "pay_cards":
        quote.on["district"] = DISTRICT_NAMES[cards.THIEVES_DEN]
    elif isinstance(argument, int) and one.verb != "mix":
        quote.on["seat"] = argument
    elif argument in CHARACTER_NAMES:
        quote.on["character"] = argument
    elif argument in TYPE_NAMES:
        quote.on["type"] = argument
    elif isinstance(argument, str):
        quote.on["district"] = argument.removesuffix("+")
        if argument.endswith("+"):
            quote.on["gilded"] = 1


def _price(t: Board, me: Player, action: int, quote: Quote) -> None:
    """Add what the action costs and brings the seat that decides."""
    phase = t.phase
    if decode(action).verb in _CHOOSING:
        _promise(t, me, CHARACTER_NAMES.index(str(decode(action).argument)), quote)
    elif phase in (DRAWN, SEARCH, SHED):
        _kept(action, quote)
    elif phase in (LAB, TUCK):
        own_turn.quote(t, me, action, quote)
    elif phase == TRIBUTE:
        quote_tribute(action, quote)
    elif action == act.BRIBE:
        quote.pay("gold", turn.bribe(me))
    elif action == act.RECLAIM and phase == GRAVE:
        quote.pay("gold", graveyard.RECLAIM_PRICE)
        quote.bring("cards", 1)
    elif action == act.CONFISCATE and phase == WARRANT:
        quote.bring("districts", 1)
    elif phase in (MAIN, POWER, DEN, EXTRA, CLOSING):
        _own_turn(t, me, action, quote)


def _own_turn(t: Board, me: Player, action: int, quote: Quote) -> None:
    power = POWERS[t.character]
    if action == act.GOLD:
        quote.bring("gold", turn.gathered_gold(me))
    elif action == act.CARDS:
        _gathered(t, me, quote)
    elif action == act.INCOME:
        _income(t, me, power, quote)
    elif own_turn.is_use(action):
        own_turn.quote(t, me, action, quote)
    elif build.gives_district(action):
        build.quote(t, me, action, quote)
    elif t.phase == DEN and action & act.VERB != act.BORROW:
        build.quote(t, me, action, quote)
    elif action not in (act.END, act.DECLINE):
        power.quote(t, me, action, quote)


def _income(t: Board, me: Player, power: Character, quote: Quote) -> None:
    number = power.income(t, me)
    if power.income_in_cards:
        quote.bring("cards", t.within_deck(number))
    else:
        quote.bring("gold", number)


def _gathered(t: Board, me: Player, quote: Quote) -> None:
    """Add the cards that are drawn, and how many of them are kept."""
    drawn = int(t.within_deck(turn.gathered_cards(me)))
    kept = drawn if turn.keeps_all(t, me, turn.gathered_cards(me)) else 1
    if me.has(cards.LIBRARY) and kept < drawn:
        kept = turn.LIBRARY_KEEPS
    quote.bring("drawn", drawn)
    quote.bring("cards", min(kept, drawn))


def _kept(action: int, quote: Quote) -> None:
    """Add the card that is kept of those looked at."""
    if action & act.VERB == act.KEEP or action & act.VERB == act.TAKE:
        quote.bring("cards", 1)


def _promise(t: Board, me: Player, character: int, quote: Quote) -> None:
    """Add what a turn as this character would bring, as the city stands."""
    power = POWERS[character]
    if power.income_type != NO_INCOME:
        _income(t, me, power, quote)
    power.promise(t, me, quote)
    if calls.takes_crown(character):
        quote.bring("crown", 1)
    if power.builds > 1:
        quote.bring("builds", power.builds)
