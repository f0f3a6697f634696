"""External programs as bots: good ones play whole games, bad ones fail with one-line errors, and none keeps running."""

import gc
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.bots.outsiders import command, play, python, seat_of, talker
from tests.children import runs

import burgrave
from burgrave.bots.errors import BotFailure
from burgrave.bots.external import LONGEST_LINE, Process, ProgramBot, outside_bot
from burgrave.kernel.errors import SetupError

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "bots" / "program.py"


@pytest.fixture(autouse=True)
def nothing_left_behind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Assert that the test leaves no process, not even a zombie, and no thread that reads from a pipe."""
    started: list[Process] = []
    begin = Process.__init__

    def note(self: Process, words: list[str]) -> None:
        begin(self, words)
        started.append(self)

    monkeypatch.setattr(Process, "__init__", note)
    threads = set(threading.enumerate())
    yield
    assert [process.pid for process in started if runs(process.pid)] == []
    patience = time.monotonic() + 5
    while not set(threading.enumerate()) <= threads:
        assert time.monotonic() < patience, threading.enumerate()
        time.sleep(0.01)


def failure(bot: ProgramBot, game: str = "citadels") -> str:
    """Return the one-line error of a bot that fails at its first decision and stays failed."""
    with pytest.raises(BotFailure) as caught:
        bot.choose(seat_of(game))
    text = str(caught.value)
    assert "\n" not in text
    with pytest.raises(BotFailure) as again:
        bot.choose(seat_of(game))
    assert str(again.value) == text
    bot.close()
    return text


def failing(folder: Path, changes: str, limit: float = 5.0) -> str:
    """Return the one-line error of the program ``TALKER`` with ``changes``."""
    return failure(ProgramBot("citadels", talker(folder, changes), 1, limit))


# ---- good programs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_example_plays_whole_games_of_citadels(players: int) -> None:
    bot = ProgramBot("citadels", command(EXAMPLE), players)
    state = play("citadels", bot, players=players, seed=players)
    bot.close()
    assert state.is_over()


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_example_plays_whole_games_of_valeria(players: int) -> None:
    bot = ProgramBot("valeria", command(EXAMPLE), players)
    state = play("valeria", bot, players=players, seed=players)
    bot.close()
    assert state.is_over()


@pytest.mark.long
def test_equal_seeds_give_equal_games() -> None:
    digests = []
    for seed in ("a", "a", "b"):
        bot = ProgramBot("citadels", command(EXAMPLE), seed)
        digests.append(play("citadels", bot, players=3, seed=3).digest())
        bot.close()
    assert digests[0] == digests[1] != digests[2]


def test_a_notation_does_as_well_as_a_number(tmp_path: Path) -> None:
    changes = """
def answer(message):
    say(type="play", id=message["id"], notation=message["legal"][-1]["notation"])
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    seat = seat_of()
    assert bot.choose(seat) == seat.legal()[-1]
    assert bot.name == "Talker"
    bot.close()


def test_line_ends_of_other_systems_and_spaces_are_accepted(tmp_path: Path) -> None:
    changes = """
def say(**message):
    sys.stdout.buffer.write(b"  " + json.dumps(message).encode() + b" \\r\\n")
    sys.stdout.buffer.flush()
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    assert bot.choose(seat_of()) == seat_of().legal()[0]
    bot.close()


def test_quotes_in_a_command_keep_words_together() -> None:
    code = 'import json; input(); print(json.dumps({"type": "hello", "name": "a b"}), flush=True); input()'
    bot = ProgramBot("citadels", python("-c", code), 1)
    bot.prepare()
    assert bot.name == "a b"
    bot.close()


def test_a_program_that_writes_much_on_stderr_plays_on(tmp_path: Path) -> None:
    changes = """
def greet(message):
    sys.stderr.write("talk " * 100_000 + "\\n\\nthe last line\\n")
    say(type="hello", name="Talker")
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    bot.choose(seat_of())
    bot.close()
    assert bot.last_words()[-1] == "the last line"


# ---- bad programs ----------------------------------------------------------------------------------------------


