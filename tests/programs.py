"""External programs that some tests need."""

from __future__ import annotations

import os
import shutil

import pytest

__all__ = ["need"]


def need(program: str, required: str, *, path: str | None = None) -> None:
    """Skip the test if a program is missing, or fail it if the environment variable ``required`` is set.

    Contributors need not install every shell and proxy; CI has all of them.
    """
    if shutil.which(program, path=path) is not None:
        return
    if os.environ.get(required):
        pytest.fail(f"{program} is not installed", pytrace=False)
    pytest.skip(f"NOT TESTED with {program}, which is not installed")
