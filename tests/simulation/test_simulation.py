"""The server under all faults at once, in worlds that can be reproduced from their seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tools.simulation.climate import CALM, Climate, climate_of
from tools.simulation.world import Outcome, simulate

ROOT = Path(__file__).resolve().parents[2]
TRACES = "from tools.simulation.world import simulate; print(*[simulate(seed, games=1).trace for seed in {}])"


@cache
def world(seed: int) -> Outcome:
    """Return the outcome of a world with one game, simulated once."""
    return simulate(seed, games=1)


@pytest.mark.parametrize("seed", range(1, 7))
def test_promises_are_kept_whatever_happens(seed: int) -> None:
    assert (world(seed).broken, world(seed).games) == ("", 1)


def test_many_games_at_one_server_are_committed_together() -> None:
    outcome = simulate(7, climate=CALM, games=4)
    assert (outcome.broken, outcome.games) == ("", 4)
    assert outcome.seen["acknowledged"] > 100 and outcome.seen["tables"] > outcome.seen["acknowledged"]


def test_worlds_know_every_fault_and_none_knows_all() -> None:
    climates = [climate_of(Random(seed)) for seed in range(200)]
    rates = [name for name in vars(CALM) if getattr(CALM, name) == 0.0]
    for name in rates:
        known = sum(getattr(climate, name) > 0 for climate in climates)
        assert 20 <= known <= 180, name
    assert {climate.processes for climate in climates} == {1, 2, 3, 4, 5, 6, 8}
    assert {climate.processes for climate in climates if not climate.routed} == {1, 2, 3}


def test_eight_processes_take_over_from_each_other() -> None:
    climate = Climate(processes=8, shared=True, routed=True, rough=60.0, moves=0.2, kills=0.3, freezes=0.1)
    outcome = simulate(1, climate=climate, games=3)
    assert (outcome.broken, outcome.games) == ("", 3)
    assert outcome.kills > 5 and outcome.faults["moves of the hash"] > 5
    assert outcome.takeovers > 3


def test_the_same_seed_leads_to_the_same_world_in_every_process() -> None:
    """Together, the two worlds have most kinds of faults; the second process uses a different hash seed.

    This process may create the tables of its databases in another way, which takes other simulated times.
    """
    command = [sys.executable, "-c", TRACES.format((1, 4))]
    first, second = (
        subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout.split()
        for env in ({**os.environ, "PYTHONHASHSEED": seed} for seed in ("1", "2"))
    )
    assert first == second
    assert len(set(first)) == 2
