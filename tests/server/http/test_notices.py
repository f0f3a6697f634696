"""Notifications by Web Push and email: occasions, timing, texts, frequency, and opting out."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import re
from collections.abc import AsyncIterator
from email.message import EmailMessage
from typing import Any

import pytest
from tests.server.http.house import API, House, Json, Visitor, house, standard
from tests.server.notices.service import Browser, Post, Service

from burgrave.server.notices import push
from burgrave.server.notices import service as notices
from burgrave.server.settings import Allowance

DAY = 86_400
DAYS = {"kind": "days", "seconds": DAY}
PLENTY = Allowance(100_000, 10_000)


def quickly(**changed: Any) -> Any:
    """Return settings under which notifications are sent immediately."""
    quick = {"notice_pause": 0.0, "mail_pause": 0.0, "sweep_seconds": 0.05, "mail_asks": PLENTY}
    return standard(**{**quick, **changed})


@contextlib.asynccontextmanager
async def served(**changed: Any) -> AsyncIterator[tuple[House, Service]]:
    """Run a push service, and a Burgrave server that is allowed to send to it."""
    async with Service() as service, house(quickly(push_origins=(service.origin,), **changed)) as home:
        yield home, service


class Reader:
    def __init__(self, visitor: Visitor, service: Service, browser: Browser, place: str) -> None:
        self.visitor = visitor
        self.service = service
        self.browser = browser
        self.place = place

    async def until(self, count: int) -> list[Json]:
        """Wait until the browser has received this many notifications, and return all of them."""
        while len(found := self.told()) < count:
            await self.service.until(len(self.service.heard) + 1)
        return found

    def told(self) -> list[Json]:
        return [self.browser.read(heard.body) for heard in self.service.heard if heard.target == self.place]


async def reader(visitor: Visitor, service: Service, lang: str = "en") -> Reader:
    browser = Browser()
    place = f"/send/{visitor.person['id']}"
    await visitor.post("/me/notices/device", browser.subscription(service.origin + place, lang))
    return Reader(visitor, service, browser, place)


async def table(host: Visitor, *guests: Visitor, start: bool = True, **more: Any) -> str:
    """Create a room for these users, and begin the game unless ``start`` is False."""
    wanted = {"name": "Friday", "clock": DAYS, **more}
    room = await host.room("me", *["open"] * len(guests), **wanted)
    for guest in guests:
        await guest.post(f"/rooms/{room['id']}/join")
    if start:
        await host.post(f"/rooms/{room['id']}/start")
    return str(room["id"])


async def decide_until(players: list[Visitor], room: str, chosen: Visitor) -> None:
    """Let the other players decide until it is this user's turn."""
    for _ in range(200):
        if (await chosen.get(f"/rooms/{room}/table"))["ask"]:
            return
        for player in players:
            shown = await player.get(f"/rooms/{room}/table")
            if player is not chosen and shown["ask"]:
                action = shown["ask"]["options"][0]["action"]
                await player.post(f"/rooms/{room}/act", {"seq": shown["seq"], "action": action})
    raise AssertionError("it was never their turn")


async def decide(player: Visitor, room: str) -> None:
    while (shown := await player.get(f"/rooms/{room}/table"))["ask"]:
        action = shown["ask"]["options"][0]["action"]
        await player.post(f"/rooms/{room}/act", {"seq": shown["seq"], "action": action})


async def quiet(home: House) -> None:
    """Wait until no notification is pending."""
    await asyncio.sleep(0.3)  # for those that are about to be written
    async with asyncio.timeout(20):
        while await home.context.store.next_notice() is not None:
            await asyncio.sleep(0.02)


async def test_my_turn_in_my_language_and_nothing_of_my_cards() -> None:
    async with served() as (home, service):
        ana, bruno, carla = [await home.guest(name) for name in ("Ana", "Bruno", "Carla")]
        away = await reader(bruno, service, "it")
        room = await table(ana, bruno, carla)
        await decide_until([ana, bruno, carla], room, bruno)
        found = await away.until(1)
        assert {"kind", "title", "body", "off", "lang", "room"} == set(found[-1])
        turns = [one for one in found if one["kind"] == "turn"]
        if not turns:
            turns = [one for one in await away.until(2) if one["kind"] == "turn"]
        assert turns == [
            {
                "kind": "turn",
                "title": "È il tuo turno: Friday",
                "body": "Il tavolo aspetta la tua decisione.",
                "off": "Disattiva notifiche",
                "lang": "it",
                "room": room,
            }
        ]
        heard = [one for one in service.heard if one.target == away.place]
        assert len({one.headers["topic"] for one in heard}) == 1  # the later one replaces the previous one
        assert 0 < int(heard[-1].headers["ttl"]) <= DAY
        await quiet(home)
        assert [one["kind"] for one in away.told()].count("turn") == 1


