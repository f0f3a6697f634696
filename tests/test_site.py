"""The site built by `make docs`: all pages, the reference and the commands, without warnings or broken links."""

from __future__ import annotations

import html
import os
import posixpath
import re
import subprocess
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from cyclopts import App
from tools.site import CONFIG, PAGES, offered, shown

from burgrave.cli import app

pytestmark = pytest.mark.long
ROOT = Path(__file__).resolve().parents[1]


def test_the_site_is_complete_and_built_without_warnings(tmp_path: Path) -> None:
    """All checks are in one test; separate tests might run in several workers, each of which would build the site."""
    site = tmp_path / "docs" / "site"
    command = [sys.executable, "-m", "tools.site", "--out", str(site)]
    done = subprocess.run(command, cwd=ROOT, env=small_study(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    all_that_modules_offer_is_in_the_reference(site)
    every_page_and_every_link_is_there(site)
    nothing_is_fetched_from_elsewhere(site)
    every_command_has_a_page_with_its_options(site)
    the_first_page_has_a_card_for_each_door(site)
    the_notebook_shows_its_results(site)
    strength_is_shown_in_charts(site)
    llms_txt_lists_each_page_with_a_sentence(site)


def small_study() -> dict[str, str]:
    """Return environment variables with which the notebook plays only a few games."""
    return {name: value for name, value in os.environ.items() if name != "BURGRAVE_STUDY"} | {
        "BURGRAVE_STUDY_GAMES": "20"
    }


def all_that_modules_offer_is_in_the_reference(site: Path) -> None:
    packed = (site / "objects.inv").read_bytes()
    lines = zlib.decompress(packed[packed.index(b"zlib.\n") + 6 :]).decode().splitlines()
    documented = {line.split(" ")[0] for line in lines}
    if "burgrave.kernel.registry.games" in documented:
        documented.add("burgrave.games")  # the function; the reference takes the name for the package
    for page in PAGES:
        for module in page.modules:
            names = offered(module)
            assert names and [name for name in names if f"{module}.{name}" not in documented] == [], module
    first = re.search(r'id="(burgrave\.\w+)"', (site / "python" / "burgrave.html").read_text("utf-8"))
    assert first and first[1] == "burgrave.new"


def every_page_and_every_link_is_there(site: Path) -> None:
    pages = {file.relative_to(ROOT / "docs").with_suffix(".html") for file in (ROOT / "docs").rglob("*.md")}
    pages = {page.with_name("index.html") if page.name == "README.html" else page for page in pages}
    assert [page for page in pages if not (site / page).is_file()] == []
    texts = {file.relative_to(site).as_posix(): file.read_text("utf-8") for file in site.rglob("*.html")}
    marks = {path: {*re.findall(r'\bid="([^"]+)"|<a name="([^"]+)"', text)} for path, text in texts.items()}
    broken: list[str] = []
    links = 0
    for path, text in texts.items():
        if path.startswith(("sources/", "reports/")) or path == "404.html":
            continue
        for link in re.findall(r'href="([^"]+)"', text):
            target, _, mark = unquote(html.unescape(link)).partition("#")
            if "://" in target or target.startswith(("mailto:", "data:")):
                continue
            at = posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path
            links += 1
            known = {one or other for one, other in marks.get(at, set())}
            if not (site / at).exists() or (mark and mark not in ("", "__toc") and at in texts and mark not in known):
                broken.append(f"{path}: {link}")
    assert links > 5000 and broken == []


def nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.html"):
        found = re.findall(r'<(?:script|link|img|iframe)[^>]+(?:src|href)="(https?:)?//', file.read_text("utf-8"))
        assert found == [], file


def every_command_has_a_page_with_its_options(site: Path) -> None:
    names = [name for name in app if not name.startswith("-")]
    assert "serve" in names
    for name in names:
        page = (site / "commands" / f"{name}.html").read_text("utf-8")
        options = set(options_of(app[name]))
        assert [option for option in options if option not in page] == [], name


def options_of(command: App) -> Iterator[str]:
    for part in command:
        if not part.startswith("-"):
            yield from options_of(command[part])
    if command.default_command is not None:
        names = (name for argument in command.assemble_argument_collection() for name in argument.names)
        yield from (name for name in names if name.startswith("--"))


def the_first_page_has_a_card_for_each_door(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    cards = re.findall(r'<div class="grid cards">(.*?)</div>', page, re.DOTALL)
    assert re.findall(r"<strong>(.*?)</strong>", cards[0]) == ["Play", "Study", "Build bots", "Develop"]


def the_notebook_shows_its_results(site: Path) -> None:
    page = (site / "studying.html").read_text("utf-8")
    assert "20 games, " in page and "warlord" in page
    pictures = re.findall(r'<img[^>]+src="(studying_files/[^"]+\.svg)"', page)
    assert pictures and all("<svg" in (site / picture).read_text("utf-8") for picture in pictures)


def strength_is_shown_in_charts(site: Path) -> None:
    page = (site / "strength.html").read_text("utf-8")
    for game in ("Citadels", "Valeria"):
        path = f"pictures/strength-{game}.svg"
        assert path in page and f"{game.lower()}-4-search-rules" in (site / path).read_text("utf-8")


def llms_txt_lists_each_page_with_a_sentence(site: Path) -> None:
    lines = [line for line in (site / "llms.txt").read_text("utf-8").splitlines() if line.startswith("- ")]
    listed = [re.fullmatch(r"- \[[^]]+\]\(([^)]+)\): \S.*[.?]", line) for line in lines]
    assert None not in listed
    paths = {found[1] for found in listed if found}
    shown = {
        file.relative_to(site).as_posix()
        for file in site.rglob("*.html")
        if file.name != "404.html" and file.relative_to(site).parts[0] not in ("sources", "reports")
    }
    assert paths == shown


def test_broken_links_fail_the_build(tmp_path: Path) -> None:
    """The site is built as `make docs` builds it, but with only two pages."""
    pages = tmp_path / "pages"
    pages.mkdir()
    bad = "[nowhere](nowhere.md) [nowhere](bots.md#nowhere)"
    (pages / "index.md").write_text(f"# Pages\n\n{bad}\n", encoding="utf-8")
    (pages / "bots.md").write_text("# Bots\n", encoding="utf-8")
    config = re.sub(r"^nav = \[\n.*?^\]\n", "", CONFIG.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    (tmp_path / "zensical.toml").write_text(config, encoding="utf-8")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "-f", str(tmp_path / "zensical.toml")]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert "2 issues found" in done.stdout + done.stderr
    with pytest.raises(SystemExit, match=r"A page links to tools/none\.py, which does not exist"):
        shown(ROOT / "tools" / "none.py")
