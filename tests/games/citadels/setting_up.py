"""Helpers for tests of the setup: cast, cards, and the errors for invalid options."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.playing import new

from burgrave import SetupError
from burgrave.games.citadels.cards import CARD_KIND, CHARACTER_NAMES, DISTRICT_NAMES, KIND_TYPE, TYPE_NAMES
from burgrave.games.citadels.rules.state import CitadelsState

BASE = [  # the purples of the older editions, one entry per card
    "dragon_gate", "graveyard", "great_wall", "haunted_quarter", "keep", "keep", "laboratory", "library",
    "observatory", "school_of_magic", "smithy", "university",
]  # fmt: skip


def every_card(state: CitadelsState) -> list[int]:
    found = list(state.deck[state.top :])
    for player in state.players:
        found += player.hand
    return found


def cast(state: CitadelsState) -> list[str]:
    return [CHARACTER_NAMES[one] for one in state.cast if one >= 0]


def uniques(state: CitadelsState) -> list[str]:
    kinds = [CARD_KIND[card] for card in every_card(state)]
    return sorted(DISTRICT_NAMES[kind] for kind in kinds if TYPE_NAMES[KIND_TYPE[kind]] == "unique")


def refused(line: str, **wanted: Any) -> None:
    """Assert that a game with these options is rejected with exactly this error."""
    with pytest.raises(SetupError) as caught:
        new(**wanted)
    assert str(caught.value) == line


def without(*names: str) -> list[str]:
    """Return the base purples other than these, with one entry per card."""
    left = list(BASE)
    for name in names:
        left.remove(name)
    return left
