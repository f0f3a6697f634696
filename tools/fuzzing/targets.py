"""Fuzzing targets: each accepts any bytes, and raises only on a bug."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tools.fuzzing.frames import frames, seeds_of_frames
from tools.fuzzing.mutating import mutated_json, mutated_lines

import burgrave
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.record import Record, Recorder, Replay
from burgrave.kernel.registry import games
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.study.trials import trials_of

__all__ = ["TARGETS", "Target"]

Mutator = Callable[[bytes, Random, Callable[[bytes], bytes]], bytes]

_STEPS: Final = 40  # decisions played from a position
_SET_UPS: Final = [(name, trials_of(name).options(number)) for name in games() for number in (0, 16, 29, 67)]


@dataclass(frozen=True)
class Target:
    """One fuzzing target: a function that handles untrusted input, with initial inputs and a mutator."""

    run: Callable[[bytes], None]
    """Function that takes an input, and raises an exception if it finds a bug."""
    seeds: Callable[[], Iterator[bytes]]
    mutate: Mutator


def positions(data: bytes) -> None:
    """Parse a position; if it is valid, play some decisions from there."""
    try:
        given = json.loads(data)
    except (ValueError, RecursionError):
        return
    try:
        state = burgrave.from_position(given, seed=1)
    except BurgraveError as error:
        _one_line(error)
        return
    _use(state)


def records(data: bytes) -> None:
    """Parse a record and replay it."""
    try:
        record = Record.parse(data.decode("utf-8", "surrogateescape"))
        Record.parse(str(record))
        Replay(record).finish()
    except BurgraveError as error:
        _one_line(error)


def _use(state: State) -> None:
    """Exercise a position through the public interface of states."""
    rng = Rng("a position")
    seats = len(state.scores())
    for step in range(_STEPS):
        open_seats = state.open_seats()
        for seat in (None, *range(seats)):
            state.view(seat)
        if not open_seats:
            break
        seat = open_seats[rng.below(len(open_seats))]
        if step % 8 == 0:
            state.sample(seat, rng).view(seat)
        legal = state.legal(seat)
        assert legal, f"seat {seat} is to act but has no legal action"
        state.apply(seat, legal[rng.below(len(legal))])
    again = burgrave.from_position(json.loads(json.dumps(state.position())), seed=2)
    assert again.position() == state.position(), "a position changed in a round trip"
    state.ranks()


def _one_line(error: BurgraveError) -> None:
    text = str(error)
    assert text and "\n" not in text and len(text) < 20_000, f"an error must be one line: {text[:200]!r}"


# ---- initial inputs --------------------------------------------------------------------------------------------------


def _seeds_of_positions() -> Iterator[bytes]:
    for number, (game, options) in enumerate(_SET_UPS):
        rng = Rng(f"positions {number}")
        state = burgrave.game_named(game).new(number, options, True)
        for step in range(400):
            seats = state.open_seats()
            if not seats:
                break
            if step % 25 == 0:
                yield json.dumps(state.position()).encode()
            legal = state.legal(seats[0])
            state.apply(seats[0], legal[rng.below(len(legal))])


def _seeds_of_records() -> Iterator[bytes]:
    for number, (game, options) in enumerate(_SET_UPS):
        for decisions in (5, 60, 1000):
            rng = Rng(f"records {number}")
            kinds = [("human", f"Name {seat}") for seat in range(_players(options))]
            resolved = burgrave.game_named(game).resolve(number, options)
            recorder = Recorder(Record(game, number, kinds, options=resolved), events=False)
            for step in range(decisions):
                seats = recorder.state.open_seats()
                if not seats:
                    break
                if step % 7 == 3:
                    recorder.mix_entropy(f"{rng.state():x}")
                legal = recorder.state.legal(seats[0])
                recorder.play(seats[0], legal[rng.below(len(legal))])
            yield str(recorder.record).encode()


def _players(options: dict[str, object]) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


TARGETS: Final[dict[str, Target]] = {
    "frames": Target(frames, seeds_of_frames, mutated_lines),
    "positions": Target(positions, _seeds_of_positions, mutated_json),
    "records": Target(records, _seeds_of_records, mutated_lines),
}
