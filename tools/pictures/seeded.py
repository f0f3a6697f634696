"""Games shown in the pictures: fixed seeds make the pictures reproducible."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from tools.samples import SAMPLES, Sample, message

from burgrave.bots import bot_named
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.rng import Rng
from burgrave.review import Reviewer
from burgrave.review.telling import Teller
from burgrave.text.narration import narrator_for

__all__ = ["NAME", "NAMES", "REVIEWED", "TABLES", "reviewed", "table"]

NAMES: Final = ("Ana", "Odo", "Bruno", "Chiara")
REVIEWED: Final[dict[str, Any]] = {
    "game": "citadels",
    "options": {"players": 4, "ruleset": "2016", "scenario": "first-game"},
}
NAME: Final = "Friday"
"""Name of the table."""
SEED: Final = 1
"""Seed of the reviewed game."""
FIVE: Final = {"players": 5, "ruleset": "2016", "scenario": "first-game"}
TABLES: Final = {
    "citadels": Sample("citadels", "main", FIVE, since=8, verb="build", hand=4, seed=36),
    "valeria": SAMPLES["valeria-4p-act-late"],
}
"""The decision of each game that the pictures show: mid-game, with many options."""


@cache
def table(game: str, before: int = 0) -> dict[str, Any]:
    """Return the "table" message of a game, ``before`` decisions earlier than the decision in ``TABLES``."""
    return message(TABLES[game], before)


@cache
def reviewed() -> dict[str, Any]:
    """Play a game between bots and review it; return the review as sent to the page, in English."""
    game: str = REVIEWED["game"]
    seats = [("human", name) for name in NAMES]
    with Recorder(Record.new(game, seed=SEED, seats=seats, options=REVIEWED["options"])) as recorder:
        bots = [bot_named(game, "rules", SEED) for _ in seats]
        while not recorder.state.is_over():
            seat = recorder.state.to_act()
            recorder.play(seat, bots[seat].choose(recorder.state.seat(seat, Rng(recorder.decisions))))
        reviewer = Reviewer(recorder.record, seed=SEED, total=1)  # the fewest trials a review may use
        reviewer.run()
        teller = Teller(reviewer.review, reviewer.table, narrator_for(recorder.state, "en"), NAMES)
        told: dict[str, Any] = msgspec.to_builtins(teller.told(), str_keys=True)
        return told
