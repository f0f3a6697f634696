"""A bot that is a program of its own: it reads and writes lines of JSON (docs/write-a-bot.md)."""

from __future__ import annotations

import os
import shlex
import shutil
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

from burgrave.bots.errors import BotFailure
from burgrave.bots.external.limits import LIMIT, checked_limit
from burgrave.bots.external.messages import BYE, Refused, decide, hello, name_in, play_in
from burgrave.bots.external.process import LONGEST_LINE, MOST_UNREAD, Process, Trouble
from burgrave.bots.external.wording import listed, quoted, span
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import Event
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import Seat

__all__ = ["GREETING_LIMIT", "ProgramBot"]

GREETING_LIMIT: Final = 10.0  # seconds at least: a program may have much to load
_GRACE: Final = 1.0  # seconds for a program that did nothing wrong to end by itself
_SHORT: Final = 0.2  # ... and for one that failed, or that nobody closed


class ProgramBot:
    """Asks a program. It is started at the first decision, plays one game, and ends with ``close``.

    What it is sent comes from the seat alone. Whatever else than a legal action comes back in time is a BotFailure.
    """

    def __init__(self, game: str, command: str, seed: object, limit: float = LIMIT) -> None:
        self.name = ""  # what it calls itself, once it has
        self._game = game_named(game)
        self._command = command
        self._words = _words_of(command)
        self._seed = seed
        self._limit = checked_limit(limit)
        self._process: Process | None = None
        self._end: weakref.finalize[[float], ProgramBot] | None = None
        self._asked = 0  # decisions
        self._told: dict[int, list[Event]] = {}  # seat -> the events it was sent
        self._failure = ""

    def prepare(self) -> None:
        """Start the program and exchange greetings, as the first decision would do; raise BotFailure if that fails."""
        with self._in_step():
            self._started()

    def choose(self, seat: Seat) -> int:
        """Return the legal action that the program plays; raise BotFailure if it does not."""
        with self._in_step():
            return self._ask(self._started(), seat)

    def close(self) -> None:
        """Say good-bye and end the program, if need be by force."""
        if self._process is not None and not self._failure:
            self._process.send(BYE)
            self._stop(_GRACE)
        self._failure = self._failure or f"The bot {self._label} was closed; a new game needs a new bot."

    def last_words(self) -> list[str]:
        """Return the last lines that the program wrote on its stderr."""
        return [] if self._process is None else self._process.last_words()

    @property
    def _label(self) -> str:
        return quoted(f"program:{self._command}", 200)

    @contextmanager
    def _in_step(self) -> Iterator[None]:
        """Make a BotFailure of what is refused, and ask no more after anything that may have put us out of step."""
        if self._failure:
            raise BotFailure(self._failure)
        try:
            yield
        except Refused as refused:
            self._fail(str(refused))
        except BaseException:
            self._stop(_SHORT)
            self._failure = f"The bot {self._label} was interrupted; a new game needs a new bot."
            raise

    def _started(self) -> Process:
        return self._process or self._start()

    def _start(self) -> Process:
        try:
            process = Process(self._words)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise Refused(f"could not be started: {reason}; it must be a program that this system can run") from None
        self._process = process
        self._end = weakref.finalize(self, process.end, _SHORT)  # at the latest when the interpreter exits
        limit = max(GREETING_LIMIT, self._limit)
        process.send(hello(self._game, self._seed, self._limit))
        self.name = name_in(
            self._line(process, limit, "greet", 'the answer to hello is {"type": "hello", "name": ...}')
        )
        return process

    def _ask(self, process: Process, seat: Seat) -> int:
        legal = seat.legal()
        events = seat.events
        before = self._told.get(seat.index, [])
        skipped = _common(before, events)
        self._told[seat.index] = list(events)
        self._asked += 1
        process.send(decide(self._game, seat, self._asked, legal, events[skipped:], skipped, self._limit))
        expected = f"expected is a legal action: {listed(self._game, legal)}"
        line = self._line(process, self._limit, f"answer decision {self._asked}", expected)
        return play_in(line, self._game, self._asked, legal)

    def _line(self, process: Process, limit: float, what: str, expected: str) -> bytes:
        """Return the next line of the program, which is to do ``what``."""
        line = process.receive(limit)
        if line is Trouble.LATE:
            raise Refused(f"did not {what} within {span(limit)}; a line must end with a newline and be flushed")
        if line is Trouble.HUGE:
            raise Refused(f"sent a line of more than {LONGEST_LINE} bytes; {expected}")
        if line is Trouble.FLOOD:
            raise Refused(f"sent more than {MOST_UNREAD} lines that nobody asked for; it sends one for each decision")
        if line is Trouble.CLOSED:
            how = process.status() or "closed its output"
            raise Refused(f"{how} and did not {what}; {expected}")
        return line

    def _fail(self, wrong: str) -> NoReturn:
        """End the program and raise a BotFailure that says why, with what the program itself said last."""
        words = self.last_words()  # what it says while it is being ended explains nothing
        self._stop(_SHORT)
        said = f" (its last words: {words[-1]})" if words else ""
        self._failure = f"The bot {self._label} {wrong}{said}."
        raise BotFailure(self._failure)

    def _stop(self, patience: float) -> None:
        if self._process is not None and self._end is not None:
            self._end.detach()
            self._process.end(patience)


def _common(before: list[Event], now: list[Event]) -> int:
    """Return how many events both begin with: all of ``before``, unless a decision was taken back."""
    if now[: len(before)] == before:
        return len(before)
    number = 0
    while number < min(len(before), len(now)) and before[number] == now[number]:
        number += 1
    return number


def _words_of(command: str) -> list[str]:
    """Return the program and its arguments; raise SetupError if there is no such program."""
    posix = os.name == "posix"
    try:
        words = shlex.split(command, posix=posix)
    except ValueError as error:
        raise SetupError(f"The command {quoted(command)} of a bot cannot be read: {error}.") from None
    if not posix:
        words = [word.strip('"') for word in words]  # backslashes are letters there, so the quotes are still on
    if not words or "\0" in command:
        raise SetupError(
            f"A bot that is a program is given as program:COMMAND, not with the command {quoted(command)}."
        )
    if shutil.which(words[0]) is None:
        raise SetupError(
            f"There is no program {quoted(words[0])} to be a bot; name one on the PATH, or an executable file with its"
            " folder (./mybot)."
        )
    return words
