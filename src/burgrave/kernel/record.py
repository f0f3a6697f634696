"""Records: a whole game as readable text, one line per action (docs/records.md).

A :class:`Record` is the text as data; ``replay`` plays it again and checks it, ``recorder`` writes one while a game is
played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Final
from urllib.parse import quote, unquote

from burgrave.kernel.errors import BurgraveError, MalformedAction, RecordError
from burgrave.kernel.files import must_not_exist, text_of, write_whole
from burgrave.kernel.game import Game
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import plain_seed
from burgrave.kernel.stream import stream_of

FORMAT: Final = 1
MAGIC: Final = "burgrave record"
DIGEST_EVERY: Final = 10  # decisions

ACTION: Final = "action"
STIR: Final = "stir"
DIGEST: Final = "digest"
END: Final = "end"

_SEATS: Final = 8
_AS_IT_IS: Final = ":.,=[]/@"  # in the kind of a seat; blanks and the like are written as %20
_HEXADECIMAL: Final = "0123456789abcdef"


class Entry:
    """One line after the header."""

    def __init__(
        self, kind: str, seat: int = -1, action: int = -1, text: str = "", scores: list[int] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat  # of an action; for a digest, the number of decisions before it
        self.action = action
        self.text = text  # entropy (hexadecimal, or a seed of 256 bits) or digest
        self.scores = scores or []  # of the end

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entry):
            return False
        return (
            self.kind == other.kind
            and self.seat == other.seat
            and self.action == other.action
            and self.text == other.text
            and self.scores == other.scores
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.action, self.text))

    def __repr__(self) -> str:
        return f"Entry({self.kind!r}, {self.seat}, {self.action}, {self.text!r}, {self.scores})"

    def line(self, game: Game) -> str:
        """Return the entry as it stands in a record."""
        if self.kind == ACTION:
            return f"{self.seat} {game.notation(self.action)}"
        if self.kind == STIR:
            return f"stir {self.text}"
        if self.kind == DIGEST:
            return f"digest {self.seat} {self.text}"
        return "end " + " ".join([str(score) for score in self.scores])


class Record:
    """A game as it was played: how it began, who sat where, and every action.

    ``str(record)`` is the text and ``Record.parse`` reads it back.
    """

    def __init__(
        self,
        game: str,
        seed: int | str,
        seats: list[tuple[str, str]],
        *,
        options: dict[str, object] | None = None,
        position: dict[str, object] | None = None,
        entries: list[Entry] | None = None,
    ) -> None:
        self.game = game
        self.rules = game_named(game).rules_version
        self.seed = seed
        self.seats = seats  # (kind, name): ("human", "Ana"), ("random", "")
        self.options = options
        self.position = position  # where the game began, instead of options
        self.entries = entries if entries is not None else []
        self.source = "the record"  # for messages: the file it came from

    @classmethod
    def new(
        cls, game: str, *, seed: object, seats: list[tuple[str, str]], options: dict[str, object] | None = None
    ) -> Record:
        """Return the record of a game that has not begun; ``options`` as for ``burgrave.new``."""
        plain = plain_seed(seed)
        complete = game_named(game).resolve(plain, options or {})
        return Record(game, plain, _seated(seats, complete["players"]), options=complete)

    @classmethod
    def from_position(cls, position: Mapping[str, object], *, seed: object, seats: list[tuple[str, str]]) -> Record:
        """Return the record of a game that begins in a position."""
        plain = plain_seed(seed)
        game = game_named(position.get("game"))
        state = game.from_position(position, plain, False)
        return Record(game.name, plain, _seated(seats, state.num_players), position=dict(state.position()))

    @classmethod
    def parse(cls, text: str, *, torn: bool = False, source: str = "the record") -> Record:
        """Return the record that ``text`` holds; raise RecordError with the line that is wrong.

        ``torn=True`` leaves out a last line that was cut off while it was being written.
        """
        return _Reader(text, torn, source).record()

    @classmethod
    def read(cls, path: str | os.PathLike[str], *, torn: bool = False) -> Record:
        """Return the record in a file."""
        return cls.parse(text_of(path), torn=torn, source=os.fspath(path))

    def write(self, path: str | os.PathLike[str], *, replace: bool = False, sync: bool = True) -> None:
        """Write the whole record to a file, which is afterwards there completely or not at all."""
        if not replace:
            must_not_exist(path)
        write_whole(path, str(self), sync)

    def header(self) -> list[str]:
        """Return the lines before the first action."""
        start = (
            f"options {json.dumps(self.options)}" if self.position is None else f"position {json.dumps(self.position)}"
        )
        lines = [
            f"{MAGIC} {FORMAT}",
            f"game {self.game}",
            f"rules {self.rules}",
            start,
            f"seed {json.dumps(self.seed)}",
        ]
        for number, (kind, name) in enumerate(self.seats):
            lines.append(f"seat {number} {quote(kind, _AS_IT_IS)} {name}".rstrip())
        return lines

    def line_of(self, index: int) -> int:
        """Return the line number of ``entries[index]``."""
        return 6 + len(self.seats) + index

    def actions(self) -> list[tuple[int, int]]:
        """Return every (seat, action) in order."""
        return [(entry.seat, entry.action) for entry in self.entries if entry.kind == ACTION]

    def scores(self) -> list[int] | None:
        """Return the final scores, or None if the game has not ended."""
        return self.entries[-1].scores if self.entries and self.entries[-1].kind == END else None

    def __str__(self) -> str:
        game = game_named(self.game)
        lines = self.header()
        for entry in self.entries:
            lines.append(entry.line(game))
        return "\n".join(lines) + "\n"

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {len(self.seats)} seats, {len(self.actions())} actions>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return False
        return (
            self.header() == other.header()
            and self.options == other.options
            and self.position == other.position
            and self.entries == other.entries
        )

    def __hash__(self) -> int:
        return hash((self.game, self.rules, self.seed, len(self.entries)))

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Record.parse, (str(self),)


def _seated(seats: list[tuple[str, str]], players: object) -> list[tuple[str, str]]:
    checked = _checked_seats(seats)
    if len(checked) != players:
        raise RecordError(f"The game has {players} seats, and a record says who sits in each, not in {len(checked)}.")
    return checked


def _checked_seats(seats: list[tuple[str, str]]) -> list[tuple[str, str]]:
    for kind, name in seats:
        if not kind or kind != kind.strip() or not kind.isprintable():
            raise RecordError(f"The kind of a seat is human or a bot such as random, on one line, not {kind!r}.")
        if name != " ".join(name.split()) or not name.isprintable():
            raise RecordError(f"A name is printable text on one line, not {name!r}.")
    return seats[:]


# ---- reading ----------------------------------------------------------------------------------------------


class _Reader:
    """Reads a record line by line; every complaint names the line."""

    def __init__(self, text: str, torn: bool, source: str) -> None:
        self.source = source
        self.lines = [line.removesuffix("\r") for line in text.split("\n")]
        if torn or not self.lines[-1]:
            self.lines.pop()
        self.cut = not torn and not text.endswith("\n")
        self.number = 0

    def wrong(self, text: str) -> RecordError:
        return RecordError(f"{self.source}, line {self.number}: {text}")

    def take(self, expected: str) -> str:
        """Return the next line; complain if there is none."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.wrong(f"the record stops here; {expected} is missing.")
        return self.lines[self.number - 1]

    def field(self, name: str) -> str:
        line = self.take(f"'{name} ...'")
        if not line.startswith(name + " "):
            raise self.wrong(f"expected '{name} ...', not {short(line)}.")
        return line[len(name) + 1 :]

    def record(self) -> Record:
        first = self.take(f"'{MAGIC} {FORMAT}'")
        if not first.startswith(MAGIC + " "):
            raise self.wrong(f"this is no record of Burgrave; a record begins with '{MAGIC} {FORMAT}'.")
        if first != f"{MAGIC} {FORMAT}":
            raise self.wrong(f"{short(first)} is a format unknown here; this version reads format {FORMAT}.")
        if self.cut:
            self.number = len(self.lines)
            raise self.wrong("the record is cut off in the middle of this line: it has no line end.")
        game = self.game()
        rules = self.rules(game)
        options, position = self.start(game, rules)
        seed = self.json(self.field("seed"))
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise self.wrong("a seed is a whole number or a text in double quotes.")
        record = Record(game.name, seed, self.seats(), options=options, position=position)
        record.source = self.source
        while self.number < len(self.lines):
            line = self.take("an action")
            if record.scores() is not None:
                raise self.wrong("nothing may follow the line 'end'.")
            record.entries.append(self.entry(game, len(record.seats), line))
        return record

    def game(self) -> Game:
        name = self.field("game")
        try:
            return game_named(name)
        except BurgraveError as error:
            raise self.wrong(str(error)) from error

    def rules(self, game: Game) -> int:
        rules = self.field("rules")
        if not _is_number(rules) or not game.plays(int(rules)):
            raise self.wrong(f"the record is of rules version {short(rules)}; this version plays {game.versions()}.")
        return int(rules)

    def start(self, game: Game, rules: int) -> tuple[dict[str, object] | None, dict[str, object] | None]:
        """Return the options, or else the position, as this version has them."""
        name = "position" if self.take("'options ...'").startswith("position ") else "options"
        self.number -= 1
        data = self.json(self.field(name))
        if not isinstance(data, dict):
            raise self.wrong(f"'{name}' takes a JSON object.")
        try:
            data = game.options_under(rules, data)
        except BurgraveError as error:
            raise self.wrong(str(error)) from error
        return (None, data) if name == "position" else (data, None)

    def seats(self) -> list[tuple[str, str]]:
        seats: list[tuple[str, str]] = []
        while self.number < len(self.lines) and self.lines[self.number].startswith("seat "):
            parts = self.field("seat").split(" ", 2)
            if parts[0] != str(len(seats)) or len(seats) == _SEATS:
                raise self.wrong(f"expected seat {len(seats)} of at most {_SEATS}, not {short(parts[0])}.")
            seat = (unquote(parts[1]) if len(parts) > 1 else "", parts[2] if len(parts) > 2 else "")
            try:
                seats += _checked_seats([seat])
            except RecordError as error:
                raise self.wrong(str(error)) from error
        return seats

    def json(self, text: str) -> object:
        try:
            data: object = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_once)
        except (ValueError, RecursionError) as error:
            raise self.wrong(f"expected JSON: {short(str(error))}.") from error
        return data

    def entry(self, game: Game, seats: int, line: str) -> Entry:
        word, _, rest = line.partition(" ")
        if word == STIR:
            if not is_entropy(rest):
                raise self.wrong("'stir' takes a hexadecimal number in small letters, or a seed of 256 bits.")
            return Entry(STIR, text=rest)
        if word == DIGEST:
            count, _, digest = rest.partition(" ")
            if not _is_number(count) or not is_hexadecimal(digest):
                raise self.wrong("'digest' takes a number of decisions and a hexadecimal number.")
            return Entry(DIGEST, seat=int(count), text=digest)
        if word == END:
            scores = rest.split(" ")
            for score in scores:
                if not _is_number(score.removeprefix("-")):
                    raise self.wrong("'end' takes the score of every seat.")
            if len(scores) != seats:
                raise self.wrong(f"'end' takes {seats} scores, not {len(scores)}.")
            return Entry(END, scores=[int(score) for score in scores])
        if not _is_number(word) or int(word) >= seats:
            raise self.wrong(
                f"expected a seat from 0 to {seats - 1} and its action, or stir, digest or end, not {short(line)}."
            )
        try:
            return Entry(ACTION, seat=int(word), action=game.parse(rest))
        except MalformedAction as error:
            raise self.wrong(str(error)) from error


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is not allowed")


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0")


def is_hexadecimal(text: str) -> bool:
    return 0 < len(text) <= 128 and not text.strip(_HEXADECIMAL)


def is_entropy(text: str) -> bool:
    """Tell whether a record can hold this as entropy: bits to mix in, or a seed of 256 bits."""
    return is_hexadecimal(text) or stream_of(text) is not None


def short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
