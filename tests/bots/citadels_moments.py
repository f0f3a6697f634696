"""Helpers for tests of Citadels bots: positions, and the bots' values and choices in them."""

from __future__ import annotations

from typing import Any

import burgrave
from burgrave.games.citadels.play.policy import CitadelsPolicy
from burgrave.games.citadels.rules.state import CitadelsState
from burgrave.games.citadels.verbs import notation
from burgrave.kernel.arrays import action_list
from burgrave.kernel.rng import Rng

TRIES = 60
STRONG = ["palace", "castle", "cathedral", "harbor", "fortress"]


def at(**position: Any) -> CitadelsState:
    """Return a Citadels state at this position, which may be partial."""
    state = burgrave.from_position({"game": "citadels", **position}, seed=position.pop("seed", 0))
    assert isinstance(state, CitadelsState)
    return state


def going(character: str, *, gold: int = 3, hand: Any = (), city: Any = (), others: Any = (), **more: Any) -> Any:
    """Return the position after seat 0 has gathered as ``character``, with at least four players."""
    me = {"characters": [character], "gold": gold, "hand": list(hand), "city": list(city)}
    seats = [me, *others]
    about = {"character": character, "seat": 0, "gathered": True} | more.pop("turn", {})
    return at(**({"players": max(4, len(seats)), "seats": seats, "turn": about} | more))


def worth(state: CitadelsState) -> dict[str, float]:
    """Return the value of each legal action of the seat to act, by notation."""
    seat = state.to_act()
    legal = state.legal(seat)
    values: list[float] = []
    CitadelsPolicy().action_values(state, seat, legal, values)
    return dict(zip([notation(action) for action in legal], values, strict=True))


def best(state: CitadelsState) -> str:
    values = worth(state)
    return max(values, key=lambda action: values[action])


def quick(state: CitadelsState) -> set[str]:
    """Return all actions that a playout may choose in this position."""
    seat = state.to_act()
    legal = state.legal(seat)
    policy, rng = CitadelsPolicy(), Rng("quick")
    return {notation(policy.rollout_action(state, seat, action_list(legal), rng)) for _ in range(TRIES)}


def plays(state: CitadelsState) -> set[str]:
    return {best(state)} | quick(state)


def turn(state: CitadelsState) -> list[str]:
    seat, found = state.turn, list[str]()
    while state.turn == seat and not state.is_over():
        found.append(best(state))
        state.play(state.legal(state.to_act())[list(worth(state)).index(found[-1])])
        if found[-1] == "end":
            break
    return found
