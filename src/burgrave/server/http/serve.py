"""Server process: start-up, signals and graceful shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from functools import partial
from types import FrameType

import uvicorn
from prometheus_client import CollectorRegistry, make_asgi_app

from burgrave.kernel.registry import faults
from burgrave.server.http.app import App
from burgrave.server.http.connections import Config, ConnectionLimiter
from burgrave.server.http.logs import log, set_up_logs
from burgrave.server.http.running import running
from burgrave.server.http.sharing import qr_code, tunnel
from burgrave.server.settings import Settings, SettingsError

INTERRUPTED = 130
_COLLECT_AFTER = (50_000, 20, 50)  # gc thresholds of the three generations
_OTHER_FILES = 128  # open files for the database, the log and the workers
_SWEEP = 5  # ticks (0.1 s) between two sweeps of the connections
_STOPPING = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))
BYE = "The server is restarting; connect again."


def serve(settings: Settings, *, browser: bool, share: bool = False, say: Callable[[str], None] | None = None) -> int:
    """Run the server until it is stopped, and return the process's exit status.

    ``share``: publish the server through a tunnel or, if that fails, make it reachable on the local network.
    """
    if share and settings.public_url is not None:
        raise SettingsError("--share finds the address itself; leave out --public-url, or --share.")
    set_up_logs(settings.log_level, form=settings.log_format)
    for game, fault in faults().items():  # the lobby omits the game, so tell the operator why
        log.warning("a game is unavailable", extra={"about": {"game": game, "why": fault}})
    say = say or partial(print, flush=True)
    with contextlib.ExitStack() as stack:
        if share:
            settings, listener = _shared(settings, stack, say)
        else:
            listener = stack.enter_context(contextlib.closing(listen(settings)))
        settings = reached(replace(settings, port=listener.getsockname()[1]))
        settings = replace(settings, connections=room_for(settings.connections))
        beside = None
        if settings.metrics_port is not None:
            beside = _bound(settings.metrics_host, settings.metrics_port, "--metrics-port")
            stack.enter_context(contextlib.closing(beside))
        runner = stack.enter_context(asyncio.Runner(loop_factory=_loop_factory()))
        return runner.run(_serve(settings, listener, beside, browser=browser, say=say))


def _shared(
    settings: Settings, stack: contextlib.ExitStack, say: Callable[[str], None]
) -> tuple[Settings, socket.socket]:
    """Start a tunnel; return the settings for its link, and a listening socket.

    If there is no tunnel, the settings make the server reachable on the local network. Only the tunnel can reach a
    server with a public link, so the server trusts the addresses that the tunnel reports.
    """
    local = replace(settings, host="127.0.0.1", client_header=Settings.client_header)
    listener = stack.enter_context(contextlib.closing(listen(local)))
    local = replace(local, port=listener.getsockname()[1])
    link = stack.enter_context(tunnel(local.port, say))
    if link is None:
        listener.close()
        everywhere = replace(local, host="0.0.0.0", trusted_proxy=False)
        return everywhere, stack.enter_context(contextlib.closing(listen(everywhere)))
    say(f"Invite friends with this link, which works while the server runs: {link}")
    code = qr_code(link)
    if code is not None:
        say(code)
    return replace(local, public_url=link, trusted_proxy=True), listener


class Server(uvicorn.Server):
    """uvicorn server that sends "bye" to sockets before closing them, and stops gracefully on signals."""

    def __init__(self, app: App, settings: Settings, ready: Callable[[], None]) -> None:
        self.doors = ConnectionLimiter(settings, app.admission)
        super().__init__(Config(app, settings, self.doors))
        self.context = app.context
        self.context.metrics.connections.set_function(lambda: len(self.doors))
        self.signal: int | None = None
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and warm up the workers."""
        await super().startup(sockets)
        self.context.tables.registry.thinkers.prepare()
        self._ready()

    async def on_tick(self, counter: int) -> bool:
        """Do uvicorn's periodic work, and close connections that have timed out."""
        if counter % _SWEEP == 0:
            self.doors.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send "bye" to all sockets, and wait for running requests."""
        log.info("stopping")
        for server in self.servers:
            server.close()
        await self.context.close_sockets(BYE)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully on signals.

        uvicorn's own method raises the signals again afterwards, which would cut off commits.
        """
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        ignored = [number for number in _STOPPING[2:] if signal.getsignal(number) is signal.SIG_IGN]  # by nohup
        kept = {number: signal.signal(number, self.handle_exit) for number in _STOPPING if number not in ignored}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Record the signal; a second one forces the exit."""
        self.signal = sig
        self.force_exit = self.should_exit
        self.should_exit = True


async def _serve(
    settings: Settings,
    listener: socket.socket,
    beside: socket.socket | None,
    *,
    browser: bool,
    say: Callable[[str], None],
) -> int:
    where = _named(settings.host, settings.port)

    def ready() -> None:
        here = f", listening at {where}" if settings.origin != f"http://{where}" else ""
        say(f"Burgrave is at {settings.origin}{here} (Ctrl+C stops it).")
        log.info("listening", extra={"about": {"host": settings.host, "port": settings.port}})
        if browser and _has_windows():
            threading.Thread(target=webbrowser.open, args=(settings.origin,), daemon=True).start()

    async with running(settings) as app:
        _tune_collection()
        server = Server(app, settings, ready)
        async with metrics_served(app.context.metrics.registry, beside):
            await server.serve([listener])
    log.info("stopped")
    return INTERRUPTED if server.signal == signal.SIGINT else 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the event loop factory of uvloop, which is faster, or None if uvloop is not installed."""
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.new_event_loop


