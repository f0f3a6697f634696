"""External Python bots: good ones play whole games; bad ones fail with a one-line explanation."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.bots.outsiders import play, seat_of

import burgrave
from burgrave.bots.errors import BotFailure
from burgrave.bots.external import FactoryBot, factory_bot, outside_bot
from burgrave.cli import run
from burgrave.kernel.errors import BurgraveError, SetupError
from burgrave.kernel.state import Seat

EXAMPLE = "examples.bots.lookahead:make"


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """Return a function that writes a module into the working folder and returns the module's name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [one for one in sys.path if one != ""])
    name = f"guest_{abs(hash(tmp_path))}"
    monkeypatch.delitem(sys.modules, name, raising=False)

    def write(source: str) -> str:
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
        return name

    return write


class Chooses:
    def __init__(self, what: Callable[[Seat], object]) -> None:
        self.what = what
        self.closed = 0

    def choose(self, seat: Seat) -> object:
        return self.what(seat)

    def close(self) -> None:
        self.closed += 1


def failure(factory: Callable[..., object], limit: float = 5.0) -> str:
    """Return the one-line error of a bot that fails at its first decision and stays failed."""
    bot = FactoryBot("citadels", factory, 1, limit, "guests:make")
    with pytest.raises(BotFailure) as caught:
        bot.choose(seat_of())
    text = str(caught.value)
    with pytest.raises(BotFailure) as again:
        bot.choose(seat_of())
    assert str(again.value) == text
    bot.close()
    assert text.startswith("The bot 'guests:make' ") and "\n" not in text
    return text.removeprefix("The bot 'guests:make' ")


def choosing(what: Callable[[Seat], object], limit: float = 5.0) -> str:
    """Return the one-line error of a bot whose ``choose`` method calls ``what``."""
    return failure(lambda game, seed: Chooses(what), limit)


