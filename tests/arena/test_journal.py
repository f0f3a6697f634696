"""Result file: finished deals are never lost, and invalid content is rejected."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.children import child

from burgrave.arena import Outcome, arena, results_in
from burgrave.arena.journal import ArenaError, appending, head, read, surroundings
from burgrave.arena.plan import plan
from burgrave.kernel.errors import SetupError

BOTS = ["random", "random", "random"]
TIMES = ("ms_per_decision", "max_ms", "seconds", "date", "workers")


def play(out: Path | None = None, deals: int = 6, **more: Any) -> Outcome:
    return arena("citadels", BOTS, deals=deals, seed=3, out=out, **more)


def without_times(data: object) -> object:
    if isinstance(data, Mapping):
        return {name: without_times(value) for name, value in data.items() if name not in TIMES}
    return [without_times(item) for item in data] if isinstance(data, list) else data


def told(outcome: Outcome) -> object:
    return without_times(json.loads(json.dumps(outcome.as_json())))


@pytest.fixture
def whole() -> Outcome:
    return play()


# ---- resuming ----------------------------------------------------------------------------------------------------


def test_a_file_holds_what_was_told(tmp_path: Path, whole: Outcome) -> None:
    file = tmp_path / "r.jsonl"
    assert told(play(file)) == told(whole)
    assert told(results_in(file)) == told(whole)


def test_without_a_file_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play()
    assert list(tmp_path.iterdir()) == []


def test_the_file_holds_what_is_needed_to_play_it_again(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    play(file, deals=2, accept=0.1)
    header, *deals = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert header["format"] == "burgrave arena 1"
    assert (header["game"], header["options"], header["seed"]) == ("citadels", {"players": 3}, 3)
    assert (header["sections"], header["deals"], header["accept"]) == ([BOTS], 2, 0.1)
    assert header["set_up"] == {"ruleset": "2016", "players": 3, "scenario": "first-game", "rulings": 2}
    assert {"version", "rules_version", "revision", "core", "python", "cpu", "workers", "date"} <= set(header)
    assert [(deal["section"], deal["deal"], len(deal["games"])) for deal in deals] == [(0, 0, 3), (0, 1, 3)]
    assert set(deals[0]["games"][0]) == {
        "scores", "ranks", "decisions", "rounds", "asked", "ms", "slowest",
    }  # fmt: skip


def test_the_same_command_goes_on_and_plays_nothing_twice(tmp_path: Path, whole: Outcome) -> None:
    file = tmp_path / "r.jsonl"
    play(file, deals=2)
    first = file.read_bytes()
    counted: list[int] = []
    assert told(play(file, progress=counted.append)) == told(whole)
    assert sum(counted) == 6
    assert file.read_bytes().startswith(first)
    length = file.stat().st_size
    assert told(play(file)) == told(whole)
    assert file.stat().st_size == length


def test_fewer_deals_than_the_file_holds_are_told_of_alone(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    play(file)
    assert told(play(file, deals=2)) == told(play(deals=2))


@pytest.mark.parametrize("left", [0, 5, 40, -1, -2, -400])
def test_a_torn_last_line_is_dropped(tmp_path: Path, whole: Outcome, left: int) -> None:
    file = tmp_path / "r.jsonl"
    play(file)
    file.write_bytes(file.read_bytes()[:left])
    assert told(play(file)) == told(whole)
    assert told(results_in(file)) == told(whole)


def test_a_run_elsewhere_is_noted(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    play(file, deals=1)
    play(file, deals=3, workers=2)
    found = read(file)
    assert [(run["deals"], run["workers"]) for run in found.runs] == [(1, 1), (3, 2)]
    assert results_in(file).plan.deals == 3


def test_sections_of_thinking_times_go_on_too(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    bots, times = ["search:1it", "random"], ("1it", "3it")
    whole = arena("citadels", bots, deals=2, times=times, out=file)
    assert [section.bots for section in whole.sections.values()] == [("search:1it", "random"), ("search:3it", "random")]
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]))
    assert results_in(file).interrupted
    assert told(arena("citadels", bots, deals=2, times=times, out=file, workers=2)) == told(whole)
    data: dict[str, Any] = whole.as_json()
    assert "bots" not in data
    assert [part["time"] for part in data["curve"]] == [*times]


def test_a_sequential_test_ends_at_the_same_deal_for_any_workers(tmp_path: Path) -> None:
    bots, files = ["rules", "random"], [tmp_path / "1", tmp_path / "2"]
    found = [
        arena("citadels", bots, deals=500, seed=1, accept=0.2, workers=workers, out=file)
        for workers, file in enumerate(files, 1)
    ]
    assert found[0].verdict is not None
    assert (found[0].verdict.word, found[0].verdict.deals) == ("accepted", found[0].sections[0].deals)
    assert found[0].sections[0].deals < 100
    assert told(found[0]) == told(found[1]) == told(results_in(files[1]))
    again = arena("citadels", bots, deals=500, seed=1, accept=0.2, out=files[1])
    assert told(again) == told(found[0])


# ---- foreign content ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 4}, "its seed is 3, not 4"),
        ({"accept": 0.1}, "its accept is null, not 0.1"),
        ({"options": {"scenario": "cunning-agents"}}, 'its options is {"players": 3}, not {"scenario"'),
        ({"bots": ["random", "random", "rules"]}, 'its sections is [["random", "random", "random"]], not [["random",'),
    ],
)
def test_another_arena_is_refused(tmp_path: Path, change: dict[str, Any], message: str) -> None:
    file = tmp_path / "r.jsonl"
    play(file, deals=1)
    before = file.read_bytes()
    with pytest.raises(ArenaError) as caught:
        arena(**{"game": "citadels", "bots": BOTS, "deals": 1, "seed": 3, "out": file, **change})
    assert message in str(caught.value)
    assert str(caught.value).startswith(f"{file} is from another arena: ")
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["my diary", "my\ndiary\n", '{"format": "else"}\n', "[]\n", "\n", '{"a": 1}'])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "diary"
    file.write_text(text)
    with pytest.raises(ArenaError, match="is not an arena result file"):
        play(file)
    assert file.read_text() == text


@pytest.mark.parametrize("row", ["{}", "nonsense", "[]", '{"section": 0, "deal": 1, "games": []}', "null"])
def test_a_damaged_line_is_named(tmp_path: Path, row: str) -> None:
    file = tmp_path / "r.jsonl"
    play(file, deals=2)
    lines = file.read_text("utf-8").splitlines()
    damaged = "\n".join([lines[0], row, lines[2]]) + "\n"
    file.write_text(damaged, "utf-8")
    with pytest.raises(ArenaError, match=r"line 2: not a finished deal"):
        play(file)
    assert file.read_text("utf-8") == damaged


def of_one_deal(folder: Path) -> tuple[Path, str, str]:
    """Play a match of one deal; return its result file and the two lines of the file."""
    file = folder / "r.jsonl"
    play(file, deals=1)
    header, line = file.read_text("utf-8").splitlines()
    return file, header, line


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ranks", "[1,1e999,3]"),
        ("ranks", "[1,2,7]"),
        ("ranks", "[1,2,0]"),
        ("ranks", "[1,2,2.5]"),
        ("scores", "[1,2,Infinity]"),
        ("scores", f"[1,2,1{'0' * 400}]"),
        ("ms", "[1,2,NaN]"),
        ("ms", "[1,2,-1]"),
        ("slowest", "[1,2,1e308]"),
        ("asked", "[1,2,true]"),
        ("rounds", "-1"),
        ("rounds", '"9"'),
        ("decisions", "1e999"),
        ("failures", '{"7":"late"}'),
    ],
)
def test_numbers_that_cannot_be_are_damage(tmp_path: Path, name: str, value: str) -> None:
    file, header, line = of_one_deal(tmp_path)
    row = json.loads(line)
    row["games"][0][name] = "HERE"
    file.write_text(f"{header}\n{json.dumps(row)}\n".replace('"HERE"', value), "utf-8")
    with pytest.raises(ArenaError) as caught:
        results_in(file)
    assert str(caught.value) == f"{file}, line 2: not a finished deal; the file is damaged."


@pytest.mark.parametrize(("name", "value"), [("section", "1e999"), ("deal", "-1"), ("deal", "NaN"), ("deal", "0.5")])
def test_a_deal_without_a_place_is_damage(tmp_path: Path, name: str, value: str) -> None:
    file, header, line = of_one_deal(tmp_path)
    row = {**json.loads(line), name: "HERE"}
    file.write_text(f"{header}\n{json.dumps(row)}\n".replace('"HERE"', value), "utf-8")
    with pytest.raises(ArenaError, match="line 2: not a finished deal; the file is damaged"):
        results_in(file)


@pytest.mark.parametrize(("name", "value"), [("deals", "Infinity"), ("accept", "NaN"), ("sections", "[[7, 7, 7]]")])
def test_a_plan_that_cannot_be_is_damage(tmp_path: Path, name: str, value: str) -> None:
    file, header, line = of_one_deal(tmp_path)
    begun = {**json.loads(header), name: "HERE"}
    file.write_text(f"{json.dumps(begun, separators=(',', ':'))}\n{line}\n".replace('"HERE"', value), "utf-8")
    with pytest.raises(ArenaError, match="is not an arena result file"):
        results_in(file)
    went_on = json.dumps({"resumed": {name: "HERE"}}).replace('"HERE"', value)
    file.write_text(f"{header}\n{line}\n{went_on}\n", "utf-8")
    with pytest.raises(ArenaError, match="line 3: not a finished deal; the file is damaged"):
        results_in(file)


def test_a_solo_game_that_was_lost_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    lost = arena("valeria", ["random"], {"players": 1}, deals=3, out=file)
    assert '"ranks":[2]' in file.read_text("utf-8")
    assert told(results_in(file)) == told(lost)


def test_an_empty_file_has_no_results(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    file.touch()
    with pytest.raises(ArenaError, match="has no arena results"):
        results_in(file)
    with pytest.raises(SetupError):
        arena("citadels", ["random", "hal"], out=file)
    assert file.read_bytes() == b""


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX locks")
def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    header = head(plan("citadels", BOTS, deals=6, seed=3), surroundings("citadels", 1))
    with appending(file, header), pytest.raises(ArenaError, match="in use"):
        play(file)
    assert play(file).sections[0].deals == 6


# ---- killed processes --------------------------------------------------------------------------------------------

DEALS = 40


def command(file: Path, workers: int) -> list[str]:
    bots = ",".join(BOTS)
    match = ["citadels", "--bots", bots, "--deals", str(DEALS), "--seed", "3", "--workers", str(workers)]
    return [sys.executable, "-m", "burgrave", "arena", *match, "--out", str(file), "--json"]


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def wait_for_lines(file: Path, lines: int, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + 30
    while lines_in(file) < lines and process.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.001)


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_arena_loses_nothing_and_leaves_nobody_behind(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "r.jsonl"
    chance = random.Random(workers)
    kills = 0
    while kills < 2:
        if lines_in(file) >= 26:  # the kills came too late: start over
            file.unlink()
            kills = 0
        before = lines_in(file)
        with child(command(file, workers), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            wait_for_lines(file, before + chance.randint(8, 14), process)
            time.sleep(chance.random() / 200)
            process.kill()
            assert process.communicate(timeout=300)[1] == ""  # wait for the workers, who share stderr
        kills += process.returncode == -signal.SIGKILL
        assert lines_in(file) >= before
    whole = play(deals=DEALS)
    last = subprocess.run(command(file, workers), capture_output=True, text=True)
    assert (last.returncode, last.stderr) == (0, "")
    assert without_times(json.loads(last.stdout)) == told(whole)
    deals = [(deal.section, deal.number) for deal in read(file).deals]
    assert sorted(deals) == [(0, number) for number in range(DEALS)]


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_arena_tells_what_is_finished(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "r.jsonl"
    many = [word if word != str(DEALS) else "100000" for word in command(file, workers)]
    with child(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        wait_for_lines(file, 8, process)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert (process.returncode, err) == (130, "")
    data = json.loads(out)
    assert data["interrupted"]
    assert 6 <= data["deals"] <= lines_in(file) - 1
    assert data["deals_wanted"] == 100000
    assert sum(bot["win_share"] for bot in data["bots"]) == pytest.approx(1)


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_a_lost_worker_is_noticed(tmp_path: Path) -> None:
    code = (
        "import os, signal\n"
        "from burgrave.arena.workers import WorkerLost, in_workers\n"
        "def work(job):\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        "        list(in_workers(work, range(3), 2))\n"
        "    except WorkerLost as error:\n"
        "        print(error)\n"
    )
    script = tmp_path / "lost.py"
    script.write_text(code)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("A worker process ended unexpectedly (exit status -9).\n", "")


@pytest.mark.skipif(os.name == "nt", reason="needs POSIX signals")
def test_a_worker_that_is_stopped_without_a_listener_ends_soon_and_silently(tmp_path: Path) -> None:
    code = (
        "import os, signal, time, weakref\n"
        "from burgrave.arena.workers import WorkerLost, in_workers\n"
        "class Thing: pass\n"
        "def gone(_):\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"
        "def work(job):\n"
        "    thing = Thing()\n"
        "    watched = weakref.ref(thing, gone)\n"
        "    del thing\n"
        "    while True:\n"
        "        time.sleep(0.01)\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        "        list(in_workers(work, range(3), 2))\n"
        "    except WorkerLost as error:\n"
        "        print(error)\n"
    )
    script = tmp_path / "deaf.py"
    script.write_text(code)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("A worker process ended unexpectedly (exit status 0).\n", "")
