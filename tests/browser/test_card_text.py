"""Card tooltips when cards disappear, responses are late, or the connection is renewed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from tests.browser.house import House
from tests.browser.player import Keyboard, Player
from tests.browser.scene import WIDE, Person, Scene
from tests.browser.tables import call, open_table


def focus(card: Locator) -> None:
    card.page.keyboard.press("Tab")
    card.focus()


@pytest.mark.parametrize("come_to", [focus, Locator.hover], ids=["focus", "hover"])
def test_a_card_goes_away_while_its_text_is_shown(scene: Scene, come_to: Callable[[Locator], None]) -> None:
    ana = scene.person("Ana", WIDE)
    open_table(ana, "citadels", bots=3)
    player = Player(ana, Keyboard())
    assert player.wait()

    # The text of a card may load after its name.
    dealt = ana.page.locator("[data-part=dealt]").get_by_role("button")
    rank, name = dealt.first.locator(".rank").inner_text(), dealt.first.locator(".name").inner_text()
    card = dealt.and_(ana.page.get_by_role("button", name=re.compile(f"^{rank}, {re.escape(name)}")))
    text = ana.page.get_by_role("tooltip").filter(has_text=name)
    come_to(card)
    expect(text).to_be_visible()
    for _ in range(2):  # the first press selects the card, the second one keeps it
        ana.page.keyboard.press(rank)
    expect(card).to_have_count(0)
    expect(text).to_have_count(0)
    ana.expect_no_trouble()

    player.play(until=1)


@contextmanager
def held(page: Page, addresses: str) -> Iterator[None]:
    """Hold back responses from these addresses until the block ends, and then wait for them."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.route(addresses, hold)
    yield
    for route in routes:
        route.continue_()
        route.request.response()
    page.unroute(addresses)


def come_to_first_card(ana: Person) -> Locator:
    """Focus the first character offered, and wait for its text."""
    assert Player(ana, Keyboard()).wait()
    card = ana.page.locator("[data-part=dealt]").get_by_role("button").first
    focus(card)
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    return card


def expect_text_of(card: Locator) -> None:
    """Check that a card still has the focus and that its text is shown."""
    expect(card).to_be_focused()
    expect(card.page.get_by_role("tooltip")).to_be_visible()


def test_a_slow_answer_about_me_opens_no_second_socket(scene: Scene) -> None:
    """A slow response to ``/me`` does not reopen the socket, which would drop requested hints."""
    ana = scene.person("Ana", WIDE)
    with held(ana.page, "**/api/v1/me"):
        open_table(ana, "citadels", bots=3)
        card = come_to_first_card(ana)
    ana.drawn()
    assert len(ana.witness.sockets) == 1
    expect_text_of(card)


def test_a_renewed_socket_keeps_the_focus_on_a_card(own_scene: Scene, own_house: House) -> None:
    ana = own_scene.person("Ana", WIDE)
    ana.lost_is_fine = True
    open_table(ana, "citadels", bots=3)
    card = come_to_first_card(ana)
    ana.witness.table.clear()
    own_house.break_off()
    own_house.start()
    ana.wait_for(lambda: bool(ana.witness.table), "the table over another socket")
    assert len(ana.witness.sockets) > 1
    ana.drawn()
    expect_text_of(card)


def test_spectators_who_come_and_go_leave_the_focus_on_a_card(scene: Scene) -> None:
    ana, carla = scene.person("Ana", WIDE), scene.person("Carla", WIDE)
    room = open_table(ana, "citadels", bots=3)
    card = come_to_first_card(ana)
    call(carla, "/me", {"name": carla.name})
    carla.visit(f"#/room/{room}")
    expect(ana.page.locator("header .audience")).to_have_count(1)
    ana.drawn()
    expect_text_of(card)
    carla.leave()
    expect(ana.page.locator("header .audience")).to_have_count(0)
    ana.drawn()
    expect_text_of(card)


def test_a_shown_text_follows_words_that_come_late(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE, fresh=True)
    with held(ana.page, "**/api/v1/words/**"):
        open_table(ana, "citadels", bots=3)
        card = come_to_first_card(ana)
        text = ana.page.get_by_role("tooltip").locator("p")
        expect(text).to_have_count(0)
    expect(text.first).to_be_visible()
    expect_text_of(card)
