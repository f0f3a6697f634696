"""The page of a finished game: the winner in the landscape, points, ties, key moments, and the picture to share."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pages import GAMES
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import call, open_table
from tests.browser.test_fit import sample_of
from tests.browser.test_pages import axe
from tests.browser.told import Told
from tests.browser.words import LANGUAGES

OVER = {"citadels": "2016-5p-over", "valeria": "4p-over"}
SIZES = (WIDE, Size(1920, 1080), Size(820, 1180), PHONE, Size(844, 390))
SHARES = """() => {
  navigator.canShare = () => true;
  const told = file => [file.name, file.type, file.size];
  navigator.share = async ({ title, files }) => void (window.shared = [title, ...files.map(told)]);
}"""


def at_end(person: Person, game: str, **changes: object) -> Told:
    """Open a table and replace it with a finished game."""
    sample = sample_of(game, OVER[game])
    sample["result"] |= changes
    told = Told(sample)
    person.hear(told)
    open_table(person, game, bots=len(sample["names"]) - 1)
    expect(person.result).to_be_visible()
    return told


def widths(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}")
def test_the_winner_is_seen_first(scene: Scene, game: str, size: Size) -> None:
    """The winner's city is the largest; ties are explained, nothing is cut off, and axe finds nothing."""
    ana = scene.person("Ana", size)
    told = at_end(ana, game)
    title = ana.result.get_by_role("heading", level=2).first
    expect(title).to_be_in_viewport(ratio=0.99)
    best = told.sample["result"]["scores"][0]
    expect(title).to_contain_text(str(best["total"]))
    large = widths(ana.page, ".cities > .large [data-sky], .cities > .large .street")
    assert len(large) == 1
    assert large[0] > 1.4 * max(widths(ana.page, ".cities > .side [data-sky], .cities > .side .street"))
    expect(ana.page.locator(".cities > .large")).to_be_in_viewport(ratio=0.5)
    (tie,) = told.sample["result"]["ties"]
    assert ana.result.locator(".why").last.inner_text().replace("\xa0", " ") == tie
    assert ana.overflow()["across"] == 0
    assert not axe(ana)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_shared_win(scene: Scene, lang: str) -> None:
    """Players who share the win have their cities side by side."""
    ana = scene.person("Ana", WIDE, lang=lang)
    scores = sample_of("citadels", OVER["citadels"])["result"]["scores"]
    scores[1] |= {"place": 1, "total": scores[0]["total"]}
    at_end(ana, "citadels", scores=scores)
    title = ana.result.get_by_role("heading", level=2).first
    for score in scores[:2]:
        expect(title).to_contain_text(score["name"])
        expect(ana.page.locator(".cities > .large").get_by_text(score["name"], exact=True)).to_be_visible()
    ana.expect_words()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_table_unfolds(scene: Scene, game: str) -> None:
    """Every seat's cards and, in Valeria, the remaining stacks can be viewed with the keyboard."""
    ana = scene.person("Ana", WIDE)
    told = at_end(ana, game)
    ana.page.locator("summary", has_text=ana.words("web-end-table")).focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("details[open] [data-seat]")).to_have_count(len(told.sample["names"]))
    if game == "valeria":
        expect(ana.page.locator("details[open] .stack")).to_have_count(20)
    else:
        expect(ana.page.locator("details[open]").get_by_text("Imperial Treasury")).to_be_visible()
    assert not axe(ana)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_to_share(scene: Scene, game: str, tmp_path: Path) -> None:
    """The picture is a PNG with the cities, names and points; it can be shared as a file or downloaded."""
    ana = scene.person("Ana", WIDE)
    told = at_end(ana, game)
    button = ana.button("web-end-share")
    button.click()
    picture = ana.page.get_by_role("dialog").get_by_role("img")
    for name in told.sample["names"]:
        expect(picture).to_have_accessible_name(re.compile(re.escape(name)))
    save = ana.button("web-end-share-save")
    expect(save).to_be_visible(timeout=60_000)
    with ana.page.expect_download() as coming:
        save.click()
    assert coming.value.suggested_filename.startswith(f"{game}-20")
    coming.value.save_as(tmp_path / "end.png")
    data = (tmp_path / "end.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1200, 630)
    assert len(data) > 60_000  # an empty landscape has less
    assert not axe(ana)
    ana.page.keyboard.press("Escape")
    expect(picture).to_have_count(0)
    ana.page.evaluate(SHARES)
    button.click()
    share = ana.button("web-end-share-go")
    expect(share).to_be_visible(timeout=60_000)
    share.click()
    shared = ana.page.wait_for_function("() => window.shared").json_value()
    assert ana.words(f"web-game-{game}") in shared[0]
    assert shared[1][1] == "image/png" and shared[1][2] == pytest.approx(len(data), rel=0.1)


def test_an_ended_game_loads_its_end_only_then(scene: Scene) -> None:
    """The code for the end screen is loaded with the finished game, not with the lobby or a running game."""
    ana = scene.person("Ana", WIDE)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    room = open_table(ana, "citadels", bots=1)
    expect(ana.page.locator("main .citadels")).to_be_visible()
    ends = ("Ending-", "KeyMoments-", "ShareDialog-")
    assert not [url for url in asked if any(name in url for name in ends)]
    call(ana, f"/rooms/{room}/leave", {})
    ana.wait_for(lambda: call(ana, f"/rooms/{room}")["state"] == "over", "the end")
    ana.reload()
    expect(ana.result).to_be_visible()
    assert any("Ending-" in url for url in asked)
    assert not [url for url in asked if "ShareDialog-" in url]
