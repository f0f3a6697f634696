"""Rank 4 of the older editions: the King, and the Emperor, who moves the crown when revealed."""

from __future__ import annotations

import pytest
from tests.games.citadels.characters.seats import acting, called, dull, sits
from tests.games.citadels.playing import city, do, gold, hand, happened, options

from burgrave.games.citadels.cards import EMPEROR, KING

pytestmark = pytest.mark.rulesets("older")

CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
IMPERIAL = [*CAST[:3], "emperor", *CAST[4:]]


# ---- King -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-king-2", "R-20", "C-CH-king-4", "C-EOR-07", "C-TURN-06")
def test_the_king_is_crowned_before_he_gathers() -> None:
    seats = [sits("thief"), sits("assassin"), sits("king"), sits("warlord")]
    state = called("assassin", *seats, crown=1)
    do(state, "gold", "end", "gold", "end")
    assert (state.turn, state.crown, options(state)) == (2, 2, ["gold", "cards"])
    assert happened(state)[-2:] == [("reveal", 2, KING), ("crowned", 2)]
    dull(state)
    assert (state.crown, state.starter, state.to_act()) == (2, 2, 2)


@pytest.mark.rule("C-CH-king-4", "C-EOR-07")
@pytest.mark.parametrize("cast", [CAST, IMPERIAL])
def test_without_rank_4_the_crown_stays(cast: list[str]) -> None:
    seats = [sits("thief"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = dull(called("assassin", *seats, crown=2, characters=cast))
    assert (state.round, state.crown, state.to_act()) == (2, 2, 2)


@pytest.mark.rule("C-EOR-01", "C-CH-assassin-1", "C-CH-king-4")
def test_a_killed_king_is_crowned_when_the_round_ends() -> None:
    seats = [sits("thief"), sits("assassin"), sits("king"), sits("warlord")]
    state = do(called("assassin", *seats, crown=0), "kill king", "gold", "end")
    dull(state, until="warlord")
    assert (state.crown, ("silence", KING) in happened(state)) == (0, True)
    dull(state)
    assert (state.crown, state.to_act(), gold(state)[2]) == (2, 2, 0)
    assert ("heir", 2, KING) in happened(state)


@pytest.mark.rule("C-CH-king-1", "C-CH-king-2", "C-CALL-06")
def test_with_three_players_the_king_is_crowned_only_in_his_turn_as_king() -> None:
    seats = [
        sits("assassin", "bishop"),
        sits("thief", "king", city=["manor", "castle"]),
        sits("merchant", "warlord"),
    ]
    state = do(called("assassin", *seats, players=3, crown=2), "gold", "end")
    assert (state.turn, state.rank, state.crown) == (1, 2, 2)
    do(state, "gold", "end")
    assert (state.turn, state.rank, state.crown) == (1, 4, 1)
    do(state, "gold", "income", "end")
    assert gold(state)[1] == 6


# ---- Emperor --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-CH-emperor-2", "C-TURN-06", "R-05")
def test_the_emperor_moves_the_crown_before_anything_else() -> None:
    state = called("emperor", sits("emperor", city=["manor"]), sits(), sits(), sits(), crown=2)
    assert options(state) == ["crown 1", "crown 3"]
    do(state, "crown 3")
    assert (state.crown, options(state)) == (3, ["gold", "cards", "income"])
    do(state, "gold")
    assert options(state) == ["income", "end"]


@pytest.mark.rule("C-CH-emperor-1", "C-TURN-07", "C-DI-school_of_magic-1")
def test_the_emperor_earns_gold_for_noble_districts() -> None:
    mine = sits("emperor", city=["manor", "castle", "prison", "school_of_magic"])
    state = do(called("emperor", mine, crown=2), "crown 1", "gold", "income")
    assert (gold(state)[0], options(state)) == (5, ["end"])


@pytest.mark.rule("C-CH-emperor-4")
@pytest.mark.parametrize(
    ("answer", "stash", "theirs", "mine"),
    [
        ("pay_gold", [1, 2, 5], ["docks", "manor"], []),
        ("give manor", [0, 3, 5], ["docks"], ["manor"]),
        ("give docks", [0, 3, 5], ["manor"], ["docks"]),
    ],
)
def test_the_crowned_player_chooses_what_to_give_the_emperor(
    answer: str, stash: list[int], theirs: list[str], mine: list[str]
) -> None:
    seats = [sits("emperor"), sits(gold=3, hand=["manor", "docks"]), sits(gold=5)]
    state = do(called("emperor", *seats, crown=2), "crown 1")
    assert (state.to_act(), state.turn) == (1, 0)
    assert sorted(options(state)) == ["give docks", "give manor", "pay_gold"]
    do(state, answer)
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    assert (gold(state)[:3], hand(state, 1), hand(state, 0)) == (stash, theirs, mine)


@pytest.mark.rule("C-CH-emperor-4", "C-INF-09")
def test_only_two_players_see_the_card_given_to_the_emperor() -> None:
    seats = [sits("emperor"), sits(gold=3, hand=["manor"]), sits()]
    state = do(called("emperor", *seats, crown=2), "crown 1", "give manor")
    kinds = {seat: [event[0] for event in happened(state, seat)] for seat in (0, 1, 2)}
    assert ["card_seen" in kinds[seat] for seat in (0, 1, 2)] == [True, True, False]
    assert "card_moves" in kinds[2]
    state = do(called("emperor", *seats, crown=2), "crown 1", "pay_gold")
    assert ("pays", 1, 0, 1) in happened(state)


@pytest.mark.rule("C-CH-emperor-4", "C-CH-emperor-5")
def test_a_crowned_player_without_gold_gives_a_card_and_without_cards_gives_gold() -> None:
    state = do(called("emperor", sits("emperor"), sits(hand=["manor"]), crown=2), "crown 1")
    assert (state.to_act(), options(state)) == (1, ["give manor"])
    do(state, "give manor")
    assert (hand(state, 0), gold(state)[:2]) == (["manor"], [0, 0])
    state = do(called("emperor", sits("emperor"), sits(gold=4), crown=2), "crown 1")
    assert (state.to_act(), gold(state)[:2], options(state)) == (0, [1, 3], ["gold", "cards"])


@pytest.mark.rule("C-CH-emperor-4", "C-BLD-03")
def test_the_emperor_may_use_the_gift_in_the_same_turn() -> None:
    state = called("emperor", sits("emperor", gold=1), sits(hand=["manor"]), crown=0)
    do(state, "crown 1", "give manor", "gold", "build manor", "end")
    assert (city(state, 0), gold(state)[0]) == (["manor"], 0)


@pytest.mark.rule("C-EOR-04", "C-CH-assassin-1", "R-49", "C-CH-emperor-2")
@pytest.mark.parametrize("crown", [1, 2])
def test_a_killed_emperor_leaves_the_crown_where_it_is(crown: int) -> None:
    seats = [sits("thief"), sits("assassin", hand=["manor"]), sits("emperor"), sits("warlord")]
    state = dull(do(called("assassin", *seats, crown=crown), "kill emperor", "gold", "end"))
    assert (state.round, state.crown, state.to_act()) == (2, crown, crown)
    assert (gold(state)[2], hand(state, 2)) == (0, [])
    assert ("heir", 2, EMPEROR) not in happened(state)


@pytest.mark.rule("C-CH-emperor-2", "C-CH-king-4", "C-CALL-06")
def test_with_three_players_the_emperor_crowns_the_third() -> None:
    seats = [sits("emperor", "bishop"), sits("assassin", "thief"), sits("merchant", "warlord", gold=1)]
    state = called("emperor", *seats, players=3, crown=1)
    assert options(state) == ["crown 2"]
    do(state, "crown 2")
    assert gold(state) == [1, 0, 0]
    dull(state)
    assert (state.round, state.crown, state.to_act()) == (2, 2, 2)


@pytest.mark.rule("C-CH-king-1", "C-TURN-07")
def test_the_kings_income_does_not_include_later_builds() -> None:
    state = do(acting("king", sits("king", gold=3, hand=["manor"], city=["castle"])), "income", "build manor")
    assert (gold(state)[0], options(state)) == (1, ["end"])
