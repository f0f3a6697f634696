"""Figures of the simulation, from the totals of all runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from benchmarks.table.results import Figure, Measurement, at_least, none, plain

__all__ = ["RESULTS", "measured"]

RESULTS: Final = Path(__file__).resolve().parents[1] / "results" / "simulation.json"
GAMES: Final = 10_000


def measured() -> Measurement:
    """Return the measurement "simulation"."""
    kept: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))
    seen: dict[str, int] = kept["seen"]
    faults: list[Figure] = [plain(name, count, "") for name, count in kept["faults"].items()]
    return Measurement(
        "simulation",
        "Whole games of both, by people and bots, on the server's own code with a clock, a network and a database that"
        " a seed moves: messages late, twice or lost, connections cut or silent, the database slow, away or without an"
        " answer, one to three servers killed, stopped, frozen or deaf. After every commit and every message it is"
        " looked at whether what was promised is kept ([simulating-faults.md](simulating-faults.md)).",
        'make simulate-faults ARGS="--hours 1"',
        [
            at_least("games", kept["games"], "", GAMES),
            plain("worlds, each with a seed", kept["worlds"], ""),
            plain("hours in them", kept["hours"], ""),
            plain("decisions", kept["decisions"], ""),
            plain("actions acknowledged, and looked for in the log", seen.get("acknowledged", 0), ""),
            plain("tables shown, and compared with what the log leads to", seen.get("tables", 0), ""),
            plain("processes killed", kept["kills"], ""),
            plain("processes stopped and begun again", kept["stops"], ""),
            *faults,
            none("broken promises", len(kept["broken"])),
        ],
        [f"seed {seed}: {text}" for seed, text in kept["broken"].items()],
        times=False,
    )
