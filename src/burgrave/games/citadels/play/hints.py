"""Reasons for hints in Citadels: the most important fact about each action.

Reasons use only what the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels import cards
from burgrave.games.citadels import verbs as act
from burgrave.games.citadels.cards import (
    CARD_KIND,
    CARD_TYPE,
    CHARACTER_NAMES,
    CHARACTER_RANK,
    DISTRICT_NAMES,
    KIND_TYPE,
)
from burgrave.games.citadels.play.beliefs import Suspects
from burgrave.games.citadels.play.evaluation import EvaluationContext, pays_off
from burgrave.games.citadels.play.targets import best_hit, destroy_value, district_loss, exchange_value, seize_value
from burgrave.games.citadels.play.turns import builds_left
from burgrave.games.citadels.rules import build
from burgrave.games.citadels.rules.characters.marshal import MARSHAL
from burgrave.games.citadels.rules.characters.powers import POWERS
from burgrave.games.citadels.rules.characters.warlord import WARLORD
from burgrave.games.citadels.rules.pieces import BURY, CLOSING, DEN, LAB, ORDER, PICK, TUCK, WARRANT, variety
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.rules.turn import bribe as bribe_of
from burgrave.kernel.action_space import ARGUMENT, VERB
from burgrave.kernel.quote import UNSAID, Quote, Reason
from burgrave.kernel.state import State

# ---- Evidence --------------------------------------------------------------------------------------------------------


class Evidence:
    """Situation of a seat, with helper methods for the reasons."""

    def __init__(self, t: CitadelsState, seat: int, options: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.options = options
        self.me = t.players[seat]
        self.m = EvaluationContext()
        self.m.look(t, seat)
        self.s = Suspects()
        if t.phase != PICK and t.phase != BURY:
            self.s.guess(self.m, t, seat)
        self.gold = int(self.me.gold)
        self.useful = int(self.m.wanted)
        self.rival = int(self.m.rival)
        self.acting = CHARACTER_NAMES[t.character] if 0 <= t.character < len(CHARACTER_NAMES) else ""

    def quote(self, action: int) -> Quote:
        return self.t.quote(self.seat, action)

    # ---- cards -------------------------------------------------------------------------------------------------

    def name(self, kind: int) -> str:
        """Return the name of a district, ignoring the gilded flag."""
        return DISTRICT_NAMES[kind % cards.GILDED]

    def price(self, kind: int) -> int:
        return int(build.price(self.t, self.me, kind))

    def points(self, kind: int) -> int:
        """Return the points that a district is certain to score: its cost, plus 2 for Dragon Gate and University."""
        more = 2 if kind in (cards.DRAGON_GATE, cards.UNIVERSITY) else 0
        return int(self.t.rules.cost[kind]) + more

    def wanted(self) -> list[int]:
        """Return the kinds in my hand that may be built, ignoring prices."""
        found: list[int] = []
        for card in self.me.hand:
            kind = int(CARD_KIND[card])
            if kind not in found and self.m.wanted_mask >> kind & 1:
                found.append(kind)
        return found

    def could_build(self, kind: int) -> bool:
        """Return True if a district of this kind may be built in my city, ignoring its price."""
        return self.m.could_build(self.t, self.me, kind)

    def copies(self, kind: int) -> int:
        return sum(1 for card in self.me.hand if CARD_KIND[card] == kind)

    def card_in_question(self) -> int:
        """Return the kind of the card that the current decision is about."""
        return int(CARD_KIND[self.t.card])

    def types(self) -> int:
        """Return the number of district types in my city."""
        return int(variety(self.me.types))

    def new_type(self, kind: int) -> bool:
        return self.me.count(KIND_TYPE[kind]) == 0

    def religious(self) -> int:
        """Return the number of districts that count toward the Abbot's income."""
        return int(self.me.count(cards.RELIGIOUS)) + int(self.me.has(cards.SCHOOL_OF_MAGIC))

    # ---- the game ----------------------------------------------------------------------------------------------

    def builds_left(self) -> int:
        return int(builds_left(self.t))

    def lacking(self, seat: int) -> int:
        """Return the number of districts that a city still needs to be complete."""
        return int(self.t.goal - self.t.players[seat].size)

    def completes(self, kind: int) -> bool:
        gained = 2 if kind == cards.MONUMENT else 1
        return 0 < self.lacking(self.seat) <= gained

    def trails(self, kind: int) -> bool:
        """Return True if ending the game with this district would probably leave me behind."""
        bonus = int(self.t.rules.first_complete_bonus)
        return self.m.mine + float(self.points(kind) + bonus) < self.m.hoped

    def leads(self, seat: int) -> bool:
        """Return True if no seat is estimated to be stronger than this one."""
        return self.m.stand[seat] >= max(self.m.stand[: self.t.n])

    def suspect(self, rank: int) -> tuple[int, float]:
        """Return the opponent most likely to hold a rank, and the probability that this seat holds it.

        The seat is -1 if no opponent can hold the rank.
        """
        seat = int(self.s.likely(self.t, rank))
        return seat, self.s.chance[seat * 10 + rank] if seat >= 0 else 0.0

    def surely(self, seat: int, rank: int) -> bool:
        """Return True if this is the only rank that the seat can hold; always False with 2 or 3 players."""
        return self.t.n > 3 and self.s.may[seat] == 1 << rank


