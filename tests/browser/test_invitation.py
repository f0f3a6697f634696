"""Invitation to a table: the link, the QR code, and the page that they open."""

from __future__ import annotations

import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.house import house
from tests.browser.scene import PHONE, WIDE, Scene
from tests.browser.tables import begin_table
from tests.browser.windows import Windows


def test_a_link_that_only_this_computer_can_open_says_so(scene: Scene) -> None:
    """The page shows no QR code, and says that the link is for another browser on this computer."""
    ana = scene.person("Ana", WIDE)
    ana.visit(f"#/room/{begin_table(ana, 'citadels', others=1)}")
    expect(ana.page.get_by_text(ana.words("web-local-only"))).to_be_visible()
    expect(ana.page.get_by_text("burgrave serve --host 0.0.0.0")).to_be_visible()
    expect(ana.page.get_by_text(ana.words("web-link-here"))).to_be_visible()
    expect(ana.page.get_by_label(ana.words("web-link"), exact=True)).to_have_value(
        ana.page.url.replace("#/room/", "r/")
    )
    expect(ana.button("web-copy")).to_be_visible()
    expect(ana.page.get_by_role("img", name=ana.words("web-qr"), exact=True)).to_have_count(0)


def test_link_and_code_have_the_address_in_the_network(browser: Windows, tmp_path: Path) -> None:
    """The host opens the page as localhost, but the link has the address at which others reach the server."""
    with house(tmp_path, host="0.0.0.0", reached_at="http://192.0.2.20:8000") as home:
        scene = Scene(browser, home, tmp_path)
        try:
            ana = scene.person("Ana", WIDE)
            ana.visit(f"#/room/{begin_table(ana, 'citadels', others=1)}")
            expect(ana.page.get_by_role("img", name=ana.words("web-qr"), exact=True)).to_be_visible()
            link = ana.page.get_by_label(ana.words("web-link"), exact=True).input_value()
            host = urlsplit(link).netloc
            assert not host.startswith(("127.", "localhost")), link
            asked = urllib.request.Request(f"{home.origin}/api/v1/me", headers={"Host": host})
            with urllib.request.urlopen(asked, timeout=300) as answer:
                assert answer.status == 200
            ana.expect_no_trouble()
        finally:
            scene.close()


def test_a_guest_is_welcomed(scene: Scene) -> None:
    """Without scrolling, a guest sees the host, the game, its edition and length, and a single button to sit down."""
    ana, bruno = scene.person("Ana", WIDE), scene.person("Bruno", PHONE)
    ana.visit(f"#/room/{begin_table(ana, 'citadels', others=1, bots=2)}")
    bruno.visit(ana.page.url)
    welcome = bruno.page.get_by_role("region", name=bruno.words("web-invites", name="Ana", game="Citadels"))
    expect(welcome).to_be_in_viewport(ratio=1)
    expect(welcome).to_contain_text(bruno.words("web-ruleset-2016"))
    expect(welcome).to_contain_text(bruno.words("web-players", n=4))
    expect(welcome).to_contain_text(bruno.words("web-about-minutes", n=60))
    expect(welcome).to_contain_text(bruno.words("web-undo-is", rule="free"))
    assert bruno.overflow()["across"] == 0
    expect(bruno.button("web-sit-down")).to_have_count(1)
    guide = bruno.page.get_by_label(bruno.words("web-guide-offer"))
    expect(guide).to_be_checked()  # he is new here
    expect(ana.page.get_by_label(ana.words("web-guide-offer"))).not_to_be_checked()
    welcome.get_by_role("button", name=bruno.words("web-sit-down"), exact=True).click()
    bruno.give_name()
    expect(welcome).to_have_count(0)
    expect(guide).to_be_checked()
    for person in (ana, bruno):
        expect(person.page.get_by_role("listitem").filter(has_text="Bruno").first).to_be_visible()
    ana.button("web-start").click()
    expect(bruno.page.get_by_role("button", name=bruno.words("web-guide-got-it"))).to_be_visible()
    expect(ana.page.get_by_text(ana.words("web-your-turn")).or_(ana.page.get_by_role("log")).first).to_be_attached()
    expect(ana.page.get_by_role("button", name=ana.words("web-guide-got-it"))).to_have_count(0)
