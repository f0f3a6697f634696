"""Replay: jumps by round, turn and decision, and a view with all cards revealed."""

from __future__ import annotations

import json
import re
from contextlib import closing
from typing import Any

from playwright.sync_api import Locator, Request, Route, expect
from tests.browser.house import House
from tests.browser.scene import WIDE, Person, Scene
from tests.browser.tables import Wire, call
from tests.browser.test_fit import unfit
from tests.browser.test_pages import axe
from tests.browser.words import LANGUAGES

SHORT = {"game": "citadels", "options": {"players": 2, "ruleset": "2010", "short": True}}
KEYS = {
    ("decision", -1): "ArrowLeft",
    ("decision", 1): "ArrowRight",
    ("turn", -1): "Shift+ArrowLeft",
    ("turn", 1): "Shift+ArrowRight",
    ("round", -1): "PageUp",
    ("round", 1): "PageDown",
}


def words_of(person: Person, game: str) -> dict[str, Any]:
    found: dict[str, Any] = call(
        person, f"/words/en/{game}?ruleset=2010" if game == "citadels" else f"/words/en/{game}"
    )
    return found


def after_a_game(scene: Scene, table: House) -> tuple[Person, str]:
    """Return a user who has played a game, and its room."""
    with closing(Wire(table, "Ana", seed=4)) as host:
        room = str(host.post("/rooms", {"set_up": SHORT, "seats": ["me", "bot:easy"]})["id"])
        host.post(f"/rooms/{room}/start", {})
        host.leave(room)
        ana = scene.person("Ana", WIDE)
        ana.context.add_cookies(host.cookies)
    return ana, room


def at(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.words("web-step"))


def see_jumps(person: Person, replay: dict[str, Any]) -> None:
    """Check that buttons and keys jump to the start of rounds and turns, and move by single steps."""
    starts = {"round": replay["rounds"], "turn": replay["turns"], "decision": list(range(replay["steps"] + 1))}
    here = replay["rounds"][2] + 1
    at(person).fill(str(here))
    for (kind, by), key in KEYS.items():
        for by_key in (False, True):
            before = [start for start in starts[kind] if start < here]
            after = [start for start in [*starts[kind], replay["steps"]] if start > here]
            here = max(before) if by < 0 else min(after)
            if by_key:
                person.page.evaluate("() => document.activeElement?.blur()")
                person.page.keyboard.press(key)
            else:
                person.button(f"web-{kind}-{'back' if by < 0 else 'on'}").click()
            expect(at(person)).to_have_value(str(here))


def see_hands(person: Person, room: str, step: int) -> None:
    """Check that each seat shows its private cards: its hand and its drafted characters."""
    at(person).fill(str(step))
    shown = call(person, f"/rooms/{room}/replay/{step}?lang=en&open_cards=true")
    names, words = shown["names"], words_of(person, "citadels")
    for seat, (lies, own) in enumerate(zip(shown["view"]["seats"], shown["own"], strict=True)):
        panel = person.page.locator(f"article[data-seat='{seat}']")
        assert len(own["hand"]) == lies["hand_size"]
        hand = panel.get_by_role(
            "list", name=person.words("web-citadels-open-hand", name=names[seat], n=len(own["hand"]))
        )
        for card in own["hand"]:
            told = words["districts"][card]
            chip = hand.get_by_role("listitem").filter(has_text=re.compile(rf"^\s*{told['cost']}\s*{told['name']}\s*$"))
            expect(chip.first).to_be_visible()
        expect(hand.get_by_role("listitem")).to_have_count(len(own["hand"]))
        drafted = panel.get_by_role("list", name=person.words("web-citadels-open-characters", name=names[seat]))
        for held in lies["characters"]:
            expect(drafted).to_contain_text(words["characters"][held["character"]]["name"])
        assert lies["characters"]


