"""``i64``, ``i16``, ``u8``: machine integers of the compiled core, plain ints when interpreted.

This module alone is never compiled: mypyc would take the branch without the type for unreachable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16, i64, u8
else:
    i16 = i64 = u8 = int

__all__ = ["i16", "i64", "u8"]
