"""Costs and gains (quotes) of Citadels actions, and the reasons why other actions are illegal.

All numbers and checks come from the code that applies the rules.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES, GILDED, TYPE_NAMES
from burgrave.games.citadels.rules import build, calls, turn
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.characters.base import Character, unused
from burgrave.games.citadels.rules.characters.diplomat import DIPLOMAT, OWN_STEP
from burgrave.games.citadels.rules.characters.emperor import quote_tribute
from burgrave.games.citadels.rules.characters.marshal import MARSHAL_LIMIT
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.rank8 import Rank8
from burgrave.games.citadels.rules.districts import graveyard, own_turn
from burgrave.games.citadels.rules.pieces import (
    CLOSING,
    DEN,
    DRAWN,
    EXTRA,
    GRAVE,
    LAB,
    MAIN,
    OVER,
    POWER,
    SEARCH,
    SHED,
    TRIBUTE,
    TUCK,
    WARRANT,
    Player,
)
from burgrave.games.citadels.rules.rulings import R_16_MONUMENT_LIMIT
from burgrave.games.citadels.verbs import decode
from burgrave.kernel.action_space import VERB
from burgrave.kernel.quote import Quote, Reason

# ---- Quotes ----------------------------------------------------------------------------------------------------------

_CHOOSING: Final = ("pick", "bury", "lend")
_NAMING: Final = [verb.action for verb in act.VERBS if verb.place == "rank"]
_IN_QUESTION: Final = ("build_it", "keep_it", "reclaim", "confiscate")  # verbs about the district in ``Board.card``


def quote_of(t: Board, seat: int, action: int) -> Quote:
    """Return the quote of an action.

    The quote of an illegal action contains only the target and, for a build, the price.
    """
    quote = Quote()
    _aim(t, action, quote)
    _amounts(t, seat, action, quote)
    return quote


def costs_of(t: Board, seat: int, action: int) -> dict[str, int]:
    """Return the costs of an action; illegal actions other than builds have none."""
    quote = Quote()
    _amounts(t, seat, action, quote)
    return quote.costs


def _amounts(t: Board, seat: int, action: int, quote: Quote) -> None:
    """Add the costs and gains of a legal action, or the price of a build even if it is illegal."""
    me = t.players[seat]
    if action & VERB == act.BUILD:
        build.quote(t, me, action, quote)
    elif action in t.legal(seat):
        _price(t, me, action, quote)


def _aim(t: Board, action: int, quote: Quote) -> None:
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
    elif own_turn.is_use(action & VERB):
        own_turn.quote(t, me, action, quote)
    elif build.gives_district(action):
        build.quote(t, me, action, quote)
    elif t.phase == DEN and action & VERB != act.BORROW:
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
    drawn = int(t.within_deck(turn.gathered_cards(me)))
    kept = drawn if turn.keeps_all(t, me, turn.gathered_cards(me)) else 1
    if me.has(cards.LIBRARY) and kept < drawn:
        kept = turn.LIBRARY_KEEPS
    quote.bring("drawn", drawn)
    quote.bring("cards", min(kept, drawn))


def _kept(action: int, quote: Quote) -> None:
    if action & VERB == act.KEEP or action & VERB == act.TAKE:
        quote.bring("cards", 1)


def _promise(t: Board, me: Player, character: int, quote: Quote) -> None:
    """Add the gains that a turn as this character would certainly bring with the current city."""
    power = POWERS[character]
    _income(t, me, power, quote)
    power.promise(t, me, quote)
    if calls.takes_crown(character):
        quote.bring("crown", 1)
    if power.builds > 1:
        quote.bring("builds", power.builds)


# ---- Missing options -------------------------------------------------------------------------------------------------


def reasons_of(t: Board, seat: int) -> dict[int, Reason]:
    """Return the actions that the seat might expect but that are illegal now, each with the reason."""
    if t.phase == OVER:
        return {}
    legal = set(t.legal(seat))
    me = t.players[seat]
    found = _of_hand(t, me)
    found[act.CARDS] = _of_deck(t, me)
    power = POWERS[t.character] if t.turn == seat else None
    if isinstance(power, Rank8):
        found |= _of_targets(t, me, power)
    found |= _of_victims(t, legal)
    return {action: reason for action, reason in found.items() if action not in legal}


# ---- the player's hand ----------------------------------------------------------------------------------------


def _of_hand(t: Board, me: Player) -> dict[int, Reason]:
    """Map the build action of each card in the hand to the reason why it would be illegal.

    Legal builds get a reason too; ``reasons_of`` removes them.
    """
    moment = _moment(t, me)
    kinds = [CARD_KIND[card] for card in me.hand]
    return {act.BUILD + kind: moment if moment is not None else _of_card(t, me, kind) for kind in sorted(kinds)}


def _moment(t: Board, me: Player) -> Reason | None:
    """Return the reason that blocks every build now, or None."""
    if t.turn != me.seat:
        return Reason("later" if t.actor == me.seat else "not-your-turn")
    if t.only_gathers:
        return Reason("only-gathers")
    if t.limit == 0 or t.character == cards.WITCH:
        return Reason("no-building")
    if t.phase != MAIN:
        return Reason("later")
    return None if t.gathered else Reason("gather")


def _of_card(t: Board, me: Player, kind: int) -> Reason:
    if kind == cards.SECRET_VAULT:
        return Reason("never")
    if not build.may_enter(me, kind):
        return Reason("monument", {"number": R_16_MONUMENT_LIMIT - 1})
    if t.builds >= t.limit and not build.uncounted(t, kind):
        return Reason("built", {"number": int(t.limit)})
    if build.closed_names(t, me) >> kind & 1:
        return Reason("owned", {"number": sum(CARD_KIND[card] == kind for card in me.city)})
    missing = build.price(t, me, kind) - me.gold
    return _short(int(missing)) if missing > 0 else Reason("later")


def _short(missing: int) -> Reason:
    return Reason("short", {"gold": missing})


# ---- deck and characters --------------------------------------------------------------------------------------


def _of_deck(t: Board, me: Player) -> Reason:
    if t.turn != me.seat:
        return Reason("later" if t.actor == me.seat else "not-your-turn")
    if t.phase != MAIN:
        return Reason("later")
    return Reason("gathered" if t.gathered else "empty")


def _of_victims(t: Board, legal: set[int]) -> dict[int, Reason]:
    """Map the naming of each character to a reason against it, or return {} if the seat is not naming one."""
    verb = next((action & VERB for action in sorted(legal) if action & VERB in _NAMING), None)
    if verb is None:
        return {}
    return {int(verb + t.cast[rank]): _of_victim(t, rank) for rank in range(1, t.ranks_in_play + 1)}


def _of_victim(t: Board, rank: int) -> Reason:
    if t.cast[rank] == t.character:
        return Reason("self")
    if rank == t.killed:
        return Reason("killed")
    return Reason("bewitched" if rank == t.bewitched else "immune")


# ---- targets of rank 8 ----------------------------------------------------------------------------------------


def _of_targets(t: Board, me: Player, power: Rank8) -> dict[int, Reason]:
    """Map each target (city, district of the chosen city, or district to give) to a reason against it."""
    if _chooses_city(t):
        others = [owner for owner in t.players if owner.seat != me.seat and owner.city]
        return {int(power.verb + owner.seat): _of_city(t, me, power, owner) for owner in others}
    if t.phase != POWER or t.target < 0:
        return {}
    owner = t.players[t.target]
    if power is DIPLOMAT and t.step == OWN_STEP:
        return {act.OFFER + _argument(t, own): _of_offer(t, me, owner, own) for own in me.city}
    return {act.DISTRICT + _argument(t, card): _of_district(t, me, power, owner, card) for card in owner.city}


def _chooses_city(t: Board) -> bool:
    """Return True if the target city of the power is still to be chosen."""
    if t.phase == MAIN and not t.rules.rank8_at_end:
        return unused(t) and not t.only_gathers and (t.gathered or not t.threatened)
    return t.phase == CLOSING


def _argument(t: Board, card: int) -> int:
    return CARD_KIND[card] + (GILDED if card in t.gilded else 0)


def _of_city(t: Board, me: Player, power: Rank8, owner: Player) -> Reason:
    if t.is_complete(owner):
        return Reason("complete")
    if owner.seat == t.protected:
        return Reason("protected")
    prices = [power.price(t, me, owner, card) for card in owner.city if not power.barred(t, me, owner, card)]
    return _short(int(min(prices) - me.gold)) if prices else Reason("nothing")


def _of_district(t: Board, me: Player, power: Rank8, owner: Player, card: int) -> Reason:
    barred = power.barred(t, me, owner, card)
    if barred == "limit":
        return Reason(barred, {"gold": MARSHAL_LIMIT})
    if barred == "owned":
        return Reason(barred, {"number": 1})
    return Reason(barred) if barred else _short(int(power.price(t, me, owner, card) - me.gold))


def _of_offer(t: Board, me: Player, owner: Player, own: int) -> Reason:
    """Return the reason why this district cannot be given for the Diplomat's chosen target."""
    if CARD_KIND[own] == cards.KEEP and not t.rules.may_give_protected:
        return Reason("safe")
    if not DIPLOMAT.may_go(t, owner, own):
        return Reason("theirs")
    return _short(int(DIPLOMAT.difference(t, owner, t.card, own) - me.gold))
