"""Style of the prose: how docstrings begin, and words that this project avoids (see CONTRIBUTING.md)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CODE = ("src", "tools", "benchmarks", "tests", "examples", "web/src")
PAGES = ("docs", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "benchmarks", "examples")
SPARED = (ROOT / "docs" / "rules", ROOT / "docs" / "coverage")  # printed rules; names of tests
HERE = Path(__file__).resolve()

OPENING = re.compile(r"(What|Who|Whose|Whoever|Whether|How|Where|When|Why|Which|Tell whether|Says? whether|Told)\b")
UNWANTED = re.compile(r"\b(whoever|whomever|anew|tell whether|tells whether|of late|thereby|whither)\b", re.IGNORECASE)


def files_of(folders: tuple[str, ...], *endings: str) -> Iterator[Path]:
    for folder in folders:
        place = ROOT / folder
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            if file.suffix in endings and not {"node_modules", "__pycache__"} & {*file.parts}:
                yield file


def relative(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", CODE[:-1])
def test_docstrings_begin_with_a_noun_or_an_imperative(folder: str) -> None:
    wrong: list[str] = []
    for file in files_of((folder,), ".py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node) or ""
                if OPENING.match(text) and not (folder == "tests" and isinstance(node, ast.FunctionDef)):
                    wrong.append(f"{relative(file)}:{getattr(node, 'lineno', 1)}: {text.splitlines()[0]}")
    assert wrong == []


def test_words_that_nobody_uses_are_not_used() -> None:
    wrong: list[str] = []
    texts = [*files_of(CODE, ".py", ".ts", ".svelte"), *files_of(("src",), ".ftl"), *files_of(PAGES, ".md")]
    for file in texts:
        if file == HERE or any(map(file.is_relative_to, SPARED)) or (file.suffix == ".ftl" and "en" not in file.parts):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if found := UNWANTED.search(line):
                wrong.append(f"{relative(file)}:{number}: {found[0]}")
    assert wrong == []
