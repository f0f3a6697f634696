"""Results of the simulation, from the totals of all runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from benchmarks.table.results import Figure, Measurement, at_least, none, plain

__all__ = ["RESULTS", "measured"]

RESULTS: Final = Path(__file__).resolve().parents[1] / "results" / "simulation.json"
GAMES: Final = 10_000


def measured() -> Measurement:
    """Return the totals of all simulation runs as a measurement."""
    kept: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8"))
    seen: dict[str, int] = kept["seen"]
    faults: list[Figure] = [plain(name, count, "") for name, count in kept["faults"].items()]
    return Measurement(
        "simulation",
        "Whole games of Citadels and Valeria, played by simulated people and bots on the server's own code, with a"
        " clock, a network and a database controlled by a seed. Messages are late, duplicated or lost; connections are"
        " cut or silent;"
        " the database is slow, unavailable or does not respond; one to eight servers are killed, stopped, frozen, lose"
        " the database or miss notifications; a proxy sends the requests for a room to one server after another."
        " All invariants are checked after every commit and every message"
        " ([simulating-faults.md](simulating-faults.md)).",
        'make simulate-faults ARGS="--hours 1"',
        [
            at_least("games", kept["games"], "", GAMES),
            plain("worlds (seeds)", kept["worlds"], ""),
            plain("hours of simulated time", kept["hours"], ""),
            plain("decisions", kept["decisions"], ""),
            plain("acknowledged actions checked in the log", seen.get("acknowledged", 0), ""),
            plain("tables compared with the log", seen.get("tables", 0), ""),
            plain("processes killed", kept["kills"], ""),
            plain("processes restarted", kept["stops"], ""),
            plain("rooms taken over from processes that failed or stopped", kept["takeovers"], ""),
            plain("longest time of a game without a process, where notifications may take seconds", kept["alone"], "s"),
            *faults,
            none("violated invariants", len(kept["broken"])),
        ],
        [f"seed {seed}: {text}" for seed, text in kept["broken"].items()],
        times=False,
    )
