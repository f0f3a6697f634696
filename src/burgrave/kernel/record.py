"""Game records: readable text with one action per line (docs/records.md).

A :class:`Record` is the parsed text, a :class:`Replay` replays and verifies a record, and a :class:`Recorder`
writes one during a game.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import quote, unquote

from burgrave.kernel.errors import BurgraveError, IllegalAction, MalformedAction, RecordError
from burgrave.kernel.files import must_not_exist, open_alone, text_of, write_all, write_new, write_whole
from burgrave.kernel.game import Game
from burgrave.kernel.registry import game_named
from burgrave.kernel.rng import plain_seed
from burgrave.kernel.state import State
from burgrave.kernel.stream import SEED_BYTES, seed_text, stream_of

# ---- Records ---------------------------------------------------------------------------------------------------------

FORMAT: Final = 1
MAGIC: Final = "burgrave record"
DIGEST_EVERY: Final = 10  # decisions

ACTION: Final = "action"
ENTROPY: Final = "stir"
DIGEST: Final = "digest"
END: Final = "end"

_SEATS: Final = 8
_AS_IT_IS: Final = ":.,=[]/@"  # not percent-encoded in the kind of a seat
_HEXADECIMAL: Final = "0123456789abcdef"


class Entry:
    """Line of a record after the header: an action, entropy, a digest or the end."""

    def __init__(
        self, kind: str, seat: int = -1, action: int = -1, text: str = "", scores: list[int] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat  # of an action; for a digest, the number of preceding decisions
        self.action = action
        self.text = text  # entropy (hexadecimal, or a 256-bit seed) or digest
        self.scores = scores or []  # final scores of an END entry

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
        if self.kind == ACTION:
            return f"{self.seat} {game.notation(self.action)}"
        if self.kind == ENTROPY:
            return f"stir {self.text}"
        if self.kind == DIGEST:
            return f"digest {self.seat} {self.text}"
        return "end " + " ".join([str(score) for score in self.scores])


class Record:
    """Recorded game: its options or position, seats, and every action.

    ``str(record)`` returns the text of the record, which ``Record.parse`` parses.
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
        self.position = position  # initial position, instead of options
        self.entries = entries if entries is not None else []
        self.source = "the record"  # for error messages: the file name

    @classmethod
    def new(
        cls, game: str, *, seed: object, seats: list[tuple[str, str]], options: dict[str, object] | None = None
    ) -> Record:
        """Return a record without actions for a new game; ``options`` as for ``burgrave.new``."""
        plain = plain_seed(seed)
        complete = game_named(game).resolve(plain, options or {})
        return Record(game, plain, _seated(seats, complete["players"]), options=complete)

    @classmethod
    def from_position(cls, position: Mapping[str, object], *, seed: object, seats: list[tuple[str, str]]) -> Record:
        """Return a record without actions for a game that begins from a position."""
        plain = plain_seed(seed)
        game = game_named(position.get("game"))
        state = game.from_position(position, plain, False)
        return Record(game.name, plain, _seated(seats, state.num_players), position=dict(state.position()))

    @classmethod
    def parse(cls, text: str, *, torn: bool = False, source: str = "the record") -> Record:
        """Parse ``text``; if a line is invalid, raise RecordError with its number.

        ``torn=True`` drops an incomplete last line, left by an interrupted write.
        """
        return _Reader(text, torn, source).record()

    @classmethod
    def read(cls, path: str | os.PathLike[str], *, torn: bool = False) -> Record:
        """Read a record from a file; ``torn`` as for ``parse``. Raise RecordError if the record is invalid."""
        return cls.parse(text_of(path), torn=torn, source=os.fspath(path))

    def write(self, path: str | os.PathLike[str], *, replace: bool = False, sync: bool = True) -> None:
        """Write the record to a file atomically; raise RecordError if the file exists, unless ``replace`` is True."""
        if not replace:
            must_not_exist(path)
        write_whole(path, str(self), sync)

    def header(self) -> list[str]:
        """Return the lines of the record's text that precede its first entry."""
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
        """Return the line number (from 1) of ``entries[index]`` in the record's text."""
        return 6 + len(self.seats) + index

    def actions(self) -> list[tuple[int, int]]:
        """Return every action in order as (seat, action)."""
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
        raise RecordError(f"The game has {players} seats, so the record needs as many, not {len(checked)}.")
    return checked


def _checked_seats(seats: list[tuple[str, str]]) -> list[tuple[str, str]]:
    for kind, name in seats:
        if not kind or kind != kind.strip() or not kind.isprintable():
            raise RecordError(f"The kind of a seat must be human or a bot such as random, on one line, not {kind!r}.")
        if name != " ".join(name.split()) or not name.isprintable():
            raise RecordError(f"A name must be printable text on one line, not {name!r}.")
    return seats[:]


