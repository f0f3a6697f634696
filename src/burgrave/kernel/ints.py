"""``i64``: the machine integer of the compiled core, a plain int when interpreted; ``i16``: a small one.

This module alone is never compiled: mypyc would take the branch without the type for unreachable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i16, i64
else:
    i16 = i64 = int

__all__ = ["i16", "i64"]
