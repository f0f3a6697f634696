"""A game that somebody else's package brings is played everywhere, and one that does not work is refused in a line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.third_game.installing import EXAMPLE, Command, announce, install_example, run_all, run_with

LANGUAGES = ("en", "pt-BR", "it", "es")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Liar's Dice is installed, and some packages that do not work."""
    folder = tmp_path_factory.mktemp("site")
    install_example(folder)
    (folder / "brittle.py").write_text("raise RuntimeError('not\\ntoday')\n", encoding="utf-8")
    games = {"broken": "brittle:GAME", "missing": "no_such_package:GAME", "Bad Name": "liars_dice.game:LIARS_DICE"}
    games |= {"dice": "liars_dice.game:LIARS_DICE", "nothing": "liars_dice.game:NOTHING", "wanted": "a:GAME"}
    announce(folder, "brittle", {**games, "citadels": "liars_dice.game:LIARS_DICE"})
    announce(folder, "rival", {"wanted": "b:GAME"})
    (folder / "bare.py").write_text(_BARE, encoding="utf-8")
    announce(folder, "bare", {"bare": "bare:GAME"})
    return folder


_BARE = """
from liars_dice.game import LIARS_DICE, LiarsDice
from burgrave.kernel.game import Game

class Bare(LiarsDice):
    def __init__(self):
        Game.__init__(self, "bare", 1, LIARS_DICE.options, LIARS_DICE.events)

GAME = Bare()
"""


def burgrave(site: Path, *arguments: str, typed: str = "") -> str:
    """Return what a command prints."""
    (done,) = run_all(site, [Command([*arguments], typed)])
    assert done.status == 0, done.err
    return done.out


def test_its_own_tests_pass(site: Path) -> None:
    run_with(site, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))


def test_it_is_played_in_the_terminal_in_every_language(site: Path) -> None:
    options = ["--players", "3", "--seed", "1", "--first", "0", "--plain"]
    typed = "?\nv\nh\n1\n1\nl\nu\nq\n"
    commands = [Command(["play", "liars_dice", *options, "--lang", lang], typed) for lang in LANGUAGES]
    for done in run_all(site, commands):
        assert done.status == 0, done.err
        for said in ("Liar's Dice", "bid or call", "15. count 15", "1. face 1", "count 1, face 1.", ".record"):
            assert said in done.out


def test_whole_games_are_played_on_the_screen_and_by_bots_alone(site: Path) -> None:
    drawn = run_with(site, "-c", _ON_A_SCREEN)
    assert "which face" in drawn and "\x1b[" in drawn
    watched = burgrave(site, "play", "liars_dice", "--seats", "rules,easy", "--seed", "1", "--lang", "en")
    assert "Won: " in watched and "1 point\n" in watched and "wins with 1 point." in watched


_ON_A_SCREEN = """
import sys
from rich.console import Console
from burgrave import Record, Recorder
from burgrave.terminal import screen
from burgrave.terminal.session import Session

screen.Console = lambda **more: Console(**more, force_terminal=True, width=100)

class Always:
    def readline(self):
        return "1\\n"

record = Record.new("liars_dice", seed=3, seats=[("human", ""), ("easy", "Ana")], options={"players": 2})
assert Session(Recorder(record), screen.ScreenFace(Always(), sys.stdout), "it").run()
"""


def test_it_is_simulated_recorded_replayed_and_begun_from_a_position(site: Path, tmp_path: Path) -> None:
    record, position = tmp_path / "dice.record", tmp_path / "position.json"
    position.write_text(json.dumps({"seats": [{"dice": [6]}, {"dice": [1, 5]}], "active": 0}), encoding="utf-8")
    commands = [
        Command(["simulate", "liars_dice", "--games", "1", "--bots", "rules", "--no-wild", "--record", str(record)]),
        Command(["replay", str(record), "--view", "public"]),
        Command(["replay", str(record), "--view", "1", "--lang", "it"]),
        Command(["play", "liars_dice", "--position", str(position), "--lang", "en"], "v\nq\n"),
        Command(["simulate", "liars_dice", "--games", "30", "--json"]),
    ]
    done = run_all(site, commands)
    assert [one.status for one in done] == [0] * 5, done
    _first, public, seen, begun, simulated = [one.out for one in done]
    lines = record.read_text(encoding="utf-8").splitlines()
    assert lines[1] == "game liars_dice" and '"wild": false' in lines[3] and lines[-1].startswith("end ")
    assert "Liar: " in public and "Rolled" not in public and "Rolled: rules 1" in seen
    assert "total 3" in begun and "dice left 1, dice 6" in begun
    assert json.loads(simulated)["games"] == 30


