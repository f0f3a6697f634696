"""What the steps of a review add up to: the curve, the swings, and where each result comes from.

The change that an action made is told apart in three kinds, for each seat: *play*, what the decision was worth beside
the yardstick, as judged from what its seat knew then; *chance*, what dice and draws brought less what they bring on
average; *hidden*, the rest: what nobody could know who decided. The yardstick is the player of the playouts, by whom
all chances are told: so what is neither his play nor chance is, on average, nothing. Each seat's result is its fair
share, the deal, and all changes.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.game import Game
from burgrave.review.types import Decision, Moment, Review, Round, SeatSums, Swing

__all__ = ["told"]

_TURNING: Final = 5  # swings that are said to have turned the game
_LOUD: Final = 3.0  # standard errors that such a swing must have at least
_FELT: Final = 0.04  # and so much of the win

Told = tuple[list[Round], list[Swing], list[SeatSums], list[int]]


def told(found: Review, game: Game, moves: list[tuple[int, int]]) -> Told:
    """Return the curve by rounds, the swings, the sums by seat, and which swings turned the game."""
    swings = _swings(found, game, moves)
    return _rounds(found.moments), swings, _sums(found, swings), _turning(found.moments, swings)


def _rounds(moments: list[Moment]) -> list[Round]:
    rows: list[Round] = []
    for one in moments[:-1]:
        if not rows or one.round != rows[-1].round:
            rows.append(Round(one.round, one.moment, one.shares, one.points))
    last = moments[-1]
    return [*rows, Round(last.round, last.moment, last.shares, last.points)]


def _swings(found: Review, game: Game, moves: list[tuple[int, int]]) -> list[Swing]:
    decisions = {one.moment: one for one in found.decisions}
    expected = {one.moment: one.expected for one in found.chances}
    swings: list[Swing] = []
    for moment, (seat, action) in enumerate(moves):
        before, after = found.moments[moment], found.moments[moment + 1]
        seats = range(len(before.shares))
        change = [after.shares[one] - before.shares[one] for one in seats]
        decision = decisions.get(moment)
        play = decision.effects if decision is not None else [0.0 for _ in seats]
        mean = expected.get(moment, after.shares)
        chance = [after.shares[one] - mean[one] for one in seats]
        hidden = [change[one] - play[one] - chance[one] for one in seats]
        swings.append(Swing(moment, before.round, seat, game.notation(action), change, play, chance, hidden))
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
        own = _of(found.decisions, seat)
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
                mistakes=sum(one.loss > 0.0 for one in own),
                cost=sum(one.loss for one in own),
            )
        )
    return rows


def _of(decisions: list[Decision], seat: int) -> list[Decision]:
    return [one for one in decisions if one.seat == seat]


def _turning(moments: list[Moment], swings: list[Swing]) -> list[int]:
    """Return the moments of the largest swings, as far as they are more than what estimates are off by."""
    sizes: list[tuple[float, int]] = []
    for one in swings:
        size = sum(abs(change) for change in one.change) / 2.0
        error = (moments[one.moment].error ** 2 + moments[one.moment + 1].error ** 2) ** 0.5
        if size > max(_LOUD * error, _FELT):
            sizes.append((-size, one.moment))
    return [moment for _, moment in sorted(sizes)[:_TURNING]]