def test_an_exception_is_told_with_the_exit_status_and_the_last_words(tmp_path: Path) -> None:
    text = failing(tmp_path, "def answer(message): raise ValueError('no idea\\x1b[31m')")
    assert text.startswith("The bot 'program:")
    assert "talker.py' ended with exit status 1 and did not answer decision 1; expected a legal action: " in text
    assert text.endswith("(last line on stderr: ValueError: no idea�[31m).")


def test_a_program_killed_by_a_signal_says_which(tmp_path: Path) -> None:
    assert "was killed by SIGKILL and did not answer decision 1" in failing(
        tmp_path, "def answer(message): os.kill(os.getpid(), signal.SIGKILL)"
    )


def test_a_hanging_program_is_late_and_ended(tmp_path: Path) -> None:
    begin = time.monotonic()
    text = failing(tmp_path, "def answer(message): time.sleep(60)", 0.2)
    assert "did not answer decision 1 within 200 ms; each line must end with a newline and be flushed" in text
    assert time.monotonic() - begin < 20


def test_a_program_that_will_not_end_is_ended(tmp_path: Path) -> None:
    changes = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
def answer(message):
    while True:
        time.sleep(1)
"""
    assert "within 100 ms" in failing(tmp_path, changes, 0.1)


def test_a_program_that_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text('import time; print(\'{"type": "hello", "name": "Deaf"}\', flush=True); time.sleep(60)', "utf-8")
    bot = ProgramBot("citadels", command(script), "much to read " * 100_000, 0.2)
    assert "did not answer decision 1 within 200 ms" in failure(bot)


def test_an_answer_that_is_not_flushed_is_late(tmp_path: Path) -> None:
    text = failing(tmp_path, "def answer(message): sys.stdout.write('{}'); sys.stdout.flush(); time.sleep(9)", 0.2)
    assert "must end with a newline and be flushed" in text


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("print('castle', flush=True)", "sent a line that is not JSON: 'castle'; each line is one JSON object"),
        ("print(flush=True)", "sent a line that is not JSON: ''"),
        ("print('[1, 2]', flush=True)", "sent a line that is not a JSON object: '[1, 2]'"),
        ("print('[' * 200_000, flush=True)", "sent a line that is not JSON: '[[["),
        ("print('{\"type\": NaN}', flush=True)", "sent a line that is not JSON: '{\"type\": NaN}'"),
        ('print(\'{"id": 1, "id": 2}\', flush=True)', 'sent a line that is not JSON: \'{"id": 1, "id": 2}\''),
        ("os.write(1, b'\\xff\\xfe\\n')", "sent a line that is not UTF-8: b'\\xff\\xfe'"),
        ("say(type='move')", "sent a message of type 'move'; expected type 'play'"),
        ("say(id=1, action=1)", "sent a message of type None; expected type 'play'"),
        ("say(type='play', id=2, action=1)", "answered with the id 2; the current decision has id 1"),
        ("say(type='play', id=True, action=1)", "answered with the id True; the current decision has id 1"),
        ("say(type='play', action=1)", "answered with the id None; the current decision has id 1"),
        ("say(type='play', id=1)", "answered decision 1 with neither an action nor a notation; give exactly one"),
        ("say(type='play', id=1, action=1, notation='x')", "answered decision 1 with both an action and a notation"),
        (
            "say(type='play', id=1, action=1, acton=2)",
            "'play' with a field 'acton'; allowed fields: type, id, action, n",
        ),
        ("say(type='play', id=1, action=9999)", "chose action 9999 in decision 1, which is not legal; legal: "),
        ("say(type='play', id=1, action=-1)", "chose action -1 in decision 1, which is not legal"),
        ("say(type='play', id=1, action='1')", "chose action '1' in decision 1, which is not legal"),
        ("say(type='play', id=1, action=True)", "chose action True in decision 1, which is not legal"),
        ("say(type='play', id=1, action=1.0)", "chose action 1.0 in decision 1, which is not legal"),
        ("say(type='play', id=1, action=None)", "chose action None in decision 1, which is not legal"),
        ("say(type='play', id=1, notation='fly')", "chose 'fly' in decision 1, which is not legal; legal: "),
        ("say(type='play', id=1, notation=['end'])", "chose ['end'] in decision 1, which is not legal"),
        ("sys.exit(0)", "ended with exit status 0 and did not answer decision 1"),
        ("os.close(1); time.sleep(60)", "closed its output and did not answer decision 1"),
        ("print('x' * 1_500_000, flush=True)", f"sent a line of more than {LONGEST_LINE} bytes"),
        ("[print('x' * 900_000, end='') for _ in range(10_000)]", f"sent a line of more than {LONGEST_LINE} bytes"),
    ],
)
def test_what_is_wrong_with_an_answer_is_told(answer: str, said: str, tmp_path: Path) -> None:
    text = failing(tmp_path, f"def answer(message): {answer}")
    assert said in text
    assert len(text) < 1000


def test_a_refused_choice_names_what_is_legal(tmp_path: Path) -> None:
    seat = seat_of()
    text = failing(tmp_path, "def answer(message): say(type='play', id=1, action=9999)")
    first = seat.legal()[0]
    assert f"legal: {first} ({burgrave.game_named('citadels').notation(first)}), " in text


def test_a_flood_is_dammed(tmp_path: Path) -> None:
    changes = """
