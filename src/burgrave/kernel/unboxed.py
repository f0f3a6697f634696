"""``ActionList``: the legal actions of a decision; bare numbers in the compiled core, a list in the interpreted one.

What is the same for both, and all that is asked of it: ``append``, ``clear``, ``len`` and an index from 0 on. This
module is never compiled: it looks at which core is running. ``Numbers`` and ``Marks``, which NumPy looks at, are here
in the form of the interpreted core, which is that of ``packed``.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burgrave.kernel.packed import ActionList, Marks, Numbers
else:
    from importlib.util import find_spec

    if find_spec("burgrave.kernel.packed").origin.endswith(".py"):
        from burgrave.kernel.loose import Marks, Numbers

        ActionList = list
    else:
        from burgrave.kernel.packed import ActionList, Marks, Numbers

__all__ = ["ActionList", "Marks", "Numbers", "action_list"]


def action_list(actions: Iterable[int]) -> ActionList:
    """Return these actions in the form that policies and states take."""
    made = ActionList()
    for action in actions:
        made.append(action)
    return made
