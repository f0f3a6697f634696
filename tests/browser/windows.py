"""Browser windows, which are reused within a worker: resetting one takes a third as long as opening one.

A reset window shows a nearly empty page of the server, because visiting another site would start a new browser process.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Playwright, sync_playwright

__all__ = ["Windows"]

PAGE = Path(__file__).with_name("page.js")
PACED = "try { localStorage['burgrave.pace'] ??= '%s'; } catch { /* nothing is stored here */ }"


class Windows:
    """Chromium, started on demand, and its windows, including unused ones."""

    def __init__(self, executable: str, arguments: Iterable[str]) -> None:
        self._executable = executable
        self._arguments = list(arguments)
        self._driver: Playwright | None = None
        self._browser: Browser | None = None
        self._free: dict[str, list[BrowserContext]] = {}
        self._taken: dict[BrowserContext, str] = {}

    def take(self, *, fresh: bool = False, pace: str = "once", **look: Any) -> BrowserContext:
        """Return a window. ``pace``: speed of opponents' moves; ``look``: options for its browser context.

        The storage of reused windows is empty, but only a ``fresh`` window has an empty cache.
        """
        kind = repr((pace, look))
        free = [] if fresh else self._free.get(kind, [])
        context = free.pop() if free else self._open(look, pace)
        for page in context.pages:
            page.set_viewport_size(look["viewport"])
        self._taken[context] = kind
        return context

    def _open(self, look: dict[str, Any], pace: str) -> BrowserContext:
        if self._browser is None:
            self._driver = sync_playwright().start()
            self._browser = self._driver.chromium.launch(executable_path=self._executable, args=self._arguments)
        context = self._browser.new_context(**look)
        context.add_init_script(path=PAGE)
        context.add_init_script(PACED % pace)
        return context

    def give_back(self, context: BrowserContext, nothing: str) -> None:
        """Reset a window for reuse, and leave it at the address ``nothing``."""
        kind = self._taken.pop(context)
        try:
            context.set_offline(False)
            for page in context.pages:
                page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
                page.goto(nothing)
                page.mouse.move(0, 0)
            context.clear_cookies()
        except Error:  # the page crashed or was never opened, or the server is gone
            context.close()
        else:
            self._free.setdefault(kind, []).append(context)

    def drop(self, context: BrowserContext) -> None:
        """Close a window that cannot be reset."""
        del self._taken[context]
        context.close()

    def close(self) -> None:
        """Close the browser; the next request for a window starts a new one."""
        if self._browser is not None and self._driver is not None:
            self._browser.close()
            self._driver.stop()
        self._driver = self._browser = None
        self._free.clear()
