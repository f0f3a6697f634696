"""External bots: Python factories, and programs that exchange JSON lines.

An external bot gets a seat's view, its legal actions and a time limit (docs/write-a-bot.md). Each of its errors
becomes a ``BotFailure``. This module is not compiled.
"""

from __future__ import annotations

import enum
import importlib
import json
import operator
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING, Any, Final, NoReturn, SupportsIndex, cast

from burgrave.bots.errors import BotFailure
from burgrave.kernel.errors import SetupError
from burgrave.kernel.events import Event
from burgrave.kernel.files import write_all
from burgrave.kernel.game import Game
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import Seat

if TYPE_CHECKING:
    from burgrave.bots import Bot

_PROGRAM: Final = re.compile(r"program(?:\[(?P<limit>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)


def outside_bot(game: str, spec: str, seed: object) -> Bot | None:
    """Return the bot for the spec ``program:COMMAND`` or ``package.module:factory``; None for any other spec.

    Both forms may have a time limit before the colon: ``program[500ms]:COMMAND``. Raise SetupError if the bot cannot be
    found. A module is imported immediately, but no other code of the bot runs before its first decision.
    """
    program = _PROGRAM.fullmatch(spec)
    if program is not None:
        return ProgramBot(game, program["command"], seed, limit_in(program["limit"]))
    return factory_bot(game, spec, seed) if is_factory(spec) else None


def is_external(spec: str) -> bool:
    """Return True if a spec has the form ``program:COMMAND`` or ``package.module:factory``."""
    return _PROGRAM.fullmatch(spec) is not None or is_factory(spec)


# ---- Time limits -----------------------------------------------------------------------------------------------------

LIMIT: Final = 5.0  # seconds, unless the spec says otherwise
_LEAST: Final = 0.001
_MOST: Final = 3600.0
_ALLOWED: Final = "1ms to 3600s, such as 500ms or 2s"
_TIME: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s)", re.ASCII)


def checked_limit(seconds: float) -> float:
    """Return a time limit as a float; raise SetupError if it is out of range."""
    if not isinstance(seconds, int | float) or not _LEAST <= seconds <= _MOST:
        raise SetupError(f"The time limit of a bot must be {_ALLOWED}, not {quoted(seconds)} seconds.")
    return float(seconds)


def limit_in(text: str | None) -> float:
    """Parse the time limit of a spec into seconds, with a default for None; raise SetupError if it is invalid."""
    if text is None:
        return LIMIT
    found = _TIME.fullmatch(text)
    if found is None:
        raise SetupError(f"The time limit of a bot must be {_ALLOWED}, not {quoted(text)}.")
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
    if not _LEAST <= seconds <= _MOST:
        raise SetupError(f"The time limit of a bot must be {_ALLOWED}, not {quoted(text)}.")
    return seconds


# ---- Wording of errors -----------------------------------------------------------------------------------------------

_MOST_OPTIONS: Final = 6
_MOST_LETTERS: Final = 100


def line_of(text: str, most: int = _MOST_LETTERS) -> str:
    """Shorten untrusted text to one printable line of bounded length."""
    words = " ".join(text[: 4 * most].split())
    line = "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in words])
    return line if len(line) <= most else line[: most - 1] + "…"


def quoted(value: object, most: int = _MOST_LETTERS) -> str:
    """Return the ``repr`` of a value for an error message, or its type if ``repr`` fails."""
    try:
        return line_of(repr(value), most)
    except Exception:
        return f"a {type(value).__name__}"


def span(seconds: float) -> str:
    """Format a duration, such as ``500 ms`` or ``5 s``."""
    return f"{round(seconds * 1000)} ms" if seconds < 1 else f"{seconds:g} s"


def listed(game: Game, legal: Sequence[int]) -> str:
    """Format the legal actions as a shortened list: ``17 (build castle), 18 (build palace) and 3 more``."""
    some = ", ".join([f"{action} ({game.notation(action)})" for action in legal[:_MOST_OPTIONS]])
    rest = len(legal) - _MOST_OPTIONS
    return f"{some} and {rest} more" if rest > 0 else some


