"""Whole games through the page: with a mouse, with a finger, with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.player import Hand, Keyboard, Mouse, Player, Touch
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import open_table


@pytest.mark.parametrize(
    ("hand", "size"), [(Mouse(), WIDE), (Touch(), PHONE), (Keyboard(), WIDE)], ids=["mouse", "touch", "keyboard"]
)
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_whole_game(scene: Scene, game: str, hand: Hand, size: Size) -> None:
    """Every decision can be made on the page, up to the result."""
    ana = scene.person("Ana", size, motion=isinstance(hand, Mouse))
    bots = 3 if game == "citadels" else 1
    open_table(ana, game, bots=bots)
    player = Player(ana, hand, seed=7)
    player.play()
    assert player.decisions > 15
    assert {act.done for act in ana.witness.acts} == {True}
    see_result(ana, bots + 1)


def see_result(person: Person, players: int) -> None:
    """The result has a row for everybody and the words of the server."""
    expect(person.result).to_be_visible()
    expect(person.result.get_by_role("row")).to_have_count(players + 1)
    expect(person.result.get_by_role("heading")).to_contain_text(person.witness.table["result"]["verdict"])
    person.expect_words()
