"""Playing in a terminal: whole games, undo, saving and resuming, several players, end of input."""

import io
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.children import child
from tests.terminal.screens import CLEAR, Terminal
from tests.thorough import paired

from burgrave.games.citadels.rules.ruleset import RANDOM, SCENARIOS
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.record import Record, Recorder, Replay
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.play import play
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import PlayOptions, Session, show
from burgrave.text.catalogue import LANGUAGES


class Typist:
    """Input of random numbers and, now and then, other commands."""

    def __init__(self, seed: int, other: float = 0.1) -> None:
        self.luck = random.Random(seed)
        self.other = other

    def readline(self) -> str:
        if self.luck.random() < self.other:
            return self.luck.choice(["u", "u", "u", "?", "? 2", "? tor", "l", "v", "s", "99", "x y", ""]) + "\n"
        return f"{self.luck.randint(1, 5)}\n"


def recorder(path: Path, seats: list[str], seed: int, **options: object) -> Recorder:
    names = [(kind, f"Name{seat}") for seat, kind in enumerate(seats)]
    record = Record.new("citadels", seed=seed, seats=names, options={"players": len(seats), **options})
    return Recorder(record, path)


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    return tmp_path / "burgrave" / "games"


@pytest.fixture
def typed(at_home: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Return a function that plays a game with the given input lines."""

    def run(lines: str, **asked: object) -> int:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return play(PlayOptions(**{"game": "citadels", "lang": "en", "seed": 3, **asked}))  # type: ignore[arg-type]

    return run


# ---- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.long
# The first eight cover all scenarios and languages, and both interfaces.
@pytest.mark.parametrize("number", paired(0, 3, 5, 6, 8, 11, 13, 14, 1, 2, 4, 7, 9, 10, 12, 15, least=8))
def test_whole_games_in_every_language(tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    language = LANGUAGES[number % 4]
    scenario = [*SCENARIOS, RANDOM][number // 2]
    kinds = ["human", "rules", "random"] if number % 3 else ["human", "human", "rules", "human", "rules"]
    target = io.StringIO() if number % 2 else Terminal()
    face = PlainFace(Typist(number), target) if number % 2 else ScreenFace(Typist(number), target)
    path = tmp_path / "game.record"
    with recorder(path, kinds, number, scenario=scenario) as game:
        assert Session(game, face, language).run()
    shown = target.getvalue()
    assert not set("{}") & set(shown)
    if number % 2:
        assert "\x1b" not in shown
        assert not set("│╭─•▶♛") & set(shown)
    assert Record.read(path).scores() == Replay(Record.read(path)).finish().scores()


ELSEWHERE = {  # names that an older edition never uses
    "en": ("Blackmailer", "Statue"),
    "pt-BR": ("Ilusionista", "Senhor da Guerra", "Torre de Menagem", "Arquiteta", "Assassina "),
    "it": ("Sceriffo", "Venditore"),
    "es": ("Chantajista", "Estatua"),
}


@pytest.mark.long
@pytest.mark.parametrize("number", range(16))
def test_whole_games_of_the_older_editions(tmp_path: Path, number: int, capsys: pytest.CaptureFixture[str]) -> None:
    language = LANGUAGES[number % 4]
    ruleset = ("classic", "2010")[number // 4 % 2]
    kinds = ["human", *["rules", "random"] * 4][: 2 + number % 7]
    target = io.StringIO()
    path = tmp_path / "game.record"
    with recorder(path, kinds, number, ruleset=ruleset, scenario=RANDOM) as game:
        assert Session(game, PlainFace(Typist(number), target), language).run()
    show(Record.read(path), language=language)
    for text in (target.getvalue(), capsys.readouterr().out):
        assert not set("{}…") & set(text)
        assert not any(name in text for name in ELSEWHERE[language])
    if language == "es" and ruleset == "classic":
        assert "Herrería" not in target.getvalue()


def test_bots_alone_play_to_the_end_without_a_question(
    typed: Callable[..., int], at_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed("", seats=["bot", "rules", "random"], options={"players": 3}) == 0
    shown = capsys.readouterr().out
    assert " > " not in shown
    assert "The game is over." in shown
    assert re.search(
        r"^1\. \w+: \d+ points \(Districts \d+, Five types \d, Complete city \d, Uniques \d+\)$", shown, re.M
    )
    assert "wins with" in shown
    assert not at_home.exists()


# ---- quitting and resuming ---------------------------------------------------------------------------------------


def test_quit_says_how_to_go_on(typed: Callable[..., int], at_home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("1\nq\n") == 0
    (file,) = at_home.iterdir()
    assert capsys.readouterr().out.endswith(
        f"Saved to {file}.\nTo resume: burgrave play citadels --continue {file} --lang en\n"
    )
    played = Record.read(file).actions()
    assert typed("q\n", resume=file, seed=None) == 0
    assert "Round 1" in capsys.readouterr().out
    assert Record.read(file).actions()[: len(played)] == played


def test_the_end_of_the_input_is_one_line_and_status_2(
    typed: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.record"
    assert typed("1\n", record=file) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith(f"burgrave: Input ended in the middle of the game. Saved to {file}.")
    before = file.read_bytes()
    assert typed("", resume=file, seed=None) == 2
    assert file.read_bytes() == before


def test_one_game_is_played_once_at_a_time(typed: Callable[..., int], tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    assert typed("1\nq\n", record=file) == 0
    before = file.read_bytes()
    with Recorder.resume(file), pytest.raises(BurgraveError, match="is in use: its game is already being played"):
        typed("1\nq\n", resume=file, seed=None)
    assert file.read_bytes() == before
    assert typed("q\n", resume=file, seed=None) == 0


def test_a_finished_game_shows_its_result_again(
    typed: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "done.record"
    assert typed("", seats=["rules"] * 4, record=file) == 0
    end = capsys.readouterr().out.splitlines()[-5:]
    assert typed("", resume=file, seed=None) == 0
    assert capsys.readouterr().out.splitlines()[-5:] == end


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_a_saved_game_survives_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "killed.record"
    command = [sys.executable, "-m", "burgrave", "play", "citadels", "--plain", "--seed", "5", "--record", str(file)]
    with child([*command, "--lang", "en"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        shown = b""
        for number in range(1, 6):
            while shown.count(b"s q > ") < number:
                shown += os.read(process.stdout.fileno(), 65536)
            process.stdin.write("1\n")
            process.stdin.flush()
        while shown.count(b"s q > ") < 6:
            shown += os.read(process.stdout.fileno(), 65536)
        process.send_signal(signal.SIGKILL)
    actions = Record.read(file, torn=True).actions()
    assert sum(seat == 0 for seat, _action in actions) == 5
    with Recorder.resume(file) as again:
        assert again.state.to_act() == 0


# ---- undo ----------------------------------------------------------------------------------------------------------


class Script:
    """Scripted input; ``=Build`` stands for the number of the last option on screen that begins with "Build"."""

    def __init__(self, target: io.StringIO, script: list[str]) -> None:
        self.target = target
        self.script = iter(script)

    def readline(self) -> str:
        line = next(self.script, "")
        if line.startswith("="):
            found = re.findall(rf"^(\d+)\. {re.escape(line[1:])}", self.target.getvalue(), re.M)
            return f"{found[-1]}\n"
        return line and f"{line}\n"


def scripted(game: Recorder, script: list[str]) -> str:
    target = io.StringIO()
    with pytest.raises(EOFError):
        Session(game, PlainFace(Script(target, script), target), "en").run()
    return target.getvalue()


def test_undo_until_something_new_was_revealed(tmp_path: Path) -> None:
    with recorder(tmp_path / "undo.record", ["human", "rules", "rules", "rules"], 3) as game:
        shown = scripted(game, ["u", "=Bishop", "u", "=Take 2 gold", "u", "=Draw 2 cards", "u"])
    assert shown.count("Nothing to undo.") == 2  # at first, and after the others have moved
    assert shown.count("Undone.") == 1
    assert shown.count("Too late to undo: something new was revealed.") == 1
    record = Record.read(tmp_path / "undo.record")
    assert "0 gold" not in str(record)
    assert "0 cards" in str(record)


def test_undo_goes_back_over_several_decisions(tmp_path: Path) -> None:
    with recorder(tmp_path / "undo.record", ["human", "rules", "rules", "rules"], 3) as game:
        shown = scripted(game, ["=Bishop", "=Take 2 gold", "=Build Tavern", "u", "u", "u"])
        view: Any = game.state.view(0)
        assert view["turn"]["gathered"] is False
    assert shown.count("Undone.") == 2
    assert shown.count("Nothing to undo.") == 1


def test_the_extra_can_be_taken_back(tmp_path: Path) -> None:
    kinds = ["human", "rules", "rules", "rules"]
    with recorder(tmp_path / "undo.record", kinds, 1, ruleset="classic") as game:
        shown = scripted(
            game, ["=Merchant", "=Take 2 gold", "=Skip the bonus", "u", "=Bonus: take 1 gold", "u", "u", "u"]
        )
        view: Any = game.state.view(0)
        assert view["turn"]["gathered"] is False
    assert "You skipped the bonus." in shown
    assert shown.count("Undone.") == 3


# ---- several players -----------------------------------------------------------------------------------------------


def test_the_screen_is_hidden_between_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    target = Terminal()
    with recorder(tmp_path / "two.record", ["human", "human"], 3) as game, pytest.raises(EOFError):
        Session(game, ScreenFace(io.StringIO("\n1\n"), target), "en").run()
    before, first, second = re.split(r"Pass the device to Name\d\.", target.getvalue())
    assert CLEAR in before
    assert "Your hand" in first
    assert CLEAR + "\x1b[H\x1b[3J" in first[first.rindex("Your hand") :]
    assert "Your hand" not in second


# ---- bad input -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"seats": ["human", "hal"]}, r"Unknown player 'hal'; choose from: human, bot, random, "),
        ({"seats": ["human"] * 3, "options": {"players": 4}}, r"--seats lists 3 players for 4 seats"),
        ({"options": {"players": 9}}, r"2 to 8 players, not 9"),
        ({"options": {"scenario": "x"}}, r"choose from: first-game"),
        ({"options": {"scenario": "x", "ruleset": "2010"}}, r"choose from: base, random, custom\."),
        ({"options": {"short": True, "ruleset": "classic"}}, r"no short game"),
        ({"lang": "xx"}, r"no language 'xx'; choose from: en, pt-BR, it, es\."),
        ({"game": "chess"}, r"no game 'chess'; choose from: citadels"),
        ({"delay": -1.0}, r"must be 0 to 60 seconds, not -1\."),
        ({"resume": Path("nowhere.record"), "seed": None}, r"nowhere\.record cannot be read"),
        ({"resume": Path("a.record"), "seed": 3}, r"resumes a game with its own settings"),
        ({"position": Path("nowhere.json")}, r"nowhere\.json cannot be read"),
        ({"position": Path("x.json"), "options": {"players": 4}}, r"remove: players\."),
        ({"position": Path(__file__)}, r"is not a position: invalid JSON"),
    ],
)
def test_bad_input_is_one_line_and_leaves_no_file(
    typed: Callable[..., int], at_home: Path, asked: dict[str, object], message: str
) -> None:
    with pytest.raises(BurgraveError, match=message) as raised:
        typed("", **asked)
    assert "\n" not in str(raised.value)
    assert not at_home.exists()


def test_a_record_is_never_overwritten(typed: Callable[..., int], tmp_path: Path) -> None:
    file = tmp_path / "there.record"
    file.write_text("mine")
    with pytest.raises(BurgraveError, match="already exists"):
        typed("1\n", record=file)
    assert file.read_text() == "mine"


def test_where_nothing_can_be_saved_one_can_still_play(
    typed: Callable[..., int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "burgrave").write_text("in the way")
    assert typed("s\nq\n") == 0
    shown = capsys.readouterr().out
    assert "This game can't be saved" in shown
    assert shown.count("This game isn't being saved.") == 2


def test_wrong_answers_are_asked_again(typed: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("0\n-1\nfoo\n99\n1 2\nq\n") == 0
    assert capsys.readouterr().out.count("Type a number from 1 to 3 to choose, or ? for help.") == 5


def test_any_card_is_explained(typed: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("? witch\n? SCHOOL\n? t\n? xyz\n? 1\n?\nq\n") == 0
    shown = capsys.readouterr().out
    assert "Witch (rank 1): " in shown
    assert "School of Magic (unique, 6 gold): " in shown
    assert "Which one? " in shown
    assert 'No card is called "xyz".' in shown
    assert shown.count("Magician (rank 3): ") == 2


def test_explanations_ignore_accents(typed: Callable[..., int], capsys: pytest.CaptureFixture[str]) -> None:
    assert typed("? prisao\nq\n", lang="pt-BR") == 0
    assert "Prisão (militar, 2 ouros): " in capsys.readouterr().out