# ---- reading ----------------------------------------------------------------------------------------------


class _Reader:
    """Line-by-line parser of records; every error gives the line number."""

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
        """Return the next line; raise RecordError at the end of the record."""
        self.number += 1
        if self.number > len(self.lines):
            raise self.wrong(f"the record ends here; {expected} is missing.")
        return self.lines[self.number - 1]

    def field(self, name: str) -> str:
        line = self.take(f"'{name} ...'")
        if not line.startswith(name + " "):
            raise self.wrong(f"expected '{name} ...', not {short(line)}.")
        return line[len(name) + 1 :]

    def record(self) -> Record:
        first = self.take(f"'{MAGIC} {FORMAT}'")
        if not first.startswith(MAGIC + " "):
            raise self.wrong(f"this is not a Burgrave record; a record begins with '{MAGIC} {FORMAT}'.")
        if first != f"{MAGIC} {FORMAT}":
            raise self.wrong(f"{short(first)} is an unknown format; this version reads format {FORMAT}.")
        if self.cut:
            self.number = len(self.lines)
            raise self.wrong("the record is truncated: this line has no line end.")
        game = self.game()
        rules = self.rules(game)
        options, position = self.start(game, rules)
        seed = self.json(self.field("seed"))
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise self.wrong("a seed must be a whole number or a string in double quotes.")
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
            raise self.wrong(f"the record uses rules version {short(rules)}; this version supports {game.versions()}.")
        return int(rules)

    def start(self, game: Game, rules: int) -> tuple[dict[str, object] | None, dict[str, object] | None]:
        """Return the options or the position, converted to the current rules version."""
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
        if word == ENTROPY:
            if not is_entropy(rest):
                raise self.wrong("'stir' takes a lowercase hexadecimal number or a 256-bit seed.")
            return Entry(ENTROPY, text=rest)
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
        raise ValueError("duplicate key in an object")
    return found


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10 and (text == "0" or text[0] != "0")


def is_hexadecimal(text: str) -> bool:
    return 0 < len(text) <= 128 and not text.strip(_HEXADECIMAL)


def is_entropy(text: str) -> bool:
    """Return True if ``text`` is valid entropy in a record: a hexadecimal number or a 256-bit seed."""
    return is_hexadecimal(text) or stream_of(text) is not None


def short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


# ---- Replays ---------------------------------------------------------------------------------------------------------


class Replay:
    """Step-by-step replay that verifies a record's actions, digests and scores."""

    def __init__(self, record: Record, *, events: bool = True) -> None:
        self.record = record
        self.game = game_named(record.game)
        self.decisions = 0
        self._next = 0  # index of the next entry
        try:
            if record.position is not None:
                self.state = self.game.from_position(record.position, record.seed, events)
            else:
                self.state = self.game.new(record.seed, record.options or {}, events)
        except BurgraveError as error:
            raise RecordError(f"{record.source}, line 4: {error}") from error
        players = len(self.state.scores())
        if players != len(record.seats):
            raise RecordError(
                f"{record.source}, line {self.record.line_of(0)}: the game has {players} seats,"
                f" but {len(record.seats)} are listed."
            )
        self._to_next_action()

    def __reduce__(self) -> tuple[object, tuple[Record], tuple[State, int, int]]:
        return Replay, (self.record,), (self.state, self.decisions, self._next)

    def __setstate__(self, reached: tuple[State, int, int]) -> None:
        self.state, self.decisions, self._next = reached

    def step(self) -> tuple[int, int] | None:
        """Play the next action and return (seat, action); return None at the end of the record."""
        if self._next == len(self.record.entries):
            return None
        entry = self.record.entries[self._next]
        self.take(entry)
        self._to_next_action()
        return entry.seat, entry.action

    def take(self, entry: Entry) -> None:
        """Play or verify one entry; raise RecordError if it is invalid here.

        ``step`` passes the record's own entries. Callers that store games differently pass their own entries.
        """
        if entry.kind == ACTION:
            try:
                self.state.apply(entry.seat, entry.action)
            except IllegalAction as error:
                raise self._wrong(self._why_illegal(entry, error)) from error
            self.decisions += 1
        elif entry.kind == ENTROPY:
            self.state.mix_entropy(entry.text)
        elif entry.kind == DIGEST:
            self._check_digest(entry)
        elif not self.state.is_over():
            raise self._wrong(f"'end', but the game is not over; seat {self.state.to_act()} is to act.")
        elif entry.scores != self.state.scores():
            scores = " ".join([str(score) for score in self.state.scores()])
            raise self._wrong(f"the scores do not match: replaying this record gives {scores}.")
        self._next += 1

    def go_back(self, state: State, entries: int) -> None:
        """Return to ``state``, the state before the last decision.

        ``entries``: number of entries taken for that decision.
        """
        self.state = state
        self.decisions -= 1
        self._next -= entries

    def upcoming(self) -> tuple[int, int] | None:
        """Return the (seat, action) that ``step`` would play, or None at the end of the record."""
        if self._next == len(self.record.entries):
            return None
        entry = self.record.entries[self._next]
        return entry.seat, entry.action

    def finish(self) -> State:
        """Play all remaining actions and return the final state."""
        while self.step() is not None:
            pass
        return self.state

    def require_end(self) -> None:
        """Raise RecordError if the record stops before the end of the game."""
        if self.record.scores() is None:
            self._next = len(self.record.entries)
            raise self._wrong("the record ends before the end of the game; the line 'end' is missing.")

    def _to_next_action(self) -> None:
        entries = self.record.entries
        while self._next < len(entries) and entries[self._next].kind != ACTION:
            self.take(entries[self._next])

    def _check_digest(self, entry: Entry) -> None:
        if entry.seat != self.decisions:
            raise self._wrong(f"the digest is for {entry.seat} decisions, but {self.decisions} precede it.")
        if entry.text != self.state.digest() and not self.game.is_older_digest(entry.text):
            raise self._wrong("the digest does not match: an earlier line was changed.")

    def _why_illegal(self, entry: Entry, error: IllegalAction) -> str:
        if entry.seat != self.state.to_act():
            return str(error)
        allowed = [self.game.notation(option) for option in self.state.legal(entry.seat)]
        played = self.game.notation(entry.action)
        return f"seat {entry.seat} may not play {played!r} now; allowed: {', '.join(allowed)}."

    def _wrong(self, text: str) -> RecordError:
        return RecordError(f"{self.record.source}, line {self.record.line_of(self._next)}: {text}")


