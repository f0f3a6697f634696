"""Hints for whoever is to decide: what to do, what is likely to come of it, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.bots.advice import Advice, advise
from burgrave.kernel.quote import UNSAID
from burgrave.kernel.state import Seat
from burgrave.text.narrator import Narrator, Standing, Tip

__all__ = ["tips"]

_BEST: Final = 3  # choices that a hint speaks of


def tips(game: str, seat: Seat, seed: object, narrator: Narrator, names: Sequence[str]) -> list[Tip]:
    """Return the best choices of a seat that must decide, the best first; they rest on what the seat knows alone."""
    legal = seat.legal()
    options = narrator.options(seat.view(), legal, names, [seat.quote(action) for action in legal])
    found: list[Tip] = []
    for place, one in enumerate(advise(game, seat, seed, _BEST)):
        index = legal.index(one.action)
        standing: Standing = "best" if place == 0 else "behind" if one.behind else "close"
        why = _told(one, standing, narrator, names, seat.index)
        found.append(Tip(index + 1, options[index].label, one.percent, round(one.score), why, standing))
    return found


def _told(one: Advice, standing: Standing, narrator: Narrator, names: Sequence[str], me: int) -> str:
    """Return the fact, and how the choice compares as far as the figures tell."""
    verdict = narrator.words.text(f"terminal-hint-{standing}")
    if one.reason.name == UNSAID:
        return verdict
    fact = narrator.reason(one.reason, names, me)
    return f"{verdict} {fact}" if standing == "close" else fact
