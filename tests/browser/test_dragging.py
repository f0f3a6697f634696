"""Cards dragged to where they would be played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.scene import WIDE, Person, Scene, Size
from tests.browser.test_fit import sample_of
from tests.browser.test_reasons import see

UPRIGHT = Size(390, 844, touch=True)
PLAYED = [
    ("citadels", "2016-5p-main", "[data-part=hand] li >> nth=3", ".own", "build tavern"),
    ("citadels", "2016-5p-pick", "[data-part=dealt] >> nth=2", ".bottom", "pick king"),
    ("valeria", "4p-act-late", "[data-stack] >> nth=5", ".home", "recruit 1"),
]
"""Game, sample, card, place, and the action that dropping the card there plays."""


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, card: Locator, place: Locator, *, drop: bool = True) -> None:
    expect(card).to_be_visible()
    person.page.mouse.move(*middle(card))
    person.page.mouse.down()
    person.page.mouse.move(*middle(place), steps=5)
    expect(place).to_have_attribute("data-drop", "")
    if drop:
        person.page.mouse.up()


def action_of(sample: dict[str, Any], notation: str) -> int:
    found: list[int] = [one["action"] for one in sample["ask"]["options"] if one["notation"] == notation]
    return found[0]


@pytest.mark.parametrize(("game", "name", "card", "place", "played"), PLAYED)
def test_a_card_is_dragged_to_its_place(scene: Scene, game: str, name: str, card: str, place: str, played: str) -> None:
    sample = sample_of(game, name)
    ana, told = see(scene, WIDE, game, sample)
    at = ana.page.locator(f"main {card}"), ana.page.locator(f"main {place}")
    drag(ana, *at, drop=False)
    ana.page.keyboard.press("Escape")
    ana.page.mouse.up()
    assert not told.withheld
    drag(ana, *at)
    ana.wait_for(lambda: bool(told.withheld), "an action")
    assert told.withheld[0]["action"] == action_of(sample, played)


def test_a_dropped_card_that_cannot_be_built_says_why(scene: Scene) -> None:
    ana, told = see(scene, WIDE, "citadels", sample_of("citadels", "2016-5p-main"))
    drag(ana, ana.page.locator("[data-part=hand] li >> nth=1"), ana.page.locator(".own"))
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    assert not told.withheld


def test_a_finger_drags_a_card_up_into_the_city(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-5p-main")
    ana, told = see(scene, UPRIGHT, "citadels", sample)
    card, city = ana.page.locator("[data-part=hand] li").first, ana.page.locator(".own")
    expect(card).to_be_visible()
    (x, y), (_, top) = middle(card), middle(city)
    finger = ana.context.new_cdp_session(ana.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        at = {"x": x, "y": y + (top - y) * step / 8}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ana.wait_for(lambda: bool(told.withheld), "an action")
    assert told.withheld[0]["action"] == action_of(sample, "build docks")
