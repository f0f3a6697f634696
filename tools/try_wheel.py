"""Smoke test of an installed Burgrave: no compiler, no Node, no sources on the path.

    python -I tools/try_wheel.py            the core must be compiled
    python -I tools/try_wheel.py --plain    the core must be interpreted: for the pure-Python wheel

It replays the golden games on the installed core, has the search bot make a decision in each game, runs
`burgrave --version` and `burgrave doctor`, and serves the table: the page with all its files. On failure, it prints one
line and exits with status 1.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from pathlib import Path

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
STEP = re.compile(r"^(?:\d+\. seat (\d+).*\n  > (.*)|  digest (\w+))$", re.MULTILINE)  # in a file with the whole text
STEP_OF_RECORD = re.compile(r"(?<=[.;] )(\d) ([^;|]+)(?=;| \|)|(?<= )([0-9a-f]{40})$", re.MULTILINE)
PATIENCE = 120


class Wrong(Exception):
    """Failed check."""


def expect(fine: bool, otherwise: str) -> None:
    if not fine:
        raise Wrong(otherwise)


def check_core(form: str) -> None:
    """Check that the installed package is imported, and that its core is ``form``: compiled or interpreted."""
    import burgrave
    from burgrave.build_info import core

    place = Path(burgrave.__file__).resolve()
    installed = {Path(sysconfig.get_path(one)).resolve() for one in ("purelib", "platlib")}
    expect(bool(installed & {*place.parents}), f"{place} is not the installed package")
    expect(core() == form, f"the core is {core()}, but should be {form}")


def play_golden_games() -> int:
    """Replay the golden games, and check the state at each digest; return the number of games."""
    import burgrave

    files = sorted(GOLDEN.glob("*.txt"))
    expect(bool(files), f"no golden games found in {GOLDEN}")
    for file in files:
        text = file.read_text(encoding="utf-8")
        head = re.match(r"game (\w+), rules version \d+, seed (\d+)\noptions (.*)\n", text)
        if head is None:
            raise Wrong(f"{file.name} is not a golden game")
        game = burgrave.game_named(head[1])
        state = burgrave.new(head[1], seed=int(head[2]), **json.loads(head[3]))
        for seat, action, digest in (STEP if "\n1. seat " in text else STEP_OF_RECORD).findall(text):
            if digest:
                expect(state.digest() == digest, f"{file.name} deviates here")
            else:
                state.apply(int(seat), game.parse(action))
        expect(state.is_over(), f"{file.name} does not end")
    return len(files)


def let_bots_think() -> None:
    import burgrave
    from burgrave.bots import bot_named

    for name in ("citadels", "valeria"):
        state = burgrave.new(name, seed=1)
        seat = state.seat(state.to_act(), burgrave.Rng(1))
        expect(bot_named(name, "search:50it", seed=1).choose(seat) in seat.legal(), f"the search cannot play {name}")


def ask_command(command: str, form: str) -> str:
    """Return the output of `burgrave --version`; check that `burgrave doctor` finds no problem."""
    version = subprocess.run([command, "--version"], capture_output=True, text=True, timeout=PATIENCE)
    expect(
        version.returncode == 0 and f"core: {form}" in version.stdout, f"--version: {version.stdout}{version.stderr}"
    )
    with tempfile.TemporaryDirectory() as folder:
        asked = [command, "doctor", "--database-url", f"sqlite:///{Path(folder, 'none.db').as_posix()}"]
        doctor = subprocess.run(asked, capture_output=True, text=True, timeout=PATIENCE)
    expect(doctor.returncode == 0, f"doctor: {doctor.stdout}{doctor.stderr}")
    return version.stdout.strip()


def open_table(command: str) -> int:
    """Serve the table for a moment; return the number of files that the page loads."""
    # The database stays open until the process ends, and Windows cannot remove open files.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        url = f"sqlite:///{Path(folder, 'table.db').as_posix()}"
        asked = [command, "serve", "--port", "0", "--no-browser", "--database-url", url]
        with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                origin = re.match(r"Burgrave is at (\S+)", said)
                if origin is None:
                    raise Wrong(f"the table did not start: {said!r}")
                return look_at_page(origin[1])
            finally:
                server.terminate()


def look_at_page(origin: str) -> int:
    expect(json.loads(fetch(f"{origin}/healthz"))["status"] == "ok", "the table is not healthy")
    page = fetch(f"{origin}/")
    wanted = re.findall(r'(?:src|href)="\./([^"]+)"', page)
    expect("assets/" in page, "the table has no page: the browser client is missing")
    for name in wanted:
        fetch(f"{origin}/{name}")
    return len(wanted)


def fetch(url: str) -> str:
    """Return the body of a response; `urlopen` raises an error for error statuses."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--plain"]):
        print(__doc__, file=sys.stderr)
        return 2
    form = "interpreted" if arguments else "compiled"
    os.environ.pop("PYTHONPATH", None)  # `-I` ignores it in this process, but the command would see it
    try:
        check_core(form)
        command = shutil.which("burgrave", path=sysconfig.get_path("scripts"))
        if command is None:
            raise Wrong("command `burgrave` not found")
        games = play_golden_games()
        let_bots_think()
        version = ask_command(command, form)
        files = open_table(command)
    except (Wrong, OSError, subprocess.TimeoutExpired) as problem:
        print(f"not as it should be: {problem}", file=sys.stderr)
        return 1
    print(f"{version}: {games} golden games, the search of both games, the table with {files} files of its page")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
