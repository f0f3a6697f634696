"""Fixtures that make games reproducible."""

from __future__ import annotations

import pytest

from burgrave.kernel.rng import Rng
from burgrave.kernel.stream import SEED_BYTES, seed_text
from burgrave.server.live import game as entropy


@pytest.fixture(autouse=True)
def _foretold(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace fresh entropy with 128-bit numbers that depend only on the name of the test."""
    rng = Rng(request.node.name)
    monkeypatch.setattr(entropy, "fresh", lambda: f"{rng.state():032x}")


@pytest.fixture
def foretold_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use 256-bit seeds, as in production; most other tests depend on the games that their 128-bit seeds produce."""
    rng = Rng(request.node.name)
    monkeypatch.setattr(entropy, "fresh", lambda: seed_text(int(rng.state()).to_bytes(SEED_BYTES, "big")))
