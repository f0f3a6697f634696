"""Client pages that need no game."""

from __future__ import annotations

from typing import Final

__all__ = ["GAMES", "PLAIN"]

GAMES: Final = ("citadels", "valeria")
PLAIN: Final = (
    "#/",
    *(f"#/new/{game}" for game in GAMES),
    *(f"#/cards/{game}" for game in GAMES),
    *(f"#/rules/{game}" for game in GAMES),
    "#/me",
    "#/person/me",
    "#/best",
    "#/friends",
    "#/friend/somebody",
    "#/puzzles",
    "#/puzzle/a5ac680f",  # a draft
    "#/puzzle/16ab88a0",  # dice of Valeria
    "#/about",
    "#/nowhere/at/all",
)
"""Addresses of these pages, including a profile, a friend link and an unknown page."""
