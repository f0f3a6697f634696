"""Fields of a position, each declared once for writing and for reading (docs/positions.md).

Each function handles some fields, in the order in which they are written. A writing archive puts the board's values
into the position. A reading archive returns the position's values, or the board's if a field is omitted. Values left
over from finished steps are not part of a position.
"""

from __future__ import annotations

from typing import Final, cast

from burgrave.games.valeria import verbs as act
from burgrave.games.valeria.cards import AREA_NAMES, CITIZEN_NAMES, DOMAIN_NAMES, DUKE_NAMES, MONSTER_NAMES
from burgrave.games.valeria.knowledge.position_types import (
    ValeriaHarvest,
    ValeriaPaying,
    ValeriaPosition,
    ValeriaPositionSeat,
)
from burgrave.games.valeria.rules import board as phases
from burgrave.games.valeria.rules import effects
from burgrave.games.valeria.rules.board import Board, Player
from burgrave.games.valeria.rules.course import ACTED, STAGE_NAMES
from burgrave.games.valeria.rules.harvest import TRADERS
from burgrave.kernel.arrays import Numbers, numbers
from burgrave.kernel.fields import Archive, Names, writer
from burgrave.kernel.ints import i64

KEYS: Final = [*ValeriaPosition.__annotations__]
SEAT_KEYS: Final = [*ValeriaPositionSeat.__annotations__]
PAYING_KEYS: Final = [*ValeriaPaying.__annotations__]
HARVEST_KEYS: Final = [*ValeriaHarvest.__annotations__]
CITIZENS: Final = Names("citizen", CITIZEN_NAMES, [])
MONSTERS: Final = Names("monster", MONSTER_NAMES, [])
DOMAINS: Final = Names("domain", DOMAIN_NAMES, [])
DUKES: Final = Names("duke", DUKE_NAMES, [])
PHASES: Final = Names("phase", [*phases.PHASE_NAMES], ["nobody"])
OUTCOMES: Final = Names("outcome", ["", "won", "lost", "scored"], [])
PAID_FOR: Final = Names("action", ["slay", "recruit", "build"], [])
VERBS: Final[list[i64]] = [act.SLAY, act.RECRUIT, act.BUILD]  # the actions that these names stand for
MOST_ROUNDS: Final = 99999
_MOST: Final = 9999
_MOST_PRICE: Final = 99


def resolves(phase: i64) -> bool:
    """Return True if a player makes a decision about part of an effect in this phase."""
    return phases.FREE <= phase <= phases.HUNT


def in_action(phase: i64) -> bool:
    """Return True if an action is being paid for or resolved in this phase."""
    return phases.PAY <= phase <= phases.HUNT


# ---- a seat's possessions -----------------------------------------------------------------------------------------


def purse_fields(io: Archive, player: Player) -> None:
    player.gold = io.whole("gold", player.gold, 0, _MOST)
    player.strength = io.whole("strength", player.strength, 0, _MOST)
    player.magic = io.whole("magic", player.magic, 0, _MOST)
    player.vp = io.whole("vp", player.vp, 0, _MOST)


def duke_fields(io: Archive, player: Player) -> None:
    player.duke = io.named("duke", player.duke, DUKES)
    player.dealt = io.mask("dealt", player.dealt, DUKES)


def harvest_fields(io: Archive, player: Player) -> list[int]:
    """Write or read a seat's open harvest decisions; return the seat's exchanges, indexed by kind of citizen."""
    player.compensation = io.flag("compensation", player.compensation)
    player.choices = io.whole("choices", player.choices, 0, player.choices)
    trades = trades_of(player)
    if io.asks("trades", True):
        return io.counts("trades", numbers(trades), CITIZENS)
    return trades


def trades_of(player: Player) -> list[int]:
    found = [0] * len(CITIZEN_NAMES)
    for number, kind in enumerate(TRADERS):
        found[kind] = player.trades >> 5 * number & 31
    return found


# ---- the moment ---------------------------------------------------------------------------------------------------


def actions_field(io: Archive, t: Board, low: i64, high: i64) -> None:
    t.actions = io.whole("actions", t.actions, low, high)


def round_field(io: Archive, t: Board) -> None:
    t.round = io.whole("round", t.round, 1, MOST_ROUNDS)


