"""The texts of Citadels in one language, and its cards as one edition of the game prints them."""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.rules.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.games.citadels.rules.ruleset import DEFAULT, ruleset_named
from burgrave.games.citadels.seat_view import RANK
from burgrave.text.catalogue import Argument, Catalogue, dashed

__all__ = ["CitadelsCatalogue"]

_FORMS: Final = ("a", "the", "your", "of", "to")


class CitadelsCatalogue(Catalogue):
    """All texts of one language; the names and rules on the cards are those of one edition."""

    def __init__(self, language: str, ruleset: str = DEFAULT, *, marked: bool = False) -> None:
        Catalogue.__init__(self, language, "citadels", marked=marked)
        rules = ruleset_named(ruleset)
        self.ruleset = rules.name
        self._editions = ("",) if rules.name == DEFAULT else (f"-{rules.name}", "-older", "")
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}
        self._titles: dict[str, str] = {}
        kinds = [*range(BASIC_KINDS), *rules.districts, *rules.bonus_districts]
        self.in_print = [CHARACTER_NAMES[one] for one in rules.characters]  # of the edition, by name
        self.in_print += [DISTRICT_NAMES[kind] for kind in sorted(set(kinds))]

    def _in_edition(self, message: str) -> str:
        """Return the message that says it for the edition: its own, that of the older ones, the common one."""
        return next(message + edition for edition in self._editions if not edition or self.has(message + edition))

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _printed(self, name: str, attribute: str) -> str:
        """Return the attribute of a card that holds for the edition, or an empty text if there is none."""
        message = _message(name)
        wanted = (attribute + edition for edition in self._editions)
        return next((one for one in wanted if self.has(message, one)), "")

    def _title(self, name: str) -> str:
        found = self._titles.get(name)
        if found is None:
            found = self.named(name, self.text(_message(name), self._printed(name, "name")))
            self._titles[name] = found
        return found

    def card(self, name: str) -> str:
        """Return the name of a character or a district."""
        return self._title(name)

    def character(self, name: str) -> str:
        """Return the name of a character."""
        return self._title(name)

    def district(self, name: str) -> str:
        """Return the name of a district; one that carries gold is marked."""
        return f"{self._title(name[:-1])} +1" if name.endswith("+") else self._title(name)

    def type(self, name: str) -> str:
        """Return a district type in one word."""
        return self.text(f"citadels-type-{name}", "short")

    def scenario(self, name: str) -> str:
        """Return the name of a scenario."""
        return self.text(f"citadels-scenario-{name}")

    def reminder(self, character: str) -> str:
        """Return a character's power in one line."""
        return self.text(_message(character), self._printed(character, "reminder"))

    def help(self, name: str) -> str:
        """Return the explanation of a character or a district; it may name any other card."""
        arguments: dict[str, Argument] = {}
        for one in self.in_print:
            arguments |= self.noun(dashed(one), one)
        return self.format(_message(name), self._printed(name, "help"), arguments)

    def gender(self, name: str) -> str:
        """Return the gender of a card's name."""
        return self.text(_message(name), self._printed(name, "gender"))

    def gold(self, number: int) -> str:
        """Return an amount of gold in words."""
        return self.text("citadels-gold", n=number)

    def cards(self, number: int) -> str:
        """Return a number of cards in words."""
        return self.text("citadels-cards", n=number)

    def noun(self, key: str, name: str) -> dict[str, str]:
        """Return the arguments for a card: its name under ``key``, its forms under ``key-a``, ``key-the`` and so on."""
        known = self._nouns.get((key, name))
        if known is None:
            known = self._nouns[key, name] = self._noun(key, name)
        return known

    def _noun(self, key: str, name: str) -> dict[str, str]:
        bare = name.removesuffix("+")
        gender = self.gender(bare)
        inside = self._printed(bare, "noun")  # a name printed with its article loses it inside a sentence
        title = self.named(bare, self.text(_message(bare), inside)) if inside else self._title(bare)
        mark = " +1" if name.endswith("+") else ""
        word = self.text("citadels-noun-class", id=dashed(bare), gender=gender)
        forms = {form: self.text("citadels-noun", form, name=title + mark, **{"class": word}) for form in _FORMS}
        return {key: self.district(name), f"{key}-gender": gender} | {f"{key}-{form}": forms[form] for form in _FORMS}


def _message(card: str) -> str:
    group = "character" if card in RANK else "district"
    return f"citadels-{group}-{dashed(card)}"
