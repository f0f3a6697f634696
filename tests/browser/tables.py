"""Tables that tests open, by way of the page or of the wire."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.scene import Person

__all__ = ["call", "open_table"]


def call(person: Person, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server as this person's browser does, and return what it answers."""
    request = person.context.request
    url = f"{person.scene.house.origin}/api/v1{path}"
    origin = {"Origin": person.scene.house.origin}
    answer = request.get(url) if body is None else request.post(url, data=body, headers=origin)
    assert answer.ok, answer.text()
    return answer.json()


def open_table(
    person: Person,
    game: str,
    *,
    bots: int = 1,
    others: int = 0,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> str:
    """Open a table of which only the game matters, and look at it; it begins if nobody is missing."""
    call(person, "/me", {"name": person.name})
    seats = ["me", *["open"] * others, *["bot:easy"] * bots]
    set_up = {"game": game, "options": {"players": len(seats), **(options or {})}}
    room: dict[str, Any] = call(person, "/rooms", {"set_up": set_up, "seats": seats, **more})
    if not others:
        call(person, f"/rooms/{room['id']}/start", {})
    person.visit(f"#/room/{room['id']}")
    expect(person.page.locator("main h1, main h2").first).to_be_attached()
    return str(room["id"])
