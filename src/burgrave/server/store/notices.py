"""Notification store: queue, email addresses and Web Push devices.

It also holds the keys that identify the server to push services. A notification is sent once; if sending fails, it is
retried.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, or_, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorization import Authorities, why_ended
from burgrave.server.store.connecting import is_duplicate, is_missing
from burgrave.server.store.errors import BadMail, Ended
from burgrave.server.store.rooms import NEVER, in_turns, payer
from burgrave.server.store.rows import SERVER, Authority, Device, Mail, Notice, Server
from burgrave.server.store.schema import devices, mail_refusals, mails, notices, server_keys, sessions, told
from burgrave.server.store.sessions import hash_of, new_token

# ---- Mail addresses --------------------------------------------------------------------------------------------------

LONGEST_ADDRESS: Final = 200
CONFIRM_SECONDS: Final = 3 * 86_400.0
"""Seconds for which a confirmation link is valid."""
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})+")
"""Same check as in browsers; excludes anything that could pass for a header or for two addresses."""


class Mails(Authorities):
    """Store mixin for email: addresses, confirmations and refusals."""

    async def ask_mail(
        self, person_id: str, address: str, lang: str, *, by: Authority, network: int | None = None
    ) -> str:
        """Store an unconfirmed address, replacing the previous one; return the secret that confirms it.

        ``network``: tag of the caller's network. Raise BadMail if the address is invalid or its owner has refused
        emails, or Ended if ``by`` is no longer valid.
        """
        check_address(address)
        token = new_token()
        values = {"address": address, "lang": lang, "asked": self._now(), "token_hash": hash_of(token)}
        values["network"] = network

        async def work(connection: AsyncConnection) -> None:
            if await _has_refused(connection, mailbox_hash(address)):
                raise BadMail("The owner of this address has refused emails from this server.")
            await connection.execute(delete(mails).where(mails.c.person_id == person_id))
            await connection.execute(insert(mails).values(person_id=person_id, confirmed=None, **values))

        await self._write(work, by=by)
        return token

    async def confirm_mail(self, token: str) -> Mail | None:
        """Confirm the address that a secret was sent to; return it, or None if the secret is unknown or expired."""
        now = self._now()
        asked = mails.c.token_hash == hash_of(token), mails.c.asked > now - CONFIRM_SECONDS

        async def work(connection: AsyncConnection) -> Mail | None:
            row = (await connection.execute(select(mails).where(*asked))).first()
            if row is None:
                return None
            # The secret stays valid until it expires: mail programs open links, and people click twice.
            await connection.execute(update(mails).where(*asked, mails.c.confirmed.is_(None)).values(confirmed=now))
            wanted = mail_refusals.c.mailbox_hash == mailbox_hash(row.address)
            await connection.execute(delete(mail_refusals).where(wanted))
            return replace(read_mail(row), confirmed=True)

        return await self._write(work, by=SERVER)

    async def mail_of(self, person_id: str) -> Mail | None:
        query = select(mails).where(mails.c.person_id == person_id)

        async def work(connection: AsyncConnection) -> Mail | None:
            row = (await connection.execute(query)).first()
            return None if row is None else read_mail(row)

        return await self._database.read(work)

    async def drop_mail(self, person_id: str, *, by: Authority | Server) -> None:
        """Stop emails to a person, and delete the address; raise Ended if ``by`` is no longer valid."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mails).where(mails.c.person_id == person_id))

        await self._write(work, by=by)

    async def refuse_mail(self, person_id: str, mailbox: str) -> None:
        """Stop the emails that a person has requested for a mailbox, given by its hash.

        Also block the mailbox, unless it is the person's confirmed address.
        """
        theirs = mails.c.person_id == person_id

        async def work(connection: AsyncConnection) -> None:
            row = (await connection.execute(select(mails).where(theirs))).first()
            confirmed = False
            if row is not None and mailbox_hash(row.address) == mailbox:
                await connection.execute(delete(mails).where(theirs))
                confirmed = row.confirmed is not None
            if not confirmed and not await _has_refused(connection, mailbox):
                await connection.execute(insert(mail_refusals).values(mailbox_hash=mailbox, at=self._now()))

        try:
            await self._write(work, by=SERVER)
        except IntegrityError as error:
            if not is_duplicate(error):  # otherwise the link was opened twice at the same time
                raise


async def _has_refused(connection: AsyncConnection, mailbox: str) -> bool:
    query = select(mail_refusals.c.at).where(mail_refusals.c.mailbox_hash == mailbox)
    return (await connection.execute(query)).first() is not None


