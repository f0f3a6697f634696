"""Playing in a pseudo-terminal, as users do: pages, sizes, keys that quit, and unusual input."""

from __future__ import annotations

import codecs
import os
import re
import select
import shlex
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

import pytest
from rich.cells import cell_len
from tests.children import child
from tests.terminal.screens import CLEAR, unstyled

fcntl = pytest.importorskip("fcntl")
pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")

pytestmark = pytest.mark.long

PROMPT = "u s q > "


class Tty:
    """The user's end of a pseudo-terminal."""

    def __init__(self, leader: int, process: Popen[str]) -> None:
        self.leader = leader
        self.process = process
        self.seen = ""
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")  # a character may arrive in two parts

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self.leader, text.encode())

    def until(self, text: str, seconds: float = 30) -> str:
        """Read until a text appears; return the output since the last input."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if not self._more():
                break
        assert text in self.seen, self.seen
        return self.seen

    def rest(self) -> str:
        """Read until the process closes the terminal; return the output since the last input."""
        while self._more():
            pass
        return self.seen

    def _more(self, seconds: float = 30) -> bool:
        assert select.select([self.leader], [], [], seconds)[0], self.seen
        try:
            part = os.read(self.leader, 65536)
        except OSError:  # the other side is closed
            return False
        self.seen += self.letters.decode(part).replace("\r\n", "\n")
        return bool(part)

    def resize(self, columns: int, lines: int) -> None:
        self.seen = ""
        fcntl.ioctl(self.leader, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)


def plain(text: str) -> list[str]:
    """Return the lines since the screen was last cleared, without colors."""
    return unstyled(text.rpartition(CLEAR)[2]).split("\n")


@contextmanager
def seated(
    game: str, *arguments: str, columns: int = 80, lines: int = 24, home: Path, **environment: str
) -> Iterator[Tty]:
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    env = {"TERM": "xterm-256color", "XDG_DATA_HOME": str(home), **environment}
    for name in ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
        os.environ.pop(name, None)
    command = [sys.executable, "-m", "burgrave", "play", game, "--seed", "4", "--lang", "en", *arguments]
    try:
        with child(command, env=env, stdin=follower, stdout=follower, stderr=follower) as process:
            os.close(follower)
            yield Tty(leader, process)
    finally:
        os.close(leader)


def begun(tty: Tty) -> str:
    """Dismiss the welcome page, which fills a small screen, and return the output up to the first prompt."""
    if "Enter to continue" in tty.until(" > "):
        tty.type("\n")
    return tty.until(PROMPT)


def test_what_is_long_is_read_by_pages_and_the_decision_comes_back(tmp_path: Path) -> None:
    with seated("valeria", "--players", "5", home=tmp_path) as tty:
        before = plain(begun(tty))
        tty.type("v\n")
        first = plain(tty.until("q return to game > "))
        assert len(first) <= 24 and first[-1].startswith("page 1 of ")
        tty.type("\n")
        assert plain(tty.until("q return to game > "))[-1].startswith("page 2 of ")
        tty.type("b\n")
        assert plain(tty.until("q return to game > "))[:-1] == first[:-1]
        tty.type("q\n")
        assert plain(tty.until(PROMPT)) == before
        for typed in ("?\n", "l\n", "h\n", "? goblin\n", "s\n", "u\n", "hello\n", "\n"):
            tty.type(typed)
            shown = plain(tty.until(" > "))
            assert len(shown) <= 24 and max(cell_len(line) for line in shown if "To resume:" not in line) <= 80
            if "page" in shown[-1] or "Enter to" in shown[-1]:
                tty.type("q\n")
                tty.until(PROMPT)
            else:
                assert "Choose a duke to keep." in shown


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_another_size_is_drawn_at_once(game: str, tmp_path: Path) -> None:
    with seated(game, "--players", "2", home=tmp_path, columns=120, lines=90) as tty:
        assert "╭" in tty.until(PROMPT)
        for columns, lines in ((80, 24), (40, 24), (60, 20), (200, 90), (10, 5)):
            tty.resize(columns, lines)
            shown = plain(tty.until(" q > "))
            assert max(cell_len(line) for line in shown) <= columns
            assert len(shown) <= lines or lines < 24 or columns < 80
        tty.resize(80, 24)
        tty.until(PROMPT)
        tty.type("1\n")
        tty.until(CLEAR)
        tty.until(PROMPT)


@pytest.mark.parametrize(("key", "status"), [("\x03", 130), ("\x04", 2), ("q\n", 0)])
def test_keys_that_end_it_say_how_to_go_on(key: str, status: int, tmp_path: Path) -> None:
    with seated("citadels", "--players", "2", home=tmp_path) as tty:
        begun(tty)
        if key == "\x03":
            tty.process.send_signal(signal.SIGINT)  # as the terminal would
        else:
            tty.type(key)
        shown = tty.rest()
        assert tty.process.wait(300) == status
    assert "Traceback" not in shown
    (command,) = re.findall(r"To resume: (.*)\n", shown)
    (file,) = tmp_path.rglob("*.record")
    assert command == f"{sys.executable} -m burgrave play citadels --continue {file} --lang en"


@pytest.mark.parametrize("where", ["page", "question"])
def test_an_interrupt_on_a_page_ends_it_too(where: str, tmp_path: Path) -> None:
    with seated("valeria", "--players", "5", home=tmp_path) as tty:
        tty.until("Enter to continue > ")
        if where == "question":
            tty.type("\n")
            tty.until(PROMPT)
            tty.type("v\n")
            tty.until("q return to game > ")
        tty.type("\x04")
        shown = tty.rest()
        assert tty.process.wait(300) == 2
    assert "Input ended in the middle of the game." in shown and "Traceback" not in shown


ODD = [
    "9" * 3000,
    "-1",
    "0",
    "1.5",
    "²",
    "? \x1b[31mred",
    "?" * 300,
    "\x1b[A\x1b[B",
    "٣" * 9,
    "q q",
    "? ",
    "h h",
    "ñ" * 999,
]


def test_odd_input_is_answered_in_a_line(tmp_path: Path) -> None:
    with seated("citadels", "--players", "2", home=tmp_path, lines=60) as tty:
        begun(tty)
        for typed in ODD:
            tty.type(f"{typed}\n")
            tty.until(CLEAR)
            shown = plain(tty.until(PROMPT))
            assert "\x1b" not in "".join(shown)
            assert max(cell_len(line) for line in shown) <= 80
        tty.type("1\n")
        tty.until(PROMPT)


def test_no_colour_is_no_colour(tmp_path: Path) -> None:
    def colours(text: str) -> list[str]:
        codes = [code for group in re.findall(r"\x1b\[([0-9;]*)m", text) for code in group.split(";")]
        return [code for code in codes if re.fullmatch(r"[349]\d|10\d", code)]

    with seated("valeria", home=tmp_path) as tty:
        assert colours(begun(tty))
    with seated("valeria", home=tmp_path, NO_COLOR="1") as tty:
        assert not colours(begun(tty))


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_dumb_terminal_gets_plain_lines(term: str, tmp_path: Path) -> None:
    with seated("valeria", home=tmp_path, TERM=term) as tty:
        assert "\x1b" not in tty.until(PROMPT)
        tty.type("v\n")
        assert "\x1b" not in tty.until(PROMPT)


@pytest.mark.parametrize(
    ("streams", "status", "told"),
    [
        ("</dev/null", 2, "burgrave: Input ended in the middle of the game. Saved to "),
        ("<&-", 2, "burgrave: Input ended in the middle of the game. Saved to "),
        ("</dev/null >&-", 2, "burgrave: Cannot play: standard output is closed.\n"),
    ],
)
def test_without_a_terminal_an_error_is_one_line(streams: str, status: int, told: str, tmp_path: Path) -> None:
    command = f"{shlex.quote(sys.executable)} -m burgrave play citadels --lang en {streams}"
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = subprocess.run(command, shell=True, env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == status
    assert done.stderr.startswith(told) and done.stderr.count("\n") == 1


def test_more_digits_than_a_number_may_have_are_no_choice(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "burgrave", "play", "citadels", "--lang", "en"]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    typed = "9" * 6000 + "\nq\n"
    done = subprocess.run(command, env=env, input=typed, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0
    assert "Type a number from 1 to " in done.stdout
