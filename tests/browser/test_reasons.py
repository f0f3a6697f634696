"""Explanations of clicks that have no effect, with mouse, touch and keyboard, and for screen readers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.scene import WIDE, Person, Scene, Size
from tests.browser.tables import begin_table
from tests.browser.test_fit import sample_of
from tests.browser.told import Told

PHONE = Size(390, 844, touch=True)
BOXES = """() => [...document.querySelectorAll('main button, main [data-part]')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""


def see(scene: Scene, size: Size, game: str, sample: dict[str, Any]) -> tuple[Person, Told]:
    """Show a sample of a game to a new user, and withhold the user's actions."""
    ana = scene.person("Ana", size)
    told = Told(withholds="act")
    ana.hear(told)
    room = begin_table(ana, game, bots=len(sample["names"]) - 1)
    told.sample = sample
    ana.visit(f"#/room/{room}")
    expect(ana.page.locator(f"main .{game}")).to_be_visible()
    ana.measured()
    return ana, told


def expect_reason(ana: Person, thing: Locator | None, title: str, why: str) -> None:
    """Check that an explanation is announced, and shown next to ``thing`` or, if this is None, to the action bar."""
    tip = ana.page.get_by_role("tooltip")
    expect(tip).to_have_text(f"{title} {why}", use_inner_text=True)
    expect(ana.page.get_by_role("status").filter(has_text=f"{title}: {why}")).to_have_count(1)
    box, at = tip.bounding_box(), (thing or ana.page.locator("[data-part=doing]")).bounding_box()
    assert box and at
    right, left = box["x"] - at["x"] - at["width"], at["x"] - box["x"] - box["width"]
    below, above = box["y"] - at["y"] - at["height"], at["y"] - box["y"] - box["height"]
    assert max(right, left, below, above) < 60, (box, at)


def use(ana: Person, thing: Locator, size: Size) -> None:
    """Click or tap near the top left corner, which is visible even on a covered card."""
    box = thing.bounding_box()
    assert box
    at = box["x"] + 16, box["y"] + 40
    if size.touch:
        ana.page.touchscreen.tap(*at)
    else:
        ana.page.mouse.click(*at)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=lambda size: f"{size.width}")
def test_a_card_that_cannot_be_built_says_why(scene: Scene, size: Size) -> None:
    sample = sample_of("citadels", "2016-nobles-4p-main")
    ana, _told = see(scene, size, "citadels", sample)
    cards = ana.page.locator("[data-hand-of=me] [data-card]")
    before = ana.page.evaluate(BOXES)
    use(ana, cards.first, size)
    expect_reason(ana, cards.first, "Docks", "Gather first.")
    assert ana.page.evaluate(BOXES) == before
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)


def test_the_keyboard_gets_the_same_reasons(scene: Scene) -> None:
    ana, _told = see(scene, WIDE, "citadels", sample_of("citadels", "2016-nobles-4p-main"))
    ana.page.keyboard.press("1")
    expect_reason(ana, None, "Docks", "Gather first.")
    assassin = ana.page.locator("[data-rank=assassin]")
    assassin.focus()
    ana.page.keyboard.press("Enter")
    expect_reason(ana, assassin, "Assassin", "This is your own character.")


def test_the_deck_can_be_chosen_or_says_why_not(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-nobles-4p-main")
    ana, told = see(scene, WIDE, "citadels", sample)
    deck = ana.button("web-citadels-deck")
    deck.click()
    expect(deck).to_have_attribute("aria-pressed", "true")
    deck.click()
    ana.wait_for(lambda: bool(told.withheld), "an action")
    cards = next(one for one in sample["ask"]["options"] if one["notation"] == "cards")
    assert told.withheld[0]["action"] == cards["action"]
    told.sample = sample_of("citadels", "2016-5p-main")
    ana.reload()
    expect(deck).to_be_disabled()
    deck.click(force=True)
    expect_reason(ana, deck, "Deck", "You have already gathered.")


def test_other_players_hands_and_cities_answer_a_click(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-nobles-4p-main")
    ana, _told = see(scene, WIDE, "citadels", sample)
    seat = next(n for n in range(4) if n != sample["seat"])
    ana.page.locator(f"[data-hand='{seat}']").click(force=True)
    n = sample["view"]["seats"][seat]["hand_size"]
    expect(ana.page.get_by_role("dialog")).to_contain_text(ana.words("web-citadels-hidden-hand", n=n))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=lambda size: f"{size.width}")
def test_a_stack_that_cannot_be_bought_says_why(scene: Scene, size: Size) -> None:
    sample = sample_of("valeria", "4p-act-late")
    ana, told = see(scene, size, "valeria", sample)
    if size is PHONE:
        ana.page.locator("[data-tab=domains]").tap()
    stack = ana.page.locator("[data-stack='domains 2']")
    stack.scroll_into_view_if_needed()
    use(ana, stack, size)
    why = ana.page.get_by_role("tooltip").locator(".foot")
    expect(why).to_have_text(re.compile(r"^You are missing \d soldiers?\.$"))
    waiting = dict.fromkeys(sample["ask"]["why_not"], "It's not your turn.")
    told.sample = sample | {"ask": None, "why_not": waiting}
    told.tell()
    expect(why).to_have_count(0)
    use(ana, stack, size)
    expect(why).to_have_text("It's not your turn.")
