"""Documentation pages of the environments: tables match the core, and sessions run as shown."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from tools.envs_pages import GAMES, PAGES, tables, written

HEADINGS = ["Description", "Rules", "Observations", "Actions", "Rewards", "End", "Versions"]


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_are_those_of_the_core(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert written(page, tables(game)) == page, "run make envs-pages"
    assert re.findall(r"^## (.*)$", page, re.MULTILINE) == HEADINGS


def test_the_sessions_go_as_shown() -> None:
    page: Path = PAGES / "README.md"
    blocks = re.findall(r"^```pycon\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page.name, page.name, 0)
    assert len(session.examples) > 20
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert result.failed == 0, "".join(said)
