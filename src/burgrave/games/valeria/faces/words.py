"""Messages of Valeria (Fluent): cards with amounts and effects, events, actions, hints and questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_COPIES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
    ROLE_NAMES,
    STARTER_NAMES,
    TYPE_NAMES,
)
from burgrave.games.valeria.faces.printed import (
    DEEDS,
    Free,
    amount_of,
    counted_by,
    effect_of,
    free_of,
    gained_by,
    power_of,
    reward_of,
)
from burgrave.games.valeria.faces.seat_view import SeatView
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.effects import Program, op_of
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.setup import CUSTOM, RANDOM, SCENARIOS
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.events import Event
from burgrave.kernel.ints import i64
from burgrave.kernel.quote import UNSAID, Quote, Reason
from burgrave.text.catalogue import REMEMBERED, Argument, Catalogue, dashed
from burgrave.text.marks import capital
from burgrave.text.narrator import Phrase

# ---- Catalogue -------------------------------------------------------------------------------------------------------

STARTER: Final = "starter_"  # prefix of starters, which share their names with citizens
PHASES: Final = ("roll", "harvest", "action", "end", "monster", "second_harvest")
_FORMS: Final = ("a", "the", "your", "of", "to", "to-a")
_GROUPS: Final = {
    "resource": RESOURCE_NAMES,
    "role": ROLE_NAMES,
    "type": TYPE_NAMES,
    "area": AREA_NAMES,
    "phase": PHASES,
    "scenario": [*SCENARIOS, RANDOM, CUSTOM],
    "citizen": CITIZEN_NAMES,
    "monster": MONSTER_NAMES,
    "domain": DOMAIN_NAMES,
    "duke": DUKE_NAMES,
}
_GROUP_OF: Final = {name: group for group, names in _GROUPS.items() for name in names}
_GROUP_OF.update({STARTER + name: "starter" for name in STARTER_NAMES})
_CARDS: Final = ("citizen", "monster", "domain", "duke")
_UNIQUE: Final = {
    *DOMAIN_NAMES,
    *DUKE_NAMES,
    *(name for name, n in zip(MONSTER_NAMES, MONSTER_COPIES, strict=True) if n == 1),
}


class ValeriaCatalogue(Catalogue):
    """Names, amounts and effects of Valeria as text in one language."""

    def __init__(self, language: str, *, marked: bool = False) -> None:
        Catalogue.__init__(self, language, "valeria", marked=marked)
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}
        self._amounts = lru_cache(maxsize=REMEMBERED)(self._added_up)

    # ---- names -----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """Return the name of a card, area, role or other item; starters have the prefix ``starter_``."""
        return self.text(_message_of_card(name), "name" if name in RESOURCE_NAMES else "")

    def _title(self, name: str, text: str) -> str:
        """Return the name of a card for use in a sentence."""
        return self.named(name, text) if _GROUP_OF[name] in _CARDS else text

    def dark_lord(self) -> str:
        return self.text("valeria-dark-lord")

    def help(self, name: str) -> str:
        """Return the explanation of any name that ``card`` accepts."""
        return self.text(_message_of_card(name), "help", n=1)

    def reminder(self, name: str) -> str:
        """Return a one-line explanation of any name that ``card`` accepts."""
        return self.text(_message_of_card(name), "reminder", n=1)

    def gender(self, name: str) -> str:
        return self.text(_message_of_card(name), "gender", n=1)

    def noun(self, key: str, name: str) -> dict[str, str]:
        """Return the message arguments for a name: the plain name under ``key``, its forms under ``key-a`` and so on.

        ``key-one`` has the article "the" for a unique card and "a" for any other; ``key-to-one`` adds the word "to".
        """
        known = self._nouns.get((key, name))
        if known is None:
            known = self._nouns[key, name] = self._noun(key, name)
        return known

    def _noun(self, key: str, name: str) -> dict[str, str]:
        group = _GROUP_OF[name]
        title = self.card(name)
        about: dict[str, Argument] = {"id": dashed(name), "group": group, "gender": self.gender(name), "name": title}
        about["class"] = self.format("valeria-noun-class", "", about)
        bare = self.format("valeria-noun-bare", "", about)  # some printed names include an article
        about["name"] = self._title(name, bare)
        forms = {form: self.format("valeria-noun", form, about) for form in _FORMS}
        alone = name in _UNIQUE
        forms["one"] = forms["the"] if alone else forms["a"]
        forms["to-one"] = forms["to"] if alone else forms["to-a"]
        return {key: self._title(name, title)} | {f"{key}-{form}": text for form, text in forms.items()}

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def amount(self, resource: str, number: int) -> str:
        """Return an amount as text: "3 gold", "2 victory points"."""
        return self.text(f"valeria-resource-{resource}", n=number)

    def amounts(self, amounts: Sequence[tuple[str, int]]) -> str:
        """Return amounts as text, added up by resource; "nothing" if there are none."""
        return self._amounts(tuple(amounts))

    def _added_up(self, amounts: Sequence[tuple[str, int]]) -> str:
        sums = {name: sum(number for one, number in amounts if one == name) for name in RESOURCE_NAMES}
        parts = [self.amount(name, number) for name, number in sums.items() if number]
        return self.listed(parts) if parts else self.text("valeria-nothing")

    def price(self, resource: str, number: int, magic: int = 0) -> str:
        """Return a price or payment as text: "4 strength and 1 magic"."""
        return self.amounts([(resource, number), ("magic", magic)])

    def roles(self, roles: Mapping[str, int]) -> str:
        """Return roles as text: "2 soldiers, 1 worker"."""
        named = [(name, roles.get(name, 0)) for name in ROLE_NAMES]
        return ", ".join(self.text(f"valeria-terminal-{name}", number=number) for name, number in named if number)

    def points(self, number: int) -> str:
        return self.text("valeria-points", n=number)

    # ---- effects ---------------------------------------------------------------------------------------------------

    def power(self, citizen: str, *, own_turn: bool) -> str:
        """Describe a citizen's power on the owner's turn or on other turns."""
        return self.effect_text(power_of(citizen, own_turn=own_turn))

    def effect_text(self, program: Program) -> str:
        """Describe an effect, with alternatives joined by "or"; an empty program gives an empty string."""
        return self.either([self.listed([self._part(part) for part in parts]) for parts in program])

    def either(self, texts: Sequence[str]) -> str:
        if len(texts) < 2:
            return "".join(texts)
        return self.text("valeria-or", first=", ".join(texts[:-1]), last=texts[-1])

    def _part(self, part: i64) -> str:
        op = op_of(part)
        text = self.amount(*amount_of(part))
        if op == effects.GAIN:
            return self._gain(part, text)
        if op == effects.CITIZEN:
            return self._free(free_of(part))
        gets = self.amount(*gained_by(part)) if effects.gained(part) else text
        magic = self.amount("magic", int(effects.number_of(part)))
        return self.text(f"valeria-effect-{dashed(DEEDS[op])}", price=text, amounts=gets, magic=magic)

    def _gain(self, part: i64, amount: str) -> str:
        by = effects.count_of(part)
        if by == effects.BY_NOTHING:
            return amount
        if by == effects.BY_RESOURCES:
            return self.text("valeria-effect-resources", amounts=amount, n=int(effects.arg_of(part)))
        what = counted_by(part)
        which = what if by in (effects.BY_ROLE, effects.BY_ICON, effects.BY_TYPE) else ""
        about: dict[str, Argument] = {"amounts": amount, "by": _BY[by], "which": which}
        about |= self.noun("citizen", what if by == effects.BY_NAME else CITIZEN_NAMES[0])
        about |= self.noun("area", what if by == effects.BY_AREA else AREA_NAMES[0])
        return self.format("valeria-effect-per", "", about)

    def _free(self, free: Free) -> str:
        if free.name:
            return self.format("valeria-effect-citizen", "named", dict(self.noun("citizen", free.name)))
        about: dict[str, Argument] = {"role": free.role or "any", "most": free.most}
        return self.format("valeria-effect-citizen", "limited" if free.most else "", about)


_BY: Final = ("", "role", "name", "area", "domain", "monster", "citizen", "type", "icon")  # as in ``effects``


def _message_of_card(name: str) -> str:
    return f"valeria-{_GROUP_OF[name]}-{dashed(name.removeprefix(STARTER))}"


# ---- Events, actions and questions -----------------------------------------------------------------------------------

_NAMES: Final = {
    "citizen": CITIZEN_NAMES,
    "monster": MONSTER_NAMES,
    "domain": DOMAIN_NAMES,
    "duke": DUKE_NAMES,
}
_WATCHER: Final = "watcher_on_the_water"
_NEST: Final = "nest_of_the_weaver_witch"
_OBELISK: Final = "golden_obelisk_of_nae"
_EYE: Final = "eye_of_asteraten"
_BARGAINS: Final = {"spare": _WATCHER, "bargain": _OBELISK}


@lru_cache
def words_in(language: str, *, marked: bool = False) -> ValeriaWords:
    """Return the cached texts of Valeria in a language; ``marked`` puts markup around card names."""
    return ValeriaWords(language, marked=marked)


class ValeriaWords(ValeriaCatalogue):
    """Texts for events, actions, hints and questions in one language.

    ``names`` are the players' names by seat. ``me`` is the reader's seat, which sentences address as "you"; it is
    ``None`` for a spectator.
    """

    def __init__(self, language: str, *, marked: bool = False) -> None:
        ValeriaCatalogue.__init__(self, language, marked=marked)
        self._event = lru_cache(maxsize=REMEMBERED)(self._worded)
        self._gains = lru_cache(maxsize=REMEMBERED)(self._added)

    # ---- events --------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], me: int | None = None) -> str:
        return self._event(event, tuple(names), me)

    def _worded(self, event: Event, names: Sequence[str], me: int | None) -> str:
        return self._tell(_message(event), self._arguments(event), names, me)

    def bought(self, paid: Event, got: Event, names: Sequence[str], me: int | None = None) -> str:
        """Describe a ``paid`` event together with the event after it.

        That event is ``slain``, ``recruited``, ``built``, ``altered`` or ``gains``.
        """
        arguments = self._arguments(paid) | self._arguments(got)
        return self._tell(f"{_message(got)}-for", arguments, names, me)

    def exchanged(self, traded: Event, gains: Event, names: Sequence[str], me: int | None = None) -> str:
        """Describe a ``traded`` event and the ``gains`` event after it, including the price."""
        arguments = self._arguments(gains) | self._arguments(traded)
        arguments["price"] = self._traded_price(CITIZEN_NAMES[traded.args[1]], gains.args[1:])
        return self._tell(f"{_message(traded)}-for", arguments, names, me)

    def gains(self, seat: int, amounts: Sequence[tuple[str, int]], names: Sequence[str], me: int | None = None) -> str:
        """Describe several gains of a seat, added up by resource."""
        return self._gains(seat, tuple(amounts), tuple(names), me)

    def _added(self, seat: int, amounts: Sequence[tuple[str, int]], names: Sequence[str], me: int | None) -> str:
        return self._tell("valeria-event-gains", {"seat": seat, "amounts": self.amounts(amounts)}, names, me)

    def dealt(self, seat: int, dukes: Sequence[str], names: Sequence[str], me: int | None = None) -> str:
        titles = [self._title(duke, self.card(duke)) for duke in dukes]
        told = titles[0]
        if len(dukes) > 1:
            told = self.text("valeria-two-dukes", first=told, second=titles[1], id=dashed(dukes[1]))
        return self._tell("valeria-event-dealt-duke", {"seat": seat, "duke": told}, names, me)

    def waits(self, seat: int, names: Sequence[str], me: int | None = None) -> str:
        """Return the sentence for this turn's Waiting player (five players)."""
        return self._tell("valeria-event-waits", {"seat": seat}, names, me)

    def _arguments(self, event: Event) -> dict[str, Argument]:
        """Return the message arguments of an event, with seats as numbers."""
        if event.kind == ev.PAID:
            seat, paid, number, magic = event.args
            return {"seat": seat, "price": self.price(RESOURCE_NAMES[paid], number, magic)}
        found: dict[str, Argument] = {}
        dice: list[int] = []
        for key, value in zip(ARGUMENTS[event.kind][1], event.args, strict=True):
            if key in _NAMES:
                found |= self.noun(key, _NAMES[key][value])
            elif key == "die":
                dice.append(value)
            elif key == "resource":  # the last argument is the amount
                name = RESOURCE_NAMES[value]
                found |= {"resource-name": self.card(name).lower(), "amounts": self.amount(name, event.args[-1])}
            else:
                found[key] = value
        return found | _dice(*dice) if dice else found

    def _tell(self, message: str, arguments: Mapping[str, Argument], names: Sequence[str], me: int | None) -> str:
        """Format a sentence; address the reader as "you" if it is about the reader's seat."""
        seats = {key: names[int(arguments[key])] for key in ("seat", "other") if key in arguments}
        voice = ""
        if me is not None and me == arguments.get("seat"):
            voice = "you"
        elif me is not None and me == arguments.get("other"):
            voice = "to-you"
        voice = voice if voice and self.has(message, voice) else ""
        return self.sentence(self.format(message, voice, {**arguments, **seats}), names)

    def _traded_price(self, citizen: str, brought: tuple[int, ...]) -> str:
        """Return the price of a citizen's exchange as text.

        ``brought`` is the resource and amount that the exchange gave.
        """
        resource, number = brought
        for own_turn in (True, False):
            part = power_of(citizen, own_turn=own_turn)[0][0]
            if op_of(part) == effects.EXCHANGE and gained_by(part) == (RESOURCE_NAMES[resource], number):
                return self.amount(*amount_of(part))
        raise LookupError(f"No exchange of {citizen} brings {number} {RESOURCE_NAMES[resource]}.")

    # ---- actions -------------------------------------------------------------------------------------------------

    def action(self, seen: SeatView, action: int, names: Sequence[str], quote: Quote) -> str:
        """Return the label of a legal action of the viewing seat, with its price and gains."""
        verb = notation(action).partition(" ")[0]
        attribute, more = self._details(seen, verb, quote)
        arguments = self._quoted(quote, names) | more
        return self.sentence(self.format(f"valeria-action-{dashed(verb)}", attribute, arguments), names)

    def phrase(self, form: Phrase, seen: SeatView, action: int, names: Sequence[str], quote: Quote) -> str:
        """Return the text of an action of the viewing seat in the given form, or "" if the action has no such form."""
        message = f"valeria-action-{dashed(notation(action).partition(' ')[0])}"
        if not self.has(message, form):
            return ""
        arguments = self._quoted(quote, names) | {"seat": "" if seen.seat is None else names[seen.seat]}
        return capital(self.sentence(self.format(message, form, arguments), names))

    def _quoted(self, quote: Quote, names: Sequence[str]) -> dict[str, Argument]:
        """Return the message arguments for the costs, gains and targets in a quote."""
        found: dict[str, Argument] = {
            "price": self.amounts(_resources(quote.costs)),
            "amounts": self.amounts(_resources(quote.brings)),
            "points": self.points(quote.gain("points") or quote.cost("points")),
        }
        for key, value in quote.on.items():
            if key == "seat":
                found["other"] = names[int(value)]
            elif isinstance(value, str):
                found |= self.noun(key, value)
            else:
                found[key] = value
        return found

    def _details(self, seen: SeatView, verb: str, quote: Quote) -> tuple[str, dict[str, Argument]]:
        """Return the Fluent attribute of an action's message, and the arguments that do not come from its quote."""
        if verb == "choose" and seen.phase == "harvest":
            return "", {"reward": self.amounts(_resources(quote.brings))}
        if verb in ("slay", "choose"):
            return "", {"reward": self._reward(reward_of(str(quote.on["monster"])), quote)}
        if verb == "one":
            return "" if quote.costs else "free", {}
        if verb == "steal":
            return "" if "seat" in quote.on else "bank", {}
        if verb == "from":
            return self._victim_details(seen, quote)
        if verb == "keep":
            return "", {"reminder": self.reminder(str(quote.on["duke"])).removesuffix(".")}
        if verb == "done":
            return ("harvest", {}) if seen.dice is None or seen.phase == "harvest" else ("", dict(_dice(*seen.dice)))
        return seen.phase if verb == "decline" else "", {}

    def _victim_details(self, seen: SeatView, quote: Quote) -> tuple[str, dict[str, Argument]]:
        other = seen.people[int(quote.on["seat"])]
        kind = seen.step["take"]
        if kind == "monster":
            return "monster", {"count": other.monster_count}
        return "amount" if quote.brings else "nothing", {"resource-name": self.card(kind).lower()}

    def _reward(self, program: Program, quote: Quote) -> str:
        """Describe a monster's reward: the alternatives in the quote, with their actual amounts."""
        free = [part for parts in program for part in parts if op_of(part) == effects.CITIZEN]
        texts: list[str] = []
        for brings in quote.either or [{}]:
            amounts = {name: quote.gain(name) + brings.get(name, 0) for name in RESOURCE_NAMES}
            parts = [self.effect_text([free])] if "citizens" in brings or "citizens" in quote.brings else []
            parts += [self.amount(name, number) for name, number in amounts.items() if number]
            texts.append(self.listed(parts) if parts else self.text("valeria-nothing"))
        return self.either(texts)

    def _bargain(self, domain: str) -> dict[str, str]:
        """Return the message arguments for a domain that offers a trade when built: its name, price and gain."""
        part = effect_of(domain)[0][0]
        price, amounts = self.amount(*amount_of(part)), self.amount(*gained_by(part))
        return {"price": price, "amounts": amounts, **self.noun("domain", domain)}

    def why_not(self, reason: Reason) -> str:
        """Return the sentence that explains why a card cannot be taken now."""
        missing = {name: int(number) for name, number in reason.arguments.items()}
        amounts = _resources(missing)
        return self.text(
            f"valeria-table-{reason.name}",
            amount=self.amounts(amounts),
            n=sum(number for _, number in amounts),
            roles=self.roles(missing),
            number=sum(missing.get(name, 0) for name in ROLE_NAMES),
        )

    # ---- hints ---------------------------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return the main reason for an action of ``me`` as a sentence."""
        if reason.name == UNSAID:
            return self.text("terminal-hint-best")
        arguments: dict[str, Argument] = {}
        for key, value in reason.arguments.items():
            if key in _NAMES:
                arguments |= self.noun(key, str(value))
            elif key == "resource":
                arguments[key] = self.card(str(value)).lower()
            elif key == "seat":
                arguments[key] = names[int(value)] if value != me else self.text("terminal-reader")
            else:
                arguments[key] = value
        return self.sentence(self.format(f"hint-{dashed(reason.name)}", "", arguments), names)

    # ---- questions -----------------------------------------------------------------------------------------------

    def question(self, seen: SeatView, legal: Sequence[int], names: Sequence[str]) -> str:
        arguments: dict[str, Argument] = {"actions": seen.actions}
        if seen.dice is not None:
            arguments |= _dice(*seen.dice)
        if seen.phase == "thief":
            arguments["count"] = seen.step["steals"]
        elif seen.phase == "harvest" and seen.me.harvest is not None:
            arguments["count"] = seen.me.harvest["choices"]
            arguments |= self.noun("citizen", "merchant" if seen.own_turn else "thief")
        elif seen.phase == "pay":
            price = self.price(
                "strength" if seen.step["for"] == "slay" else "gold", seen.step["price"], seen.step["magic"]
            )
            arguments |= {"price": price, **self.noun("card", str(seen.paid_for().top))}
        elif seen.phase == "reward":
            arguments |= self.noun("card", seen.step["monster"])
        elif seen.phase == "victim":
            kind = seen.step["take"]
            arguments["amounts"] = self.amount(kind, seen.step["number"]) if kind != "monster" else ""
        elif seen.phase in _BARGAINS:
            returns = notation(legal[0]).startswith("return_citizen")
            arguments |= self._bargain(_NEST if returns else _BARGAINS[seen.phase])
        elif seen.phase == "hunt":
            arguments |= self.noun("domain", _EYE)
        elif seen.phase == "raid" and seen.dark_lord is not None:
            arguments["dice"] = self.listed([str(die) for die in seen.dark_lord["raids"]])
        return self.sentence(self.format(self.question_id(seen, legal), "", arguments), names)

    def question_id(self, seen: SeatView, legal: Sequence[int]) -> str:
        return f"valeria-ask-{seen.phase}{self._question_variant(seen, legal)}"

    def _question_variant(self, seen: SeatView, legal: Sequence[int]) -> str:
        harvest = seen.me.harvest
        if seen.phase == "harvest" and harvest is not None:
            return "-consolation" if harvest["compensation"] else "-choice" if harvest["choices"] else "-trade"
        if seen.phase == "thief" and seen.solo:
            return "-bank"
        if seen.phase == "victim":
            return "-monster" if seen.step["take"] == "monster" else "-amount"
        if seen.phase == "spare":
            return f"-{notation(legal[0]).partition(' ')[0].removeprefix('return_')}"
        if seen.phase == "raid" and seen.dark_lord is not None:
            return "" if len(seen.dark_lord["raids"]) > 1 else "-six"
        return ""


def _resources(counted: Mapping[str, int]) -> list[tuple[str, int]]:
    """Return the resources in a quote's costs or gains, in a fixed order."""
    return [(name, counted[name]) for name in RESOURCE_NAMES if name in counted]


def _message(event: Event) -> str:
    return f"valeria-event-{dashed(ARGUMENTS[event.kind][0])}"


def _dice(first: int, second: int) -> dict[str, Argument]:
    return {"first": first, "second": second, "sum": first + second, "pair": "yes" if first == second else "no"}
