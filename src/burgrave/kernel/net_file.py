"""Weights of a net in a file: a line of JSON that says what they are and how they were made, then the numbers.

The numbers are 32 bits each, the lowest byte first, packed by zlib. The line names their hash, so that a damaged file
is found out, and the encoding that they belong to.
"""

from __future__ import annotations

import hashlib
import json
import os
import zlib
from typing import Final

from burgrave.kernel.errors import RecordError
from burgrave.kernel.net import HALF, HIDDEN, OUTPUTS, SECOND, SIGN, STEP, Net, Nets

__all__ = ["FORMAT", "NetFiles", "check_layers", "layers_in", "net_bytes", "net_from", "net_header"]

FORMAT: Final = "burgrave-net 1"
_MOST_PLAYERS: Final = 8
_RESULT: Final = 1 << 40  # what is as far from 0 is no result to those who look for the best one


class NetFiles:
    """The nets that come with a game: read when they are first asked for, and kept for all who ask.

    ``GAME.net`` is for any number of players, ``GAME-2.net`` for two alone.
    """

    def __init__(self, folder: str, game: str, encoding: int, inputs: int) -> None:
        self._folder = folder
        self._game = game
        self._encoding = encoding
        self._inputs = inputs
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
                self._of_given = Nets(net_from(data, self._encoding, self._inputs, self._game))
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
        return net_from(data, self._encoding, self._inputs, self._game)


def net_bytes(layers: list[list[int]], about: dict[str, object]) -> bytes:
    """Return the file of a net: ``layers`` as ``Net`` takes them, and ``about`` them its game, encoding and inputs.

    Raise RecordError if it could not be read again; see ``check_layers``.
    """
    check_layers(layers)
    numbers = b"".join([number.to_bytes(4, "little", signed=True) for layer in layers for number in layer])
    header = {
        "format": FORMAT,
        **about,
        "layers": [HIDDEN, SECOND, OUTPUTS],
        "sha256": hashlib.sha256(numbers).hexdigest(),
    }
    return json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(numbers, 9)


def net_header(data: bytes) -> dict[str, object]:
    """Return what the first line of such a file says; raise RecordError if it is none."""
    line, _, _ = data.partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError as error:
        raise RecordError("This is no file of a net: its first line is no JSON.") from error
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise RecordError(f"This is no file of a net: its first line must name the format {FORMAT!r}.")
    return header


def net_from(data: bytes, encoding: int, inputs: int, game: str | None = None) -> Net:
    """Return the net of such a file; raise RecordError if it is damaged, or made for another encoding or ``game``."""
    layers = layers_in(data, encoding, inputs, game)
    return Net(inputs, layers[0], layers[1], layers[2], layers[3], layers[4], layers[5])


def layers_in(data: bytes, encoding: int, inputs: int, game: str | None = None) -> list[list[int]]:
    """Return the numbers of such a file as ``Net`` takes them; raise RecordError as ``net_from`` does."""
    header = net_header(data)
    if game is not None and header.get("game") != game:
        raise RecordError(f"This is a net of {header.get('game')!r}: {game!r} needs one of its own.")
    if header.get("encoding") != encoding or header.get("inputs") != inputs:
        raise RecordError(
            f"This net of {header.get('game')!r} knows encoding {header.get('encoding')} with "
            f"{header.get('inputs')} inputs, not encoding {encoding} with {inputs}: train one anew."
        )
    try:
        numbers = zlib.decompress(data.partition(b"\n")[2])
    except zlib.error as error:
        raise RecordError("This file of a net is damaged: its numbers cannot be unpacked.") from error
    if hashlib.sha256(numbers).hexdigest() != header.get("sha256"):
        raise RecordError("This file of a net is damaged: its numbers do not have the hash that it names.")
    layers = _layers(inputs, numbers)
    check_layers(layers)
    return layers


def _layers(inputs: int, numbers: bytes) -> list[list[int]]:
    sizes = [inputs * HIDDEN, HIDDEN, HIDDEN * SECOND, SECOND, SECOND * OUTPUTS, OUTPUTS]
    if len(numbers) != 4 * sum(sizes):
        raise RecordError(f"This file of a net is damaged: it has {len(numbers) // 4} numbers, not {sum(sizes)}.")
    layers: list[list[int]] = []
    at = 0
    for size in sizes:
        end = at + 4 * size
        layers.append(
            [int.from_bytes(numbers[place : place + 4], "little", signed=True) for place in range(at, end, 4)]
        )
        at = end
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
