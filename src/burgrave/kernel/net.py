"""Integer neural network that evaluates positions, and its weight files.

Results are identical on every machine, whether compiled or interpreted.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import zlib
from math import exp
from typing import Final

from burgrave.kernel.arrays import Layers, Numbers, SmallNumbers, Sums, numbers, small_numbers
from burgrave.kernel.bits import bit
from burgrave.kernel.errors import RecordError, SetupError
from burgrave.kernel.ints import i16, i64
from burgrave.kernel.net_sizes import HALF, HIDDEN, LOGIT, MOST_INPUT, OUTPUTS, SECOND, SIGN, STEP, sizes_of_layers

# ---- Nets ------------------------------------------------------------------------------------------------------------

# Inputs are small counts and flags. A first layer of ``HIDDEN`` 16-bit sums is updated by differences, as in chess
# engines, because the positions to compare share most inputs. A layer of ``SECOND`` sums and one of ``OUTPUTS`` results
# follow; each layer clips negative sums to 0. A result is a logit in steps of ``1 / LOGIT``; ``share_of`` converts it
# to a share of the win.

SHARE: Final = 0  # the training objective: share of the win, softened by the point difference
WIN: Final = 1  # share of the win
POINTS: Final = 2  # final points as a fraction of ``MOST_POINTS``
MOST_POINTS: Final = 128
MOST_MEMBERS: Final = 63  # inputs that ``put_flags`` sets from one mask

_FINE: Final = 1024  # steps of a logit in the table of shares
_SOFT: Final = 0.75  # weight of the points in the value of a finished game
_DEEP: Final = 16  # logit beyond which a share is practically 0 or 1
_SHARES: Final[list[float]] = [
    round(1e9 / (1.0 + exp(-(place / (LOGIT // _FINE) - _DEEP)))) / 1e9
    for place in range(2 * _DEEP * (LOGIT // _FINE) + 1)
]


def share_of(logit: i64) -> float:
    """Convert a result (a logit) to a share of the win, from 0 to 1."""
    place = (logit + _DEEP * LOGIT) // _FINE
    if place < 0:
        return 0.0
    if place >= len(_SHARES):
        return 1.0
    return _SHARES[place]


def share_out(shares: list[float]) -> None:
    """Normalize the shares of all seats in place so that they sum to 1; if all are 0, make them equal."""
    number: i64 = len(shares)
    seat: i64
    total = 0.0
    for seat in range(number):
        total += shares[seat]
    if total == 0.0:
        for seat in range(number):
            shares[seat] = 1.0 / float(number)
        return
    for seat in range(number):
        shares[seat] /= total


def logit_of(share: float) -> i64:
    """Convert a share of the win to a result (a logit), limited to the range of the table of shares."""
    low: i64 = 0
    high: i64 = len(_SHARES) - 1
    while low < high:
        middle = (low + high) // 2
        if _SHARES[middle] < share:
            low = middle + 1
        else:
            high = middle
    return low * _FINE - _DEEP * LOGIT


def soft_shares(points: list[i64], shares: list[float], spread: float) -> list[float]:
    """Return the value of a finished game for each seat: its share of the win, blended with a softmax of the points.

    ``spread``: softmax temperature, in points.
    """
    best = max(points)
    total = 0.0
    number: i64
    parts: list[float] = []
    for number in points:
        part = exp(float(number - best) / spread)
        parts.append(part)
        total += part
    return [(1.0 - _SOFT) * share + _SOFT * parts[seat] / total for seat, share in enumerate(shares)]


def results_from(points: list[i64], shares: list[float], spread: float) -> list[list[float]]:
    """Return the target outputs of a finished game for each seat; see ``soft_shares``."""
    soft = soft_shares(points, shares, spread)
    found: list[list[float]] = []
    number: i64
    for seat, number in enumerate(points):
        reached = float(number) / float(MOST_POINTS)
        found.append([soft[seat], shares[seat], reached if reached < 1.0 else 1.0])
    return found


def place_of_highest(values: list[i64]) -> i64:
    """Return the index of the highest value; ties go to the first."""
    number: i64 = len(values)
    best: i64 = 0
    most: i64 = values[0]
    i: i64 = 1
    while i < number:
        value: i64 = values[i]
        if value > most:
            most = value
            best = i
        i += 1
    return best


def numbered(number: int, first: int = 0) -> list[str]:
    """Return ``number`` consecutive numbers, starting at ``first``, as input names."""
    return [str(place) for place in range(first, first + number)]


class Layout:
    """Ordered list of uniquely named inputs.

    Net files identify their inputs by name, so rename an input when its meaning changes. ``families``: one for each
    input; an input missing from a net file gets the mean weights of its family, or zeros if its family is "".
    ``prefix``: prepended to names added later. ``encoding`` and ``digest``: identify the inputs of format 1 files,
    which list no names; see ``digest_of``.
    """

    def __init__(self, encoding: int = 0, digest: str = "") -> None:
        self.size: i64 = 0
        self.names: list[str] = []
        self.families: list[str] = []
        self.prefix = ""
        self.encoding = encoding
        self.digest = digest

    def add(self, name: str, members: list[str] | None = None, kinds: list[int] | None = None) -> i64:
        """Append an input, or one for each of ``members``; return the index of the first.

        ``kinds``: one for each member; members of the same kind form a family.
        """
        first = self.size
        name = self.prefix + name
        if members is None:
            self.names.append(name)
            self.families.append("")
            self.size = first + 1
            return first
        if len(members) > MOST_MEMBERS:
            raise SetupError(f"A net allows at most {MOST_MEMBERS} inputs {name!r}, not {len(members)}.")
        for number, member in enumerate(members):
            self.names.append(f"{name}.{member}")
            self.families.append("" if kinds is None else f"{name} {kinds[number]}")
        self.size = first + len(members)
        return first


class Net:
    """Immutable weights, which several ``Look`` objects can share.

    ``layers``: weights and biases of the three layers (sizes: ``sizes_of_layers``). The weights of the first layer are
    in steps of ``1 / ONE``, with one row per input; those of the second, in steps of ``1 / STEP``; those of the last,
    in steps of ``1 / LAST``. The biases are in steps of ``1 / ONE``, ``1 / (ONE * STEP)`` and ``1 / LOGIT``. The
    constructor raises ValueError for wrong sizes but does not check for overflow: callers use ``check_layers`` when
    reading and writing files.
    """

    def __init__(self, inputs: i64, layers: list[list[int]]) -> None:
        sizes = [len(layer) for layer in layers]
        if sizes != sizes_of_layers(inputs):
            raise ValueError(f"the layers of a net with {inputs} inputs have other sizes than {sizes}")
        self.inputs: i64 = inputs
        self.layers = Layers(layers)


def blank(inputs: int) -> Net:
    """Return an all-zero net, from which training starts."""
    return Net(inputs, [[0] * size for size in sizes_of_layers(inputs)])


class Look:
    """Reusable evaluator that applies a net to a position from one seat's viewpoint.

    It is updated incrementally as inputs change. ``values``: the current inputs; ``results``: the outputs after
    ``judge``.
    """

    def __init__(self, net: Net) -> None:
        self.net = net
        self.values: SmallNumbers = small_numbers([0] * net.inputs)
        self.results: Numbers = numbers([0] * OUTPUTS)
        self._sums = Sums(net.layers)
        self._masks: Numbers = numbers([0] * net.inputs)
        self._shown: Numbers = numbers([-1] * net.inputs)

    def is_news(self, place: i64, told: i64) -> bool:
        """Store ``told`` under the index ``place``; return True if it differs from the value stored there before.

        If it does not differ, the inputs that depend on this value are up to date.
        """
        if self._shown[place] == told:
            return False
        self._shown[place] = told
        return True

    def clear(self) -> None:
        """Reset all inputs to 0 and forget stored values, for a new game."""
        place: i64 = 0
        while place < self.net.inputs:
            self.values[place] = 0
            self._masks[place] = 0
            self._shown[place] = -1
            place += 1
        self._sums.clear()

    def put(self, place: i64, number: i64) -> None:
        """Set an input, clamped to the range from 0 to ``MOST_INPUT``."""
        if number > MOST_INPUT:
            number = MOST_INPUT
        elif number < 0:
            number = 0
        change = number - i64(self.values[place])
        if change:
            self.values[place] = i16(number)
            self._sums.add(place, change)

    def put_flags(self, first: i64, mask: i64) -> None:
        """Set consecutive inputs, starting at ``first``, to the bits of a mask, lowest bit first."""
        before: i64 = self._masks[first]
        if mask != before:
            self._masks[first] = mask
            self._sums.flip(self.values, first, mask ^ before)

    def put_one(self, first: i64, which: i64) -> None:
        """Set input ``first + which`` to 1 and the other inputs of its group to 0; -1 sets all of them to 0."""
        self.put_flags(first, bit(which) if which >= 0 else 0)

    def judge(self) -> i64:
        """Compute the results for the current inputs and return the first one."""
        self._sums.judge(self.results)
        first: i64 = self.results[0]
        return first


class Nets:
    """The nets of a game: a general net, and specialized nets for certain numbers of players."""

    def __init__(self, general: Net) -> None:
        self.general = general
        self._own: dict[int, Net] = {}

    def add(self, players: int, net: Net) -> None:
        """Add a specialized net for a number of players."""
        self._own[players] = net

    def of(self, players: i64) -> Net:
        return self._own.get(int(players), self.general)


class Looks:
    """Cached ``Look`` objects, one per seat, which use the net for the number of players."""

    def __init__(self, nets: Nets) -> None:
        self._nets = nets
        self._net = nets.general
        self._players: i64 = 0
        self._looks: list[Look] = []

    def of(self, seat: i64, players: i64) -> Look:
        if players != self._players:
            self._players = players
            net = self._nets.of(players)
            if net is not self._net:
                self._net = net
                self._looks = []
        while seat >= len(self._looks):
            self._looks.append(Look(self._net))
        return self._looks[seat]


# ---- Weight files ----------------------------------------------------------------------------------------------------

# Format: a line of JSON with game, hash and origin, then names and numbers compressed by zlib. A line feed ends each
# input name, and an empty line follows the last one. Numbers are little-endian 32-bit integers: a row for each input,
# then the other layers. Reading aligns rows by name, so a net remains usable after cards of its game change.

FORMAT: Final = "burgrave-net 2"
_UNNAMED: Final = "burgrave-net 1"  # without names
_AFTER: Final = [HIDDEN, HIDDEN * SECOND, SECOND, SECOND * OUTPUTS, OUTPUTS]  # numbers in each layer after the first
_MOST_PLAYERS: Final = 8
_RESULT: Final = 1 << 40  # bound on the absolute value of results; searches for the best result start beyond it


class NetFiles:
    """The nets shipped with a game, loaded on first use and cached.

    ``GAME.net`` is for any number of players, ``GAME-2.net`` for two players only.
    """

    def __init__(self, folder: str, game: str, layout: Layout) -> None:
        self._folder = folder
        self._game = game
        self._layout = layout
        self._kept: Nets | None = None
        self._given = b""
        self._of_given: Nets | None = None

    def path(self, players: int = 0) -> str:
        """Return the path of the net for a number of players; 0 for the general net."""
        return os.path.join(self._folder, f"{self._game}-{players}.net" if players else f"{self._game}.net")

    def nets(self, data: bytes | None = None) -> Nets:
        """Return the shipped nets, or the net in ``data`` for any number of players.

        Raise RecordError if a net does not belong to this game. The net from the most recent ``data`` is cached,
        because bots are created for each game, and in worker processes for each decision.
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
            raise RecordError(f"The general net of {self._game!r} is missing: {self.path(0)}.") from error
        return net_from(data, self._layout, self._game)


