"""Generate docs/coverage.md and docs/coverage/: the rules, rulings, decision points and cards of each game with their
tests.

    python -m tools.coverage_page [--check]

docs/rules lists the ids, one per line, with the editions or kinds of game that they bind. `tests/games/*/covered.py`
declares the games and the form of their ids. Tests carry the ids as marks, which are parsed without running them
(`coverage_marks`). With --check nothing is written. Exit status 1 if a rule has no test in an edition that it binds, a
card lacks a required test by name, a mark names an unknown id, a ruling is missing on its page, or a page would change.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.brought import brought
from tools.coverage_games import ROOT, Card, Game, Section, kind_of
from tools.coverage_marks import DEFAULT, GROUPS, RULESETS, Case, Marks, read_marks

INDEX = ROOT / "docs" / "coverage.md"
TESTS = ROOT / "tests"
GAMES: list[Game] = [module.COVERED for module in brought("covered")]

# ---- gaps -----------------------------------------------------------------------------------------------------


def tests_in(tests: Iterable[Case], column: str) -> int:
    """Return the number of these tests that run under a ruleset."""
    return sum(column in test.runs for test in tests)


def gaps(found: list[Section], marks: Marks) -> list[tuple[str, str, str]]:
    """Return the untested lines: section, id and column."""
    return [
        (section.title, line.id, column)
        for section in found
        for line in section.lines
        for column in line.binds
        if not tests_in(marks.tests[kind_of(section, line)].get(line.id, ()), column)
    ]


def problems(game: Game, found: list[Section], marks: Marks) -> list[str]:
    """Return all problems: gaps, marks without a line, rulings missing on the page, cards without tests."""
    wrong = list(marks.unreadable)
    ids = [line.id for section in found for line in section.lines if kind_of(section, line) != "decision"]
    wrong += [f"{name} stands twice on the rules page" for name in sorted({n for n in ids if ids.count(n) > 1})]
    wrong += [f"{name} is a ruling, but not on the rules page" for name in game.rulings if name not in ids]
    known = [name for name in ids if re.fullmatch(game.ruling, name)]
    wrong += [f"{name} is on the rules page, but no ruling" for name in known if name not in game.rulings]
    for _, name, column in gaps(found, marks):
        wrong.append(f"{name} has no test in {column}" if len(game.columns) > 1 else f"{name} has no test")
    for card in (card for some in game.cards.values() for card in some):
        if not card.lines(found):
            wrong.append(f"{card.name} has no rule")
        if game.by_name and not card.by_name(marks):
            wrong.append(f"{card.name} has no test by name")
    return wrong + _misplaced(found, marks)


def strangers(marks: Marks) -> list[str]:
    """Return the rule ids that belong to no game."""
    names = [name for name in sorted(marks.tests["rule"]) if not any(re.match(game.ids, name) for game in GAMES)]
    return [f"{name} is a rule of no game" for name in names]


def _misplaced(found: list[Section], marks: Marks) -> list[str]:
    """Return the marks that name an unknown id, or one that does not bind the rulesets of their test."""
    wrong: list[str] = []
    for kind, table in marks.tests.items():
        bound = {line.id: line.binds for section in found for line in section.lines if kind_of(section, line) == kind}
        for name in sorted(table):
            for test in sorted(table[name]):
                if name not in bound:
                    wrong.append(f"{test.file}: {test.name}: there is no {name}")
                elif not set(bound[name]) & set(test.runs):
                    runs, binds = ", ".join(test.runs), ", ".join(bound[name])
                    wrong.append(f"{test.file}: {test.name}: runs in {runs}, but {name} binds {binds} only")
    return wrong


# ---- page of a game -------------------------------------------------------------------------------------------


def page(game: Game, found: list[Section], marks: Marks) -> str:
    """Return the whole page."""
    lines = [
        f"# {game.title}: rules and their tests",
        "",
        "Written by `make coverage-page`; do not edit. What the ids mean:",
        f"[rules/{game.name}.md](../rules/{game.name}.md). All games: [{INDEX.name}](../{INDEX.name}).",
        "",
        *_introduction(game, found, marks),
        "",
        *_summary(game, found, marks),
    ]
    for section in found:
        last = "tests" if len(game.columns) > 1 else "which"
        lines += ["", f"## {section.title}", "", *_heading("id", *game.columns, last)]
        for line in section.lines:
            some = marks.tests[kind_of(section, line)].get(line.id, set())
            tag = f" [{line.tag}]" if line.tag and len(game.columns) == 1 else ""
            lines.append(f"| {line.id}{tag} | {_counts(game, line.binds, some)} | {_links(some)} |")
    for title, cards in game.cards.items():
        lines += ["", f"## {title}", "", *_heading("card", *game.columns, *(["by name"] if game.by_name else []))]
        lines += [_card(game, card, found, marks) for card in cards]
    return "\n".join(lines) + "\n"


def _introduction(game: Game, found: list[Section], marks: Marks) -> list[str]:
    number, tests, cards = _totals(game, found, marks)
    return game.introduction.format(number=number, tests=tests, cards=cards).splitlines()


def _totals(game: Game, found: list[Section], marks: Marks) -> tuple[int, int, int]:
    """Return the numbers of lines, of tests that carry any, and of cards."""
    tests = {test for table in marks.tests.values() for some in table.values() for test in some}
    return sum(len(section.lines) for section in found), len(tests), sum(len(some) for some in game.cards.values())


def _summary(game: Game, found: list[Section], marks: Marks) -> list[str]:
    """Return the table of sections: lines that bind each column, and how many of them have no test there."""
    missing = gaps(found, marks)
    lines = _heading("section", *(game.columns if len(game.columns) > 1 else ["lines"]))
    for section in found:
        cells = [section.title]
        for column in game.columns:
            number = sum(column in line.binds for line in section.lines)
            empty = sum(title == section.title and where == column for title, _, where in missing)
            cells.append(f"{number}, **{empty} without a test**" if empty else str(number or "–"))
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _card(game: Game, card: Card, found: list[Section], marks: Marks) -> str:
    """Return the row of a card."""
    bound = {column for line in card.lines(found) for column in line.binds}
    row = f"| {card.name} | {_counts(game, tuple(bound), card.tests(marks))} |"
    return f"{row} {_links(card.by_name(marks)) or '**none**'} |" if game.by_name else row


def _heading(*columns: str) -> list[str]:
    return [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]


def _counts(game: Game, binds: tuple[str, ...], tests: set[Case]) -> str:
    return " | ".join(str(tests_in(tests, column) or "**none**") if column in binds else "–" for column in game.columns)


def _links(tests: set[Case]) -> str:
    """Return links to the tests, by file."""
    files: dict[str, list[str]] = {}
    for test in sorted(tests):
        files.setdefault(test.file, []).append(test.name.removeprefix("test_").replace("_", " ") + _scope(test))
    return "<br>".join(f"[{file}](../../tests/{file}): {'; '.join(names)}" for file, names in files.items())


def _scope(test: Case) -> str:
    """Return the rulesets of a test in short form."""
    if test.runs == (DEFAULT,) or not set(test.runs) <= set(RULESETS):
        return ""
    group = [name for name, rulesets in GROUPS.items() if rulesets == test.runs]
    return f" ({group[0] if group else ', '.join(test.runs)})"


# ---- all games ------------------------------------------------------------------------------------------------


def index(marks: Marks) -> str:
    """Return the index page of all games."""
    lines = [
        "# Rules and their tests",
        "",
        "Written by `make coverage-page`; do not edit. Every rule, ruling and decision point of a game has an id that",
        "tests carry. `make test` fails while one of them has no test, or a test names one that does not exist.",
        "",
        *_heading("game", "rules", "which tests hold them", "ids", "of them rulings", "cards", "tests"),
    ]
    for game in GAMES:
        number, tests, cards = _totals(game, *read(game, marks))
        lines.append(
            f"| {game.title} | [one by one](rules/{game.name}.md) | [id by id](coverage/{game.name}.md)"
            f" | {number} | {len(game.rulings)} | {cards} | {tests} |"
        )
    return "\n".join(lines) + "\n"


def read(game: Game, marks: Marks) -> tuple[list[Section], Marks]:
    """Return the rules of a game and its marks."""
    return game.sections(game.rules.read_text(encoding="utf-8")), game.own(marks)


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the pages that list every rule with its tests.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    marks = read_marks(TESTS)
    wrong = strangers(marks)
    texts: dict[Path, str] = {}
    for game in GAMES:
        found, own = read(game, marks)
        texts[game.page] = page(game, found, own)
        wrong += [f"{game.name}: {line}" for line in problems(game, found, own)]
    texts[INDEX] = index(marks)
    for path, text in texts.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            if check:
                wrong.append(f"{path.relative_to(ROOT)} is stale: make coverage-page writes it anew")
            else:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
                print(f"written: {path.relative_to(ROOT)}")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
