"""End of a round and of the game: a killed rank 4 character, points, and places (rules 2.6, 2.7 and 9.8)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.citadels.idling import idle
from tests.games.citadels.playing import at, city, deck, do, gold, hand, happened, options, score

from burgrave.games.citadels import cards
from burgrave.games.citadels.rules.state import CitadelsState

# seven districts each, none of them unique: 12 points and 14 points
TWELVE = ["tavern", "market", "temple", "church", "watchtower", "prison", "manor"]
FOURTEEN = ["trading_post", "market", "temple", "church", "watchtower", "prison", "castle"]
EIGHTH = "monastery"  # the eighth district, required in the older editions


def play_out(state: CitadelsState) -> CitadelsState:
    """Play uneventful turns until the round or the game ends, or a different kind of decision comes up."""
    number = state.round
    while not state.is_over() and state.round == number and {"end", "gold", "decline"} & set(options(state)):
        idle(state)
    return state


def names(state: CitadelsState, mark: int, seat: int | None = None) -> list[str]:
    return [event[0] for event in happened(state, seat, mark=mark)]


# ---- killed rank 4 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-EOR-01", "C-EOR-02", "C-EOR-07")
@pytest.mark.parametrize("fourth", ["king", "patrician"])
def test_killed_king_or_patrician_is_revealed_at_the_end_and_crowned(fourth: str) -> None:
    state = at(
        crown=1,
        characters=[fourth],
        seats=[
            {"characters": ["assassin"]},
            {"characters": ["thief"]},
            {"characters": [fourth]},
            {"characters": ["warlord"]},
        ],
        turn={"character": "assassin"},
    )
    do(state, f"kill {fourth}")
    mark = state.event_count()
    do(state, "gold", "end", "gold", "end", "gold")
    assert state.crown == 1 and "heir" not in names(state, mark)
    do(state, "end")
    events = happened(state, mark=mark)
    number = cards.CHARACTER_NAMES.index(fourth)
    assert events.index(("heir", 2, number)) < events.index(("crowned", 2)) < events.index(("round", 2, 2))
    assert (state.crown, state.to_act(), state.round) == (2, 2, 2)


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOR-01")
def test_crown_stays_if_nobody_holds_the_killed_king() -> None:
    state = at(
        crown=1,
        characters=["king"],
        seats=[{"characters": [name]} for name in ("assassin", "thief", "bishop", "warlord")],
        turn={"character": "assassin"},
    )
    do(state, "kill king")
    mark = state.event_count()
    play_out(state)
    assert (state.crown, state.to_act()) == (1, 1)
    assert not {"heir", "crowned"} & set(names(state, mark))


@pytest.mark.rule("C-EOR-03")
def test_killed_emperor_moves_the_crown_and_takes_nothing() -> None:
    state = at(
        crown=1,
        characters=["emperor"],
        seats=[{"characters": [name]} for name in ("assassin", "thief", "emperor", "warlord")],
        turn={"character": "assassin"},
    )
    do(state, "kill emperor")
    mark = state.event_count()
    play_out(state)
    assert ("heir", 2, cards.EMPEROR) in happened(state, mark=mark)
    assert state.to_act() == 2 and options(state) == ["crown 0", "crown 3"]
    before = gold(state), [len(hand(state, seat)) for seat in range(4)]
    do(state, "crown 3")
    assert (state.crown, state.round, state.to_act()) == (3, 2, 3)
    assert (gold(state), [len(hand(state, seat)) for seat in range(4)]) == before


@pytest.mark.rule("C-EOR-03")
def test_killed_emperor_who_has_the_crown_gives_it_away() -> None:
    state = at(
        crown=2,
        characters=["emperor"],
        seats=[{"characters": [name]} for name in ("assassin", "thief", "emperor", "warlord")],
        turn={"character": "assassin"},
    )
    do(state, "kill emperor")
    play_out(state)
    assert options(state) == ["crown 0", "crown 1", "crown 3"]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOR-05")
@pytest.mark.parametrize("victim", ["thief", "magician", "bishop", "merchant", "architect", "warlord", "queen"])
def test_other_killed_characters_are_not_revealed(victim: str) -> None:
    others = [name for name in ("king", "thief", "warlord", "architect") if name != victim][:3]
    state = at(
        players=5,
        characters=["queen"],
        seats=[{"characters": [name]} for name in ("assassin", *others, victim)],
        turn={"character": "assassin"},
    )
    do(state, f"kill {victim}")
    mark = state.event_count()
    play_out(state)
    assert state.round == 2
    shown = [event for event in happened(state, mark=mark) if event[0] in ("reveal", "heir")]
    assert cards.CHARACTER_NAMES.index(victim) not in [event[2] for event in shown]
    assert 4 not in [event[1] for event in shown]
    assert "heir" not in names(state, mark)


@pytest.mark.rule("C-EOR-06", "C-INF-11")
def test_unrevealed_markers_are_removed_unseen() -> None:
    state = at(
        characters=["magistrate", "blackmailer", "king", "bishop", "warlord"],
        seats=[{"characters": [name]} for name in ("magistrate", "blackmailer", "king", "warlord")],
        turn={"character": "magistrate"},
    )
    do(state, "sign architect", "warrant magician", "warrant bishop", "gold", "end")
    do(state, "threaten merchant", "bluff architect")
    mark = state.event_count()
    play_out(state)
    assert state.round == 2
    assert not {"flipped", "confiscated", "signed", "real_threat"} & set(names(state, mark))
    for seat in (None, 0, 1, 2, 3):
        view: Any = state.view(seat)
        assert (view["warrants"], view["threats"], view["signed"], view["real_threat"]) == ([], [], None, None)
    for seat in (None, 1, 2, 3):
        assert not {"signed"} & set(names(state, 0, seat))
    for seat in (None, 0, 2, 3):
        assert not {"real_threat"} & set(names(state, 0, seat))


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOR-07")
def test_next_round_starts_with_the_crowned_player() -> None:
    state = at(
        crown=0,
        characters=["king"],
        seats=[{"characters": [name]} for name in ("thief", "king", "bishop", "warlord")],
        turn={"character": "thief"},
    )
    play_out(state)
    assert (state.round, state.crown, state.to_act()) == (2, 1, 1)
    assert all(option.startswith("pick ") for option in options(state))
    view: Any = state.view(None)
    assert [seat["characters"] for seat in view["seats"]] == [[], [], [], []]


# ---- end of the game --------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOG-01", "C-CALL-01")
def test_game_ends_after_the_round_of_a_complete_city(ruleset: str) -> None:
    state = at(
        first=0,
        characters=["artist"],
        seats=[{"characters": ["thief"], "city": TWELVE if ruleset == "2016" else [*TWELVE, EIGHTH]}]
        + [{"characters": [name]} for name in ("king", "warlord", "artist")],
        turn={"character": "thief"},
    )
    mark = state.event_count()
    play_out(state)
    assert state.is_over() and state.to_act() == -1 and state.open_seats() == []
    events = happened(state, mark=mark)
    assert [event[1] for event in events if event[0] == "reveal"] == [1, 2, 3]
    assert names(state, mark)[-1] == "finished" and "round" not in names(state, mark)
    assert [seat for seat in range(4) if state.legal(seat)] == []


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOG-01", "C-EOR-07")
def test_game_continues_without_a_complete_city(ruleset: str) -> None:
    state = at(
        seats=[{"characters": ["warlord"], "gold": 0, "city": TWELVE[: 6 if ruleset == "2016" else 7]}],
        turn={"character": "warlord"},
    )
    play_out(state)
    assert not state.is_over() and state.round == 2


# ---- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOG-02")
def test_each_district_scores_its_cost_and_the_gold_on_it() -> None:
    seats = [
        {"city": ["manor", "tavern", "palace"], "hand": ["castle"], "gold": 30},
        {"city": ["manor+", "market", "fortress+"]},
    ]
    state = at(players=4, characters=["artist"], seats=seats)
    assert (score(state, 0).districts, score(state, 0).total()) == (9, 9)
    assert (score(state, 1).districts, score(state, 1).total()) == (12, 12)
    assert state.scores()[:2] == [9, 12]


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOG-03")
@pytest.mark.parametrize(
    ("built", "bonus"),
    [
        (["manor", "temple", "tavern", "prison", "keep"], 3),
        (["manor", "temple", "tavern", "prison", "market"], 0),
        (["manor", "temple", "tavern", "keep", "smithy"], 0),
        (["manor", "temple", "tavern", "keep", "haunted_quarter"], 3),
        (["manor", "temple", "tavern", "prison", "haunted_quarter"], 3),
        (["manor", "temple", "tavern", "school_of_magic", "keep"], 0),
    ],
    ids=["five", "no unique", "no military", "haunted as military", "haunted as unique", "school stays unique"],
)
def test_bonus_for_all_five_types(built: list[str], bonus: int) -> None:
    """The Haunted Quarter may be any type; the School of Magic is always unique."""
    assert score(at(seats=[{"city": built}]), 0).all_types == bonus


@pytest.mark.rulesets("all")
@pytest.mark.rule("C-EOG-04", "R-37")
def test_bonus_for_complete_cities(ruleset: str) -> None:
    one, other, short = TWELVE, FOURTEEN, TWELVE[:6]
    if ruleset != "2016":
        one, other, short = [*one, EIGHTH], [*other, EIGHTH], [*short, EIGHTH]
    more = 0 if ruleset == "2016" else 3
    state = at(players=4, first=1, seats=[{"city": one}, {"city": other}, {"city": short}], phase="over")
    assert [score(state, seat).completion for seat in range(4)] == [2, 4, 0, 0]
    assert state.scores() == [14 + more, 18 + more, 9 + more, 0]


@pytest.mark.rule("C-EOG-05")
@pytest.mark.parametrize(
    ("seat", "extra"),
    [
        ({"city": ["dragon_gate"]}, 2),
        ({"city": ["imperial_treasury"], "gold": 6}, 6),
        ({"city": ["map_room"], "hand": ["tavern", "manor", "prison"]}, 3),
        ({"city": ["wishing_well", "keep", "manor"]}, 2),
        ({"city": ["keep", "manor"]}, 0),
        ({"city": [], "hand": ["secret_vault", "tavern"]}, 3),
        ({"city": ["dragon_gate", "map_room"], "hand": ["tavern"]}, 3),
    ],
)
def test_extra_points_of_uniques_are_added(seat: dict[str, Any], extra: int) -> None:
    state = at(seats=[seat])
    assert score(state, 0).uniques == extra
    assert score(state, 0).total() == score(state, 0).districts + extra


# ---- ties -------------------------------------------------------------------------------------------------------


def tied(first: list[str], second: list[str], **more: Any) -> CitadelsState:
    """Return a finished game in which seats 0 and 1 have equal points: 16, or 21 with two or three players."""
    more = {"players": 4, **more}
    few = more["players"] < 4
    seats = [
        {"characters": first, "city": TWELVE + (["palace"] if few else [])},
        {"characters": second, "city": FOURTEEN + (["palace"] if few else [])},
    ]
    return at(first=0, phase="over", seats=seats, **more)


@pytest.mark.rule("C-EOG-06", "R-03", "R-34")
@pytest.mark.parametrize(
    ("first", "second", "places"),
    [
        (["thief"], ["merchant"], [1, 0]),
        (["merchant"], ["thief"], [0, 1]),
        (["warlord"], ["bishop"], [0, 1]),
    ],
)
def test_tie_goes_to_the_higher_rank_revealed(first: list[str], second: list[str], places: list[int]) -> None:
    state = tied(first, second)
    assert state.scores()[:2] == [16, 16]
    assert [place - 1 for place in state.ranks()[:2]] == places


@pytest.mark.rule("C-EOG-06", "R-34")
def test_killed_character_does_not_break_a_tie_unless_it_is_the_king() -> None:
    """A killed King still breaks a tie, because he is revealed at the end of the round."""
    state = tied(["thief"], ["warlord"], killed="warlord")
    assert state.ranks()[:2] == [1, 2]
    state = tied(["thief"], ["king"], killed="king")
    assert state.ranks()[:2] == [2, 1]


@pytest.mark.rule("C-EOG-06", "R-34")
def test_higher_of_two_characters_breaks_the_tie() -> None:
    state = tied(["warlord", "assassin"], ["architect", "merchant"], players=2)
    assert state.scores() == [21, 21] and state.ranks() == [1, 2]
    state = tied(["warlord", "assassin"], ["architect", "merchant"], players=2, killed="warlord")
    assert state.ranks() == [2, 1]


@pytest.mark.rule("C-EOG-06", "R-34")
def test_witch_counts_as_rank_1_in_a_tie() -> None:
    state = tied(["witch"], ["thief"], characters=["witch"], bewitched="warlord")
    assert state.ranks()[:2] == [2, 1]
    state = tied(["witch"], ["warlord"], characters=["witch"], bewitched="warlord")
    assert state.ranks()[:2] == [2, 1]


@pytest.mark.rule("C-EOG-06")
def test_more_points_win_whatever_the_ranks() -> None:
    state = at(
        first=0,
        phase="over",
        seats=[
            {"characters": ["thief"], "city": FOURTEEN},
            {"characters": ["warlord"], "city": TWELVE},
            {"characters": ["king"], "city": ["manor"]},
            {"characters": ["bishop"], "city": ["docks"]},
        ],
    )
    assert state.scores() == [18, 14, 3, 3] and state.ranks() == [1, 2, 4, 3]


# ---- examples of the rulebook -----------------------------------------------------------------------------------


@pytest.mark.rule("C-EOG-08", "C-CALL-05", "C-TURN-07", "C-TURN-10")
@pytest.mark.parametrize("purse", [0, 3])
def test_printed_example_of_a_turn(purse: int) -> None:
    """The rulebook's example of a turn: the robbed Warlord gathers, destroys, takes income, and builds."""
    state = at(
        scenario="first-game",
        seats=[
            {
                "characters": ["warlord"],
                "gold": purse,
                "city": ["prison", "school_of_magic"],
                "hand": ["barracks", "watchtower"],
            },
            {"characters": ["architect"], "city": ["market"]},
            {"characters": ["thief"], "gold": 1},
            {"characters": ["king"]},
        ],
        turn={"character": "thief"},
    )
    do(state, "rob warlord", "gold", "end", "gold", "end", "gold", "end")
    assert state.to_act() == 0 and (gold(state)[0], gold(state)[2]) == (0, 3 + purse)
    do(state, "gold")
    assert gold(state)[0] == 2
    do(state, "destroy 1", "district market")
    assert gold(state)[0] == 1 and city(state, 1) == [] and deck(state)[-1] == "market"
    do(state, "income")
    assert gold(state)[0] == 3
    do(state, "build barracks")
    assert gold(state)[0] == 0 and "barracks" in city(state, 0)
    assert options(state) == ["end"]
    do(state, "end")
    assert state.round == 2


@pytest.mark.rule("C-EOG-09", "C-EOG-02", "C-EOG-03", "C-EOG-04", "C-EOG-05")
def test_printed_example_of_the_points() -> None:
    """The rulebook's example of scoring: the player with the first complete city scores 28, the other player 29."""
    state = at(
        players=4,
        first=0,
        phase="over",
        seats=[
            {"city": ["castle", "tavern", "trading_post", "monastery", "cathedral", "observatory", "haunted_quarter"]},
            {"city": ["docks", "trading_post", "barracks", "manor", "prison", "school_of_magic", "dragon_gate"]},
        ],
    )
    carlos, amanda = score(state, 0), score(state, 1)
    assert (carlos.districts, carlos.all_types, carlos.completion, carlos.uniques) == (21, 3, 4, 0)
    assert carlos.haunted_type == cards.MILITARY
    assert (amanda.districts, amanda.all_types, amanda.completion, amanda.uniques) == (25, 0, 2, 2)
    assert state.scores()[:2] == [28, 29]
    assert state.ranks()[:2] == [2, 1]
