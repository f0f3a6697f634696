"""What ``?`` tells: the rules of the cards that are near, of one that is named, or of one that can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.games.valeria.printed import AREAS, CITIZENS, DOMAINS, DUKES, MONSTERS, RESOURCES, ROLES, TYPES
from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules.actions import notation
from burgrave.games.valeria.rules.cards import CITIZEN_NAMES, DUKE_NAMES, MONSTER_NAMES, RESOURCE_NAMES, STARTER_NAMES
from burgrave.games.valeria.seat_view import SeatView
from burgrave.games.valeria.text.catalogue import PHASES, STARTER
from burgrave.games.valeria.text.facts import runs, times
from burgrave.games.valeria.text.words import ValeriaWords
from burgrave.text.finding import matching

__all__ = ["card_of", "explain"]

_SHOWN: Final = 3  # explanations at most, when several names begin alike
_ALTERING: Final = {"six": "foxgrove_palisade", "one": "the_desert_orchid", "lower": "palace_of_the_dawn"}
_TAKERS: Final = {
    "gold 1": "cathedral_of_st_aquila", "magic 1": "the_orb_of_urdr",
    "gold 3": "cutthroats_truce", "monster 1": "purloiners_perch",
}  # fmt: skip
_BY_PHASE: Final = {
    "dice": "roll", "thief": "harvest", "harvest": "harvest", "raid": "monster", "capture": "monster",
    "duke": "", "over": "",
}  # fmt: skip
_NAMED: Final = (
    *CITIZENS, *MONSTERS, *DOMAINS, *DUKES, *(STARTER + name for name in STARTER_NAMES),
    *AREAS, *ROLES, *TYPES, *RESOURCES, *PHASES,
)  # fmt: skip


def explain(words: ValeriaWords, seen: SeatView, legal: Sequence[int], about: str) -> list[str]:
    """Return explanations of what ``about`` names; if it is empty, of the phase, the options and the own cards."""
    if not about:
        return [_explanation(words, seen, name) for name in _near(seen, legal)]
    if about.isdecimal() and 1 <= int(about) <= len(legal):
        name = card_of(seen, legal[int(about) - 1]) or _phase(seen)
        return [_explanation(words, seen, name)] if name else [words.text("terminal-no-card", name=about)]
    titles = {name: words.resource(name) if name in RESOURCES else words.card(name) for name in _NAMED}
    found = matching(about, {name: (title, name.replace("_", " ")) for name, title in titles.items()})
    if not found:
        return [words.text("terminal-no-card", name=about)]
    if len(found) > _SHOWN:
        return [words.text("terminal-which-card", cards=", ".join(titles[name] for name in found))]
    return [_explanation(words, seen, name) for name in found]


def _near(seen: SeatView, legal: Sequence[int]) -> list[str]:
    """Return what the reader may want to know about now: the phase, the cards on offer and the own ones."""
    near = [_phase(seen), *(card_of(seen, action) for action in legal)]
    if seen.seat is not None:
        me = seen.me
        near += [me.duke or "", *sorted(me.citizens, key=lambda name: CITIZENS[name].group), *me.domains]
        near += [STARTER + name for name in STARTER_NAMES]
    return list(dict.fromkeys(name for name in near if name))


def _phase(seen: SeatView) -> str:
    """Return the phase of the turn, or an empty text if the game has not begun or is over."""
    phase = _BY_PHASE.get(seen.phase, "action")
    return "second_harvest" if phase == "harvest" and seen.stage == "second harvest" else phase


def _explanation(words: ValeriaWords, seen: SeatView, name: str) -> str:
    title = words.resource(name) if name in RESOURCES else words.card(name)
    text = f"{title}: {words.help(name)}"
    if name in seen.areas:
        stack = seen.monsters[seen.areas.index(name)]
        left = ", ".join(words.monster(one) + times(number) for one, number in runs(stack.open))
        text += f" {words.text('valeria-terminal-stack', names=left or words.text('terminal-nothing'))}"
    return text


def card_of(seen: SeatView, action: int) -> str:
    """Return the card that an action is about, or the resource it takes; an empty text if there is none."""
    verb = notation(action).partition(" ")[0]
    if verb in _ALTERING:
        return _ALTERING[verb]
    if verb in ("slay", "raid"):
        return seen.monsters[action - (act.SLAY if verb == "slay" else act.RAID)].top or ""
    if verb in ("recruit", "free"):
        return seen.citizens[action - (act.RECRUIT if verb == "recruit" else act.FREE)].top or ""
    if verb == "build":
        return seen.domains[action - act.BUILD].top or ""
    if verb == "gain":
        return RESOURCE_NAMES[action - act.GAIN]
    if verb == "keep":
        return DUKE_NAMES[action - act.KEEP]
    if verb == "trade":
        return CITIZEN_NAMES[action - act.TRADE]
    if verb == "return_monster":
        return MONSTER_NAMES[action - act.RETURN_MONSTER]
    if verb == "return_citizen":
        return CITIZEN_NAMES[action - act.RETURN_CITIZEN]
    return _card_at_work(seen, verb, action)


def _card_at_work(seen: SeatView, verb: str, action: int) -> str:
    """Return the card that asked for the decision."""
    if verb == "capture" and isinstance(seen.step.get("place"), int):
        row = len(seen.areas) * (action - act.CAPTURE)
        return seen.citizens[int(str(seen.step["place"])) + row].top or ""
    if seen.phase == "pay":
        centre = {"slay": seen.monsters, "recruit": seen.citizens, "build": seen.domains}
        return centre[str(seen.step["for"])][int(str(seen.step["place"]))].top or ""
    if seen.phase == "thief":
        return "thief"
    if seen.phase == "victim":
        return _TAKERS.get(f"{seen.step.get('take')} {seen.step.get('number')}", "")
    if seen.phase == "reward":
        return str(seen.step["monster"])
    if verb == "choose":
        return "merchant" if seen.own_turn else "thief"
    return {"bargain": "golden_obelisk_of_nae", "hunt": "eye_of_asteraten"}.get(seen.phase, "")