def replay(source: Record | str | os.PathLike[str], *, complete: bool = False) -> Iterator[tuple[State, int, int]]:
    """Yield (state, seat, action) for every action of a record, followed by (last state, -1, -1).

    ``source`` is a record, its text, or the path of its file. Each state is an independent copy from before the action.
    ``complete=True`` raises RecordError for an unfinished game.
    """
    running = Replay(record_from(source), events=False)
    if complete:
        running.require_end()
    return _states(running)


def _states(running: Replay) -> Iterator[tuple[State, int, int]]:
    move = running.upcoming()
    while move is not None:
        seat, action = move
        yield running.state.copy(), seat, action
        running.step()
        move = running.upcoming()
    yield running.state.copy(), -1, -1


def record_from(source: Record | str | os.PathLike[str]) -> Record:
    """Return a record given as an object, as text, or as a file path."""
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and ("\n" in source or source.startswith(MAGIC)):
        return Record.parse(source)
    if not source or not isinstance(source, (str, os.PathLike)):
        raise RecordError(f"A record must be a Record, its text or a file name, not {source!r}.")
    return Record.read(source)


# ---- Recorders -------------------------------------------------------------------------------------------------------

# Each line is written before anyone is shown the action.


class Recorder:
    """Game in progress that writes its own record, so that a crash loses no action.

    Each action is written before ``play`` returns, and is also synced to disk if a human made it. The file stays locked
    until ``close``, because two writers would corrupt it.
    """

    def __init__(self, record: Record, path: str | os.PathLike[str] | None = None, *, events: bool = True) -> None:
        """Start a game or continue the one in ``record``; ``path=None`` keeps the record in memory only."""
        if path is not None:
            must_not_exist(path)
        self._start(record, events)
        self.path = path
        self._file = -1
        if path is not None:
            write_new(path, str(record))
            record.source = os.fspath(path)
            self._file = open_alone(path)

    @classmethod
    def resume(cls, path: str | os.PathLike[str], *, events: bool = True) -> Recorder:
        """Continue the game in a file, dropping a last line that was truncated by a crash.

        Raise RecordError for other damage, or if the file is locked because its game is being played.
        """
        file = open_alone(path)
        try:
            text = text_of(path)
            recorder = Recorder(Record.parse(text, torn=True, source=os.fspath(path)), events=events)
        except BaseException:
            os.close(file)
            raise
        recorder.path = path
        recorder._file = file
        # An editor may have added a byte order mark, which `text_of` strips.
        if str(recorder.record) != text or os.fstat(file).st_size != len(text.encode()):
            recorder._rewrite()
        return recorder

    def _start(self, record: Record, events: bool) -> None:
        running = Replay(record, events=events)
        self.record = record
        self.state = running.finish()
        self.decisions = running.decisions
        self._keeps_events = events
        record.entries += self._due()
        self._here = self._moment()

    def play(self, seat: object, action: object) -> None:
        """Play and record an action.

        Raise IllegalAction for an illegal action and RecordError if the file cannot be written; in both cases, neither
        the game nor the file changes.
        """
        self._check_moment()
        self.state.apply(seat, action)
        assert isinstance(seat, int) and isinstance(action, int)  # no other action is applied
        self.decisions += 1
        mark = self.mark()
        self.record.entries.append(Entry(ACTION, seat=seat, action=action))
        self.record.entries += self._due()
        self._here = self._moment()
        self._save(mark, self.record.seats[seat][0] == "human")

    def mix_entropy(self, entropy: str | None = None) -> None:
        """Mix in entropy (see ``State.mix_entropy``), by default a new 256-bit seed, and record it."""
        text = seed_text(os.urandom(SEED_BYTES)) if entropy is None else entropy
        if not is_entropy(text):
            raise RecordError(f"Entropy must be a lowercase hexadecimal number or a 256-bit seed, not {short(text)}.")
        self._check_moment()
        self.state.mix_entropy(text)
        self._here = self._moment()
        mark = self.mark()
        self.record.entries.append(Entry(ENTROPY, text=text))
        self._save(mark, False)

    def mark(self) -> int:
        """Return the current position in the record, to which ``back_to`` can return later."""
        return len(self.record.entries)

    def back_to(self, mark: object) -> None:
        """Undo everything since ``mark``; afterward, ``state`` is a different object."""
        if not isinstance(mark, int) or not 0 <= mark <= self.mark():
            raise RecordError(f"A mark of this record must be a whole number from 0 to {self.mark()}, not {mark!r}.")
        del self.record.entries[mark:]
        self._start(self.record, self._keeps_events)
        if self._file >= 0:
            # Truncate in place: a replacement file would have to be locked again.
            try:
                os.ftruncate(self._file, len(str(self.record).encode()))
                os.fsync(self._file)
            except OSError as error:
                raise self._not_written(error) from error

    def close(self) -> None:
        """Close the file; the record stays usable."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _moment(self) -> tuple[object, ...]:
        """Return a fingerprint of the state, ten times faster to compute than a digest.

        If the state keeps no events, the fingerprint misses some actions, such as a choice between two equal rewards.
        """
        state = self.state
        seats = state.open_seats()
        return int(state.rng), state.event_count(), seats, [state.legal(seat) for seat in seats]

    def _check_moment(self) -> None:
        if self._moment() != self._here:
            raise RecordError(
                "The recorder's state was changed by other code, so recording cannot continue: play"
                " through the recorder, and experiment on state.copy()."
            )

    def _due(self) -> list[Entry]:
        """Return the entries due after the last one: a digest every ``DIGEST_EVERY`` decisions, and the end."""
        entries = self.record.entries
        over = self.state.is_over()
        if entries and entries[-1].kind == END:
            return []
        due: list[Entry] = []
        fresh = not entries or entries[-1].kind == ACTION
        if fresh and (over or self.decisions % DIGEST_EVERY == 0):
            due.append(Entry(DIGEST, seat=self.decisions, text=self.state.digest()))
        if over:
            due.append(Entry(END, scores=self.state.scores()))
        return due

    def _rewrite(self) -> None:
        """Rewrite the whole file.

        Lock the new file before unlocking the old one, except on Windows, which cannot replace an open file.
        """
        assert self.path is not None
        if os.name != "posix":
            self.close()
        old, self._file = self._file, -1
        try:
            write_whole(self.path, str(self.record), True)
            self._file = open_alone(self.path)
        finally:
            if old >= 0:
                os.close(old)

    def _save(self, mark: int, sync: bool) -> None:
        """Append the entries since ``mark`` to the file; if that fails, drop them and raise RecordError."""
        if self._file < 0:
            return
        game = game_named(self.record.game)
        data = "".join([entry.line(game) + "\n" for entry in self.record.entries[mark:]]).encode()
        size = os.fstat(self._file).st_size
        try:
            write_all(self._file, data)
            if sync:
                os.fsync(self._file)
        except OSError as error:
            # Remove a partly written line.
            os.ftruncate(self._file, size)
            del self.record.entries[mark:]
            self._start(self.record, self._keeps_events)
            raise self._not_written(error) from error

    def _not_written(self, error: OSError) -> RecordError:
        return RecordError(f"{self.record.source} cannot be written: {error.strerror or error}.")
