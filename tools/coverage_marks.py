"""Parser that reads the tests' marks from the source files, without running the tests.

Tests carry the ids of rules, rulings, decision points and differences between editions as
`@pytest.mark.rule("C-SET-01", "V-SET-01", "A1", ...)`, `@pytest.mark.decision("PICK", ...)` and
`@pytest.mark.edition("E-size", ...)`. Tests of Citadels select their rulesets with `@pytest.mark.rulesets("classic",
"2010", "2016")` (or "older", "all"); the default is 2016. A mark may apply to a test, a class, a module (`pytestmark`)
or a single parameter. Modules may give names to marks and ids: `EVERY = pytest.mark.rule(...)`, or `SECRET =
("V-INF-01", ...)` for `@pytest.mark.rule(*SECRET)`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

RULESETS = ("classic", "2010", "2016")
GROUPS = {"all": RULESETS, "older": ("classic", "2010")}
DEFAULT = "2016"


def rulesets_of(tags: Iterable[str]) -> tuple[str, ...]:
    """Return the rulesets that ``tags`` name, oldest first; raise ValueError for an unknown ruleset."""
    wanted = {one for tag in tags for one in GROUPS.get(tag, (tag,))}
    if unknown := sorted(wanted - set(RULESETS)):
        raise ValueError(f"unknown ruleset {unknown[0]}")
    return tuple(one for one in RULESETS if one in wanted)


@dataclass(frozen=True, order=True)
class Case:
    file: str
    """Path relative to the tests folder."""
    name: str
    runs: tuple[str, ...] = (DEFAULT,)
    """Rulesets under which the test runs."""


@dataclass
class Marks:
    """Index of tests by kind of mark and id, and a list of marks that cannot be read."""

    tests: dict[str, dict[str, set[Case]]] = field(default_factory=lambda: {"rule": {}, "decision": {}, "edition": {}})
    unreadable: list[str] = field(default_factory=list)


def read_marks(folder: Path) -> Marks:
    marks = Marks()
    for file in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"), file.name)
        _Module(file.relative_to(folder).as_posix(), tree, marks).read()
    return marks


class _Module:
    """A test module with its named marks and ids."""

    def __init__(self, file: str, tree: ast.Module, marks: Marks) -> None:
        self.file = file
        self.tree = tree
        self.marks = marks
        self.named: dict[str, ast.expr] = {}
        self.carried: list[ast.Call] = []
        for statement in tree.body:
            if isinstance(statement, ast.Assign):
                for target in statement.targets:
                    if isinstance(target, ast.Name):
                        self.named[target.id] = statement.value

    def read(self) -> None:
        """Collect each test's ids, and the marks that do not seem to belong to any test."""
        self._read(self.tree.body, [], (DEFAULT,))
        calls = [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda call: call.lineno):
            if _mark_name(call) in self.marks.tests and call not in self.carried:
                self.marks.unreadable.append(f"{self.file}: {ast.unparse(call)} is not on a test")

    def _read(self, body: list[ast.stmt], inherited: list[ast.expr], runs: tuple[str, ...]) -> None:
        """Read the tests of a module or class; its `pytestmark` applies to all of them."""
        own = self._resolved(mark for statement in body for mark in _pytestmarks(statement))
        common = [*inherited, *own]
        runs = self._rulesets(own, runs, self.file)
        for statement in body:
            if isinstance(statement, ast.ClassDef):
                decorators = self._resolved(statement.decorator_list)
                inner = self._rulesets(decorators, runs, f"{self.file}: {statement.name}")
                self._read(statement.body, [*common, *decorators], inner)
            elif isinstance(statement, ast.FunctionDef) and statement.name.startswith("test_"):
                decorators = self._resolved(statement.decorator_list)
                where = f"{self.file}: {statement.name}"
                test = Case(self.file, statement.name, self._rulesets(decorators, runs, where))
                for expression in [*common, *decorators]:
                    self._note(expression, test)

    def _resolved(self, expressions: Iterable[ast.expr]) -> list[ast.expr]:
        """Return the expressions, with names replaced by the marks that they refer to."""
        return [self.named.get(one.id, one) if isinstance(one, ast.Name) else one for one in expressions]

    def _rulesets(self, expressions: list[ast.expr], outer: tuple[str, ...], where: str) -> tuple[str, ...]:
        """Return the rulesets named by the ``rulesets`` mark in ``expressions``, or else ``outer``."""
        for expression in expressions:
            for call in ast.walk(expression):
                if not isinstance(call, ast.Call) or _mark_name(call) != "rulesets":
                    continue
                if call is not expression:
                    self.marks.unreadable.append(f"{where}: rulesets apply to a whole test, not to a parameter")
                    continue
                try:
                    return rulesets_of(str(ast.literal_eval(argument)) for argument in call.args)
                except ValueError as error:
                    self.marks.unreadable.append(f"{where}: {error}")
        return outer

    def _note(self, expression: ast.expr, test: Case) -> None:
        """Collect the marks anywhere in a decorator, including those on individual parameters."""
        for call in ast.walk(expression):
            if not isinstance(call, ast.Call) or (table := self.marks.tests.get(_mark_name(call))) is None:
                continue
            self.carried.append(call)
            for argument in self._ids(call):
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    table.setdefault(argument.value, set()).add(test)
                else:
                    found = f"{test.file}: {test.name}: {ast.unparse(argument)} is not a string literal"
                    self.marks.unreadable.append(found)

    def _ids(self, call: ast.Call) -> list[ast.expr]:
        """Return the arguments of a mark, with starred names expanded."""
        found: list[ast.expr] = []
        for argument in call.args:
            several = self._resolved([argument.value])[0] if isinstance(argument, ast.Starred) else None
            found += several.elts if isinstance(several, ast.Tuple) else [argument]
        return found


def _pytestmarks(statement: ast.stmt) -> list[ast.expr]:
    if not isinstance(statement, ast.Assign):
        return []
    if not any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets):
        return []
    return list(statement.value.elts) if isinstance(statement.value, ast.List) else [statement.value]


def _mark_name(call: ast.Call) -> str:
    name = ast.unparse(call.func)
    return name.rpartition(".")[2] if ".mark." in f".{name}" else ""