# ---- Reasons about cards and gold ------------------------------------------------------------------------------------

# ---- gathering ------------------------------------------------------------------------------------------------


def gather_gold(e: Evidence, _argument: int) -> Reason:
    """Explain gathering gold: the build that it pays for now or brings nearer."""
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
    """Explain gathering cards: there is nothing to build, or the gold already pays for the whole hand."""
    wanted = e.wanted()
    if not wanted:
        return Reason("nothing-to-build")
    if sum(e.price(kind) for kind in wanted) <= e.gold:
        return Reason("hand-paid", {"number": e.gold})
    return few_cards(e, 0)


def few_cards(e: Evidence, _argument: int) -> Reason:
    """Explain drawing cards: few cards in hand can be built, or more cards give more choice."""
    if e.useful == 0:
        return Reason("nothing-to-build")
    return Reason("few-cards", {"number": e.useful}) if e.useful < 3 else Reason("more-choice")


def income(e: Evidence, _argument: int) -> Reason:
    return income_of(e.quote(act.INCOME))


def income_of(quote: Quote) -> Reason:
    """Return the reason for an action that gains gold or cards."""
    if quote.gain("gold"):
        return Reason("income-gold", {"number": quote.gain("gold")})
    return Reason("income-cards", {"number": quote.gain("cards")})


# ---- building -------------------------------------------------------------------------------------------------


def reasons_to_build(e: Evidence, kind: int) -> Reason:
    """Explain a build: it completes the city or the set of types, pays off, or just scores points."""
    if e.completes(kind):
        if e.m.last:
            return Reason("completes-too")
        return Reason("completes-behind", {"seat": e.rival}) if e.trails(kind) else Reason("completes-first")
    if e.new_type(kind) and e.types() == 4:
        return Reason("fifth-type", {"district": e.name(kind)})
    if act.INCOME in e.options and POWERS[e.t.character].income_type == KIND_TYPE[kind]:
        return Reason("raises-income", {"district": e.name(kind)})
    if kind in (cards.DRAGON_GATE, cards.UNIVERSITY):
        return Reason("worth-more", {"district": e.name(kind), "number": e.points(kind)})
    if e.m.last:
        return Reason("last-points", {"number": e.points(kind)})
    if pays_off(kind) and e.m.left > 1.5:
        return Reason("pays-off", {"district": e.name(kind)})
    if e.new_type(kind) and e.types() > 1:
        return Reason("new-type", {"district": e.name(kind), "number": e.types() + 1})
    others = [one for one in e.options if one & VERB == act.BUILD and one != act.BUILD + kind]
    if e.lacking(e.seat) <= 3 and not others:
        return Reason("nears-end", {"number": e.lacking(e.seat) - (2 if kind == cards.MONUMENT else 1)})
    return Reason("worth-gold", {"points": e.points(kind), "price": e.price(kind), "gold": e.gold})


