"""Digest of the source files, used to add up only totals that come from the same sources."""

from __future__ import annotations

from tools.compiled import ROOT, digest_of

__all__ = ["digest_of_python"]


def digest_of_python(*folders: str) -> str:
    """Return a digest of all Python sources in these folders of the project."""
    return digest_of([path for folder in folders for path in (ROOT / folder).rglob("*.py")])
