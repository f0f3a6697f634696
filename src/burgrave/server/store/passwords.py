"""Logins and passwords: what they must be, and how a password is kept (argon2id)."""

from __future__ import annotations

import asyncio
import base64
import re
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from burgrave.server.store.errors import BadLogin, BadPassword

__all__ = [
    "LOGIN_LENGTH",
    "PASSWORD_LENGTH",
    "Passwords",
    "check_login",
    "check_password",
    "is_login",
    "login_key",
]

LOGIN_LENGTH: Final = (3, 24)
PASSWORD_LENGTH: Final = (8, 128)

_LOGIN: Final = re.compile(rf"[A-Za-z0-9_.-]{{{LOGIN_LENGTH[0]},{LOGIN_LENGTH[1]}}}")
_AT_ONCE: Final = 2
"""Hashes made at the same time: each takes a core for a while, and 64 MiB."""


def is_login(login: str) -> bool:
    """Tell whether an account may have this login at all."""
    return _LOGIN.fullmatch(login) is not None


def check_login(login: str) -> None:
    if not is_login(login):
        least, most = LOGIN_LENGTH
        raise BadLogin(f"A login has {least} to {most} characters: letters from A to Z, digits, and _ - . are allowed.")


def login_key(login: str) -> str:
    """Return what two logins share if they are the same to us."""
    return login.lower()


def check_password(password: str) -> None:
    least, most = PASSWORD_LENGTH
    if not least <= len(_plain(password)) <= most:
        raise BadPassword(f"A password has {least} to {most} characters; all characters are allowed.")


class Passwords:
    """Makes and checks hashes, in threads: the loop never waits for one."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, _encoded(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Tell whether the password is the one that was kept; it takes as long if none was."""
        if len(password) > 2 * PASSWORD_LENGTH[1]:
            return False  # no account has it; normalising and hashing a novel would be a gift to attackers
        async with self._at_once:
            return await asyncio.to_thread(self._verify, self._nobodys() if kept is None else kept, password)

    def is_weak(self, kept: str) -> bool:
        """Tell whether a hash was made with settings of former days."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _encoded(password))
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys(self) -> str:
        """Return a hash that no password has, with the settings of a new one."""
        maker = self._hasher
        salt, digest = (base64.b64encode(bytes(size)).decode().rstrip("=") for size in (maker.salt_len, maker.hash_len))
        return f"$argon2id$v=19$m={maker.memory_cost},t={maker.time_cost},p={maker.parallelism}${salt}${digest}"


def _plain(password: str) -> str:
    """The same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)


def _encoded(password: str) -> bytes:
    return _plain(password).encode("utf-8", "surrogatepass")
