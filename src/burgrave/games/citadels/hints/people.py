"""Reasons that speak of characters and of the other players."""

from __future__ import annotations

from burgrave.games.citadels.hints.cards import few_cards, income_of
from burgrave.games.citadels.hints.evidence import Evidence
from burgrave.games.citadels.policy.striking import best_hit, destroy_value, district_loss, exchange_value, seize_value
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules import cards
from burgrave.games.citadels.rules.cards import CARD_KIND, CARD_TYPE, CHARACTER_NAMES, CHARACTER_RANK
from burgrave.games.citadels.rules.characters.base import NO_INCOME
from burgrave.games.citadels.rules.characters.marshal import MARSHAL
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.warlord import WARLORD
from burgrave.games.citadels.rules.turn import bribe as bribe_of
from burgrave.kernel.quote import UNSAID, Reason

__all__ = [
    "bewitch",
    "bluff",
    "bribe",
    "bury",
    "crown",
    "declare",
    "district",
    "flip",
    "inspect",
    "kill",
    "leave",
    "offer",
    "peek",
    "pick",
    "refuse",
    "rob",
    "sign",
    "spy",
    "strike",
    "swap",
]


# ---- choosing characters ----------------------------------------------------------------------------------------


def pick(e: Evidence, character: int) -> Reason:
    """What the character does for me."""
    ready = int(e.m.ready(e.t, e.me, e.me.gold + 2))
    income = _income(e, character)
    name = CHARACTER_NAMES[character]
    promised = e.quote(act.PICK + character)
    builds = min(promised.gain("builds"), ready)
    if builds > 1:
        if 0 < e.lacking(e.seat) <= builds and not e.m.last:
            return Reason("could-end", {"number": e.lacking(e.seat)})
        return Reason("several-builds", {"number": builds})
    found = _of_others(e, name)
    if found is not None:
        return found
    if income > 1 or (income == 1 and name not in ("king", "patrician", "bishop", "emperor")):
        return income_of(promised)
    if promised.gain("crown") and not e.m.last:
        return Reason("first-choice")
    if name == "bishop" and e.me.size > 1:
        return Reason("protects-city", {"number": len(e.me.city)})
    if name in ("architect", "scholar") and e.useful < 3:
        return few_cards(e, 0)
    if name == "alchemist" and ready:
        return Reason("refund")
    if income == 0 and promised.gain("gold"):
        return Reason("extra-gold", {"number": promised.gain("gold")})
    return Reason(UNSAID)


def _income(e: Evidence, character: int) -> int:
    power = POWERS[character]
    return 0 if power.income_type == NO_INCOME else int(power.income(e.t, e.me))


def _of_others(e: Evidence, name: str) -> Reason | None:
    """What there is to get from the others, or to keep them from."""
    t = e.t
    others = [one for one in t.players if one.seat != e.seat]
    rich = max(others, key=lambda one: one.gold)
    full = max(others, key=lambda one: len(one.hand))
    large = max(others, key=lambda one: one.size)
    missing = int(t.goal - large.size)
    if name in ("assassin", "witch", "magistrate", "warlord", "marshal") and not e.m.last and 0 < missing <= 2:
        return Reason("near-end", {"seat": int(large.seat), "number": missing})
    if name in ("thief", "blackmailer", "abbot") and rich.gold > 2 and rich.gold > e.gold:
        return Reason("richest", {"seat": int(rich.seat), "number": int(rich.gold)})
    if name in ("magician", "wizard") and len(full.hand) > e.useful + 1:
        return Reason("larger-hand", {"seat": int(full.seat), "number": len(full.hand), "own": len(e.me.hand)})
    return None


def bury(e: Evidence, _character: int) -> Reason:
    """The other one shall not have it."""
    return Reason("denies", {"seat": 1 - e.seat})


# ---- naming -------------------------------------------------------------------------------------------------------


