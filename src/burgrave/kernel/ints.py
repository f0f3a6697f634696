"""Machine integer types of the compiled core; plain ``int`` in the interpreted core.

This module is never compiled: mypyc would treat the branch without the types as unreachable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16, i32, i64, u8
else:
    i16 = i32 = i64 = u8 = int

__all__ = ["i16", "i32", "i64", "u8"]
