"""Swings, turning points, and effects of luck and decisions on each seat, from forecasts and evaluated decisions."""

from __future__ import annotations

from typing import Final

from burgrave.kernel.game import Game
from burgrave.review.table import Table
from burgrave.review.types import Moment, Review, Round, SeatSums, Swing

# A change has three parts for each seat. *Play* is the value of the decision relative to the yardstick, given the
# seat's information. *Chance* is the result of dice and draws minus its mean. *Hidden* is the rest: the effect of
# information hidden from the seat. The yardstick is the playout policy, on which all forecasts are based, so *hidden*
# is 0 on average. A seat's result is its fair share plus the deal plus all changes.

_TURNING: Final = 5  # maximum turning points
_LOUD: Final = 3.0  # minimum size of a turning point in standard errors ...
_FELT: Final = 0.04  # ... and in win share

Summary = tuple[list[Round], list[Swing], list[SeatSums], list[int]]


def summarize(found: Review, game: Game, table: Table) -> Summary:
    """Return the forecasts by round, the swings, the sums by seat, and the turning points."""
    swings = swings_of(found, game, table)
    return rounds_of(found.moments), swings, _sums(found, swings), _turning(found.moments, swings)


def rounds_of(moments: list[Moment]) -> list[Round]:
    """Return the forecasts at the start of each round, and the last forecast."""
    rows: list[Round] = []
    for one in moments[:-1]:
        if not rows or one.round != rows[-1].round:
            rows.append(Round(one.round, one.moment, one.shares, one.points))
    last = moments[-1]
    return [*rows, Round(last.round, last.moment, last.shares, last.points)]


def swings_of(found: Review, game: Game, table: Table) -> list[Swing]:
    """Return the swings of all actions that have a forecast before and after them."""
    decisions = {one.moment: one for one in found.decisions}
    expected = {one.moment: one.expected for one in found.chances}
    swings: list[Swing] = []
    known = max(0, len(found.moments) - 1)
    for moment, (seat, action) in enumerate(table.moves[:known]):
        before, after = found.moments[moment], found.moments[moment + 1]
        seats = range(len(before.shares))
        change = [after.shares[one] - before.shares[one] for one in seats]
        decision = decisions.get(moment)
        play = decision.effects if decision is not None else [0.0 for _ in seats]
        mean = expected.get(moment, after.shares)
        chance = [after.shares[one] - mean[one] for one in seats]
        hidden = [change[one] - play[one] - chance[one] for one in seats]
        turn, notation = table.turns[moment], game.notation(action)
        swings.append(Swing(moment, turn, before.round, seat, notation, change, play, chance, hidden))
    return swings


def _sums(found: Review, swings: list[Swing]) -> list[SeatSums]:
    first, last = found.moments[0], found.moments[-1]
    seats = len(first.shares)
    rows: list[SeatSums] = []
    for seat in range(seats):
        fair = 1.0 / seats if seats > 1 else first.shares[seat]
        deal = first.shares[seat] - fair
        chance = sum(one.chance[seat] for one in swings)
        hidden = sum(one.hidden[seat] for one in swings)
        own = [one for one in found.decisions if one.seat == seat]
        rows.append(
            SeatSums(
                seat=seat,
                outcome=last.shares[seat],
                points=last.points[seat],
                fair=fair,
                deal=deal,
                chance=chance,
                hidden=hidden,
                luck=deal + chance + hidden,
                play=sum(one.play[seat] for one in swings if one.seat == seat),
                error=sum(one.effect_error**2 for one in own) ** 0.5,
                others=sum(one.play[seat] for one in swings if one.seat != seat),
                decisions=len(own),
                mistakes=len({one.turn for one in own if one.loss > 0.0}),
            )
        )
    return rows


def by_turn(swings: list[Swing]) -> list[list[Swing]]:
    turns: dict[int, list[Swing]] = {}
    for one in swings:
        turns.setdefault(one.turn, []).append(one)
    return list(turns.values())


def change_of(swings: list[Swing]) -> list[float]:
    """Return how much several actions together change each seat's share."""
    return [sum(values) for values in zip(*(one.change for one in swings), strict=True)]


def _turning(moments: list[Moment], swings: list[Swing]) -> list[int]:
    """Return the decisive action of each turn with a large swing, largest first.

    Swings within the estimation error do not count.
    """
    sizes: list[tuple[float, int]] = []
    for turn in by_turn(swings):
        change = change_of(turn)
        size = sum(abs(one) for one in change) / 2.0
        error = (moments[turn[0].moment].error ** 2 + moments[turn[-1].moment + 1].error ** 2) ** 0.5
        if size > max(_LOUD * error, _FELT):
            sizes.append((-size, _decisive(turn, change).moment))
    return [moment for _, moment in sorted(sizes)[:_TURNING]]


def _decisive(turn: list[Swing], change: list[float]) -> Swing:
    """Return the action that contributed most to a turn's change."""
    return max(turn, key=lambda one: sum(a * b for a, b in zip(one.change, change, strict=True)))
