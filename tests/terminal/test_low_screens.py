"""Screens of 80 columns and 24 lines: every decision is fully visible, and nothing is cut off."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import pairwise

import pytest
from rich.cells import cell_len
from tests.terminal.screens import CLEAR, Terminal, unstyled
from tests.thorough import spread

from burgrave.games.citadels.faces.seat_view import city_size, printed
from burgrave.games.citadels.faces.words import Words
from burgrave.games.citadels.facts import citadels_view
from burgrave.games.valeria.faces.seat_view import SeatView as ValeriaSeatView
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.kernel.record import Record, Recorder
from burgrave.terminal.narrator import Scene
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import Session
from burgrave.text.catalogue import LANGUAGES

pytestmark = pytest.mark.long

SIGNS = "⚒▼†☼"
NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo"]


class Screen(Terminal):
    """Fake terminal whose visible part can be read."""

    def screen(self) -> list[str]:
        """Return the lines since the screen was last cleared."""
        return unstyled(self.getvalue().rpartition(CLEAR)[2]).split("\n")

    def begin(self) -> None:
        self.seek(0)
        self.truncate()


class Keyboard:
    """Input of random numbers, some of them invalid."""

    def __init__(self, seed: int, most: int) -> None:
        self.luck = random.Random(seed)
        self.most = most  # number of lines to type
        self.choices = 1

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        self.most -= 1
        if self.most < 0:
            return ""
        if self.luck.random() < 0.03:
            return f"{self.choices + 1}\n"
        return f"{self.luck.randint(1, self.choices) if self.luck.random() < 0.6 else 1}\n"


class Watched(ScreenFace):
    """Interface that records the screen at each decision."""

    def __init__(self, keyboard: Keyboard, terminal: Screen) -> None:
        super().__init__(keyboard, terminal)
        self.keyboard = keyboard
        self.terminal = terminal
        self.decisions: list[tuple[Scene, list[str]]] = []
        self.scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        self.keyboard.choices = len(scene.options)
        self.scene = scene
        self.terminal.begin()
        super().show(scene)

    def ask(self, prompt: str) -> str:
        typed = super().ask(prompt)
        if self.scene is not None:
            self.decisions.append((self.scene, self.terminal.screen()))
            self.scene = None
        return typed


def decisions(
    game: str,
    players: int,
    language: str,
    most: int,
    bot: str,
    monkeypatch: pytest.MonkeyPatch,
    width: int = 80,
) -> Iterator[tuple[Scene, list[str]]]:
    """Play a game with ``most`` lines of random input; yield each decision with its screen."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("LINES", "24")
    seats = [("human", ""), *((bot, name) for name in NAMES[: players - 1])]
    record = Record.new(game, seed=10 * players, seats=seats, options={"players": players, "scenario": "random"})
    face = Watched(Keyboard(players, most), Screen())
    with Recorder(record) as recorder, suppress(EOFError):
        assert Session(recorder, face, language).run()
    assert len(face.decisions) > 3
    yield from face.decisions


def flat(lines: list[str]) -> str:
    """Return a screen as one line, with single spaces between words."""
    return " ".join(" ".join(lines).split())


def words_are_whole(scene: Scene, lines: list[str]) -> None:
    """Check that no word of the choices is broken across two lines."""
    known = {word for option in scene.options for word in option.label.split()}
    for above, below in pairwise(lines):
        end, begin = above.split()[-1:], below.split()[:1]
        if end and begin and len(above) >= 79:
            assert end[0] in known or end[0] + begin[0] not in known


def choices_are_there(scene: Scene, screen: str, at_stacks: Mapping[str, str]) -> None:
    """Check that every choice is shown by its number and either its label or its pattern in ``at_stacks``."""
    for number, (option, action) in enumerate(zip(scene.options, scene.actions, strict=True), 1):
        listed = re.search(rf"\b{number} {re.escape(' '.join(option.label.split()))}", screen)
        assert listed or re.search(rf"\b{number} {at_stacks[action]}", screen), (number, option)


