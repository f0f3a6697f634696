"""Diagnosis of an installation: the core in use, missing parts, and how to fix them.

The checks inspect files and metadata before importing anything, so that they work in a broken installation.
"""

from __future__ import annotations

import asyncio
import platform
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from burgrave._version import __version__
from burgrave.build_info import core_modules
from burgrave.kernel.errors import plural

PACKAGE: Final = Path(__file__).resolve().parent
CLIENT: Final = PACKAGE / "server" / "client"
WHEELS: Final = "CPython 3.11 to 3.14 on Linux with glibc (x86-64, arm64), macOS (arm64) and Windows (x86-64)"
"""Platforms that have a wheel with the compiled core."""

_AGAIN: Final = f"pip install --force-reinstall --no-deps burgrave=={__version__}"
_FROM_SOURCES: Final = f"HATCH_BUILD_HOOKS_ENABLE=1 {_AGAIN} --no-binary burgrave"


@dataclass(frozen=True)
class Finding:
    """Result of a check, with remedies if something is wrong or missing."""

    about: str
    state: Literal["ok", "note", "fault"]
    says: str
    remedies: tuple[str, ...] = ()


def examine(database_url: str | None = None) -> list[Finding]:
    """Check the core, the client, the required packages, the games, and the database if there is one."""
    checkout = (PACKAGE.parent.parent / "hatch_build.py").is_file()
    found = [_core(checkout), _client(checkout), _packages(checkout)]
    if found[-1].state != "fault":
        found += [_games(), _postgres(), _database(database_url)]
    return found


def report(found: list[Finding]) -> str:
    """Format the findings as lines for a terminal."""
    return "\n".join(_lines(found))


def _lines(found: list[Finding]) -> Iterator[str]:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    yield f"burgrave {__version__}, {python}, {platform.system()} {platform.machine()}"
    yield f"in {PACKAGE}"
    for one in found:
        yield f"  {one.state:<5}  {one.about:<8}  {one.says}"
        for remedy in one.remedies:
            yield f"{'':19}{remedy}"
    faults = sum(one.state == "fault" for one in found)
    yield f"{faults or 'No'} {plural('fault', faults)}."


def _core(checkout: bool) -> Finding:
    modules = core_modules()
    compiled = sum(modules.values())
    if modules and compiled == len(modules):
        return Finding("core", "ok", f"The rules core is compiled ({compiled} modules).")
    if compiled:
        says = f"The rules core is only partly compiled ({compiled} modules of {len(modules)})."
        return Finding("core", "fault", says, (f"Reinstall it: {_AGAIN}",))
    says = "The rules core is interpreted: everything works, but bots and simulations are about 40 times slower."
    if checkout:
        return Finding("core", "note", says, ("In a checkout, `make play` and `make terminal` compile it.",))
    remedies = (
        f"Wheels for {WHEELS} contain the compiled core: {_AGAIN}",
        f"Elsewhere, compile it with a C compiler: {_FROM_SOURCES}",
    )
    return Finding("core", "note", says, remedies)


def _client(checkout: bool) -> Finding:
    page = CLIENT / "index.html"
    remedy = "Build it: make client" if checkout else f"Reinstall it: {_AGAIN}"
    if not page.is_file():
        return Finding("client", "fault", "The browser client is missing: `burgrave serve` has no page.", (remedy,))
    wanted = re.findall(r'(?:src|href)="\./([^"]+)"', page.read_text(encoding="utf-8"))
    missing = [name for name in wanted if not (CLIENT / name).is_file()]
    if missing:
        says = f"The browser client lacks {len(missing)} of its files, including {missing[0]}."
        return Finding("client", "fault", says, (remedy,))
    return Finding("client", "ok", "The browser client is installed.")


def _packages(checkout: bool) -> Finding:
    try:
        lines = requires("burgrave") or []
    except PackageNotFoundError:
        says = "Burgrave runs from a folder and is not installed, so its required packages are unknown."
        return Finding("packages", "note", says)
    names = [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in lines if _applies(line.partition(";")[2])]
    missing = [name for name in names if not _installed(name)]
    if missing:
        says = f"Packages are missing: {', '.join(missing)}."
        command = "pip install --editable ." if checkout else f"pip install burgrave=={__version__}"
        return Finding("packages", "fault", says, (f"Install them: {command}",))
    return Finding("packages", "ok", f"All {len(names)} required packages are installed.")


def _applies(marker: str) -> bool:
    """Return False if a marker in our pyproject.toml limits a package to an extra or to another platform."""
    here = {"implementation_name": sys.implementation.name, "sys_platform": sys.platform}
    terms = re.findall(r"""(\w+) *(==|!=) *['"]([^'"]*)['"]""", marker)
    return all((here.get(variable) == value) == (operator == "==") for variable, operator, value in terms)


def _installed(name: str) -> bool:
    try:
        version(name)
    except PackageNotFoundError:
        return False
    return True


def _games() -> Finding:
    from burgrave.kernel.registry import faults, games

    broken = faults()
    if broken:
        remedy = "Update the packages of these games, or remove them."
        return Finding("games", "fault", " ".join(broken.values()), (remedy,))
    return Finding("games", "ok", f"Available: {', '.join(games())}.")


def _postgres() -> Finding:
    if find_spec("asyncpg") is None:
        remedy = "To use PostgreSQL: pip install 'burgrave[postgres]'"
        return Finding("postgres", "note", "Only SQLite is supported here.", (remedy,))
    return Finding("postgres", "ok", "SQLite and PostgreSQL are supported.")


def _database(url: str | None) -> Finding:
    from burgrave.server.settings import Settings, SettingsError, default_database_url
    from burgrave.server.store import Store, StoreUnavailable
    from burgrave.server.store.connecting import address_of

    async def look() -> None:
        await (await Store.look(chosen)).close()

    chosen = default_database_url() if url is None else url
    try:
        Settings(database_url=chosen)
        address = address_of(chosen, patience=0.0, folder=False)
        if address.in_memory:
            return Finding("database", "note", "It is in memory, and lost when `burgrave serve` ends.")
        if address.file is not None and not address.file.exists():
            return Finding("database", "ok", f"There is no {address.file} yet; `burgrave serve` creates it.")
        asyncio.run(look())
    except (SettingsError, StoreUnavailable) as error:
        remedy = "Choose a database with --database-url."
        return Finding("database", "fault", " ".join(str(error).split()), (remedy,))
    return Finding("database", "ok", "The database is reachable and has the current schema.")
