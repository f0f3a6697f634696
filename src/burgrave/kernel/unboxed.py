"""Numbers without an object for each: bare in the compiled core, lists in the interpreted one.

``ActionList``: the legal actions of a decision. What is the same for both, and all that is asked of it: ``append``,
``clear``, ``len``, ``in`` and an index from 0 on; ``action_ids`` makes a list of it, ``any_of`` picks one at random.

``Numbers``: numbers in a row; ``SmallNumbers``: the same for numbers below 32,768, which take less room. They are read
like a list, and written at an index; a slice is a copy. What changes their length (``append``, ``extend``, ``pop``,
``remove``) returns them as they are then, which is to be stored in the place of the old ones: these are no more to be
used. Whether there are any is asked by ``len``: as a truth value they would first be made an object.

``NumberRows``: the numbers of a table, row after row: ``put`` and ``taken``. ``Tensor`` and ``Marks``: numbers and
marks that NumPy looks at.

``vec[Thing](things)``: the same for things of one class, which are then not looked at again whether they are.

This module is never compiled: it looks at which core is running.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec

    from burgrave.kernel.ints import i16, i64
    from burgrave.kernel.packed import ActionList, Marks, NumberRows, Tensor, action_ids, any_of, numbers, small_numbers

    Numbers = vec[i64]
    SmallNumbers = vec[i16]
else:
    from importlib.util import find_spec

    if find_spec("burgrave.kernel.packed").origin.endswith(".py"):
        from burgrave.kernel.loose import Marks, NumberRows, Tensor

        ActionList = Numbers = SmallNumbers = action_ids = numbers = small_numbers = list

        def any_of(actions, rng):
            return actions[rng.below(len(actions))]

        class vec:
            """``vec[Thing](things)`` is a list."""

            __class_getitem__ = staticmethod(lambda _: list)

        def append(row, number):
            row.append(number)
            return row

        def extend(row, more):
            row.extend(more)
            return row

        def pop(row, index=-1):
            number = row.pop(index)
            return row, number

        def remove(row, number):
            row.remove(number)
            return row

    else:
        from librt.vecs import append, extend, pop, remove, vec
        from mypy_extensions import i16, i64

        from burgrave.kernel.packed import (
            ActionList,
            Marks,
            NumberRows,
            Tensor,
            action_ids,
            any_of,
            numbers,
            small_numbers,
        )

        Numbers = vec[i64]
        SmallNumbers = vec[i16]

__all__ = [
    "ActionList",
    "Marks",
    "NumberRows",
    "Numbers",
    "SmallNumbers",
    "Tensor",
    "action_ids",
    "action_list",
    "any_of",
    "append",
    "extend",
    "numbers",
    "pop",
    "remove",
    "small_numbers",
    "vec",
]


def action_list(actions: Iterable[int]) -> ActionList:
    """Return these actions in the form that policies and states take."""
    made = ActionList()
    for action in actions:
        made.append(action)
    return made
