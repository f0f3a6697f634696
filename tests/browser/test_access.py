"""Account access: listing and ending sessions, and changing the password."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import begin_table, call, open_table
from tests.browser.words import LANGUAGES

PASSWORD = "correct horse battery"


def register(person: Person, login: str) -> None:
    call(person, "/me", {"name": person.name})
    call(person, "/register", {"login": login, "password": PASSWORD})


def unfold(person: Person) -> None:
    """Open the user's own page, and expand the section about the password and devices."""
    person.visit("#/me")
    person.page.locator("summary", has_text=person.words("web-access-title")).click()
    expect(person.button("web-access-change")).to_be_visible()


def change(person: Person, present: str, new: str) -> None:
    person.page.get_by_label(person.words("web-access-present"), exact=True).fill(present)
    person.page.get_by_label(person.words("web-access-new"), exact=True).fill(new)
    person.button("web-access-change").click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_is_logged_out_elsewhere_is_told(scene: Scene, size: Size) -> None:
    ana, there = scene.person("Ana", size), scene.person("Ana", WIDE)
    login = f"ana.{size.width}"
    register(ana, login)
    call(there, "/login", {"login": login, "password": PASSWORD})
    open_table(there, "valeria")
    expect(there.page.get_by_text(there.words("web-session-ended"), exact=True)).to_have_count(0)

    unfold(ana)
    items = ana.page.get_by_role("listitem").filter(has_text=ana.words("web-access-since", at="").strip())
    expect(items).to_have_count(2)
    expect(items.filter(has_text=ana.words("web-access-this"))).to_have_count(1)
    ana.expect_words()
    assert ana.overflow()["across"] == 0
    # An open table is no exception: its socket is closed, and the page shows why.
    there.lost_is_fine = True
    items.get_by_role("button").click()
    expect(items).to_have_count(1)
    expect(ana.page.get_by_text(ana.words("web-access-alone"), exact=True)).to_be_visible()
    expect(there.page.get_by_text(there.words("web-session-ended"), exact=True)).to_be_visible()
    assert call(there, "/me")["person"] is None
    assert call(ana, "/me")["person"]["name"] == "Ana"


def test_another_password(scene: Scene) -> None:
    ana, there, later = (scene.person("Ana", WIDE) for _ in range(3))
    register(ana, "ana.password")
    for person in (there, later):
        call(person, "/login", {"login": "ana.password", "password": PASSWORD})
    unfold(ana)
    ana.lost_is_fine = True  # the browser logs every refusal to its console
    change(ana, "wrong wrong", "another horse")
    expect(ana.page.get_by_text(ana.words("web-error-wrong-password"), exact=True)).to_be_visible()
    ana.button("web-access-end-others").click()
    expect(ana.button("web-access-end-others")).to_have_count(0)
    assert call(there, "/me")["person"] is None
    call(later, "/login", {"login": "ana.password", "password": PASSWORD})
    change(ana, PASSWORD, "another horse")
    expect(ana.page.get_by_text(ana.words("web-access-changed"), exact=True)).to_be_visible()
    for label in ("web-access-present", "web-access-new"):
        expect(ana.page.get_by_label(ana.words(label), exact=True)).to_have_value("")
    assert call(later, "/me")["person"] is None
    call(later, "/login", {"login": "ana.password", "password": "another horse"})
    assert later.context.cookies()[0]["httpOnly"]


def test_a_guest_has_nothing_to_change(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE)
    begin_table(ana, "citadels")
    ana.visit("#/me")
    expect(ana.page.locator("summary")).to_have_count(2)  # the sections on programs and on personal data


def test_an_account_is_deleted(scene: Scene) -> None:
    """After two confirmations and the password, the account is deleted, and all its sessions end."""
    ana = scene.person("Ana", PHONE)
    register(ana, "ana.gone")
    ana.visit("#/me")
    ana.page.locator("summary", has_text=ana.words("web-data-title")).click()
    with ana.page.expect_download() as data:
        ana.page.get_by_role("link", name=ana.words("web-data-get")).click()
    assert json.loads(data.value.path().read_text())["person"]["login"] == "ana.gone"
    ana.lost_is_fine = True  # the browser logs every refusal to its console
    ana.button("web-delete-account").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_label(ana.words("web-access-present"), exact=True).fill("wrong wrong")
    ana.button("web-delete-sure").click()
    expect(ana.page.get_by_text(ana.words("web-error-wrong-password"), exact=True)).to_be_visible()
    assert ana.overflow()["across"] == 0
    dialog.get_by_label(ana.words("web-access-present"), exact=True).fill(PASSWORD)
    ana.button("web-delete-sure").click()
    expect(ana.page.get_by_role("heading", name=ana.words("web-welcome"))).to_be_visible()
    assert call(ana, "/me")["person"] is None


def test_in_every_language(scene: Scene) -> None:
    ana, there = scene.person("Ana", PHONE), scene.person("Ana", PHONE)
    register(ana, "ana.languages")
    call(there, "/login", {"login": "ana.languages", "password": PASSWORD})
    unfold(ana)
    for lang in LANGUAGES:
        ana.speak(lang)
        expect(ana.button("web-access-change")).to_be_visible()
        ana.expect_words()
        assert ana.overflow()["across"] == 0
