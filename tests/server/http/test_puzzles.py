"""Puzzles over HTTP: lists, the daily puzzle, tables without the answer, and verdicts."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.server.http.house import API, House, Visitor
from tests.server.http.told import as_told

from burgrave.games.citadels import verbs as citadels_verbs
from burgrave.games.citadels.faces import table as citadels_table
from burgrave.games.valeria import verbs as valeria_verbs
from burgrave.games.valeria.faces import table as valeria_table
from burgrave.puzzles import collection_of
from burgrave.server.http import objects
from burgrave.server.showing import puzzles
from burgrave.text.catalogue import LANGUAGES

GAMES = ("citadels", "valeria")
VERBS = {
    "citadels": (citadels_verbs.ACTIONS, citadels_table.THEMES),
    "valeria": (valeria_verbs.ACTIONS, valeria_table.THEMES),
}


def anyone(home: House) -> Visitor:
    return Visitor(home, home.client(), "", {})


async def test_puzzles_are_listed_by_game_theme_and_grade(home: House) -> None:
    visitor = anyone(home)
    found = as_told(await visitor.get("/puzzles"), objects.Puzzles).puzzles
    assert [one.id for one in found] == [one.id for game in GAMES for one in collection_of(game).puzzles]
    theme, grade = found[0].theme, found[0].grade
    some = as_told(await visitor.get(f"/puzzles?game=citadels&theme={theme}&grade={grade}"), objects.Puzzles).puzzles
    assert some == [one for one in found if (one.game, one.theme, one.grade) == ("citadels", theme, grade)]
    assert (await visitor.get("/puzzles?grade=9", 422))["code"] == "malformed"


@pytest.mark.parametrize("game", GAMES)
def test_each_verb_has_one_theme(game: str) -> None:
    actions, themes = VERBS[game]
    declared = sorted({verb.name for verb in actions.declared})
    assert sorted(" ".join(themes.values()).split()) == declared


async def test_the_daily_puzzle_is_the_same_for_everyone(home: House) -> None:
    first = await anyone(home).get("/puzzles/daily")
    assert first == await (await home.guest("Ana")).get("/puzzles/daily")
    shown = as_told(first, objects.DailyPuzzle)
    assert len(shown.date) == 10
    assert "theme" not in first["puzzle"]


def test_the_games_take_turns_and_no_puzzle_returns_before_all_others() -> None:
    for rest, game in enumerate(GAMES):
        number = len(collection_of(game).puzzles)
        days = [puzzles.daily(2 * day + rest) for day in range(number + 1)]
        ids = [one.puzzle.id for one in days if one is not None and one.game == game]
        assert len(ids) == number + 1
        assert len(set(ids)) == number
        assert ids[0] == ids[-1]


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_is_the_view_of_the_seat_and_has_no_answer(home: House, game: str) -> None:
    puzzle = collection_of(game).puzzles[0]
    shown = await anyone(home).get(f"/puzzles/{puzzle.id}?lang=en")
    as_told(shown, objects.PuzzleTable)
    table, state = shown["table"], puzzle.state(game)
    assert table["view"] == msgspec.to_builtins(state.view(puzzle.seat), str_keys=True)
    assert sorted(option["notation"] for option in table["ask"]["options"]) == sorted(puzzle.chances)
    assert table["result"] is None
    for word in ("best", "margin", "theme", "why", "chances", "seed", "moves"):
        assert word not in shown["puzzle"]
        assert f'"{word}"' not in json.dumps({key: value for key, value in table.items() if key != "view"})


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_verdict_names_the_best_move_and_the_reason(home: House, lang: str) -> None:
    puzzle = next(one for one in collection_of("citadels").puzzles if one.why.name != "search")
    path = f"/puzzles/{puzzle.id}/answer?lang={lang}"
    visitor = anyone(home)
    wrong = next(name for name in puzzle.chances if name not in puzzle.best)
    for move, right in ((puzzle.best[0], True), (wrong, False)):
        verdict = as_told(await visitor.post(path, {"move": move}), objects.PuzzleVerdict)
        assert verdict.right is right
        assert verdict.played.notation == move
        assert verdict.choices[0].notation == puzzle.best[0]
        assert verdict.choices[0].text
        assert verdict.why
        assert "{" not in verdict.why
        assert verdict.margin >= 15
        assert (await visitor.post(path, {"move": "dance"}, 422))["code"] == "illegal"


async def test_an_unknown_puzzle(home: House) -> None:
    visitor = anyone(home)
    assert (await visitor.get("/puzzles/00000000", 404))["code"] == "no-puzzle"
    assert (await visitor.post("/puzzles/00000000/answer", {"move": "end"}, 404))["code"] == "no-puzzle"


async def test_the_list_has_a_tag(home: House) -> None:
    client = anyone(home).client
    first = await client.get(f"{API}/puzzles")
    again = await client.get(f"{API}/puzzles", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
