"""Tests marked with rulesets run once under each; all others run under 2016."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.citadels import playing
from tools.coverage_marks import DEFAULT, rulesets_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the test once for each ruleset of its closest mark."""
    mark = metafunc.definition.get_closest_marker("rulesets")
    if mark is not None:
        metafunc.parametrize("ruleset", rulesets_of(mark.args), indirect=True)


@pytest.fixture(autouse=True)
def ruleset(request: pytest.FixtureRequest) -> Iterator[str]:
    """Return the ruleset of the test, which `at` and `new` of `playing` use."""
    playing.ruleset = str(getattr(request, "param", DEFAULT))
    yield playing.ruleset
    playing.ruleset = DEFAULT
