"""Coverage data for each game: its rules and cards, declared in `tests/games/*/covered.py`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tools.coverage_marks import RULESETS, Case, Marks

from burgrave.kernel.registry import games

ROOT = Path(__file__).resolve().parent.parent

DECISIONS = "Decision points"
LINE = re.compile(r"^- \*\*(?P<id>[\w-]+)\*\* (?:\[(?P<tags>[^\]]+)\] )?(?P<text>.+)$")
EDITION = re.compile(r"^\| (?P<id>E-[\w-]+) \|")

# ---- rules page -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A rule, ruling, decision point or edition difference, and the columns of the coverage page it applies to."""

    id: str
    binds: tuple[str, ...]
    tag: str = ""


@dataclass
class Section:
    title: str
    lines: list[Line] = field(default_factory=list)


def kind_of(section: Section, line: Line) -> str:
    """Return the kind of mark for a line: rule, decision or edition."""
    if line.id.startswith("E-"):
        return "edition"
    return "decision" if section.title == DECISIONS else "rule"


# ---- cards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A card's name in tests, and the ids of its rules."""

    name: str
    rules: str
    """Regular expression of rule ids."""

    def lines(self, found: list[Section]) -> list[Line]:
        return [line for section in found for line in section.lines if re.fullmatch(self.rules, line.id)]

    def tests(self, marks: Marks) -> set[Case]:
        """Return the tests marked with a rule of this card."""
        return {
            test for rule, some in marks.tests["rule"].items() if re.fullmatch(self.rules, rule) for test in some
        }  # fmt: skip

    def by_name(self, marks: Marks) -> set[Case]:
        """Return this card's tests whose names contain the card's name."""
        whole = re.compile(rf"(?<!starter)_{self.name}(_|$)")
        return {test for test in self.tests(marks) if whole.search(test.name)}


# ---- games ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    name: str
    title: str
    columns: tuple[str, ...]
    """Columns of the coverage page: one per ruleset, as in Citadels, or a single one for games without rulesets."""
    binds: Callable[[str], tuple[str, ...]]
    """Function that returns the columns for a line's tags on the rules page."""
    ids: str
    """Regular expression for the prefix of all rule ids, rulings included."""
    rulings: Mapping[str, object]
    ruling: str
    """Regular expression of ruling ids."""
    cards: dict[str, list[Card]]
    """Cards, keyed by the title of their table."""
    by_name: bool
    """True if each card needs a test named after it."""
    introduction: str
    """Introduction of the page, with placeholders ``{number}``, ``{cards}`` and ``{tests}``."""

    @property
    def rules(self) -> Path:
        """The rules page."""
        return ROOT / "docs" / "rules" / f"{self.name}.md"

    @property
    def page(self) -> Path:
        """The page that lists each rule's tests."""
        return ROOT / "docs" / "coverage" / f"{self.name}.md"

    def sections(self, text: str) -> list[Section]:
        """Return the lines of the rules page, grouped by heading."""
        found: list[Section] = []
        for line in text.splitlines():
            if line.startswith("#"):
                found.append(Section(line.lstrip("# ")))
            elif match := LINE.match(line):
                tag = match["tags"] or ""
                found[-1].lines.append(Line(match["id"], self.binds(tag), tag))
            elif match := EDITION.match(line):
                found[-1].lines.append(Line(match["id"], self.columns))
        return [section for section in found if section.lines]

    def own(self, marks: Marks) -> Marks:
        """Return the marks of this game: rules by their ids, and other marks by the paths of the test files."""
        kept = Marks(unreadable=[line for line in marks.unreadable if self.is_named_by(line)])
        for kind, table in marks.tests.items():
            for name, tests in table.items():
                for test in tests:
                    if re.match(self.ids, name) if kind == "rule" else self.is_named_by(test.file):
                        runs = test if self.columns == RULESETS else replace(test, runs=self.columns)
                        kept.tests[kind].setdefault(name, set()).add(runs)
        return kept

    def is_named_by(self, file: str) -> bool:
        """Return True if a file's path names this game or no game at all."""
        named = [name for name in games() if name in file]
        return self.name in named or not named
