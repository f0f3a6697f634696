"""Games produce the same text output on both cores."""

from __future__ import annotations

from collections.abc import Callable


def test_both_cores_tell_the_same_text(run_compiled: Callable[..., str], run_interpreted: Callable[..., str]) -> None:
    compiled = run_compiled("-m", "tests.kernel.everything_told")
    assert len(compiled.splitlines()) == 6
    assert compiled == run_interpreted("-m", "tests.kernel.everything_told")
