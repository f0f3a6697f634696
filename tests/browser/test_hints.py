"""Hints on the page: a click preselects an action without playing it, and the panel covers nothing important."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.player import Mouse, Player
from tests.browser.scene import Person, Scene, Size
from tests.browser.tables import begin_table, open_table
from tests.browser.test_fit import sample_of
from tests.browser.told import Told

SIZES = [Size(1440, 900), Size(1280, 720), Size(1024, 768), Size(820, 1180), Size(390, 844, touch=True)]
MINE = {
    "citadels": ".citadels > .bottom > *, .citadels > .bar, .deal",
    "valeria": ".valeria > .home, .valeria > .doing",
}
"""Selectors for the player's hand, the player's city with the stash, and the decision controls."""


def asked(person: Person, decisions: int) -> Player:
    """Make at least ``decisions`` decisions, and stop at the next one with several options."""
    player = Player(person, Mouse(), seed=7)
    while True:
        assert player.wait(), "the game ended before there was a choice"
        if decisions <= 0 and len(person.witness.options) > 1:
            return player
        player.decide()
        decisions -= 1


def hints_of(person: Person) -> Locator:
    # The key has no effect before the page has received the decision.
    expect(person.page.locator("[aria-keyshortcuts='h']:visible").first).to_be_visible()
    person.page.keyboard.press("h")
    panel = person.page.get_by_role("complementary", name=person.words("web-table-hints"))
    tips = panel.get_by_role("listitem").get_by_role("button")
    expect(tips.first).to_be_visible()
    return tips


def played(person: Person, before: int) -> bool:
    """Return True if the page has sent another action and the server has accepted it."""
    acts = person.witness.acts
    return len(acts) > before and acts[-1].done


def shared(one: FloatRect, other: FloatRect) -> float:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(across, 0) * max(down, 0)


@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "finger"])
@pytest.mark.parametrize(("game", "decisions"), [("citadels", 0), ("citadels", 1), ("valeria", 0), ("valeria", 2)])
def test_the_panel_covers_nothing_of_mine(scene: Scene, game: str, decisions: int, touch: bool) -> None:
    sizes = [size for size in (*SIZES, Size(390, 664)) if size.touch is touch]
    ana = scene.person("Ana", sizes[0], lang="it")
    open_table(ana, game, bots=2)
    asked(ana, decisions)
    tips = hints_of(ana)
    for size in sizes:
        ana.page.set_viewport_size({"width": size.width, "height": size.height})
        ana.measured()
        see_mine(ana, game, dukes=game == "valeria" and not decisions)
        for tip in tips.all():
            assert tip.evaluate("node => node.scrollWidth <= node.clientWidth"), f"a hint is cut off at {size}"
    ana.expect_words()


def see_mine(ana: Person, game: str, *, dukes: bool) -> None:
    """Check that the panel covers none of the player's cards and, on a phone, that the bar covers only dukes.

    Dukes are taller than the screen of a small phone.
    """
    panel = ana.page.locator(".hints").bounding_box()
    assert panel
    width = ana.page.evaluate("innerWidth")
    for mine in ana.page.locator(MINE[game]).all():
        box = mine.bounding_box()
        if box and mine.is_visible():
            assert shared(panel, box) < 1, f"the hints cover {mine} at {width}"
    if game == "valeria" and not dukes and width < 600:
        home, bar = (ana.page.locator(f".valeria > .{one}").bounding_box() for one in ("home", "doing"))
        assert home and bar and shared(home, bar) < 2 * width, "the bar covers my cards"
    assert ana.overflow()["across"] == 0


@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_hint_is_armed_by_a_touch_and_played_once_confirmed(scene: Scene, game: str, size: Size) -> None:
    ana = scene.person("Ana", size)
    open_table(ana, game, bots=2)
    asked(ana, 1)
    for _ in range(4):
        acts = len(ana.witness.acts)
        tips = hints_of(ana)
        last = tips.last
        told = last.locator("b").inner_text().replace("\N{NO-BREAK SPACE}", " ")
        (action,) = {one["action"] for one in ana.witness.options if one["text"] == told}
        last.click()
        expect(last).to_have_attribute("aria-pressed", "true")
        ana.page.keyboard.press("Escape")
        expect(last).to_have_attribute("aria-pressed", "false")
        last.click()
        last.click()  # a second click disarms it without playing
        expect(last).to_have_attribute("aria-pressed", "false")
        last.click()
        expect(last).to_have_attribute("aria-pressed", "true")
        assert len(ana.witness.acts) == acts
        ana.page.evaluate("() => document.activeElement.blur()")
        ana.page.keyboard.press("Enter")
        ana.wait_for(partial(played, ana, acts), "the armed choice")
        assert ana.witness.acts[-1].action == action
        asked(ana, 0)


def give(told: Told) -> None:
    """Answer the last hint request with an option of the current table."""
    first = told.sample["ask"]["options"][0]
    tip = {"action": first["action"], "text": first["text"], "why": "", "percent": 50, "standing": "best"}
    told.answer({"t": "hints", "tips": [tip]})


def test_a_hint_comes_though_the_page_was_late(scene: Scene) -> None:
    """A hint requested before the next table arrives is for the new decision, and stays while others act."""
    ana = scene.person("Ana", SIZES[0])
    asking = Told(sample_of("valeria", "4p-act-late"), withholds="hint")
    ana.hear(asking)
    ana.visit(f"#/room/{begin_table(ana, 'valeria', bots=3)}")
    expect(ana.page.locator("[aria-keyshortcuts='h']:visible").first).to_be_visible()
    ana.page.keyboard.press("h")
    ana.wait_for(lambda: bool(asking.withheld), "the page to ask for a hint")
    asking.sample["view"]["round"] += 1
    asking.sample["ask"]["options"].pop()
    asking.tell()
    give(asking)
    panel = ana.page.get_by_role("complementary", name=ana.words("web-table-hints"))
    expect(panel.get_by_role("listitem")).to_have_count(1)
    asking.sample["view"]["round"] += 1
    asking.tell()
    ana.drawn()
    expect(panel.get_by_role("listitem")).to_have_count(1)
