"""Tables opened by tests, through the page or the API."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.scene import STILL, Person

__all__ = ["Wire", "begin_table", "by_building", "call", "open_table", "preferred"]


def call(person: Person, path: str, body: dict[str, Any] | None = None) -> Any:
    """Send a request with this user's cookies, and return the response."""
    request = person.context.request
    url = f"{person.scene.house.origin}/api/v1{path}"
    origin = {"Origin": person.scene.house.origin}
    answer = request.get(url) if body is None else request.post(url, data=body, headers=origin)
    assert answer.ok, answer.text()
    return answer.json()


def begin_table(person: Person, game: str, *, bots: int = 1, others: int = 0, **more: Any) -> str:
    """Open a table through the API, begin its game if all seats are filled, and return its room."""
    call(person, "/me", {"name": person.name})
    seats = ["me", *["open"] * others, *["bot:easy"] * bots]
    set_up = {"game": game, "options": {"players": len(seats)}}
    room = str(call(person, "/rooms", {"set_up": set_up, "seats": seats, **more})["id"])
    if not others:
        call(person, f"/rooms/{room}/start", {})
    return room


def open_table(person: Person, game: str, *, bots: int = 1, others: int = 0) -> str:
    """Open a table, show it on the user's page, and return its room."""
    room = begin_table(person, game, bots=bots, others=others)
    person.visit(f"#/room/{room}")
    expect(person.page.locator("main h1, main h2").first).to_be_attached()
    return room


def preferred(table: dict[str, Any], rank: Callable[[str], int]) -> dict[str, Any]:
    """Return the option of a decision whose notation has the lowest rank."""
    return min(table["ask"]["options"], key=lambda option: rank(option["notation"]))


def by_building(view: dict[str, Any]) -> Callable[[str], int]:
    """Return a priority function for a player who wants to build as much as possible; lower is better."""
    standing = {one["district"] for one in view["seats"][view["seat"]]["city"]}
    # Gold is useless if the hand holds only duplicates of districts in the player's own city: such a game would never
    # end.
    order = ("build", "gold" if {*view["hand"]} - standing else "cards", "income", "pick", "keep", "end")
    return lambda notation: next((n for n, one in enumerate(order) if notation.startswith(one)), len(order))


class Wire:
    """API client without a page; a page may take over the client's cookies."""

    def __init__(self, house: House, name: str, *, seed: int) -> None:
        self._origin = house.origin
        self._client = httpx.Client(base_url=f"{house.origin}/api/v1", headers={"Origin": house.origin}, timeout=STILL)
        self._chance = random.Random(seed)
        self.post("/me", {"name": name})

    @property
    def cookies(self) -> list[Any]:
        """Return the cookies in the browser's format."""
        return [{"name": one.name, "value": one.value, "url": self._origin} for one in self._client.cookies.jar]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def room(self, game: str, *seats: str, **more: Any) -> str:
        set_up = {"game": game, "options": {"players": len(seats)}}
        room: dict[str, Any] = self.post("/rooms", {"set_up": set_up, "seats": seats, **more})
        return str(room["id"])

    def game(self, game: str, *, bots: int) -> str:
        room = self.room(game, "me", *["bot:easy"] * bots)
        self.post(f"/rooms/{room}/start", {})
        return room

    def game_like(self, sample: dict[str, Any], **more: Any) -> str:
        """Begin a game with the client and bots in the same seats as in a sample, and return its room."""
        seats = ["bot:normal"] * len(sample["names"])
        seats[sample["seat"]] = "me"
        room = self.room(sample["view"]["game"], *seats, **more)
        self.post(f"/rooms/{room}/start", {})
        return room

    def play(self, room: str, decisions: int) -> None:
        for _ in range(decisions):
            table = self._table_when(room, lambda table: table["ask"] is not None)
            action = self._chance.choice(table["ask"]["options"])["action"]
            self.post(f"/rooms/{room}/act", {"seq": table["seq"], "action": action})

    def table(self, room: str) -> dict[str, Any]:
        found: dict[str, Any] = self._client.get(f"/rooms/{room}/table").json()
        return found

    def leave(self, room: str) -> None:
        """Leave the game, and wait until bots have finished it."""
        self.post(f"/rooms/{room}/leave", {})
        self._table_when(room, lambda table: table["result"] is not None)

    def _table_when(self, room: str, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        end = time.monotonic() + STILL
        while time.monotonic() < end:
            table = self.table(room)
            if true(table):
                return table
            time.sleep(0.05)
        raise AssertionError(f"nothing new in room {room} for {STILL} s")

    def close(self) -> None:
        self._client.close()
