"""End of a game for two or more players: trigger, last turns, points and ranks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.valeria.playing import at, do, happened, options, seen, settle

from burgrave.games.valeria.rules.board import OVER
from burgrave.games.valeria.rules.state import ValeriaState

NONE: dict[int, list[str]] = {column: [] for column in range(1, 6)}
STACKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]
CORNELIUS = "cornelius_the_dreamer"  # ignores citizens and monsters
RICH: dict[str, Any] = {"gold": 20, "strength": 30, "magic": 20, "duke": CORNELIUS}


def emptied(number: int) -> dict[str, Any]:
    """Return the center with this many exhausted stacks: citizens first, then monsters."""
    return {
        "citizens": {place: [] for place in STACKS[:number]},
        "monsters": {column + 1: [] for column in range(max(0, number - 10))},
    }


def turn(t: ValeriaState) -> ValeriaState:
    """Let the active player gain magic with both actions; continue to the next action or the end of the game."""
    return settle(do(t, "gain magic", "gain magic"))


def is_over(t: ValeriaState) -> bool:
    over = t.phase == OVER
    assert over == t.is_over() == (("finished",) in happened(t)) == (t.open_seats() == []) == (t.to_act() == -1)
    return over


# ---- triggers of the end ----------------------------------------------------------------------------------------


@pytest.mark.rule("V-END-01")
def test_the_end_is_due_with_the_last_monster() -> None:
    for left in ([], ["goblin"]):
        centre = {"monsters": NONE | {2: [*left, "goblin"]}}
        t = at([{}, {}, RICH], active=2, centre=centre)
        do(t, "slay 2", *(["magic 0"] if "magic 0" in options(t) else []), "gain gold")
        assert is_over(settle(t)) == (not left)


@pytest.mark.rule("V-END-02", "A23")
def test_the_end_is_due_with_the_last_domain_hidden_ones_included() -> None:
    for left in ([], ["gargans_embrace"]):
        builder = {"gold": 6, "citizens": {"monk": 1, "merchant": 1, "archer": 1}}
        centre = {"domains": NONE | {4: [*left, "golden_obelisk_of_nae"]}}
        t = at([{}, {}, builder], active=2, centre=centre)
        do(t, "build 4", "gain strength")
        assert is_over(settle(t)) == (not left)
        assert t.exhausted() == 5 - len(left)


@pytest.mark.rule("V-END-03", "V-EXH-02", "A21", "V-FIV-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_is_due_with_two_exhausted_stacks_for_each_player(players: int) -> None:
    for number in range(2 * players - 2, 2 * players + 3):
        t = at([{} for _ in range(players)], active=players - 1, centre=emptied(number))
        assert t.exhausted() == number
        assert is_over(turn(t)) == (number >= 2 * players)


@pytest.mark.rule("V-END-03", "V-EXH-02")
@pytest.mark.parametrize("missing", ["monsters", "citizens", "domains"])
def test_stacks_of_all_sorts_make_up_the_number(missing: str) -> None:
    centre: dict[str, Any] = {"monsters": {1: []}, "citizens": {7: [], 11: []}, "domains": {3: []}}
    assert is_over(turn(at([{}, {}], active=1, centre=centre)))
    del centre[missing]
    assert not is_over(turn(at([{}, {}], active=1, centre=centre)))


@pytest.mark.rule("A21")
def test_the_last_stacks_may_all_become_empty_in_one_turn() -> None:
    centre = emptied(3) | {"monsters": {1: ["goblin"], 2: ["skeleton"]}}
    t = do(at([{}, RICH], active=1, centre=centre), "slay 1", "slay 2", "magic 0")
    assert is_over(settle(t)) and t.exhausted() == 5


# ---- time of the check, and remaining turns --------------------------------------------------------------------


@pytest.mark.rule("V-END-04", "V-ACT-01")
def test_nothing_ends_in_the_middle_of_a_turn() -> None:
    centre = emptied(3) | {"monsters": {1: ["goblin"]}}
    t = do(at([{}, RICH], active=1, centre=centre), "slay 1")
    assert t.exhausted() == 4 and not is_over(t) and t.to_act() == 1
    assert is_over(settle(do(t, "gain gold")))


@pytest.mark.rule("V-END-04", "V-EXH-04", "V-CLR-10")
def test_a_stack_that_is_filled_again_before_the_turn_ends_was_never_due() -> None:
    weaver = RICH | {"citizens": {"monk": 1, "peasant": 3}}
    centre = emptied(3) | {"monsters": {1: ["goblin"]}, "domains": {2: ["nest_of_the_weaver_witch"]}}
    t = do(at([{}, weaver], active=1, centre=centre), "slay 1")
    assert t.exhausted() == 4
    do(t, "build 2", "magic 0", "return_citizen monk")  # one stack becomes exhausted, and another one is refilled
    assert t.exhausted() == 4 and is_over(settle(t))
    centre["domains"] = {2: ["watcher_on_the_water", "nest_of_the_weaver_witch"]}
    t = do(at([{}, weaver], active=1, centre=centre), "slay 1", "build 2", "magic 0", "return_citizen monk")
    assert t.exhausted() == 3 and not is_over(settle(t))
    assert t.to_act() == 0 and t.round == 2


@pytest.mark.rule("V-END-05", "V-END-06", "V-END-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_round_is_played_to_its_end(players: int) -> None:
    for first in range(players):
        t = at([{} for _ in range(players)], active=first, first=first, centre=emptied(2 * players))
        for after in range(players):
            assert t.to_act() == (first + after) % players
            assert not is_over(t) and t.round == 1
            turn(t)
        assert is_over(t)
        assert t.active == (first - 1) % players
        assert [one[2] for one in happened(t) if one[0] == "turn"] == [
            (first + after) % players for after in range(1, players)
        ]


@pytest.mark.rule("V-END-06", "V-END-07")
def test_due_in_the_last_turn_of_a_round_there_is_no_other_turn() -> None:
    centre = emptied(5) | {"monsters": {3: ["treant"]}}
    t = at([{}, RICH, {}], active=1, first=2, centre=centre)
    do(t, "gain gold", "slay 3", "magic 0")
    assert is_over(settle(t)) and t.active == 1
    assert not [one for one in happened(t) if one[0] == "turn"]


@pytest.mark.rule("V-END-05")
def test_due_in_the_turn_before_one_player_has_a_turn_left() -> None:
    centre = emptied(5) | {"monsters": {3: ["treant"]}}
    t = at([RICH, {}, {}], active=0, first=2, centre=centre)
    settle(do(t, "gain gold", "slay 3", "magic 0"))
    assert not is_over(t) and t.to_act() == 1
    assert is_over(turn(t))


PUT_BACK = pytest.mark.parametrize(
    ("domain", "back", "centre"),
    [
        ("nest_of_the_weaver_witch", "return_citizen cleric", emptied(4)),
        ("watcher_on_the_water", "return_monster goblin", emptied(3) | {"monsters": {1: []}}),
    ],
)
"""Positions with four exhausted stacks, and a domain that can return a card to one of them."""


def putting_back(domain: str, back: str, centre: dict[str, Any], **options: Any) -> ValeriaState:
    """Return a two-player game in which the first turn triggered the end and the second turn returned a card."""
    citizens = {"cleric": 1, "peasant": 2, "knight": 2}
    seats: list[dict[str, Any]] = [{}, RICH | {"citizens": citizens, "monsters": {"goblin": 1}}]
    t = at(seats, centre=centre | {"domains": {5: ["halfpenny_hill", domain]}}, **options)
    assert not seen(t, 0)["end_due"]
    assert not is_over(turn(t)) and t.exhausted() == 4
    assert [seen(t, seat)["end_due"] for seat in (0, 1, None)] == [True] * 3
    do(t, "build 5", "magic 0", back)
    assert t.exhausted() == 3 and seen(t, 0)["end_due"]
    return settle(do(t, "gain gold"))


@pytest.mark.rule("A22", "V-END-04", "V-END-05")
@PUT_BACK
def test_once_due_the_end_stays_due(domain: str, back: str, centre: dict[str, Any]) -> None:
    t = putting_back(domain, back, centre)
    assert is_over(t) and t.round == 1 and seen(t, 0)["end_due"] and seen(t, 0)["end_latched"]


@pytest.mark.rule("A22", "V-CLR-10", "V-CLR-26", "V-END-04")
@PUT_BACK
def test_a_card_returned_in_the_same_turn_postpones_the_end(domain: str, back: str, centre: dict[str, Any]) -> None:
    """If building the domain exhausts its own stack, the end is triggered in spite of the returned card."""
    citizens = {"cleric": 1, "peasant": 2, "knight": 2}
    rich = RICH | {"citizens": citizens, "monsters": {"goblin": 1}}
    for last in ([], ["halfpenny_hill"]):  # with or without exhausting the domain's stack
        t = at([rich, {}], centre=centre | {"domains": {5: [*last, domain]}})
        do(t, "build 5", "magic 0", back)
        settle(do(t, "gain gold"))
        assert t.exhausted() == (3 if last else 4)
        assert seen(t, 1)["end_due"] == (not last) == (("end_due",) in happened(t))
        assert is_over(turn(t)) == (not last)


@pytest.mark.rule("A22", "V-CLR-10", "V-CLR-26", "V-END-04")
@PUT_BACK
def test_under_the_earlier_reading_the_end_does_not_stay_due(domain: str, back: str, centre: dict[str, Any]) -> None:
    t = putting_back(domain, back, centre, end_latched=False)
    assert not is_over(t) and t.to_act() == 0 and t.round == 2
    assert not seen(t, 0)["end_due"] and not seen(t, 0)["end_latched"]
    do(t, "gain gold", "gain gold")
    settle(t)
    assert not is_over(t)
    assert not is_over(turn(t)) and t.round == 3
    # triggered again, this time for good
    taken = t.citizens[0] if t.citizens[0] else t.monsters[0]
    taken.clear()
    t.look_at_stacks()
    assert t.exhausted() == 4
    assert not is_over(turn(t)) and seen(t, 0)["end_due"]
    assert is_over(turn(t)) and t.round == 3
    assert ("end_due",) not in happened(t)  # the event waits until the end is certain


@pytest.mark.rule("A22", "V-END-05", "V-END-07")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_told_once_that_the_end_is_due_if_somebody_has_a_turn_left(players: int) -> None:
    for active in range(players):
        t = at([{} for _ in range(players)], active=active, centre=emptied(2 * players))
        while not is_over(t):
            turn(t)
        told = [one[0] for one in happened(t) if one[0] in ("end_due", "finished", "turn")]
        left = players - 1 - active
        assert told == (["end_due"] if left else []) + ["turn"] * left + ["finished"]


@pytest.mark.rule("V-END-04", "V-END-08")
def test_once_over_nobody_may_do_anything() -> None:
    t = turn(at([{}, {}], active=1, centre=emptied(4)))
    assert is_over(t)
    assert [t.legal(seat) for seat in range(2)] == [[], []]
    assert t.view(0)["phase"] == "over" and t.view(0)["active"] is None and t.view(0)["open"] == []


# ---- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SCO-01", "V-SCO-02", "V-SCO-03", "V-SCO-04", "V-SCO-05")
def test_points_are_those_of_monsters_domains_tokens_and_duke() -> None:
    seat = {
        "vp": 7,
        "gold": 2,
        "duke": "reese_the_firebrand",
        "citizens": {"rogue": 2},
        "monsters": {"goblin": 2, "troll": 1, "red_dragon": 1},  # 1 each, 6, 7
        "domains": ["emerald_stronghold", "grimmwater_keep"],  # 5, 4
    }
    t = turn(at([{"duke": CORNELIUS}, seat], active=1, centre=emptied(4)))
    assert is_over(t)
    parts = {"monsters": 15, "domains": 9, "tokens": 7, "duke": 2 + 4 + 2 + 1, "total": 40}  # from 4 resources
    assert seen(t, 0)["seats"][1]["points"] == parts
    assert t.scores()[1] == 40


@pytest.mark.rule("V-SCO-10", "V-SET-23", "V-INF-02")
def test_dukes_are_shown_at_the_end_and_not_before() -> None:
    t = at([{"duke": "simon_the_unclean"}, {"duke": CORNELIUS}], active=1, centre=emptied(4))

    def shown(seat: int | None) -> list[str | None]:
        seats: Any = t.view(seat)["seats"]
        assert [one["points"] is None for one in seats] == [not is_over(t)] * 2
        return [one["duke"] for one in seats]

    assert [shown(seat) for seat in (0, 1, None)] == [["simon_the_unclean", None], [None, CORNELIUS], [None, None]]
    turn(t)
    assert is_over(t)
    assert [shown(seat) for seat in (0, 1, None)] == [["simon_the_unclean", CORNELIUS]] * 3


# ---- places -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("V-SCO-08")
def test_most_points_win() -> None:
    seats: list[dict[str, Any]] = [{"vp": 5}, {"vp": 9, "monsters": {"goblin": 3}}, {"vp": 11}, {"vp": 5}]
    t = at([one | {"duke": CORNELIUS} for one in seats])
    assert list(t.scores()) == [5, 12, 11, 5]
    assert list(t.ranks()) == [3, 1, 2, 3]


@pytest.mark.rule("V-SCO-08", "V-SCO-11")
def test_many_cards_or_resources_do_not_lose_against_fewer_points() -> None:
    many = {"duke": CORNELIUS, "vp": 10, "citizens": {"cleric": 5, "archer": 5}, "monsters": {"goblin": 3}}
    t = at([many, {"duke": "isabella_the_righteous", "vp": 12, "gold": 2}])
    assert list(t.scores()) == [13, 12] and list(t.ranks()) == [1, 2]


@pytest.mark.rule("V-SCO-09", "A24")
@pytest.mark.parametrize(
    "more",
    [
        {"citizens": {"peasant": 1}},
        {"monsters": {"goblin": 1}, "vp": 19},
        {"domains": ["the_orb_of_urdr"], "vp": 16},  # and 3 from the duke
    ],
)
def test_with_equal_points_fewest_cards_win(more: dict[str, Any]) -> None:
    cards = {"duke": CORNELIUS, "citizens": {"cleric": 2}}
    t = at([{"vp": 20} | cards | more | {"citizens": {"cleric": 2, **more.get("citizens", {})}}, {"vp": 20} | cards])
    assert list(t.scores()) == [20, 20]
    assert list(t.ranks()) == [2, 1]


@pytest.mark.rule("V-SCO-09", "A24")
def test_a_card_is_a_card_whatever_its_sort() -> None:
    seats = [
        {"duke": CORNELIUS, "vp": 20, "citizens": {"cleric": 1, "archer": 2}},
        {"duke": CORNELIUS, "vp": 16, "monsters": {"goblin_king": 1}, "citizens": {"archer": 2}},
        {
            "duke": CORNELIUS,
            "vp": 14,
            "domains": ["halfpenny_hill"],
            "citizens": {"archer": 1},
            "monsters": {"goblin": 1},
        },
        {"duke": CORNELIUS, "vp": 20, "citizens": {"archer": 4}},
    ]
    t = at(seats, active=3)
    assert list(t.scores()) == [20, 20, 20, 20]
    assert list(t.ranks()) == [1, 1, 1, 4]


@pytest.mark.rule("A24")
def test_still_equal_they_have_won_together_and_starters_dukes_and_tokens_break_no_tie() -> None:
    seats = [
        {"duke": CORNELIUS, "vp": 4},
        {"duke": "simon_the_unclean", "vp": 1, "gold": 6},
        {"duke": CORNELIUS, "vp": 3},
    ]
    t = at(seats)
    assert list(t.scores()) == [4, 4, 3]
    assert list(t.ranks()) == [1, 1, 3]