async def test_who_is_there_is_told_nothing_and_who_decides_is_told_again() -> None:
    async with served() as (home, service):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        here, away = await reader(ana, service), await reader(bruno, service)
        room = await table(ana, bruno, start=False)
        async with ana.socket(room):
            await ana.post(f"/rooms/{room}/start")
            for turn in range(1, 4):
                await decide_until([ana, bruno], room, bruno)
                while [one["kind"] for one in await away.until(turn)].count("turn") < turn:
                    await service.until(len(service.heard) + 1)
                await decide(bruno, room)
            await quiet(home)
            assert [one["kind"] for one in here.told() if one["kind"] in ("turn", "began")] == []


async def test_the_host_is_told_that_somebody_came_and_that_all_did() -> None:
    async with served() as (home, service):
        ana, bruno, carla = [await home.guest(name) for name in ("Ana", "Bruno", "Carla")]
        host = await reader(ana, service)
        room = await table(ana, bruno, carla, start=False)
        kinds = {one["kind"] for one in await host.until(1)}
        if "full" not in kinds:
            kinds = {one["kind"] for one in await host.until(2)}
        assert kinds <= {"seated", "full"} and "full" in kinds
        # Reconnecting repeatedly causes no further notifications.
        for _ in range(5):
            await carla.post(f"/rooms/{room}/leave")
            await carla.post(f"/rooms/{room}/join")
        await quiet(home)
        assert [one["kind"] for one in host.told()].count("full") == 1
        assert [one["kind"] for one in host.told()].count("seated") <= 1


async def test_the_end_and_a_rematch() -> None:
    async with served(notices=PLENTY) as (home, service):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        room = await table(ana, bruno, game="valeria")
        players = [ana, bruno]
        away = await reader(bruno, service)
        while not (await ana.get(f"/rooms/{room}/table"))["result"]:
            for player in players:
                await decide(player, room)
        while "over" not in [one["kind"] for one in away.told()]:
            await service.until(len(service.heard) + 1)
        await ana.post(f"/rooms/{room}/rematch")
        while "rematch" not in [one["kind"] for one in away.told()]:
            await service.until(len(service.heard) + 1)


async def _devices(visitor: Visitor) -> list[Json]:
    found: list[Json] = (await visitor.get("/me/notices"))["devices"]
    return found


async def test_a_device_that_is_gone_is_forgotten() -> None:
    async with served() as (home, service):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        await reader(ana, service)
        service.answers = [(410, {})]
        await table(ana, bruno, start=False)
        await service.until(1)
        while await _devices(ana):
            await asyncio.sleep(0.01)
        await quiet(home)
        assert len(service.heard) == 1


async def test_what_fails_is_tried_again_and_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_PATIENCE", (0.05, 0.05, 0.05, 0.05))
    monkeypatch.setattr(notices, "_FAILURES", 2)
    async with served() as (home, service):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        away = await reader(ana, service)
        service.answers = [(500, {}), (429, {})]
        await table(ana, bruno, start=False)
        await service.until(3)
        await quiet(home)
        assert [one["kind"] for one in away.told()] == ["full"] * 3  # retried until it is accepted
        service.answers = [(503, {})] * 5
        second = await table(ana, bruno, start=False)
        await service.until(8)
        await quiet(home)
        assert len(service.heard) == 8 and len(await _devices(ana)) == 1
        service.answers = [(400, {})]
        third = await table(ana, bruno, start=False)
        while await _devices(ana):  # the second one to expire, one after the other
            await asyncio.sleep(0.01)
        assert {second, third} == {one["room"] for one in away.told()[3:]}


async def test_a_notice_that_is_not_true_any_more_is_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "_PATIENCE", (0.5,))
    async with served() as (home, service):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        away = await reader(ana, service)
        service.answers = [(503, {})]
        room = await table(ana, bruno, start=False)
        await service.until(1)
        async with ana.socket(room) as line:
            await line.until("room")
            while await home.context.store.next_notice() is not None:
                await asyncio.sleep(0.02)
        assert len(away.told()) == 1


