"""Check for optional packages; if any is missing, the one-line error names the extra to install.

``python -m burgrave.extras arena study`` prints the requirements of these extras for pip; see ``docs/installing.md``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, metadata
from importlib.util import find_spec

from burgrave.kernel.errors import BurgraveError


class ExtraMissing(BurgraveError):
    """Optional packages are missing; the message names the extra to install."""


def needs(extra: str, *packages: str) -> None:
    """Raise ExtraMissing unless all the given packages are installed."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise ExtraMissing(f"This needs {', '.join(missing)}: pip install 'burgrave[{extra}]'.")


def packages_of(extra: str) -> list[str]:
    """Return the requirements of an extra as lines for pip; raise ExtraMissing if the extra is unknown."""
    try:
        installed = metadata("burgrave")
    except PackageNotFoundError:
        raise ExtraMissing("Burgrave is not installed here, so its extras are unknown.") from None
    known = installed.get_all("Provides-Extra", [])
    if extra not in known:
        raise ExtraMissing(f"There is no extra {extra!r}; choose from: {', '.join(known)}.")
    asked = re.compile(rf"(?: and |; )extra == ['\"]{extra}['\"]$")
    lines = installed.get_all("Requires-Dist", [])
    return [asked.sub("", line) for line in lines if asked.search(line)]


def main(extras: Sequence[str]) -> int:
    """Print the requirements of extras, one per line; report errors in one line on stderr."""
    try:
        found = {line: None for extra in extras for line in packages_of(extra)}
    except ExtraMissing as error:
        print(f"burgrave: {error}", file=sys.stderr)
        return 2
    print("\n".join(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
