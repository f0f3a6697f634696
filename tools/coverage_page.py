"""Write docs/coverage.md: every rule, ruling, decision point, difference between editions and card with its tests.

    python tools/coverage_page.py [--check]

The ids stand in docs/rules/citadels.md, one to a line, with the rulesets they bind; the tests carry them as
`@pytest.mark.rule("C-SET-01", ...)`, `@pytest.mark.decision("PICK", ...)` and `@pytest.mark.edition("E-size", ...)`,
and say by `@pytest.mark.rulesets("classic", "2010", "2016")` (or "older", "all") under which rulesets they run; without
it that is 2016. All this is read from the sources without running them. With --check nothing is written. Exit status 1
if a rule has no test in a ruleset that it binds, a mark names what does not exist, or the page would change.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from burgrave.citadels.cards import BASIC_KINDS, CHARACTER_NAMES, DISTRICT_NAMES
from burgrave.citadels.rulings import RULINGS

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules" / "citadels.md"
PAGE = ROOT / "docs" / "coverage.md"
TESTS = ROOT / "tests"

DECISIONS = "Decision points"
OTHER_GAMES = ("valeria",)  # folders of tests whose marks are about the rules of another game
LINE = re.compile(r"^- \*\*(?P<id>[\w-]+)\*\* (?:\[(?P<tags>[^\]]+)\] )?(?P<text>.+)$")
EDITION = re.compile(r"^\| (?P<id>E-[\w-]+) \|")

RULESETS = ("classic", "2010", "2016")
GROUPS = {"all": RULESETS, "older": ("classic", "2010")}
DEFAULT = "2016"

CHARACTERS = CHARACTER_NAMES
UNIQUES = DISTRICT_NAMES[BASIC_KINDS:]


def rulesets_of(tags: Iterable[str]) -> tuple[str, ...]:
    """Return the rulesets that these tags name, the oldest first; raise ValueError if one does not exist."""
    wanted = {one for tag in tags for one in GROUPS.get(tag, (tag,))}
    if unknown := sorted(wanted - set(RULESETS)):
        raise ValueError(f"there is no ruleset {unknown[0]}")
    return tuple(one for one in RULESETS if one in wanted)


# ---- the rules page -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A rule, ruling, decision point or difference, and the rulesets it binds."""

    id: str
    rulesets: tuple[str, ...]


@dataclass
class Section:
    title: str
    lines: list[Line] = field(default_factory=list)


def sections(text: str) -> list[Section]:
    """Return the lines of the rules page under their headings."""
    found: list[Section] = []
    for line in text.splitlines():
        if line.startswith("#"):
            found.append(Section(line.lstrip("# ")))
        elif match := LINE.match(line):
            found[-1].lines.append(Line(match["id"], rulesets_of((match["tags"] or "all").split(","))))
        elif match := EDITION.match(line):
            found[-1].lines.append(Line(match["id"], RULESETS))
    return [section for section in found if section.lines]


def kind_of(section: Section, line: Line) -> str:
    """Return which mark carries the line: rule, decision or edition."""
    if line.id.startswith("E-"):
        return "edition"
    return "decision" if section.title == DECISIONS else "rule"


# ---- the marks of the tests -----------------------------------------------------------------------------------


@dataclass(frozen=True, order=True)
class Test:
    file: str
    """Path from the folder of the tests."""
    name: str
    rulesets: tuple[str, ...] = (DEFAULT,)


@dataclass
class Marks:
    """Which tests carry an id, by the kind of mark."""

    tests: dict[str, dict[str, set[Test]]] = field(default_factory=lambda: {"rule": {}, "decision": {}, "edition": {}})
    unreadable: list[str] = field(default_factory=list)


def read_marks(folder: Path) -> Marks:
    """Return the marks of all tests in a folder."""
    marks = Marks()
    for file in sorted(folder.rglob("test_*.py")):
        if file.relative_to(folder).parts[0] in OTHER_GAMES:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), file.name)
        _read(tree.body, file.relative_to(folder).as_posix(), [], (DEFAULT,), marks)
    return marks