# ---- Messages --------------------------------------------------------------------------------------------------------

PROTOCOL: Final = 1
_LONGEST_NAME: Final = 80
_SHOWN: Final = 80  # number of characters of an invalid line to quote


class Refused(Exception):
    """Invalid answer from a bot; the message completes a sentence that begins with the bot's name."""


# ---- requests ----------------------------------------------------------------------------------------------


def _line(message: dict[str, object]) -> bytes:
    """Encode a message as a line of ASCII, readable even by a program that assumes the wrong encoding."""
    return json.dumps(message, separators=(",", ":"), allow_nan=False).encode("ascii") + b"\n"


BYE: Final = _line({"type": "bye"})


def hello(game: Game, seed: object, limit: float) -> bytes:
    """Return the greeting message.

    Its seed is a string, because some JSON parsers cannot represent large integers exactly.
    """
    return _line(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules_version": game.rules_version,
            "limit_ms": round(limit * 1000),
            "seed": str(seed),
        }
    )


def decide(
    game: Game, seat: Seat, number: int, legal: Sequence[int], events: Sequence[Event], skipped: int, limit: float
) -> bytes:
    """Return the request for a decision.

    ``events``: new events for the seat; ``skipped``: number of its events that were sent with earlier requests.
    """
    return _line(
        {
            "type": "decide",
            "id": number,
            "seat": seat.index,
            "limit_ms": round(limit * 1000),
            "legal": [{"action": action, "notation": game.notation(action)} for action in legal],
            "view": seat.view(),
            "events_from": skipped,
            "events": [game.events.told(event) for event in events],
        }
    )


# ---- answers -----------------------------------------------------------------------------------------------


def name_in(line: bytes) -> str:
    """Parse the bot's name from its answer to the greeting; raise Refused if the answer is invalid."""
    answer = _object_in(line)
    _check_fields(answer, "hello", ["type", "name"])
    name = answer.get("name")
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name.strip()) <= len(name) <= _LONGEST_NAME:
        raise Refused(f"greeted with the name {quoted(name)}; a name is a string of 1 to {_LONGEST_NAME} characters")
    return name


def play_in(line: bytes, game: Game, number: int, legal: Sequence[int]) -> int:
    """Parse the answer to decision ``number`` into an action; raise Refused if it is not a legal action."""
    answer = _object_in(line)
    _check_fields(answer, "play", ["type", "id", "action", "notation"])
    if type(answer.get("id")) is not int or answer["id"] != number:
        raise Refused(f"answered with the id {quoted(answer.get('id'))}; the current decision has id {number}")
    if ("action" in answer) == ("notation" in answer):
        how = "both an action and a notation" if "action" in answer else "neither an action nor a notation"
        raise Refused(f"answered decision {number} with {how}; give exactly one")
    if "notation" in answer:
        text = answer["notation"]
        for action in legal:
            if game.notation(action) == text:
                return action
        _refuse(f"chose {quoted(text)}", number, game, legal)
    choice = answer["action"]
    if type(choice) is not int or choice not in legal:
        _refuse(f"chose action {quoted(choice)}", number, game, legal)
    return choice


def _refuse(chose: str, number: int, game: Game, legal: Sequence[int]) -> NoReturn:
    raise Refused(f"{chose} in decision {number}, which is not legal; legal: {listed(game, legal)}")


