"""The project's page on a package index: the README as displayed there, without access to linked files."""

from __future__ import annotations

import email
import re
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from tests.packing import ROOT, build, copied, give_client

from burgrave._version import __version__

HOME = "https://example.org/somebody/burgrave"
RELEASE = f"{HOME}/blob/v{__version__}/"
PICTURES = f"{HOME}/raw/v{__version__}/"
PICTURE = re.compile(r'(?:src|srcset)="([^"]+)"')
LINK = re.compile(r"\[[^\]]+\]\(([^)]+)\)")


def page_and_addresses() -> tuple[str, dict[str, str]]:
    project = ProjectMetadata(str(ROOT), PluginManager())
    assert project.core.readme_content_type == "text/markdown"
    return project.core.readme, project.core.urls


def links_lead_somewhere(page: str) -> None:
    links = LINK.findall(page)
    assert len(links) == len(LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))) > 20
    for link in links:
        assert link.startswith("https://"), link
        if link.startswith(RELEASE):
            assert (ROOT / link.removeprefix(RELEASE).partition("#")[0]).exists(), link


def pictures_lead_somewhere(page: str) -> None:
    pictures = PICTURE.findall(page)
    assert len(pictures) == len(PICTURE.findall((ROOT / "README.md").read_text(encoding="utf-8"))) > 10
    for picture in pictures:
        assert picture.startswith(PICTURES) and (ROOT / picture.removeprefix(PICTURES)).is_file(), picture


def test_links_of_a_release_lead_to_its_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGRAVE_SOURCES_URL", f"{HOME}/")
    page, addresses = page_and_addresses()
    links_lead_somewhere(page)
    pictures_lead_somewhere(page)
    assert addresses == {
        "Source": HOME,
        "Documentation": f"{HOME}/tree/v{__version__}/docs",
        "Changelog": f"{RELEASE}CHANGELOG.md",
        "Issues": f"{HOME}/issues",
    }


def test_where_nobody_says_where_the_sources_are_there_are_no_dead_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BURGRAVE_SOURCES_URL", raising=False)
    page, addresses = page_and_addresses()
    assert not addresses and not LINK.search(page)
    assert not re.search(r"<p\b|</p>|<img|<picture|<source", page)
    assert "Contributing, architecture, add a card" in page
    assert ">>> bot = bot_named(" in page  # text without links is unchanged


@pytest.mark.parametrize("odd", ["http://example.org/a/b", "example.org", "https://example.org", "https://a/b c"])
def test_an_odd_address_is_refused(monkeypatch: pytest.MonkeyPatch, odd: str) -> None:
    monkeypatch.setenv("BURGRAVE_SOURCES_URL", odd)
    with pytest.raises(SystemExit, match="must be an address like https://host/owner/burgrave, not"):
        page_and_addresses()


@pytest.mark.long
def test_a_wheel_has_the_source_address_of_its_archive(tmp_path: Path) -> None:
    """The address is known only when the archive is built, not when wheels are built from it."""
    here = copied(tmp_path, "src")
    give_client(here)
    assert build(here, "sdist", BURGRAVE_SOURCES_URL=HOME).returncode == 0
    (archive,) = (here / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("burgrave-*")
    assert build(unpacked, "wheel").returncode == 0
    (wheel,) = (unpacked / "dist").glob("*.whl")
    told = metadata_of(wheel)
    links_lead_somewhere(str(told.get_payload()))
    pictures_lead_somewhere(str(told.get_payload()))
    assert f"Source, {HOME}" in told.get_all("Project-URL", [])


def metadata_of(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_string(packed.read(name).decode("utf-8"))
