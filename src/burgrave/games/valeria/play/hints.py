"""Reasons for hints in Valeria: the most important fact about each action.

Reasons depend only on information that the seat has.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    CITIZEN_GROUP,
    CITIZEN_NAMES,
    CITIZEN_ROLE,
    COLUMNS,
    DOMAIN_NAMES,
    DUKE_NAMES,
    GROUP_OF_NUMBER,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_STRENGTH,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.play.judgement import lacks
from burgrave.games.valeria.play.outlook import (
    DUKE_CITIZEN,
    DUKE_DOMAIN,
    DUKE_MONSTER,
    DUKE_RESOURCE,
    IDLE,
    shown_points,
    stacks_to_go,
)
from burgrave.games.valeria.play.policy import Decision, weak_monsters
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.board import (
    ACT,
    BARGAIN,
    CAPTURE,
    DICE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    PAY,
    RAID,
    REWARD,
    SPARE,
    THIEF,
    VICTIM,
    Player,
)
from burgrave.games.valeria.rules.effects import DOMAIN_PROGRAM
from burgrave.games.valeria.rules.market import can_pay, citizen_price, domain_price, meets
from burgrave.games.valeria.rules.roll import face, is_second
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.action_space import VERB
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import Quote, Reason
from burgrave.kernel.state import State

# ---- The decision to explain -----------------------------------------------------------------------------------------

Purse = tuple[int, int, int]  # gold, strength, magic


class Case:
    """An action to explain, with the evaluation of the decision that offers it."""

    def __init__(self, t: ValeriaState, seat: int, action: int, options: list[int]) -> None:
        self.t = t
        self.seat = seat
        self.action = action
        self.options = options
        self.me: Player = t.players[seat]
        self.decision = Decision(t.n)
        if t.phase != DUKE:
            self.decision.look(t, seat)
        self.outlook = self.decision.outlook
        self.judgement = self.decision.judgement
        self.quote: Quote = t.quote(seat, action)
        self.purse: Purse = (self.me.gold, self.me.strength, self.me.magic)

    def with_more(self, resource: int, number: int) -> Purse:
        have = [*self.purse]
        have[resource] += number
        return have[0], have[1], have[2]

    def left(self, quote: Quote) -> Purse:
        """Return the purse after paying for an action, but without the gains from the action."""
        gold, strength, magic = (
            have - quote.cost(name) for have, name in zip(self.purse, RESOURCE_NAMES, strict=False)
        )
        return gold, strength, magic

    def after(self, quote: Quote) -> Purse:
        gold, strength, magic = self.left(quote)
        return gold + quote.gain("gold"), strength + quote.gain("strength"), magic + quote.gain("magic")

    def pays(self, before: Purse, after: Purse) -> Reason | None:
        """Return a reason that names the best card that ``after`` can pay for and ``before`` cannot.

        Return None if no such card is worth its price.
        """
        best = 0.0
        found: Reason | None = None
        for worth, kind, name, price, magic in self._offers():
            if worth > best and _covers(after, kind, price, magic) and not _covers(before, kind, price, magic):
                best = worth
                found = Reason(f"pays_{kind}", {kind: name})
        return found

    def _offers(self) -> list[tuple[float, str, str, int, int]]:
        """Return a tuple for each open card: (value minus price, type, name, main price, price in magic)."""
        t, me, outlook, judgement = self.t, self.me, self.outlook, self.judgement
        found: list[tuple[float, str, str, int, int]] = []
        for stack in t.monsters:
            if stack:
                kind: i64 = stack[-1]
                price, magic = int(MONSTER_STRENGTH[kind]), int(MONSTER_MAGIC[kind])
                worth = judgement.monster(kind) - price * outlook.price_strength - magic * outlook.price_magic
                found.append((worth + 1.0, "monster", MONSTER_NAMES[kind], price, magic))
        for stack in t.citizens:
            if stack:
                kind = stack[-1]
                price = int(citizen_price(me, kind))
                worth = judgement.citizen(kind) - price * outlook.price_gold
                found.append((worth, "citizen", CITIZEN_NAMES[kind], price, 0))
        for column in range(COLUMNS):
            stack = t.domains[column]
            if stack and column != t.covered:
                kind = stack[-1]
                if meets(me, kind):
                    price = int(domain_price(me, kind))
                    worth = judgement.domain(kind) - price * outlook.price_gold
                    found.append((worth, "domain", DOMAIN_NAMES[kind], price, 0))
        return found

    def ends_game(self, stack: list[i64], all_stacks: list[list[i64]]) -> bool:
        """Return True if taking the top card of a stack can end the game."""
        if len(stack) != 1 or not self.outlook.near:
            return False
        others = sum([len(one) for one in all_stacks]) - 1
        every = self.t.citizens is not all_stacks and others == 0
        return every or stacks_to_go(self.t) == 1

    def leader(self) -> int:
        """Return the opponent with the most public points, or -1 if there is a tie."""
        best, found = -1.0, -1
        for other in self.t.players:
            if other.seat != self.seat:
                points = shown_points(other)
                if points > best:
                    best, found = points, int(other.seat)
                elif points == best:
                    found = -1
        return found


def _covers(purse: Purse, kind: str, price: int, magic: int) -> bool:
    main = purse[1] if kind == "monster" else purse[0]
    return can_pay(main, purse[2], price, magic)


# ---- Dice, harvest, payments and offers ------------------------------------------------------------------------------


def gained(case: Case, resource: int, number: int) -> Reason:
    name = RESOURCE_NAMES[resource]
    have = case.purse[resource]
    plain = Reason("resource_more", {"kind": name, "number": have + number})
    if have == min(case.purse) and have < max(case.purse):
        plain = Reason("resource_least", {"kind": name, "number": have})
    return case.pays(case.purse, case.with_more(resource, number)) or plain


# ---- dice -----------------------------------------------------------------------------------------------------------


def rolled(case: Case) -> Reason:
    """Return the reason for changing a die or announcing the roll."""
    action = case.action
    if action == act.DONE:
        return Reason("dice_plain")
    t, me = case.t, case.me
    old = (int(t.dice1), int(t.dice2))
    shown = int(face(t, action))
    new = (old[0], shown) if is_second(action) else (shown, old[1])
    if case.quote.gain("vp"):
        return Reason("dice_pair", {"domain": "gargans_embrace"})
    groups = [GROUP_OF_NUMBER[number] for number in (*old, sum(old))]
    best, name, met = 0, "", 0
    for number in (*new, sum(new)):
        if GROUP_OF_NUMBER[number] not in groups:
            for kind in range(cards.CITIZENS):
                if CITIZEN_GROUP[kind] == GROUP_OF_NUMBER[number] and me.citizens[kind] > best:
                    best, name, met = int(me.citizens[kind]), CITIZEN_NAMES[kind], number
    if name:
        return Reason("dice_citizen", {"citizen": name, "number": met})
    return Reason("dice_changed", {"first": new[0], "second": new[1]})


# ---- the harvest ----------------------------------------------------------------------------------------------------


def harvested(case: Case) -> Reason:
    action = case.action
    if action == act.DONE:
        return Reason("trade_none")
    if action & VERB != act.TRADE:
        return _brought(case)
    ((kind, number),) = case.quote.brings.items()
    ((paid_in, price),) = case.quote.costs.items()
    plain = Reason("trade_gain", {"number": number, "kind": kind, "price": price, "paid": paid_in})
    return case.pays(case.purse, case.after(case.quote)) or plain


def _brought(case: Case) -> Reason:
    ((kind, number),) = case.quote.brings.items()
    return gained(case, RESOURCE_NAMES.index(kind), number)


# ---- paying ---------------------------------------------------------------------------------------------------------


def paid(case: Case) -> Reason:
    """Return the reason for paying a certain part of a price in magic."""
    t = case.t
    slays = t.verb == act.SLAY
    resource = cards.STRENGTH if slays else cards.GOLD
    least = min(case.options) - act.MAGIC
    magic = case.action - act.MAGIC
    after = case.left(case.quote)
    if magic > least:
        found = case.pays(case.left(t.quote(case.seat, act.MAGIC + least)), after)
        if found is not None:
            return Reason(found.name.replace("pays", "keeps"), found.arguments)
        return Reason("keeps_amount", {"number": after[resource], "kind": RESOURCE_NAMES[resource]})
    if after[2] > 0:
        return Reason("keeps_magic", {"number": after[2]})
    return Reason("pays_least_magic", {"kind": RESOURCE_NAMES[resource]})


# ---- taking from others ---------------------------------------------------------------------------------------------


def taken(case: Case) -> Reason:
    """Return the reason for a theft or for the choice of a victim."""
    t, action = case.t, case.action
    if action == act.NOTHING:
        return Reason("steal_nothing")
    if action & VERB == act.STEAL:
        (resource,) = case.quote.brings
        victim = _from(case, int(case.quote.on.get("seat", case.seat)), RESOURCE_NAMES.index(resource))
        return case.pays(case.purse, case.after(case.quote)) or victim
    seat = action - act.FROM
    if effects.op_of(t.part) == effects.TAKE_MONSTER:
        number = int(t.players[seat].monster_count)
        if t.n == 1 or number == 0:
            return Reason("take_any")
        return Reason("take_monster", {"seat": seat, "number": number})
    return _from(case, seat, int(effects.resource_of(t.part)))


def _from(case: Case, seat: int, resource: int) -> Reason:
    t = case.t
    if t.n == 1:
        return Reason("steal_bank")
    have = int(t.players[seat].amount(resource))
    if t.n > 2 and seat == case.leader():
        return Reason("take_leader", {"seat": seat})
    if have == 0:
        return Reason("take_any")
    return Reason("take_has", {"seat": seat, "number": have, "kind": RESOURCE_NAMES[resource]})


# ---- offers ---------------------------------------------------------------------------------------------------------


def offered(case: Case) -> Reason:
    """Return the reason for a reward, a returned card or a bargain."""
    t, me, action = case.t, case.me, case.action
    if t.phase == REWARD:
        return _rewarded(case)
    if action == act.DECLINE:
        if t.n == 1 and t.phase in (SPARE, BARGAIN):
            return Reason("tokens_alone")
        return Reason("spare_none") if t.phase == SPARE else Reason("keeps_magic", {"number": int(me.magic)})
    quote, tokens = case.quote, case.quote.gain("vp")
    if t.phase == BARGAIN:
        return Reason("bargain", {"number": tokens})
    if action & VERB == act.RETURN_CITIZEN:
        return Reason("return_citizen", {"citizen": quote.on["citizen"], "number": tokens})
    kind = action - act.RETURN_MONSTER
    points = quote.cost("points") + int(DUKE_MONSTER[me.duke * cards.MONSTERS + kind])
    return Reason("return_monster", {"monster": quote.on["monster"], "points": points, "number": tokens})


def _rewarded(case: Case) -> Reason:
    brings = case.quote.brings
    if "citizens" in brings:
        return Reason("reward_citizen")
    most = max(brings, key=lambda name: brings[name], default=RESOURCE_NAMES[0])
    plain = Reason("reward_resource", {"number": brings.get(most, 0), "kind": most})
    return case.pays(case.purse, case.after(case.quote)) or plain


# ---- The reason for an action ----------------------------------------------------------------------------------------

_LATE: Final = 0.5  # turns left, below which income is negligible


def reason(state: State, seat: int, action: int, options: list[int]) -> Reason:
    """Return the most important fact about one of the legal actions of a seat."""
    assert isinstance(state, ValeriaState)
    case = Case(state, seat, action, options)
    phase = state.phase
    if phase == DUKE:
        return _kept(case)
    if phase == DICE:
        return rolled(case)
    if phase == HARVEST:
        return harvested(case)
    if phase == PAY:
        return paid(case)
    if phase in (THIEF, VICTIM):
        return taken(case)
    if phase in (ACT, HUNT):
        return _acted(case)
    if phase == FREE:
        return _recruited(case, action - act.FREE)
    if phase == RAID:
        return _raided(case)
    return _captured(case) if phase == CAPTURE else offered(case)


# ---- dukes ----------------------------------------------------------------------------------------------------------


def _kept(case: Case) -> Reason:
    """Return the reason for keeping a duke, based on the cards in the game that score for the duke."""
    duke = case.action - act.KEEP
    name = DUKE_NAMES[duke]
    if DUKE_MONSTER[duke * cards.MONSTERS] > 1.0:
        return Reason("duke_monsters", {"duke": name, "number": int(weak_monsters(case.t))})
    number = 0
    for stack in case.t.citizens:
        if stack and DUKE_CITIZEN[duke * cards.CITIZENS + stack[-1]] > 0.0:
            number += 1
    if number:
        return Reason("duke_citizens", {"duke": name, "number": number})
    return Reason("duke_domains", {"duke": name, "points": int(DUKE_DOMAIN[duke * cards.DOMAINS])})


# ---- actions --------------------------------------------------------------------------------------------------------


def _acted(case: Case) -> Reason:
    action = case.action
    if action == act.DECLINE:
        return Reason("keeps_amount", {"number": int(case.me.strength), "kind": "strength"})
    verb = action & VERB
    if verb == act.SLAY:
        return _slain(case, action - act.SLAY)
    if verb == act.RECRUIT:
        return _recruited(case, action - act.RECRUIT)
    if verb == act.BUILD:
        return _built(case, action - act.BUILD)
    return _gained(case, action - act.GAIN)


def _slain(case: Case, column: int) -> Reason:
    t = case.t
    stack = t.monsters[column]
    kind = stack[-1]
    name = MONSTER_NAMES[kind]
    points = case.quote.gain("points")
    if t.n == 1 and sum([len(one) for one in t.monsters]) == 1:
        return Reason("last_monster", {"monster": name})
    if case.ends_game(stack, t.monsters) and case.outlook.lead + points > 0:
        return Reason("ends_game")
    bonus = int(DUKE_MONSTER[case.me.duke * cards.MONSTERS + kind])
    if bonus:
        return Reason("monster_duke", {"monster": name, "points": points, "bonus": bonus})
    plan = case.decision.plan
    plan.reward(kind)
    brings = [int(plan.gold), int(plan.strength), int(plan.magic)]
    most = brings.index(max(brings))
    if points < 3 and brings[most] > points and sum(brings) == brings[most]:
        return Reason("monster_reward", {"monster": name, "number": brings[most], "kind": RESOURCE_NAMES[most]})
    return Reason("monster_points", {"monster": name, "points": points})


def _recruited(case: Case, group: int) -> Reason:
    t, me = case.t, case.me
    stack = t.citizens[group]
    kind = stack[-1]
    name = CITIZEN_NAMES[kind]
    bonus = int(DUKE_CITIZEN[me.duke * cards.CITIZENS + kind])
    if case.ends_game(stack, t.citizens) and case.outlook.lead + bonus > 0:
        return Reason("ends_game")
    role: i64 = CITIZEN_ROLE[kind]
    for column in range(COLUMNS):
        domains = t.domains[column]
        if domains and column != t.covered:
            domain = domains[-1]
            if lacks(me, domain) == bit(4 * role):
                return Reason("role_domain", {"citizen": name, "domain": DOMAIN_NAMES[domain]})
    if bonus > 1 or (bonus and case.outlook.left < _LATE):
        return Reason("citizen_duke", {"citizen": name, "points": bonus})
    met = round(100 * (1.0 - IDLE[bit(CITIZEN_GROUP[kind])]))
    return Reason("citizen_income", {"citizen": name, "number": met})


def _built(case: Case, column: int) -> Reason:
    t = case.t
    stack = t.domains[column]
    kind = stack[-1]
    name = DOMAIN_NAMES[kind]
    points = case.quote.gain("points")
    bonus = int(DUKE_DOMAIN[case.me.duke * cards.DOMAINS + kind])
    if case.ends_game(stack, t.domains) and case.outlook.lead + points + bonus > 0:
        return Reason("ends_game")
    if bonus:
        return Reason("domain_duke", {"domain": name, "points": points, "bonus": bonus})
    program = DOMAIN_PROGRAM[kind]
    if program and effects.op_of(program[0][-1]) == effects.CITIZEN:
        return Reason("domain_citizen", {"domain": name, "points": points})
    if cards.DOMAIN_TRIGGER[kind] != cards.ON_BUILD and case.outlook.left >= 1.0:
        return Reason("domain_lasting", {"domain": name, "points": points})
    return Reason("domain_points", {"domain": name, "points": points})


def _gained(case: Case, resource: int) -> Reason:
    worth = DUKE_RESOURCE[case.me.duke]
    if case.outlook.left < _LATE and worth > 0.0:
        late = Reason("resource_duke", {"number": round(1 / worth)})
        return case.pays(case.purse, case.with_more(resource, 1)) or late
    return gained(case, resource, 1)


# ---- solo game ------------------------------------------------------------------------------------------------------


def _raided(case: Case) -> Reason:
    return Reason("raid", {"number": int(case.outlook.defenders(case.action - act.RAID))})


def _captured(case: Case) -> Reason:
    t = case.t
    row = case.action - act.CAPTURE
    stack = t.citizens[t.place + COLUMNS * row]
    other = t.citizens[t.place + COLUMNS * (1 - row)]
    kind, spared = stack[-1], other[-1]
    if len(stack) > len(other):
        return Reason("capture_higher", {"citizen": CITIZEN_NAMES[kind], "number": len(stack)})
    if case.outlook.lord_citizen(kind) < case.outlook.lord_citizen(spared):
        return Reason("capture_lord", {"citizen": CITIZEN_NAMES[kind]})
    return Reason("capture_left", {"citizen": CITIZEN_NAMES[kind], "number": len(stack) - 1})
