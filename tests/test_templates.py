"""``burgrave new``: the generated files work unmodified."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.third_game.installing import announce

from burgrave.cli import run


def test_a_new_bot_comes_with_a_test_that_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "bot", "my_bot"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "my_bot.py written.",
        "test_my_bot.py written.",
        "Try it: burgrave arena citadels --bots my_bot:make,random --deals 20",
    ]
    assert "templates" not in (tmp_path / "test_my_bot.py").read_text(encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0 and "2 passed" in done.stdout, done.stdout
    assert run(["new", "bot", "my_bot"]) == 2
    assert "my_bot.py already exists; choose another name." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("my-bot", "The name 'my-bot' cannot be used; choose one of up to 40 lowercase letters, digits and single _,"),
        ("class", "The name 'class' cannot be used;"),
        ("json", "There is already a module 'json', which would be imported instead; choose another name."),
    ],
)
def test_a_name_that_does_not_work_is_refused(
    name: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "bot", name]) == 2
    assert capsys.readouterr().err.startswith(f"burgrave: {says}") and not [*tmp_path.iterdir()]


@pytest.mark.long
def test_a_new_game_comes_with_tests_that_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "game", "my_game"]) == 0
    *written, advice = capsys.readouterr().out.splitlines()
    assert "my_game/src/my_game/state.py written." in written
    assert advice == "Try it: pip install -e my_game && burgrave play my_game"
    package = tmp_path / "my_game"
    for file in [file for file in package.rglob("*") if file.is_file()]:
        text = file.read_text(encoding="utf-8")
        assert "templates" not in text and "high_card" not in text and "High Card" not in text

    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    announce(tmp_path / "site", project["name"].replace("-", "_"), project["entry-points"]["burgrave.games"])
    path = [str(tmp_path / "site"), str(package / "src"), os.environ.get("PYTHONPATH", "")]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path), "XDG_DATA_HOME": str(tmp_path)}

    def python(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=package, env=env, input=typed, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert "10 passed" in python("-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert "My Game" in python("-m", "burgrave", "play", "my_game", "--seats", "human,search:10it", typed="1\nq\n")
    assert run(["new", "game", "my_game"]) == 2
    assert "my_game already exists; choose another name." in capsys.readouterr().err


def test_a_name_that_contains_that_of_the_template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "game", "my_high_card"]) == 0
    text = (tmp_path / "my_high_card" / "src" / "my_high_card" / "game.py").read_text(encoding="utf-8")
    assert "from my_high_card.state import" in text and "my_my" not in text


@pytest.mark.parametrize("name", ["my-game", "json", "spiel\u00e9", "x_", "con", "citadels", "a" * 41, "__main__"])
def test_a_game_is_not_written_under_a_name_that_does_not_work(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "game", name]) == 2
    assert capsys.readouterr().err.count("\n") == 1 and not [*tmp_path.iterdir()]
