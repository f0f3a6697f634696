"""Texts at the table: cards are not cut off, tooltips are complete, and the rules open in a dialog."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.player import Mouse, Player
from tests.browser.scene import Person, Scene, Size
from tests.browser.tables import begin_table, open_table
from tests.browser.test_fit import sample_of, unread
from tests.browser.told import Told
from tests.browser.words import LANGUAGES
from tests.thorough import spread

from burgrave.games.citadels.cards import DISTRICT_NAMES, UNIVERSITY
from burgrave.games.valeria.cards import (
    CITIZEN_COST,
    CITIZEN_NAMES,
    DOMAIN_COST,
    DOMAIN_NAMES,
    MONSTER_MAGIC,
    MONSTER_NAMES,
    MONSTER_STRENGTH,
)
from burgrave.text.catalogue import Catalogue, dashed

SIZES = [Size(1440, 900), Size(1280, 720), Size(1024, 768), Size(820, 1180), Size(390, 844, touch=True)]
CUT = """() => [...document.querySelectorAll('.stack .foot, .stack .gives')].filter(node => {
  const over = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
  if (node.checkVisibility() && over) return true;
  const card = node.closest('.stack').getBoundingClientRect();
  return node.checkVisibility() && [...node.querySelectorAll('b, svg, s, .lack')].some(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.right > card.right + 1 || box.bottom > card.bottom + 1);
  });
}).map(node => node.closest('.stack').innerText)"""


def play(person: Person, decisions: int) -> Player:
    player = Player(person, Mouse(), seed=9)
    for _ in range(decisions):
        assert player.wait()
        player.decide()
    assert player.wait()
    return player


def show(person: Person, kind: str) -> None:
    """Show the stacks of one kind, the only ones visible on a phone."""
    name = re.compile(rf"^{person.words(f'web-kind-{kind}')} \d")
    tab = person.page.locator(".rows").get_by_role("button", name=name)
    if person.page.locator(".rows").count():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}")
def test_nothing_on_a_card_of_valeria_is_cut(scene: Scene, size: Size) -> None:
    ana = scene.person("Ana", size, lang="es")
    open_table(ana, "valeria", bots=2)
    play(ana, 5)
    for kind, part in (("domains", ".roles svg"), ("monsters", ".effect"), ("citizens", ".role")):
        show(ana, kind)
        assert ana.page.evaluate(CUT) == []
        stacks = ana.page.locator(f".stack.{kind}:not(.out)")
        expect(stacks.first.locator(part).first).to_be_visible()
        if kind == "domains":
            expect(stacks.first.locator(".deeds")).to_be_visible()


ROWS = {
    "slay": ("monsters", MONSTER_NAMES, range(1, 6)),
    "build": ("domains", DOMAIN_NAMES, range(1, 6)),
    "recruit": ("citizens", CITIZEN_NAMES, (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)),
}


def price(verb: str, card: int) -> dict[str, int]:
    """Return the price of a card for a seat that has two of each citizen and a discount on domains."""
    if verb == "slay":
        return {name: n for name, n in (("strength", MONSTER_STRENGTH[card]), ("magic", MONSTER_MAGIC[card])) if n}
    return {"gold": DOMAIN_COST[card] - 1 if verb == "build" else CITIZEN_COST[card] + 2}


def lay(table: dict[str, Any], nth: int, *, dear: bool) -> None:
    """Put the ``nth`` group of cards on the stacks of the center; five groups cover all cards.

    If ``dear``, all cards are too expensive for the player, who can only gain a resource.
    """
    for verb, (row, names, numbers) in ROWS.items():
        cards = [(nth * len(numbers) + place) % len(names) for place in range(len(numbers))]
        stacks = [[names[card]] * 3 for card in cards]
        table["view"][row] = stacks if row == "monsters" else [{"open": stack, "hidden": 0} for stack in stacks]
        for number, card in zip(numbers, cards, strict=True):
            table["prices"][f"{verb} {number}"] = price(verb, card)
            table["reasons"][f"{verb} {number}"] = {"name": "resources", "arguments": price(verb, card)}
    if dear:
        table["ask"]["options"] = [one for one in table["ask"]["options"] if one["notation"].startswith("gain ")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_of_the_center_is_cut(scene: Scene, lang: str) -> None:
    """Every card of the center fits, whether affordable or dimmed as too expensive; citizens show both powers."""
    ana = scene.person("Ana", SIZES[0], lang=lang)
    told = Told(sample_of("valeria", "4p-act-late"))
    ana.hear(told)
    ana.visit(f"#/room/{begin_table(ana, 'valeria', bots=3)}")
    first = ana.page.locator(".stack.domains .heard").first
    expect(first).to_be_attached()
    powers = ana.page.locator(".stack.citizens .power:visible")
    sunk = ana.page.locator(".stack.sunk")
    problems = []
    options = told.sample["ask"]["options"]
    group = None
    for number, size in enumerate((*SIZES, Size(1920, 1080))):  # changing the cards takes half as long as resizing
        for dear in (False, True):
            for nth in spread(range(5), lang, number, dear):
                told.sample["ask"]["options"] = options
                lay(told.sample, nth, dear=dear)
                before = first.text_content() or ""
                told.tell()
                if nth != group:
                    expect(first).not_to_have_text(before)
                group = nth
                if dear:
                    expect(sunk).to_have_count(20)
                    expect(ana.page.locator(".stack.sunk:has(.lack)")).to_have_count(20)
                else:
                    expect(sunk).not_to_have_count(20)
                problems += unread(ana, size)
                problems += [f"{size}: {one}" for one in ana.page.evaluate(CUT)]
                if (shown := powers.count()) != 20:
                    problems.append(f"{size}: {shown} powers of ten citizens")
    assert not problems, "\n".join(sorted(set(problems)))


@pytest.mark.parametrize("size", [SIZES[0], Size(740, 360, touch=True), Size(390, 664, touch=True)], ids=str)
def test_a_citizen_tells_both_powers_when_touched(scene: Scene, size: Size) -> None:
    """Touching a citizen shows both powers until something else is touched.

    On a phone, the powers also appear below the center.
    """
    ana = scene.person("Ana", size)
    told = Told(sample_of("valeria", "4p-act-late"))
    ana.hear(told)
    ana.visit(f"#/room/{begin_table(ana, 'valeria', bots=3)}")
    house = ana.page.locator(".lots").get_by_role("button", name=re.compile("Paladin"))
    touch = house.tap if size.touch else house.click
    touch()
    tip = ana.page.get_by_role("tooltip")
    for owner, power in (("own", "1 strength and 2 magic"), ("off", "3 magic for 1 strength")):
        text = ana.words(f"web-valeria-power-{owner}", power=power)
        expect(tip).to_contain_text(text)
        expect(house).to_have_accessible_name(re.compile(re.escape(text)))
    ana.page.locator(".purse").first.click()
    expect(tip).to_have_count(0)
    if size.width < 600:
        cleric = ana.page.locator(".stack.citizens").first
        cleric.tap()
        expect(ana.page.locator(".caption .power:visible")).to_have_count(2)
        assert unread(ana, size) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_in_a_small_hand_is_broken(scene: Scene, lang: str) -> None:
    """The longest words of the 2016 edition fit in hands of many sizes while characters are chosen."""
    words = Catalogue(lang, "citadels")
    names = {district: words.text(f"citadels-district-{dashed(district)}") for district in DISTRICT_NAMES[:UNIVERSITY]}
    longest = sorted(names, key=lambda district: max(map(len, names[district].split())), reverse=True)
    ana = scene.person("Ana", SIZES[0], lang=lang)
    told = Told(sample_of("citadels", "2016-5p-pick"))
    ana.hear(told)
    ana.visit(f"#/room/{begin_table(ana, 'citadels', bots=4)}")
    hand = ana.page.locator("[data-part=hand]").get_by_role("listitem")
    problems = []
    for number, many in enumerate((4, 6, 9)):
        told.sample["view"]["hand"] = longest[:many]
        told.tell()
        expect(hand).to_have_count(many)
        for size in spread((*SIZES, Size(1920, 1080)), lang, number):
            problems += [f"{many}: {one}" for one in unread(ana, size)]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("game", ["citadels", "valeria"])
@pytest.mark.parametrize("size", [SIZES[0], SIZES[-1]], ids=["wide", "phone"])
def test_the_rules_open_above_the_table_where_the_moment_is(scene: Scene, game: str, size: Size) -> None:
    ana = scene.person("Ana", size, lang="pt-BR")
    open_table(ana, game, bots=2)
    play(ana, 0)
    where = ana.page.url
    ana.open_menu().get_by_role("link", name=ana.words("web-rules"), exact=True).click()
    rules = ana.page.get_by_role("dialog", name=ana.words("web-rules"))
    expect(rules).to_be_visible()
    now = rules.locator("[aria-current]")
    chapter = {"citadels": "choosing", "valeria": "aim"}[game]
    expect(now).to_contain_text(ana.words(f"web-rules-{game}-{chapter}"))
    expect(now).to_be_in_viewport()
    ana.expect_words()
    assert ana.page.url == where
    ana.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    ana.page.keyboard.press("?")
    expect(rules).to_be_visible()
    ana.page.keyboard.press("Escape")
    assert not ana.witness.acts


def test_elsewhere_the_rules_are_a_page(scene: Scene) -> None:
    ana = scene.person("Ana", SIZES[0])
    ana.visit()
    ana.link("web-help").click()
    ana.page.wait_for_url("**/#/rules")


def test_what_comes_to_lie_under_a_resting_pointer_says_nothing(scene: Scene) -> None:
    ana = scene.person("Ana", SIZES[0])
    ana.take_clock()
    open_table(ana, "valeria", bots=2)
    play(ana, 2)
    stack = ana.page.locator(".stack.monsters").first
    box = stack.bounding_box()
    assert box
    tip = ana.page.get_by_role("tooltip")
    ana.page.evaluate("() => { document.querySelector('.center').style.translate = '0 2000px'; }")
    ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ana.page.evaluate("() => { document.querySelector('.center').style.translate = ''; }")
    ana.page.clock.run_for(900)
    expect(tip).to_have_count(0)
    ana.page.mouse.move(box["x"] + 40, box["y"] + 30)
    expect(tip).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}")
def test_hand_and_city_stay_in_view_while_a_character_is_chosen(scene: Scene, size: Size) -> None:
    ana = scene.person("Ana", size)
    open_table(ana, "citadels", bots=3)
    play(ana, 0)
    assert ana.witness.table["view"]["phase"] == "pick"
    expect(ana.page.locator(".small-hand li").first).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".bottom > .own")).to_be_in_viewport(ratio=1)
    assert ana.overflow()["across"] == 0
