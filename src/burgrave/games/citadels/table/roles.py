"""Citadels: which characters everybody played."""

from __future__ import annotations

from collections import Counter

from burgrave.games.citadels.rules.cards import CHARACTER_NAMES
from burgrave.games.citadels.rules.events import REVEAL
from burgrave.kernel.state import State
from burgrave.server.showing.game import Roles

__all__ = ["roles_of"]


def roles_of(state: State) -> Roles:
    """Return, by seat, in how many rounds each character was played: who was killed did not play."""
    played: list[Counter[str]] = [Counter() for _ in range(state.num_players)]
    for event in state.events_for(None):
        if event.kind == REVEAL:
            seat, character = event.args
            played[seat][CHARACTER_NAMES[character]] += 1
    return [{"characters": dict(one)} for one in played]
