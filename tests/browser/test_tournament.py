"""An eight-player tournament on the page, with two users and bots, from creation to the final standings."""

from __future__ import annotations

import re
from contextlib import closing
from typing import Any

from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.player import Hand, Mouse, Player, Touch, who_is_asked
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import Wire, call
from tests.browser.test_fit import unfit
from tests.browser.test_pages import axe

PLACES = 8


def made_by(host: Person) -> str:
    """Create a two-round tournament on the page, with identical deals at both tables; return its id."""
    host.visit("#/tournament/new/citadels")
    host.button("web-less", what=host.words("web-tournament-rounds")).click()
    host.page.get_by_label(host.words("web-tournament-duplicate"), exact=True).check()
    host.page.get_by_label(host.words("web-tournament-name"), exact=True).fill("Friday")
    level = host.page.get_by_role("group", name=host.words("web-level"), exact=True)
    level.get_by_role("button", name=host.words("web-less", what=host.words("web-level"))).click()
    host.button("web-tournament-make").click()
    host.give_name()
    expect(host.page.get_by_role("heading", name="Friday")).to_be_visible()
    return host.page.url.rpartition("/")[2]


def joined_by(guest: Person, host: Person) -> None:
    """Join the host's tournament, and check that the host's page shows the guest."""
    guest.visit(host.page.url)
    guest.button("web-tournament-join").click()
    guest.give_name()
    expect(host.page.get_by_text(guest.name, exact=True)).to_be_visible()


def sent_to_the_tournament(person: Person, room: str, cup: str) -> None:
    """Check that a visitor to a sealed table gets an explanation and a link to its tournament."""
    mine = person.page.url
    person.visit(f"#/room/{room}")
    expect(person.page.get_by_text(person.words("web-error-sealed"), exact=True)).to_be_visible()
    expect(person.link("web-tournament-to")).to_have_attribute("href", f"#/tournament/{cup}")
    person.visit(mine)


def played_by(people: list[Person], cup: str, number: int, *, decisions: int) -> None:
    """Have both users go to their tables, make some decisions, and leave the rest of the game to bots."""
    for person in people:
        person.page.get_by_text(person.words("web-tournament-playing", n=number, of=2)).wait_for()
        person.link("web-tournament-go").click()
        person.page.wait_for_url(re.compile("#/room/"))
    host = people[0]
    tables = {one["room"] for one in call(host, f"/tournaments/{cup}")["rounds"][-1]["tables"]}
    for other in tables - {host.room}:
        answer = host.context.request.get(f"{host.scene.house.origin}/api/v1/rooms/{other}/table")
        assert answer.json()["code"] == "sealed"
        sent_to_the_tournament(host, other, cup)
    hands: dict[Size, Hand] = {PHONE: Touch(), WIDE: Mouse()}
    players = [Player(person, hands[person.size], seed=number) for person in people]
    while sum(player.decisions for player in players) < decisions:
        for player in who_is_asked(players):
            player.decide()
    for person in people:
        person.open_menu().get_by_role("button", name=person.words("web-leave-game")).click()
        person.visit(f"#/tournament/{cup}")


def test_eight_places_two_people_two_rounds(scene: Scene, table: House) -> None:
    ana, bruno = scene.person("Ana", WIDE), scene.person("Bruno", PHONE, lang="pt-BR")
    cup = made_by(ana)
    joined_by(bruno, ana)
    ana.button("web-tournament-begin").click()
    played_by([ana, bruno], cup, 1, decisions=4)
    played_by([ana, bruno], cup, 2, decisions=2)
    for person in (ana, bruno):
        expect(person.page.get_by_text(person.words("web-tournament-over"), exact=True)).to_be_visible()
    told: dict[str, Any] = call(ana, f"/tournaments/{cup}")
    assert sum(one["points"] for one in told["standings"]) > PLACES - 0.01  # each table of four awards two
    assert all(one["seed"] for one in told["rounds"])
    rows = ana.page.get_by_role("table").locator("tbody tr")
    expect(rows).to_have_count(PLACES)
    names = [told["players"][one["player"]]["name"] for one in told["standings"]]
    for row, name in zip(rows.all(), names, strict=True):
        expect(row).to_contain_text(name)
    for person in (ana, bruno):
        person.expect_words()
        assert axe(person) == []
        assert unfit(person) == []


def test_the_page_of_a_tournament_asks_now_and_then(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE)
    asked: list[str] = []
    # Fonts, pictures and parts of the page may come later.
    ana.page.on("request", lambda one: asked.append(one.url) if one.resource_type == "fetch" else None)
    cup = made_by(ana)
    ana.take_clock(stopped=True)
    ana.reload()
    expect(ana.page.get_by_role("heading", name="Friday")).to_be_visible()

    def expect_asked(seconds: int) -> None:
        """Check that the page polls at its interval and never more often."""
        for _ in range(2):
            del asked[:]
            ana.page.clock.run_for(1000 * seconds)
            ana.wait_for(lambda: bool(asked), "the page to ask")
            assert [url.rpartition("/")[2] for url in asked] == [cup]

    expect_asked(3)
    ana.lost_is_fine = True
    away = ana.page.get_by_role("heading", name=ana.words("web-offline-title"))
    ana.page.route("**/tournaments/*", lambda route: route.abort())
    ana.reload()
    expect(away).to_be_visible()
    expect_asked(4)  # only by the page that replaces it
    ana.page.unroute("**/tournaments/*")
    ana.page.clock.run_for(4000)
    expect(away).to_have_count(0)
    expect(ana.page.get_by_role("heading", name="Friday")).to_be_visible()


def test_pages_of_tournaments_can_be_read(scene: Scene, table: House) -> None:
    """The pages for creating, joining and following a tournament are accessible at each size."""
    with closing(Wire(table, "Maximiliana", seed=5)) as host:
        set_up = {"game": "valeria", "options": {"players": 4}}
        made = [host.post("/tournaments", {"set_up": set_up, "places": 11, "duplicate": False}) for _ in range(2)]
        host.post(f"/tournaments/{made[1]['id']}/begin", {})
        ana = scene.person("Ana", PHONE, lang="pt-BR", theme="dark")
        ana.context.add_cookies(host.cookies)
        ana.visit()
        for way in ("#/", "#/tournament/new", *(f"#/tournament/{one['id']}" for one in made)):
            ana.go(way)
            ana.expect_words()
            assert axe(ana) == [], way
            assert unfit(ana) == [], way
