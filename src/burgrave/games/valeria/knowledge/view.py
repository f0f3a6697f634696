"""Views of Valeria: everything that a seat may know, as plain JSON data.

Views are the only part of a state that leaves the process. Dukes, domains below the open ones and (if citizens are
mixed) citizens below the open ones are hidden.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria import cards
from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    COLUMNS,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    counted,
    names_in,
)
from burgrave.games.valeria.facts import (
    LordSide,
    OpenStack,
    PaidFor,
    ValeriaPoints,
    ValeriaSeat,
    ValeriaStep,
    ValeriaView,
)
from burgrave.games.valeria.rules import course, effects, scoring
from burgrave.games.valeria.rules.board import (
    CAPTURE,
    HARVEST,
    NO_DUKE,
    OVER,
    PAY,
    PHASE_NAMES,
    REWARD,
    VICTIM,
    Board,
    Player,
)
from burgrave.games.valeria.rules.harvest import TRADERS, waits
from burgrave.games.valeria.rules.rulings import RULES_VERSION
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

_PAID_FOR: Final[dict[int, PaidFor]] = {act.SLAY: "slay", act.RECRUIT: "recruit", act.BUILD: "build"}


def seat_view(t: Board, seat: i64) -> ValeriaView:
    """Return the view of ``seat``, or of a spectator for -1."""
    over = t.phase == OVER
    view: ValeriaView = {
        "game": "valeria",
        "rules_version": RULES_VERSION,
        "players": t.n,
        "scenario": t.scenario,
        "mixed": t.mixed,
        "round": t.round,
        "phase": PHASE_NAMES[t.phase],
        "stage": course.STAGE_NAMES[t.stage],
        "first": t.first,
        "active": None if over else t.active,
        "open": course.open_seats(t),
        "dice": [t.dice1, t.dice2] if t.dice1 else None,
        "changed": names_in(t.used, DOMAIN_NAMES),
        "actions": t.actions,
        "exhausted": t.exhausted_cards,
        "end_due": t.end_due,
        "end_latched": t.end_latched,
        "areas": [AREA_NAMES[area] for area in t.areas],
        "monsters": [[MONSTER_NAMES[kind] for kind in reversed(stack)] for stack in t.monsters],
        "citizens": [_citizens(t, group) for group in range(cards.GROUPS)],
        "domains": [_domains(t, column) for column in range(COLUMNS)],
        "left_out": names_in(t.left_out, DOMAIN_NAMES),
        "seats": [_player(t, player, seat) for player in t.players],
        "step": _step(t),
        "seat": seat if seat >= 0 else None,
    }
    if t.n == 1:
        view["dark_lord"] = _dark_lord(t)
        view["outcome"] = t.outcome
    if seat >= 0:
        _private(t, t.players[seat], view)
    return view


def _citizens(t: Board, group: i64) -> OpenStack:
    """Return a stack: the public cards from the top down, and the number of hidden cards below."""
    stack = t.citizens[group]
    size: i64 = len(stack)
    known: i64 = size
    if t.mixed:
        seen: i64 = t.open_citizens[group]
        if seen < size:
            known = seen
    return {"open": [CITIZEN_NAMES[stack[size - 1 - i]] for i in range(known)], "hidden": size - known}


def open_domains(t: Board, column: i64) -> i64:
    """Return the number of face-up domains in a column, which is 1 or 0.

    It is 0 if the column is empty, or while a domain just built from the column is being resolved (A28).
    """
    if not t.domains[column] or column == t.covered:
        return 0
    return 1


def _domains(t: Board, column: i64) -> OpenStack:
    stack = t.domains[column]
    size: i64 = len(stack)
    shown = open_domains(t, column)
    return {"open": [DOMAIN_NAMES[stack[size - 1]]] if shown else [], "hidden": size - shown}


def _player(t: Board, player: Player, seat: i64) -> ValeriaSeat:
    """Return a player's side of the table; until the game is over, only the player sees the duke."""
    over = t.phase == OVER
    shown: ValeriaSeat = {
        "gold": player.gold,
        "strength": player.strength,
        "magic": player.magic,
        "vp": player.vp,
        "citizens": counted(player.citizens, CITIZEN_NAMES),
        "monsters": counted(player.monsters, MONSTER_NAMES),
        "domains": names_in(player.domains, DOMAIN_NAMES),
        "duke": DUKE_NAMES[player.duke] if player.duke != NO_DUKE and (over or player.seat == seat) else None,
        "chosen": player.duke != NO_DUKE,
        "waiting": waits(t, player.seat),
        "points": _points(scoring.points(t, player)) if over else None,
    }
    if t.phase == HARVEST:
        shown["harvest"] = {
            "compensation": player.compensation,
            "choices": player.choices,
            "trades": {
                CITIZEN_NAMES[kind]: player.trades >> 5 * number & 31
                for number, kind in enumerate(TRADERS)
                if player.trades >> 5 * number & 31
            },
        }
    return shown


def _points(found: scoring.Points) -> ValeriaPoints:
    return {
        "monsters": found.monsters,
        "domains": found.domains,
        "tokens": found.tokens,
        "duke": found.duke,
        "total": found.total(),
    }


def _dark_lord(t: Board) -> LordSide:
    over = t.phase == OVER
    return {
        "citizens": counted(t.captured, CITIZEN_NAMES),
        "domains": names_in(t.captured_domains, DOMAIN_NAMES),
        "raids": [*t.raids],
        "duke": DUKE_NAMES[t.dark_duke] if over else None,
        "points": _points(scoring.dark_lord(t)) if over else None,
    }


def _private(t: Board, me: Player, view: ValeriaView) -> None:
    view["dealt"] = names_in(me.dealt, DUKE_NAMES)
    view["returned"] = names_in(me.dealt & ~bit(me.duke), DUKE_NAMES) if me.duke != NO_DUKE else []


def _step(t: Board) -> ValeriaStep | None:
    """Return the details of the open decision, except those that the phase implies."""
    if t.phase == PAY:
        return {"for": _PAID_FOR[t.verb], "place": t.place, "price": t.price, "magic": t.price_magic}
    if t.phase == REWARD:
        return {"monster": MONSTER_NAMES[t.rewarded]}
    if t.phase == VICTIM:
        return _taken(t.part)
    if t.phase == CAPTURE:
        return {"place": t.place}
    if t.steals > 0:
        return {"steals": t.steals}
    return None


def _taken(part: i64) -> ValeriaStep:
    if effects.op_of(part) == effects.TAKE_MONSTER:
        return {"take": "monster", "number": 1}
    return {"take": cards.RESOURCE_NAMES[effects.resource_of(part)], "number": effects.number_of(part)}
