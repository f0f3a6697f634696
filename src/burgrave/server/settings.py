"""Settings of the server: where it listens, where its data is, and how much it takes from whom.

Each can be given on the command line, as a variable ``BURGRAVE_…``, or in a file; the first of them counts.
"""

from __future__ import annotations

import os
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
_LOOPBACK = "localhost", "127.0.0.1", "::1"
_SLOTS = {
    "compiled": {"hard": 0.25, "expert": 1.2, "hint": 0.5},
    "interpreted": {"hard": 1.5, "expert": 1.6, "hint": 1.0},
}


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


@dataclass(frozen=True, slots=True)
class RoomLimits:
    """Rooms that a host, and all hosts of an address, may have at once, tables of tournaments included."""

    per_host: int
    per_address: int


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
    reached_at: str | None = None  # the same as far as we could find it out, if we listen on every address
    database_url: str = field(default_factory=default_database_url)
    trusted_proxy: bool = False  # a proxy of ours stands before us, and sets X-Forwarded-For
    session_days: int = 90  # for which a session is good that is not used
    log_level: str = "warning"
    log_format: str = "json"
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None  # None: nobody is told any numbers

    # telling people who are away
    push: bool = True  # by Web Push, which goes out to the push services of the browsers
    push_origins: tuple[str, ...] = ()  # push services of your own: no https, and inside your network if need be
    mail_url: str | None = field(default_factory=lambda: os.environ.get("MAIL_URL") or None, repr=False)
    mail_from: str = field(default_factory=lambda: os.environ.get("MAIL_FROM", ""))  # who e-mails come from
    notice_pause: float = 15.0  # seconds for which somebody must be away
    mail_pause: float = 120.0  # seconds that an e-mail waits for them to come back
    notice_seconds: float = 10.0  # to bring a notice to a push service, or to the mail server

    # bots and games
    bot_workers: int = 1  # processes in which hard and expert bots think
    bot_pause: float = (
        0.7  # seconds that any bot takes for a decision, so that people can follow, or twice as many, ...
    )
    slots: Mapping[str, float] = field(default_factory=lambda: dict(_SLOTS[core()]))
    """Seconds of a worker that a decision of a level takes, or a hint: so many at least, or twice as many, ..."""
    guest_thinking: float = (
        20.0  # seconds of workers that a guest's bots have in a minute before they wait for all others'
    )
    address_thinking: float = 40.0  # the same for all who come from one address; hints are counted by themselves
    hints_per_person: int = 4  # that may wait
    review_trials: int = 1_000_000  # of all decisions of a game in review together, about
    reviews_per_person: int = 3  # that may wait
    sweep_seconds: float = 5.0  # how often games are looked for whose bot or clock nobody tends to
    stop_seconds: float = 10.0  # for commits to finish when the process is to stop

    # what one may take
    rooms_per_guest: int = 20  # open or being played, for each host; tables of a tournament included
    tournaments_per_person: int = 5  # that are not over, for each host
    rooms_per_address: int = 100  # the same, for all hosts at one address
    bot_tables_per_guest: int = 4  # tables of bots alone that play at once in tournaments of a host
    bot_tables_per_address: int = 8  # the same, for all hosts at one address
    connections: int = 4_000  # open at the same time
    connections_per_address: int = 400  # the same; behind a proxy of ours, the proxy must see to it
    requests_at_once: int = 8  # in work for one address; the others wait
    queue_seconds: float = 10.0  # that a request may wait because its address has sent too many
    head_bytes: int = 16_384  # of a request: its first line and its header fields
    head_fields: int = 100  # header fields of a request
    head_seconds: float = 10.0  # for a request's first line and header fields to come
    body_seconds: float = 20.0  # for its body
    send_seconds: float = 30.0  # for some of what was sent to be read
    idle_seconds: int = 130  # between two requests; longer than a proxy keeps a connection (Caddy by itself: 120)
    body_bytes: int = 65_536
    frame_bytes: int = 4_096
    requests: Allowance = Allowance(60, 10)  # of one session, or of one address without a session
    address_requests: Allowance = Allowance(600, 100)  # requests and new connections of one address, of any kind
    address_reads: Allowance = Allowance(2_000, 500)  # reads from the connections of one address
    new_guests: Allowance = Allowance(30, 0.1)  # of one address
    log_ins: Allowance = Allowance(10, 0.1)  # tries of one address: register, log in, claim
    new_rooms: Allowance = Allowance(20, 0.2)  # of one person
    address_rooms: Allowance = Allowance(40, 0.5)  # new ones of all people at one address
    frames: Allowance = Allowance(30, 10)  # of one socket
    work: Allowance = Allowance(300, 100)  # of one person, in units of ``http.costs``, by all sockets and requests
    address_work: Allowance = Allowance(1500, 400)  # of all people at one address
    reviews: Allowance = Allowance(6, 1 / 600)  # of games that nobody has had reviewed, for one person
    address_reviews: Allowance = Allowance(20, 1 / 120)  # the same, for all people at one address
    chats: Allowance = Allowance(8, 0.5)  # of one person, or of one address without a session
    notices: Allowance = Allowance(40, 1 / 60)  # to one person, on all their devices
    mails: Allowance = Allowance(10, 1 / 900)  # to one person
    mail_asks: Allowance = Allowance(5, 1 / 1800)  # to confirm an address: of one person, one network, to one address
    sockets_per_person: int = 20
    sockets_per_address: int = 200
    socket_queue: int = 128  # messages that may wait for a slow reader
    socket_bytes: int = 500_000  # the same in bytes
    all_sockets_bytes: int = 64_000_000  # that may wait for all slow readers together
    bad_frames: Allowance = Allowance(10, 0.1)  # malformed or too many; then a socket is closed
    ping_seconds: float = 20.0  # between pings, and for the answer to one

    @property
    def room_limits(self) -> RoomLimits:
        """Rooms that a host and an address may have."""
        return RoomLimits(self.rooms_per_guest, self.rooms_per_address)

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65_535:
            raise SettingsError(f"The port is {self.port}; it must be 0 (any free one) to 65535.")
        if self.metrics_port is not None and not 0 < self.metrics_port <= 65_535:
            raise SettingsError(f"The port for metrics is {self.metrics_port}; it must be 1 to 65535.")
        if not 0 <= self.bot_workers <= _MOST_WORKERS:
            raise SettingsError(f"The number of bot workers is {self.bot_workers}; it must be 0 to {_MOST_WORKERS}.")
        if not 1 <= self.session_days <= 400:
            raise SettingsError(f"Sessions last {self.session_days} days; it must be 1 to 400, as browsers allow.")
        if self.log_level not in LOG_LEVELS:
            raise SettingsError(f"The log level is {self.log_level!r}; it must be one of: {', '.join(LOG_LEVELS)}.")
        if self.log_format not in LOG_FORMATS:
            raise SettingsError(f"The log format is {self.log_format!r}; it must be one of: {', '.join(LOG_FORMATS)}.")
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
        """What a browser calls this server: scheme, host and port, without a slash at the end."""
        url = self.public_url or self.reached_at
        if url is None:
            host = "localhost" if self.everywhere else self.host
            return plain_port(f"http://{f'[{host}]' if ':' in host else host}:{self.port}")
        return plain_port(url.rstrip("/"))

    @property
    def everywhere(self) -> bool:
        """Whether the server listens on every address of the machine."""
        return self.host in _EVERYWHERE

    @cached_property
    def names(self) -> frozenset[str]:
        """The names and addresses, in small letters and without ports, by which browsers may ask for this server.

        Whoever listens on every address goes also by the one at which they are reached, and that differs by connection.
        """
        own = urlsplit(self.origin).hostname or ""
        return frozenset({own}) if self.public_url is not None else frozenset({own, self.host.lower(), *_LOOPBACK})

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.origin.startswith("https://")

    def link(self, *way: str) -> str:
        """Return the address of a page of the browser client: ``link("room", "r7k3m9")``."""
        return f"{self.origin}/#/{'/'.join(way)}"


