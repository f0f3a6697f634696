"""Notifications in the store: recipients, devices, uniqueness, several processes, and upgraded databases."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text
from tests.server.store.keeping import Time, opened

from burgrave.server.store import Ended, Mail, Notice, Principal, Store, authority_of, migrations
from burgrave.server.store.connecting import address_of
from burgrave.server.store.notices import MOST_DEVICES, MOST_WAITING

KEY, SECRET = b"\x04" + b"k" * 64, b"s" * 16
LATER = 2_000_000.0


async def subscribed(
    store: Store,
    person: Principal,
    token: str,
    endpoint: str = "https://push.example.net/1",
    network: int | None = None,
) -> None:
    await store.keep_device(
        person.id,
        by=authority_of(token),
        endpoint=endpoint,
        public_key=KEY,
        secret=SECRET,
        lang="pt-BR",
        origin=endpoint.rpartition("/")[0],
        network=network,
    )


async def add(store: Store, person: Principal, number: int = 1, *, here: float = 0.0, kind: str = "turn") -> bool:
    ways = ["push", "mail"]
    return await store.add_notice(person.id, "r1", kind, number, here=here, until=LATER, ways=ways, mail_after=60)


async def take(store: Store, lease: float = 60.0, **which: Any) -> list[Notice]:
    return [notice for notice in await store.due_notices(1000, **which) if await store.claim_notice(notice, lease)]


async def test_a_key_is_made_once(shared_url: str) -> None:
    async with opened(shared_url) as one, opened(shared_url) as other:
        made = iter(("first", "second", "third"))
        keys = await asyncio.gather(*(store.server_key("vapid", lambda: next(made)) for store in (one, other, one)))
        assert len({*keys}) == 1
    async with opened(shared_url) as later:
        assert await later.server_key("vapid", lambda: pytest.fail("an unexpected notification")) == keys[0]


async def test_a_device_goes_with_its_session(url: str) -> None:
    now = Time()
    async with opened(url, now=now, session_seconds=1000.0) as store:
        ana, token = await store.new_guest(
            "Ana",
        )
        await subscribed(store, ana, token)
        (device,) = await store.devices_of(ana.id)
        assert (device.public_key, device.secret, device.lang) == (KEY, SECRET, "pt-BR")
        assert device.id == authority_of(token).id and await store.has_ways(ana.id)
        assert await add(store, ana)
        again = await store.new_session(ana.id, by=ana.by)
        await store.log_out(token)
        assert await store.devices_of(ana.id) == [] and not await store.has_ways(ana.id)
        assert await take(store) == []  # waiting ones are not sent either
        with pytest.raises(Ended):
            await subscribed(store, ana, token)
        await subscribed(store, ana, again)
        now.now += 1001
        assert await store.devices_of(ana.id) == []  # the session has expired


async def test_each_is_told_once(shared_url: str) -> None:
    now = Time()
    async with opened(shared_url, now=now) as one, opened(shared_url, now=now) as other:
        ana, token = await one.new_guest("Ana")
        await subscribed(one, ana, token)
        told = await asyncio.gather(*(add(store, ana, 5) for store in (one, other, one, other)))
        assert told.count(True) == 1
        now.now += 10
        assert not await add(one, ana, 4, here=now.now)  # older
        assert not await add(one, ana, 6)  # they have not returned since
        assert await add(other, ana, 6, here=now.now - 5)
        assert await add(one, ana, 6, kind="late")


async def test_what_waits_is_given_to_one_at_a_time(shared_url: str) -> None:
    now = Time()
    async with opened(shared_url, now=now) as one, opened(shared_url, now=now) as other:
        ana, token = await one.new_guest("Ana")
        await subscribed(one, ana, token)
        await add(one, ana)
        assert await other.next_notice() == now.now
        (notice,), nothing = await take(one), await take(other)
        assert nothing == [] and (notice.kind, notice.number, notice.tries) == ("turn", 1, 1)
        now.now += 61  # the process that claimed it is gone
        (again,) = await take(other)
        assert again.tries == 2
        await other.put_off_notice(again, 300.0)
        assert await one.next_notice() == now.now + 300
        now.now += 301
        (last,) = await take(one)
        await one.drop_notice(last)
        assert await one.next_notice() is None


async def test_a_backlog_of_one_address_does_not_delay_others(url: str) -> None:
    """Addresses take turns, and so do the users at one address; suspended push services are skipped."""
    now = Time()
    async with opened(url, now=now) as store:

        async def waits(name: str, network: int | None, origin: str, notices: int) -> Principal:
            person, token = await store.new_guest(name)
            await subscribed(store, person, token, f"https://{origin}/{name}", network)
            for number in range(notices):
                now.now += 1
                assert await add(store, person, number, here=now.now)
            return person

        flood = [await waits(f"Flood {number}", 1, "silent.example", 20) for number in range(3)]
        bruno = await waits("Bruno", 1, "push.example", 1)
        ana = await waits("Ana", 2, "push.example", 2)
        carla = await waits("Carla", None, "push.example", 1)
        order = [notice.person_id for notice in await store.due_notices(9)]
        assert {*order[:3]} == {flood[0].id, ana.id, carla.id}
        assert {*order} == {*(one.id for one in flood), bruno.id, ana.id, carla.id}
        free = await store.due_notices(100, held=["https://silent.example"])
        assert sorted(notice.person_id for notice in free) == sorted([bruno.id, ana.id, ana.id, carla.id])
        assert {notice.to.network for notice in free} == {1, 2, None}


async def test_what_comes_too_late_is_dropped(url: str) -> None:
    now = Time()
    async with opened(url, now=now, session_seconds=1e9) as store:
        ana, token = await store.new_guest("Ana")
        await subscribed(store, ana, token)
        await add(store, ana)
        now.now = LATER + 1
        assert await take(store) == [] and await store.next_notice() is None


async def test_a_person_has_only_so_much(url: str) -> None:
    now = Time()
    async with opened(url, now=now) as store:
        ana, _token = await store.new_guest("Ana")
        for number in range(MOST_DEVICES + 2):
            now.now += 1
            session = await store.new_session(ana.id, by=ana.by)
            await subscribed(store, ana, session, f"https://push.example.net/{number}")
        found = await store.devices_of(ana.id)
        assert [device.endpoint[-2:].strip("/") for device in found] == [str(n) for n in range(11, 1, -1)]
        for number in range(MOST_WAITING):
            now.now += 1
            await add(store, ana, number, here=now.now)
        assert len(await take(store)) < MOST_WAITING + MOST_DEVICES


async def test_an_address_is_confirmed_in_time(url: str) -> None:
    now = Time()
    async with opened(url, now=now, session_seconds=1e9) as store:
        ana, _ = await store.new_guest("Ana")
        first = await store.ask_mail(ana.id, "ana@example.org", "it", by=ana.by)
        second = await store.ask_mail(ana.id, "ana@example.net", "it", by=ana.by)
        assert not await store.has_ways(ana.id) and not await add(store, ana)
        assert await store.confirm_mail(first) is None
        mail = Mail(ana.id, "ana@example.net", "it", True)
        assert await store.confirm_mail(second) == mail == await store.mail_of(ana.id)
        assert await store.confirm_mail(second) == mail  # following a link twice gives the same result
        assert await add(store, ana, kind="full")
        assert await take(store) == []  # it waits: they may come back
        now.now += 61
        (notice,) = await take(store)
        assert notice.to == mail
        await store.drop_mail(ana.id, by=ana.by)
        now.now += 61
        assert await take(store) == []
        third = await store.ask_mail(ana.id, "ana@example.org", "it", by=ana.by)
        now.now += 4 * 86_400
        assert await store.confirm_mail(third) is None


async def test_what_is_a_secret_is_kept_as_a_hash(url: str) -> None:
    async with opened(url) as store:
        ana, _ = await store.new_guest("Ana")
        token = await store.ask_mail(ana.id, "ana@example.org", "it", by=ana.by)

        async def work(connection: Any) -> str:
            return str([*await connection.execute(text("SELECT * FROM mails"))])

        assert token not in await store._database.read(work)


async def test_a_database_from_before_notifications_keeps_its_users(shared_url: str) -> None:
    """Users keep their sessions, and can subscribe to notifications."""
    engine = address_of(shared_url, patience=5.0).writer()

    def before(connection: Connection) -> None:
        config = migrations._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        connection.execute(text("INSERT INTO people (id, name, created) VALUES ('p_ana', 'Ana', 1)"))
        values = {"hash": authority_of("secret").token_hash}
        session = "INSERT INTO sessions (token_hash, person_id, created, seen) VALUES (:hash, 'p_ana', 1, 1000000)"
        connection.execute(text(session), values)

    async with engine.begin() as connection:
        await connection.run_sync(before)
    await engine.dispose()
    async with opened(shared_url, now=Time()) as store:
        ana = await store.person_of("secret")
        assert ana is not None and ana.name == "Ana" and not await store.has_ways(ana.id)
        await subscribed(store, ana, "secret")
        assert await add(store, ana) and len(await take(store)) == 1
