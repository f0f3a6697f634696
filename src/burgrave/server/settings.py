"""Server settings: addresses, storage and resource limits.

Each setting comes from the command line, a ``BURGRAVE_…`` environment variable or a file, in this order of precedence.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from email.utils import parseaddr
from functools import cached_property
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints
from urllib.parse import urlsplit

from burgrave.build_info import core
from burgrave.kernel.errors import BurgraveError

LOG_LEVELS = ("debug", "info", "warning", "error")
LOG_FORMATS = ("json", "text")
_DATABASES = ("sqlite", "postgresql", "postgres")
_MOST_WORKERS = 256
_PORTS = {"http": 80, "https": 443}
_EVERYWHERE = "0.0.0.0", "::", ""
_ANSWERED: Final = {"room": "r", "tournament": "t", "replay": "replay"}
"""Paths of the landing pages (``http.pages``), by the client page that each of them opens."""
_LOOPBACK = "localhost", "127.0.0.1", "::1"
_SLOTS = {
    "compiled": {"hard": 0.25, "expert": 1.2, "hint": 0.5},
    "interpreted": {"hard": 1.5, "expert": 1.6, "hint": 1.0},
}


class SettingsError(BurgraveError):
    """Invalid server settings, such as a malformed URL or a number out of range."""


@dataclass(frozen=True)
class Allowance:
    """Token bucket with room for ``burst`` tokens, refilled at a rate of ``per_second``."""

    burst: float
    per_second: float

    def __post_init__(self) -> None:
        if self.burst < 1 or self.per_second <= 0:
            raise SettingsError("An allowance needs a burst of at least 1 and a rate above 0 per second.")


@dataclass(frozen=True, slots=True)
class RoomLimits:
    """Maximum number of unfinished rooms per host and per address, tournament tables included."""

    per_host: int
    per_address: int


def default_database_url() -> str:
    """Return ``DATABASE_URL`` if set, else the URL of an SQLite file in the user's data folder.

    The folder may not exist yet.
    """
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
    """Server configuration, fixed at process start."""

    # network and storage
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # base URL that users open; http://host:port if None
    reached_at: str | None = None  # detected base URL, for a server that listens on every address
    database_url: str = field(default_factory=default_database_url)
    trusted_proxy: bool = False  # our own reverse proxy is in front and sets ``client_header``
    client_header: str = "x-forwarded-for"  # the proxy puts the client's address into it, last if there are several
    session_days: int = 90  # lifetime of an unused session
    alone: bool = False  # only one person can reach the server: no accounts; clients hide features for several people
    log_level: str = "warning"
    log_format: str = "json"
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None  # no metrics if None

    # notifications for absent players
    push: bool = True  # use Web Push, which contacts the browsers' push services
    push_origins: tuple[str, ...] = ()  # self-hosted push services, which may lack https or be on a private network
    mail_url: str | None = field(default_factory=lambda: os.environ.get("MAIL_URL") or None, repr=False)
    mail_from: str = field(default_factory=lambda: os.environ.get("MAIL_FROM", ""))  # sender of emails
    notice_pause: float = 15.0  # seconds of absence before a notification is sent
    mail_pause: float = 120.0  # seconds that an email is delayed in case the player comes back
    notice_seconds: float = 10.0  # time-out for a push service or the mail server

    # bots and games
    bot_workers: int = 1  # worker processes for hard and expert bots
    bot_pause: float = (
        0.7  # duration of a bot's decision in seconds, so that people can follow; longer ones take a whole multiple
    )
    slots: Mapping[str, float] = field(default_factory=lambda: dict(_SLOTS[core()]))
    """Worker time in seconds charged per decision, by level, and per hint; longer jobs are charged a multiple of it."""
    guest_thinking: float = 20.0  # seconds of worker time per minute before a guest's bots yield to all others
    address_thinking: float = 40.0  # limit for all users at one address; hints are counted separately
    hints_per_person: int = 4  # maximum number of queued hints
    review_trials: int = 1_000_000  # approximate number of playouts per review, for all decisions of the game together
    reviews_per_person: int = 3  # maximum number of queued reviews
    sweep_seconds: float = 5.0  # interval between searches for games with an unattended bot or clock
    stop_seconds: float = 10.0  # grace period for commits at shutdown

    # quotas and rate limits
    rooms_per_guest: int = 20  # open or running rooms per host, tournament tables included
    tournaments_per_person: int = 5  # unfinished tournaments per host
    rooms_per_address: int = 100  # limit for all hosts at one address
    bot_tables_per_guest: int = 4  # bot-only tables running at once in a host's tournaments
    bot_tables_per_address: int = 8  # limit for all hosts at one address
    connections: int = 4_000  # maximum number of open connections
    connections_per_address: int = 400  # maximum per address; behind our own proxy, the proxy must limit them
    requests_at_once: int = 8  # concurrent requests per address; further ones wait
    queue_seconds: float = 10.0  # maximum wait of a request whose address exceeds its rate
    head_bytes: int = 16_384  # maximum size of a request line with its header fields
    head_fields: int = 100  # maximum number of header fields of a request
    head_seconds: float = 10.0  # time-out for the request line and header fields
    body_seconds: float = 20.0  # time-out for the request body
    send_seconds: float = 30.0  # time-out for a client that does not read its responses
    idle_seconds: int = 130  # keep-alive time-out; must exceed that of the proxy (Caddy's default: 120)
    body_bytes: int = 65_536
    frame_bytes: int = 4_096
    requests: Allowance = Allowance(60, 10)  # per user, or per address without a session
    address_requests: Allowance = Allowance(600, 100)  # all requests and new connections per address
    address_reads: Allowance = Allowance(2_000, 500)  # reads from the connections of one address
    new_guests: Allowance = Allowance(30, 0.1)  # per address
    log_ins: Allowance = Allowance(10, 0.1)  # attempts to log in, register or use a link, per address and user
    new_rooms: Allowance = Allowance(20, 0.2)  # per user
    address_rooms: Allowance = Allowance(40, 0.5)  # new rooms of all users at one address
    frames: Allowance = Allowance(30, 10)  # per socket
    work: Allowance = Allowance(300, 100)  # per user, in units of ``http.costs``, for all sockets and requests
    address_work: Allowance = Allowance(1500, 400)  # limit for all users at one address
    reviews: Allowance = Allowance(6, 1 / 600)  # new reviews (not cached ones) per user
    address_reviews: Allowance = Allowance(20, 1 / 120)  # limit for all users at one address
    chats: Allowance = Allowance(8, 0.5)  # per user, or per address without a session
    notices: Allowance = Allowance(40, 1 / 60)  # per user, for all devices together
    mails: Allowance = Allowance(10, 1 / 900)  # per user
    mail_asks: Allowance = Allowance(5, 1 / 1800)  # confirmation emails: per user, per network and per email address
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    socket_queue: int = 128  # messages queued for a slow reader
    socket_bytes: int = 500_000  # bytes queued for a slow reader
    all_sockets_bytes: int = 64_000_000  # bytes queued for all slow readers together
    bad_frames: Allowance = Allowance(10, 0.1)  # malformed or excess frames before a socket is closed
    ping_seconds: float = 20.0  # ping interval, and time-out for the pong

    @property
    def room_limits(self) -> RoomLimits:
        return RoomLimits(self.rooms_per_guest, self.rooms_per_address)

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65_535:
            raise SettingsError(f"The port {self.port} is out of range: it must be 0 (any free port) to 65535.")
        if self.metrics_port is not None and not 0 < self.metrics_port <= 65_535:
            raise SettingsError(f"The metrics port {self.metrics_port} is out of range: it must be 1 to 65535.")
        if not 0 <= self.bot_workers <= _MOST_WORKERS:
            raise SettingsError(
                f"The number of bot workers {self.bot_workers} is out of range: it must be 0 to {_MOST_WORKERS}."
            )
        if not 1 <= self.session_days <= 400:
            raise SettingsError(
                f"A session lifetime of {self.session_days} days is out of range: browsers allow 1 to 400."
            )
        if self.log_level not in LOG_LEVELS:
            raise SettingsError(
                f"The log level {self.log_level!r} is unknown; it must be one of: {', '.join(LOG_LEVELS)}."
            )
        if self.log_format not in LOG_FORMATS:
            raise SettingsError(
                f"The log format {self.log_format!r} is unknown; it must be one of: {', '.join(LOG_FORMATS)}."
            )
        if not re.fullmatch(r"[A-Za-z0-9-]+", self.client_header):
            raise SettingsError(
                f"The client header {self.client_header!r} is not the name of a header, such as X-Forwarded-For."
            )
        if self.public_url is not None:
            _check_public(self.public_url)
        if self.mail_url is not None:
            _check_mail(self.mail_url, self.mail_from)
        scheme = self.database_url.partition(":")[0].partition("+")[0]
        if "://" not in self.database_url or scheme not in _DATABASES:
            raise SettingsError(
                "The database URL must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME;"
                f" it begins with {scheme[:20]!r}."
            )

    @property
    def origin(self) -> str:
        """Return the server's origin as browsers see it: scheme, host and port, without a trailing slash."""
        url = self.public_url or self.reached_at
        if url is None:
            host = "localhost" if self.everywhere else self.host
            return plain_port(f"http://{f'[{host}]' if ':' in host else host}:{self.port}")
        return plain_port(url.rstrip("/"))

    @property
    def everywhere(self) -> bool:
        """Return True if the server listens on every address of the machine."""
        return self.host in _EVERYWHERE

    @cached_property
    def names(self) -> frozenset[str]:
        """Return the host names and addresses under which browsers may reach the server.

        They are in lower case, without ports. If the server listens on every address, the local address of a
        connection is also valid; it is checked separately.
        """
        own = urlsplit(self.origin).hostname or ""
        return frozenset({own}) if self.public_url is not None else frozenset({own, self.host.lower(), *_LOOPBACK})

    @property
    def secure(self) -> bool:
        """Return True if users reach the server over HTTPS."""
        return self.origin.startswith("https://")

    def link(self, *way: str) -> str:
        """Return the URL of a page, as in ``link("room", "r7k3m9")``.

        Links to tables, tournaments and replays lead to landing pages, so that chat programs can preview them. The
        URLs of all other pages may contain secrets, so their paths go in the fragment (after ``#``), which browsers do
        not send.
        """
        if len(way) == 2 and way[0] in _ANSWERED:
            return f"{self.origin}/{_ANSWERED[way[0]]}/{way[1]}"
        return f"{self.origin}/#/{'/'.join(way)}"


