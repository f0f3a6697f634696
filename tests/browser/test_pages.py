"""Checks of every page: texts, layout, accessibility, and the size of the first load."""

from __future__ import annotations

import os
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.pages import PLAIN
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import Wire

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_LOAD = {"#/": 300_000, "game": 430_000}
"""Maximum size in bytes, compressed; a game's drawings are loaded with its table."""
EVERY = (*PLAIN, "#/room/r0000000")


@dataclass(frozen=True)
class Lived:
    cookies: list[Any]
    ways: tuple[str, ...]
    games: tuple[str, ...]
    running: tuple[str, ...]


@pytest.fixture(scope="module")
def lived(table: House) -> Lived:
    with table.deals_of(__name__), closing(Wire(table, "Ana", seed=21)) as ana:
        waiting = ana.room("citadels", "me", "open", "bot:easy", "bot:easy", public=True)
        played, over = [], []
        for game, bots in (("citadels", 3), ("valeria", 2)):
            played.append(ana.game(game, bots=bots))
            ana.play(played[-1], 6)
            over.append(ana.game(game, bots=bots))
            ana.leave(over[-1])
        games = tuple(f"#/room/{room}" for room in (*played, *over))
        replays = tuple(f"#/replay/{room}" for room in over)
        return Lived(ana.cookies, (f"#/room/{waiting}", *games, *replays), games, games[: len(played)])


def at_home(scene: Scene, lived: Lived, size: Size = WIDE, **more: Any) -> Person:
    ana = scene.person("Ana", size, **more)
    ana.context.add_cookies(lived.cookies)
    ana.lost_is_fine = True  # the browser logs the 404 of an unknown room
    return ana


def test_a_game_fits_its_window(scene: Scene, lived: Lived) -> None:
    """No part of a running game is below the bottom of a 1280×720 window."""
    ana = at_home(scene, lived)
    problems = []
    for way in lived.running:
        ana.visit(way)
        if found := ana.overflow()["down"]:
            problems.append(f"{way} scrolls {found} px down")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", WIDE)], ids=["light-phone", "dark-wide"])
def test_open_to_everybody(scene: Scene, lived: Lived, theme: str, size: Size) -> None:
    """axe finds no serious problem on any page."""
    if not AXE.is_file() and not os.environ.get("BURGRAVE_REQUIRE_BROWSER"):
        pytest.skip("NOT TESTED with axe: web/node_modules is not there (make client)")
    ana = at_home(scene, lived, size, theme=theme)
    problems: list[str] = []
    ana.visit()
    for way in (*EVERY, *lived.ways):
        ana.go(way)
        problems += [f"{way}: {one}" for one in axe(ana)]
    ana.visit(lived.games[0])
    ana.open_menu()
    problems += [f"menu: {one}" for one in axe(ana)]
    ana.visit("#/new/citadels")
    ana.choose("web-scenario-custom")
    for opener in (ana.button("web-change"), ana.page.get_by_role("button", name="Rank 1").first):
        opener.click()
        problems += [f"dialog: {one}" for one in axe(ana)]
        ana.page.keyboard.press("Escape")
    # Elements shown only at this size have two colors.
    other = at_home(scene, lived, size, theme="light" if theme == "dark" else "dark")
    other.visit()
    for way in lived.ways:
        other.go(way)
        problems += [f"{way} in the other colours: {one}" for one in axe(other, "color-contrast")]
    assert not problems, "\n".join(problems)


def axe(person: Person, *rules: str) -> list[str]:
    """Return axe's findings on the current page, of serious impact or worse, for some rules or all."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: list[dict[str, Any]] = person.page.evaluate(
        """async rules => (await axe.run(document, {
            resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {})
        })).violations""",
        rules,
    )
    return [
        f"{one['id']} ({one['impact']}): "
        + " | ".join(
            f"{node['html'][:160]} {node['any'][0]['message'][:160] if node['any'] else ''}"
            for node in one["nodes"][:3]
        )
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("way", ["#/", "game"])
def test_a_first_visit_is_light(scene: Scene, lived: Lived, way: str) -> None:
    """A first visit stays within the size limit, and sends no requests to other hosts."""
    ana = at_home(scene, lived, fresh=True)
    network = ana.context.new_cdp_session(ana.page)
    network.send("Network.enable")
    addresses: dict[str, str] = {}  # by request
    sizes: dict[str, float] = {}  # by address: the service worker may ask for a file while the page does
    hosts: set[str] = set()

    def note_request(event: dict[str, Any]) -> None:
        addresses[event["requestId"]] = event["request"]["url"]

    def note_size(event: dict[str, Any]) -> None:
        address = addresses[event["requestId"]]
        sizes[address] = max(sizes.get(address, 0), event["encodedDataLength"])

    network.on("Network.requestWillBeSent", note_request)
    network.on("Network.loadingFinished", note_size)
    ana.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    ana.page.goto(f"{scene.house.origin}/{lived.games[0] if way == 'game' else way}")
    ana.settled()
    if way == "game":
        expect(ana.page.locator("main .citadels")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes.values()) <= FIRST_LOAD[way]
    assert hosts == {scene.house.origin.removeprefix("http://")}
