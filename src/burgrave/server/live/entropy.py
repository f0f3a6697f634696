"""Where chance comes from at a live table: the operating system, and nowhere else."""

from __future__ import annotations

import os

__all__ = ["fresh"]


def fresh() -> str:
    """Return entropy that nobody can foretell, as a hexadecimal number."""
    return os.urandom(16).hex()
