"""The text of a card, when the card goes away while it is shown."""

from __future__ import annotations

import re
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

    # The text of a card may come later than its name.
    dealt = ana.page.locator("[data-part=dealt]").get_by_role("button")
    rank, name = dealt.first.locator(".rank").inner_text(), dealt.first.locator(".name").inner_text()
    card = dealt.and_(ana.page.get_by_role("button", name=re.compile(f"^{rank}, {re.escape(name)}")))
    text = ana.page.get_by_role("tooltip").filter(has_text=name)
    come_to(card)
    expect(text).to_be_visible()
    for _ in range(2):  # the first press chooses the card, the second one keeps it
        ana.page.keyboard.press(rank)
    expect(card).to_have_count(0)
    expect(text).to_have_count(0)
    ana.expect_no_trouble()

    player.play(until=1)
