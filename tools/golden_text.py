"""Golden games in two forms: as full text, or as a record with hashes of the text."""

from __future__ import annotations

import hashlib
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

import burgrave
from burgrave.kernel.events import PUBLIC, SPECTATOR, Event
from burgrave.kernel.state import State

__all__ = ["Playthrough", "hash_of", "record_of", "words"]

VIEWS_EVERY = 40  # decisions
DIGEST_EVERY = 10


@dataclass(frozen=True)
class Playthrough(ABC):
    """Definition of one golden game: its options, its random choices, and the form of its text."""

    players: int
    seed: int

    @property
    @abstractmethod
    def game(self) -> str: ...

    @abstractmethod
    def name(self) -> str: ...

    @property
    def readable(self) -> bool:
        """True if the file contains the whole text, False if it contains the record."""
        return True

    @abstractmethod
    def options(self) -> dict[str, object]: ...

    @abstractmethod
    def chance(self) -> burgrave.Rng: ...

    @abstractmethod
    def choose(self, state: State, rng: burgrave.Rng) -> tuple[int, int]:
        """Return the deciding seat and its action."""

    @property
    @abstractmethod
    def events(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        """Names of all kinds of events and of their arguments."""

    @abstractmethod
    def argument(self, name: str, value: int) -> str: ...

    @abstractmethod
    def views(self, state: State) -> Iterator[str]:
        """Yield the public view, then a line of private knowledge for each seat."""

    def written(self) -> str:
        """Return the contents of the golden file: the full text, or the record."""
        return self.text() if self.readable else record_of(self.text())

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        game = burgrave.game_named(self.game)
        options, rng = self.options(), self.chance()
        state = game.new(self.seed, options, True)
        yield f"game {game.name}, rules version {game.rules_version}, seed {self.seed}"
        yield f"options {json.dumps(game.resolve(self.seed, options))}"
        decisions, mark = 0, 0
        while True:
            for event in state.events_since(mark):
                yield f"    {self._told(event)}"
            mark = state.event_count()
            if decisions % VIEWS_EVERY == 0 or state.is_over():
                yield from self.views(state)
            if decisions % DIGEST_EVERY == 0 or state.is_over():
                yield f"  digest {state.digest()}"
            if state.is_over():
                break
            others = state.open_seats()
            seat, action = self.choose(state, rng)
            others.remove(seat)
            decisions += 1
            also = f" (open {_numbers(others)})" if others else ""
            yield f"{decisions}. seat {seat}{also}: {_options(game, state.legal(seat))}"
            yield f"  > {game.notation(action)}"
            state.apply(seat, action)
        yield f"scores {_numbers(state.scores())}, places {_numbers(state.ranks())}, rounds {state.rounds()}"

    def _told(self, event: Event) -> str:
        """Return an event in the engine's notation, preceded by its audience unless it is public."""
        kind, names = self.events[event.kind]
        said = " ".join([kind, *(self.argument(name, value) for name, value in zip(names, event.args, strict=False))])
        if event.audience == PUBLIC:
            return said
        told = [str(seat) for seat in range(self.players) if event.audience >> seat & 1]
        if event.audience & SPECTATOR:
            told.append("spectators")
        return f"({' '.join(told)}) {said}"


def record_of(text: str) -> str:
    """Return the record of a game, given the game's text.

    After the first two lines, each line contains ten decisions with their seats, a hash of all text before the next
    decision, and the state's digest.
    """
    lines = text.splitlines()
    found, played = [*lines[:2]], list[str]()
    so_far, digest, seat = hashlib.blake2b(digest_size=4), "", ""

    def flush() -> None:
        found.append(f"{len(found) - 1}. {'; '.join(played)} | {so_far.hexdigest()} {digest}".rstrip())
        played.clear()

    for line in lines:
        if decision := re.match(r"\d+\. seat (\d+)", line):
            if len(played) == DIGEST_EVERY:
                flush()
            seat, digest = decision[1], ""
        elif line.startswith("  > "):
            played.append(f"{seat} {line.removeprefix('  > ')}")
        elif line.startswith("  digest "):
            digest = line.removeprefix("  digest ")
        so_far.update(line.encode() + b"\n")
    flush()
    return "\n".join([*found, lines[-1]]) + "\n"


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _options(game: burgrave.Game, legal: list[int]) -> str:
    """Return the options in order, merging consecutive options that share a verb."""
    parts: list[str] = []
    last = ""
    for action in legal:
        verb, _, argument = game.notation(action).partition(" ")
        if argument and verb == last:
            parts[-1] += f" {argument}"
        else:
            parts.append(game.notation(action))
        last = verb if argument else ""
    return ", ".join(parts)


def words(found: list[str]) -> str:
    """Return the words joined by spaces, or a dash if there are none."""
    return " ".join(found) or "-"


def hash_of(data: object) -> str:
    """Return a short hash of JSON data."""
    return hashlib.blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=4).hexdigest()
