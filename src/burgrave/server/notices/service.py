"""Notification service: queues, sends and retries notifications for absent players."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from burgrave.server.live.errors import Refused
from burgrave.server.live.job_queue import Job, JobQueue, Key, Lane
from burgrave.server.live.occasions import Occasion
from burgrave.server.live.service import RoomService
from burgrave.server.notices.mail import URGENT, Mailer, called, confirming, mailed, worded
from burgrave.server.notices.push import Answer, Origins, Outcome, Pusher, as_text
from burgrave.server.settings import Settings
from burgrave.server.store import SERVER, Device, Mail, Notice, Principal, RoomRow, Store, StoreError, mailbox_hash

if TYPE_CHECKING:
    from burgrave.server.notices.encryption import Sender

_AT_ONCE: Final = 16  # maximum number of concurrent notifications
_LIMITS: Final = {"address": 4, "person": 2, "origin": 2, "mail server": 1}  # maximum at once, by kind of key
_KNOWN: Final = Lane("known")
_NEW: Final = Lane("new", most=_AT_ONCE // 2)  # origins that have not responded lately
_MAIL_SERVER: Final[Key] = ("mail server", "")
_LOOK_AHEAD: Final = 64  # number of due notifications among which the next are chosen
_LEASE: Final = 90.0  # seconds after which another process may retry
_PATIENCE: Final = (60.0, 300.0, 1800.0, 7200.0)  # delays before retries
_FAILURES: Final = 6  # consecutive failures after which a device is deleted
_LONGEST: Final = 300.0  # maximum seconds between checks for due notifications
_FORGET: Final = 3600.0  # seconds between clean-ups

# Token of an unsubscribe link in a confirmation email: person, mailbox, and a signature of both.
_REFUSAL: Final = re.compile(r"((\w+)-([0-9a-f]{64}))-([\w-]{24})", re.ASCII)

_log = logging.getLogger(__name__)


class Notices:
    """Notification service, created by :meth:`open`; it sends only while it is used as a context manager."""

    def __init__(
        self, store: Store, settings: Settings, tables: RoomService, sender: Sender | None, secret: str
    ) -> None:
        self._store = store
        self._settings = settings
        self._tables = tables
        self._secret = secret.encode()
        self.sender = sender
        self._pusher: Pusher | None = None
        self._mailer: Mailer | None = None
        if self.sender is not None:
            self._pusher = Pusher(self.sender, trusted=settings.push_origins, seconds=settings.notice_seconds)
        if settings.mail_url is not None:
            self._mailer = Mailer(settings.mail_url, settings.mail_from, seconds=settings.notice_seconds)
        self.allowed: Callable[[str, str], bool] = lambda way, person_id: True
        """Return True if a person may get another notification through a channel, and count it."""
        self.count: Callable[[str, str], None] = lambda way, outcome: None
        self.observe: Callable[[str, float], None] = lambda way, seconds: None
        """Called when a notification is sent, with the seconds since it was due."""
        self.due = 0
        """Number of due notifications still waiting for a slot, at most ``_LOOK_AHEAD``."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: asyncio.Task[None] | None = None
        self._more = asyncio.Event()
        self._queue = JobQueue(_AT_ONCE, _LIMITS)
        self._queue.freed = self._more.set
        self._origins = Origins(time.monotonic)
        self._under_way: set[int] = set()  # ids of notifications that this process is sending

    @classmethod
    async def open(cls, store: Store, settings: Settings, tables: RoomService) -> Notices:
        """Read the server's keys, or create them if there are none."""
        sender = None
        if settings.push:
            from burgrave.server.notices.encryption import Sender, new_key

            sender = Sender(await store.server_key("vapid", new_key), _contact(settings))
        secret = await store.server_key("unsubscribe", lambda: secrets.token_urlsafe(32))
        return cls(store, settings, tables, sender, secret)

    async def __aenter__(self) -> Notices:
        if self.ways:
            self._tables.registry.notifier.deliver = self._tell
            self._sending = asyncio.create_task(self._send_all(), name="notices")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._tables.registry.notifier.deliver = None
        tasks = [*self._tasks, *([] if self._sending is None else [self._sending])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._queue.stop()

    @property
    def ways(self) -> list[str]:
        """Return the available channels: "push", "mail"."""
        found = (("push", self._pusher), ("mail", self._mailer))
        return [way for way, there in found if there is not None]

    # ---- Queueing --------------------------------------------------------------------------------------------------

    def _tell(self, room: RoomRow, found: Sequence[Occasion]) -> None:
        self._spawn(self._add(room, found))

    async def _add(self, room: RoomRow, found: Sequence[Occasion]) -> None:
        for one in found:
            try:
                if not await self._store.has_ways(one.person_id):
                    continue
                added = await self._store.add_notice(
                    one.person_id,
                    room.id,
                    one.kind,
                    one.number,
                    here=one.here,
                    until=one.until,
                    ways=self.ways,
                    mail_after=self._settings.mail_pause,
                )
            except StoreError as error:
                _log.warning("A notification about room %s could not be queued: %s", room.id, error)
            else:
                if added:
                    self._more.set()

    # ---- Sending ---------------------------------------------------------------------------------------------------

    async def _send_all(self) -> None:
        forgot = 0.0
        while True:
            self._more.clear()
            wait, now = self._settings.sweep_seconds, self._store.now()
            try:
                waiting = await self._start_due()
                if time.monotonic() - forgot > _FORGET:
                    forgot = time.monotonic()
                    await self._store.forget_told()
                due = await self._store.next_notice(after=now)
                if due is not None:
                    wait = min(due - self._store.now(), wait)
                elif not self._store.shared and not waiting:
                    wait = _LONGEST
            except StoreError as error:
                _log.debug("Notifications are waiting for the database: %s", error)
            except Exception:
                _log.exception("The notification service failed; trying again.")
            try:
                async with asyncio.timeout(max(wait, 0.01)):
                    await self._more.wait()
            except TimeoutError:
                pass

    async def _start_due(self) -> bool:
        """Start as many due notifications as there are free slots; return True if any are due."""
        held = [str(name) for kind, name in self._queue.held() if kind == "origin"]
        found = await self._store.due_notices(_LOOK_AHEAD, held=held)
        fresh = [notice for notice in found if notice.id not in self._under_way]
        self._queue.offer((self._job(notice), partial(self._begin, notice)) for notice in fresh)
        self.due = sum(notice.id not in self._under_way for notice in fresh)
        return bool(found)

    def _job(self, notice: Notice) -> Job:
        to = notice.to
        keys = _payer(notice.person_id, to.network)
        if isinstance(to, Mail):
            return Job("mail", (*keys, _MAIL_SERVER), lambda usage: _KNOWN)
        origin = to.origin or to.endpoint
        return Job(
            "push", (*keys, ("origin", origin)), lambda usage: _KNOWN if self._origins.is_known(origin) else _NEW
        )

    def _begin(self, notice: Notice) -> Coroutine[Any, Any, None]:
        self._under_way.add(notice.id)
        return self._bring(notice)

    async def _bring(self, notice: Notice) -> None:
        way = "push" if isinstance(notice.to, Device) else "mail"
        try:
            if await self._store.claim_notice(notice, _LEASE):
                self.observe(way, max(0.0, self._store.now() - notice.due))
                answer = await self._brought(notice)
                await self._settle(notice, answer)
                self.count(way, answer.outcome.name.lower())
        except StoreError as error:
            _log.warning("The result of a notification could not be stored: %s", error)
        except Exception:
            _log.exception("A notification could not be sent.")
        finally:
            self._under_way.discard(notice.id)

    async def _brought(self, notice: Notice) -> Answer:
        try:
            room = await self._store.room(notice.room_id)
            still = await self._tables.registry.still_so(notice.room_id, notice.person_id, notice.kind)
        except (Refused, StoreError):
            return Answer(Outcome.LATER, "the room cannot be read right now")
        if room is None or not still:
            return Answer(Outcome.DONE)
        if isinstance(notice.to, Device):
            return await self._push(notice, notice.to, room)
        return await self._mail(notice, notice.to, room)

    async def _push(self, notice: Notice, device: Device, room: RoomRow) -> Answer:
        if self._pusher is None or not self.allowed("push", notice.person_id):
            return Answer(Outcome.DONE)
        words = worded(notice.kind, called(room, device.lang), device.lang)
        message = {
            "kind": notice.kind,
            "title": words.title,
            "body": words.body,
            "off": words.off,
            "lang": device.lang,
            "room": room.id,
        }
        topic = as_text(hashlib.blake2b(room.id.encode(), digest_size=16).digest())
        lasts = notice.until - self._store.now()
        urgent = notice.kind in URGENT
        answer = await self._pusher.push(device, msgspec.json.encode(message), lasts=lasts, topic=topic, urgent=urgent)
        if device.origin is not None:
            pause = self._origins.note(device.origin, answer)
            if pause:
                self._queue.hold(("origin", device.origin), pause)
        return answer

    async def _mail(self, notice: Notice, mail: Mail, room: RoomRow) -> Answer:
        if self._mailer is None or not self.allowed("mail", notice.person_id):
            return Answer(Outcome.DONE)
        link = self._settings.link("room", room.id)
        words = mailed(notice.kind, called(room, mail.lang), mail.lang, link=link, stop=self.stop_page(mail))
        return await self._mailer.send(
            mail.address, words, lang=mail.lang, stop=self.stop_address(mail), one_click=self._settings.secure
        )

    async def _settle(self, notice: Notice, answer: Answer) -> None:
        """Delete a notification or, after a temporary failure, schedule a retry."""
        if answer.outcome is Outcome.LATER and notice.tries <= len(_PATIENCE):
            await self._store.put_off_notice(notice, max(_PATIENCE[notice.tries - 1], answer.wait))
            return
        await self._store.drop_notice(notice)
        if answer.why and answer.outcome is not Outcome.GONE:
            _log.warning("A notification was dropped: %s.", answer.why.rstrip("."))
        if isinstance(notice.to, Mail):
            if answer.outcome is Outcome.GONE:
                await self._store.drop_mail(notice.person_id, by=SERVER)
            return
        failed = answer.outcome in (Outcome.LATER, Outcome.REFUSED)
        if answer.outcome is Outcome.GONE or (failed and notice.to.failed + 1 >= _FAILURES):
            await self._store.forget_device(notice.to)
        else:
            await self._store.note_device(notice.to, reached=not failed)

    # ---- Email ----------------------------------------------------------------------------------------------------

    async def ask_for_mail(self, me: Principal, address: str, lang: str, *, network: int | None = None) -> bool:
        """Send a confirmation email; return True if the mail server accepted it."""
        assert self._mailer is not None
        mailer = self._mailer
        token = await self._store.ask_mail(me.id, address, lang, by=me.by, network=network)
        mail = Mail(me.id, address, lang, confirmed=False)
        words = confirming(lang, link=self._settings.link("mail", "confirm", token), stop=self.stop_page(mail))
        stop = self.stop_address(mail)
        job = Job("mail", (*_payer(me.id, network), _MAIL_SERVER), lambda usage: _KNOWN)
        secure = self._settings.secure
        answer = await self._queue.run(job, lambda: mailer.send(address, words, lang=lang, stop=stop, one_click=secure))
        if answer.outcome is not Outcome.DONE:
            _log.warning("A confirmation email could not be sent: %s.", answer.why)
            await self._store.drop_mail(me.id, by=SERVER)
        return answer.outcome is Outcome.DONE

    async def stop_mail(self, token: str) -> bool:
        """Unsubscribe using the token from an unsubscribe link; return False if the token is not one of ours."""
        refused = _REFUSAL.fullmatch(token)
        if refused is not None and self._is_signed(refused[1], refused[4]):
            await self._store.refuse_mail(refused[2], refused[3])
            return True
        person_id, _, sign = token.partition("-")
        mail = await self._store.mail_of(person_id)
        if mail is None:
            return bool(sign)  # there are no emails to stop
        if not self._is_signed(_about(mail), sign):
            return False
        await self._store.drop_mail(person_id, by=SERVER)
        return True

    def stop_page(self, mail: Mail) -> str:
        """Return the URL of the unsubscribe page."""
        return self._settings.link("mail", "stop", self._stop_token(mail))

    def stop_address(self, mail: Mail) -> str:
        """Return the URL for one-click unsubscription by mail programs."""
        return f"{self._settings.origin}/api/v1/mail/stop/{self._stop_token(mail)}"

    def _stop_token(self, mail: Mail) -> str:
        """Return the token of an unsubscribe link.

        Before an address is confirmed, the token identifies the mailbox, so that the owner of the mailbox can refuse
        emails even after the person has entered a different address.
        """
        if mail.confirmed:
            return f"{mail.person_id}-{self._sign(_about(mail))}"
        about = f"{mail.person_id}-{mailbox_hash(mail.address)}"
        return f"{about}-{self._sign(about)}"

    def _sign(self, said: str) -> str:
        return as_text(hmac.digest(self._secret, said.encode(), "sha256")[:18])

    def _is_signed(self, said: str, sign: str) -> bool:
        return hmac.compare_digest(self._sign(said).encode(), sign.encode())

    # ---- Tasks -----------------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _about(mail: Mail) -> str:
    return f"{mail.person_id}\n{mail.address}"


def _payer(person_id: str, network: int | None) -> tuple[Key, Key]:
    """Return the queue keys that limit a person's notifications: first the network, then the person."""
    return ("address", person_id if network is None else network), ("person", person_id)


def _contact(settings: Settings) -> str | None:
    address = settings.mail_from.rpartition("<")[2].rstrip(">").strip()
    if address:
        return f"mailto:{address}"
    return settings.origin if settings.secure else None
