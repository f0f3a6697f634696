"""Quotes for actions, and reasons for hints and refusals.

Only the rules compute the costs and gains in a quote, never user interfaces, hints or messages. A reason is a fact that
can be expressed in any language.
"""

from __future__ import annotations

from typing import Final

from burgrave.kernel.native import mypyc_attr

__all__ = ["UNSAID", "Quote", "Reason"]


# ---- Quotes ----------------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Quote:
    """Costs and gains of an action for one seat, computed from what that seat may know.

    Amounts are keyed by the game's own units (``gold``, ``cards``, ``strength``); zero amounts are left out. ``on``
    contains the seat (as a number) and the cards that the action targets. If the action chooses only a seat, and the
    next decision chooses a target there, ``targets`` maps each possible target to its minimum cost in gold.
    """

    def __init__(self) -> None:
        self.costs: dict[str, int] = {}  # what the seat pays
        self.brings: dict[str, int] = {}  # what it is certain to get immediately
        self.either: list[dict[str, int]] = []  # alternative further gains: the seat chooses one of them later
        self.needs: dict[str, int] = {}  # what it must have but does not pay
        self.on: dict[str, str | int] = {}
        self.targets: dict[str, int] = {}

    def pay(self, what: str, number: int) -> None:
        """Add ``number`` to the costs in the unit ``what``."""
        if number:
            self.costs[what] = self.costs.get(what, 0) + number

    def bring(self, what: str, number: int) -> None:
        """Add ``number`` to the gains in the unit ``what``."""
        if number:
            self.brings[what] = self.brings.get(what, 0) + number

    def data(self) -> dict[str, object]:
        """Return the quote as plain JSON data, without empty parts."""
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
        if self.targets:
            parts["targets"] = self.targets
        return parts

    def cost(self, what: str) -> int:
        """Return the cost in a unit; 0 if there is none."""
        return self.costs.get(what, 0)

    def gain(self, what: str) -> int:
        """Return the gain in a unit; 0 if there is none."""
        return self.brings.get(what, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Quote) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash(repr(self.data()))

    def __repr__(self) -> str:
        return f"Quote({self.data()})"


# ---- Reasons ---------------------------------------------------------------------------------------------------------

UNSAID: Final = "search"  # placeholder reason: there is no fact to mention, only the search result


class Reason:
    """Fact that explains a hint or a refusal: its name, and the cards, seats and numbers it mentions.

    Catalog messages phrase it as a hint (``hint-<name>``) and as a refusal (``<game>-table-<name>``). Cards are given
    by name, seats by number.
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