def test_all_cards_open(scene: Scene, table: House) -> None:
    """Each seat's characters and hand are shown, readable at each size in each language; spectators do not see them."""
    ana, room = after_a_game(scene, table)
    ana.visit(f"#/replay/{room}")
    expect(ana.page.get_by_label(ana.words("web-eyes"))).to_have_value("open")
    replay = call(ana, f"/rooms/{room}/replay")
    see_jumps(ana, replay)
    see_hands(ana, room, next(step for step in replay["turns"] if step > replay["rounds"][1]))  # all have drafted
    for lang in LANGUAGES:
        ana.speak(lang)
        ana.expect_words()
    assert axe(ana) == []
    assert unfit(ana) == []
    ana.page.get_by_label(ana.words("web-eyes")).select_option("closed")
    expect(ana.page.locator(".laid")).to_have_count(0)


def test_dukes_lie_open(scene: Scene, table: House) -> None:
    """While a seat chooses, both of its dukes are shown, and later the one it kept; a spectator sees neither."""
    with closing(Wire(table, "Ana", seed=9)) as host:
        room = host.game("valeria", bots=2)
        host.leave(room)
        ana = scene.person("Ana", WIDE)
        ana.context.add_cookies(host.cookies)
        words = words_of(ana, "valeria")["dukes"]
        for step in (0, 8):
            ana.visit(f"#/replay/{room}/{step}")
            shown = call(ana, f"/rooms/{room}/replay/{step}?open_cards=true")
            for seat, (lies, own) in enumerate(zip(shown["view"]["seats"], shown["own"], strict=True)):
                dukes = [words[duke]["name"] for duke in ([lies["duke"]] if lies["duke"] else own["dealt"])]
                assert len(dukes) == (1 if step else 2)
                card = ana.page.locator(f"button.seat[data-seat='{seat}']")
                expect(card).to_have_accessible_name(re.compile(re.escape(", ".join(dukes))))
                for duke in dukes:
                    expect(card.get_by_text(duke, exact=True)).to_be_visible()
            assert unfit(ana) == []
        ana.page.get_by_label(ana.words("web-eyes")).select_option("closed")
        expect(ana.page.locator(".dukes")).to_have_count(0)


def test_whoever_leaves_while_a_step_is_on_its_way_asks_for_nothing_else(scene: Scene, table: House) -> None:
    ana, room = after_a_game(scene, table)
    ana.visit(f"#/replay/{room}/5")
    expect(at(ana)).to_have_value("5")
    asked: list[str] = []
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route("**/replay/20?*", hold)
    at(ana).fill("20")
    ana.wait_for(lambda: bool(held), "the page to ask for a step")
    ended: list[Request] = []

    def note_end(request: Request) -> None:
        ended.append(request)

    ana.page.on("requestfinished", note_end)
    ana.page.on("requestfailed", note_end)
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.go("#/me")
    held[0].continue_()
    ana.wait_for(lambda: held[0].request in ended, "the end of the request")
    ana.drawn()
    assert not [address for address in asked if "/replay/" in address and f"/{room}/" not in address]


def test_what_could_not_be_fetched_is_tried_again(scene: Scene, table: House) -> None:
    """A page that failed to load is loaded again, automatically or after a click, and is not reported as missing."""
    ana, room = after_a_game(scene, table)
    ana.lost_is_fine = True
    busy = {"code": "busy", "detail": "The server is busy.", "status": 503}

    def refuse(route: Route) -> None:
        route.fulfill(status=503, content_type="application/problem+json", body=json.dumps(busy))

    ana.page.route("**/replay/20?*", lambda route: route.abort())
    ana.visit(f"#/replay/{room}/20")
    expect(ana.page.get_by_role("heading", name=ana.words("web-offline-title"))).to_be_visible()
    ana.page.unroute("**/replay/20?*")
    ana.button("web-try-again").click()
    expect(at(ana)).to_have_value("20")
    for way, asked, shown in (
        (f"#/replay/{room}/9", "**/replay?*", at(ana)),
        (f"#/review/{room}", "**/review?*", ana.page.locator(".review h1")),
        ("#/person/me", "**/me/profile", ana.page.get_by_role("heading", name="Ana")),
    ):
        ana.page.route(asked, refuse)
        ana.go(way)
        expect(ana.page.get_by_role("heading", name=ana.words("web-not-now"))).to_be_visible()
        expect(ana.page.get_by_text(ana.words("web-error-busy"), exact=True)).to_be_visible()
        assert axe(ana) == []
        ana.page.unroute(asked)
        expect(shown).to_be_visible()  # without a click
