"""Review of a game: opening it at the end, the list of decisions, and the way back to the replay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.browser.house import House, house
from tests.browser.player import Mouse, Player
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import call
from tests.browser.test_pages import axe
from tests.browser.test_puzzles import DEALT
from tests.browser.test_replay import SHORT, see_jumps
from tests.browser.words import LANGUAGES


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Yield a server that finishes reviews in seconds, and does not delay them under load."""
    with house(tmp_path, review_trials=1, bot_workers=0) as running:
        yield running


def game_over(person: Person) -> str:
    """Have bots play a game to the end, and return its room."""
    call(person, "/me", {"name": person.name})
    wanted = {"set_up": SHORT, "seats": ["me", "bot:normal"], "name": "Friday"}
    room = str(call(person, "/rooms", wanted)["id"])
    call(person, f"/rooms/{room}/start", {})
    call(person, f"/rooms/{room}/leave", {})
    person.wait_for(lambda: call(person, f"/rooms/{room}/table")["result"] is not None, "the end")
    return room


def played_by(person: Person) -> str:
    """Play a whole game against a bot on the page, and return its room."""
    call(person, "/me", {"name": person.name})
    room = str(call(person, "/rooms", {"set_up": SHORT, "seats": ["me", "bot:easy"], "name": "Friday"})["id"])
    call(person, f"/rooms/{room}/start", {})
    person.visit(f"#/room/{room}")
    player = Player(person, Mouse(), seed=4)
    player.play()
    assert player.decisions > 15
    expect(person.result).to_be_visible()
    return room


def test_a_game_in_review(own_scene: Scene) -> None:
    ana = own_scene.person("Ana")
    room = played_by(ana)
    see_course(ana, room)
    expect(ana.button("web-review-ask")).to_be_visible()  # among the key moments, which need a review
    ana.go(f"#/review/{room}")
    ask = ana.button("web-review-ask")
    expect(ask).to_be_visible()
    ana.expect_words()
    ask.click()
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    ana.reload()  # after a reload, the progress is shown, or the finished review
    chart = ana.page.get_by_role("region", name=ana.words("web-review-chart"))
    expect(chart).to_be_visible()
    expect(ana.page.get_by_role("progressbar")).to_have_count(0)  # the chart of an unfinished review is incomplete
    told = call(ana, f"/rooms/{room}/review?lang=en")["told"]
    see_curve(ana, told, "review-chances", "shares")
    ana.choose("review-points")
    see_curve(ana, told, "review-points", "points")
    see_moments(ana, told)
    see_decisions(ana, room, told)
    see_key_moments(ana, room, told)
    for lang in LANGUAGES:
        ana.speak(lang)
        verdict = ana.words(f"review-word-{told['sums'][0]['word']}.me")
        expect(ana.page.get_by_role("heading", level=1, name=verdict)).to_be_visible()
        ana.expect_words()
    ana.visit("#/me")
    ana.page.get_by_role("link", name=ana.words("web-review-of", name="Friday")).click()
    expect(ana.page.get_by_role("region", name=ana.words("web-review-chart"))).to_be_visible()


def see_key_moments(person: Person, room: str, told: dict[str, Any]) -> None:
    """Check that the finished game shows the player's key moments, each linked to the review; follow the first link."""
    person.go(f"#/room/{room}")
    moments = next(story for story in told["stories"] if story["seat"] == 0)["moments"][:3]
    links = person.page.get_by_role("region", name=person.words("web-end-moments")).get_by_role("link")
    expect(links).to_have_count(len(moments) or 1)
    for link, moment in zip(links.all(), moments, strict=False):
        expect(link).to_contain_text(person.words("web-review-round", n=moment["round"]))
    expect(person.button("web-review-ask")).to_have_count(0)
    links.first.click()
    expect(person.page.get_by_role("region", name=person.words("web-review-chart"))).to_be_visible()


def see_course(person: Person, room: str) -> None:
    """Check the chart of points and its table at the end of the game; all players' points stay visible."""
    points = call(person, f"/rooms/{room}/table")["course"]["points"]
    assert len(points) > 3
    before = person.page.viewport_size
    for width, height in ((1440, 900), (1024, 768), (820, 1180)):
        person.page.set_viewport_size({"width": width, "height": height})
        for seat in range(len(points[0]) + 1):
            expect(person.result.get_by_role("table").first.get_by_role("row").nth(seat)).to_be_in_viewport(ratio=0.99)
    assert before
    person.page.set_viewport_size(before)
    title = person.words("web-table-course")
    person.result.locator("summary", has_text=title).click()
    expect(person.result.get_by_role("img", name=title)).to_be_visible()
    assert read_curve(person, title) == [[row[seat] for row in points] for seat in range(len(points[0]))]


