"""Errors of command lines."""

import pytest

from burgrave.cli import run

__all__ = ["refusal"]


def refusal(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a bad command line; return its single line on stderr, checking status 2 and an empty stdout."""
    assert run(line.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("burgrave: ")
    assert printed.err.count("\n") == 1
    return printed.err
