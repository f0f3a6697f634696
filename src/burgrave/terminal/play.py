"""The ``burgrave play`` command, which starts or resumes a game."""

from __future__ import annotations

import contextlib
import io
import json
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Final

from burgrave.bots import LEVELS
from burgrave.kernel.errors import BurgraveError, PositionError, RecordError, SetupError
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.registry import game_named
from burgrave.terminal.narrator import Face, can_draw
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.session import PlayOptions, Session, Start, from_outside, seat_players
from burgrave.text.catalogue import Catalogue, language_named, language_of_environment
from burgrave.text.narrator import HUMAN, levels_of

INPUT_ENDED: Final = 2
INTERRUPTED: Final = 130


def play(asked: PlayOptions) -> int:
    """Play a game and return the exit status; raise BurgraveError, without writing files, if it cannot start."""
    language = language_named(asked.lang) if asked.lang else language_of_environment()
    words = Catalogue(language, game_named(asked.game).name)
    recorder, notice = _recorder(asked, words)
    with recorder, contextlib.ExitStack() as leaving:
        welcome = _about_levels(asked, recorder.record, words)
        session = Session(
            recorder,
            _face(asked),
            language,
            delay=asked.delay or 0.0,
            welcome=welcome,
            started=Start.of_this_program(),
            options=_kept(asked),
        )
        leaving.callback(session.close)
        if notice:
            session.face.say([notice])
        try:
            if not session.run():
                session.tell_saved()
        except EOFError:
            ended = " ".join([words.text("terminal-input-ended"), *session.saved()])
            print(f"burgrave: {ended.strip()}", file=sys.stderr)
            return INPUT_ENDED
        except KeyboardInterrupt:
            session.face.say([""])
            session.tell_saved()
            return INTERRUPTED
    return 0


def _kept(asked: PlayOptions) -> list[str]:
    """Return the command-line options that are not stored in records."""
    given = {"--lang": asked.lang, "--delay": None if asked.delay is None else f"{asked.delay:g}"}
    words = [word for name, value in given.items() if value is not None for word in (name, value)]
    return [*words, "--plain"] if asked.plain else words


def _about_levels(asked: PlayOptions, record: Record, words: Catalogue) -> list[str]:
    """Return a line about the level of the bots and how to change it.

    Return [] unless the game is new and has the default seats and level.
    """
    chosen = [asked.seats, asked.level, asked.resume, asked.position]
    levels = [level for level in levels_of(record.seats, words) if level]
    if not levels or any(one is not None for one in chosen):
        return []
    return [words.text("terminal-welcome-level", level=levels[0], count=len(levels), levels=", ".join(LEVELS))]


def _face(asked: PlayOptions) -> Face:
    """Return the plain face if requested or if the output is not a capable terminal, and the screen face otherwise."""
    if sys.__stdout__ is None:  # sys.stdout is then a dummy set by ``__main__``
        raise BurgraveError("Cannot play: standard output is closed.")
    source = io.StringIO() if sys.stdin is None else sys.stdin
    for stream in (source, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # an unencodable character must not end the game
    if asked.plain or not can_draw(sys.stdout):
        return PlainFace(source, sys.stdout, echo=not source.isatty())
    from burgrave.terminal.screen import ScreenFace

    return ScreenFace(source, sys.stdout)


# ---- the game ---------------------------------------------------------------------------------------------------


def _recorder(asked: PlayOptions, words: Catalogue) -> tuple[Recorder, str]:
    """Return a recorder for the new or resumed game, and a notice if the game cannot be saved."""
    if asked.delay is not None and not 0 <= asked.delay <= 60:
        raise SetupError(f"--delay must be 0 to 60 seconds, not {asked.delay:g}.")
    if asked.resume is not None:
        return _resumed(asked), ""
    record = _new_record(asked, words)
    if asked.record is not None:
        return Recorder(record, asked.record), ""
    if all(kind != HUMAN for kind, _name in record.seats):
        return Recorder(record), ""
    try:
        return Recorder(record, _new_file(record.game)), ""
    except (OSError, RecordError) as error:
        return Recorder(record), words.text("terminal-cannot-save", reason=str(error))


def _resumed(asked: PlayOptions) -> Recorder:
    given = [asked.position, asked.record, asked.level, asked.seed, asked.options or None]
    if any(one is not None for one in given):
        raise SetupError(
            "--continue resumes a game with its own settings; only --lang, --delay and --plain may be added."
        )
    assert asked.resume is not None
    recorder = Recorder.resume(asked.resume)
    wrong = _other_game(asked, recorder.record) or _other_seats(asked, recorder.record)
    if wrong:
        recorder.close()
        raise SetupError(wrong)
    return recorder


def _other_game(asked: PlayOptions, record: Record) -> str:
    return "" if record.game == asked.game else f"{asked.resume} is a game of {record.game}, not of {asked.game}."


def _other_seats(asked: PlayOptions, record: Record) -> str:
    """Return an error if ``--seats`` differs from the record, or is missing for a record with external bots; else "".

    A downloaded file must not start programs without the user's confirmation.
    """
    kinds = [kind for kind, _name in record.seats]
    if asked.seats is None and not any(from_outside(kind) for kind in kinds):
        return ""
    if asked.seats == kinds:
        return ""
    seats = shlex.quote(",".join(kinds))
    if asked.seats is None:
        return f"{asked.resume} runs external bots; if you trust them, repeat its seats: --seats {seats}."
    return f"--continue resumes a game with its own seats: {seats}."


def _new_record(asked: PlayOptions, words: Catalogue) -> Record:
    seed = int.from_bytes(os.urandom(6), "big") if asked.seed is None else asked.seed
    if asked.position is not None:
        if asked.options:
            raise SetupError(f"--position already sets up the game; remove: {', '.join(asked.options)}.")
        return _from_position(asked, words, seed)
    options = dict(asked.options)
    if asked.seats is not None:
        options.setdefault("players", len(asked.seats))
    complete = game_named(asked.game).resolve(seed, options)
    players = complete["players"]
    assert isinstance(players, int)
    return Record.new(asked.game, seed=seed, seats=_seats(asked, players, words), options=options)


def _from_position(asked: PlayOptions, words: Catalogue, seed: int | str) -> Record:
    assert asked.position is not None
    data = _position_in(asked.position)
    data.setdefault("game", asked.game)
    if data["game"] != asked.game:
        raise PositionError(f"{asked.position} is a position of {data['game']!r}, not of {asked.game}.")
    try:
        players = len(game_named(asked.game).from_position(data, seed, False).scores())
    except PositionError as error:
        raise PositionError(f"{asked.position}: {error}") from error
    return Record.from_position(data, seed=seed, seats=_seats(asked, players, words))


def _seats(asked: PlayOptions, players: int, words: Catalogue) -> list[tuple[str, str]]:
    return seat_players(asked.seats, players, words, asked.level)


def _position_in(path: Path) -> dict[str, object]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PositionError(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise PositionError(f"{path} is not a position: invalid JSON ({error}).") from error
    if not isinstance(data, dict):
        raise PositionError(f"{path} is not a position: it must be a JSON object.")
    return data


def _new_file(game: str) -> Path:
    """Return an unused path for a game record in the user's data folder."""
    folder = _data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    for number in range(100):
        path = folder / f"{game}-{stamp}{f'-{number}' if number else ''}.record"
        with contextlib.suppress(FileNotFoundError):
            path.lstat()
            continue
        return path
    raise BurgraveError(f"No free file name for a game record in {folder}.")


def _data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "burgrave"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "burgrave"
