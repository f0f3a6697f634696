"""Game-independent session and interfaces, tested with a minimal narrator and simultaneous decisions."""

import io
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

import pytest
from rich.console import RenderableType
from rich.text import Text
from tests.terminal.screens import Terminal

from burgrave.games.valeria.rules.events import TURN
from burgrave.kernel.events import PUBLIC, Event
from burgrave.kernel.quote import Quote, Reason
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.registry import game_named
from burgrave.kernel.state import State
from burgrave.terminal import session
from burgrave.terminal.layout import Pen
from burgrave.terminal.narrator import Drawn, Scene
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import Session
from burgrave.text.catalogue import Catalogue
from burgrave.text.narrator import Option, Phrase, Score, Tip, View

DARK_LORD = "Dark Lord"


class BareNarrator:
    """Narrator of Valeria that uses numbers in place of texts."""

    words = Catalogue("en", "valeria")

    def welcome(self, view: View) -> list[str]:
        return [f"Welcome to {view['game']}."]

    def round_of(self, event: Event) -> int | None:
        return event.args[0] if event.kind == TURN else None

    def paragraphs(self, events: Sequence[Event], names: Sequence[str], me: int | None) -> list[list[str]]:
        return [[f"event {event.kind}"] for event in events]

    def last_paragraph(self, events: Sequence[Event]) -> int:
        return max(0, len(events) - 1)

    def question(self, view: View, legal: Sequence[int], names: Sequence[str]) -> str:
        return f"{names[_seat(view)]} chooses."

    def options(self, view: View, legal: Sequence[int], names: Sequence[str], quotes: Sequence[Quote]) -> list[Option]:
        return [Option(game_named("valeria").notation(action)) for action in legal]

    def phrase(self, form: Phrase, view: View, action: int, names: Sequence[str], quote: Quote) -> str:
        return ""

    def explain(self, view: View, legal: Sequence[int], about: str) -> list[str]:
        return [f"{about or 'all'} of {len(legal)}"]

    def reason(self, reason: Reason, names: Sequence[str], me: int) -> str:
        return f"{reason.name} for {names[me]}"

    def why_not(self, reason: Reason) -> str:
        return reason.name

    def lines(self, scene: Scene) -> list[str]:
        return [f"round {scene.view['round']}", *self.own_lines(scene)]

    def own_lines(self, scene: Scene) -> list[str]:
        return [] if scene.view["seat"] is None else [f"seat {scene.view['seat']}"]

    def draw(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        return [Text(f"{pen.width} columns"), Text("round")]

    def draw_own(self, scene: Scene, pen: Pen) -> list[RenderableType]:
        return [Text(line) for line in self.own_lines(scene)]

    def draw_short(self, scene: Scene, pen: Pen) -> Iterator[Drawn]:
        yield Drawn(self.draw(scene, pen)[:1], self.draw_own(scene, pen))

    def scores(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[Score]:
        rows = [Score(name, place, 7, [("tokens", 7)]) for name, place in zip(names, ranks, strict=True)]
        return [Score(DARK_LORD, 1, 9, [("tokens", 4), ("raids", 5)]), *sorted(rows, key=lambda row: row.place)]

    def verdict(self, view: View, ranks: Sequence[int], names: Sequence[str], me: int | None) -> str:
        return f"for {me}"

    def ties(self, view: View, ranks: Sequence[int], names: Sequence[str]) -> list[str]:
        return []


def _seat(view: View) -> int:
    seat = view["seat"]
    assert isinstance(seat, int)
    return seat


def _active(view: View) -> int:
    seat = view["active"]
    assert isinstance(seat, int)
    return seat


class Watcher:
    """Interface that checks its calls against the state, and answers at random."""

    def __init__(self, seed: int, undoes: bool = False) -> None:
        self.luck = random.Random(seed)
        self.undoes = undoes
        self.session: Session | None = None
        self.before = ""  # player called by the curtain
        self.asked: list[tuple[str, int]] = []  # phase and seat
        self.together: set[tuple[str, int]] = set()  # asked while another human had to decide as well
        self.told: list[str] = []
        self.scores: Sequence[Score] = []
        self.verdict = ""
        self.last: Scene | None = None

    @property
    def state(self) -> State:
        assert self.session is not None
        return self.session.state

    def show(self, scene: Scene) -> None:
        seat = _seat(scene.view)
        open_seats = self.state.open_seats()
        assert seat == min(open_seats, key=lambda one: (one - _active(scene.view)) % len(scene.names))
        assert scene.view == self.state.view(seat)
        notation = game_named("valeria").notation
        assert [one.label for one in scene.options] == [notation(action) for action in self.state.legal(seat)]
        assert self.session is not None
        humans = self.session.humans
        if len(humans) > 1 and (not self.asked or self.asked[-1][1] != seat):
            assert self.before == self.session.names[seat]
        else:
            assert self.before == ""
        self.before = ""
        phase = str(scene.view["phase"])
        self.asked.append((phase, seat))
        if len([one for one in open_seats if one in humans]) > 1:
            self.together.add((phase, seat))
        self.last = scene

    def table(self, scene: Scene) -> None:
        self.told.append("table")

    def aside(self, scene: Scene, *, from_end: bool = False) -> AbstractContextManager[None]:
        return nullcontext()

    def say_unbroken(self, line: str) -> None:
        self.told.append(line)

    def say(self, lines: Sequence[str]) -> None:
        self.told += lines

    def news(self, told: Sequence[Sequence[str]]) -> None:
        self.told += [line for lines in told for line in lines]

    def thinking(self, text: str, told: Sequence[Sequence[str]] = (), table: Scene | None = None) -> None:
        self.told.append(text)

    def advice(self, words: Catalogue, tips: Sequence[Tip]) -> None:
        self.told += [tip.why for tip in tips]

    def ask(self, prompt: str) -> str:
        assert self.last is not None
        if self.undoes and self.luck.random() < 0.2:
            return "u"
        return str(self.luck.randint(1, len(self.last.options)))

    def curtain(self, text: str) -> None:
        assert self.session is not None
        (self.before,) = [name for name in self.session.names if f"to {name}." in text]

    def result(self, words: Catalogue, scores: Sequence[Score], verdict: str) -> None:
        self.scores = scores
        self.verdict = verdict


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the narrator of every game with the minimal one."""

    def bare_teller(state: State, language: str) -> BareNarrator:
        return BareNarrator()

    monkeypatch.setattr(session, "narrator_for", bare_teller)
    monkeypatch.setattr(session, "terminal_narrator_for", bare_teller)


def begun(kinds: list[str], seed: int, path: Path | None = None) -> Recorder:
    seats = [(kind, f"Name{seat}") for seat, kind in enumerate(kinds)]
    return Recorder(Record.new("valeria", seed=seed, seats=seats, options={"players": len(kinds), "first": 0}), path)


def watched(kinds: list[str], seed: int, undoes: bool = False) -> Watcher:
    """Play a whole game; return its interface."""
    face = Watcher(seed, undoes)
    with begun(kinds, seed) as game:
        face.session = Session(game, face, "en")
        assert face.session.run()
    return face


# ---- simultaneous decisions ----------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("undoes", [False, True])
def test_people_who_decide_at_once_are_asked_one_after_the_other(undoes: bool) -> None:
    face = watched(["human", "random", "human", "human"], 2, undoes)
    assert {("duke", 0), ("duke", 2), ("harvest", 0)} <= face.together
    assert {seat for _phase, seat in face.asked} == {0, 2, 3}
    assert face.verdict == "for None"


@pytest.mark.parametrize("human", range(3))
def test_one_human_among_bots_is_asked_when_the_bots_before_have_decided(human: int) -> None:
    kinds = ["random"] * 3
    kinds[human] = "human"
    face = watched(kinds, human)
    assert {phase for phase, _seat in face.asked} >= {"duke", "harvest", "act"}
    assert face.verdict == f"for {human}"


def test_of_those_who_decide_at_once_nobody_takes_back_what_another_decided() -> None:
    target = io.StringIO()
    with begun(["human", "human"], 1) as game, pytest.raises(EOFError):
        Session(game, PlainFace(io.StringIO("\n1\n\nu\n"), target), "en").run()
        assert game.decisions == 1
    shown = target.getvalue()
    assert shown.index("Name0 chooses.") < shown.index("Pass the device to Name1.") < shown.index("Name1 chooses.")
    assert shown.count("Nothing to undo.") == 1


# ---- game-independent rules of the session -------------------------------------------------------------------------


def test_spectators_hear_everything_once_and_see_the_table_in_every_round() -> None:
    face = watched(["random", "random"], 3)
    heard = [line for line in face.told if line.startswith("event ")]
    assert heard == [f"event {event.kind}" for event in face.state.events_for(None)]
    rounds = face.state.rounds()
    assert rounds > 3
    assert face.told.count("table") == rounds + 1  # and at the end


def typed(lines: str, kinds: list[str], path: Path | None = None) -> str:
    """Return the output of the plain interface for these input lines."""
    target = io.StringIO()
    with begun(kinds, 4, path) as game:
        assert not Session(game, PlainFace(io.StringIO(lines), target), "en").run()
    return target.getvalue()


def test_the_whole_table_is_told_once_a_round_and_on_demand() -> None:
    shown = typed("1\n1\nv\nq\n", ["human", "random"])
    assert shown.count("Welcome to valeria.") == 1
    assert shown.count("Name0 chooses.") == 3
    assert shown.count("round 1\nseat 0\n") == 2
    assert shown.count("seat 0\n") == 4


def test_help_comes_with_all_explanations_but_not_with_one() -> None:
    shown = typed("?\n? goblin\nq\n", ["human", "random"])
    assert "all of 2\nType the number" in shown
    assert "goblin of 2\nNumber, or" in shown


def test_one_goes_on_with_the_game_that_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    assert f"To resume: burgrave play valeria --continue '{file}'" in typed("s\nq\n", ["human", "random"], file)


def test_who_comes_back_hears_the_round_again() -> None:
    with begun(["random", "human"], 4) as game:
        turn = Event(TURN, PUBLIC, (3, 1))  # second of the round
        while turn not in game.state.events or game.state.to_act() != 1:
            seat = game.state.to_act()
            game.play(seat, game.state.legal(seat)[0])
        begins = game.state.events.index(Event(TURN, PUBLIC, (3, 0)))
        heard = [f"event {event.kind}" for event in game.state.events_for(1, begins)]
        target = io.StringIO()
        assert not Session(game, PlainFace(io.StringIO("q\n"), target), "en").run()
    assert target.getvalue().splitlines()[: len(heard) + 1] == [*heard, "round 3"]


# ---- interfaces ----------------------------------------------------------------------------------------------------


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TERM", "dumb")
    return Terminal()


def test_a_screen_shows_the_table_the_news_the_own_side_and_the_question(screen: Terminal) -> None:
    with begun(["human", "random"], 4) as game, pytest.raises(EOFError):
        Session(game, ScreenFace(io.StringIO("1\n"), screen), "en").run()
    shown = [line.strip() for line in screen.getvalue().split("80 columns")[2].splitlines()[1:]]
    assert [line for line in shown if not line.startswith("• event")][:3] == ["round", "seat 0", "Name0 chooses."]
    assert shown[1].startswith("• event")
    assert shown[shown.index("Name0 chooses.") + 1].startswith("1 ")


def test_scores_may_have_more_rows_than_seats_and_rows_other_items(screen: Terminal) -> None:
    scores = BareNarrator().scores({}, [1, 2], ["Ana", "Bruno"])
    ScreenFace(io.StringIO(), screen).result(BareNarrator.words, scores, "All is lost.")
    rows = [line.replace("│", " ").split() for line in screen.getvalue().splitlines()]
    assert ["Place", "Player", "tokens", "raids", "Total"] in rows
    assert ["1", "Dark", "Lord", "4", "5", "9"] in rows
    assert ["1", "Ana", "7", "7"] in rows
    plain = io.StringIO()
    PlainFace(io.StringIO(), plain).result(BareNarrator.words, scores, "All is lost.")
    assert plain.getvalue().splitlines() == [
        "1. Dark Lord: 9 points (tokens 4, raids 5)",
        "1. Ana: 7 points (tokens 7)",
        "2. Bruno: 7 points (tokens 7)",
        "All is lost.",
    ]


def test_a_story_ends_with_every_row_of_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    with begun(["random", "random"], 5) as game:
        Session(game, Watcher(5), "en").run()
        session.show(game.record, language="en")
    lines = capsys.readouterr().out.splitlines()
    assert lines[-3] == f"1. {DARK_LORD}: 9"
    assert sorted(line[2:] for line in lines[-2:]) == [" Name0: 7", " Name1: 7"]


# ---- loaded modules ------------------------------------------------------------------------------------------------

LOADED = """
import io, sys
from burgrave.text import catalogue
from burgrave.terminal.session import PlayOptions
from burgrave.terminal.play import play
sys.stdin = io.StringIO("v\\nq\\n")
play(PlayOptions(game={game!r}, lang="en", seed=1, plain=True))
assert catalogue._bundle.cache_info().currsize == 1
sys.stderr.write(" ".join(sys.modules))
"""


@pytest.mark.long
@pytest.mark.parametrize(("game", "other"), [("citadels", "valeria"), ("valeria", "citadels")])
def test_plain_lines_load_no_drawing_and_nothing_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, other: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    command = [sys.executable, "-c", LOADED.format(game=game)]
    loaded = subprocess.run(command, capture_output=True, text=True, check=True).stderr.split()
    assert f"burgrave.games.{game}.faces.terminal" in loaded
    assert not {"rich", "burgrave.terminal.screen", f"burgrave.games.{game}.faces.drawing"} & {*loaded}
    assert not [name for name in loaded if name.startswith(f"burgrave.games.{other}")]
