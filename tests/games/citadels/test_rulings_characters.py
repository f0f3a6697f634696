"""Rulings on characters of ranks 1 to 5, sorted by rank (see also ``test_rulings_ranks_8_and_9``)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.facing import facing, starting
from tests.games.citadels.idling import gather, leave
from tests.games.citadels.playing import at, city, deck, do, first, gold, hand, happened, options, score
from tests.games.citadels.striking import targets

COMPLETE = ["tavern", "market", "trading_post", "docks", "harbor", "watchtower", "prison"]


# ---- rank 1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-09", "C-CH-assassin-2", "C-CALL-03")
def test_killing_a_face_up_character_has_no_effect() -> None:
    seats = [{"characters": [name]} for name in ("assassin", "thief", "king", "warlord")]
    state = at(seats=seats, draft={"face_up": ["bishop", "merchant"]}, turn={"character": "assassin"})
    assert {"kill bishop", "kill merchant"} <= set(options(state))
    do(state, "kill bishop", "gold", "end")
    for seat in (1, 2, 3):
        assert state.to_act() == seat
        do(state, "gold", "end")
    assert (state.round, gold(state)) == (2, [4, 4, 4, 4])
    assert {("silence", 13), ("silence", 16)} <= set(happened(state))


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-09", "C-CH-thief-4")
def test_robbing_a_face_up_character_has_no_effect() -> None:
    seats = [{"characters": [name]} for name in ("assassin", "thief", "king", "warlord")]
    state = at(seats=seats, draft={"face_up": ["bishop", "merchant"]}, turn={"character": "thief", "gathered": True})
    do(state, "rob merchant", "end")
    for _ in range(2):
        do(state, "gold", "end")
    assert gold(state)[1] == 2


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-10", "C-CALL-06")
def test_a_player_may_kill_or_rob_his_own_other_character() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["assassin", "king"], "gold": 3},
        {"characters": ["bishop", "warlord"]},
    ]
    killed = do(at(players=2, seats=seats, turn={"character": "assassin"}), "kill king", "gold", "end")
    assert killed.to_act() == 1
    seats[0]["characters"] = ["thief", "king"]
    robbed = do(at(players=2, seats=seats, turn={"character": "thief"}), "rob king", "gold", "end")
    assert (robbed.to_act(), gold(robbed)[0]) == (0, 5)


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-10", "C-CH-witch-6")
def test_a_witch_may_bewitch_her_own_other_character() -> None:
    seats = [{"characters": ["witch", "king"], "gold": 0, "city": ["manor"]}, {"characters": ["bishop", "warlord"]}]
    state = do(at(players=2, seats=seats, turn={"character": "witch"}), "gold", "bewitch king")
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    do(state, "gold")
    assert (state.to_act(), gold(state)[0]) == (0, 4)
    assert gold(do(state, "income", "end"))[0] == 5
    assert state.to_act() == 1


@pytest.mark.rule("R-11", "C-CH-witch-1", "C-CH-witch-2")
def test_the_witch_must_name_somebody_once_she_has_gathered() -> None:
    seats = [{"characters": ["witch"], "gold": 9, "hand": ["tavern"], "city": ["smithy"]}]
    state = do(at(players=4, seats=seats, turn={"character": "witch"}), "gold")
    names = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert options(state) == [f"bewitch {name}" for name in names]


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-13", "C-CH-queen-1", "C-CH-witch-8")
@pytest.mark.parametrize(("witch", "queen", "paid"), [(0, 3, True), (3, 0, False)])
def test_a_witch_in_the_queens_place_is_paid_by_her_own_seat(witch: int, queen: int, paid: bool) -> None:
    names = {witch: "witch", queen: "queen", 1: "king", 2: "bishop", 4: "thief"}
    seats = [{"characters": [names[seat]], "gold": 0} for seat in range(5)]
    state = do(at(seats=seats, bewitched="queen", turn={"character": "queen"}), "gold")
    assert (state.to_act(), "bonus" in options(state)) == (witch, paid)
    if paid:
        assert gold(do(state, "bonus"))[witch] == 3


@pytest.mark.rule("R-13", "C-CH-tax_collector-3", "C-CH-tax_collector-4")
def test_a_witch_in_the_tax_collectors_place_takes_the_pool_and_builds_untaxed() -> None:
    seats = [
        {"characters": ["witch"], "gold": 3, "hand": ["market"]},
        {"characters": ["tax_collector"], "gold": 0},
    ]
    state = at(players=4, seats=seats, bewitched="tax_collector", pool=4, turn={"character": "tax_collector"})
    do(state, "gold", "build market")
    assert (state.to_act(), gold(state)[:2], state.pool) == (0, [1, 2], 4)
    do(state, "collect")
    assert (gold(state)[:2], state.pool) == ([5, 2], 0)


@pytest.mark.rule("R-14", "C-CH-magistrate-1")
def test_a_warrant_on_rank_1_has_no_effect() -> None:
    seats = [{"characters": ["magistrate"], "gold": 3, "hand": ["market"]}]
    state = at(players=4, seats=seats, turn={"character": "magistrate"})
    assert "sign magistrate" in options(state)
    do(state, "sign magistrate", "warrant thief", "warrant king", "gold", "build market")
    assert (state.to_act(), city(state, 0)) == (0, ["market"])
    blank = do(at(players=4, seats=seats, turn={"character": "magistrate"}), "sign thief")
    assert "warrant magistrate" in options(blank)


@pytest.mark.rule("R-15", "C-CH-magistrate-6", "C-CH-magistrate-7")
def test_a_district_that_cannot_be_taken_uses_up_the_warrant() -> None:
    for paid, asked in [("market", False), ("docks", True)]:
        state = facing(
            "architect", [], ["market"], other="magistrate",
            hand=[paid, "tavern"], warrants={"signed": "architect"},
        )  # fmt: skip
        do(state, f"build {paid}")
        assert (state.to_act() == 1) is asked
        if not asked:
            do(state, "build tavern")
            assert (state.to_act(), city(state, 0)) == (0, ["market", "tavern"])


@pytest.mark.rule("R-16", "C-DI-monument-1", "C-CH-magistrate-2")
@pytest.mark.parametrize(("number", "asked"), [(4, True), (5, False)])
def test_a_magistrate_with_five_districts_cannot_confiscate_the_monument(number: int, asked: bool) -> None:
    state = facing(
        "architect", [], COMPLETE[:number], other="magistrate",
        hand=["monument"], warrants={"signed": "architect"},
    )  # fmt: skip
    do(state, "build monument")
    assert (state.to_act() == 1) is asked


@pytest.mark.rule("R-16", "C-DI-monument-2")
def test_an_exchanged_monument_counts_two_for_the_size_only() -> None:
    state = facing("diplomat", [*COMPLETE[:5], "wishing_well"], ["monument"])
    do(state, "exchange 1", "district monument", "offer tavern")
    assert (len(city(state, 0)), first(state)) == (6, 0)
    assert score(state, 0).uniques == 2


# ---- rank 2 and 3 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-17", "C-CH-blackmailer-2")
def test_the_blackmailer_may_threaten_himself_without_effect() -> None:
    seats = [{"characters": ["blackmailer"], "gold": 5}]
    state = at(players=4, seats=seats, turn={"character": "blackmailer"})
    assert "threaten blackmailer" in options(state)
    do(state, "threaten blackmailer", "bluff king", "gold")
    assert (state.to_act(), gold(state)[0]) == (0, 7)
    assert "end" in options(state)
    other = do(at(players=4, seats=seats, turn={"character": "blackmailer"}), "threaten king")
    assert "bluff blackmailer" in options(other)


@pytest.mark.rule("R-48", "C-CH-blackmailer-2")
def test_the_blackmailer_cannot_mark_the_bewitched_or_rank_1() -> None:
    seats = [{"characters": ["blackmailer"]}, {"characters": ["witch"]}]
    state = at(players=4, seats=seats, bewitched="king", turn={"character": "blackmailer"})
    names = ["blackmailer", "magician", "bishop", "merchant", "architect", "warlord"]
    assert starting(state, "threaten") == sorted(f"threaten {name}" for name in names)
    do(state, "threaten bishop")
    assert starting(state, "bluff") == sorted(f"bluff {name}" for name in names if name != "bishop")


@pytest.mark.rule("R-48", "C-CH-witch-14")
def test_the_witch_in_the_blackmailers_place_cannot_mark_rank_1_or_2() -> None:
    """The Blackmailer, whom the Witch has bewitched, has rank 2."""
    seats = [{"characters": ["blackmailer"]}, {"characters": ["witch"]}]
    state = at(players=4, seats=seats, bewitched="blackmailer", turn={"character": "blackmailer"})
    do(state, "gold")
    assert state.to_act() == 1
    names = ["magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert starting(state, "threaten") == sorted(f"threaten {name}" for name in names)


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-46", "C-CH-magician-2")
def test_the_magician_replaces_at_least_one_card() -> None:
    state = do(facing("magician", [], [], hand=["tavern", "palace"]), "replace")
    assert sorted(options(state)) == ["discard palace", "discard tavern"]
    assert "done" in options(do(state, "discard palace"))
    assert "replace" not in options(facing("magician", [], []))


# ---- rank 4 and 5 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("R-32", "C-CH-emperor-3", "C-CH-emperor-5")
@pytest.mark.parametrize(
    ("stash", "cards", "offered"),
    [
        (1, ["tavern"], ["take_card", "take_gold", "take_nothing"]),
        (0, ["tavern"], ["take_card", "take_nothing"]),
        (1, [], ["take_gold", "take_nothing"]),
    ],
)
def test_the_emperor_takes_what_the_player_has_or_nothing(stash: int, cards: list[str], offered: list[str]) -> None:
    seats = [
        {"characters": ["bishop"]},
        {"characters": ["emperor"], "gold": 0, "hand": []},
        {"characters": ["thief"], "gold": stash, "hand": cards},
        {"characters": ["merchant"]},
    ]
    state = do(at(seats=seats, crown=0, turn={"character": "emperor"}), "crown 2")
    assert sorted(options(state)) == offered
    do(state, "take_nothing")
    assert (gold(state)[1:3], hand(state, 1), hand(state, 2)) == ([0, stash], [], cards)


@pytest.mark.rule("R-32", "C-CH-emperor-5")
def test_a_new_crowned_player_with_nothing_has_no_decision() -> None:
    seats = [{"characters": ["bishop"]}, {"characters": ["emperor"]}, {"characters": ["thief"], "gold": 0, "hand": []}]
    state = do(at(players=4, seats=seats, crown=0, turn={"character": "emperor"}), "crown 2")
    assert "gold" in options(state)


@pytest.mark.rulesets("all")
@pytest.mark.rule("R-21", "C-CH-bishop-2", "C-TURN-12")
def test_with_two_players_the_bishop_is_protected_to_the_end_of_the_round() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["bishop", "merchant"], "city": ["tavern"]},
        {"characters": ["thief", "warlord"], "city": ["market"], "gold": 9},
    ]
    state = at(players=2, seats=seats, turn={"character": "bishop"})
    leave(gather(state))
    leave(gather(state))
    assert state.to_act() == 1
    assert targets(do(state, "gold")) == ["destroy 1"]
    seats[0]["characters"] = ["king", "merchant"]
    unprotected = at(players=2, seats=seats, turn={"character": "warlord"})
    assert targets(do(unprotected, "gold")) == ["destroy 0", "destroy 1"]


@pytest.mark.rule("R-42", "C-CH-abbot-3", "C-CH-abbot-5")
def test_the_abbot_chooses_among_the_richest_unless_he_is_one_of_them() -> None:
    seats: list[dict[str, Any]] = [
        {"characters": ["abbot"], "gold": 3},
        {"characters": ["king"], "gold": 4},
        {"characters": ["thief"], "gold": 1},
        {"characters": ["merchant"], "gold": 4},
    ]
    state = at(seats=seats, turn={"character": "abbot"})
    assert starting(state, "beg") == ["beg 1", "beg 3"]
    assert gold(do(state, "beg 3")) == [4, 4, 1, 3]
    seats[0]["gold"] = 4
    assert starting(at(seats=seats, turn={"character": "abbot"}), "beg") == []


@pytest.mark.rule("R-22", "C-CH-cardinal-2", "C-CH-cardinal-4")
def test_the_cardinal_borrows_exactly_what_is_missing_from_one_player_once_per_turn() -> None:
    state = at(
        seats=[
            {
                "characters": ["cardinal"],
                "gold": 1,
                "hand": ["palace", "tavern", "docks", "manor", "church", "stables", "market", "castle"],
            },
            {"characters": ["king"], "gold": 3, "hand": []},
            {"characters": ["thief"], "gold": 4, "hand": []},
            {"characters": ["merchant"], "gold": 9, "hand": []},
        ],
        turn={"character": "cardinal", "gathered": True},
    )
    do(state, "borrow palace")
    assert options(state) == ["lender 2", "lender 3"]
    do(state, "lender 3")
    assert "give palace" not in options(state)
    do(state, "give tavern", "give docks", "give manor", "give church")
    assert (gold(state), city(state, 0)) == ([0, 3, 4, 5], ["palace"])
    assert hand(state, 3) == ["church", "docks", "manor", "tavern"]
    assert starting(state, "borrow") == []


@pytest.mark.rule("R-22", "C-DI-thieves_den-1")
def test_the_cardinal_borrows_the_rest_of_the_thieves_den() -> None:
    cards = ["thieves_den", "tavern", "docks", "manor", "church", "market"]
    state = facing("cardinal", [], [], 1, their_gold=3, hand=cards)
    do(state, "pay_cards", "discard tavern")
    do(state, "discard docks", "borrow thieves_den", "lender 1")
    do(state, "give manor", "give church", "give market")
    assert (city(state, 0), hand(state, 0), gold(state)[:2]) == (["thieves_den"], [], [0, 0])
    assert (deck(state)[-2:], hand(state, 1)) == (["tavern", "docks"], ["church", "manor", "market"])
