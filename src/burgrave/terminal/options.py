"""What `burgrave play` was asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

__all__ = ["PlayOptions"]


@dataclass(frozen=True)
class PlayOptions:
    """The command line of `burgrave play`; None stands for what was not given."""

    game: str
    options: dict[str, object] = field(default_factory=dict)  # those given of ruleset, players, scenario, ...
    seats: list[str] | None = None  # human, or what bot, for each seat
    level: str | None = None  # of the bots that nothing else is said about
    seed: int | str | None = None
    lang: str | None = None
    position: Path | None = None  # file to begin from
    record: Path | None = None  # file that keeps the game
    resume: Path | None = None  # record to go on with
    plain: bool = False
    delay: float | None = None  # seconds between the moves of bots
