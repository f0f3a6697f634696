"""What the server can be told: where it listens, where its data is, and how much it takes from whom."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from burgrave.kernel.errors import BurgraveError

__all__ = ["LOG_LEVELS", "Allowance", "Settings", "SettingsError", "default_database_url", "plain_port"]

LOG_LEVELS = ("debug", "info", "warning", "error")
_DATABASES = ("sqlite", "postgresql", "postgres")
_PORTS = {"http": 80, "https": 443}


class SettingsError(BurgraveError):
    """The server cannot be run as asked: a URL that is none, a number out of range."""


@dataclass(frozen=True)
class Allowance:
    """A token bucket: ``burst`` at once, then ``per_second``."""

    burst: float
    per_second: float

    def __post_init__(self) -> None:
        if self.burst < 1 or self.per_second <= 0:
            raise SettingsError("An allowance has a burst of at least 1 and more than 0 per second.")


def default_database_url() -> str:
    """Return ``DATABASE_URL``, or else a file in the user's own folder for such things (which may not exist yet)."""
    given = os.environ.get("DATABASE_URL")
    if given:
        return given
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "burgrave"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "burgrave"
    return f"sqlite:///{(folder / 'burgrave.db').as_posix()}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that is set once, when the process starts."""

    # where
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # what people type; None: http://host:port
    database_url: str = field(default_factory=default_database_url)
    trusted_proxy: bool = False  # a proxy of ours stands before us, and sets X-Forwarded-For
    log_level: str = "info"

    # bots and games
    bot_workers: int = 1  # processes in which hard and expert bots think
    bot_pause: float = 0.7  # seconds for which people see a bot's move before its next one
    sweep_seconds: float = 5.0  # how often games are looked for whose bot or clock nobody tends to
    stop_seconds: float = 10.0  # for commits to finish when the process is to stop

    # what one may take
    rooms_per_guest: int = 20  # open or being played, for each host
    body_bytes: int = 65_536
    frame_bytes: int = 4_096
    requests: Allowance = Allowance(60, 10)  # of one session, or of one address without a session
    address_requests: Allowance = Allowance(600, 100)  # of all sessions at one address
    new_guests: Allowance = Allowance(30, 0.1)  # of one address
    log_ins: Allowance = Allowance(10, 0.1)  # tries of one address: register, log in, claim
    new_rooms: Allowance = Allowance(20, 0.2)  # of one person
    frames: Allowance = Allowance(30, 10)  # of one socket
    chats: Allowance = Allowance(8, 0.5)  # of one person, or of one address without a session
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    socket_queue: int = 128  # messages that may wait for a slow reader
    bad_frames: Allowance = Allowance(10, 0.1)  # malformed or too many; then a socket is closed
    ping_seconds: float = 20.0  # between pings, and for the answer to one

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65_535:
            raise SettingsError(f"The port is {self.port}; it must be 0 (any free one) to 65535.")
        if self.bot_workers < 0:
            raise SettingsError(f"The number of bot workers is {self.bot_workers}; it must be 0 or more.")
        if self.log_level not in LOG_LEVELS:
            raise SettingsError(f"The log level is {self.log_level!r}; it must be one of: {', '.join(LOG_LEVELS)}.")
        if self.public_url is not None:
            _check_public(self.public_url)
        scheme = self.database_url.partition(":")[0].partition("+")[0]
        if "://" not in self.database_url or scheme not in _DATABASES:
            raise SettingsError(
                "The database URL must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME;"
                f" it begins with {scheme[:20]!r}."
            )

    @property
    def origin(self) -> str:
        """What a browser calls this server: scheme, host and port, without a slash at the end."""
        if self.public_url is None:
            host = "localhost" if self.host in ("0.0.0.0", "::", "") else self.host
            return plain_port(f"http://{f'[{host}]' if ':' in host else host}:{self.port}")
        return plain_port(self.public_url.rstrip("/"))

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.origin.startswith("https://")

    def link(self, *way: str) -> str:
        """Return the address of a page of the browser client: ``link("room", "r7k3m9")``."""
        return f"{self.origin}/#/{'/'.join(way)}"


def plain_port(origin: str) -> str:
    """Return an origin in small letters and without the port that its scheme has anyway."""
    scheme, _, rest = origin.lower().partition("://")
    return f"{scheme}://{rest.removesuffix(f':{_PORTS.get(scheme)}')}"


def _check_public(url: str) -> None:
    try:
        parts = urlsplit(url)
        fine = parts.scheme in _PORTS and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine or parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise SettingsError(
            f"The public URL is {url!r}; it must be like https://table.example.org or http://host:8000."
        )
