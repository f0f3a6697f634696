"""First load of a page over a slow connection with an empty cache."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import BrowserContext, expect
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.house import house
from tests.browser.tables import Wire
from tests.browser.windows import Windows

__all__ = ["LINE", "WAY", "Seen", "look"]

LINE: Final = 400_000
"""Bandwidth of the connection to the browser, in bytes per second."""
WAY: Final = 100
"""Minimum latency of a response, in milliseconds."""

_PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "locale": "pt-BR",
}
_PATIENCE: Final = 60_000  # milliseconds

_FIRST: Final = """() => new Promise((tell) => {
  const found = (list) => list.getEntries().find((one) => one.name === "first-contentful-paint");
  const seen = new PerformanceObserver((list) => found(list) && tell(found(list).startTime));
  seen.observe({ type: "paint", buffered: true });
})"""
_NOW: Final = "() => performance.now()"


@dataclass
class Seen:
    """Timings of one page: milliseconds from the click on its link, and bytes transferred."""

    name: str
    first: list[float] = field(default_factory=list)  # first contentful paint
    whole: list[float] = field(default_factory=list)  # main content visible
    size: list[int] = field(default_factory=list)

    def middle(self) -> tuple[float, float, float]:
        """Return the median times of first paint and main content, and the median size."""
        return median(self.first), median(self.whole), median(self.size)


def look(folder: Path, times: int) -> Iterator[Seen]:
    """Open the lobby and a table of each game several times, each time with an empty cache."""
    with house(folder) as at:
        windows = Windows(CHROMIUM, QUIET)
        with closing(windows), closing(Wire(at, "Ana", seed=1)) as ana:
            pages = {"lobby": ("#/", "main h1, main h2")}
            for game in ("citadels", "valeria"):
                pages[f"a table of {game.title()}"] = (f"#/room/{ana.game(game, bots=3)}", f"main .{game}")
            for name, (path, there) in pages.items():
                seen = Seen(name)
                for _ in range(times):
                    context = windows.take(fresh=True, **_PHONE)
                    context.add_cookies(ana.cookies)
                    _open(context, f"{at.origin}/{path}", there, seen)
                    context.close()
                yield seen


def _open(context: BrowserContext, url: str, there: str, seen: Seen) -> None:
    page = context.new_page()
    line = context.new_cdp_session(page)
    size = 0

    def arrived(event: dict[str, Any]) -> None:
        nonlocal size
        size += int(event["encodedDataLength"])

    line.on("Network.loadingFinished", arrived)
    line.send("Network.enable")
    limits = {"offline": False, "latency": WAY, "downloadThroughput": LINE, "uploadThroughput": LINE}
    line.send("Network.emulateNetworkConditions", limits)
    page.goto(url, timeout=_PATIENCE)
    expect(page.locator(there).first).to_be_visible(timeout=_PATIENCE)
    seen.whole.append(page.evaluate(_NOW))
    seen.first.append(page.evaluate(_FIRST))
    page.wait_for_load_state("networkidle", timeout=_PATIENCE)
    seen.size.append(size)
