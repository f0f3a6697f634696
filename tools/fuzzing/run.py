"""Fuzzing process for one target: `python -m tools.fuzzing.run TARGET [FILE] [LIBFUZZER OPTIONS]`."""

from __future__ import annotations

import importlib
import sys
from random import Random
from typing import Any


def main() -> None:
    name, *options = sys.argv[1:]
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["burgrave"]):
        targets = importlib.import_module("tools.fuzzing.targets").TARGETS
    target = targets[name]

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        changed: bytes = target.mutate(bytes(data), Random(seed), lambda raw: atheris.Mutate(raw, max(len(raw), 64)))
        return changed[:most]

    atheris.Setup([sys.argv[0], *options], target.run, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
