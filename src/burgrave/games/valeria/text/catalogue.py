"""The texts of Valeria in one language: names of cards, amounts, and what effects do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.cards import (
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
from burgrave.games.valeria.rules.effects import CITIZEN_OFF, CITIZEN_ON, Program
from burgrave.games.valeria.rules.scenarios import CUSTOM, RANDOM, SCENARIOS
from burgrave.kernel.ints import i64
from burgrave.text.catalogue import REMEMBERED, Argument, Catalogue, dashed

__all__ = ["PHASES", "STARTER", "ValeriaCatalogue"]

STARTER: Final = "starter_"  # before the name of a starter, which a citizen bears too
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
    """All texts of one language."""

    def __init__(self, language: str, *, marked: bool = False) -> None:
        Catalogue.__init__(self, language, "valeria", marked=marked)
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}
        self._amounts = lru_cache(maxsize=REMEMBERED)(self._added_up)

    # ---- names -----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """Return the name of anything that has one: a card, an area, a role; ``starter_peasant`` is a starter."""
        return self.text(_message(name))

    def _title(self, name: str, text: str) -> str:
        """Return the name of a card as it is put into sentences."""
        return self.named(name, text) if _GROUP_OF[name] in _CARDS else text

    def citizen(self, name: str) -> str:
        """Return the name of a citizen."""
        return self.text(f"valeria-citizen-{dashed(name)}")

    def starter(self, name: str) -> str:
        """Return the name of a starter, ``peasant`` or ``knight``."""
        return self.text(f"valeria-starter-{dashed(name)}")

    def monster(self, name: str) -> str:
        """Return the name of a monster."""
        return self.text(f"valeria-monster-{dashed(name)}")

    def domain(self, name: str) -> str:
        """Return the name of a domain."""
        return self.text(f"valeria-domain-{dashed(name)}")

    def duke(self, name: str) -> str:
        """Return the name of a duke."""
        return self._title(name, self.text(f"valeria-duke-{dashed(name)}"))

    def area(self, name: str) -> str:
        """Return the name of an area."""
        return self.text(f"valeria-area-{dashed(name)}")

    def role(self, name: str) -> str:
        """Return the name of a role."""
        return self.text(f"valeria-role-{dashed(name)}")

    def monster_type(self, name: str) -> str:
        """Return the name of a type of monsters."""
        return self.text(f"valeria-type-{dashed(name)}")

    def scenario(self, name: str) -> str:
        """Return the name of a set-up."""
        return self.text(f"valeria-scenario-{dashed(name)}")

    def phase(self, name: str) -> str:
        """Return the name of one of the ``PHASES`` of a turn."""
        return self.text(f"valeria-phase-{dashed(name)}")

    def resource(self, name: str) -> str:
        """Return a resource, or ``vp``, as a bare word."""
        return self.text(f"valeria-resource-{name}", "name")

    def dark_lord(self) -> str:
        """Return what the other side of a game of one is called."""
        return self.text("valeria-dark-lord")

    def help(self, name: str) -> str:
        """Return the explanation of anything that ``card`` names."""
        return self.text(_message(name), "help", n=1)

    def reminder(self, name: str) -> str:
        """Return anything that ``card`` names in one line, a sentence."""
        return self.text(_message(name), "reminder", n=1)

    def gender(self, name: str) -> str:
        """Return the gender of a name."""
        return self.text(_message(name), "gender", n=1)

    def noun(self, key: str, name: str) -> dict[str, str]:
        """Return the arguments for a name in a sentence: as it is under ``key``, its forms under ``key-a`` and so on.

        ``key-one`` is that of one such card: with ``the`` if there is no other, else with ``a``; and ``key-to-one``
        the same after "to".
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
        bare = self.format("valeria-noun-bare", "", about)  # some names are printed with an article
        about["name"] = self._title(name, bare)
        forms = {form: self.format("valeria-noun", form, about) for form in _FORMS}
        alone = name in _UNIQUE
        forms["one"] = forms["the"] if alone else forms["a"]
        forms["to-one"] = forms["to"] if alone else forms["to-a"]
        return {key: self._title(name, title)} | {f"{key}-{form}": text for form, text in forms.items()}

    # ---- amounts ---------------------------------------------------------------------------------------------------

    def amount(self, resource: str, number: int) -> str:
        """Return an amount in words: "3 gold", "2 victory points"."""
        return self.text(f"valeria-resource-{resource}", n=number)

    def amounts(self, amounts: Sequence[tuple[str, int]]) -> str:
        """Return amounts as a list in a sentence, those of one resource added up; none at all as "nothing"."""
        return self._amounts(tuple(amounts))

    def _added_up(self, amounts: Sequence[tuple[str, int]]) -> str:
        sums = {name: sum(number for one, number in amounts if one == name) for name in RESOURCE_NAMES}
        parts = [self.amount(name, number) for name, number in sums.items() if number]
        return self.listed(parts) if parts else self.text("valeria-nothing")

    def price(self, resource: str, number: int, magic: int = 0) -> str:
        """Return a price, or what is paid: "4 strength and 1 magic"."""
        return self.amounts([(resource, number), ("magic", magic)])

    def roles(self, roles: Mapping[str, int]) -> str:
        """Return so many of each role in words: "1 soldier, 2 holy"."""
        named = [(name, roles.get(name, 0)) for name in ROLE_NAMES]
        return ", ".join(self.text(f"valeria-terminal-{name}", number=number) for name, number in named if number)

    def points(self, number: int) -> str:
        """Return points in words."""
        return self.text("valeria-points", n=number)

    # ---- effects ---------------------------------------------------------------------------------------------------

    def power(self, citizen: str, *, own_turn: bool) -> str:
        """Return what a citizen does when activated, in the own turn or in another's."""
        programs = CITIZEN_ON if own_turn else CITIZEN_OFF
        return self.effect_text(programs[CITIZEN_NAMES.index(citizen)])

    def effect_text(self, program: Program) -> str:
        """Return an effect in words, its alternatives joined by "or"; an empty text if it has none."""
        return self.either([self.listed([self._part(part) for part in parts]) for parts in program])

    def either(self, texts: Sequence[str]) -> str:
        """Return alternatives joined by "or"."""
        if len(texts) < 2:
            return "".join(texts)
        return self.text("valeria-or", first=", ".join(texts[:-1]), last=texts[-1])

    def _part(self, part: i64) -> str:
        """Return one part of an effect in words."""
        op = effects.op_of(part)
        resource = RESOURCE_NAMES[effects.resource_of(part)]
        number = int(effects.number_of(part))
        text = self.amount(resource, number)
        if op == effects.GAIN:
            return self._gain(part, resource, number)
        if op == effects.CITIZEN:
            return self._free(part)
        brings = int(effects.gained(part))
        gets = self.amount(RESOURCE_NAMES[brings & 3], brings >> 2)
        magic = self.amount("magic", number)
        return self.text(f"valeria-effect-{_OPS[op]}", price=text, amounts=gets if brings else text, magic=magic)

    def _gain(self, part: i64, resource: str, number: int) -> str:
        by = effects.count_of(part)
        if by == effects.BY_NOTHING:
            return self.amount(resource, number)
        arg = int(effects.arg_of(part))
        if by == effects.BY_RESOURCES:
            return self.text("valeria-effect-resources", amounts=self.amount(resource, number), n=arg)
        about: dict[str, Argument] = {"amounts": self.amount(resource, number), "by": _BY[by], "which": ""}
        if by == effects.BY_ROLE or by == effects.BY_ICON:
            about["which"] = ROLE_NAMES[arg]
        elif by == effects.BY_TYPE:
            about["which"] = TYPE_NAMES[arg]
        about |= self.noun("citizen", CITIZEN_NAMES[arg if by == effects.BY_NAME else 0])
        about |= self.noun("area", AREA_NAMES[arg if by == effects.BY_AREA else 0])
        return self.format("valeria-effect-per", "", about)

    def _free(self, part: i64) -> str:
        """Return a free citizen in words."""
        role, name, most = int(effects.count_of(part)), int(effects.arg_of(part)), int(effects.number_of(part))
        if name:
            return self.format("valeria-effect-citizen", "named", dict(self.noun("citizen", CITIZEN_NAMES[name - 1])))
        about: dict[str, Argument] = {"role": ROLE_NAMES[role - 1] if role else "any", "most": most}
        return self.format("valeria-effect-citizen", "limited" if most else "", about)


_OPS: Final = {
    effects.EXCHANGE: "exchange",
    effects.SLAY: "slay",
    effects.TAKE: "take",
    effects.TAKE_MONSTER: "take-monster",
    effects.RETURN_MONSTER: "return-monster",
    effects.RETURN_CITIZEN: "return-citizen",
    effects.STEAL: "steal",
}
_BY: Final = {
    effects.BY_ROLE: "role",
    effects.BY_NAME: "name",
    effects.BY_AREA: "area",
    effects.BY_DOMAINS: "domain",
    effects.BY_MONSTERS: "monster",
    effects.BY_CITIZENS: "citizen",
    effects.BY_TYPE: "type",
    effects.BY_ICON: "icon",
}


def _message(name: str) -> str:
    return f"valeria-{_GROUP_OF[name]}-{dashed(name.removeprefix(STARTER))}"
