"""Files of weights: a line of JSON with their game, hash and origin, then names and numbers packed by zlib.

Each name of an input ends with a line feed, and an empty line follows the last one. The numbers are 32 bits each, the
lowest byte first: a row for each input, then the other layers. Reading aligns the rows by name, so a net still plays
after cards of its game were added or removed.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import zlib
from typing import Final

from burgrave.kernel.errors import RecordError
from burgrave.kernel.net import HALF, HIDDEN, OUTPUTS, SECOND, SIGN, STEP, Layout, Net, Nets

__all__ = [
    "FORMAT",
    "NetFiles",
    "check_layers",
    "digest_of",
    "layers_in",
    "net_bytes",
    "net_from",
    "net_header",
    "weights_bytes",
    "weights_in",
]

FORMAT: Final = "burgrave-net 2"
_UNNAMED: Final = "burgrave-net 1"  # without names
_AFTER: Final = [HIDDEN, HIDDEN * SECOND, SECOND, SECOND * OUTPUTS, OUTPUTS]  # numbers in each layer after the first
_MOST_PLAYERS: Final = 8
_RESULT: Final = 1 << 40  # what is as far from 0 is no result to those who look for the best one


class NetFiles:
    """The nets that come with a game: read when they are first asked for, and kept for all who ask.

    ``GAME.net`` is for any number of players, ``GAME-2.net`` for two alone.
    """

    def __init__(self, folder: str, game: str, layout: Layout) -> None:
        self._folder = folder
        self._game = game
        self._layout = layout
        self._kept: Nets | None = None
        self._given = b""
        self._of_given: Nets | None = None

    def path(self, players: int = 0) -> str:
        """Return the file of the net for a number of players; 0: of the one for any number."""
        return os.path.join(self._folder, f"{self._game}-{players}.net" if players else f"{self._game}.net")

    def nets(self, data: bytes | None = None) -> Nets:
        """Return these nets, or that of ``data`` for all; raise RecordError if one does not belong to this game.

        What was given last is kept: bots are made anew for each game, and in processes for each decision.
        """
        if data is not None:
            if self._of_given is None or data != self._given:
                self._of_given = Nets(net_from(data, self._layout, self._game))
                self._given = data
            return self._of_given
        if self._kept is None:
            found = Nets(self._read(0))
            for players in range(1, _MOST_PLAYERS + 1):
                if os.path.exists(self.path(players)):
                    found.add(players, self._read(players))
            self._kept = found
        return self._kept

    def _read(self, players: int) -> Net:
        try:
            with open(self.path(players), "rb") as file:
                data = file.read()
        except FileNotFoundError as error:
            raise RecordError(
                f"The net of {self._game!r} for all numbers of players is not there: {self.path(0)}."
            ) from error
        return net_from(data, self._layout, self._game)


def digest_of(layout: Layout) -> str:
    """Return a short digest of the names of all inputs, in order."""
    return hashlib.sha256("\n".join(layout.names).encode()).hexdigest()[:16]


def weights_bytes(layers: list[list[int]], layout: Layout, about: dict[str, object]) -> bytes:
    """Return a file of weights. ``layers``: the first has rows for all inputs; ``about``: more for the header."""
    numbers = b"".join([struct.pack(f"<{len(layer)}i", *layer) for layer in layers])
    header = {"format": FORMAT, **about, "inputs": len(layout.names), "sha256": hashlib.sha256(numbers).hexdigest()}
    names = "".join([name + "\n" for name in layout.names])
    return json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(names.encode() + b"\n" + numbers, 9)


def weights_in(data: bytes, layout: Layout, game: str | None, width: int, after: list[int]) -> list[list[int]]:
    """Return the layers in a file, aligned to ``layout``; raise RecordError if it is damaged or of another game.

    ``width``: numbers for each input; ``after``: how many there are in each layer after the first.
    """
    header = net_header(data)
    if game is not None and header.get("game") != game:
        raise RecordError(f"This is a net of {header.get('game')!r}: {game!r} needs one of its own.")
    try:
        numbers = zlib.decompress(data.partition(b"\n")[2])
    except zlib.error as error:
        raise RecordError("This file of a net is damaged: its numbers cannot be unpacked.") from error
    names = layout.names
    if header["format"] == FORMAT:
        listed, _, numbers = numbers.partition(b"\n\n")
        names = listed.decode(errors="replace").split("\n")
    elif header.get("encoding") != layout.encoding or digest_of(layout) != layout.digest:
        raise RecordError(
            f"This net of {header.get('game')!r} does not name its inputs, and they have changed: train a new one."
        )
    if hashlib.sha256(numbers).hexdigest() != header.get("sha256"):
        raise RecordError("This file of a net is damaged: its numbers do not have the hash that it names.")
    size = len(names) * width + sum(after)
    if len(numbers) != 4 * size:
        raise RecordError(f"This file of a net is damaged: it has {len(numbers) // 4} numbers, not {size}.")
    found = list(struct.unpack(f"<{size}i", numbers))
    layers = [_aligned(found[: len(names) * width], names, layout, width)]
    at = len(names) * width
    for size in after:
        layers.append(found[at : at + size])
        at += size
    return layers


def _aligned(rows: list[int], names: list[str], layout: Layout, width: int) -> list[int]:
    """Return ``rows``, which belong to ``names``, in the order of a layout; see ``Layout`` for new inputs."""
    if names == layout.names:
        return rows
    known = {name: [number * width] for number, name in enumerate(names)}
    families: dict[str, list[int]] = {}
    for name, family in zip(layout.names, layout.families, strict=True):
        families.setdefault(family, []).extend(known.get(name, []) if family else [])
    found: list[int] = []
    for name, family in zip(layout.names, layout.families, strict=True):
        alike = known.get(name, families[family])
        if len(alike) == 1:
            found += rows[alike[0] : alike[0] + width]
        else:
            found += [_mean([rows[at + column] for at in alike]) for column in range(width)]
    return found


def _mean(numbers: list[int]) -> int:
    """Return the whole number nearest to the mean; 0 of no numbers."""
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers)) if numbers else 0


def net_bytes(layers: list[list[int]], layout: Layout, about: dict[str, object]) -> bytes:
    """Return the file of a net: ``layers`` as ``Net`` takes them; ``about``: its game, and more for the header.

    Raise RecordError if it could not be read again; see ``check_layers``.
    """
    check_layers(layers)
    return weights_bytes(layers, layout, {**about, "layers": [HIDDEN, SECOND, OUTPUTS]})


def net_header(data: bytes) -> dict[str, object]:
    """Return the first line of a file of weights; raise RecordError if it is not one."""
    line, _, _ = data.partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError as error:
        raise RecordError("This is no file of a net: its first line is no JSON.") from error
    if not isinstance(header, dict) or header.get("format") not in (FORMAT, _UNNAMED):
        raise RecordError(f"This is no file of a net: its first line must name the format {FORMAT!r}.")
    return header


def net_from(data: bytes, layout: Layout, game: str | None = None) -> Net:
    """Return the net of a file with the inputs of ``layout``; raise RecordError if it is damaged or of another game."""
    layers = layers_in(data, layout, game)
    return Net(len(layout.names), layers[0], layers[1], layers[2], layers[3], layers[4], layers[5])


def layers_in(data: bytes, layout: Layout, game: str | None = None) -> list[list[int]]:
    """Return the layers of the net of a file as ``Net`` takes them; raise RecordError as ``net_from`` does."""
    layers = weights_in(data, layout, game, HIDDEN, _AFTER)
    check_layers(layers)
    return layers


def check_layers(layers: list[list[int]]) -> None:
    """Raise RecordError if sums have no room for these weights: unseen, they would spoil their neighbours.

    A weight of the first layer must fit by itself. Of all inputs together even the nets that are shipped have too much
    (111,271), but few inputs are not 0 at a time: in games their sums came to 19,223, and training presses higher ones
    back. Whatever a sum of the first layer is, those that follow it have room.
    """
    first, first_bias, second, second_bias, last, last_bias = layers
    _check_room("a weight of its first layer", max(first, key=abs), HALF)
    _check_room("a bias of its first layer", max(first_bias, key=abs), HALF)
    _check_room("a sum of its second layer", _farthest(second, second_bias, HALF - 1), SIGN)
    _check_room("a bias of its last layer", max(last_bias, key=abs), SIGN)
    _check_room("a result", _farthest(last, last_bias, (SIGN - 1) // STEP), _RESULT)


def _farthest(weights: list[int], biases: list[int], most: int) -> int:
    """Return the sum of a layer that is farthest from 0, where each number that it is made of may be 0 to ``most``."""
    sums: list[int] = []
    for place, bias in enumerate(biases):
        into = weights[place :: len(biases)]
        sums.append(bias + most * sum([weight for weight in into if weight > 0]))
        sums.append(bias + most * sum([weight for weight in into if weight < 0]))
    return max(sums, key=abs)


def _check_room(what: str, number: int, room: int) -> None:
    if abs(number) >= room:
        raise RecordError(f"This net has too large numbers: {what} may be {1 - room} to {room - 1}, not {number}.")
