"""Cache of compiled builds of the rules core, one per state of the sources.

    python tools/compiled.py               print the folder of the build; compile first if needed
    python tools/compiled.py run ARGS...   run `python ARGS...` on the compiled core, or on the interpreted one
                                           if it cannot be compiled
    python tools/compiled.py now ARGS...   like run, but without waiting: if there is no build, run interpreted,
                                           and start a build in the background

The folder goes first in PYTHONPATH, ahead of the editable install. Its name is a digest of all build inputs, so an
edited source never runs with an old extension file. The folder contains the extension files, and links to all sources:
only edits to compiled modules require a new compilation.

Exit status when printing: 3 if this machine cannot compile, 1 if the compilation fails.
"""

import fcntl
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from burgrave.build_info import source_files

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "burgrave"
BUILDS = ROOT / "build" / "compiled"
LOG = BUILDS / "failed.log"
KEEP = 4
"""Number of builds to keep; there may be several Python versions, and older builds may still be in use."""

NO_COMPILER, BROKEN = 3, 1


class Unavailable(Exception):
    def __init__(self, reason: str, status: int) -> None:
        super().__init__(reason)
        self.status = status


def say(text: str) -> None:
    print(f"burgrave: {text}", file=sys.stderr, flush=True)


def key() -> str:
    """Return the name of the build: a digest of the sources, the build scripts, the Python version and the compiler."""
    building = [ROOT / "hatch_build.py", ROOT / "compile_core.py", SOURCES / "build_info.py"]
    files = [*building, *SOURCES.glob("kernel/*.c"), *source_files(SOURCES)]
    digest = hashlib.sha256()
    platform = (sysconfig.get_platform(), sysconfig.get_config_var("EXT_SUFFIX"), sys.version)
    for text in (*platform, os.environ.get("CC", ""), os.environ.get("CFLAGS", "")):
        digest.update(f"{text}\0".encode())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiler = project["project"]["optional-dependencies"]["compile"]
    digest.update(json.dumps([project["build-system"], compiler, project["tool"]["hatch"]]).encode())
    digest.update(b"".join(traits(files)))
    return digest.hexdigest()[:16]


def traits(files: list[Path]) -> Iterator[bytes]:
    """Yield the name and the digest of each file."""
    for file in sorted(files):
        yield f"{file.relative_to(ROOT).as_posix()}\0".encode()
        yield hashlib.sha256(file.read_bytes()).digest()


def digest_of(files: list[Path]) -> str:
    return hashlib.sha256(b"".join(traits(files))).hexdigest()


