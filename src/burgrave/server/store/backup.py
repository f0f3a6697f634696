"""A copy of the database, made while a server uses it."""

from __future__ import annotations

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from burgrave.server.store.connecting import Address, address_of, reason
from burgrave.server.store.errors import StoreError, StoreUnavailable
from burgrave.server.store.ours import file_is_ours, is_ours
from burgrave.server.store.serving import Served, kept_from_servers

_PATIENCE = 30.0  # seconds for which a locked database is waited for


class BackupFailed(StoreError):
    """No backup was made; a file that was there before is as it was."""


def back_up(url: str, target: Path, *, replace: bool = False) -> int:
    """Write all that is committed into a file of its own, and return its size in bytes.

    The file is there whole and checked, or not at all. ``replace``: it may take the place of an older one, which is a
    database of ours that nobody serves.
    """
    address = address_of(url, patience=_PATIENCE)
    source = _source(address)
    if os.path.lexists(target):
        if not replace or _same(target, source):
            raise BackupFailed(f"{target} exists already; choose another name, or say --replace for an older backup.")
        with _replaceable(target):
            return _made(address, source, target, replace=True)
    return _made(address, source, target, replace=False)


def _same(target: Path, source: Path) -> bool:
    try:
        return target.samefile(source)
    except OSError:  # a link to nowhere
        return False


@contextmanager
def _replaceable(target: Path) -> Iterator[None]:
    """Raise BackupFailed unless a file may be replaced, and see to it that nobody begins to serve it meanwhile."""
    if not stat.S_ISREG(target.lstat().st_mode):
        raise BackupFailed(f"{target} is no regular file, and was not replaced; choose another name.")
    try:
        with kept_from_servers(target):
            # What was not yet written from there into the old file would later be written into the new one.
            left = [name for name in (f"{target}-wal", f"{target}-journal") if os.path.lexists(name)]
            if left:
                raise BackupFailed(
                    f"{target} is in use or was not closed, for there is {left[0]}; choose another name."
                )
            if not file_is_ours(target):
                raise BackupFailed(f"{target} is no backup of Burgrave, and was not replaced; choose another name.")
            yield
    except Served as error:
        raise BackupFailed(f"{target} is being served, and was not replaced; choose another name.") from error
    except StoreUnavailable as error:
        raise BackupFailed(f"{target} was not replaced. {error}") from error


def _made(address: Address, source: Path, target: Path, *, replace: bool) -> int:
    """Write the copy, and return its size."""
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
    if address.file is None:
        raise BackupFailed(f"There is no database {address}; name the one that the server uses with --database-url.")
    try:
        address.must_be_readable()
    except StoreUnavailable as error:
        raise BackupFailed(str(error)) from error
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
        ours = is_ours(copy)
    if told != ["ok"]:
        raise BackupFailed(f"The copy of {source} is damaged, and was not kept: {' '.join(told[0].split())}.")
    if not ours:
        raise BackupFailed(f"{source} holds no table of Burgrave; say with --database-url which database is meant.")


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
