"""Browsers that are told by Web Push, and the keys by which the server is known to push services."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities, why_ended
from burgrave.server.store.errors import Ended
from burgrave.server.store.faults import is_duplicate, is_missing
from burgrave.server.store.rows import SERVER, Authority, Device, Server
from burgrave.server.store.schema import devices, server_keys, sessions
from burgrave.server.store.tokens import hash_of

__all__ = ["DEVICE", "MOST_DEVICES", "Devices", "read_device"]

MOST_DEVICES: Final = 10
"""That one person may have; a new one takes the place of the oldest."""
_KEPT: Final = ("session_hash", "endpoint", "endpoint_hash", "created")
"""Columns that stay when the same browser subscribes again."""
DEVICE: Final = (devices, sessions.c.agent)


class Devices(Authorities):
    """The part of the store that knows where somebody is told by Web Push."""

    async def server_key(self, name: str, make: Callable[[], str]) -> str:
        """Return a secret of the server, the same in every process; ``make`` is asked for it the first time."""
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
        """Send the browser of a session notices from now on, in a language (Ended).

        ``origin``: that of the endpoint. ``network``: tag of the browser's address.
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
        # Whoever used this browser before is told there no longer.
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
        """Return where a person is told, the newest first."""
        mine = devices.c.person_id == person_id, self._lasts()
        query = select(*DEVICE).join(sessions, sessions.c.token_hash == devices.c.session_hash).where(*mine)

        async def work(connection: AsyncConnection) -> list[Device]:
            found = await connection.execute(query.order_by(devices.c.created.desc(), devices.c.session_hash))
            return [read_device(row) for row in found]

        return await self._database.read(work)

    async def drop_device(self, person_id: str, device_id: str, *, by: Authority) -> None:
        """Tell a person no longer on a device, by its id (Ended)."""
        mine = devices.c.person_id == person_id, devices.c.session_hash.startswith(device_id, autoescape=True)
        await self._drop(*mine, by=by)

    async def forget_device(self, device: Device) -> None:
        """Forget a device that is gone, unless it has a new address meanwhile."""
        await self._drop(
            devices.c.session_hash == device.session_hash,
            devices.c.endpoint_hash == hash_of(device.endpoint),
            by=SERVER,
        )

    async def note_device(self, device: Device, *, reached: bool) -> None:
        """Note whether a notice came to a device."""
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
    """Return the device whose columns ``DEVICE`` are in a row."""
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
