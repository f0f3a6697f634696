"""Selection of the cases that a run tests: a share of them in turns, or all if BURGRAVE_THOROUGH is set."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from burgrave.text.catalogue import LANGUAGES

__all__ = ["paired", "spread", "turn"]

THOROUGH = bool(os.environ.get("BURGRAVE_THOROUGH"))
Case = TypeVar("Case")


def spread(values: Sequence[Case], turn: int, parts: int = len(LANGUAGES)) -> Sequence[Case]:
    """Return every ``parts``-th value, beginning with another one in each turn.

    Consecutive turns share out the values: if a page takes one turn per language, it is tested at each of its sizes
    once, and in each language.
    """
    return values if THOROUGH else values[turn % parts :: parts]


def turn(language: str, *places: int) -> int:
    """Return the turn of a language at these places, such as the number of a page."""
    return LANGUAGES.index(language) + sum(places)


def paired(*cases: Case, least: int) -> Sequence[Case]:
    """Return the first ``least`` cases, which cover every value of each parameter, or all combinations of values."""
    return cases if THOROUGH else cases[:least]
