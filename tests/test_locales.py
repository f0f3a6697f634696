"""Catalogs of all languages: same contents, complete, and without unused texts."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor
from tests.texts import CATALOGUES, GAMES, LANGUAGES, entries, messages

from burgrave.text.catalogue import COMMON, PARTS, Catalogue

SOURCES = Path(str(files("burgrave")))
ROOMS = ("faces",)
"""Folders in a game's package with code that uses texts."""


class Names(visitor.Visitor):
    """Visitor that collects the arguments and references that a message prints, but not those that select a form."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def needed(node: ast.BaseNode) -> Names:
    found = Names()
    found.visit(node)
    return found


def told(message: ast.Message) -> dict[str, set[str]]:
    """Return the arguments that a message and its attributes print in any of their forms."""
    patterns = {attribute.id.name: attribute.value for attribute in message.attributes}
    if message.value is not None:
        patterns[""] = message.value
    return {key: {one.partition("-")[0] for one in needed(pattern).arguments} for key, pattern in patterns.items()}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str, catalogue: str) -> None:
    assert entries(language, catalogue) == entries("en", catalogue)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_read(language: str) -> None:
    read = {*COMMON, *(f"{game}/{part}.ftl" for game in GAMES for part in PARTS)}
    for_the_browser = {name for name in CATALOGUES if name.rpartition("/")[2].startswith("web")}
    assert read | for_the_browser == set(CATALOGUES)
    assert all(messages(language, catalogue) for catalogue in CATALOGUES)


@pytest.mark.parametrize("catalogue", [name for name in CATALOGUES if not name.endswith("/cards.ftl")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_mentions_the_same_things_in_every_language(language: str, catalogue: str) -> None:
    english = messages("en", catalogue)
    for name, message in messages(language, catalogue).items():
        if not name.endswith("-noun-class"):  # selects the article of a name
            assert told(message) == told(english[name]), name


def code_of(*folders: Path) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.glob("*.py")))


def asked_for(code: str, prefix: str) -> tuple[set[str], set[str]]:
    """Return the ids that appear literally in the code, and the prefixes of ids that it builds."""
    names = set(re.findall(rf"[\"']({prefix}-[a-z0-9-]*[a-z0-9])[\"']", code))
    stems = set(re.findall(rf"[\"']({prefix}-[a-z0-9-]+-)\{{", code))
    return names, stems


def who_asks(prefix: str) -> tuple[list[str], str]:
    """Return the catalogs whose ids have this prefix, and the code that uses them.

    Catalogs of cards are omitted, because cards are looked up by name.
    """
    if prefix in GAMES:
        names = [f"{prefix}/{part}.ftl" for part in PARTS if part not in ("cards", "hints", "report")]
        return names, code_of(*(SOURCES / "games" / prefix / room for room in ROOMS))
    if prefix == "answer":
        return ["answers.ftl"], code_of(SOURCES / "envs")
    rooms = [SOURCES / "text", SOURCES / "terminal", SOURCES / "server" / "showing"]
    return ["terminal.ftl"], code_of(*rooms, *(SOURCES / "games" / game / room for game in GAMES for room in ROOMS))


@pytest.mark.parametrize("prefix", ["terminal", "answer", *GAMES])
def test_the_code_asks_for_texts_that_exist_and_for_all_of_them(prefix: str) -> None:
    names, code = who_asks(prefix)
    found = {name: message for catalogue in names for name, message in messages("en", catalogue).items()}
    asked, stems = asked_for(code, prefix)
    assert asked <= set(found)
    asked |= {one for message in found.values() for one in needed(message).messages}
    assert {one for one in set(found) - asked if not any(one.startswith(stem) for stem in stems)} == set()


def test_report_texts_exist_and_are_all_used() -> None:
    """The ids of these texts are built from the name of a statistic and an attribute."""
    reports = [SOURCES / "games" / game / "faces" / "report.py" for game in GAMES]
    code = code_of(SOURCES / "study" / "pages") + "\n".join(file.read_text(encoding="utf-8") for file in reports)
    names = {name.replace(" ", "-") for name in re.findall(r"[\"']([a-z][a-z -]*)[\"']", code)}
    stems = tuple(re.findall(r"f\"([a-z-]+-)\{", code))
    endings = set(re.findall(r"\}-([a-z-]+)\"", code))
    found = {
        name
        for catalogue in ("report.ftl", *(f"{game}/report.ftl" for game in GAMES))
        for name in messages("en", catalogue)
    }
    plain = {name.removeprefix("report-") for name in found}
    assert {name for name in re.findall(r"say\(\s*\"([a-z-]+)\"", code) if name not in plain} == set()
    unasked = {
        name
        for name in plain
        if name not in names
        and not name.startswith(stems)
        and not any(name.endswith(f"-{end}") and name.removesuffix(f"-{end}") in names for end in endings)
    }
    assert unasked == set()


def test_numbers_are_written_as_the_language_does() -> None:
    written = {language: Catalogue(language, "citadels").number(1234.56, 1) for language in LANGUAGES}
    assert written == {"en": "1,234.6", "pt-BR": "1.234,6", "it": "1.234,6", "es": "1.234,6"}
