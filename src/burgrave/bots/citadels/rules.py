"""The rule bot: plays Citadels by rules of thumb, not like a fool and not like a master.

It asks each legal action for its worth in points or gold, by the phase of the game, and plays the best one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.bots.citadels.judgement import (
    appeal,
    build_value,
    card_value,
    could_build,
    spare,
    strength,
    useful,
    victim_values,
)
from burgrave.bots.citadels.sight import RANK, TYPE, District, Person, Sight
from burgrave.citadels.actions import Action, decode
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat

__all__ = ["RulesBot"]

Worth = Callable[[Sight, Action], float]

_NEVER: Final = -100.0
_MOOD: Final = 1.2  # how much the choice of a character may differ from what looks best: nobody should foresee it
_INCOME_TYPE: Final = {
    "king": "noble", "emperor": "noble", "bishop": "religious", "abbot": "religious",
    "merchant": "trade", "trader": "trade",
    "warlord": "military", "diplomat": "military", "marshal": "military",
}  # fmt: skip


class RulesBot:
    """Plays by rules of thumb."""

    def __init__(self, seed: object) -> None:
        self._rng = Rng(seed_of("rules", seed))

    def choose(self, seat: Seat) -> int:
        """Return the legal action that looks best."""
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sight = Sight(seat.view())
        worth = _BY_PHASE[sight.phase]
        mood = _MOOD if sight.phase == "pick" else 0.01
        best = legal[0]
        most = -1e9
        for action in legal:
            luck: int = self._rng.below(1000)
            value = worth(sight, decode(action)) + mood * luck / 1000
            if value > most:
                best, most = action, value
        return best


# ---- the characters -------------------------------------------------------------------------------------------


def _affordable(sight: Sight) -> int:
    """Return how many of my cards I could build with the gold I have or take now."""
    return sum(sight.price(name) <= sight.me.gold + 2 for name in useful(sight))


def _pick(sight: Sight, action: Action) -> float:
    return appeal(sight, sight.me, str(action.argument), _affordable(sight))


def _bury(sight: Sight, action: Action) -> float:
    return max(appeal(sight, one, str(action.argument)) for one in sight.others)


def _stage(sight: Sight, action: Action) -> float:
    return 1.0 if action.verb == "stay" else 0.0


def _lend(sight: Sight, action: Action) -> float:
    return -_pick(sight, action)


# ---- the turn -------------------------------------------------------------------------------------------------


def _main(sight: Sight, action: Action) -> float:
    """Return the worth of an action in the middle of the turn; the order of the numbers is the order of play."""
    assert sight.turn is not None
    verb, argument = action.verb, action.argument
    if verb == "end":
        return 0.0
    if verb in ("gold", "cards"):
        return 60.0 + _gather(sight, verb)
    if verb in ("bonus", "collect", "beg", "study", "foresee"):
        return 100.0
    if verb in ("kill", "bewitch", "rob", "sign", "threaten"):
        return 90.0 + _name(sight, verb, str(argument))
    if verb in ("swap", "replace"):
        return _exchange_cards(sight, action)
    if verb == "income":
        return _income(sight)
    if verb == "mix":
        return 80.0 + _mix(sight, _number(argument))
    if not sight.turn.gathered:
        return _NEVER
    if verb in ("sail_gold", "sail_cards"):
        return 95.0 + (1.0 if (verb == "sail_gold") == (len(useful(sight)) > 0) else 0.0)
    if verb in ("peek", "spy"):
        return 70.0 + _best_hand(sight, sight.people[_number(argument)], verb)
    if verb == "crown":
        return 65.0 - 0.1 * strength(sight, sight.people[_number(argument)])
    if verb in ("build", "framework", "sacrifice", "borrow", "pay_cards"):
        return _build(sight, action)
    if verb in ("destroy", "seize", "exchange", "demolish"):
        return _hit(sight, verb, sight.people[_number(argument)])
    return _district_effect(sight, verb, argument)


def _gather(sight: Sight, verb: str) -> float:
    """Return 1 for the better of gold and cards."""
    wanted = useful(sight)
    ready = [name for name in wanted if sight.price(name) <= sight.me.gold]
    limit = sight.turn.limit if sight.turn is not None else 1
    enough = len(ready) == len(wanted) and sum(sight.price(name) for name in wanted) <= sight.me.gold
    cards = not wanted or (enough and len(wanted) <= max(1, limit))
    if sight.acting() == "navigator" and wanted:
        cards = len(wanted) < 2
    return 1.0 if cards == (verb == "cards") else 0.0


def _income(sight: Sight) -> float:
    """Return the worth of income now: high, but after a build that would make it larger."""
    kind_type = _INCOME_TYPE.get(sight.acting(), "")
    assert sight.turn is not None
    if kind_type and not sight.turn.gathered:
        return 10.0
    for name in useful(sight) if sight.turn.builds < sight.turn.limit else []:
        if TYPE[name] == kind_type and sight.price(name) <= sight.me.gold and _best_build(sight) == name:
            return 30.0
    return 80.0


def _best_build(sight: Sight) -> str:
    ready = [name for name in useful(sight) if sight.price(name) <= sight.me.gold]
    return max(ready, key=lambda name: build_value(sight, name), default="")


def _mix(sight: Sight, gold: int) -> float:
    """Prefer gold while there is something to build, else one card and the rest in gold."""
    wanted_cards = 0 if len(useful(sight)) > 1 else 1 if useful(sight) else 2
    total = sight.income("religious")
    return -abs(total - gold - min(total, wanted_cards)) * 0.5


def _name(sight: Sight, verb: str, character: str) -> float:
    """Return what naming this character promises, below 5: nobody who is out, and those who are likely first."""
    values = victim_values(sight, by_gold=verb in ("rob", "threaten"))
    if character in sight.characters or RANK[character] <= sight.called:
        return -1.0
    total = sum(values.values()) or 1.0
    value = 4.0 * values.get(character, 0.0) / total
    if verb == "bewitch":
        value += 0.4 * appeal(sight, sight.me, character, _affordable(sight))
    return value


def _exchange_cards(sight: Sight, action: Action) -> float:
    """Swap hands for a clearly better one, else replace what is of no use."""
    mine = sum(1.0 if spare(sight, name) else 2.0 for name in sight.hand)
    if action.verb == "swap":
        other = sight.people[_number(action.argument)]
        gain = 1.7 * other.hand_size - mine
        return 90.0 + gain if gain > 1.0 else _NEVER
    useless = sum(spare(sight, name) for name in sight.hand)
    return 90.0 + useless if useless else _NEVER


def _best_hand(sight: Sight, other: Person, verb: str) -> float:
    if verb == "spy":
        return 0.5 * min(other.gold, other.hand_size) + 0.2 * other.hand_size
    return min(4.0, other.hand_size) * 0.5 + 0.02 * strength(sight, other) if other.hand_size else -80.0


def _build(sight: Sight, action: Action) -> float:
    """Return the worth of building: the most valuable card first, and nothing thrown away for it."""
    verb, argument = action.verb, str(action.argument)
    if verb == "build":
        return 40.0 + build_value(sight, argument)
    if verb == "framework":
        if argument == "framework" or sight.price(argument) <= max(3, sight.me.gold):
            return _NEVER
        return 30.0 + build_value(sight, argument)
    if verb == "sacrifice":
        given = sight.district(sight.me, argument)
        cheap = given is not None and given.cost <= 2 and sight.price("necropolis") > sight.me.gold
        return 30.0 - (given.cost if given is not None else 0) if cheap else _NEVER
    if verb == "pay_cards":
        spares = sum(spare(sight, name) for name in sight.hand)
        missing = sight.price("thieves_den") - sight.me.gold
        return 45.0 if 0 < missing <= max(spares, len(sight.hand) - 3) else _NEVER
    missing = sight.price(argument) - sight.me.gold  # borrow
    return 38.0 + build_value(sight, argument) - 1.5 * missing if missing <= 2 else _NEVER


# ---- other cities ---------------------------------------------------------------------------------------------


def _hit(sight: Sight, verb: str, owner: Person) -> float:
    """Return the worth of aiming at a city: that of its best district."""
    best = max((_loot(sight, verb, owner, one) for one in owner.city), default=0.0)
    return 20.0 + best if best > 0.0 else _NEVER


def _loot(sight: Sight, verb: str, owner: Person, one: District) -> float:
    """Return the worth of hitting one district: harm to a rival and gain to me, less the gold it takes."""
    if owner.seat == sight.seat or (one.name == "keep" and verb != "demolish"):
        return _NEVER
    me = sight.me
    rival = strength(sight, owner) / max(1.0, *(strength(sight, other) for other in sight.others))
    near = owner.size() >= sight.goal - 2
    if verb == "demolish":
        return one.cost + 2.0 - 6.0 if near and rival > 0.99 else _NEVER
    if verb == "exchange":
        return _best_trade(sight, owner, one)
    price = sight.target_price(owner, one)
    if price > me.gold:
        return _NEVER
    if verb == "destroy":
        harm = (one.cost + _EXTRA_HARM.get(one.name, 0.0)) * rival * (1.2 if near else 0.6)
        return harm - 1.1 * price
    if me.has(one.name) or one.cost > 3:
        return _NEVER
    return build_value(sight, one.name) + 0.5 * rival - 0.7 * price


_EXTRA_HARM: Final[dict[str, float]] = {"dragon_gate": 2.0, "statue": 1.0, "wishing_well": 1.0, "library": 1.0}


def _best_trade(sight: Sight, owner: Person, theirs: District) -> float:
    if sight.me.has(theirs.name):
        return _NEVER
    gains = [_trade(sight, owner, theirs, own) for own in sight.me.city if not owner.has(own.name)]
    return max(gains, default=_NEVER)


def _trade(sight: Sight, owner: Person, theirs: District, own: District) -> float:
    """Return the worth of a swap: the difference counts twice, what it costs goes to the rival."""
    difference = theirs.cost - own.cost
    price = max(0, difference) + sight.wall(owner, theirs.name)
    if own.name == "keep" or price > sight.me.gold:
        return _NEVER
    return 2.0 * difference - 1.3 * price - 0.2


# ---- districts at work ----------------------------------------------------------------------------------------


def _district_effect(sight: Sight, verb: str, argument: str | int | None) -> float:
    me = sight.me
    spares = sum(spare(sight, name) for name in sight.hand)
    if verb == "smithy":
        return 15.0 if len(useful(sight)) < 2 and me.gold >= 3 else _NEVER
    if verb == "laboratory":
        return 75.0 if spares else _NEVER
    if verb == "museum":
        return 16.0 if spares or len(sight.hand) > 2 else _NEVER
    if verb == "beautify":
        return _beautify(sight, str(argument))
    return _NEVER


def _beautify(sight: Sight, argument: str) -> float:
    """Put gold on a district when there is enough, or when it is the last chance; where rank 8 cannot reach it."""
    if sight.me.gold < 3 and not sight.first:
        return _NEVER
    return 12.0 + (1.0 if argument == "keep" else 0.0) + 0.1 * sight.printed(argument)


# ---- steps inside a power -------------------------------------------------------------------------------------


def _power(sight: Sight, action: Action) -> float:
    verb = action.verb
    name = str(action.argument).removesuffix("+")
    if verb == "done":
        return 1.0
    if verb == "discard":
        return 2.0 if spare(sight, name) else 0.0
    if verb in ("warrant", "bluff"):
        return _name(sight, "sign", name)
    if verb == "inspect":
        return _inspect(sight, name)
    if verb in ("take", "keep"):
        return card_value(sight, name)
    if verb == "give":
        return -card_value(sight, name) + (1.0 if spare(sight, name) else 0.0)
    if verb in ("take_gold", "take_card", "take_nothing"):
        short = not useful(sight)
        return {"take_gold": 1.0, "take_card": 2.0 if short else 0.5, "take_nothing": 0.0}[verb]
    if verb in ("build_it", "keep_it"):
        wanted = str(sight.step.get("district", ""))
        return 1.0 if (verb == "build_it") == could_build(sight, wanted, taken=True) else 0.0
    if verb == "lender":
        return strength(sight, sight.people[_number(action.argument)])
    if verb == "crown":
        return _heir(sight, action) + _can_give(sight.people[_number(action.argument)])
    if verb == "beautify":
        return _beautify(sight, name)
    return _target(sight, action)


def _inspect(sight: Sight, kind_type: str) -> float:
    """Look for the type most often known to be there, else for trade, the most common one."""
    target = sight.target()
    known = sight.people[target].known_hand if target is not None else []
    common = {"trade": 0.9, "noble": 0.6, "unique": 0.5, "religious": 0.4, "military": 0.3}
    return sum(TYPE[name] == kind_type for name in known) + common[kind_type]


def _target(sight: Sight, action: Action) -> float:
    """Return the worth of a district in the chosen city, or of one to give for it."""
    target = sight.target()
    if target is None:
        return 0.0
    owner = sight.people[target]
    argument = str(action.argument)
    if action.verb == "offer":
        own = sight.district(sight.me, argument)
        return -float(own.cost) if own is not None else 0.0
    one = sight.district(owner, argument)
    verb = {"warlord": "destroy", "marshal": "seize", "diplomat": "exchange"}.get(sight.acting(), "destroy")
    return _loot(sight, verb, owner, one) if one is not None else 0.0


# ---- the rest -------------------------------------------------------------------------------------------------


def _drawn(sight: Sight, action: Action) -> float:
    return card_value(sight, str(action.argument))


def _least(sight: Sight, action: Action) -> float:
    """Give away the card of least worth."""
    name = str(action.argument)
    return (20.0 if spare(sight, name) else 0.0) - card_value(sight, name)


def _bribe(sight: Sight, action: Action) -> float:
    """Pay what is cheap or surely real; never for a threat known to be blank."""
    gold = sight.me.gold
    acting = sight.acting()
    real = 0.5 if sight.flower is None else 1.0 if sight.flower == acting else 0.0
    pay = gold // 2 <= real * gold and real > 0.0
    return 1.0 if (action.verb == "bribe") == (pay or gold < 2) else 0.0


def _threat(sight: Sight, action: Action) -> float:
    return 1.0 if (action.verb == "flip") == (sight.flower == sight.acting()) else 0.0


def _warrant(sight: Sight, action: Action) -> float:
    return 1.0 if action.verb == "confiscate" else 0.0


def _den(sight: Sight, action: Action) -> float:
    if action.verb == "done":
        return 0.0
    name = str(action.argument)
    return 1.0 if spare(sight, name) else -card_value(sight, name)


def _ruin(sight: Sight, action: Action) -> float:
    target = sight.target()
    one = sight.district(sight.people[target], str(action.argument)) if target is not None else None
    return float(one.cost) if one is not None else 0.0


def _heir(sight: Sight, action: Action) -> float:
    return -strength(sight, sight.people[_number(action.argument)])


# ---- the older editions -----------------------------------------------------------------------------------------


def _can_give(one: Person) -> float:
    """Prefer to crown somebody who has something to give for it."""
    return 4.0 if one.gold or one.hand_size else 0.0


def _tribute(sight: Sight, action: Action) -> float:
    """Give a useless card for the crown, else what is worth less."""
    if action.verb == "pay_gold":
        return -1.2
    name = str(action.argument)
    return -0.3 if spare(sight, name) else -card_value(sight, name)


def _extra(sight: Sight, action: Action) -> float:
    """Take what there is; name somebody unless nobody likely is left and there is something to build."""
    verb = action.verb
    if verb == "bewitch":
        return _name(sight, verb, str(action.argument))
    if verb == "decline":
        return 0.8 if _best_build(sight) and sight.acting() == "witch" else 0.0
    if verb in ("sail_gold", "sail_cards"):
        return 2.0 if (verb == "sail_gold") == (len(useful(sight)) > 0) else 1.0
    return 2.0


def _closing(sight: Sight, action: Action) -> float:
    """Use the power of rank 8 where it pays, else let the turn end."""
    if action.verb == "end":
        return 0.0
    return _hit(sight, action.verb, sight.people[_number(action.argument)])


def _grave(sight: Sight, action: Action) -> float:
    """Pay for a card that can be built again and is worth it."""
    if action.verb == "decline":
        return 0.0
    wanted = str(sight.step.get("district", ""))
    return card_value(sight, wanted) - 2.5 if could_build(sight, wanted) else _NEVER


def _tower(sight: Sight, action: Action) -> float:
    """Shorten the game for whoever is ahead: nobody has built more, nobody stands much better."""
    most = max(one.size() for one in sight.others)
    best = max(strength(sight, one) for one in sight.others)
    ahead = sight.me.size() >= most and strength(sight, sight.me) > best - 4.0
    return 1.0 if (action.verb == "declare") == ahead else 0.0


def _search(sight: Sight, action: Action) -> float:
    return 0.0 if action.verb == "decline" else card_value(sight, str(action.argument))


def _number(argument: str | int | None) -> int:
    assert isinstance(argument, int)
    return argument


_BY_PHASE: Final[dict[str, Worth]] = {
    "pick": _pick, "bury": _bury, "stage": _stage, "lend": _lend, "main": _main, "power": _power,
    "drawn": _drawn, "order": _least, "bribe": _bribe, "threat": _threat, "warrant": _warrant, "den": _den,
    "lab": _least, "tuck": _least, "ruin": _ruin, "heir": _heir,
    "tribute": _tribute, "extra": _extra, "shed": _least, "closing": _closing, "grave": _grave,
    "tower": _tower, "search": _search,
}  # fmt: skip
