"""How long a game may last: what ends it, and how many rounds are likely to come."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import solo
from burgrave.games.valeria.rules.board import Board
from burgrave.games.valeria.rules.course import CLOSED
from burgrave.games.valeria.rules.phases import DUKE
from burgrave.kernel.bits import bit
from burgrave.kernel.ints import i64

__all__ = ["cards_to_go", "is_due", "rounds_ahead", "size_of", "stacks_to_go", "turn_comes", "turn_is_over"]

_TALLY: Final = 5  # bits for each size of a stack
_LARGEST: Final = 11
_SOON: Final = 0.3  # rounds: while the end is not due, one more may always come
# By players, found by regression over 2500 games of rule bots each: rounds still to come for 1, the cards to go, the
# domains and the monsters there, the rounds begun, the fewer of domains and monsters, and the part of the round gone.
_ROUNDS: Final[list[list[float]]] = [
    [0.2, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [6.721, 0.348, 0.0865, 0.0006, -0.4853, -0.021, 0.0],
    [4.34, 0.3812, -0.0096, -0.0419, -0.4159, 0.0317, 0.4843],
    [2.4546, 0.2085, 0.014, -0.008, -0.3305, 0.0104, 0.6022],
    [1.1898, 0.1433, 0.0456, 0.002, -0.2131, -0.0209, 0.7828],
    [1.1828, 0.0955, -0.0017, -0.0036, -0.1823, 0.0445, 0.8151],
]


def rounds_ahead(t: Board) -> float:
    """Return how many rounds are likely to begin after this one."""
    if is_due(t):
        return 0.0
    monsters = float(size_of(t.monsters))
    domains = float(size_of(t.domains))
    least = monsters if monsters < domains else domains
    to_go = float(cards_to_go(t))
    gone: i64 = 0
    if t.phase != DUKE:
        gone = t.active - t.first
        if gone < 0:
            gone += t.n
    passed = float(gone) / float(t.n)
    weights = _ROUNDS[t.n]
    found = weights[0] + weights[1] * to_go + weights[2] * domains + weights[3] * monsters
    found += weights[4] * float(t.round) + weights[5] * least + weights[6] * passed
    return found if found > _SOON else _SOON


def is_due(t: Board) -> bool:
    """Tell whether this round is the last one, if nothing changes."""
    if t.end_due and t.end_latched:
        return True
    if stacks_to_go(t) <= 0 or solo.all_slain(t):
        return True
    for stack in t.domains:
        if stack:
            return False
    return True


def size_of(stacks: list[list[i64]]) -> i64:
    """Return how many cards lie in stacks."""
    found: i64 = 0
    for stack in stacks:
        found += len(stack)
    return found


def stacks_to_go(t: Board) -> i64:
    """Return how many more stacks must be exhausted to end the game."""
    return solo.EXHAUSTED_END - t.empty if t.n == 1 else 2 * t.n - t.empty


def cards_to_go(t: Board) -> i64:
    """Return how many cards must leave the centre, at least, for so many stacks to be exhausted as end the game."""
    tally: i64 = _tally(t.monsters) + _tally(t.citizens) + _tally(t.domains)
    lacking = stacks_to_go(t)
    size: i64 = 1
    found: i64 = 0
    while lacking > 0 and size <= _LARGEST:
        number = tally >> _TALLY * size & 31
        if number > lacking:
            number = lacking
        found += number * size
        lacking -= number
        size += 1
    return found


def _tally(stacks: list[list[i64]]) -> i64:
    """Return how many stacks there are of each size, five bits each."""
    found: i64 = 0
    for stack in stacks:
        size: i64 = len(stack)
        if size > _LARGEST:
            size = _LARGEST
        found += bit(_TALLY * size)
    return found


def turn_comes(t: Board, seat: i64) -> bool:
    """Tell whether a seat's turn of this round is still to come."""
    if t.phase == DUKE:
        return True
    mine = seat - t.first
    if mine < 0:
        mine += t.n
    now = t.active - t.first
    if now < 0:
        now += t.n
    return mine > now


def turn_is_over(t: Board) -> bool:
    """Tell whether the active player's actions are behind."""
    return t.stage >= CLOSED