async def test_how_often_is_limited() -> None:
    async with served(notices=Allowance(2, 0.0001)) as (home, service):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        away = await reader(ana, service)
        for _ in range(4):
            await table(ana, bruno, start=False)
        await service.until(2)
        await quiet(home)
        assert len(away.told()) == 2


async def test_an_action_waits_for_no_push_service() -> None:
    async with served(notice_seconds=20.0) as (home, service):
        service.silent = True
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        for one in (ana, bruno):
            await reader(one, service)
        room = await table(ana, bruno)
        await service.until(1)
        async with asyncio.timeout(300):
            for _ in range(3):
                await decide_until([ana, bruno], room, bruno)
                await decide(bruno, room)


async def test_a_silent_push_service_does_not_delay_other_notices() -> None:
    """Notifications to one push service use at most two slots, no matter how many users it has."""
    async with Service() as silent, Service() as good:
        silent.silent = True
        origins = (silent.origin, good.origin)
        async with house(quickly(push_origins=origins, notice_seconds=3600.0)) as home:
            flood = [await home.guest(f"Flood {number}") for number in range(16)]
            for one in flood:
                await reader(one, silent)
            for host, guest in zip(flood[::2], flood[1::2], strict=True):
                await table(host, guest)
            await silent.until(2)
            ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
            away = await reader(ana, good)
            await table(ana, bruno, start=False)
            assert {one["kind"] for one in await away.until(1)} <= {"seated", "full"}
            assert len(silent.heard) == 2


async def test_an_origin_that_timed_out_waits_and_then_gets_its_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "_PAUSE", 3600.0)
    monkeypatch.setattr(push, "_LONGEST_PAUSE", 3600.0)
    async with Service() as silent, Service() as good:
        silent.silent = True
        async with house(quickly(push_origins=(silent.origin, good.origin), notice_seconds=0.2)) as home:
            ana, bruno, carla = [await home.guest(name) for name in ("Ana", "Bruno", "Carla")]
            for one in (ana, bruno):
                await reader(one, silent)
            await table(ana, carla, start=False)
            queue = home.context.notices._queue
            while not queue.held():
                await asyncio.sleep(0.01)
            heard = len(silent.heard)
            await table(bruno, carla, start=False)
            away = await reader(carla, good)
            await table(carla, ana, start=False)
            await away.until(1)
            assert len(silent.heard) == heard  # only its own notifications wait
            silent.silent = False
            queue.hold(("origin", silent.origin), 0.0)
            await silent.until(heard + 1)


async def test_origins_that_answered_lately_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "_MOST_ORIGINS", 3)
    now = [0.0]
    origins = push.Origins(lambda: now[0])
    silent, refused = push.Answer(push.Outcome.LATER, silent=True), push.Answer(push.Outcome.REFUSED)
    assert not origins.is_known("one")
    assert origins.note("one", refused) == 0.0 and origins.is_known("one")
    assert [origins.note("one", silent) for _ in range(8)] == [15, 30, 60, 120, 240, 480, 600, 600]
    assert not origins.is_known("one")
    assert origins.note("one", refused) == 0.0 and origins.is_known("one")
    assert origins.note("one", silent) == 15.0  # counted from the start
    for number in range(5):
        now[0] += 1000
        origins.note(str(number), refused)
    assert [origins.is_known(str(number)) for number in range(5)] == [False, False, True, True, True]
    now[0] += 2000
    assert [origins.is_known(str(number)) for number in range(2, 5)] == [False, True, True]


async def test_notifications_can_be_turned_off_in_every_way(home: House) -> None:
    """Notifications stop when a user turns them off or logs out, and when another user takes over the browser."""
    ana = await home.guest()
    for number in range(2):
        kept = await ana.post("/me/notices/device", Browser().subscription(f"https://push.example.net/{number}"))
        assert [one["this"] for one in kept["devices"]] == [True]  # a browser has one subscription
    assert (await ana.post("/me/notices/device/stop"))["devices"] == []
    kept = await ana.post("/me/notices/device", Browser().subscription("https://push.example.net/3"))
    (device,) = kept["devices"]
    bruno = await home.guest("Bruno")
    await bruno.post(f"/me/notices/devices/{device['id']}/stop")
    assert len(await _devices(ana)) == 1  # not Bruno's subscription
    assert (await ana.post(f"/me/notices/devices/{device['id']}/stop"))["devices"] == []
    await ana.post("/me/notices/device", Browser().subscription("https://push.example.net/4"))
    await bruno.post("/me/notices/device", Browser().subscription("https://push.example.net/4"))
    assert await _devices(ana) == [] and len(await _devices(bruno)) == 1  # the browser now belongs to the other user
    await bruno.post("/logout")
    assert await home.context.store.devices_of(bruno.person["id"]) == []


