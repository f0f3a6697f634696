"""A recorded game for tests of records, and ways to damage it."""

from pathlib import Path
from typing import Any

from burgrave import Record, Recorder, Rng

SEATS = [("human", "Ana"), ("random", ""), ("rules", "Old Bob"), ("random", "")]


def recorded(
    seed: object = 1,
    players: int = 4,
    limit: int = 10**6,
    path: Path | None = None,
    **options: Any,
) -> Recorder:
    """Return a recorded game with up to ``limit`` random actions."""
    seats = [("human", "Ana")] + [("random", "")] * (players - 1)
    chosen = {"players": players, **options}
    recorder = Recorder(Record.new("citadels", seed=seed, seats=seats, options=chosen), path, events=False)
    rng = Rng(seed)
    while not recorder.state.is_over() and recorder.decisions < limit:
        seat = recorder.state.to_act()
        legal = recorder.state.legal(seat)
        recorder.play(seat, legal[rng.below(len(legal))])
    return recorder


TEXT = str(recorded().record)
LINES = TEXT.splitlines()
FIRST = 1 + next(number for number, line in enumerate(LINES) if line.startswith("0 pick"))


def changed(number: int, line: str | None) -> str:
    """Return the valid record after replacing one line (counted from 1), or removing it if ``line`` is None."""
    lines = LINES.copy()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"
