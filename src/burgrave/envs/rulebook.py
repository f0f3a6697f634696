"""Search in the rules references under docs/rules, which only a source checkout contains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from burgrave.text.finding import folded

__all__ = ["Rule", "rules_about", "rules_of"]

_PAGE: Final = "docs/rules/{game}.md"
_CHECKOUT: Final = Path(__file__).resolve().parents[3]
_RULE: Final = re.compile(r"^- \*\*([A-Z][\w-]*)\*\* (.*)$")
_ROW: Final = re.compile(r"^\| ([A-Z]-[a-z0-9-]+) \| (.*) \|$")
_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True)
class Rule:
    """One rule, ruling or difference between editions."""

    id: str
    text: str
    source: str  # page and section


@lru_cache
def rules_of(game: str) -> tuple[Rule, ...]:
    """Return all rules on a game's page; () if there is no such page, as in an installed wheel."""
    page = _PAGE.format(game=game)
    file = _CHECKOUT / page
    return tuple(_rules_in(file.read_text(encoding="utf-8"), page)) if file.is_file() else ()


def _rules_in(text: str, page: str) -> Iterator[Rule]:
    section = ""
    columns: list[str] = []
    for line in text.splitlines():
        if line.startswith("#"):
            section, columns = line.lstrip("# "), []
        elif found := _RULE.match(line):
            yield Rule(found[1], _LINK.sub(r"\1", found[2]), f"{page}, {section}")
        elif line.startswith("| ") and not columns:
            columns = _cells(line)
        elif found := _ROW.match(line):
            _id, subject, *values = _cells(line)
            told = [f"{name}: {value}" for name, value in zip(columns[2:], values, strict=True)]
            yield Rule(found[1], f"{subject} – {'; '.join(told)}.", f"{page}, {section}")


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def rules_about(game: str, about: str, most: int) -> list[Rule]:
    """Return the rule with the id ``about``, or else up to ``most`` rules that mention it, shortest first."""
    wanted = folded(about)
    rules = rules_of(game)
    exact = [rule for rule in rules if folded(rule.id) == wanted]
    found = [rule for rule in rules if wanted and f" {wanted} " in f" {folded(rule.text)} "]
    return exact or sorted(found, key=lambda rule: len(rule.text))[:most]
