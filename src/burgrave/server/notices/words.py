"""What a notice says: what is going on at which table, and nothing of any card or role."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from burgrave.server.live.seats import has_own_name
from burgrave.server.store import RoomRow
from burgrave.text.catalogue import LANGUAGES, Catalogue

__all__ = ["URGENT", "MailWords", "Words", "called", "confirming", "mailed", "worded"]

URGENT: Final = frozenset({"turn", "late", "full", "round"})
"""Somebody waits for who is told."""
_GAME: Final = "citadels"  # whose catalogue has the texts that all games share as well


@dataclass(frozen=True, slots=True)
class Words:
    """A notice in words."""

    title: str
    body: str
    off: str  # of the button that ends such notices


@dataclass(frozen=True, slots=True)
class MailWords:
    """An e-mail in words."""

    subject: str
    text: str


def called(room: RoomRow, lang: str) -> str:
    """Return the name of a table: its own, or one with the name of its host."""
    return room.name if has_own_name(room) else _catalogue(lang).text("notice-table-of", name=room.name)


def worded(kind: str, table: str, lang: str) -> Words:
    """Return what is said of a table, by its name."""
    say = _catalogue(lang)
    return Words(say.text(f"notice-{kind}", table=table), say.text(f"notice-{kind}", "body"), say.text("notice-off"))


def mailed(kind: str, table: str, lang: str, *, link: str, stop: str) -> MailWords:
    """Return the same as an e-mail, with links to the table, and to have no more of them."""
    say = _catalogue(lang)
    words = worded(kind, table, lang)
    foot = say.text("notice-mail-foot", link=stop)
    return MailWords(words.title, f"{words.title}\n\n{words.body}\n\n{link}\n\n-- \n{foot}\n")


def confirming(lang: str, *, link: str, stop: str) -> MailWords:
    """Return the e-mail that asks whether an address is that of who has given it."""
    say = _catalogue(lang)
    text = say.text("notice-mail-confirm", "body", link=link)
    return MailWords(say.text("notice-mail-confirm"), f"{text}\n\n-- \n{say.text('notice-mail-foot', link=stop)}\n")


@lru_cache(len(LANGUAGES))
def _catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, _GAME)
