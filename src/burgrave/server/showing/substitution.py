"""Substitutions of players by bots, which appear in the log although they are not game events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from burgrave.text.catalogue import Catalogue

SUBSTITUTION = "hand"
"""Name of a log line that reports a substitution, in place of an event name."""


class Substitution(NamedTuple):
    """Change of who plays a seat: a bot takes over after a time-out or departure, or the player returns."""

    mark: int  # number of events before it
    seat: int
    what: Literal["late", "bot", "back"]


def substitution_text(hand: Substitution, words: Catalogue, names: Sequence[str], me: int | None) -> str:
    """Return the log sentence for a substitution, as seat ``me`` (None: a spectator) sees it."""
    if hand.seat == me:
        return words.text(f"log-{hand.what}-me")
    return words.text(f"log-{hand.what}", name=names[hand.seat])
