"""Push notifications and the installable app: turning them on and off, offline use, and updates."""

from __future__ import annotations

import json
import random
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect
from tests.browser.conftest import ROOT
from tests.browser.house import house
from tests.browser.scene import PHONE, WIDE, Person, Scene
from tests.browser.tables import call
from tests.browser.windows import Windows
from tests.browser.words import LANGUAGES
from tests.server.notices.service import Browser

SUBSCRIBES = """(subscription) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;
  let kept = null;
  const made = (key) => ({
    options: { userVisibleOnly: true, applicationServerKey: key.buffer ?? key },
    toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription.keys }),
    unsubscribe: async () => { kept = null; sessionStorage.removeItem("subscribed"); return true; },
  });
  const known = sessionStorage.getItem("subscribed");
  if (known) kept = made(bytes(known));
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.setItem("subscribed", btoa(String.fromCharCode(...applicationServerKey)));
    return (kept = made(applicationServerKey));
  };
}"""
"""Script that fakes push subscriptions, because real ones need the network; only the endpoint is fake."""


class PushService:
    """Push service that stores the messages it receives."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.came = Event()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                service.came.set()
                self.send_response(201)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"
        Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def told(browser: Windows, service: PushService, tmp_path: Path) -> Iterator[Scene]:
    """Yield a scene whose server trusts the push service and sends notifications immediately."""
    with house(tmp_path, push_origins=[service.origin], notice_pause=0.0, sweep_seconds=0.1) as running:
        made = Scene(browser, running, tmp_path / "kept")
        yield made
        for person in made.people:
            person.expect_no_trouble()
        made.close()


def reader(scene: Scene, service: PushService, **look: Any) -> tuple[Person, Browser]:
    """Return a user whose browser can subscribe, and a decoder for its messages."""
    person = scene.person(fresh=True, **look)
    person.context.grant_permissions(["notifications"], origin=scene.house.origin)
    mine = Browser()
    subscription = mine.subscription(f"{service.origin}/send/{person.name}")
    person.context.add_init_script(f"({SUBSCRIBES})({json.dumps(subscription)})")
    return person, mine


def controlled(person: Person) -> None:
    """Wait until the service worker is active with a complete cache."""
    person.page.evaluate("() => navigator.serviceWorker.ready")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def delivered(person: Person, text: str) -> None:
    """Deliver a message to the service worker as a push service would; repeat until it is shown."""
    session: CDPSession = person.context.new_cdp_session(person.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    session.send("ServiceWorker.enable")
    person.wait_for(lambda: bool(found), "the service worker")
    about = {"origin": person.scene.house.origin, "registrationId": found[0], "data": text}
    title, again = json.loads(text)["title"], 0.0

    def arrived() -> bool:
        nonlocal again
        if time.monotonic() > again:  # Chromium has dropped one without an error
            again = time.monotonic() + 10
            session.send("ServiceWorker.deliverPushMessage", about)
        return [one["title"] for one in shown(person)] == [title]

    person.wait_for(arrived, f"the notification {title}")


def shown(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => (
          { title: one.title, body: one.body, lang: one.lang, tag: one.tag, room: one.data.room }))"""
    )
    return found


def told_to(mine: Browser, service: PushService) -> list[dict[str, Any]]:
    return [mine.read(body) for body in service.bodies]


def told_again(person: Person, told: Callable[[], int], before: int) -> int:
    """Wait until a user has been notified again; return the number of notifications."""
    person.wait_for(lambda: told() > before, "the notification of a turn")
    assert told() == before + 1
    return before + 1


