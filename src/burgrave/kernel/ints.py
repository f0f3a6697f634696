"""``i64``: the machine integer of the compiled core, a plain int when interpreted.

This module alone is never compiled: mypyc would take the branch without the type for unreachable.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
