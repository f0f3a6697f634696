"""Structure-aware mutations of JSON and records, so that most inputs remain syntactically valid."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

__all__ = ["mutated_json", "mutated_lines"]

_ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 1, 2, 7, 8, 9, 255, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**400, 0.5, 1e308,
    "", "\x00", "\ud800", "é" * 50, "0", [], {}, [[]], [0, 0], {"": None},
)  # fmt: skip

Place = tuple[Any, Any]  # a list or a dict, and an index or key


def mutated_json(data: bytes, chance: Random, raw: Callable[[bytes], bytes]) -> bytes:
    """Return JSON with a few changes; invalid JSON, and sometimes valid JSON, is mutated byte by byte."""
    if chance.random() < 0.05:
        return raw(data)
    try:
        root = [json.loads(data)]
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            _change(root, chance)
        return json.dumps(root[0] if root else None).encode("utf-8", "surrogatepass")
    except (ValueError, RecursionError):
        return raw(data)


def mutated_lines(data: bytes, chance: Random, raw: Callable[[bytes], bytes]) -> bytes:
    """Return the lines with a few of them dropped, repeated, swapped or changed; JSON is mutated structurally."""
    lines = data.split(b"\n")
    for _ in range(chance.choice((1, 1, 2, 4))):
        at = chance.randrange(len(lines))
        kind = chance.random()
        if kind < 0.2 and len(lines) > 1:
            del lines[at]
        elif kind < 0.35:
            lines.insert(at, chance.choice(lines))
        elif kind < 0.5:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif b"{" in lines[at] or kind < 0.6:
            name, space, rest = lines[at].partition(b" ")
            lines[at] = name + space + mutated_json(rest, chance, raw)
        elif kind < 0.9:
            words, others = lines[at].split(b" "), chance.choice(lines).split(b" ")
            words[chance.randrange(len(words))] = chance.choice(others)
            lines[at] = b" ".join(words)
        else:
            lines[at] = raw(lines[at])
    return b"\n".join(lines)


def _change(root: list[Any], chance: Random) -> None:
    places = [*_places(root)]
    if not places:
        return
    holder, at = chance.choice(places)
    value, kind = holder[at], chance.random()
    if kind < 0.15:
        del holder[at]
    elif kind < 0.4:
        other, there = chance.choice(places)
        holder[at] = json.loads(json.dumps(other[there]))
    elif kind < 0.55 and isinstance(value, int):
        holder[at] = value + chance.choice((-2, -1, 1, 2))
    elif kind < 0.7 and isinstance(value, list) and value:
        value.insert(chance.randrange(len(value)), chance.choice(value))
    elif kind < 0.8 and isinstance(value, list):
        chance.shuffle(value)
    elif kind < 0.9 and isinstance(holder, dict):
        holder[chance.choice([str(where) for _, where in places])] = value
    else:
        holder[at] = chance.choice(_ODD)


def _places(value: Any) -> Iterator[Place]:
    keys: Any = range(len(value)) if isinstance(value, list) else list(value) if isinstance(value, dict) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])
