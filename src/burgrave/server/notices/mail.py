"""Text of notifications, and the client that sends them by email.

A notification says what is happening at which table, but reveals no cards or roles. The operator configures the mail
server.
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import ssl
from contextlib import suppress
from dataclasses import dataclass
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import formatdate, make_msgid, parseaddr
from functools import lru_cache
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from burgrave.server.live.rooms import has_own_name
from burgrave.server.notices.push import Answer, Outcome
from burgrave.server.store import RoomRow
from burgrave.text.catalogue import LANGUAGES, Catalogue

# ---- Wording ---------------------------------------------------------------------------------------------------------

URGENT: Final = frozenset({"turn", "late", "full", "round"})
"""Kinds of notifications sent while others are waiting for the player."""
_GAME: Final = "citadels"  # its catalogue includes the messages shared by all games


@dataclass(frozen=True, slots=True)
class Words:
    """Text of a notification."""

    title: str
    body: str
    off: str  # label of the button that turns notifications off


@dataclass(frozen=True, slots=True)
class MailWords:
    subject: str
    text: str


def called(room: RoomRow, lang: str) -> str:
    """Return a table's name for display: its own name, or one made from its host's name."""
    return room.name if has_own_name(room) else _catalogue(lang).text("notice-table-of", name=room.name)


def worded(kind: str, table: str, lang: str) -> Words:
    """Return the text of a notification; ``table`` is the table's name."""
    say = _catalogue(lang)
    return Words(say.text(f"notice-{kind}", table=table), say.text(f"notice-{kind}", "body"), say.text("notice-off"))


def mailed(kind: str, table: str, lang: str, *, link: str, stop: str) -> MailWords:
    """Return the text of an email, with a link to the table and an unsubscribe link."""
    say = _catalogue(lang)
    words = worded(kind, table, lang)
    foot = say.text("notice-mail-foot", link=stop)
    return MailWords(words.title, f"{words.title}\n\n{words.body}\n\n{link}\n\n-- \n{foot}\n")


def confirming(lang: str, *, link: str, stop: str) -> MailWords:
    """Return the email that asks its recipient to confirm the address."""
    say = _catalogue(lang)
    text = say.text("notice-mail-confirm", "body", link=link)
    return MailWords(say.text("notice-mail-confirm"), f"{text}\n\n-- \n{say.text('notice-mail-foot', link=stop)}\n")


@lru_cache(len(LANGUAGES))
def _catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, _GAME)


# ---- The mail client -------------------------------------------------------------------------------------------------

_PORTS: Final = {"smtp": 587, "smtps": 465}
_NOBODY: Final = (550, 551, 553)  # permanent SMTP errors about the address


class _AsItIs(UnstructuredHeader, BaseHeader):
    """Header that is never folded, and whose addresses are never encoded (RFC 2369)."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _AsItIs)
_POLICY: Final = EmailPolicy(header_factory=_HEADERS)


class Mailer:
    """Mail client. Mail servers limit connections, so callers must send one email at a time."""

    def __init__(self, url: str, sender: str, *, seconds: float) -> None:
        self._url: SplitResult = urlsplit(url)
        self._sender = sender
        self._domain = parseaddr(sender)[1].rpartition("@")[2]
        self._seconds = seconds

    async def send(self, address: str, words: MailWords, *, lang: str, stop: str, one_click: bool) -> Answer:
        """Send an email. ``stop``: unsubscribe URL; ``one_click``: True to let mail programs unsubscribe directly."""
        message = EmailMessage(_POLICY)
        message["From"] = self._sender
        message["To"] = address
        message["Subject"] = words.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        if one_click:
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(words.text)
        message["Content-Language"] = lang
        return await asyncio.to_thread(self._deliver, message, address)

    def _deliver(self, message: EmailMessage, address: str) -> Answer:
        try:
            with self._connected() as server:
                server.send_message(message, to_addrs=[address])
        except smtplib.SMTPRecipientsRefused as error:
            status = next(iter(error.recipients.values()))[0]
            gone = status in _NOBODY
            return Answer(Outcome.GONE if gone else _failed(status), f"the mail server answered {status}")
        except smtplib.SMTPResponseException as error:
            return Answer(_failed(error.smtp_code), f"the mail server answered {error.smtp_code}")
        except (OSError, smtplib.SMTPException) as error:
            return Answer(Outcome.LATER, f"the mail server could not be used ({type(error).__name__})")
        return Answer(Outcome.DONE)

    def _connected(self) -> smtplib.SMTP:
        url, tls = self._url, ssl.create_default_context()
        host = url.hostname or ""
        port = url.port or _PORTS[url.scheme]
        server: smtplib.SMTP
        if url.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, port, timeout=self._seconds, context=tls)
        else:
            server = smtplib.SMTP(host, port, timeout=self._seconds)
        try:
            if url.scheme == "smtp" and not _here(host):
                server.starttls(context=tls)  # required, to protect passwords and names
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
        except BaseException:
            with suppress(OSError, smtplib.SMTPException):
                server.close()
            raise
        return server


def _failed(status: int) -> Outcome:
    return Outcome.LATER if 400 <= status < 500 else Outcome.REFUSED


def _here(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
