"""Levels of opponents: assignment to seats, storage in the record, and display."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.screens import Terminal, unstyled

from burgrave.bots import LEVELS
from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.record import Record, Recorder
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.play import play
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import PlayOptions, Session, Start, from_outside, seat_players
from burgrave.text.catalogue import LANGUAGES, Catalogue
from burgrave.text.narrator import levels_of

WORDS = Catalogue("en", "citadels")
FACTORY = """
class First:
    def choose(self, seat):
        return seat.legal()[0]

def make(game, seed):
    return First()
"""


def kinds(seats: list[str] | None, players: int = 4, level: str | None = None) -> list[str]:
    return [kind for kind, _name in seat_players(seats, players, WORDS, level)]


@pytest.fixture
def typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Return a function that plays a game with the given input lines."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))

    def run(lines: str, **asked: Any) -> int:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return play(PlayOptions(**{"game": "citadels", "lang": "en", "seed": 3, **asked}))

    return run


# ---- seating -------------------------------------------------------------------------------------------------------


def test_one_human_sits_with_bots_of_the_normal_level() -> None:
    assert seat_players(None, 3, WORDS) == [("human", ""), ("normal", "Ana"), ("normal", "Bruno")]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_that_of_every_bot(level: str) -> None:
    assert kinds(None, 3, level) == ["human", level, level]
    assert kinds(["bot", "human", "easy", "rules"], 4, level) == [level, "human", "easy", "rules"]


def test_seats_take_any_bot() -> None:
    asked = ["human", "easy", "hard", "expert", "random", "greedy", "search:200ms", "bot"]
    assert kinds(asked, 8) == [*asked[:-1], "normal"]


@pytest.mark.parametrize(
    ("seats", "level", "message"),
    [
        (None, "brutal", r"Unknown level 'brutal'; choose from: easy, normal, hard, expert\.$"),
        (None, "rules", r"Unknown level 'rules'; choose from: easy"),
        (["human", "easy"], "hard", r"--level applies to seats called 'bot', but there are none: human,easy\.$"),
        (["human", "hal"], None, r"Unknown player 'hal'; choose from: human, bot, random, .*expert, module:factory"),
        (["human", "search:slow"], None, r"'slow' is not a budget"),
        (["human", "no.such.module:make"], None, "no.such.module"),
        (["human", "program:/no/such/program"], None, "/no/such/program"),
    ],
)
def test_what_is_no_bot_is_refused(seats: list[str] | None, level: str | None, message: str) -> None:
    with pytest.raises(SetupError, match=message) as raised:
        seat_players(seats, 2, WORDS, level)
    assert "\n" not in str(raised.value)


def test_a_game_of_one_has_no_level(typed: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SetupError, match="--level applies to seats called 'bot', but there are none: human"):
        typed("", game="valeria", options={"players": 1}, level="easy")
    assert typed("q\n", game="valeria", options={"players": 1}) == 0
    assert "level" not in capsys.readouterr().out


# ---- welcome -------------------------------------------------------------------------------------------------------


def test_who_chose_no_level_is_told_how_to(typed: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("q\n") == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "--level" in line]
    assert line == (
        'Your opponents\' level is "normal". To change it, start with --level and one of: easy, normal, hard, expert.'
    )
    assert typed("q\n", options={"players": 2}) == 0
    assert 'Your opponent\'s level is "normal".' in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_welcome_speaks_of_levels_in_every_language(
    typed: Callable[..., int], capsys: pytest.CaptureFixture[str], language: str
) -> None:
    level = Catalogue(language, "valeria").text("terminal-level-normal")
    assert typed("q\n", lang=language, game="valeria") == 0
    (line,) = [line for line in capsys.readouterr().out.splitlines() if "--level" in line]
    assert f'"{level}"' in line and "easy, normal, hard, expert" in line


@pytest.mark.parametrize("asked", [{"level": "normal"}, {"seats": ["human", "bot"]}])
def test_who_chose_is_not_told(
    typed: Callable[..., int], capsys: pytest.CaptureFixture[str], asked: dict[str, object]
) -> None:
    assert typed("q\n", **asked) == 0
    assert "--level" not in capsys.readouterr().out


# ---- record --------------------------------------------------------------------------------------------------------


def test_the_record_keeps_the_levels(
    typed: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "levels.record"
    asked = ["human", "easy", "normal", "rules"]
    assert typed("q\n", seats=asked, record=file) == 0
    assert [kind for kind, _name in Record.read(file).seats] == asked
    assert typed("q\n", resume=file, seed=None) == 0
    assert "Bruno (normal): " in capsys.readouterr().out.rpartition("Saved to")[0].rpartition("Saved to")[2]
    with pytest.raises(BurgraveError, match="resumes a game with its own settings"):
        typed("", resume=file, seed=None, level="hard")


def test_a_record_runs_bots_from_outside_only_if_its_reader_says_so(
    typed: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "my_own_bot.py").write_text(FACTORY)
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "outside.record"
    asked = ["human", "my_own_bot:make"]
    assert typed("q\n", seats=asked, record=file) == 0
    assert capsys.readouterr().out.endswith(f"--continue {file} --seats human,my_own_bot:make --lang en\n")
    with pytest.raises(BurgraveError, match=r"if you trust them, .*: --seats human,my_own_bot:make\.$"):
        typed("", resume=file, seed=None)
    with pytest.raises(BurgraveError, match=r"with its own seats: human,my_own_bot:make\.$"):
        typed("", resume=file, seed=None, seats=["human", "easy"])
    assert typed("q\n", resume=file, seed=None, seats=asked) == 0


def test_what_comes_from_outside() -> None:
    assert [kind for kind in ("rules", "search:1s", "a.b:c", "rules:make", "program:x") if from_outside(kind)] == [
        "a.b:c",
        "rules:make",
        "program:x",
    ]


def test_seats_are_quoted_where_the_game_goes_on() -> None:
    command = Start().play("citadels", ["--continue", "a b", "--seats", "human,program:a b"])
    assert command == "burgrave play citadels --continue 'a b' --seats 'human,program:a b'"


# ---- table ---------------------------------------------------------------------------------------------------------


def shown(game: str, language: str, drawn: bool) -> str:
    """Return the first screen of a game against bots of several levels."""
    seats = [("human", ""), ("easy", "Ana"), ("normal", "Bruno"), ("rules", "Carla")]
    target = Terminal() if drawn else io.StringIO()
    with Recorder(Record.new(game, seed=2, seats=seats, options={"players": 4})) as recorder:
        face = ScreenFace(io.StringIO("q\n"), target) if drawn else PlainFace(io.StringIO("q\n"), target)
        assert not Session(recorder, face, language).run()
    return unstyled(target.getvalue())


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_the_table_shows_levels_beside_the_names(
    game: str, language: str, drawn: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    words = Catalogue(language, game)
    table = shown(game, language, drawn)
    for name, level in (("Ana", words.text("terminal-level-easy")), ("Bruno", words.text("terminal-level-normal"))):
        assert table.count(f"{name} ({level})") == 1
    assert table.count("Carla (rules)") == 1
    assert f"{words.text('terminal-you')} (" not in table


def test_a_level_stands_only_where_it_is_short_and_a_name_has_none_of_its_own() -> None:
    seats = [("human", "Eva"), ("expert", "Ana"), ("search:500ms", "Bruno"), ("program:python3 bot.py", "Carla")]
    assert levels_of([*seats, ("rules", "")], Catalogue("es", "citadels")) == ["", "experto", "search:500ms", "", ""]