def find_compiler() -> str:
    """Return the command of a C compiler that can compile Python extensions."""
    chosen = os.environ.get("CC")
    candidates = [chosen] if chosen else [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    found = [command for command in candidates if command and shutil.which(shlex.split(command)[0])]
    if not found:
        raise Unavailable(f"no C compiler found ({chosen or 'cc'})", NO_COMPILER)
    with tempfile.TemporaryDirectory() as scratch:
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\n")
        include = f"-I{sysconfig.get_path('include')}"
        for command in found:
            call = [*shlex.split(command), include, "-c", str(probe), "-o", f"{scratch}/probe.o"]
            with suppress(OSError):
                if subprocess.run(call, capture_output=True).returncode == 0 and Path(scratch, "probe.o").exists():
                    return command
    raise Unavailable(f"`{found[0]}` cannot compile for Python (its C headers may be missing)", NO_COMPILER)


def build_wheel(target: Path, compiler: str) -> Path:
    for module in ("hatchling", "mypyc", "setuptools"):
        if find_spec(module) is None:
            raise Unavailable(f"{module} is not installed (pip install -e '.[compile]')", NO_COMPILER)
    env = dict(os.environ, HATCH_BUILD_HOOKS_ENABLE="1", BURGRAVE_CORE_ALONE="1")
    if compiler != sysconfig.get_config_var("CC"):
        env["CC"] = compiler
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    with tempfile.TemporaryFile("w+") as output:
        building = subprocess.Popen(command, cwd=ROOT, env=env, stdout=output, stderr=subprocess.STDOUT)
        status = wait_for(building)
        output.seek(0)
        printed = output.read()
    if status:
        LOG.write_text(printed)
        raise Unavailable(f"the rules core does not compile, see {LOG.relative_to(ROOT)}", BROKEN)
    return next(target.glob("*.whl"))


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait for a process and return its exit status; on a terminal, show the elapsed seconds."""
    began = time.monotonic()
    watched = sys.stderr.isatty()
    while True:
        try:
            status = process.wait(1 if watched else None)
        except subprocess.TimeoutExpired:
            print(f"\rburgrave: {time.monotonic() - began:.0f} s ", end="", file=sys.stderr, flush=True)
        else:
            if watched:
                print("\r\033[K", end="", file=sys.stderr, flush=True)
            return status


def unpack(wheel: Path, target: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.namelist():
            if member.endswith(tuple(EXTENSION_SUFFIXES)):
                archive.extract(member, target)


def link_rest(sources: Path, package: Path) -> None:
    """Link every source into a package of the build, so that the build never has a stale copy.

    Links to the sources of compiled modules do no harm, because Python prefers extension files.
    """
    for entry in package.iterdir():
        if entry.is_symlink() and not entry.exists():
            entry.unlink(missing_ok=True)
    for entry in sources.iterdir():
        place = package / entry.name
        if place.is_dir() and not place.is_symlink():
            link_rest(entry, place)
        elif entry.name != "__pycache__":
            with suppress(FileExistsError):
                place.symlink_to(os.path.relpath(entry, package))


@contextmanager
def locked() -> Iterator[None]:
    BUILDS.mkdir(parents=True, exist_ok=True)
    with open(BUILDS / ".lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def clean_up(current: Path) -> None:
    """Remove remnants of interrupted builds, and all but the most recently used builds. Requires the lock."""
    folders = [entry for entry in BUILDS.iterdir() if entry.is_dir() and entry != current]
    folders.sort(key=lambda entry: entry.stat().st_mtime, reverse=True)
    builds = [entry for entry in folders if not entry.name.startswith(".")]
    for entry in folders:
        if entry not in builds[: KEEP - 1]:
            shutil.rmtree(entry, ignore_errors=True)


def compiled_core() -> Path:
    """Return the folder of the build for the current sources; raise `Unavailable` if it cannot be built."""
    while True:
        build = BUILDS / key()
        if not build.is_dir():
            compile_into(build)
            if not build.is_dir():  # a source was saved during the compilation
                continue
        link_rest(SOURCES, build / "burgrave")
        build.touch()
        # A source may have been saved during the compilation.
        if build == BUILDS / key():
            return build


def compile_into(build: Path) -> None:
    compiler = find_compiler()
    with locked():
        if build.is_dir():
            return
        say("compiling the rules core, once for these sources (two to four minutes) ...")
        with tempfile.TemporaryDirectory(prefix=".unfinished-", dir=BUILDS) as scratch:
            wheel = build_wheel(Path(scratch, "wheel"), compiler)
            unpack(wheel, Path(scratch, "core"))
            if build == BUILDS / key():
                # Rename, so that the folder appears complete or not at all.
                Path(scratch, "core").rename(build)
        LOG.unlink(missing_ok=True)
        clean_up(build)


def run(arguments: list[str], *, wait: bool) -> None:
    """Replace this process with `python ARGUMENTS`, waiting for a compilation only if ``wait`` is True."""
    env = dict(os.environ)
    try:
        if not wait and not (BUILDS / key()).is_dir():
            find_compiler()
            compile_meanwhile()
            raise Unavailable("the faster compiled core is being built for the next run", 0)
        build = compiled_core()
    except Unavailable as problem:
        say(f"interpreted rules core: {problem}")
    else:
        say(f"compiled rules core ({build.relative_to(ROOT)})")
        env["PYTHONPATH"] = os.pathsep.join([str(build), *filter(None, [env.get("PYTHONPATH")])])
    os.execve(sys.executable, [sys.executable, *arguments], env)


def compile_meanwhile() -> None:
    """Compile in the background at low priority, but in this process's group, so that Ctrl-C ends it, too."""
    command = [sys.executable, str(Path(__file__).resolve())]
    nice = shutil.which("nice")
    if nice:
        command = [nice, "-n", "10", *command]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet)


def status_of(work: Callable[[], object]) -> int:
    """Call ``work`` and return the exit status; if it raises ``Unavailable``, print the reason."""
    try:
        work()
    except Unavailable as problem:
        say(str(problem))
        return problem.status
    return 0


def main(arguments: list[str]) -> int:
    if arguments[:1] in (["run"], ["now"]):
        run(arguments[1:], wait=arguments[0] == "run")
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    return status_of(lambda: print(compiled_core()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