async def test_what_is_no_device_is_refused(home: House) -> None:
    ana = await home.guest()
    good = Browser().subscription("https://push.example.net/1")
    for wrong in (
        {"endpoint": "http://push.example.net/1"},
        {"endpoint": "https://127.0.0.1/1"},
        {"keys": {**good["keys"], "p256dh": "AAAA"}},
        {"keys": {**good["keys"], "auth": "AAAA"}},
        {"keys": {**good["keys"], "auth": "!"}},
    ):
        assert (await ana.post("/me/notices/device", {**good, **wrong}, 422))["code"] == "bad-device"
    assert (await ana.post("/me/notices/device", {**good, "lang": "de"}, 422))["code"] == "malformed"
    token = (await ana.post("/me/tokens", {"name": "program"}, 201))["token"]
    for path in ("/me/notices/device/stop", "/me/notices/mail/stop"):
        answer = await home.client().post(API + path, json={}, headers={"Authorization": f"Bearer {token}"})
        assert answer.json()["code"] == "no-right"


async def test_a_server_that_sends_nothing() -> None:
    async with house(quickly(push=False)) as home:
        ana = await home.guest()
        mine = await ana.get("/me/notices")
        assert mine == {"push_key": None, "devices": [], "mail_offered": False, "mail": None}
        device = Browser().subscription("https://push.example.net/1")
        assert (await ana.post("/me/notices/device", device, 409))["code"] == "not-offered"
        mail = {"address": "ana@example.org", "lang": "en"}
        assert (await ana.post("/me/notices/mail", mail, 409))["code"] == "not-offered"
        room = await ana.room("me", "bot:easy")
        await ana.post(f"/rooms/{room['id']}/start")
        assert home.context.tables.registry.notifier.deliver is None


# ---- email ----------------------------------------------------------------------------------------------------


def parsed(text: str) -> EmailMessage:
    found = email.message_from_string(text, policy=email.policy.default)
    assert isinstance(found, EmailMessage)
    return found


def link_in(mail: EmailMessage, way: str) -> str:
    """Return the token from an email's link to ``/#/mail/{way}/``."""
    return str(mail.get_content()).partition(f"/#/mail/{way}/")[2].split()[0]


@contextlib.asynccontextmanager
async def posted(**changed: Any) -> AsyncIterator[tuple[House, Post]]:
    """Run a mail server, and a Burgrave server that sends its emails through it."""
    async with Post() as post:
        mail = {"mail_url": post.url, "mail_from": "Our table <table@example.org>", "public_url": "https://table.test"}
        async with house(quickly(**mail, **changed)) as home:
            yield home, post


async def test_e_mail_once_the_address_is_confirmed() -> None:
    async with posted() as (home, post):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        mine = await ana.post("/me/notices/mail", {"address": "ana@example.org", "lang": "es"})
        assert mine["mail"] == {"address": "ana@example.org", "confirmed": False}
        to, text = (await post.until(1))[0]
        asked = parsed(text)
        assert to == "ana@example.org" and asked["Subject"] == "Confirma tu dirección de correo" and "Ana" not in text
        await table(ana, bruno, start=False)
        await quiet(home)
        assert len(post.mails) == 1  # the address is not confirmed yet
        stranger = home.client()
        answer = await stranger.post(f"{API}/mail/confirm", json={"token": link_in(asked, "confirm")})
        assert answer.json() == {"done": True}
        assert (await ana.get("/me/notices"))["mail"]["confirmed"]
        room = await table(ana, bruno, start=False)
        wire = (await post.until(2))[1][1]
        mail = parsed(wire)
        assert mail["Subject"] == "Tu mesa está completa: Friday"
        assert re.search(r"\r\nList-Unsubscribe: <https://table\.test/\S+>\r\n", wire)  # RFC 8058: not folded
        assert f"https://table.test/r/{room}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert mail["Auto-Submitted"] == "auto-generated" and mail["Content-Language"] == "es"
        await _unsubscribes(home, mail)
        assert (await ana.get("/me/notices"))["mail"] is None
        await table(ana, bruno, start=False)
        await quiet(home)
        assert len(post.mails) == 2


