"""What is shown of one game besides its view and its log: prices, a preview of the harvest, and why something cannot
be done.
"""

from __future__ import annotations

from typing import Protocol

from burgrave.telling.teller import View

__all__ = ["Facts", "facts_for"]


class Facts(Protocol):
    """What a game tells a seat about its own view."""

    def of_seat(self, view: View) -> dict[str, object]:
        """Return the fields of a table that only a seat has: ``prices`` and the like."""

    def why_not(self, view: View, legal: set[str]) -> dict[str, str]:
        """Return what is near and cannot be done now, by notation, with the reason in a few words."""


def facts_for(game: str, ruleset: str | None, language: str | None) -> Facts:
    """Return the facts of a game; without a language they know no reasons."""
    if game == "valeria":
        from burgrave.server.showing.valeria.facts import ValeriaFacts

        return ValeriaFacts(language)
    from burgrave.server.showing.citadels.facts import CitadelsFacts

    return CitadelsFacts(language, ruleset)