def mailbox_of(address: str) -> str:
    """Return the mailbox of an address: in lower case, without a tag, and without dots if it is a Gmail address."""
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in ("gmail.com", "googlemail.com"):
        local, domain = local.replace(".", ""), "gmail.com"
    return f"{local}@{domain}"


def mailbox_hash(address: str) -> str:
    """Return a hash that is the same for every address of a mailbox."""
    return hash_of(mailbox_of(address))


def read_mail(row: Any) -> Mail:
    return Mail(row.person_id, row.address, row.lang, row.confirmed is not None, row.network)


def check_address(address: str) -> None:
    """Raise BadMail unless the text has the form of an ordinary email address."""
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        raise BadMail(f"An address must be like ana@example.org, with at most {LONGEST_ADDRESS} characters.")


# ---- Devices ---------------------------------------------------------------------------------------------------------

MOST_DEVICES: Final = 10
"""Maximum number of devices per person; a new one replaces the oldest."""
_KEPT: Final = ("session_hash", "endpoint", "endpoint_hash", "created")
"""Columns that are kept when the same browser subscribes again."""
DEVICE: Final = (devices, sessions.c.agent)


class Devices(Authorities):
    """Store mixin for Web Push devices and the server's own keys."""

    async def server_key(self, name: str, make: Callable[[], str]) -> str:
        """Return a secret shared by all server processes; create it with ``make`` if it does not exist."""
        query = select(server_keys.c.value).where(server_keys.c.name == name)

        async def read(connection: AsyncConnection) -> str | None:
            value: str | None = await connection.scalar(query)
            return value

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(insert(server_keys).values(name=name, value=made))

        kept = await self._database.read(read)
        if kept is not None:
            return kept
        made = make()
        try:
            await self._write(write, by=SERVER)
        except IntegrityError as error:
            if not is_duplicate(error):
                raise
            kept = await self._database.read(read)  # another process was first
            assert kept is not None
            return kept
        return made

    async def keep_device(
        self,
        person_id: str,
        *,
        by: Authority,
        endpoint: str,
        public_key: bytes,
        secret: bytes,
        lang: str,
        origin: str | None = None,
        network: int | None = None,
    ) -> None:
        """Register a browser for notifications; ``by``: the browser's session.

        ``origin``: origin of the endpoint. ``network``: tag of the browser's network. Raise Ended if ``by`` is no
        longer valid.
        """
        values = {
            "session_hash": by.token_hash,
            "person_id": person_id,
            "endpoint": endpoint,
            "endpoint_hash": hash_of(endpoint),
            "public_key": _text(public_key),
            "secret": _text(secret),
            "lang": lang,
            "created": self._now(),
            "failed": 0,
            "origin": origin,
            "network": network,
        }
        same = devices.c.session_hash == by.token_hash, devices.c.endpoint_hash == values["endpoint_hash"]
        # A previous user of this browser gets no more notifications here.
        other = (devices.c.session_hash == by.token_hash) | (devices.c.endpoint_hash == values["endpoint_hash"])
        mine = select(devices.c.session_hash).where(devices.c.person_id == person_id)
        oldest = mine.order_by(devices.c.created.desc(), devices.c.session_hash).offset(MOST_DEVICES)

        async def work(connection: AsyncConnection) -> None:
            fresh = {name: value for name, value in values.items() if name not in _KEPT}
            if (await connection.execute(update(devices).where(*same).values(fresh))).rowcount:
                return
            await connection.execute(delete(devices).where(other))
            await connection.execute(insert(devices).values(values))
            gone = list((await connection.execute(oldest)).scalars())
            await connection.execute(delete(devices).where(devices.c.session_hash.in_(gone)))

        try:
            await self._write(work, by=by)
        except IntegrityError as error:
            if is_missing(error):
                raise Ended(why_ended(False)) from None
            raise

    async def devices_of(self, person_id: str) -> list[Device]:
        """Return a person's devices, newest first."""
        mine = devices.c.person_id == person_id, self._lasts()
        query = select(*DEVICE).join(sessions, sessions.c.token_hash == devices.c.session_hash).where(*mine)

        async def work(connection: AsyncConnection) -> list[Device]:
            found = await connection.execute(query.order_by(devices.c.created.desc(), devices.c.session_hash))
            return [read_device(row) for row in found]

        return await self._database.read(work)

    async def drop_device(self, person_id: str, device_id: str, *, by: Authority) -> None:
        """Turn off notifications on the device with this id; raise Ended if ``by`` is no longer valid."""
        mine = devices.c.person_id == person_id, devices.c.session_hash.startswith(device_id, autoescape=True)
        await self._drop(*mine, by=by)

    async def forget_device(self, device: Device) -> None:
        """Delete an invalid device, unless it has since been given a new endpoint."""
        await self._drop(
            devices.c.session_hash == device.session_hash,
            devices.c.endpoint_hash == hash_of(device.endpoint),
            by=SERVER,
        )

    async def note_device(self, device: Device, *, reached: bool) -> None:
        failed = 0 if reached else devices.c.failed + 1

        async def work(connection: AsyncConnection) -> None:
            change = update(devices).where(devices.c.session_hash == device.session_hash)
            await connection.execute(change.values(failed=failed))

        if not reached or device.failed:
            await self._write(work, by=SERVER)

    async def _drop(self, *which: Any, by: Authority | Server) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(devices).where(*which))

        await self._write(work, by=by)


