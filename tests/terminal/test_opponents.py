"""Bots in the terminal: slow ones, failing ones, and ones that must be closed."""

import io
import itertools
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.screens import CLEAR, Terminal

from burgrave import bots
from burgrave.bots import BotFailure
from burgrave.bots.simple import RandomBot
from burgrave.kernel.errors import SetupError
from burgrave.kernel.record import Record, Recorder, Replay
from burgrave.kernel.state import Seat
from burgrave.terminal import session as opponents
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.play import INTERRUPTED, play
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import Opponents, PlayOptions, Session
from burgrave.text.catalogue import LANGUAGES, Catalogue

ERASED = "\r\x1b[2K"


class Script:
    """Input that chooses the first option, forever or a given number of times."""

    def __init__(self, lines: int = 100_000) -> None:
        self.left = lines

    def readline(self) -> str:
        self.left -= 1
        return "1\n" if self.left >= 0 else ""


class Guest:
    """A random bot that counts its decisions, and may fail or be interrupted at one of them."""

    def __init__(self, seed: object, fails: int = -1, interrupted: int = -1) -> None:
        self.inner = RandomBot(seed)
        self.decisions = 0
        self.fails = fails
        self.interrupted = interrupted
        self.closed = 0

    def choose(self, seat: Seat) -> int:
        self.decisions += 1
        if self.decisions == self.fails:
            raise BotFailure("The bot 'guest' answered nonsense; a number of a legal action is expected.")
        if self.decisions == self.interrupted:
            raise KeyboardInterrupt
        return self.inner.choose(seat)

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> list[Guest]:
    """Register bots ``guest``, ``guest:FAILS`` and ``guest:-INTERRUPTED``; return the bots that are created.

    Creating ``no:guest`` fails.
    """
    met: list[Guest] = []

    def bot_named(game: str, spec: str, seed: object) -> object:
        if spec == "no:guest":
            raise SetupError("There is no such guest.")
        if not spec.startswith("guest"):
            return bots.bot_named(game, spec, seed)
        number = int(spec.partition(":")[2] or 0)
        met.append(Guest(seed, fails=number if number > 0 else -1, interrupted=-number if number < 0 else -1))
        return met[-1]

    monkeypatch.setattr(opponents, "bot_named", bot_named)
    monkeypatch.setenv("TERM", "xterm-256color")
    return met


def game(kinds: list[str], seed: int = 3, path: Path | None = None, name: str = "citadels") -> Recorder:
    seats = [(kind, f"Name{seat}") for seat, kind in enumerate(kinds)]
    return Recorder(Record.new(name, seed=seed, seats=seats, options={"players": len(kinds)}), path)


def played(kinds: list[str], face: ScreenFace | PlainFace, language: str = "en", seed: int = 3) -> Session:
    with game(kinds, seed) as recorder:
        session = Session(recorder, face, language)
        assert session.run()
        session.close()
    return session


# ---- slow bots -----------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_says_who_thinks_until_there_is_something_to_say(guests: list[Guest], language: str) -> None:
    target = Terminal()
    played(["human", "guest", "rules"], ScreenFace(Script(), target), language)
    shown = target.getvalue()
    words = Catalogue(language, "citadels")
    said = words.text("terminal-thinking", name="Name1")
    assert shown.count(said) == guests[0].decisions > 5
    assert words.text("terminal-thinking", name="Name2") not in shown  # the rule bot answers immediately
    for after in shown.split(said)[1:]:
        assert after.startswith(("\x1b[0m" + ERASED, ERASED))


def test_what_bots_do_meanwhile_is_shown_and_told_again(guests: list[Guest]) -> None:
    target = Terminal()
    with game(["human", "guest", "guest"]) as recorder:
        session = Session(recorder, ScreenFace(Script(12), target), "en")
        with pytest.raises(EOFError):
            session.run()
    screens = re.sub(r"\x1b\[[0-9;]*m", "", target.getvalue().replace(ERASED, "\n")).split(CLEAR)
    seen = 0
    for screen, following in itertools.pairwise(screens[1:]):
        again = re.sub(r"\s+", " ", following.partition("Your gold")[0])
        for sentence in re.findall(r"^• ([^.]+\.)", screen.rpartition(" > ")[2], re.M):
            assert sentence in again
            seen += 1
    assert seen > 5