def digest_of(layout: Layout) -> str:
    """Return a short digest of the ordered input names."""
    return hashlib.sha256("\n".join(layout.names).encode()).hexdigest()[:16]


def weights_bytes(layers: list[list[int]], layout: Layout, about: dict[str, object]) -> bytes:
    """Encode a weight file.

    The first of the ``layers`` has a row for each input; ``about`` contains additional header fields.
    """
    numbers = b"".join([struct.pack(f"<{len(layer)}i", *layer) for layer in layers])
    header = {"format": FORMAT, **about, "inputs": len(layout.names), "sha256": hashlib.sha256(numbers).hexdigest()}
    names = "".join([name + "\n" for name in layout.names])
    return json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(names.encode() + b"\n" + numbers, 9)


def weights_in(data: bytes, layout: Layout, game: str | None, width: int, after: list[int]) -> list[list[int]]:
    """Decode the layers in a weight file, aligned to ``layout``.

    Raise RecordError if the file is damaged or belongs to another game. ``width``: numbers per input; ``after``: sizes
    of the layers after the first.
    """
    header = net_header(data)
    if game is not None and header.get("game") != game:
        raise RecordError(f"This is a net for {header.get('game')!r}, not for {game!r}.")
    try:
        numbers = zlib.decompress(data.partition(b"\n")[2])
    except zlib.error as error:
        raise RecordError("This net file is damaged: it cannot be decompressed.") from error
    names = layout.names
    if header["format"] == FORMAT:
        listed, _, numbers = numbers.partition(b"\n\n")
        names = listed.decode(errors="replace").split("\n")
    elif header.get("encoding") != layout.encoding or digest_of(layout) != layout.digest:
        raise RecordError(
            f"This net of {header.get('game')!r} does not name its inputs, and they have changed; train a new one."
        )
    if hashlib.sha256(numbers).hexdigest() != header.get("sha256"):
        raise RecordError("This net file is damaged: its numbers do not match the hash in its header.")
    size = len(names) * width + sum(after)
    if len(numbers) != 4 * size:
        raise RecordError(f"This net file is damaged: it has {len(numbers) // 4} numbers, not {size}.")
    found = list(struct.unpack(f"<{size}i", numbers))
    layers = [_aligned(found[: len(names) * width], names, layout, width)]
    at = len(names) * width
    for size in after:
        layers.append(found[at : at + size])
        at += size
    return layers


