"""The right to serve a database of SQLite: one process has it, for in another's memory the games would be out of date.

Servers that share a database of PostgreSQL tell each other what happens; SQLite has no way to. Programs that only look,
or make a backup, need no such right.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from burgrave.kernel.files import Naming
from burgrave.server.store.connecting import address_of
from burgrave.server.store.errors import StoreUnavailable

__all__ = ["Served", "kept_from_servers", "serving"]


class Served(StoreUnavailable):
    """Another process serves the database."""


@contextlib.contextmanager
def serving(url: str) -> Iterator[None]:
    """Have the right to serve a database until the end of the block; Served if another process has it.

    The right is a lock on a file beside the database. It ends with the process, however that ends.
    """
    address = address_of(url, patience=0.0)
    if address.file is None:
        yield
        return
    with _having(_lock_of(address.file), str(address)):
        yield


@contextlib.contextmanager
def kept_from_servers(file: Path) -> Iterator[None]:
    """Have the same right for a file that is to be replaced. Beside one that was never served nothing is made."""
    lock = _lock_of(file)
    if lock.exists():
        with _having(lock, str(file)):
            yield
    else:
        yield


def _lock_of(file: Path) -> Path:
    return Path(f"{file.resolve()}.lock")


@contextlib.contextmanager
def _having(path: Path, address: str) -> Iterator[None]:
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreUnavailable(f"The database {address} cannot be served: {path} {error.strerror}.") from error
    try:
        if not _locked(file):
            by = os.pread(file, 20, _SAID).decode(errors="replace") if hasattr(os, "pread") else ""
            raise Served(
                f"The database {address} is being served by another process{f' ({by})' if by else ''}, and only one may"
                " serve a file of SQLite. Stop that one, or give this one a --database-url of its own."
            )
        with Naming(path):
            os.ftruncate(file, 0)
            os.lseek(file, _SAID, os.SEEK_SET)
            os.write(file, f"pid {os.getpid()}".encode())
        yield
    finally:
        os.close(file)


_SAID = 1
"""Where the file says who has the right: behind the byte that is locked, which on Windows nobody else can read."""

if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
