"""Strict type checks of messages from the server: every field must be declared and have the right type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from burgrave.server.showing.game import types_of

__all__ = ["as_told"]

_OPEN = ("options", "games")
"""Fields that each game extends with fields of its own."""


def as_told(data: Any, kind: Any) -> Any:
    """Convert JSON data to a wire type; fail on undeclared fields."""
    made = msgspec.convert(data, kind)
    missing = [*_unannounced(data, msgspec.to_builtins(made), "")]
    assert not missing, f"{kind} does not declare {', '.join(missing)}"
    if isinstance(data, dict) and "view" in data:
        _check_own(data)
    return made


def _unannounced(data: Any, made: Any, place: str) -> list[str]:
    """Return the paths of fields in ``data`` that the typed object does not have."""
    if isinstance(data, list):
        assert len(data) == len(made)
        return [
            found for one, other in zip(data, made, strict=True) for found in _unannounced(one, other, f"{place}[]")
        ]
    if not isinstance(data, dict):
        return [] if data == made else [place]
    found: list[str] = []
    for name, value in data.items():
        here = f"{place}.{name}"
        if name not in made:
            found.append(here)
        elif name not in _OPEN:
            found += _unannounced(value, made[name], here)
    return found


def _check_own(table: Mapping[str, Any]) -> None:
    types = types_of(table["view"]["game"])
    if types is None:
        return
    assert msgspec.convert(table["view"], types.view) == table["view"]
    if types.facts is not None and table["seat"] is not None and table.get("step") is None:
        own = {name: table[name] for name in types.facts.__annotations__}
        assert msgspec.convert(own, types.facts) == own
