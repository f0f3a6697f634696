"""The fields of a position, each declared once for writing and for reading, and the digest (docs/positions.md).

A function goes through some fields in the order in which they are written: an archive that writes puts the board's
values into the position, one that reads returns those of the position, or else what the board has. Registers that a
finished step has left behind are in neither position nor digest.
"""

from __future__ import annotations

import hashlib
from typing import Final, cast

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
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import KEEPING, NOTHING, WRITING, Archive, Fields, refuse, short
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import Numbers, numbers

KEYS: Final = [*ValeriaPosition.__annotations__]
SEAT_KEYS: Final = [*ValeriaPositionSeat.__annotations__]
PAYING_KEYS: Final = [*ValeriaPaying.__annotations__]
HARVEST_KEYS: Final = [*ValeriaHarvest.__annotations__]
PAID_FOR: Final = ["slay", "recruit", "build"]
VERBS: Final[list[i64]] = [act.SLAY, act.RECRUIT, act.BUILD]  # the actions that these words stand for
_FIRST_CITIZENS: Final = 18  # kinds that the first version had
_FIRST_MONSTERS: Final = 24
_DIGEST_VERBS: Final = {act.SLAY: 4, act.RECRUIT: 9, act.BUILD: 22}  # ids of the first version: digests stay
OUTCOME_NAMES: Final = ["", "won", "lost", "scored"]
STACKS: Final = 20
MOST_ROUNDS: Final = 99999
_MOST: Final = 9999
_MOST_PRICE: Final = 99
_SHOWN: Final = 3  # numbers of a list
_NO_TRADES: Final[list[int]] = []


def resolves(phase: i64) -> bool:
    """Return True if a part of an effect is being decided."""
    return phases.FREE <= phase <= phases.HUNT


def in_action(phase: i64) -> bool:
    """Return True while an action is being paid for or takes effect."""
    return phases.PAY <= phase <= phases.HUNT


# ---- names ----------------------------------------------------------------------------------------------------


def key_of(f: Fields, key: str) -> str:
    """Return what an error calls the value of a key."""
    return f"{f.where}: '{key}'"


def listed(mask: int, names: list[str]) -> str:
    """Return the names of the cards in a mask, for an error."""
    return ", ".join(names_in(mask, names))


def shown(given: object) -> str:
    """Return a list of numbers as an error shows it, or anything else that was given in its place."""
    if not isinstance(given, (list, tuple)):
        return short(given)
    some = ", ".join([short(one) for one in given[:_SHOWN]])
    return f"[{some}]" if len(given) <= _SHOWN else f"[{some}, ...]"


def card_number(name: object, names: list[str], sort: str, what: str) -> int:
    """Return the number of a card by its name; ``sort`` is the word for such cards."""
    if isinstance(name, str):
        try:
            return names.index(name)
        except ValueError:
            pass
    raise PositionError(f"{what}: there is no {sort} {short(name)}; choose from: {', '.join(names)}.")


def card_numbers(f: Fields, key: str, names: list[str], sort: str) -> list[int]:
    """Return the numbers of different cards that a key lists."""
    found: list[int] = []
    for name in f.names(key):
        number = card_number(name, names, sort, key_of(f, key))
        refuse(number in found, f"{key_of(f, key)} names {name} twice; there is one.")
        found.append(number)
    return found


# ---- the archive ----------------------------------------------------------------------------------------------


class ValeriaArchive(Archive):
    """An archive with the kinds of fields that Valeria has; ``names`` are those of cards, ``sort`` the word for one."""

    def inner(self, key: str, where: str, keys: list[str]) -> ValeriaArchive:
        """Return the archive of an object in this one; an empty one, if it is left out."""
        if self.writes:
            inner = ValeriaArchive(True, NOTHING, self.reading)
            self.data[key] = inner.data
            return inner
        given = self.f.get(key)
        return ValeriaArchive(False, Fields({} if given is None else given, where, keys), self.reading)

    def card(self, key: str, number: i64, names: list[str], sort: str) -> i64:
        """A card by name, null for none (-1)."""
        if self.writes:
            self.data[key] = names[number] if number >= 0 else None
            return number
        return card_number(self.f.get(key), names, sort, key_of(self.f, key)) if self.f.has(key) else number

    def cards(self, key: str, mask: i64, names: list[str], sort: str) -> i64:
        """Different cards, as a mask."""
        if self.writes:
            self.data[key] = names_in(mask, names)
            return mask
        if not self.f.has(key):
            return self.reading.left_out(self.f, key, mask)
        mask = 0
        for number in card_numbers(self.f, key, names, sort):
            mask |= bit(number)
        return mask

    def counts(self, key: str, numbers: Numbers, names: list[str], sort: str) -> list[int]:
        """Write or read the number of cards of each kind, as an object like ``{"thief": 2}``."""
        if self.writes:
            self.data[key] = counted(numbers, names)
            return []
        given = self.f.get(key)
        found = [0] * len(names)
        if given is None:
            self.reading.left_out(self.f, key, 0)
            return found
        what = key_of(self.f, key)
        if not isinstance(given, dict):
            raise PositionError(f'{what} is an object like {{"{names[0]}": 2}}, not {short(given)}.')
        for name, number in given.items():
            kind = card_number(name, names, sort, what)
            if not isinstance(number, int) or isinstance(number, bool) or number < 0:
                raise PositionError(f"{what}: the number of {name} is a whole number from 0 on, not {short(number)}.")
            found[kind] = number
        return found


