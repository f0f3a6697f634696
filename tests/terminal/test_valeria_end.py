"""End of a Valeria game in the terminal: points by category, places, and the winner."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.terminal.valeria_walks import NAMES, finished

from burgrave.games.valeria.faces.text import ValeriaNarrator
from burgrave.games.valeria.rules import solo
from burgrave.games.valeria.rules.board import OVER
from burgrave.games.valeria.rules.state import ValeriaState
from burgrave.kernel.arrays import numbers
from burgrave.text.catalogue import LANGUAGES

NARRATOR = ValeriaNarrator("en")


def over(*points: int, cards: tuple[int, ...] = ()) -> ValeriaState:
    """Return a finished game in which each seat has this many tokens and citizens, and nothing else."""
    t = finished(max(len(points), 2), 3)
    for player, vp, citizens in zip(t.players, points, cards or (0,) * len(points), strict=True):
        player.vp = vp
        player.monsters = numbers([0] * len(player.monsters))
        player.monster_count = player.domains = player.domain_count = player.gold = player.strength = player.magic = 0
        player.citizens = numbers([0] * len(player.citizens))
        player.citizen_count = citizens
        player.citizens[0] = citizens
        player.roles = 0  # nothing for a duke to score
        player.duke = 0  # Cornelius: domains and resources
    return t


def verdict(t: ValeriaState, me: int | None = None, language: str = "en") -> str:
    return ValeriaNarrator(language).verdict(t.view(me), t.ranks(), NAMES[: t.n], me)


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_are_the_points(language: str, players: int) -> None:
    t = finished(players, 30 + players)
    rows = ValeriaNarrator(language).scores(t.view(None), t.ranks(), NAMES[:players])
    assert [row.place for row in rows] == sorted(t.ranks())
    assert {row.name: (row.place, row.total) for row in rows} == dict(
        zip(NAMES, zip(t.ranks(), t.scores(), strict=True), strict=False)
    )
    for row in rows:
        assert sum(points for _what, points in row.items) == row.total
        assert len({what for what, _points in row.items}) == 4
        seat = cast(list[dict[str, Any]], t.view(None)["seats"])[NAMES.index(row.name)]
        assert [points for _what, points in row.items] == [
            seat["points"][item] for item in ("monsters", "domains", "tokens", "duke")
        ]


def test_who_has_most_points_has_won() -> None:
    t = over(7, 12, 9)
    assert verdict(t) == verdict(t, 0) == "Bruno wins with 12 points."
    assert verdict(t, 1) == "You win with 12 points!"


def ties(t: ValeriaState, language: str = "en") -> list[str]:
    return ValeriaNarrator(language).ties(t.view(None), t.ranks(), NAMES[: t.n])


def test_fewer_cards_break_a_tie() -> None:
    t = over(9, 9, 4, cards=(3, 2, 0))
    assert verdict(t, 1) == "You win with 9 points!"
    assert ties(t) == ["Bruno and Ana are tied at 9 points. The fewest cards decide: Bruno (4), Ana (5)."]
    assert len(ties(over(12, 9, 9, cards=(0, 3, 2)))) == 1
    assert ties(over(7, 12, 9)) == []


def test_what_is_still_equal_is_shared() -> None:
    t = over(9, 9, 4, cards=(2, 2, 0))
    assert t.ranks() == [1, 1, 3]
    assert verdict(t, 0) == verdict(t) == "Ana and Bruno share the win with 9 points."
    assert ties(t) == ["Ana and Bruno are tied at 9 points with 4 cards each. They share the place."]
    for language in LANGUAGES:
        assert "Ana" in ties(t, language)[0]


def alone(outcome: int, monsters: int) -> ValeriaState:
    """Return a finished solo game in which the player slew this many Goblins.

    Three monsters are left, which score 5 points for the Dark Lord; neither side has points from its duke.
    """
    t = finished(1, 8, scenario="first-game")
    player = t.players[0]
    player.monsters = numbers([0] * len(player.monsters))
    player.areas = player.monster_count = player.domains = player.domain_count = 0
    player.gold = player.strength = player.magic = 0
    player.add_monster(3, monsters)
    player.vp = 50  # has no value
    t.monsters = [[3, 6, 6], [], [], [], []]
    t.captured = numbers([0] * len(t.captured))
    t.captured_domains = 0
    player.duke = t.dark_duke = 0  # Cornelius: domains and resources
    t.outcome, t.phase = outcome, OVER
    return t


@pytest.mark.parametrize(
    ("outcome", "monsters", "said"),
    [
        (solo.WON, 5, "You win: all monsters are slain!"),
        (solo.LOST, 9, "A column has nothing left to capture: the Dark Lord wins."),
        (solo.SCORED, 6, "You win with 6 points against the Dark Lord's 5 points!"),
        (solo.SCORED, 5, "A draw: 5 points each."),
        (solo.SCORED, 4, "The Dark Lord wins with 5 points against 4 points."),
    ],
)
def test_each_end_of_a_game_of_one(outcome: int, monsters: int, said: str) -> None:
    t = alone(outcome, monsters)
    assert verdict(t, 0) == said
    assert ("Ana" in verdict(t)) == ("You" in said)
    rows = NARRATOR.scores(t.view(0), t.ranks(), ["Ana"])
    places = {row.name: row.place for row in rows}
    lord = 1 if "Dark Lord wins" in said or "draw" in said else 2
    assert places == {"Ana": t.ranks()[0], "Dark Lord": lord}
    assert rows[0].place == 1 and [row.total for row in rows if row.name == "Ana"] == [monsters]
    assert all(what != "Tokens" for row in rows for what, _points in row.items)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_in_every_language(language: str) -> None:
    ends = [over(7, 12), over(9, 9, cards=(1, 2)), over(9, 9), *(alone(outcome, 5) for outcome in (1, 2, 3))]
    ends += [alone(3, 1), alone(3, 9)]
    said = [verdict(t, me, language) for t in ends for me in (None, 0)]
    assert all(text and not set("{}") & set(text) for text in said)
    assert len({*said}) >= len(ends)
    words = ValeriaNarrator(language).words
    assert words.points(9) in said[2] and words.points(5) in said[-3]
