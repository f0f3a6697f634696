"""What a command line answers when it cannot do what it was told."""

import pytest

from burgrave.cli import run

__all__ = ["refusal"]


def refusal(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Run a bad command line; return the one line that it prints on stderr, with status 2 and nothing on stdout."""
    assert run(line.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("burgrave: ")
    assert printed.err.count("\n") == 1
    return printed.err
