"""Parametrization by ruleset: a marked test runs once for each ruleset in its mark; other tests run only under 2016."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.citadels import playing
from tools.coverage_marks import DEFAULT, rulesets_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    mark = metafunc.definition.get_closest_marker("rulesets")
    if mark is not None:
        metafunc.parametrize("ruleset", rulesets_of(mark.args), indirect=True)


@pytest.fixture(autouse=True)
def ruleset(request: pytest.FixtureRequest) -> Iterator[str]:
    """Set the ruleset that ``playing.at`` and ``playing.new`` use during the test, and yield it."""
    playing.ruleset = str(getattr(request, "param", DEFAULT))
    yield playing.ruleset
    playing.ruleset = DEFAULT
