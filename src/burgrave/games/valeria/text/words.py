"""Valeria in words: events, actions and questions from the Fluent catalogues of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.valeria.printed import CITIZENS, MONSTERS
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.rules.cards import (
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DOMAIN_VP,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
)
from burgrave.games.valeria.rules.effects import (
    CITIZEN_OFF,
    CITIZEN_ON,
    DOMAIN_PROGRAM,
    EXCHANGE,
    MONSTER_PROGRAM,
    gained,
    number_of,
    op_of,
    resource_of,
)
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.harvest import CHOICE
from burgrave.games.valeria.rules.roll import PALISADE_PRICE
from burgrave.games.valeria.sight import Sight
from burgrave.games.valeria.text.catalogue import ValeriaCatalogue
from burgrave.kernel.events import Event
from burgrave.kernel.reason import Reason
from burgrave.text.catalogue import Argument, dashed

__all__ = ["ValeriaWords", "words_in"]

_NAMES: Final = {
    "citizen": CITIZEN_NAMES,
    "monster": MONSTER_NAMES,
    "domain": DOMAIN_NAMES,
    "duke": DUKE_NAMES,
}
_PALISADE: Final = "foxgrove_palisade"
_ORCHID: Final = "the_desert_orchid"
_DAWN: Final = "palace_of_the_dawn"
_WATCHER: Final = "watcher_on_the_water"
_NEST: Final = "nest_of_the_weaver_witch"
_OBELISK: Final = "golden_obelisk_of_nae"
_EYE: Final = "eye_of_asteraten"
_BARGAINS: Final = {"spare": _WATCHER, "bargain": _OBELISK}


@lru_cache
def words_in(language: str, *, marked: bool = False) -> ValeriaWords:
    """Return the words of a language; ``marked``: with marks around the names of cards."""
    return ValeriaWords(language, marked=marked)


class ValeriaWords(ValeriaCatalogue):
    """What happens and what can be done, in one language.

    ``names`` are the players' names by seat. ``me`` is the seat that reads a sentence, which then speaks to it;
    ``None`` reads of everybody.
    """

    # ---- events --------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """Return what happened as a sentence."""
        return self._tell(_message(event), self._arguments(event), names, me)

    def bought(self, paid: Event, got: Event, names: Sequence[str], me: int | None = None) -> str:
        """Return an event and the ``paid`` right before it as one sentence: slain, recruited, built, altered, gains."""
        arguments = self._arguments(paid) | self._arguments(got)
        return self._tell(f"{_message(got)}-for", arguments, names, me)

    def exchanged(self, traded: Event, gains: Event, names: Sequence[str], me: int | None = None) -> str:
        """Return a ``traded`` event and the ``gains`` right after it as one sentence, with what was paid."""
        arguments = self._arguments(gains) | self._arguments(traded)
        arguments["price"] = self._traded_price(traded.args[1], gains.args[1], gains.args[2])
        return self._tell(f"{_message(traded)}-for", arguments, names, me)

    def gains(self, seat: int, amounts: Sequence[tuple[str, int]], names: Sequence[str], me: int | None = None) -> str:
        """Return in one sentence that a seat got several things, those of one resource added up."""
        return self._tell("valeria-event-gains", {"seat": seat, "amounts": self.amounts(amounts)}, names, me)

    def dealt(self, seat: int, dukes: Sequence[str], names: Sequence[str], me: int | None = None) -> str:
        """Return in one sentence which dukes a seat was dealt."""
        titles = self.duke(dukes[0])
        if len(dukes) > 1:
            last = dukes[1]
            titles = self.text("valeria-two-dukes", first=titles, second=self.duke(last), id=dashed(last))
        return self._tell("valeria-event-dealt-duke", {"seat": seat, "duke": titles}, names, me)

    def waits(self, seat: int, names: Sequence[str], me: int | None = None) -> str:
        """Return that a seat is the waiting player of this turn (five players)."""
        return self._tell("valeria-event-waits", {"seat": seat}, names, me)

    def _arguments(self, event: Event) -> dict[str, Argument]:
        """Return the arguments of an event's message; seats are still numbers."""
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
            elif key == "resource":  # the last argument is how much of it
                name = RESOURCE_NAMES[value]
                found |= {"resource-name": self.resource(name).lower(), "amounts": self.amount(name, event.args[-1])}
            else:
                found[key] = value
        return found | _dice(*dice) if dice else found

    def _tell(self, message: str, arguments: Mapping[str, Argument], names: Sequence[str], me: int | None) -> str:
        """Return a sentence, spoken to the reader if it is about that seat."""
        seats = {key: names[int(arguments[key])] for key in ("seat", "other") if key in arguments}
        voice = ""
        if me is not None and me == arguments.get("seat"):
            voice = "you"
        elif me is not None and me == arguments.get("other"):
            voice = "to-you"
        voice = voice if voice and self.has(message, voice) else ""
        return self.sentence(self.format(message, voice, {**arguments, **seats}), names)

    def _traded_price(self, citizen: int, resource: int, number: int) -> str:
        """Return what the exchange of a citizen that brings so much costs."""
        for program in (CITIZEN_ON[citizen], CITIZEN_OFF[citizen]):
            part = program[0][0]
            if op_of(part) == EXCHANGE and gained(part) == resource | number << 2:
                return self.amount(RESOURCE_NAMES[resource_of(part)], int(number_of(part)))
        raise LookupError(f"No exchange of {CITIZEN_NAMES[citizen]} brings {number} {RESOURCE_NAMES[resource]}.")

    # ---- actions -------------------------------------------------------------------------------------------------

    def action(self, view: dict[str, object] | Sight, action: int, names: Sequence[str]) -> str:
        """Return the label of a legal action of the seat whose view this is: what it does, at what price, for what."""
        sight = view if isinstance(view, Sight) else Sight(view)
        verb = notation(action).partition(" ")[0]
        if verb in ("slay", "recruit", "build", "free"):
            attribute, arguments = "", self._card_details(sight, verb, action)
        elif verb in ("six", "one", "lower"):
            attribute, arguments = self._die_details(sight, verb, action)
        elif verb in ("from", "steal"):
            attribute, arguments = self._victim_details(sight, verb, action, names)
        elif verb in ("raid", "capture"):
            attribute, arguments = self._monster_details(sight, verb, action)
        else:
            attribute, arguments = self._plain_details(sight, verb, action)
        return self.sentence(self.format(f"valeria-action-{dashed(verb)}", attribute, arguments), names)

    def _card_details(self, sight: Sight, verb: str, action: int) -> dict[str, Argument]:
        """Return the arguments for a card of the centre: its name, price and worth."""
        me = sight.me
        arguments: dict[str, Argument] = {}
        if verb == "slay":
            name = sight.monsters[action - act.SLAY].open[0]
            card = MONSTERS[name]
            arguments["price"] = self.price("strength", card.strength, card.magic)
            arguments["points"] = self.points(card.points)
            arguments["reward"] = self.effect_text(MONSTER_PROGRAM[MONSTER_NAMES.index(name)], me, name)
            return arguments | self.noun("monster", name)
        if verb == "build":
            name = sight.domains[action - act.BUILD].open[0]
            arguments["price"] = self.price("gold", me.domain_price(name))
            arguments["points"] = self.points(int(DOMAIN_VP[DOMAIN_NAMES.index(name)]))
            return arguments | self.noun("domain", name)
        name = sight.citizens[action - (act.RECRUIT if verb == "recruit" else act.FREE)].open[0]
        arguments["price"] = self.price("gold", me.citizen_price(name))
        return arguments | self.noun("citizen", name)

    def _die_details(self, sight: Sight, verb: str, action: int) -> tuple[str, dict[str, Argument]]:
        """Return attribute and arguments for a domain that alters a die."""
        domain, first = {"six": (_PALISADE, act.SIX), "one": (_ORCHID, act.ONE), "lower": (_DAWN, act.LOWER)}[verb]
        die = sight.dice[action - first] if sight.dice is not None else 0
        gold = {"six": PALISADE_PRICE, "one": sight.me.role("holy"), "lower": 0}[verb]
        arguments: dict[str, Argument] = {"die": die, "lower": die - 1, "price": self.price("gold", gold)}
        return "free" if verb == "one" and not gold else "", arguments | self.noun("domain", domain)

    def _victim_details(
        self, sight: Sight, verb: str, action: int, names: Sequence[str]
    ) -> tuple[str, dict[str, Argument]]:
        """Return attribute and arguments for taking from an opponent."""
        if verb == "steal":
            _, seat, stolen, resource = notation(action).split()
            amounts = self.amount(resource, int(stolen))
            return "bank" if sight.solo else "", {"other": names[int(seat)], "amounts": amounts}
        other = sight.people[action - act.FROM]
        arguments: dict[str, Argument] = {"other": names[other.seat], "count": other.monster_count}
        kind, wanted = _taken(sight)
        if kind == "monster":
            return "monster", arguments
        number = min(wanted, other.amount(kind))
        arguments["amounts"] = self.amount(kind, number)
        arguments["resource-name"] = self.resource(kind).lower()
        return "amount" if number else "nothing", arguments

    def _monster_details(self, sight: Sight, verb: str, action: int) -> tuple[str, dict[str, Argument]]:
        """Return attribute and arguments for the monsters of a game of one."""
        if verb == "raid":
            column = action - act.RAID
            return "", {
                **self.noun("area", sight.areas[column]),
                **self.noun("monster", sight.monsters[column].open[0]),
            }
        stack = _number(sight.step["place"]) + len(sight.areas) * (action - act.CAPTURE)
        return "", dict(self.noun("citizen", sight.citizens[stack].open[0]))

    def _plain_details(self, sight: Sight, verb: str, action: int) -> tuple[str, dict[str, Argument]]:
        """Return attribute and arguments for everything else."""
        if verb == "keep":
            duke = DUKE_NAMES[action - act.KEEP]
            return "", {"reminder": self.reminder(duke).removesuffix("."), **self.noun("duke", duke)}
        if verb == "done":
            return ("harvest", {}) if sight.dice is None or sight.phase == "harvest" else ("", dict(_dice(*sight.dice)))
        if verb == "decline":
            return sight.phase, {}
        if verb == "gain":
            return "", {"amounts": self.amount(RESOURCE_NAMES[action - act.GAIN], 1)}
        if verb == "magic":
            magic = action - act.MAGIC
            resource, number, magic_price = _asked_price(sight)
            return "", {"price": self.price(resource, number - magic, magic + magic_price)}
        if verb == "choose":
            return "", {"reward": self._choice(sight, action - act.CHOOSE)}
        if verb == "trade":
            citizen = CITIZEN_NAMES[action - act.TRADE]
            power = CITIZENS[citizen].on if sight.own_turn else CITIZENS[citizen].off
            assert power.trade is not None
            pays, brings = power.trade
            amounts = self.amount(brings.resource, brings.number)
            price = self.amount(pays.resource, pays.number)
            return "", {"price": price, "amounts": amounts, **self.noun("citizen", citizen)}
        if verb == "return_monster":
            monster = MONSTER_NAMES[action - act.RETURN_MONSTER]
            points = self.points(MONSTERS[monster].points)
            return "", {"points": points, **self._bargain(_WATCHER), **self.noun("monster", monster)}
        if verb == "return_citizen":
            citizen = CITIZEN_NAMES[action - act.RETURN_CITIZEN]
            return "", {**self._bargain(_NEST), **self.noun("citizen", citizen)}
        return "", dict(self._bargain(_OBELISK))  # accept; and nothing, which needs no argument

    def _choice(self, sight: Sight, number: int) -> str:
        """Return one of the rewards of the monster slain, or of what a citizen gives at the harvest."""
        if sight.phase == "harvest":
            return self.amount("magic" if number else "gold", CHOICE)
        monster = str(sight.step["monster"])
        return self.effect_text([MONSTER_PROGRAM[MONSTER_NAMES.index(monster)][number]], sight.me)

    def _bargain(self, domain: str) -> dict[str, str]:
        """Return the arguments for a domain that trades once it is built: its name, price and what it brings."""
        part = DOMAIN_PROGRAM[DOMAIN_NAMES.index(domain)][0][0]
        brings = int(gained(part))
        price = self.amount(RESOURCE_NAMES[resource_of(part)], int(number_of(part)))
        amounts = self.amount(RESOURCE_NAMES[brings & 3], brings >> 2)
        return {"price": price, "amounts": amounts, **self.noun("domain", domain)}

    # ---- hints ---------------------------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action of ``me``, as a sentence."""
        arguments: dict[str, Argument] = {}
        for key, value in reason.arguments.items():
            if key in _NAMES:
                arguments |= self.noun(key, str(value))
            elif key == "resource":
                arguments[key] = self.resource(str(value)).lower()
            elif key == "seat":
                arguments[key] = names[int(value)] if value != me else self.text("terminal-reader")
            else:
                arguments[key] = value
        return self.sentence(self.format(f"hint-{dashed(reason.name)}", "", arguments), names)

    # ---- questions -----------------------------------------------------------------------------------------------

    def question(self, view: dict[str, object] | Sight, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the seat whose view this is is asked."""
        sight = view if isinstance(view, Sight) else Sight(view)
        arguments: dict[str, Argument] = {"actions": sight.actions}
        if sight.dice is not None:
            arguments |= _dice(*sight.dice)
        if sight.phase == "thief":
            arguments["count"] = _number(sight.step["steals"])
        elif sight.phase == "harvest" and sight.me.harvest is not None:
            arguments["count"] = sight.me.harvest.choices
            arguments |= self.noun("citizen", "merchant" if sight.own_turn else "thief")
        elif sight.phase == "pay":
            arguments |= self._asked_card(sight)
        elif sight.phase == "reward":
            arguments |= self.noun("card", str(sight.step["monster"]))
        elif sight.phase == "victim":
            kind, wanted = _taken(sight)
            arguments["amounts"] = self.amount(kind, wanted) if kind != "monster" else ""
        elif sight.phase in _BARGAINS:
            returns = notation(legal[0]).startswith("return_citizen")
            arguments |= self._bargain(_NEST if returns else _BARGAINS[sight.phase])
        elif sight.phase == "hunt":
            arguments |= self.noun("domain", _EYE)
        elif sight.phase == "raid" and sight.dark_lord is not None:
            arguments["dice"] = self.listed([str(die) for die in sight.dark_lord.raids])
        return self.sentence(self.format(self.question_id(sight, legal), "", arguments), names)

    def _asked_card(self, sight: Sight) -> dict[str, Argument]:
        """Return the arguments for the card that is being paid for, and for its price."""
        place = _number(sight.step["place"])
        centre = {"slay": sight.monsters, "recruit": sight.citizens, "build": sight.domains}
        name = centre[str(sight.step["for"])][place].open[0]
        return {"price": self.price(*_asked_price(sight)), **self.noun("card", name)}

    def question_id(self, view: dict[str, object] | Sight, legal: Sequence[int]) -> str:
        """Return the id of the question."""
        sight = view if isinstance(view, Sight) else Sight(view)
        return f"valeria-ask-{sight.phase}{self._question_variant(sight, legal)}"

    def _question_variant(self, sight: Sight, legal: Sequence[int]) -> str:
        harvest = sight.me.harvest
        if sight.phase == "harvest" and harvest is not None:
            return "-consolation" if harvest.consolation else "-choice" if harvest.choices else "-trade"
        if sight.phase == "thief" and sight.solo:
            return "-bank"
        if sight.phase == "victim":
            return "-monster" if _taken(sight)[0] == "monster" else "-amount"
        if sight.phase == "spare":
            return f"-{notation(legal[0]).partition(' ')[0].removeprefix('return_')}"
        if sight.phase == "raid" and sight.dark_lord is not None:
            return "" if len(sight.dark_lord.raids) > 1 else "-six"
        return ""


def _message(event: Event) -> str:
    return f"valeria-event-{dashed(ARGUMENTS[event.kind][0])}"


def _dice(first: int, second: int) -> dict[str, Argument]:
    """Return the arguments for two dice."""
    return {"first": first, "second": second, "sum": first + second, "pair": "yes" if first == second else "no"}


def _asked_price(sight: Sight) -> tuple[str, int, int]:
    """Return the price that is being paid: of strength or gold, how much, and how much magic besides."""
    resource = "strength" if sight.step["for"] == "slay" else "gold"
    return resource, _number(sight.step["price"]), _number(sight.step["magic"])


def _taken(sight: Sight) -> tuple[str, int]:
    """Return what is to be taken from an opponent, ``monster`` or a resource, and how much."""
    return str(sight.step["take"]), _number(sight.step["number"])


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