def reads(f: Fields) -> ValeriaArchive:
    """Return an archive that reads; what is left out stays as the board has it."""
    return ValeriaArchive(False, f, KEEPING)


def cards_in(mask: i64) -> list[int]:
    """Return the numbers of the cards in a mask."""
    return [number for number in range(32) if mask >> number & 1]


# ---- what a seat has ------------------------------------------------------------------------------------------


def purse_fields(io: Archive, player: Player) -> None:
    """Resources and tokens."""
    player.gold = io.whole("gold", player.gold, 0, _MOST)
    player.strength = io.whole("strength", player.strength, 0, _MOST)
    player.magic = io.whole("magic", player.magic, 0, _MOST)
    player.vp = io.whole("vp", player.vp, 0, _MOST)


def citizens_field(io: ValeriaArchive, numbers: Numbers) -> list[int]:
    """The citizens of a seat; read, they are returned by kind."""
    return io.counts("citizens", numbers, CITIZEN_NAMES, "citizen")


def monsters_field(io: ValeriaArchive, numbers: Numbers) -> list[int]:
    """The monsters of a seat; read, they are returned by kind."""
    return io.counts("monsters", numbers, MONSTER_NAMES, "monster")


def domains_field(io: ValeriaArchive, mask: i64) -> i64:
    """The domains of a seat, as a mask."""
    return io.cards("domains", mask, DOMAIN_NAMES, "domain")


def duke_fields(io: ValeriaArchive, player: Player) -> None:
    """The duke that was kept, and the two that were dealt."""
    player.duke = io.card("duke", player.duke, DUKE_NAMES, "duke")
    player.dealt = io.cards("dealt", player.dealt, DUKE_NAMES, "duke")


def harvest_fields(io: ValeriaArchive, player: Player, trades: list[int]) -> list[int]:
    """Write or read a seat's open decisions in the harvest; return its exchanges by citizen."""
    player.compensation = io.flag("compensation", player.compensation)
    player.choices = io.whole("choices", player.choices, 0, player.choices)
    if io.writes:
        found: dict[str, int] = {}
        for number, kind in enumerate(TRADERS):
            often = player.trades >> 5 * number & 31
            if often:
                found[CITIZEN_NAMES[kind]] = often
        io.data["trades"] = found
        return trades
    return io.counts("trades", _NOTHING, CITIZEN_NAMES, "citizen") if io.f.has("trades") else trades


def trades_of(player: Player) -> list[int]:
    """Return how often each exchange is still open, by kind of citizen."""
    found = [0] * len(CITIZEN_NAMES)
    for number, kind in enumerate(TRADERS):
        found[kind] = player.trades >> 5 * number & 31
    return found


# ---- the moment -----------------------------------------------------------------------------------------------


def first_field(io: Archive, t: Board) -> None:
    """The seat with the First Player token."""
    t.first = io.seat("first", t.first, t.n)


def round_field(io: Archive, t: Board) -> None:
    """The round."""
    t.round = io.whole("round", t.round, 1, MOST_ROUNDS)


def due_field(io: Archive, t: Board) -> None:
    """Write or read whether the end was due at the end of a turn."""
    t.end_due = io.flag("end_due", t.end_due)


def changed_field(io: ValeriaArchive, t: Board) -> None:
    """The domains that have altered a die."""
    t.used = io.cards("changed", t.used, DOMAIN_NAMES, "domain")


def actions_field(io: Archive, t: Board, low: i64, high: i64) -> None:
    """The actions that are left."""
    t.actions = io.whole("actions", t.actions, low, high)


def steals_field(io: Archive, t: Board, most: i64) -> None:
    """The thefts that are still to be decided."""
    t.steals = io.whole("steals", t.steals, 1, most)


def price_fields(io: Archive, t: Board) -> None:
    """The price of what is being paid for."""
    t.price = io.whole("price", t.price, 0, _MOST_PRICE)
    t.price_magic = io.whole("magic", t.price_magic, 0, _MOST_PRICE)


def rewarded_field(io: ValeriaArchive, t: Board) -> None:
    """The monster whose reward is chosen."""
    t.rewarded = io.card("rewarded", t.rewarded, MONSTER_NAMES, "monster")


