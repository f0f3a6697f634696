"""Packages that a part of Burgrave needs and that an extra brings: asked for in one line, before any work begins.

``python -m burgrave.extras arena study`` prints what these extras bring, for pip: ``docs/installing.md``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, metadata
from importlib.util import find_spec

from burgrave.kernel.errors import BurgraveError


class ExtraMissing(BurgraveError):
    """Packages are not installed that this needs. The message names the extra that brings them."""


def needs(extra: str, *packages: str) -> None:
    """Raise ExtraMissing unless all these packages are there."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise ExtraMissing(f"This needs {', '.join(missing)}: pip install 'burgrave[{extra}]'.")


def packages_of(extra: str) -> list[str]:
    """Return what an extra brings, as lines for pip; raise ExtraMissing if the installed Burgrave has no such extra."""
    try:
        installed = metadata("burgrave")
    except PackageNotFoundError:
        raise ExtraMissing("Burgrave is not installed here, so nobody knows what its extras bring.") from None
    known = installed.get_all("Provides-Extra", [])
    if extra not in known:
        raise ExtraMissing(f"There is no extra {extra!r}; choose from: {', '.join(known)}.")
    asked = re.compile(rf"(?: and |; )extra == ['\"]{extra}['\"]$")
    lines = installed.get_all("Requires-Dist", [])
    return [asked.sub("", line) for line in lines if asked.search(line)]


def main(extras: Sequence[str]) -> int:
    """Print what extras bring, a package a line; say in one line what is wrong."""
    try:
        found = {line: None for extra in extras for line in packages_of(extra)}
    except ExtraMissing as error:
        print(f"burgrave: {error}", file=sys.stderr)
        return 2
    print("\n".join(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
