"""Touch on phones: controls within reach and large enough, readable cards, and a readable large hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.pages import GAMES, PLAIN
from tests.browser.scene import Person, Scene, Size
from tests.browser.tables import Wire, begin_table
from tests.browser.test_fit import sample_of
from tests.browser.told import Told

LEAST = 40
"""Minimum size of a touch target in pixels."""
SIDEWAYS = (Size(667, 375), Size(740, 360), Size(844, 390), Size(915, 412), Size(932, 430), Size(800, 480))
DRAFTS = (4, 7)
DISTRICTS = [
    *("manor", "castle", "palace", "temple", "church", "monastery", "cathedral", "tavern", "market", "trading_post"),
    *("docks", "harbor", "town_hall", "watchtower", "prison", "barracks", "fortress", "library", "smithy", "statue"),
    *("dragon_gate", "keep", "secret_vault", "haunted_quarter", "great_wall", "observatory"),
]
SAMPLES = {
    "citadels": (
        "2016-5p-main",
        "2016-5p-main-late",
        "2016-5p-power",
        "2016-5p-drawn",
        "2016-5p-pick",
        "2016-5p-over",
        "2016-5p-spectator",
        "2016-8p-den",
        "2010-7p-it-search",
        "classic-4p-destroy",
        "classic-7p-main-late",
    ),
    "valeria": (
        "4p-duke",
        "4p-act-late",
        "4p-harvest",
        "4p-over",
        "4p-pay",
        "4p-thief",
        "5p-es-dice",
        "5p-victim",
        "solo-act-late",
        "solo-raid",
        "solo-over",
    ),
}


@dataclass(frozen=True)
class Lived:
    """A user's tables and tournament, and the user's cookies."""

    cookies: list[Any]
    pages: tuple[str, ...]
    drafts: tuple[str, ...]
    shown: dict[str, str]
    """Rooms, keyed by the name of the sample that each shows."""


@pytest.fixture(scope="module")
def lived(table: House) -> Lived:
    with table.deals_of(__name__), closing(Wire(table, "Ana", seed=31)) as ana:
        waiting = ana.room("citadels", "me", "open", "bot:easy", "bot:hard", public=True)
        over = ana.game("valeria", bots=2)
        ana.leave(over)
        set_up = {"game": "citadels", "options": {"players": 4}}
        cup = ana.post("/tournaments", {"set_up": set_up, "places": 8, "rounds": 2, "name": "Friday", "level": "easy"})
        pages = (
            f"room/{waiting}",
            f"replay/{over}",
            f"review/{over}",
            f"tournament/{cup['id']}",
            "tournament/new/citadels",
        )
        drafts = tuple(ana.game("citadels", bots=players - 1) for players in DRAFTS)
        shown = {
            name: ana.game(game, bots=len(sample_of(game, name)["names"]) - 1)
            for game, names in SAMPLES.items()
            for name in names
        }
        return Lived(ana.cookies, tuple(f"#/{way}" for way in pages), drafts, shown)


@pytest.fixture
def ana(scene: Scene, lived: Lived) -> Iterator[Person]:
    person = scene.person("Ana", Size(667, 375, touch=True))
    person.context.add_cookies(lived.cookies)
    yield person
    person.page.close()


def out_of_reach(person: Person, what: str) -> list[str]:
    """Return unreadable texts, small controls and horizontal scrolling at each size."""
    problems = []
    for size in SIDEWAYS:
        person.page.set_viewport_size({"width": size.width, "height": size.height})
        unfit, small, over = person.find("unfit", ("small", LEAST), "overflow")
        found = [one for one in unfit if one.startswith(("cut", "broken"))] + small  # the bar covers content
        if over["across"]:
            found.append(f"scrolls {over['across']} px sideways: {over['who']}")
        problems += [f"{what} {size}: {one}" for one in found]
    return problems


def test_every_page_can_be_touched(ana: Person, lived: Lived) -> None:
    ana.lost_is_fine = True  # the browser logs the 404 of a page that does not exist
    ana.visit()
    problems = []
    for way in (*PLAIN, *lived.pages):
        ana.go(way)
        problems += out_of_reach(ana, way)
    ana.visit()
    ana.open_menu()
    problems += out_of_reach(ana, "menu")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_touched(ana: Person, lived: Lived, game: str) -> None:
    told = Told()
    ana.hear(told)
    ana.visit()
    problems = []
    for name in SAMPLES[game]:
        told.sample = sample_of(game, name)
        ana.go(f"#/room/{lived.shown[name]}")
        expect(ana.page.locator(f"main .{game}, main .end")).to_be_visible()
        problems += out_of_reach(ana, name)
    ana.button("web-table-open-log", count=0).click()
    problems += out_of_reach(ana, "log")
    assert not problems, "\n".join(problems)


def test_every_draft_can_be_touched(ana: Person, lived: Lived) -> None:
    problems = []
    for players, room in zip(DRAFTS, lived.drafts, strict=True):
        ana.visit(f"#/room/{room}")
        expect(ana.page.locator(".deal .character").first).to_be_visible()
        problems += out_of_reach(ana, f"draft of {players}")
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize(
    ("size", "cards"),
    [
        (Size(1024, 700), 13),
        (Size(1024, 700), 26),
        (Size(360, 740, touch=True), 26),
        (Size(667, 375, touch=True), 26),
        (Size(932, 430, touch=True), 26),
        (Size(820, 1180, touch=True), 26),
        (Size(1440, 900), 26),
    ],
    ids=str,
)
def test_a_large_hand_can_be_read(scene: Scene, size: Size, cards: int) -> None:
    """Each card in a large hand shows its name and price, during a turn and while choosing a character."""
    person = scene.person("Ana", size)
    told = Told()
    person.hear(told)
    room = begin_table(person, "citadels", bots=4)
    for name, held in (("2016-5p-main-late", "[data-hand-of=me] li"), ("2016-5p-pick", ".small-hand li")):
        told.sample = sample_of("citadels", name)
        told.sample["view"]["hand"] = DISTRICTS[:cards]
        person.visit(f"#/room/{room}")
        expect(person.page.locator(held)).to_have_count(cards)
        person.measured()
        assert person.page.evaluate("cards => window.__burgrave.unread(cards)", held) == []
        assert person.page.evaluate("least => window.__burgrave.small(least)", LEAST if size.touch else 24) == []


def test_a_phone_shows_one_kind_of_stacks_at_a_time(scene: Scene) -> None:
    """Each tab shows the stacks of its kind, with full names and both powers of citizens."""
    ana = scene.person("Ana", Size(390, 844, touch=True))
    told = Told()
    ana.hear(told)
    room = begin_table(ana, "valeria", bots=3)
    told.sample = sample_of("valeria", "4p-act-late")
    ana.visit(f"#/room/{room}")
    for kind, stacks in (("citizens", 10), ("monsters", 5), ("domains", 5)):
        ana.page.get_by_role("button", name=re.compile(rf"^{ana.words(f'web-kind-{kind}')} \d")).tap()
        shown = ana.page.locator("[data-stack]").filter(visible=True)
        expect(shown).to_have_count(stacks)
        names = shown.locator(".name").filter(visible=True)
        assert all(name.evaluate("one => one.scrollWidth <= one.clientWidth + 1") for name in names.all())
        if kind == "citizens":
            cards = shown.filter(has=ana.page.locator(".body"))
            assert [card.locator(".power").filter(visible=True).count() for card in cards.all()] == [2] * cards.count()