def see_curve(person: Person, told: dict[str, Any], title: str, what: str) -> None:
    """Check that a chart in the review is visible and that its table has the same numbers."""
    expect(person.page.get_by_role("img", name=person.words(title))).to_be_visible()
    scale = 100 if what == "shares" else 1
    for seat, values in enumerate(read_curve(person, person.words(title))):
        assert values == pytest.approx([scale * row[what][seat] for row in told["rounds"]], abs=0.51)


def read_curve(person: Person, title: str) -> list[list[float]]:
    """Return the numbers of a chart from the table below it, one row per seat."""
    table = person.page.get_by_role("table", name=title, exact=True)
    if not table.is_visible():
        person.page.get_by_text(person.words("web-review-as-table"), exact=True).click()
    rows = table.get_by_role("row").filter(has=person.page.get_by_role("cell"))
    return [[float(one.rstrip("%")) for one in row.get_by_role("cell").all_inner_texts()] for row in rows.all()]


def see_moments(person: Person, told: dict[str, Any]) -> None:
    """Check that the key moments have pictures, and that each mark in the chart leads to its moment."""
    region = person.page.get_by_role("region", name=person.words("review-moments.me"))
    moments = told["stories"][0]["moments"]
    assert len(moments) <= 3
    if not moments:
        expect(region.get_by_text(person.words("review-no-moments"))).to_be_visible()
        return
    rows = region.get_by_role("listitem")
    expect(rows).to_have_count(len(moments))
    for row, one in zip(rows.all(), moments, strict=True):
        expect(row).to_contain_text(one["me"]["then"].replace("\u00a0", " "))
        expect(row.locator("[data-row]")).to_be_attached()
    last = len(moments)
    mark = person.words("web-review-moment", number=last, round=moments[-1]["round"])
    person.page.get_by_role("button", name=mark).click()
    expect(rows.nth(last - 1)).to_be_focused()
    step = moments[0]["moment"] if moments[0]["role"] == "missed" else moments[0]["step"]
    expect(rows.first.get_by_role("link")).to_have_attribute("href", re.compile(f"/{step}(/0)?$"))


def unfold(person: Person) -> Locator:
    """Expand the list of all decisions, and return it."""
    details = person.page.locator("details").filter(has=person.page.locator("#costs"))
    if details.get_attribute("open") is None:
        details.locator("summary").first.click()
    return details


def see_decisions(person: Person, room: str, told: dict[str, Any]) -> None:
    """Check that a user's mistakes are listed by turn, each with a link to the replay."""
    seat = next(one["seat"] for one in sorted(told["costs"], key=lambda one: one["seat"]))
    person.page.get_by_role("combobox", name=person.words("web-review-whose")).select_option(str(seat))
    region = unfold(person)
    other = next(one for one in told["costs"] if one["seat"] == seat)
    first = region.locator("ol").first.locator("> li").first
    expect(first).to_contain_text(other["played"]["text"])
    expect(first).to_contain_text(other["best"]["text"])
    expect(first).to_contain_text(other["why"])
    assert "::" not in first.inner_text()
    other = min(
        (one for one in told["costs"] if one["seat"] == seat and one["turn"] == other["turn"]),
        key=lambda one: int(one["moment"]),
    )
    first.get_by_role("link").click()
    person.page.wait_for_url(f"**/#/replay/{room}/{other['moment']}/{other['seat']}")
    steps = call(person, f"/rooms/{room}/replay")["steps"]
    where = person.words("web-step-of", n=other["moment"], of=steps)
    expect(person.page.get_by_text(where, exact=True)).to_be_visible()
    expect(person.page.get_by_label(person.words("web-eyes"))).to_have_value(str(other["seat"]))
    see_jumps(person, call(person, f"/rooms/{room}/replay"))
    person.visit(f"#/replay/{room}/{other['moment']}/{other['seat']}")
    play_on(person, other["moment"], other["seat"])
    person.visit(f"#/review/{room}")
    expect(person.page.get_by_role("region", name=person.words("web-review-chart"))).to_be_visible()


def play_on(person: Person, step: int, seat: int) -> None:
    """Continue from the replay at a new table against bots, and make the next decision."""
    person.button("web-from-here").click()
    dialog = person.page.get_by_role("dialog", name=person.words("web-from-here"))
    expect(dialog).to_contain_text(person.words("web-from-here-text", step=step))
    expect(dialog.get_by_label(person.words("web-from-here-as"))).to_have_value(str(seat))
    assert not axe(person)
    person.witness.visit += 1  # another room counts its actions from the start
    dialog.get_by_role("button", name=person.words("web-from-here-go")).click()
    person.page.wait_for_url(re.compile(r"#/room/"))
    person.settled()
    expect(dialog).to_have_count(0)
    made = call(person, f"/rooms/{person.room}")
    assert made["you"] == {"seat": seat, "host": True}
    assert [one["kind"] for one in made["seats"]] == ["person" if one == seat else "bot" for one in (0, 1)]
    assert not Player(person, Mouse(), seed=5).play(until=1)


