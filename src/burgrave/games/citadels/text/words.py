"""Citadels in words: events, actions and questions from the Fluent catalogues of one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from burgrave.games.citadels.rules.actions import decode
from burgrave.games.citadels.rules.cards import CHARACTER_NAMES, DISTRICT_NAMES, TYPE_NAMES
from burgrave.games.citadels.rules.events import ARGUMENTS, BEAUTIFY
from burgrave.games.citadels.rules.ruleset import DEFAULT
from burgrave.games.citadels.sight import RANK, Sight
from burgrave.games.citadels.text.catalogue import CitadelsCatalogue
from burgrave.kernel.events import Event
from burgrave.kernel.reason import Reason
from burgrave.text.catalogue import Argument, dashed

__all__ = ["INCOME_TYPE", "Words", "words_in"]

INCOME_TYPE: Final = {
    "king": "noble", "emperor": "noble", "patrician": "noble",
    "bishop": "religious", "abbot": "religious", "cardinal": "religious",
    "merchant": "trade", "trader": "trade",
    "warlord": "military", "diplomat": "military", "marshal": "military",
}  # fmt: skip
_INCOME_IN_CARDS: Final = ("patrician", "cardinal")
_NAMED_AFTER_A_CARD: Final = ("smithy",)  # verbs and events: their card has another name in some edition
_OFFERS: Final = ("extra", "grave", "tower", "search")  # phases in which declining leaves what is offered


@lru_cache
def words_in(language: str, ruleset: str = DEFAULT, *, marked: bool = False) -> Words:
    """Return the words of a language for an edition; ``marked``: with marks around the names of cards."""
    return Words(language, ruleset, marked=marked)


class Words(CitadelsCatalogue):
    """What happens and what can be done, in one language, with the names of one edition."""

    # ---- events --------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Sequence[str], me: int | None = None, variant: str = "") -> str:
        """Return what happened as a sentence; ``me`` is the seat that reads it, ``variant`` a closer message."""
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
        if name in _NAMED_AFTER_A_CARD:
            arguments |= self.noun("kind", name)
        message = self._in_edition(f"citadels-event-{dashed(name)}{variant}")
        return self.sentence(self.format(message, self._voice(message, raw, me), arguments), names)

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
        """Return a sentence over several cards: ``citadels-event-drew-card``, ``-looked-at`` and their like."""
        titles = ", ".join(self.district(kind) for kind in kinds)
        arguments: dict[str, Argument] = {"seat": names[seat], "other": names[seat], "kind": titles}
        return self.sentence(self.format(message, voice, arguments), names)

    def kept_several(self, voice: str, names: Sequence[str], seat: int, number: int) -> str:
        """Return that a seat kept several of the cards drawn."""
        arguments: dict[str, Argument] = {"seat": names[seat], "count-text": self.cards(number)}
        return self.sentence(self.format("citadels-event-kept-several", voice, arguments), names)

    def first_together(self, seats: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """Return that several seats completed their cities at once."""
        others = self.listed([names[seat] for seat in seats if seat != me])
        return self.text("citadels-event-first-together", "you" if me in seats else "", names=others)

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
        message = f"citadels-action-{dashed(verb)}"
        if attribute and not self.has(message, attribute):
            attribute = ""
        return self.format(message, attribute, {"other": "…", **arguments})

    def _card_details(
        self, sight: Sight, verb: str, argument: str, arguments: dict[str, Argument], names: Sequence[str]
    ) -> str:
        """Add target and price of an action that names a district; return the attribute to use."""
        target = sight.target()
        other = _counterpart(sight)
        if other is not None and other < len(names):
            arguments["other"] = names[other]
        if verb == "discard":
            return "pay" if sight.phase == "den" else ""
        if verb == "under":
            return sight.phase
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
        other = _counterpart(sight)
        if other is not None:
            arguments["other"] = names[other]
        if verb in _NAMED_AFTER_A_CARD:
            arguments |= self.noun("kind", verb)
        if verb == "gold":
            arguments["gold-text"] = self.gold(3 if me.has("gold_mine") else 2)
        elif verb == "cards":
            drawn = min(3 if me.has("observatory") else 2, max(sight.deck, 1))
            arguments["count-text"] = self.cards(drawn)
            if not me.has("library"):
                return ""
            return "all" if sight.library_keeps_all or drawn < 3 else "two"
        elif verb == "income":
            number = sight.income(INCOME_TYPE.get(sight.acting(), ""))
            arguments |= {"gold-text": self.gold(number), "count-text": self.cards(number)}
            return "cards" if sight.acting() in _INCOME_IN_CARDS else ""
        elif verb == "collect":
            arguments["gold-text"] = self.gold(sight.pool or 0)
        elif verb == "bribe":
            arguments["gold-text"] = self.gold(me.gold // 2)
        elif verb == "laboratory":
            arguments["gold-text"] = self.gold(sight.laboratory_gold)
        elif verb in ("build_it", "keep_it", "confiscate", "reclaim"):
            name = str(sight.step.get("district", DISTRICT_NAMES[0]))
            arguments |= self.noun("kind", name)
            arguments["cost"] = self.gold(sight.price(name))
        return _variant(sight, verb)

    # ---- hints ---------------------------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        """Return what counted most for an action of ``me``, as a sentence."""
        arguments: dict[str, Argument] = {}
        for key, value in reason.arguments.items():
            if key in ("character", "district"):
                arguments |= self.noun(key, str(value))
            elif key == "seat":
                arguments[key] = names[int(value)] if value != me else self.text("terminal-reader")
            else:
                arguments[key] = value
        return self.sentence(self.format(self._in_edition(f"hint-{dashed(reason.name)}"), "", arguments), names)

    # ---- questions -----------------------------------------------------------------------------------------------

    def question(self, view: dict[str, object] | Sight, legal: Sequence[int], names: Sequence[str]) -> str:
        """Return what the acting seat is asked."""
        sight = view if isinstance(view, Sight) else Sight(view)
        message = self.question_id(sight, legal)
        gold = sight.laboratory_gold if sight.phase == "lab" else sight.step.get("missing", sight.step.get("gold"))
        arguments: dict[str, Argument] = {"gold-text": self.gold(_number(gold))}
        if sight.turn is not None:
            arguments |= self.noun("character", sight.turn.character)
        district = sight.step.get("district")
        if isinstance(district, str):
            arguments |= self.noun("kind", district)
        other = _counterpart(sight)
        if sight.phase == "bribe":
            other = next((one.seat for one in sight.people if "blackmailer" in one.revealed), None)
        arguments["other"] = names[other] if other is not None else self.character("blackmailer")
        return self.sentence(self.format(message, "", arguments), names)

    def question_id(self, view: dict[str, object] | Sight, legal: Sequence[int]) -> str:
        """Return the id of the question."""
        sight = view if isinstance(view, Sight) else Sight(view)
        phase = sight.phase
        if phase == "main" and sight.turn is not None:
            if not sight.turn.gathered:
                return f"citadels-ask-gather{_only_gathers(sight)}"
            return f"citadels-ask-main{'-resumed' if sight.turn.resumed else ''}"
        if phase == "closing":
            return f"citadels-ask-closing-{sight.acting()}"
        if phase == "extra":
            return f"citadels-ask-extra{'-witch' if sight.acting() == 'witch' else ''}"
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
        return f"citadels-ask-power-{dashed(verbs[0])}"


def _counterpart(sight: Sight) -> int | None:
    """Return the other player that a decision is about: the one aimed at, else the one whose turn it is."""
    target = sight.target()
    if target is None and sight.turn is not None and sight.turn.seat != sight.seat:
        return sight.turn.seat
    return target


def _variant(sight: Sight, verb: str) -> str:
    """Return the attribute for what a plain verb means in this phase, for this character."""
    acting = sight.acting()
    if verb == "bonus":
        return "queen-crown" if acting == "queen" and sight.queen_follows_crown else acting
    if verb == "end":
        return acting if sight.phase == "closing" else ""
    if verb == "decline" and sight.phase in _OFFERS:
        return "witch" if sight.phase == "extra" and acting == "witch" else sight.phase
    return ""


def _only_gathers(sight: Sight) -> str:
    """Return how a question to gather ends, for one who may do nothing else."""
    if sight.turn is None or not sight.turn.only_gathers:
        return ""
    return "-hospital" if sight.turn.character == sight.killed else "-spellbound"


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
