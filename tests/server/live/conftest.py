"""Games that are the same each time the tests run."""

from __future__ import annotations

import pytest

from burgrave.kernel.rng import Rng
from burgrave.kernel.stream import SEED_BYTES, seed_text
from burgrave.server.live import game as entropy


@pytest.fixture(autouse=True)
def _foretold(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the entropy of a test depend on its name alone."""
    rng = Rng(request.node.name)
    monkeypatch.setattr(entropy, "fresh", lambda: f"{rng.state():032x}")


@pytest.fixture
def foretold_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be seeds of 256 bits, as in earnest; the short ones above are kept for the luck that tests count on."""
    rng = Rng(request.node.name)
    monkeypatch.setattr(entropy, "fresh", lambda: seed_text(int(rng.state()).to_bytes(SEED_BYTES, "big")))