# ---- files and variables ---------------------------------------------------------------------------------------------

_PREFIX: Final = "BURGRAVE_"
_FOUND_OUT: Final = {"reached_at"}  # fields that are derived, not set


def read_settings(
    given: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Return the settings from ``given``, the environment, ``file`` (TOML) and the defaults, in order of precedence.

    Raise SettingsError for an unknown setting or an invalid value.
    """
    variables = _variables(os.environ if environment is None else environment)
    chosen: dict[str, Any] = {**_in_file(file), **variables, **given}
    return Settings(**chosen)


def setting_names() -> list[str]:
    return [one.name for one in fields(Settings) if one.name not in _FOUND_OUT]


def _in_file(file: Path | None) -> dict[str, object]:
    if file is None:
        return {}
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"The settings cannot be read from {file}: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} is not valid TOML: {error}.") from None
    known = setting_names()
    for name in told:
        if name not in known:
            raise SettingsError(f"{file}: {name!r} is not a setting{_perhaps(name, known)}.")
    return {name: _converted(name, value, f"{file}: {name}") for name, value in told.items()}


def _variables(environment: Mapping[str, str]) -> dict[str, object]:
    """Return the settings from environment variables.

    Variables with our prefix that are not settings are ignored, but one that looks like a misspelled setting raises
    SettingsError.
    """
    names = {f"{_PREFIX}{name.upper()}": name for name in setting_names()}
    for variable in environment:
        if variable.startswith(_PREFIX) and variable not in names and get_close_matches(variable, names, cutoff=0.9):
            raise SettingsError(f"{variable} is not a setting{_perhaps(variable, [*names])}.")
    return {
        name: _converted(name, environment[variable], variable)
        for variable, name in names.items()
        if variable in environment
    }


def _perhaps(name: str, known: list[str]) -> str:
    """Return a suggestion for a misspelled name, or an empty string."""
    near = get_close_matches(name, known, 1)
    return f"; perhaps you meant {near[0]}" if near else ""


_TYPES: Final = get_type_hints(Settings)
_FORMS: Final[dict[object, str]] = {
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    str: "text",
    Allowance: 'a burst and a rate per second, such as "60 10"',
    tuple[str, ...]: "a list of strings",
    Mapping[str, float]: "a table of numbers",
}


def _converted(name: str, value: object, where: str) -> object:
    """Convert a value to the type of its setting; parse strings, such as those of environment variables."""
    import msgspec

    wanted = next(one for one in (_TYPES[name], *get_args(_TYPES[name])) if one in _FORMS)
    read: Any = value
    if isinstance(value, str) and wanted is Allowance:
        burst, _, rate = value.partition(" ")
        read = {"burst": burst, "per_second": rate}
    elif isinstance(value, str) and wanted == tuple[str, ...]:
        read = [one.strip() for one in value.split(",") if one.strip()]
    try:
        return msgspec.convert(read, wanted, strict=not isinstance(value, str) and not isinstance(read, dict))
    except msgspec.ValidationError:
        raise SettingsError(f"{where} must be {_FORMS[wanted]}, not {value!r}.") from None
    except SettingsError as error:
        raise SettingsError(f"{where}: {error}") from None


def _check_mail(url: str, sender: str) -> None:
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("smtp", "smtps") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine or parts.path.strip("/") or parts.query or parts.fragment:
        raise SettingsError(  # without the URL, which may contain a password
            "The mail server (MAIL_URL) must be like smtps://user:password@smtp.example.org or smtp://localhost:25."
        )
    _, address = parseaddr(sender)
    if "@" not in address or not sender.isprintable():
        raise SettingsError(
            f"The email sender {sender!r} (MAIL_FROM) is invalid; it must be like 'Our table <table@example.org>'."
        )


def plain_port(origin: str) -> str:
    """Return an origin in lower case, without its scheme's default port."""
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
            f"The public URL {url!r} is invalid; it must be like https://table.example.org or http://host:8000."
        )
