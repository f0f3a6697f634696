"""``burgrave play`` without a game, ``burgrave help`` and ``-V``."""

from __future__ import annotations

import pytest

from burgrave.cli import run
from burgrave.kernel.errors import SetupError
from burgrave.kernel.registry import game_named
from burgrave.terminal.choosing import chosen_game


class Terminal:
    def isatty(self) -> bool:
        return True


def answering(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Simulate a terminal in which these answers are typed, followed by the end of input."""
    left = [*answers]

    def answer(prompt: str) -> str:
        print(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize(("answers", "game"), [(["1"], "citadels"), (["chess", "3", "Valeria"], "valeria")])
def test_a_game_is_chosen_by_number_or_name(
    answers: list[str], game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, *answers)
    assert chosen_game("it") == game
    out = capsys.readouterr().out
    assert out.count("Quale gioco?") == len(answers)
    assert out.count("Rispondi con un numero o un nome: citadels, valeria.") == len(answers) - 1


def test_numbers_count_only_the_games_that_load(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("burgrave.terminal.choosing.all_games", lambda: [game_named("valeria")])
    answering(monkeypatch, "2", "citadels", "1")
    assert chosen_game("en") == "valeria"
    assert capsys.readouterr().out.count("citadels") == 0


def test_without_an_answer_the_games_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play"]) == 2
    assert capsys.readouterr().err == "burgrave: Name the game: burgrave play citadels or burgrave play valeria.\n"
    answering(monkeypatch)
    with pytest.raises(SetupError, match="No game was chosen"):
        chosen_game("en")


def test_help_is_also_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["help", "doctor"]) == run(["doctor", "--help"]) == 0
    first, second = capsys.readouterr().out.split("Usage:")[1:]
    assert first.strip() == second.strip()
    assert run(["help"]) == 0 and "Usage: burgrave COMMAND" in capsys.readouterr().out
    assert run(["help", "doktor"]) == 2


def test_the_version_has_a_short_flag(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["-V"]) == run(["--version"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second and first.startswith("burgrave ")