def greet(message):
    say(type="hello", name="Talker")
    while True:
        print("{}")
"""
    assert "sent a message of type None" in failing(tmp_path, changes)


def test_a_flood_without_a_reader_stays_small(tmp_path: Path) -> None:
    changes = """
def answer(message):
    say(type="play", id=message["id"], action=message["legal"][0]["action"])
    while True:
        print("x" * 100_000)
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    bot.choose(seat_of())
    time.sleep(0.3)
    assert "is not JSON" in failure(bot)


def test_answers_given_long_before_are_not_listened_to(tmp_path: Path) -> None:
    changes = """
def answer(message):
    for number in range(1, 100):
        say(type="play", id=number, action=message["legal"][0]["action"])
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    bot.choose(seat_of())
    time.sleep(0.3)
    with pytest.raises(BotFailure, match="sent more than 16 unrequested lines; send one line for each"):
        for _ in range(50):
            bot.choose(seat_of())


def test_a_second_answer_is_taken_for_that_of_the_next_decision(tmp_path: Path) -> None:
    changes = """
once = answer
def answer(message):
    once(message)
    once(message)
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    bot.choose(seat_of())
    assert "answered with the id 1; the current decision has id 2" in failure(bot)


@pytest.mark.parametrize(
    ("greeting", "said"),
    [
        ("say(type='hello')", "greeted with the name None; a name is a string of 1 to 80 characters"),
        ("say(type='hello', name=' ')", "greeted with the name ' '"),
        ("say(type='hello', name='x' * 81)", "greeted with the name 'xxx"),
        ("say(type='hello', name='a\\nb')", "greeted with the name 'a\\nb'"),
        ("say(type='hello', name='a', version=3)", "with a field 'version'; allowed fields: type, name"),
        ("say(type='play', id=1, action=1)", "sent a message of type 'play'; expected type 'hello'"),
        ("sys.exit(4)", "ended with exit status 4 and did not greet; the answer to hello must be {"),
    ],
)
def test_what_is_wrong_with_a_greeting_is_told(greeting: str, said: str, tmp_path: Path) -> None:
    assert said in failing(tmp_path, f"def greet(message): {greeting}")


def test_a_program_that_does_not_greet_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.bots.external.GREETING_LIMIT", 0.2)
    assert "did not greet within 200 ms" in failing(tmp_path, "def greet(message): pass", 0.1)


# ---- termination -----------------------------------------------------------------------------------------------


def test_a_program_hears_bye_and_may_take_its_leave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    script = tmp_path / "talker.py"
    bot = ProgramBot("citadels", talker(tmp_path), 1)
    script.write_text(script.read_text("utf-8") + "\nopen('left', 'w').write(line)", "utf-8")
    bot.choose(seat_of())
    bot.close()
    bot.close()
    assert Path("left").read_text("utf-8") == '{"type":"bye"}\n'
    with pytest.raises(BotFailure, match="was closed; a new game needs a new bot"):
        bot.choose(seat_of())


