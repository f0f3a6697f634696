"""Every rule has a test in every ruleset it binds, every mark names a rule, and the page that says so is up to date."""

import pkgutil
import re
import textwrap
from pathlib import Path

import pytest
from tools.coverage_page import (
    CHARACTERS,
    DECISIONS,
    LINE,
    PAGE,
    RULES,
    RULESETS,
    TESTS,
    UNIQUES,
    Line,
    Marks,
    Section,
    cards,
    page,
    problems,
    read_marks,
    rulesets_of,
    sections,
)

from burgrave.citadels.actions import parse
from burgrave.citadels.rulings import RULINGS
from burgrave.kernel.errors import MalformedAction

FOUND = sections(RULES.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def marks() -> Marks:
    return read_marks(TESTS)


def test_every_rule_has_a_test_in_every_ruleset_and_every_mark_a_rule(marks: Marks) -> None:
    assert problems(FOUND, marks) == []


def test_the_page_is_up_to_date(marks: Marks) -> None:
    assert PAGE.read_text(encoding="utf-8") == page(FOUND, marks), "make coverage-page"


def test_every_line_of_the_rules_page_says_which_rulesets_it_binds() -> None:
    lines = [line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("- ")]
    assert [line for line in lines if not (match := LINE.match(line)) or not match["tags"]] == []


@pytest.mark.parametrize(
    ("ruleset", "characters", "uniques"), [("classic", 18, 11), ("2010", 18, 25), ("2016", 27, 30)]
)
def test_every_character_and_purple_district_has_rules_where_it_plays(
    ruleset: str, characters: int, uniques: int
) -> None:
    known = {name for name, rulesets in cards(FOUND).items() if ruleset in rulesets}
    assert len(known & set(CHARACTERS)) == characters
    assert len(known & set(UNIQUES)) == uniques
    assert known <= {*CHARACTERS, *UNIQUES}
    assert (len(CHARACTERS), len(UNIQUES)) == (28, 37)


def test_every_difference_between_editions_has_three_columns() -> None:
    rows = [line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("| E-")]
    assert [row for row in rows if len(row.strip("| ").split(" | ")) != 2 + len(RULESETS)] == []


def test_the_rules_page_gives_the_rulings_as_they_are_kept() -> None:
    text = RULES.read_text(encoding="utf-8")
    wrong = [name for name, (_, what) in RULINGS.items() if f"? {what}\n" not in text]
    assert wrong == []


@pytest.mark.parametrize(("number", "where"), [(number, where) for number, (where, _) in RULINGS.items()])
def test_a_ruling_names_the_place_that_keeps_it(number: str, where: str) -> None:
    assert pkgutil.resolve_name(f"burgrave.citadels.{where}"), number


def test_decision_points_name_verbs_of_the_action_space() -> None:
    (names,) = [[line.id for line in section.lines] for section in FOUND if section.title == DECISIONS]
    lines = RULES.read_text(encoding="utf-8").splitlines()
    for name in names:
        (line,) = [line for line in lines if line.startswith(f"- **{name}**")]
        for verb in re.findall(r"`(\w+)`", line):
            try:
                parse(verb)
            except MalformedAction as error:
                assert "takes a" in str(error), f"{name}: {error}"


def test_marks_are_read_from_decorators_classes_modules_and_parameters(tmp_path: Path) -> None:
    source = """
        import pytest
        pytestmark = pytest.mark.rule("ALL")

        @pytest.mark.rule("ONE", "TWO")
        @pytest.mark.decision("PICK")
        def test_a(): ...

        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("PARAMETER"))])
        def test_b(x): ...

        @pytest.mark.rule("CLASS")
        @pytest.mark.edition("E-size")
        class TestC:
            def test_d(self): ...

        @pytest.mark.rule("NO TEST")
        def helper(): ...
    """
    marks = marks_of(tmp_path, source)
    assert carried(marks, "rule") == {
        "ALL": ["test_a", "test_b", "test_d"],
        "ONE": ["test_a"],
        "TWO": ["test_a"],
        "PARAMETER": ["test_b"],
        "CLASS": ["test_d"],
    }
    assert carried(marks, "decision") == {"PICK": ["test_a"]}
    assert carried(marks, "edition") == {"E-size": ["test_d"]}


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
    found = {test.name: test.rulesets for test in marks_of(tmp_path, source).tests["rule"]["X"]}
    assert found == {
        "test_module": ("classic", "2010", "2016"),
        "test_own": ("classic", "2016"),
        "test_class": ("classic", "2010"),
        "test_inner": ("2010",),
    }
    (plain,) = marks_of(tmp_path, '@pytest.mark.rule("X")\ndef test_a(): ...').tests["rule"]["X"]
    assert plain.rulesets == ("2016",)


def test_rulesets_that_do_not_exist_or_go_to_parameters_are_reported(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rulesets("2020")
        def test_a(): ...

        @pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rulesets("2010"))])
        def test_b(x): ...
    """
    assert marks_of(tmp_path, source).unreadable == [
        "test_marks.py: test_a: there is no ruleset 2020",
        "test_marks.py: test_b: rulesets go to the whole test, not to single parameters",
    ]


def test_gaps_and_unknown_ids_are_reported(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("C-SET-01", "C-SET-99")
        def test_a(): ...

        @pytest.mark.rulesets("older")
        @pytest.mark.rule("C-SET-02")
        def test_b(): ...
    """
    lines = [Line("C-SET-01", rulesets_of(["all"])), Line("C-SET-02", ("2016",)), Line("E-size", RULESETS)]
    wrong = problems([Section("Set-up", lines)], marks_of(tmp_path, source))
    assert "C-SET-01 has no test in 2010" in wrong
    assert "C-SET-01 has no test in 2016" not in wrong
    assert "C-SET-02 has no test in 2016" in wrong
    assert "C-SET-02 has no test in classic" not in wrong
    assert "E-size has no test in classic" in wrong
    assert "test_marks.py: test_a: there is no C-SET-99" in wrong
    assert "test_marks.py: test_b: runs in classic, 2010, but C-SET-02 binds 2016 only" in wrong
    assert "assassin has no rule" in wrong


def marks_of(folder: Path, source: str) -> Marks:
    (folder / "test_marks.py").write_text(textwrap.dedent(source), encoding="utf-8")
    return read_marks(folder)


def carried(marks: Marks, kind: str) -> dict[str, list[str]]:
    return {name: sorted(test.name for test in tests) for name, tests in marks.tests[kind].items()}
