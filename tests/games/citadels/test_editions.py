"""Differences between the editions (docs/rules/citadels.md): each row is tested under each ruleset."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.citadels import editions as look
from tests.games.citadels import editions_turn as turn
from tools.coverage_marks import RULESETS

Columns = tuple[object, object, object]

BASE = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
EMPEROR_TAKES = (0, ["take_card", "take_gold", "take_nothing"])
HEIR_GIVES = (1, ["give tavern", "pay_gold"])
MIX = ["mix 0", "mix 1"]
SAFE = [["assassin", "king"], ["king", "witch"]]


def same(value: object) -> Columns:
    """Return the expected values of a row in which all three rulesets agree."""
    return value, value, value


def older(value: object, now: object) -> Columns:
    """Return the expected values of a row in which only the 2016 ruleset differs."""
    return value, value, now


@pytest.mark.rulesets("all")
@pytest.mark.parametrize(
    ("seen", "columns"),
    [
        # setup
        pytest.param(look.players, same([2, 3, 4, 5, 6, 7, 8]), marks=pytest.mark.edition("E-players")),
        pytest.param(look.characters, older([2] * 9, [3] * 9), marks=pytest.mark.edition("E-characters")),
        pytest.param(look.cast, same(BASE), marks=pytest.mark.edition("E-cast")),
        pytest.param(
            look.variation,
            older([True, True, False, True], [True, True, True, True]),
            marks=pytest.mark.edition("E-variation"),
        ),
        pytest.param(
            look.district_deck,
            ([66, 12, 2, None, None], [66, 12, 2, 69, 69], [68, 14, 1, None, None]),
            marks=pytest.mark.edition("E-deck"),
        ),
        pytest.param(look.start, same(({4}, {2}, {0, 1, 2, 3})), marks=pytest.mark.edition("E-start")),
        pytest.param(
            look.size,
            ([8] * 7 + [None], [8] * 7 + [7], [8, 8, 7, 7, 7, 7, 7, None]),
            marks=pytest.mark.edition("E-size"),
        ),
        pytest.param(look.ninth, older("--iiiiA", "-AiiiiA"), marks=pytest.mark.edition("E-ninth")),
        pytest.param(look.queen_players, same([5, 6, 7, 8]), marks=pytest.mark.edition("E-queen-players")),
        pytest.param(look.emperor_players, same([3, 4, 5, 6, 7, 8]), marks=pytest.mark.edition("E-emperor-two")),
        # choice of characters
        pytest.param(look.first_of_all, older("hidden", "open"), marks=pytest.mark.edition("E-discards")),
        pytest.param(look.open_of_eight, same([2, 1, 0, 0]), marks=pytest.mark.edition("E-face-up-8")),
        pytest.param(look.open_of_nine, same([3, 2, 1, 0, 0]), marks=pytest.mark.edition("E-face-up-9")),
        pytest.param(
            look.never_open,
            older(["king", "emperor"], ["king", "emperor", "patrician"]),
            marks=pytest.mark.edition("E-never-open"),
        ),
        pytest.param(look.last_pick, same([2, 2]), marks=pytest.mark.edition("E-last-pick")),
        pytest.param(look.two_players, same([7, 6, 4, 2]), marks=pytest.mark.edition("E-two")),
        pytest.param(
            look.three_players,
            older([7, 6, 5, 4, 3, 2], [8, 7, 6, 4, 3, 2]),
            marks=pytest.mark.edition("E-three"),
        ),
        # end
        pytest.param(look.scoring, same((3, 4, 2)), marks=pytest.mark.edition("E-scoring")),
        pytest.param(
            look.tie,
            older(["cost or gold", "cost or gold", "shared"], ["rank", "rank", "rank"]),
            marks=pytest.mark.edition("E-tie"),
        ),
        # characters
        pytest.param(turn.king, same(True), marks=pytest.mark.edition("E-king")),
        pytest.param(
            turn.killed_king,
            older({"king": "is crowned"}, {"king": "is crowned", "patrician": "is crowned"}),
            marks=pytest.mark.edition("E-killed-king"),
        ),
        pytest.param(turn.emperor, older(HEIR_GIVES, EMPEROR_TAKES), marks=pytest.mark.edition("E-emperor")),
        pytest.param(
            turn.killed_emperor,
            older({"emperor": "leaves it"}, {"emperor": "moves it"}),
            marks=pytest.mark.edition("E-killed-emperor"),
        ),
        pytest.param(
            turn.abbot,
            older((["beg 1"], 0, ["income"]), (["beg 1"], 2, MIX)),
            marks=pytest.mark.edition("E-abbot"),
        ),
        pytest.param(
            turn.bishop,
            older(["warlord", "diplomat"], ["warlord", "diplomat", "marshal"]),
            marks=pytest.mark.edition("E-bishop"),
        ),
        pytest.param(turn.witch, older(True, False), marks=pytest.mark.edition("E-witch")),
        pytest.param(turn.thief, same(SAFE), marks=pytest.mark.edition("E-thief")),
        pytest.param(turn.tax, older((2, 1, 1), (9, 2, 2)), marks=pytest.mark.edition("E-tax")),
        pytest.param(turn.wizard, ((False, True), (True, True), (True, True)), marks=pytest.mark.edition("E-wizard")),
        pytest.param(
            turn.extras,
            older(["after gathering"] * 3, ["at any time"] * 3),
            marks=pytest.mark.edition("E-extras"),
        ),
        pytest.param(
            turn.rank_8, older(["at the end"] * 2, ["at any time"] * 2), marks=pytest.mark.edition("E-rank-8")
        ),
        pytest.param(turn.income, same((True, True, False)), marks=pytest.mark.edition("E-income")),
        pytest.param(turn.optional, older(["emperor"], ["witch", "emperor"]), marks=pytest.mark.edition("E-optional")),
        pytest.param(turn.queen, ((False, True), (True, False), (True, False)), marks=pytest.mark.edition("E-queen")),
        pytest.param(
            turn.navigator,
            ((False, True), (False, False), (False, True)),
            marks=pytest.mark.edition("E-navigator"),
        ),
        pytest.param(turn.diplomat, (True, False, True), marks=pytest.mark.edition("E-diplomat")),
        # districts
        pytest.param(turn.graveyard, older([1, 0], [0, 0]), marks=pytest.mark.edition("E-graveyard")),
        pytest.param(turn.laboratory, older(1, 2), marks=pytest.mark.edition("E-laboratory")),
        pytest.param(turn.smithy, same((2, 3)), marks=pytest.mark.edition("E-smithy")),
        pytest.param(turn.library, older((2, 2), (2, 3)), marks=pytest.mark.edition("E-library")),
        pytest.param(turn.observatory, older([5], [4]), marks=pytest.mark.edition("E-observatory")),
        pytest.param(turn.haunted_quarter, older((0, 3), (3, 3)), marks=pytest.mark.edition("E-haunted")),
        pytest.param(
            turn.school_of_magic,
            older((1, ["income"], 0), (1, MIX, 0)),
            marks=pytest.mark.edition("E-school"),
        ),
        pytest.param(turn.great_wall, ((6, 1), (5, 1), (5, 1)), marks=pytest.mark.edition("E-wall")),
        pytest.param(
            turn.keep,
            older((2, ["warlord", "diplomat"]), (1, ["warlord", "diplomat", "marshal"])),
            marks=pytest.mark.edition("E-keep"),
        ),
        pytest.param(turn.quarry, (None, (True, False), (True, True)), marks=pytest.mark.edition("E-quarry")),
        pytest.param(turn.bell_tower, (None, (8, 7), None), marks=pytest.mark.edition("E-bell-tower")),
        pytest.param(turn.museum, (None, (1, 1), (1, 1)), marks=pytest.mark.edition("E-museum")),
        pytest.param(turn.wishing_well, (None, 2, 3), marks=pytest.mark.edition("E-wishing-well")),
        pytest.param(
            turn.other_costs, ([None, None, None], [4, 5, 6], [5, 4, 5]), marks=pytest.mark.edition("E-costs")
        ),
        pytest.param(
            turn.eight_for_six,
            older([(8, 5), (8, 5)], [(8, 5), None]),
            marks=pytest.mark.edition("E-dragon-gate"),
        ),
        pytest.param(
            turn.armory, (None, ["demolish 1"], ["demolish 0", "demolish 1"]), marks=pytest.mark.edition("E-armory")
        ),
    ],
)
def test_the_editions_differ_as_the_table_says(ruleset: str, seen: Callable[[], object], columns: Columns) -> None:
    assert seen() == columns[RULESETS.index(ruleset)]
