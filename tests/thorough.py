"""Selection of test cases: all of them if BURGRAVE_THOROUGH is set, otherwise a fixed subset."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

from burgrave.text.catalogue import LANGUAGES

__all__ = ["paired", "spread"]

THOROUGH = bool(os.environ.get("BURGRAVE_THOROUGH"))
Case = TypeVar("Case")


def spread(values: Sequence[Case], language: str, *places: int) -> Sequence[Case]:
    """Return a language's share of the values, or all of them in a thorough run.

    The shares of all languages together contain each value once. They rotate with the sum of ``places``: for example,
    with the number of a page, so that different pages are tested at different sizes in the same language.
    """
    first = (LANGUAGES.index(language) + sum(places)) % len(LANGUAGES)
    return values if THOROUGH else values[first :: len(LANGUAGES)]


def paired(*cases: Case, least: int) -> Sequence[Case]:
    """Return the first ``least`` cases, or all cases in a thorough run.

    If the cases combine several parameters, the first ``least`` cases should cover every value of each parameter.
    """
    return cases if THOROUGH else cases[:least]