def build_taken(e: Evidence, _argument: int) -> Reason:
    """Explain building, rather than keeping, the card that the Wizard took."""
    kind = e.card_in_question()
    if e.completes(kind):
        return reasons_to_build(e, kind)
    return Reason("beyond-limit", {"district": e.name(kind)})


def keep_taken(e: Evidence, _argument: int) -> Reason:
    """Explain keeping, rather than building, the card that the Wizard took."""
    kind = e.card_in_question()
    missing = e.price(kind) - e.gold
    if kind != cards.SECRET_VAULT and missing > 0:
        return Reason("later-affordable", {"district": e.name(kind), "number": missing})
    return Reason("keeps-gold", {"number": e.gold})


def borrow(e: Evidence, kind: int) -> Reason:
    return Reason("borrows", {"district": e.name(kind), "number": max(1, e.price(kind) - e.gold)})


def confiscate(e: Evidence, _argument: int) -> Reason:
    kind = e.card_in_question()
    if e.completes(kind):
        return reasons_to_build(e, kind)
    return Reason("free-district", {"district": e.name(kind), "number": e.points(kind)})


# ---- taking and giving cards -----------------------------------------------------------------------------------


def worth_having(e: Evidence, kind: int) -> Reason:
    """Explain taking a card, based on when and why it could be built."""
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
    """Explain giving up a card: it cannot be built, is a duplicate, or pays for something."""
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
    """Explain exchanging cards with the deck, based on the number of useless cards in hand."""
    number = int(e.m.spares)
    return Reason("useless-cards", {"number": number}) if number else Reason(UNSAID)


# ---- Reasons about characters and players ----------------------------------------------------------------------------

# ---- choosing characters ----------------------------------------------------------------------------------------


def pick(e: Evidence, character: int) -> Reason:
    ready = int(e.m.ready(e.t, e.me, e.me.gold + 2))
    income = POWERS[character].income(e.t, e.me)
    offered = [one & ARGUMENT for one in e.options if one & VERB == act.PICK]
    largest = income > max((POWERS[one].income(e.t, e.me) for one in offered if one != character), default=0)
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
    if income > 1 and largest:
        return income_of(promised)
    if promised.gain("crown") and not e.m.last:
        return Reason("first-choice")
    if name == "bishop" and e.me.size > 1:
        return Reason("protects-city", {"number": len(e.me.city)})
    if name in ("architect", "scholar") and e.useful < 3:
        return few_cards(e, 0)
    if name in ("magician", "wizard", "seer") and e.useful == 0:
        return Reason("nothing-to-build")
    if name == "alchemist" and ready:
        return Reason("refund")
    if income == 0 and promised.gain("gold"):
        return Reason("extra-gold", {"number": promised.gain("gold")})
    return Reason(UNSAID)


def _of_others(e: Evidence, name: str) -> Reason | None:
    """Return a reason based on the opponents: their gold, cards or cities."""
    t = e.t
    others = [one for one in t.players if one.seat != e.seat]
    rich = max(others, key=lambda one: one.gold)
    full = max(others, key=lambda one: len(one.hand))
    large = max(others, key=lambda one: one.size)
    missing = int(t.goal - large.size)
    if name in ("assassin", "witch", "magistrate", "warlord", "marshal") and not e.m.last and 0 < missing <= 2:
        return Reason("near-end", {"seat": int(large.seat), "number": missing})
    if name in ("thief", "blackmailer", "abbot") and rich.gold > 2 and (name != "abbot" or rich.gold > e.gold):
        return Reason("richest", {"seat": int(rich.seat), "number": int(rich.gold)})
    if name in ("magician", "wizard") and len(full.hand) > e.useful + 1:
        return Reason("larger-hand", {"seat": int(full.seat), "number": len(full.hand), "own": len(e.me.hand)})
    return None


