"""Browser windows for a test's users, monitored for errors."""

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
"""Seconds without progress until a test gives up. (Retrying a notification takes a minute.)"""
expect.set_options(timeout=STILL * 1000)
LONG = 400
"""Maximum number of characters kept from each frame."""
LOST = re.compile(r"net::ERR_|WebSocket connection to .* failed|Failed to load resource")
"""Browser messages if the server or the network is down."""
TEXTS = re.compile(r"no text |text \S+ in ")
"""Client messages about missing or incomplete texts."""


@dataclass(frozen=True)
class Size:
    """Size of a window, with or without a touch screen."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


WIDE = Size(1280, 720)
PHONE = Size(360, 740, touch=True)


@dataclass
class Act:
    """An action sent by the page: its id, its table's number, and the outcome."""

    action: int
    seq: int
    visit: int
    number: int
    done: bool = False
    refused: str = ""


@dataclass
class Witness:
    """Record of a page's socket traffic, for comparison with the page's content."""

    table: dict[str, Any] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    errors: list[dict[str, Any]] = field(default_factory=list)
    news: float = 0
    """Monotonic time when the table last changed."""
    visit: int = 0
    sockets: list[WebSocket] = field(default_factory=list)
    frames: deque[str] = field(default_factory=lambda: deque(maxlen=200))
    """Latest frames with their directions, each shortened to ``LONG`` characters."""

    def watch(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", self.sent)
        socket.on("framereceived", self.heard)

    def _shown(self, table: dict[str, Any]) -> None:
        if (table["room"], table["seq"]) != (self.table.get("room"), self.table.get("seq")):
            self.news = time.monotonic()
        self.table = table

    def _act(self, number: object) -> Act | None:
        for act in reversed(self.acts):
            if act.visit == self.visit and act.number == number:
                return act
        return None

    def sent(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        self.frames.append(f"> {frame[:LONG]!r}")
        if said["t"] == "act":
            self._new_act(said)

    def _new_act(self, said: dict[str, Any]) -> None:
        if self._act(said["id"]) is None:
            self.acts.append(Act(said["action"], said["seq"], self.visit, said["id"]))

    def asks(self, request: Request) -> None:
        """Record an action sent over HTTP when there is no socket."""
        if request.method == "POST" and request.url.endswith("/act"):
            self._new_act(json.loads(request.post_data or ""))

    def answered(self, response: Response) -> None:
        """Record the outcome of an action sent over HTTP, or a table received over HTTP."""
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

    def heard(self, frame: str | bytes) -> None:
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
        """Return the options last sent by the server."""
        asked = self.table.get("ask") or {}
        return list(asked.get("options", []))


class Person:
    """User with a window, a page in it, and the page's texts in the user's language."""

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
        self.page = self.context.pages[0] if self.context.pages else self.context.new_page()
        self._listen()

    def _listen(self) -> None:
        for event, heard in self._ears.items():
            self.page.on(event, heard)

    def move_to(self, tab: Page) -> None:
        """Close the page, and continue in another tab of the window."""
        self.page.close()
        self.page = tab
        self.witness.visit += 1
        self._listen()

    def hear(self, told: Told) -> None:
        """Put an interceptor between the page and the server for as long as the window exists."""
        self.told = told
        self.page.route_web_socket("**/*", told.between)

    def take_clock(self, *, stopped: bool = False) -> None:
        """Replace the page's clock with ``page.clock``, which is paused if ``stopped``."""
        self.clock_changed = True
        self.page.clock.install()
        if stopped:
            self.page.clock.pause_at(time.time() + 1)

    def stop_listening(self) -> None:
        """Remove all listeners from the page, so that another user can take it over."""
        for event, heard in self._ears.items():
            self.page.remove_listener(event, heard)

    def _console(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        ours = message.type == "warning" and TEXTS.match(message.text)
        url = message.location.get("url", "")
        # A reused window may still request the icon of a stopped server.
        elsewhere = url.startswith("http") and not url.startswith(self.scene.house.origin)
        lost = LOST.search(message.text) and (self.lost_is_fine or elsewhere)
        if (message.type != "error" and not ours) or lost:
            return
        self.trouble.append(f"console {message.type}: {message.text} ({url})")

    def words(self, name: str, /, **given: object) -> str:
        """Return one of the page's texts in the user's language."""
        return text(name, self.lang, **given)

    def naming(self, name: str) -> re.Pattern[str]:
        """Return a pattern that matches one of the page's texts with any numbers in it."""
        return naming(name, self.lang)

    def visit(self, way: str = "#/") -> None:
        """Open the client's page at an address, with a full page load."""
        self.witness.visit += 1
        address = way if way.startswith("http") else f"{self.scene.house.origin}/{way}"
        if self.page.url.partition("#")[0] == address.partition("#")[0]:  # otherwise only the hash changes
            self.page.evaluate("address => history.replaceState(null, '', address)", address)
            self.page.reload()
        else:
            self.page.goto(address)
        self.settled()

    def go(self, way: str) -> None:
        """Go to another page of the client without reloading."""
        self.page.evaluate("way => window.__burgrave.go(way)", way)
        self.drawn()
        self.settled()

    def reload(self) -> None:
        self.witness.visit += 1
        self.page.reload()
        self.settled()

    def settled(self) -> None:
        """Wait until the page shows its main content."""
        expect(self.page.locator("main")).to_be_visible()
        expect(self.page.get_by_text(self.words("web-waiting"), exact=True)).to_have_count(0)

    def drawn(self) -> None:
        self._drawn("drawn")

    def measured(self) -> None:
        """Wait until the layout fits the current window size, with the texts of cards and the fonts loaded."""
        self._drawn("settled")

    def find(self, *asked: str | tuple[str, Any]) -> list[Any]:
        """Call functions of page.js once the layout is stable, and return their results.

        A function with an argument is given as a pair of its name and the argument.
        """
        calls = [[one] if isinstance(one, str) else list(one) for one in asked]
        found: list[Any] = self._drawn("found", calls)
        return found

    def _drawn(self, how: str, *given: Any) -> Any:
        """Return the result of a function of page.js that waits for frames; reopen the page if no frames come.

        After many size changes (once in several thousand), Chromium may stop drawing a page: scripts still run, and the
        page still counts as visible.
        """
        for _ in range(2):
            if found := self.page.evaluate(f"given => window.__burgrave.{how}(...given)", given):
                return found
            address = self.page.url
            self.page.goto("about:blank")
            self.visit(address)
        raise AssertionError(f"{self.page.url} is not drawn")

    def leave(self) -> None:
        """Check for errors and close the page, because a page that only watches costs as much as one that plays."""
        self.expect_no_trouble()
        self.page.close()

    # -- elements by accessible name

    def button(self, name: str, /, **given: object) -> Locator:
        said = self.words(name, **given)
        return self.page.get_by_role("button", name=said, exact=True).filter(visible=True).first

    def link(self, name: str, **given: object) -> Locator:
        return self.page.get_by_role("link", name=self.words(name, **given), exact=True).filter(visible=True).first

    def radio(self, name: str, **given: object) -> Locator:
        return self.page.get_by_role("radio", name=self.words(name, **given), exact=True).first

    def choose(self, name: str, **given: object) -> None:
        """Choose an option of a segmented control by its label."""
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
        self.open_menu().get_by_label(self.words("web-language")).select_option(lang)
        self.lang = lang
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        self.close_menu()

    def lobby_card(self, game: str) -> Locator:
        """Open the lobby, and return the card of a game."""
        self.visit()
        self.expect_words()
        heading = self.page.get_by_role("heading", name=self.words(f"web-game-{game}"))
        return self.page.get_by_role("article").filter(has=heading)

    def give_name(self) -> None:
        dialog = self.page.get_by_role("dialog", name=self.words("web-name-title"))
        dialog.get_by_label(self.words("web-name")).fill(self.name)
        dialog.get_by_role("button", name=self.words("web-name-go")).click()
        expect(dialog).to_have_count(0)

    @property
    def room(self) -> str:
        found = re.search(r"#/(?:room|replay|review)/(\w+)", self.page.url)
        assert found, f"{self.page.url} shows no room"
        return found[1]

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("region", name=self.words("web-table-result"), exact=True)

    # -- checks of every page

    def raw_words(self) -> list[str]:
        """Return the ids and keys that the page shows in place of text."""
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
        """Poll ``true`` until it returns True; fail if nothing new arrives for ``STILL`` seconds."""
        begun = time.monotonic()
        while not true():
            still = time.monotonic() - max(begun, self.witness.news)
            assert still < STILL, f"{self.name} waited for {what}, and saw nothing new for {STILL} s"
            self.page.wait_for_timeout(50)


class Scene:
    """Users of one test on one server. If ``reused`` is False, windows are closed and their storage is discarded."""

    def __init__(self, windows: Windows, house: House, folder: Path, *, reused: bool = True) -> None:
        self.windows = windows
        self.reused = reused
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
        """Open a window for a user, who sees others' moves immediately unless a ``pace`` is given."""
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
        """Save data for debugging a failure: screenshots, pages, socket frames, and the server's log."""
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
            except Exception as problem:  # a crashed page has neither
                (self.folder / f"{stem}.txt").write_text(str(problem), encoding="utf-8")
        (self.folder / "server.log").write_text(self.house.said(), encoding="utf-8")

    def close(self) -> None:
        for person in self.people:
            person.stop_listening()
            if self.reused and person.told is None and not person.clock_changed:
                self.windows.give_back(person.context, f"{self.house.origin}/healthz")
            else:
                self.windows.drop(person.context)
