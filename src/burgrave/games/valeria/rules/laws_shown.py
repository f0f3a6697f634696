"""The laws about what is shown of Valeria: views, events, and what is hidden from a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burgrave.games.valeria.rules import cards
from burgrave.games.valeria.rules import events as ev
from burgrave.games.valeria.rules.board import COLUMNS, NO_DUKE, Board, Player
from burgrave.games.valeria.rules.cards import (
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    RESOURCE_NAMES,
    names_in,
)
from burgrave.games.valeria.rules.events import ARGUMENTS
from burgrave.games.valeria.rules.harvest import GROUP_KINDS
from burgrave.games.valeria.rules.laws_cards import hidden_citizens, size_of
from burgrave.games.valeria.rules.phases import HARVEST, OVER
from burgrave.kernel.bits import bit
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.ints import i64
from burgrave.kernel.laws import BrokenLaw

__all__ = ["check_kind", "check_shown", "hidden_things"]

_SHOWN: Final = "a view shows what its seat may know"
_PUBLIC_KEYS: Final = [
    "game", "rules_version", "players", "scenario", "mixed", "round", "phase", "stage", "first", "active", "open",
    "dice", "changed", "actions", "exhausted", "end_due", "end_latched", "areas", "monsters", "citizens", "domains",
    "left_out", "seats", "step", "seat",
]  # fmt: skip
_SOLO_KEYS: Final = ["dark_lord", "outcome"]
_PRIVATE_KEYS: Final = ["dealt", "returned"]
_SEAT_KEYS: Final = [
    "gold", "strength", "magic", "vp", "citizens", "monsters", "domains", "duke", "chosen", "waiting", "points",
]  # fmt: skip
_HARVEST_KEYS: Final = ["harvest"]
_LORD_KEYS: Final = ["citizens", "domains", "raids", "duke", "points"]
_STACK_KEYS: Final = ["open", "hidden"]

_PRIVATE_EVENTS: Final = [ev.DEALT_DUKE, ev.KEPT_DUKE]
_MOST_OF: Final = {  # arguments: one more than the largest there is
    "seat": 5, "other": 5, "duke": cards.DUKES, "die": 7, "resource": len(RESOURCE_NAMES), "citizen": cards.CITIZENS,
    "monster": cards.MONSTERS, "domain": cards.DOMAINS,
}  # fmt: skip


# ---- views --------------------------------------------------------------------------------------------------------


def check_shown(t: Board, seat: int | None, view: Mapping[str, object]) -> None:
    """Check that a view has the fields it should have, and names no card that the seat may not know."""
    viewer: i64 = -1
    if seat is not None:
        viewer = seat
    keys = _PUBLIC_KEYS
    if t.n == 1:
        keys = keys + _SOLO_KEYS
    if viewer >= 0:
        keys = keys + _PRIVATE_KEYS
    _check_keys(viewer, view, keys, "view")
    _check_seats(t, viewer, _list(view["seats"]))
    _check_stacks(t, viewer, view)
    if t.n == 1:
        _check_lord(t, viewer, _dict(view["dark_lord"]))
    if viewer >= 0:
        me = t.players[viewer]
        returned = me.dealt & ~bit(me.duke) if me.duke != NO_DUKE else 0
        if view["dealt"] != names_in(me.dealt, DUKE_NAMES) or view["returned"] != names_in(returned, DUKE_NAMES):
            raise _leak(viewer, "dukes that were dealt to another seat")
    _check_names(t, viewer, view)


def _leak(viewer: i64, what: str) -> BrokenLaw:
    return BrokenLaw("a view shows nothing hidden", f"seat {viewer}: {what}")


def _dict(data: object) -> dict[str, object]:
    assert isinstance(data, dict)
    return data


def _list(data: object) -> list[object]:
    assert isinstance(data, list)
    return data


def _check_keys(viewer: i64, data: Mapping[str, object], keys: list[str], what: str) -> None:
    for key in data:
        if key not in keys:
            raise _leak(viewer, f"the field {key} of the {what}")
    for key in keys:
        if key not in data:
            raise BrokenLaw(_SHOWN, f"seat {viewer}: no {key} in the {what}")


def _check_seats(t: Board, viewer: i64, shown: list[object]) -> None:
    keys = _SEAT_KEYS + _HARVEST_KEYS if t.phase == HARVEST else _SEAT_KEYS
    for number, one in enumerate(shown):
        fields = _dict(one)
        player = t.players[number]
        _check_keys(viewer, fields, keys, f"seat {number}")
        open_now = t.phase == OVER or player.seat == viewer
        wanted = DUKE_NAMES[player.duke] if open_now and player.duke != NO_DUKE else None
        if fields["duke"] != wanted:
            raise _leak(viewer, f"the duke of seat {number}")
        if fields["waiting"] != (t.n == 5 and (number + 1) % 5 == t.active):
            raise BrokenLaw(_SHOWN, f"seat {viewer}: whether seat {number} waits")
        if fields["chosen"] != (player.duke != NO_DUKE):
            raise BrokenLaw(_SHOWN, f"seat {viewer}: whether seat {number} has chosen")
        if fields["points"] is not None and t.phase != OVER:
            raise _leak(viewer, f"the points of seat {number}, which count its duke")


def _check_stacks(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    """Of citizens what all have seen lies open, of domains the top one, and all monsters do."""
    group: i64
    column: i64
    for group, one in enumerate(_list(view["citizens"])):
        shown = _dict(one)
        hidden: i64 = hidden_citizens(t, group)
        names: list[object] = [CITIZEN_NAMES[kind] for kind in reversed(t.citizens[group][hidden:])]
        _check_stack(viewer, shown, names, hidden, f"citizens of group {group + 1}")
    for column, one in enumerate(_list(view["domains"])):
        stack = t.domains[column]
        shown = _dict(one)
        names = []
        if stack and column != t.covered:
            names.append(DOMAIN_NAMES[stack[-1]])
        _check_stack(viewer, shown, names, len(stack) - len(names), f"domains in column {column + 1}")
    for column, one in enumerate(_list(view["monsters"])):
        names = [MONSTER_NAMES[kind] for kind in reversed(t.monsters[column])]
        if one != names:
            raise BrokenLaw(_SHOWN, f"seat {viewer}: monsters in column {column + 1}")


def _check_stack(viewer: i64, shown: Mapping[str, object], names: list[object], hidden: int, what: str) -> None:
    _check_keys(viewer, shown, _STACK_KEYS, what)
    if shown["open"] != names or shown["hidden"] != hidden:
        raise _leak(viewer, f"{shown['open']} and {shown['hidden']} hidden {what}, not {names} and {hidden}")


def _check_lord(t: Board, viewer: i64, shown: Mapping[str, object]) -> None:
    _check_keys(viewer, shown, _LORD_KEYS, "Dark Lord")
    wanted = DUKE_NAMES[t.dark_duke] if t.phase == OVER else None
    if shown["duke"] != wanted or (shown["points"] is not None and t.phase != OVER):
        raise _leak(viewer, "the Dark Lord's duke, or points that count it")


def _check_names(t: Board, viewer: i64, view: Mapping[str, object]) -> None:
    """Wherever the name of a duke or of a domain stands in a view, that card is one that the seat may know."""
    dukes: i64 = 0
    domains = t.left_out | t.captured_domains
    for player in t.players:
        domains |= player.domains
        if player.seat == viewer:
            dukes |= player.dealt
        if t.phase == OVER:
            dukes |= bit(player.duke)
    if t.n == 1 and t.phase == OVER:
        dukes |= bit(t.dark_duke)
    for column in range(COLUMNS):
        if t.domains[column] and column != t.covered:
            domains |= bit(t.domains[column][-1])
    words: list[str] = []
    _collect(view, words)
    known = names_in(dukes, DUKE_NAMES) + names_in(domains, DOMAIN_NAMES)
    for word in words:
        if (word in DUKE_NAMES or word in DOMAIN_NAMES) and word not in known:
            raise _leak(viewer, word)


def _collect(data: object, words: list[str]) -> None:
    """Append every text in JSON data."""
    if isinstance(data, str):
        words.append(data)
    elif isinstance(data, list):
        for one in data:
            _collect(one, words)
    elif isinstance(data, dict):
        for key, value in data.items():
            _collect(key, words)
            _collect(value, words)


# ---- events -------------------------------------------------------------------------------------------------------


def check_kind(event: Event) -> None:
    """Check the arguments of an event, and that dukes are told to their owner alone and all else to everybody."""
    law = "an event has the arguments of its kind"
    if event.kind not in ARGUMENTS or len(ARGUMENTS[event.kind][1]) != len(event.args):
        raise BrokenLaw(law, f"{event!r}")
    for number, name in enumerate(ARGUMENTS[event.kind][1]):
        value = event.args[number]
        if value >= _MOST_OF.get(name, value + 1) or (name == "die" and value < 1):
            raise BrokenLaw(law, f"{event!r}: {name} {value}")
    told = 1 << event.args[0] if event.kind in _PRIVATE_EVENTS else PUBLIC
    if event.audience != told:
        raise BrokenLaw("an event is told to those who may know it", f"{event!r}")


# ---- what is hidden -----------------------------------------------------------------------------------------------


def hidden_things(t: Board, seat: i64) -> dict[str, str]:
    """Return the truth behind what a seat does not know, where there is some choice: name -> text."""
    found: dict[str, str] = {}
    if t.n > 1:
        _hidden_dukes(t, seat, found)
    elif t.phase != OVER:
        found["Dark Lord"] = DUKE_NAMES[t.dark_duke]
    _hidden_domains(t, found)
    for group in range(cards.GROUPS):
        _hidden_citizens(t, group, found)
    return found


def _hidden_dukes(t: Board, seat: i64, found: dict[str, str]) -> None:
    """Add the dukes of the others: those dealt while they choose, those kept till the end, those returned for ever."""
    dealt: list[str] = []
    kept: list[str] = []
    returned: list[str] = []
    for player in t.players:
        if player.seat == seat:
            continue
        if player.duke == NO_DUKE:
            dealt += names_in(player.dealt, DUKE_NAMES)
        else:
            kept.append(DUKE_NAMES[player.duke])
            returned += names_in(_returned(player), DUKE_NAMES)
    if dealt:
        found["dukes dealt"] = " ".join(dealt)
    if kept and t.phase != OVER:
        found["dukes"] = " ".join(kept)
    if returned:
        found["dukes returned"] = " ".join(returned)


def _returned(player: Player) -> i64:
    return player.dealt & ~bit(player.duke)


def _hidden_domains(t: Board, found: dict[str, str]) -> None:
    column: i64
    unseen: i64 = cards.DOMAINS
    unseen -= size_of(t.left_out | t.captured_domains)
    for player in t.players:
        unseen -= player.domain_count
    for column in range(COLUMNS):
        if t.domains[column] and column != t.covered:
            unseen -= 1
    if unseen < 2:
        return
    for column in range(COLUMNS):
        stack = t.domains[column]
        below = len(stack)
        if below and column != t.covered:
            below -= 1
        for i in range(below):
            _add(found, f"domains, {i + 1} from the bottom", DOMAIN_NAMES[stack[i]])


def _add(found: dict[str, str], name: str, text: str) -> None:
    found[name] = f"{found[name]} {text}" if name in found else text


def _hidden_citizens(t: Board, group: i64, found: dict[str, str]) -> None:
    """Add what lies hidden of a mixed stack, if the cards that nobody has seen are not all alike."""
    kind: i64
    hidden: i64 = hidden_citizens(t, group)
    if hidden == 0:
        return
    stack = t.citizens[group]
    kinds = 0
    for kind in GROUP_KINDS[group]:
        unseen: i64 = cards.CITIZEN_COPIES
        if t.n == 1:
            unseen -= t.captured[kind]
        for player in t.players:
            unseen -= player.citizens[kind]
        for i in range(hidden, len(stack)):
            if stack[i] == kind:
                unseen -= 1
        if unseen > 0:
            kinds += 1
    if kinds > 1:
        for i in range(hidden):
            _add(found, f"mixed citizens, {i + 1} from the bottom", CITIZEN_NAMES[stack[i]])
