"""Where chance comes from at a live table: the operating system, and nowhere else."""

from __future__ import annotations

import os

from burgrave.kernel.stream import SEED_BYTES, seed_text


def fresh() -> str:
    """Return a seed of 256 bits that nobody can foretell."""
    return seed_text(os.urandom(SEED_BYTES))