def test_nobody_is_shut_out_of_a_review(own_scene: Scene) -> None:
    """The review page fits every window and passes axe before, during and after the creation of a review."""
    ana = own_scene.person("Ana", WIDE)
    room = game_over(ana)
    problems: list[str] = []
    ana.visit(f"#/review/{room}")
    problems += [f"before: {one}" for one in axe(ana)]
    ana.button("web-review-ask").click()
    expect(ana.page.get_by_role("progressbar")).to_be_visible()
    problems += [f"while it is made: {one}" for one in axe(ana)]
    expect(ana.page.get_by_role("region", name=ana.words("web-review-chart"))).to_be_visible()
    ana.page.get_by_text(ana.words("web-review-as-table"), exact=True).click()
    unfold(ana)
    # Finish with the initial window size, which the next test expects.
    for theme, size in (("light", WIDE), ("dark", PHONE), ("dark", Size(1440, 900)), ("light", Size(820, 1180))):
        ana.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        ana.page.set_viewport_size({"width": size.width, "height": size.height})
        problems += [f"{theme} at {size.width}: {one}" for one in axe(ana)]
        assert not ana.overflow()["window"]
        if across := ana.overflow()["across"]:
            problems.append(f"{across} px sideways at {size.width}")
    assert not problems, "\n".join(problems)


def test_a_missed_move_can_be_tried(own_scene: Scene) -> None:
    """A moment with a clearly best move leads to its position, asks for a move, and judges it like a puzzle."""
    ana = own_scene.person("Ana", WIDE)
    room = game_over(ana)
    call(ana, f"/rooms/{room}/review", {})
    ana.wait_for(lambda: call(ana, f"/rooms/{room}/review")["state"] == "done", "the review")
    step, options = next(
        (step, [one["notation"] for one in ask["options"]])
        for step in range(10, 200)
        if (ask := call(ana, f"/rooms/{room}/replay/{step}?lang=en&seat=0&ask=true")["ask"])
        and len(ask["options"]) > 2
        and ask["options"][0]["notation"].partition(" ")[0] not in DEALT
    )
    choices = [{"notation": one, "text": one, "percent": 60 - 20 * at} for at, one in enumerate(options)]
    said = {"what": ["You ended the turn."], "then": "Your chance fell."}
    moment = {
        "moment": step,
        "step": step,
        "round": 2,
        "role": "missed",
        "actor": 0,
        "board": 0,
        "played": options[1],
        "best": options[0],
        "before": 0.4,
        "after": 0.6,
        "me": said,
        "other": said,
        "why": "It is clearly best.",
        "puzzle": {
            "right": options[:1],
            "choices": choices,
            "margin": 20,
            "error": 0.4,
            "searches": 5,
            "trials": 15_000,
        },
    }

    def told(route: Route) -> None:
        # The reviews of this server have too few trials to find puzzles.
        answer = route.fetch()
        body = answer.json()
        if answer.ok:  # the server may be stopping
            body["told"]["stories"][0]["moments"] = [moment]
        route.fulfill(response=answer, json=body)

    ana.context.route(re.compile("/review[?]"), told)
    ana.visit(f"#/review/{room}")
    ana.page.get_by_role("combobox", name=ana.words("web-review-whose")).select_option("0")
    for chosen, verdict in ((options[1], "web-puzzle-wrong"), (options[0], "web-puzzle-right")):
        ana.link("web-review-try").click()
        region = ana.page.get_by_role("region", name=ana.words("web-puzzle-of-round", n=2))
        expect(region.get_by_text(ana.words("web-puzzle-question"))).to_be_visible()
        ana.settled()
        ana.page.keyboard.press("o")
        choice = ana.page.get_by_role("dialog").locator(".choice").nth(options.index(chosen))
        choice.focus()
        ana.page.keyboard.press("Enter")
        expect(region.get_by_text(ana.words(verdict))).to_be_visible()
        if chosen is not options[0]:
            ana.button("web-puzzle-solution").click()
        expect(region.get_by_text("It is clearly best.")).to_be_visible()
        expect(region.get_by_role("row").first).to_contain_text("60%")
        ana.expect_words()
        assert not axe(ana)
        region.get_by_role("link", name=ana.words("web-review")).click()
    expect(ana.page.get_by_role("region", name=ana.words("web-review-chart"))).to_be_visible()
    ana.context.unroute_all(behavior="wait")


def test_no_review_of_a_game_that_goes_on(own_scene: Scene) -> None:
    ana = own_scene.person("Ana")
    ana.lost_is_fine = True  # the browser logs the refusal
    call(ana, "/me", {"name": "Ana"})
    room = str(call(ana, "/rooms", {"set_up": SHORT, "seats": ["me", "bot:normal"]})["id"])
    call(ana, f"/rooms/{room}/start", {})
    ana.visit(f"#/review/{room}")
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.words("web-no-review"))
