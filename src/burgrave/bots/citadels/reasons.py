"""Why a hint says what it says: for every action the fact that counts most, as far as the seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.bots.citadels import reasons_cards, reasons_people
from burgrave.bots.citadels.evidence import Evidence
from burgrave.bots.reason import Reason
from burgrave.citadels import actions as act
from burgrave.citadels.phases import CLOSING, EXTRA, WARRANT
from burgrave.citadels.state import CitadelsState
from burgrave.kernel.state import State

__all__ = ["reason"]

Telling = Callable[[Evidence, int], Reason]


def reason(state: State, seat: int, action: int, options: list[int]) -> Reason:
    """Return the fact that speaks most for this action of ``seat``."""
    assert isinstance(state, CitadelsState)
    evidence = Evidence(state, seat, options)
    for first, last, tell in _TELLING:
        if first <= action < last:
            return tell(evidence, action - first)
    return Reason("best")


def _end(e: Evidence, _argument: int) -> Reason:
    """Nothing more, or not yet: gold that is saved, a city that is better not completed now."""
    if e.t.phase == CLOSING:
        return Reason("not-worth-it")
    waiting = [kind for kind in e.wanted() if e.price(kind) > e.gold]
    if e.builds_left() > 0:
        for kind in e.wanted():
            if e.price(kind) <= e.gold and e.completes(kind) and e.trails(kind):
                return Reason("wait-behind", {"seat": e.rival})
    if waiting and not e.m.last:
        dear = max(waiting, key=e.price)
        return Reason("saves-for", {"district": e.name(dear), "number": e.price(dear) - e.gold})
    return Reason("nothing-left")


def _bonus(e: Evidence, _argument: int) -> Reason:
    return Reason("extra-cards", {"number": 2}) if e.acting == "architect" else _extra_gold(e)


def _extra_gold(e: Evidence) -> Reason:
    number = {"queen": 3, "navigator": 4, "tax_collector": int(e.t.pool)}.get(e.acting, 1)
    return Reason("extra-gold", {"number": number})


def _decline(e: Evidence, _argument: int) -> Reason:
    if e.t.phase == EXTRA and e.acting == "witch":
        return Reason("own-turn")
    if e.t.phase == WARRANT and act.CONFISCATE not in e.options:
        return Reason("no-warrant")
    return Reason("forgoes" if e.t.phase in (EXTRA, WARRANT) else "not-worth-it")


def _stage(e: Evidence, argument: int) -> Reason:
    return Reason("swaps-character", {"seat": argument})


def _mix(e: Evidence, gold: int) -> Reason:
    if e.useful == 0 and gold < e.religious():
        return Reason("nothing-to-build")
    if gold == 0:
        return Reason("more-cards", {"number": e.useful})
    if gold == e.religious():
        if e.useful == 0:
            return Reason("gold-later", {"number": gold})
        return Reason("more-gold", {"number": e.useful})
    return Reason("some-of-both", {"number": e.useful})


# first action of a verb, first of the next one, who tells it
_PLAIN: Final[list[tuple[int, Telling]]] = [
    (act.GOLD, reasons_cards.gather_gold),
    (act.CARDS, reasons_cards.gather_cards),
    (act.END, _end),
    (act.INCOME, reasons_cards.income),
    (act.DONE, lambda e, a: Reason("enough")),
    (act.BONUS, _bonus),
    (act.SAIL_GOLD, lambda e, a: Reason("extra-gold", {"number": 4})),
    (act.SAIL_CARDS, lambda e, a: Reason("extra-cards", {"number": 4})),
    (act.STUDY, lambda e, a: Reason("best-of-seven")),
    (act.FORESEE, lambda e, a: Reason("fresh-cards")),
    (act.REPLACE, reasons_cards.spares),
    (act.COLLECT, lambda e, a: _extra_gold(e)),
    (act.SMITHY, reasons_cards.few_cards),
    (act.LABORATORY, reasons_cards.spares),
    (act.MUSEUM, lambda e, a: Reason("museum")),
    (act.PAY_CARDS, lambda e, a: Reason("pays-with-cards")),
    (act.BRIBE, reasons_people.bribe),
    (act.REFUSE, reasons_people.refuse),
    (act.FLIP, reasons_people.flip),
    (act.LEAVE, reasons_people.leave),
    (act.CONFISCATE, reasons_cards.confiscate),
    (act.DECLINE, _decline),
    (act.STAY, lambda e, a: Reason("keeps-character")),
    (act.TAKE_GOLD, lambda e, a: Reason("extra-gold", {"number": 1})),
    (act.TAKE_CARD, lambda e, a: Reason("extra-cards", {"number": 1})),
    (act.TAKE_NOTHING, lambda e, a: Reason("not-worth-it")),
    (act.BUILD_IT, reasons_cards.build_taken),
    (act.KEEP_IT, reasons_cards.keep_taken),
    (act.PAY_GOLD, lambda e, a: Reason("gives-gold")),
    (act.RECLAIM, lambda e, a: reasons_cards.worth_having(e, e.card_in_question())),
    (act.DECLARE, reasons_people.declare),
]
_NAMED: Final[list[tuple[int, Telling]]] = [
    (act.PICK, reasons_people.pick),
    (act.KEEP, reasons_cards.worth_having),
    (act.BUILD, reasons_cards.build),
    (act.DISCARD, reasons_cards.part_with),
    (act.BURY, reasons_people.bury),
    (act.DISTRICT, reasons_people.district),
    (act.DESTROY, reasons_people.strike),
    (act.SWAP, reasons_people.swap),
    (act.ROB, reasons_people.rob),
    (act.KILL, reasons_people.kill),
    (act.BEWITCH, reasons_people.bewitch),
    (act.SIGN, reasons_people.sign),
    (act.WARRANT, reasons_people.bluff),
    (act.THREATEN, reasons_people.rob),
    (act.BLUFF, reasons_people.bluff),
    (act.SPY, reasons_people.spy),
    (act.INSPECT, reasons_people.inspect),
    (act.PEEK, reasons_people.peek),
    (act.TAKE, reasons_cards.worth_having),
    (act.GIVE, reasons_cards.part_with),
    (act.CROWN, reasons_people.crown),
    (act.BEG, lambda e, seat: Reason("richest", {"seat": seat, "number": int(e.t.players[seat].gold)})),
    (act.MIX, _mix),
    (act.BORROW, reasons_cards.borrow),
    (act.LENDER, lambda e, seat: Reason("weakens", {"seat": seat})),
    (act.EXCHANGE, reasons_people.strike),
    (act.SEIZE, reasons_people.strike),
    (act.BEAUTIFY, lambda e, a: Reason("gilds")),
    (act.OFFER, reasons_people.offer),
    (act.SACRIFICE, lambda e, a: Reason("free-build", {"district": "necropolis"})),
    (act.FRAMEWORK, lambda e, kind: Reason("free-build", {"district": e.name(kind)})),
    (act.UNDER, reasons_cards.part_with),
    (act.TUCK, reasons_cards.part_with),
    (act.DEMOLISH, reasons_people.strike),
    (act.STAGE, _stage),
    (act.LEND, reasons_people.lend),
]


def _ranges() -> list[tuple[int, int, Telling]]:
    rows = [*_PLAIN, *_NAMED]
    ends = [first for first, _tell in rows[1:]] + [act.SPACE]
    return [(first, end, tell) for (first, tell), end in zip(rows, ends, strict=True)]


_TELLING: Final = _ranges()
