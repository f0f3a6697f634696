"""Atomic file writes (by rename, with optional fsync), and locks on game records."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from burgrave.kernel.errors import RecordError

BINARY: Final = int(getattr(os, "O_BINARY", 0))  # prevents newline translation on Windows
_MOST: Final = 64 << 20  # bytes; a long game needs a thousandth of this


def bytes_up_to(path: str | os.PathLike[str], most: int) -> bytes | None:
    """Return the contents of a file, or None if it is longer than ``most`` bytes (or endless, like ``/dev/zero``)."""
    with Path(path).open("rb") as file:
        data = file.read(most + 1)
    return data if len(data) <= most else None


def text_of(path: str | os.PathLike[str]) -> str:
    try:
        data = bytes_up_to(path, _MOST)
        if data is None:
            raise RecordError(f"{os.fspath(path)} is not a Burgrave record: it has more than {_MOST >> 20} MiB.")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(f"{os.fspath(path)} is not a Burgrave record: it is not text.") from error
    except OSError as error:
        raise RecordError(f"{os.fspath(path)} cannot be read: {error.strerror or error}.") from error


# ---- writing and locking ----------------------------------------------------------------------------------


class Naming:
    """Context manager that adds the file name to an OSError, because errors on open descriptors lack it."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._name = os.fspath(path)

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: object, _trace: object) -> None:
        if isinstance(error, OSError):
            error.filename = self._name


def write_all(file: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(file, data[done:])


def locked(file: int) -> bool:
    """Try to lock an open file; return False if it is already locked.

    The operating system releases the lock when the process ends.
    """
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def open_alone(path: str | os.PathLike[str]) -> int:
    """Open a record for appending, and lock it; raise RecordError if another process has locked it."""
    name = os.fspath(path)
    try:
        file = os.open(name, os.O_WRONLY | os.O_APPEND | BINARY)
    except OSError as error:
        what = "written" if os.access(name, os.R_OK) else "read"
        raise RecordError(f"{name} cannot be {what}: {error.strerror or error}.") from error
    # The previous holder may have replaced the file before releasing the lock.
    if locked(file) and _is_at(file, name):
        return file
    os.close(file)
    raise RecordError(f"{name} is in use: its game is already being played.")


def _is_at(file: int, name: str) -> bool:
    try:
        return os.path.samestat(os.fstat(file), os.stat(name))
    except OSError:
        return False


def must_not_exist(path: str | os.PathLike[str]) -> None:
    if os.path.lexists(path):
        raise _exists(path)


def _exists(path: str | os.PathLike[str]) -> RecordError:
    return RecordError(f"{os.fspath(path)} already exists; choose another name.")


def write_new(path: str | os.PathLike[str], text: str) -> None:
    """Create a file atomically; raise RecordError if it exists, even if another process creates it at the same time."""
    try:
        replace_whole(path, text.encode(), True, new=True)
    except FileExistsError as error:
        raise _exists(path) from error
    except OSError as error:
        raise RecordError(f"{os.fspath(path)} cannot be written: {error.strerror or error}.") from error


def write_whole(path: str | os.PathLike[str], text: str, sync: bool) -> None:
    try:
        replace_whole(path, text.encode(), sync)
    except OSError as error:
        raise RecordError(f"{os.fspath(path)} cannot be written: {error.strerror or error}.") from error


def replace_whole(path: str | os.PathLike[str], data: bytes, sync: bool, *, new: bool = False) -> None:
    """Write a file atomically; if writing fails, raise OSError and keep the old contents.

    ``new``: raise FileExistsError instead of replacing an existing file.
    """
    with Naming(path):
        _replace_whole(os.fspath(path), data, sync, new)


def _replace_whole(target: str, data: bytes, sync: bool, new: bool) -> None:
    scratch = f"{target}.{os.getpid()}.tmp"
    try:
        file = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o644)
        try:
            write_all(file, data)
            if sync:
                os.fsync(file)
        finally:
            os.close(file)
        if not new or not _linked(scratch, target):
            os.replace(scratch, target)
        if sync and os.name == "posix":
            _sync_folder(os.path.dirname(target) or ".")
    finally:
        if os.path.exists(scratch):
            os.remove(scratch)


def _linked(scratch: str, target: str) -> bool:
    """Hard-link ``target`` to ``scratch``; return False if the file system does not support hard links."""
    try:
        os.link(scratch, target)
    except FileExistsError:
        raise
    except OSError:
        return False
    return True


def _sync_folder(path: str) -> None:
    """Sync a folder to disk, so that the name of a new file survives a crash."""
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
