"""Python packages of the page: those that the server needs, without modules that are never imported there.

Versions and hashes come from ``requirements/serve.txt``. Wheels for Emscripten are preferred to pure-Python wheels. If
all wheels of a package contain optional extension modules for other platforms, the package works without these modules.
"""

from __future__ import annotations

import fnmatch
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from tools.client import WEB, run
from tools.compiled import BROKEN, ROOT, Unavailable

LOCK: Final = ROOT / "requirements" / "serve.txt"
WHEELS: Final = ROOT / "build" / "lite-wheels"
PYODIDE: Final = WEB / "node_modules" / "pyodide"

PACKAGES: Final = (
    "aiosqlite",
    "alembic",
    "anyio",
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "h11",
    "idna",
    "mako",
    "markupsafe",
    "msgspec",
    "openskill",
    "prometheus-client",
    "pytz",
    "sqlalchemy",
    "starlette",
    "typing-extensions",
)
_OF_OTHERS: Final = "*-linux-gnu.so"
"""Pattern of extension modules that the page cannot load; their packages have pure-Python replacements."""

ENTRY: Final = "tools.lite.page.server"
"""The module that the worker imports."""
NAMED: Final = (
    "_pyodide.*",
    "aiosqlite",
    "alembic.ddl.sqlite",
    "burgrave.*",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.ascii",
    "fluent.runtime",
    "pyodide.*",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "tools.lite.page.stand_ins",
)
"""Modules that are imported by name, or before all other modules."""
ABSENT: Final = (
    "_pyrepl*",
    "argon2*",
    "asyncio.__main__",
    "bdb*",
    "burgrave.__main__",
    "burgrave.cli*",
    "burgrave.completion",
    "burgrave.doctor",
    "burgrave.envs*",
    "burgrave.games.*.faces.drawing",
    "burgrave.games.*.faces.report",
    "burgrave.games.*.faces.short",
    "burgrave.games.*.faces.table_facts",
    "burgrave.games.*.faces.terminal",
    "burgrave.games.*.proof*",
    "burgrave.server.http.connections",
    "burgrave.server.http.serve",
    "burgrave.study*",
    "burgrave.terminal*",
    "burgrave.training*",
    "cmd",
    "code",
    "cryptography*",
    "doctest",
    "lib2to3*",
    "mako.ext*",
    "multiprocessing.dummy*",
    "pdb",
    "pydoc*",
    "sqlalchemy.dialects.mssql*",
    "sqlalchemy.dialects.mysql*",
    "sqlalchemy.dialects.oracle*",
    "sqlalchemy.dialects.postgresql*",
    "sqlalchemy.testing*",
    "unittest*",
    "webbrowser",
    "xml*",
)
"""Modules that the page never imports, although an import statement names them."""
OWN: Final = ("burgrave", "tools")
"""Packages that keep their annotations, docstrings and assertions."""
APART: Final = (*OWN, "babel", "msgspec")
"""Packages that read their own data files, or have an extension module."""
REPLACED: Final = {
    "alembic/ddl/__init__.py": "from alembic.ddl import sqlite\nfrom alembic.ddl.impl import DefaultImpl\n",
    "anyio/to_interpreter.py": "",
}
"""New contents of files that would import what the page lacks: other databases and subinterpreters."""
_LANGUAGES: Final = ("root", "en", "es", "it", "pt", "pt_BR")
_DATA: Final = ("babel/global.dat", *(f"babel/locale-data/{one}.dat" for one in _LANGUAGES))
_OWN_DATA: Final = ("*.ftl", "*.gz", "*.net", "*.weights", "*/migrations/*")
_LICENSE: Final = re.compile(r"\.dist-info/(?:licenses/)?((?:LICEN[CS]E|COPYING|NOTICE)[^/]*?)(?:\.\w+)?$")
_NOT_DATA: Final = ("*/locales/*/web*", "*/server/client/*", "*.c", "*.pyi", "*/__pycache__/*")


# ---- Wheels ----------------------------------------------------------------------------------------------------------


def python_info() -> dict[str, str]:
    """Return Pyodide's version, and the ``info`` object of its lock file (Python version, binary interface)."""
    info: dict[str, str] = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    return info | {"version": json.loads((PYODIDE / "package.json").read_text())["version"]}


