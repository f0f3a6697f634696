"""Python sessions in the README, the tutorial and the page on states, which must run as shown."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("page", "lines"),
    [("README.md", 8), ("docs/states.md", 15), pytest.param("docs/tutorial.md", 40, marks=pytest.mark.long)],
)
def test_the_session_of_a_page_runs_as_shown(page: str, lines: int) -> None:
    """All code blocks on a page form a single session."""
    blocks = re.findall(r"^```pycon\n(.*?)^```$", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    assert len(session.examples) > lines
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert result.failed == 0, "".join(said)
