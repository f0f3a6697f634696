"""The Fluent catalogues of one language: plain texts, and the cards as one edition of the game prints them."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from burgrave.bots.sight import RANK
from burgrave.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.citadels.ruleset import DEFAULT, ruleset_named
from burgrave.kernel.errors import SetupError

__all__ = ["CATALOGUES", "LANGUAGES", "Argument", "Catalogue", "dashed", "language_named", "language_of_environment"]

LANGUAGES: Final = ("en", "pt-BR", "it", "es")
CATALOGUES: Final = (
    "citadels-cards.ftl", "citadels-events.ftl", "citadels-actions.ftl", "terminal.ftl", "valeria-cards.ftl",
)  # fmt: skip
_FORMS: Final = ("a", "the", "your", "of", "to")

Argument = str | int


def language_named(text: str) -> str:
    """Return the language that ``text`` (``pt``, ``es_MX.UTF-8``) means; raise SetupError if there is none."""
    wanted = text.partition(".")[0].replace("_", "-").lower()
    for one in LANGUAGES:
        if wanted == one.lower() or wanted.partition("-")[0] == one.partition("-")[0]:
            return one
    raise SetupError(f"There is no language {text!r}; choose from: {', '.join(LANGUAGES)}.")


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the user's environment asks for, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            try:
                return language_named(environment[name])
            except SetupError:
                return "en"
    return "en"


@lru_cache
def _bundle(language: str, game: str) -> FluentBundle:
    """Read the catalogues of one game, and those of the terminal: reading another game's would only cost time."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("burgrave") / "locales" / language
    for name in CATALOGUES:
        if not name.startswith((game, "terminal")):
            continue
        bundle.add_resource(FluentResource((folder / name).read_text(encoding="utf-8")))
    return bundle


class Catalogue:
    """All texts of one language; the names and rules on the cards are those of one edition."""

    def __init__(self, language: str, ruleset: str = DEFAULT) -> None:
        rules = ruleset_named(ruleset)
        self.language = language_named(language)
        self.ruleset = rules.name
        self._editions = ("",) if rules.name == DEFAULT else (f"-{rules.name}", "-older", "")
        self._bundle = _bundle(self.language, "citadels")
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}
        self._titles: dict[str, str] = {}
        kinds = [*range(BASIC_KINDS), *rules.districts, *rules.bonus_districts]
        self.in_print = [CHARACTER_NAMES[one] for one in rules.characters]  # of the edition, by name
        self.in_print += [DISTRICT_NAMES[kind] for kind in sorted(set(kinds))]

    # ---- plain texts ---------------------------------------------------------------------------------------------

    def text(self, message: str, attribute: str = "", **arguments: Argument) -> str:
        """Return a message, or one of its attributes; an underscore in an argument's name stands for a hyphen."""
        named = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self._format(message, attribute, named)

    def has(self, message: str, attribute: str = "") -> bool:
        """Tell whether the language has a message, or one of its attributes."""
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def _format(self, message: str, attribute: str, arguments: Mapping[str, Argument]) -> str:
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise LookupError(f"{self.language}: {message} has no text of its own")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise LookupError(f"{self.language}: {message} {attribute}: {errors[0]}")
        return str(text)

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
            found = self._titles[name] = self.text(_message(name), self._printed(name, "name"))
        return found

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
        return self._format(_message(name), self._printed(name, "help"), arguments)

    def gender(self, name: str) -> str:
        """Return the gender of a card's name."""
        return self.text(_message(name), self._printed(name, "gender"))

    def gold(self, number: int) -> str:
        """Return an amount of gold in words."""
        return self.text("citadels-gold", n=number)

    def cards(self, number: int) -> str:
        """Return a number of cards in words."""
        return self.text("citadels-cards", n=number)

    def listed(self, items: Sequence[str]) -> str:
        """Return items as a list in a sentence."""
        if len(items) < 2:
            return "".join(items)
        return self.text("citadels-and", first=", ".join(items[:-1]), last=items[-1])

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
        title = self.text(_message(bare), inside) if inside else self._title(bare)
        mark = " +1" if name.endswith("+") else ""
        word = self.text("citadels-noun-class", id=dashed(bare), gender=gender)
        forms = {form: self.text("citadels-noun", form, name=title + mark, **{"class": word}) for form in _FORMS}
        return {key: self.district(name), f"{key}-gender": gender} | {f"{key}-{form}": forms[form] for form in _FORMS}


def dashed(name: str) -> str:
    """Return a name as the catalogues write it."""
    return name.replace("_", "-")


def _message(card: str) -> str:
    group = "character" if card in RANK else "district"
    return f"citadels-{group}-{dashed(card)}"
