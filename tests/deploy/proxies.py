"""Real proxies, configured as in ``deploy``, in front of a real server."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.children import child
from tests.programs import need

__all__ = ["HOST", "PATH", "PROXIES", "Proxy", "balanced", "proxy"]

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
HOST = "table.example.org"
PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
PROXIES = ("nginx", "caddy")
FEW = 5
"""Maximum number of connections per address, in place of the configured 250."""


class Proxy:
    def __init__(self, name: str, port: int) -> None:
        self.name = name
        self.port = port
        self.tls = name == "nginx"  # Caddy obtains its certificates itself, which is impossible here

    def connect(self, name: str = HOST, address: str = "127.0.0.1") -> socket.socket:
        """Connect from ``address`` as a browser would connect to the host ``name``."""
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=300, source_address=(address, 0))
        if not self.tls:
            return plain
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context.wrap_socket(plain, server_hostname=name)

    def ask(
        self, request: str, body: bytes = b"", *, host: str = HOST, headers: str = "", address: str = "127.0.0.1"
    ) -> tuple[int, str]:
        """Send a request; return the status and body of the response, with status 0 if there is no response."""
        head = (
            f"{request} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n{headers}\r\n"
        )
        with contextlib.closing(self.connect(address=address)) as line:
            with contextlib.suppress(ConnectionError):  # a server that rejects a body need not read it
                line.sendall(head.encode() + body)
            answer = b""
            with contextlib.suppress(ConnectionError):
                while part := line.recv(65_536):
                    answer += part
        first, _, _ = answer.partition(b"\r\n")
        return int(first.split()[1]) if first else 0, answer.partition(b"\r\n\r\n")[2].decode(errors="replace")


@contextlib.contextmanager
def proxy(name: str, folder: Path, settings: str = "") -> Iterator[Proxy]:
    """Run the named proxy in front of a server during the block, with its time-outs reduced to a tenth.

    ``settings``: further server settings, as Python source. If the proxy is not installed, skip the test, or fail it if
    the proxy is required.
    """
    need(name, "BURGRAVE_REQUIRE_PROXIES", path=PATH)
    ports = [_free_port() for _ in range(3)]
    settings += f", port={ports[0]}, public_url='https://{HOST}', database_url='sqlite:///{folder}/table.db'"
    program = (
        "from burgrave.server.http.serve import serve\n"
        "from burgrave.server.settings import Allowance, Settings\n"
        f"serve(Settings(trusted_proxy=True, {settings.lstrip(', ')}), browser=False)"
    )
    command = [sys.executable, "-c", program]
    with contextlib.ExitStack() as stack:
        stack.enter_context(_running(command, ports[0]))
        yield stack.enter_context(_in_front_of(name, folder, ports[:1], *ports[1:]))


@contextlib.contextmanager
def balanced(name: str, folder: Path, servers: Sequence[int]) -> Iterator[Proxy]:
    """Run the named proxy in front of servers that already run on these ports; skip the test as ``proxy`` does."""
    need(name, "BURGRAVE_REQUIRE_PROXIES", path=PATH)
    with _in_front_of(name, folder, servers, _free_port(), _free_port()) as found:
        yield found


@contextlib.contextmanager
def _in_front_of(name: str, folder: Path, servers: Sequence[int], plain: int, port: int) -> Iterator[Proxy]:
    command, env = (_nginx if name == "nginx" else _caddy)(folder, servers, plain, port)
    with _running(command, port, env):
        yield Proxy(name, port)


def _nginx(folder: Path, servers: Sequence[int], plain: int, tls: int) -> tuple[list[str], dict[str, str]]:
    keys = folder / "key.pem", folder / "certificate.pem"
    subject = ["-subj", f"/CN={HOST}", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    made = ["openssl", "req", "-x509", *subject, "-keyout", str(keys[0]), "-out", str(keys[1])]
    subprocess.run(made, check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for theirs, ours in {
        "listen 80": f"listen 127.0.0.1:{plain}",
        "listen 443": f"listen 127.0.0.1:{tls}",
        "server 127.0.0.1:8000;": "".join(f"server 127.0.0.1:{server};" for server in servers),
        f"/etc/letsencrypt/live/{HOST}/fullchain.pem": str(keys[1]),
        f"/etc/letsencrypt/live/{HOST}/privkey.pem": str(keys[0]),
        "client_header_timeout 10s": "client_header_timeout 1s",
        "client_body_timeout 10s": "client_body_timeout 1s",
        "burgrave_connections 250": f"burgrave_connections {FEW}",
    }.items():
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    temporary = "".join(
        f"{what}_temp_path {folder}/{what};\n" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\nerror_log stderr;\npid {folder}/nginx.pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{text}\n}}\n",
        encoding="utf-8",
    )
    nginx = str(shutil.which("nginx", path=PATH))
    subprocess.run([nginx, "-t", "-c", str(file)], check=True, capture_output=True)
    return [nginx, "-c", str(file)], {}


def _caddy(folder: Path, servers: Sequence[int], _plain: int, port: int) -> tuple[list[str], dict[str, str]]:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for theirs, ours in {"read_header 10s": "read_header 1s", "read_body 20s": "read_body 2s"}.items():
        assert theirs in text, theirs
        text = text.replace(theirs, ours)
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    caddy = str(shutil.which("caddy", path=PATH))
    env = {
        "BURGRAVE_SITE": f"http://{HOST}:{port}",
        "BURGRAVE_UPSTREAM": " ".join(f"127.0.0.1:{server}" for server in servers),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    given = ["--config", str(file), "--adapter", "caddyfile"]
    subprocess.run([caddy, "validate", *given], check=True, capture_output=True, env=os.environ | env)
    return [caddy, "run", *given], env


@contextlib.contextmanager
def _running(command: list[str], port: int, env: dict[str, str] | None = None) -> Iterator[None]:
    """Run a process, and enter the block once the process is listening."""
    quiet = subprocess.DEVNULL
    with child(command, stdout=quiet, stderr=quiet, cwd=ROOT, env=env or {}) as process:
        end = time.monotonic() + 60
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < end, f"{command[0]} does not listen"
                time.sleep(0.05)
        yield
        process.terminate()
        process.wait(300)


def _free_port() -> int:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