def kill(e: Evidence, character: int) -> Reason:
    """Who most likely loses the turn, and why that matters."""
    if CHARACTER_NAMES[character] == "thief" and e.gold > 4:
        seat, chance = e.suspect(CHARACTER_RANK[character])
        if chance > 0.15 and not e.leads(seat):
            return Reason("saves-gold", {"number": e.gold})
    return _likely(e, character)


def _likely(e: Evidence, character: int) -> Reason:
    seat, _chance = e.suspect(CHARACTER_RANK[character])
    if seat < 0:
        return Reason("nobody-likely")
    if 0 < e.lacking(seat) <= 2 and not e.m.last:
        return Reason("likely-near-end", {"seat": seat, "number": e.lacking(seat)})
    if e.surely(seat, CHARACTER_RANK[character]):
        return Reason("surely", {"seat": seat})
    return Reason("likely-leader" if e.leads(seat) else "likely", {"seat": seat})


def rob(e: Evidence, character: int) -> Reason:
    """Who most likely has the gold."""
    rank = CHARACTER_RANK[character]
    best, gold = -1, 0.0
    for one in e.t.players:
        expected = e.s.chance[one.seat * 10 + rank] * float(one.gold)
        if expected > gold:
            best, gold = int(one.seat), expected
    if best < 0:
        return Reason("nobody-likely")
    return Reason("likely-rich", {"seat": best, "number": int(e.t.players[best].gold)})


def bewitch(e: Evidence, character: int) -> Reason:
    """What the character does for me, or whom it hits."""
    rank = CHARACTER_RANK[character]
    seat, _chance = e.suspect(rank)
    if seat >= 0 and (e.surely(seat, rank) or e.leads(seat)):
        return _likely(e, character)
    if seat < 0:
        return Reason("nobody-likely")
    income = _income(e, character)
    if income > 1 and not POWERS[character].income_in_cards:
        return Reason("income-gold", {"number": income})
    return Reason(UNSAID)


def sign(e: Evidence, character: int) -> Reason:
    """Whose district it may take."""
    seat, _chance = e.suspect(CHARACTER_RANK[character])
    if seat < 0:
        return Reason("nobody-likely")
    return Reason("likely-builds", {"seat": seat, "number": int(e.t.players[seat].gold)})


def bluff(e: Evidence, character: int) -> Reason:
    """A blank marker works where it is believed."""
    seat, _chance = e.suspect(CHARACTER_RANK[character])
    return Reason("believable") if seat >= 0 else Reason("nobody-likely")


# ---- threats ------------------------------------------------------------------------------------------------------


def bribe(e: Evidence, _argument: int) -> Reason:
    """What it costs against what it may cost."""
    return Reason("bribe", {"number": int(bribe_of(e.me)), "gold": e.gold})


def refuse(e: Evidence, _argument: int) -> Reason:
    """The threat is known to be blank, or the risk is small."""
    t = e.t
    if (t.flower_shown or t.blanks_shown) and t.flower != t.rank:
        return Reason("blank-threat")
    return Reason("may-be-blank", {"number": int(bribe_of(e.me))})


def flip(e: Evidence, _argument: int) -> Reason:
    """The real one takes all."""
    victim = e.t.players[e.t.turn]
    if e.t.rank == e.t.flower:
        return Reason("takes-gold", {"seat": int(victim.seat), "number": int(victim.gold)})
    return Reason("blank-threat")


def leave(e: Evidence, _argument: int) -> Reason:
    """A blank one is better not shown."""
    return Reason(UNSAID if e.t.rank == e.t.flower else "leaves-threat")


# ---- cities -------------------------------------------------------------------------------------------------------


def strike(e: Evidence, seat: int) -> Reason:
    """Aiming at a city: at its best district."""
    best: tuple[float, int] | None = None
    owner = e.t.players[seat]
    for card in owner.city:
        value = _worth(e, seat, int(card))
        if best is None or value > best[0]:
            best = (value, int(card))
    if best is None or best_hit(e.m, e.t, e.t.character, owner) < -5.0:
        return Reason(UNSAID) if seat == e.seat else Reason("weakens", {"seat": seat})
    return _struck(e, seat, best[1])


