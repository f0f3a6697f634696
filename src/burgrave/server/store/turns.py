"""Fair order for stored work: rows by turns of address, then by turns of person."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, CompoundSelect, Select, String, Subquery, cast, func, literal, select

__all__ = ["NEVER", "in_turns", "payer"]

NEVER: Final = literal(0.0)
"""Time of the last turn of somebody who had none."""


def payer(network: ColumnElement[Any], person_id: ColumnElement[Any]) -> ColumnElement[str]:
    """Return the address that a row is charged to: its network, or its person where no network was stored."""
    return func.coalesce(cast(network, String), person_id)


def in_turns(waiting: Select[Any] | CompoundSelect[Any], *order: str) -> Subquery:
    """Return waiting rows with their ``place`` in a fair order, from 1.

    Each address has its first row served before any address has its second; within an address, the same holds for
    persons. Among equals the one whose last turn was longest ago goes first, then the columns ``order`` decide.
    ``waiting`` has the columns ``address``, ``person_id``, ``address_served`` and ``person_served``.
    """
    rows = waiting.subquery()
    within = func.row_number().over(
        partition_by=(rows.c.address, rows.c.person_id), order_by=[rows.c[name] for name in order]
    )
    rows = select(rows, within.label("within_person")).subquery()
    by_person = [rows.c.within_person, rows.c.person_served, *(rows.c[name] for name in order)]
    turn = func.row_number().over(partition_by=rows.c.address, order_by=by_person)
    rows = select(rows, turn.label("turn")).subquery()
    by_address = [rows.c.turn, rows.c.address_served, *(rows.c[name] for name in order)]
    return select(rows, func.row_number().over(order_by=by_address).label("place")).subquery()
