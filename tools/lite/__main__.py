"""Build the serverless page: a folder for any static host, where both games can be played against bots.

    python -m tools.lite [FOLDER]    build it in FOLDER (default: build/lite) unless it is up to date

The folder contains the browser client and, for the client's web worker, a Python runtime with the server
(docs/lite.md). Like the client's build, this one needs Node. Packages come from npm and PyPI; the lock
files pin their versions and hashes.

Exit status: 3 without Node; 1 if the build fails.
"""

from __future__ import annotations

import io
import json
import lzma
import shutil
import sys
import zipfile
from pathlib import Path
from typing import Final

from tools import client
from tools.compiled import ROOT, digest_of, say, status_of
from tools.lite import packages

TARGET: Final = ROOT / "build" / "lite"
WORK: Final = ROOT / "build" / "lite-work"
STAMP: Final = WORK / "built"
LIBRARY: Final = "python.zip"


def sources() -> list[Path]:
    """Return all files that the page depends on."""
    own = [*client.PACKAGE.rglob("*.py"), *client.PACKAGE.rglob("*.ftl"), *client.PACKAGE.glob("games/*/play/*.net")]
    tools = (ROOT / "tools" / "lite").rglob("*.py")
    return sorted({*client.sources(), *(one for one in own if one.is_file()), *tools, packages.LOCK})


def build(target: Path) -> None:
    """Build the page unless it is up to date."""
    wanted = f"{digest_of(sources())} {target}"
    if (target / "index.html").is_file() and STAMP.is_file() and STAMP.read_text() == wanted:
        return
    client.install()
    say("collecting the Python of the page ...")
    WORK.mkdir(parents=True, exist_ok=True)
    packages.assemble(WORK)
    pack()
    say("building the page ...")
    client.run("run", "build:lite", "--", "--outDir", str(target.resolve()))
    packages.licenses(target)
    STAMP.write_text(wanted)
    weigh(target)


def pack() -> None:
    """Write the files that the client's build adds to the page: Pyodide, and an archive of all modules and data."""
    library = io.BytesIO()
    with zipfile.ZipFile(library, "w", zipfile.ZIP_STORED) as opened:
        for path in files(WORK / "lib"):
            opened.writestr(zipfile.ZipInfo(path.relative_to(WORK / "lib").as_posix()), path.read_bytes())
    members = {LIBRARY: library.getvalue()}
    members |= {path.relative_to(WORK / "site").as_posix(): path.read_bytes() for path in files(WORK / "site")}
    (WORK / "site.xz").write_bytes(compressed(archive(members)))
    (WORK / "pyodide.wasm.xz").write_bytes(compressed((packages.PYODIDE / "pyodide.asm.wasm").read_bytes()))
    (WORK / "lock.json").write_text(json.dumps({"info": packages.python_info(), "packages": {}}))
    # Some hosts serve .mjs files with a wrong content type.
    shutil.copyfile(packages.PYODIDE / "pyodide.asm.mjs", WORK / "pyodide.js")


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def archive(members: dict[str, bytes]) -> bytes:
    """Return an archive of files: 8 hexadecimal digits (length of the table), the table as JSON, and all contents.

    The table lists the name and the length of each file.
    """
    table = json.dumps([[name, len(body)] for name, body in members.items()]).encode()
    return b"".join([f"{len(table):08x}".encode(), table, *members.values()])


def compressed(data: bytes) -> bytes:
    return lzma.compress(data, check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME)


def weigh(target: Path) -> None:
    """Print the size of the page."""
    size = sum(path.stat().st_size for path in files(target))
    say(f"the page is in {target}: {size / 1e6:.1f} MB")


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or any(one.startswith("-") for one in arguments):
        print(__doc__, file=sys.stderr)
        return 2
    return status_of(lambda: build(Path(arguments[0]) if arguments else TARGET))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
