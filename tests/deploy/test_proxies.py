"""Behavior of the proxies in ``deploy`` (Debian: nginx-light, caddy)."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tests.deploy.proxies import FEW, HOST, PROXIES, Proxy, balanced, proxy
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

ORIGIN = f"https://{HOST}"
JSON = f"Content-Type: application/json\r\nOrigin: {ORIGIN}\r\n"


@pytest.fixture(scope="module", params=PROXIES)
def before(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    with proxy(request.param, Path(tmp_path_factory.mktemp(request.param))) as found:
        yield found


def a_room(before: Proxy) -> tuple[str, str]:
    """Return the id of a running game, and its player's token."""
    with contextlib.closing(before.connect()) as line:
        body = b'{"name": "Ana"}'
        line.sendall(f"POST /api/v1/me HTTP/1.1\r\nHost: {HOST}\r\n{JSON}Content-Length: {len(body)}\r\n\r\n".encode())
        line.sendall(body)
        head = line.recv(65_536).decode()
    secret = head.partition("burgrave=")[2].partition(";")[0]
    headers = f"{JSON}Authorization: Bearer {secret}\r\n"
    set_up = {"game": "valeria", "options": {"players": 1}}
    wanted = json.dumps({"set_up": set_up, "seats": ["me"]}).encode()
    status, answer = before.ask("POST /api/v1/rooms", wanted, headers=headers)
    assert status == 201, answer
    room: str = json.loads(answer)["id"]
    assert before.ask(f"POST /api/v1/rooms/{room}/start", b"{}", headers=headers)[0] == 200
    return room, secret


def test_what_is_asked_reaches_the_server_under_its_own_name(before: Proxy) -> None:
    status, answer = before.ask("GET /healthz")
    assert (status, json.loads(answer)["status"]) == (200, "ok")
    assert before.ask("POST /api/v1/me", b'{"name": "Ana"}', headers=JSON)[0] == 200


def test_another_name_does_not(before: Proxy) -> None:
    status, answer = before.ask("GET /healthz", host="evil.example")
    assert status in (0, 200, 421) and "version" not in answer


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "/metrics?x=1"])
def test_numbers_are_not_passed_on(before: Proxy, path: str) -> None:
    status, answer = before.ask(f"GET {path}")
    assert status == 404 and "burgrave" not in answer


def test_a_large_body_is_refused(before: Proxy) -> None:
    assert before.ask("POST /api/v1/me", b"x" * 70_000, headers=JSON)[0] in (413, 502)  # 502: Caddy before 2.7


def test_the_proxy_refuses_a_large_head(before: Proxy) -> None:
    """The proxy itself must refuse, because the server could not attribute such a request to a client's address."""
    fields = "".join(f"X-{number}: {'x' * 1000}\r\n" for number in range(16))
    status, answer = before.ask("GET /healthz", headers=fields)
    assert status in (400, 431) and "Invalid HTTP request received." not in answer


def test_an_address_cannot_be_forged(before: Proxy) -> None:
    """The server allows ten log-ins at once per address; a forged X-Forwarded-For does not raise the limit."""
    codes = []
    for number in range(13):
        body = json.dumps({"login": f"nobody{number}", "password": "wrong wrong"}).encode()
        made_up = f"X-Forwarded-For: 198.51.100.{number}\r\nForwarded: for=198.51.100.{number}\r\n"
        codes.append(json.loads(before.ask("POST /api/v1/login", body, headers=JSON + made_up)[1])["code"])
    assert codes[0] == "wrong-login" and "too-many-requests" in codes, codes


