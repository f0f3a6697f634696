"""Why a hint says what it says: a fact that can be told in any language."""

from __future__ import annotations

__all__ = ["Reason"]


class Reason:
    """The fact that counted most: its name, and the cards, seats and numbers it speaks of.

    ``hint-<name>`` is the text in the catalogues. A card is given by its own name, a seat as a number.
    """

    def __init__(self, name: str, arguments: dict[str, str | int] | None = None) -> None:
        self.name = name
        self.arguments: dict[str, str | int] = arguments if arguments is not None else {}

    def __repr__(self) -> str:
        return f"Reason({self.name!r}, {self.arguments!r})"
