"""Guided first game: a guest starts it in the lobby, reads, plays, and turns the guide off permanently."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import Mouse, Player, Touch
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import call
from tests.thorough import paired

from burgrave.text.catalogue import Catalogue, dashed

LARGE = Size(1440, 900)
SMALL = Size(390, 844, touch=True)
FIRST = {"citadels": "pick", "valeria": "duke"}


def begin(person: Person, game: str) -> Locator:
    person.lobby_card(game).get_by_role("button", name=person.words("web-guide-first-game")).click()
    person.give_name()
    person.page.wait_for_url(re.compile("#/room/"))
    person.wait_for(lambda: bool(person.witness.table.get("ask")), "the first decision")
    return person.page.get_by_role("region", name=person.words("web-guide"), exact=True)


def told(person: Person, guide: Locator, topic: str) -> None:
    """Check that the guide shows a topic of the game, visibly and to screen readers."""
    view = person.witness.table["view"]
    given: dict[str, str] = {}
    if topic == "role":
        character = dashed(view["turn"]["character"])
        given["character"] = Catalogue(person.lang, "citadels").text(f"citadels-character-{character}")
    title = person.words(f"web-guide-{view['game']}-{topic}", **given)
    expect(guide.get_by_role("status")).to_contain_text(title)
    expect(guide.get_by_text(title, exact=True).filter(visible=True).first).to_be_visible()


def got_it(person: Person, guide: Locator) -> None:
    guide.get_by_role("button", name=person.words("web-guide-got-it")).click()


def what_is_this(person: Person, guide: Locator) -> None:
    """Dismiss all waiting topics, then bring back the topic of the current step."""
    again = guide.get_by_role("button", name=person.words("web-guide-what"))
    for _ in range(20):
        if again.is_visible():
            break
        got_it(person, guide)
    again.click()


def stop(person: Person, guide: Locator) -> None:
    guide.get_by_role("button", name=person.words("web-guide-stop")).click()
    expect(guide).to_have_count(0)


def expect_nothing_covered(person: Person, guide: Locator) -> None:
    """Check that the guide covers no controls of a decision."""
    box = guide.bounding_box()
    assert box
    low = box["y"] + box["height"]
    right = box["x"] + box["width"]
    covered = []
    for one in person.page.locator("main section").filter(has=person.page.locator("h2[aria-live]")).all():
        its = one.bounding_box()
        if its and its["y"] < low and its["x"] < right and box["x"] < its["x"] + its["width"]:
            covered.append(its)
    assert not covered, f"the guide ends at {low} and covers {covered}"


def expect_readable(person: Person, guide: Locator) -> None:
    """Check that the whole text is visible without expanding or scrolling."""
    words = guide.get_by_role("status")
    expect(words).to_be_in_viewport(ratio=1)
    assert words.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert not [one for one in person.page.evaluate("() => window.__burgrave.unfit()") if "guide" in one]


def expect_pointed(person: Person, topic: str) -> set[str]:
    """Check that a step's targets are visible, highlighted and usable; return their names."""
    found: list[dict[str, Any]] = []

    def pointed() -> bool:
        found[:] = person.page.evaluate("() => window.__burgrave.pointed()")
        whole = all(one["ring"] >= 3 and not one["cut"] and not one["covered"] for one in found)
        return whole and any(one["shown"] > 0.5 for one in found)

    person.wait_for(pointed, f"{topic} to be pointed at")  # a recent change is outlined for a moment
    return {one["what"] for one in found}


@pytest.mark.parametrize(
    ("game", "size"),
    paired(("citadels", PHONE), ("valeria", WIDE), ("citadels", WIDE), ("valeria", PHONE), least=2),
    ids=str,
)
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
    expect_readable(ana, guide)
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


HEARD = """() => {
  const heard = [];
  const hear = () => {
    const topic = document.querySelector("[data-topic]")?.dataset.topic;
    if (topic && heard.at(-1) !== topic) heard.push(topic);
  };
  new MutationObserver(hear).observe(document, { subtree: true, childList: true, attributeFilter: ["data-topic"] });
  hear();
  window.topics = heard;
}"""
IN_THE_ROW = {"wait", "calls", "named"}
"""Topics that refer to the row of characters, which is hidden while cards are dealt."""
COMMON = {
    "citadels": ["welcome", "pick", "wait", "calls", "gather", "power", "build", "end", "last", "score"],
    "valeria": ["welcome", "duke", "roll", "harvest", "act", "slay", "others", "build", "last", "score"],
}
SELDOM = {"citadels": [], "valeria": ["build", "slay"]}
FEW = 4
"""Actions offered in fewer decisions than this may get no step, because other steps take precedence."""


