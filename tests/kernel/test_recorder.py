"""Recorder: the file is complete at any time; truncated files are resumed; undo and a full disk are handled."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.children import child
from tests.kernel.recorded_game import FIRST, LINES, SEATS, TEXT, changed, recorded

import burgrave
from burgrave import IllegalAction, Record, Recorder, RecordError, Replay, replay


def test_every_action_is_in_the_file_before_play_returns(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file) as recorder:
        for _ in range(25):
            seat = recorder.state.to_act()
            recorder.play(seat, recorder.state.legal(seat)[-1])
            assert file.read_text() == str(recorder.record)
            assert Record.read(file) == recorder.record


def test_an_illegal_action_changes_neither_game_nor_file(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file) as recorder:
        before = file.read_bytes()
        seat = recorder.state.to_act()
        for wrong in ((seat, 9999), ((seat + 1) % 4, recorder.state.legal(seat)[0])):
            with pytest.raises(IllegalAction):
                recorder.play(*wrong)
        assert file.read_bytes() == before == str(recorder.record).encode()


def test_no_record_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text("precious")
    with pytest.raises(RecordError, match="already exists"):
        Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file)
    with pytest.raises(RecordError, match="already exists"):
        Record.parse(TEXT).write(file)
    assert file.read_text() == "precious"
    Record.parse(TEXT).write(file, replace=True)
    assert file.read_text() == TEXT
    assert list(tmp_path.iterdir()) == [file]


def test_a_place_that_cannot_be_written_is_one_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written: No such file or directory"):
        Record.parse(TEXT).write(tmp_path / "none" / "game.record")


@pytest.mark.parametrize("cut", [1, 2, 7, 30])
def test_a_torn_last_line_is_dropped_when_the_game_goes_on(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "game.record"
    whole = "\n".join(LINES[:70]) + "\n"
    file.write_text(whole[:-cut])
    with Recorder.resume(file) as recorder:
        assert file.read_text() == str(recorder.record)
        moves = Record.parse(TEXT).actions()
        done = recorder.record.actions()
        assert 40 < len(done) < len(moves)
        assert done == moves[: len(done)]
        for seat, action in moves[len(done) :]:
            recorder.play(seat, action)
    assert file.read_text() == TEXT


@pytest.mark.long
def test_every_cut_of_the_last_three_lines_can_be_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    for length in range(len("\n".join(LINES[:-3])) + 1, len(TEXT) + 1):
        file.write_text(TEXT[:length])
        with Recorder.resume(file) as recorder:
            for seat, action in Record.parse(TEXT).actions()[recorder.decisions :]:
                recorder.play(seat, action)
        assert file.read_text() == TEXT


def test_a_damaged_record_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    for text in (changed(5, "seed 2"), changed(FIRST, "0 build castle"), changed(3, "rules 99"), "burgra"):
        file.write_text(text)
        with pytest.raises(RecordError):
            Recorder.resume(file)
        assert file.read_text() == text


def test_going_back_undoes_in_game_and_file(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file) as recorder:
        moves = Record.parse(TEXT).actions()
        for seat, action in moves[:18]:
            recorder.play(seat, action)
        mark, digest, text = recorder.mark(), recorder.state.digest(), file.read_text()
        for seat, action in moves[18:33]:
            recorder.play(seat, action)
        recorder.back_to(mark)
        assert (recorder.state.digest(), file.read_text(), recorder.decisions) == (digest, text, 18)
        assert recorder.state.event_count() > 18
        for seat, action in moves[18:]:
            recorder.play(seat, action)
    assert Replay(Record.read(file)).finish().is_over()


@pytest.mark.parametrize("mark", ["x", None, -1, 99])
def test_a_mark_is_one_of_this_record(mark: object) -> None:
    recorder = recorded(limit=5)
    text = str(recorder.record)
    with pytest.raises(RecordError, match="A mark of this record must be a whole number from 0 to 6, not "):
        recorder.back_to(mark)
    assert str(recorder.record) == text


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_state_changed_from_outside_is_not_recorded(game: str) -> None:
    """The record of a game whose state was changed by other code could not be replayed."""
    options: dict[str, object] = {"players": 2}
    recorder = Recorder(Record.new(game, seed=1, seats=[("human", "")] * 2, options=options))
    for _ in range(120):
        state, text = recorder.state, str(recorder.record)
        seat = state.to_act()
        mark = recorder.mark()
        state.apply(seat, state.legal(seat)[-1])
        with pytest.raises(RecordError, match="The recorder's state was changed by other code"):
            recorder.play(state.to_act(), 0)
        with pytest.raises(RecordError, match="recorder's state was changed by other code"):
            recorder.mix_entropy("00ff")
        assert str(recorder.record) == text
        recorder.back_to(mark)
        recorder.play(seat, recorder.state.legal(seat)[-1])


def test_what_is_no_number_is_not_played(run_compiled: Callable[..., str]) -> None:
    code = (
        "import burgrave\n"
        "recorder = burgrave.Recorder(burgrave.Record.new('citadels', seed=1, seats=[('human', '')] * 4))\n"
        "state = recorder.state\n"
        "tries = [lambda: recorder.play(3, 'pick king'), lambda: recorder.back_to('x'),\n"
        "    lambda: burgrave.replay(None),\n"
        "    lambda: state.seat('0', burgrave.Rng(1)), lambda: state.events_for('0'), lambda: state.view('0')]\n"
        "for one in tries:\n"
        "    try:\n"
        "        one()\n"
        "    except burgrave.BurgraveError as error:\n"
        "        print(type(error).__name__, error)\n"
    )
    said = run_compiled("-c", code).splitlines()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert done.stdout.splitlines() == said and len(said) == 6
    assert said[0] == "MalformedAction A seat and an action are whole numbers, not 3 and 'pick king'."
    assert said[3] == "SetupError There is no seat '0'; seats go from 0 to 3."


def test_a_record_is_resumed_by_one_process_at_a_time(tmp_path: Path) -> None:
    """Two processes that write to one file would mix their games and damage both."""
    file = tmp_path / "game.record"
    moves = Record.parse(TEXT).actions()
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file) as recorder:
        with pytest.raises(RecordError, match="is in use: its game is already being played"):
            Recorder.resume(file)
        for seat, action in moves[:18]:
            recorder.play(seat, action)
        recorder.back_to(recorder.mark() - 1)
        with pytest.raises(RecordError, match="is in use"):
            Recorder.resume(file)
    whole = file.read_text()
    file.write_text(whole[:-3])  # truncated, so that the file is rewritten
    with Recorder.resume(file), pytest.raises(RecordError, match="is in use"):
        Recorder.resume(file)
    Recorder.resume(file).close()
    assert list(tmp_path.iterdir()) == [file]


def test_of_two_processes_that_begin_a_record_the_second_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither process found a file, but the second must still not overwrite the first one's file."""
    file = tmp_path / "game.record"
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file):
        monkeypatch.setattr(os.path, "lexists", lambda _path: False)
        with pytest.raises(RecordError, match="already exists"):
            Recorder(Record.new("citadels", seed=2, seats=SEATS, options={}), file)
    assert Record.read(file).seed == 1 and list(tmp_path.iterdir()) == [file]


