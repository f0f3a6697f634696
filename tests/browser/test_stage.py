"""Stage that shows called characters, in games and in replays; any input clears it and still takes effect."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import call
from tests.browser.test_pace import Hands
from tests.browser.test_replay import after_a_game

STAGE = ".stage"
NORMAL = "() => localStorage.setItem('burgrave.pace', 'normal')"


def call_somebody(ana: Person, hands: Hands) -> None:
    """Play until a character is on the stage, with the page's clock stopped."""
    hands.begin()
    ana.page.clock.pause_at(ana.page.evaluate("Date.now() + 1000"))
    stage = ana.page.locator(STAGE)
    while not stage.count():
        assert hands.decide(), "no seat is to act"
        ana.page.clock.run_for(100)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_called_character_takes_the_stage_until_any_input(scene: Scene, table: House, size: Size) -> None:
    ana = scene.person("Ana", size, motion=True)
    ana.take_clock()
    ana.visit()
    ana.page.evaluate(NORMAL)
    hands = Hands(ana, table)
    stage = ana.page.locator(STAGE)
    try:
        call_somebody(ana, hands)
        shown = ana.page.locator(f"{STAGE} .words > .title")
        expect(shown).to_be_visible()
        assert ana.overflow()["across"] == 0

        def in_window() -> bool:
            box = shown.bounding_box()
            return box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size.width

        ana.wait_for(in_window, "the title to slide into the window")
        # The menu opens by the press that ends the moment.
        ana.open_menu()
        expect(stage).to_have_count(0)
        ana.close_menu()
    finally:
        hands.close()


@pytest.mark.parametrize(("motion", "setting", "classes"), [(False, "on", "still"), (True, "off", None)])
def test_it_stands_still_with_reduced_motion_and_can_be_turned_off(
    scene: Scene, table: House, motion: bool, setting: str, classes: str | None
) -> None:
    ana = scene.person("Ana", WIDE, motion=motion)
    ana.take_clock()
    ana.visit()
    ana.page.evaluate(NORMAL)
    ana.page.evaluate(f"() => localStorage.setItem('burgrave.reveals', '{setting}')")
    hands = Hands(ana, table)
    try:
        if classes:
            call_somebody(ana, hands)
            expect(ana.page.locator(f"{STAGE}.{classes}")).to_be_visible()
        else:
            hands.begin()
            while ana.witness.table["view"]["phase"] == "pick":
                assert hands.decide()
                ana.page.clock.run_for(1300)
            for _ in range(4):
                hands.decide()
                ana.page.clock.run_for(1300)
                assert not ana.page.locator(STAGE).count()
    finally:
        hands.close()


def test_a_replay_at_normal_speed_shows_called_characters(scene: Scene, table: House) -> None:
    """A replay shows the stage at normal speed, but not when it is faster."""
    ana, room = after_a_game(scene, table)
    ana.visit()
    ana.page.evaluate(NORMAL)
    ana.visit(f"#/replay/{room}/{call(ana, f'/rooms/{room}/replay?lang=en')['turns'][1]}")
    stage = ana.page.locator(STAGE)
    ana.page.get_by_role("combobox", name=ana.words("web-pace")).select_option("4×")
    ana.button("web-play").click()
    slider = ana.page.get_by_role("slider", name=ana.words("web-step"))
    before = int(slider.input_value())
    ana.wait_for(lambda: int(slider.input_value()) > before + 4, "a few steps")
    assert not stage.count()
    ana.button("web-pause").click()
    ana.page.get_by_role("combobox", name=ana.words("web-pace")).select_option("1×")
    ana.button("web-play").click()
    expect(stage).to_be_visible(timeout=60_000)
