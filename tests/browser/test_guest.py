"""A guest's complete visit, from the lobby to the next game, using all features."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import Mouse, Player
from tests.browser.scene import PHONE, WIDE, Person, Scene
from tests.browser.tables import begin_table, call, open_table
from tests.browser.words import LANGUAGES

from burgrave.kernel.record import Record

SENTENCE = re.compile(r"\S.{20}", re.DOTALL)


def dialog(person: Person) -> Locator:
    return person.page.locator("dialog[open]").last


def swap_first_character(person: Person) -> None:
    """Choose another rank-1 character and other unique districts for the cast."""
    person.page.get_by_role("button", name=re.compile(r"^Rank 1, .*: swap$")).click()
    other = dialog(person).locator("button[aria-pressed=false]").first
    wanted = other.locator(".title").inner_text()
    other.click()
    expect(person.page.get_by_role("button", name=f"Rank 1, {wanted}: swap")).to_be_visible()
    person.button("web-change").click()
    boxes = dialog(person).get_by_role("checkbox")
    boxes.and_(person.page.locator(":checked")).first.uncheck()
    expect(dialog(person).get_by_role("status")).to_contain_text(re.compile("selected"))
    boxes.and_(person.page.locator(":not(:checked)")).last.check()
    dialog(person).get_by_role("button", name=person.words("web-done")).click()


def set_up_citadels(person: Person) -> None:
    for edition in ("classic", "2010", "2016"):
        person.choose(f"web-ruleset-{edition}")
        person.expect_words()
    person.choose("web-scenario-custom")
    swap_first_character(person)


def set_up_valeria(person: Person) -> None:
    person.choose("web-scenario-custom")
    column = person.page.get_by_label(person.words("web-column", n=1))
    column.select_option(index=2)
    person.page.get_by_role("combobox").last.select_option(index=1)
    person.page.get_by_label(person.words("web-mixed")).check()
    person.page.get_by_label(person.words("web-mixed")).uncheck()


def set_up(person: Person, game: str) -> None:
    """Go from the lobby to the first decision, using only controls of the page."""
    person.lobby_card(game).get_by_role("link", name=person.words("web-set-up")).click()
    person.settled()
    person.expect_words()
    {"citadels": set_up_citadels, "valeria": set_up_valeria}[game](person)
    seats = person.page.get_by_role("region", name=person.words("web-seats"))
    while seats.get_by_role("listitem").count() > 3:
        seats.get_by_role("button", name=person.words("web-less", what=person.words("web-seats"))).click()
    easier = person.words("web-less", what=person.words("web-level"))
    for bot in range(2):
        button = seats.get_by_role("button", name=easier).nth(bot)
        while button.get_attribute("aria-disabled") != "true":
            button.click()
    expect(seats.get_by_text(person.words("web-level-easy")).first).to_be_visible()
    person.choose("web-clock-minutes")
    person.choose("web-clock-minutes-n", n=5)
    person.page.get_by_label(person.words("web-table-name")).fill("Friday")
    person.expect_words()
    person.button("web-start").click()
    person.give_name()
    person.page.wait_for_url(re.compile("#/room/"))
    person.wait_for(lambda: bool(person.witness.table), "a table")


@pytest.mark.parametrize("game", ["citadels", "valeria"])
def test_the_whole_way(scene: Scene, game: str, tmp_path: Path) -> None:
    ana = scene.person("Ana", WIDE)
    set_up(ana, game)
    room = call(ana, f"/rooms/{ana.room}")
    assert room["set_up"]["options"]["scenario"] == "custom"
    assert [seat["level"] for seat in room["seats"]] == [None, "easy", "easy"]
    assert room["clock"] == {"kind": "move", "seconds": 300} and room["name"] == "Friday"
    player = Player(ana, Mouse(), seed=11)

    take_a_hint(player)
    take_back(player)
    read_a_card(ana)
    read_the_log(ana)
    change_language(ana, player)
    if game == "citadels":  # themes and links do not depend on the game
        change_colours(ana)
        seat_link(scene, ana)
    watch(scene, ana.room)

    over = ana.room
    if call(ana, f"/rooms/{over}")["state"] != "over":  # after a lucky deal, a bot may already have ended the game
        ana.open_menu().get_by_role("button", name=ana.words("web-leave-game")).click()
        stand_in = ana.page.get_by_text(ana.words("web-stand-in"))
        expect(stand_in.or_(ana.result).first).to_be_visible()
    ana.go("#/")  # a page that shows every bot move is slower than the bots
    ana.wait_for(lambda: call(ana, f"/rooms/{over}")["state"] == "over", "the end")
    ana.go(f"#/room/{over}")
    ana.wait_for(ana.result.is_visible, "the result")
    ana.expect_words()
    keep_the_record(ana, tmp_path)
    see_it_again(ana)
    ana.visit(f"#/room/{over}")
    ana.button("web-rematch").click()
    ana.page.wait_for_url(lambda url: "#/room/" in url and over not in url)
    ana.wait_for(
        lambda: ana.witness.table.get("room") == ana.room or ana.button("web-start").is_visible(), "the next game"
    )
    again = call(ana, f"/rooms/{ana.room}")
    assert again["set_up"] == room["set_up"]
    ana.visit("#/me")
    expect(ana.page.get_by_role("link", name=re.compile(ana.words("web-replay")))).to_have_count(1)


def take_a_hint(player: Player) -> None:
    """Check that a hint has a reason, that a click preselects its action, and that confirming plays the action."""
    person = player.person
    while True:
        assert player.wait(), "the game ended before any hint was possible"
        if len(person.witness.options) > 1:
            break
        player.decide()
    before = len(person.witness.acts)
    person.page.keyboard.press("h")
    hints = person.page.get_by_role("complementary", name=person.words("web-table-hints"))
    expect(hints.get_by_role("listitem").first).to_be_visible()
    person.expect_words()
    tip = hints.get_by_role("listitem").first.get_by_role("button")
    tip.click()
    expect(tip).to_have_attribute("aria-pressed", "true")
    assert len(person.witness.acts) == before
    person.page.locator(".button.main").filter(visible=True).last.click()
    person.wait_for(lambda: len(person.witness.acts) > before and person.witness.acts[-1].done, "the hint to be played")


def take_back(player: Player) -> None:
    person = player.person
    while True:
        assert player.wait(), "no undo was possible in the whole game"
        if person.witness.table["undo"]:
            break
        player.decide()
    seq = person.witness.table["seq"]
    undo = person.words("web-table-undo" if person.witness.table["view"]["game"] == "citadels" else "web-valeria-undo")
    person.page.get_by_role("button", name=undo, exact=True).filter(visible=True).first.click()
    person.wait_for(lambda: person.witness.table["seq"] > seq, "the undo")
    assert player.wait()


def read_a_card(person: Person) -> None:
    """Check that a card's text appears on hover and on focus, and that Escape hides it."""
    tip = person.page.get_by_role("tooltip")
    card = (
        person.page.locator("main")
        .get_by_role("button")
        .and_(person.page.locator("[data-card], [data-stack], [data-rank]"))
    )
    shown = card.filter(visible=True).last
    shown.hover()
    expect(tip.filter(has_text=SENTENCE)).to_be_visible()
    person.expect_words()
    person.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    person.page.keyboard.press("Tab")
    shown.focus()
    expect(tip).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def read_the_log(person: Person) -> None:
    """Check that a card name in the log shows the card's text."""
    log = person.page.get_by_role("log").first
    expect(log.locator("p").first).to_be_attached()
    named = log.get_by_role("button").last
    if named.count():
        named.hover()
        expect(person.page.get_by_role("tooltip")).to_be_visible()
        person.page.mouse.move(2, 2)


