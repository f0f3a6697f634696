"""Helpers for tests of external bots: games to play, and programs that misbehave on demand."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import burgrave
from burgrave.bots import Bot
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import Seat, State

__all__ = ["command", "play", "python", "seat_of", "talker"]

# A program that greets, then answers each decision through answer(), by default with the first option; tests may
# redefine it.
TALKER = """
import json, os, signal, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def greet(message):
    say(type="hello", name="Talker")

def answer(message):
    say(type="play", id=message["id"], action=message["legal"][0]["action"])

{changes}

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        greet(message)
    elif message["type"] == "decide":
        answer(message)
    else:
        break
"""


def python(*arguments: object) -> str:
    """Return a command line that runs this Python interpreter with options for a fast start."""
    return shlex.join([sys.executable, "-S", "-E", *map(str, arguments)])


def command(script: Path) -> str:
    return python(script)


def talker(folder: Path, changes: str = "") -> str:
    """Write the program ``TALKER`` with ``changes``, and return its command line."""
    script = folder / "talker.py"
    script.write_text(TALKER.replace("{changes}", changes), encoding="utf-8")
    return command(script)


def seat_of(game: str = "citadels", seed: int = 1) -> Seat:
    """Return the seat that acts first in a new two-player game."""
    state = burgrave.new(game, players=2, seed=seed)
    return state.seat(state.to_act(), Rng(seed))


def play(game: str, bot: Bot, *, players: int, seed: int, look: Callable[[State, int], object] | None = None) -> State:
    """Play a whole game with ``bot`` in seat 0 against random players; call ``look`` before each of its choices."""
    state = burgrave.new(game, players=players, seed=seed)
    rng = Rng(seed)
    while not state.is_over():
        seat = state.to_act()
        handle = state.seat(seat, rng)
        if seat == 0:
            if look is not None:
                look(state, seat)
            state.apply(seat, bot.choose(handle))
        else:
            legal = handle.legal()
            state.apply(seat, legal[rng.below(len(legal))])
    return state
