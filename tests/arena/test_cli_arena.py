"""`burgrave arena`: output, and error messages for bad input."""

import json
import re
from pathlib import Path

import pytest
from tests.refusals import refusal

from burgrave.cli import run

BOTS = ["arena", "citadels", "--bots", "random,rules,random", "--deals", "4", "--seed", "1"]


def test_json_is_exactly_one_object_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*BOTS, "--ruleset", "classic", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    data = json.loads(printed.out)
    assert (data["game"], data["deals"], data["games"], data["seed"]) == ("citadels", 4, 12, 1)
    assert data["null"] == pytest.approx(1 / 3)
    assert data["options"] == {"ruleset": "classic", "players": 3, "scenario": "base", "rulings": 2}
    assert {"version", "revision", "core", "python", "cpu", "workers", "pairwise", "fingerprint"} <= set(data)
    assert [bot["bot"] for bot in data["bots"]] == ["random", "rules", "random"]
    for bot in data["bots"]:
        low, high = bot["ci95"]
        assert 0 <= low <= bot["win_share"] <= high <= 1
        assert 1 <= bot["mean_rank"] <= 3
        assert {"mean_score", "margin", "ms_per_decision", "max_ms", "rating", "failures"} <= set(bot)
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1)
    assert data["bots"][1]["win_share"] > 0.5
    assert data["pairwise"][1][0] + data["pairwise"][0][1] == pytest.approx(1)
    assert [(bot["bot"], bot["seats"]) for bot in data["by_bot"]] == [("random", 2), ("rules", 1)]


def test_the_table_shows_the_null_line_and_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(BOTS) == 0
    out = capsys.readouterr().out
    for text in ("1 random", "2 rules", "2 × random", "(all equal)", "33.3", "ahead of, %", "OpenSkill"):
        assert text in out
    assert "4 deals, each in 3 rotations, 12 games" in out
    assert "seed 1, fingerprint " in out
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("width", [60, 40, 30])
def test_a_narrow_terminal_keeps_the_names_of_the_bots(
    width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert run(BOTS) == 0
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= width
    table, after = lines.index(next(line for line in lines if line.startswith("bot "))), " ".join(lines)
    rows = [line for line in lines[table:] if re.match(r"[123] ", line)]
    assert len(rows) == 3 + 1 + 3 and all(re.search(r"\d\.\d", row) and "…" not in row for row in rows)
    for name in ("1 random", "2 rules", "3 random", "2 × random"):
        assert any(line == name or line.startswith(f"{name} ") for line in lines)
    assert "No room for: " in after and "OpenSkill" in after


def test_the_table_of_thinking_times(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "valeria", "--bots", "search:9it,random", "--deals", "1", "--times", "1it,2it"]
    assert run(line) == 0
    out = capsys.readouterr().out
    assert "against random" in out
    assert "search:1it " in out
    assert "search:2it " in out
    assert run([*line, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [(part["time"], part["bots"][0]["bot"]) for part in data["curve"]] == [
        ("1it", "search:1it"),
        ("2it", "search:2it"),
    ]


def test_the_verdict_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "citadels", "--bots", "rules,random", "--deals", "200", "--accept", "0.2"]
    assert run(line) == 0
    assert "Accepted: rules is better by 20 points of win share" in " ".join(capsys.readouterr().out.split())
    assert run([*line, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sequential"]["verdict"] == "accepted"
    assert data["sequential"]["deals"] == data["deals"] < 200


def test_the_same_command_with_a_file_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.jsonl"
    tables = []
    for _ in range(2):
        assert run([*BOTS, "--out", str(file)]) == 0
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
    assert file.read_bytes().count(b"\n") == 5


def test_solo(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "valeria", "--bots", "random", "--deals", "5"]) == 0
    out = capsys.readouterr().out
    assert "5 deals, 5 games" in out
    assert "all equal" not in out
    assert "OpenSkill" not in out


BAD = {
    "arena": "GAME requires an argument",
    "arena citadels": "--bots",
    "arena citadels --bots random,random --colour red": "See `burgrave arena --help`",
    "arena citadels --bots random,hal": "Unknown bot 'hal'; choose from: random, ",
    "arena citadels --bots random,cheat": "expert, cheat:1000it, module:factory or program:command.",
    "arena citadels --bots random": "2 to 8 players, not 1",
    "arena citadels --bots random,random,random --players 4": "3 bots given for 4 players",
    "arena citadels --bots random,random --deals 0": "The number of deals must be 1 to",
    "arena citadels --bots random,random --workers 0": "1 to 256",
    "arena citadels --bots random,random --accept 2": "margin of a sequential test",
    "arena citadels --bots random,random --times 20ms": "has no thinking time to vary",
    f"arena citadels --bots random,random --out {__file__}": "is not an arena result file",
    "arena citadels --bots random,random --out /nowhere/at/all": "/nowhere/at/all: No such file or directory",
}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line_and_status_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert BAD[line] in refusal(line, capsys)


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--help"]) == 0
    assert "--accept" in capsys.readouterr().out
