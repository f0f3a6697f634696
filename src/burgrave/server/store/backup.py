"""Online backup of the database."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from burgrave.server.store.connecting import Address, address_of, reason
from burgrave.server.store.errors import StoreError, StoreUnavailable
from burgrave.server.store.ours import MARKS, file_is_ours, is_ours
from burgrave.server.store.serving import Served, kept_from_servers

_PATIENCE: Final = 30.0  # seconds to wait for a locked database
_ARCHIVE: Final = b"PGDMP"
"""First bytes of a pg_dump archive."""
_TABLE: Final = re.compile(r"^\d+; \d+ \d+ TABLE \S+ (\S+) ", re.MULTILINE)
"""Pattern for a table in an archive's list of contents."""


class BackupFailed(StoreError):
    """The backup failed; an existing file was left unchanged."""


def back_up(url: str, target: Path, *, replace: bool = False) -> int:
    """Write all committed data to a file, and return its size in bytes.

    The file is an SQLite database, or a pg_dump archive for PostgreSQL. It is complete and checked, or not written at
    all. ``replace``: allow it to replace an older backup of the same kind that no server is using.
    """
    address = address_of(url, patience=_PATIENCE)
    if address.postgres:
        _tool("pg_dump")
        copy, replaceable = partial(_dump, address), _replaceable_archive
    else:
        copy, replaceable = partial(_copy, _source(address)), _replaceable
    if os.path.lexists(target):
        if not replace or (address.file is not None and _same(target, address.file)):
            raise BackupFailed(f"{target} already exists; choose another name, or use --replace for an older backup.")
        if not stat.S_ISREG(target.lstat().st_mode):
            raise BackupFailed(f"{target} is not a regular file and was not replaced; choose another name.")
        with replaceable(target):
            return _made(address, copy, target, replace=True)
    return _made(address, copy, target, replace=False)


def is_archive(file: Path) -> bool:
    with file.open("rb") as stream:
        return stream.read(len(_ARCHIVE)) == _ARCHIVE


def _same(target: Path, source: Path) -> bool:
    try:
        return target.samefile(source)
    except OSError:  # a dangling link
        return False


@contextmanager
def _replaceable(target: Path) -> Iterator[None]:
    """Raise BackupFailed unless the file may be replaced; keep servers from opening it in the meantime."""
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


@contextmanager
def _replaceable_archive(target: Path) -> Iterator[None]:
    if not is_archive(target) or not _is_ours(target):
        raise BackupFailed(
            f"{target} is not a Burgrave backup of PostgreSQL and was not replaced; choose another name."
        )
    yield


def _made(address: Address, copy: Callable[[Path], None], target: Path, *, replace: bool) -> int:
    """Write the copy to a temporary file, move it to ``target``, and return its size in bytes."""
    scratch = target.with_name(f"{target.name}.{os.getpid()}.tmp")
    try:
        os.close(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds secrets
        copy(scratch)
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


def _dump(address: Address, scratch: Path) -> None:
    """Write a snapshot of a PostgreSQL database; concurrent writes are neither blocked nor included."""
    url = address.url
    shown = URL.create(url.drivername, url.username, None, url.host, url.port, url.database, url.query)
    options = ["--format=custom", f"--lock-wait-timeout={_PATIENCE:.0f}s", f"--file={scratch}"]
    try:
        _run("pg_dump", *options, f"--dbname={shown.render_as_string()}", password=url.password)
        if not _is_ours(scratch):
            raise BackupFailed(f"{address} is not a Burgrave database; use --database-url to name the right one.")
        _run("pg_restore", f"--file={os.devnull}", str(scratch))
    except _ToolFailed as error:
        raise BackupFailed(f"{address} cannot be backed up: {error}.") from error


def _is_ours(archive: Path) -> bool:
    """Return True if the archive contains a Burgrave database of any version."""
    try:
        contents = _run("pg_restore", "--list", str(archive))
    except _ToolFailed:
        return False
    return set(_TABLE.findall(contents)) >= MARKS


class _ToolFailed(Exception):
    """A PostgreSQL program failed; the message gives the reason."""


def _run(name: str, *arguments: str, password: str | None = None) -> str:
    """Run a PostgreSQL program, and return its output.

    The password is kept off the command line, which other users can read.
    """
    env = os.environ | ({} if password is None else {"PGPASSWORD": str(password)})
    command = [_tool(name), *arguments]
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise _ToolFailed(" ".join((done.stderr.strip() or f"status {done.returncode}").split()).rstrip("."))
    return done.stdout


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise BackupFailed(f"{name} is missing; install PostgreSQL's client programs, as new as its server or newer.")
    return found


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
