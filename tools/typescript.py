"""Conversion of Python types to TypeScript: plain types, TypedDicts and msgspec structs."""

from __future__ import annotations

import inspect
import json
import types
from collections.abc import Iterator, Sequence
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

__all__ = ["TypeScript"]

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
_WIDTH = 120


class TypeScript:
    """Writer of TypeScript types and their dependencies, each written once.

    ``names``: named types that are not classes, such as the literals of a field. ``instead``: replacements for types.
    ``known``: types already written by another writer.
    """

    def __init__(
        self,
        names: dict[str, Any] | None = None,
        instead: Sequence[tuple[Any, Any]] = (),
        known: TypeScript | None = None,
    ) -> None:
        self._names = names or {}
        self._instead = instead
        self._known = known
        self._written: dict[str, str] = {}
        self.imported: set[str] = set()

    def add(self, kind: Any) -> None:
        """Write a type and its dependencies."""
        self.of(kind)

    def text(self) -> str:
        """Return all types written, dependencies first."""
        return "\n".join(self._written.values())

    def has(self, name: str) -> bool:
        return name in self._written

    def of(self, kind: Any) -> str:
        """Return the TypeScript expression for a type."""
        kind = next((other for one, other in self._instead if one == kind), kind)
        name = next((name for name, one in self._names.items() if one == kind), None)
        if name is not None:
            return self._named(name, lambda: _wrapped(f"export type {name} = ", self._anonymous(kind)) + "\n")
        if is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            return self._named(kind.__name__, lambda: self._interface(kind))
        return self._anonymous(kind)

    def _named(self, name: str, write: Any) -> str:
        if self._known is not None and self._known.has(name):
            self.imported.add(name)
        elif name not in self._written:
            text = write()  # dependencies come first
            self._written[name] = text
        return name

    def _anonymous(self, kind: Any) -> str:
        if kind in _PLAIN:
            return _PLAIN[kind]
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.of(inner[0])
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.of(one) for one in inner if one is not msgspec.UnsetType))
        if origin is list:
            item = self.of(inner[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.of(one) for one in inner)}]"
        if origin is dict:
            return f"Record<string, {self.of(inner[1])}>"
        raise TypeError(f"no TypeScript type for {kind!r}")

    def _interface(self, kind: Any) -> str:
        fields = [
            _wrapped(f"  {_key(name)}{'' if needed else '?'}: ", self.of(one)) for name, one, needed in _fields(kind)
        ]
        return "\n".join([*_comment(kind), f"export interface {kind.__name__} {{", *fields, "}", ""])


def _fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """Yield each field's name, its type, and True if the field is required."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        for name, hint in hints.items():
            marked = get_origin(hint) in (NotRequired, Required)
            needed = get_origin(hint) is not NotRequired if marked else name not in kind.__optional_keys__
            yield name, get_args(hint)[0] if marked else hint, needed
        return
    config = kind.__struct_config__
    if config.tag is not None:
        yield config.tag_field, Literal[config.tag], True
    for field in msgspec.structs.fields(kind):
        yield field.encode_name, hints[field.name], field.required


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _wrapped(start: str, text: str) -> str:
    """Return a field, split into several lines if it is a long union."""
    if len(start) + len(text) < _WIDTH or "[]" in text:
        return f"{start}{text};"
    inner = " " * (len(start) - len(start.lstrip()) + 2)
    return f"{start.rstrip()}\n" + "\n".join(f"{inner}| {one}" for one in text.split(" | ")) + ";"


def _comment(kind: Any) -> list[str]:
    lines = inspect.cleandoc(kind.__doc__ or "").replace("``", "`").splitlines()
    if len(lines) <= 1:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]
