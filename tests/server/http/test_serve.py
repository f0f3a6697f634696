"""`burgrave serve` as a process: addresses, shutdown, and start-up errors."""

from __future__ import annotations

import contextlib
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from tests.children import child
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from burgrave.cli import run
from burgrave.server.http.app import check_host
from burgrave.server.http.serve import reached, room_for
from burgrave.server.settings import (
    Allowance,
    Settings,
    SettingsError,
    default_database_url,
    read_settings,
    setting_names,
)

LISTENING = r"Burgrave is at (http://127\.0\.0\.1:\d+) \(Ctrl\+C stops it\)\.\n"


@contextlib.contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "burgrave", "serve", "--port", "0", "--no-browser", "--bot-workers", "0"]
    command += ["--database-url", f"sqlite:///{folder}/new/table.db", "--log-level", "info", *more]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        found = re.fullmatch(LISTENING, process.stdout.readline())
        if found is None:
            process.kill()
            pytest.fail(process.communicate()[1])
        yield process, found[1]


def ask(url: str, body: object = None, token: str = "") -> tuple[dict[str, object], str]:
    """Send a request; return the response and the cookie that it sets."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        url, data, {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(request, timeout=300) as answer:
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
            line.recv(timeout=300)
            process.send_signal(signal.SIGTERM)
            last: dict[str, object] = {}
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    last = json.loads(line.recv(timeout=300))
            assert last["t"] == "bye"
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert process.wait(300) == 0
        assert process.stderr is not None
        told = [json.loads(line)["what"] for line in process.stderr]
        assert told == ["listening", "stopping", "stopped"]
    with serving(tmp_path) as (process, url):
        table = ask(f"{url}/api/v1/rooms/{room}/table", token=token)[0]
        assert table["view"]
        process.send_signal(signal.SIGINT)
        assert process.wait(300) == 130


def test_metrics_have_an_address_of_their_own(tmp_path: Path) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = str(free.getsockname()[1])
    with serving(tmp_path, "--metrics-port", port) as (process, url):
        ask(f"{url}/api/v1/rooms")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=300) as answer:
            told = answer.read().decode()
        assert 'burgrave_requests_total{method="GET",route="/api/v1/rooms",status="200"} 1.0' in told.splitlines()
        with pytest.raises(urllib.error.HTTPError, match="404"):
            ask(f"{url}/metrics")
        process.send_signal(signal.SIGTERM)
        assert process.wait(300) == 0
    with serving(tmp_path) as (process, url), pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=300)


def test_only_one_serves_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/new/table.db"
    with serving(tmp_path) as (process, _):
        line = refused(capsys, "--port", "0", "--database-url", url)
        assert f"({process.pid})".replace("(", "(pid ") in line and "only one may serve an SQLite file" in line
        assert run(["backup", str(tmp_path / "copy.db"), "--database-url", url]) == 0  # read access is allowed
        assert run(["check", "--database-url", url]) == 0
        assert capsys.readouterr().out.endswith("0 rooms, 0 games replayed, 0 faults.\n")
        process.kill()
        process.wait(300)
        with serving(tmp_path) as (_, again):  # the lock ends with the process
            assert ask(f"{again}/healthz")[0]["status"] == "ok"


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command that must fail with status 2, and return its one-line error."""
    assert run(["serve", "--no-browser", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    return line.removeprefix("burgrave: ")


@pytest.fixture(autouse=True)
def logs_stay_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prevent commands that run in this process from installing log handlers."""
    monkeypatch.setattr("burgrave.server.http.serve.set_up_logs", lambda level, form: None)


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = str(other.getsockname()[1])
        line = refused(capsys, "--port", port)
    assert line.startswith(f"Burgrave cannot listen on 127.0.0.1:{port}: ") and line.endswith("Choose another --port.")


def test_what_cannot_be_served(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    port = ("--port", "0")
    assert refused(capsys, "--port", "70000").startswith("The port 70000 is out of range: it must be ")
    assert refused(capsys, "--metrics-port", "0") == "The metrics port 0 is out of range: it must be 1 to 65535."
    assert refused(capsys, "--public-url", "nowhere").startswith(
        "The public URL 'nowhere' is invalid; it must be like "
    )
    assert refused(capsys, "--log-level", "loud").startswith("The log level 'loud' is unknown; it must be one of: ")
    assert refused(capsys, "--database-url", "x.db").startswith("The database URL must be sqlite:///FILE or ")
    assert refused(capsys, *port, "--host", "no host").startswith("Cannot resolve the address 'no host' to listen on: ")
    assert refused(capsys, *port, "--database-url", f"sqlite:///{tmp_path}/file/table.db").startswith(
        "Cannot create the database folder "
    )
    down = refused(capsys, *port, "--database-url", "postgresql://ana:secret@127.0.0.1:1/table")
    assert "cannot be opened" in down and "secret" not in down


def test_where_the_data_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database_url() == "sqlite:////data/burgrave/burgrave.db"
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/table")
    assert default_database_url() == "postgresql://host/table"


@pytest.mark.skipif(sys.platform == "win32", reason="needs resource limits")
@pytest.mark.parametrize(("limits", "left"), [((256, 4096), 3000), ((256, 1000), 872), ((10_000, 10_000), 3000)])
def test_there_are_files_for_all_connections(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], left: int
) -> None:
    import resource

    now = [limits]
    monkeypatch.setattr(resource, "getrlimit", lambda kind: now[0])
    monkeypatch.setattr(resource, "setrlimit", lambda kind, wanted: now.__setitem__(0, wanted))
    assert room_for(3000) == left
    assert now[0] == (max(limits[0], min(3128, limits[1])), limits[1])


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_on_every_address_links_have_the_one_in_the_network(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: ("192.168.1.20", 50_000))
    settings = reached(Settings(host=host, port=8000))
    assert settings.link("room", "r7") == "http://192.168.1.20:8000/r/r7"
    for name in (b"192.168.1.20:8000", b"localhost:8000", b"127.0.0.1:8000"):
        check_host(HTTPConnection({"type": "http", "headers": [(b"host", name)]}), settings)


def test_on_one_address_links_have_that_one() -> None:
    assert reached(Settings(port=8000)).link("room", "r7") == "http://127.0.0.1:8000/r/r7"


# ---- settings ------------------------------------------------------------------------------------------------------


def test_options_go_before_variables_and_these_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "burgrave.toml"
    file.write_text(
        "port = 1\nhost = '::1'\nidle_seconds = 99\nrequests = { burst = 50, per_second = 5 }\n"
        "push_origins = ['http://a']\nslots = { hard = 1, expert = 2.5, hint = 3 }\n",
        encoding="utf-8",
    )
    variables = {
        "BURGRAVE_PORT": "2",
        "BURGRAVE_HOST": "localhost",
        "BURGRAVE_PUSH": "false",
        "BURGRAVE_PUSH_ORIGINS": "http://b, http://c",
        "BURGRAVE_WORK": "5 2.5",
        "BURGRAVE_STARTED_AS": "is no setting",
    }
    found = read_settings({"port": 3}, file, variables)
    assert (found.port, found.host, found.idle_seconds) == (3, "localhost", 99)
    assert (found.push, found.push_origins) == (False, ("http://b", "http://c"))
    assert (found.requests, found.work) == (Allowance(50, 5), Allowance(5, 2.5))
    assert found.slots == {"hard": 1, "expert": 2.5, "hint": 3}
    assert read_settings({}, None, {}) == Settings()


@pytest.mark.parametrize("name", [name for name in setting_names() if name != "slots"])  # a table, only in a file
def test_every_setting_can_be_a_variable(name: str) -> None:
    value = getattr(Settings(), name)
    texts = {"metrics_port": "9000", "public_url": "http://a", "mail_url": "smtp://b", "mail_from": "a@example.org"}
    text = texts.get(name, str(value).lower() if isinstance(value, bool) else str(value))
    if isinstance(value, Allowance):
        text = f"{value.burst} {value.per_second}"
    elif isinstance(value, tuple):
        text = ",".join(value)
    needed = {"mail_from": "a@example.org"} if name == "mail_url" else {}
    found = getattr(read_settings(needed, None, {f"BURGRAVE_{name.upper()}": text}), name)
    assert found == value or str(found) == text


@pytest.mark.parametrize(
    ("variables", "told", "line"),
    [
        ({"BURGRAVE_PROT": "1"}, "", "BURGRAVE_PROT is not a setting; perhaps you meant BURGRAVE_PORT."),
        ({"BURGRAVE_PORT": "many"}, "", "BURGRAVE_PORT must be a whole number, not 'many'."),
        (
            {"BURGRAVE_WORK": "5"},
            "",
            "BURGRAVE_WORK must be a burst and a rate per second, such as \"60 10\", not '5'.",
        ),
        (
            {"BURGRAVE_WORK": "0 1"},
            "",
            "BURGRAVE_WORK: An allowance needs a burst of at least 1 and a rate above 0 per second.",
        ),
        ({}, "prot = 1", "{file}: 'prot' is not a setting; perhaps you meant port."),
        ({}, "reached_at = 'x'", "{file}: 'reached_at' is not a setting."),
        ({}, "port = true", "{file}: port must be a whole number, not True."),
        ({}, "client_header = ''", "The client header '' is not the name of a header, such as X-Forwarded-For."),
        ({}, "log_format = 'xml'", "The log format 'xml' is unknown; it must be one of: json, text."),
        ({}, "port", "{file} is not valid TOML: Expected '=' after a key in a key/value pair (at end of document)."),
    ],
)
def test_a_wrong_setting_is_one_line(tmp_path: Path, variables: dict[str, str], told: str, line: str) -> None:
    file = tmp_path / "burgrave.toml"
    file.write_text(told, encoding="utf-8")
    with pytest.raises(SettingsError) as raised:
        read_settings({}, file, variables)
    assert str(raised.value) == line.format(file=file)


def test_a_file_of_settings_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    assert (
        refused(capsys, "--config", str(file)) == f"The settings cannot be read from {file}: No such file or directory."
    )


def test_a_log_for_people(tmp_path: Path) -> None:
    with serving(tmp_path, "--log-format", "text") as (process, _):
        process.send_signal(signal.SIGTERM)
        assert process.wait(300) == 0
        assert process.stderr is not None
        assert re.match(r"\d{4}-\d\d-\d\dT[\d:.]+Z INFO listening \w+=", process.stderr.readline())


def test_the_settings_of_the_page_are_read(tmp_path: Path) -> None:
    page = Path(__file__).resolve().parents[3] / "docs" / "deploying.md"
    (told,) = re.findall(r"^```toml\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "burgrave.toml"
    file.write_text(told, encoding="utf-8")
    assert read_settings({}, file, {}).public_url == "https://table.example.org"