def change_language(person: Person, player: Player) -> None:
    """Change the language in mid-game, and check that the texts in all four languages are complete."""
    for lang in [*LANGUAGES[1:], LANGUAGES[0]]:
        person.speak(lang)
        person.wait_for(lambda: person.witness.table["lang"] == person.lang, "the table in another language")
        player.play(until=1)
        person.wait_for(lambda: not player.look()["busy"], "the answer")
        person.expect_words()


def change_colours(person: Person) -> None:
    """Choose a theme in the menu, and check that the choice is remembered."""
    root = person.page.locator("html")
    frame = person.page.locator("main").locator("..")
    before = frame.evaluate("one => getComputedStyle(one).color")
    for theme in ("night", "day"):
        person.open_menu()
        person.choose(f"web-{theme}")
        person.close_menu()
        expect(root).to_have_attribute("data-theme", theme)
        expect(frame).not_to_have_css("color", before)
        before = frame.evaluate("one => getComputedStyle(one).color")
    person.reload()
    expect(root).to_have_attribute("data-theme", "day")


def seat_link(scene: Scene, person: Person) -> None:
    """Move the seat to another device and back, using secret links."""
    person.open_menu().get_by_role("button", name=person.words("web-seat-link")).click()
    field = dialog(person).get_by_role("textbox", name=person.words("web-seat-link"))
    expect(field).to_have_value(re.compile("#/seat/"))
    link = field.input_value()
    person.page.keyboard.press("Escape")
    phone = scene.person("Ana too", PHONE)
    phone.lost_is_fine = True
    phone.page.route("**/claim", lambda route: route.abort(), times=1)
    phone.page.goto(link)
    phone.give_name()
    expect(phone.page.get_by_role("heading", name=phone.words("web-offline-title"))).to_be_visible()
    phone.page.wait_for_url(re.compile(f"#/room/{person.room}"))
    phone.lost_is_fine = False
    phone.wait_for(lambda: phone.witness.table.get("seat") == 0, "the seat")
    phone.expect_words()
    back = phone.open_menu().get_by_role("button", name=phone.words("web-seat-link"))
    back.click()
    again = dialog(phone).get_by_role("textbox", name=phone.words("web-seat-link"))
    expect(again).to_have_value(re.compile("#/seat/"))
    home = again.input_value()
    phone.page.keyboard.press("Escape")
    person.visit(home)
    person.page.wait_for_url(re.compile(f"#/room/{phone.room}"))
    person.wait_for(lambda: person.witness.table.get("seat") == 0, "the return of the seat")
    phone.leave()


