"""Integer neural net that evaluates positions, and its weight files.

Results are identical on every machine, compiled or interpreted.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
import zlib
from math import exp
from typing import Final

from burgrave.kernel.bits import bit
from burgrave.kernel.errors import RecordError, SetupError
from burgrave.kernel.ints import i16, i64
from burgrave.kernel.unboxed import Numbers, SmallNumbers, numbers, small_numbers

# ---- Nets ------------------------------------------------------------------------------------------------------------

# Inputs are small counts and flags. A first layer of ``HIDDEN`` sums is updated by differences, as in chess engines:
# compared positions share most inputs. One 64-bit integer packs four sums of 16 bits each, so one addition adds four. A
# layer of ``SECOND`` sums and ``OUTPUTS`` results follow; each layer clips negative sums to 0. A result is a logit in
# steps of ``1 / LOGIT``; ``share_of`` converts it to a share of the win.

HIDDEN: Final = 128
SECOND: Final = 16
OUTPUTS: Final = 3
SHARE: Final = 0  # what is played for: the share of the win, softened by how far the seats are apart
WIN: Final = 1  # the share of the win itself
POINTS: Final = 2  # the points at the end, as a share of ``MOST_POINTS``
MOST_POINTS: Final = 128
MOST_INPUT: Final = 255
MOST_MEMBERS: Final = 63  # inputs that ``put_flags`` sets from one mask

ONE: Final = 512  # a sum of 1.0 after each layer
STEP: Final = 256  # what a weight of 1.0 of the second layer is
LAST: Final = 1024  # ... and of the last one
LOGIT: Final = ONE * LAST
HALF: Final = 1 << 15  # a sum of the first layer must stay below it, on both sides of 0
SIGN: Final = 1 << 31  # ... and one of the second layer below this

_WORDS: Final = HIDDEN // 4
_PAIRS: Final = SECOND // 2
_LANE: Final = 0xFFFF
_LOW: Final = 0xFFFFFFFF
_FINE: Final = 1024  # steps of a logit in the table of shares
_SOFT: Final = 0.75  # the part of a finished game's worth that comes from the points
_DEEP: Final = 16  # logits beyond which a share is as good as 0 or 1
_SHARES: Final[list[float]] = [
    round(1e9 / (1.0 + exp(-(place / (LOGIT // _FINE) - _DEEP)))) / 1e9
    for place in range(2 * _DEEP * (LOGIT // _FINE) + 1)
]


def share_of(logit: i64) -> float:
    """Return the share of the win that a result stands for, from 0 to 1."""
    place = (logit + _DEEP * LOGIT) // _FINE
    if place < 0:
        return 0.0
    if place >= len(_SHARES):
        return 1.0
    return _SHARES[place]


def share_out(shares: list[float]) -> None:
    """Have the shares that a net says of all seats add up to 1; if each of them is 0, all seats count as equal."""
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
    """Return the result that stands for a share of the win, as far as the table of shares goes."""
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
    """Return what a finished game is worth to each seat: its share of the win, and how far the points are apart.

    ``spread``: points; who is so far ahead is e times as likely to have played the better game.
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
    """Return what a finished game brought each seat, output by output, as a net says it; see ``soft_shares``."""
    soft = soft_shares(points, shares, spread)
    found: list[list[float]] = []
    number: i64
    for seat, number in enumerate(points):
        reached = float(number) / float(MOST_POINTS)
        found.append([soft[seat], shares[seat], reached if reached < 1.0 else 1.0])
    return found


def place_of_highest(values: list[i64]) -> i64:
    """Return the place of the highest value, the first one of equals."""
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
    """Return consecutive numbers as names of inputs."""
    return [str(place) for place in range(first, first + number)]


