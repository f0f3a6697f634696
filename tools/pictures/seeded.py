"""Games shown in the pictures: fixed seeds make the pictures reproducible."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from tools.samples import SAMPLES, Sample, message, message_to

import burgrave
from burgrave.bots import bot_named
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.review import Reviewer
from burgrave.review.telling import Teller
from burgrave.server.showing.table import showing
from burgrave.text.narration import narrator_for

__all__ = ["NAME", "NAMES", "REVIEWED", "TABLES", "replayed", "reviewed", "table"]

NAMES: Final = ("Ana", "Odo", "Bruno", "Chiara")
REVIEWED: Final[dict[str, Any]] = {
    "game": "citadels",
    "options": {"players": 4, "ruleset": "2016", "scenario": "first-game"},
}
NAME: Final = "Friday"
SEED: Final = 1
"""Seed of the reviewed game."""
FIVE: Final = {"players": 5, "ruleset": "2016", "scenario": "first-game"}
TABLES: Final = {
    "citadels": Sample("citadels", "main", FIVE, since=8, verb="build", hand=4, seed=36),
    "valeria": SAMPLES["valeria-4p-act-late"],
}
"""For each game, the decision that the pictures show: mid-game, with many options."""


@cache
def table(game: str, before: int = 0) -> dict[str, Any]:
    """Return the "table" message of a game, ``before`` decisions earlier than the decision in ``TABLES``."""
    return message(TABLES[game], before)


@cache
def _record() -> Record:
    game: str = REVIEWED["game"]
    seats = [("human", name) for name in NAMES]
    with Recorder(Record.new(game, seed=SEED, seats=seats, options=REVIEWED["options"])) as recorder:
        bots = [bot_named(game, "rules", SEED) for _ in seats]
        while not recorder.state.is_over():
            seat = recorder.state.to_act()
            recorder.play(seat, bots[seat].choose(recorder.state.seat(seat, Rng(recorder.decisions))))
        return recorder.record


@cache
def reviewed() -> dict[str, Any]:
    """Review a game between bots; return the review as sent to the page, in English."""
    reviewer = Reviewer(_record(), seed=SEED, total=1)  # the fewest trials a review may use
    reviewer.run()
    teller = Teller(reviewer.review, reviewer.table, narrator_for(_start(), "en"), NAMES)
    told: dict[str, Any] = msgspec.to_builtins(teller.told(), str_keys=True)
    return told


def replayed(step: int) -> dict[str, Any]:
    """Return the "table" message of the reviewed game after ``step`` decisions, with all cards revealed."""
    game: str = REVIEWED["game"]
    shows = showing(game, game_named(game).edition(REVIEWED["options"]), "en")
    return message_to(None, _start(), _record().actions()[:step], NAMES, shows) | {"step": step}


def _start() -> State:
    state: State = burgrave.new(REVIEWED["game"], seed=SEED, **REVIEWED["options"])
    return state
