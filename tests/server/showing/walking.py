"""Random games that make progress, for tests of messages to watchers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.kernel.events import Event, pack
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State

__all__ = ["GAMES", "NAMES", "Table", "notation", "player_names", "ruleset_of", "step", "texts", "twin", "walk"]

NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo"]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(
        ("citadels", {"ruleset": rules, "players": n})
        for rules, n in (("classic", 5), ("2010", 8), ("2016", 2), ("2016", 4))
    ),
    *(("valeria", {"players": n}) for n in (1, 2, 5)),
]
Table = dict[str, Any]


def walk(game: str, seed: int, options: dict[str, Any]) -> Iterator[State]:
    """Yield the state of a game before each of its decisions, and at the end."""
    state = burgrave.new(game, seed=seed, scenario="random", **options)
    rng = random.Random(seed)
    while True:
        yield state
        if state.is_over():
            return
        step(game, state, rng)


def step(game: str, state: State, rng: random.Random) -> tuple[int, str]:
    """Play a random action of a random open seat; return the seat and the action."""
    seat = rng.choice(state.open_seats())
    legal = state.legal(seat)
    costly = [one for one in legal if not notation(game, one).startswith("gain")]  # only gaining never ends a game
    action = rng.choice(costly if costly and rng.random() < 0.8 else legal)
    state.apply(seat, action)
    return seat, notation(game, action)


def notation(game: str, action: int) -> str:
    return burgrave.game_named(game).notation(action)


def ruleset_of(options: dict[str, Any]) -> str | None:
    ruleset: str | None = options.get("ruleset")
    return ruleset


def player_names(state: State) -> list[str]:
    return NAMES[: len(state.scores())]


def twin(state: State, seat: int, seed: int) -> State:
    """Return a copy that differs only in information hidden from a seat: hidden cards, and other seats' events."""
    other = state.sample(seat, Rng(seed))
    other.keep_events(True)
    for event in state.events:
        other.note(_code(event if event.audience >> seat & 1 else _altered(event)))
    return other


def _altered(event: Event) -> Event:
    """Return a copy of a private event with a different secret, which is the last argument."""
    return Event(event.kind, event.audience, (*event.args[:-1], (event.args[-1] + 1) % 10))


def _code(event: Event) -> int:
    return pack(event.kind, event.audience, *event.args)


def texts(paragraphs: list[dict[str, Any]]) -> list[list[str]]:
    """Return the sentences of a log as plain text."""
    return [["".join(_plain(part) for part in line["parts"]) for line in one["lines"]] for one in paragraphs]


def _plain(part: str | dict[str, str]) -> str:
    return part if isinstance(part, str) else part["text"]
