"""Citadels in words: names, events, actions and questions from the Fluent catalogues of one language."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from burgrave.bots.sight import RANK, Sight
from burgrave.citadels.actions import decode
from burgrave.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.citadels.events import ARGUMENTS, BEAUTIFY
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import Event

__all__ = ["CATALOGUES", "INCOME_TYPE", "LANGUAGES", "Words", "language_named", "language_of_environment", "words_in"]

LANGUAGES: Final = ("en", "pt-BR", "it", "es")
CATALOGUES: Final = ("citadels-cards.ftl", "citadels-events.ftl", "citadels-actions.ftl", "terminal.ftl")
INCOME_TYPE: Final = {
    "king": "noble", "emperor": "noble", "patrician": "noble",
    "bishop": "religious", "abbot": "religious", "cardinal": "religious",
    "merchant": "trade", "trader": "trade",
    "warlord": "military", "diplomat": "military", "marshal": "military",
}  # fmt: skip
_INCOME_IN_CARDS: Final = ("patrician", "cardinal")
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
def words_in(language: str) -> Words:
    """Return the words of a language."""
    return Words(language)


class Words:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        self.language = language_named(language)
        self._bundle = FluentBundle([self.language], use_isolating=False)
        folder = files("burgrave") / "locales" / self.language
        for name in CATALOGUES:
            self._bundle.add_resource(FluentResource((folder / name).read_text(encoding="utf-8")))
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}

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

    # ---- names ---------------------------------------------------------------------------------------------------

    def character(self, name: str) -> str:
        """Return the name of a character."""
        return self.text(f"citadels-character-{_dashed(name)}")

    def district(self, name: str) -> str:
        """Return the name of a district; one that carries gold is marked."""
        text = self.text(f"citadels-district-{_dashed(name.removesuffix('+'))}")
        return f"{text} +1" if name.endswith("+") else text

    def type(self, name: str) -> str:
        """Return a district type in one word."""
        return self.text(f"citadels-type-{name}", "short")

    def scenario(self, name: str) -> str:
        """Return the name of a scenario."""
        return self.text(f"citadels-scenario-{name}")

    def reminder(self, character: str) -> str:
        """Return a character's power in one line."""
        return self.text(f"citadels-character-{_dashed(character)}", "reminder")

    def help(self, name: str) -> str:
        """Return the explanation of a character or a district."""
        group = "character" if name in RANK else "district"
        return self.text(f"citadels-{group}-{_dashed(name)}", "help")

    def gender(self, name: str) -> str:
        """Return the gender of a card's name."""
        group = "character" if name in RANK else "district"
        return self.text(f"citadels-{group}-{_dashed(name)}", "gender")

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
        title = self.character(name) if bare in RANK else self.district(name)
        word = self.text("citadels-noun-class", id=_dashed(bare), gender=self.gender(bare))
        forms = {form: self.text("citadels-noun", form, name=title, **{"class": word}) for form in _FORMS}
        return {key: title, f"{key}-gender": self.gender(bare)} | {f"{key}-{form}": forms[form] for form in _FORMS}

    # ---- events --------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """Return what happened as a sentence; ``me`` is the seat that reads it."""
        name, argument_names = ARGUMENTS[event.kind]
        raw = dict(zip(argument_names, event.args, strict=False))
        arguments: dict[str, Argument] = {}
        characters: list[str] = []
        for key, value in zip(argument_names, event.args, strict=False):
            if key == "character":
                characters.append(CHARACTER_NAMES[value])
            elif key in ("kind", "own"):
                plain = value % len(DISTRICT_NAMES) if event.kind == BEAUTIFY else value
                arguments |= self.noun(key, DISTRICT_NAMES[plain])
            elif key in ("seat", "other"):
                arguments[key] = names[value]
            elif key == "type":
                arguments["type-cards"] = self.text("citadels-cards-of-type", type=TYPE_NAMES[value])
                arguments["districts"] = self.text(
                    "citadels-districts-of-type", type=TYPE_NAMES[value], n=raw.get("count", 0)
                )
            else:
                arguments[key] = value
        if characters:
            arguments |= self.noun("character", characters[0])
            forms = [self.noun("character", one)["character-the"] for one in characters]
            arguments["characters-the"] = self.listed(forms)
        if "gold" in raw:
            arguments["gold-text"] = self.gold(raw["gold"])
        if "count" in raw:
            arguments["count-text"] = self.cards(raw["count"])
        message = f"citadels-event-{_dashed(name)}"
        return _sentence(self._format(message, self._voice(message, raw, me), arguments), names)

    def _voice(self, message: str, raw: Mapping[str, int], me: int | None) -> str:
        """Return the attribute that speaks to the reader, or nothing."""
        seat = raw.get("seat")
        wanted = ""
        if seat is not None and seat == raw.get("other") and self.has(message, "own"):
            wanted = "you-own" if seat == me else "own"
        elif me is not None and seat == me:
            wanted = "you"
        elif me is not None and raw.get("other") == me:
            wanted = "to-you"
        return wanted if wanted and self.has(message, wanted) else ""

    def cards_seen(self, message: str, voice: str, names: Sequence[str], seat: int, kinds: Sequence[str]) -> str:
        """Return a sentence over several cards: ``citadels-event-drew-card``, ``-looked-at`` or ``-seen-card``."""
        titles = ", ".join(self.district(kind) for kind in kinds)
        arguments: dict[str, Argument] = {"seat": names[seat], "other": names[seat], "kind": titles}
        return _sentence(self._format(message, voice, arguments), names)

    # ---- actions -------------------------------------------------------------------------------------------------

    def action(self, view: dict[str, object] | Sight, action: int, names: Sequence[str]) -> str:
        """Return the label of an action of the seat whose view this is: what it does, to whom, at what price."""
        sight = view if isinstance(view, Sight) else Sight(view)
        decoded = decode(action)
        verb, argument = decoded.verb, decoded.argument
        arguments: dict[str, Argument] = {}
        attribute = ""
        if isinstance(argument, str) and argument in RANK:
            arguments |= self.noun("character", argument)
        elif isinstance(argument, str) and argument in TYPE_NAMES:
            arguments["type-cards"] = self.text("citadels-cards-of-type", type=argument)
        elif isinstance(argument, str):
            arguments |= self.noun("kind", argument)
            name = argument.removesuffix("+")
            arguments["cost"] = self.gold(sight.price(name) if verb != "take" else sight.printed(name))
            attribute = self._card_details(sight, verb, argument, arguments, names)
        elif verb == "mix":
            gold = int(argument or 0)
            rest = max(0, sight.income("religious") - gold)
            arguments |= {"gold-text": self.gold(gold), "count-text": self.cards(rest)}
        elif argument is not None and argument < len(sight.people):
            other = sight.people[argument]
            arguments |= {"other": names[argument], "count-text": self.cards(other.hand_size)}
            arguments["gold-text"] = self.gold(_number(sight.step.get("missing")))
            attribute = "own" if argument == sight.seat else ""
        else:
            attribute = self._plain_details(sight, verb, arguments, names)
        message = f"citadels-action-{_dashed(verb)}"
        if attribute and not self.has(message, attribute):
            attribute = ""
        return self._format(message, attribute, {"other": "…", **arguments})

    def _card_details(
        self, sight: Sight, verb: str, argument: str, arguments: dict[str, Argument], names: Sequence[str]
    ) -> str:
        """Add target and price of an action that names a district; return the attribute to use."""
        target = sight.target()
        if target is not None and target < len(names):
            arguments["other"] = names[target]
        if verb == "discard":
            return "pay" if sight.phase == "den" else ""
        if verb == "offer":
            arguments["gold-text"] = self.gold(_offer_price(sight, argument))
        if verb != "district":
            return ""
        acting = "armory" if sight.phase == "ruin" else sight.acting()
        if target is not None:
            one = sight.district(sight.people[target], argument)
            if one is not None:
                arguments["gold-text"] = self.gold(sight.target_price(sight.people[target], one))
                arguments["cost"] = self.gold(one.cost)
        if "gold-text" not in arguments and acting in ("warlord", "marshal"):
            return ""
        return f"{acting}-own" if target == sight.seat else acting

    def _plain_details(self, sight: Sight, verb: str, arguments: dict[str, Argument], names: Sequence[str]) -> str:
        """Add the numbers of an action without argument; return the attribute to use."""
        me = sight.me
        target = sight.target()
        if target is not None:
            arguments["other"] = names[target]
        if verb == "gold":
            arguments["gold-text"] = self.gold(3 if me.has("gold_mine") else 2)
        elif verb == "cards":
            arguments["count-text"] = self.cards(min(3 if me.has("observatory") else 2, max(sight.deck, 1)))
            return "all" if me.has("library") else ""
        elif verb == "income":
            number = sight.income(INCOME_TYPE.get(sight.acting(), ""))
            arguments |= {"gold-text": self.gold(number), "count-text": self.cards(number)}
            return "cards" if sight.acting() in _INCOME_IN_CARDS else ""
        elif verb == "collect":
            arguments["gold-text"] = self.gold(sight.pool or 0)
        elif verb == "bribe":
            arguments["gold-text"] = self.gold(me.gold // 2)
        elif verb in ("build_it", "keep_it", "confiscate"):
            name = str(sight.step.get("district", DISTRICT_NAMES[0]))
            arguments |= self.noun("kind", name)
            arguments["cost"] = self.gold(sight.price(name))
        elif verb == "bonus":
            return sight.acting()
        return ""

    # ---- questions -----------------------------------------------------------------------------------------------

    def question(self, view: dict[str, object] | Sight, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the acting seat is asked."""
        sight = view if isinstance(view, Sight) else Sight(view)
        message = self.question_id(sight, legal)
        arguments: dict[str, Argument] = {
            "gold-text": self.gold(_number(sight.step.get("missing", sight.step.get("gold"))))
        }
        if sight.turn is not None:
            arguments |= self.noun("character", sight.turn.character)
        district = sight.step.get("district")
        if isinstance(district, str):
            arguments |= self.noun("kind", district)
        other = sight.target()
        if other is None and sight.turn is not None and sight.turn.seat != sight.seat:
            other = sight.turn.seat
        elif sight.phase == "bribe":
            other = next((one.seat for one in sight.people if "blackmailer" in one.revealed), None)
        arguments["other"] = names[other] if other is not None else self.character("blackmailer")
        return _sentence(self._format(message, "", arguments), names)

    def question_id(self, view: dict[str, object] | Sight, legal: Sequence[int]) -> str:
        """Return the id of the question."""
        sight = view if isinstance(view, Sight) else Sight(view)
        phase = sight.phase
        if phase == "main" and sight.turn is not None:
            if not sight.turn.gathered:
                spell = "-spellbound" if sight.turn.spellbound else ""
                return f"citadels-ask-gather{spell}"
            return f"citadels-ask-main{'-resumed' if sight.turn.resumed else ''}"
        if phase != "power":
            return f"citadels-ask-{phase}"
        verbs = [decode(action).verb for action in legal]
        if "done" in verbs and "beautify" not in verbs:
            verbs.remove("done")
        if "take_nothing" in verbs:
            return "citadels-ask-power-take-nothing"
        if "keep_it" in verbs:
            return "citadels-ask-power-keep-it"
        if verbs[0] == "district" and sight.target() == sight.seat:
            return "citadels-ask-power-district-own"
        return f"citadels-ask-power-{_dashed(verbs[0])}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _offer_price(sight: Sight, argument: str) -> int:
    """Return what the Diplomat pays on top of an own district."""
    target = sight.target()
    own = sight.district(sight.me, argument)
    wanted = sight.step.get("district")
    if target is None or own is None or not isinstance(wanted, str):
        return 0
    difference = max(0, _number(sight.step.get("wanted_cost")) - own.cost)
    return difference + sight.wall(sight.people[target], wanted)


def _sentence(text: str, names: Sequence[str]) -> str:
    """Begin with a capital letter, unless a player's name comes first: names are nobody's to change."""
    if any(name and text.startswith(name) for name in names):
        return text
    return text[:1].upper() + text[1:]
