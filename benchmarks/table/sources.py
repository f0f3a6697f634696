"""Whether two runs were of the same sources, so that what they came to may be added up."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

__all__ = ["digest_of"]

ROOT: Final = Path(__file__).resolve().parents[2]


def digest_of(*folders: str) -> str:
    """Return a digest of all Python sources in these folders of the project."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()
