"""A record is played again, and everything that it says is checked on the way."""

from __future__ import annotations

import os
from collections.abc import Iterator

from burgrave.kernel.errors import BurgraveError, IllegalAction, RecordError
from burgrave.kernel.record import ACTION, DIGEST, MAGIC, STIR, Entry, Record
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State


class Replay:
    """Plays a record again, step by step, and checks everything that it says on the way."""

    def __init__(self, record: Record, *, events: bool = True) -> None:
        self.record = record
        self.game = game_named(record.game)
        self.decisions = 0
        self._next = 0  # index of the entry to come: so many were taken
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
        """Play the next action and return (seat, action); return None if there is none left."""
        if self._next == len(self.record.entries):
            return None
        entry = self.record.entries[self._next]
        self.take(entry)
        self._to_next_action()
        return entry.seat, entry.action

    def take(self, entry: Entry) -> None:
        """Play one entry, or check what it says; raise RecordError if it cannot come next.

        ``step`` takes those of the record. Whoever keeps a game in another form gives them one by one.
        """
        if entry.kind == ACTION:
            try:
                self.state.apply(entry.seat, entry.action)
            except IllegalAction as error:
                raise self._wrong(self._why_illegal(entry, error)) from error
            self.decisions += 1
        elif entry.kind == STIR:
            self.state.mix_entropy(entry.text)
        elif entry.kind == DIGEST:
            self._check_digest(entry)
        elif not self.state.is_over():
            raise self._wrong(f"'end', but the game goes on; seat {self.state.to_act()} is to act.")
        elif entry.scores != self.state.scores():
            scores = " ".join([str(score) for score in self.state.scores()])
            raise self._wrong(f"the scores do not agree: the game played from this record ends {scores}.")
        self._next += 1

    def upcoming(self) -> tuple[int, int] | None:
        """Return the (seat, action) that ``step`` would play, or None at the end."""
        if self._next == len(self.record.entries):
            return None
        entry = self.record.entries[self._next]
        return entry.seat, entry.action

    def finish(self) -> State:
        """Play all that is left and return the state."""
        while self.step() is not None:
            pass
        return self.state

    def require_end(self) -> None:
        """Raise RecordError unless the record goes to the end of the game."""
        if self.record.scores() is None:
            self._next = len(self.record.entries)
            raise self._wrong("the record stops before the end of the game; the line 'end' is missing.")

    def _to_next_action(self) -> None:
        entries = self.record.entries
        while self._next < len(entries) and entries[self._next].kind != ACTION:
            self.take(entries[self._next])

    def _check_digest(self, entry: Entry) -> None:
        if entry.seat != self.decisions:
            raise self._wrong(f"the digest is of {entry.seat} decisions, but {self.decisions} stand before it.")
        if entry.text != self.state.digest() and not self.game.is_older_digest(entry.text):
            raise self._wrong("the digest does not agree: the lines before it were changed.")

    def _why_illegal(self, entry: Entry, error: IllegalAction) -> str:
        if entry.seat != self.state.to_act():
            return str(error)
        allowed = [self.game.notation(option) for option in self.state.legal(entry.seat)]
        played = self.game.notation(entry.action)
        return f"seat {entry.seat} may not play {played!r} now; allowed: {', '.join(allowed)}."

    def _wrong(self, text: str) -> RecordError:
        return RecordError(f"{self.record.source}, line {self.record.line_of(self._next)}: {text}")


def replay(source: Record | str | os.PathLike[str], *, complete: bool = False) -> Iterator[tuple[State, int, int]]:
    """Yield (state, seat, action) for every action of a record, then (last state, -1, -1).

    ``source`` is a record, its text, or the path of its file. Each state is an independent copy, taken before
    its action. ``complete=True`` refuses a record of an unfinished game.
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
    """Return the record that ``source`` is, holds as text, or names as a file."""
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and ("\n" in source or source.startswith(MAGIC)):
        return Record.parse(source)
    if not source or not isinstance(source, (str, os.PathLike)):
        raise RecordError(f"A record is a Record, its text or the name of its file, not {source!r}.")
    return Record.read(source)
