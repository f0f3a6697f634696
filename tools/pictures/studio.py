"""Setup for taking pictures: a server, a user who sits at its tables, and a browser."""

from __future__ import annotations

import base64
import io
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.house import House, house
from tests.browser.tables import Wire
from tests.browser.told import Told
from tests.browser.windows import Windows
from tools.pictures.listed import ROOT, Listed
from tools.pictures.screen import terminal_page
from tools.pictures.seeded import NAME, REVIEWED, TABLES, replayed, reviewed, table

__all__ = ["Studio", "studio"]

REPORT: Final = ROOT / "docs" / "reports" / "citadels-first-game.html"
FIGURE: Final = "figure-5"
MARGIN: Final = 28
"""Margin above the picture, in CSS pixels."""
MOVING: Final = (800, 450)
"""Size of an animated picture in pixels."""
SPAN: Final = 900
"""Duration of each frame in an animated picture, in milliseconds."""
REVEAL: Final = 1500
"""Milliseconds to wait for a reveal after a decision."""
QUALITY: Final = 80
"""WebP quality: lower values blur the smallest text."""
MOVING_QUALITY: Final = 60
"""WebP quality of animated pictures, which contain many pictures in one file."""


STILL: Final = """() => Promise.allSettled(
  document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished)
)"""
"""Script that waits until all animations have finished."""


HELD: Final = """() => {
  const stage = document.querySelector('.stage');
  if (!stage) return false;
  const length = Number(stage.style.getPropertyValue('--ms')) * Number(stage.style.getPropertyValue('--rate'));
  for (const one of stage.getAnimations({ subtree: true })) {
    one.pause();
    one.currentTime = 0.6 * length;
  }
  return true;
}"""
"""Script that pauses a reveal at its most informative moment, and returns False if there is none."""


@dataclass(frozen=True)
class Frame:
    """Window size in CSS pixels, and device pixels per CSS pixel."""

    width: int
    height: int
    scale: float
    touch: bool = False


WIDE: Final = Frame(1280, 720, 1)
PHONE: Final = Frame(390, 844, 1.25, touch=True)
PAGE: Final = Frame(1000, 619, 1.25)
"""Window for a review; its height is chosen so that the picture ends with the chart."""
SHEET: Final = Frame(960, 490, 1.25)
FRAMES: Final = {"wide": WIDE, "phone": PHONE}


class Studio:
    """Camera for the pictures; ``take`` returns each one as the bytes of a WebP file."""

    def __init__(self, at: House, windows: Windows, ana: Wire) -> None:
        self._at = at
        self._windows = windows
        self._ana = ana

    def take(self, one: Listed, theme: str) -> bytes:
        """Return a picture in the theme ``light`` or ``dark``."""
        game, _, frame = one.name.partition("-")
        if game in TABLES:
            return self._table(game, FRAMES[frame], theme, one.moments)
        others: dict[str, Callable[[str], bytes]] = {
            "review": self._review,
            "terminal": self._terminal,
            "report": self._report,
        }
        return others[one.name](theme)

    @contextmanager
    def _page(self, frame: Frame, theme: str, *, moving: bool = False) -> Iterator[Page]:
        context = self._windows.take(
            viewport={"width": frame.width, "height": frame.height},
            has_touch=frame.touch,
            is_mobile=frame.touch,
            locale="en",
            color_scheme=theme,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.add_cookies(self._ana.cookies)
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('burgrave.pace', '{'slow' if moving else 'once'}')")
        try:
            yield page
        finally:
            page.close()

    def _table(self, game: str, frame: Frame, theme: str, moments: int) -> bytes:
        room = self._ana.game_like(table(game), name=NAME)
        moving = moments > 1
        with self._page(frame, theme, moving=moving) as page:
            shown = Told(table(game, moments - 1), happening=moving)
            page.route_web_socket("**/*", shown.between)
            page.goto(f"{self._at.origin}/#/room/{room}")
            expect(page.locator(f"main .{game}")).to_be_visible()
            pictures = [_taken(page, frame)]
            for before in range(moments - 2, -1, -1):
                shown.sample = table(game, before)
                shown.tell()
                with suppress(TimeoutError):
                    page.wait_for_function(HELD, timeout=REVEAL)
                    pictures.append(_screenshot(page, frame))
                    expect(page.locator(".stage")).to_have_count(0)
                pictures.append(_taken(page, frame))
            return _moving(pictures) if moving else pictures[0]

    def _review(self, theme: str) -> bytes:
        told = reviewed()
        seats = ["me", *["bot:normal"] * (len(told["names"]) - 1)]
        room = self._ana.post("/rooms", {"set_up": REVIEWED, "seats": seats, "name": NAME})["id"]
        done = {"room": room, "state": "done", "done": 1, "steps": 1, "before": 0, "told": told}
        with self._page(PAGE, theme) as page:
            page.route("**/review?*", lambda route: route.fulfill(json=done))
            page.route("**/replay/*?*", lambda route: route.fulfill(json=replayed(_step_of(route.request.url))))
            page.goto(f"{self._at.origin}/#/review/{room}")
            expect(page.locator("main .review .owner")).to_have_count(3)  # the pictures of the moments
            return _taken(page, PAGE)

    def _terminal(self, theme: str) -> bytes:
        with self._page(SHEET, theme) as page:
            page.set_content(terminal_page(theme))
            return _taken(page, SHEET)

    def _report(self, theme: str) -> bytes:
        with self._page(SHEET, theme) as page:
            page.goto(f"{REPORT.as_uri()}#{FIGURE}")
            page.evaluate("margin => scrollBy(0, -margin)", MARGIN)
            return _taken(page, SHEET)


def _step_of(url: str) -> int:
    """Return the step of a replay that a URL requests."""
    return int(url.partition("?")[0].rpartition("/")[2])


def _moving(pictures: list[bytes]) -> bytes:
    """Combine pictures into a smaller animation that plays three times and shows the last picture for longer."""
    images = [Image.open(io.BytesIO(one)).convert("RGB").resize(MOVING) for one in pictures]
    written = io.BytesIO()
    spans = [SPAN] * (len(images) - 1) + [4 * SPAN]
    how: dict[str, Any] = {"quality": MOVING_QUALITY, "method": 6, "minimize_size": True, "duration": spans, "loop": 3}
    images[0].save(written, "WEBP", save_all=True, append_images=images[1:], **how)
    return written.getvalue()


def _taken(page: Page, frame: Frame) -> bytes:
    """Return a screenshot of the window once all fonts and drawings have loaded."""
    page.mouse.move(0, 0)
    page.evaluate("() => window.__burgrave.settled()")
    page.evaluate(STILL)
    return _screenshot(page, frame)


def _screenshot(page: Page, frame: Frame) -> bytes:
    left, top = page.evaluate("() => [scrollX, scrollY]")
    part = {"x": left, "y": top, "width": frame.width, "height": frame.height, "scale": frame.scale}
    how = {"format": "webp", "quality": QUALITY, "clip": part}
    browser = page.context.new_cdp_session(page)  # Playwright cannot write WebP
    return base64.b64decode(browser.send("Page.captureScreenshot", how)["data"])


@contextmanager
def studio() -> Iterator[Studio]:
    with TemporaryDirectory(prefix="burgrave-pictures-") as folder, house(Path(folder)) as at:
        windows = Windows(CHROMIUM, QUIET)
        with closing(windows), closing(Wire(at, "Ana", seed=1)) as ana:
            yield Studio(at, windows, ana)
