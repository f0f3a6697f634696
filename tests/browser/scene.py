"""Windows at the table: each person has one of their own, and everything that goes wrong in it is noticed."""

from __future__ import annotations

import json
import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)
from tests.browser.house import House
from tests.browser.told import Told
from tests.browser.windows import Windows
from tests.browser.words import naming, text

__all__ = ["PHONE", "STILL", "WIDE", "Person", "Scene", "Size"]

STILL = 150
"""Seconds without news after which a test gives up. A notice that could not be sent comes a minute later."""
expect.set_options(timeout=STILL * 1000)
LONG = 400
"""So many characters of a frame are kept."""
LOST = re.compile(r"net::ERR_|WebSocket connection to .* failed|Failed to load resource")
"""What the browser itself writes to the console when there is no server or no network."""
TEXTS = re.compile(r"no text |text \S+ in ")
"""What the client says of a text that is missing or not whole."""


@dataclass(frozen=True)
class Size:
    """A window: how large, and whether it is touched."""

    width: int
    height: int
    touch: bool = False


WIDE = Size(1280, 720)
PHONE = Size(360, 740, touch=True)


@dataclass
class Act:
    """One action that the page sent: the action, the number of the table that it answers, and what came of it."""

    action: int
    seq: int
    visit: int
    number: int
    done: bool = False
    refused: str = ""


