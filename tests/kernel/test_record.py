"""Records: printing, parsing, replay, and damaged records."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.recorded_game import FIRST, LINES, SEATS, TEXT, changed, recorded

import burgrave
from burgrave import Record, Recorder, RecordError, Replay, Rng, SetupError, replay
from burgrave.games.citadels.rules.ruleset import RANDOM, SCENARIOS
from burgrave.kernel.record import DIGEST_EVERY, Entry

GAMES: list[dict[str, Any]] = [
    *({"scenario": name} for name in [*SCENARIOS, RANDOM]),
    *({"ruleset": ruleset, "scenario": name} for ruleset in ("classic", "2010") for name in ("base", RANDOM)),
    {"ruleset": "2010", "short": True, "characters": ["diplomat"], "bonus": ["bell_tower", "lighthouse"]},
    {"ruleset": "classic", "scenario": "custom", "characters": ["witch", "wizard", "abbot", "navigator"]},
]


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
    assert LINES[:3] == ["burgrave record 1", "game citadels", "rules 2"]
    assert json.loads(LINES[3].removeprefix("options "))["scenario"] == "first-game"
    assert LINES[4:9] == ["seed 1", "seat 0 human Ana", "seat 1 random", "seat 2 random", "seat 3 random"]
    assert LINES[9].startswith("digest 0 ")
    assert LINES[10].split()[1] == "pick"
    assert LINES[10 + DIGEST_EVERY].startswith(f"digest {DIGEST_EVERY} ")
    assert LINES[-1] == "end " + " ".join(str(score) for score in recorded().state.scores())


def test_a_seed_may_be_half_a_character() -> None:
    record = Record.new("valeria", seed="\ud800", seats=[("human", "")] * 2, options={"players": 2})
    assert Record.parse(str(record)).seed == "\ud800" and str(record).isascii()
    assert Replay(record).state.digest() != burgrave.new("valeria", seed="\udfff", players=2).digest()


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


def test_a_record_has_all_seats_of_its_game() -> None:
    with pytest.raises(RecordError, match="The game has 4 seats, so the record needs as many, not 1"):
        Record.new("citadels", seed=1, seats=SEATS[:1])
    with pytest.raises(RecordError, match="The game has 2 seats"):
        Record.from_position({"game": "valeria", "players": 2}, seed=1, seats=SEATS)
    assert Record.new("citadels", seed=1, seats=SEATS) == Record.new("citadels", seed=1, seats=SEATS, options={})


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


@pytest.mark.parametrize("source", ["", None, 5])
def test_what_is_no_record_is_not_replayed(source: Any) -> None:
    with pytest.raises(RecordError, match="A record must be a Record, its text or a file name, not "):
        replay(source)


def test_a_key_that_stands_twice_is_refused() -> None:
    assert '"players": 4' in LINES[3]
    twice = LINES[3].replace('"players": 4', '"players": 4, "players": 5')
    with pytest.raises(RecordError, match="line 4: expected JSON: 'duplicate key in an object'"):
        Record.parse(changed(4, twice))


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
    "empty": ("", "line 1: the record ends here; 'burgrave record 1' is missing"),
    "foreign": ("[Event 'Wien']\n1. e4 e5\n", "line 1: this is not a Burgrave record; a record begins with"),
    "foreign without line end": ("hello", "line 1: this is not a Burgrave record"),
    "other format": (changed(1, "burgrave record 2"), "line 1: 'burgrave record 2' is an unknown format"),
    "unknown game": (changed(2, "game chess"), "line 2: There is no game 'chess'; choose from: citadels"),
    "other rules": (changed(3, "rules 99"), "line 3: the record uses rules version '99'; this version supports"),
    "no rules": (changed(3, None), "line 3: expected 'rules ...'"),
    "options are no JSON": (changed(4, "options {"), "line 4: expected JSON"),
    "options are no object": (changed(4, "options [1]"), "line 4: 'options' takes a JSON object"),
    "options NaN": (changed(4, 'options {"players": NaN}'), "line 4: expected JSON"),
    "options too deep": (changed(4, "options " + "[" * 100_000), "line 4: expected JSON"),
    "unknown option": (changed(4, 'options {"speed": 1}'), "line 4: Citadels has no option 'speed'; choose from"),
    "nine players": (changed(4, 'options {"players": 9}'), "line 4: Citadels is for 2 to 8 players, not 9"),
    "fewer players": (changed(4, 'options {"players": 3}'), "the game has 3 seats, but 4 are listed"),
    "no seed": (changed(5, None), "line 5: expected 'seed ...'"),
    "seed is a list": (changed(5, "seed [1]"), "line 5: a seed must be a whole number or a string"),
    "seats out of order": (changed(7, "seat 5 random"), "line 7: expected seat 1"),
    "name with an escape": (changed(6, "seat 0 human \x1b[2J"), "line 6: A name must be printable text"),
    "other seed": (changed(5, "seed 2"), "line 10: the digest does not match"),
    "unknown verb": (changed(FIRST, "0 juggle"), f"line {FIRST}: 'juggle' is not an action of Citadels; verbs: "),
    "unknown card": (changed(FIRST, "0 pick joker"), f"line {FIRST}: 'pick joker' is not an action of Citadels"),
    "seat that is not there": (changed(FIRST, "7 pick king"), f"line {FIRST}: expected a seat from 0 to 3"),
    "seat as a power": (changed(FIRST, "² pick king"), f"line {FIRST}: expected a seat from 0 to 3"),
    "not an entry": (changed(FIRST, "hello"), f"line {FIRST}: expected a seat from 0 to 3 and its action"),
    "blank line": (changed(FIRST, ""), f"line {FIRST}: expected a seat"),
    "illegal action": (changed(FIRST, "0 build castle"), f"line {FIRST}: seat 0 may not play 'build castle' now"),
    "other seat's turn": (changed(FIRST, "2 end"), f"line {FIRST}: Seat 2 has nothing to decide now; seat "),
    "action left out": (changed(FIRST + 2, None), "line "),
    "digest altered": (changed(10, "digest 0 " + "0" * 40), "line 10: the digest does not match"),
    "digest of another length": (changed(10, "digest 0 " + "0" * 38), "line 10: the digest does not match"),
    "digest misplaced": (changed(10, "digest 3 " + "0" * 32), "line 10: the digest is for 3 decisions, but 0 precede"),
    "digest malformed": (changed(10, "digest 0 xyz"), "line 10: 'digest' takes"),
    "stir malformed": (changed(10, "stir"), "line 10: 'stir' takes"),
    "stir put in": (changed(10, LINES[9] + "\nstir ab"), "the digest does not match"),
    "other scores": (changed(len(LINES), "end 1 2 3 4"), f"line {len(LINES)}: the scores do not match"),
    "scores of others": (changed(len(LINES), "end 1 2 3"), f"line {len(LINES)}: 'end' takes 4 scores, not 3"),
    "scores in words": (changed(len(LINES), "end a b c d"), f"line {len(LINES)}: 'end' takes the score"),
    "end too early": (changed(FIRST, "end 1 2 3 4\n" + LINES[FIRST - 1]), f"line {FIRST + 1}: nothing may follow"),
    "end of a game that goes on": ("\n".join([*LINES[:FIRST], "end 1 2 3 4"]) + "\n", "'end', but the game is not"),
    "more after the end": (TEXT + "0 end\n", f"line {len(LINES) + 1}: nothing may follow"),
    "cut off in a line": (TEXT[:-3], f"line {len(LINES)}: the record is truncated: this line has no line end"),
    "cut off in the header": ("\n".join(LINES[:4]) + "\n", "line 5: the record ends here; 'seed ...' is missing"),
}  # fmt: skip


def test_digests_of_an_older_kind_are_ignored() -> None:
    """The 32-digit digests of older Citadels records are not compared; everything else is still checked."""
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
    endless = tmp_path / "endless"
    endless.write_bytes(b"")
    os.truncate(endless, (64 << 20) + 1)
    with pytest.raises(RecordError, match="it has more than 64 MiB"):
        Record.read(endless)
    wrong = tmp_path / "wrong"
    wrong.write_text(changed(3, "rules 99"))
    with pytest.raises(RecordError, match=r"wrong, line 3: "):
        replay(wrong)


def test_a_mark_that_an_editor_puts_before_a_text_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "marked"
    file.write_text(TEXT, encoding="utf-8-sig")
    assert str(Record.read(file)) == TEXT
