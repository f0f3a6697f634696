"""A position inside a harvest: what the dice give, and what of it is still to be decided."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import actions as act
from burgrave.games.valeria.rules import cards, harvest
from burgrave.games.valeria.rules.board import Player
from burgrave.games.valeria.rules.cards import CITIZEN_NAMES
from burgrave.games.valeria.rules.harvest import TRADERS
from burgrave.games.valeria.rules.positions.names import counts_of, key_of
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields, short
from burgrave.kernel.ints import i64
from burgrave.kernel.unboxed import ActionList

__all__ = ["THIEF_NUMBER", "settle_harvest", "settle_thief"]

_KEYS: Final = ["compensation", "choices", "trades"]
THIEF_NUMBER: Final = 7
_PLENTY: Final = 100  # of everything: enough for all exchanges of one harvest


def settle_thief(t: ValeriaState, f: Fields) -> None:
    """The active player's thieves are at work: so many of them at most as are activated."""
    me = t.players[t.active]
    most = int(me.citizens[cards.THIEF] * harvest.times(t, THIEF_NUMBER))
    if most == 0:
        raise PositionError(f"The phase thief needs a thief of seat {me.seat} and dice of the sum {THIEF_NUMBER}.")
    t.steals = f.integer("steals", most, 1, most)
    options = ActionList()
    harvest.legal_thief(t, me, options)
    if len(options) < 2:
        raise PositionError(
            f"In the phase thief seat {me.seat} would have nothing to choose from: nobody has anything."
        )


def settle_harvest(t: ValeriaState, seats: list[Fields]) -> None:
    """Everybody harvests: what a seat leaves out is all still to be decided that the dice give it."""
    whole = t.copy()
    whole.keeps_events = False
    for player in whole.players:
        player.gold = player.strength = player.magic = _PLENTY
    harvest.reap(whole, not t.second)
    asked = False
    for player in t.players:
        sf = seats[player.seat]
        given = Fields({} if sf.get("harvest") is None else sf.get("harvest"), key_of(sf, "harvest"), _KEYS)
        _read(t, player, whole.players[player.seat], given)
        if harvest.is_open(player):
            asked = True
    if not asked:
        raise PositionError("In the phase harvest somebody has something to decide; here nobody has.")


def _read(t: ValeriaState, me: Player, whole: Player, h: Fields) -> None:
    """Read what one player has still to decide: no more than the dice gave."""
    me.compensation = h.flag("compensation", whole.compensation)
    me.choices = h.integer("choices", int(whole.choices), 0, int(whole.choices))
    if me.compensation and not whole.compensation:
        raise PositionError(f"{h.where}: 'compensation' is for whoever has no card activated.")
    me.trades = _trades(whole, h) if h.has("trades") else whole.trades
    if me.choices == 0 and me.trades:
        options = ActionList()
        harvest.legal(t, me, options)
        if len(options) == 1 and options[0] == act.DONE:  # none of them can be paid
            me.trades = 0


def _trades(whole: Player, h: Fields) -> i64:
    """Read how often each exchange is still open."""
    trades: i64 = 0
    for kind, number in enumerate(counts_of(h, "trades", CITIZEN_NAMES, "citizen")):
        if number:
            place = TRADERS.index(kind) if kind in TRADERS else -1
            most = int(whole.trades >> 5 * place & 31) if place >= 0 else 0
            if number > most:
                name = CITIZEN_NAMES[kind]
                raise PositionError(f"{h.where}: the dice give {name} {_times(most)}, not {_times(number)}.")
            trades += number * bit(5 * place)
    return trades


def _times(number: int) -> str:
    """Return how often, in words; ``number`` may be far too large."""
    return "no exchange" if number == 0 else f"{short(number)} exchange{'' if number == 1 else 's'}"
