"""A position of the solo game: raids, captures and the end."""

from __future__ import annotations

from typing import Final

from burgrave.games.valeria.rules import solo
from burgrave.games.valeria.rules.board import COLUMNS, Board
from burgrave.games.valeria.rules.course import ACTED, RAIDED, REAPED
from burgrave.games.valeria.rules.phases import CAPTURE
from burgrave.games.valeria.rules.positions.names import shown
from burgrave.games.valeria.rules.write import OUTCOME_NAMES
from burgrave.kernel.errors import PositionError
from burgrave.kernel.fields import Fields
from burgrave.kernel.unboxed import ActionList

__all__ = ["MOST_ROUNDS", "read_raids", "settle_capture", "settle_outcome", "settle_raid", "settle_round"]

MOST_ROUNDS: Final = 99999
_JOKER: Final = 6  # the die that rouses any stack


def read_raids(t: Board, f: Fields, most: int) -> list[list[int]]:
    """Return the dice that are still to rouse monsters: those written, else whatever can be left, most first."""
    dice = [int(t.dice1), int(t.dice2)]
    given = f.get("raids")
    if given is None:
        found = [dice] if most == 2 else []
        return found + [[dice[0]], [dice[1]], []]
    raids: list[int] = []
    for one in given if isinstance(given, (list, tuple)) else [given]:
        if not isinstance(one, int) or isinstance(one, bool) or one not in dice or len(raids) == most:
            which = "dice that show" if most == 2 else "one die at most of those that show"
            raise PositionError(f"'raids' lists {which} {t.dice1} and {t.dice2}, not {shown(given)}.")
        dice.remove(one)
        raids.append(one)
    return [raids]


def settle_raid(t: Board, f: Fields) -> None:
    """A 6 rouses any stack of monsters, or two dice stand for two stacks."""
    found = False
    for raids in read_raids(t, f, 2):
        t.raids = [die for die in raids]
        options = ActionList()
        solo.legal_raid(t, options)
        if len(options) > 1:
            found = True
            if _in_time(t, f):
                return
    if found:  # the round is refused later
        return
    raise PositionError("In the phase raid the player would have nothing to choose from: the dice rouse no two stacks.")


def settle_capture(t: Board, f: Fields) -> None:
    """A die has roused a stack in whose column both citizens can be taken."""
    found = False
    columns = [f.integer("raided", 0, 0, COLUMNS - 1)] if f.has("raided") else list(range(COLUMNS))
    for raids in read_raids(t, f, 1):
        for column in columns:
            there = t.monsters[column] and t.citizens[column] and t.citizens[column + COLUMNS]
            if there and _roused(t, column, raids):
                t.raids = [die for die in raids]
                t.place = column
                found = True
                if _in_time(t, f):
                    return
    if found:
        return
    raise PositionError(
        "The phase capture needs a column 'raided' with monsters and both citizens, which a die that is not in 'raids'"
        " rouses."
    )


def _roused(t: Board, column: int, raids: list[int]) -> bool:
    """Tell whether a die that is not left has roused the column; the die of its own goes before a 6."""
    gone = [int(t.dice1), int(t.dice2)]
    for die in raids:
        gone.remove(die)
    return column + 1 in gone or (_JOKER in gone and column + 1 not in raids)


def settle_outcome(t: Board, f: Fields) -> None:
    """Find out how the game has ended, in the stage in which it can."""
    words = OUTCOME_NAMES[1:]
    given = f.word("outcome", "", words)
    if t.stage == ACTED:
        t.actions = f.integer("actions", 0, 0, 1)
    elif f.has("actions") and f.get("actions") != 0:
        raise PositionError("'actions' means nothing in this stage: they are done.")
    ways = [OUTCOME_NAMES.index(given)] if given != "" else [solo.WON, solo.SCORED, solo.LOST]
    found = False
    for raids in read_raids(t, f, 1) if t.stage == RAIDED else [[]]:
        for outcome in ways:
            if _has_ended(t, outcome, raids):
                t.outcome = outcome
                t.raids = [die for die in raids]
                found = True
                if _in_time(t, f):
                    return
    if found:
        return
    how = f"has not ended as {given}" if given else "is not over"
    raise PositionError(
        f"The game {how}: won means that all monsters are slain, lost that a raid found nothing to take, scored that"
        " five stacks are exhausted."
    )


def _has_ended(t: Board, outcome: int, raids: list[int]) -> bool:
    """Tell whether the game can have ended so."""
    if outcome == solo.WON:
        return t.stage == ACTED and solo.all_slain(t)
    if outcome == solo.SCORED:
        return not solo.all_slain(t) and t.exhausted() >= solo.EXHAUSTED_END
    if t.stage != RAIDED or t.exhausted() >= solo.EXHAUSTED_END:
        return False
    for column in range(COLUMNS):
        bare = not t.citizens[column] and not t.citizens[column + COLUMNS] and not t.domains[column]
        if bare and t.monsters[column] and _roused(t, column, raids):
            return True
    return False


def settle_round(t: Board, f: Fields) -> None:
    """Check the round, or take the first that it can be."""
    least = _least_round(t)
    t.round = f.integer("round", least, 1, MOST_ROUNDS)
    if t.round < least:
        much = f"the Dark Lord has {_captured(t)} of the cards, two a round at most"
        raise PositionError(f"'round' is {least} at least here, not {t.round}: {much}.")


def _in_time(t: Board, f: Fields) -> bool:
    """Tell whether the round, if it is written, is no earlier than it can be."""
    return f.integer("round", MOST_ROUNDS, 1, MOST_ROUNDS) >= _least_round(t)


def _captured(t: Board) -> int:
    return int(sum(t.captured)) + int(t.captured_domains).bit_count()


def _least_round(t: Board) -> int:
    """Return the first round that it can be: each die brings the Dark Lord one card at most."""
    now = 0  # in this round
    if t.stage == REAPED:
        now = 2
    elif t.stage == RAIDED:
        waiting = t.phase == CAPTURE or t.outcome == solo.LOST  # the last die has brought nothing yet
        now = (1 if waiting else 2) - len(t.raids)
    return 1 + max(0, _captured(t) - now + 1) // 2
