"""Command line: output, and error messages for bad input."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.children import child
from tests.refusals import refusal

from burgrave import Record
from burgrave.cli import EXAMPLES, app, run

UNIQUES = "armory,basilica,capitol,dragon_gate,factory,framework,gold_mine,great_wall,keep,museum,park,quarry,smithy"


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "game.record"
    assert run(["simulate", "citadels", "--games", "1", "--seed", "4", "--record", str(file), "--json"]) == 0
    capsys.readouterr()
    return file


# ---- simulate --------------------------------------------------------------------------------------------------


def test_json_is_exactly_one_object_on_stdout(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(
            [
                "simulate",
                "citadels",
                "--ruleset",
                "2016",
                "--players",
                "5",
                "--scenario",
                "cunning-agents",
                "--games",
                "7",
                "--json",
            ]
        )
        == 0
    )
    printed = capsys.readouterr()
    assert printed.err == ""
    data = json.loads(printed.out)
    wanted = {
        "game", "ruleset", "players", "scenario", "games", "decisions", "seconds", "decisions_per_second", "core",
        "win_share", "mean_score", "mean_rounds",
    }  # fmt: skip
    assert wanted <= set(data)
    assert (data["players"], data["games"], len(data["win_share"])) == (5, 7, 5)
    assert sum(data["win_share"]) == pytest.approx(1)


@pytest.mark.parametrize(
    "options",
    [
        "--ruleset classic --scenario base --players 8",
        "--ruleset classic --scenario custom --characters witch,wizard,abbot",
        "--ruleset 2010 --short --bonus park,bell_tower",
        "--ruleset 2010 --bonus park,bell_tower,museum,quarry --without keep --characters diplomat,artist",
    ],
)
def test_games_of_the_older_editions(options: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "citadels", *options.split(), "--games", "3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ruleset"] == options.split()[1]


def test_the_table_names_seats_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(
            ["simulate", "citadels", "--games", "5", "--seed", "-3", "--characters", "witch,artist", "--bots", "random"]
        )
        == 0
    )
    out = capsys.readouterr().out
    assert "Mean score" in out
    assert "decisions/s" in out
    assert "seed -3" in out


def test_seeds_written_as_numbers_or_words(capsys: pytest.CaptureFixture[str]) -> None:
    prints = []
    for seed in ("1", "01", "word", "1"):
        run(["simulate", "citadels", "--games", "3", "--json", "--seed", seed])
        prints.append(json.loads(capsys.readouterr().out)["fingerprint"])
    assert prints[0] == prints[3]
    assert len(set(prints)) == 3


@pytest.mark.parametrize(
    "options",
    [
        ["--characters", "Witch, tax-collector", "--scenario", "First Game", "--ruleset", "2016"],
        ["--characters", "Strega,Esattore", "--scenario", "prima partita"],
    ],
)
def test_names_are_taken_in_any_case_and_language(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    prints = []
    as_in_rules = ["citadels", "--characters", "witch,tax_collector", "--scenario", "first-game"]
    for line in (as_in_rules, ["Citadels", *options]):
        assert run(["simulate", *line, "--games", "2", "--json"]) == 0
        prints.append(json.loads(capsys.readouterr().out))
    assert prints[0]["fingerprint"] == prints[1]["fingerprint"]
    assert prints[0]["characters"] == prints[1]["characters"]


@pytest.mark.long
def test_workers_from_a_real_process() -> None:
    command = [sys.executable, "-m", "burgrave", "simulate", "citadels", "--games", "8", "--workers", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 8


# ---- replay ----------------------------------------------------------------------------------------------------


def test_replay_tells_the_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(record), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "Round 2: " in out
    scores = Record.read(record).scores()
    assert scores is not None
    assert f"1. random {scores.index(max(scores))}: {max(scores)}" in out


def test_replay_shows_a_seat_only_what_it_saw(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = {}
    for view in ("all", "public", "0", "random 1"):
        assert run(["replay", str(record), "--view", view, "--lang", "en"]) == 0
        told[view] = capsys.readouterr().out
    assert " picked the " in told["all"]
    assert "You picked the " in told["0"]
    assert " picked the " not in told["public"]
    assert " picked the " not in told["0"].replace("You picked the ", "")
    assert "You " not in told["public"]
    assert told["0"] != told["random 1"]


@pytest.mark.parametrize("lang", ["en", "pt-BR", "it", "es"])
def test_replay_in_every_language(record: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert run(["replay", str(record), "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 50


@pytest.mark.long
def test_replay_step_by_step(record: Path) -> None:
    command = [sys.executable, "-m", "burgrave", "replay", str(record), "--step"]
    two = subprocess.run(command, input="\nq\n", capture_output=True, text=True)
    more = subprocess.run(command, input="\n\n\n\n\nq\n", capture_output=True, text=True)
    assert two.returncode == more.returncode == 0
    assert more.stdout.startswith(two.stdout)
    assert 0 < len(two.stdout) < len(more.stdout)


def test_an_unfinished_game_replays_as_far_as_it_went(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:60]) + "\n")
    assert run(["replay", str(record)]) == 0
    assert capsys.readouterr().out.endswith("…\n")


# ---- bad input -------------------------------------------------------------------------------------------------

BAD = {
    "simulate": "GAME requires an argument",
    "juggle": "Available commands: ",
    "simulate chess": "There is no game 'chess'; choose from: citadels",
    "simulate citadels --colour red": "See `burgrave simulate --help`",
    "simulate citadels extra": "See `burgrave simulate --help`",
    "simulate citadels --games many": "Invalid value for --games: 'many' is not a whole number.",
    "simulate citadels --players 2.5": "Invalid value for --players: '2.5' is not a whole number.",
    "play citadels --crown 1.5": "Invalid value for --crown: '1.5' is not a whole number.",
    "simulate valeria --first 0.0": "Invalid value for --first: '0.0' is not a whole number.",
    "serve --metrics-port 80.5": "Invalid value for --metrics-port: '80.5' is not a whole number.",
    "simulate citadels --games 0": "1 to",
    "simulate citadels --workers 0": "1 to 256",
    "simulate citadels --players 1": "2 to 8 players, not 1",
    "simulate citadels --players 9": "2 to 8 players, not 9",
    "simulate citadels --ruleset 1066": "choose from: classic, 2010, 2016",
    "simulate citadels --scenario nowhere": "choose from: first-game,",
    "simulate citadels --ruleset classic --scenario first-game": "choose from: base, random, custom",
    "play citadels --scenario base": "choose from: first-game,",
    "play citadels --ruleset classic --short": "has no short game",
    "play citadels --ruleset classic --bonus park,museum": "has no bonus districts",
    "play citadels --ruleset 2010 --bonus park": "Add at least two bonus districts, not 1",
    "play citadels --ruleset 2010 --bonus park,disco": "There is no district 'disco'; choose from: ",
    "play citadels --ruleset 2010 --without castle": "no castle to leave out; the base districts are: ",
    "simulate citadels --ruleset 2010 --characters magistrate": "choose one of: assassin, witch",
    "simulate citadels --ruleset classic --characters witch,wizard,abbot": "may be replaced, not 3",
    "simulate citadels --characters joker": "There is no character 'joker'; choose from: ",
    "simulate citadels --characters witch,assassin": "two characters of rank 1",
    "simulate citadels --characters witch,king,Strega": "The character witch is named twice; once is allowed.",
    "simulate citadels --characters mago": "'mago' is ambiguous: magician or wizard.",
    "simulate citadels --scenario=": "There is no scenario ''; choose from: first-game,",
    "simulate valeria --scenario=": "There is no scenario ''; choose from: first-game,",
    "simulate citadels --characters queen": "The queen needs 5 players",
    "simulate citadels --players 2 --characters emperor": "not allowed with 2 players",
    "simulate citadels --districts disco": "There is no district 'disco'; choose from: ",
    f"simulate citadels --districts {UNIQUES}": "exactly 14 different unique districts, not 13",
    f"simulate citadels --districts {UNIQUES},castle": "castle is not a unique district",
    "simulate citadels --scenario custom": "needs both its characters and its 14 unique districts",
    "simulate citadels --bots hal": "hal",
    "simulate citadels --bots random,random": "2 bots given for 4 seats",
    "simulate citadels --games 1 --record /dev/null/x": "/dev/null/x",
    "puzzles make go --out x.gz": "There is no game 'go'; choose from: ",
    "puzzles make citadels --out x.gz --games 0": "The number of games must be 1 to 1,000,000, not 0.",
    "puzzles make citadels --out x.gz --workers 0": "The number of workers must be 1 to 256, not 0.",
    f"puzzles make citadels --out {__file__}": "is not a file of puzzles: ",
    "puzzles check nowhere.gz": "nowhere.gz cannot be read: No such file or directory.",
    "replay": "FILE",
    "replay nowhere.record": "nowhere.record cannot be read",
    "replay /dev/null": "line 1: the record ends here",
    f"replay {__file__}": "line 1: this is not a Burgrave record; a record begins with 'burgrave record 1'",
}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line_and_status_2(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert BAD[line] in refusal(line, capsys)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "rules 2\n",
            "rules 77\n",
            "line 3: the record uses rules version '77'; this version supports rules versions 1 and 2.",
        ),
        ("seed ", "seed 9", "the digest does not match"),
        ("\n0 pick ", "\n0 dance ", "is not an action of Citadels; verbs: "),
        ("\n0 gold\n", "\n0 smithy\n", "may not play 'smithy' now; allowed: "),
        ("game citadels\n", "game go\n", "line 2: There is no game 'go'; choose from: "),
    ],
)
def test_damaged_records_are_one_line_and_status_2(
    record: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, message: str
) -> None:
    damaged = record.read_text().replace(old, new, 1)
    record.write_text(damaged)
    assert run(["replay", str(record)]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert str(record) in err
    assert err.count("\n") == 1
    assert record.read_text() == damaged


def test_a_wrong_view_or_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for option, value, allowed in (("--view", "9", "a seat from 0 to 3"), ("--lang", "tlh", "en, pt-BR")):
        assert run(["replay", str(record), option, value]) == 2
        err = capsys.readouterr().err
        assert allowed in err
        assert err.count("\n") == 1


# ---- unusual environments --------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", ["0", "1", "-5", "wide"])
def test_a_width_of_nothing_is_passed_over(columns: str) -> None:
    command = [sys.executable, "-m", "burgrave", "arena", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "COLUMNS": columns}, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--deals" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_may_be_closed(closed: str) -> None:
    command = f"{sys.executable} -m burgrave simulate citadels --games 1 {closed}"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_an_encoding_lacks_is_replaced() -> None:
    command = [sys.executable, "-m", "burgrave", "simulate", "citadels", "--games", "1"]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, timeout=300)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"1 game, " in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX limits")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("simulate citadels --games 1 --json", "The output cannot be written: File too large."),
        ("simulate citadels --games 1 --record new", "new cannot be written: File too large."),
        (
            "arena citadels --bots random,random --deals 1 --out new",
            "new cannot be written: File too large; finished deals",
        ),
        pytest.param(
            *("train citadels --games 1 --out new", "new/plan.json: File too large."),
            marks=pytest.mark.long,  # needs torch
        ),
        ("serve --port 0 --no-browser --database-url sqlite:///new", "new.lock: File too large."),
    ],
)
def test_a_full_disk_is_reported_with_the_file(line: str, told: str, tmp_path: Path) -> None:
    """A file size limit of zero simulates a full disk."""
    import resource

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    with (tmp_path / "out").open("w") as out:
        done = subprocess.run(
            [sys.executable, "-m", "burgrave", *line.split()],
            cwd=tmp_path,
            env=env,
            stdout=out,
            stderr=subprocess.PIPE,
            text=True,
            timeout=300,
            preexec_fn=full,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("burgrave: ") and told in done.stderr and done.stderr.count("\n") == 1


# ---- leaving early ---------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_is_quiet(tmp_path: Path, workers: str) -> None:
    command = [sys.executable, "-m", "burgrave", "simulate", "citadels", "--games", "10000000", "--workers", workers]
    command += ["--record", str(tmp_path / "games")]
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not any(tmp_path.rglob("*.record")):
            assert process.poll() is None
            time.sleep(0.01)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="needs POSIX pipes")
def test_a_closed_pipe_is_quiet(record: Path) -> None:
    command = f"{sys.executable} -m burgrave replay {record} | head -n 1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", sorted(one for one in app if not one.startswith("-")))
def test_the_help_of_every_command_ends_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    _, _, shown = capsys.readouterr().out.partition("\nExamples:\n")
    lines = shown.splitlines()
    assert lines == [f"  burgrave {one}" for one in EXAMPLES[command]] and max(map(len, lines)) <= 80
    for line in lines:
        called, _, _ = app.parse_args(line.split()[1:], exit_on_error=False, print_error=False)
        assert called.__module__ == "burgrave.cli" and line.split()[1] == command


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--help"], ["--version"], ["play", "--help"], ["simulate", "--help"], ["replay", "--help"]):
        assert run(arguments) == 0
        printed = capsys.readouterr()
        assert printed.out
        assert printed.err == ""
