"""Playing Valeria in a terminal: all player counts, users and bots, undo, saving and resuming."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path

import pytest
from tests.terminal.screens import Terminal, unstyled
from tests.thorough import paired

from burgrave.games.valeria.rules.setup import RANDOM, SCENARIOS
from burgrave.games.valeria.verbs import notation
from burgrave.kernel.record import Record, Recorder, Replay
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import Session
from burgrave.text.catalogue import LANGUAGES

SEATS = ["Ana", "Bruno", "Carla", "Diego", "Elena"]


class Typist:
    """Input of random numbers and, now and then, other commands."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def readline(self) -> str:
        if self.luck.random() < 0.08:
            return self.luck.choice(["u", "u", "?", "? 1", "? tor", "l", "v", "99", "x y", ""]) + "\n"
        return f"{self.luck.randint(1, self.luck.choice([2, 5, 15]))}\n"


def game(path: Path, kinds: list[str], seed: int, **options: object) -> Recorder:
    names = list(zip(kinds, SEATS, strict=False))
    record = Record.new("valeria", seed=seed, seats=names, options={"players": len(kinds), **options})
    return Recorder(record, path)


def kinds_of(players: int, number: int) -> list[str]:
    """Return the kinds of seats: all players on one device, one user against bots, or a mix."""
    if number % 3 == 0:
        return ["human"] * players
    others = ["random", "human" if number % 3 == 1 else "random"]
    return ["human", *(others[seat % 2] for seat in range(players - 1))]


@pytest.mark.long
@pytest.mark.parametrize("number", paired(*range(10), least=5))
def test_whole_games(tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    language, players = LANGUAGES[number % 4], number % 5 + 1
    width = (80, 120)[number % 2]
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", str(width))
    scenario = [*SCENARIOS, RANDOM][number % 5]
    screen = number % 3 > 0
    target = Terminal() if screen else io.StringIO()
    typist = Typist(number)
    face = ScreenFace(typist, target) if screen else PlainFace(typist, target)
    path = tmp_path / "game.record"
    with game(path, kinds_of(players, number), number, scenario=scenario, mixed=number % 4 == 1) as recorder:
        session = Session(recorder, face, language)
        assert session.run()
        ranks = session.state.ranks()
        me = session.humans[0] if len(session.humans) == 1 else None
        verdict = session.narrator.verdict(session.state.view(None), ranks, session.names, me)
    shown = target.getvalue()
    assert not set("{}") & set(shown)
    assert verdict in re.sub(r"\s+", " ", unstyled(shown))
    if screen:
        assert "╭" in shown
        for line in unstyled(shown).splitlines():
            assert len(line.rpartition("> ")[2].rstrip()) <= width, line
    else:
        assert not set("│╭─●⚔✦") & set(shown) and "\x1b" not in shown
    assert Record.read(path).scores() == Replay(Record.read(path)).finish().scores()


def test_bots_alone_are_watched(tmp_path: Path) -> None:
    target = io.StringIO()
    with game(tmp_path / "game.record", ["random", "random"], 5, scenario="first-game") as recorder:
        assert Session(recorder, PlainFace(io.StringIO(), target), "en").run()
        rounds = recorder.state.view(None)["round"]
    lines = target.getvalue().splitlines()
    assert sum(bool(re.fullmatch(r"Round \d+\.", line)) for line in lines) >= int(str(rounds))
    assert not any(line.startswith(("You ", "Your ")) for line in lines)
    assert "The game is over." in lines


class Plan:
    """Input by notation: a word stands for the number of the first legal action that begins with it.

    A word with which no action begins is typed verbatim.
    """

    def __init__(self, *words: str) -> None:
        self.words = iter(words)
        self.session: Session | None = None

    def readline(self) -> str:
        word = next(self.words, "")
        assert self.session is not None
        state = self.session.state
        legal = [notation(action) for action in state.legal(state.to_act())]
        found = [number for number, text in enumerate(legal, 1) if text.startswith(word)]
        return f"{found[0] if word and found else word}\n"


def test_what_showed_nothing_new_is_taken_back(tmp_path: Path) -> None:
    target = io.StringIO()
    plan = Plan("keep", "u", "gain gold", "u", "gain magic", "q")
    with game(tmp_path / "game.record", ["human"], 6, scenario="first-game") as recorder:
        session = plan.session = Session(recorder, PlainFace(plan, target), "en")
        assert not session.run()
        me = session.state.view(0)["seats"]
    shown = target.getvalue()
    assert shown.count("Too late to undo") == 1  # the dice had rolled
    assert shown.count("Undone.") == 1
    assert "You had no activated cards and gained 1 gold." in shown.partition("Undone.")[0]
    assert isinstance(me, list) and me[0]["magic"] == 2


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    with game(path, ["human", "random"], 4) as recorder:
        session = Session(recorder, PlainFace(io.StringIO("1\n1\n1\nq\n"), io.StringIO()), "en")
        assert not session.run()
        before = session.state.digest()
    target = io.StringIO()
    with Recorder.resume(path) as recorder:
        session = Session(recorder, PlainFace(io.StringIO("q\n"), target), "it")
        assert session.state.digest() == before
        assert not session.run()
    assert "Round" in target.getvalue() and "Hai:" in target.getvalue()
