"""Rule coverage: every rule has a test, every mark names a rule, and the coverage pages are up to date."""

import pkgutil
import re
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest
from tests.games.citadels.covered import COVERED as CITADELS
from tests.games.valeria.covered import COVERED as VALERIA
from tools.coverage_games import DECISIONS, LINE, Card, Game, Line, Section
from tools.coverage_marks import RULESETS, Case, Marks, read_marks, rulesets_of
from tools.coverage_page import GAMES, INDEX, TESTS, index, page, problems, read, strangers

from burgrave.games.citadels.rules.rulings import RULINGS
from burgrave.games.citadels.verbs import parse
from burgrave.kernel.errors import MalformedAction

both = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(scope="module")
def marks() -> Marks:
    return read_marks(TESTS)


def lines(game: Game) -> list[str]:
    return game.rules.read_text(encoding="utf-8").splitlines()


# ---- contents of the pages ----------------------------------------------------------------------------------------


@pytest.mark.long
@both
def test_every_rule_has_a_test_and_every_mark_a_rule(game: Game, marks: Marks) -> None:
    assert problems(game, *read(game, marks)) == []


@both
def test_the_page_is_up_to_date(game: Game, marks: Marks) -> None:
    assert game.page.read_text(encoding="utf-8") == page(game, *read(game, marks)), "make coverage-page"


def test_the_index_is_up_to_date(marks: Marks) -> None:
    assert INDEX.read_text(encoding="utf-8") == index(marks), "make coverage-page"