def watch(scene: Scene, room: str) -> None:
    """Check that a spectator sees the table but has no decisions to make."""
    eve = scene.person("Eve", WIDE)
    eve.visit(f"#/room/{room}")
    expect(eve.page.get_by_text(eve.words("web-watching"))).to_be_visible()
    eve.wait_for(lambda: bool(eve.witness.table), "the table")
    assert eve.witness.table["seat"] is None and eve.witness.table["ask"] is None
    assert not Player(eve, Mouse()).look()["controls"]
    eve.expect_words()
    eve.leave()


def keep_the_record(person: Person, folder: Path) -> None:
    with person.page.expect_download() as coming:
        person.link("web-record").click()
    file = folder / coming.value.suggested_filename
    coming.value.save_as(file)
    record = Record.read(file)
    assert record.scores() is not None and len(record.seats) == 3


def see_it_again(person: Person) -> None:
    """Navigate the replay by steps, by rounds, with the slider, and with automatic playback."""
    person.link("web-replay").click()
    person.page.wait_for_url(re.compile("#/replay/"))
    where = person.page.get_by_role("slider", name=person.words("web-step"))
    expect(where).to_have_value("0")
    person.button("web-decision-on").click()
    expect(where).to_have_value("1")
    person.button("web-round-on").click()
    expect(where).not_to_have_value("1")
    person.page.keyboard.press("ArrowLeft")
    person.expect_words()
    person.button("web-play").click()
    person.button("web-pause").click()
    where.fill(where.get_attribute("max") or "")
    expect(person.result).to_be_visible()
    person.expect_words()


def test_presses_in_quick_succession_all_count(scene: Scene) -> None:
    """The second of two quick presses does not wait for the response to the first."""
    ana = scene.person("Ana", WIDE)
    room = open_table(ana, "citadels", bots=1, others=1)
    level = ana.page.get_by_role("group", name=ana.words("web-level"), exact=True)
    harder = level.get_by_role("button", name=ana.words("web-more", what=ana.words("web-level")))
    harder.evaluate("button => { button.click(); button.click(); }")
    expect(level.get_by_role("status")).to_contain_text(ana.words("web-level-hard"))
    ana.wait_for(lambda: call(ana, f"/rooms/{room}")["seats"][2]["level"] == "hard", "the level")