def valeria_is_there(scene: Scene, screen: str) -> None:
    """Check that a screen shows all stacks, every player's possessions, and the viewer's duke."""
    seen, words = ValeriaSeatView(scene.view), scene.narrator.words
    assert isinstance(words, ValeriaWords)
    columns, numbers = [*"12345"], [*"123456789", "11"]
    rows = [("slay", "⚔", seen.monsters, columns), ("build", "●", seen.domains, columns)]
    rows.append(("recruit", "●", seen.citizens, numbers))
    at_stacks: dict[str, str] = {}
    for verb, sign, stacks, places in rows:
        for stack, place in zip(stacks, places, strict=True):
            if stack.top is not None:
                name, quote = re.escape(words.card(stack.top)), scene.prices.get(f"{verb} {place}")
                cost = "" if quote is None else quote.cost("strength" if verb == "slay" else "gold")
                at_stacks[f"{verb} {place}"] = rf"(\d\S*[{SIGNS}] )?{name}( \([^)]+\))? {cost}{sign}"
                assert re.search(rf"{name}( \([^)]+\))? {cost}\d*{sign}", screen) or "╭" in screen
    choices_are_there(scene, screen, at_stacks)
    for one in seen.people:
        amounts = "{gold}● *{strength}⚔ *{magic}✦ *{vp}★".format(**one.purse)
        assert re.search(rf"{re.escape(scene.names[one.seat])}( \([^)]+\))? +{amounts}", screen) or "╭" in screen
    if seen.me.duke is not None:
        assert words.reminder(seen.me.duke).removesuffix(".") in screen


def citadels_is_there(scene: Scene, screen: str) -> None:
    """Check that a screen shows the cast, every player's possessions, and the viewer's hand."""
    view, words = citadels_view(scene.view), scene.narrator.words
    assert isinstance(words, Words)
    choices_are_there(scene, screen, {})
    for name in view["cast"]:
        assert words.card(name) in screen
    for player, one in zip(scene.names, view["seats"], strict=True):
        row = f"{words.gold(one['gold'])} {words.cards(one['hand_size'])} {city_size(one)}/{view['goal']}"
        assert re.search(rf"{re.escape(player)}( \([^)]+\))? {row}", screen) or "╭" in screen
    for name in view["hand"]:
        assert f"{words.card(name)} {printed(view, name)}" in screen


CHECKS = {"valeria": valeria_is_there, "citadels": citadels_is_there}


def check(game: str, seen: Iterator[tuple[Scene, list[str]]]) -> None:
    for scene, lines in seen:
        assert len(lines) <= 24, "\n".join(lines)
        assert max(cell_len(line) for line in lines) <= 80
        screen = flat(lines)
        assert " ".join(scene.question.split()) in screen
        assert lines[-1].startswith(scene.narrator.words.text("terminal-prompt"))
        CHECKS[game](scene, screen)
        words_are_whole(scene, lines)


@pytest.mark.parametrize(("language", "players"), [("en", 2), ("pt-BR", 5)])
@pytest.mark.parametrize("game", CHECKS)
def test_all_that_a_decision_needs_is_in_sight(
    game: str, language: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(game, decisions(game, players, language, 60, "random", monkeypatch))


@pytest.mark.parametrize("width", [30, 40, 60, 79])
@pytest.mark.parametrize("game", CHECKS)
def test_on_narrow_screens_no_amount_is_cut(game: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "NAMES", ["山田太郎", "Ñandú é", "Élodie"])
    for scene, lines in decisions(game, 4, "pt-BR", 12, "random", monkeypatch, width):
        assert max(cell_len(line) for line in lines) <= width
        screen = flat(lines)
        assert not re.search(r"\w…|… …", screen), "\n".join(lines)
        assert all(name in screen for name in scene.names)
        if game == "valeria":
            for one in ValeriaSeatView(scene.view).people:
                assert re.search("{gold}● +{strength}⚔ +{magic}✦ +{vp}★".format(**one.purse), screen)


SIZES = [("valeria", players) for players in range(1, 6)] + [("citadels", players) for players in range(2, 9)]


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [(*size, language) for language in LANGUAGES for size in spread(SIZES, language)],
)
def test_every_screen_shows_all_that_its_decision_needs(
    game: str, players: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check(game, decisions(game, players, language, 5000, "rules", monkeypatch))
