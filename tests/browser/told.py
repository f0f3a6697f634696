"""Interceptor that replaces the tables sent to a page with a sample."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import WebSocketRoute

__all__ = ["Told"]


@dataclass
class Told:
    """Interceptor between a page and the server; without a sample, it changes nothing."""

    sample: dict[str, Any] = field(default_factory=dict)
    page: WebSocketRoute | None = None
    heard: dict[str, Any] = field(default_factory=dict)
    """The last table sent by the server, unmodified."""
    happening: bool = False
    """True to send the sample's events, too."""
    withholds: str = ""
    """Kind of message from the page to withhold."""
    withheld: list[dict[str, Any]] = field(default_factory=list)

    def between(self, page: WebSocketRoute) -> None:
        """Pass on messages in both directions, replacing each table with the sample."""
        self.page = page
        server = page.connect_to_server()
        page.on_message(lambda said: self.pass_on(said, server))
        server.on_message(lambda said: page.send(self.changed(said)))

    def pass_on(self, said: str | bytes, server: WebSocketRoute) -> None:
        """Pass on the page's messages, except those of the kind ``withholds``."""
        message: dict[str, Any] = json.loads(said)
        if message["t"] == self.withholds:
            self.withheld.append(message)
        else:
            server.send(said)

    def changed(self, said: str | bytes) -> str | bytes:
        """Return the message for the page: a table becomes the sample, but keeps its own room, number and language."""
        heard: dict[str, Any] = json.loads(said)
        if heard["t"] != "table" or not self.sample:
            return said
        self.heard = heard
        return self.told()

    def told(self) -> str:
        kept = {name: self.heard[name] for name in ("room", "seq", "lang")}
        happened = self.sample["happened"] if self.happening else []
        return json.dumps({**self.sample, **kept, "happened": happened, **self.moment()})

    def tell(self) -> None:
        """Send the table again after the sample has changed."""
        assert self.page
        self.page.send(self.told())

    def answer(self, message: dict[str, Any]) -> None:
        """Respond to the last withheld message."""
        assert self.page
        self.page.send(json.dumps({**message, "id": self.withheld[-1]["id"]}))

    def moment(self) -> dict[str, Any]:
        """Return the table's clock and undo state; by default, the table has neither."""
        return {"clock": None, "undo": False}
