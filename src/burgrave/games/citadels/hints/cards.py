"""Reasons that speak of cards and gold."""

from __future__ import annotations

from burgrave.games.citadels.hints.evidence import Evidence
from burgrave.games.citadels.policy.evaluation_context import INCOME_TYPE
from burgrave.games.citadels.policy.extras import pays_off
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import KIND_TYPE
from burgrave.games.citadels.rules.phases import DEN, LAB, ORDER, TUCK
from burgrave.games.citadels.rules.player import USED_INCOME
from burgrave.kernel.quote import UNSAID, Quote, Reason

__all__ = [
    "borrow",
    "build",
    "build_taken",
    "confiscate",
    "few_cards",
    "gather_cards",
    "gather_gold",
    "income",
    "keep_taken",
    "part_with",
    "spares",
    "worth_having",
]


# ---- gathering ------------------------------------------------------------------------------------------------


def gather_gold(e: Evidence, _argument: int) -> Reason:
    """What the gold pays for now, or brings nearer."""
    taken = 3 if e.me.has(cards.GOLD_MINE) else 2
    wanted = e.wanted()
    if not wanted:
        return Reason("gold-later", {"number": taken})
    within = [kind for kind in wanted if e.gold < e.price(kind) <= e.gold + taken]
    if within and e.builds_left() > 0:
        best = max(within, key=e.price)
        return Reason("gold-pays", {"district": e.name(best), "number": e.price(best)})
    beyond = [kind for kind in wanted if e.price(kind) > e.gold + taken]
    if beyond:
        nearest = min(beyond, key=e.price)
        missing = e.price(nearest) - e.gold - taken
        return Reason("gold-nearer", {"district": e.name(nearest), "number": missing})
    return Reason("cards-enough", {"number": len(wanted)})


def gather_cards(e: Evidence, _argument: int) -> Reason:
    """Nothing to build, or gold enough for all there is."""
    wanted = e.wanted()
    if not wanted:
        return Reason("nothing-to-build")
    if sum(e.price(kind) for kind in wanted) <= e.gold:
        return Reason("hand-paid", {"number": e.gold})
    return few_cards(e, 0)


def few_cards(e: Evidence, _argument: int) -> Reason:
    """More cards to choose from."""
    if e.useful == 0:
        return Reason("nothing-to-build")
    return Reason("few-cards", {"number": e.useful}) if e.useful < 3 else Reason("more-choice")


def income(e: Evidence, _argument: int) -> Reason:
    """How much it is."""
    return income_of(e.quote(act.INCOME))


def income_of(quote: Quote) -> Reason:
    """Name the gold, or the cards, that are brought."""
    if quote.gain("gold"):
        return Reason("income-gold", {"number": quote.gain("gold")})
    return Reason("income-cards", {"number": quote.gain("cards")})


# ---- building -------------------------------------------------------------------------------------------------


def build(e: Evidence, kind: int) -> Reason:
    """What the district does: completes the city or a set of types, earns, or simply counts."""
    if e.completes(kind):
        if e.m.last:
            return Reason("completes-too")
        return Reason("completes-behind", {"seat": e.rival}) if e.trails(kind) else Reason("completes-first")
    if e.new_type(kind) and e.types() == 4:
        return Reason("fifth-type", {"district": e.name(kind)})
    if _raises_income(e, kind):
        return Reason("raises-income", {"district": e.name(kind)})
    if kind in (cards.DRAGON_GATE, cards.UNIVERSITY):
        return Reason("worth-more", {"district": e.name(kind), "number": e.points(kind)})
    if e.m.last:
        return Reason("last-points", {"number": e.points(kind)})
    if pays_off(kind) and e.m.left > 1.5:
        return Reason("pays-off", {"district": e.name(kind)})
    if e.new_type(kind) and e.types() > 1:
        return Reason("new-type", {"district": e.name(kind), "number": e.types() + 1})
    if e.lacking(e.seat) <= 3:
        return Reason("nears-end", {"number": e.lacking(e.seat) - (2 if kind == cards.MONUMENT else 1)})
    return Reason("worth-gold", {"points": e.points(kind), "price": e.price(kind), "gold": e.gold})


def _raises_income(e: Evidence, kind: int) -> bool:
    character = e.t.character
    if not 0 <= character < cards.CHARACTERS_TOTAL or e.t.used & USED_INCOME:
        return False
    return act.INCOME in e.options and INCOME_TYPE[character] == KIND_TYPE[kind]


def build_taken(e: Evidence, _argument: int) -> Reason:
    """The Wizard's card, built at once."""
    kind = e.card_in_question()
    if e.completes(kind):
        return build(e, kind)
    return Reason("beyond-limit", {"district": e.name(kind)})


def keep_taken(e: Evidence, _argument: int) -> Reason:
    """Why the Wizard's card is only kept."""
    kind = e.card_in_question()
    missing = e.price(kind) - e.gold
    if kind != cards.SECRET_VAULT and missing > 0:
        return Reason("later-affordable", {"district": e.name(kind), "number": missing})
    return Reason("keeps-gold", {"number": e.gold})


def borrow(e: Evidence, kind: int) -> Reason:
    """Gold of others for cards."""
    return Reason("borrows", {"district": e.name(kind), "number": max(1, e.price(kind) - e.gold)})


def confiscate(e: Evidence, _argument: int) -> Reason:
    """A district for nothing."""
    kind = e.card_in_question()
    if e.completes(kind):
        return build(e, kind)
    return Reason("free-district", {"district": e.name(kind), "number": e.points(kind)})


# ---- cards to have and to give ----------------------------------------------------------------------------------


def worth_having(e: Evidence, kind: int) -> Reason:
    """Why this card rather than another."""
    district = e.name(kind)
    if kind == cards.SECRET_VAULT:
        return Reason("vault")
    if not e.could_build(kind):
        return Reason("cannot-build", {"district": district})
    if e.completes(kind):
        return Reason("could-complete", {"district": district})
    if e.new_type(kind) and e.types() == 4:
        return Reason("fifth-type", {"district": district})
    missing = e.price(kind) - e.gold
    building = e.t.turn == e.seat and e.builds_left() > 0
    if missing <= 0 and building:
        return Reason("payable-now", {"district": district, "number": e.price(kind)})
    if missing > 0:
        return Reason("later-affordable", {"district": district, "number": missing})
    return Reason("worth-more", {"district": district, "number": e.points(kind)})


def part_with(e: Evidence, kind: int) -> Reason:
    """Why this card goes."""
    district = e.name(kind)
    if e.t.phase == ORDER:
        return Reason(UNSAID)
    if e.t.phase == LAB and _is_spare(e, kind):
        return Reason("spare-for-gold", {"district": district, "number": int(e.t.rules.laboratory_gold)})
    if not e.could_build(kind) and kind != cards.SECRET_VAULT:
        return Reason("cannot-build", {"district": district})
    if e.copies(kind) > 1:
        return Reason("held-twice", {"district": district})
    if e.t.phase == TUCK:
        return Reason("museum")
    if e.t.phase == DEN:
        return Reason("pays-with-cards")
    return Reason(UNSAID)


def _is_spare(e: Evidence, kind: int) -> bool:
    return kind != cards.SECRET_VAULT and (not e.could_build(kind) or e.copies(kind) > 1)


def spares(e: Evidence, _argument: int) -> Reason:
    """How many cards are of no use."""
    number = int(e.m.spares)
    return Reason("useless-cards", {"number": number}) if number else Reason(UNSAID)
