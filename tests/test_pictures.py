"""Pictures in README.md and docs/: present, small, used, and with alternative text."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools.pictures.listed import ALL_BYTES, FOLDER, LISTED, ROOT

LIMITS = {file: one.most_bytes for one in LISTED for file in one.files}
FILES = [*LIMITS]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


class Shown(HTMLParser):
    """Parser that collects the pictures on a page and checks the page's elements."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.page = page
        self.files: list[Path] = []
        self.wrong: list[str] = []
        self._dark: Path | None = None
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "source":
            self._dark = self._file(given["srcset"])
            if given.get("media") != "(prefers-color-scheme: dark)" or not self._dark.name.endswith("-dark.webp"):
                self.wrong.append(f"{given['srcset']} is not for the dark")
        elif tag == "img":
            light = self._file(given["src"])
            if len(given.get("alt", "").split()) < 4:
                self.wrong.append(f"{light.name} is not told in words")
            dark = light.with_name(light.name.replace("-light", "-dark"))
            if self._dark != (dark if dark in FILES else None):
                self.wrong.append(f"{light.name} has another picture for the dark")
            self._dark = None

    def _file(self, source: str) -> Path:
        file = (self.page.parent / source).resolve()
        self.files.append(file)
        return file


def shown() -> list[Shown]:
    return [found for page in PAGES if (found := Shown(page)).files]


def test_every_listed_picture_is_there_and_no_other() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_picture_is_a_small_webp(file: Path) -> None:
    data = file.read_bytes()
    assert data[:4] == b"RIFF" and data[8:12] == b"WEBP"
    assert 1_000 < len(data) <= LIMITS[file]


def test_a_moving_picture_moves() -> None:
    moving = {one.name for one in LISTED if one.moments > 1}
    assert moving == {"citadels-wide"}
    for one in LISTED:
        frames = [file.read_bytes().count(b"ANMF") for file in one.files]
        assert len({*frames}) == 1
        assert frames[0] > one.moments if one.moments > 1 else frames[0] == 0  # each reveal adds a frame


def test_all_pictures_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) <= ALL_BYTES


def test_pages_show_pictures_that_are_there_and_tell_them_in_words() -> None:
    found = shown()
    assert {page.page.name for page in found} >= {
        "README.md",
        "table.md",
        "reviewing.md",
        "playing.md",
        "laboratory.md",
    }
    assert [f"{page.page.name}: {one}" for page in found for one in page.wrong] == []
    assert [file for page in found for file in page.files if file not in FILES] == []


def test_the_readme_shows_every_new_picture_and_soon_the_first_command() -> None:
    """At most 60 words precede the command."""
    assert sorted(Shown(ROOT / "README.md").files) == sorted(
        file for one in LISTED if not one.kept for file in one.files
    )
    before = (ROOT / "README.md").read_text(encoding="utf-8").partition("    make ")[0]
    assert len(re.sub(r"<[^>]*>", "", before).split()) <= 60
