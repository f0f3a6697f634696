"""The landscape behind the pages, its light, and the seats in it."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.scene import PHONE, WIDE, Person, Scene
from tests.browser.tables import open_table
from tests.browser.test_fit import sample_of
from tests.browser.told import Told

NAME = "Hildegardina"


SQUARE = 4
"""Side of the smallest square, in rem, that is empty if nothing is drawn in it."""


ONLY_LANDSCAPE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body * { visibility: hidden !important } .landscape * { visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
}"""


def pixels_of(person: Person) -> Any:
    picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
    return np.asarray(picture).astype(np.int16)


def empty_share(person: Person) -> float:
    """Return the share of the window that is empty background.

    A pixel is empty background if it shows the landscape and is in a square of ``SQUARE`` rem without any line.
    """
    shown = pixels_of(person)
    person.page.evaluate(ONLY_LANDSCAPE)
    bare = np.abs(shown - pixels_of(person)).max(axis=2) == 0
    side = SQUARE * round(person.page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)"))
    lines = np.zeros(bare.shape, np.int32)
    for axis in (0, 1):
        steps = np.abs(np.diff(shown, axis=axis, prepend=np.take(shown, [0], axis=axis))).max(axis=2)
        lines |= steps > 6
    sums = np.pad(lines.cumsum(0).cumsum(1), ((1, 0), (1, 0)))
    inside = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    empty = np.zeros(bare.shape, np.bool_)
    for y, x in np.argwhere(inside == 0):
        empty[y : y + side, x : x + side] = True
    return float((empty & bare).mean())


def at_table(person: Person, sample: dict[str, Any]) -> Told:
    """Open a table of Citadels and replace it with a sample."""
    told = Told(sample)
    person.hear(told)
    open_table(person, "citadels", bots=len(sample["names"]) - 1)
    return told


def expect_light(person: Person, light: str) -> None:
    expect(person.page.locator("html")).to_have_attribute("data-light", light)


def test_the_light_follows_the_game(scene: Scene) -> None:
    """It is morning in round 1 and night after the end; a fixed theme and a dark system theme take precedence."""
    ana = scene.person("Ana", WIDE)
    ana.visit()
    expect_light(ana, "morning")
    told = at_table(ana, sample_of("citadels", "2016-5p-main"))
    for name, light in (("main", "morning"), ("main-late", "afternoon"), ("over", "night")):
        told.sample = sample_of("citadels", f"2016-5p-{name}")
        told.tell()
        expect_light(ana, light)
    last = sample_of("citadels", "2016-5p-main-late")
    last["view"]["first"] = [0]
    told.sample = last
    told.tell()
    expect_light(ana, "dusk")
    ana.page.emulate_media(color_scheme="dark")
    expect_light(ana, "night")
    ana.page.evaluate("() => localStorage.setItem('burgrave.theme', 'day')")
    ana.reload()
    expect_light(ana, "afternoon")


def test_the_landscape_is_no_content(scene: Scene) -> None:
    """The landscape takes no clicks, is hidden from screen readers, and is off in forced colors."""
    ana = scene.person("Ana", WIDE)
    ana.visit()
    landscape = ana.page.locator("svg.landscape")
    expect(landscape).to_be_visible()
    expect(landscape).to_have_attribute("aria-hidden", "true")
    assert landscape.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    ana.page.emulate_media(forced_colors="active")
    expect(landscape).to_be_hidden()
    ana.page.emulate_media(forced_colors="none")


@pytest.mark.parametrize("name", ["2016-5p-main-late", "2016-8p-den"])
def test_names_on_a_phone(scene: Scene, name: str) -> None:
    """Twelve-letter names are not cut off, and a half-visible seat shows that the row scrolls."""
    ana = scene.person("Ana", PHONE)
    sample = sample_of("citadels", name)
    sample["names"] = [NAME] * len(sample["names"])
    at_table(ana, sample)
    names = ana.page.locator(".seats .name")
    expect(names.first).to_have_text(NAME)
    cut = names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length")
    assert cut == 0
    edges = ana.page.locator(".seats > *").evaluate_all("all => all.map(one => one.getBoundingClientRect())")
    assert any(box["left"] < PHONE.width - 12 < box["right"] - 12 for box in edges)


def test_choosing_moves_nothing(scene: Scene) -> None:
    """The districts in the player's city stay in place when a card is chosen and its ghost appears."""
    ana = scene.person("Ana", WIDE)
    at_table(ana, sample_of("citadels", "2016-5p-power"))
    tiles = ana.page.locator(".own .tile:not(.ghost)")
    expect(tiles.first).to_be_visible()
    places = "all => all.map(one => one.getBoundingClientRect().left)"
    before = tiles.evaluate_all(places)
    ana.page.locator("[data-part=hand] button").first.click()
    ana.settled()
    assert tiles.evaluate_all(places) == before


@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 16), (1920, 1080, 19), (2560, 1440, 25)])
def test_type_grows_with_the_window(scene: Scene, width: int, height: int, least: int) -> None:
    ana = scene.person("Ana", WIDE)
    ana.visit()
    ana.page.set_viewport_size({"width": width, "height": height})
    size = ana.page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert least <= size < least + 1


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1920, 1080)])
def test_little_of_the_window_is_empty(scene: Scene, width: int, height: int) -> None:
    """In the first draft and in the first turn of four players, at most 15% of the window is empty background."""
    ana, bea = scene.person("Ana", WIDE), scene.person("Bea", WIDE)
    open_table(ana, "citadels", bots=3)
    expect(ana.page.locator(".citadels.dealing")).to_be_visible()
    at_table(bea, sample_of("citadels", "2016-nobles-4p-main"))
    shares = {}
    for moment, person in (("draft", ana), ("turn", bea)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.measured()
        shares[moment] = round(empty_share(person), 3)
    assert max(shares.values()) <= 0.15, shares
