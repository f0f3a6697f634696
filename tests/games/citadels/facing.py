"""Positions with two opposing cities, used by most tests of individual powers and districts."""

from __future__ import annotations

from typing import Any

from tests.games.citadels.playing import at, options

from burgrave.games.citadels.cards import CHARACTER_NAMES, CHARACTER_RANK
from burgrave.games.citadels.rules.state import CitadelsState

IDLE = ["thief", "magician", "bishop", "merchant"]


def facing(
    character: str,
    own: list[str],
    theirs: list[str],
    gold: int = 9,
    *,
    other: str = "king",
    their_gold: int = 0,
    hand: list[str] | None = None,
    **position: Any,
) -> CitadelsState:
    """Return a state during the turn of ``character`` (seat 0 of four), after gathering; seat 1 is ``other``."""
    taken = [rank_of(character), rank_of(other)]
    idle = [name for name in IDLE if rank_of(name) not in taken]
    return at(
        seats=[
            {"characters": [character], "city": own, "gold": gold, "hand": hand or []},
            {"characters": [other], "city": theirs, "gold": their_gold, "hand": []},
            {"characters": [idle[0]], "hand": []},
            {"characters": [idle[-1]], "hand": []},
        ],
        turn={"character": character, "gathered": True},
        **position,
    )


def rank_of(name: str) -> int:
    return int(CHARACTER_RANK[CHARACTER_NAMES.index(name)])


def starting(state: CitadelsState, *verbs: str) -> list[str]:
    """Return the options that begin with one of these verbs, sorted."""
    return sorted(option for option in options(state) if option.split()[0] in verbs)
