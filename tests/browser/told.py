"""What a page is told in the place of the game that it asks for: a sample of a table."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import WebSocketRoute

__all__ = ["Told"]


@dataclass
class Told:
    """Stands between a page and the server; without a sample all is passed on as it is."""

    sample: dict[str, Any] = field(default_factory=dict)

    def between(self, page: WebSocketRoute) -> None:
        """Pass on what the page says, and in the place of each table that it hears the sample."""
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda said: page.send(self.changed(said)))

    def changed(self, said: str | bytes) -> str | bytes:
        """Return what the page hears: of a table all but where it stands is the sample's."""
        heard: dict[str, Any] = json.loads(said)
        if heard["t"] != "table" or not self.sample:
            return said
        kept = {name: heard[name] for name in ("room", "seq", "lang")}
        return json.dumps({**self.sample, **kept, "happened": [], **self.moment()})

    def moment(self) -> dict[str, Any]:
        """Return what a table says of its clock and of taking back: nothing here."""
        return {"clock": None, "undo": False}
