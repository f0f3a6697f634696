"""Helper for tests of command-line errors."""

import pytest

from burgrave.cli import run

__all__ = ["refusal"]


def refusal(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run an invalid command line and return its one line on stderr; check for status 2 and an empty stdout."""
    assert run(line.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("burgrave: ")
    assert printed.err.count("\n") == 1
    return printed.err
