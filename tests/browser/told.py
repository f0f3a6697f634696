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
    page: WebSocketRoute | None = None
    heard: dict[str, Any] = field(default_factory=dict)
    """The table that the page was told of last, as the server told it."""
    withholds: str = ""
    """What the server does not hear: messages of this kind."""
    withheld: list[dict[str, Any]] = field(default_factory=list)

    def between(self, page: WebSocketRoute) -> None:
        """Pass on what the page says, and in the place of each table that it hears the sample."""
        self.page = page
        server = page.connect_to_server()
        page.on_message(lambda said: self.pass_on(said, server))
        server.on_message(lambda said: page.send(self.changed(said)))

    def pass_on(self, said: str | bytes, server: WebSocketRoute) -> None:
        """Let the server hear what the page says, but for what is withheld."""
        message: dict[str, Any] = json.loads(said)
        if message["t"] == self.withholds:
            self.withheld.append(message)
        else:
            server.send(said)

    def changed(self, said: str | bytes) -> str | bytes:
        """Return what the page hears: of a table all but where it stands is the sample's."""
        heard: dict[str, Any] = json.loads(said)
        if heard["t"] != "table" or not self.sample:
            return said
        self.heard = heard
        return self.told()

    def told(self) -> str:
        kept = {name: self.heard[name] for name in ("room", "seq", "lang")}
        return json.dumps({**self.sample, **kept, "happened": [], **self.moment()})

    def tell(self) -> None:
        """Say again what the table is like, once the sample has changed."""
        assert self.page
        self.page.send(self.told())

    def answer(self, message: dict[str, Any]) -> None:
        """Answer the last message that was withheld."""
        assert self.page
        self.page.send(json.dumps({**message, "id": self.withheld[-1]["id"]}))

    def moment(self) -> dict[str, Any]:
        """Return what a table says of its clock and of taking back: nothing here."""
        return {"clock": None, "undo": False}
