"""Addresses for e-mails: whose they are, and whether somebody has confirmed that."""

from __future__ import annotations

import re
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.database import StoreContext
from burgrave.server.store.errors import BadMail
from burgrave.server.store.rows import Mail
from burgrave.server.store.schema import mails
from burgrave.server.store.tokens import hash_of, new_token

__all__ = ["CONFIRM_SECONDS", "LONGEST_ADDRESS", "Mails", "check_address", "read_mail"]

LONGEST_ADDRESS: Final = 200
CONFIRM_SECONDS: Final = 3 * 86_400.0
"""For which a link is good that confirms an address."""
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})+")
"""As browsers check them: nothing that could be taken for a header, or for two addresses."""


class Mails(StoreContext):
    """The part of the store that knows who gets e-mails, and where."""

    async def ask_mail(self, person_id: str, address: str, lang: str) -> str:
        """Keep an address that is yet to be confirmed, in the place of the one before; return the secret that does so.

        BadMail.
        """
        check_address(address)
        token = new_token()
        values = {"address": address, "lang": lang, "asked": self._now(), "token_hash": hash_of(token)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mails).where(mails.c.person_id == person_id))
            await connection.execute(insert(mails).values(person_id=person_id, confirmed=None, **values))

        await self._database.write(work)
        return token

    async def confirm_mail(self, token: str) -> Mail | None:
        """Confirm the address to which a secret was sent, and return it; None if there is none, or it came too late."""
        now = self._now()
        asked = mails.c.token_hash == hash_of(token), mails.c.asked > now - CONFIRM_SECONDS

        async def work(connection: AsyncConnection) -> Mail | None:
            row = (await connection.execute(select(mails).where(*asked))).first()
            if row is None:
                return None
            # The secret goes on working for as long as it would: mail programs open links, and people do so twice.
            await connection.execute(update(mails).where(*asked, mails.c.confirmed.is_(None)).values(confirmed=now))
            return Mail(row.person_id, row.address, row.lang, True)

        return await self._database.write(work)

    async def mail_of(self, person_id: str) -> Mail | None:
        """Return where a person gets e-mails."""
        query = select(mails).where(mails.c.person_id == person_id)

        async def work(connection: AsyncConnection) -> Mail | None:
            row = (await connection.execute(query)).first()
            return None if row is None else read_mail(row)

        return await self._database.read(work)

    async def drop_mail(self, person_id: str) -> None:
        """Send a person no e-mails any more, and forget the address."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mails).where(mails.c.person_id == person_id))

        await self._database.write(work)


def read_mail(row: Any) -> Mail:
    """Return the address that is in a row of the table."""
    return Mail(row.person_id, row.address, row.lang, row.confirmed is not None)


def check_address(address: str) -> None:
    """Raise BadMail unless a text is an address as nearly all are."""
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        raise BadMail(f"An address is like ana@example.org, with {LONGEST_ADDRESS} letters at most.")