async def _unsubscribes(home: House, mail: EmailMessage) -> None:
    """Check that the link only redirects, that invalid requests fail, and that one-click unsubscribing works."""
    address = mail["List-Unsubscribe"].strip("<>").removeprefix("https://table.test")
    client = home.client()
    looked = await client.get(address)
    assert looked.status_code == 303
    assert looked.headers["location"] == f"https://table.test/#/mail/stop/{link_in(mail, 'stop')}"
    assert (await client.post(address[:-1] + "A" * 2)).json()["code"] == "no-link"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert (await client.post(address, content="something=else", headers=form)).status_code == 422
    for _ in range(2):
        done = await client.post(address, content="List-Unsubscribe=One-Click", headers=form)
        assert (done.status_code, done.json()) == (200, {"done": True})


async def test_an_address_that_is_none(home: House) -> None:
    async with posted() as (home, post):
        ana = await home.guest()
        for wrong in (
            "ana",
            "ana@",
            "ana@example",
            "a b@example.org",
            "ana@example.org\r\nBcc: x@example.org",
            "ana@-x.org",
        ):
            mail = {"address": wrong, "lang": "en"}
            assert (await ana.post("/me/notices/mail", mail, 422))["code"] == "bad-mail"
        post.refuses = "550 nobody here"
        mail = {"address": "nobody@example.org", "lang": "en"}
        assert (await ana.post("/me/notices/mail", mail, 422))["code"] == "bad-mail"
        assert (await ana.get("/me/notices"))["mail"] is None and post.mails == []
        answer = await home.client().post(f"{API}/mail/confirm", json={"token": "x" * 43})
        assert answer.json()["code"] == "no-link"


async def test_nobody_floods_an_address() -> None:
    async with posted(mail_asks=Allowance(2, 0.0001)) as (home, post):
        mail = {"address": "victim@example.org", "lang": "en"}
        for _ in range(2):
            await (await home.guest()).post("/me/notices/mail", mail)
        assert (await (await home.guest()).post("/me/notices/mail", mail, 429))["code"] == "too-many-requests"
        assert len(post.mails) == 2


async def test_tags_and_dots_do_not_make_other_mailboxes() -> None:
    async with posted(mail_asks=Allowance(2, 0.0001)) as (home, post):
        spelled = ("victim+1@example.org", "Victim+2@Example.org", "victim@example.org", "victim+a+b@example.org")
        for address, status in zip(spelled, (200, 200, 429, 429), strict=True):
            await (await home.guest()).post("/me/notices/mail", {"address": address, "lang": "en"}, status)
        for address, status in (
            ("v.ictim@gmail.com", 200),
            ("victi.m+x@googlemail.com", 200),
            ("victim@gmail.com", 429),
        ):
            await (await home.guest()).post("/me/notices/mail", {"address": address, "lang": "en"}, status)
        assert [to for to, _ in post.mails[:2]] == ["victim+1@example.org", "Victim+2@Example.org"]


async def test_an_unwanted_confirmation_is_refused_for_good() -> None:
    async with posted() as (home, post):
        mallory = await home.guest("Mallory")

        async def asks(address: str, status: int = 200) -> str:
            return str(await mallory.post("/me/notices/mail", {"address": address, "lang": "en"}, status))

        await asks("victim@example.org")
        await asks("other@example.org")  # the first address is dropped even if the new one is refused
        refused = parsed(post.mails[0][1])
        for _ in range(2):
            await _unsubscribes(home, refused)
        assert (await mallory.get("/me/notices"))["mail"]["address"] == "other@example.org"
        for address in ("victim@example.org", "Victim+tag@example.org"):
            assert "has refused emails" in await asks(address, 422)
        assert len(post.mails) == 2
        # A refused link confirms nothing.
        token = link_in(parsed(post.mails[1][1]), "confirm")
        await _unsubscribes(home, parsed(post.mails[1][1]))
        assert (await mallory.get("/me/notices"))["mail"] is None
        assert (await home.client().post(f"{API}/mail/confirm", json={"token": token})).json()["code"] == "no-link"


async def test_an_address_that_is_gone_is_forgotten() -> None:
    async with posted() as (home, post):
        ana, bruno = [await home.guest(name) for name in ("Ana", "Bruno")]
        await ana.post("/me/notices/mail", {"address": "ana@example.org", "lang": "en"})
        token = link_in(parsed((await post.until(1))[0][1]), "confirm")
        await home.client().post(f"{API}/mail/confirm", json={"token": token})
        post.refuses = "550 nobody here"
        await table(ana, bruno, start=False)
        while (await ana.get("/me/notices"))["mail"] is not None:
            await asyncio.sleep(0.01)
        await quiet(home)
        assert len(post.mails) == 1
