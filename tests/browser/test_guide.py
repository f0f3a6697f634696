"""The guided first game: a guest begins it in the lobby, reads, plays, asks again, and stops the guide for good."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import Mouse, Player, Touch
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import call

FIRST = {"citadels": "pick", "valeria": "duke"}


def begin(person: Person, game: str) -> Locator:
    """Begin the guided game of the lobby, and return the guide."""
    person.lobby_card(game).get_by_role("button", name=person.words("web-guide-first-game")).click()
    person.give_name()
    person.page.wait_for_url(re.compile("#/room/"))
    person.wait_for(lambda: bool(person.witness.table.get("ask")), "the first decision")
    return person.page.get_by_role("region", name=person.words("web-guide"), exact=True)


def told(person: Person, guide: Locator, topic: str) -> None:
    """The guide names a topic of the game, for eyes and ears."""
    title = person.words(f"web-guide-{person.witness.table['view']['game']}-{topic}")
    expect(guide.get_by_role("status")).to_contain_text(title)
    expect(guide.get_by_text(title, exact=True).filter(visible=True).first).to_be_visible()


def got_it(person: Person, guide: Locator) -> None:
    guide.get_by_role("button", name=person.words("web-guide-got-it")).click()


def what_is_this(person: Person, guide: Locator) -> None:
    """Everything that is waiting is put away; then the topic of the present step is brought back."""
    again = guide.get_by_role("button", name=person.words("web-guide-what"))
    for _ in range(20):
        if again.is_visible():
            break
        got_it(person, guide)
    again.click()


def stop(person: Person, guide: Locator) -> None:
    button = guide.get_by_role("button", name=person.words("web-guide-stop"))
    if not button.is_visible():
        guide.locator("[aria-expanded]").click()
    button.click()
    expect(guide).to_have_count(0)


def expect_nothing_covered(person: Person, guide: Locator) -> None:
    """What can be answered with can be touched beside the guide."""
    box = guide.bounding_box()
    assert box
    words = guide.locator("[id]").bounding_box() or box
    low = max(box["y"] + box["height"], words["y"] + words["height"])
    right = box["x"] + box["width"]
    covered = []
    for one in person.page.locator("main section").filter(has=person.page.locator("h2[aria-live]")).all():
        its = one.bounding_box()
        if its and its["y"] < low and its["x"] < right and box["x"] < its["x"] + its["width"]:
            covered.append(its)
    assert not covered, f"the guide ends at {low} and covers {covered}"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_guided_first_game(scene: Scene, game: str, size: Size) -> None:
    ana = scene.person("Ana", size)
    guide = begin(ana, game)
    room = call(ana, f"/rooms/{ana.room}")
    options = room["set_up"]["options"]
    assert (options["scenario"], options["players"]) == ("first-game", 4 if game == "citadels" else 2)
    assert {seat["level"] for seat in room["seats"][1:]} == {"easy"}
    assert (room["public"], room["hints"], room["clock"]) == (False, True, {"kind": "none"})

    told(ana, guide, "welcome")
    ana.expect_words()
    got_it(ana, guide)
    told(ana, guide, FIRST[game])
    expect_nothing_covered(ana, guide)
    if size is PHONE:
        guide.locator("[aria-expanded]").click()
        expect_nothing_covered(ana, guide)
    assert ana.overflow()["across"] == 0
    got_it(ana, guide)

    player = Player(ana, Touch() if size.touch else Mouse())
    before = guide.get_by_role("status").inner_text()
    assert player.wait()
    player.decide()
    told_next = guide.get_by_role("button", name=ana.words("web-guide-got-it"))
    ana.wait_for(told_next.is_visible, "the next topic")
    assert guide.get_by_role("status").inner_text() != before
    ana.expect_words()

    assert player.wait()
    what_is_this(ana, guide)
    expect(told_next).to_be_visible()

    ana.reload()
    expect(guide).to_be_visible()
    expect(guide.get_by_role("status")).not_to_contain_text(ana.words(f"web-guide-{game}-welcome"))
    stop(ana, guide)
    ana.reload()
    assert player.wait()
    expect(guide).to_have_count(0)


def test_by_keys_alone(scene: Scene) -> None:
    """The guide is reached by the keyboard, which stays with it."""
    ana = scene.person("Ana", WIDE)
    guide = begin(ana, "valeria")
    answer = guide.get_by_role("button", name=ana.words("web-guide-got-it"))
    for _ in range(120):
        ana.page.keyboard.press("Tab")
        if answer.evaluate("one => one === document.activeElement"):
            break
    expect(answer).to_be_focused()
    ana.page.keyboard.press("Enter")
    told(ana, guide, "duke")
    expect(answer).to_be_focused()
    ana.page.keyboard.press("Enter")
    again = guide.get_by_role("button", name=ana.words("web-guide-what"))
    expect(again).to_be_focused()
    ana.page.keyboard.press("Enter")
    told(ana, guide, "duke")


def test_no_guide_at_other_tables(scene: Scene) -> None:
    ana = scene.person("Ana", PHONE)
    ana.visit()
    ana.button("web-play-now").click()
    ana.give_name()
    ana.page.wait_for_url(re.compile("#/room/"))
    assert Player(ana, Mouse()).wait()
    expect(ana.page.get_by_role("region", name=ana.words("web-guide"), exact=True)).to_have_count(0)