PRINTS = """
import os, sys
print("imported")

class Talks:
    def choose(self, seat):
        print("thinking")
        return seat.legal()[0]

    def close(self):
        print("closed")

class Ends(Talks):
    def choose(self, seat):
        os._exit(7)

def make(game, seed):
    print("made")
    return Talks()

def end(game, seed):
    return Ends()
"""
MATCH = ["arena", "citadels", "--deals", "2", "--json", "--bots"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_bot_prints_goes_to_stderr(workers: str, module: Callable[[str], str], capfd: Any) -> None:
    bot = f"{module(PRINTS)}:make"
    assert run([*MATCH, f"{bot},random", "--workers", workers]) == 0
    printed = capfd.readouterr()
    assert json.loads(printed.out)["bots"][0]["failures"] == 0
    assert {"imported", "made", "thinking", "closed"} <= set(printed.err.split())


def test_a_bot_that_ends_its_worker_is_named_in_a_line(module: Callable[[str], str], capfd: Any) -> None:
    bot = f"{module(PRINTS)}:end"
    assert run([*MATCH, f"{bot},random", "--workers", "2"]) == 2
    *_, said = capfd.readouterr().err.splitlines()
    assert said.startswith("burgrave: A worker process ended unexpectedly (exit status 7) while it played deal ")
    assert said.endswith(f" among {bot}, random.")


# ---- good bots -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [("citadels", 2), ("citadels", 5), ("valeria", 1), ("valeria", 3)])
def test_the_example_plays_whole_games(game: str, players: int) -> None:
    bot = outside_bot(game, EXAMPLE, players)
    assert bot is not None
    assert play(game, bot, players=players, seed=players).is_over()


@pytest.mark.long
def test_equal_seeds_give_equal_games() -> None:
    a, b, c = [play("citadels", factory_bot("citadels", EXAMPLE, seed), players=3, seed=1) for seed in (1, 1, 2)]
    assert a.digest() == b.digest() != c.digest()


def test_the_factory_is_told_the_game_and_the_seed_and_called_at_the_first_decision() -> None:
    calls: list[tuple[str, object]] = []

    def make(*, game: str, seed: object) -> Chooses:
        calls.append((game, seed))
        return Chooses(lambda seat: seat.legal()[0])

    bot = FactoryBot("valeria", make, "any")
    assert calls == []
    for _ in range(2):
        bot.choose(seat_of("valeria"))
    assert calls == [("valeria", "any")]


def test_a_module_of_the_working_folder_is_found(module: Callable[[str], str]) -> None:
    name = module(
        "class Guests:\n"
        "    @staticmethod\n"
        "    def make(game, seed):\n"
        "        return Guests()\n"
        "    def choose(self, seat):\n"
        "        return seat.legal()[-1]\n"
    )
    bot = factory_bot("citadels", f"{name}[2s]:Guests.make", 1)
    assert bot.choose(seat_of()) == seat_of().legal()[-1]


def test_numbers_of_array_libraries_will_do() -> None:
    class Number:
        def __init__(self, value: int) -> None:
            self.value = value

        def __index__(self) -> int:
            return self.value

    bot = FactoryBot("citadels", lambda game, seed: Chooses(lambda seat: Number(seat.legal()[0])), 1)
    choice = bot.choose(seat_of())
    assert type(choice) is int and choice == seat_of().legal()[0]


def test_a_bot_is_closed_once_and_what_goes_wrong_then_does_not_matter() -> None:
    guest = Chooses(lambda seat: seat.legal()[0])
    bot = FactoryBot("citadels", lambda game, seed: guest, 1, spec="guests:make")
    bot.choose(seat_of())
    bot.close()
    bot.close()
    assert guest.closed == 1
    with pytest.raises(BotFailure, match="was closed; a new game needs a new bot"):
        bot.choose(seat_of())

    class Clumsy(Chooses):
        def close(self) -> None:
            raise OSError

    bot = FactoryBot("citadels", lambda game, seed: Clumsy(lambda seat: seat.legal()[0]), 1)
    bot.choose(seat_of())
    bot.close()


# ---- bad bots --------------------------------------------------------------------------------------------------


def fails(error: BaseException) -> Callable[..., object]:
    def fail(*_: object, **__: object) -> object:
        raise error

    return fail


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("no\nidea"), "ValueError: no idea"),
        (KeyError("castle"), "KeyError: 'castle'"),
        (SystemExit(3), "SystemExit: 3"),
        (RecursionError(), "RecursionError"),
        (BotFailure("itself"), "BotFailure: itself"),
        (Mute(), "Mute"),
    ],
)
def test_an_exception_loses_the_game(error: BaseException, said: str) -> None:
    assert choosing(fails(error)) == f"raised {said} in choose; it must return one of seat.legal()."
    assert failure(fails(error)) == f"raised {said} when it was called as factory(game=..., seed=...)."


class Leave(SystemExit):
    """Exception that a signal handler may raise to end the process while the bot's code is running."""


@pytest.mark.parametrize("error", [KeyboardInterrupt(), Leave()])
def test_an_interrupt_is_not_the_fault_of_the_bot(error: BaseException) -> None:
    bot = FactoryBot("citadels", lambda game, seed: Chooses(fails(error)), 1)
    with pytest.raises(type(error)):
        bot.choose(seat_of())
    with pytest.raises(type(error)):
        FactoryBot("citadels", fails(error), 1).choose(seat_of())


class Shy:
    def __repr__(self) -> str:
        raise RuntimeError("no words")


@pytest.mark.parametrize(
    ("choice", "said"), [(None, "None"), ("castle", "'castle'"), (True, "True"), (1.0, "1.0"), (Shy(), "a Shy")]
)
def test_what_is_no_number_is_no_choice(choice: object, said: str) -> None:
    expected = "choose must return an integer, one of seat.legal()"
    assert choosing(lambda seat: choice) == f"chose {said}; {expected}."


