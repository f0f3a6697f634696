"""Programs that some tests need, and that a machine may lack."""

from __future__ import annotations

import os
import shutil

import pytest

__all__ = ["need"]


def need(program: str, required: str, *, path: str | None = None) -> None:
    """Skip the test where a program is not installed, or fail it where the environment says that it is ``required``.

    Nobody has to install every shell and proxy to change a rule of a game; what checks a change has them all.
    """
    if shutil.which(program, path=path) is not None:
        return
    if os.environ.get(required):
        pytest.fail(f"{program} is not installed", pytrace=False)
    pytest.skip(f"NOT TESTED with {program}, which is not installed")
