"""Print digests of all text output of games, to find values equal in Python but not in JSON (1 and True)."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.kernel.events import PUBLIC, Event

PLAYED: list[tuple[str, dict[str, Any]]] = [
    *(("citadels", {"ruleset": ruleset, "players": 4}) for ruleset in ("classic", "2010", "2016")),
    ("citadels", {"ruleset": "2016", "players": 7, "scenario": "random"}),
    *(("valeria", {"players": players, "scenario": "random"}) for players in (1, 3)),
]
DECISIONS = 150


def told(game: str, options: dict[str, Any]) -> Iterator[object]:
    """Yield everything that a random game shows to seats and spectators, and all its positions."""
    events = burgrave.game_named(game).events
    state = burgrave.new(game, seed=7, **options)
    chance = random.Random(2)
    for _ in range(DECISIONS):
        if state.is_over():
            break
        for seat in range(state.num_players):
            reasons = state.why_not(seat)
            yield state.view(seat)
            yield [state.quote(seat, action).data() for action in state.legal(seat)]
            yield [[reasons[action].arguments, state.costs(seat, action)] for action in reasons]
        yield [state.view(None), state.position()]
        seat, before = state.open_seats()[0], state.event_count()
        state.apply(seat, chance.choice(state.legal(seat)))
        yield [events.told(event) for event in state.events_for(None, before)]
    for kind, (_, keys) in events.arguments.items():
        yield events.told(Event(kind, PUBLIC, (1,) * len(keys)))


if __name__ == "__main__":
    for game, options in PLAYED:
        digest = hashlib.sha256()
        for one in told(game, options):
            digest.update(json.dumps(one).encode())
        print(game, options, digest.hexdigest())
