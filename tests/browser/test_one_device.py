"""Two players on one device: one player's view is removed before the other is asked to look."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocket, expect
from tests.browser.player import Mouse, Player
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import by_building, call, preferred
from tests.browser.test_pages import axe

from burgrave.games.citadels.cards import CHARACTER_NAMES, DISTRICT_NAMES

SECRETS = {*CHARACTER_NAMES, *DISTRICT_NAMES}


class Frames:
    """Messages that a page receives and sends over its sockets."""

    def __init__(self, person: Person) -> None:
        self.all: list[dict[str, Any]] = []
        person.page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.all.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.all.append({"sent": True, **json.loads(frame)}))

    def since_passed(self) -> list[dict[str, Any]]:
        """Return the messages received since the page reported that nobody is looking."""
        passed = [n for n, one in enumerate(self.all) if one.get("sent") and one["t"] == "seat" and one["seat"] is None]
        return [one for one in self.all[passed[-1] if passed else 0 :] if not one.get("sent")]


def begin(person: Person, game: str, name: str = "Bruno") -> None:
    call(person, "/me", {"name": person.name})
    seats = ["me", {"kind": "here", "name": name}]
    room = call(person, "/rooms", {"set_up": {"game": game, "options": {"players": 2}}, "seats": seats})["id"]
    call(person, f"/rooms/{room}/start", {})
    person.visit(f"#/room/{room}")


def curtain(person: Person) -> Locator:
    return person.page.locator("section.curtain")


def lift(person: Person, names: list[str]) -> str:
    """Wait for the curtain, dismiss it as the player whose name it shows, and return that name."""
    expect(curtain(person)).to_be_visible()
    (name,) = [one for one in names if curtain(person).get_by_role("heading", name=one).count()]
    expect(person.button("web-pass-lift", name=name)).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(curtain(person)).to_have_count(0)
    return name


def secrets_of(person: Person, seat: int) -> set[str]:
    """Return the names of a seat's hidden cards, as a page would show them."""
    own = call(person, f"/rooms/{person.room}/table?lang=en&seat={seat}")["view"]
    public = json.dumps(call(person, f"/rooms/{person.room}/table?lang=en")["view"])
    words = call(person, "/words/en/citadels")
    hand = {one for one in SECRETS if f'"{one}"' in json.dumps(own) and f'"{one}"' not in public}
    told = [entry for kind in words.values() for card, entry in kind.items() if card in hand]
    return {one if isinstance(one, str) else one["name"] for one in told} | hand


def build_up(person: Person) -> None:
    """Play both seats through the API until one more district ends the game."""
    path = f"/rooms/{person.room}"
    while True:
        tables = [call(person, f"{path}/table?seat={seat}") for seat in (0, 1)]
        (seat,) = [number for number, table in enumerate(tables) if table["ask"]]
        table, view = tables[seat], tables[seat]["view"]
        if max(len(one["city"]) for one in view["seats"]) == view["goal"] - 1:
            return
        action = preferred(table, by_building(view))["action"]
        call(person, f"{path}/act", {"seq": table["seq"], "action": action, "seat": seat})


def asked(person: Person) -> bool:
    """Wait for a decision, the curtain or the end; return True for a decision."""
    player = Player(person, Mouse())
    seen: dict[str, Any] = {}

    def come() -> bool:
        if curtain(person).count():
            return True
        seen.update(player.look())
        return bool(seen["over"] or (seen["mine"] and seen["controls"]))

    person.wait_for(come, "a turn")
    return not curtain(person).count() and not seen["over"]


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "it")], ids=["wide", "phone"])
def test_nothing_of_a_hand_is_left_behind_the_curtain(scene: Scene, size: Size, lang: str) -> None:
    ana = scene.person("Ana", size, lang=lang)
    frames = Frames(ana)
    begin(ana, "citadels")
    expect(curtain(ana)).to_be_visible()
    assert {one["seat"] for one in frames.all if one["t"] == "table"} == {None}  # nobody has looked yet
    ana.expect_words()
    assert ana.overflow()["across"] == 0
    names = ["Ana", "Bruno"]
    player = Player(ana, Mouse(), seed=2)
    passed = 0
    while passed < 4:
        before = lift(ana, names)
        seat = names.index(before)
        while asked(ana):
            assert ana.witness.table["seat"] == seat
            player.decide()
        passed += 1
        expect(curtain(ana).get_by_role("heading", name=names[1 - seat])).to_be_visible()
        secrets = secrets_of(ana, seat)
        assert secrets
        expect(ana.page.locator("[role=log]")).to_have_count(0)
        # Not the head, which names files of the client that are the same for everybody.
        page = ana.page.evaluate("() => document.title + document.body.outerHTML")
        assert not [one for one in secrets if one in page]
        ana.wait_for(lambda: any(one["t"] == "table" for one in frames.since_passed()), "the revealed cards")
        since = frames.since_passed()
        assert {one["seat"] for one in since if one["t"] == "table"} == {None}
        assert not any(one["ask"] for one in since if one["t"] == "table")
    ana.reload()  # reloading does not help either
    expect(curtain(ana)).to_be_visible()
    assert {one["seat"] for one in frames.since_passed() if one["t"] == "table"} == {None}


