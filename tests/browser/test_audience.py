"""Spectators: their number, the names of those who agreed to be named, and their read-only access."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.scene import PHONE, WIDE, Scene
from tests.browser.tables import begin_table, call


def test_who_watches_is_seen(scene: Scene) -> None:
    ana, carla = scene.person("Ana", WIDE), scene.person("Carla", PHONE, lang="it")
    room = begin_table(ana, "citadels", spectators_write=False)
    ana.visit(f"#/room/{room}")
    expect(ana.page.locator("header .audience")).to_have_count(0)
    call(carla, "/me", {"name": carla.name})
    carla.visit(f"#/room/{room}")
    expect(ana.page.locator("header .audience")).to_have_text(f"1{ana.words('web-audience', n=1)}")
    carla.open_menu().get_by_label(carla.words("web-audience-show-me"), exact=True).check()
    expect(ana.page.locator("header .audience")).to_contain_text(ana.words("web-audience-named", names="Carla"))
    expect(ana.open_menu()).to_contain_text(ana.words("web-audience-named", names="Carla"))
    carla.close_menu()
    assert carla.page.get_by_label(carla.words("web-table-say"), exact=True).count() == 0
    carla.leave()
    ana.close_menu()
    expect(ana.page.locator("header .audience")).to_have_count(0)
