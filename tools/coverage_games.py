"""What is covered of a game: its rules as docs/rules has them, and its cards. `tests/games/*/covered.py` says which."""

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

# ---- the rules page -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """A rule, ruling, decision point or difference, and what it binds: columns of the coverage page."""

    id: str
    binds: tuple[str, ...]
    tag: str = ""


@dataclass
class Section:
    title: str
    lines: list[Line] = field(default_factory=list)


def kind_of(section: Section, line: Line) -> str:
    """Return which mark carries the line: rule, decision or edition."""
    if line.id.startswith("E-"):
        return "edition"
    return "decision" if section.title == DECISIONS else "rule"


# ---- cards ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A card as tests name it, and the ids of its rules."""

    name: str
    rules: str
    """A regular expression."""

    def lines(self, found: list[Section]) -> list[Line]:
        """Return the lines of the rules page that are about this card."""
        return [line for section in found for line in section.lines if re.fullmatch(self.rules, line.id)]

    def tests(self, marks: Marks) -> set[Case]:
        """Return the tests that carry a rule of this card."""
        return {
            test for rule, some in marks.tests["rule"].items() if re.fullmatch(self.rules, rule) for test in some
        }  # fmt: skip

    def by_name(self, marks: Marks) -> set[Case]:
        """Return those of them that have the name of the card in theirs."""
        whole = re.compile(rf"(?<!starter)_{self.name}(_|$)")
        return {test for test in self.tests(marks) if whole.search(test.name)}


# ---- games ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Game:
    name: str
    title: str
    columns: tuple[str, ...]
    """What tests are counted for: the rulesets of Citadels; there is but one column in a game without them."""
    binds: Callable[[str], tuple[str, ...]]
    """Which columns a tag of the rules page stands for."""
    ids: str
    """What ids of rules look like, rulings among them: a regular expression for how they begin."""
    rulings: Mapping[str, object]
    ruling: str
    """What ids of rulings look like."""
    cards: dict[str, list[Card]]
    """By the title of their table."""
    by_name: bool
    """Whether each card needs a test that has its name."""
    introduction: str
    """Of the page; ``{number}``, ``{cards}`` and ``{tests}`` stand for what there is."""

    @property
    def rules(self) -> Path:
        """The page of rules."""
        return ROOT / "docs" / "rules" / f"{self.name}.md"

    @property
    def page(self) -> Path:
        """The page that lists the tests of each rule."""
        return ROOT / "docs" / "coverage" / f"{self.name}.md"

    def sections(self, text: str) -> list[Section]:
        """Return the lines of the page of rules under their headings."""
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
        """Return the marks that speak of this game: rules have their game in their id, all else goes by the file."""
        kept = Marks(unreadable=[line for line in marks.unreadable if self.is_named_by(line)])
        for kind, table in marks.tests.items():
            for name, tests in table.items():
                for test in tests:
                    if re.match(self.ids, name) if kind == "rule" else self.is_named_by(test.file):
                        runs = test if self.columns == RULESETS else replace(test, runs=self.columns)
                        kept.tests[kind].setdefault(name, set()).add(runs)
        return kept

    def is_named_by(self, file: str) -> bool:
        """Tell whether a file is about this game; one that names no game is about all of them."""
        named = [name for name in games() if name in file]
        return self.name in named or not named
