"""Text files that are whole or not there: written by rename, synced when asked."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from burgrave.kernel.errors import RecordError

__all__ = ["BINARY", "locked", "must_not_exist", "replace_whole", "text_of", "write_all", "write_whole"]

BINARY: Final = int(getattr(os, "O_BINARY", 0))  # on Windows, keeps the line ends the same everywhere


def text_of(path: str | os.PathLike[str]) -> str:
    try:
        return Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"{os.fspath(path)} is no record of Burgrave: it is not text.") from error
    except OSError as error:
        raise RecordError(f"{os.fspath(path)} cannot be read: {error.strerror or error}.") from error


# ---- playing again ----------------------------------------------------------------------------------------


def write_all(file: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(file, data[done:])


def locked(file: int) -> bool:
    """Take the lock of an open file; tell whether it was free. It goes with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def must_not_exist(path: str | os.PathLike[str]) -> None:
    if os.path.lexists(path):
        raise RecordError(f"{os.fspath(path)} exists already; choose another name for the record.")


def write_whole(path: str | os.PathLike[str], text: str, sync: bool) -> None:
    try:
        replace_whole(path, text.encode(), sync)
    except OSError as error:
        raise RecordError(f"{os.fspath(path)} cannot be written: {error.strerror or error}.") from error


def replace_whole(path: str | os.PathLike[str], data: bytes, sync: bool) -> None:
    """Write a file that is whole or not there; raise OSError, and leave what was there, if it cannot be written."""
    target = os.fspath(path)
    scratch = f"{target}.{os.getpid()}.tmp"
    try:
        file = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | BINARY, 0o644)
        try:
            write_all(file, data)
            if sync:
                os.fsync(file)
        finally:
            os.close(file)
        os.replace(scratch, target)
        if sync and os.name == "posix":
            _sync_folder(os.path.dirname(target) or ".")
    finally:
        if os.path.exists(scratch):
            os.remove(scratch)


def _sync_folder(path: str) -> None:
    """Put the name of a new file on the disk, too."""
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
