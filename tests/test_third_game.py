"""Games from other packages: valid ones work everywhere, and broken ones are rejected with a one-line error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.third_game.installing import EXAMPLE, Command, announce, install_example, run_all, run_with

pytestmark = pytest.mark.long

LANGUAGES = ("en", "pt-BR", "it", "es")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which Liar's Dice and several broken packages are installed."""
    folder = tmp_path_factory.mktemp("site")
    install_example(folder)
    (folder / "brittle.py").write_text("raise RuntimeError('not\\ntoday')\n", encoding="utf-8")
    games = {"broken": "brittle:GAME", "missing": "no_such_package:GAME", "Bad Name": "liars_dice.game:LIARS_DICE"}
    games |= {"dice": "liars_dice.game:LIARS_DICE", "nothing": "liars_dice.game:NOTHING", "wanted": "a:GAME"}
    announce(folder, "brittle", {**games, "citadels": "liars_dice.game:LIARS_DICE"})
    announce(folder, "rival", {"wanted": "b:GAME"})
    _install_bare(folder)
    (folder / "kinds.py").write_text(_OTHER_KINDS, encoding="utf-8")
    announce(folder, "kinds", {"kinds": "kinds:GAME"})
    return folder


def _install_bare(folder: Path) -> None:
    """Install Liar's Dice under another name, without bots or a title."""
    (folder / "bare").mkdir()
    for file in (EXAMPLE / "src" / "liars_dice").glob("*.py"):
        lines = file.read_text(encoding="utf-8").replace("liars_dice", "bare").splitlines(keepends=True)
        kept = [line for line in lines if not line.strip().startswith(('"bots":', "title="))]
        (folder / "bare" / file.name).write_text("".join(kept), encoding="utf-8")
    announce(folder, "bare", {"bare": "bare.game:LIARS_DICE"})


_OTHER_KINDS = """
from liars_dice.game import LIARS_DICE
from burgrave.kernel.game import Game
from burgrave.kernel.options import FLAG, NAMES, NUMBER, Option, players_option

class Kinds(Game):
    def __init__(self):
        options = [
            players_option(2, 6, 4, "How many play"),
            Option("wild", NUMBER, 1, least=0, most=9), Option("short", NUMBER, 1, least=0, most=9),
            Option("ruleset", NAMES), Option("mixed", FLAG, True), Option("districts", FLAG, True),
        ]
        super().__init__("kinds", 1, options, LIARS_DICE.events, LIARS_DICE.actions)

    def new(self, seed, options, events):
        print(self.resolve(seed, options))
        return LIARS_DICE.new(seed, {"players": 2}, events)

GAME = Kinds()
"""


def burgrave(site: Path, *arguments: str, typed: str = "") -> str:
    (done,) = run_all(site, [Command([*arguments], typed)])
    assert done.status == 0, done.err
    return done.out