def test_a_screen_is_not_blank_while_the_first_bots_think(guests: list[Guest]) -> None:
    seed = next(seed for seed in range(50) if game(["human", "guest", "guest"], seed).state.to_act() != 0)
    target = Terminal()
    with game(["human", "guest", "guest"], seed) as recorder:
        session = Session(recorder, ScreenFace(io.StringIO(), target), "en")
        with pytest.raises(EOFError):
            session.run()
    before = target.getvalue().partition(" is thinking…")[0]
    assert "Name2" in before and "round 1" in before and CLEAR not in before


def test_plain_lines_tell_nothing_twice(guests: list[Guest]) -> None:
    target = io.StringIO()
    played(["human", "guest", "guest"], PlainFace(Script(), target))
    lines = target.getvalue().splitlines()
    assert not any("thinking" in line for line in lines)
    assert sum(line.startswith("Round 2: ") for line in lines) == 1


# ---- failures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_bot_plays_on_for_a_bot_that_fails(guests: list[Guest], language: str) -> None:
    target = io.StringIO()
    session = played(["human", "guest:4", "guest"], PlainFace(Script(), target), language)
    failed, other = guests
    assert (failed.decisions, failed.closed, other.closed) == (4, 1, 1)
    notice = Catalogue(language, "citadels").text(
        "terminal-bot-failed",
        name="Name1",
        bot="rules",
        reason="The bot 'guest' answered nonsense; a number of a legal action is expected.",
    )
    assert target.getvalue().splitlines().count(notice) == 1
    assert "Name1 (guest:4)" in target.getvalue().partition(notice)[0]
    assert "Name1 (rules)" in target.getvalue().partition(notice)[2]
    assert [kind for kind, _name in session.recorder.record.seats] == ["human", "guest:4", "guest"]
    assert Replay(session.recorder.record).finish().is_over()


def test_spectators_hear_of_a_failure_at_once(guests: list[Guest]) -> None:
    target = io.StringIO()
    played(["random", "guest:1"], PlainFace(io.StringIO(), target))
    assert target.getvalue().count('The bot "rules" takes over because Name1 failed: The bot') == 1


@pytest.mark.long
def test_nobody_is_told_of_a_failure_twice_at_the_end(guests: list[Guest]) -> None:
    with game(["human", "guest"]) as recorder:
        session = Session(recorder, PlainFace(Script(), io.StringIO()), "en")
        assert session.run()
        late = guests[0].decisions  # its last one
    target = io.StringIO()
    played(["human", f"guest:{late}"], PlainFace(Script(), target))
    assert target.getvalue().count("takes over") == 1


# ---- resources -----------------------------------------------------------------------------------------------------


def test_bots_let_go_when_another_cannot_be_had(guests: list[Guest]) -> None:
    with pytest.raises(SetupError, match="no such guest"):
        Opponents(game(["human", "guest", "guest", "no:guest"]).record)
    assert [guest.closed for guest in guests] == [1, 1]


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Return a function that resumes a game with these kinds of seats and input lines."""

    def run(lines: str, kinds: list[str]) -> int:
        file = tmp_path / "game.record"
        game(kinds, 3, file).close()
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return play(PlayOptions(game="citadels", lang="en", resume=file, seats=kinds))

    return run


@pytest.mark.parametrize(("lines", "status"), [("1\nq\n", 0), ("1\n", 2), ("1\n" * 30, INTERRUPTED)])
def test_bots_let_go_however_the_game_is_left(
    typed: Callable[..., int],
    guests: list[Guest],
    lines: str,
    status: int,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert typed(lines, ["human", "guest:-4", "guest"]) == status
    assert [guest.closed for guest in guests] == [1, 1]
    printed = capsys.readouterr()
    assert "Saved to " in printed.out + printed.err
    before = Record.read(tmp_path / "game.record").actions()
    with Recorder.resume(tmp_path / "game.record") as again:
        assert again.record.actions() == before
        assert not again.state.is_over()


def test_a_program_that_ends_too_soon_leaves_its_seat_to_the_rule_bot() -> None:
    target = io.StringIO()
    session = played(["random", f"program:{sys.executable} -c pass"], PlainFace(io.StringIO(), target))
    assert target.getvalue().count('The bot "rules" takes over because ') == 1
    assert session.state.is_over()
