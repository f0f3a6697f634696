"""Guarantees in SECURITY.md, each of which must name an existing test."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PROMISES = (ROOT / "SECURITY.md").read_text(encoding="utf-8").partition("## Guarantees")[2].partition("\n## ")[0]


def test_every_promise_is_held_by_a_test() -> None:
    rows = [row.strip("|").split("|") for row in PROMISES.splitlines() if row.startswith("|")][2:]
    assert len(rows) > 15
    for _against, promise, held in rows:
        files = re.findall(r"\]\(([^)]+)\)", held)
        assert files, promise
        missing = [file for file in files if not (ROOT / file).is_file()]
        assert not missing, f"{promise.strip()}: {missing}"
        assert any(file.startswith("tests/") for file in files), promise
