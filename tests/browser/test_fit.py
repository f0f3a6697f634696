"""All text is readable: not cut off, not broken inside words, and not covered."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.pages import GAMES, PLAIN
from tests.browser.scene import Person, Scene, Size
from tests.browser.tables import Wire
from tests.browser.told import Told
from tests.browser.words import LANGUAGES
from tests.thorough import spread

SAMPLES = Path(__file__).resolve().parents[2] / "web" / "fixtures"
SIZES = (Size(390, 844), Size(390, 664), Size(820, 1180), Size(1024, 768), Size(1366, 657), Size(1920, 937))
"""A phone without and with browser bars, a tablet in portrait and landscape, a notebook and a wide screen with bars."""
WIDTHS = (Size(360, 740), SIZES[1], Size(800, 900), SIZES[3], Size(1280, 720), SIZES[4], SIZES[5])
"""Window sizes for pages that may be longer than the window."""
SHOWN = {
    "citadels": (
        "2016-5p-pick",
        "2016-5p-main-late",
        "2016-5p-over",
        "2016-5p-spectator",
        "2016-8p-den",
        "classic-4p-destroy",
    ),
    "valeria": ("4p-duke", "4p-act-late", "4p-harvest", "4p-over", "4p-pay", "5p-victim", "solo-act-late", "solo-over"),
}
"""For each game, names of samples that fill the table in different ways."""


class Running(Told):
    """Interceptor that sends the sample with all clocks running."""

    def moment(self) -> dict[str, Any]:
        """Return running clocks, and allow an undo if the player has a decision to make."""
        end = time.time() + 45 * 60
        seats = [{"until": end, "left": None} for _ in self.sample["names"]]
        clock = {"until": end, "per": None, "seats": seats}
        return {"clock": clock, "undo": self.sample["ask"] is not None}


@dataclass(frozen=True)
class Lived:
    """Rooms of each game in every state, and the cookies of the user who opened them."""

    cookies: list[Any]
    ways: tuple[str, ...]
    shown: dict[str, str]
    """Rooms, keyed by the name of the sample that each shows."""


def sample_of(game: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAMPLES / f"{game}-{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def lived(table: House) -> Lived:
    """Return rooms of each game: waiting, running and finished."""
    with table.deals_of(__name__), closing(Wire(table, "Ana", seed=23)) as ana:
        ways: list[str] = []
        shown: dict[str, str] = {}
        for game in GAMES:
            waiting = ana.room(game, "me", "open", "bot:easy", "bot:hard", public=True)
            for name in SHOWN[game]:
                shown[name] = ana.game(game, bots=len(sample_of(game, name)["names"]) - 1)
            over = ana.game(game, bots=3)
            ana.leave(over)
            ways += [f"#/room/{waiting}", f"#/replay/{over}", f"#/replay/{over}/40", f"#/review/{over}"]
            ways.append(f"#/room/{over}")
        return Lived(ana.cookies, tuple(ways), shown)


@pytest.fixture
def ana(scene: Scene, lived: Lived, lang: str) -> Iterator[Person]:
    """Yield the user with these rooms, and close the page afterwards to remove its request handlers."""
    person = scene.person("Ana", lang=lang)
    person.context.add_cookies(lived.cookies)
    yield person
    person.page.close()


def unread(person: Person, size: Size) -> list[str]:
    """Resize the window, and return all unreadable texts."""
    found, _over = measure(person, size)
    return found


def measure(person: Person, size: Size) -> tuple[list[str], dict[str, Any]]:
    """Resize the window; return all unreadable texts, and the page's scroll ranges."""
    person.page.set_viewport_size({"width": size.width, "height": size.height})
    found, over = person.find("unfit", "overflow")
    # Text ending in an ellipsis is shown in full on touch.
    return [f"{size}: {one}" for one in found if not one.startswith("shortened")], over


def unfit(person: Person, sizes: Sequence[Size] = SIZES, *, still: bool = False) -> list[str]:
    """Return the problems at each size: unreadable texts, horizontal and, if ``still``, vertical scrolling."""
    problems = []
    last = person.page.viewport_size == {"width": sizes[-1].width, "height": sizes[-1].height}
    for size in sizes[::-1] if last else sizes:  # resizing requires a new layout
        found, over = measure(person, size)
        problems += found
        if over["across"]:
            problems.append(f"{size}: scrolls {over['across']} px sideways")
        if over["window"]:
            problems.append(f"{size}: all of it scrolls {over['window']} px past its end")
        if still and over["down"]:
            problems.append(f"{size}: scrolls {over['down']} px down")
    return problems


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_can_be_read(ana: Person, lived: Lived, lang: str) -> None:
    """No text is cut off, broken or covered on any page, and no text ids are shown."""
    ana.lost_is_fine = True  # the browser logs the 404 of an unknown room
    ana.visit()
    problems = []
    for number, way in enumerate((*PLAIN, "#/room/r0000000", *lived.ways)):
        ana.go(way)
        problems += [f"{way} {one}" for one in unfit(ana, spread(WIDTHS, lang, number))]
        if raw := ana.raw_words():
            problems.append(f"{way}: text ids {raw}")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_read(ana: Person, lived: Lived, game: str, lang: str) -> None:
    """Nothing at a table is cut off, broken, covered or out of view while all clocks are running."""
    told = Running()
    ana.hear(told)
    ana.visit()
    ana.page.evaluate("() => localStorage.setItem('burgrave.pace', 'normal')")
    ana.reload()
    problems = []
    for number, name in enumerate(SHOWN[game]):
        told.sample = sample_of(game, name)
        ana.go(f"#/room/{lived.shown[name]}")
        expect(ana.page.locator(f"main .{game}, main .end")).to_be_visible()
        over = told.sample["result"] is not None
        sizes = spread(SIZES, lang, number)
        problems += [f"{name} {one}" for one in unfit(ana, sizes, still=not over)]
        if over:
            for size in [size for size in sizes if size in SIZES[2:]]:
                ana.page.set_viewport_size({"width": size.width, "height": size.height})
                expect(ana.result.get_by_role("heading", level=2).first).to_be_in_viewport(ratio=0.99)
                expect(ana.page.locator(".cities > .large")).to_be_in_viewport(ratio=0.99)
    assert not problems, "\n".join(problems)
