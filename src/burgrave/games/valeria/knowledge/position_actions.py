"""Reader for positions during an action or at the end of the action phase.

It handles payments, rewards and effect parts.
"""

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
from burgrave.kernel.arrays import ActionList, numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Archive, refuse, short
from burgrave.kernel.ints import i64

STACKS: Final = 20

# ---- decisions that an effect can require -------------------------------------------------------------------------

NO_CARD: Final = -1


class Step:
    """A pending effect part, the parts that follow it, and the domain or monster that provides them."""

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
    """Return the steps that match the ``part`` field of a position and the phase (any phase if negative)."""
    part = f.get("part")
    return [step for step in _STEPS if (phase < 0 or step.phase == phase) and (part is None or part == step.text)]


def no_part(f: Archive, phase: int) -> str:
    """Return the error message for a ``part`` that matches no effect part of the phase (any phase if negative)."""
    texts = ", ".join(sorted({step.text for step in _STEPS if phase < 0 or step.phase == phase}))
    where = f" in the phase {phases.PHASE_NAMES[phase]}" if phase >= 0 else ""
    return f"'part'{where} is one of {texts}, not {short(f.get('part'))}."


class Demand:
    """Cards that the active player must have, unless the position lists the player's cards of the same type."""

    def __init__(self, seat: int, monster: int, domains: list[int]) -> None:
        self.seat = seat
        self.monster = monster
        self.domains = domains


def demands_of(f: Archive, me: Archive, seat: int, phase: int) -> list[Demand]:
    """Return alternative sets of cards, one of which the active seat must have for the current decision."""
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

_HUNTERS: Final = [step.domain for step in _STEPS if step.phase == phases.HUNT]


class _Way:
    """A possible cause of the decision: the domain or monster, if any, and a payment or an effect part."""

    def __init__(self, domain: int, monster: int, paid_for: int, place: int, step: Step | None) -> None:
        self.domain = domain
        self.monster = monster
        self.paid_for = paid_for
        self.place = place
        self.step = step
        self.passed = 0  # 1: the card in question exists, 2: all other preconditions hold too


def settle_action(t: Board, f: Archive, size: i64) -> None:
    """Set the open decision, using the first cause that could have led to it.

    The field ``covered`` is the column from which a domain was just built, if that domain causes the effect.
    If the field is omitted, every column with fewer domains than the initial stack ``size`` is tried.
    """
    me = t.players[t.active]
    columns = [NO_CARD]
    if t.stage == CLOSED:
        for key in ("actions", "covered"):
            idle = f.has(key) and (key == "covered" or f.get(key) != 0)
            refuse(idle, f"'{key}' means nothing in the stage close: the actions are done.")
    else:
        t.actions = 1
        fields.actions_field(f, t, 0, 1)
        columns = [int(f.whole("covered", 0, 0, COLUMNS - 1))] if f.has("covered") else [NO_CARD, *range(COLUMNS)]
    refusal: PositionError | None = None
    passed = -1
    paying = f.inner("paying", PAYING_KEYS, "'paying'")
    ways = _ways(t, f, paying)
    for covered in columns:
        for way in ways:
            way.passed = 0
            try:
                t.covered = covered
                _check_way(t, f, me, way, size)
                _take(t, f, me, way, paying)
                return
            except PositionError as error:
                if way.passed > passed:
                    refusal = error
                    passed = way.passed
    seat = f"seat {me.seat}"
    if t.phase == phases.PAY and passed == 2 and not (paying.has("for") and paying.has("place")):
        raise PositionError(f"The phase pay needs a card that {seat} can pay for in several ways.")
    if t.phase == phases.REWARD and passed == 0 and not f.has("rewarded"):
        raise PositionError(f"The phase reward needs a monster 'rewarded', slain by {seat}, with several rewards.")
    raise refusal or PositionError(no_part(f, int(t.phase)))


def _ways(t: Board, f: Archive, paying: Archive) -> list[_Way]:
    """Return the possible causes of the decision that agree with the given fields."""
    if t.phase == phases.REWARD:
        given = int(f.named("rewarded", NO_CARD, MONSTERS))
        return [_Way(NO_CARD, one, NO_CARD, 0, None) for one in ([given] if given >= 0 else range(cards.MONSTERS))]
    if t.phase != phases.PAY:
        steps = [step for step in steps_of(f, int(t.phase)) if step.stage == t.stage]
        return [_Way(step.domain, step.monster, NO_CARD, 0, step) for step in steps]
    word = int(paying.named("for", -1, PAID_FOR)) if paying.get("for") != "" else -1
    found: list[_Way] = []
    for what in [word] if word >= 0 else range(len(VERBS)):
        most = cards.GROUPS if PAID_FOR.names[what] == "recruit" else COLUMNS
        place = int(paying.whole("place", -1, 0, (most if word >= 0 else cards.GROUPS) - 1))
        found += [_Way(NO_CARD, NO_CARD, what, one, None) for one in range(most) if place in (-1, one)]
    return found


