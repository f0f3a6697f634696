"""Records: print and parse, replay, damage, writing safely."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.children import child

import burgrave
from burgrave import IllegalAction, Record, Recorder, RecordError, Replay, Rng, SetupError, replay
from burgrave.games.citadels.rules.scenarios import RANDOM, SCENARIOS
from burgrave.kernel.record import DIGEST_EVERY, Entry

GAMES: list[dict[str, Any]] = [
    *({"scenario": name} for name in [*SCENARIOS, RANDOM]),
    *({"ruleset": ruleset, "scenario": name} for ruleset in ("classic", "2010") for name in ("base", RANDOM)),
    {"ruleset": "2010", "short": True, "characters": ["diplomat"], "bonus": ["bell_tower", "lighthouse"]},
    {"ruleset": "classic", "scenario": "custom", "characters": ["witch", "wizard", "abbot", "navigator"]},
]
SEATS = [("human", "Ana"), ("random", ""), ("rules", "Old Bob"), ("random", "")]


def recorded(
    seed: object = 1,
    players: int = 4,
    limit: int = 10**6,
    path: Path | None = None,
    **options: Any,
) -> Recorder:
    seats = [("human", "Ana")] + [("random", "")] * (players - 1)
    chosen = {"players": players, **options}
    recorder = Recorder(Record.new("citadels", seed=seed, seats=seats, options=chosen), path, events=False)
    rng = Rng(seed)
    while not recorder.state.is_over() and recorder.decisions < limit:
        seat = recorder.state.to_act()
        legal = recorder.state.legal(seat)
        recorder.play(seat, legal[rng.below(len(legal))])
    return recorder


TEXT = str(recorded().record)
LINES = TEXT.splitlines()
FIRST = 1 + next(number for number, line in enumerate(LINES) if line.startswith("0 pick"))


def changed(number: int, line: str | None) -> str:
    """The good record with one line (counted from 1) replaced or, with None, left out."""
    lines = LINES.copy()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def failure(text: str, **options: bool) -> str:
    with pytest.raises(RecordError) as caught:
        list(replay(Record.parse(text), **options))
    message = str(caught.value)
    assert "\n" not in message
    return message


# ---- text ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@settings(deadline=None, max_examples=30)
@given(st.integers() | st.text(), st.integers(2, 8), st.sampled_from(GAMES), st.integers(0, 400))
def test_parse_reads_what_print_wrote_and_replay_ends_in_the_same_state(
    seed: int | str, players: int, game: dict[str, Any], limit: int
) -> None:
    recorder = recorded(seed, players, limit, **game)
    text = str(recorder.record)
    again = Record.parse(text)
    assert again == recorder.record
    assert str(again) == text
    assert Replay(again).finish().digest() == recorder.state.digest()


def test_a_record_is_lines_that_can_be_read() -> None:
    assert LINES[:3] == ["burgrave record 1", "game citadels", "rules 1"]
    assert json.loads(LINES[3].removeprefix("options "))["scenario"] == "first-game"
    assert LINES[4:9] == ["seed 1", "seat 0 human Ana", "seat 1 random", "seat 2 random", "seat 3 random"]
    assert LINES[9].startswith("digest 0 ")
    assert LINES[10].split()[1] == "pick"
    assert LINES[10 + DIGEST_EVERY].startswith(f"digest {DIGEST_EVERY} ")
    assert LINES[-1] == "end " + " ".join(str(score) for score in recorded().state.scores())


def test_line_ends_of_windows_are_read() -> None:
    assert Record.parse(TEXT.replace("\n", "\r\n")) == Record.parse(TEXT)


def test_equality_sees_every_part() -> None:
    record = Record.parse(TEXT)
    assert record != Record.parse(TEXT.replace("Ana", "Eva"))
    assert record != Record.parse(TEXT.replace("seed 1\n", "seed 2\n"))
    assert record != Record.parse(changed(len(LINES), None))
    assert record != TEXT
    assert Entry("stir", text="aa") != Entry("stir", text="ab")


@pytest.mark.parametrize(
    "seat", [("two\nlines", ""), (" rules", ""), ("", ""), ("human", "a\nb"), ("human", "\x1b[31m"), ("human", " a")]
)
def test_seats_that_would_break_the_text_are_refused(seat: tuple[str, str]) -> None:
    with pytest.raises(RecordError):
        Record.new("citadels", seed=1, seats=[seat], options={})


def test_the_kind_of_a_seat_may_be_any_bot() -> None:
    kinds = ["search:500ms", "my.bots:make", "program:python3 bot.py --deep", "100%"]
    record = Record.new("citadels", seed=1, seats=[(kind, "Ana") for kind in kinds], options={"players": 4})
    assert "seat 2 program:python3%20bot.py%20--deep Ana\n" in str(record)
    assert Record.parse(str(record)).seats == record.seats


def test_wrong_options_are_a_setup_error() -> None:
    with pytest.raises(SetupError, match="2 to 8"):
        Record.new("citadels", seed=1, seats=SEATS, options={"players": 9})


# ---- replay ----------------------------------------------------------------------------------------------------


def test_replay_gives_every_state() -> None:
    states = list(replay(TEXT))
    moves = Record.parse(TEXT).actions()
    assert [(seat, action) for _, seat, action in states] == [*moves, (-1, -1)]
    rng = Rng(1)
    state = burgrave.new("citadels", players=4, seed=1)
    for before, seat, action in states[:-1]:
        assert before.digest() == state.digest()
        legal = state.legal(seat)
        assert action == legal[rng.below(len(legal))]
        state.apply(seat, action)
    last = states[-1][0]
    assert last.is_over()
    assert last.scores() == Record.parse(TEXT).scores()


def test_replay_takes_text_path_or_record(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(TEXT)
    ends = [list(replay(source))[-1][0].digest() for source in (TEXT, file, str(file), Record.parse(TEXT))]
    assert len(set(ends)) == 1


def test_a_replay_keeps_events_for_the_faces() -> None:
    running = Replay(Record.parse(TEXT))
    assert running.upcoming() == Record.parse(TEXT).actions()[0]
    running.finish()
    assert running.upcoming() is None
    assert running.step() is None
    assert running.state.event_count() > 100


def test_stirred_entropy_is_kept_and_changes_the_game() -> None:
    recorder = Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}))
    recorder.mix_entropy("00ff")
    recorder.mix_entropy()
    calm = recorded(limit=60).state
    stirred = recorder.state
    rng = Rng(1)
    while not stirred.is_over():
        seat = stirred.to_act()
        legal = stirred.legal(seat)
        recorder.play(seat, legal[rng.below(len(legal))])
    text = str(recorder.record)
    assert "\nstir 00ff\nstir " in text
    assert Replay(Record.parse(text)).finish().digest() == stirred.digest() != calm.digest()
    with pytest.raises(RecordError, match="hexadecimal"):
        recorder.mix_entropy("not hex")


def test_a_game_that_begins_in_a_position() -> None:
    start = recorded(limit=57).state
    record = Record.from_position(start.position(), seed=1, seats=SEATS)
    recorder = Recorder(record)
    assert recorder.state.digest() == start.digest()
    seat = recorder.state.to_act()
    recorder.play(seat, recorder.state.legal(seat)[0])
    again = Record.parse(str(record))
    assert again == record
    assert Replay(again).finish().digest() == recorder.state.digest()


@pytest.mark.long
def test_records_are_the_same_interpreted_and_compiled(
    run_compiled: Callable[..., str], run_interpreted: Callable[..., str], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    for players in (2, 5, 8):
        file.write_text(str(recorded(7, players, scenario=RANDOM).record))
        code = (
            f"import burgrave; r = burgrave.Record.read({str(file)!r});"
            "s = burgrave.Replay(r).finish();"
            "print(s.digest(), s.scores(), str(burgrave.Record.parse(str(r))) == str(r))"
        )
        compiled = run_compiled("-c", code)
        assert compiled == run_interpreted("-c", code)
        assert compiled.endswith("True\n")


# ---- damage ----------------------------------------------------------------------------------------------------

DAMAGE = {
    "empty": ("", "line 1: the record stops here; 'burgrave record 1' is missing"),
    "foreign": ("[Event 'Wien']\n1. e4 e5\n", "line 1: this is no record of Burgrave; a record begins with"),
    "foreign without line end": ("hello", "line 1: this is no record"),
    "other format": (changed(1, "burgrave record 2"), "line 1: 'burgrave record 2' is a format unknown here"),
    "unknown game": (changed(2, "game chess"), "line 2: There is no game 'chess'; choose from: citadels"),
    "other rules": (changed(3, "rules 99"), "line 3: the record is of rules version '99'; this version plays"),
    "no rules": (changed(3, None), "line 3: expected 'rules ...'"),
    "options are no JSON": (changed(4, "options {"), "line 4: expected JSON"),
    "options are no object": (changed(4, "options [1]"), "line 4: 'options' takes a JSON object"),
    "options NaN": (changed(4, 'options {"players": NaN}'), "line 4: expected JSON"),
    "options too deep": (changed(4, "options " + "[" * 100_000), "line 4: expected JSON"),
    "unknown option": (changed(4, 'options {"speed": 1}'), "line 4: Citadels has no option 'speed'; choose from"),
    "nine players": (changed(4, 'options {"players": 9}'), "line 4: Citadels is for 2 to 8 players, not 9"),
    "fewer players": (changed(4, 'options {"players": 3}'), "the game has 3 seats, but 4 are listed"),
    "no seed": (changed(5, None), "line 5: expected 'seed ...'"),
    "seed is a list": (changed(5, "seed [1]"), "line 5: a seed is a whole number or a text"),
    "seats out of order": (changed(7, "seat 5 random"), "line 7: expected seat 1"),
    "name with an escape": (changed(6, "seat 0 human \x1b[2J"), "line 6: A name is printable text"),
    "other seed": (changed(5, "seed 2"), "line 10: the digest does not agree"),
    "unknown verb": (changed(FIRST, "0 juggle"), f"line {FIRST}: 'juggle' is no action of Citadels; verbs: "),
    "unknown card": (changed(FIRST, "0 pick joker"), f"line {FIRST}: 'pick joker' is no action of Citadels"),
    "seat that is not there": (changed(FIRST, "7 pick king"), f"line {FIRST}: expected a seat from 0 to 3"),
    "seat as a power": (changed(FIRST, "² pick king"), f"line {FIRST}: expected a seat from 0 to 3"),
    "not an entry": (changed(FIRST, "hello"), f"line {FIRST}: expected a seat from 0 to 3 and its action"),
    "blank line": (changed(FIRST, ""), f"line {FIRST}: expected a seat"),
    "illegal action": (changed(FIRST, "0 build castle"), f"line {FIRST}: seat 0 may not play 'build castle' now"),
    "other seat's turn": (changed(FIRST, "2 end"), f"line {FIRST}: Seat 2 has nothing to decide now; seat "),
    "action left out": (changed(FIRST + 2, None), "line "),
    "digest altered": (changed(10, "digest 0 " + "0" * 40), "line 10: the digest does not agree"),
    "digest of another length": (changed(10, "digest 0 " + "0" * 38), "line 10: the digest does not agree"),
    "digest misplaced": (changed(10, "digest 3 " + "0" * 32), "line 10: the digest is of 3 decisions, but 0 stand"),
    "digest malformed": (changed(10, "digest 0 xyz"), "line 10: 'digest' takes"),
    "stir malformed": (changed(10, "stir"), "line 10: 'stir' takes"),
    "stir put in": (changed(10, LINES[9] + "\nstir ab"), "the digest does not agree"),
    "other scores": (changed(len(LINES), "end 1 2 3 4"), f"line {len(LINES)}: the scores do not agree"),
    "scores of others": (changed(len(LINES), "end 1 2 3"), f"line {len(LINES)}: 'end' takes 4 scores, not 3"),
    "scores in words": (changed(len(LINES), "end a b c d"), f"line {len(LINES)}: 'end' takes the score"),
    "end too early": (changed(FIRST, "end 1 2 3 4\n" + LINES[FIRST - 1]), f"line {FIRST + 1}: nothing may follow"),
    "end of a game that goes on": ("\n".join([*LINES[:FIRST], "end 1 2 3 4"]) + "\n", "'end', but the game goes on"),
    "more after the end": (TEXT + "0 end\n", f"line {len(LINES) + 1}: nothing may follow"),
    "cut off in a line": (TEXT[:-3], f"line {len(LINES)}: the record is cut off in the middle of this line"),
    "cut off in the header": ("\n".join(LINES[:4]) + "\n", "line 5: the record stops here; 'seed ...' is missing"),
}  # fmt: skip


def test_digests_made_in_an_older_way_are_read_over() -> None:
    """Citadels kept knowledge in another way once, and digests of it had 32 digits; all else is still checked."""
    lines = [line[:-8] if line.startswith("digest ") else line for line in LINES]
    assert lines != LINES
    older = Record.parse("\n".join(lines) + "\n")
    assert Replay(older).finish().scores() == Record.parse(TEXT).scores()
    lines[FIRST - 1] = "0 build castle"
    assert "may not play" in failure("\n".join(lines) + "\n")


@pytest.mark.parametrize("case", DAMAGE)
def test_damage_is_named_with_its_line(case: str) -> None:
    text, expected = DAMAGE[case]
    assert expected in failure(text)


def test_a_record_without_its_end_replays_unless_the_end_is_required() -> None:
    text = changed(len(LINES), None)
    assert list(replay(text))[-1][0].is_over()
    assert "the line 'end' is missing" in failure(text, complete=True)
    assert f"line {len(LINES)}" in failure(text, complete=True)
    assert list(replay(TEXT, complete=True))


@pytest.mark.long
def test_every_single_line_lost_is_noticed() -> None:
    for number in range(1, len(LINES)):
        if not LINES[number - 1].startswith("digest"):
            failure(changed(number, None))


def test_files_that_are_no_records(tmp_path: Path) -> None:
    binary = tmp_path / "a.png"
    binary.write_bytes(b"\x89PNG\r\n\xff\xfe")
    with pytest.raises(RecordError, match="it is not text"):
        Record.read(binary)
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        replay(tmp_path / "none")
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        replay(tmp_path)
    wrong = tmp_path / "wrong"
    wrong.write_text(changed(3, "rules 99"))
    with pytest.raises(RecordError, match=r"wrong, line 3: "):
        replay(wrong)


# ---- recording -------------------------------------------------------------------------------------------------


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
    with pytest.raises(RecordError, match="exists already"):
        Recorder(Record.new("citadels", seed=1, seats=SEATS, options={}), file)
    with pytest.raises(RecordError, match="exists already"):
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


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no kill -9 here")
def test_a_game_survives_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    command = [sys.executable, "-c", KILLED, str(file)]
    env = {"PYTHONPATH": str(Path(burgrave.__file__).parent.parent)}
    with child(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=env) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(30)]
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