def test_its_own_tests_pass(site: Path) -> None:
    run_with(site, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests"))


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


def test_its_games_are_reviewed_if_it_brings_bots(site: Path, tmp_path: Path) -> None:
    record, bare = tmp_path / "dice.record", tmp_path / "bare.record"
    commands = [
        Command(
            ["simulate", "liars_dice", "--games", "1", "--bots", "rules,random", "--players", "2", *_KEPT, str(record)]
        ),
        Command(["review", str(record), "--budget", "40", "--lang", "es"]),
        Command(["simulate", "bare", "--games", "1", "--players", "2", *_KEPT, str(bare)]),
        Command(["review", str(bare)]),
    ]
    done = run_all(site, commands)
    assert [one.status for one in done] == [0, 0, 0, 2], done
    assert "Liar's Dice: análisis de la partida" in done[1].out and "random 1, suerte: " in done[1].out
    assert done[3].err == "burgrave: Bare has no bots of its own, so its games cannot be reviewed.\n"


_KEPT = ("--seed", "4", "--record")


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


def test_the_tools_work_for_it(site: Path, tmp_path: Path) -> None:
    """The soak test, golden games and twin games find the game in the registry."""
    said = run_with(site, "-m", "tools.soak", "--game", "liars_dice", "--games", "10", "--workers", "1")
    assert "liars_dice: 10 games" in said and "over: 10" in said and "samples that differ in dice of 3: " in said
    golden = ["-m", "tools.golden", "--game", "liars_dice", "--folder", str(tmp_path)]
    run_with(site, *golden)
    assert len(list(tmp_path.iterdir())) == 5
    assert "5 playthroughs, " in run_with(site, *golden, "--check")
    measured = "from benchmarks.games import benchmarks; print(type(benchmarks()['liars_dice']()).__name__)"
    assert run_with(site, "-c", measured) == "AnyBenchmark\n"
    twins = "from benchmarks.table.twin_games import Tally, play_piece; print(*Tally.kept().found)"
    assert "liars_dice" in run_with(site, "-c", twins)


def test_options_are_parsed_by_the_game_played(site: Path) -> None:
    """Games may have options with the same name and different types."""
    options = ["--wild", "7", "--short", "3", "--ruleset", "a,b", "--no-mixed", "--districts", "no"]
    wrong = [("liars_dice", "--wild", "7"), ("kinds", "--wild", "yes"), ("kinds", "--districts", "castle")]
    done = run_all(
        site,
        [
            Command(["simulate", "kinds", "--games", "1", *options]),
            Command(["simulate", "liars_dice", "--games", "1", "--wild", "no"]),
            Command(["simulate", "citadels", "--games", "1", "--ruleset", "2010", "--short"]),
            *(Command(["simulate", game, "--games", "1", option, value]) for game, option, value in wrong),
        ],
    )
    assert [one.status for one in done] == [0, 0, 0, 2, 2, 2], done
    told = "'wild': 7, 'short': 3, 'ruleset': ['a', 'b'], 'mixed': False, 'districts': False}"
    assert told in done[0].out
    assert [one.err for one in done[3:]] == [
        "burgrave: --wild must be yes or no here, not '7'.\n",
        "burgrave: --wild must be a whole number here, not 'yes'.\n",
        "burgrave: --districts must be yes or no here, not 'castle'.\n",
    ]


def test_requests_may_have_options_of_several_types(site: Path) -> None:
    """Decoding an option whose type depends on the game must not crash the process."""
    run_with(site, "-c", _MANY_REQUESTS)


_MANY_REQUESTS = """
import gc
import msgspec
from burgrave.server.live.room_types import options_type

for _ in range(60):
    made = options_type("Options", msgspec.Struct)
    for value in (True, 7, "a", ["a", "b"], None, "%%", [3], {}):
        data = msgspec.json.encode({"ruleset": value, "wild": value, "districts": value})
        try:
            msgspec.json.decode(data, type=made)
        except msgspec.ValidationError:
            pass
    gc.collect()
"""


def test_a_server_says_which_games_it_cannot_offer(site: Path) -> None:
    lines = [json.loads(line) for line in run_with(site, "-c", _SERVE).splitlines()]
    told = {line["game"]: line["why"] for line in lines if line["what"] == "a game is unavailable"}
    assert sorted(told) == sorted(set(REFUSED) - {"liar-dice"})
    assert all(REFUSED[game] in why for game, why in told.items())


_SERVE = """
import os, signal, sys
from burgrave.server.http.serve import serve
from burgrave.server.settings import Settings

sys.stderr = sys.stdout
settings = Settings(database_url="sqlite://", port=0, bot_workers=0, log_level="info")
serve(settings, browser=False, say=lambda text: os.kill(os.getpid(), signal.SIGTERM))
"""


def test_all_environments_play_it(site: Path) -> None:
    run_with(site, "-c", _ENVIRONMENTS)


_ENVIRONMENTS = """
import numpy as np
import pyspiel
from pettingzoo.test import api_test
from burgrave.envs import spiel
from burgrave.envs.aec import GameEnv
from burgrave.envs.single import SeatEnv
from burgrave.envs.vector import VectorEnv

api_test(GameEnv("liars_dice_v0", "liars_dice", {"players": 3}), num_cycles=100)
single = SeatEnv("liars_dice", seat=1, bots="rules", players=2)
look, _ = single.reset(seed=1)
single.action_space.seed(1)
assert look["action_mask"].shape == (17,)
ended = False
while not ended:
    look, reward, ended, _, _ = single.step(single.action_space.sample())
assert reward in (0.0, 1.0)
games = VectorEnv("liars_dice", 32, players=4, wild=False)
shown, ended = games.reset(seed=2), 0
for _ in range(300):
    shown = games.step(games.random_actions())
    assert shown.rewards[shown.ended].sum(axis=1).tolist() == [1.0] * int(shown.ended.sum())
    ended += int(shown.ended.sum())
assert ended > 32 and (shown.observations <= games.setting.most()).all() and shown.masks.any(axis=1).all()
spiel.offer("liars_dice")
pyspiel.random_sim_test(pyspiel.load_game("burgrave_liars_dice(players=2,wild=False)"), 1, True, False)
"""


def test_studies_write_its_tables_and_say_what_a_ruling_does(site: Path, tmp_path: Path) -> None:
    folder, page = tmp_path / "dice", tmp_path / "dice.html"
    asked = ["effect", "liars_dice", "wild=no,yes", "--players", "3", "--deals", "60", "--bots", "rules"]
    answered = json.loads(burgrave(site, *asked, "--out", str(folder), "--json"))
    rounds = next(one for one in answered["differences"] if one["what"] == "rounds")
    assert rounds["deals"] == 60 and rounds["ci95"][0] <= rounds["difference"] <= rounds["ci95"][1]
    assert {one.name for one in folder.iterdir()} >= {"games", "seats", "bids", "calls"}
    assert "figures." in burgrave(site, "report", str(folder), "-o", str(page), "--lang", "es")
    assert "Efecto en las victorias: wild" in page.read_text(encoding="utf-8")
    (done,) = run_all(site, [Command(["effect", "liars_dice", "cup"])])
    assert done.err == "burgrave: Liar's Dice has no card that can be left out; use an option: NAME=VALUE,VALUE.\n"


def test_it_is_the_same_game_on_the_compiled_core(site: Path, compiled_dir: Path) -> None:
    """Interpreted classes of the game may inherit from compiled base classes of the core."""
    code = (
        "from burgrave.study import simulate; from liars_dice.invariants import DiceInvariants, DiceTwins;"
        "from burgrave.kernel.invariants import ALWAYS; from burgrave.kernel.indistinguishability import TwinGames;"
        "DiceInvariants(ALWAYS).walk('core', {'players': 2}); TwinGames(DiceTwins()).walk('core', {'players': 3});"
        "print(simulate('liars_dice', games=5, bots=['search:10it']).fingerprint);"
        "from burgrave.envs.vector import VectorEnv; games = VectorEnv('liars_dice', 8, players=3);"
        "games.reset(seed=1);"
        "print([games.step(games.random_actions()).observations.sum() for _ in range(60)]);"
        "from burgrave.study.data import study, study_plan; from tempfile import mkdtemp;"
        "data = study(study_plan('liars_dice', {'players': [2]}, games=20), mkdtemp());"
        "print([data.scan(table).collect().sum().row(0) for table in data.tables()])"
    )
    assert run_with(site, "-c", code, core=compiled_dir) == run_with(site, "-c", code)


# ---- broken games ---------------------------------------------------------------------------------------------------

REFUSED = {
    "liar-dice": "There is no game 'liar-dice'; choose from: ",
    "broken": "cannot be loaded from brittle:GAME: RuntimeError: not today.",
    "missing": "cannot be loaded from no_such_package:GAME: ModuleNotFoundError: No module named",
    "nothing": "cannot be loaded from liars_dice.game:NOTHING: AttributeError: ",
    "Bad Name": "a name has at most 40 lowercase letters, digits, _ and -.",
    "dice": "it is not a Game of this name.",
    "wanted": "Two packages provide a game 'wanted', ",
}


def test_a_game_that_cannot_be_played_is_refused_in_one_line(site: Path, tmp_path: Path) -> None:
    """Every command refuses the game, and so does the replay of a record."""
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
