"""``mypyc_attr``: how a class tells the compiler that classes which are not compiled may inherit from it.

Games that other packages bring are plain Python, and so is this module: compiled code needs the name only while it is
being compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
