"""Examples of bodies and answers for the OpenAPI document, composed from their schemas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

__all__ = ["example_of"]

Json = dict[str, Any]

SAMPLES: Final[Json] = {
    "address": "ana@example.org",
    "answers": {"graveyard": "no"},
    "at": 1_767_225_600.0,
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "code": "room-full",
    "created": 1_767_225_600.0,
    "detail": "All seats of this room are taken.",
    "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn",
    "expires": 1_775_001_600.0,
    "friend": "f7k2m9x4",
    "id": "r7k3m9",
    "link": "https://table.example/#/room/r7k3m9",
    "login": "ana",
    "name": "Ana",
    "names": ["Ana", "Odo"],
    "new": "a longer secret",
    "notation": "gold",
    "options": {"players": 2},
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "password": "correct horse battery",
    "present": "correct horse battery",
    "room": "r7k3m9",
    "seats": ["me", "bot:normal"],
    "token": "Zr1gVd3xkQ0pQ1m5nB7t",
    "url": "https://table.example/#/friend/Zr1gVd3xkQ0pQ1m5nB7t",
}
"""Values by the name of the field, if they fit its schema."""

_TYPES: Final[Json] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "object": dict,
    "array": list,
}
_PLAIN: Final[Json] = {"string": "text", "integer": 1, "number": 0.5, "boolean": True, "null": None}


def example_of(schema: Json, components: Mapping[str, Json], name: str = "") -> Any:
    """Return an example of a schema; ``name``: of the field that has it."""
    if "$ref" in schema:
        return example_of(components[schema["$ref"].rpartition("/")[2]], components, name)
    if "anyOf" in schema:
        return example_of(schema["anyOf"][0], components, name)
    if "enum" in schema:
        return schema["enum"][0]
    kind = schema.get("type", "object")
    if isinstance(kind, list):
        kind = kind[0]
    if kind == "object" and "properties" in schema:
        required = schema.get("required", [])
        return {
            field: example_of(inner, components, field)
            for field, inner in schema["properties"].items()
            if field in required or field in SAMPLES
        }
    if kind == "array" and "prefixItems" in schema:
        return [example_of(one, components) for one in schema["prefixItems"]]
    if kind == "array" and "$ref" in schema["items"]:
        return [example_of(schema["items"], components, name)]
    sample = SAMPLES.get(name)
    if isinstance(sample, _TYPES.get(kind, ())):
        return sample
    if kind == "array":
        return [example_of(schema["items"], components, name)]
    if kind == "object":
        return {}
    return schema.get("minimum", _PLAIN[kind]) if kind in ("integer", "number") else _PLAIN[kind]