def play_out(people: list[Person], room: str, told: Callable[[], int]) -> None:
    """Play a game to the end through the API, building whenever possible.

    Check that each of seat 0's first few turns causes one notification before the seat decides.
    """
    chance, before, turns = random.Random(3), 0, told()
    while True:
        for seat, person in enumerate(people):
            table = call(person, f"/rooms/{room}/table")
            if table["result"]:
                return
            if table["ask"]:
                if seat == 0 and before == 1 and turns < 4:
                    turns = told_again(person, told, turns)
                options = table["ask"]["options"]
                builds = [one for one in options if one["notation"].startswith("build ")]
                chosen = chance.choice(builds or options)["action"]
                call(person, f"/rooms/{room}/act", {"seq": table["seq"], "action": chosen})
                before = seat


def test_my_turn_reaches_me(told: Scene, service: PushService) -> None:
    ana, mine = reader(told, service, name="Ana", size=PHONE, lang="it")
    bruno = told.person("Bruno", WIDE)
    for one in (ana, bruno):
        call(one, "/me", {"name": one.name})
    ana.visit("#/me")
    controlled(ana)
    assert call(ana, "/me/notices")["devices"] == []  # nothing is requested before the user opts in
    ana.button("web-notices-on").click()
    expect(ana.button("web-notices-off")).to_be_visible()
    ana.expect_words()
    set_up = {"game": "citadels", "options": {"players": 2}}
    days = {"kind": "days", "seconds": 86_400}
    room = call(ana, "/rooms", {"set_up": set_up, "seats": ["me", "open"], "name": "Friday", "clock": days})["id"]
    call(bruno, f"/rooms/{room}/join", {})
    assert service.came.wait(300)
    notice = mine.read(service.bodies[0])
    assert notice["title"] == "Il tuo tavolo è al completo: Friday"
    delivered(ana, json.dumps(notice))
    (seen,) = shown(ana)
    assert seen == {
        "title": notice["title"],
        "body": notice["body"],
        "lang": "it",
        "tag": f"room-{room}",
        "room": room,
    }
    # My turn, some time later.
    call(ana, f"/rooms/{room}/start", {})

    def told_of_my_turn() -> bool:
        asked = call(bruno, f"/rooms/{room}/table")
        if asked["ask"]:
            call(bruno, f"/rooms/{room}/act", {"seq": asked["seq"], "action": asked["ask"]["options"][0]["action"]})
        return any(mine.read(body)["kind"] == "turn" for body in service.bodies)

    ana.wait_for(told_of_my_turn, "a notification of my turn")
    turn = next(read for read in told_to(mine, service) if read["kind"] == "turn")
    assert turn["title"] == "È il tuo turno: Friday"
    delivered(ana, json.dumps(turn))
    # This goes on to the end of the game.
    play_out([ana, bruno], room, lambda: [read["kind"] for read in told_to(mine, service)].count("turn"))
    ana.wait_for(lambda: told_to(mine, service)[-1]["kind"] == "over", "the end")
    over = told_to(mine, service)[-1]
    assert over["title"] == "La partita è finita: Friday"
    delivered(ana, json.dumps(over))
    ana.button("web-notices-off").click()
    expect(ana.button("web-notices-on")).to_be_visible()
    assert call(ana, "/me/notices")["devices"] == []


def test_the_switch_in_the_menu(told: Scene, service: PushService) -> None:
    ana, _mine = reader(told, service, name="Ana", size=WIDE)
    call(ana, "/me", {"name": "Ana"})
    ana.visit("#/")
    controlled(ana)
    switch = ana.open_menu().get_by_label(ana.words("web-notices"))
    switch.check()
    ana.wait_for(lambda: len(call(ana, "/me/notices")["devices"]) == 1, "the server to know")
    ana.close_menu()
    ana.speak("es")  # notifications use the language of their reader
    ana.wait_for(lambda: "es" in _languages(told), "the server to know the language")
    ana.open_menu().get_by_label(ana.words("web-notices")).uncheck()
    ana.wait_for(lambda: call(ana, "/me/notices")["devices"] == [], "the server to know")


def _languages(scene: Scene) -> set[str]:
    with sqlite3.connect(scene.house.folder / "table.db") as database:
        return {lang for (lang,) in database.execute("SELECT lang FROM devices")}


