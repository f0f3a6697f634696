"""What is named by its place, as ``module:name``, and imported when somebody asks for it."""

from __future__ import annotations

from importlib import import_module


def found_at(place: str) -> object:
    """Import what stands at ``module:name``."""
    module, _, attribute = place.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found