def _aligned(rows: list[int], names: list[str], layout: Layout, width: int) -> list[int]:
    """Reorder ``rows``, which are in the order of ``names``, to match a layout; see ``Layout`` for missing inputs."""
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
    return (2 * sum(numbers) + len(numbers)) // (2 * len(numbers)) if numbers else 0


def net_bytes(layers: list[list[int]], layout: Layout, about: dict[str, object]) -> bytes:
    """Encode a net file.

    ``layers``: as for ``Net``; ``about``: the game and additional header fields. Raise RecordError if the weights are
    out of range; see ``check_layers``.
    """
    check_layers(layers)
    return weights_bytes(layers, layout, {**about, "layers": [HIDDEN, SECOND, OUTPUTS]})


def net_header(data: bytes) -> dict[str, object]:
    """Return the header of a weight file; raise RecordError if the data is not a weight file."""
    line, _, _ = data.partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError as error:
        raise RecordError("This is not a net file: its first line is not JSON.") from error
    if not isinstance(header, dict) or header.get("format") not in (FORMAT, _UNNAMED):
        raise RecordError(f"This is not a net file: its first line must name the format {FORMAT!r}.")
    return header


def net_from(data: bytes, layout: Layout, game: str | None = None) -> Net:
    """Decode the net in a file, aligned to ``layout``.

    Raise RecordError if the file is damaged or belongs to another game.
    """
    return Net(len(layout.names), layers_in(data, layout, game))


