"""Frame times of the page during reveals, on a slowed-down processor."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, TimeoutError, expect
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.house import House, house
from tests.browser.tables import Wire
from tests.browser.told import Told
from tests.browser.windows import Windows
from tools.pictures.seeded import table

__all__ = ["DECISIONS", "SLOWED", "Frames", "record"]

SLOWED: Final = 4
"""Factor by which the driver slows down the processor of the page."""
DECISIONS: Final = 12
"""Number of decisions shown in each window."""

_WINDOWS: Final[dict[str, dict[str, Any]]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
_BEGINNING: Final = 5_000  # milliseconds to wait for a reveal; not every decision has one
_RECORDER: Final = """() => {
  const found = (window.__frames = { shown: false, lengths: [] });
  let before = 0;
  const next = (now) => {
    const shown = document.querySelector('.stage') !== null;
    if (shown && found.shown) found.lengths.push(now - before);
    found.shown = shown;
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
_TAKEN: Final = "() => window.__frames.lengths.splice(0)"


@dataclass
class Frames:
    """Milliseconds between frames during all reveals in one kind of window."""

    name: str
    reveals: int = 0
    lengths: list[float] = field(default_factory=list)


def record(folder: Path) -> Iterator[Frames]:
    """Show the decisions of a game between bots in each window, and record the frames of their reveals."""
    with house(folder) as at:
        windows = Windows(CHROMIUM, QUIET)
        with closing(windows), closing(Wire(at, "Ana", seed=1)) as ana:
            for game in ("citadels", "valeria"):
                for name, window in _WINDOWS.items():
                    context = windows.take(fresh=True, locale="en", reduced_motion="no-preference", **window)
                    context.add_cookies(ana.cookies)
                    frames = Frames(f"{game.title()}, {name}")
                    _record(context.new_page(), at, ana, game, frames)
                    context.close()
                    yield frames


def _record(page: Page, at: House, ana: Wire, game: str, frames: Frames) -> None:
    shown = Told(table(game, DECISIONS), happening=True)
    room = ana.game_like(shown.sample)
    page.add_init_script("localStorage.setItem('burgrave.pace', 'normal')")
    page.route_web_socket("**/*", shown.between)
    page.goto(f"{at.origin}/#/room/{room}")
    expect(page.locator(f"main .{game}")).to_be_visible()
    page.evaluate("() => window.__burgrave.settled()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(_RECORDER)
    stage = page.locator(".stage")
    for before in range(DECISIONS - 1, -1, -1):
        shown.sample = table(game, before)
        shown.tell()
        with suppress(TimeoutError):
            stage.wait_for(state="attached", timeout=_BEGINNING)
            frames.reveals += 1
            expect(stage).to_have_count(0)
    frames.lengths += page.evaluate(_TAKEN)
