"""The Valeria table: the confirm button is on the selected card, and nothing else moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.scene import WIDE, Scene, Size
from tests.browser.tables import begin_table
from tests.browser.test_fit import sample_of, unfit
from tests.browser.told import Told

PLACES = """() => [...document.querySelectorAll('.stack, .seat, .doing, .doing button, .home, .log')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""


@pytest.mark.parametrize("size", [WIDE, Size(820, 1180), Size(390, 844, touch=True)], ids=str)
def test_a_selected_stack_is_confirmed_on_it(scene: Scene, size: Size) -> None:
    sample = sample_of("valeria", "4p-act-late")
    ana = scene.person("Ana", size)
    told = Told(withholds="act")
    ana.hear(told)
    room = begin_table(ana, "valeria", bots=3)
    told.sample = sample
    ana.visit(f"#/room/{room}")
    stack = ana.page.locator(".stack.citizens.playable").first
    expect(stack).to_be_visible()
    ana.measured()
    before = ana.page.evaluate(PLACES)
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "true")
    button = ana.page.locator(".center .button.main")
    expect(button).to_have_count(1)
    expect(button).to_contain_text(ana.words("web-valeria-do-recruit"))
    outer, inner = stack.bounding_box(), button.bounding_box()
    assert outer and inner
    assert outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    assert outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
    assert inner["height"] >= 40
    assert ana.page.evaluate(PLACES) == before
    button.click()
    ana.wait_for(lambda: bool(told.withheld), "an action")
    chosen = next(one for one in sample["ask"]["options"] if one["action"] == told.withheld[0]["action"])
    assert chosen["notation"].startswith("recruit ")


def test_a_large_window_shows_what_the_others_have(scene: Scene) -> None:
    """The table is enlarged only as far as the height of the window allows."""
    ana = scene.person("Ana", WIDE)
    told = Told(sample_of("valeria", "4p-act-late"))
    ana.hear(told)
    ana.visit(f"#/room/{begin_table(ana, 'valeria', bots=3)}")
    parts = ana.page.locator(".others .seat").locator(".purse, .street.small")
    expect(parts).to_have_count(6)
    for size in (Size(1600, 900), Size(1920, 937), Size(1920, 1080), Size(2560, 1440)):
        assert unfit(ana, [size], still=True) == []
        for part in parts.all():
            expect(part).to_be_in_viewport(ratio=0.99)
