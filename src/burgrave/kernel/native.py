"""``mypyc_attr``, the decorator that allows interpreted classes to inherit from compiled ones.

Games from other packages are plain Python. This module is not compiled, because compiled code needs the decorator only
at compile time.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
