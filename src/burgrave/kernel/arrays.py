"""Number containers: unboxed in the compiled core, plain lists in the interpreted core.

``ActionList``: the legal actions of a decision. Both cores support only ``append``, ``clear``, ``len``, ``in`` and
nonnegative indexes; ``action_ids`` converts it to a list, ``any_of`` picks a random action.

``Numbers``: a vector of integers; ``SmallNumbers``: a compact one for numbers below 32,768. Items are read and written
by index; a slice is a copy. Functions that change the length (``append``, ``extend``, ``pop``, ``remove``) return the
new vector: store it, and do not use the old one again. Test for emptiness with ``len``: a truth test boxes the vector.

``NumberRows``: a buffer for the rows of a table (``put`` and ``taken``). ``Tensor`` and ``Marks``: arrays that NumPy
can read. ``Layers`` and ``Sums``: the arithmetic of a net (see ``net``).

``vec[Thing](things)``: a vector of objects of one class, read without type checks.

This module is never compiled: it detects the running core.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec

    from burgrave.kernel.compiled_arrays import (
        ActionList,
        Marks,
        NumberRows,
        Tensor,
        action_ids,
        any_of,
        next_marked,
        numbers,
        small_numbers,
    )
    from burgrave.kernel.compiled_layers import Layers, Sums
    from burgrave.kernel.ints import i16, i64

    Numbers = vec[i64]
    SmallNumbers = vec[i16]
else:
    from importlib.util import find_spec

    if find_spec("burgrave.kernel.compiled_arrays").origin.endswith((".py", ".pyc")):
        from burgrave.kernel.interpreted_arrays import Marks, NumberRows, Tensor, next_marked
        from burgrave.kernel.interpreted_layers import Layers, Sums

        ActionList = Numbers = SmallNumbers = action_ids = numbers = small_numbers = list

        def any_of(actions, rng):
            return actions[rng.below(len(actions))]

        class vec:
            """Replacement for ``vec`` in the interpreted core: ``vec[Thing](things)`` is a list."""

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

        from burgrave.kernel.compiled_arrays import (
            ActionList,
            Marks,
            NumberRows,
            Tensor,
            action_ids,
            any_of,
            next_marked,
            numbers,
            small_numbers,
        )
        from burgrave.kernel.compiled_layers import Layers, Sums

        Numbers = vec[i64]
        SmallNumbers = vec[i16]

__all__ = [
    "ActionList",
    "Layers",
    "Marks",
    "NumberRows",
    "Numbers",
    "SmallNumbers",
    "Sums",
    "Tensor",
    "action_ids",
    "action_list",
    "any_of",
    "append",
    "extend",
    "next_marked",
    "numbers",
    "pop",
    "remove",
    "small_numbers",
    "vec",
]


def action_list(actions: Iterable[int]) -> ActionList:
    """Return an ``ActionList`` of the given actions, for policies and states."""
    made = ActionList()
    for action in actions:
        made.append(action)
    return made