def test_a_held_key_lifts_no_curtain(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE)
    begin(ana, "citadels")
    expect(curtain(ana).get_by_role("button")).to_be_focused()
    ana.page.evaluate(
        """() => document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true }))"""
    )
    curtain(ana).get_by_role("button").dispatch_event("click", {"detail": 2})
    expect(curtain(ana)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_seats_here_and_the_curtain_are_open_to_everybody(scene: Scene, size: Size, theme: str) -> None:
    """A local player can be added and named while the table waits for another user; axe finds no problem."""
    ana = scene.person("Ana", size, theme=theme, lang="es")
    call(ana, "/me", {"name": "Ana"})
    ana.visit("#/new/citadels")
    ana.button("web-make-open").click()
    ana.button("web-here-add").click()
    assert not axe(ana)
    drop = ana.page.get_by_role("button", name=ana.words("web-make-open"), exact=True)
    drop.last.click()
    ana.button("web-open-table").click()
    expect(ana.button("web-leave-table")).to_be_visible()
    ana.button("web-here-add").click()
    name = ana.page.get_by_label(ana.words("web-here-name", n=4), exact=True)
    name.fill("Maximiliana de Habsburgo")
    name.press("Enter")
    ana.wait_for(lambda: call(ana, f"/rooms/{ana.room}")["seats"][-1]["name"] == "Maximiliana de Habsburgo", "the name")
    assert not axe(ana)
    assert ana.overflow()["across"] == 0
    ana.button("web-start").click()
    expect(curtain(ana)).to_be_visible()
    assert not axe(ana)
    assert ana.overflow()["across"] == 0


def test_a_whole_game_at_one_device(scene: Scene) -> None:
    """A game is played to its end; both players are named, but only Ana has it in her history.

    The first and last decisions are made with the mouse, and those in between through the API.
    """
    ana = scene.person("Ana", WIDE)
    call(ana, "/me", {"name": "Ana"})
    ana.visit("#/new/citadels")
    seats = ana.page.locator("section.seats li")
    fewer = ana.button("web-less", what=ana.words("web-seats"))
    for left in range(seats.count() - 1, 1, -1):
        fewer.click()
        expect(seats).to_have_count(left)
    ana.button("web-here-add").click()  # in place of a bot
    field = ana.page.get_by_label(ana.words("web-here-name", n=2), exact=True)
    field.fill("Bruno")
    field.press("Enter")
    ana.button("web-start").click()
    player = Player(ana, Mouse(), seed=8)
    lifted: set[str] = set()
    expect(curtain(ana)).to_be_visible()
    built = False
    while not ana.witness.table.get("result"):
        if asked(ana):
            player.decide()
        elif curtain(ana).count():
            if player.decisions > 8 and not built:
                build_up(ana)
                built = True
            lifted.add(lift(ana, ["Ana", "Bruno"]))
        else:
            break
    assert lifted == {"Ana", "Bruno"}
    expect(ana.result).to_be_visible()
    for name in ("Ana", "Bruno"):
        expect(ana.result.get_by_role("row").filter(has_text=name).first).to_be_visible()
    expect(curtain(ana)).to_have_count(0)
    (played,) = call(ana, "/me/history")["games"]
    assert [one["name"] for one in played["seats"]] == ["Ana", "Bruno"]
