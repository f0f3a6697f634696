"""`burgrave serve` as a process: where it is, how it stops, and what it says when it cannot begin."""

from __future__ import annotations

import contextlib
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from burgrave.cli import run
from burgrave.server.settings import default_database_url

LISTENING = r"Burgrave is at (http://127\.0\.0\.1:\d+) \(Ctrl\+C stops it\)\.\n"


@contextlib.contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server with its data in a folder, and its address."""
    command = [sys.executable, "-m", "burgrave", "serve", "--port", "0", "--no-browser", "--bot-workers", "0"]
    command += ["--database-url", f"sqlite:///{folder}/new/table.db", "--log-level", "info", *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        found = re.fullmatch(
            r"Burgrave is at (http://127\.0\.0\.1:\d+) \(Ctrl\+C stops it\)\.\n", process.stdout.readline()
        )
        if found is None:
            process.kill()
            pytest.fail(process.communicate()[1])
        yield process, found[1]
    finally:
        process.kill()
        process.communicate()


def ask(url: str, body: object = None, token: str = "") -> tuple[dict[str, object], str]:
    """What the server answers, and the cookie it sets."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        url, data, {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read()), answer.headers.get("Set-Cookie", "")


def test_it_stops_gracefully_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, url):
        assert ask(f"{url}/healthz")[0]["status"] == "ok"
        _, cookie = ask(f"{url}/api/v1/me", {"name": "Ana"})
        token = cookie.partition("=")[2].partition(";")[0]
        wanted = {"set_up": {"game": "valeria", "options": {"players": 2}}, "seats": ["me", "bot:easy"]}
        room = ask(f"{url}/api/v1/rooms", wanted, token)[0]["id"]
        ask(f"{url}/api/v1/rooms/{room}/start", {}, token)
        address = f"{url.replace('http', 'ws')}/api/v1/rooms/{room}/socket"
        with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None) as line:
            line.recv(timeout=20)
            process.send_signal(signal.SIGTERM)
            last: dict[str, object] = {}
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    last = json.loads(line.recv(timeout=20))
            assert last["t"] == "bye"
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.wait(20) == 0
        assert process.stderr is not None
        told = [json.loads(line)["what"] for line in process.stderr]
        assert told == ["listening", "stopping", "stopped"]
    with serving(tmp_path) as (process, url):
        table = ask(f"{url}/api/v1/rooms/{room}/table", token=token)[0]
        assert table["view"]
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that is said, with exit status 2."""
    assert run(["serve", "--no-browser", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line.removeprefix("burgrave: ")


@pytest.fixture(autouse=True)
def logs_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests that run the command in this process leave no handlers behind."""
    monkeypatch.setattr("burgrave.server.edge.serve.set_up_logs", lambda level: None)


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        line = refused(capsys, "--port", port)
    assert line.startswith(f"Burgrave cannot listen at 127.0.0.1:{port}: ") and line.endswith("Choose another --port.")


def test_what_cannot_be_served(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    port = ("--port", "0")
    assert refused(capsys, "--port", "70000").startswith("The port is 70000; it must be ")
    assert refused(capsys, "--public-url", "nowhere").startswith("The public URL is 'nowhere'; it must be like ")
    assert refused(capsys, "--log-level", "loud").startswith("The log level is 'loud'; it must be one of: ")
    assert refused(capsys, "--database-url", "x.db").startswith("The database URL must be sqlite:///FILE or ")
    assert refused(capsys, *port, "--host", "no host").startswith("There is no address 'no host' to listen at: ")
    assert refused(capsys, *port, "--database-url", f"sqlite:///{tmp_path}/file/table.db").startswith("The folder ")
    down = refused(capsys, *port, "--database-url", "postgresql://ana:secret@127.0.0.1:1/table")
    assert "cannot be opened" in down and "secret" not in down


def test_where_the_data_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database_url() == "sqlite:////data/burgrave/burgrave.db"
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/table")
    assert default_database_url() == "postgresql://host/table"