def _read(body: list[ast.stmt], file: str, inherited: list[ast.expr], rulesets: tuple[str, ...], marks: Marks) -> None:
    """Read the tests of a module or class, which may mark all of them by `pytestmark`."""
    own = [mark for statement in body for mark in _pytestmarks(statement)]
    common = [*inherited, *own]
    rulesets = _rulesets(own, rulesets, file, marks)
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            inner = _rulesets(statement.decorator_list, rulesets, f"{file}: {statement.name}", marks)
            _read(statement.body, file, [*common, *statement.decorator_list], inner, marks)
        elif isinstance(statement, ast.FunctionDef) and statement.name.startswith("test_"):
            where = f"{file}: {statement.name}"
            test = Test(file, statement.name, _rulesets(statement.decorator_list, rulesets, where, marks))
            for expression in [*common, *statement.decorator_list]:
                _note(expression, test, marks)


def _pytestmarks(statement: ast.stmt) -> list[ast.expr]:
    if not isinstance(statement, ast.Assign):
        return []
    if not any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets):
        return []
    return list(statement.value.elts) if isinstance(statement.value, ast.List) else [statement.value]


def _rulesets(expressions: list[ast.expr], outer: tuple[str, ...], where: str, marks: Marks) -> tuple[str, ...]:
    """Return the rulesets that these marks name; those from further out if they name none."""
    for expression in expressions:
        for call in ast.walk(expression):
            if not isinstance(call, ast.Call) or _mark_name(call) != "rulesets":
                continue
            if call is not expression:
                marks.unreadable.append(f"{where}: rulesets go to the whole test, not to single parameters")
                continue
            try:
                return rulesets_of(str(ast.literal_eval(argument)) for argument in call.args)
            except ValueError as error:
                marks.unreadable.append(f"{where}: {error}")
    return outer


def _mark_name(call: ast.Call) -> str:
    name = ast.unparse(call.func)
    return name.rpartition(".")[2] if ".mark." in f".{name}" else ""


def _note(expression: ast.expr, test: Test, marks: Marks) -> None:
    """Note the marks anywhere in a decorator, those on single parameters included."""
    for call in ast.walk(expression):
        if not isinstance(call, ast.Call) or (table := marks.tests.get(_mark_name(call))) is None:
            continue
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                table.setdefault(argument.value, set()).add(test)
            else:
                marks.unreadable.append(f"{test.file}: {test.name}: {ast.unparse(argument)} is no plain text")


# ---- gaps -----------------------------------------------------------------------------------------------------


def tests_in(tests: Iterable[Test], ruleset: str) -> int:
    """Return how many of these tests run under a ruleset."""
    return sum(ruleset in test.rulesets for test in tests)


def gaps(found: list[Section], marks: Marks) -> list[tuple[str, str, str]]:
    """Return what has no test: section, id and ruleset."""
    return [
        (section.title, line.id, ruleset)
        for section in found
        for line in section.lines
        for ruleset in line.rulesets
        if not tests_in(marks.tests[kind_of(section, line)].get(line.id, ()), ruleset)
    ]


def problems(found: list[Section], marks: Marks) -> list[str]:
    """Return what is wrong: gaps, marks that fit no line, rulings that the page does not have, cards without rules."""
    wrong = list(marks.unreadable)
    ids = [line.id for section in found for line in section.lines if section.title != DECISIONS]
    wrong += [f"{name} stands twice on the rules page" for name in sorted({n for n in ids if ids.count(n) > 1})]
    wrong += [f"{name} is a ruling, but not on the rules page" for name in RULINGS if name not in ids]
    wrong += [f"{name} is on the rules page, but no ruling" for name in ids if name[:2] == "R-" and name not in RULINGS]
    wrong += [f"{name} has no test in {ruleset}" for _, name, ruleset in gaps(found, marks)]
    wrong += [f"{name} has no rule" for name, rulesets in cards(found).items() if not rulesets]
    for kind, table in marks.tests.items():
        bound = {
            line.id: line.rulesets for section in found for line in section.lines if kind_of(section, line) == kind
        }
        for name in sorted(table):
            for test in sorted(table[name]):
                if name not in bound:
                    wrong.append(f"{test.file}: {test.name}: there is no {name}")
                elif not set(bound[name]) & set(test.rulesets):
                    runs, binds = ", ".join(test.rulesets), ", ".join(bound[name])
                    wrong.append(f"{test.file}: {test.name}: runs in {runs}, but {name} binds {binds} only")
    return wrong


