"""Table chat: the count of unread messages, and messages displayed at their author's shield."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import Mouse, Player, Touch, who_is_asked
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import begin_table, call

TABLET = Size(820, 1180, touch=True)


def say(person: Person, text: str) -> None:
    person.page.get_by_role("tab", name=person.words("web-table-tab-chat")).click()
    person.page.get_by_label(person.words("web-table-say"), exact=True).fill(text)
    person.page.keyboard.press("Enter")


def handle(person: Person, unread: int) -> Locator:
    """Return the button that opens the log and shows this number of unread messages."""
    return person.button("web-table-open-log", count=unread)


def test_an_emote_is_read_in_the_language_of_its_reader(scene: Scene) -> None:
    """An emote is shown at its author's shield and in the chat, to spectators as well."""
    ana, bruno, carla = scene.person("Ana", WIDE), scene.person("Bruno", PHONE), scene.person("Carla", WIDE)
    room = begin_table(ana, "citadels", others=1)
    call(bruno, "/me", {"name": "Bruno"})
    call(bruno, f"/rooms/{room}/join", {})
    call(ana, f"/rooms/{room}/start", {})
    for person in (ana, bruno, carla):
        person.visit(f"#/room/{room}")
    bruno.speak("it")
    ana.page.get_by_role("tab", name=ana.words("web-table-tab-chat")).click()
    ana.button("web-emotes").click()
    ana.page.get_by_role("button", name=ana.words("web-emote-nice"), exact=True).click()
    for person in (bruno, carla):
        bubble = person.page.get_by_role("status").filter(has_text="Ana:")
        expect(bubble).to_contain_text(person.words("web-emote-nice"))
    expect(ana.page.get_by_role("group", name=ana.words("web-emotes"))).to_be_hidden()

    menu = carla.open_menu()
    menu.get_by_label(carla.words("web-emotes-shown")).uncheck()
    carla.close_menu()
    ana.button("web-emotes").click()
    ana.page.get_by_role("button", name=ana.words("web-emote-thanks"), exact=True).click()
    expect(bruno.page.get_by_role("status").filter(has_text="Ana:")).to_contain_text(bruno.words("web-emote-thanks"))
    carla.page.get_by_role("tab", name=carla.words("web-table-tab-chat")).click()
    expect(carla.page.get_by_text(carla.words("web-table-no-chat"))).to_be_visible()
    assert bruno.overflow()["across"] == 0


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_messages_reach_those_whose_log_is_a_drawer(scene: Scene, game: str, size: Size) -> None:
    ana, bruno = scene.person("Ana", WIDE), scene.person("Bruno", size)
    room = begin_table(ana, game, others=1)
    call(bruno, "/me", {"name": "Bruno"})
    call(bruno, f"/rooms/{room}/join", {})
    call(ana, f"/rooms/{room}/start", {})
    for person in (ana, bruno):
        person.visit(f"#/room/{room}")

    players = [Player(ana, Mouse()), Player(bruno, Touch())]
    for _ in range(4):
        for player in who_is_asked(players):
            player.decide()
    expect(handle(bruno, 0)).to_be_visible()  # log lines do not count as messages

    said = "Well played, but the Warlord comes for your Cathedral next."
    say(ana, said)
    announced = bruno.page.get_by_role("status").filter(has_text=said)
    expect(announced).to_contain_text("Ana:")
    expect(announced.get_by_text(said)).to_be_visible()
    assert bruno.overflow()["across"] == 0
    expect(handle(bruno, 1)).to_be_visible()
    bruno.reload()
    handle(bruno, 1).click()
    drawer = bruno.page.get_by_role("dialog", name=bruno.words("web-table-log"))
    expect(drawer.get_by_text(said)).to_be_visible()
    drawer.get_by_role("button", name=bruno.words("web-table-close")).click()
    expect(handle(bruno, 0)).to_be_visible()
    bruno.reload()
    expect(handle(bruno, 0)).to_be_visible()
    handle(bruno, 0).click()
    expect(drawer.get_by_role("log")).to_be_visible()