def room_for(connections: int) -> int:
    """Return how many connections are possible; raise the process's limit on open files if necessary."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        if soft < wanted:
            log.warning("few open files", extra={"about": {"allowed": soft, "wanted": wanted}})
            return max(1, soft - _OTHER_FILES)
    return connections


def _tune_collection() -> None:
    """Make garbage collection less frequent.

    With thousands of sockets, a full collection pauses all of them, and reference counting already frees most objects
    of games and messages.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)


def listen(settings: Settings) -> socket.socket:
    """Return a socket bound to the configured address."""
    return _bound(settings.host, settings.port, "--port")


def _bound(host: str, port: int, option: str) -> socket.socket:
    """Return a listening socket. On failure, raise a SettingsError that suggests changing ``option``."""
    where = _named(host, port)
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError) as error:
        raise SettingsError(f"Cannot resolve the address {host!r} to listen on: {_reason(error)}.") from None
    listener = socket.socket(family, kind, protocol)  # set the protocol, or asyncio does not disable Nagle's algorithm
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise SettingsError(f"Burgrave cannot listen on {where}: {_reason(error)}. Choose another {option}.") from None
    listener.setblocking(False)
    return listener


def _named(host: str, port: int) -> str:
    return f"{f'[{host}]' if ':' in host else host}:{port}"


def reached(settings: Settings) -> Settings:
    """Return the settings, adding the URL for other machines if the server listens on every address."""
    if settings.public_url is not None or not settings.everywhere:
        return settings
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only selects the outgoing interface
        except OSError:
            return settings
        return replace(settings, reached_at=f"http://{probe.getsockname()[0]}:{settings.port}")


def _has_windows() -> bool:
    """Return True if a browser would open in a window rather than in this terminal."""
    seen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or bool(seen)


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")


# ---- The metrics server ----------------------------------------------------------------------------------------------

_AT_ONCE = 16  # only the operator's scrapers connect


class _Beside(uvicorn.Server):
    """uvicorn server that leaves signal handling to the main server."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Install no signal handlers."""
        yield


@contextlib.asynccontextmanager
async def metrics_served(registry: CollectorRegistry, listener: socket.socket | None) -> AsyncIterator[None]:
    """Serve the metrics on ``listener`` during the ``with`` block; do nothing if it is None."""
    if listener is None:
        yield
        return
    config = uvicorn.Config(
        make_asgi_app(registry),
        access_log=False,
        lifespan="off",
        limit_concurrency=_AT_ONCE,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=1,
        ws="none",
    )
    server = _Beside(config)
    task = asyncio.create_task(server.serve([listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await task
