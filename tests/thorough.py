"""Selection of test cases: all of them if BURGRAVE_THOROUGH is set, otherwise a fixed subset."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from burgrave.text.catalogue import LANGUAGES

__all__ = ["paired", "spread", "turn"]

THOROUGH = bool(os.environ.get("BURGRAVE_THOROUGH"))
Case = TypeVar("Case")


def spread(values: Sequence[Case], turn: int, parts: int = len(LANGUAGES)) -> Sequence[Case]:
    """Return every ``parts``-th value, starting at index ``turn % parts``, or all values in a thorough run.

    Any ``parts`` consecutive turns together cover each value once. For example, if a page takes one turn per language,
    it is tested in every language, and once at each size.
    """
    return values if THOROUGH else values[turn % parts :: parts]


def turn(language: str, *places: int) -> int:
    """Return the turn (see ``spread``) for a language and other indexes, such as the number of a page."""
    return LANGUAGES.index(language) + sum(places)


def paired(*cases: Case, least: int) -> Sequence[Case]:
    """Return the first ``least`` cases, or all cases in a thorough run.

    If the cases combine several parameters, the first ``least`` cases should cover every value of each parameter.
    """
    return cases if THOROUGH else cases[:least]