def _worth(e: Evidence, seat: int, card: int) -> float:
    owner = e.t.players[seat]
    if CARD_KIND[card] == cards.KEEP:
        return -100.0
    if e.acting == "marshal":
        return -100.0 if MARSHAL.barred(e.t, e.me, owner, card) else float(seize_value(e.m, e.t, owner, card))
    if e.acting == "diplomat":
        return float(exchange_value(e.m, e.t, owner, card))
    if e.acting == "warlord":
        return float(destroy_value(e.m, e.t, owner, card))
    return float(district_loss(e.m, e.t, owner, card))


def district(e: Evidence, argument: int) -> Reason:
    """Hitting a certain district."""
    owner = e.t.players[e.t.target]
    index = e.t.district_index(owner, argument)
    return _struck(e, int(owner.seat), int(owner.city[index]))


def _struck(e: Evidence, seat: int, card: int) -> Reason:
    owner = e.t.players[seat]
    kind = int(CARD_KIND[card])
    cost = int(e.t.district_cost(card))
    if seat == e.seat:
        return Reason("own-district", {"district": e.name(kind)})
    if e.acting == "marshal":
        price = int(MARSHAL.price(e.t, e.me, owner, card))
        return Reason("seizes", {"district": e.name(kind), "seat": seat, "price": price, "points": cost})
    if e.acting == "diplomat":
        return Reason("better-district", {"district": e.name(kind), "number": cost})
    if 0 < e.lacking(seat) <= 2 and not e.m.last:
        return Reason("holds-up", {"seat": seat, "number": e.lacking(seat)})
    if e.acting == "warlord":
        price = int(WARLORD.price(e.t, e.me, owner, card))
        return Reason("destroys", {"seat": seat, "points": cost, "price": price})
    return Reason("weakens", {"seat": seat})


def offer(e: Evidence, argument: int) -> Reason:
    """What goes for what comes."""
    own = e.t.district_cost(e.me.city[e.t.district_index(e.me, argument)])
    gained = int(e.t.district_cost(e.t.card)) - int(own)
    if gained > 0:
        return Reason("exchange-gain", {"number": gained})
    return Reason(UNSAID)


# ---- hands and crown ----------------------------------------------------------------------------------------------


def swap(e: Evidence, seat: int) -> Reason:
    """Their cards for mine."""
    number, own = len(e.t.players[seat].hand), len(e.me.hand)
    if number > own:
        return Reason("larger-hand", {"seat": seat, "number": number, "own": own})
    return Reason("useless-cards", {"number": int(e.m.spares)}) if e.m.spares else Reason("weakens", {"seat": seat})


def spy(e: Evidence, seat: int) -> Reason:
    """Gold and cards to find."""
    one = e.t.players[seat]
    return Reason("spies-on", {"seat": seat, "number": len(one.hand), "gold": int(one.gold)})


def peek(e: Evidence, seat: int) -> Reason:
    """Cards to choose from."""
    return Reason("cards-to-choose", {"seat": seat, "number": len(e.t.players[seat].hand)})


def inspect(e: Evidence, kind_type: int) -> Reason:
    """Cards of the type that I know of."""
    victim = e.t.players[e.t.target]
    known = 0
    for card in victim.hand:
        sure = bool(e.t.known(card) & e.me.bit)
        known += int(sure and CARD_TYPE[card] == kind_type)
    if known:
        return Reason("known-cards", {"seat": int(victim.seat), "number": known})
    return Reason(UNSAID)


def crown(e: Evidence, seat: int) -> Reason:
    """Somebody must get it: who profits least."""
    others = [int(one) - act.CROWN for one in e.options if one & act.VERB == act.CROWN]
    if seat == min(others, key=lambda other: e.m.stand[other]):
        return Reason("weakest", {"seat": seat})
    return Reason(UNSAID) if seat == e.rival else Reason("not-the-leader", {"seat": seat})


def declare(_e: Evidence, _argument: int) -> Reason:
    """The end comes sooner."""
    return Reason("ends-sooner")
