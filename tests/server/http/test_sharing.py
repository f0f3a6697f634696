"""``burgrave serve --share``: tunnels are replaced by stand-in programs on the PATH."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.children import runs

from burgrave.server.http import serve as serving
from burgrave.server.http import sharing
from burgrave.server.http.serve import serve
from burgrave.server.http.sharing import HOW, TUNNELS, qr_code, tunnel
from burgrave.server.settings import Settings, SettingsError

OUTPUT = {
    "cloudflared": "INF Requesting new quick Tunnel on trycloudflare.com: https://api.trycloudflare.com/tunnel\n"
    "INF |  https://red-fox-runs.trycloudflare.com  |",
    "tailscale": "Available on the internet:\n\nhttps://home.tail1234.ts.net/\n|-- proxy http://127.0.0.1:8000",
    "ngrok": 't=2026 lvl=info msg="started tunnel" addr=http://127.0.0.1:8000 url=https://a1b2.ngrok-free.app',
}
LINKS = {
    "cloudflared": "https://red-fox-runs.trycloudflare.com",
    "tailscale": "https://home.tail1234.ts.net",
    "ngrok": "https://a1b2.ngrok-free.app",
}


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty folder the only entry in PATH; return the folder."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def install(folder: Path, name: str, *, prints: str = "", then: str = "exec /bin/sleep 300") -> None:
    file = folder / name
    log = folder / "calls"
    file.write_text(
        f"#!/bin/sh\necho {name} $$ \"$@\" >> {log}\n/bin/cat <<'END'\n{prints}\nEND\n{then}\n", encoding="utf-8"
    )
    file.chmod(0o755)


def wait_until(reached: Callable[[], bool]) -> None:
    ends = time.monotonic() + 60
    while not reached():
        assert time.monotonic() < ends
        time.sleep(0.02)


def calls(folder: Path) -> list[list[str]]:
    return [line.split() for line in (folder / "calls").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", OUTPUT)
def test_the_link_of_a_tunnel_is_found_and_the_tunnel_ends(name: str, programs: Path) -> None:
    install(programs, name, prints=OUTPUT[name])
    said: list[str] = []
    with tunnel(4321, said.append) as link:
        assert link == LINKS[name]
        ((called, number, *arguments),) = calls(programs)
        assert called == name and any("4321" in one for one in arguments)
        assert runs(int(number))
    assert not runs(int(number)) and said == []


def test_the_first_program_that_is_installed_is_used(programs: Path) -> None:
    for one in TUNNELS[1:]:
        install(programs, one.name, prints=OUTPUT[one.name])
    with tunnel(4321, print) as link:
        assert link == LINKS["tailscale"]


@pytest.mark.parametrize(
    ("prints", "then", "says"),
    [
        (
            "failed to request quick Tunnel",
            "exit 1",
            "cloudflared gave no link (it ended: failed to request quick Tunnel)",
        ),
        ("", "exit 0", "cloudflared gave no link (it ended)"),
        (
            "\x1b[31mTo enable, visit https://login.example/x\nwaiting",
            "exec /bin/sleep 300",
            "cloudflared gave no link (none within 0.5 seconds: [31mTo enable, visit https://login.example/x)",
        ),
    ],
)
def test_a_tunnel_that_fails_is_said_in_one_line(
    prints: str, then: str, says: str, programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharing, "_PATIENCE", 0.5 if "sleep" in then else 30.0)
    install(programs, "cloudflared", prints=prints, then=then)
    said: list[str] = []
    with tunnel(4321, said.append) as link:
        assert link is None
    assert said == [f"{says}, so only devices in your network can join."]
    assert not runs(int(calls(programs)[0][1]))


def test_a_tunnel_that_ends_early_is_said(programs: Path) -> None:
    install(programs, "ngrok", prints=OUTPUT["ngrok"], then="exec /bin/sleep 0.2")
    said: list[str] = []
    with tunnel(4321, said.append):
        wait_until(lambda: bool(said))
    assert said == ["ngrok has ended, so the link no longer works. Start the server again for a new one."]


def test_without_a_program_the_way_is_said(programs: Path) -> None:
    said: list[str] = []
    with tunnel(4321, said.append) as link:
        assert link is None
    assert len(said) == 1 and HOW in said[0]


def test_a_qr_code_is_drawn_if_the_extra_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    code = qr_code("https://red-fox-runs.trycloudflare.com")
    assert code is not None and len(code.splitlines()) > 10
    monkeypatch.setattr(sharing, "find_spec", lambda _: None)
    assert qr_code("https://red-fox-runs.trycloudflare.com") is None


def test_a_public_url_and_a_tunnel_exclude_each_other() -> None:
    with pytest.raises(SettingsError, match="--share finds the address itself"):
        serve(Settings(public_url="https://table.example.org"), browser=False, share=True)


def serve_shared(folder: Path, **more: Any) -> subprocess.Popen[str]:
    """Start a server with a tunnel in a process of its own."""
    database = f"sqlite:///{(folder / 'share.db').as_posix()}"
    options = ["--share", "--no-browser", "--port", "0", "--database-url", database]
    command = [sys.executable, "-m", "burgrave", "serve", *options]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)


def lines_until(process: subprocess.Popen[str], start: str) -> list[str]:
    assert process.stdout is not None
    lines = []
    for line in process.stdout:
        lines.append(line)
        if line.startswith(start):
            break
    return lines


@pytest.mark.long
@pytest.mark.parametrize("installed", [True, False])
def test_the_server_is_at_the_link_and_ends_its_tunnel(installed: bool, programs: Path, tmp_path: Path) -> None:
    if installed:
        install(programs, "cloudflared", prints=OUTPUT["cloudflared"])
    with serve_shared(tmp_path) as process:
        lines = lines_until(process, "Burgrave is at")
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
    if installed:
        assert lines[0].endswith(f": {LINKS['cloudflared']}\n") and f"is at {LINKS['cloudflared']}," in lines[-1]
        assert not runs(int(calls(programs)[0][1]))
    else:
        assert HOW in lines[0] and "trycloudflare" not in lines[-1]


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP], ids=str)
@pytest.mark.parametrize("when", ["waiting for the link", "serving"])
def test_no_signal_leaves_the_tunnel_or_its_children_behind(
    number: signal.Signals, when: str, programs: Path, tmp_path: Path
) -> None:
    prints = OUTPUT["cloudflared"] if when == "serving" else "still trying"
    install(programs, "cloudflared", prints=prints, then=f"/bin/sleep 300 & echo child $! >> {programs}/calls; wait")
    with serve_shared(tmp_path) as process:
        if when == "serving":
            lines_until(process, "Burgrave is at")
        wait_until(lambda: (programs / "calls").exists() and len(calls(programs)) == 2)
        process.send_signal(number)
        assert process.wait(60) == (0 if when == "serving" else 128 + number)
    wait_until(lambda: not any(runs(int(one[1])) for one in calls(programs)))  # someone has to reap the child


def test_settings_of_a_proxy_do_not_apply_to_a_tunnel(programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(port=0, trusted_proxy=True, client_header="x-real-ip", database_url="sqlite://")
    install(programs, "cloudflared", prints=OUTPUT["cloudflared"])
    for link in (LINKS["cloudflared"], None):
        with contextlib.ExitStack() as stack:
            shared, listener = serving._shared(settings, stack, lambda _: None)
            assert shared.port == listener.getsockname()[1] and shared.client_header == "x-forwarded-for"
            assert (shared.public_url, shared.trusted_proxy) == (link, link is not None)
            assert shared.host == listener.getsockname()[0] == ("127.0.0.1" if link else "0.0.0.0")
        (programs / "cloudflared").unlink(missing_ok=True)