def test_a_program_that_stays_after_bye_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.bots.external._GRACE", 0.1)
    script = tmp_path / "talker.py"
    bot = ProgramBot("citadels", talker(tmp_path), 1)
    script.write_text(script.read_text("utf-8") + "\ntime.sleep(60)", "utf-8")
    bot.choose(seat_of())
    bot.close()


def test_processes_that_a_program_started_end_with_it(tmp_path: Path) -> None:
    """A program's child process inherits the pipes; if it kept running, the threads that read them would block."""
    changes = f"""
def greet(message):
    subprocess.Popen([{sys.executable!r}, "-c", "import time; time.sleep(60)"])
    say(type="hello", name="Talker")
"""
    bot = ProgramBot("citadels", talker(tmp_path, changes), 1)
    bot.choose(seat_of())
    bot.close()


@pytest.mark.long
def test_a_bot_that_nobody_closed_takes_its_program_along(tmp_path: Path) -> None:
    bot = ProgramBot("citadels", talker(tmp_path, "def greet(message): say(type='hello', name='x'); time.sleep(60)"), 1)
    bot.prepare()
    del bot
    gc.collect()


def test_an_interrupt_ends_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = ProgramBot("citadels", talker(tmp_path), 1)
    bot.prepare()

    def interrupt(self: Process, seconds: float) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(Process, "receive", interrupt)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(seat_of())
    with pytest.raises(BotFailure, match="was interrupted; a new game needs a new bot"):
        bot.choose(seat_of())


@pytest.mark.long
def test_no_program_outlives_the_interpreter(tmp_path: Path) -> None:
    changes = """
def greet(message):
    open(sys.argv[1], "w").write(str(os.getpid()))
    say(type="hello", name="Talker")
def answer(message):
    time.sleep(60)
"""
    noted = tmp_path / "pid"
    line = f"{talker(tmp_path, changes)} {noted}"
    code = f"from burgrave.bots.external import ProgramBot; bot = ProgramBot('citadels', {line!r}, 1); bot.prepare()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert not runs(int(noted.read_text("utf-8")))


# ---- refused immediately ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("program:no-such-bot --fast", "There is no program 'no-such-bot'; name one on the PATH, or"),
        ("program:./no-such-bot", "There is no program './no-such-bot'"),
        ("program:", "A program bot is written program:COMMAND; '' is not a command."),
        ("program:  ", "' ' is not a command."),
        ("program:bot\0", "'bot\\x00' is not a command."),
        ("program:'bot", 'The bot command "\'bot" cannot be parsed: No closing quotation.'),
        ("program[soon]:bot", "The time limit of a bot must be 1ms to 3600s, such as 500ms or 2s, not 'soon'."),
        ("program[]:bot", "not ''."),
        ("program[0s]:bot", "not '0s'."),
        ("program[3601s]:bot", "not '3601s'."),
        ("program[-1s]:bot", "not '-1s'."),
    ],
)
def test_what_cannot_be_a_program_is_refused_at_once(spec: str, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        outside_bot("citadels", spec, 1)
    assert said in str(caught.value)


def test_a_limit_in_the_spec_is_told_to_the_program_and_kept(tmp_path: Path) -> None:
    slow = talker(tmp_path, "def answer(message): time.sleep(message['limit_ms'] / 1000 + 1)")
    bot = outside_bot("citadels", f"program[150ms]:{slow}", 1)
    assert isinstance(bot, ProgramBot)
    assert "did not answer decision 1 within 150 ms" in failure(bot)


def test_a_file_that_cannot_run_fails_at_its_first_decision(tmp_path: Path) -> None:
    """Only the operating system can tell that the file is not a program, and only when it tries to run it."""
    script = tmp_path / "bot"
    script.write_text("no program", "utf-8")
    script.chmod(0o755)
    bot = ProgramBot("citadels", str(script), 1)
    with pytest.raises(BotFailure, match="could not be started: Exec format error; it must be an executable program"):
        bot.choose(seat_of())
