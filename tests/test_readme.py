"""The README's Python session works as shown."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def test_the_session_in_the_readme_goes_as_shown() -> None:
    """All blocks together are one session."""
    blocks = re.findall(r"^```pycon\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "README", "README.md", 0)
    assert len(session.examples) > 20
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(session, out=said.append)
    assert result.failed == 0, "".join(said)