class Layout:
    """Inputs in order, each with a name of its own.

    Net files list their inputs by name, so rename an input when its meaning changes. ``families``: one for each input;
    an input that a net was trained without starts with the mean of its family, or with zeros if it has none ("").
    ``prefix``: of the names that are added next. ``encoding`` and ``digest``: the inputs of net files of format 1,
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
        """Append an input, or one for each of ``members``; return the place of the first.

        ``kinds``: one for each member; members of the same kind are a family.
        """
        first = self.size
        name = self.prefix + name
        if members is None:
            self.names.append(name)
            self.families.append("")
            self.size = first + 1
            return first
        if len(members) > MOST_MEMBERS:
            raise SetupError(f"Nets have room for {MOST_MEMBERS} inputs {name!r}, not {len(members)}.")
        for number, member in enumerate(members):
            self.names.append(f"{name}.{member}")
            self.families.append("" if kinds is None else f"{name} {kinds[number]}")
        self.size = first + len(members)
        return first


class Net:
    """Weights, which nobody changes: many may look through one net at the same time.

    ``first``: ``inputs * HIDDEN`` numbers in steps of ``1 / ONE``, row by row for each input; ``second``:
    ``HIDDEN * SECOND`` in steps of ``1 / STEP``; ``last``: ``SECOND * OUTPUTS`` in steps of ``1 / LAST``; the biases
    in steps of ``1 / ONE``, ``1 / (ONE * STEP)`` and ``1 / LOGIT``. They are taken as they are: whether sums have room
    for them is asked where they are read and written; see ``check_layers``.
    """

    def __init__(
        self,
        inputs: i64,
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
        last: list[int],
        last_bias: list[int],
    ) -> None:
        self.inputs: i64 = inputs
        self.first: Numbers = _lanes(first)
        self.first_bias: Numbers = _lanes(first_bias)
        self.second: Numbers = _pairs(second)
        self.second_bias: Numbers = _pairs(second_bias)
        self.last: Numbers = numbers(last)
        self.last_bias: Numbers = numbers(last_bias)


def blank(inputs: i64) -> Net:
    """Return a net that finds everything equal: what a game begins to learn with."""
    return Net(
        inputs,
        [0] * (inputs * HIDDEN),
        [0] * HIDDEN,
        [0] * (HIDDEN * SECOND),
        [0] * SECOND,
        [0] * (SECOND * OUTPUTS),
        [0] * OUTPUTS,
    )


def _lanes(weights: list[int]) -> Numbers:
    """Return weights four to a number; a negative one borrows from its neighbour, which the sum makes good."""
    words: list[int] = []
    for at in range(0, len(weights), 4):
        words.append(_signed(weights[at] + (weights[at + 1] << 16) + (weights[at + 2] << 32) + (weights[at + 3] << 48)))
    return numbers(words)


def _pairs(weights: list[int]) -> Numbers:
    """Return weights two to a number, 32 bits each."""
    return numbers([_signed(weights[at] + (weights[at + 1] << 32)) for at in range(0, len(weights), 2)])


def _signed(word: int) -> int:
    """Return the lowest 64 bits of a number as one with a sign."""
    word &= (1 << 64) - 1
    return word - (1 << 64) if word >> 63 else word


class Look:
    """What one seat sees through a net. It is used over and over: only what has changed is added up anew.

    ``values``: the inputs as they are now. ``results``: what came of them, after ``judge``.
    """

    def __init__(self, net: Net) -> None:
        self.net = net
        self.values: SmallNumbers = small_numbers([0] * net.inputs)
        self.results: Numbers = numbers([0] * OUTPUTS)
        self._masks: Numbers = numbers([0] * net.inputs)
        self._shown: Numbers = numbers([-1] * net.inputs)
        self._sums: Numbers = numbers([net.first_bias[word] for word in range(_WORDS)])
        self._second: Numbers = numbers([0] * _PAIRS)

    def is_news(self, place: i64, told: i64) -> bool:
        """Tell whether something is not what it was when asked for this place last: else its inputs stand already."""
        if self._shown[place] == told:
            return False
        self._shown[place] = told
        return True

    def clear(self) -> None:
        """Let all inputs be 0, and everything be news: for another game."""
        place: i64 = 0
        while place < self.net.inputs:
            self.values[place] = 0
            self._masks[place] = 0
            self._shown[place] = -1
            place += 1
        place = 0
        while place < _WORDS:
            self._sums[place] = self.net.first_bias[place]
            place += 1

    def put(self, place: i64, number: i64) -> None:
        """Let an input be a number from 0 to ``MOST_INPUT``; beyond, it is the nearest of these."""
        if number > MOST_INPUT:
            number = MOST_INPUT
        elif number < 0:
            number = 0
        change = number - i64(self.values[place])
        if change:
            self.values[place] = i16(number)
            self._add(place, change)

    def put_flags(self, first: i64, mask: i64) -> None:
        """Let the inputs from ``first`` on be the bits of a mask, the lowest one first."""
        before: i64 = self._masks[first]
        left = mask ^ before
        if not left:
            return
        self._masks[first] = mask
        place = first
        while left:
            if left & 1:
                on = mask >> (place - first) & 1
                self.values[place] = i16(on)
                self._add(place, 2 * on - 1)
            left >>= 1
            place += 1

    def put_one(self, first: i64, which: i64) -> None:
        """Set input ``first + which`` to 1 and the others of the group to 0; -1 sets all of them to 0."""
        self.put_flags(first, bit(which) if which >= 0 else 0)

    def _add(self, place: i64, change: i64) -> None:
        weights = self.net.first
        sums = self._sums
        at = place * _WORDS
        word: i64 = 0
        while word < _WORDS:
            sums[word] += weights[at + word] * change
            word += 1

    def judge(self) -> i64:
        """Work out the results of the inputs as they are; return the first of them."""
        word: i64 = 0
        lane: i64
        net = self.net
        pairs = self._second
        sums = self._sums
        while word < _PAIRS:
            pairs[word] = net.second_bias[word]
            word += 1
        word = 0
        while word < _WORDS:
            left: i64 = sums[word]
            for lane in range(4):
                value = ((left + HALF) & _LANE) - HALF
                left = (left - value) >> 16
                if value > 0:
                    self._add_second(4 * word + lane, value)
            word += 1
        return self._finish()

    def _add_second(self, place: i64, value: i64) -> None:
        weights = self.net.second
        pairs = self._second
        at = place * _PAIRS
        word: i64 = 0
        while word < _PAIRS:
            pairs[word] += weights[at + word] * value
            word += 1

    def _finish(self) -> i64:
        pair: i64 = 0
        output: i64
        results = self.results
        for output in range(OUTPUTS):
            results[output] = self.net.last_bias[output]
        while pair < _PAIRS:
            both: i64 = self._second[pair]
            low = ((both & _LOW) ^ SIGN) - SIGN
            high = (((both - low) >> 32 & _LOW) ^ SIGN) - SIGN
            self._add_last(2 * pair, low)
            self._add_last(2 * pair + 1, high)
            pair += 1
        first: i64 = results[0]
        return first

    def _add_last(self, place: i64, total: i64) -> None:
        output: i64
        if total <= 0:
            return
        value = total // STEP
        weights = self.net.last
        results = self.results
        for output in range(OUTPUTS):
            results[output] += weights[place * OUTPUTS + output] * value


class Nets:
    """The nets of a game: one for all, and others for the numbers of players that have one of their own."""

    def __init__(self, general: Net) -> None:
        self.general = general
        self._own: dict[int, Net] = {}

    def add(self, players: int, net: Net) -> None:
        """Let a number of players have a net of its own."""
        self._own[players] = net

    def of(self, players: i64) -> Net:
        """Return the net for a number of players."""
        return self._own.get(int(players), self.general)


class Looks:
    """What each seat of a table sees through the net for its number of players."""

    def __init__(self, nets: Nets) -> None:
        self._nets = nets
        self._net = nets.general
        self._players: i64 = 0
        self._looks: list[Look] = []

    def of(self, seat: i64, players: i64) -> Look:
        """Return the look that is kept for a seat at a table of so many."""
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

# Format: a line of JSON with game, hash and origin, then names and numbers packed by zlib. A line feed ends each input
# name, and an empty line follows the last one. Numbers have 32 bits, lowest byte first: a row for each input, then the
# other layers. Reading aligns rows by name, so a net still plays after cards of its game were added or removed.

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
