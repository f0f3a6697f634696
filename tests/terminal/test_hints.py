"""Hints at the prompt: output, absence of side effects, and a text for every reason."""

import io
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from tests.terminal.screens import Terminal
from tests.texts import said

import burgrave
from burgrave.bots.advice import Advice, advise
from burgrave.bots.playing import bots_for
from burgrave.games.citadels.faces.text import CitadelsNarrator
from burgrave.games.citadels.faces.words import Words
from burgrave.games.valeria.faces.text import ValeriaNarrator
from burgrave.games.valeria.faces.words import ValeriaWords
from burgrave.kernel.quote import Reason
from burgrave.kernel.record import Record, Recorder
from burgrave.kernel.rng import Rng, seed_of
from burgrave.kernel.state import Seat
from burgrave.terminal.plain import PlainFace
from burgrave.terminal.screen import ScreenFace
from burgrave.terminal.session import Session
from burgrave.text import catalogue
from burgrave.text import narrator as hints
from burgrave.text.catalogue import LANGUAGES, Catalogue
from burgrave.text.narration import narrator_for

NAMES = ["Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gina", "Hugo"]
PAGE = Path(__file__).parents[2] / "docs" / "playing.md"


class Adviser:
    """Stand-in for the search that recommends the first options in reverse order, and records its calls."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Seat, object]] = []

    def __call__(self, game: str, seat: Seat, seed: object, best: int) -> list[Advice]:
        self.asked.append((game, seat, seed))
        number = Rng(seed_of(seed)).below(1000)
        shares = (0.9999, 0.344, 0.0001)
        chosen = seat.legal()[:best][::-1]
        return [
            Advice(one, shares[at], 20.6 - at, Reason("tried", {"number": number}), at == 2)
            for at, one in enumerate(chosen)
        ]


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    """Replace the search with a stand-in, and the texts of all reasons with one sentence."""

    def told(narrator: object, reason: Reason, names: list[str], me: int) -> str:
        return f"It was {reason.name} {reason.arguments['number']} times."

    for narrator in (CitadelsNarrator, ValeriaNarrator):
        monkeypatch.setattr(narrator, "reason", told)
    stand_in = Adviser()
    monkeypatch.setattr(hints, "advise", stand_in)
    return stand_in


def begun(kinds: list[str], name: str = "citadels", seed: int = 3, path: Path | None = None) -> Recorder:
    seats = [(kind, f"Name{seat}") for seat, kind in enumerate(kinds)]
    return Recorder(Record.new(name, seed=seed, seats=seats, options={"players": len(kinds)}), path)


def typed(recorder: Recorder, lines: str, language: str = "en") -> str:
    """Return the output of the plain interface for these input lines and a final "q"."""
    target = io.StringIO()
    with recorder:
        assert not Session(recorder, PlainFace(io.StringIO(f"{lines}q\n"), target), language).run()
    return target.getvalue()


# ---- output --------------------------------------------------------------------------------------------------------


def test_plain_lines_tell_each_choice_in_one_line(adviser: Adviser) -> None:
    shown = typed(begun(["human", "random", "random"]), "h\n")
    options = dict(re.findall(r"^(\d)\. (.*?)(?: – .*)?$", shown.partition(" > ")[0], re.M))
    hint = shown.partition(" > ")[2].splitlines()[:3]
    why = re.escape(hint[0].partition(" points. ")[2])
    verdicts = ("", "About as good as the best move. ", "")
    for line, number, chance, points, due in zip(hint, "321", (99, 34, 1), (21, 20, 19), verdicts, strict=True):
        assert re.fullmatch(
            rf"{number}\. {re.escape(options[number])}: {chance}% chance to win, about {points} points\. {due}{why}",
            line,
        )
    assert re.fullmatch(r"It was tried \d+ times\.", why.replace("\\", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_screen_draws_a_small_table(
    adviser: Adviser, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    target = Terminal()
    words = Catalogue(language, game)
    with begun(["human", "random"], game) as recorder:
        assert not Session(recorder, ScreenFace(io.StringIO("H\nq\n"), target), language).run()
    waiting, _, hint = target.getvalue().rpartition(words.text("terminal-thinking-of-hint"))
    assert waiting.count(words.text("terminal-thinking-of-hint")) == 0
    hint = re.sub(r"\x1b\[[0-9;]*m", "", hint)
    assert hint.startswith("\r\x1b[2K╭")
    rows = [line.split("│")[1:-1] for line in hint.splitlines() if line.startswith("│")]
    assert [cell.strip() for cell in rows[0]] == [
        "", *(words.text(f"terminal-hint-{one}") for one in ("choice", "win", "points", "why")),
    ]  # fmt: skip
    numbered = [row for row in rows[1:] if row[0].strip()]
    number = 3 if len(numbered) == 3 else 2
    assert [row[0].strip() for row in numbered] == ["3", "2", "1"][-number:]
    assert [row[3].strip() for row in numbered] == ["21", "20", "19"][:number]
    assert numbered[0][2].strip() == words.text("terminal-percent", number=99)
    assert max(len(line) for line in hint.splitlines()[1:] if line.startswith("│")) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_prompt_speak_of_hints(adviser: Adviser, language: str) -> None:
    words = Catalogue(language, "citadels")
    assert "? h l v u s q" in words.text("terminal-prompt")
    assert re.search(r"\. h \w+, l ", words.text("terminal-help"))
    one, two = (words.text("terminal-hint", number=3, label="X", percent=34, points=n, why="Y.") for n in (1, 2))
    assert one.startswith("3. X: 34") and one.endswith(". Y.")
    assert one != two.replace(" 2 ", " 1 ")  # singular and plural


def test_the_page_speaks_of_hints_and_levels() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert "| `h` | " in page
    assert all(word in page for word in ("`--level", "`easy`", "`normal`", "`hard`", "`expert`"))


# ---- no side effects -----------------------------------------------------------------------------------------------


def test_a_hint_is_the_same_when_asked_twice(adviser: Adviser) -> None:
    shown = typed(begun(["human", "random", "random", "random"]), "1\nh\nH\n1\nu\nh\n")
    tried = re.findall(r"^\d\. .* It was tried (\d+) times\.$", shown, re.M)
    assert len(tried) == 6 and len(set(tried)) == 1 and "Undone." in shown
    assert len(adviser.asked) == 2  # the first time, and after an undo


def test_other_decisions_have_other_hints(adviser: Adviser) -> None:
    shown = typed(begun(["human", "random", "random"]), "h\n1\nh\n")
    assert len(set(re.findall(r"It was tried (\d+) times", shown))) == 2
    assert len({seed for _game, _seat, seed in adviser.asked}) == 2


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_hint_changes_nothing_of_the_game(adviser: Adviser, game: str, tmp_path: Path) -> None:
    records: list[str] = []
    for hint in ("", "h\n"):
        file = tmp_path / f"{len(hint)}.record"
        typed(begun(["human", "random", "rules"], game, path=file), f"{hint}1\n" * 25)
        records.append(file.read_text())
    assert records[0] == records[1]
    assert len(adviser.asked) == 25


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_only_who_is_to_decide_is_advised(adviser: Adviser, game: str) -> None:
    with begun(["human", "human", "human"], game) as recorder:
        target = io.StringIO()
        session = Session(recorder, PlainFace(Prompted(target), target), "en")
        with pytest.raises(EOFError):
            session.run()
    names = re.findall(r"Pass the device to (Name\d)\.|It was tried (\d+) times\.", target.getvalue())
    assert len(adviser.asked) == 30 and len({seat.index for _game, seat, _seed in adviser.asked}) == 3
    sitting = -1
    asked = iter(adviser.asked)
    tried = ""
    for name, number in names:
        if name:
            sitting = int(name[-1])
        elif number != tried:
            assert next(asked)[1].index == sitting
        tried = number


class Prompted:
    """Input for thirty decisions: a hint, then the first option. Other prompts get an empty line."""

    def __init__(self, target: io.StringIO) -> None:
        self.target = target
        self.hinted = False
        self.left = 30

    def readline(self) -> str:
        if not self.target.getvalue().endswith("u s q > "):
            return "\n"
        if self.hinted:
            self.hinted = False
            return "1\n"
        self.hinted = True
        self.left -= 1
        return "h\n" if self.left >= 0 else ""


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_hint_rests_on_what_the_seat_knows(adviser: Adviser, game: str) -> None:
    recorder = begun(["human", "random", "random"], game)
    typed(recorder, "h\n")
    truth = recorder.state
    ((asked, seat, _seed),) = adviser.asked
    assert (asked, seat.index, seat.legal()) == (game, 0, truth.legal(0))
    assert seat.view() == truth.view(0) and seat.world.digest() != truth.digest()


# ---- facts in words ------------------------------------------------------------------------------------------------

TEXTS = """
hint-sits = { $seat } is { $character-the }, { $district } counts { $number }
hint-pair = { $citizen-the }, { $monster }, { $domain } and { $duke } bring { $seat } { $number } { $resource }
"""


def in_words(words: Words | ValeriaWords, name: str, me: int, **arguments: str | int) -> str:
    """Return the text of a reason, using the test's own texts in addition to the catalog."""
    words._bundle = catalogue._bundle.__wrapped__(words.language, words.game)
    words._bundle.add_resource(FluentResource(TEXTS))
    return words.reason(Reason(name, arguments), NAMES, me)