KILLED = """
import sys
import burgrave
from burgrave import Record, Recorder
seats = [("human", "")] * 4
with Recorder(Record.new("citadels", seed=3, seats=seats, options={}), sys.argv[1]) as recorder:
    while True:
        seat = recorder.state.to_act()
        recorder.play(seat, recorder.state.legal(seat)[-1])
        print(recorder.decisions, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
def test_a_game_survives_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    command = [sys.executable, "-c", KILLED, str(file)]
    env = {"PYTHONPATH": str(Path(burgrave.__file__).parent.parent)}
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(30)]
        with pytest.raises(RecordError, match="is in use"):
            Recorder.resume(file)
        process.kill()
        told += process.stdout.readlines()
    done = int([line for line in told if line.endswith("\n")][-1])
    with Recorder.resume(file) as recorder:
        assert recorder.decisions >= done >= 30
        seat = recorder.state.to_act()
        if seat >= 0:
            recorder.play(seat, recorder.state.legal(seat)[0])
    list(replay(file))


def test_half_a_line_does_not_stay_when_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.record"
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file) as recorder:
        before = file.read_text()
        write = os.write

        def full(handle: int, data: bytes) -> int:
            write(handle, data[:4])
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "write", full)
        seat = recorder.state.to_act()
        digest = recorder.state.digest()
        with pytest.raises(RecordError, match="cannot be written: No space left"):
            recorder.play(seat, recorder.state.legal(seat)[0])
        monkeypatch.undo()
        assert file.read_text() == before == str(recorder.record)
        assert (recorder.state.digest(), recorder.decisions) == (digest, 0)
        recorder.play(seat, recorder.state.legal(seat)[0])
        assert file.read_text() == str(recorder.record)


def test_a_mark_of_an_editor_before_the_text_goes_when_the_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    with Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file):
        pass
    plain = file.read_bytes()
    file.write_bytes(b"\xef\xbb\xbf" + plain)
    with Recorder.resume(file):
        assert file.read_bytes() == plain
