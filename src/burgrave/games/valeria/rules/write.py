"""A state written down: as readable data (docs/positions.md), and as a digest.

Registers that a finished step has left behind are in neither.
"""

from __future__ import annotations

import hashlib
from typing import Final, cast

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.board import NO_DUKE, Board, Player
from burgrave.games.valeria.rules.cards import (
    AREA_NAMES,
    CITIZEN_NAMES,
    DOMAIN_NAMES,
    DUKE_NAMES,
    MONSTER_NAMES,
    counted,
    names_in,
)
from burgrave.games.valeria.rules.course import ACTED, STAGE_NAMES
from burgrave.games.valeria.rules.harvest import TRADERS
from burgrave.games.valeria.rules.phases import (
    CAPTURE,
    DUKE,
    FREE,
    HARVEST,
    HUNT,
    OVER,
    PAY,
    PHASE_NAMES,
    RAID,
    REWARD,
    THIEF,
)
from burgrave.games.valeria.rules.position_types import ValeriaPosition
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import Numbers

__all__ = ["OUTCOME_NAMES", "PAID_FOR", "VERBS", "digest_of", "in_action", "position_of", "resolves"]

PAID_FOR: Final = ["slay", "recruit", "build"]
VERBS: Final[list[i64]] = [act.SLAY, act.RECRUIT, act.BUILD]  # the actions that these words stand for
_FIRST_CITIZENS: Final = 18  # kinds that the first version had
_FIRST_MONSTERS: Final = 24
_DIGEST_VERBS: Final = {act.SLAY: 4, act.RECRUIT: 9, act.BUILD: 22}  # ids of the first version: digests stay
OUTCOME_NAMES: Final = ["", "won", "lost", "scored"]


def resolves(phase: i64) -> bool:
    """Tell whether a part of an effect is being decided."""
    return FREE <= phase <= HUNT


def in_action(phase: i64) -> bool:
    """Tell whether an action is going on: something is paid for, or does what it does."""
    return PAY <= phase <= HUNT


# ---- digests ------------------------------------------------------------------------------------------------------


def digest_of(t: Board) -> str:
    """Return the digest of a state: 32 hexadecimal digits."""
    out: list[int] = [t.rng, t.n, t.left_out, t.away_dukes, t.first, t.active, t.round, t.phase, t.stage]
    out += [t.dice1, t.dice2, t.used, t.steals, t.actions]
    if t.phase == PAY:
        out += [_DIGEST_VERBS.get(t.verb, 0), t.place, t.price, t.price_magic]
    elif t.phase == CAPTURE:
        out.append(t.place)
    elif t.phase == REWARD:
        out.append(t.rewarded)
    elif resolves(t.phase):
        out.append(t.part)
    out += [t.covered, t.exhausted_cards, t.dark_duke, t.captured_domains, t.outcome]
    out += [1 if t.mixed else 0, 1 if t.bought else 0, 1 if t.second else 0]
    captured = _counts(t.captured, _FIRST_CITIZENS)
    for stacks in (t.monsters, t.citizens, t.domains, [[*t.todo], captured, t.raids, t.areas]):
        for stack in stacks:
            out.append(-2)
            out += stack
    if t.mixed:
        out += t.open_citizens
    for player in t.players:
        out += [-3, player.gold, player.strength, player.magic, player.vp, player.domains, player.duke, player.dealt]
        out += [player.choices, player.trades, 1 if player.compensation else 0]
        out += _counts(player.citizens, _FIRST_CITIZENS) + _counts(player.monsters, _FIRST_MONSTERS)
    if t.end_latched:  # under the earlier reading the digests are those of rules version 1
        out += [-4, 1 if t.end_due else 0]
    text = " ".join([str(number) for number in out])
    if t.rng < 0:
        text += f" {t.chance()}"
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _counts(counts: Numbers, first: int) -> list[int]:
    """Return the counts by kind, without the zeros of kinds that the first version had not: old digests stay good."""
    found = [*counts]
    while len(found) > first and found[-1] == 0:
        found.pop()
    return found


# ---- positions ----------------------------------------------------------------------------------------------------