def test_play_now(scene: Scene) -> None:
    """After one click in the lobby and the choice of a name, the first decision appears."""
    bruno = scene.person("Bruno", PHONE)
    bruno.visit()
    bruno.button("web-play-now").click()
    bruno.give_name()
    bruno.page.wait_for_url(re.compile("#/room/"))
    player = Player(bruno, Mouse())
    assert player.wait()
    bruno.visit()
    expect(bruno.page.get_by_role("region", name=bruno.words("web-my-tables")).get_by_role("listitem")).to_have_count(1)


def test_an_account(scene: Scene) -> None:
    """A guest can register, log out, and log in on another device, where the same tables appear."""
    ana = scene.person("Ana", WIDE)
    room = begin_table(ana, "valeria")
    ana.visit("#/me")
    login = f"ana.{room[:16]}"
    ana.choose("web-register")
    ana.button("web-register").click()
    expect(ana.page.get_by_text(ana.words("web-account-empty"))).to_be_visible()
    ana.page.get_by_label(ana.words("web-login"), exact=True).fill(login)
    secret = ana.page.get_by_label(ana.words("web-password-new"), exact=True)
    expect(secret).to_have_attribute("autocomplete", "new-password")
    secret.fill("short")
    ana.lost_is_fine = True  # the browser logs every refusal to its console
    ana.button("web-register").click()
    expect(ana.page.get_by_text(ana.words("web-error-bad-password"))).to_be_visible()
    secret.fill("a long password")
    ana.button("web-password-show").click()
    expect(secret).to_have_attribute("type", "text")
    ana.button("web-register").click()
    expect(ana.page.get_by_text(ana.words("web-you-login", login=login))).to_be_visible()
    ana.button("web-log-out").click()
    expect(ana.page.get_by_text(ana.words("web-no-games"))).to_be_visible()
    phone = scene.person("Ana", PHONE)
    phone.visit("#/me")
    phone.page.get_by_label(phone.words("web-login"), exact=True).fill(login)
    phone.page.get_by_label(phone.words("web-password"), exact=True).fill("a long password")
    phone.button("web-log-in").click()
    expect(phone.page.get_by_text(phone.words("web-you-have-account")).first).to_be_visible()
    expect(phone.page.locator(f"a[href='#/room/{room}']").first).to_be_visible()


def test_whoever_goes_elsewhere_is_not_asked_for_a_name_any_more(scene: Scene) -> None:
    guest = scene.person("Ana", PHONE)
    guest.visit("#/new/valeria")
    guest.button("web-start").click()
    expect(dialog(guest)).to_be_visible()
    guest.page.evaluate("location.hash = '#/cards'")
    expect(guest.page.get_by_role("heading", name=guest.words("web-cards"))).to_be_visible()
    expect(dialog(guest)).to_have_count(0)


def test_a_guest_who_logs_in_is_asked_about_their_tables(scene: Scene) -> None:
    """A guest's running game moves to the account if the guest agrees."""
    ana, guest = scene.person("Ana", WIDE), scene.person("Annie", PHONE)
    call(ana, "/me", {"name": "Ana"})
    room = begin_table(guest, "valeria")
    login = f"ana.{room[:16]}"
    call(ana, "/register", {"login": login, "password": "a long password"})
    guest.visit("#/me")
    guest.page.get_by_label(guest.words("web-login"), exact=True).fill(login)
    guest.page.get_by_label(guest.words("web-password"), exact=True).fill("a long password")
    guest.button("web-log-in").click()
    expect(guest.page.get_by_text(guest.words("web-along-text", n=1, name="Annie"))).to_be_visible()
    guest.expect_words()
    guest.button("web-along-take").click()
    expect(guest.page.get_by_text(guest.words("web-you-login", login=login))).to_be_visible()
    expect(guest.page.locator(f"a[href='#/room/{room}']").first).to_be_visible()
    assert [one["id"] for one in call(ana, "/me")["rooms"]] == [room]
