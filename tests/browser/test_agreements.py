"""Proposals at a table: pausing, ending early, and undoing with the other players' consent."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.player import Mouse, Player, Touch, who_is_asked
from tests.browser.scene import PHONE, WIDE, Person, Scene
from tests.browser.tables import begin_table, call


def two(scene: Scene, game: str, **more: Any) -> tuple[Person, Person, str]:
    """Return two opponents, one of them on a phone, and their room."""
    ana, bruno = scene.person("Ana", WIDE), scene.person("Bruno", PHONE)
    room = begin_table(ana, game, others=1, **more)
    call(bruno, "/me", {"name": "Bruno"})
    call(bruno, f"/rooms/{room}/join", {})
    call(ana, f"/rooms/{room}/start", {})
    for person in (ana, bruno):
        person.visit(f"#/room/{room}")
        expect(person.page.get_by_role("log").or_(person.button("web-table-open-log", count=0)).first).to_be_visible()
    return ana, bruno, room


def choose(person: Person, item: str) -> None:
    person.button("web-menu").click()
    person.button(item).click()


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_a_pause_needs_everybody_and_anybody_resumes(scene: Scene, game: str) -> None:
    ana, bruno, _room = two(scene, game, clock={"kind": "bank", "seconds": 600, "increment": 15})
    choose(ana, "web-pause-game")
    expect(ana.page.get_by_text(ana.words("web-proposal-waiting", names="Bruno"))).to_be_visible()
    expect(bruno.page.get_by_text(bruno.words("web-proposal-pause", name="Ana"))).to_be_visible()
    assert bruno.overflow()["across"] == 0
    bruno.button("web-proposal-decline").click()
    expect(ana.button("web-proposal-withdraw")).to_have_count(0)

    choose(ana, "web-pause-game")
    bruno.button("web-proposal-agree").click()
    for person in (ana, bruno):
        expect(person.page.get_by_text(person.words("web-paused-clocks"))).to_be_visible()
    bruno.button("web-resume").click()
    expect(ana.page.get_by_text(ana.words("web-paused-clocks"))).to_have_count(0)
    expect(ana.button("web-resume")).to_have_count(0)
    for player in who_is_asked([Player(ana, Mouse()), Player(bruno, Touch())]):
        player.decide()


def test_a_game_ends_when_everybody_agrees(scene: Scene) -> None:
    ana, bruno, room = two(scene, "citadels")
    choose(ana, "web-end-game")
    ana.button("web-end-game-propose").click()
    expect(bruno.page.get_by_text(bruno.words("web-proposal-end", name="Ana"))).to_be_visible()
    bruno.button("web-proposal-agree").click()
    for person in (ana, bruno):
        expect(person.page.get_by_text(person.words("web-closed-agreed"))).to_be_visible()
        expect(person.page.get_by_role("link", name=person.words("web-replay"))).to_be_visible()
        expect(person.page.get_by_role("link", name=person.words("web-review"))).to_have_count(0)
    ana.visit(f"#/replay/{room}")
    expect(ana.page.get_by_role("slider", name=ana.words("web-step"))).to_be_visible()
