"""API tokens for programs: creation on the page, permissions, and revocation."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect
from tests.browser.scene import PHONE, STILL, WIDE, Person, Scene, Size
from tests.browser.tables import begin_table, call
from tests.browser.words import LANGUAGES

ROOM = {"set_up": {"game": "citadels", "options": {"players": 2}}, "seats": ["me", "bot:easy"]}


def unfold(person: Person) -> None:
    """Open the user's own page, and expand the section about programs."""
    person.visit("#/me")
    expect(person.button("web-token-make")).to_have_count(0)
    person.page.locator("summary", has_text=person.words("web-token-title")).click()
    expect(person.button("web-token-make")).to_be_visible()


def make(person: Person, program: str, *, room: str = "", days: int = 30) -> str:
    person.page.get_by_label(person.words("web-token-name"), exact=True).fill(program)
    person.page.get_by_role("combobox", name=person.words("web-token-where"), exact=True).select_option(room)
    person.choose("web-days", n=days)
    person.button("web-token-make").click()
    secret = person.page.get_by_label(person.words("web-token-secret", program=program), exact=True)
    expect(secret).to_be_focused()
    expect(secret).not_to_be_editable()
    expect(person.page.get_by_text(person.words("web-token-once"), exact=True)).to_be_visible()
    return secret.input_value()


def item(person: Person, program: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_text(program, exact=True))


def revoke(person: Person, program: str) -> None:
    """Revoke a token after declining the confirmation once."""
    asking = person.words("web-token-revoke-of", program=program)
    button = item(person, program).get_by_role("button", name=asking, exact=True)
    dialog = person.page.get_by_role("dialog", name=asking, exact=True)
    button.click()
    dialog.get_by_role("button", name=person.words("web-token-keep"), exact=True).click()
    expect(button).to_be_focused()
    button.click()
    dialog.get_by_role("button", name=person.words("web-token-revoke"), exact=True).click()
    expect(item(person, program)).to_have_count(0)
    expect(person.page.locator("summary", has_text=person.words("web-token-title"))).to_be_focused()


def program_of(person: Person, secret: str) -> httpx.Client:
    """Return an HTTP client for the program, which authenticates only with the token's secret."""
    return httpx.Client(
        base_url=f"{person.scene.house.origin}/api/v1", headers={"Authorization": f"Bearer {secret}"}, timeout=STILL
    )


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_program_plays_until_its_token_is_revoked(scene: Scene, size: Size) -> None:
    ana = scene.person("Ana", size)
    room = begin_table(ana, "valeria")
    unfold(ana)
    expect(ana.page.get_by_text(ana.words("web-token-none"), exact=True)).to_be_visible()
    with program_of(ana, make(ana, "my bot", days=7)) as program:
        ana.expect_words()
        assert ana.overflow()["across"] == 0
        ana.button("web-done").click()
        expect(ana.page.get_by_label(ana.words("web-token-name"), exact=True)).to_be_focused()
        expect(item(ana, "my bot")).to_contain_text(ana.words("web-token-everywhere"))

        assert program.get("/me").json()["person"]["name"] == "Ana"
        assert program.get(f"/rooms/{room}/table").json()["seat"] == 0
        assert refusal(program.post("/rooms", json=ROOM)) == (403, "no-right")
        assert refusal(program.get("/me/tokens")) == (403, "no-right")

        revoke(ana, "my bot")
        assert refusal(program.get("/me")) == (401, "no-session")
    assert call(ana, "/me/tokens") == {"tokens": []}


def test_for_one_table_only(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE)
    other = begin_table(ana, "citadels")
    room = begin_table(ana, "valeria", name="Friday")
    unfold(ana)
    with program_of(ana, make(ana, "my bot", room=room)) as program:
        ana.reload()
        ana.page.locator("summary", has_text=ana.words("web-token-title")).click()
        expect(item(ana, "my bot")).to_contain_text(ana.words("web-token-only", table=f"Friday ({room})"))
        expect(ana.page.get_by_text(re.compile("^bot_"))).to_have_count(0)
        assert [one["id"] for one in program.get("/me").json()["rooms"]] == [room]
        assert program.get(f"/rooms/{room}/table").status_code == 200
        assert refusal(program.get(f"/rooms/{other}/table")) == (403, "no-right")


def test_nobody_yet(scene: Scene) -> None:
    """Users who have not chosen a name see no section for tokens."""
    ana = scene.person("Ana", WIDE)
    ana.visit("#/me")
    expect(ana.page.get_by_role("heading", name=ana.words("web-my-games"))).to_be_visible()
    expect(ana.page.locator("summary")).to_have_count(0)


def test_in_every_language(scene: Scene) -> None:
    ana = scene.person("Ana", PHONE)
    begin_table(ana, "citadels")
    unfold(ana)
    for lang in LANGUAGES:
        ana.speak(lang)
        make(ana, "my bot")
        ana.expect_words()
        assert ana.overflow()["across"] == 0
        ana.button("web-done").click()
        revoke(ana, "my bot")
        ana.expect_words()
