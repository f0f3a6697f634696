"""Why a hint says what it says: for every action the fact that counts most, as far as the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.hints import cards, people
from burgrave.games.citadels.hints.evidence import Evidence
from burgrave.games.citadels.rules import actions as act
from burgrave.games.citadels.rules.phases import CLOSING, WARRANT
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.kernel.quote import UNSAID, Reason
from burgrave.kernel.state import State

__all__ = ["reason"]

Telling = Callable[[Evidence, int], Reason]


def reason(state: State, seat: int, action: int, options: list[int]) -> Reason:
    """Return the fact that speaks most for this action of ``seat``."""
    assert isinstance(state, CitadelsState)
    evidence = Evidence(state, seat, options)
    tell = _TELLING.get(action & act.VERB)
    return tell(evidence, action & act.ARGUMENT) if tell is not None else Reason(UNSAID)


def _end(e: Evidence, _argument: int) -> Reason:
    """Nothing more, or not yet: gold that is saved, a city that is better not completed now."""
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


def _extra(action: int) -> Telling:
    """Return what tells of an action that brings gold or cards: how much it is."""

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


# first action of a verb, first of the next one, who tells it
_PLAIN: Final[list[tuple[int, Telling]]] = [
    (act.GOLD, cards.gather_gold),
    (act.CARDS, cards.gather_cards),
    (act.END, _end),
    (act.INCOME, cards.income),
    (act.DONE, lambda e, a: Reason("enough")),
    (act.BONUS, _extra(act.BONUS)),
    (act.SAIL_GOLD, _extra(act.SAIL_GOLD)),
    (act.SAIL_CARDS, _extra(act.SAIL_CARDS)),
    (act.STUDY, lambda e, a: Reason("best-of-seven")),
    (act.FORESEE, lambda e, a: Reason("fresh-cards")),
    (act.REPLACE, cards.spares),
    (act.COLLECT, _extra(act.COLLECT)),
    (act.SMITHY, cards.few_cards),
    (act.LABORATORY, cards.spares),
    (act.MUSEUM, lambda e, a: Reason("museum")),
    (act.PAY_CARDS, lambda e, a: Reason("pays-with-cards")),
    (act.BRIBE, people.bribe),
    (act.REFUSE, people.refuse),
    (act.FLIP, people.flip),
    (act.LEAVE, people.leave),
    (act.CONFISCATE, cards.confiscate),
    (act.DECLINE, _decline),
    (act.STAY, lambda e, a: Reason("keeps-character")),
    (act.TAKE_GOLD, _extra(act.TAKE_GOLD)),
    (act.TAKE_CARD, _extra(act.TAKE_CARD)),
    (act.TAKE_NOTHING, lambda e, a: Reason(UNSAID)),
    (act.BUILD_IT, cards.build_taken),
    (act.KEEP_IT, cards.keep_taken),
    (act.PAY_GOLD, lambda e, a: Reason("gives-gold")),
    (act.RECLAIM, lambda e, a: cards.worth_having(e, e.card_in_question())),
    (act.DECLARE, people.declare),
]
_NAMED: Final[list[tuple[int, Telling]]] = [
    (act.PICK, people.pick),
    (act.KEEP, cards.worth_having),
    (act.BUILD, cards.build),
    (act.DISCARD, cards.part_with),
    (act.BURY, people.bury),
    (act.DISTRICT, people.district),
    (act.DESTROY, people.strike),
    (act.SWAP, people.swap),
    (act.ROB, people.rob),
    (act.KILL, people.kill),
    (act.BEWITCH, people.bewitch),
    (act.SIGN, people.sign),
    (act.WARRANT, people.bluff),
    (act.THREATEN, people.rob),
    (act.BLUFF, people.bluff),
    (act.SPY, people.spy),
    (act.INSPECT, people.inspect),
    (act.PEEK, people.peek),
    (act.TAKE, cards.worth_having),
    (act.GIVE, cards.part_with),
    (act.CROWN, people.crown),
    (act.BEG, lambda e, seat: Reason("richest", {"seat": seat, "number": int(e.t.players[seat].gold)})),
    (act.MIX, _mix),
    (act.BORROW, cards.borrow),
    (act.LENDER, lambda e, seat: Reason("weakens", {"seat": seat})),
    (act.EXCHANGE, people.strike),
    (act.SEIZE, people.strike),
    (act.BEAUTIFY, lambda e, a: Reason("gilds")),
    (act.OFFER, people.offer),
    (act.SACRIFICE, lambda e, a: Reason("free-build", {"district": "necropolis"})),
    (act.FRAMEWORK, lambda e, kind: Reason("free-build", {"district": e.name(kind)})),
    (act.UNDER, cards.part_with),
    (act.TUCK, cards.part_with),
    (act.DEMOLISH, people.strike),
    (act.STAGE, _stage),
    (act.LEND, lambda e, a: Reason(UNSAID)),
]


_TELLING: Final = dict([*_PLAIN, *_NAMED])
