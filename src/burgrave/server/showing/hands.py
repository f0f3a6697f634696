"""Who plays for whom: that a bot goes on in the place of a person is no event of a game, and stands in its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from burgrave.text.catalogue import Catalogue

HAND = "hand"
"""What such a line of the log is called in the place of an event."""


class Hand(NamedTuple):
    """From here on somebody else plays a person's seat: a bot, since their time was over or they went; or they do."""

    mark: int  # events there were before
    seat: int
    what: Literal["late", "bot", "back"]


def told_hand(hand: Hand, words: Catalogue, names: Sequence[str], me: int | None) -> str:
    """Return the sentence of the log, for a seat (None: a spectator)."""
    if hand.seat == me:
        return words.text(f"log-{hand.what}-me")
    return words.text(f"log-{hand.what}", name=names[hand.seat])
