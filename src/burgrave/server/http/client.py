"""Endpoints for the files of the browser client, server features, game setups and card texts.

Card texts exist in four languages. Files are read once and sent with the headers that browsers need to cache them.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from burgrave.kernel.registry import all_games
from burgrave.server.http import wire
from burgrave.server.http.context import Call, tagged_answer
from burgrave.server.http.problems import Problem
from burgrave.server.showing import table as showing

# ---- Setups and words ------------------------------------------------------------------------------------------------

LANGUAGES = get_args(wire.Language)


async def features(call: Call) -> object:
    """List the features of this server."""
    context = call.context
    with_others = not context.settings.alone
    found = dict.fromkeys(("accounts", "friends", "invitations", "tournaments"), with_others)
    return {**found, **{way: way in context.notices.ways for way in ("push", "mail")}}


async def set_ups(call: Call) -> object:
    """List the games and their setup options."""
    body, packed = _set_ups()
    return tagged_answer(call.request, body, packed=packed)


async def words(call: Call) -> object:
    """Return the names and texts of all cards in a game, in one language."""
    query: wire.WhichWords = call.query
    lang: str = call.request.path_params["lang"]
    game: str = call.request.path_params["game"]
    games = [one.name for one in all_games()]
    if lang not in LANGUAGES or game not in games:
        raise Problem(404, "no-words", f"Card texts exist in {', '.join(LANGUAGES)}, for {' and '.join(games)}.")
    # Loading the messages of a language takes a while the first time.
    body, packed = await asyncio.to_thread(_words, lang, game, query.ruleset)
    return tagged_answer(call.request, body, packed=packed)


@lru_cache(maxsize=1)
def _set_ups() -> tuple[bytes, bytes]:
    return _packed(showing.set_ups())


@lru_cache(maxsize=32)
def _words(lang: str, game: str, ruleset: str | None) -> tuple[bytes, bytes]:
    return _packed(showing.words(lang, game, ruleset=ruleset))


def _packed(data: object) -> tuple[bytes, bytes]:
    body = msgspec.json.encode(data)
    return body, gzip.compress(body, mtime=0)


# ---- The browser client ----------------------------------------------------------------------------------------------

BUILT = Path(__file__).resolve().parent.parent / "client"

_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Burgrave</title>
<h1>The browser client is not built yet</h1>
<p>The server is running, but its pages are missing. Build them in the source folder:</p>
<pre>make client</pre>
<p>Then reload this page. Programs can already play: see <a href="/api/v1/openapi.json">the API</a>.</p>
</html>
"""


@dataclass(frozen=True)
class File:
    """A static file with its response metadata."""

    body: bytes
    kind: str
    lasting: bool  # its name changes with its content
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)  # by encoding


class Client:
    """Files of the built client, reloaded after a new build."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._folder = folder
        self._files: dict[str, File] = {}
        self._build: int | None = None

    def answer(self, request: Request) -> Response:
        """Return the file at the path; raise Problem if there is none."""
        self._look()
        path = request.url.path.removeprefix("/")
        found = self._files.get(path or "index.html")
        if found is not None:
            return _send(found, request)
        if not path:
            return Response(_NOT_BUILT, 200, {"Cache-Control": "no-store"}, "text/html")
        raise Problem(404, "no-such-address", "There is no such file.")

    def _look(self) -> None:
        """Reload the files if the build has changed."""
        try:
            build: int | None = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            build = None
        if build != self._build:
            self._files = {} if build is None else _read(self._folder)
            self._build = build


def _read(folder: Path) -> dict[str, File]:
    paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    bodies = {name: path.read_bytes() for name, path in paths.items()}
    files: dict[str, File] = {}
    for name, body in bodies.items():
        stem, _, suffix = name.rpartition(".")
        if f".{suffix}" in _ENCODINGS.values() and stem in bodies:
            continue  # a compressed copy of another file
        packed = {encoding: bodies[name + ending] for encoding, ending in _ENCODINGS.items() if name + ending in bodies}
        tag = hashlib.blake2b(body, digest_size=12).hexdigest()
        files[name] = File(body, _kind(name), name.startswith("assets/"), tag, packed)
    return files


def _kind(name: str) -> str:
    suffix = Path(name).suffix
    return _TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


def _send(file: File, request: Request) -> Response:
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    encoding = next((one for one in file.packed if one in accepted), None)
    tag = f'"{file.tag}{f"-{encoding}" if encoding else ""}"'
    headers = {
        "ETag": tag,
        "Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    known = request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(None, 304, headers)
    if encoding is None:
        return Response(file.body, 200, headers, file.kind)
    return Response(file.packed[encoding], 200, {**headers, "Content-Encoding": encoding}, file.kind)


def _accepted(header: str) -> set[str]:
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip())
    return found