def cards(found: list[Section]) -> dict[str, tuple[str, ...]]:
    """Return every character and unique district with the rulesets that have rules for it."""
    known: dict[str, set[str]] = {name: set() for name in [*CHARACTERS, *UNIQUES]}
    for line in (line for section in found for line in section.lines):
        if match := re.fullmatch(r"C-(?:CH|DI)-(\w+)-\d+", line.id):
            known.setdefault(match[1], set()).update(line.rulesets)
    return {name: rulesets_of(rulesets) for name, rulesets in known.items()}


def _card_tests(name: str, marks: Marks) -> set[Test]:
    """Return the tests of the rules of a card."""
    own = re.compile(rf"C-(CH|DI)-{name}-\d+")
    return {test for rule, tests in marks.tests["rule"].items() if own.fullmatch(rule) for test in tests}


# ---- the page -------------------------------------------------------------------------------------------------


def page(found: list[Section], marks: Marks) -> str:
    """Return the whole page."""
    known = cards(found)
    number = sum(len(section.lines) for section in found)
    tests = {test for table in marks.tests.values() for some in table.values() for test in some}
    lines = [
        "# Rules and their tests",
        "",
        "Written by `make coverage-page`; do not edit. [rules/citadels.md](rules/citadels.md) says what the ids mean.",
        "",
        f"{number} rules, decision points, rulings and differences, {len(known)} cards, {len(tests)} tests that carry",
        "them. The columns count the tests that run under a ruleset; – stands where a rule does not bind it. Behind a",
        "test that runs under other rulesets than 2016 alone these are named.",
        "",
        *_summary(found, marks),
    ]
    for section in found:
        lines += ["", f"## {section.title}", "", *_heading("id", "tests")]
        for line in section.lines:
            some = marks.tests[kind_of(section, line)].get(line.id, set())
            lines.append(f"| {line.id} | {_counts(line.rulesets, some)} | {_links(some)} |")
    for title, names in (("All characters", CHARACTERS), ("All unique districts", UNIQUES)):
        lines += ["", f"## {title}", "", *_heading("card")]
        lines += [f"| {name} | {_counts(known[name], _card_tests(name, marks))} |" for name in names]
    return "\n".join(lines) + "\n"


def _summary(found: list[Section], marks: Marks) -> list[str]:
    """Return the table of sections: how many lines bind each ruleset, and how many of them have no test there."""
    missing = gaps(found, marks)
    lines = _heading("section")
    for section in found:
        cells = [section.title]
        for ruleset in RULESETS:
            number = sum(ruleset in line.rulesets for line in section.lines)
            empty = sum(title == section.title and where == ruleset for title, _, where in missing)
            cells.append(f"{number}, **{empty} without a test**" if empty else str(number or "–"))
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _heading(first: str, *last: str) -> list[str]:
    columns = [first, *RULESETS, *last]
    return [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]


def _counts(binds: tuple[str, ...], tests: set[Test]) -> str:
    cells = [str(tests_in(tests, ruleset) or "**none**") if ruleset in binds else "–" for ruleset in RULESETS]
    return " | ".join(cells)


def _links(tests: set[Test]) -> str:
    """Return the tests, file by file."""
    files: dict[str, list[str]] = {}
    for test in sorted(tests):
        files.setdefault(test.file, []).append(test.name.removeprefix("test_").replace("_", " ") + _scope(test))
    return "<br>".join(f"[{file}](../tests/{file}): {'; '.join(names)}" for file, names in files.items())


def _scope(test: Test) -> str:
    """Return the rulesets of a test, in the shortest words."""
    if test.rulesets == (DEFAULT,):
        return ""
    group = [name for name, rulesets in GROUPS.items() if rulesets == test.rulesets]
    return f" ({group[0] if group else ', '.join(test.rulesets)})"


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
