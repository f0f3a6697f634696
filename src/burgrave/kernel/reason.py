"""Why a hint says what it says, or why something cannot be done: a fact that can be told in any language."""

from __future__ import annotations

from typing import Final

__all__ = ["UNSAID", "Reason"]

UNSAID: Final = "search"  # the name of what is no fact: nothing of an option is worth saying but how it fared


class Reason:
    """A fact: its name, and the cards, seats and numbers it speaks of.

    ``hint-<name>`` is the text in the catalogues for a hint, ``<game>-table-<name>`` for what cannot be done. A card is
    given by its own name, a seat as a number.
    """

    def __init__(self, name: str, arguments: dict[str, str | int] | None = None) -> None:
        self.name = name
        self.arguments: dict[str, str | int] = arguments if arguments is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.name == other.name and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash((self.name, frozenset(self.arguments.items())))

    def __repr__(self) -> str:
        return f"Reason({self.name!r}, {self.arguments!r})"
