"""Write docs/coverage.md: every rule, ruling, decision point, character and unique district with its tests.

    python tools/coverage_page.py [--check]

The ids stand in docs/rules/citadels.md, one to a line; the tests carry them as `@pytest.mark.rule("C-SET-01", ...)`
and `@pytest.mark.decision("PICK", ...)`, which are read from the sources without running them. With --check nothing
is written. Exit status 1 if something has no test, a mark names what does not exist, or the page would change.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from burgrave.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES, TAX_COLLECTOR_OLD, WISHING_WELL
from burgrave.citadels.rulings import RULINGS

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules" / "citadels.md"
PAGE = ROOT / "docs" / "coverage.md"
TESTS = ROOT / "tests"

DECISIONS = "Decision points"
LINE = re.compile(r"^- \*\*(?P<id>[\w-]+)\*\* (?:\[(?P<tags>[^\]]+)\] )?(?P<text>.+)$")

CHARACTERS = [name for number, name in enumerate(CHARACTER_NAMES) if number != TAX_COLLECTOR_OLD]
UNIQUES = DISTRICT_NAMES[BASIC_KINDS : WISHING_WELL + 1]


@dataclass(frozen=True, order=True)
class Test:
    file: str
    """Path from the folder of the tests."""
    name: str


@dataclass
class Marks:
    """Which tests carry an id."""

    rules: dict[str, set[Test]] = field(default_factory=dict)
    decisions: dict[str, set[Test]] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)


@dataclass
class Section:
    title: str
    ids: list[str] = field(default_factory=list)


def sections(text: str) -> list[Section]:
    """Return the ids of the rules page under their headings."""
    found: list[Section] = []
    for line in text.splitlines():
        if line.startswith("#"):
            found.append(Section(line.lstrip("# ")))
        elif match := LINE.match(line):
            found[-1].ids.append(match["id"])
    return [section for section in found if section.ids]


def read_marks(folder: Path) -> Marks:
    """Return the marks of all tests in a folder."""
    marks = Marks()
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), file.name)
        _read(tree.body, file.relative_to(folder).as_posix(), [], marks)
    return marks


def _read(body: list[ast.stmt], file: str, inherited: list[ast.expr], marks: Marks) -> None:
    """Read the tests of a module or class, which may mark all of them by `pytestmark`."""
    common = list(inherited)
    for statement in body:
        if isinstance(statement, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
        ):
            common.append(statement.value)
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            _read(statement.body, file, [*common, *statement.decorator_list], marks)
        elif isinstance(statement, ast.FunctionDef) and statement.name.startswith("test_"):
            for expression in [*common, *statement.decorator_list]:
                _note(expression, Test(file, statement.name), marks)


def _note(expression: ast.expr, test: Test, marks: Marks) -> None:
    """Note the marks anywhere in a decorator, those on single parameters included."""
    for call in ast.walk(expression):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        if call.func.attr not in ("rule", "decision") or not ast.unparse(call.func).endswith(f"mark.{call.func.attr}"):
            continue
        table = marks.rules if call.func.attr == "rule" else marks.decisions
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                table.setdefault(argument.value, set()).add(test)
            else:
                marks.unreadable.append(f"{test.file}: {test.name}: {ast.unparse(argument)} is no plain text")


def problems(found: list[Section], marks: Marks) -> list[str]:
    """Return what is wrong: ids without tests, marks without ids, rulings that the page does not have."""
    wrong = list(marks.unreadable)
    rules = [name for section in found if section.title != DECISIONS for name in section.ids]
    decisions = [name for section in found if section.title == DECISIONS for name in section.ids]
    wrong += [f"{name} stands twice on the rules page" for name in sorted({n for n in rules if rules.count(n) > 1})]
    wrong += [f"{name} is a ruling, but not on the rules page" for name in RULINGS if name not in rules]
    wrong += [f"{name} has no test" for name in rules if name not in marks.rules]
    wrong += [f"{name} has no test" for name in decisions if name not in marks.decisions]
    wrong += [f"{name} has no test" for name, tests in _cards(marks) if not tests]
    for known, table in ((rules, marks.rules), (decisions, marks.decisions)):
        for name in sorted(set(table) - set(known)):
            wrong += [f"{test.file}: {test.name}: there is no {name}" for test in sorted(table[name])]
    return wrong


def _cards(marks: Marks) -> Iterator[tuple[str, set[Test]]]:
    """Yield every character and unique district with the tests of its rules."""
    for group, names in (("CH", CHARACTERS), ("DI", UNIQUES)):
        for name in names:
            own = re.compile(rf"C-{group}-{name}-\d+")
            yield name, {test for rule, tests in marks.rules.items() if own.fullmatch(rule) for test in tests}


def page(found: list[Section], marks: Marks) -> str:
    """Return the whole page."""
    tests = {test for table in (marks.rules, marks.decisions) for some in table.values() for test in some}
    cards = dict(_cards(marks))
    number = sum(len(section.ids) for section in found)
    lines = [
        "# Rules and their tests",
        "",
        "Written by `make coverage-page`; do not edit. [rules/citadels.md](rules/citadels.md) says what the ids mean.",
        "",
        f"{number} rules, decision points and rulings, {len(cards)} cards, {len(tests)} tests that carry them.",
    ]
    for section in found:
        table = marks.decisions if section.title == DECISIONS else marks.rules
        lines += ["", f"## {section.title}", "", "| id | tests |", "|---|---|"]
        lines += [f"| {name} | {_links(table.get(name, set()))} |" for name in section.ids]
    for title, names in (("All characters", CHARACTERS), ("All unique districts", UNIQUES)):
        lines += ["", f"## {title}", "", "| card | tests |", "|---|---|"]
        lines += [f"| {name} | {len(cards[name])} |" for name in names]
    return "\n".join(lines) + "\n"


def _links(tests: set[Test]) -> str:
    """Return the tests, file by file."""
    files: dict[str, list[str]] = {}
    for test in sorted(tests):
        files.setdefault(test.file, []).append(test.name.removeprefix("test_").replace("_", " "))
    return "<br>".join(f"[{file}](../tests/{file}): {'; '.join(names)}" for file, names in files.items()) or "**none**"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the page that lists every rule with its tests.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    found = sections(RULES.read_text(encoding="utf-8"))
    marks = read_marks(TESTS)
    wrong = problems(found, marks)
    text = page(found, marks)
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        if check:
            wrong.append(f"{PAGE.relative_to(ROOT)} is stale: make coverage-page writes it anew")
        else:
            PAGE.write_text(text, encoding="utf-8", newline="\n")
            print(f"written: {PAGE.relative_to(ROOT)}")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
