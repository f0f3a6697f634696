"""Site of `make docs`: all pages and the reference, without warnings or broken links."""

from __future__ import annotations

import html
import os
import posixpath
import re
import subprocess
import sys
import zlib
from pathlib import Path
from urllib.parse import unquote

import pytest
from tools.site.reference import PAGES, offered

ROOT = Path(__file__).resolve().parents[1]


def build(site: Path, config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]  # --quiet would suppress the count of warnings
    command += ["--config-file", str(config), "--site-dir", str(site)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)


@pytest.mark.long
def test_the_site_is_built_without_a_warning_and_is_whole(tmp_path: Path) -> None:
    site = tmp_path / "site"
    done = build(site)
    assert done.returncode == 0, done.stderr
    all_that_modules_offer_is_in_the_reference(site)
    every_page_and_every_link_is_there(site)
    nothing_is_fetched_from_elsewhere(site)


def all_that_modules_offer_is_in_the_reference(site: Path) -> None:
    packed = (site / "objects.inv").read_bytes()
    lines = zlib.decompress(packed[packed.index(b"zlib.\n") + 6 :]).decode().splitlines()
    told = {line.split(" ")[0] for line in lines}
    if "burgrave.kernel.registry.games" in told:
        told.add("burgrave.games")  # the function; the reference takes the name for the package
    for page in PAGES:
        for module in page.modules:
            names = offered(module)
            assert names and [name for name in names if f"{module}.{name}" not in told] == [], module


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


@pytest.mark.long
@pytest.mark.parametrize("bad", ["[nowhere](nowhere.md)", "[nowhere](bots.md#nowhere)", "[nowhere](../tools/none.py)"])
def test_a_link_that_leads_nowhere_fails_the_build(tmp_path: Path, bad: str) -> None:
    """Built as by `make docs`, with only these two pages."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text(f"# Pages\n\n{bad}\n", encoding="utf-8")
    (docs / "bots.md").write_text("# Bots\n", encoding="utf-8")
    config = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for pattern in (r"^nav:\n(?:[ #].*\n|\n)*", r"^plugins:\n(?:[ #].*\n|\n)*"):
        config = re.sub(pattern, "", config, flags=re.MULTILINE)
    config = re.sub(r"^hooks:\n.*\n", "", config, flags=re.MULTILINE)
    (tmp_path / "mkdocs.yml").write_text(config, encoding="utf-8")
    done = build(tmp_path / "site", tmp_path / "mkdocs.yml")
    assert done.returncode == 1
    assert "Aborted with 1 warnings in strict mode!" in done.stdout + done.stderr
