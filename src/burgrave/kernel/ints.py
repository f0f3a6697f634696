"""``i64``: the machine integer of the compiled core, an int when interpreted. ``i32``, ``i16``, ``u8``: small ones.

This module alone is never compiled: mypyc would take the branch without the type for unreachable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16, i32, i64, u8
else:
    i16 = i32 = i64 = u8 = int

__all__ = ["i16", "i32", "i64", "u8"]
