"""Machine integer types of the compiled core (``i64``, ``i32``, ``i16``, ``u8``), plain ``int`` when interpreted.

This module is never compiled: mypyc would treat the branch without the types as unreachable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16, i32, i64, u8
else:
    i16 = i32 = i64 = u8 = int

__all__ = ["i16", "i32", "i64", "u8"]
