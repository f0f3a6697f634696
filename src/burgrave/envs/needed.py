"""Import check for the packages that an environment needs."""

from __future__ import annotations

from importlib.util import find_spec


def need(extra: str, *packages: str) -> None:
    """Raise ModuleNotFoundError, naming the pip command, unless all the given packages are installed."""
    for package in packages:
        if find_spec(package) is None:
            raise ModuleNotFoundError(
                f"This environment needs the package {package}; install it with: pip install 'burgrave[{extra}]'.",
                name=package,
            )
