"""Puzzles: the daily puzzle in the lobby, the streak, wrong answers, and the link to the next puzzle."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.scene import PHONE, WIDE, Person, Scene
from tests.browser.tables import call

from burgrave.puzzles import Puzzle, collection_of

LISTS = {"citadels": "o", "valeria": "l"}
"""Keys that open the list of all options."""
DEALT = ("pick", "bury", "keep", "under", "take", "lend")
"""Verbs whose options are cards on the table."""


def verdict_of(person: Person, puzzle: Puzzle) -> dict[str, Any]:
    found: dict[str, Any] = call(person, f"/puzzles/{puzzle.id}/answer?lang={person.lang}", {"move": puzzle.best[0]})
    return found


def play(person: Person, game: str, puzzle: Puzzle, move: str) -> None:
    """Choose an option with the keyboard: by number if it is a dealt card, otherwise in the list of all options."""
    person.settled()  # on a phone, the question may be shown before the table
    place = [*puzzle.chances].index(move)
    keys = person.page.keyboard
    verb, _, card = move.partition(" ")
    if verb in DEALT:
        cast = call(person, f"/puzzles/{puzzle.id}")["table"]["view"].get("cast", [])
        keys.press(str(1 + (cast.index(card) if card in cast else place)))
        keys.press("Enter")
        return
    keys.press(LISTS[game])
    choice = person.page.get_by_role("dialog").locator(".choice").nth(place)
    choice.focus()
    keys.press("Enter")


def test_the_daily_puzzle_starts_a_streak(scene: Scene) -> None:
    ana = scene.person("Ana", WIDE)
    daily = call(ana, "/puzzles/daily")["puzzle"]
    puzzle = next(one for one in collection_of(daily["game"]).puzzles if one.id == daily["id"])
    ana.visit("#/")
    ana.link("web-puzzle-solve").click()
    region = ana.page.get_by_role("region", name=ana.words("web-puzzle-daily"))
    expect(region.get_by_text(ana.words("web-puzzle-question"))).to_be_visible()
    play(ana, daily["game"], puzzle, puzzle.best[0])
    expect(region.get_by_text(ana.words("web-puzzle-right"))).to_be_visible()
    expect(region.get_by_text(ana.words("web-puzzle-streak", n=1))).to_be_visible()
    ana.expect_words()
    ana.visit("#/")
    expect(ana.page.get_by_text(ana.words("web-puzzle-done-today"))).to_be_visible()
    expect(ana.page.get_by_text(ana.words("web-puzzle-streak", n=1))).to_be_visible()


def test_a_wrong_answer_is_explained_and_leads_to_the_next_puzzle(scene: Scene) -> None:
    ana = scene.person("Ana", PHONE, lang="it")
    puzzle = next(one for one in collection_of("citadels").puzzles if one.why.name != "search")
    verdict = verdict_of(ana, puzzle)
    ana.visit("#/puzzles")
    number = ana.words("web-puzzle-number", n=1 + collection_of("citadels").puzzles.index(puzzle))
    grade = ana.words(f"web-puzzle-grade-{puzzle.grade}")
    ana.page.get_by_role("link", name=f"{number}, {grade}", exact=True).first.click()
    region = ana.page.get_by_role("region", name=number, exact=True)
    expect(region).to_be_visible()
    play(ana, "citadels", puzzle, verdict["choices"][-1]["notation"])
    expect(region.get_by_text(ana.words("web-puzzle-wrong"))).to_be_visible()
    expect(region.get_by_role("table")).to_have_count(0)
    ana.button("web-puzzle-solution").click()
    expect(region.get_by_text(verdict["why"])).to_be_visible()
    expect(region.get_by_role("row").first).to_contain_text(verdict["choices"][0]["text"])
    ana.speak("es")
    expect(region.or_(ana.page.get_by_text(ana.words("web-puzzle-wrong"))).first).to_be_visible()
    ana.link("web-puzzle-next").click()
    expect(ana.page.get_by_text(ana.words("web-puzzle-question"))).to_be_visible()
    ana.visit("#/puzzles")
    missed = ana.page.get_by_role("link", name=ana.words("web-puzzle-missed"))
    expect(missed).to_have_count(1)


def test_a_second_attempt(scene: Scene) -> None:
    """After a wrong answer, the solution stays hidden until the right move is found; the first answer counts."""
    ana = scene.person("Ana", WIDE)
    puzzle = collection_of("citadels").puzzles[0]
    verdict = verdict_of(ana, puzzle)
    ana.visit(f"#/puzzle/{puzzle.id}")
    region = ana.page.get_by_role("region", name=ana.words("web-puzzle-number", n=1), exact=True)
    expect(region).to_be_visible()
    play(ana, "citadels", puzzle, verdict["choices"][-1]["notation"])
    expect(region.get_by_text(ana.words("web-puzzle-wrong"))).to_be_visible()
    expect(region.get_by_text(ana.words("web-puzzle-best"))).to_have_count(0)
    ana.button("web-try-again").click()
    expect(region.get_by_text(ana.words("web-puzzle-question"))).to_be_visible()
    play(ana, "citadels", puzzle, puzzle.best[0])
    expect(region.get_by_text(ana.words("web-puzzle-right"))).to_be_visible()
    expect(region.get_by_role("row").first).to_contain_text(verdict["choices"][0]["text"])
    ana.expect_words()
    ana.visit("#/puzzles")
    expect(ana.page.get_by_role("link", name=ana.words("web-puzzle-missed"))).to_have_count(1)