# ---- files and variables ---------------------------------------------------------------------------------------------

_PREFIX: Final = "BURGRAVE_"
_FOUND_OUT: Final = {"reached_at"}  # fields that are worked out, not set


def read_settings(
    given: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """Return the settings that are ``given``, else in the variables, else in ``file`` (TOML), else as they are.

    Raise SettingsError, with one line, for a setting that does not exist or a value that it cannot have.
    """
    variables = _variables(os.environ if environment is None else environment)
    chosen: dict[str, Any] = {**_in_file(file), **variables, **given}
    return Settings(**chosen)


def setting_names() -> list[str]:
    """Return the names of all settings."""
    return [one.name for one in fields(Settings) if one.name not in _FOUND_OUT]


def _in_file(file: Path | None) -> dict[str, object]:
    if file is None:
        return {}
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"The settings cannot be read from {file}: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file} is no TOML: {error}.") from None
    known = setting_names()
    for name in told:
        if name not in known:
            raise SettingsError(f"{file} has {name!r}, which is no setting{_perhaps(name, known)}.")
    return {name: _converted(name, value, f"{file}: {name}") for name, value in told.items()}


def _variables(environment: Mapping[str, str]) -> dict[str, object]:
    """Return the settings in variables. Others of the prefix are somebody else's, unless they look like a slip."""
    names = {f"{_PREFIX}{name.upper()}": name for name in setting_names()}
    for variable in environment:
        if variable.startswith(_PREFIX) and variable not in names and get_close_matches(variable, names, cutoff=0.9):
            raise SettingsError(f"{variable} is no setting{_perhaps(variable, [*names])}.")
    return {
        name: _converted(name, environment[variable], variable)
        for variable, name in names.items()
        if variable in environment
    }


def _perhaps(name: str, known: list[str]) -> str:
    """Return a suggestion for a wrong name, or nothing."""
    near = get_close_matches(name, known, 1)
    return f"; perhaps {near[0]}" if near else ""


_TYPES: Final = get_type_hints(Settings)
_FORMS: Final[dict[object, str]] = {
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    str: "a text",
    Allowance: 'a burst and how many per second, such as "60 10"',
    tuple[str, ...]: "a list of texts",
    Mapping[str, float]: "a table of numbers",
}


def _converted(name: str, value: object, where: str) -> object:
    """Return a value as its setting has it; texts of variables are read as numbers, lists and so on."""
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
        raise SettingsError(  # without the URL: it may hold a password
            "The mail server (MAIL_URL) must be like smtps://user:password@smtp.example.org or smtp://localhost:25."
        )
    _, address = parseaddr(sender)
    if "@" not in address or not sender.isprintable():
        raise SettingsError(
            f"E-mails come from {sender!r} (MAIL_FROM); it must be like 'Our table <table@example.org>'."
        )


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
