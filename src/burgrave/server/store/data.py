"""Rows that something else than this program may have changed: one that is damaged is no trouble of the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import JSON, Row, TypeDecorator
from sqlalchemy.engine.interfaces import Dialect

from burgrave.server.store.errors import Damaged

Kept = TypeVar("Kept")


class _Unreadable:
    """No type that a row may have: whoever looks at the row finds out."""

    def __repr__(self) -> str:
        return "UNREADABLE"


UNREADABLE: Final = _Unreadable()
"""What stands in the place of a text that is no JSON. The driver would refuse all rows of the query for it."""


class Data(TypeDecorator[Any]):
    """JSON, read one by one."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return what reads a value."""
        read = super().result_processor(dialect, coltype)

        def process(value: Any) -> Any:
            try:
                return value if read is None else read(value)
            except (ValueError, TypeError, RecursionError):
                return UNREADABLE

        return process


def checked(row: Row[*tuple[Any, ...]], kind: type[Kept]) -> Kept:
    """Return a row as a dataclass if every column is of the type that it should be; raise Damaged if one is not."""
    columns = {str(name): value for name, value in row._asdict().items()}
    try:
        return msgspec.convert(columns, kind)
    except msgspec.ValidationError as error:
        raise Damaged(f"A row of {kind.__name__} is damaged: {error}") from error
