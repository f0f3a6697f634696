"""Push endpoints: none in private networks unless trusted, no redirects, and safe handling of any response."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from tests.server.notices.service import Browser, Service

from burgrave.server.notices import push
from burgrave.server.notices.encryption import Sender, new_key
from burgrave.server.notices.push import (
    BadEndpoint,
    Outcome,
    Pusher,
    addresses_of,
    is_outside,
    read_endpoint,
)
from burgrave.server.store import Device

T = TypeVar("T")
PUSH = "https://push.example.net/send/abc?x=1"


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 60))


def device(endpoint: str, browser: Browser | None = None) -> Device:
    browser = browser or Browser()
    return Device("0" * 64, endpoint, browser.public_key, browser.secret, "en")


def pusher(*trusted: str, seconds: float = 5.0) -> Pusher:
    return Pusher(Sender(new_key()), trusted=trusted, seconds=seconds)


async def pushed(to: Device, by: Pusher) -> tuple[Outcome, str]:
    answer = await by.push(to, b"{}", lasts=60, topic="abc", urgent=False)
    return answer.outcome, answer.why


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.net/send",
        "https://push.example.net:8443/send",
        "https://user@push.example.net/send",
        "https://:secret@push.example.net/send",
        "https://push.example.net/send#part",
        "https:///send",
        "https://push.example.net\\@127.0.0.1/",
        "https://push.example.net/\r\nHost: x",
        "https://push.example.net:443x/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://1.1.1.1/",
        "https://[2606:4700::1111]/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://127.1/",
        "https://localhost/",
        "https://localhost./",
        "https://LOCALHOST/",
        "https://push.localhost/",
        "https://intranet/",
        "https://push.local/",
        "https://push.internal/",
        "https://router.home.arpa/",
        "https://push.lan/",
        "https://127.0.0.1.nip.io/",
        "https://push.10-0-0-1.sslip.io/",
        "https://7f000001.nip.io/",
        "https://push-.example.net/",
        "https://push..example.net/",
        "ftp://push.example.net/",
        "push.example.net",
        "https://pùsh.example.net/",
        f"https://push.example.net/{'x' * 1000}",
    ],
)
def test_addresses_that_are_none(url: str) -> None:
    with pytest.raises(BadEndpoint, match="a public name, https on the default port"):
        read_endpoint(url)


def test_addresses_that_are_some() -> None:
    found = read_endpoint(PUSH)
    assert (found.origin, found.target, found.trusted) == ("https://push.example.net", "/send/abc?x=1", False)
    for host in ("fcm.googleapis.com", "web.push.apple.com", "wns2-by3p.notify.windows.com", "1-1-1-1.example.net"):
        assert read_endpoint(f"https://{host}/send").host == host
    own = read_endpoint("http://127.0.0.1:9000/send", ("http://127.0.0.1:9000",))
    assert own.trusted and own.port == 9000
    with pytest.raises(BadEndpoint):
        read_endpoint("http://127.0.0.1:9001/send", ("http://127.0.0.1:9000",))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1",
        "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1",
        "2002:7f00:1::1", "2001:0:7f00:1::1", "localhost", "",
    ],
)  # fmt: skip
def test_addresses_inside(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "142.250.0.1", "2606:4700::1111", "2a00:1450::1"])
def test_addresses_outside(address: str) -> None:
    assert is_outside(address)


class Names:
    """Stand-in for name resolution that records the addresses of all connections."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = [*answers]
        self.connected: list[str] = []

        def getaddrinfo(host: str, port: int, **_: object) -> list[Any]:
            found = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            family = socket.AF_INET
            return [(family, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

        async def open_connection(host: str, port: int, **_: object) -> Any:
            self.connected.append(host)
            raise ConnectionRefusedError

        monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
        monkeypatch.setattr(asyncio, "open_connection", open_connection)


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::1"]])
def test_a_name_for_a_machine_inside(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(monkeypatch, found)
    outcome, why = run(pushed(device(PUSH), pusher()))
    assert (outcome, why) == (Outcome.REFUSED, "The push service push.example.net is not in the public network.")
    assert names.connected == []


def test_a_name_that_changes_after_it_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(monkeypatch, ["93.184.216.34"], ["127.0.0.1"])
    assert run(pushed(device(PUSH), pusher()))[0] is Outcome.LATER
    assert names.connected == ["93.184.216.34"]  # the address itself, without another look-up
    with pytest.raises(BadEndpoint):
        run(addresses_of(read_endpoint(PUSH)))


def test_a_redirect_is_not_followed() -> None:
    async def work() -> None:
        async with Service() as outside, Service() as inside:
            outside.answers = [(307, {"Location": f"{inside.origin}/send/1"})]
            outcome, why = await pushed(device(f"{outside.origin}/send/1"), pusher(outside.origin))
            assert (outcome, why) == (Outcome.REFUSED, "the push service answered 307")
            assert inside.heard == []

    run(work())


@pytest.mark.parametrize("flood", [b"x" * 100_000, b"HTTP/1.1 201 Created\r\n" + b"A: " + b"x" * 100_000, b""])
def test_an_answer_that_is_none(flood: bytes) -> None:
    async def work() -> None:
        async with Service() as service:
            service.raw = flood
            outcome, _why = await pushed(device(f"{service.origin}/send/1"), pusher(service.origin))
            assert outcome is Outcome.LATER

    run(work())


def test_a_service_that_never_answers() -> None:
    async def work() -> None:
        async with Service() as service:
            service.silent = True
            outcome, why = await pushed(device(f"{service.origin}/send/1"), pusher(service.origin, seconds=0.2))
            assert (outcome, why) == (Outcome.LATER, "the push service did not answer (TimeoutError)")

    run(work())


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (201, Outcome.DONE), (200, Outcome.DONE), (404, Outcome.GONE), (410, Outcome.GONE), (429, Outcome.LATER),
        (500, Outcome.LATER), (503, Outcome.LATER), (400, Outcome.REFUSED), (403, Outcome.REFUSED),
        (413, Outcome.REFUSED),
    ],
)  # fmt: skip
def test_what_services_answer(status: int, outcome: Outcome) -> None:
    async def work() -> None:
        async with Service() as service:
            service.answers = [(status, {"Retry-After": "120"})]
            answer = await pusher(service.origin).push(
                device(f"{service.origin}/send/1"), b"{}", lasts=60, topic="abc", urgent=True
            )
            assert answer.outcome is outcome
            assert answer.wait == (120 if outcome is Outcome.LATER else 0)
            (heard,) = service.heard
            assert heard.headers["ttl"] == "60" and heard.headers["urgency"] == "high"
            assert heard.headers["topic"] == "abc" and heard.headers["content-encoding"] == "aes128gcm"

    run(work())


def test_an_outdated_header_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Push services reject a header that has expired or is valid for more than a day."""
    begun, half_a_day = 1_800_000_000, 12 * 3600
    dates: list[float] = []
    monkeypatch.setattr(push, "system_date", lambda: dates[-1])
    sender = pusher()
    made: set[str] = set()
    for date in (begun, begun + half_a_day / 3, begun - 3600, begun + 86_400):
        dates.append(date)
        made.add(sender._authorization("https://push.example.net"))
        (expires, _header), *_ = sender._known.values()
        assert half_a_day / 2 < expires - date <= half_a_day
    assert len(made) == 3  # the first was used twice
