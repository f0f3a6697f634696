"""Addresses for e-mails: whose they are, and whether somebody has confirmed that."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from burgrave.server.store.authorities import Authorities
from burgrave.server.store.errors import BadMail
from burgrave.server.store.faults import is_duplicate
from burgrave.server.store.rows import SERVER, Authority, Mail, Server
from burgrave.server.store.schema import mail_refusals, mails
from burgrave.server.store.tokens import hash_of, new_token

__all__ = [
    "CONFIRM_SECONDS",
    "LONGEST_ADDRESS",
    "Mails",
    "check_address",
    "mailbox_hash",
    "mailbox_of",
    "read_mail",
]

LONGEST_ADDRESS: Final = 200
CONFIRM_SECONDS: Final = 3 * 86_400.0
"""For which a link is good that confirms an address."""
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})+")
"""As browsers check them: nothing that could be taken for a header, or for two addresses."""


class Mails(Authorities):
    """The part of the store that knows who gets e-mails, and where."""

    async def ask_mail(
        self, person_id: str, address: str, lang: str, *, by: Authority, network: int | None = None
    ) -> str:
        """Keep an address that is yet to be confirmed, in the place of the one before; return the secret that does so.

        ``network``: tag of the network address that the request came from. BadMail if it is no address, or if its
        owner has refused e-mails. Ended.
        """
        check_address(address)
        token = new_token()
        values = {"address": address, "lang": lang, "asked": self._now(), "token_hash": hash_of(token)}
        values["network"] = network

        async def work(connection: AsyncConnection) -> None:
            if await _has_refused(connection, mailbox_hash(address)):
                raise BadMail("The owner of this address does not want e-mails from this server.")
            await connection.execute(delete(mails).where(mails.c.person_id == person_id))
            await connection.execute(insert(mails).values(person_id=person_id, confirmed=None, **values))

        await self._write(work, by=by)
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
            wanted = mail_refusals.c.mailbox_hash == mailbox_hash(row.address)
            await connection.execute(delete(mail_refusals).where(wanted))
            return replace(read_mail(row), confirmed=True)

        return await self._write(work, by=SERVER)

    async def mail_of(self, person_id: str) -> Mail | None:
        """Return where a person gets e-mails."""
        query = select(mails).where(mails.c.person_id == person_id)

        async def work(connection: AsyncConnection) -> Mail | None:
            row = (await connection.execute(query)).first()
            return None if row is None else read_mail(row)

        return await self._database.read(work)

    async def drop_mail(self, person_id: str, *, by: Authority | Server) -> None:
        """Send a person no e-mails any more, and forget the address (Ended)."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(mails).where(mails.c.person_id == person_id))

        await self._write(work, by=by)

    async def refuse_mail(self, person_id: str, mailbox: str) -> None:
        """End the e-mails to a mailbox, by its hash, for which a person asked.

        Unless the owner had confirmed the address, never ask there again.
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
            if not is_duplicate(error):  # else the link was opened twice at the same time
                raise


async def _has_refused(connection: AsyncConnection, mailbox: str) -> bool:
    query = select(mail_refusals.c.at).where(mail_refusals.c.mailbox_hash == mailbox)
    return (await connection.execute(query)).first() is not None


def mailbox_of(address: str) -> str:
    """Return the mailbox to which an address leads: in lower case, without a tag, and at Gmail without dots."""
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    if domain in ("gmail.com", "googlemail.com"):
        local, domain = local.replace(".", ""), "gmail.com"
    return f"{local}@{domain}"


def mailbox_hash(address: str) -> str:
    """Return a hash that is the same for all addresses of a mailbox."""
    return hash_of(mailbox_of(address))


def read_mail(row: Any) -> Mail:
    """Return the address that is in a row of the table."""
    return Mail(row.person_id, row.address, row.lang, row.confirmed is not None, row.network)


def check_address(address: str) -> None:
    """Raise BadMail unless a text is an address as nearly all are."""
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        raise BadMail(f"An address is like ana@example.org, with {LONGEST_ADDRESS} letters at most.")
