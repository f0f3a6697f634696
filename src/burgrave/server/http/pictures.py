"""Pictures of tables and tournaments for link previews: SVG drawings, and their conversion to PNG.

The drawings of buildings, monsters and the landscape, and the fonts, are part of the built client (``pictures/``). The
conversion needs the extra ``pictures``. If either is missing, all pages have the same default picture.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from burgrave.server.showing.game import Piece

WIDTH: Final = 1200
HEIGHT: Final = 630
"""Width and height of a picture in pixels, as chat programs and social networks expect them."""

_KEPT: Final = 64  # pictures in memory, of about 150 kB each
_WAITING: Final = 8  # maximum number of pictures drawn or queued; further ones are replaced by the default
_SECONDS: Final = 20.0  # time-out of a conversion
_FAMILY: Final = "'Alegreya SC', 'Alegreya SC ExtraBold'"
_LETTER: Final = 0.54  # width of an average letter, relative to the size of the font
_SHADE: Final = "#140d22"
_LIGHT: Final = "#fff8e8"

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Player:
    """Entry in the panel of players: a player, or a free seat if ``seat`` is None."""

    name: str
    seat: int | None = None
    points: str = ""


@dataclass(frozen=True)
class Poster:
    """Content of a picture. ``skylines``: one row of pieces for each winner; empty unless a game is over."""

    game: str
    title: str
    line: str
    players: Sequence[Player] = ()
    skylines: Sequence[Sequence[Piece]] = ()


class Pictures:
    """PNG pictures of posters, drawn one at a time and cached."""

    def __init__(self, client: Path) -> None:
        self._folder = client / "pictures"
        self._default = client / "picture.png"
        self._made: OrderedDict[bytes, bytes] = OrderedDict()
        self._one = asyncio.Lock()
        self._waiting = 0
        self._art: Mapping[str, Any] | None = None

    @property
    def available(self) -> bool:
        """True if the default picture exists, so that every page has a picture."""
        return self._default.is_file()

    @property
    def common(self) -> bytes | None:
        """The default picture, for pages without one of their own; None if the client is not built."""
        return self._default.read_bytes() if self.available else None

    async def png(self, poster: Poster, may_draw: Callable[[], bool]) -> bytes | None:
        """Return the picture of a poster, or the default picture if it cannot be drawn or too many are queued.

        ``may_draw`` is called before drawing a picture that is not cached, which costs ``costs.PICTURE``; if it returns
        False, return the default picture.
        """
        drawing = self._drawing(poster)
        if drawing is None:
            return self.common
        key = hashlib.blake2b(drawing, digest_size=16).digest()
        if key not in self._made:
            if self._waiting >= _WAITING or not may_draw():
                return self.common
            await self._draw(key, drawing)
        made = self._made.get(key)
        if made is None:
            return self.common
        self._made.move_to_end(key)
        return made

    def _drawing(self, poster: Poster) -> bytes | None:
        if find_spec("resvg_py") is None or not (self._folder / "art.json").is_file():
            return None
        if self._art is None:
            self._art = msgspec.json.decode((self._folder / "art.json").read_bytes())
        return "".join(_drawing(poster, self._art)).encode()

    async def _draw(self, key: bytes, drawing: bytes) -> None:
        """Convert a drawing once the earlier ones are done, and cache the picture."""
        self._waiting += 1
        try:
            async with self._one:
                if key in self._made:
                    return
                made = await _convert(drawing, sorted(self._folder.glob("*.ttf")))
        finally:
            self._waiting -= 1
        if made is not None:
            self._made[key] = made
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)


async def _convert(drawing: bytes, fonts: Sequence[Path]) -> bytes | None:
    """Convert an SVG drawing to PNG; on failure, log the reason and return None."""
    program = Path(__file__).with_name("rasterize.py")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", str(program), *map(str, fonts), stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        async with asyncio.timeout(_SECONDS):
            made, errors = await process.communicate(drawing)
    except TimeoutError:
        _log.warning("A picture took more than %g seconds.", _SECONDS)
        return None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        _log.warning("A picture could not be converted: %s", errors.decode(errors="replace")[-300:].strip())
        return None
    return made


# ---- Drawings --------------------------------------------------------------------------------------------------------


def _drawing(poster: Poster, art: Mapping[str, Any]) -> Iterator[str]:
    """Yield the parts of a poster's SVG drawing."""
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
    yield art["land"]
    lines = [line for line in (_legible(poster.title, art), _legible(poster.line, art)) if line]
    for line, y, size in zip(lines, (92, 136), (66, 28), strict=False):
        yield _lettering(line, WIDTH / 2, y, size=size, most=WIDTH - 120, shade=True)
    base: float = HEIGHT - 34
    if poster.players:
        base -= _height(poster.players)
        yield from _panel(poster.players, base, art)
    room = (WIDTH - 80) / max(1, len(poster.skylines))
    for nth, pieces in enumerate(poster.skylines):
        yield from _skyline(pieces, poster.game, art, x=40 + nth * room, base=base - 24, w=room - 20, h=base - 24 - 165)
    yield "</svg>"