def raided_field(io: Archive, t: Board) -> None:
    """The column whose monsters are roused."""
    t.place = io.whole("raided", t.place, 0, COLUMNS - 1)


def dark_duke_field(io: ValeriaArchive, t: Board) -> None:
    """The duke of the Dark Lord."""
    t.dark_duke = io.card("dark_duke", t.dark_duke, DUKE_NAMES, "duke")


def captured_fields(io: ValeriaArchive, numbers: Numbers) -> list[int]:
    """The citizens of the Dark Lord; read, they are returned by kind."""
    return io.counts("captured", numbers, CITIZEN_NAMES, "citizen")


def captured_domains_field(io: ValeriaArchive, mask: i64) -> i64:
    """The domains of the Dark Lord, as a mask."""
    return io.cards("captured_domains", mask, DOMAIN_NAMES, "domain")


# ---- writing --------------------------------------------------------------------------------------------------


def position_of(t: Board) -> ValeriaPosition:
    """Return the whole state, hidden cards included; stacks from the top down."""
    io = ValeriaArchive(True, NOTHING, WRITING)
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
    data["left_out"] = names_in(t.left_out, DOMAIN_NAMES)
    data["exhausted"] = t.exhausted_cards
    one = ValeriaArchive(True, NOTHING, WRITING)
    data["seats"] = [_seat(one, t, player) for player in t.players]
    data["away_dukes"] = names_in(t.away_dukes, DUKE_NAMES)
    first_field(io, t)
    data["active"] = t.active
    round_field(io, t)
    data["end_latched"] = t.end_latched
    due_field(io, t)
    data["phase"] = phases.PHASE_NAMES[t.phase]
    if t.phase != phases.DUKE:
        data["stage"] = STAGE_NAMES[t.stage]
        data["dice"] = [t.dice1, t.dice2]
        changed_field(io, t)
    _decision(t, io)
    if t.n == 1:
        _dark_lord(t, io)
    data["rng"] = t.chance()
    return cast(ValeriaPosition, data)


def _stack(stack: list[i64], names: list[str]) -> list[str]:
    """Return a stack from the top down."""
    found = [names[card] for card in stack]
    found.reverse()
    return found


def _seat(io: ValeriaArchive, t: Board, player: Player) -> dict[str, object]:
    io.data = {}
    purse_fields(io, player)
    citizens_field(io, player.citizens)
    monsters_field(io, player.monsters)
    domains_field(io, player.domains)
    duke_fields(io, player)
    if t.phase == phases.HARVEST:
        harvest_fields(io.inner("harvest", "", HARVEST_KEYS), player, _NO_TRADES)
    return io.data


def _decision(t: Board, io: ValeriaArchive) -> None:
    """Add what the open decision is about, and what comes after it."""
    if t.stage == ACTED:
        actions_field(io, t, 0, 2)
    if t.phase == phases.THIEF:
        steals_field(io, t, t.steals)
    elif t.phase == phases.PAY:
        paying = io.inner("paying", "", PAYING_KEYS)
        paying.data["for"] = PAID_FOR[VERBS.index(t.verb)]
        paying.data["place"] = t.place
        price_fields(paying, t)
    elif t.phase == phases.REWARD:
        rewarded_field(io, t)
    elif resolves(t.phase):
        io.data["part"] = effects.text_of(t.part)
        todo = [effects.text_of(part) for part in [*t.todo]]
        todo.reverse()
        io.data["todo"] = todo
    if in_action(t.phase) and t.stage == ACTED:
        io.data["covered"] = t.covered if t.covered >= 0 else None


def _dark_lord(t: Board, io: ValeriaArchive) -> None:
    """Add what is there when one plays alone."""
    dark_duke_field(io, t)
    captured_fields(io, t.captured)
    captured_domains_field(io, t.captured_domains)
    if t.phase == phases.CAPTURE:
        raided_field(io, t)
    if t.phase == phases.RAID or t.phase == phases.CAPTURE or t.phase == phases.OVER:
        io.data["raids"] = [*t.raids]
    if t.phase == phases.OVER:
        io.data["outcome"] = OUTCOME_NAMES[t.outcome]


_NOTHING: Final = numbers()


# ---- digests --------------------------------------------------------------------------------------------------


def digest_of(t: Board) -> str:
    """Return the digest of a state: 32 hexadecimal digits."""
    out: list[int] = [t.rng, t.n, t.left_out, t.away_dukes, t.first, t.active, t.round, t.phase, t.stage]
    out += [t.dice1, t.dice2, t.used, t.steals, t.actions]
    if t.phase == phases.PAY:
        out += [_DIGEST_VERBS.get(t.verb, 0), t.place, t.price, t.price_magic]
    elif t.phase == phases.CAPTURE:
        out.append(t.place)
    elif t.phase == phases.REWARD:
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
