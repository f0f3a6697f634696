"""Two users at one table, each in their own browser, with every kind of failure between them and the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.house import House
from tests.browser.player import Keyboard, Mouse, Player, Touch, who_is_asked
from tests.browser.scene import PHONE, WIDE, Act, Person, Scene
from tests.browser.tables import call, open_table

from burgrave.kernel.record import Record


def sit_down(host: Person, guest: Person) -> None:
    """Take a seat at the host's table as the guest, and check that both pages show both names."""
    guest.visit(host.page.url)
    guest.button("web-sit-down").click()
    guest.give_name()
    for person in (host, guest):
        for name in (host.name, guest.name):
            expect(person.page.get_by_role("listitem").filter(has_text=name).first).to_be_visible()


def talk(one: Person, other: Person, said: str) -> None:
    """Send a message before the game, and check that both users can read it."""
    one.page.get_by_label(one.words("web-say"), exact=True).fill(said)
    one.button("web-send").click()
    for person in (one, other):
        expect(person.page.get_by_text(said, exact=False).first).to_be_visible()


def play_both(players: list[Player], after: dict[int, Callable[[], None]]) -> None:
    """Make all decisions until the game ends; ``after``: functions to call, by the number of decisions made."""
    done = 0
    while asked := who_is_asked(players):
        for player in asked:
            player.decide()
            done += 1
            if happens := after.pop(done, None):
                happens()


def expect_kept(acts: list[Act], recorded: list[int], name: str) -> None:
    """Check that the record has each acknowledged action once, in order, and any other action at most once."""
    left = list(acts)
    for number, action in enumerate(recorded):
        while left and left[0].action != action:
            lost = left.pop(0)
            assert not lost.done, f"{name}'s action {lost} is not in the record, which has {action} as number {number}"
        assert left, f"{name} did not send number {number} of the record, {action}: it is a duplicate"
        left.pop(0)
    assert not any(act.done for act in left), f"{name}'s last actions are not in the record: {left}"


def same_end(people: list[Person]) -> None:
    """Check that both users see the same result, and that the record has the decisions of both."""
    results = []
    for person in people:
        expect(person.result).to_be_visible()
        results.append(person.result.get_by_role("row").all_text_contents())
    assert results[0] == results[1]
    seqs = {person.witness.table["seq"] for person in people}
    assert len(seqs) == 1
    answer = people[0].context.request.get(f"{people[0].scene.house.origin}/api/v1/rooms/{people[0].room}/record")
    record = Record.parse(answer.text())
    assert record.scores() is not None
    for person in people:
        seat = person.witness.table["seat"]
        recorded = [action for of, action in record.actions() if of == seat]
        expect_kept(person.witness.acts, recorded, person.name)


def test_two_people_and_a_bad_line(own_scene: Scene, own_house: House) -> None:
    """In a whole game with mouse and touch, nothing is lost or duplicated, no matter what fails.

    Connections work the same way in all games, so testing one game is enough.
    """
    ana, bruno = own_scene.person("Ana", WIDE, motion=True), own_scene.person("Bruno", PHONE)
    ana.lost_is_fine = bruno.lost_is_fine = True
    open_table(ana, "citadels", others=1, bots=2)
    sit_down(ana, bruno)
    talk(ana, bruno, "Hello Bruno")
    talk(bruno, ana, "Hello Ana")
    ana.button("web-start").click()
    players = [Player(ana, Mouse(), seed=3), Player(bruno, Touch(), seed=4)]

    def without_network() -> None:
        ana.context.set_offline(True)
        ana.page.wait_for_function("() => !navigator.onLine")
        players[0].strike()  # actions made offline are sent when the network returns
        ana.drawn()
        ana.context.set_offline(False)

    def killed() -> None:
        any(player.strike() for player in players)  # the server dies at the very moment of an action
        own_house.break_off()
        own_house.start()
        for person in (ana, bruno):
            person.context.set_offline(True)
            person.context.set_offline(False)

    def both_again() -> None:
        ana.reload()
        bruno.reload()

    play_both(
        players,
        {
            4: without_network,
            8: ana.reload,
            12: killed,
            16: bruno.reload,
            20: both_again,
            24: killed,
            27: without_network,
        },
    )
    same_end([ana, bruno])


def test_what_one_does_the_other_sees(scene: Scene) -> None:
    ana, bruno = scene.person("Ana", WIDE), scene.person("Bruno", WIDE)
    open_table(ana, "valeria", others=1, bots=0)
    sit_down(ana, bruno)
    expect(bruno.page.get_by_text(bruno.words("web-host-starts"))).to_be_visible()
    ana.button("web-start").click()
    players = [Player(ana, Mouse(), seed=5), Player(bruno, Keyboard(), seed=6)]
    while min(player.decisions for player in players) < 4:
        asked = who_is_asked(players)
        assert asked, "the game ended before both had decided"
        for player in asked:
            player.decide()
    bruno.wait_for(lambda: bruno.witness.table["seq"] == ana.witness.table["seq"], "the same table")
    for person, other in ((ana, bruno), (bruno, ana)):
        told = person.page.get_by_role("log").first
        expect(told).to_contain_text(other.name)
        shown = call(person, f"/rooms/{person.room}/table?lang=en")["log"]["paragraphs"]
        last = "".join(part if isinstance(part, str) else part["text"] for part in shown[-1]["lines"][0]["parts"])
        expect(told).to_contain_text(last.strip())
    leave_and_return(ana, bruno)


def leave_and_return(person: Person, other: Person) -> None:
    """Leave a game and return; check that a bot plays in between, and that the other player is notified of both."""
    person.open_menu().get_by_role("button", name=person.words("web-leave-game")).click()
    expect(person.page.get_by_text(person.words("web-stand-in"))).to_be_visible()
    other.wait_for(lambda: call(other, f"/rooms/{other.room}")["seats"][0]["stand_in"], "the bot")
    person.expect_words()
    person.button("web-take-back").click()
    expect(person.page.get_by_text(person.words("web-stand-in"))).to_have_count(0)
    assert not call(other, f"/rooms/{other.room}")["seats"][0]["stand_in"]