def test_its_bots_meet_in_the_arena_and_knowledge_wins(site: Path) -> None:
    options = ["--bots", "rules,greedy,search:20it,random", "--deals", "3", "--json"]
    found = json.loads(burgrave(site, "arena", "liars_dice", *options))
    wins = {one["bot"]: one["win_share"] for one in found["bots"]}
    assert len(wins) == 4 and wins["random"] < 0.25


def test_a_game_without_bots_is_searched_to_its_end(site: Path) -> None:
    options = ["--players", "2", "--games", "2", "--bots"]
    commands = [Command(["simulate", "bare", *options, bots]) for bots in ("greedy,rules", "easy,random")]
    done = run_all(site, [*commands, Command(["arena", "bare", "--bots", "search:30it,random", "--deals", "4"])])
    assert [one.status for one in done] == [0] * 3, done


def test_it_is_played_at_the_table(site: Path) -> None:
    run_with(site, "-m", "tests.third_game.evening")


def test_it_is_the_same_game_on_the_compiled_core(site: Path, compiled_dir: Path) -> None:
    """Classes that are not compiled may inherit from those of the core that games fill."""
    code = (
        "from burgrave.study import simulate; from liars_dice.laws import DiceLaws, DiceTwins;"
        "from burgrave.kernel.laws import ALWAYS; from burgrave.kernel.twins import TwinGames;"
        "DiceLaws(ALWAYS).walk('core', {'players': 2}); TwinGames(DiceTwins()).walk('core', {'players': 3});"
        "print(simulate('liars_dice', games=5, bots=['search:10it']).fingerprint)"
    )
    assert run_with(site, "-c", code, core=compiled_dir) == run_with(site, "-c", code)


# ---- what does not work ---------------------------------------------------------------------------------------------

REFUSED = {
    "liars-dice": "There is no game 'liars-dice'; choose from: ",
    "broken": "cannot be loaded from brittle:GAME: RuntimeError: not today.",
    "missing": "cannot be loaded from no_such_package:GAME: ModuleNotFoundError: No module named",
    "nothing": "cannot be loaded from liars_dice.game:NOTHING: AttributeError: ",
    "Bad Name": "a name has at most 40 small letters, digits, _ and -.",
    "dice": "that is no game of this name.",
    "wanted": "Two packages bring a game 'wanted', ",
}


def test_what_cannot_be_played_is_refused_in_a_line(site: Path, tmp_path: Path) -> None:
    """Whoever asks for it, and by whatever command; a record may ask, too."""
    record = tmp_path / "dice.record"
    assert "Citadels" in burgrave(site, "simulate", "citadels", "--games", "1")  # that name is taken
    burgrave(site, "simulate", "liars_dice", "--games", "1", "--record", str(record))
    text = record.read_text(encoding="utf-8")
    asked: list[tuple[str, Command]] = []
    for number, (game, why) in enumerate(REFUSED.items()):
        file = tmp_path / f"{number}.record"
        file.write_text(text.replace("game liars_dice", f"game {game}"), encoding="utf-8")
        asked.append((why, Command(["play", game])))
        asked.append((why, Command(["simulate", game])))
        asked.append((why, Command(["arena", game, "--bots", "random,random"])))
        asked.append((why, Command(["replay", str(file)])))
    for (why, command), done in zip(asked, run_all(site, [command for _, command in asked]), strict=True):
        assert done.status == 2 and why in done.err, (command, done)
        assert done.out == "" and done.err.startswith("burgrave: ") and done.err.count("\n") == 1
