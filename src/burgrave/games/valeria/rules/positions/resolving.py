"""A position inside an action, or as the action phase ends: paying, rewards, and effects part by part."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import cards, market, rewards, solo
from burgrave.games.valeria.rules.board import COLUMNS, Board, Player
from burgrave.games.valeria.rules.cards import CITIZEN_NAMES, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.rules.course import ACTED, CLOSED
from burgrave.games.valeria.rules.phases import HUNT, PAY, PHASE_NAMES, REWARD
from burgrave.games.valeria.rules.positions.names import card_of
from burgrave.games.valeria.rules.positions.steps import STEPS, Step, agrees, left_at_the_end, step_texts, texts_of
from burgrave.games.valeria.rules.write import PAID_FOR, VERBS, resolves
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList, numbers

__all__ = ["STACKS", "settle_action"]

STACKS: Final = 20
_NOTHING: Final = -1  # no column
_HUNTERS: Final = [step.domain for step in STEPS if step.phase == HUNT]
_MOST_PRICE: Final = 99
_PAYING_KEYS: Final = ["for", "place", "price", "magic"]


def settle_action(t: Board, f: Fields, size: i64) -> None:
    """Set what is being decided, and check that something has led to it.

    ``covered`` tells an effect of a domain just built from others; left out, it is a column that fits: one with fewer
    domains than the ``size`` of a stack at the beginning.
    """
    me = t.players[t.active]
    if t.stage == CLOSED:
        _settle_end_power(t, f, me)
        return
    t.actions = f.integer("actions", 1, 0, 1)
    columns = [_NOTHING, *range(COLUMNS)]
    if f.has("covered"):
        columns = [f.integer("covered", 0, 0, COLUMNS - 1)]
    refusal = ""
    for covered in columns:
        if t.phase == PAY:
            reason = _settle_paying(t, f, me, covered)
        elif t.phase == REWARD:
            reason = _settle_reward(t, f, me, covered)
        else:
            reason = _settle_step(t, f, me, covered)
        if reason == "" and covered >= 0 and len(t.domains[covered]) == size:
            reason = f"'covered': no domain was built from column {covered}, which is whole."
        if reason == "":
            return
        of_a_domain = covered == 0 and resolves(t.phase)  # as most effects are
        if refusal == "" or (of_a_domain and reason != _not_hunting(me)):
            refusal = reason
    raise PositionError(refusal)


def _leave(t: Board, f: Fields, covered: int, slain: int) -> str:
    """Set what the action has emptied so far: not marked yet are the column built from, and that of a monster slain."""
    t.covered = covered
    number = t.exhausted()
    if covered >= 0 and not t.domains[covered]:
        number -= 1
    column = t.areas.index(slain // 3) if slain >= 0 else _NOTHING
    if column >= 0 and not t.monsters[column]:
        number -= 1
    t.exhausted_cards = number
    if t.n == 1 and (number >= solo.EXHAUSTED_END or (slain < 0 and solo.all_slain(t))):
        return "The game is over: all monsters are slain, or five stacks are exhausted."
    if f.integer("exhausted", int(number), 0, STACKS) != number:
        return f"'exhausted' is the number of empty stacks, but for those that this action has emptied: {number}."
    return ""


def _hunts(me: Player) -> bool:
    """Tell whether a domain may have allowed a player to slay."""
    for domain in _HUNTERS:
        if me.has(domain):
            return True
    return False


def _not_hunting(me: Player) -> str:
    names = ", ".join([DOMAIN_NAMES[domain] for domain in _HUNTERS])
    return f"'covered': seat {me.seat} builds nothing here; only {names} leads to another card."


def _no_choice(t: Board, me: Player) -> str:
    return f"In the phase {PHASE_NAMES[t.phase]} seat {me.seat} would have nothing to choose from."


# ---- paying -------------------------------------------------------------------------------------------------------


def _settle_paying(t: Board, f: Fields, me: Player, covered: int) -> str:
    """Set what is paid for: whatever is left out is the first that can be paid in several ways."""
    paying = Fields({} if f.get("paying") is None else f.get("paying"), "'paying'", _PAYING_KEYS)
    word = paying.word("for", "", PAID_FOR)
    reason = _leave(t, f, covered, _NOTHING)
    if reason != "":
        return reason
    refusal = f"The phase pay needs a card that seat {me.seat} can pay for in several ways."
    for what in [word] if word else PAID_FOR:
        if covered >= 0 and (what != "slay" or not _hunts(me)):
            refusal = _not_hunting(me)
            continue
        most = cards.GROUPS if what == "recruit" else COLUMNS
        places = list(range(most))
        if paying.has("place"):
            place = paying.integer("place", 0, 0, most - 1 if word else cards.GROUPS - 1)
            places = [place] if place < most else []
        for place in places:
            reason = _pay_for(t, me, what, place)
            if reason == "":
                reason = _check_price(t, paying)
            if reason == "":
                return ""
            if word and len(places) == 1:
                refusal = reason
    return refusal


def _pay_for(t: Board, me: Player, what: str, place: int) -> str:
    """Set the price of a card; return why it is not paid for now, or nothing."""
    stacks = t.monsters if what == "slay" else t.citizens if what == "recruit" else t.domains
    stack = stacks[place]
    if not stack:
        return f"'paying': there is nothing to {what} in place {place}."
    card: i64 = stack[len(stack) - 1]
    t.price_magic = 0
    if what == "slay":
        name = MONSTER_NAMES[card]
        t.price = cards.MONSTER_STRENGTH[card]
        t.price_magic = cards.MONSTER_MAGIC[card]
    elif what == "recruit":
        name = CITIZEN_NAMES[card]
        t.price = market.citizen_price(me, card)
    else:
        name = DOMAIN_NAMES[card]
        t.price = market.domain_price(me, card)
        if not market.meets(me, card):
            return f"'paying': seat {me.seat} lacks citizens of the roles that {name} asks for."
    t.verb = VERBS[PAID_FOR.index(what)]
    t.place = place
    options = ActionList()
    market.legal_pay(t, me, options)
    if len(options) < 2:
        return f"'paying': seat {me.seat} cannot choose how to pay for {name}."
    return ""


def _check_price(t: Board, paying: Fields) -> str:
    """Check the price that is written to be read."""
    for key, price in (("price", int(t.price)), ("magic", int(t.price_magic))):
        if paying.integer(key, price, 0, _MOST_PRICE) != price:
            return f"'paying': the '{key}' is {price} here, not {short(paying.get(key))}."
    return ""


# ---- rewards and effects ------------------------------------------------------------------------------------------


def _settle_reward(t: Board, f: Fields, me: Player, covered: int) -> str:
    """Set the monster whose reward is chosen: slain by the active player, and with several rewards to be had."""
    given = card_of(f, "rewarded", MONSTER_NAMES, "monster")
    refusal = f"The phase reward needs a monster 'rewarded', slain by seat {me.seat}, with several rewards to be had."
    if covered >= 0 and not _hunts(me):
        return _not_hunting(me)
    for monster in [given] if given >= 0 else list(range(cards.MONSTERS)):
        if me.monsters[monster]:
            t.rewarded = monster
            options = ActionList()
            rewards.legal(t, me, options)
            if len(options) > 1:
                refusal = _leave(t, f, covered, monster)
                if refusal == "":
                    break
    return refusal


def _settle_step(t: Board, f: Fields, me: Player, covered: int) -> str:
    """Set the part of an effect that is decided: of a domain just built, or of the reward of a monster."""
    phase = int(t.phase)
    refusal = f"'part' in the phase {PHASE_NAMES[phase]} is one of {step_texts(phase)}, not {short(f.get('part'))}."
    missing = ""
    undecided = ""
    for step in STEPS:
        if agrees(step, f, phase) and step.stage == ACTED:
            reason = _come_from(t, f, me, step, covered)
            if reason == "":
                reason = _decide(t, f, me, step, step.todo)
                if reason == "":
                    return ""
                undecided = reason
            elif missing == "":
                missing = reason
    return undecided or missing or refusal


def _come_from(t: Board, f: Fields, me: Player, step: Step, covered: int) -> str:
    """Set the card that an effect comes from; return why it cannot, or nothing."""
    if step.domain >= 0:
        name = DOMAIN_NAMES[step.domain]
        if not me.has(step.domain) or covered < 0:
            return f"The phase {PHASE_NAMES[t.phase]} needs {name}, just built by seat {me.seat}."
        return _leave(t, f, covered, _NOTHING)
    if not me.monsters[step.monster]:
        return f"The phase {PHASE_NAMES[t.phase]} needs {MONSTER_NAMES[step.monster]}, just slain by seat {me.seat}."
    if covered >= 0 and not _hunts(me):
        return _not_hunting(me)
    return _leave(t, f, covered, step.monster)


def _decide(t: Board, f: Fields, me: Player, step: Step, todo: list[i64]) -> str:
    """Set a part of an effect, and what comes after it."""
    t.part = step.part
    t.todo = numbers(todo)
    if f.has("todo") and f.names("todo") != texts_of(todo):
        after = ", ".join(texts_of(todo)) if todo else "nothing"
        return f"'todo' does not fit: {after} is to be done after {step.text()}."
    options = ActionList()
    rewards.legal(t, me, options)
    return "" if len(options) > 1 else _no_choice(t, me)


def _settle_end_power(t: Board, f: Fields, me: Player) -> None:
    """As the action phase ends domains take from an opponent, one after the other."""
    for key in ("actions", "covered"):
        if f.has(key) and (key == "covered" or f.get(key) != 0):
            raise PositionError(f"'{key}' means nothing in the stage close: the actions are done.")
    refusal = _no_choice(t, me)
    for step in STEPS:
        if agrees(step, f, int(t.phase)) and step.stage == CLOSED:
            if not me.has(step.domain):
                refusal = f"'part': seat {me.seat} has not built {DOMAIN_NAMES[step.domain]}."
                continue
            refusal = _decide(t, f, me, step, left_at_the_end(step, me.domains))
            if refusal == "":
                return
    raise PositionError(refusal)