def bury(e: Evidence, _character: int) -> Reason:
    """Explain burying a character: it denies the character to the opponent."""
    return Reason("denies", {"seat": 1 - e.seat})


# ---- naming -------------------------------------------------------------------------------------------------------


def kill(e: Evidence, character: int) -> Reason:
    if CHARACTER_NAMES[character] == "thief" and e.gold > 4:
        seat, chance = e.suspect(CHARACTER_RANK[character])
        if chance > 0.15 and not e.leads(seat):
            return Reason("saves-gold", {"number": e.gold})
    return _likely(e, character)


def _likely(e: Evidence, character: int) -> Reason:
    seat, chance = e.suspect(CHARACTER_RANK[character])
    if seat < 0:
        return Reason("nobody-likely")
    if chance < max(e.s.chance[seat * 10 : seat * 10 + 10]):
        return Reason(UNSAID)  # this seat more likely holds another rank
    if 0 < e.lacking(seat) <= 2 and not e.m.last:
        return Reason("likely-near-end", {"seat": seat, "number": e.lacking(seat)})
    if e.surely(seat, CHARACTER_RANK[character]):
        return Reason("surely", {"seat": seat})
    return Reason("likely-leader" if e.leads(seat) else "likely", {"seat": seat})


def rob(e: Evidence, character: int) -> Reason:
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
    rank = CHARACTER_RANK[character]
    seat, _chance = e.suspect(rank)
    if seat >= 0 and (e.surely(seat, rank) or e.leads(seat)):
        return _likely(e, character)
    if seat < 0:
        return Reason("nobody-likely")
    power = POWERS[character]
    income = int(power.income(e.t, e.me))
    if income > 1 and not power.income_in_cards:
        return Reason("income-gold", {"number": income})
    return Reason(UNSAID)


def sign(e: Evidence, character: int) -> Reason:
    """Explain a signed warrant: its likely target has gold to build with."""
    seat, _chance = e.suspect(CHARACTER_RANK[character])
    if seat < 0:
        return Reason("nobody-likely")
    return Reason("likely-builds", {"seat": seat, "number": int(e.t.players[seat].gold)})


def bluff(e: Evidence, character: int) -> Reason:
    """Explain a blank marker, which works if opponents believe it is real."""
    seat, _chance = e.suspect(CHARACTER_RANK[character])
    return Reason("believable") if seat >= 0 else Reason("nobody-likely")


# ---- threats ------------------------------------------------------------------------------------------------------


def bribe(e: Evidence, _argument: int) -> Reason:
    return Reason("bribe", {"number": int(bribe_of(e.me)), "gold": e.gold})


def refuse(e: Evidence, _argument: int) -> Reason:
    """Explain refusing to pay: the threat is known to be blank, or may be blank."""
    t = e.t
    if (t.real_threat_shown or t.blanks_shown) and t.real_threat != t.rank:
        return Reason("blank-threat")
    return Reason("may-be-blank", {"number": int(bribe_of(e.me))})


def flip(e: Evidence, _argument: int) -> Reason:
    """Explain flipping the threat, which takes all gold if it is real."""
    victim = e.t.players[e.t.turn]
    if e.t.rank == e.t.real_threat:
        return Reason("takes-gold", {"seat": int(victim.seat), "number": int(victim.gold)})
    return Reason("blank-threat")


def leave(e: Evidence, _argument: int) -> Reason:
    """Explain leaving the threat unflipped: a blank threat is better kept hidden."""
    return Reason(UNSAID if e.t.rank == e.t.real_threat else "leaves-threat")


# ---- cities -------------------------------------------------------------------------------------------------------


