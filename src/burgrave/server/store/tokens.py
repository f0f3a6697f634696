"""Secrets and ids. A secret is shown once; the database keeps its SHA-256 only."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from burgrave.server.store.rows import Authority

__all__ = [
    "ID",
    "authority_of",
    "hash_of",
    "is_bot_token",
    "is_id",
    "new_bot_token",
    "new_person_id",
    "new_profile_id",
    "new_room_id",
    "new_tie_id",
    "new_token",
    "new_token_id",
    "new_tournament_id",
]

ID: Final = "[a-z0-9_]{1,40}"
"""What every id looks like, of rooms, people and tokens, old or new: a regular expression for the whole of it."""
_BOT: Final = "bot_"
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without 0, 1, i, l and o, which look alike: now and then somebody types an id."""


def new_token() -> str:
    """Return a secret of 256 random bits. It needs no salt and no slow hash: nobody can guess it."""
    return secrets.token_urlsafe(32)


def new_bot_token() -> str:
    """Return the secret of a program; it looks different from that of a session."""
    return _BOT + new_token()


def is_bot_token(token: str) -> bool:
    """Tell whether a secret is one of a program, if it is any."""
    return token.startswith(_BOT)


def hash_of(token: str) -> str:
    """Return what is kept of a secret. Any text will do: it may come from a stranger's cookie."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def authority_of(token: str) -> Authority:
    """Return what a secret stands for, whether it is good or not."""
    return Authority(hash_of(token), is_bot_token(token))


def new_token_id() -> str:
    """Return an id by which somebody can speak of a program's token without knowing it."""
    return "t" + _letters(10)


def new_person_id() -> str:
    """Return an id for a new person. It is public, and random all the same."""
    return "p_" + _letters(16)


def new_profile_id() -> str:
    """Return the id by which a person is seen who wants to be: 99 random bits, and no way to the person's own id."""
    return "f" + _letters(20)


def new_tie_id() -> str:
    """Return an id by which somebody can speak of a friend without knowing the friend's own."""
    return "k" + _letters(16)


def new_room_id() -> str:
    """Return an id for a new room: 99 random bits, for whoever has the id may come in."""
    return "r" + _letters(20)


def new_tournament_id() -> str:
    """Return an id for a new tournament, for which the same goes."""
    return "t" + _letters(20)


def _letters(count: int) -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(count))


def is_id(text: str) -> bool:
    """Tell whether a text may be an id at all: one from a URL may hold anything, and not all of it can be asked for."""
    return re.fullmatch(ID, text) is not None