def _legible(text: str, art: Mapping[str, Any]) -> str:
    """Return a text without the characters that the fonts lack, which would be drawn as boxes."""
    return "".join(one for one in text if any(first <= ord(one) <= last for first, last in art["letters"])).strip()


def _lettering(
    text: str,
    x: float,
    y: float,
    *,
    size: float,
    most: float,
    color: str = _LIGHT,
    anchor: str = "middle",
    shade: bool = False,
) -> str:
    """Return the SVG of a line of text, scaled down if necessary to a width of about ``most`` pixels."""
    size = min(size, most / max(1, len(text)) / _LETTER)
    about = (
        f'x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-family="{_FAMILY}" font-weight="800" font-size="{size:.1f}"'
    )
    words = escape(text)
    under = f'<text {about} stroke="{_SHADE}" stroke-width="7" stroke-linejoin="round" opacity=".7">{words}</text>'
    return f'{under if shade else ""}<text {about} fill="{color}">{words}</text>'


def _rows(players: Sequence[Player]) -> int:
    return -(-len(players) // 4)


def _height(players: Sequence[Player]) -> float:
    return 24 + 46 * _rows(players)


def _panel(players: Sequence[Player], top: float, art: Mapping[str, Any]) -> Iterator[str]:
    """Yield the SVG of a panel with the players, at most four in a row."""
    colors, rows = art["colors"], _rows(players)
    each = -(-len(players) // rows)
    cell = min(300.0, 1100 / each)
    wide = cell * each + 40
    left, high = (WIDTH - wide) / 2, _height(players)
    yield f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" rx="14" fill="{colors["paper"]}"/>'
    for nth, player in enumerate(players):
        row, column = divmod(nth, each)
        in_row = min(each, len(players) - row * each)
        x = WIDTH / 2 + (column - in_row / 2) * cell + 12
        y = top + 12 + row * 46
        if player.seat is not None:
            shields = art["shields"]
            yield _placed(shields[player.seat % len(shields)], x, y + 8, 26, 30)
        color = colors["ink" if player.seat is not None else "ink-2"]
        room = cell - 74 - 17 * len(player.points)
        yield _lettering(_legible(player.name, art), x + 36, y + 32, size=26, most=room, color=color, anchor="start")
        if player.points:
            yield _lettering(player.points, x + cell - 26, y + 32, size=28, most=90, color=colors["ink"], anchor="end")


def _skyline(
    pieces: Sequence[Piece], game: str, art: Mapping[str, Any], *, x: float, base: float, w: float, h: float
) -> Iterator[str]:
    """Yield the SVG of pieces side by side on the baseline ``base``, each above a plate with its label."""
    if not pieces:
        return
    colors, drawings = art["colors"], art["drawings"].get(game, {})
    plate = 26
    gap = 6
    wide = min(104.0, w / len(pieces) - gap)
    left = x + (w - len(pieces) * (wide + gap) + gap) / 2
    for piece in pieces:
        drawing = drawings.get(piece.drawing)
        if drawing is not None:
            across, high = _size_of(drawing)
            scale = min(wide * piece.scale / across, (h - plate) / high)
            yield _placed(
                drawing,
                left + (wide - across * scale) / 2,
                base - plate - high * scale,
                across * scale,
                high * scale,
            )
        fill = colors[piece.plate]
        yield f'<rect x="{left:g}" y="{base - plate:g}" width="{wide:g}" height="{plate}" rx="4" fill="{fill}"/>'
        yield _lettering(piece.label, left + wide / 2, base - 6, size=20, most=wide, color="#ffffff")
        left += wide + gap


def _size_of(drawing: str) -> tuple[float, float]:
    """Return the width and the height of a drawing's ``viewBox``."""
    _, _, box = drawing.partition('viewBox="')
    _, _, across, high = box.partition('"')[0].split()
    return float(across), float(high)


def _placed(drawing: str, x: float, y: float, w: float, h: float) -> str:
    return drawing.replace("<svg", f'<svg x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}"', 1)
