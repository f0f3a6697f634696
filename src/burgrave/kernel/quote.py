"""Quotes of actions, and reasons for hints and refusals.

A quote holds costs and gains computed by the rules; faces, hints and texts never compute them. A reason is a fact that
can be worded in any language.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.native import mypyc_attr

__all__ = ["UNSAID", "Quote", "Reason"]


# ---- Quotes ----------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Quote:
    """One action of one seat, priced from what that seat may know.

    Amounts stand by what they are counted in, in the game's own words (``gold``, ``cards``, ``strength``); what is
    nothing is left out. ``on`` names the seat and the cards that the action is aimed at, a seat as a number.
    """

    def __init__(self) -> None:
        self.costs: dict[str, int] = {}  # what the seat gives away
        self.brings: dict[str, int] = {}  # what it is sure to get at once
        self.either: list[dict[str, int]] = []  # one of these it gets besides, as it chooses later
        self.needs: dict[str, int] = {}  # what it must have, and keeps
        self.on: dict[str, str | int] = {}

    def pay(self, what: str, number: int) -> None:
        """Add to what the action costs."""
        if number:
            self.costs[what] = self.costs.get(what, 0) + number

    def bring(self, what: str, number: int) -> None:
        """Add to what the action brings."""
        if number:
            self.brings[what] = self.brings.get(what, 0) + number

    def data(self) -> dict[str, object]:
        """Return the quote as plain JSON data, without the parts that are empty."""
        parts: dict[str, object] = {}
        if self.costs:
            parts["costs"] = self.costs
        if self.brings:
            parts["brings"] = self.brings
        if self.either:
            parts["either"] = self.either
        if self.needs:
            parts["needs"] = self.needs
        if self.on:
            parts["on"] = self.on
        return parts

    def cost(self, what: str) -> int:
        """Return how much of this the action costs."""
        return self.costs.get(what, 0)

    def gain(self, what: str) -> int:
        """Return how much of this the action brings."""
        return self.brings.get(what, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quote) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self.data()))

    def __repr__(self) -> str:
        return f"Quote({self.data()})"


# ---- Reasons ---------------------------------------------------------------------------------------------------------

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