@pytest.mark.parametrize(
    ("game", "size"),
    paired(("citadels", LARGE), ("valeria", SMALL), ("citadels", SMALL), ("valeria", LARGE), least=2),
    ids=str,
)
def test_a_first_game_to_its_end(scene: Scene, game: str, size: Size) -> None:
    """Every step of the guide appears and points at its target.

    On the phone, steps end with "Got it"; on the large screen, all but the first one end with the player's move.
    """
    ana = scene.person("Ana", size)
    guide = begin(ana, game)
    ana.page.evaluate(HEARD)
    player = Player(ana, Touch() if size.touch else Mouse(), seed=5)
    read = guide.get_by_role("button", name=ana.words("web-guide-got-it"))
    looked: set[str] = set()
    offered: Counter[str] = Counter()
    steps: list[int] = []
    while player.wait():
        topic = guide.get_attribute("data-topic") or ""
        if topic and topic not in looked:
            looked.add(topic)
            told(ana, guide, topic)
            expect_readable(ana, guide)
            if topic not in IN_THE_ROW or ana.page.locator("[data-part=procession]").is_visible():
                expect_pointed(ana, topic)
            steps.append(int(guide.get_by_text(ana.naming("web-guide-progress")).inner_text().split()[-1]))
        if topic and (size.touch or topic == "welcome"):
            read.click()
            continue
        offered.update({option["notation"].split()[0] for option in ana.witness.options})
        player.decide()
    told(ana, guide, "score")
    assert expect_pointed(ana, "score") == {"result"}
    topics = ana.page.evaluate("() => window.topics")
    seldom = {verb for verb in SELDOM[game] if offered[verb] < FEW and verb not in topics}
    missing = {*COMMON[game]} - {*topics} - seldom
    assert not missing, f"never explained: {missing}; offered: {offered}"
    assert len(steps) == len({*steps}), f"duplicate step numbers: {steps}"
    got_it(ana, guide)
    expect(guide).to_have_count(0)
    assert ana.page.evaluate("() => window.__burgrave.pointed()") == []
    ana.reload()
    expect(ana.result).to_be_visible()
    expect(guide).to_have_count(0)


AT_END = """log => {
  const last = [...log.querySelectorAll("p")].at(-1).getBoundingClientRect();
  const frame = log.getBoundingClientRect();
  return last.bottom <= frame.bottom + 1 && last.top >= frame.top;
}"""


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_the_log_follows_through_a_guided_game(scene: Scene, game: str) -> None:
    """The last line of the log stays visible while the guide changes the log's height, until the reader scrolls up."""
    ana = scene.person("Ana", LARGE)
    guide = begin(ana, game)
    player = Player(ana, Mouse(), seed=7)
    log = ana.page.get_by_role("log")
    newest = ana.page.get_by_role("button", name=re.compile(ana.words("web-table-newest", count=0)))
    read = guide.get_by_role("button", name=ana.words("web-guide-got-it"))

    def at_end() -> bool:
        return bool(log.evaluate(AT_END))

    for turn in range(24):
        if not player.wait():
            break
        if turn % 2 and read.is_visible():
            read.click()
        player.decide()
        ana.wait_for(at_end, "the last line of the log")
        expect(newest).to_have_count(0)
    assert log.evaluate("log => log.scrollHeight > 2 * log.clientHeight"), "the log does not scroll"

    assert player.wait()
    log.hover()
    ana.page.mouse.wheel(0, -400)
    expect(newest).to_be_visible()
    place = log.evaluate("log => log.scrollTop")
    for _ in range(2):
        assert player.wait()
        player.decide()
    ana.drawn()
    assert log.evaluate("log => log.scrollTop") == place
    expect(newest).to_have_text(re.compile(r"\d"))
    newest.click()
    expect(newest).to_have_count(0)
    ana.wait_for(at_end, "the last line of the log")


def test_without_a_step_the_guide_is_one_row(scene: Scene) -> None:
    ana = scene.person("Ana", LARGE)
    guide = begin(ana, "citadels")
    expect(guide).to_contain_text(ana.words("web-guide-progress", n=1))
    got_it(ana, guide)
    expect(guide).to_contain_text(ana.words("web-guide-progress", n=2))
    got_it(ana, guide)
    expect(guide.get_by_role("button", name=ana.words("web-guide-what"))).to_be_visible()
    expect(guide).not_to_contain_text(ana.words("web-guide-progress", n=2))
    box = guide.bounding_box()
    assert box and box["height"] <= 60


def test_by_keys_alone(scene: Scene) -> None:
    """The guide is reachable by keyboard and keeps the focus."""
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


def test_on_the_smallest_phone_what_i_own_stays_in_view(scene: Scene) -> None:
    """In every decision, the bar and the guide leave the player's gold, strength and magic visible."""
    ana = scene.person("Ana", Size(360, 640, touch=True), lang="es")
    guide = begin(ana, "valeria")
    player = Player(ana, Touch(), seed=9)
    purse, bar = ana.page.locator(".valeria .purse[data-purse]"), ana.page.locator(".valeria > .doing")
    for _ in range(8):
        assert player.wait(), "the game ended"
        got = guide.get_by_role("button", name=ana.words("web-guide-got-it"))
        if guide.get_attribute("data-topic") == "welcome":
            got.click()
        if ana.witness.table["view"]["phase"] != "duke":
            expect(purse).to_be_in_viewport(ratio=1)
            mine, asked = purse.bounding_box(), bar.bounding_box()
            assert mine and asked and mine["y"] + mine["height"] <= asked["y"], "the bar covers my resources"
        player.decide()
