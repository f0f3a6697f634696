"""Stored totals of all simulation runs."""

from __future__ import annotations

import json
import signal
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.table.sources import digest_of_python
from tools.simulation.world import Outcome

__all__ = ["Progress", "ignore_interrupts"]

_OTHER: Final = frozenset({"__main__.py", "progress.py", "promises.py"})
"""Modules of the simulation that do not determine what happens in a world; ``promises`` only checks it."""


@dataclass
class Progress:
    """Totals of all runs of the same sources."""

    sources: str = ""
    next_seed: int = 1
    worlds: int = 0
    games: int = 0
    decisions: int = 0
    kills: int = 0
    stops: int = 0
    takeovers: int = 0
    alone: float = 0.0  # seconds
    hours: float = 0.0  # of simulated time
    faults: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    broken: dict[str, str] = field(default_factory=dict)  # by seed

    @classmethod
    def read(cls, file: Path) -> Progress:
        """Return the stored totals, or empty totals if the sources have changed.

        Empty totals continue after the last seed that was simulated with the earlier sources. A change of the checks
        keeps the totals: the seeds that violated an invariant are then simulated again.
        """
        simulated = [file.name for file in Path(__file__).parent.glob("*.py") if file.name not in _OTHER]
        sources = digest_of_python("src/burgrave/server", *(f"tools/simulation/{name}" for name in simulated))
        if not file.exists():
            return cls(sources)
        kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if kept.get("sources") != sources:
            return cls(sources, next_seed=kept["next_seed"])
        return cls(**{**kept, "faults": Counter(kept["faults"]), "seen": Counter(kept["seen"])})

    def write(self, file: Path) -> None:
        data = asdict(self) | {"faults": dict(sorted(self.faults.items())), "seen": dict(sorted(self.seen.items()))}
        file.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")

    def add(self, outcome: Outcome) -> None:
        self.next_seed = max(self.next_seed, outcome.seed + 1)
        self.worlds += 1
        self.games += outcome.games
        self.decisions += outcome.decisions
        self.kills += outcome.kills
        self.stops += outcome.stops
        self.takeovers += outcome.takeovers
        self.alone = round(max(self.alone, outcome.alone), 2)
        self.hours = round(self.hours + outcome.seconds / 3600, 2)
        self.faults += outcome.faults
        self.seen += outcome.seen
        if outcome.broken:
            self.broken[str(outcome.seed)] = outcome.broken


def ignore_interrupts() -> None:
    """Ignore SIGINT: the parent process handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