def price_fields(io: Archive, t: Board) -> None:
    t.price = io.whole("price", t.price, 0, _MOST_PRICE)
    t.price_magic = io.whole("magic", t.price_magic, 0, _MOST_PRICE)


def texts_of(parts: Numbers) -> list[str]:
    """Return the source texts of pending effect parts, next part first."""
    found = [effects.text_of(part) for part in parts]
    found.reverse()
    return found


# ---- writing ------------------------------------------------------------------------------------------------------


def position_of(t: Board) -> ValeriaPosition:
    """Return the position of a state, including hidden cards; stacks are listed from the top down."""
    io = writer()
    data = io.data
    data["game"] = "valeria"
    data["players"] = t.n
    data["scenario"] = t.scenario
    data["mixed"] = t.mixed
    data["areas"] = [AREA_NAMES[area] for area in t.areas]
    data["monsters"] = [_stack(stack, MONSTER_NAMES) for stack in t.monsters]
    data["citizens"] = [_stack(stack, CITIZEN_NAMES) for stack in t.citizens]
    if t.mixed:
        data["open_citizens"] = [*t.open_citizens]
    data["domains"] = [_stack(stack, DOMAIN_NAMES) for stack in t.domains]
    data["left_out"] = DOMAINS.of(t.left_out)
    data["exhausted"] = t.exhausted_cards
    data["seats"] = [_seat(t, player) for player in t.players]
    data["away_dukes"] = DUKES.of(t.away_dukes)
    io.seat("first", t.first, t.n)
    io.seat("active", t.active, t.n)
    round_field(io, t)
    io.flag("end_latched", t.end_latched)
    io.flag("end_due", t.end_due)
    io.named("phase", t.phase, PHASES)
    if t.phase != phases.DUKE:
        data["stage"] = STAGE_NAMES[t.stage]
        data["dice"] = [t.dice1, t.dice2]
        io.mask("changed", t.used, DOMAINS)
    _decision(t, io)
    if t.n == 1:
        _dark_lord(t, io)
    data["rng"] = t.chance()
    return cast(ValeriaPosition, data)


def _stack(stack: list[i64], names: list[str]) -> list[str]:
    found = [names[card] for card in stack]
    found.reverse()
    return found


def _seat(t: Board, player: Player) -> dict[str, object]:
    io = writer()
    purse_fields(io, player)
    io.counts("citizens", player.citizens, CITIZENS)
    io.counts("monsters", player.monsters, MONSTERS)
    io.mask("domains", player.domains, DOMAINS)
    duke_fields(io, player)
    if t.phase == phases.HARVEST:
        harvest_fields(io.inner("harvest", HARVEST_KEYS), player)
    return io.data


def _decision(t: Board, io: Archive) -> None:
    """Add the fields of the open decision and the effect parts that follow it."""
    if t.stage == ACTED:
        actions_field(io, t, 0, 2)
    if t.phase == phases.THIEF:
        io.whole("steals", t.steals, 1, t.steals)
    elif t.phase == phases.PAY:
        paying = io.inner("paying", PAYING_KEYS)
        paying.named("for", VERBS.index(t.verb), PAID_FOR)
        paying.data["place"] = t.place
        price_fields(paying, t)
    elif t.phase == phases.REWARD:
        io.named("rewarded", t.rewarded, MONSTERS)
    elif resolves(t.phase):
        io.data["part"] = effects.text_of(t.part)
        io.data["todo"] = texts_of(t.todo)
    if in_action(t.phase) and t.stage == ACTED:
        io.data["covered"] = t.covered if t.covered >= 0 else None


def _dark_lord(t: Board, io: Archive) -> None:
    io.named("dark_duke", t.dark_duke, DUKES)
    io.counts("captured", t.captured, CITIZENS)
    io.mask("captured_domains", t.captured_domains, DOMAINS)
    if t.phase == phases.CAPTURE:
        io.data["raided"] = t.place
    if t.phase == phases.RAID or t.phase == phases.CAPTURE or t.phase == phases.OVER:
        io.data["raids"] = [*t.raids]
    if t.phase == phases.OVER:
        io.named("outcome", t.outcome, OUTCOMES)