def test_a_browser_without_push(scene: Scene) -> None:
    ana = scene.person("Ana", PHONE, fresh=True)
    ana.context.add_init_script("delete window.PushManager;")
    call(ana, "/me", {"name": "Ana"})
    ana.visit("#/me")
    expect(ana.page.get_by_text(ana.words("web-notices-unable"), exact=True)).to_be_visible()
    expect(ana.button("web-notices-on")).to_have_count(0)
    for lang in LANGUAGES:
        ana.speak(lang)
        ana.expect_words()
        assert ana.overflow()["across"] == 0


@pytest.mark.parametrize("way", ["#/", "#/rules"])
def test_without_a_network(scene: Scene, way: str) -> None:
    ana = scene.person("Ana", PHONE, lang="es", theme="dark", fresh=True)
    ana.visit("#/")
    controlled(ana)
    ana.lost_is_fine = True
    ana.context.set_offline(True)
    ana.visit(way)
    heading = ana.page.get_by_role("heading", name=ana.words("web-offline-title"))
    expect(heading).to_be_visible()
    ana.expect_words()
    assert ana.overflow()["across"] == 0
    ana.context.set_offline(False)
    expect(heading).to_have_count(0)


def test_a_new_version_is_told(browser: Windows, tmp_path: Path) -> None:
    client = tmp_path / "client"
    shutil.copytree(ROOT / "src" / "burgrave" / "server" / "client", client)
    with house(tmp_path, client=str(client)) as running:
        scene = Scene(browser, running, tmp_path / "kept")
        ana, bruno = scene.person("Ana", PHONE, fresh=True), scene.person("Bruno", WIDE, fresh=True)
        for one in (ana, bruno):
            one.visit("#/rules")
            controlled(one)
            one.reload()
        for file in client.glob("sw.js.*"):
            file.unlink()
        worker = client / "sw.js"
        newer = re.sub(r'version":"[0-9a-f]{12}', 'version":"0123456789ab', worker.read_text(encoding="utf-8"))
        worker.write_text(newer, encoding="utf-8")
        (client / "index.html").touch()
        says = ana.page.get_by_text(ana.words("web-newer"), exact=True)
        expect(says).to_have_count(0)
        ana.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        expect(says).to_be_visible()
        assert ana.overflow()["across"] == 0
        kept = "async () => (await caches.keys()).filter((name) => name.startsWith('burgrave-')).length"
        with ana.page.expect_navigation():
            ana.button("web-newer-go").click()
        ana.settled()
        expect(says).to_have_count(0)
        assert ana.page.url.endswith("#/rules") and ana.page.evaluate(kept) == 2  # for pages still open
        bruno.page.evaluate("async () => (await navigator.serviceWorker.ready).update()")
        bruno.button("web-later").click()
        expect(bruno.page.get_by_text(bruno.words("web-newer"), exact=True)).to_have_count(0)
        scene.close()


def test_links_of_e_mails_that_are_void_or_not_yet_used(scene: Scene) -> None:
    """An expired link leads to a page that offers a new link; opening a valid link changes nothing until confirmed."""
    ana = scene.person("Ana", PHONE)
    ana.lost_is_fine = True  # an expired link returns 404, which the browser logs
    ana.visit("#/mail/confirm/none")
    expect(ana.page.get_by_text(ana.words("web-mail-void"))).to_be_visible()
    expect(ana.button("web-try-again")).to_have_count(0)
    ana.visit("#/mail/stop/none")
    expect(ana.page.get_by_role("heading", name=ana.words("web-mail-stop-title"))).to_be_visible()
    ana.button("web-mail-off").click()
    expect(ana.page.get_by_text(ana.words("web-error-no-link"))).to_be_visible()
    ana.link("web-me").click()
    expect(ana.page).to_have_url(re.compile("#/me$"))
