"""A position inside an action, or as the action phase ends: paying, rewards, and effects part by part."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria.cards import CITIZEN_NAMES, COLUMNS, DOMAIN_NAMES, MONSTER_NAMES
from burgrave.games.valeria.knowledge import position_fields as fields
from burgrave.games.valeria.knowledge.position_fields import DOMAINS, MONSTERS, PAID_FOR, PAYING_KEYS, VERBS, resolves
from burgrave.games.valeria.rules import board as phases
from burgrave.games.valeria.rules import effects, market, rewards, solo
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.course import ACTED, CLOSED
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM, MONSTER_PROGRAM
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Archive, refuse, short
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList, numbers

STACKS: Final = 20

# ---- decisions that an effect can ask for -------------------------------------------------------------------------

NO_CARD: Final = -1


class Step:
    """A part to be decided, what is left of the effect after it, and the domain or monster that it is of."""

    def __init__(self, parts: list[i64], place: int, domain: int, monster: int) -> None:
        self.part: i64 = parts[place]
        self.phase: int = rewards.phase_of(effects.op_of(self.part))
        self.todo: list[i64] = parts[place + 1 :]
        self.todo.reverse()
        self.text = effects.text_of(self.part)
        self.domain = domain
        self.monster = monster
        self.stage: int = CLOSED if domain >= 0 and cards.DOMAIN_TRIGGER[domain] == cards.ACTION_END else ACTED


def _steps() -> list[Step]:
    found: list[Step] = []
    for domain in range(cards.DOMAINS):
        if cards.DOMAIN_TRIGGER[domain] in (cards.ON_BUILD, cards.ACTION_END):
            for parts in DOMAIN_PROGRAM[domain]:
                _add(parts, domain, NO_CARD, found)
    for monster in range(cards.MONSTERS):
        for parts in MONSTER_PROGRAM[monster]:
            _add(parts, NO_CARD, monster, found)
    return found


def _add(parts: list[i64], domain: int, monster: int, found: list[Step]) -> None:
    for place in range(len(parts)):
        if effects.op_of(parts[place]) != effects.GAIN:
            found.append(Step(parts, place, domain, monster))


_STEPS: Final = _steps()


def steps_of(f: Archive, phase: int) -> list[Step]:
    """Return the steps that fit the phase (any, if negative) and the ``part`` that a position names."""
    part = f.get("part")
    return [step for step in _STEPS if (phase < 0 or step.phase == phase) and (part is None or part == step.text)]


def no_part(f: Archive, phase: int) -> str:
    """Return the error that no part of a phase (any, if negative) is as written."""
    texts = ", ".join(sorted({step.text for step in _STEPS if phase < 0 or step.phase == phase}))
    where = f" in the phase {phases.PHASE_NAMES[phase]}" if phase >= 0 else ""
    return f"'part'{where} is one of {texts}, not {short(f.get('part'))}."


class Demand:
    """Cards that the active player must have for the moment, where that seat leaves out what it has of their sort."""

    def __init__(self, seat: int, monster: int, domains: list[int]) -> None:
        self.seat = seat
        self.monster = monster
        self.domains = domains


def demands_of(f: Archive, me: Archive, seat: int, phase: int) -> list[Demand]:
    """Return what the moment demands of the active seat: one or several ways to meet it."""
    domains = me.get("domains")
    monsters = me.get("monsters")
    changers = f.listed("changed", [], DOMAINS) if domains is None else []
    nothing = Demand(seat, NO_CARD, changers)
    rewarded = f.get("rewarded")
    if isinstance(rewarded, str) and rewarded in MONSTER_NAMES and monsters is None:
        return [Demand(seat, MONSTER_NAMES.index(rewarded), changers)]
    found: list[Demand] = []
    for step in steps_of(f, phase) if resolves(phase) else []:
        if step.domain >= 0 and domains is None:
            found.append(Demand(seat, NO_CARD, [*changers, step.domain]))
        elif step.domain >= 0:
            if isinstance(domains, (list, tuple)) and DOMAIN_NAMES[step.domain] in domains:
                return [nothing]
        elif monsters is None:
            found.append(Demand(seat, step.monster, changers))
        elif isinstance(monsters, dict) and MONSTER_NAMES[step.monster] in monsters:
            return [nothing]
    return found or [nothing]


# ---- inside an action ---------------------------------------------------------------------------------------------

_NOTHING: Final = -1  # no column
_HUNTERS: Final = [step.domain for step in _STEPS if step.phase == phases.HUNT]


def settle_action(t: Board, f: Archive, size: i64) -> None:
    """Set what is being decided, and check that something has led to it.

    ``covered`` tells an effect of a domain just built from others; left out, it is a column that fits: one with fewer
    domains than the ``size`` of a stack at the beginning.
    """
    me = t.players[t.active]
    if t.stage == CLOSED:
        _settle_end_power(t, f, me)
        return
    t.actions = 1
    fields.actions_field(f, t, 0, 1)
    columns = [_NOTHING, *range(COLUMNS)]
    if f.has("covered"):
        columns = [int(f.whole("covered", 0, 0, COLUMNS - 1))]
    refusal = ""
    for covered in columns:
        if t.phase == phases.PAY:
            reason = _settle_paying(t, f, me, covered)
        elif t.phase == phases.REWARD:
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


def _leave(t: Board, f: Archive, covered: int, slain: int) -> str:
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
    if f.whole("exhausted", number, 0, STACKS) != number:
        return f"'exhausted' is the number of empty stacks, but for those that this action has emptied: {number}."
    return ""


def _hunts(me: Player) -> bool:
    """Return True if a domain may have allowed a player to slay."""
    return [domain for domain in _HUNTERS if me.has(domain)] != []


def _not_hunting(me: Player) -> str:
    names = ", ".join([DOMAIN_NAMES[domain] for domain in _HUNTERS])
    return f"'covered': seat {me.seat} builds nothing here; only {names} leads to another card."


def _no_choice(t: Board, me: Player) -> str:
    return f"In the phase {phases.PHASE_NAMES[t.phase]} seat {me.seat} would have nothing to choose from."


# ---- paying -------------------------------------------------------------------------------------------------------


def _settle_paying(t: Board, f: Archive, me: Player, covered: int) -> str:
    """Set what is paid for: whatever is left out is the first that can be paid in several ways."""
    paying = f.inner("paying", PAYING_KEYS, "'paying'")
    word = int(paying.named("for", -1, PAID_FOR)) if paying.get("for") != "" else -1
    reason = _leave(t, f, covered, _NOTHING)
    if reason != "":
        return reason
    refusal = f"The phase pay needs a card that seat {me.seat} can pay for in several ways."
    for number, what in enumerate(PAID_FOR.names):
        if word not in (-1, number):
            continue
        if covered >= 0 and (what != "slay" or not _hunts(me)):
            refusal = _not_hunting(me)
            continue
        most = cards.GROUPS if what == "recruit" else COLUMNS
        places = list(range(most))
        if paying.has("place"):
            place = int(paying.whole("place", 0, 0, (most if word >= 0 else cards.GROUPS) - 1))
            places = [place] if place < most else []
        for place in places:
            reason = _pay_for(t, paying, me, number, place)
            if reason == "":
                return ""
            if word >= 0 and len(places) == 1:
                refusal = reason
    return refusal


def _pay_for(t: Board, paying: Archive, me: Player, number: int, place: int) -> str:
    """Set the price of a card; return why it is not paid for now, or nothing."""
    what = PAID_FOR.names[number]
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
    t.verb = VERBS[number]
    t.place = place
    options = ActionList()
    market.legal_pay(t, me, options)
    if len(options) < 2:
        return f"'paying': seat {me.seat} cannot choose how to pay for {name}."
    price = t.price
    magic = t.price_magic
    fields.price_fields(paying, t)
    if t.price != price:
        return f"'paying': the 'price' is {price} here, not {t.price}."
    return "" if t.price_magic == magic else f"'paying': the 'magic' is {magic} here, not {t.price_magic}."


# ---- rewards and effects ------------------------------------------------------------------------------------------


def _settle_reward(t: Board, f: Archive, me: Player, covered: int) -> str:
    """Set the monster whose reward is chosen: slain by the active player, and with several rewards to be had."""
    given = int(f.named("rewarded", NO_CARD, MONSTERS))
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


def _settle_step(t: Board, f: Archive, me: Player, covered: int) -> str:
    """Set the part of an effect that is decided: of a domain just built, or of the reward of a monster."""
    missing = ""
    undecided = ""
    for step in steps_of(f, int(t.phase)):
        if step.stage == ACTED:
            reason = _come_from(t, f, me, step, covered)
            if reason == "":
                reason = _decide(t, f, me, step, step.todo)
                if reason == "":
                    return ""
                undecided = reason
            elif missing == "":
                missing = reason
    return undecided or missing or no_part(f, int(t.phase))


def _come_from(t: Board, f: Archive, me: Player, step: Step, covered: int) -> str:
    """Set the card that an effect comes from; return why it cannot, or nothing."""
    word = phases.PHASE_NAMES[t.phase]
    if step.domain >= 0:
        if not me.has(step.domain) or covered < 0:
            return f"The phase {word} needs {DOMAIN_NAMES[step.domain]}, just built by seat {me.seat}."
    elif not me.monsters[step.monster]:
        return f"The phase {word} needs {MONSTER_NAMES[step.monster]}, just slain by seat {me.seat}."
    elif covered >= 0 and not _hunts(me):
        return _not_hunting(me)
    return _leave(t, f, covered, step.monster)


def _decide(t: Board, f: Archive, me: Player, step: Step, todo: list[i64]) -> str:
    """Set a part of an effect, and what comes after it."""
    t.part = step.part
    t.todo = numbers(todo)
    texts = fields.texts_of(t.todo)
    if f.names("todo", texts) != texts:
        return f"'todo' does not fit: {', '.join(texts) or 'nothing'} is to be done after {step.text}."
    options = ActionList()
    rewards.legal(t, me, options)
    return "" if len(options) > 1 else _no_choice(t, me)


def _settle_end_power(t: Board, f: Archive, me: Player) -> None:
    """As the action phase ends domains take from an opponent, one after the other: lower ones come later."""
    for key in ("actions", "covered"):
        idle = f.has(key) and (key == "covered" or f.get(key) != 0)
        refuse(idle, f"'{key}' means nothing in the stage close: the actions are done.")
    refusal = _no_choice(t, me)
    for step in steps_of(f, int(t.phase)):
        if step.stage != CLOSED:
            continue
        if not me.has(step.domain):
            refusal = f"'part': seat {me.seat} has not built {DOMAIN_NAMES[step.domain]}."
            continue
        left: list[i64] = []
        domain: i64
        for domain in range(step.domain):
            if me.domains & bit(domain) and cards.DOMAIN_TRIGGER[domain] == cards.ACTION_END:
                left += reversed(DOMAIN_PROGRAM[domain][0])
        refusal = _decide(t, f, me, step, left + step.todo)
        if refusal == "":
            return
    raise PositionError(refusal)
