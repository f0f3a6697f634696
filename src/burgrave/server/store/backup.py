"""A copy of the database, made while a server uses it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from burgrave.server.store.connecting import Address, address_of
from burgrave.server.store.errors import StoreError
from burgrave.server.store.faults import reason

__all__ = ["BackupFailed", "back_up"]

_PATIENCE = 30.0  # seconds for which a locked database is waited for


class BackupFailed(StoreError):
    """No backup was made; a file that was there before is as it was."""


def back_up(url: str, target: Path, *, replace: bool = False) -> int:
    """Write all that is committed into a file of its own, and return its size in bytes.

    The file is there whole and checked, or not at all. ``replace``: it may take the place of an older one.
    """
    address = address_of(url, patience=_PATIENCE)
    source = _source(address)
    if target.exists() and (not replace or target.samefile(source)):
        raise BackupFailed(f"{target} exists already; choose another name, or say --replace for an older backup.")
    scratch = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    try:
        os.close(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets
        _copy(source, scratch)
        size = scratch.stat().st_size
        _put_in_place(scratch, target, replace=replace)
    except sqlite3.Error as error:
        raise BackupFailed(f"{address} cannot be copied to {target}: {reason(error)}.") from error
    except OSError as error:
        raise BackupFailed(f"{target} cannot be written: {error.strerror or error}.") from error
    finally:
        with suppress(OSError):
            scratch.unlink()
    return size


def _source(address: Address) -> Path:
    if address.postgres:
        raise BackupFailed(
            f"{address} is backed up by the tools of PostgreSQL: pg_dump --format=custom --file=FILE"
            f" {str(address)!r}, and pg_restore brings it back."
        )
    if address.file is None or not address.file.is_file():
        raise BackupFailed(f"There is no database {address}; name the one that the server uses with --database-url.")
    return address.file


def _copy(source: Path, scratch: Path) -> None:
    """Copy a snapshot: whoever writes meanwhile does not wait, and does not change it."""
    look = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(look, uri=True, timeout=_PATIENCE)) as there,
        closing(sqlite3.connect(scratch)) as copy,
    ):
        there.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # one file, with nothing beside it
        told = [str(line) for (line,) in copy.execute("PRAGMA integrity_check(1)")]
    if told != ["ok"]:
        raise BackupFailed(f"The copy of {source} is damaged, and was not kept: {' '.join(told[0].split())}.")


def _put_in_place(scratch: Path, target: Path, *, replace: bool) -> None:
    with scratch.open("rb+") as file:
        os.fsync(file.fileno())
    if replace:
        scratch.replace(target)
    else:
        try:
            os.link(scratch, target)  # unlike a rename it fails if somebody has put a file there meanwhile
        except FileExistsError:
            raise
        except OSError:  # there are file systems without links
            scratch.rename(target)
    if os.name == "posix":
        folder = os.open(target.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
