"""Fluent messages of Citadels: cards, events, actions, hints and questions.

Card names and descriptions come from a single edition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.faces.seat_view import RANK, acting, district_of, printed, revealed, step_of
from burgrave.games.citadels.facts import CitadelsView, citadels_view
from burgrave.games.citadels.rules.events import ARGUMENTS, BEAUTIFY, INCOME
from burgrave.games.citadels.rules.ruleset import DEFAULT, ruleset_named
from burgrave.games.citadels.verbs import decode
from burgrave.kernel.events import Event
from burgrave.kernel.quote import UNSAID, Quote, Reason
from burgrave.text.catalogue import REMEMBERED, Argument, Catalogue, dashed
from burgrave.text.marks import capital
from burgrave.text.narrator import Phrase

# ---- Catalogue -------------------------------------------------------------------------------------------------------

_FORMS: Final = ("a", "the", "your", "of", "to")
_NAMED_AFTER_A_CARD: Final = ("smithy",)  # verbs and events of a card that is renamed in some edition
_UNNAMED: Final = dict.fromkeys(("other", "kind", "kind-the"), "…")  # placeholders while no target is chosen
_CALLED: Final = ("the", "of", "to")  # noun forms that languages use for called characters
_OFFERS: Final = ("extra", "grave", "tower", "search")  # phases in which declining forgoes an offer


@lru_cache
def words_in(language: str, ruleset: str = DEFAULT, *, marked: bool = False) -> Words:
    """Return the messages for an edition in one language; if ``marked`` is True, add marks around card names."""
    return Words(language, ruleset, marked=marked)


class Words(Catalogue):
    """Messages of Citadels in one language, with the card names and descriptions of one edition."""

    def __init__(self, language: str, ruleset: str = DEFAULT, *, marked: bool = False) -> None:
        Catalogue.__init__(self, language, "citadels", marked=marked)
        rules = ruleset_named(ruleset)
        self.ruleset = rules.name
        self._editions = ("",) if rules.name == DEFAULT else (f"-{rules.name}", "-older", "")
        self._nouns: dict[tuple[str, str], dict[str, str]] = {}
        self._titles: dict[str, str] = {}
        kinds = [*range(BASIC_KINDS), *rules.districts, *rules.bonus_districts]
        self.in_print = [CHARACTER_NAMES[one] for one in rules.characters]  # cards of the edition, by name
        self.in_print += [DISTRICT_NAMES[kind] for kind in sorted(set(kinds))]
        self._event = lru_cache(maxsize=REMEMBERED)(self._worded)

    def _in_edition(self, message: str) -> str:
        """Return the most specific message id for the edition: its own, an older edition's, or the common one."""
        return next(message + edition for edition in self._editions if not edition or self.has(message + edition))

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _printed(self, name: str, attribute: str) -> str:
        """Return the most specific form of a card's attribute for the edition, or an empty string if there is none."""
        message = _message(name)
        wanted = (attribute + edition for edition in self._editions)
        return next((one for one in wanted if self.has(message, one)), "")

    def card(self, name: str) -> str:
        """Return the name of a character or district; the name of a gilded district ends in +1."""
        if name.endswith("+"):
            return f"{self.card(name[:-1])} +1"
        found = self._titles.get(name)
        if found is None:
            found = self.named(name, self.text(_message(name), self._printed(name, "name")))
            self._titles[name] = found
        return found

    def type(self, name: str) -> str:
        """Return the one-word name of a district type."""
        return self.text(f"citadels-type-{name}", "short")

    def scenario(self, name: str) -> str:
        return self.text(f"citadels-scenario-{name}")

    def reminder(self, character: str) -> str:
        """Return a character's power, described in one line."""
        return self.text(_message(character), self._printed(character, "reminder"))

    def help(self, name: str) -> str:
        """Return the explanation of a character or district, which may mention any other card of the edition."""
        arguments: dict[str, Argument] = {}
        for one in self.in_print:
            arguments |= self.noun(dashed(one), one)
        return self.format(_message(name), self._printed(name, "help"), arguments)

    def gender(self, name: str) -> str:
        return self.text(_message(name), self._printed(name, "gender"))

    def gold(self, number: int) -> str:
        """Return an amount of gold in words, such as "3 gold"."""
        return self.text("citadels-gold", n=number)

    def cards(self, number: int) -> str:
        """Return a number of cards in words, such as "3 cards"."""
        return self.text("citadels-cards", n=number)

    def noun(self, key: str, name: str) -> dict[str, str]:
        """Return the Fluent arguments for a card: its name as ``key``, and its forms as ``key-a``, ``key-the`` etc."""
        known = self._nouns.get((key, name))
        if known is None:
            known = self._nouns[key, name] = self._noun(key, name)
        return known

    def _noun(self, key: str, name: str) -> dict[str, str]:
        bare = name.removesuffix("+")
        gender = self.gender(bare)
        inside = self._printed(bare, "noun")  # a name printed with its article loses it inside a sentence
        title = self.named(bare, self.text(_message(bare), inside)) if inside else self.card(bare)
        mark = " +1" if name.endswith("+") else ""
        word = self.text("citadels-noun-class", id=dashed(bare), gender=gender)
        forms = {form: self.text("citadels-noun", form, name=title + mark, **{"class": word}) for form in _FORMS}
        return {key: self.card(name), f"{key}-gender": gender} | {f"{key}-{form}": forms[form] for form in _FORMS}

    # ---- events --------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], me: int | None = None, variant: str = "") -> str:
        """Return an event as a sentence; ``me`` is the reader's seat, and ``variant`` is a suffix of the message id."""
        return self._event(event, tuple(names), me, variant)

    def _worded(self, event: Event, names: Sequence[str], me: int | None, variant: str) -> str:
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
        if event.kind == INCOME:
            arguments["gold-text"] = self.gold(raw["count"])
        if name in _NAMED_AFTER_A_CARD:
            arguments |= self.noun("kind", name)
        message = self._in_edition(f"citadels-event-{dashed(name)}{variant}")
        return self.sentence(self.format(message, self._voice(message, raw, me), arguments), names)

    def _voice(self, message: str, raw: Mapping[str, int], me: int | None) -> str:
        """Return the attribute of a message that addresses the reader, or an empty string if there is none."""
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
        """Return a sentence about several cards, such as ``citadels-event-drew-card``."""
        titles = ", ".join(self.card(kind) for kind in kinds)
        arguments: dict[str, Argument] = {"seat": names[seat], "other": names[seat], "kind": titles}
        return self.sentence(self.format(message, voice, arguments), names)

    def kept_several(self, voice: str, names: Sequence[str], seat: int, number: int) -> str:
        """Return a sentence about several drawn cards that a seat has kept."""
        arguments: dict[str, Argument] = {"seat": names[seat], "count-text": self.cards(number)}
        return self.sentence(self.format("citadels-event-kept-several", voice, arguments), names)

    def silence(self, characters: Sequence[int]) -> str:
        """Return a sentence about several consecutive unanswered calls."""
        nouns = [self.noun("character", CHARACTER_NAMES[one]) for one in characters]
        forms = {f"characters-{form}": self.listed([noun[f"character-{form}"] for noun in nouns]) for form in _CALLED}
        return self.sentence(self.format("citadels-event-silence-several", "", forms), ())

    def first_together(self, seats: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return a sentence about several cities that were completed at once."""
        others = self.listed([names[seat] for seat in seats if seat != me])
        return self.text("citadels-event-first-together", "you" if me in seats else "", names=others)

    # ---- actions -------------------------------------------------------------------------------------------------

    def action(self, shown: Mapping[str, object], action: int, names: Sequence[str], quote: Quote) -> str:
        """Return the label of an action, with its target and price, for the seat whose view is shown."""
        verb, attribute, arguments = self._action(shown, action, names, quote)
        message = f"citadels-action-{dashed(verb)}"
        return self.format(message, attribute if attribute and self.has(message, attribute) else "", arguments)

    def phrase(self, form: Phrase, shown: Mapping[str, object], action: int, names: Sequence[str], quote: Quote) -> str:
        """Return the text of an action in the given form, or "" if the action has no such form."""
        verb, attribute, arguments = self._action(shown, action, names, quote)
        message = f"citadels-action-{dashed(verb)}"
        wanted = [one for one in (f"{form}-{attribute}", form) if self.has(message, one)]
        return capital(self.format(message, wanted[0], arguments)) if wanted else ""

    def _action(
        self, shown: Mapping[str, object], action: int, names: Sequence[str], quote: Quote
    ) -> tuple[str, str, dict[str, Argument]]:
        view = citadels_view(shown)
        decoded = decode(action)
        verb, argument = decoded.verb, decoded.argument
        arguments = self._amounts(quote)
        attribute = ""
        if isinstance(argument, str) and argument in RANK:
            arguments |= self.noun("character", argument)
        elif isinstance(argument, str) and argument in TYPE_NAMES:
            arguments["type-cards"] = self.text("citadels-cards-of-type", type=argument)
        elif isinstance(argument, str):
            arguments |= self.noun("kind", argument)
            if verb in ("keep", "take"):
                arguments["cost"] = self.gold(printed(view, argument))
            attribute = self._card_details(view, verb, argument, arguments, names)
        elif verb != "mix" and argument is not None and argument < len(view["seats"]):
            arguments |= {"other": names[argument], "count-text": self.cards(view["seats"][argument]["hand_size"])}
            attribute = "own" if argument == view["seat"] else ""
        elif verb != "mix":
            attribute = self._plain_details(view, verb, arguments, names, quote)
        if view["seat"] is not None:
            arguments["seat"] = names[view["seat"]]
        return verb, attribute, {**_UNNAMED, **arguments}

    def _amounts(self, quote: Quote) -> dict[str, Argument]:
        """Return an action's amounts as Fluent arguments: ``$cost``, ``$gold-text`` and ``$count-text`` (cards)."""
        paid, gold, cards = quote.cost("gold"), quote.gain("gold"), quote.gain("drawn") or quote.gain("cards")
        return {
            "cost": self.gold(paid + quote.cost("cards")),  # borrowing costs a card per missing gold
            "gold-text": self.gold(gold or paid),
            "count-text": self.cards(cards),
        }

    def _card_details(
        self, view: CitadelsView, verb: str, argument: str, arguments: dict[str, Argument], names: Sequence[str]
    ) -> str:
        """Add arguments for an action that names a district card; return the message attribute to use."""
        target = step_of(view).get("target")
        other = _counterpart(view)
        if other is not None and other < len(names):
            arguments["other"] = names[other]
        if verb == "discard":
            return "pay" if view["phase"] == "den" else ""
        if verb == "under":
            return view["phase"]
        if verb != "district" or target is None:
            return ""
        power = "armory" if view["phase"] == "ruin" else acting(view)
        one = district_of(view["seats"][target], argument)
        if one is not None:
            arguments["cost"] = self.gold(one["cost"])
        return f"{power}-own" if target == view["seat"] else power

    def _plain_details(
        self, view: CitadelsView, verb: str, arguments: dict[str, Argument], names: Sequence[str], quote: Quote
    ) -> str:
        """Add arguments for an action that names no card, type or seat; return the message attribute to use."""
        other = _counterpart(view)
        if other is not None:
            arguments["other"] = names[other]
        if verb in _NAMED_AFTER_A_CARD:
            arguments |= self.noun("kind", verb)
        if verb == "cards":
            kept, drawn = quote.gain("cards"), quote.gain("drawn")
            return "" if kept <= 1 else "all" if kept == drawn else "two"
        if verb == "income":
            return "" if quote.gain("gold") else "cards"
        district = quote.on.get("district")
        if isinstance(district, str):
            arguments |= self.noun("kind", district)
        return _variant(view, verb)

    # ---- hints ---------------------------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return the main reason for an action of seat ``me`` as a sentence."""
        if reason.name == UNSAID:
            return self.text("terminal-hint-best")
        arguments: dict[str, Argument] = {}
        for key, value in reason.arguments.items():
            if key in ("character", "district"):
                arguments |= self.noun(key, str(value))
            elif key == "seat":
                arguments[key] = names[int(value)] if value != me else self.text("terminal-reader")
            else:
                arguments[key] = value
        return self.sentence(self.format(self._in_edition(f"hint-{dashed(reason.name)}"), "", arguments), names)

    def why_not(self, reason: Reason) -> str:
        """Return a short sentence that says why something cannot be done now."""
        arguments: dict[str, Argument] = {**reason.arguments}
        if "gold" in reason.arguments:
            gold = int(reason.arguments["gold"])
            arguments |= {"n": gold, "gold": self.gold(gold)}
        return self.format(f"citadels-table-{reason.name}", "", arguments)

    # ---- questions -----------------------------------------------------------------------------------------------

    def question(self, shown: Mapping[str, object], legal: Sequence[int], names: Sequence[str]) -> str:
        """Return the question about the current decision, addressed to the seat to act."""
        view = citadels_view(shown)
        step = step_of(view)
        gold = step.get("missing", step.get("gold", 0))
        if view["phase"] == "lab":
            gold = ruleset_named(view["ruleset"]).laboratory_gold
        arguments: dict[str, Argument] = {"gold-text": self.gold(gold)}
        if view["turn"] is not None:
            arguments |= self.noun("character", view["turn"]["character"])
        if "district" in step:
            arguments |= self.noun("kind", step["district"])
        other = _counterpart(view)
        if view["phase"] == "bribe":
            threatening = "witch" if view["bewitched"] == "blackmailer" else "blackmailer"  # the resumed Witch
            other = next((seat for seat, one in enumerate(view["seats"]) if threatening in revealed(one)), None)
        arguments["other"] = names[other] if other is not None else self.card("blackmailer")
        return self.sentence(self.format(self.question_id(view, legal), "", arguments), names)

    def question_id(self, shown: Mapping[str, object], legal: Sequence[int]) -> str:
        """Return the id of the message that asks the player to make the current decision."""
        view = citadels_view(shown)
        phase = view["phase"]
        if phase == "main" and view["turn"] is not None:
            if not view["turn"]["gathered"]:
                return f"citadels-ask-gather{_only_gathers(view)}"
            return f"citadels-ask-main{'-resumed' if view['turn']['resumed'] else ''}"
        if phase == "closing":
            return f"citadels-ask-closing-{acting(view)}"
        if phase == "extra":
            return f"citadels-ask-extra{'-witch' if acting(view) == 'witch' else ''}"
        if phase != "power":
            return f"citadels-ask-{phase}"
        verbs = [decode(action).verb for action in legal]
        if "done" in verbs and "beautify" not in verbs:
            verbs.remove("done")
        if "take_nothing" in verbs:
            return "citadels-ask-power-take-nothing"
        if "keep_it" in verbs:
            return "citadels-ask-power-keep-it"
        if verbs[0] == "district" and step_of(view).get("target") == view["seat"]:
            return "citadels-ask-power-district-own"
        return f"citadels-ask-power-{dashed(verbs[0])}"


def _message(card: str) -> str:
    group = "character" if card in RANK else "district"
    return f"citadels-{group}-{dashed(card)}"


def _counterpart(view: CitadelsView) -> int | None:
    """Return the other player in a decision: the target or, if that is the viewer or None, the seat taking the turn."""
    target, turn = step_of(view).get("target"), view["turn"]
    if target in (None, view["seat"]) and turn is not None and turn["seat"] != view["seat"]:
        return turn["seat"]
    return target


def _variant(view: CitadelsView, verb: str) -> str:
    """Return the message attribute for an action without an argument, chosen by phase and character."""
    power, phase = acting(view), view["phase"]
    if verb == "bonus":
        by_crown = ruleset_named(view["ruleset"]).queen_follows_crown and "emperor" in view["cast"]
        return "queen-crown" if power == "queen" and by_crown else power
    if verb == "end":
        return power if phase == "closing" else ""
    if verb == "decline" and phase in _OFFERS:
        return "witch" if phase == "extra" and power == "witch" else phase
    return ""


def _only_gathers(view: CitadelsView) -> str:
    """Return the suffix of the gathering question if the player can do nothing but gather, or an empty string."""
    turn = view["turn"]
    if turn is None or not turn["only_gathers"]:
        return ""
    return "-hospital" if turn["character"] == view["killed"] else "-spellbound"
