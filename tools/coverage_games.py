"""What the coverage pages are about: the rules of each game as docs/rules has them, and its cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tools.coverage_marks import RULESETS, Case, Marks, rulesets_of

from burgrave.games.citadels.rules import cards as citadels
from burgrave.games.citadels.rules.rulings import RULINGS as CITADELS_RULINGS
from burgrave.games.valeria.rules import cards as valeria
from burgrave.games.valeria.rules.rulings import RULINGS as VALERIA_RULINGS

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
    rulings: Mapping[str, object]
    ruling: str
    """What ids of rulings look like."""
    cards: dict[str, list[Card]]
    """By the title of their table."""
    by_name: bool
    """Whether each card needs a test that has its name."""

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
        """Return the marks that speak of this game: ids have their game in their name, all else goes by the file."""
        kept = Marks(unreadable=[line for line in marks.unreadable if _game_of(line) == self.name])
        for kind, table in marks.tests.items():
            for name, tests in table.items():
                for test in tests:
                    if (_game_of_rule(name) if kind == "rule" else _game_of(test.file)) == self.name:
                        runs = test if self.columns == RULESETS else replace(test, runs=self.columns)
                        kept.tests[kind].setdefault(name, set()).add(runs)
        return kept


def _game_of_rule(name: str) -> str:
    return "valeria" if re.match(r"V-|A\d", name) else "citadels"


def _game_of(file: str) -> str:
    return "valeria" if "valeria" in file else "citadels"


CITADELS = Game(
    name="citadels",
    title="Citadels",
    columns=RULESETS,
    binds=lambda tags: rulesets_of((tags or "all").split(",")),
    rulings=CITADELS_RULINGS,
    ruling=r"R-.*",
    cards={
        "All characters": [Card(name, rf"C-CH-{name}-\d+") for name in citadels.CHARACTER_NAMES],
        "All unique districts": [
            Card(name, rf"C-DI-{name}-\d+") for name in citadels.DISTRICT_NAMES[citadels.BASIC_KINDS :]
        ],
    },
    by_name=False,
)


def _printed(names: list[str]) -> list[Card]:
    return [Card(name, f"V-CARD-{name.replace('_', '-')}") for name in names]


VALERIA = Game(
    name="valeria",
    title="Valeria",
    columns=("tests",),
    binds=lambda tag: ("tests",),
    rulings=VALERIA_RULINGS,
    ruling=r"A\d+",
    cards={
        "All starters": _printed([f"starter_{name}" for name in valeria.STARTER_NAMES]),
        "All citizens": _printed(valeria.CITIZEN_NAMES),
        "All monsters": _printed(valeria.MONSTER_NAMES),
        "All domains": _printed(valeria.DOMAIN_NAMES),
        "All dukes": _printed(valeria.DUKE_NAMES),
        "All others": [Card("exhausted", r"V-EXH-\d+"), Card("reference", "V-SET-01")],
    },
    by_name=True,
)

GAMES = [CITADELS, VALERIA]
