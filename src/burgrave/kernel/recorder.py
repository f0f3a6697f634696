"""Keeping the record of a running game, safely: each line is in the file before anybody hears of it."""

from __future__ import annotations

import os

from burgrave.kernel.errors import RecordError
from burgrave.kernel.files import must_not_exist, open_alone, text_of, write_all, write_new, write_whole
from burgrave.kernel.record import ACTION, DIGEST, DIGEST_EVERY, END, STIR, Entry, Record, is_entropy, short
from burgrave.kernel.registry import game_named
from burgrave.kernel.replay import Replay
from burgrave.kernel.stream import SEED_BYTES, seed_text

__all__ = ["Recorder"]


class Recorder:
    """A game in progress that writes its own record; play it through here, and nothing played is ever lost.

    Each action is in the file before ``play`` returns, and on the disk if a human made it. Until it is closed nobody
    else can take up the game in the file: two lines of play would destroy it.
    """

    def __init__(self, record: Record, path: str | os.PathLike[str] | None = None, *, events: bool = True) -> None:
        """Begin a game, or take up the one in ``record``; ``path=None`` keeps the record in memory only."""
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
        """Take up the game in a file; a last line cut off by a crash is dropped, other damage is refused.

        So is a file whose game somebody else plays at this moment.
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
        # An editor may have put a mark before the text, which `text_of` passes over.
        if str(recorder.record) != text or os.fstat(file).st_size != len(text.encode()):
            recorder._write_anew()
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
        """Play an action and record it.

        An illegal action raises IllegalAction, a full disk RecordError; then neither game nor file has changed.
        """
        self._check_moment()
        self.state.apply(seat, action)
        assert isinstance(seat, int) and isinstance(action, int)  # nothing else is applied
        self.decisions += 1
        mark = self.mark()
        self.record.entries.append(Entry(ACTION, seat=seat, action=action))
        self.record.entries += self._due()
        self._here = self._moment()
        self._save(mark, self.record.seats[seat][0] == "human")

    def mix_entropy(self, entropy: str | None = None) -> None:
        """Let the chance to come depend on entropy: see ``State.mix_entropy``; None is a fresh seed of 256 bits."""
        text = seed_text(os.urandom(SEED_BYTES)) if entropy is None else entropy
        if not is_entropy(text):
            raise RecordError(
                f"Entropy is a hexadecimal number in small letters, or a seed of 256 bits, not {short(text)}."
            )
        self._check_moment()
        self.state.mix_entropy(text)
        self._here = self._moment()
        mark = self.mark()
        self.record.entries.append(Entry(STIR, text=text))
        self._save(mark, False)

    def mark(self) -> int:
        """Return a mark of this moment for ``back_to``."""
        return len(self.record.entries)

    def back_to(self, mark: object) -> None:
        """Undo all that was recorded since ``mark``; ``state`` is then another object."""
        if not isinstance(mark, int) or not 0 <= mark <= self.mark():
            raise RecordError(f"A mark of this record is a whole number from 0 to {self.mark()}, not {mark!r}.")
        del self.record.entries[mark:]
        self._start(self.record, self._keeps_events)
        if self._file >= 0:
            # In place, for another file in its place would have to be locked anew.
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
        """Return what tells this moment of the game from others, in a tenth of the time of a digest.

        Without events there are actions that it does not see: two of the same reward, say.
        """
        state = self.state
        seats = state.open_seats()
        return int(state.rng), state.event_count(), seats, [state.legal(seat) for seat in seats]

    def _check_moment(self) -> None:
        if self._moment() != self._here:
            raise RecordError(
                "The recorder's state was moved by something else, so the game cannot be recorded any further: play"
                " through the recorder, and try things out on state.copy()."
            )

    def _due(self) -> list[Entry]:
        """Return the lines that belong after the last one: a digest now and then, and the end."""
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

    def _write_anew(self) -> None:
        """Write the whole file. The old one stays locked until the new one is; Windows replaces no open file."""
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
        """Append what was recorded since ``mark`` to the file; if that fails, take it back."""
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
            # Half a line must not stay in front of the next one.
            os.ftruncate(self._file, size)
            del self.record.entries[mark:]
            self._start(self.record, self._keeps_events)
            raise self._not_written(error) from error

    def _not_written(self, error: OSError) -> RecordError:
        return RecordError(f"{self.record.source} cannot be written: {error.strerror or error}.")
