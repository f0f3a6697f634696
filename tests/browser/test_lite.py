"""Serverless page, served from its built folder: whole games by mouse, in a second tab and without a network."""

from __future__ import annotations

import contextlib
import functools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, cast

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import REQUIRED, ROOT, scene_of
from tests.browser.house import House
from tests.browser.player import Mouse, Player
from tests.browser.scene import Person, Scene, Witness
from tests.browser.test_whole_games import see_result
from tests.thorough import paired

if TYPE_CHECKING:
    from tests.browser.windows import Windows

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]

BUILT = ROOT / "build" / "lite"
SOCKETS = """
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.news === "message" && __heard(data.text));
    }
    postMessage(message, ...more) {
      if (message.t === "say") __sent(message.text);
      super.postMessage(message, ...more);
    }
  };
"""
"""Script that reports the messages between the page and its worker, as they would be frames of a socket."""


class Files(SimpleHTTPRequestHandler):
    """Static host without a log."""

    def log_message(self, format: str, *args: Any) -> None: ...


class Host:
    """Static host of the page, with the members of ``House`` that a scene needs."""

    def __init__(self, port: int) -> None:
        self.origin = f"http://localhost:{port}/games"

    def deals_of(self, who: str) -> contextlib.AbstractContextManager[None]:
        return contextlib.nullcontext()

    def said(self) -> str:
        return ""


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Build the page, and serve it from a subfolder."""
    built = subprocess.run([sys.executable, "-m", "tools.lite"], cwd=ROOT, capture_output=True, text=True)
    if built.returncode:  # without Node or the registries of packages; REQUIRED makes that an error
        (pytest.fail if REQUIRED else pytest.skip)(f"NOT TESTED: {built.stderr.strip()}")
    folder = tmp_path_factory.mktemp("host")
    os.symlink(BUILT, folder / "games")
    server = ThreadingHTTPServer(("localhost", 0), functools.partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield Host(server.server_address[1])
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture
def lite(browser: Windows, host: Host, request: pytest.FixtureRequest) -> Iterator[Scene]:
    yield from scene_of(browser, cast(House, host), request, reused=False)


def visitor(lite: Scene, **look: Any) -> Person:
    """Open a window whose socket messages are recorded."""
    ana = lite.person("Ana", fresh=True, **look)
    report(ana.page, ana.witness)
    return ana


def report(page: Page, witness: Witness) -> None:
    """Report the messages between a page and its worker to a witness."""
    page.expose_function("__sent", witness.sent)
    page.expose_function("__heard", witness.heard)
    page.add_init_script(SOCKETS)


def begin(ana: Person, game: str) -> None:
    """Start a game with bots from the lobby."""
    ana.lobby_card(game).get_by_role("button", name=ana.words("web-play-now")).click()
    ana.give_name()
    ana.wait_for(lambda: bool(ana.witness.table), "a table")


@pytest.mark.parametrize("game", paired("citadels", "valeria", least=1))  # Valeria begins offline below
def test_a_whole_game_goes_on_in_another_tab(lite: Scene, game: str) -> None:
    """Only one tab can play. If it is closed right after an action, the action is stored, and another tab continues."""
    ana = visitor(lite)
    begin(ana, game)
    player = Player(ana, Mouse(), seed=7)
    player.play(until=3)
    second = ana.context.new_page()
    report(second, ana.witness)
    second.goto(ana.page.url)
    expect(second.get_by_role("alert")).to_have_text(ana.words("web-lite-twice"))
    player.decide()
    before, ana.witness.table = ana.witness.table["seq"], {}
    ana.move_to(second)  # in the same moment: nothing waits for a write
    assert player.wait()
    assert ana.witness.table["seq"] >= before > 0
    player.play()
    assert player.decisions > 10
    assert {act.done for act in ana.witness.acts} == {True}
    see_result(ana, len(ana.witness.table["result"]["scores"]))
    with ana.page.expect_download() as saving:
        ana.page.locator("a[download]").first.click()
    assert saving.value.path().read_text().startswith("burgrave record")


def test_it_works_offline(lite: Scene) -> None:
    ana = visitor(lite)
    ana.visit()
    ana.page.evaluate("() => navigator.serviceWorker.ready")
    ana.reload()  # from now on, the service worker hands out the files
    ana.lost_is_fine = True
    ana.context.set_offline(True)
    begin(ana, "valeria")
    assert Player(ana, Mouse(), seed=7).play(until=3) is False


def test_a_browser_without_webassembly_is_told(lite: Scene) -> None:
    ana = lite.person("Ana", fresh=True)
    ana.page.add_init_script("delete globalThis.WebAssembly")
    ana.page.goto(f"{lite.house.origin}/")
    expect(ana.page.get_by_role("alert")).to_have_text(ana.words("web-lite-old"))
