"""Browser and server shared by the tests; each test has its own users."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.house import House, house

if TYPE_CHECKING:
    from tests.browser.scene import Scene
    from tests.browser.windows import Windows

OPENED = pytest.StashKey["Windows"]()
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
KEPT = ROOT / "build" / "browser"
BUILT = ROOT / "src" / "burgrave" / "server" / "client" / "index.html"
REQUIRED = bool(os.environ.get("BURGRAVE_REQUIRE_BROWSER"))
CHROMIUM = os.environ.get("BURGRAVE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
UNWANTED = (
    # Disable the address bar, which is invisible and uses more than half of an idle window's time.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Chromium uses only the last list, so repeat Playwright's features.
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
)

MISSING = [
    what
    for what, there in (
        ("the Python package playwright (pip install playwright)", find_spec("playwright") is not None),
        ("Chromium (apt install chromium, or BURGRAVE_CHROMIUM=/path/to/it)", Path(CHROMIUM).is_file()),
        ("the built client (make client)", BUILT.is_file()),
    )
    if not there
]


class NotTested(pytest.Module):
    """Test file whose requirements are missing; it is skipped without being imported."""

    def collect(self) -> Iterable[pytest.Item | pytest.Collector]:
        pytest.skip(f"NOT TESTED in a browser: missing {', '.join(MISSING)}", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Skip browser tests whose requirements are missing, unless a missing requirement is an error."""
    if not MISSING or REQUIRED:
        return None
    skipped: pytest.Module = NotTested.from_parent(parent, path=module_path)
    return skipped


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Return the server that most tests share."""
    if MISSING:
        pytest.fail(f"Missing: {', '.join(MISSING)}.", pytrace=False)
    with house(tmp_path_factory.mktemp("table")) as running:
        yield running


@pytest.fixture
def browser(pytestconfig: pytest.Config) -> Windows:
    """Return the browser and its windows, shared by all tests."""
    if MISSING:
        pytest.fail(f"Missing: {', '.join(MISSING)}.", pytrace=False)
    from tests.browser.windows import Windows

    if OPENED not in pytestconfig.stash:
        pytestconfig.stash[OPENED] = Windows(CHROMIUM, QUIET)
    return pytestconfig.stash[OPENED]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close the browser unless a browser test follows: Playwright keeps an event loop running in this thread."""
    more = nextitem is not None and nextitem.path.is_relative_to(HERE)
    if not more and (opened := item.config.stash.get(OPENED, None)):
        opened.close()


@pytest.fixture
def scene(browser: Windows, table: House, request: pytest.FixtureRequest) -> Iterator[Scene]:
    """Yield the users of a test; afterwards check that none of their pages had errors."""
    yield from scene_of(browser, table, request)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Yield a server that a test may stop and restart."""
    with house(tmp_path) as running:
        yield running


@pytest.fixture
def own_scene(browser: Windows, own_house: House, request: pytest.FixtureRequest) -> Iterator[Scene]:
    yield from scene_of(browser, own_house, request)


def scene_of(browser: Windows, at: House, request: pytest.FixtureRequest, *, reused: bool = True) -> Iterator[Scene]:
    """Yield the users of a test on a server; afterwards check that none of their pages had errors."""
    from tests.browser.scene import Scene

    folder = KEPT / re.sub(r"[^\w.-]+", "-", request.node.name).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    made = Scene(browser, at, folder, reused=reused)
    try:
        with at.deals_of(request.node.name):
            yield made
        trouble = [f"{person.name}: {one}" for person in made.people for one in person.trouble]
        if trouble and not folder.exists():
            made.keep()
            pytest.fail(f"the pages had trouble (see {folder}):\n" + "\n".join(trouble), pytrace=False)
    finally:
        made.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """If a test fails, save the state of the windows to a folder, and name the folder in the error message."""
    if call.when == "call" and call.excinfo is not None and not call.excinfo.errisinstance(pytest.skip.Exception):
        people: dict[str, Any] = getattr(item, "funcargs", {})
        shown = people.get("scene") or people.get("own_scene") or people.get("lite")
        if shown is not None:
            shown.keep()
            call.excinfo.value.add_note(f"Pictures, pages and the server's log are in {shown.folder}")
    return (yield)
