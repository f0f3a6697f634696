"""Layout of the Citadels table: marks do not cover cities, the hand is fully visible, and the seats fill the page."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.scene import WIDE, Person, Scene, Size
from tests.browser.tables import begin_table, call
from tests.browser.test_fit import sample_of, unfit, unread
from tests.browser.told import Told
from tests.browser.words import LANGUAGES
from tests.thorough import spread

PHONE = Size(390, 844, touch=True)
UPRIGHT = Size(820, 1180)
LYING = Size(1024, 768)

COVERED = """() => [...document.querySelectorAll('.citadels [data-seat]:has([data-sky])')].flatMap(seat => {
  const whole = seat.getBoundingClientRect();
  const [marks, houses] = ['.marks li', '.tile'].map(one => [...seat.querySelectorAll(one)]);
  const boxes = list => list.map(one => one.getBoundingClientRect()).filter(box => box.width);
  const out = boxes(marks).filter(box => box.bottom > whole.bottom || box.right > whole.right);
  const over = boxes(marks).filter(mark => boxes(houses).some(
    house => Math.min(mark.right, house.right) - Math.max(mark.left, house.left) > 2
      && Math.min(mark.bottom, house.bottom) - Math.max(mark.top, house.top) > 2));
  return [...out, ...over].map(() => seat.dataset.seat);
})"""


def shown(scene: Scene, size: Size, sample: dict[str, Any], lang: str = "en") -> tuple[Person, Told, str]:
    """Show a sample to a new user; return the user, the interceptor that sends it, and the room."""
    person = scene.person("Ana", size, lang=lang)
    told = Told()
    person.hear(told)
    room = begin_table(person, "citadels", bots=len(sample["names"]) - 1)
    told.sample = sample
    person.visit(f"#/room/{room}")
    expect(person.page.locator("main .citadels, main .end")).to_be_visible()
    return person, told, room


def see(scene: Scene, size: Size, sample: dict[str, Any], *, marked: bool = False) -> Person:
    """Show a sample to a user, with marks on every seat if ``marked``."""
    person, _told, room = shown(scene, size, sample)
    if marked:
        deeds = [
            {"id": 2 * seat + n, "event": {}, "by": (seat + 1) % len(sample["names"]), "on": seat, "from": "", "to": ""}
            | {"sign": sign, "harm": True, "text": "Isolda robbed Beatriz of 1 gold."}
            for seat in range(len(sample["names"]))
            for n, sign in enumerate(("robber", "card-exchange"))
        ]
        seen = sum(len(one["lines"]) for one in sample["log"]["paragraphs"][: sample["news"]]) + sample["news_line"]
        kept = json.dumps({"since": f"{room} {sample['seat']} {seen}", "all": deeds})
        person.page.evaluate("kept => sessionStorage.setItem('burgrave.marks', kept)", kept)
        person.reload()
        expect(person.page.locator(".marks li").first).to_be_visible()
    person.measured()
    return person


@pytest.mark.parametrize("size", [UPRIGHT, LYING, WIDE], ids=lambda size: f"{size.width}")
@pytest.mark.parametrize("name", ["2016-8p-den", "classic-4p-destroy"])
def test_marks_hide_no_district(scene: Scene, size: Size, name: str) -> None:
    ana = see(scene, size, sample_of("citadels", name), marked=True)
    assert ana.page.evaluate(COVERED) == []
    if size is UPRIGHT:
        ana.page.locator(".marks li").first.hover()
        expect(ana.page.get_by_role("tooltip")).to_contain_text("Isolda robbed Beatriz")


@pytest.mark.parametrize(("size", "cards"), [(UPRIGHT, 4), (UPRIGHT, 8), (WIDE, 6), (WIDE, 8), (PHONE, 4)])
def test_the_whole_hand_is_seen_while_a_character_is_chosen(scene: Scene, size: Size, cards: int) -> None:
    sample = sample_of("citadels", "2016-5p-pick")
    districts = ["manor", "castle", "tavern", "temple", "docks", "harbor", "observatory", "monastery"]
    sample["view"]["hand"] = districts[:cards]
    ana = see(scene, size, sample)
    held = ana.page.locator(".small-hand li")
    expect(held).to_have_count(cards)
    for n in range(cards):
        expect(held.nth(n)).to_be_in_viewport(ratio=1)


def test_a_text_in_the_hand_is_whole_or_left_out(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-5p-main-late")
    sample["view"]["hand"] = ["statue", "dragon_gate", "library", "keep", "docks", "secret_vault"]
    ana = see(scene, UPRIGHT, sample)
    assert unfit(ana) == []
    for size in (UPRIGHT, WIDE):
        ana.page.set_viewport_size({"width": size.width, "height": size.height})
        ana.measured()
        assert not [one for one in ana.page.evaluate("() => window.__burgrave.unfit()") if "span.text" in one]


def test_districts_that_may_be_destroyed_are_marked_before_their_verb_is_chosen(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-5p-main-late")
    cities = {n: seat["city"] for n, seat in enumerate(sample["view"]["seats"]) if n != sample["seat"] and seat["city"]}
    sample["view"]["turn"] |= {"character": "warlord", "gathered": True}
    option = sample["ask"]["options"][0] | {"action": 1, "notation": "end", "text": "End turn", "quote": {}}
    sample["ask"]["options"] = [option] + [
        option
        | {
            "action": 2 + n,
            "notation": f"destroy {n}",
            "text": f"Destroy a district of {sample['names'][n]}",
            "quote": {"targets": {city[0]["district"]: 0}, "on": {"seat": n}},
        }
        for n, city in cities.items()
    ]
    ana = see(scene, WIDE, sample)
    marked = ana.page.locator(".seats .tile.offered")
    expect(marked).to_have_count(len(cities))
    ana.page.locator("[data-verb=destroy]").click()
    expect(marked).to_have_count(0)
    expect(ana.page.locator(".seats .tile.target")).to_have_count(len(cities))


AROUND_HAND = """() => [...document.querySelectorAll(
  '.bar button, .seats .tile, .own .plot:last-child, [data-hand-of=me] li:not(.chosen)'
)].map(one => one.getBoundingClientRect()).map(box => [box.x, box.y, box.width, box.height].map(Math.round))"""


@pytest.mark.parametrize("size", [PHONE, LYING, WIDE], ids=lambda size: f"{size.width}")
def test_a_selected_card_grows_with_its_button_and_moves_nothing(scene: Scene, size: Size) -> None:
    ana = see(scene, size, sample_of("citadels", "2016-5p-main"))
    cards = ana.page.locator("[data-hand-of=me] li")
    before, small = ana.page.evaluate(AROUND_HAND), cards.last.bounding_box()
    cards.last.get_by_role("button").click(position={"x": 16, "y": 40})
    confirm = cards.last.locator(".confirm")
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(confirm).to_have_text(re.compile(re.escape(ana.words("web-citadels-build-for", n=1))))
    ana.measured()
    after, large = ana.page.evaluate(AROUND_HAND), cards.last.bounding_box()
    # The small card is turned, which makes its box wider.
    assert small and large and large["width"] > 1.2 * small["width"]
    assert large["height"] > 1.1 * small["height"]
    assert after == before[:-1]  # all but the selected card


@pytest.mark.parametrize("size", [PHONE, LYING], ids=lambda size: f"{size.width}")
def test_seats_fill_the_page_of_who_watches(scene: Scene, size: Size) -> None:
    ana = see(scene, size, sample_of("citadels", "2016-5p-spectator"))
    free = ana.page.evaluate("""() => {
      const boxOf = one => one.getBoundingClientRect();
      const all = boxOf(document.querySelector('.seats'));
      const seats = [...document.querySelectorAll('.seats > *')].map(boxOf);
      const rows = new Map(seats.map(box => [box.top, box.height]));
      return 1 - [...rows.values()].reduce((sum, one) => sum + one, 0) / all.height;
    }""")
    assert free < 0.12


def test_at_the_end_nobody_is_to_pick_or_to_draw(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-5p-over")
    sample["view"]["deck_known"] = [{"district": "manor", "above": 0}]
    ana = see(scene, WIDE, sample)
    expect(ana.page.get_by_text(ana.words("web-citadels-goal", n=sample["view"]["goal"]))).to_be_visible()
    crowned = sample["names"][sample["view"]["crown"]]
    expect(ana.page.get_by_text(ana.words("web-citadels-picks-next", name=crowned))).to_have_count(0)
    expect(ana.page.locator(".deck .known")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_characters_can_be_read_where_eight_are_dealt(scene: Scene, lang: str) -> None:
    """Names on character cards are not broken inside words, and the text below them is not cut off."""
    ana, told, _room = shown(scene, UPRIGHT, sample_of("citadels", "2016-5p-pick"), lang)
    words = call(ana, f"/words/{lang}/citadels?ruleset=2016")["characters"]
    characters = list(words)
    last = ana.page.locator(".deal .character .heard").last
    option = told.sample["ask"]["options"][0]
    problems = []
    for begin in range(0, len(characters), 8):
        dealt = (characters * 2)[begin : begin + 8]
        told.sample["ask"]["options"] = [
            option | {"action": n, "notation": f"pick {name}", "note": words[name]["reminder"], "quote": {}}
            for n, name in enumerate(dealt)
        ]
        told.sample["view"] |= {"cast": dealt, "face_up": []}
        before = last.text_content() or ""
        told.tell()
        expect(last).not_to_have_text(before)
        expect(ana.page.locator(".deal .character")).to_have_count(8)
        for size in (UPRIGHT, LYING, WIDE):
            problems += unread(ana, size)
    assert not problems, "\n".join(problems)


PLACES = """() => [...document.querySelectorAll('.deal :is(li, .do, header), .seats, .bottom, .side')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
})"""


@pytest.mark.parametrize("size", [WIDE, UPRIGHT, PHONE, Size(844, 390, touch=True)], ids=str)
def test_choosing_a_character_moves_nothing_else(scene: Scene, size: Size) -> None:
    """The confirm button is on the chosen card, and everything else on the page stays in place."""
    ana = see(scene, size, sample_of("citadels", "2016-5p-pick"))
    cards = ana.page.locator("[data-part=dealt]")
    expect(cards.first.locator(".text")).to_be_attached()
    ana.measured()  # the texts in my hand come with those of the cards
    before = ana.page.evaluate(PLACES)
    for n in (0, 1):
        cards.nth(n).locator(".pick").click()
        expect(ana.page.locator(".deal .main")).to_have_count(1)
        button = cards.nth(n).locator(".main")
        expect(button).to_be_in_viewport()
        # Nothing covers the button.
        button.click(trial=True)
        assert ana.page.evaluate(PLACES) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_can_be_read_in_a_large_hand(scene: Scene, lang: str) -> None:
    """Each card in a large hand covers most of the previous one, but not its name."""
    ana, told, _room = shown(scene, LYING, sample_of("citadels", "2016-5p-main-late"), lang)
    districts = list(call(ana, f"/words/{lang}/citadels?ruleset=2016")["districts"])
    held = ana.page.locator("[data-hand-of=me] li")
    problems = []
    for place, size in enumerate((UPRIGHT, LYING, WIDE)):  # changing the hand takes half as long as resizing
        for number in (6, 7, 8, 9, 12):
            for begin in spread(range(0, len(districts), number), lang, place, number):
                told.sample["view"]["hand"] = (districts * 2)[begin : begin + number]
                told.tell()
                expect(held).to_have_count(number)
                problems += unread(ana, size)
    assert not problems, "\n".join(problems)


def test_a_spine_shows_its_card_while_the_mouse_or_the_keyboard_is_on_it(scene: Scene) -> None:
    sample = sample_of("citadels", "2016-5p-main-late")
    districts = ["statue", "dragon_gate", "library", "keep", "docks", "secret_vault", "manor", "castle", "palace"]
    sample["view"]["hand"] = districts
    ana = see(scene, LYING, sample)
    card, behind = ana.page.locator("[data-hand-of=me] li").nth(1), ana.page.locator("[data-hand-of=me] li").nth(2)
    name = card.locator(".words .name")
    expect(name).to_be_hidden()
    card.hover(position={"x": 10, "y": 60})
    expect(name).to_be_visible()
    assert not [one for one in ana.page.evaluate("() => window.__burgrave.unfit()") if one.startswith("broken")]
    ana.page.mouse.move(5, 5)
    expect(name).to_be_hidden()
    card.get_by_role("button").focus()
    ana.page.keyboard.press("Tab")
    expect(behind.locator(".words .name")).to_be_visible()
    expect(name).to_be_hidden()


def test_a_building_is_chosen_before_its_city(scene: Scene) -> None:
    """Two clicks on another player's building choose its city and then the building."""
    step = sample_of("citadels", "2016-5p-power")
    options = step["ask"]["options"]
    city = [{"notation": f"destroy {seat}", "action": -seat, "text": f"Destroy {seat}", "note": ""} for seat in (0, 2)]
    prices = {one["quote"]["on"]["district"]: one["quote"].get("costs", {}).get("gold", 0) for one in options}
    before = copy.deepcopy(step)
    before["view"] |= {"phase": "main", "step": None}
    before["view"]["turn"]["used"] = ["income"]
    before["ask"] |= {"options": [one | {"quote": {"targets": prices if one is city[1] else {}}} for one in city]}
    ana, told, _room = shown(scene, WIDE, before)
    told.withholds = "act"
    market = ana.page.locator("[data-seat='2']").get_by_role("button", name=re.compile("^Market"))
    market.click()
    chosen = ana.page.locator("[data-part=doing]").get_by_role("button", name=re.compile("^Destroy Market"))
    expect(chosen).to_contain_text("1")
    expect(market).to_have_attribute("aria-pressed", "true")
    ana.page.locator("[data-seat='1']").get_by_role("button", name=re.compile("^Tavern")).click()
    ana.page.keyboard.press("Escape")
    expect(chosen).to_be_visible()  # the other building cannot be chosen, so the choice stays
    assert not told.withheld
    chosen.click()
    ana.wait_for(lambda: len(told.withheld) == 1, "the choice of the city")
    told.sample = step
    told.tell()
    told.answer({"t": "done", "seq": told.heard["seq"]})
    ana.wait_for(lambda: len(told.withheld) == 2, "the choice of the building")
    chosen_actions = [one["action"] for one in told.withheld]
    assert chosen_actions == [-2, next(one["action"] for one in options if one["notation"] == "district market")]


def test_characters_out_of_the_round_hide_nothing_of_mine(scene: Scene) -> None:
    """On a small laptop, the characters out of the round stay above the player's side of the table."""
    sample = sample_of("citadels", "2016-5p-pick")
    ana, told, _room = shown(scene, Size(1366, 657), sample)
    out, mine = ana.page.locator(".out"), ana.page.locator(".bottom .own")
    for number in (1, 2, 4):
        told.sample["view"]["face_up"] = ["thief", "warlord", "bishop", "king"][:number]
        told.tell()
        expect(out.locator(".one:not(.hidden)")).to_have_count(number)
        above, below = out.bounding_box(), mine.bounding_box()
        assert above and below
        assert above["y"] + above["height"] <= below["y"], number
        assert unread(ana, Size(1366, 657)) == []
