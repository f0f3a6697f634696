"""Games that are the same each time the tests run."""

from __future__ import annotations

import pytest

from burgrave.kernel.rng import Rng
from burgrave.server.live import entropy


@pytest.fixture(autouse=True)
def _foretold(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the entropy of a test depend on its name alone."""
    rng = Rng(request.node.name)
    monkeypatch.setattr(entropy, "fresh", lambda: f"{rng.state():032x}")
