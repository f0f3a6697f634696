"""Whole games played on the page, with the keyboard only or by touch only."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.player import Hand, Keyboard, Player, Touch
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import open_table
from tests.thorough import paired

BOTS = 3
"""Number of bots: with fewer bots, the user has more decisions; with more bots, longer waits."""


@pytest.mark.parametrize(
    ("game", "hand", "size"),
    paired(("citadels", Keyboard(), WIDE), ("valeria", Touch(), PHONE), ("valeria", Keyboard(), WIDE), least=2),
    ids=lambda one: str(one) if isinstance(one, str | Size) else type(one).__name__.lower(),
)
def test_a_whole_game(scene: Scene, game: str, hand: Hand, size: Size) -> None:
    """Every decision in a game can be made on the page; another test plays Citadels with mouse and touch."""
    ana = scene.person("Ana", size, motion=isinstance(hand, Touch))
    open_table(ana, game, bots=BOTS)
    player = Player(ana, hand, seed=7)
    player.play()
    assert player.decisions > 15
    assert {act.done for act in ana.witness.acts} == {True}
    see_result(ana, BOTS + 1)


def see_result(person: Person, players: int) -> None:
    """Check that the result has a row for each seat, with the server's texts."""
    expect(person.result).to_be_visible()
    expect(person.result.get_by_role("row")).to_have_count(players + 1)
    result = person.witness.table["result"]
    best = [score for score in result["scores"] if score["place"] == 1]
    won = best[0]["seat"] == person.witness.table["seat"] and len(best) == 1
    title = person.result.get_by_role("heading", level=2).first
    expect(title).to_contain_text(person.words("web-end-wins.me") if won else best[0]["name"])
    for tie in result["ties"]:
        expect(person.result.locator(".why", has_text=tie.split(".")[0])).to_be_visible()
    person.expect_words()
