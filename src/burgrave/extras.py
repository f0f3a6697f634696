"""Packages that a part of Burgrave needs and that an extra brings: asked for in one line, before any work begins."""

from __future__ import annotations

from importlib.util import find_spec

from burgrave.kernel.errors import BurgraveError

__all__ = ["ExtraMissing", "needs"]


class ExtraMissing(BurgraveError):
    """Packages are not installed that this needs. The message names the extra that brings them."""


def needs(extra: str, *packages: str) -> None:
    """Raise ExtraMissing unless all these packages are there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise ExtraMissing(f"This needs {', '.join(missing)}: pip install 'burgrave[{extra}]'.")
