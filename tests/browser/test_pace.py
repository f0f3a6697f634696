"""Playback of opponents' moves at the chosen speed, with marks and the remaining time."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.house import House
from tests.browser.player import Mouse, Player
from tests.browser.scene import PHONE, WIDE, Person, Scene, Size
from tests.browser.tables import Wire, begin_table, by_building, call, preferred

SLOW = "() => localStorage.setItem('burgrave.pace', 'slow')"
Table = dict[str, Any]


def set_pace(person: Person, name: str) -> None:
    person.open_menu()
    person.choose(f"web-others-pace-{name}")
    person.close_menu()


def waiting(person: Person) -> int:
    """Return how many waiting moves the paused page reports."""
    found = person.page.get_by_role("button", name=person.naming("web-others-pace-step"))
    return int(re.findall(r"\d+", found.get_attribute("aria-label") or "")[0])


def lines(person: Person) -> int:
    return person.page.locator("[role=log] p").count()


def answer(person: Person, room: str) -> bool:
    """Make any decision through the API, independently of the page."""
    table = call(person, f"/rooms/{room}/table")
    if not table["ask"]:
        return False
    action = table["ask"]["options"][0]["action"]
    call(person, f"/rooms/{room}/act", {"seq": table["seq"], "action": action})
    return True


def test_what_others_do_is_held_and_let_on_one_by_one(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE, pace="normal")
    ana.take_clock()
    ana.visit()
    ana.page.evaluate(SLOW)
    room = begin_table(ana, "citadels", bots=3)
    ana.visit(f"#/room/{room}")
    ana.button("web-others-pace-hold").click()

    def enough() -> bool:
        answer(ana, room)
        return waiting(ana) > 2

    ana.wait_for(enough, "waiting moves")
    before, told = waiting(ana), lines(ana)
    ana.page.clock.run_for(2500)  # longer than any scene at this speed
    assert lines(ana) == told and waiting(ana) >= before, "a move was shown while paused"
    before = waiting(ana)
    ana.page.get_by_role("button", name=ana.naming("web-others-pace-step")).click()
    ana.wait_for(lambda: waiting(ana) == before - 1, "one move")
    ana.page.keyboard.press(".")
    ana.wait_for(lambda: waiting(ana) == before - 2, "another move")
    set_pace(ana, "once")
    ana.page.wait_for_function("seen => document.querySelectorAll('[role=log] p').length > seen", arg=told)
    expect(ana.page.get_by_role("group", name=ana.words("web-others-pace"), exact=True)).to_have_count(0)
    ana.reload()
    ana.open_menu()
    expect(ana.radio("web-others-pace-once")).to_be_checked()


def test_on_a_phone_it_is_held_from_the_menu(scene: Scene) -> None:
    bia = scene.person("Bia", PHONE, lang="pt-BR", pace="normal")
    bia.visit()
    bia.page.evaluate(SLOW)
    room = begin_table(bia, "citadels", bots=3)
    bia.visit(f"#/room/{room}")
    bia.open_menu().get_by_role("button", name=bia.words("web-others-pace-hold")).click()
    expect(bia.button("web-others-pace-on")).to_be_visible()
    assert bia.overflow()["across"] == 0
    bia.button("web-others-pace-on").click()
    expect(bia.button("web-others-pace-on")).to_have_count(0)


def test_dice_are_rolled_by_a_press_unless_one_wants_none_of_that(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE, pace="normal")
    ana.visit()
    ana.page.evaluate("() => localStorage.setItem('burgrave.pace', 'quick')")
    room = begin_table(ana, "valeria", bots=1)
    ana.visit(f"#/room/{room}")
    roll = ana.page.locator(".doing").get_by_role("button", name=ana.words("web-valeria-roll-dice"))

    def mine_to_roll() -> bool:
        if roll.count():
            return True
        if ana.page.locator(".home .deal, .doing .verb").count():  # the page has reached my decision
            answer(ana, room)
        return False

    ana.wait_for(mine_to_roll, "my roll")
    blank = ana.page.get_by_role("img", name=ana.words("web-valeria-dice-none"))
    expect(blank.first).to_be_attached()
    roll.click()
    expect(blank).to_have_count(0)
    ana.open_menu().get_by_label(ana.words("web-rolls")).uncheck()
    ana.close_menu()
    before = ana.witness.table["view"]["round"]

    def next_round() -> bool:
        assert not roll.count(), "a press is expected"
        answer(ana, room)
        return bool(ana.witness.table["view"]["round"] > before + 1)

    ana.wait_for(next_round, "another round")


class Hands:
    """Ana, whose page is checked, and three others who play through the API."""

    def __init__(self, ana: Person, house: House) -> None:
        self.ana = ana
        self.house = house
        self.others = [Wire(house, name, seed=number) for number, name in enumerate(("Bruno", "Carla", "Diego"))]
        self.room = ""

    def begin(self, **more: Any) -> None:
        self.room = begin_table(self.ana, "citadels", bots=0, others=3, **more)
        for one in self.others:
            one.post(f"/rooms/{self.room}/join", {})
        call(self.ana, f"/rooms/{self.room}/start", {})
        self.ana.visit(f"#/room/{self.room}")
        self.ana.wait_for(lambda: bool(self.ana.witness.table), "a table")

    def decide(self, *, ana: bool = True, build: bool = False) -> str:
        """Make one player's decision; return the notation of the action, or "" if nobody has to decide.

        Players try to destroy districts or, if ``build`` is True, to build them. If ``ana`` is False, skip Ana.
        """
        path = f"/rooms/{self.room}"
        for one in (None, *self.others) if ana else self.others:
            table: Table = call(self.ana, f"{path}/table") if one is None else one.table(self.room)
            if not table["ask"]:
                continue
            wanted = preferred(table, by_building(table["view"]) if build else _rank)
            answer = {"seq": table["seq"], "action": wanted["action"]}
            if one is None:
                call(self.ana, f"{path}/act", answer)
            else:
                one.post(f"{path}/act", answer)
            return str(wanted["notation"])
        return ""

    def tear_down(self, deal: str) -> None:
        """Play a deal until a district is destroyed."""
        with self.house.deals_of(deal):
            self.begin()
            while not self.decide().startswith("district "):
                pass

    def close(self) -> None:
        for one in self.others:
            one.close()


def _rank(notation: str) -> int:
    """Return the priority of an action for players who want to destroy cheap districts; lower is better."""
    order = ("district", "destroy", "pick warlord", "gold", "build", "pick", "kill", "rob", "keep", "income")
    return next((n for n, one in enumerate(order) if notation.startswith(one)), len(order) + (notation != "end"))


@pytest.mark.parametrize(
    ("motion", "deal"),
    [
        (True, "deal 0"),  # Diego's city stays
        (False, "deal 117"),  # no other city stays, so that the ruin alone needs the height
    ],
)
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_district_that_was_torn_down_leaves_a_mark(
    scene: Scene, table: House, size: Size, motion: bool, deal: str
) -> None:
    ana = scene.person("Ana", size, motion=motion, pace="normal")
    ana.visit()
    hands = Hands(ana, table)
    try:
        hands.tear_down(deal)
        ruin = ana.page.locator(".ruin").first
        expect(ruin).to_be_visible()
        said = ruin.get_attribute("aria-label") or ""
        assert said.startswith("Bruno destroyed Carla's "), said
        marks = ana.page.get_by_role("list", name=ana.words("web-table-news"))
        expect(marks.filter(has_text=said).first).to_be_visible()
        if size is WIDE:
            expect(ana.page.get_by_role("log")).to_contain_text(said)
        ana.expect_words()
        player = Player(ana, Mouse(), seed=3)
        while not call(ana, f"/rooms/{hands.room}/table")["ask"]:
            assert hands.decide(ana=False), "no seat is to act"
        expect(ruin).to_be_visible()
        ana.reload()
        expect(ruin).to_be_visible()
        expect(marks.filter(has_text=said).first).to_be_visible()
        player.decide()
        expect(ana.page.locator(".ruin")).to_have_count(0)
    finally:
        hands.close()


@pytest.mark.parametrize(("size", "lang"), [(WIDE, "en"), (PHONE, "it")])
def test_every_bank_is_shown_and_runs_for_whoever_is_asked(scene: Scene, table: House, size: Size, lang: str) -> None:
    ana = scene.person("Ana", size, lang=lang, pace="normal")
    ana.visit()
    hands = Hands(ana, table)
    try:
        hands.begin(clock={"kind": "bank", "seconds": 600, "increment": 15})
        timers = ana.page.locator(".seats").get_by_role("timer")
        expect(timers).to_have_count(3)
        for _ in range(9):
            hands.decide()
        shown: Table = call(ana, f"/rooms/{hands.room}/table")
        ana.wait_for(lambda: bool(ana.witness.table["seq"] == shown["seq"]), "the table")
        (asked,) = shown["open"]
        assert [seat["until"] is not None for seat in shown["clock"]["seats"]] == [one == asked for one in range(4)]
        for seat in range(1, 4):
            timer = ana.page.locator(f'.seats [data-seat="{seat}"]').get_by_role("timer")
            left = shown["clock"]["seats"][seat]["left"]
            if left is not None:
                expect(timer).to_have_text(f"{int(left) // 60}:{int(left) % 60:02d}")
        mine = ana.page.locator("header.bar").get_by_role("timer")
        expect(mine).to_have_accessible_name(re.compile("^" + re.escape(ana.words("web-clock-mine"))))
        before = seconds(mine)
        while 0 not in shown["open"]:
            assert hands.decide()
            shown = call(ana, f"/rooms/{hands.room}/table")
        ana.wait_for(lambda: seconds(mine) < before, "a second less")
    finally:
        hands.close()


def test_the_end_is_counted_part_by_part_and_can_be_skipped(scene: Scene, table: House) -> None:
    ana = scene.person("Ana", WIDE, motion=True, pace="normal")
    ana.visit()
    hands = Hands(ana, table)
    counting = ana.page.get_by_role("heading", name=ana.words("web-table-counting"))
    try:
        hands.begin()
        ana.page.evaluate("() => localStorage.setItem('burgrave.pace', 'slow')")
        path = f"/rooms/{hands.room}"
        while not any(seat["complete"] for seat in call(ana, f"{path}/table")["view"]["seats"]):
            assert hands.decide(build=True)
        ana.visit(f"#{path.replace('rooms', 'room')}")
        ana.wait_for(lambda: bool(ana.witness.table), "a table")
        while hands.decide(build=True):
            pass
        ended = call(ana, f"{path}/table")
        ana.button("web-others-pace-hold").click()

        def stepped() -> bool:
            ana.page.keyboard.press(".")  # the button disappears with the last move
            return counting.is_visible()

        ana.wait_for(stepped, "the count")
        expect(ana.page.get_by_role("heading", name=re.compile("win"))).to_have_count(0)
        expect(ana.button("web-rematch")).to_have_count(0)
        expect(ana.page.locator(".cities > .large")).to_have_count(0)  # all cities are equally large
        ana.button("web-table-skip").click()
        expect(counting).to_have_count(0)
        expect(ana.page.get_by_role("heading", name=re.compile("win"))).to_be_visible()
        expect(ana.page.locator(".cities > .large")).to_be_visible()
        expect(ana.button("web-rematch")).to_be_visible()
        best = next(score for score in ended["result"]["scores"] if score["place"] == 1)
        expect(ana.result.get_by_role("row").nth(1)).to_contain_text(best["name"])
        expect(ana.result.get_by_role("row").nth(1)).to_contain_text(str(best["total"]))
        expect(ana.result.get_by_role("list", name=ana.words("web-table-facts"))).to_be_visible()
        ana.expect_words()
        ana.reload()
        expect(ana.button("web-table-skip")).to_have_count(0)
        expect(ana.result).to_contain_text(str(best["total"]))
    finally:
        hands.close()


def seconds(timer: Locator) -> int:
    minutes, rest = timer.locator("span").last.inner_text().split(":")
    return 60 * int(minutes) + int(rest)