@dataclass
class Witness:
    """What went over the socket of a page: tests compare it with what the page shows."""

    table: dict[str, Any] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    errors: list[dict[str, Any]] = field(default_factory=list)
    news: float = 0
    """When the last table came that was not the one before, by the monotonic clock."""
    visit: int = 0
    sockets: list[WebSocket] = field(default_factory=list)
    frames: deque[str] = field(default_factory=lambda: deque(maxlen=200))
    """The last frames, and which way they went; of long ones the beginning."""

    def watch(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._heard)

    def _shown(self, table: dict[str, Any]) -> None:
        if (table["room"], table["seq"]) != (self.table.get("room"), self.table.get("seq")):
            self.news = time.monotonic()
        self.table = table

    def _act(self, number: object) -> Act | None:
        for act in reversed(self.acts):
            if act.visit == self.visit and act.number == number:
                return act
        return None

    def _sent(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        self.frames.append(f"> {frame[:LONG]!r}")
        if said["t"] == "act":
            self._new_act(said)

    def _new_act(self, said: dict[str, Any]) -> None:
        if self._act(said["id"]) is None:
            self.acts.append(Act(said["action"], said["seq"], self.visit, said["id"]))

    def asks(self, request: Request) -> None:
        """Note an action that goes by HTTP, when there is no socket."""
        if request.method == "POST" and request.url.endswith("/act"):
            self._new_act(json.loads(request.post_data or ""))

    def answered(self, response: Response) -> None:
        """Note what came of it."""
        request = response.request
        if request.method == "POST" and request.url.endswith("/act"):
            act = self._act(json.loads(request.post_data or "")["id"])
            assert act
            if response.ok:
                act.done = True
            else:
                act.refused = response.json()["code"]
        elif request.method == "GET" and request.url.partition("?")[0].endswith("/table") and response.status == 200:
            self._shown(response.json())

    def _heard(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        self.frames.append(f"< {frame[:LONG]!r}")
        act = self._act(said.get("id"))
        if said["t"] == "table":
            self._shown(said)
        elif said["t"] == "done" and act:
            act.done = True
        elif said["t"] == "error":
            if act:
                act.refused = said["code"]
            self.errors.append(said)

    @property
    def options(self) -> list[dict[str, Any]]:
        """What the server offered last."""
        asked = self.table.get("ask") or {}
        return list(asked.get("options", []))


class Person:
    """One window with one page, and the words of its language."""

    def __init__(self, scene: Scene, context: BrowserContext, name: str, size: Size, lang: str) -> None:
        self.scene = scene
        self.context = context
        self.name = name
        self.size = size
        self.lang = lang
        self.witness = Witness()
        self.trouble: list[str] = []
        self.console: deque[str] = deque(maxlen=200)
        self.lost_is_fine = False
        self.told: Told | None = None
        self.clock_changed = False
        self._ears: dict[Any, Callable[..., None]] = {
            "console": self._console,
            "pageerror": lambda error: self.trouble.append(f"page error: {error}"),
            "websocket": self.witness.watch,
            "request": self.witness.asks,
            "response": self.witness.answered,
            "crash": lambda _: self.trouble.append("the page crashed"),
        }
        self.page = self._open()

    def _open(self) -> Page:
        page = self.context.pages[0] if self.context.pages else self.context.new_page()
        for event, heard in self._ears.items():
            page.on(event, heard)
        return page

    def hear(self, told: Told) -> None:
        """Have something stand between the page and the server, for as long as there is this window."""
        self.told = told
        self.page.route_web_socket("**/*", told.between)

    def take_clock(self, *, stopped: bool = False) -> None:
        """Let the test move the page's clock on with ``page.clock``, or only the test if it is to be stopped."""
        self.clock_changed = True
        self.page.clock.install()
        if stopped:
            self.page.clock.pause_at(time.time() + 1)

    def stop_listening(self) -> None:
        """Leave the page to somebody else."""
        for event, heard in self._ears.items():
            self.page.remove_listener(event, heard)

    def _console(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        ours = message.type == "warning" and TEXTS.match(message.text)
        url = message.location.get("url", "")
        # A window that was used before may still ask for the sign of a server that is gone.
        elsewhere = url.startswith("http") and not url.startswith(self.scene.house.origin)
        lost = LOST.search(message.text) and (self.lost_is_fine or elsewhere)
        if (message.type != "error" and not ours) or lost:
            return
        self.trouble.append(f"console {message.type}: {message.text} ({url})")

    def words(self, name: str, /, **given: object) -> str:
        """Return a text of the page in this person's language."""
        return text(name, self.lang, **given)

    def naming(self, name: str) -> re.Pattern[str]:
        """Return what matches a text of the page with any number in it."""
        return naming(name, self.lang)

    def visit(self, way: str = "#/") -> None:
        """Open a page of the client by its address, as for the first time."""
        self.witness.visit += 1
        address = way if way.startswith("http") else f"{self.scene.house.origin}/{way}"
        if self.page.url.partition("#")[0] == address.partition("#")[0]:  # else only another part of it is shown
            self.page.evaluate("address => history.replaceState(null, '', address)", address)
            self.page.reload()
        else:
            self.page.goto(address)
        self.settled()

    def go(self, way: str) -> None:
        """Go to another page of the client, without loading it anew."""
        self.page.evaluate("way => window.__burgrave.go(way)", way)
        self.drawn()
        self.settled()

    def reload(self) -> None:
        self.witness.visit += 1
        self.page.reload()
        self.settled()

    def settled(self) -> None:
        """Wait until the page shows what it is about."""
        expect(self.page.locator("main")).to_be_visible()
        expect(self.page.get_by_text(self.words("web-waiting"), exact=True)).to_have_count(0)

    def drawn(self) -> None:
        """Wait until what the page shows is drawn."""
        self._drawn("drawn")

    def measured(self) -> None:
        """Wait until the page fits its size, which may be a new one, and has its fonts."""
        self._drawn("settled")

    def find(self, *asked: str | tuple[str, Any]) -> list[Any]:
        """Return what functions of page.js find once the page fits its size; some are called with something given."""
        calls = [[one] if isinstance(one, str) else list(one) for one in asked]
        found: list[Any] = self._drawn("found", calls)
        return found

    def _drawn(self, how: str, *given: Any) -> Any:
        """Wait for frames, and return what came of it; open the page anew if none come.

        Chromium may stop drawing a page whose size changes often (seen once in some thousand changes): scripts run and
        the page counts as visible, and no frame comes any more.
        """
        for _ in range(2):
            if found := self.page.evaluate(f"given => window.__burgrave.{how}(...given)", given):
                return found
            address = self.page.url
            self.page.goto("about:blank")
            self.visit(address)
        raise AssertionError(f"{self.page.url} is not drawn")

    def leave(self) -> None:
        """Close the page: who looks on costs as much as who plays."""
        self.expect_no_trouble()
        self.page.close()

    # -- things by the names that people hear

    def button(self, name: str, /, **given: object) -> Locator:
        said = self.words(name, **given)
        return self.page.get_by_role("button", name=said, exact=True).filter(visible=True).first

    def link(self, name: str, **given: object) -> Locator:
        return self.page.get_by_role("link", name=self.words(name, **given), exact=True).filter(visible=True).first

    def radio(self, name: str, **given: object) -> Locator:
        return self.page.get_by_role("radio", name=self.words(name, **given), exact=True).first

    def choose(self, name: str, **given: object) -> None:
        """Choose one of a few that stand side by side: its label is what is touched."""
        said = self.words(name, **given)
        self.page.locator("label", has=self.radio(name, **given)).filter(visible=True).first.click()
        expect(self.page.get_by_role("radio", name=said, exact=True).first).to_be_checked()

    def open_menu(self) -> Locator:
        if self.page.locator("#menu").count() == 0:
            self.button("web-menu").click()
        menu = self.page.locator("#menu")
        expect(menu).to_be_visible()
        return menu

    def close_menu(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#menu")).to_have_count(0)

    def speak(self, lang: str) -> None:
        """Change the language in the menu."""
        self.open_menu().get_by_label(self.words("web-language")).select_option(lang)
        self.lang = lang
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        self.close_menu()

    def lobby_card(self, game: str) -> Locator:
        """Open the lobby, and return what it offers for a game."""
        self.visit()
        self.expect_words()
        heading = self.page.get_by_role("heading", name=self.words(f"web-game-{game}"))
        return self.page.get_by_role("article").filter(has=heading)

    def give_name(self) -> None:
        """Answer the question for a name."""
        dialog = self.page.get_by_role("dialog", name=self.words("web-name-title"))
        dialog.get_by_label(self.words("web-name")).fill(self.name)
        dialog.get_by_role("button", name=self.words("web-name-go")).click()
        expect(dialog).to_have_count(0)

    @property
    def room(self) -> str:
        """The id of the room that the page shows."""
        found = re.search(r"#/(?:room|replay|review)/(\w+)", self.page.url)
        assert found, f"{self.page.url} shows no room"
        return found[1]

    @property
    def result(self) -> Locator:
        """The result of the game that the page shows."""
        return self.page.get_by_role("region", name=self.words("web-table-result"), exact=True)

    # -- what must be true of every page

    def raw_words(self) -> list[str]:
        """Return ids and keys that stand on the page in the place of words."""
        found: list[str] = self.page.evaluate("allowed => window.__burgrave.raw(allowed)", [])
        return found

    def expect_words(self) -> None:
        raw = self.raw_words()
        assert not raw, f"raw words in {self.lang} at {self.page.url}: {raw}"

    def overflow(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => window.__burgrave.overflow()")
        return found

    def expect_no_trouble(self) -> None:
        assert not self.trouble, f"{self.name}: " + "; ".join(self.trouble)

    def wait_for(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that only the test can tell, for as long as the table does not stand still."""
        begun = time.monotonic()
        while not true():
            still = time.monotonic() - max(begun, self.witness.news)
            assert still < STILL, f"{self.name} waited for {what}, and saw nothing new for {STILL} s"
            self.page.wait_for_timeout(50)


class Scene:
    """The people of one test, at one server."""

    def __init__(self, windows: Windows, house: House, folder: Path) -> None:
        self.windows = windows
        self.house = house
        self.folder = folder
        self.people: list[Person] = []

    def person(
        self,
        name: str = "Ana",
        size: Size = WIDE,
        *,
        lang: str = "en",
        theme: str = "light",
        motion: bool = False,
        fresh: bool = False,
        pace: str = "once",
    ) -> Person:
        """Open a window for somebody, who sees at once what others do unless a ``pace`` is named."""
        context = self.windows.take(
            fresh=fresh,
            pace=pace,
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            locale=lang,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(STILL * 1000)
        somebody = Person(self, context, name, size, lang)
        self.people.append(somebody)
        return somebody

    def keep(self) -> None:
        """Keep what is needed to understand a failure: pictures, pages, frames of the sockets, the server's log."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for number, person in enumerate(self.people):
            stem = f"{number}-{person.name}"
            about = {
                "url": person.page.url,
                "trouble": person.trouble,
                "acts": [vars(act) for act in person.witness.acts],
                "errors": person.witness.errors,
                "console": list(person.console),
                "frames": list(person.witness.frames),
                "table": person.witness.table,
            }
            (self.folder / f"{stem}.json").write_text(json.dumps(about, indent=1), encoding="utf-8")
            try:
                person.page.screenshot(path=self.folder / f"{stem}.png", timeout=5_000)
                (self.folder / f"{stem}.html").write_text(person.page.content(), encoding="utf-8")
            except Exception as problem:  # a page that crashed has neither
                (self.folder / f"{stem}.txt").write_text(str(problem), encoding="utf-8")
        (self.folder / "server.log").write_text(self.house.said(), encoding="utf-8")

    def close(self) -> None:
        for person in self.people:
            person.stop_listening()
            if person.told is None and not person.clock_changed:
                self.windows.give_back(person.context, f"{self.house.origin}/healthz")
            else:
                self.windows.drop(person.context)
