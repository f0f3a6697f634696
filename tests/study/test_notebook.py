"""The notebook in docs/ runs to the end, both with its own study and with a finished one."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import nbformat
import polars as pl
import pytest
from nbclient import NotebookClient

from burgrave.study.data import DataSet, study, study_plan

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOK = ROOT / "docs" / "studying.ipynb"


def shown(folder: Path) -> list[dict[str, Any]]:
    """Run the notebook in a folder; return the outputs of its cells as dicts by MIME type."""
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(folder)}}).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert [output for output in outputs if output.output_type == "stream" and output.name == "stderr"] == []
    return [dict(output.get("data", {"text/plain": output.get("text")})) for output in outputs]


def test_it_makes_a_small_study_and_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGRAVE_STUDY_GAMES", "20")
    monkeypatch.delenv("BURGRAVE_STUDY", raising=False)
    said, seats, picked, wins, chart, luck = shown(tmp_path)
    assert said["text/plain"].startswith("20 games, ")
    data = DataSet.read(tmp_path / "small-study")
    assert data.games() == 20
    for text in (picked["text/plain"], wins["text/html"]):
        assert "warlord" in text and "architect" in text
    assert "share" in seats["text/html"]
    hands = data.scan("drawn").filter(pl.col("round") == 0).collect().group_by("game", "seat").len()["len"].to_list()
    dealt = {"0": 80 - len(hands), "1": hands.count(1), "2": len(hands) - hands.count(1)}
    rows = [re.findall(r"<td>([^<]*)</td>", row) for row in luck["text/html"].split("<tr>")]
    assert {row[0]: int(row[1]) for row in rows if len(row) == 4 and row[0] in dealt} == dealt
    picture = chart["image/svg+xml"]
    assert "warlord" in picture and "95% intervals" in picture and not re.search(r"NaN|Infinity", picture)


def test_it_takes_a_study_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = study_plan("citadels", {"players": [3], "ruleset": ["classic"]}, games=10, bots=["random"], seed=3)
    study(plan, tmp_path / "mine")
    monkeypatch.setenv("BURGRAVE_STUDY", os.fspath(tmp_path / "mine"))
    assert shown(tmp_path)[0]["text/plain"].startswith("10 games, ")
    assert not (tmp_path / "small-study").exists()


def test_it_is_kept_without_what_it_showed_somebody() -> None:
    notebook: Any = nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)
