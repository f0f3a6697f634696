"""Valeria on the command line: simulation, records, and one-line errors for bad input."""

import json
import os
from pathlib import Path

import pytest

from burgrave import Record
from burgrave.cli import run

TEN = "cleric,merchant,mercenary,archer,peasant,knight,rogue,champion,paladin,butcher"

BAD: dict[str, tuple[list[str], str]] = {
    "unknown area": (["--areas", "hills,moon,ruins,forest,swamp"], "There is no area 'moon'; choose from: barrens, "),
    "too few areas": (["--areas", "hills,ruins"], "A game has 5 areas, not 2; choose from: barrens, "),
    "an area twice": (["--areas", "hills,hills,ruins,forest,swamp"], "The area hills is named twice; once is allowed."),
    "unknown citizen": (["--citizens", "elf"], "There is no citizen 'elf'; choose from: cleric, monk, "),
    "two citizens of a number": (
        ["--citizens", f"{TEN},monk"],
        "Each activation number has one citizen: choose cleric or monk, not cleric and monk.",
    ),
    "a number without citizen": (
        ["--citizens", TEN.replace("cleric,", "")],
        "Each activation number has one citizen: choose cleric or monk, not none.",
    ),
    "citizens and mixed": (
        ["--mixed", "--citizens", TEN],
        "Mixed citizens use both of each activation number; give either citizens or mixed.",
    ),
    "unknown domain": (["--without", "atlantis"], "There is no domain 'atlantis'; choose from: foxgrove_palisade, "),
    "too few domains": (
        [
            "--players",
            "5",
            "--without",
            "halfpenny_hill,shattered_hand,rogues_landing,grimmwater_keep,the_orb_of_urdr",
        ],
        "5 players need 20 domains, but only 19 remain; at most 4 may be left out.",
    ),
    "nobody": (["--players", "0"], "Valeria is for 1 to 5 players, not 0."),
    "too many": (["--players", "6"], "Valeria is for 1 to 5 players, not 6."),
    "unknown scenario": (["--scenario", "blood"], "There is no scenario 'blood'; choose from: first-game, "),
    "seat that is not there": (["--first", "4"], "There is no seat 4 to begin; seats go from 0 to 3."),
    "an option of the other game": (["--ruleset", "2010"], "Valeria has no option 'ruleset'; choose from: players, "),
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder, in which games are saved."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_line_and_nothing_is_written(
    name: str, command: str, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options, message = BAD[name]
    assert run([command, "valeria", *options, "--record", str(home / "game.record")]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"burgrave: {message}")
    assert printed.err.count("\n") == 1
    assert os.listdir(home) == []


@pytest.mark.parametrize("seats", ["rules", "random", "human,rules"])
def test_the_solo_game_has_no_bots(seats: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "valeria", "--players", "1", "--seats", seats]) == 2
    said = f"burgrave: The solo game is for one human, without bots: --seats human, not {seats}.\n"
    assert capsys.readouterr().err == said
    assert os.listdir(home) == []


def test_an_option_of_valeria_is_not_one_of_citadels(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "citadels", "--mixed"]) == 2
    assert capsys.readouterr().err.startswith("burgrave: Citadels has no option 'mixed'; choose from: players, ")
    assert run(["simulate", "citadels", "--no-end-latched"]) == 2
    assert capsys.readouterr().err.startswith("burgrave: Citadels has no option 'end_latched'; choose from: players, ")


@pytest.mark.parametrize(
    ("given", "latched"), [([], True), (["--end-latched"], True), (["--no-end-latched"], False)], ids=str
)
def test_the_earlier_reading_of_the_end_can_be_chosen(
    given: list[str], latched: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    assert run(["simulate", "valeria", "--games", "1", "--record", str(file), "--json", *given]) == 0
    record = Record.read(file)
    assert record.options is not None and record.options["end_latched"] is latched
    assert run(["replay", str(file), "--lang", "en"]) == 0
    assert ("The end of the game has been triggered: this is the last round." in capsys.readouterr().out) <= latched


@pytest.mark.parametrize("players", range(1, 6))
def test_simulate_says_what_was_played(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--players", str(players), "--areas", "hills,barrens,swamp,valley,forest", "--first", "0"]
    assert run(["simulate", "valeria", "--games", "6", "--json", "--without", "halfpenny_hill", *options]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["game"], data["players"], data["games"], data["scenario"]) == ("valeria", players, 6, "custom")
    assert data["areas"] == ["barrens", "hills", "forest", "swamp", "valley"]
    assert (data["without"], data["first"]) == (["halfpenny_hill"], 0)
    assert len(data["win_share"]) == len(data["mean_score"]) == players
    assert players == 1 or sum(data["win_share"]) == pytest.approx(1)
    assert data["mean_rounds"] > 3


def test_a_preset_keeps_its_name_until_something_is_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    for more, name in (([], "monster-blood"), (["--without", "halfpenny_hill"], "custom")):
        assert run(["simulate", "valeria", "--scenario", "monster-blood", "--games", "1", "--json", *more]) == 0
        assert json.loads(capsys.readouterr().out)["scenario"] == name


def test_a_record_of_rules_version_1_replays_as_a_story(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parent / "records" / "rules-1" / "valeria-returned.record"
    assert run(["replay", str(file), "--lang", "en"]) == 0
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize("options", [["--players", "1"], ["--players", "5", "--mixed"], ["--scenario", "random"]])
def test_a_record_replays_as_a_story(options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.record"
    made = ["simulate", "valeria", "--games", "1", "--seed", "4", "--bots", "rules", "--record", str(file), "--json"]
    assert run([*made, *options]) == 0
    capsys.readouterr()
    record = Record.read(file)
    assert record.scores() is not None
    told: dict[str, str] = {}
    for view in ("all", "public", "0"):
        assert run(["replay", str(file), "--view", view, "--lang", "en"]) == 0
        told[view] = capsys.readouterr().out
        assert "rolled" in told[view]
    assert "was dealt" in told["all"]
    assert "was dealt" not in told["public"]
    assert told["0"].count("dealt") == 1
