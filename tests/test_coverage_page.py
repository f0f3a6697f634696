"""Every rule of 2016 has a test, every mark names a rule, and the page that says so is up to date."""

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
    TESTS,
    UNIQUES,
    Marks,
    Section,
    page,
    problems,
    read_marks,
    sections,
)

from burgrave.citadels.actions import parse
from burgrave.citadels.rulings import RULINGS
from burgrave.kernel.errors import MalformedAction

FOUND = sections(RULES.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def marks() -> Marks:
    return read_marks(TESTS)


def test_every_rule_has_a_test_and_every_mark_a_rule(marks: Marks) -> None:
    assert problems(FOUND, marks) == []


def test_the_page_is_up_to_date(marks: Marks) -> None:
    assert PAGE.read_text(encoding="utf-8") == page(FOUND, marks), "make coverage-page"


def test_the_rules_page_has_every_line_that_it_should() -> None:
    groups = {name.rsplit("-", 1)[0] for section in FOUND for name in section.ids}
    assert groups >= {f"C-CH-{name}" for name in CHARACTERS} | {f"C-DI-{name}" for name in UNIQUES}
    assert len(CHARACTERS) == 27
    assert len(UNIQUES) == 30
    lines = [line for line in RULES.read_text(encoding="utf-8").splitlines() if line.startswith("- ")]
    assert [line for line in lines if not LINE.match(line)] == []
    tagged = [line for line in lines if line.startswith("- **C-")]
    assert [line for line in tagged if not re.search(r"\[(all|([\w]+,)*2016)\]", line)] == []


def test_the_rules_page_gives_the_rulings_as_they_are_kept() -> None:
    text = RULES.read_text(encoding="utf-8")
    wrong = [name for name, (_, what) in RULINGS.items() if f"? {what}\n" not in text]
    assert wrong == []


@pytest.mark.parametrize(("number", "where"), [(number, where) for number, (where, _) in RULINGS.items()])
def test_a_ruling_names_the_place_that_keeps_it(number: str, where: str) -> None:
    assert pkgutil.resolve_name(f"burgrave.citadels.{where}"), number


def test_decision_points_name_verbs_of_the_action_space() -> None:
    (names,) = [section.ids for section in FOUND if section.title == DECISIONS]
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
        class TestC:
            def test_d(self): ...

        @pytest.mark.rule("NO TEST")
        def helper(): ...
    """
    (tmp_path / "test_marks.py").write_text(textwrap.dedent(source), encoding="utf-8")
    marks = read_marks(tmp_path)
    carried = {name: sorted(test.name for test in tests) for name, tests in marks.rules.items()}
    assert carried == {
        "ALL": ["test_a", "test_b", "test_d"],
        "ONE": ["test_a"],
        "TWO": ["test_a"],
        "PARAMETER": ["test_b"],
        "CLASS": ["test_d"],
    }
    assert list(marks.decisions) == ["PICK"]


def test_gaps_and_unknown_ids_are_reported(tmp_path: Path) -> None:
    (tmp_path / "test_marks.py").write_text(
        'import pytest\n@pytest.mark.rule("C-SET-01", "C-SET-99")\ndef test_a(): ...\n', encoding="utf-8"
    )
    wrong = problems([Section("Set-up", ["C-SET-01", "C-SET-02"])], read_marks(tmp_path))
    assert "C-SET-02 has no test" in wrong
    assert "C-SET-01 has no test" not in wrong
    assert "test_marks.py: test_a: there is no C-SET-99" in wrong
    assert "assassin has no test" in wrong