def strike(e: Evidence, seat: int) -> Reason:
    """Explain attacking a city, based on the best target among its districts."""
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
    """Explain a Diplomat's exchange, based on the difference in cost between the two districts."""
    own = e.t.district_cost(e.me.city[e.t.district_index(e.me, argument)])
    gained = int(e.t.district_cost(e.t.card)) - int(own)
    if gained > 0:
        return Reason("exchange-gain", {"number": gained})
    return Reason(UNSAID)


# ---- hands and crown ----------------------------------------------------------------------------------------------


def swap(e: Evidence, seat: int) -> Reason:
    number, own = len(e.t.players[seat].hand), len(e.me.hand)
    if number > own:
        return Reason("larger-hand", {"seat": seat, "number": number, "own": own})
    return Reason("useless-cards", {"number": int(e.m.spares)}) if e.m.spares else Reason("weakens", {"seat": seat})


def spy(e: Evidence, seat: int) -> Reason:
    one = e.t.players[seat]
    return Reason("spies-on", {"seat": seat, "number": len(one.hand), "gold": int(one.gold)})


def peek(e: Evidence, seat: int) -> Reason:
    return Reason("cards-to-choose", {"seat": seat, "number": len(e.t.players[seat].hand)})


def inspect(e: Evidence, kind_type: int) -> Reason:
    """Explain naming a district type, based on the known cards of that type."""
    victim = e.t.players[e.t.target]
    known = 0
    for card in victim.hand:
        sure = bool(e.t.known(card) & e.me.bit)
        known += int(sure and CARD_TYPE[card] == kind_type)
    if known:
        return Reason("known-cards", {"seat": int(victim.seat), "number": known})
    return Reason(UNSAID)


def crown(e: Evidence, seat: int) -> Reason:
    """Explain giving the crown to the weakest player or, failing that, to anyone but the leader."""
    others = [int(one) - act.CROWN for one in e.options if one & VERB == act.CROWN]
    if seat == min(others, key=lambda other: e.m.stand[other]):
        return Reason("weakest", {"seat": seat})
    return Reason(UNSAID) if seat == e.rival else Reason("not-the-leader", {"seat": seat})


def declare(_e: Evidence, _argument: int) -> Reason:
    return Reason("ends-sooner")


# ---- The reason for an action ----------------------------------------------------------------------------------------

Explainer = Callable[[Evidence, int], Reason]


def reason(state: State, seat: int, action: int, options: list[int]) -> Reason:
    """Return the most important reason for an action of ``seat``."""
    assert isinstance(state, CitadelsState)
    evidence = Evidence(state, seat, options)
    tell = _TELLING.get(action & VERB)
    return tell(evidence, action & ARGUMENT) if tell is not None else Reason(UNSAID)


def _end(e: Evidence, _argument: int) -> Reason:
    """Explain ending the turn: it saves gold, or completing the city now would be a mistake."""
    if e.t.phase == CLOSING:
        return Reason(UNSAID)
    waiting = [kind for kind in e.wanted() if e.price(kind) > e.gold]
    if e.builds_left() > 0:
        for kind in e.wanted():
            if e.price(kind) <= e.gold and e.completes(kind) and e.trails(kind):
                return Reason("wait-behind", {"seat": e.rival})
    if waiting and not e.m.last:
        dear = max(waiting, key=e.price)
        return Reason("saves-for", {"district": e.name(dear), "number": e.price(dear) - e.gold})
    return Reason(UNSAID)


def _extra(action: int) -> Explainer:
    """Return an explainer for an action that gains gold or cards."""

    def tell(e: Evidence, _argument: int) -> Reason:
        quote = e.quote(action)
        if quote.gain("gold"):
            return Reason("extra-gold", {"number": quote.gain("gold")})
        return Reason("extra-cards", {"number": quote.gain("cards")})

    return tell


def _decline(e: Evidence, _argument: int) -> Reason:
    if e.t.phase == WARRANT and act.CONFISCATE not in e.options:
        return Reason("no-warrant")
    return Reason(UNSAID)


def _stage(e: Evidence, argument: int) -> Reason:
    return Reason("swaps-character", {"seat": argument})


