"""Lazy imports of objects given as ``module:name``."""

from __future__ import annotations

from importlib import import_module


def import_object(place: str) -> object:
    """Import and return the object at ``module:name``."""
    module, _, attribute = place.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found