def _check_way(t: Board, f: Archive, me: Player, way: _Way, size: i64) -> None:
    """Check that the player has the card, if any, that causes the decision, and set the number of Exhausted cards.

    Stacks that the current action emptied, by building a domain or slaying a monster, have no Exhausted card yet. At
    the end of the action phase, the number is left unchanged.
    """
    covered = int(t.covered)
    needs = f"The phase {phases.PHASE_NAMES[t.phase]} needs"
    if way.domain >= 0:
        name = DOMAIN_NAMES[way.domain]
        built = me.has(way.domain) and (covered >= 0 or t.stage == CLOSED)
        just = "" if t.stage == CLOSED else "just "
        refuse(not built, f"{needs} {name}, {just}built by seat {me.seat}.")
    else:
        slain = way.monster < 0 or me.monsters[way.monster] > 0
        refuse(not slain, f"{needs} {MONSTER_NAMES[way.monster]}, just slain by seat {me.seat}.")
        hunts = way.paid_for <= 0 and [domain for domain in _HUNTERS if me.has(domain)] != []
        hunters = ", ".join([DOMAIN_NAMES[domain] for domain in _HUNTERS])
        other = f"seat {me.seat} builds nothing here; only {hunters} leads to another card"
        refuse(covered >= 0 and not hunts, f"'covered': {other}.")
    way.passed = 1
    if t.stage == CLOSED:
        way.passed = 2
        return
    whole = covered >= 0 and len(t.domains[covered]) == size
    refuse(whole, f"'covered': no domain was built from column {covered}, which is whole.")
    number = t.exhausted()
    if covered >= 0 and not t.domains[covered]:
        number -= 1
    if way.monster >= 0 and not t.monsters[t.areas.index(way.monster // 3)]:
        number -= 1
    t.exhausted_cards = number
    over = number >= solo.EXHAUSTED_END or (way.monster < 0 and solo.all_slain(t))
    refuse(t.n == 1 and over, "The game is over: all monsters are slain, or five stacks are exhausted.")
    marked = f"the number of empty stacks, but for those that this action has emptied: {number}"
    refuse(f.whole("exhausted", number, 0, STACKS) != number, f"'exhausted' is {marked}.")
    way.passed = 2


def _take(t: Board, f: Archive, me: Player, way: _Way, paying: Archive) -> None:
    """Set up the decision, which must offer at least two options."""
    options = ActionList()
    if way.paid_for >= 0:
        _pay_for(t, paying, me, way)
        return
    if way.step is None:
        t.rewarded = way.monster
    else:
        _set_part(t, f, me, way.step)
    rewards.legal(t, me, options)
    word = phases.PHASE_NAMES[t.phase]
    refuse(len(options) < 2, f"In the phase {word} seat {me.seat} would have nothing to choose from.")


def _pay_for(t: Board, paying: Archive, me: Player, way: _Way) -> None:
    """Set the price of a card, which the player must be able to pay in several ways."""
    what = PAID_FOR.names[way.paid_for]
    stacks = t.monsters if what == "slay" else t.citizens if what == "recruit" else t.domains
    stack = stacks[way.place]
    refuse(not stack, f"'paying': there is nothing to {what} in place {way.place}.")
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
        lacks = not market.meets(me, card)
        refuse(lacks, f"'paying': seat {me.seat} lacks citizens of the roles that {name} asks for.")
    t.verb = VERBS[way.paid_for]
    t.place = way.place
    options = ActionList()
    market.legal_pay(t, me, options)
    refuse(len(options) < 2, f"'paying': seat {me.seat} cannot choose how to pay for {name}.")
    price = t.price
    magic = t.price_magic
    fields.price_fields(paying, t)
    paying.agrees("price", price)
    paying.agrees("magic", magic)


def _set_part(t: Board, f: Archive, me: Player, step: Step) -> None:
    """Set the pending effect part and the parts after it.

    In the stage ``CLOSED``, these include the parts of all domains that are not resolved yet.
    """
    left: list[i64] = []
    domain: i64
    for domain in range(step.domain if step.stage == CLOSED else 0):
        if me.domains & bit(domain) and cards.DOMAIN_TRIGGER[domain] == cards.ACTION_END:
            left += reversed(DOMAIN_PROGRAM[domain][0])
    t.part = step.part
    t.todo = numbers(left + step.todo)
    texts = fields.texts_of(t.todo)
    after = ", ".join(texts) or "nothing"
    refuse(f.names("todo", texts) != texts, f"'todo' does not fit: {after} is to be done after {step.text}.")
