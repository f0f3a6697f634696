"""Random players that use only the page, with mouse, touch or keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any, Protocol

from tests.browser.scene import Person

__all__ = ["Hand", "Keyboard", "Mouse", "Player", "Touch", "who_is_asked"]

Control = dict[str, Any]
STEPS = 14
"""Number of attempts after which a decision counts as impossible."""
PATIENCE = 5
"""Number of controls per game that may be covered temporarily."""
WEIGHTS = {"bar": 4, "thing": 12, "list": 1, "choice": 1}


class Unreachable(AssertionError):
    """A visible control cannot be touched or focused."""


class Hand(Protocol):
    """Way of operating the page: by mouse, touch or keyboard."""

    def use(self, person: Person, which: int, control: Control, chance: random.Random) -> None:
        """Use control number ``which`` on the page."""


def _point(person: Person, which: int, control: Control) -> tuple[float, float] | None:
    """Return a point at which a control can be touched, or None if it has just disappeared."""
    at = person.page.evaluate("which => window.__burgrave.point(which)", which)
    if at is None:
        still = person.page.evaluate("which => !!window.__burgrave.found[which]?.isConnected", which)
        if still:
            raise Unreachable(f"{control['name']!r} is covered at {person.page.url}")
        return None
    return at["x"], at["y"]


class Mouse:
    def use(self, person: Person, which: int, control: Control, chance: random.Random) -> None:
        if at := _point(person, which, control):
            person.page.mouse.click(*at)


class Touch:
    def use(self, person: Person, which: int, control: Control, chance: random.Random) -> None:
        if at := _point(person, which, control):
            person.page.touchscreen.tap(*at)


class Keyboard:
    """Input with the keyboard only: displayed shortcuts, or Tab and Enter, and arrow keys in lists."""

    MOST = 250

    def use(self, person: Person, which: int, control: Control, chance: random.Random) -> None:
        keys = person.page.keyboard
        if control["kind"] == "list":
            keys.press(control["key"] or "l")
        elif re.fullmatch("[a-z0-9]", control["key"]) and chance.random() < 0.6:
            keys.press(control["key"])
        else:
            self._walk(person, which, control)

    def _walk(self, person: Person, which: int, control: Control) -> None:
        """Move the focus to a control with Tab, and press it."""
        keys = person.page.keyboard
        if control["kind"] != "choice" and person.page.evaluate("() => document.activeElement === document.body"):
            keys.press("Tab")  # only the browser knows where the focus continues after its element was removed
        way: dict[str, Any] = person.page.evaluate("which => window.__burgrave.way(which)", which)
        key = "ArrowDown" if control["kind"] == "choice" else "Shift+Tab" if way["back"] else "Tab"
        for _ in range(way["steps"]):
            keys.press(key)
        for _ in range(self.MOST):
            if person.page.evaluate("which => window.__burgrave.focused(which)", which):
                keys.press("Enter")
                return
            if not person.page.evaluate("which => !!window.__burgrave.found[which]?.isConnected", which):
                return
            keys.press(key)
        raise Unreachable(f"{control['name']!r} is not reachable by {key} at {person.page.url}")


class Player:
    """Player who makes one seat's decisions at random until the game is over."""

    def __init__(self, person: Person, hand: Hand, seed: int = 1) -> None:
        self.person = person
        self.hand = hand
        self.chance = random.Random(seed)
        self.decisions = 0
        self.lists = 0
        self.stale = 0
        self.unreachable: list[str] = []
        self.ways: dict[str, int] = {}

    def look(self) -> dict[str, Any]:
        words = self.person.words
        tools = [words(f"web-{page}-{tool}") for page in ("table", "valeria") for tool in ("undo", "hint")]
        tools.append(words("web-table-close"))
        turn = words("web-your-turn")
        given = {"result": words("web-table-result"), "tools": tools, "turn": turn}
        seen: dict[str, Any] = self.person.page.evaluate("given => window.__burgrave.look(given)", given)
        if seen["dialog"] and not seen["controls"]:  # a delayed click may have opened a dialog without answers
            self.person.page.keyboard.press("Escape")
        return seen

    def play(self, *, until: int | None = None) -> bool:
        """Play to the end, or for this many decisions; return True if the game is over."""
        most = None if until is None else self.decisions + until
        while most is None or self.decisions < most:
            if not self.wait():
                return True
            self.decide()
        return False

    def wait(self) -> bool:
        """Wait for the player's turn; return False if the game ends first."""
        return bool(who_is_asked([self]))

    def decide(self) -> None:
        """Make one decision with the page's controls."""
        witness = self.person.witness
        before = len(witness.acts)
        for step in range(STEPS):
            seen = self.look()
            if seen["over"] or (not seen["mine"] and not seen["dialog"]):
                break
            if seen["dialog"] and not seen["controls"]:
                continue
            if seen["controls"]:
                self._try(seen, listed=step > STEPS // 2)
            if self._acted(before):
                break
        else:
            asked = [one["text"] for one in witness.options]
            raise AssertionError(f"{self.person.name} cannot answer {asked}; the page offers {seen}")
        self._committed(before)

    def strike(self) -> bool:
        """Make an open decision without waiting for the result; return True if the page accepted it."""
        seen = self.look()
        before = len(self.person.witness.acts)
        for _ in range(STEPS):
            if not seen["mine"] or not seen["controls"]:
                return False
            self._try(seen, listed=False)
            if self._acted(before):
                return True
            seen = self.look()
            if seen["busy"]:  # waiting for the network
                return True
        return False

    def _try(self, seen: dict[str, Any], *, listed: bool) -> None:
        controls = seen["controls"]
        if seen["dialog"]:
            self._compare(controls)
        kinds = sorted({control["kind"] for control in controls})
        plain = [one for one in ("list", "bar") if one in kinds] if listed else []
        kind = plain[0] if plain else self.chance.choices(kinds, [WEIGHTS[one] for one in kinds])[0]
        which = self.chance.choice([n for n, control in enumerate(controls) if control["kind"] == kind])
        self.ways[kind] = self.ways.get(kind, 0) + 1
        try:
            try:
                self.hand.use(self.person, which, controls[which], self.chance)
            except Unreachable:  # a raised card covers its neighbors: put it down
                self.person.page.keyboard.press("Escape")
                self.person.drawn()
                self.hand.use(self.person, which, controls[which], self.chance)
        except Unreachable as problem:  # the control may be covered temporarily; there are other ways
            self.unreachable.append(str(problem))
            assert len(self.unreachable) < PATIENCE, "; ".join(self.unreachable)
            self.person.page.wait_for_timeout(200)

    def _compare(self, controls: list[Control]) -> None:
        """Check that the page's list of options matches the server's."""
        offered = self.person.witness.options
        assert len(controls) == len(offered), (
            f"the list has {[one['name'] for one in controls]}, the server offers {[one['text'] for one in offered]}"
        )
        for control, option in zip(controls, offered, strict=True):
            assert control["name"].startswith(option["text"].strip()), f"{control['name']} is not {option['text']}"
        self.lists += 1

    def _acted(self, before: int) -> bool:
        self.person.drawn()
        return len(self.person.witness.acts) > before

    def _committed(self, before: int) -> None:
        acts = self.person.witness.acts
        self.person.wait_for(lambda: len(acts) == before or acts[-1].done or bool(acts[-1].refused), "an answer")
        refused = [act.refused for act in acts[before:] if act.refused not in ("", "stale")]
        assert not refused, f"refused: {refused}"
        done = any(act.done for act in acts[before:])
        self.decisions += done
        self.stale = 0 if done else self.stale + 1
        assert self.stale < 5, f"{self.person.name} keeps answering an outdated decision: {acts[-5:]}"


def who_is_asked(players: Sequence[Player]) -> list[Player]:
    """Wait until some players can decide on their pages; return these players, or an empty list if the game is over."""
    asked: list[Player] = []

    def come() -> bool:
        tables = [player.person.witness.table for player in players]
        if not any(table.get("ask") or table.get("result") for table in tables):
            return False  # skip pages without a decision
        seen = [(player, player.look()) for player in players]
        asked[:] = [player for player, one in seen if one["mine"] and one["controls"] and not one["over"]]
        return bool(asked) or all(one["over"] for _, one in seen)

    decisions = sum(player.decisions for player in players)
    players[0].person.wait_for(come, f"a turn after {decisions} decisions")
    return asked