def _object_in(line: bytes) -> dict[str, object]:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(f"sent a line that is not UTF-8: {quoted(line, _SHOWN)}; each line is one JSON object") from None
    try:
        data = json.loads(text, object_pairs_hook=_without_doubles, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Refused(f"sent a line that is not JSON: {quoted(text, _SHOWN)}; each line is one JSON object") from None
    if not isinstance(data, dict):
        raise Refused(f"sent a line that is not a JSON object: {quoted(text, _SHOWN)}; each line is one JSON object")
    return data


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("duplicate field")
    return found


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _check_fields(answer: dict[str, object], kind: str, fields: list[str]) -> None:
    if answer.get("type") != kind:
        raise Refused(f"sent a message of type {quoted(answer.get('type'))}; expected type {kind!r}")
    for field in answer:
        if field not in fields:
            known = ", ".join(fields)
            raise Refused(f"sent a message of type {kind!r} with a field {quoted(field)}; allowed fields: {known}")


# ---- Processes -------------------------------------------------------------------------------------------------------

# Each pipe has its own thread, because not every system can wait for several pipes at once. The threads end with the
# program and communicate only through queues, so a program cannot block us.

LONGEST_LINE: Final = 1_000_000  # bytes, including the newline
MOST_UNREAD: Final = 16  # queued lines; a program that follows the protocol never has more than one
_CHUNK: Final = 65536
_KEPT: Final = 8192  # bytes of stderr kept
_KILLED: Final = 5.0  # seconds to wait for a killed process
_LAST_WORDS: Final = 0.5  # seconds to wait for the rest of stderr, and for the exit after stdout was closed


class Trouble(enum.Enum):
    """Reasons why ``Process.receive`` returned no line."""

    LATE = enum.auto()
    CLOSED = enum.auto()
    HUGE = enum.auto()
    FLOOD = enum.auto()


class Process:
    """Running program.

    Callers must call ``end``, which stops the process and joins its threads unless they hang.
    """

    def __init__(self, words: list[str]) -> None:
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # its own group: we can kill its children too, and it gets no Ctrl-C
        )
        self._owner = os.getpid()
        self._ended = False
        self._lock = threading.Lock()
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._lines: SimpleQueue[bytes | Trouble] = SimpleQueue()
        self._stderr = bytearray()
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None and stdout is not None and stderr is not None
        self._threads = [
            threading.Thread(target=_write, args=(stdin, self._to_write), daemon=True),
            threading.Thread(target=_read, args=(stdout, self._lines), daemon=True),
            threading.Thread(target=_listen, args=(stderr, self._stderr), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The process id; on POSIX also the process group id."""
        return self._process.pid

    def send(self, line: bytes) -> None:
        """Queue a line for sending, without blocking."""
        self._to_write.put(line)

    def receive(self, seconds: float) -> bytes | Trouble:
        """Return the next line without its newline, or the reason if no line arrives within ``seconds``."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return Trouble.LATE

    def status(self) -> str:
        """Describe how the program ended; return "" if it is still running."""
        self._wait(_LAST_WORDS)
        code = self._process.returncode
        if code is None:
            return ""
        if code >= 0:
            return f"ended with exit status {code}"
        try:
            return f"was killed by {signal.Signals(-code).name}"
        except ValueError:
            return f"was killed by signal {-code}"

    def last_words(self) -> list[str]:
        if self._process.returncode is not None:
            self._threads[2].join(_LAST_WORDS)
        text = bytes(self._stderr).decode("utf-8", "replace")
        return [line_of(line, 200) for line in text.splitlines() if line.strip()]

    def end(self, patience: float) -> None:
        """End the program: close its stdin, then terminate it, then kill it.

        Wait up to ``patience`` seconds between steps.
        """
        with self._lock:
            if self._ended or os.getpid() != self._owner:  # only the owner ends it, not a forked child
                return
            self._ended = True
            self._to_write.put(None)
            if not self._wait(patience):
                self._signal(force=False)
                self._wait(patience)
            self._signal(force=True)  # also kills children that it left behind
            self._wait(_KILLED)
        for thread in self._threads:
            with suppress(RuntimeError):  # we are in this thread: the bot was garbage-collected here
                thread.join(_LAST_WORDS)

    def _wait(self, seconds: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode is not None

    def _signal(self, *, force: bool) -> None:
        with suppress(ProcessLookupError, PermissionError):  # already gone; macOS raises PermissionError
            if sys.platform != "win32":
                os.killpg(self._process.pid, signal.SIGKILL if force else signal.SIGTERM)
            elif force:
                self._process.kill()
            else:
                self._process.terminate()


def _write(stdin: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError):  # the program has ended or closed its input; the reader will notice
        while (line := lines.get()) is not None:
            write_all(stdin.fileno(), line)
    with suppress(OSError):
        stdin.close()


def _read(stdout: IO[bytes], lines: SimpleQueue[bytes | Trouble]) -> None:
    with stdout:
        lines.put(_read_lines(stdout, lines))


def _read_lines(stdout: IO[bytes], lines: SimpleQueue[bytes | Trouble]) -> Trouble:
    rest = bytearray()
    while chunk := _chunk(stdout):
        begin = 0
        searched = len(rest)
        rest += chunk
        while (end := rest.find(b"\n", searched)) >= 0:
            if end - begin >= LONGEST_LINE:
                return Trouble.HUGE
            if lines.qsize() >= MOST_UNREAD:
                return Trouble.FLOOD
            lines.put(bytes(rest[begin:end]).removesuffix(b"\r"))
            begin = searched = end + 1
        del rest[:begin]
        if len(rest) >= LONGEST_LINE:
            return Trouble.HUGE
    return Trouble.CLOSED


def _chunk(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except OSError:
        return b""


def _listen(stderr: IO[bytes], kept: bytearray) -> None:
    with stderr:
        while chunk := _chunk(stderr):
            kept += chunk
            del kept[:-_KEPT]


# ---- Programs --------------------------------------------------------------------------------------------------------

GREETING_LIMIT: Final = 10.0  # minimum seconds for the greeting, because a program may be slow to load
_GRACE: Final = 1.0  # seconds for a program to exit after a normal close
_SHORT: Final = 0.2  # ... after a failure, or without a close


class ProgramBot:
    """Bot in an external program, which starts at the first decision, plays one game and ends with ``close``.

    It receives only its seat's information. Anything other than a legal action within the time limit raises BotFailure.
    """

    def __init__(self, game: str, command: str, seed: object, limit: float = LIMIT) -> None:
        self.name = ""  # from its greeting
        self._game = game_named(game)
        self._command = command
        self._words = _words_of(command)
        self._seed = seed
        self._limit = checked_limit(limit)
        self._process: Process | None = None
        self._end: weakref.finalize[[float], ProgramBot] | None = None
        self._asked = 0  # number of decisions requested
        self._told: dict[int, list[Event]] = {}  # seat -> events already sent
        self._failure = ""

    def prepare(self) -> None:
        """Start the program and exchange greetings before the first decision; raise BotFailure if that fails."""
        with self._in_step():
            self._started()

    def choose(self, seat: Seat) -> int:
        """Return the program's action; raise BotFailure unless the program answers with a legal action in time."""
        with self._in_step():
            return self._ask(self._started(), seat)

    def close(self) -> None:
        """Send ``bye`` and end the program, by force if necessary."""
        if self._process is not None and not self._failure:
            self._process.send(BYE)
            self._stop(_GRACE)
        self._failure = self._failure or f"The bot {self._label} was closed; a new game needs a new bot."

    def last_words(self) -> list[str]:
        """Return the last non-blank lines of the program's stderr."""
        return [] if self._process is None else self._process.last_words()

    @property
    def _label(self) -> str:
        return quoted(f"program:{self._command}", 200)

    @contextmanager
    def _in_step(self) -> Iterator[None]:
        """Convert Refused to BotFailure. Any other exception makes the bot unusable, because it may be out of sync."""
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
            raise Refused(f"could not be started: {reason}; it must be an executable program") from None
        self._process = process
        self._end = weakref.finalize(self, process.end, _SHORT)  # at the latest when the interpreter exits
        limit = max(GREETING_LIMIT, self._limit)
        process.send(hello(self._game, self._seed, self._limit))
        self.name = name_in(
            self._line(process, limit, "greet", 'the answer to hello must be {"type": "hello", "name": ...}')
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
        expected = f"expected a legal action: {listed(self._game, legal)}"
        line = self._line(process, self._limit, f"answer decision {self._asked}", expected)
        return play_in(line, self._game, self._asked, legal)

    def _line(self, process: Process, limit: float, what: str, expected: str) -> bytes:
        """Return the program's next line; if there is none, raise Refused.

        ``what`` and ``expected`` are parts of the error message.
        """
        line = process.receive(limit)
        if line is Trouble.LATE:
            raise Refused(f"did not {what} within {span(limit)}; each line must end with a newline and be flushed")
        if line is Trouble.HUGE:
            raise Refused(f"sent a line of more than {LONGEST_LINE} bytes; {expected}")
        if line is Trouble.FLOOD:
            raise Refused(f"sent more than {MOST_UNREAD} unrequested lines; send one line for each decision")
        if line is Trouble.CLOSED:
            how = process.status() or "closed its output"
            raise Refused(f"{how} and did not {what}; {expected}")
        return line

    def _fail(self, wrong: str) -> NoReturn:
        """End the program; raise BotFailure with the reason and the last line of its stderr."""
        words = self.last_words()  # before stopping it, which may cause more output
        self._stop(_SHORT)
        said = f" (last line on stderr: {words[-1]})" if words else ""
        self._failure = f"The bot {self._label} {wrong}{said}."
        raise BotFailure(self._failure)

    def _stop(self, patience: float) -> None:
        if self._process is not None and self._end is not None:
            self._end.detach()
            self._process.end(patience)


def _common(before: list[Event], now: list[Event]) -> int:
    """Return the length of the common prefix of two lists of events.

    The prefix is all of ``before`` unless a decision was undone.
    """
    if now[: len(before)] == before:
        return len(before)
    number = 0
    while number < min(len(before), len(now)) and before[number] == now[number]:
        number += 1
    return number


def _words_of(command: str) -> list[str]:
    """Split a command into words; raise SetupError if the command is malformed or the program does not exist."""
    posix = os.name == "posix"
    try:
        words = shlex.split(command, posix=posix)
    except ValueError as error:
        raise SetupError(f"The bot command {quoted(command)} cannot be parsed: {error}.") from None
    if not posix:
        words = [word.strip('"') for word in words]  # backslashes are literal on Windows, so shlex keeps the quotes
    if not words or "\0" in command:
        raise SetupError(f"A program bot is written program:COMMAND; {quoted(command)} is not a command.")
    if shutil.which(words[0]) is None:
        raise SetupError(
            f"There is no program {quoted(words[0])}; name one on the PATH, or an executable file with its"
            " folder (./mybot)."
        )
    return words


# ---- Python factories ------------------------------------------------------------------------------------------------

# Specs of the form ``package.module:factory``.

_NAME: Final = r"[^\W\d]\w*"
_DOTTED: Final = rf"{_NAME}(?:\.{_NAME})*"
_SPEC: Final = re.compile(rf"(?P<module>{_DOTTED})(?:\[(?P<limit>[^\]]*)\])?:(?P<factory>{_DOTTED})")


class FactoryBot:
    """Bot created by a Python factory. Its errors become BotFailure, and its output goes to stderr.

    The factory is called at the first decision. Because a thread cannot be stopped, the time limit is checked only
    after the bot has answered.
    """

    def __init__(
        self, game: str, factory: Callable[..., Any], seed: object, limit: float = LIMIT, spec: str = ""
    ) -> None:
        self._game = game_named(game)
        self._factory = factory
        self._seed = seed
        self._limit = checked_limit(limit)
        self._label = quoted(spec or getattr(factory, "__qualname__", factory), 200)
        self._bot: Any = None
        self._failure = ""

    def prepare(self) -> None:
        """Create the bot before the first decision; raise BotFailure if that fails."""
        if self._failure:
            raise BotFailure(self._failure)
        if self._bot is None:
            self._bot = self._made()

    def choose(self, seat: Seat) -> int:
        """Return the bot's action; raise BotFailure if the bot fails, is too slow, or chooses an illegal action."""
        self.prepare()
        legal = seat.legal()  # before the bot can modify the seat
        begin = time.monotonic()
        try:
            with redirect_stdout(sys.stderr):
                choice = self._bot.choose(seat)
        except BaseException as error:
            _blame(error)
            self._fail(f"raised {_told(error)} in choose; it must return one of seat.legal()", error)
        taken = time.monotonic() - begin
        action = _number(choice)
        if action is None:
            self._fail(f"chose {quoted(choice)}; choose must return an integer, one of seat.legal()")
        if action not in legal:
            self._fail(f"chose action {quoted(action)}, which is not legal; legal: {listed(self._game, legal)}")
        if taken > self._limit:
            self._fail(f"took {span(round(taken, 3))} to choose; the limit is {span(self._limit)}")
        return action

    def close(self) -> None:
        """Close the bot if it has a ``close`` method. Errors are ignored, because the game is over."""
        close = getattr(self._bot, "close", None)
        self._bot = None
        self._failure = self._failure or f"The bot {self._label} was closed; a new game needs a new bot."
        if callable(close):
            try:
                with redirect_stdout(sys.stderr):
                    close()
            except BaseException as error:
                _blame(error)

    def _made(self) -> Any:
        try:
            with redirect_stdout(sys.stderr):
                bot = self._factory(game=self._game.name, seed=self._seed)
            usable = callable(getattr(bot, "choose", None))
        except BaseException as error:
            _blame(error)
            self._fail(f"raised {_told(error)} when it was called as factory(game=..., seed=...)", error)
        if not usable:
            self._fail(f"returned {quoted(bot)}; a factory must return an object with a method choose(seat)")
        return bot

    def _fail(self, wrong: str, cause: BaseException | None = None) -> NoReturn:
        self._failure = f"The bot {self._label} {wrong}."
        raise BotFailure(self._failure) from cause


def _number(choice: object) -> int | None:
    """Convert a choice to an int; return None if it is not an integer.

    Integers from array libraries are accepted; bools are not.
    """
    if isinstance(choice, bool):
        return None
    try:
        return int(operator.index(cast(SupportsIndex, choice)))  # raises TypeError for other types
    except Exception:
        return None


def _blame(error: BaseException) -> None:
    """Re-raise an exception that is not the bot's fault: KeyboardInterrupt, or an exit by our signal handlers."""
    if not isinstance(error, Exception) and type(error) is not SystemExit:
        raise error


def _told(error: BaseException) -> str:
    """Format an exception as its type and message; leave out a message that cannot be formatted."""
    try:
        text = line_of(str(error))
    except Exception:
        text = ""
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def is_factory(spec: str) -> bool:
    """Return True if a spec has the form ``package.module:factory``, with or without a time limit."""
    return _SPEC.fullmatch(spec) is not None


def factory_bot(game: str, spec: str, seed: object) -> FactoryBot:
    """Return the bot for ``module:factory`` or ``module[limit]:factory``; raise SetupError if it is not found."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise SetupError(f"A Python bot is written package.module:factory, not {quoted(spec)}.")
    factory = _factory_of(spec, found["module"], found["factory"])
    return FactoryBot(game, factory, seed, limit_in(found["limit"]), spec)


def _factory_of(spec: str, module: str, name: str) -> Callable[..., Any]:
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)  # the installed command does not search this folder; installed packages take precedence
    try:
        with redirect_stdout(sys.stderr):
            thing: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise SetupError(
                f"There is no module {error.name!r} for the bot {quoted(spec)}; install it, or put it in the"
                " current folder."
            ) from error
        raise SetupError(f"The module of the bot {quoted(spec)} cannot be imported: {_told(error)}.") from error
    except BaseException as error:
        _blame(error)
        raise SetupError(f"The module of the bot {quoted(spec)} cannot be imported: {_told(error)}.") from error
    try:
        for part in name.split("."):
            thing = getattr(thing, part)
    except Exception as error:
        raise SetupError(f"The module {module!r} has no {name!r} for the bot {quoted(spec)}.") from error
    if not callable(thing):
        raise SetupError(f"{name!r} of the module {module!r} is {quoted(thing)}; it must be a function or a class.")
    factory: Callable[..., Any] = thing
    return factory