def _mix(e: Evidence, gold: int) -> Reason:
    if e.useful == 0 and gold < e.religious():
        return Reason("nothing-to-build")
    if gold == 0:
        return Reason("more-cards", {"number": e.useful})
    if e.useful == 0:
        return Reason("gold-later", {"number": gold})
    return Reason("cards-enough", {"number": e.useful})


# verb -> explainer
_PLAIN: Final[list[tuple[int, Explainer]]] = [
    (act.GOLD, gather_gold),
    (act.CARDS, gather_cards),
    (act.END, _end),
    (act.INCOME, income),
    (act.DONE, lambda e, a: Reason("enough")),
    (act.BONUS, _extra(act.BONUS)),
    (act.SAIL_GOLD, _extra(act.SAIL_GOLD)),
    (act.SAIL_CARDS, _extra(act.SAIL_CARDS)),
    (act.STUDY, lambda e, a: Reason("best-of-seven")),
    (act.FORESEE, lambda e, a: Reason("fresh-cards")),
    (act.REPLACE, spares),
    (act.COLLECT, _extra(act.COLLECT)),
    (act.SMITHY, few_cards),
    (act.LABORATORY, spares),
    (act.MUSEUM, lambda e, a: Reason("museum")),
    (act.PAY_CARDS, lambda e, a: Reason("pays-with-cards")),
    (act.BRIBE, bribe),
    (act.REFUSE, refuse),
    (act.FLIP, flip),
    (act.LEAVE, leave),
    (act.CONFISCATE, confiscate),
    (act.DECLINE, _decline),
    (act.STAY, lambda e, a: Reason("keeps-character")),
    (act.TAKE_GOLD, _extra(act.TAKE_GOLD)),
    (act.TAKE_CARD, _extra(act.TAKE_CARD)),
    (act.TAKE_NOTHING, lambda e, a: Reason(UNSAID)),
    (act.BUILD_IT, build_taken),
    (act.KEEP_IT, keep_taken),
    (act.PAY_GOLD, lambda e, a: Reason("gives-gold")),
    (act.RECLAIM, lambda e, a: worth_having(e, e.card_in_question())),
    (act.DECLARE, declare),
]
_NAMED: Final[list[tuple[int, Explainer]]] = [
    (act.PICK, pick),
    (act.KEEP, worth_having),
    (act.BUILD, reasons_to_build),
    (act.DISCARD, part_with),
    (act.BURY, bury),
    (act.DISTRICT, district),
    (act.DESTROY, strike),
    (act.SWAP, swap),
    (act.ROB, rob),
    (act.KILL, kill),
    (act.BEWITCH, bewitch),
    (act.SIGN, sign),
    (act.WARRANT, bluff),
    (act.THREATEN, rob),
    (act.BLUFF, bluff),
    (act.SPY, spy),
    (act.INSPECT, inspect),
    (act.PEEK, peek),
    (act.TAKE, worth_having),
    (act.GIVE, part_with),
    (act.CROWN, crown),
    (act.BEG, lambda e, seat: Reason("richest", {"seat": seat, "number": int(e.t.players[seat].gold)})),
    (act.MIX, _mix),
    (act.BORROW, borrow),
    (act.LENDER, lambda e, seat: Reason("weakens", {"seat": seat})),
    (act.EXCHANGE, strike),
    (act.SEIZE, strike),
    (act.BEAUTIFY, lambda e, a: Reason("gilds")),
    (act.OFFER, offer),
    (act.SACRIFICE, lambda e, a: Reason("free-build", {"district": "necropolis"})),
    (act.FRAMEWORK, lambda e, kind: Reason("free-build", {"district": e.name(kind)})),
    (act.UNDER, part_with),
    (act.TUCK, part_with),
    (act.DEMOLISH, strike),
    (act.STAGE, _stage),
    (act.LEND, lambda e, a: Reason(UNSAID)),
]


_TELLING: Final = dict([*_PLAIN, *_NAMED])