@both
def test_no_row_of_a_page_is_empty(game: Game) -> None:
    rows = [line for line in game.page.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert len(rows) > 400
    assert [row for row in rows if "none" in row.split(" | ") or row.endswith("|  |") or "**" in row] == []


# ---- rules of Citadels --------------------------------------------------------------------------------------------

FOUND = CITADELS.sections("\n".join(lines(CITADELS)))


def test_every_line_of_the_rules_page_says_which_rulesets_it_binds() -> None:
    rules = [line for line in lines(CITADELS) if line.startswith("- ")]
    assert [line for line in rules if not (match := LINE.match(line)) or not match["tags"]] == []


@pytest.mark.parametrize(
    ("ruleset", "characters", "uniques"), [("classic", 18, 11), ("2010", 18, 25), ("2016", 27, 30)]
)
def test_every_character_and_purple_district_has_rules_where_it_plays(
    ruleset: str, characters: int, uniques: int
) -> None:
    cards = list(CITADELS.cards.values())
    bound = [[card for card in some if any(ruleset in line.binds for line in card.lines(FOUND))] for some in cards]
    assert [len(some) for some in bound] == [characters, uniques]
    assert [len(some) for some in cards] == [28, 37]
    ids = [line.id for section in FOUND for line in section.lines]
    named = {match[1] for name in ids if (match := re.fullmatch(r"C-(?:CH|DI)-(\w+)-\d+", name))}
    assert named == {card.name for some in cards for card in some}


def test_every_difference_between_editions_has_three_columns() -> None:
    rows = [line for line in lines(CITADELS) if line.startswith("| E-")]
    assert [row for row in rows if len(row.strip("| ").split(" | ")) != 2 + len(RULESETS)] == []


def test_each_ruling_of_the_rules_page_answers_a_question() -> None:
    rulings = [line for line in lines(CITADELS) if line.startswith("- **R-")]
    assert [line for line in rulings if not re.search(r"\? .+[.]$", line)] == []


@pytest.mark.parametrize(("number", "where"), RULINGS.items())
def test_a_ruling_names_the_place_that_keeps_it(number: str, where: str) -> None:
    assert pkgutil.resolve_name(f"burgrave.games.citadels.{where}"), number


def test_decision_points_name_verbs_of_the_action_space() -> None:
    (names,) = [[line.id for line in section.lines] for section in FOUND if section.title == DECISIONS]
    for name in names:
        (line,) = [line for line in lines(CITADELS) if line.startswith(f"- **{name}**")]
        for verb in {*re.findall(r"`(\w+)`", line)} - {*RULESETS}:
            try:
                parse(verb)
            except MalformedAction as error:
                assert "takes a" in str(error), f"{name}: {error}"


# ---- rules of Valeria ---------------------------------------------------------------------------------------------


def test_every_card_of_the_box_has_a_table_on_the_page() -> None:
    assert {title: len(cards) for title, cards in VALERIA.cards.items()} == {
        "All starters": 2, "All citizens": 18, "All monsters": 24, "All domains": 24, "All dukes": 10, "All others": 2,
    }  # fmt: skip


def test_the_page_shows_what_binds_one_kind_of_game_alone() -> None:
    text = VALERIA.page.read_text(encoding="utf-8")
    for name in ("V-FIV-01 [5]", "V-SOL-01 [solo]", "V-MIX-01 [mixed]", "V-SET-01", "RAID [solo]", "A1"):
        assert f"\n| {name} | " in text


# ---- parsing of marks ---------------------------------------------------------------------------------------------


def test_marks_are_read_from_decorators_classes_modules_parameters_and_names(tmp_path: Path) -> None:
    source = """
        import pytest
        pytestmark = pytest.mark.rule("ALL")
        NAMED = pytest.mark.rule("NAME")
        SEVERAL = ("SECOND", "THIRD")

        @pytest.mark.rule("ONE", "TWO")
        @pytest.mark.decision("PICK")
        def test_a(): ...

        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("PARAMETER"))])
        @NAMED
        def test_b(x): ...

        @pytest.mark.rule("CLASS")
        @pytest.mark.edition("E-size")
        class TestC:
            @pytest.mark.rule(*SEVERAL, "FOURTH")
            def test_d(self): ...
    """
    marks = marks_of(tmp_path, source)
    assert carried(marks, "rule") == {
        "ALL": ["test_a", "test_b", "test_d"],
        "ONE": ["test_a"],
        "TWO": ["test_a"],
        "NAME": ["test_b"],
        "PARAMETER": ["test_b"],
        "CLASS": ["test_d"],
        "SECOND": ["test_d"],
        "THIRD": ["test_d"],
        "FOURTH": ["test_d"],
    }
    assert carried(marks, "decision") == {"PICK": ["test_a"]}
    assert carried(marks, "edition") == {"E-size": ["test_d"]}
    assert marks.unreadable == []


def test_the_nearest_mark_says_under_which_rulesets_a_test_runs(tmp_path: Path) -> None:
    source = """
        import pytest
        pytestmark = [pytest.mark.rule("X"), pytest.mark.rulesets("all")]

        def test_module(): ...

        @pytest.mark.rulesets("2016", "classic")
        def test_own(): ...

        @pytest.mark.rulesets("older")
        class TestC:
            def test_class(self): ...

            @pytest.mark.rulesets("2010")
            def test_inner(self): ...
    """
    found = {test.name: test.runs for test in marks_of(tmp_path, source).tests["rule"]["X"]}
    assert found == {
        "test_module": ("classic", "2010", "2016"),
        "test_own": ("classic", "2016"),
        "test_class": ("classic", "2010"),
        "test_inner": ("2010",),
    }
    (plain,) = marks_of(tmp_path, '@pytest.mark.rule("X")\ndef test_a(): ...').tests["rule"]["X"]
    assert plain.runs == ("2016",)


def test_marks_that_cannot_be_read_are_reported(tmp_path: Path) -> None:
    source = """
        CASES = [pytest.param(1, marks=pytest.mark.rule("HIDDEN"))]

        @pytest.mark.rulesets("2020")
        @pytest.mark.rule(f"{CASES}")
        def test_a(): ...

        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rulesets("2010"))])
        def test_b(x): ...

        @pytest.mark.rule("NO TEST")
        def helper(): ...
    """
    assert marks_of(tmp_path, source).unreadable == [
        "test_marks.py: test_a: unknown ruleset 2020",
        "test_marks.py: test_a: f'{CASES}' is not a string literal",
        "test_marks.py: test_b: rulesets apply to a whole test, not to a parameter",
        "test_marks.py: pytest.mark.rule('HIDDEN') is not on a test",
        "test_marks.py: pytest.mark.rule('NO TEST') is not on a test",
    ]


def test_a_mark_speaks_of_the_game_of_its_id_or_of_its_file(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("V-SET-01", "A7", "C-SET-01", "R-01")
        @pytest.mark.decision("BUILD")
        def test_a(): ...
    """
    for name, decide in (("test_valeria.py", [VALERIA]), ("test_words.py", [CITADELS, VALERIA])):
        marks = marks_of(tmp_path, source, name)
        for game, ids in ((VALERIA, {"V-SET-01", "A7"}), (CITADELS, {"C-SET-01", "R-01"})):
            own = game.own(marks)
            assert set(own.tests["rule"]) == ids
            assert set(own.tests["decision"]) == ({"BUILD"} if game in decide else set())
        (tmp_path / name).unlink()


def test_every_id_is_of_a_game(marks: Marks, tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("V-SET-01", "Z-1", "R-01")
        def test_a(): ...
    """
    assert strangers(marks) == []
    assert strangers(marks_of(tmp_path, source)) == ["Z-1 is a rule of no game"]


# ---- reported problems --------------------------------------------------------------------------------------------


def test_gaps_and_unknown_ids_are_reported(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("C-SET-01", "C-SET-99")
        def test_a(): ...

        @pytest.mark.rulesets("older")
        @pytest.mark.rule("C-SET-02")
        def test_b(): ...
    """
    found = [Line("C-SET-01", rulesets_of(["all"])), Line("C-SET-02", ("2016",)), Line("E-size", RULESETS)]
    wrong = problems(CITADELS, [Section("Set-up", found)], marks_of(tmp_path, source))
    assert "C-SET-01 has no test in 2010" in wrong
    assert "C-SET-01 has no test in 2016" not in wrong
    assert "C-SET-02 has no test in 2016" in wrong
    assert "C-SET-02 has no test in classic" not in wrong
    assert "E-size has no test in classic" in wrong
    assert "test_marks.py: test_a: there is no C-SET-99" in wrong
    assert "test_marks.py: test_b: runs in classic, 2010, but C-SET-02 binds 2016 only" in wrong
    assert "assassin has no rule" in wrong


def test_gaps_of_valeria_are_reported(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("V-SET-01", "V-CARD-cleric", "V-CARD-monk", "V-SET-99", "A1")
        def test_monk_and_others(): ...

        @pytest.mark.rule("V-CARD-starter-peasant", "V-CARD-peasant")
        @pytest.mark.decision("NAP")
        def test_starter_peasant(): ...
    """
    text = """
## Setting up
- **V-SET-01** Cards.
- **V-SET-02** [solo] The bank.
- **V-SET-02** The bank again.
- **V-CARD-cleric** Cleric.
- **V-CARD-monk** Monk.
- **V-CARD-peasant** Peasant.
- **V-CARD-starter-peasant** Starter.
## Decision points
- **DUKE** Which.
## Rulings
- **A1** Why? So.
- **A99** Why? So.
"""
    wrong = problems(VALERIA, VALERIA.sections(text), VALERIA.own(marks_of(tmp_path, source, "test_valeria.py")))
    for line in (
        "V-SET-02 stands twice on the rules page",
        "V-SET-02 has no test",
        "DUKE has no test",
        "A2 is a ruling, but not on the rules page",
        "A99 is on the rules page, but no ruling",
        "cleric has no test by name",
        "peasant has no test by name",
        "gargoyle has no rule",
        "gargoyle has no test by name",
        "test_valeria.py: test_monk_and_others: there is no V-SET-99",
        "test_valeria.py: test_starter_peasant: there is no NAP",
    ):
        assert line in wrong
    for word in ("monk has", "starter_peasant has", "V-SET-01 ", "A1 "):
        assert not [line for line in wrong if line.startswith(word)]


def test_a_gap_is_seen_on_the_page() -> None:
    found = [Section("Set-up", [Line("V-SET-01", ("tests",)), Line("V-SET-02", ("tests",), "solo")])]
    text = page(VALERIA, found, Marks())
    assert "| Set-up | 2, **2 without a test** |" in text
    assert "| V-SET-02 [solo] | **none** |  |" in text
    assert "| monk | – | **none** |" in text


def test_cards_are_matched_by_their_whole_name() -> None:
    """The test of a starter does not match the citizen with the same name."""
    card = Card("knight", "V-CARD-knight")
    names = ["test_knight", "test_a_knight_rides", "test_starter_knight", "test_knights", "test_other"]
    marks = Marks()
    marks.tests["rule"]["V-CARD-knight"] = {replace(TEST, name=name) for name in names}
    assert sorted(test.name for test in card.by_name(marks)) == ["test_a_knight_rides", "test_knight"]


TEST = Case("test_marks.py", "test_a")


def marks_of(folder: Path, source: str, name: str = "test_marks.py") -> Marks:
    (folder / name).write_text(textwrap.dedent(source), encoding="utf-8")
    return read_marks(folder)


def carried(marks: Marks, kind: str) -> dict[str, list[str]]:
    return {name: sorted(test.name for test in tests) for name, tests in marks.tests[kind].items()}