@pytest.mark.parametrize("choice", [-1, 9999, 10**30])
def test_an_illegal_choice_names_what_is_legal(choice: int) -> None:
    first = seat_of().legal()[0]
    legal = f"legal: {first} ({burgrave.game_named('citadels').notation(first)}), "
    assert choosing(lambda seat: choice).startswith(f"chose action {choice}, which is not legal; {legal}")


def test_a_bot_cannot_make_its_choice_legal_by_playing_on_in_its_world() -> None:
    parse = burgrave.game_named("citadels").parse
    state = burgrave.new("citadels", players=2, seed=1)
    while parse("gold") not in state.legal(state.to_act()):
        state.apply(state.to_act(), state.legal(state.to_act())[0])
    seat = Seat(state.to_act(), state.copy(), [], True)

    def cheat(handle: Seat) -> int:
        handle.world.apply(handle.index, parse("gold"))
        assert parse("end") in handle.legal()
        return parse("end")

    bot = FactoryBot("citadels", lambda game, seed: Chooses(cheat), 1)
    with pytest.raises(BotFailure, match="which is not legal"):
        bot.choose(seat)


def test_a_bot_that_took_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([10.0, 10.75])
    monkeypatch.setattr("burgrave.bots.external.time.monotonic", lambda: next(now))
    assert choosing(lambda seat: seat.legal()[0], 0.5) == "took 750 ms to choose; the limit is 500 ms."


def test_a_factory_must_make_something_that_chooses() -> None:
    said = "a factory must return an object with a method choose(seat)."
    assert failure(lambda game, seed: None) == f"returned None; {said}"
    assert failure(lambda game, seed: 3) == f"returned 3; {said}"
    assert "raised TypeError: " in failure(lambda: None)


# ---- refused immediately ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("no_such_module:make", "There is no module 'no_such_module' for the bot 'no_such_module:make'; install it"),
        ("burgrave.no_such:make", "There is no module 'burgrave.no_such' for the bot"),
        ("burgrave.bots.simple:make", "The module 'burgrave.bots.simple' has no 'make' for the bot"),
        ("burgrave.bots.simple:RandomBot.x", "The module 'burgrave.bots.simple' has no 'RandomBot.x' for the bot"),
        ("sys:path", "'path' of the module 'sys' is ["),
        ("json[1m]:loads", "The time limit of a bot must be 1ms to 3600s, such as 500ms or 2s, not '1m'."),
    ],
)
def test_what_cannot_be_had_is_refused_at_once(spec: str, said: str) -> None:
    with pytest.raises(SetupError) as caught:
        outside_bot("citadels", spec, 1)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("raise OSError('full')", "cannot be imported: OSError: full."),
        ("import no_such_module", "cannot be imported: ModuleNotFoundError: No module named 'no_such_module'."),
        ("raise SystemExit", "cannot be imported: SystemExit."),
        ("def", "cannot be imported: SyntaxError: "),
    ],
)
def test_a_module_that_cannot_be_imported_says_why(source: str, said: str, module: Callable[[str], str]) -> None:
    with pytest.raises(SetupError) as caught:
        outside_bot("citadels", f"{module(source)}:make", 1)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "spec", ["random", "rules", "search:1000it", "search:100ms", "search:100ms:x2", "a b:c", ":x", "x:", "programs", ""]
)
def test_other_specs_are_left_to_others(spec: str) -> None:
    assert outside_bot("citadels", spec, 1) is None


def test_a_factory_asked_for_by_another_spec_is_refused() -> None:
    with pytest.raises(SetupError, match="not 'random'"):
        factory_bot("citadels", "random", 1)


@pytest.mark.parametrize("limit", [0, -1, 4000.0, float("nan"), "5"])
def test_a_limit_that_cannot_be_kept_is_refused(limit: float) -> None:
    with pytest.raises(SetupError, match="The time limit of a bot must be 1ms to 3600s"):
        FactoryBot("citadels", Chooses, 1, limit)


def test_a_failure_is_an_error_of_burgrave() -> None:
    assert issubclass(BotFailure, BurgraveError)
