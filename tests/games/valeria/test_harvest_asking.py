"""Queries during a harvest have no side effects."""

from __future__ import annotations

import pytest
from tests.games.valeria.playing import at, do, options


@pytest.mark.rule("V-HAR-19", "A12", "V-RNG-02")
def test_a_query_of_open_seats_does_not_change_a_harvest() -> None:
    """An exchange that has become unaffordable ends at once, not at the next query."""
    t = at([{}, {"strength": 1, "citizens": {"mercenary": 2}}], dice=(3, 1))
    assert t.open_seats() == [0, 1]  # a consolation, and two exchanges of 1 strength
    do(t, "trade mercenary", seat=1)
    digest, shown = t.digest(), t.view(None)["open"]
    assert options(t, 1) == [] and t.open_seats() == [0]
    assert t.digest() == digest and shown == [0]
