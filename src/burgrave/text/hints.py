"""Hints for whoever is to decide: what to do, what is likely to come of it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.bots.advice import advise
from burgrave.kernel.state import Seat
from burgrave.text.narrator import Narrator, Tip

__all__ = ["tips"]

_BEST: Final = 3  # choices that a hint speaks of


def tips(game: str, seat: Seat, seed: object, narrator: Narrator, names: Sequence[str]) -> list[Tip]:
    """Return the best choices of a seat that must decide, the best first; they rest on what the seat knows alone."""
    legal = seat.legal()
    options = narrator.options(seat.view(), legal, names, [seat.quote(action) for action in legal])
    found: list[Tip] = []
    for one in advise(game, seat, seed, _BEST):
        index = legal.index(one.action)
        why = narrator.reason(one.reason, names, seat.index)
        found.append(Tip(index + 1, options[index].label, _percent(one.share), round(one.score), why))
    return found


def _percent(share: float) -> int:
    """Return a chance in percent; what is not certain is never called so."""
    percent = round(100 * share)
    return percent if share in (0.0, 1.0) else min(max(percent, 1), 99)
