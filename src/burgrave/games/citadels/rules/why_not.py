"""Why a card of the own hand, or a district of a city, is out of reach now: the rules' own checks, told as reasons."""

from __future__ import annotations

from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import build, cards
from burgrave.games.citadels.rules.board import Board
from burgrave.games.citadels.rules.cards import CARD_KIND
from burgrave.games.citadels.rules.characters.base import unused
from burgrave.games.citadels.rules.characters.diplomat import DIPLOMAT, OWN_STEP
from burgrave.games.citadels.rules.characters.marshal import MARSHAL_LIMIT
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.rank8 import Rank8
from burgrave.games.citadels.rules.phases import CLOSING, MAIN, OVER, POWER
from burgrave.games.citadels.rules.player import Player
from burgrave.games.citadels.rules.rulings import R_16_MONUMENT_LIMIT
from burgrave.kernel.quote import Reason

__all__ = ["reasons_of"]


def reasons_of(t: Board, seat: int) -> dict[int, Reason]:
    """Return what is near for the seat and cannot be done now, by action, each with the reason."""
    if t.phase == OVER:
        return {}
    legal = set(t.legal(seat))
    me = t.players[seat]
    found = _of_hand(t, me)
    power = POWERS[t.character] if t.turn == seat else None
    if isinstance(power, Rank8):
        found |= _of_targets(t, me, power)
    return {action: reason for action, reason in found.items() if action not in legal}


# ---- the own hand ---------------------------------------------------------------------------------------------


def _of_hand(t: Board, me: Player) -> dict[int, Reason]:
    """Return why each card of the hand would not be built."""
    moment = _moment(t, me)
    kinds = [CARD_KIND[card] for card in me.hand]
    return {act.BUILD + kind: moment if moment is not None else _of_card(t, me, kind) for kind in sorted(kinds)}


def _moment(t: Board, me: Player) -> Reason | None:
    """Return why nothing at all can be built now."""
    if t.turn != me.seat:
        return Reason("not-your-turn")
    if t.only_gathers:
        return Reason("only-gathers")
    if t.limit == 0 or t.character == cards.WITCH:
        return Reason("no-building")
    if t.phase != MAIN:
        return Reason("later")
    return None if t.gathered else Reason("gather")


def _of_card(t: Board, me: Player, kind: int) -> Reason:
    """Return why this card cannot be built."""
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


# ---- the cities that rank 8 could reach -----------------------------------------------------------------------


def _of_targets(t: Board, me: Player, power: Rank8) -> dict[int, Reason]:
    """Return why each city, each district of the chosen city, or each own one to give for it, is out of reach."""
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
    """Tell whether the power is still to be aimed."""
    if t.phase == MAIN and not t.rules.rank8_at_end:
        return unused(t) and not t.only_gathers and (t.gathered or not t.threatened)
    return t.phase == CLOSING


def _argument(t: Board, card: int) -> int:
    """Return how a district of a city is told from others of its name."""
    return CARD_KIND[card] + (act.GILDED if card in t.gilded else 0)


def _of_city(t: Board, me: Player, power: Rank8, owner: Player) -> Reason:
    """Return why nothing of a city can be hit."""
    if t.is_complete(owner):
        return Reason("complete")
    if owner.seat == t.protected:
        return Reason("protected")
    prices = [power.price(t, me, owner, card) for card in owner.city if not power.barred(t, me, owner, card)]
    return _short(int(min(prices) - me.gold)) if prices else Reason("nothing")


def _of_district(t: Board, me: Player, power: Rank8, owner: Player, card: int) -> Reason:
    """Return why a district of the chosen city cannot be hit."""
    barred = power.barred(t, me, owner, card)
    if barred == "limit":
        return Reason(barred, {"gold": MARSHAL_LIMIT})
    if barred == "owned":
        return Reason(barred, {"number": 1})
    return Reason(barred) if barred else _short(int(power.price(t, me, owner, card) - me.gold))


def _of_offer(t: Board, me: Player, owner: Player, own: int) -> Reason:
    """Return why an own district cannot be given for the one that the Diplomat wants."""
    if CARD_KIND[own] == cards.KEEP and not t.rules.may_give_protected:
        return Reason("safe")
    if not DIPLOMAT.may_go(t, owner, own):
        return Reason("theirs")
    return _short(int(DIPLOMAT.difference(t, owner, t.card, own) - me.gold))
