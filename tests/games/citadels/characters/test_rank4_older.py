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
def test_the_crown_comes_to_the_king_before_he_gathers() -> None:
    """The King is crowned automatically before he gathers, keeps the crown, and chooses first in the next round."""
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
    """If nobody holds the King or the Emperor, the same player chooses first again."""
    seats = [sits("thief"), sits("assassin"), sits("bishop"), sits("warlord")]
    state = dull(called("assassin", *seats, crown=2, characters=cast))
    assert (state.round, state.crown, state.to_act()) == (2, 2, 2)


@pytest.mark.rule("C-EOR-01", "C-CH-assassin-1", "C-CH-king-4")
def test_a_killed_king_is_crowned_when_the_round_ends() -> None:
    """A killed King has no turn and stays hidden until the last call; then he is revealed and crowned."""
    seats = [sits("thief"), sits("assassin"), sits("king"), sits("warlord")]
    state = do(called("assassin", *seats, crown=0), "kill king", "gold", "end")
    dull(state, until="warlord")
    assert (state.crown, ("silence", KING) in happened(state)) == (0, True)
    dull(state)
    assert (state.crown, state.to_act(), gold(state)[2]) == (2, 2, 0)
    assert ("heir", 2, KING) in happened(state)


@pytest.mark.rule("C-CH-king-1", "C-CH-king-2", "C-CALL-06")
def test_with_three_players_a_king_with_two_characters_is_crowned_in_his_turn_as_king() -> None:
    """A player who is Thief and King gets the crown and the noble income only in the King's turn."""
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
    """Before anything else, the Emperor must crown a player other than himself and the holder."""
    state = called("emperor", sits("emperor", city=["manor"]), sits(), sits(), sits(), crown=2)
    assert options(state) == ["crown 1", "crown 3"]
    do(state, "crown 3")
    assert (state.crown, options(state)) == (3, ["gold", "cards", "income"])
    do(state, "gold")
    assert options(state) == ["income", "end"]


@pytest.mark.rule("C-CH-emperor-1", "C-TURN-07", "C-DI-school_of_magic-1")
def test_the_emperor_earns_gold_for_noble_districts() -> None:
    """The Emperor gets one gold for each noble district, including the School of Magic, once in the turn."""
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
def test_the_new_crowned_player_chooses_what_to_give(
    answer: str, stash: list[int], theirs: list[str], mine: list[str]
) -> None:
    """The newly crowned player gives the Emperor one gold or a chosen card; giving nothing is not an option."""
    seats = [sits("emperor"), sits(gold=3, hand=["manor", "docks"]), sits(gold=5)]
    state = do(called("emperor", *seats, crown=2), "crown 1")
    assert (state.to_act(), state.turn) == (1, 0)
    assert sorted(options(state)) == ["give docks", "give manor", "pay_gold"]
    do(state, answer)
    assert (state.to_act(), options(state)) == (0, ["gold", "cards"])
    assert (gold(state)[:3], hand(state, 1), hand(state, 0)) == (stash, theirs, mine)


@pytest.mark.rule("C-CH-emperor-4", "C-INF-09")
def test_the_card_that_is_given_is_seen_by_two() -> None:
    """A third player sees that a card is given to the Emperor, but not which; a gift of gold is public."""
    seats = [sits("emperor"), sits(gold=3, hand=["manor"]), sits()]
    state = do(called("emperor", *seats, crown=2), "crown 1", "give manor")
    kinds = {seat: [event[0] for event in happened(state, seat)] for seat in (0, 1, 2)}
    assert ["card_seen" in kinds[seat] for seat in (0, 1, 2)] == [True, True, False]
    assert "card_moves" in kinds[2]
    state = do(called("emperor", *seats, crown=2), "crown 1", "pay_gold")
    assert ("pays", 1, 0, 1) in happened(state)


@pytest.mark.rule("C-CH-emperor-4", "C-CH-emperor-5")
def test_only_what_is_there_can_be_given() -> None:
    """A crowned player without gold must give a card; a crowned player without cards gives one gold automatically."""
    state = do(called("emperor", sits("emperor"), sits(hand=["manor"]), crown=2), "crown 1")
    assert (state.to_act(), options(state)) == (1, ["give manor"])
    do(state, "give manor")
    assert (hand(state, 0), gold(state)[:2]) == (["manor"], [0, 0])
    state = do(called("emperor", sits("emperor"), sits(gold=4), crown=2), "crown 1")
    assert (state.to_act(), gold(state)[:2], options(state)) == (0, [1, 3], ["gold", "cards"])


@pytest.mark.rule("C-CH-emperor-4", "C-BLD-03")
def test_what_he_is_given_may_be_used_in_the_turn() -> None:
    """The Emperor may build the card he was given in the same turn, with the gold he gathers."""
    state = called("emperor", sits("emperor", gold=1), sits(hand=["manor"]), crown=0)
    do(state, "crown 1", "give manor", "gold", "build manor", "end")
    assert (city(state, 0), gold(state)[0]) == (["manor"], 0)


@pytest.mark.rule("C-EOR-04", "C-CH-assassin-1", "R-49", "C-CH-emperor-2")
@pytest.mark.parametrize("crown", [1, 2])
def test_a_killed_emperor_leaves_the_crown_where_it_is(crown: int) -> None:
    """A killed Emperor is not revealed, gets nothing and has no decision; the crown stays, even if he has it."""
    seats = [sits("thief"), sits("assassin", hand=["manor"]), sits("emperor"), sits("warlord")]
    state = dull(do(called("assassin", *seats, crown=crown), "kill emperor", "gold", "end"))
    assert (state.round, state.crown, state.to_act()) == (2, crown, crown)
    assert (gold(state)[2], hand(state, 2)) == (0, [])
    assert ("heir", 2, EMPEROR) not in happened(state)


@pytest.mark.rule("C-CH-emperor-2", "C-CH-king-4", "C-CALL-06")
def test_with_three_players_the_emperor_crowns_the_third() -> None:
    """The Emperor must crown the only other player without the crown, who chooses first in the next round."""
    seats = [sits("emperor", "bishop"), sits("assassin", "thief"), sits("merchant", "warlord", gold=1)]
    state = called("emperor", *seats, players=3, crown=1)
    assert options(state) == ["crown 2"]
    do(state, "crown 2")
    assert gold(state) == [1, 0, 0]
    dull(state)
    assert (state.round, state.crown, state.to_act()) == (2, 2, 2)


@pytest.mark.rule("C-CH-king-1", "C-TURN-07")
def test_the_king_does_not_split_his_income() -> None:
    """The King's income, if taken before building, does not include a Manor built afterwards."""
    state = do(acting("king", sits("king", gold=3, hand=["manor"], city=["castle"])), "income", "build manor")
    assert (gold(state)[0], options(state)) == (1, ["end"])