def layers_in(data: bytes, layout: Layout, game: str | None = None) -> list[list[int]]:
    """Decode the layers of a net file into the form that ``Net`` takes; raise RecordError as ``net_from`` does."""
    layers = weights_in(data, layout, game, HIDDEN, _AFTER)
    check_layers(layers)
    return layers


def check_layers(layers: list[list[int]]) -> None:
    """Raise RecordError if these weights, or their sums, could overflow silently.

    Each weight of the first two layers must fit in 16 bits. The first layer's sums over all inputs need not fit: they
    reach 111,271 even in the shipped nets, but few inputs are nonzero at a time (largest sum in games: 19,223), and
    training penalizes higher sums. No possible output of the first layer may make the later layers overflow.
    """
    first, first_bias, second, second_bias, last, last_bias = layers
    _check_room("a weight of its first layer", max(first, key=abs), HALF)
    _check_room("a bias of its first layer", max(first_bias, key=abs), HALF)
    _check_room("a weight of its second layer", max(second, key=abs), HALF)
    _check_room("a sum of its second layer", _farthest(second, second_bias, HALF - 1), SIGN)
    _check_room("a bias of its last layer", max(last_bias, key=abs), SIGN)
    _check_room("a result", _farthest(last, last_bias, (SIGN - 1) // STEP), _RESULT)


def _farthest(weights: list[int], biases: list[int], most: int) -> int:
    """Return the sum farthest from 0 that a layer can produce for inputs between 0 and ``most``."""
    sums: list[int] = []
    for place, bias in enumerate(biases):
        into = weights[place :: len(biases)]
        sums.append(bias + most * sum([weight for weight in into if weight > 0]))
        sums.append(bias + most * sum([weight for weight in into if weight < 0]))
    return max(sums, key=abs)


def _check_room(what: str, number: int, room: int) -> None:
    if abs(number) >= room:
        raise RecordError(f"The net is out of range: {what} may be {1 - room} to {room - 1}, not {number}.")
