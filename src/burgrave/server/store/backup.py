"""Online backup of the database."""

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

_PATIENCE = 30.0  # seconds to wait for a locked database


class BackupFailed(StoreError):
    """The backup failed; an existing file was left unchanged."""


def back_up(url: str, target: Path, *, replace: bool = False) -> int:
    """Write all committed data to a file, and return its size in bytes.

    The file is complete and checked, or not written at all. ``replace``: it may replace an older backup that no server
    is using.
    """
    address = address_of(url, patience=_PATIENCE)
    source = _source(address)
    if os.path.lexists(target):
        if not replace or _same(target, source):
            raise BackupFailed(f"{target} already exists; choose another name, or use --replace for an older backup.")
        with _replaceable(target):
            return _made(address, source, target, replace=True)
    return _made(address, source, target, replace=False)


def _same(target: Path, source: Path) -> bool:
    try:
        return target.samefile(source)
    except OSError:  # a dangling link
        return False


@contextmanager
def _replaceable(target: Path) -> Iterator[None]:
    """Raise BackupFailed unless the file may be replaced; keep servers from opening it in the meantime."""
    if not stat.S_ISREG(target.lstat().st_mode):
        raise BackupFailed(f"{target} is not a regular file and was not replaced; choose another name.")
    try:
        with kept_from_servers(target):
            # Pending writes of the old file would later be applied to the new one.
            left = [name for name in (f"{target}-wal", f"{target}-journal") if os.path.lexists(name)]
            if left:
                raise BackupFailed(
                    f"{target} is in use or was not closed properly ({left[0]} exists); choose another name."
                )
            if not file_is_ours(target):
                raise BackupFailed(f"{target} is not a Burgrave backup and was not replaced; choose another name.")
            yield
    except Served as error:
        raise BackupFailed(f"{target} is in use by a server and was not replaced; choose another name.") from error
    except StoreUnavailable as error:
        raise BackupFailed(f"{target} was not replaced. {error}") from error


def _made(address: Address, source: Path, target: Path, *, replace: bool) -> int:
    """Write the copy and return its size in bytes."""
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
            f"{address} must be backed up with PostgreSQL's own tools: pg_dump --format=custom --file=FILE"
            f" {str(address)!r}; pg_restore restores it."
        )
    if address.file is None:
        raise BackupFailed(f"There is no database {address}; use --database-url to name the server's database.")
    try:
        address.must_be_readable()
    except StoreUnavailable as error:
        raise BackupFailed(str(error)) from error
    return address.file


def _copy(source: Path, scratch: Path) -> None:
    """Copy a snapshot of the database; concurrent writes are neither blocked nor included."""
    look = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(look, uri=True, timeout=_PATIENCE)) as there,
        closing(sqlite3.connect(scratch)) as copy,
    ):
        there.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE").fetchall()  # a single file, without a write-ahead log
        told = [str(line) for (line,) in copy.execute("PRAGMA integrity_check(1)")]
        ours = is_ours(copy)
    if told != ["ok"]:
        raise BackupFailed(f"The copy of {source} is damaged and was deleted: {' '.join(told[0].split())}.")
    if not ours:
        raise BackupFailed(f"{source} is not a Burgrave database; use --database-url to name the right one.")


def _put_in_place(scratch: Path, target: Path, *, replace: bool) -> None:
    with scratch.open("rb+") as file:
        os.fsync(file.fileno())
    if replace:
        scratch.replace(target)
    else:
        try:
            os.link(scratch, target)  # unlike rename, this fails if a file has appeared there
        except FileExistsError:
            raise
        except OSError:  # some file systems have no links
            scratch.rename(target)
    if os.name == "posix":
        folder = os.open(target.absolute().parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
