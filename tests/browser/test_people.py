"""Profiles: statistics, visibility, finished games, and the leaderboard."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.house import House, house
from tests.browser.scene import PHONE, WIDE, Person, Scene
from tests.browser.tables import begin_table, call
from tests.browser.test_fit import unfit
from tests.browser.test_pages import axe

from burgrave.games.citadels.cards import CHARACTER_NAMES
from burgrave.games.valeria.cards import DUKE_NAMES
from burgrave.server.store import FinishedGame, Principal, Role, RoomRow, SeatResult, SeatRow, Store, new_room_id

PASSWORD = "correct horse battery"
GAMES = 40


async def _fill(url: str) -> None:
    """Create accounts for Ana, Bruno and Carla, with results of games over several years."""
    chance = random.Random(8)
    store = await Store.open(url)
    try:
        people = []
        for name in ("Ana", "Bruno", "Carla"):
            guest, _ = await store.new_guest(name)
            people.append(await store.register(guest.id, name.lower(), PASSWORD, by=guest.by))
        for number in range(GAMES):
            await _play(store, people, number, chance)
    finally:
        await store.close()


async def _play(store: Store, people: list[Principal], number: int, chance: random.Random) -> None:
    game, ruleset = ("valeria", None) if number % 3 == 2 else ("citadels", "2016" if number % 2 else "classic")
    ranks = chance.sample((1, 2, 3, 4), 4)
    kind, names = ("dukes", DUKE_NAMES) if ruleset is None else ("characters", CHARACTER_NAMES[:18])
    seats = [SeatRow("person", one.id, one.name) for one in people]
    set_up = {"game": game, "options": {}}
    room = RoomRow(new_room_id(), f"Evening {number}", set_up, tuple(seats), people[0].id, "over", public=False)
    room = await store.add_room(room, by=people[0].by)
    results = [SeatResult(seat, one.name, ranks[seat], 30 - ranks[seat], one.id) for seat, one in enumerate(people)]
    results.append(SeatResult(3, "Odo", ranks[3], 30 - ranks[3], None, "hard"))
    await store.add_result(room.id, results, game=game, ruleset=ruleset)
    roles = [
        Role(seat, kind, name, 1 if ruleset is None else chance.randint(1, 3))
        for seat in range(3)
        for name in chance.sample(names, 1 if ruleset is None else 6)
    ]
    await store.add_finished(FinishedGame(room.id, game, ruleset, 1, 9, "", None), roles)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """Yield a server where three users have played for years."""
    filling = _fill(f"sqlite:///{(tmp_path / 'table.db').as_posix()}")
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the browser's event loop
        elsewhere.submit(asyncio.run, filling).result()
    with house(tmp_path) as running:
        yield running


def log_in(person: Person, login: str) -> None:
    call(person, "/login", {"login": login, "password": PASSWORD})


def choose(person: Person, name: str, wanted: str) -> None:
    """Choose an entry in a list by its displayed name."""
    person.page.get_by_role("combobox", name=person.words(name)).select_option(label=wanted)


def test_a_page_of_ones_own_that_others_see_if_one_wants(own_scene: Scene) -> None:
    ana, stranger = own_scene.person("Ana", WIDE), own_scene.person("Bruno", PHONE, theme="dark")
    stranger.lost_is_fine = True  # the browser logs the 404 of a private profile
    log_in(ana, "ana")
    ana.visit("#/me")
    ana.page.get_by_role("link", name=ana.words("web-person-more")).click()
    expect(ana.page.get_by_role("heading", name="Ana", level=1)).to_be_visible()
    (citadels,) = [one for one in call(ana, "/me/profile")["games"] if one["game"] == "citadels"]
    wins, games = citadels["total"]["wins"], citadels["total"]["games"]
    statistics = ana.page.get_by_role("region", name=ana.words("web-game-citadels"))
    expect(statistics.get_by_text(ana.words("web-share-won", wins=wins, games=games)).first).to_be_visible()
    expect(statistics.get_by_text(ana.words("web-share-few")).first).to_be_visible()

    played = ana.page.get_by_role("region", name=ana.words("web-played")).locator("ul > li")
    expect(played).to_have_count(20)
    choose(ana, "web-game", ana.words("web-game-citadels"))
    choose(ana, "web-played-ended", ana.words("web-played-won"))
    expect(played).to_have_count(wins)
    choose(ana, "web-played-with", "Bruno")
    expect(played).to_have_count(wins)

    own = f"{own_scene.house.origin}/#/person/me"
    stranger.visit("#/best")
    expect(stranger.page.get_by_text(stranger.words("web-best-none"))).to_be_visible()
    ana.page.get_by_label(ana.words("web-person-see")).check()
    link = ana.page.get_by_label(ana.words("web-person-address")).input_value()
    assert link.startswith(own.removesuffix("me"))

    problems = [f"own page: {one}" for one in (*unfit(ana), *axe(ana))]
    stranger.visit("#/best")
    stranger.page.get_by_role("link", name="Ana").first.click()
    expect(stranger.page.get_by_role("heading", name="Ana", level=1)).to_be_visible()
    seats = stranger.page.get_by_role("region", name=stranger.words("web-played")).locator("ol > li")
    expect(seats.filter(has_text=stranger.words("web-played-somebody")).first).to_be_visible()
    expect(seats.filter(has_text="Bruno")).to_have_count(0)
    expect(stranger.page.get_by_role("link", name=stranger.words("web-replay"))).to_have_count(0)
    problems += [f"as seen: {one}" for one in axe(stranger)]
    stranger.expect_words()

    ana.page.get_by_label(ana.words("web-person-see")).uncheck()
    expect(ana.page.get_by_label(ana.words("web-person-address"))).to_have_count(0)
    stranger.visit(link)
    expect(stranger.page.get_by_role("heading", name=stranger.words("web-person-none"))).to_be_visible()
    problems += friends(ana, stranger)
    assert not problems, "\n".join(problems)


def friends(ana: Person, bruno: Person) -> list[str]:
    """Have Bruno follow Ana's link, get invited to her table, and block her; return layout problems on the pages."""
    log_in(bruno, "bruno")
    ana.visit("#/friends")
    ana.button("web-friends-make").click()
    link = ana.page.get_by_label(ana.words("web-friends-link"), exact=True)
    expect(link).to_have_value(re.compile("#/friend/"))
    ana.visit(link.input_value())
    expect(ana.page.get_by_role("heading", name=ana.words("web-friend-own"))).to_be_visible()
    bruno.visit(ana.page.url)
    expect(bruno.page.get_by_role("heading", name=bruno.words("web-friend-title", name="Ana"))).to_be_visible()
    bruno.button("web-friend-be").click()
    expect(bruno.page.get_by_text(bruno.words("web-friends-away"))).to_be_visible()
    bruno.visit(ana.page.url)
    expect(bruno.page.get_by_role("heading", name=bruno.words("web-friend-none"))).to_be_visible()

    begin_table(ana, "valeria", others=1)
    ana.visit("#/me")
    ana.page.get_by_role("link", name=ana.words("web-state-open")).first.click()
    ana.button("web-invite-of", name="Bruno").click()
    expect(ana.page.get_by_text(ana.words("web-invite-done"))).to_be_visible()
    problems = [f"friends to invite: {one}" for one in axe(ana)]

    bruno.visit("#/friends")
    expect(bruno.page.get_by_text(bruno.words("web-friends-there"))).to_be_visible()
    problems += [f"friends: {one}" for one in (*axe(bruno), *unfit(bruno))]
    bruno.visit("#/")
    invited = bruno.page.get_by_role("region", name=bruno.words("web-invitations"))
    expect(invited.get_by_text(bruno.words("web-invitations-from", name="Ana", game="Valeria"))).to_be_visible()
    invited.get_by_role("link").click()
    expect(bruno.button("web-sit-down")).to_be_visible()
    bruno.visit("#/friends")
    bruno.button("web-block-of", name="Ana").click()
    bruno.page.get_by_role("dialog").get_by_role("button", name=bruno.words("web-block-of", name="Ana")).click()
    expect(bruno.page.get_by_role("region", name=bruno.words("web-blocked")).get_by_text("Ana")).to_be_visible()
    bruno.expect_words()
    assert call(bruno, "/me/friends")["invitations"] == call(ana, "/me/friends")["friends"] == []
    return problems
