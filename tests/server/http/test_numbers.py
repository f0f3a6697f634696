"""Health, metrics, logs, and rate limits."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from tests.server.http.house import API, House, house, standard

from burgrave.server.http import health, limits
from burgrave.server.http.limits import Buckets, network_of
from burgrave.server.http.logs import JsonLines, set_up_logs
from burgrave.server.settings import Allowance, Settings, SettingsError
from burgrave.server.store import StoreUnavailable

# ---- health and metrics ----------------------------------------------------------------------------------------


@pytest.fixture
def checked_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the cache of health checks."""
    monkeypatch.setattr(health, "FRESH", 0.0)


async def test_health_is_that_of_the_database(monkeypatch: pytest.MonkeyPatch, checked_each_time: None) -> None:
    async with house() as home, home.client() as client:
        assert (await client.get("/healthz")).json()["status"] == "ok"

        async def away() -> None:
            raise StoreUnavailable("The database does not answer.")

        monkeypatch.setattr(home.context.store, "check", away)
        answer = await client.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        monkeypatch.undo()


@pytest.mark.usefixtures("checked_each_time")
async def test_a_full_disk_is_in_the_log_and_in_the_health(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def pragma(connection: Any) -> None:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar() if full else 2**30
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    settings = standard(database_url=f"sqlite:///{tmp_path}/table.db", sweep_seconds=3600.0)
    async with house(settings) as home, home.client() as client:
        ana = await home.guest()
        caplog.clear()
        full = True
        await home.context.store._database.write(pragma)
        answers = []
        while 503 not in answers:
            wanted = {"set_up": {"game": "valeria", "options": {"players": 2}}, "seats": ["me", "open"]}
            answers.append((await ana.client.post(f"{API}/rooms", json=wanted)).status_code)
            if len(answers) % 15 == 0:
                ana = await home.guest()
        for _ in range(3):
            assert (await ana.client.post(f"{API}/rooms", json=wanted)).status_code == 503
            answer = await client.get("/healthz")
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert answer.json()["detail"] == "The database cannot be written: the disk is full."
        assert (await ana.get("/rooms"))["rooms"] is not None  # existing data is readable
        full = False
        await home.context.store._database.write(pragma)
        assert (await client.get("/healthz")).json()["status"] == "ok"
        await ana.room("me", "open", game="valeria")
    said = [record.getMessage() for record in caplog.records if record.name == "burgrave.server.store.writer"]
    assert said == ["The database cannot be written: the disk is full.", "The database can be written again."]


async def test_what_happens_is_counted() -> None:
    async with house() as home, home.client() as client:
        ana = await home.guest()
        room = await ana.game("me", "bot:easy")
        async with ana.socket(room) as line:
            table = await line.my_turn()
            await line.ask("act", "done", seq=table["seq"], action=table["ask"]["options"][0]["action"])
            await line.ask("undo", "error", seq=9999)
            text = generate_latest(home.context.metrics.registry).decode()
            public = await client.get("/metrics")
    assert (public.status_code, public.json()["code"]) == (404, "no-such-address")
    counted = {name: float(value) for name, _, value in (line.rpartition(" ") for line in text.splitlines() if line)
               if not name.startswith("#")}  # fmt: skip
    assert counted["burgrave_sockets"] == 1
    assert counted['burgrave_actions_total{by="socket"}'] == 1
    assert counted['burgrave_act_seconds_count{by="socket"}'] == 1
    assert counted['burgrave_messages_total{kind="act"}'] == 1
    assert counted['burgrave_requests_total{method="POST",route="/api/v1/rooms",status="201"}'] == 1
    assert counted["burgrave_tables_watchers"] == 1
    assert sum(value for name, value in counted.items() if name.startswith("burgrave_refused_total")) == 1
    assert ana.token not in text and room not in text


async def test_how_long_hints_wait_is_counted_and_whose_they_are() -> None:
    async with house() as home:
        ana = await home.guest()
        room = await ana.game("me", "bot:easy")
        async with ana.socket(room) as line:
            await line.my_turn()
            assert (await ana.post(f"/rooms/{room}/hint"))["tips"]
        text = generate_latest(home.context.metrics.registry).decode()
        (account,) = home.context.tables.registry.accounts._known.values()
    assert 'burgrave_thinking_wait_seconds_count{kind="hint"} 1.0' in text
    assert "burgrave_tables_hints_waiting 0.0" in text and "burgrave_tables_thoughts_at_work 0.0" in text
    assert account.guest and account.address


# ---- logs ------------------------------------------------------------------------------------------------------


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Return a stream that receives the log at level "info"."""
    stream = io.StringIO()
    root, ours = logging.getLogger(), logging.getLogger("burgrave")
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(ours, "level", ours.level)
    set_up_logs("info", stream)
    return stream


async def test_a_fault_is_in_the_log_by_its_number(
    home: House, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise KeyError("harbor")

    ana = await home.guest("Ana Secret")
    monkeypatch.setattr(home.context.tables, "lobby", broken)
    told = await ana.get("/rooms", 500)
    monkeypatch.undo()
    (line,) = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert line["fault"] in told["detail"]
    assert line["in"] == f"GET {API}/rooms"
    assert line["error"][0] == "KeyError" and any("broken" in frame for frame in line["error"])
    for secret in ("harbor", ana.token, "Ana Secret"):
        assert secret not in lines.getvalue() and secret not in told["detail"]


def test_causes_are_logged_too() -> None:
    try:
        try:
            raise ValueError("inner")
        except ValueError as error:
            raise RuntimeError("outer") from error
    except RuntimeError as error:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "what", (), (type(error), error, error.__traceback__))
    quiet = json.loads(JsonLines().format(record))["error"]
    loud = json.loads(JsonLines(messages=True).format(record))["error"]
    assert [line for line in quiet if not line.startswith(" ")] == ["RuntimeError", "ValueError"]
    assert [line for line in loud if not line.startswith(" ")] == ["RuntimeError: outer", "ValueError: inner"]


# ---- rate limits -----------------------------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    buckets = Buckets(Allowance(2, 0.5), now=lambda: now[0])
    assert [buckets.wait("a"), buckets.wait("a"), buckets.wait("b")] == [0, 0, 0]
    assert buckets.wait("a") == 2
    now[0] = 1
    assert buckets.wait("a") == 1
    now[0] = 2
    assert buckets.wait("a") == 0
    assert buckets.wait("a") == 2


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 10)
    now = [0.0]
    buckets = Buckets(Allowance(2, 1), now=lambda: now[0])
    for number in range(1000):
        now[0] += 0.5
        buckets.wait(number)
    assert len(buckets) <= 20


@pytest.mark.parametrize(
    ("address", "network"),
    [("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
     ("fe80::1%eth0", "fe80::/64"), ("", "unknown"), ("nonsense", "unknown")],
)  # fmt: skip
def test_addresses_are_counted_by_network(address: str, network: str) -> None:
    assert network_of(address) == network


# ---- settings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [{"port": 70000}, {"public_url": "table.example.org"}, {"public_url": "https://x.org/sub"}, {"bot_workers": -1},
     {"bot_workers": 257},
     {"metrics_port": 0},
     {"public_url": "ftp://x.org"}, {"public_url": "https://x.org:port"}, {"log_level": "loud"},
     {"database_url": "mysql://x"}, {"database_url": "burgrave.db"}],
)  # fmt: skip
def test_settings_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match=r"must be|or more"):
        Settings(**wrong)


def test_origins_and_links() -> None:
    assert Settings(host="0.0.0.0", port=80).origin == "http://localhost"
    assert Settings(host="::1").origin == "http://[::1]:8000"
    public = Settings(public_url="HTTPS://Table.Example.org:443/")
    assert (public.origin, public.secure) == ("https://table.example.org", True)
    assert public.link("room", "r7") == "https://table.example.org/r/r7"
