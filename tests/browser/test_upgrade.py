"""Tables after an upgrade that changes the rules: the explanation shown, and features that still work."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

from playwright.sync_api import WebSocketRoute, expect
from tests.browser.scene import Scene
from tests.browser.tables import begin_table, call
from tests.browser.told import Told
from tests.browser.words import LANGUAGES


def let_rules_be_gone(scene: Scene, *rooms: str) -> None:
    """Restart the server as if its rules no longer supported the games in these rooms."""
    scene.house.break_off()
    with closing(sqlite3.connect(scene.house.folder / "table.db", isolation_level=None)) as connection:
        for room in rooms:
            connection.execute("UPDATE rooms SET header = json_set(header, '$.rules', 0) WHERE id = ?", (room,))
    scene.house.start()


def test_games_of_rules_that_are_gone(own_scene: Scene) -> None:
    ana = own_scene.person("Ana")
    ana.lost_is_fine = True
    over = begin_table(ana, "valeria")
    call(ana, f"/rooms/{over}/leave", {})
    result = ana.page.get_by_role("region", name=ana.words("web-table-result"), exact=True)
    ana.wait_for(lambda: call(ana, f"/rooms/{over}")["state"] == "over", "the end")
    ana.visit(f"#/room/{over}")
    expect(result).to_be_visible()
    points = result.get_by_role("table").first.locator("tbody td").all_inner_texts()
    # The remaining text is neutral: "Ana wins", where she read "You win".
    verdict = call(ana, f"/rooms/{over}/result?lang=en")["result"]["verdict"]
    running = begin_table(ana, "valeria")
    let_rules_be_gone(own_scene, over, running)

    ana.visit(f"#/room/{over}")
    expect(ana.page.get_by_text(ana.words("web-error-other-rules"), exact=True)).to_be_visible()
    expect(result.get_by_role("heading", level=2)).to_contain_text(verdict)
    assert result.get_by_role("table").first.locator("tbody td").all_inner_texts() == points
    ana.visit(f"#/replay/{over}")
    expect(ana.page.get_by_role("alert")).to_contain_text(ana.words("web-error-other-rules"))
    ana.link("web-table").click()
    expect(result).to_be_visible()

    ana.visit(f"#/room/{running}")
    for lang in LANGUAGES:
        ana.speak(lang)
        expect(ana.page.get_by_text(ana.words("web-closed-other-rules"), exact=True)).to_be_visible()
        ana.expect_words()
        expect(ana.link("web-record")).to_have_attribute("download", f"{running}.txt")
        expect(ana.link("web-replay")).to_have_count(0)
    record = ana.context.request.get(f"{own_scene.house.origin}/api/v1/rooms/{running}/record").text()
    assert "\nrules 0\n" in record
    ana.button("web-rematch").click()
    expect(ana.page.get_by_text(ana.words("web-closed-other-rules"), exact=True)).to_have_count(0)


@dataclass
class Slow(Told):
    """Interceptor that withholds all messages from the server except those about the room."""

    kept: list[str | bytes] = field(default_factory=list)

    def between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def hear(said: str | bytes) -> None:
            if json.loads(said)["t"] == "room":
                page.send(said)
            else:
                self.kept.append(said)

        server.on_message(hear)


def test_what_stays_is_not_shown_while_the_table_is_on_its_way(scene: Scene) -> None:
    """While a finished game is still loading, the page does not fall back to the bare result."""
    ana = scene.person("Ana")
    over = begin_table(ana, "valeria")
    call(ana, f"/rooms/{over}/leave", {})
    ana.wait_for(lambda: call(ana, f"/rooms/{over}")["state"] == "over", "the end")
    slow = Slow()
    ana.hear(slow)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.visit()
    ana.page.evaluate("way => { location.hash = way; }", f"#/room/{over}")
    ana.wait_for(lambda: len(slow.kept) > 1, "table and chats")
    ana.drawn()
    assert not [address for address in asked if "/result" in address]
