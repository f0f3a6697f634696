"""Shell completion: candidates for each kind of value, and completion in real shells."""

from __future__ import annotations

import os
import pty
import select
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.children import child
from tests.programs import need
from tests.refusals import refusal

from burgrave.cli import app, run

SHELLS = ("bash", "zsh", "fish")
PATIENCE = 60.0


@pytest.fixture
def offered(capsys: pytest.CaptureFixture[str]) -> Callable[[str], list[str]]:
    """Return a function that lists the candidates offered when Tab is pressed after a command line.

    Quotes at the end of the line stand for an empty word to be completed.
    """

    def ask(line: str) -> list[str]:
        assert run(["__complete", *shlex.split(line)]) == 0
        blank, begin, *found = capsys.readouterr().out.splitlines()
        assert (blank, begin) == ("", "\x1fbegin")
        return [one.partition("\t")[0] for one in found]

    return ask


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("play ''", ["citadels", "valeria"]),
        ("play citadels --ruleset ''", ["classic", "2010", "2016"]),
        ("play citadels --ruleset 2010 --scenario ''", ["base", "random", "custom"]),
        ("play valeria --players ''", ["1", "2", "3", "4", "5"]),
        ("play valeria --lang ''", ["en", "pt-BR", "it", "es"]),
        ("play valeria --level ''", ["easy", "normal", "hard", "expert"]),
        ("study valeria --mixed ''", ["yes", "no", "all"]),
        ("replay a.record --view ''", ["all", "public"]),
        ("serve --log-level ''", ["debug", "info", "warning", "error"]),
        ("play valeria --ruleset ''", []),  # an option of the other game
        ("play nothing --scenario ''", []),
        ("play nothing --seats ''", ["human", "bot"]),
    ],
)
def test_what_is_offered_is_what_the_game_has(
    offered: Callable[[str], list[str]], line: str, wanted: list[str]
) -> None:
    assert offered(line) == wanted


def test_lists_go_on_after_a_comma(offered: Callable[[str], list[str]]) -> None:
    assert {"rules,random", "rules,expert"} <= set(offered("arena citadels --bots rules,ex"))
    assert {"human,bot,human", "human,bot,rules"} <= set(offered("play citadels --seats human,bot,"))
    assert {"first-game,all", "first-game,random"} <= set(offered("study valeria --scenario first-game,"))


@pytest.mark.parametrize("shell", [*SHELLS, "powershell"])
def test_every_command_is_in_the_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", shell]) == 0
    script = capsys.readouterr().out
    for name in app:
        if not name.startswith("-"):
            assert name in script
    assert "--ruleset" in script and "__complete" in script


def test_another_shell_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal("completion tcsh", capsys)
    assert '"tcsh"' in said and '"bash", "zsh", "fish", "powershell"' in said


# ---- real shells ---------------------------------------------------------------------------------------------------

STARTED = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "--private", "--interactive"],
}
OWNING_THE_TERMINAL = [
    sys.executable,
    "-c",
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execvp(sys.argv[1], sys.argv[1:])",
]
READY = {
    "bash": "PS1='rea''dy> '; source ./offers\r",
    "zsh": "PROMPT='rea''dy> '; autoload -U compinit; compinit -u -D; source ./offers\r",
    "fish": "source ./offers; function fish_prompt; echo 'rea''dy> '; end\r",
}


@pytest.mark.long
@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_command_game_option_and_value(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a real shell, Tab after each partial word completes the command, which then runs with the full words."""
    need(shell, "BURGRAVE_REQUIRE_SHELLS")
    assert run(["completion", shell]) == 0
    (tmp_path / "offers").write_text(capsys.readouterr().out, encoding="utf-8")
    called = tmp_path / "called"
    command = tmp_path / "bin" / "burgrave"
    command.parent.mkdir()
    command.write_text(
        "#!/bin/sh\n"
        f'if [ "$1" = __complete ]; then exec {shlex.quote(sys.executable)} -m burgrave "$@"; fi\n'
        f'printf "%s\\n" "$@" > {shlex.quote(str(called))}.part && mv {shlex.quote(str(called))}.part '
        f"{shlex.quote(str(called))}\n",
        encoding="utf-8",
    )
    command.chmod(0o755)
    terminal, inside = pty.openpty()
    home = {"HOME": str(tmp_path), "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}", "TERM": "dumb"}
    ends = {"stdin": inside, "stdout": inside, "stderr": inside}
    with child([*OWNING_THE_TERMINAL, *STARTED[shell]], env=home, cwd=tmp_path, **ends):
        os.close(inside)
        shown = bytearray()
        type_in(terminal, READY[shell])
        read_until(terminal, shown, lambda: b"ready> " in shown)
        type_in(terminal, "burgrave pla\tvale\t--scen\tglit\t\r")
        read_until(terminal, shown, called.exists)
    os.close(terminal)
    assert called.read_text(encoding="utf-8").split() == ["play", "valeria", "--scenario", "glittering-gold"]


def type_in(terminal: int, keys: str) -> None:
    os.write(terminal, keys.encode())


def read_until(terminal: int, shown: bytearray, done: Callable[[], bool]) -> None:
    """Read a shell's output until a condition holds; the shell would block on unread output."""
    deadline = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < deadline, shown.decode(errors="replace")
        if select.select([terminal], [], [], 0.1)[0]:
            shown += os.read(terminal, 4096)
