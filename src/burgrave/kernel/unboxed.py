"""Numbers without boxes in the compiled core, and what does the same in the interpreted one.

``ActionList`` has the legal actions of a decision; what is the same for both, and all that is asked of it: ``append``,
``clear``, ``len`` and an index from 0 on. ``NumberRows`` has the numbers of a table: ``put`` and ``taken``. This module
is never compiled: it looks at which core is running.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.kernel.packed import ActionList, NumberRows
else:
    from array import array
    from importlib.util import find_spec

    if find_spec("burgrave.kernel.packed").origin.endswith(".py"):
        ActionList = list

        class NumberRows:
            """The numbers of a table, row after row, 32 bits each."""

            def __init__(self):
                self._numbers = array("i")

            def put(self, number):
                """Write the next number."""
                self._numbers.append(number)

            def taken(self):
                """Return all numbers as they lie in memory, and begin anew."""
                numbers, self._numbers = self._numbers.tobytes(), array("i")
                return numbers

    else:
        from burgrave.kernel.packed import ActionList, NumberRows

__all__ = ["ActionList", "NumberRows", "action_list"]


def action_list(actions: Iterable[int]) -> ActionList:
    """Return these actions in the form that policies and states take."""
    made = ActionList()
    for action in actions:
        made.append(action)
    return made