@pytest.mark.long
@pytest.mark.parametrize(
    ("language", "ruleset", "warlord", "keep"),
    [
        ("en", "2016", "the Warlord", "Keep"),
        ("pt-BR", "2010", "o Mercenário", ""),
        ("it", "2016", "il Condottiero", ""),
        ("es", "2016", "", ""),
    ],
)
def test_facts_of_citadels_take_the_names_of_language_and_edition(
    language: str, ruleset: str, warlord: str, keep: str
) -> None:
    words = Words(language, ruleset)
    told = in_words(words, "sits", 0, seat=1, character="warlord", district="keep", number=3)
    assert told == f"Bruno is {words.noun('x', 'warlord')['x-the']}, {words.card('keep')} counts 3"
    assert warlord in told and keep in told
    mine = in_words(words, "sits", 1, seat=1, character="warlord", district="keep", number=3)
    assert mine == words.sentence(told.replace("Bruno", words.text("terminal-reader")), [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_of_valeria_take_the_names_of_the_language(language: str) -> None:
    words = ValeriaWords(language)
    duke = "isabella_the_righteous"
    known = {"citizen": "cleric", "monster": "goblin", "domain": "foxgrove_palisade", "duke": duke}
    told = in_words(words, "pair", 0, seat=2, number=3, resource="magic", **known)
    names = [words.card("goblin"), words.card("foxgrove_palisade"), words.card(duke)]
    assert all(name in told for name in names)
    assert words.noun("citizen", "cleric")["citizen-the"].lower() in told.lower()
    assert told.endswith(f" bring Carla 3 {words.card('magic').lower()}")


# ---- real search ---------------------------------------------------------------------------------------------------


def facts(game: str, seed: int, options: dict[str, Any]) -> dict[tuple[str, ...], tuple[Reason, int]]:
    """Return the reasons for options in a random game, without duplicates, each with the seat to act."""
    state = burgrave.new(game, seed=seed, scenario="random", **options)
    rng = Rng(seed)
    found: dict[tuple[str, ...], tuple[Reason, int]] = {}
    while not state.is_over():
        seat = state.to_act()
        legal = state.legal(seat)
        world = state.seat(seat, rng).world
        for action in legal:
            fact = bots_for(game).reason(world, seat, action, legal)
            found.setdefault((fact.name, *fact.arguments), (fact, seat))
        state.apply(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("citadels", {"ruleset": ruleset, "players": players})
          for ruleset, players in (("classic", 2), ("2010", 4), ("2016", 3), ("2016", 7))),
        *(("valeria", {"players": players}) for players in (1, 2, 4)),
    ],
)  # fmt: skip
def test_every_choice_has_a_reason_in_every_language(game: str, options: dict[str, Any]) -> None:
    found = facts(game, 5, options)
    state = burgrave.new(game, seed=5, scenario="random", **options)
    for language in LANGUAGES:
        narrator = narrator_for(state, language)
        for fact, seat in found.values():
            sentence = narrator.reason(fact, NAMES[: len(state.scores())], seat)
            assert said(sentence).endswith((".", "!")) and sentence[0] == sentence[0].upper(), sentence
    assert len(found) > 4


@pytest.mark.long
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_the_search_gives_hints_at_the_table(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "advise", partial(advise, iterations=40))
    shown = typed(begun(["human", "random"], game), "h\n1\nh\n")
    lines = re.findall(r"(?:^|> )(\d+)\. .+: (\d+)% chance to win, about (\d+) points\. \S.*[.!]$", shown, re.M)
    assert 2 <= len(lines) <= 6
    assert all(0 <= int(percent) <= 100 for _number, percent, _points in lines)
    assert any(int(points) > 0 for _number, _percent, points in lines)
