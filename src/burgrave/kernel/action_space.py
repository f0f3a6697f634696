"""Where the actions of a game have their ids: each verb has a range, as wide as the table of its arguments."""

from __future__ import annotations

from burgrave.kernel.errors import SetupError

__all__ = ["check_ranges"]


def check_ranges(title: str, ranges: list[tuple[str, int, int]], space: int) -> None:
    """Raise SetupError unless each verb has ids of its own, below ``space``.

    ``title``: of the game; ``ranges``: each verb, its first id, and how many it has. A game checks this once, where it
    lays out its actions: one more card would else take the ids of the next verb, and old records would be read wrongly.
    """
    end = 0
    before = ""
    for first, verb, count in sorted([(first, verb, count) for verb, first, count in ranges]):
        if first < end:
            raise SetupError(
                f"{title}: the verbs {before!r} and {verb!r} share action ids, from {first} on; the one that has grown"
                f" needs a new range behind all others, from {space} on."
            )
        end = first + count
        before = verb
    if end > space:
        raise SetupError(f"{title}: the ids of {before!r} go up to {end - 1}, but the last one is {space - 1}.")