def read_device(row: Any) -> Device:
    """Return the device in a row with the ``DEVICE`` columns."""
    return Device(
        session_hash=row.session_hash,
        endpoint=row.endpoint,
        public_key=urlsafe_b64decode(row.public_key),
        secret=urlsafe_b64decode(row.secret),
        lang=row.lang,
        agent=row.agent,
        created=row.created,
        failed=row.failed,
        network=row.network,
        origin=row.origin,
    )


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).decode()


# ---- Notices ---------------------------------------------------------------------------------------------------------

MOST_WAITING: Final = 100
"""Maximum number of queued notifications per person."""
_REMEMBERED: Final = 120 * 86_400.0
"""Seconds for which sent notifications are remembered."""


class Notices(Authorities):
    """Store mixin for the queue of notifications."""

    async def has_ways(self, person_id: str) -> bool:
        """Return True if a person has a device or a confirmed email address."""
        device = exists().where(devices.c.person_id == person_id)
        mail = exists().where(mails.c.person_id == person_id, mails.c.confirmed.is_not(None))

        async def work(connection: AsyncConnection) -> bool:
            return bool(await connection.scalar(select(or_(device, mail))))

        return await self._database.read(work)

    async def add_notice(
        self,
        person_id: str,
        room_id: str,
        kind: str,
        number: int,
        *,
        here: float,
        until: float,
        ways: Sequence[str],
        mail_after: float = 0.0,
    ) -> bool:
        """Queue a notification unless it was already sent; return True if anything was queued.

        It counts as sent if an earlier notification of this kind about the room had the same or a higher ``number``, or
        if the person has not visited since that notification. ``here``: time of the person's last visit. ``ways``:
        "push", "mail".
        """
        now = self._now()
        same = told.c.person_id == person_id, told.c.room_id == room_id, told.c.kind == kind
        row = {"person_id": person_id, "room_id": room_id, "kind": kind, "number": number, "tries": 0, "until": until}

        async def work(connection: AsyncConnection) -> bool:
            known = (await connection.execute(select(told).where(*same).with_for_update())).first()
            if known is None:
                first = {"person_id": person_id, "room_id": room_id, "kind": kind, "number": number, "at": now}
                await connection.execute(insert(told).values(first))
            elif known.number >= number or known.at >= here:
                return False
            else:
                await connection.execute(update(told).where(*same).values(number=number, at=now))
            waiting = select(func.count()).where(notices.c.person_id == person_id, notices.c.until > now)
            if (await connection.execute(waiting)).scalar_one() >= MOST_WAITING:
                return False
            found = await self._ways(connection, person_id, ways)
            rows = [row | {"session_hash": way, "due": now + (mail_after if way is None else 0)} for way in found]
            if rows:
                await connection.execute(insert(notices), rows)
            return bool(rows)

        try:
            return await self._write(work, by=SERVER)
        except IntegrityError as error:
            if is_duplicate(error):
                return False  # another process was first
            raise

    async def _ways(self, connection: AsyncConnection, person_id: str, ways: Sequence[str]) -> list[str | None]:
        found: list[str | None] = []
        if "push" in ways:
            good = devices.c.person_id == person_id, self._lasts()
            query = select(devices.c.session_hash).join(sessions, sessions.c.token_hash == devices.c.session_hash)
            found += (await connection.execute(query.where(*good))).scalars()
        if "mail" in ways:
            confirmed = mails.c.person_id == person_id, mails.c.confirmed.is_not(None)
            if (await connection.execute(select(mails.c.person_id).where(*confirmed))).first() is not None:
                found.append(None)
        return found

    async def due_notices(self, limit: int, *, held: Collection[str] = ()) -> list[Notice]:
        """Return due notifications, in an order that is fair to networks and people.

        Claim each one before sending it. ``held``: origins of push services that must wait.
        """
        now = self._now()
        due = notices.c.due <= now, notices.c.until > now
        columns = notices.c.id, notices.c.due, notices.c.person_id
        never = NEVER.label("address_served"), NEVER.label("person_served")
        pushed = self._pushed(*columns, payer(devices.c.network, notices.c.person_id).label("address"), *never)
        pushed = pushed.where(*due, or_(devices.c.origin.is_(None), devices.c.origin.not_in(held)))
        mailed = self._mailed(*columns, payer(mails.c.network, notices.c.person_id).label("address"), *never)
        waiting = in_turns(union_all(pushed, mailed.where(*due)), "due", "id")
        in_order = select(waiting.c.id).order_by(waiting.c.place).limit(limit)

        async def work(connection: AsyncConnection) -> list[Notice]:
            places = {number: place for place, number in enumerate((await connection.execute(in_order)).scalars())}
            found = await self._read(connection, notices.c.id.in_(places)) if places else []
            return sorted(found, key=lambda notice: places[notice.id])

        return await self._database.read(work)

    async def claim_notice(self, notice: Notice, lease: float) -> bool:
        """Reserve a due notification for ``lease`` seconds; return False if another process has it."""
        now = self._now()
        mine = update(notices).where(notices.c.id == notice.id, notices.c.due <= now)

        async def work(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(mine.values(due=now + lease, tries=notice.tries))).rowcount)

        return await self._write(work, by=SERVER)

    def _pushed(self, *columns: Any) -> Select[Any]:
        session = sessions, and_(sessions.c.token_hash == devices.c.session_hash, self._lasts())
        return select(*columns).join(devices, devices.c.session_hash == notices.c.session_hash).join(*session)

    def _mailed(self, *columns: Any) -> Select[Any]:
        found = select(*columns).join(mails, mails.c.person_id == notices.c.person_id)
        return found.where(notices.c.session_hash.is_(None), mails.c.confirmed.is_not(None))

    async def _read(self, connection: AsyncConnection, which: ColumnElement[bool]) -> list[Notice]:
        names = ("id", "person_id", "room_id", "kind", "number", "due", "until")
        about = [notices.c[name].label(f"notice_{name}") for name in names]
        about.append((notices.c.tries + 1).label("notice_tries"))
        found: list[Notice] = []
        for query, read in ((self._pushed(*about, *DEVICE), read_device), (self._mailed(*about, mails), read_mail)):
            for row in await connection.execute(query.where(which)):
                found.append(
                    Notice(**{name: getattr(row, f"notice_{name}") for name in (*names, "tries")}, to=read(row))
                )
        return found

    async def next_notice(self, *, after: float = 0.0) -> float | None:
        """Return the first time later than ``after`` at which a notification is due, or None."""
        waiting = notices.c.due > after, notices.c.until > self._now()

        async def work(connection: AsyncConnection) -> float | None:
            due: float | None = await connection.scalar(select(func.min(notices.c.due)).where(*waiting))
            return due

        return await self._database.read(work)

    async def drop_notice(self, notice: Notice) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(notices).where(notices.c.id == notice.id))

        await self._write(work, by=SERVER)

    async def put_off_notice(self, notice: Notice, seconds: float) -> None:
        """Postpone a notification: it is due again in ``seconds``."""
        due = self._now() + seconds

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(notices).where(notices.c.id == notice.id).values(due=due))

        await self._write(work, by=SERVER)

    async def forget_told(self) -> None:
        """Delete expired and undeliverable notifications, and old records of sent ones."""
        now = self._now()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(notices).where(or_(notices.c.until <= now, _pointless())))
            await connection.execute(delete(told).where(told.c.at < now - _REMEMBERED))

        await self._write(work, by=SERVER)


def _pointless() -> Any:
    """Return the SQL condition for queued emails to people who no longer receive email."""
    wanted = exists().where(mails.c.person_id == notices.c.person_id, mails.c.confirmed.is_not(None))
    return and_(notices.c.session_hash.is_(None), ~wanted)
