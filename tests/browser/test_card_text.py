"""The text of a card, when the card goes away while it is shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import Keyboard, Player
from tests.browser.scene import WIDE, Scene
from tests.browser.tables import open_table


def focus(card: Locator) -> None:
    """Come to a card by the keyboard."""
    card.page.keyboard.press("Tab")
    card.focus()


@pytest.mark.parametrize("come_to", [focus, Locator.hover], ids=["focus", "hover"])
def test_a_card_goes_away_while_its_text_is_shown(scene: Scene, come_to: Callable[[Locator], None]) -> None:
    """The text goes with its card, and the page goes on."""
    ana = scene.person("Ana", WIDE)
    open_table(ana, "citadels", bots=3)
    player = Player(ana, Keyboard())
    assert player.wait()

    dealt = ana.page.get_by_role("listitem").get_by_role("button", pressed=False).first
    rank, name = dealt.locator(".rank").inner_text(), dealt.locator(".name").inner_text()
    card = ana.page.get_by_role("button", name=dealt.locator(".heard").inner_text(), exact=True)
    text = ana.page.get_by_role("tooltip").filter(has_text=name)
    come_to(card)
    expect(text).to_be_visible()
    for _ in range(2):  # the first press chooses the card, the second one keeps it
        ana.page.keyboard.press(rank)
    expect(card).to_have_count(0)
    expect(text).to_have_count(0)
    ana.expect_no_trouble()

    player.play(until=1)
