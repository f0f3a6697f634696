"""What to type to go on with a game: the command that this program was started with, as it was typed."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

__all__ = ["Start"]

_PROGRAM: Final = "burgrave"
_BY_MAKE: Final = "BURGRAVE_STARTED_AS"
"""Where the Makefile says what was typed: `make terminal`."""


@dataclass(frozen=True)
class Start:
    """How this program was started: by its name, by a Python, or by make."""

    words: Sequence[str] = (_PROGRAM,)
    make: str = ""

    @classmethod
    def of_this_program(cls) -> Start:
        """Return what will start this program again, from the same folder."""
        called = Path(sys.argv[0])
        words: Sequence[str] = (_PROGRAM,)
        if called.name == "__main__.py" and called.parent.name == _PROGRAM:
            typed = sys.orig_argv
            words = typed[: typed.index("-m") + 2] if "-m" in typed else [typed[0], sys.argv[0]]
        elif called.stem == _PROGRAM and not _is_on_path(called):
            words = [sys.argv[0]]
        return cls(tuple(words), os.environ.get(_BY_MAKE, ""))

    def play(self, game: str, arguments: Sequence[str]) -> str:
        """Return the command that plays a game with these arguments."""
        if self.make:
            return f"{self.make} GAME={game} {_for_make(arguments)}"
        return _joined([*self.words, "play", game, *arguments])


def _is_on_path(called: Path) -> bool:
    """Tell whether the name alone starts the same program."""
    found = shutil.which(_PROGRAM)
    return found is not None and Path(found).with_suffix("").resolve() == called.with_suffix("").resolve()


def _joined(words: Sequence[str]) -> str:
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _for_make(arguments: Sequence[str]) -> str:
    """Return the arguments for the shell that reads what make hands on, in one word of the shell that starts make."""
    text = shlex.join(arguments).replace("$", "$$")
    return f"ARGS={shlex.quote(text)}" if set('"$`\\!') & set(text) else f'ARGS="{text}"'
