"""Progress of the simulation: the totals of several runs are added only if the sources are the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.table.sources import code_of
from tools.simulation import progress
from tools.simulation.progress import Progress


def test_a_run_of_the_same_sources_goes_on_with_the_sums_of_the_last_one(tmp_path: Path) -> None:
    kept = Progress.read(tmp_path / "kept.json")
    kept.games, kept.next_seed = 12, 4
    kept.faults["freezes"] = 3
    kept.write(tmp_path / "kept.json")
    assert Progress.read(tmp_path / "kept.json") == kept


def test_a_run_of_other_sources_counts_from_nothing_at_new_seeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = Progress.read(tmp_path / "kept.json")
    kept.games, kept.next_seed, kept.broken = 12, 4, {"3": "the end"}
    kept.write(tmp_path / "kept.json")
    monkeypatch.setattr(progress, "digest_of_python", lambda *_: "others")
    loaded = Progress.read(tmp_path / "kept.json")
    assert (loaded.sources, loaded.games, loaded.next_seed, loaded.broken) == ("others", 0, 4, {})


def test_results_without_a_digest_of_their_sources_are_those_of_others(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text(json.dumps({"next_seed": 2044, "games": 10229}), encoding="utf-8")
    loaded = Progress.read(tmp_path / "kept.json")
    assert (loaded.games, loaded.next_seed) == (0, 2044)


def test_only_changes_of_the_code_reset_the_totals() -> None:
    code = code_of('"""A module."""\nlimit = 3\n"""The limit."""\n\ndef at() -> int:\n    return limit  # now\n')
    assert code == code_of('limit = 3\ndef at() -> int:\n    """Return the limit."""\n    return limit\n')
    assert code != code_of("limit = 4\ndef at() -> int:\n    return limit\n")
