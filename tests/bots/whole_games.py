from __future__ import annotations

from typing import Any

import burgrave
from burgrave.bots import bot_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["played"]


def played(game: str, kinds: list[str], seed: int, *, longest: int, **options: Any) -> tuple[State, list[int]]:
    """Play a game among bots, asserting that it takes fewer than ``longest`` decisions.

    Return the final state and the actions.
    """
    state = burgrave.new(game, players=len(kinds), seed=seed, events=False, **options)
    bots = [bot_named(game, kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    worlds = Rng(seed)
    actions: list[int] = []
    while not state.is_over():
        seat = state.to_act()
        action = bots[seat].choose(state.seat(seat, worlds))
        state.apply(seat, action)  # raises an error if the bot chose an illegal action
        actions.append(action)
        assert len(actions) < longest
    return state, actions