@pytest.mark.parametrize("begun", [b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "], ids=["line", "head"])
def test_a_request_that_does_not_come_is_let_go_of(before: Proxy, begun: bytes) -> None:
    with contextlib.closing(before.connect()) as line:
        line.sendall(begun)
        line.settimeout(20)
        with contextlib.suppress(ConnectionError):
            while line.recv(1000):
                pass


def test_a_body_that_does_not_come_is_let_go_of(before: Proxy) -> None:
    with contextlib.closing(before.connect()) as line:
        line.sendall(f"POST /api/v1/me HTTP/1.1\r\nHost: {HOST}\r\n{JSON}Content-Length: 100\r\n\r\n{{".encode())
        line.settimeout(20)
        with contextlib.suppress(ConnectionError):
            while line.recv(1000):
                pass


def test_a_websocket_stays_open(before: Proxy) -> None:
    """The proxy's request time-outs do not apply to a WebSocket."""
    room, secret = a_room(before)
    headers = {"Authorization": f"Bearer {secret}"}
    url = f"ws://{HOST}/api/v1/rooms/{room}/socket"
    with connect(url, sock=before.connect(), additional_headers=headers, proxy=None) as line:
        assert {json.loads(line.recv(20))["t"] for _ in range(3)} == {"room", "table", "chats"}
        time.sleep(3.5)
        line.send('{"t": "ping"}')
        while json.loads(line.recv(20))["t"] != "pong":
            pass


def test_the_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    """nginx limits connections itself; Caddy leaves this to deploy/connections.nft."""
    with proxy("nginx", tmp_path) as before, contextlib.ExitStack() as stack:
        room, _ = a_room(before)
        url = f"ws://{HOST}/api/v1/rooms/{room}/socket"
        for _ in range(FEW):
            stack.enter_context(connect(url, sock=before.connect(), origin=None, proxy=None))
        with pytest.raises(InvalidStatus) as refused:
            connect(url, sock=before.connect(), proxy=None)
        assert refused.value.response.status_code == 429


@pytest.mark.parametrize("name", PROXIES)
def test_requests_are_limited_by_address(name: str, tmp_path: Path) -> None:
    """Neither forged headers nor new connections raise an address's limit."""
    few = "address_requests=Allowance(20, 0.001), queue_seconds=1.0"
    with proxy(name, tmp_path, few) as before:
        made_up = "X-Forwarded-For: 198.51.100.7\r\n"
        client = "127.0.0.3"  # Caddy's health checks come from 127.0.0.1
        statuses = [before.ask("GET /", headers=made_up, address=client)[0] for _ in range(10)]
        with contextlib.closing(before.connect(address=client)) as line:
            for _ in range(20):
                line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
                statuses.append(int(line.recv(65_536).split()[1]))
        assert 429 not in statuses[:20] and set(statuses[20:]) == {429}, statuses
        assert before.ask("GET /healthz", address="127.0.0.2")[0] == 200


class Named(ThreadingHTTPServer):
    """Server that answers every request with its own port."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Answering(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Named)
        body = str(self.server.server_port).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@pytest.mark.parametrize("name", PROXIES)
def test_requests_about_a_room_go_to_one_process_while_it_runs(name: str, tmp_path: Path) -> None:
    servers = [Named(), Named(), Named()]
    rooms = [f"room{number:02}abcdefgh" for number in range(30)]
    with balanced(name, tmp_path, [server.server_port for server in servers]) as before:

        def answering(path: str, address: str) -> str:
            status, answer = before.ask(f"GET {path}", address=address)
            assert status == 200, answer
            return answer

        def chosen(address: str) -> dict[str, str]:
            return {room: answering(f"/api/v1/rooms/{room}/socket?lang=en", address) for room in rooms}

        first = chosen("127.0.0.1")
        assert {*first.values()} == {str(server.server_port) for server in servers}
        assert chosen("127.0.0.2") == first  # the client's address does not matter
        assert answering(f"/api/v1/rooms/{rooms[0]}", "127.0.0.3") == first[rooms[0]]
        gone = servers[0]
        gone.shutdown()
        gone.server_close()
        after = chosen("127.0.0.1")
        assert str(gone.server_port) not in after.values()
        assert all(after[room] == port for room, port in first.items() if port != str(gone.server_port))