def requirements() -> str:
    """Return the lines of the lock file that pin the page's packages, with the hashes of their files."""
    entries = re.finditer(r"^([a-z][\w-]*)==.*?(?=^[a-z]|\Z)", LOCK.read_text(), re.MULTILINE | re.DOTALL)
    pinned = {found[1]: found[0] for found in entries}
    missing = [name for name in PACKAGES if name not in pinned]
    if missing:
        raise Unavailable(f"{LOCK.relative_to(ROOT)} does not pin {', '.join(missing)}", BROKEN)
    return "".join(pinned[name] for name in PACKAGES)


def wheels() -> list[Path]:
    """Return the wheels of the page's packages; download them if the lock file or Pyodide has changed."""
    info = python_info()
    python = ".".join(info["python"].split(".")[:2])
    listed, stamp = f"# {info}\n{requirements()}", WHEELS / "requirements.txt"
    if not stamp.is_file() or stamp.read_text() != listed:
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        wanted = WHEELS / "wanted.txt"
        wanted.write_text(listed)
        chosen = [
            f"--platform=pyemscripten_{info['abi_version']}_{info['arch']}",
            *("--platform=any", "--platform=manylinux2014_x86_64"),
            *(f"--abi=cp{python.replace('.', '')}", "--abi=none"),
            *("--python-version", python, "--implementation", "cp", "--only-binary", ":all:"),
        ]
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
        done = subprocess.run(
            [*command, "--require-hashes", *chosen, "--requirement", str(wanted), "--dest", str(WHEELS)],
            capture_output=True,
            text=True,
        )
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["no reason given"]
            raise Unavailable(f"the packages of the page cannot be downloaded: {said[-1]}", BROKEN)
        wanted.rename(stamp)
    return sorted(WHEELS.glob("*.whl"))


# ---- Assembly --------------------------------------------------------------------------------------------------------


def assemble(target: Path) -> None:
    """Assemble the modules and data of the page's Python in two folders of ``target``.

    ``lib`` gets the modules that are imported from an archive: the standard library and most packages. ``site`` gets
    the packages in ``APART``, with their data files and extension modules.
    """
    target = target.resolve()
    others, own = target / "others", target / "own"
    for rest in (others, own):
        shutil.rmtree(rest, ignore_errors=True)
    for path in (target / "site").rglob("*"):  # keep bytecode, most of which is still valid
        if path.is_file() and path.suffix != ".pyc":
            path.unlink()
    for archive in (PYODIDE / "python_stdlib.zip", *wheels()):
        with zipfile.ZipFile(archive) as opened:
            opened.extractall(others)
    for file, content in REPLACED.items():
        (others / file).write_text(content)
    for source, inside in (("src/burgrave", "burgrave"), ("tools/lite/page", "tools/lite/page")):
        shutil.copytree(ROOT / source, own / inside, ignore=shutil.ignore_patterns("__pycache__", "client", "*.c"))
    wanted = {"folders": ["own", "others"], "roots": [ENTRY, *NAMED], "absent": ABSENT, "apart": APART, "own": OWN}
    (target / "wanted.json").write_text(json.dumps(wanted))
    run("exec", "--", "node", "tools/lite-python.mjs", str(ROOT / "tools" / "lite" / "modules.py"), str(target))
    for place, patterns in ((own, _OWN_DATA), (others, (*_DATA, "*-emscripten.so"))):
        for path in sorted(place.rglob("*")):
            name = path.relative_to(place)
            if path.is_file() and _matches(name, patterns) and not _matches(name, _NOT_DATA):
                (target / "site" / name).parent.mkdir(parents=True, exist_ok=True)
                path.rename(target / "site" / name)
    shutil.rmtree(others)
    shutil.rmtree(own)


def licenses(target: Path) -> None:
    """Write the licenses of the packages to a folder of the page, as most of the licenses require."""
    for archive in wheels():
        with zipfile.ZipFile(archive) as opened:
            for name in opened.namelist():
                if found := _LICENSE.search(name):
                    place = target / "licenses" / f"{archive.name.partition('-')[0]}-{found[1]}.txt"
                    place.parent.mkdir(parents=True, exist_ok=True)
                    place.write_bytes(opened.read(name))


def _matches(path: Path, patterns: tuple[str, ...]) -> bool:
    return any(fnmatch.fnmatchcase(path.as_posix(), one) for one in patterns)