def position_of(t: Board) -> ValeriaPosition:
    """Return the whole state, hidden cards included; stacks from the top down."""
    data: dict[str, object] = {
        "game": "valeria",
        "players": t.n,
        "scenario": t.scenario,
        "mixed": t.mixed,
        "areas": [AREA_NAMES[area] for area in t.areas],
        "monsters": [_names(stack, MONSTER_NAMES) for stack in t.monsters],
        "citizens": [_names(stack, CITIZEN_NAMES) for stack in t.citizens],
    }
    if t.mixed:
        data["open_citizens"] = [*t.open_citizens]
    data["domains"] = [_names(stack, DOMAIN_NAMES) for stack in t.domains]
    data["left_out"] = names_in(t.left_out, DOMAIN_NAMES)
    data["exhausted"] = t.exhausted_cards
    data["seats"] = [_seat(t, player) for player in t.players]
    data["away_dukes"] = names_in(t.away_dukes, DUKE_NAMES)
    data["first"] = t.first
    data["active"] = t.active
    data["round"] = t.round
    data["end_latched"] = t.end_latched
    data["end_due"] = t.end_due
    data["phase"] = PHASE_NAMES[t.phase]
    if t.phase != DUKE:
        data["stage"] = STAGE_NAMES[t.stage]
        data["dice"] = [t.dice1, t.dice2]
        data["changed"] = names_in(t.used, DOMAIN_NAMES)
    _decision(t, data)
    if t.n == 1:
        _dark_lord(t, data)
    data["rng"] = t.chance()
    return cast(ValeriaPosition, data)


def _names(stack: list[i64], names: list[str]) -> list[str]:
    """Return a stack from the top down."""
    found = [names[card] for card in stack]
    found.reverse()
    return found


def _seat(t: Board, player: Player) -> dict[str, object]:
    data: dict[str, object] = {
        "gold": player.gold,
        "strength": player.strength,
        "magic": player.magic,
        "vp": player.vp,
        "citizens": counted(player.citizens, CITIZEN_NAMES),
        "monsters": counted(player.monsters, MONSTER_NAMES),
        "domains": names_in(player.domains, DOMAIN_NAMES),
        "duke": DUKE_NAMES[player.duke] if player.duke != NO_DUKE else None,
        "dealt": names_in(player.dealt, DUKE_NAMES),
    }
    if t.phase == HARVEST:
        data["harvest"] = {
            "compensation": player.compensation,
            "choices": player.choices,
            "trades": _trades(player),
        }
    return data


def _trades(player: Player) -> dict[str, int]:
    """Return how often each exchange is still open, by citizen."""
    found: dict[str, int] = {}
    for number, kind in enumerate(TRADERS):
        often = player.trades >> 5 * number & 31
        if often:
            found[CITIZEN_NAMES[kind]] = often
    return found


def _decision(t: Board, data: dict[str, object]) -> None:
    """Add what the open decision is about, and what comes after it."""
    if t.stage == ACTED:
        data["actions"] = t.actions
    if t.phase == THIEF:
        data["steals"] = t.steals
    elif t.phase == PAY:
        what = PAID_FOR[VERBS.index(t.verb)]
        data["paying"] = {"for": what, "place": t.place, "price": t.price, "magic": t.price_magic}
    elif t.phase == REWARD:
        data["rewarded"] = MONSTER_NAMES[t.rewarded]
    elif resolves(t.phase):
        data["part"] = effects.text_of(t.part)
        todo = [effects.text_of(part) for part in [*t.todo]]
        todo.reverse()
        data["todo"] = todo
    if in_action(t.phase) and t.stage == ACTED:
        data["covered"] = t.covered if t.covered >= 0 else None


def _dark_lord(t: Board, data: dict[str, object]) -> None:
    """Add what is there when one plays alone."""
    data["dark_duke"] = DUKE_NAMES[t.dark_duke] if t.dark_duke != NO_DUKE else None
    data["captured"] = counted(t.captured, CITIZEN_NAMES)
    data["captured_domains"] = names_in(t.captured_domains, DOMAIN_NAMES)
    if t.phase == CAPTURE:
        data["raided"] = t.place
    if t.phase == RAID or t.phase == CAPTURE or t.phase == OVER:
        data["raids"] = [*t.raids]
    if t.phase == OVER:
        data["outcome"] = OUTCOME_NAMES[t.outcome]
